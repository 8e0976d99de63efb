//! The words that stories are made of. There are many nouns and names, so that a model can predict those of a story
//! only by copying them from its beginning or from the request.

use super::dice::Dice;

/// Heroes and friends.
pub(crate) const CREATURES: [&str; 80] = [
    "fox",
    "rabbit",
    "bear",
    "mouse",
    "owl",
    "frog",
    "duck",
    "cat",
    "dog",
    "pig",
    "hen",
    "goat",
    "turtle",
    "squirrel",
    "hedgehog",
    "deer",
    "wolf",
    "lion",
    "bee",
    "dragon",
    "robot",
    "whale",
    "tiger",
    "monkey",
    "horse",
    "sheep",
    "cow",
    "goose",
    "swan",
    "crow",
    "sparrow",
    "eagle",
    "parrot",
    "penguin",
    "seal",
    "dolphin",
    "otter",
    "beaver",
    "badger",
    "mole",
    "hamster",
    "camel",
    "donkey",
    "zebra",
    "elephant",
    "giraffe",
    "koala",
    "panda",
    "kangaroo",
    "crab",
    "snail",
    "ant",
    "spider",
    "butterfly",
    "beetle",
    "lizard",
    "snake",
    "crocodile",
    "witch",
    "wizard",
    "giant",
    "fairy",
    "pirate",
    "knight",
    "king",
    "queen",
    "baker",
    "farmer",
    "sailor",
    "teacher",
    "doctor",
    "painter",
    "puppy",
    "kitten",
    "pony",
    "lamb",
    "chick",
    "bat",
    "octopus",
    "dinosaur",
];

/// What is lost, broken or found.
pub(crate) const THINGS: [&str; 60] = [
    "ball",
    "kite",
    "hat",
    "key",
    "bell",
    "drum",
    "boat",
    "book",
    "lamp",
    "ring",
    "scarf",
    "basket",
    "coat",
    "shoe",
    "cup",
    "spoon",
    "doll",
    "puzzle",
    "blanket",
    "pillow",
    "clock",
    "watch",
    "mirror",
    "brush",
    "pencil",
    "crown",
    "flute",
    "guitar",
    "whistle",
    "balloon",
    "button",
    "coin",
    "necklace",
    "bucket",
    "rope",
    "ladder",
    "lantern",
    "telescope",
    "compass",
    "umbrella",
    "backpack",
    "wagon",
    "sled",
    "bicycle",
    "teapot",
    "plate",
    "feather",
    "shell",
    "stone",
    "marble",
    "ribbon",
    "glove",
    "sock",
    "mitten",
    "bottle",
    "candle",
    "purse",
    "letter",
    "picture",
    "wheel",
];

pub(crate) const GIRLS: [&str; 30] = [
    "Mia", "Lily", "Anna", "Ella", "Rosa", "Nora", "Lucy", "Sara", "Emma", "Ruby", "Zoe", "Ivy", "Alice", "Clara",
    "Daisy", "Eva", "Fiona", "Grace", "Hannah", "Iris", "Julia", "Kate", "Lena", "Molly", "Olivia", "Penny", "Rita",
    "Sophie", "Tina", "Wendy",
];

pub(crate) const BOYS: [&str; 30] = [
    "Tom", "Max", "Ben", "Sam", "Leo", "Jack", "Finn", "Tim", "Oscar", "Hugo", "Felix", "Otto", "Adam", "Bruno",
    "Charlie", "David", "Eric", "Fred", "George", "Henry", "Ian", "Jacob", "Kevin", "Luke", "Noah", "Oliver", "Paul",
    "Ralph", "Simon", "Victor",
];

pub(crate) const MOODS: [&str; 20] = [
    "little", "brave", "kind", "curious", "shy", "clever", "gentle", "cheerful", "sleepy", "old", "young", "tiny",
    "happy", "lonely", "hungry", "funny", "quiet", "lazy", "proud", "friendly",
];

pub(crate) const PLACES: [&str; 12] =
    ["forest", "village", "valley", "garden", "meadow", "farm", "town", "wood", "castle", "island", "desert", "city"];

pub(crate) const LANDS: [&str; 8] = ["green", "quiet", "sunny", "peaceful", "small", "far away", "beautiful", "snowy"];

pub(crate) const COLOURS: [&str; 8] = ["red", "blue", "yellow", "green", "golden", "silver", "white", "shiny"];

pub(crate) const FOODS: [&str; 12] = [
    "apples", "berries", "nuts", "cookies", "pears", "carrots", "plums", "cherries", "pancakes", "grapes", "tomatoes",
    "beans",
];

pub(crate) const SKILLS: [&str; 12] = [
    "swim",
    "sing",
    "dance",
    "paint",
    "read",
    "fly a kite",
    "climb trees",
    "bake bread",
    "play the flute",
    "whistle",
    "juggle",
    "skate",
];

pub(crate) const SPOTS: [&str; 12] = [
    "under the old bridge",
    "behind the big rock",
    "beside the river",
    "on top of the hill",
    "under the oak tree",
    "near the pond",
    "inside the barn",
    "in the tall grass",
    "in the cave",
    "by the well",
    "behind the mill",
    "at the beach",
];

const STARTS: [&str; 16] = ["B", "D", "F", "G", "H", "K", "L", "M", "N", "P", "R", "S", "T", "V", "Z", "J"];
const VOWELS: [&str; 5] = ["a", "e", "i", "o", "u"];
const MIDDLES: [&str; 14] = ["b", "d", "l", "ll", "m", "n", "nn", "p", "r", "rr", "s", "t", "v", "z"];

/// A name, of a girl or of a boy. One of three is invented.
pub(crate) fn name(dice: &mut Dice, girl: bool) -> String {
    if dice.chance(33) {
        let (start, first, middle) = (dice.pick(&STARTS), dice.pick(&VOWELS), dice.pick(&MIDDLES));
        return format!("{start}{first}{middle}{}", if girl { "a" } else { "o" });
    }
    dice.pick(if girl { &GIRLS } else { &BOYS }).to_owned()
}

/// A word with its indefinite article.
pub(crate) fn with_article(word: &str) -> String {
    let article = if word.starts_with(['a', 'e', 'i', 'o', 'u']) { "an" } else { "a" };
    format!("{article} {word}")
}
