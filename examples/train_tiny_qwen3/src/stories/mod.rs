//! Generates children's stories, and dialogues that ask for them.
//!
//! | file | contents |
//! |---|---|
//! | `dice` | random choices |
//! | `facts` | the facts of a story: who, where, what |
//! | `plots` | the templates |
//! | `template` | expands templates |
//! | `tests` | what every document keeps to |
//! | `words` | nouns, names and other words |
//!
//! The facts of a story are chosen first, so that its text is about one hero from the first sentence to the last.
//!
//! **Invariant:** a document is a function of its seed, its stream and its number.

mod dice;
mod facts;
mod plots;
mod template;
mod words;

pub(crate) use dice::{Dice, Stream};

use facts::{Facts, Wanted};
use plots::{
    ENDINGS, HABITS, INTRODUCTION, LOST, LOST_TALES, MORALS, OPENINGS, OTHERS, PLOTS, REPEAT, REQUESTS,
    SHORT_INTRODUCTION, SHORT_REQUESTS, TALES,
};
use template::expand;
use words::{CREATURES, MOODS, THINGS, name, with_article};

/// The control tokens of documents.
pub(crate) const END: &str = "<|endoftext|>";
pub(crate) const IM_START: &str = "<|im_start|>";
pub(crate) const IM_END: &str = "<|im_end|>";

/// A story with what it is about.
struct Story {
    facts: Facts,
    plot: usize,
    text: String,
}

/// A story of two or three paragraphs.
fn story(dice: &mut Dice, wanted: Wanted) -> Story {
    let plot = if wanted.thing.is_some() { LOST } else { dice.below(PLOTS.len()) };
    let facts = Facts::new(dice, wanted);
    let mut expanded = |list: &[&str]| -> String {
        let parts: Vec<String> = list.iter().map(|part| expand(dice, part, &|key| facts.get(key))).collect();
        parts.into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join(" ")
    };
    let body = &PLOTS[plot].body;
    let (middle, end) = (expanded(&body[..3]), expanded(&body[3..]));
    let mut one = |list: &[&'static str]| {
        let template = dice.pick(list);
        expand(dice, template, &|key| facts.get(key))
    };
    let (opening, habit) = (one(&OPENINGS), one(&HABITS));
    let opening = format!("{opening} {habit}").trim().to_owned();
    let ending = format!("{end} {}{}", one(&ENDINGS), one(&MORALS));
    let text = [opening, middle, ending].join(if dice.chance(70) { "\n\n" } else { " " });
    Story { facts, plot, text }
}

/// A story of a few sentences.
fn tale(dice: &mut Dice, wanted: Wanted) -> Story {
    let template = if wanted.thing.is_some() { dice.pick(&LOST_TALES) } else { dice.pick(&TALES) };
    let facts = Facts::new(dice, wanted);
    let text = sentences(&expand(dice, template, &|key| facts.get(key)));
    Story { facts, plot: LOST, text }
}

/// The text with a capital letter at its start, and after each end of a sentence that a blank follows.
fn sentences(text: &str) -> String {
    let mut before = ['.', ' '];
    let capital = |c: char| {
        let start = matches!(before, ['.' | '!' | '?', ' ']);
        before = [before[1], c];
        if start { c.to_ascii_uppercase() } else { c }
    };
    text.chars().map(capital).collect()
}

/// A plain story.
pub(crate) fn plain(dice: &mut Dice) -> String {
    match dice.chance(70) {
        true => story(dice, Wanted::default()).text,
        false => {
            let wanted = match dice.chance(25) {
                true => Wanted { thing: Some(dice.pick(&THINGS)), ..Wanted::default() },
                false => Wanted::default(),
            };
            tale(dice, wanted).text
        }
    }
}

/// One exchange.
struct Dialogue {
    request: String,
    /// What the assistant thinks before it answers.
    plan: String,
    answer: String,
}

