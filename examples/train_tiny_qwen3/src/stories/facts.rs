//! The facts of a story.

use super::dice::Dice;
use super::words::{COLOURS, CREATURES, FOODS, LANDS, MOODS, PLACES, SKILLS, SPOTS, THINGS, name, with_article};

/// What a request determines. The other facts are random.
#[derive(Clone, Debug, Default)]
pub(crate) struct Wanted {
    /// The hero is one.
    pub(crate) creature: Option<&'static str>,
    /// The hero's name, and whether it is that of a girl.
    pub(crate) name: Option<(String, bool)>,
    /// How the hero is; not mentioned if it is `None` and the creature is not.
    pub(crate) mood: Option<&'static str>,
    /// What is lost.
    pub(crate) thing: Option<&'static str>,
}

/// A character.
#[derive(Clone, Debug)]
pub(crate) struct Character {
    pub(crate) name: String,
    pub(crate) creature: &'static str,
    girl: bool,
}

/// The facts of a story, which its templates refer to by name.
#[derive(Clone, Debug)]
pub(crate) struct Facts {
    pub(crate) hero: Character,
    pub(crate) friend: Character,
    mood: Option<&'static str>,
    place: &'static str,
    land: &'static str,
    pub(crate) thing: &'static str,
    colour: &'static str,
    food: &'static str,
    skill: &'static str,
    spots: [&'static str; 3],
}

impl Facts {
    pub(crate) fn new(dice: &mut Dice, wanted: Wanted) -> Facts {
        let (hero_name, girl) = wanted.name.unwrap_or_else(|| {
            let girl = dice.chance(50);
            (name(dice, girl), girl)
        });
        // A request determines whether the mood is mentioned.
        let mood = match wanted.creature {
            Some(_) => wanted.mood,
            None => dice.chance(50).then(|| dice.pick(&MOODS)),
        };
        let creature = wanted.creature.unwrap_or_else(|| dice.pick(&CREATURES));
        let hero = Character { name: hero_name, creature, girl };
        let friend_girl = dice.chance(50);
        let friend = Character {
            name: other(dice, |dice| name(dice, friend_girl), &hero.name),
            creature: other(dice, |dice| dice.pick(&CREATURES), &hero.creature),
            girl: friend_girl,
        };
        let first = dice.below(SPOTS.len());
        let second = 1 + dice.below(SPOTS.len() - 2);
        let third = second + 1 + dice.below(SPOTS.len() - 1 - second);
        Facts {
            hero,
            friend,
            mood,
            place: dice.pick(&PLACES),
            land: dice.pick(&LANDS),
            thing: wanted.thing.unwrap_or_else(|| dice.pick(&THINGS)),
            colour: dice.pick(&COLOURS),
            food: dice.pick(&FOODS),
            skill: dice.pick(&SKILLS),
            spots: [0, second, third].map(|step| SPOTS[(first + step) % SPOTS.len()]),
        }
    }

    /// The fact that a template names, which may itself be a template. Returns `None` for an unknown name.
    pub(crate) fn get(&self, key: &str) -> Option<String> {
        let pronoun = |character: &Character, she: &str, he: &str| if character.girl { she } else { he }.to_owned();
        Some(match key {
            "name" => self.hero.name.clone(),
            "creature" => self.hero.creature.to_owned(),
            "a_creature" => with_article(self.hero.creature),
            "hero" => "[{name}|the {creature}]".to_owned(),
            "Hero" => "[{name}|The {creature}]".to_owned(),
            "he" => pronoun(&self.hero, "she", "he"),
            "his" => pronoun(&self.hero, "her", "his"),
            "him" => pronoun(&self.hero, "her", "him"),
            "He" => pronoun(&self.hero, "She", "He"),
            "His" => pronoun(&self.hero, "Her", "His"),
            "friend" => self.friend.name.clone(),
            "beast" => self.friend.creature.to_owned(),
            "a_beast" => with_article(self.friend.creature),
            "pal" => "[{friend}|the {beast}]".to_owned(),
            "Pal" => "[{friend}|The {beast}]".to_owned(),
            "fhe" => pronoun(&self.friend, "she", "he"),
            "fHe" => pronoun(&self.friend, "She", "He"),
            "fhis" => pronoun(&self.friend, "her", "his"),
            "fhim" => pronoun(&self.friend, "her", "him"),
            "a_hero" => match self.mood {
                Some(mood) => format!("{} {}", with_article(mood), self.hero.creature),
                None => with_article(self.hero.creature),
            },
            "place" => self.place.to_owned(),
            "a_land" => with_article(self.land),
            "thing" => self.thing.to_owned(),
            "a_thing" => with_article(self.thing),
            "colour" => self.colour.to_owned(),
            "a_colour" => with_article(self.colour),
            "food" => self.food.to_owned(),
            "skill" => self.skill.to_owned(),
            "spot" => self.spots[0].to_owned(),
            "spot2" => self.spots[1].to_owned(),
            "spot3" => self.spots[2].to_owned(),
            "time" => "[One day|One morning|One sunny day|One evening|One cold day|One afternoon]".to_owned(),
            _ => return None,
        })
    }
}

/// A random value that is not `than`.
fn other<T: PartialEq>(dice: &mut Dice, mut one: impl FnMut(&mut Dice) -> T, than: &T) -> T {
    loop {
        let value = one(dice);
        if value != *than {
            return value;
        }
    }
}
