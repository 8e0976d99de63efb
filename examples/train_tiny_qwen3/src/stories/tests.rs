//! Tests of the generator.

use super::*;

fn documents(seed: u64, stream: Stream, count: u64) -> Vec<String> {
    (0..count).map(|number| document(seed, stream, number)).collect()
}

/// Occurrences of a word.
fn occurrences(text: &str, word: &str) -> usize {
    text.split(|c: char| !c.is_alphabetic()).filter(|other| *other == word).count()
}

#[test]
fn a_document_depends_on_its_seed_its_stream_and_its_number() {
    let all = documents(1, Stream::Train, 50);
    assert_eq!(all, documents(1, Stream::Train, 50));
    assert_eq!(all[49], document(1, Stream::Train, 49));
    for (seed, stream) in [(2, Stream::Train), (1, Stream::HeldOut), (1 << 32, Stream::Train)] {
        let others = documents(seed, stream, 50);
        let equal = all.iter().zip(&others).filter(|(a, b)| a == b).count();
        assert!(equal < 5, "{equal} of 50 are equal");
    }
}

/// Every template is used many times in so many documents, and `expand` fails for a fact that does not exist.
#[test]
fn documents_are_whole_texts() {
    for text in documents(3, Stream::Train, 4000) {
        assert!(!text.contains(['[', '{', ']', '}']), "{text}");
        assert!(!text.contains("  ") && !text.contains(" ."), "{text}");
        assert!(text.ends_with(END) && text.matches(END).count() == 1, "{text}");
        assert_eq!(text.contains(IM_START), text.contains("<think>"), "{text}");
        assert!(text.is_ascii(), "{text}");
    }
}

#[test]
fn a_story_names_the_hero_again_and_again() {
    for number in 0..300 {
        let dice = &mut Dice::new(5, Stream::Train, number);
        let made = story(dice, Wanted { creature: Some("fox"), ..Wanted::default() });
        assert!(occurrences(&made.text, "fox") >= 3, "{}", made.text);
        assert!(made.text.contains(&made.facts.hero.name) && made.text.contains(&made.facts.friend.name));
        let made = story(dice, Wanted { thing: Some("kite"), ..Wanted::default() });
        assert!(occurrences(&made.text, "kite") >= 4, "{}", made.text);
        let made = tale(dice, Wanted { thing: Some("kite"), ..Wanted::default() });
        assert!(occurrences(&made.text, "kite") >= 3 && made.facts.thing == "kite", "{}", made.text);
    }
}

#[test]
fn requests_name_what_the_answer_is_about() {
    let mut nouns = 0;
    for number in 0..500 {
        let made = dialogue(&mut Dice::new(7, Stream::Train, number));
        let Some((_, what)) = made.request.split_once("story about a") else { continue };
        let Some(noun) = CREATURES.iter().chain(&THINGS).find(|noun| occurrences(what, noun) > 0) else { continue };
        assert!(occurrences(&made.answer, noun) >= 2, "{}: {}", made.request, made.answer);
        nouns += 1;
    }
    assert!(nouns > 300, "{nouns} of 500 requests have a noun");
}

#[test]
fn alternatives_may_contain_others_and_facts_may_be_templates() {
    let fact = |key: &str| (key == "who").then(|| "[x|y]".to_owned());
    let mut seen = std::collections::BTreeSet::new();
    for number in 0..100 {
        seen.insert(expand(&mut Dice::new(1, Stream::Train, number), "<[a|b[c|]|{who}]>", &fact));
    }
    assert_eq!(seen.into_iter().collect::<Vec<_>>(), ["<a>", "<b>", "<bc>", "<x>", "<y>"]);
}

#[test]
fn sentences_begin_with_a_capital_letter() {
    assert_eq!(sentences("a fox. an owl! \"hi!\" said it. the end"), "A fox. An owl! \"hi!\" said it. The end");
}

/// `tools/training_reference.py` reads the file, which `train_tiny_qwen3 stories 100 --documents` prints.
#[test]
fn the_documents_for_the_reference_are_those_of_the_generator() {
    let file = include_str!("../../../../tools/tiny_qwen3/documents.txt");
    assert!(file.lines().eq(documents(1, Stream::Train, 100).join("\n").lines()), "write the file again");
}