fn dialogue(dice: &mut Dice) -> Dialogue {
    match dice.below(100) {
        0..5 => {
            let [request, answer] = dice.pick(&OTHERS);
            let none = |_: &str| None;
            Dialogue { request: expand(dice, request, &none), plan: "A short answer.".into(), answer: answer.into() }
        }
        5..15 => repeated(dice),
        15..25 => continued(dice),
        25..30 => {
            let story = story(dice, Wanted::default());
            asked(dice, false, PLOTS[story.plot].about, &story)
        }
        _ => {
            let (what, wanted) = subject(dice);
            let short = dice.chance(50);
            let story = if short { tale(dice, wanted) } else { story(dice, wanted) };
            asked(dice, short, &what, &story)
        }
    }
}

/// The user gives words, and the assistant repeats them.
fn repeated(dice: &mut Dice) -> Dialogue {
    let count = 4 + dice.below(9);
    let one = |dice: &mut Dice| match dice.below(3) {
        0 => dice.pick(&CREATURES).to_owned(),
        1 => dice.pick(&THINGS).to_owned(),
        _ => {
            let girl = dice.chance(50);
            name(dice, girl)
        }
    };
    let words = (0..count).map(|_| one(dice)).collect::<Vec<_>>().join(" ");
    let request = expand(dice, REPEAT, &|key| (key == "words").then(|| words.clone()));
    Dialogue { request, plan: "I repeat the words.".to_owned(), answer: format!("{words}.") }
}

/// What a request is about, and the facts that it determines.
fn subject(dice: &mut Dice) -> (String, Wanted) {
    let (creature, mood, thing) = (dice.pick(&CREATURES), dice.pick(&MOODS), dice.pick(&THINGS));
    let girl = dice.chance(50);
    let named = name(dice, girl);
    let hero = Wanted { creature: Some(creature), ..Wanted::default() };
    match dice.below(100) {
        0..35 => (with_article(creature), hero),
        35..50 => (format!("{} {creature}", with_article(mood)), Wanted { mood: Some(mood), ..hero }),
        50..70 => (format!("{} named {named}", with_article(creature)), Wanted { name: Some((named, girl)), ..hero }),
        _ => (format!("a lost {thing}"), Wanted { thing: Some(thing), ..Wanted::default() }),
    }
}

/// A request, and a story as its answer.
fn asked(dice: &mut Dice, short: bool, what: &str, story: &Story) -> Dialogue {
    let fact = |key: &str| if key == "what" { Some(what.to_owned()) } else { story.facts.get(key) };
    let (request, introduction, plan) = match short {
        true => (dice.pick(&SHORT_REQUESTS), SHORT_INTRODUCTION, "A short story."),
        false => (dice.pick(&REQUESTS), INTRODUCTION, PLOTS[story.plot].plan),
    };
    let [request, introduction, plan] = [request, introduction, plan].map(|template| expand(dice, template, &fact));
    Dialogue { request, plan, answer: format!("{introduction} {}", story.text) }
}

/// The user gives the first words, and the assistant tells the story that begins with them.
fn continued(dice: &mut Dice) -> Dialogue {
    const START: &str = "Once upon a time";
    let mut story = story(dice, Wanted::default());
    let request = if dice.chance(35) {
        while !story.text.starts_with(START) {
            story = self::story(dice, Wanted::default());
        }
        START.to_owned()
    } else {
        let words: Vec<&str> = story.text.lines().next().unwrap_or_default().split(' ').collect();
        let count = 3 + dice.below(words.len().saturating_sub(4).max(1));
        words[..count.min(words.len())].join(" ")
    };
    let plan = expand(dice, PLOTS[story.plot].plan, &|key| story.facts.get(key));
    Dialogue { request, plan, answer: story.text }
}

/// A training document with its control tokens: a plain story, or a dialogue in the format of the chat template.
pub(crate) fn document(seed: u64, stream: Stream, number: u64) -> String {
    let dice = &mut Dice::new(seed, stream, number);
    if dice.chance(30) {
        return plain(dice) + END;
    }
    let Dialogue { request, plan, answer } = dialogue(dice);
    let plan = if dice.chance(80) { "\n\n".to_owned() } else { format!("\n{plan}\n") };
    format!("{IM_START}user\n{request}{IM_END}\n{IM_START}assistant\n<think>{plan}</think>\n\n{answer}{IM_END}\n{END}")
}

#[cfg(test)]
mod tests;
