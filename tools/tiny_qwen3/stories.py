"""A small grammar that generates children's stories, and dialogs that ask for them.

Everything is drawn from one `random.Random`, so a seed fixes the text. A template is a string in
which `[a|b|c]` picks one alternative (they nest) and `{name}` inserts a fact of the story. A story
is an opening, one of the plots below and an ending; its facts (who, where, what, which friend)
are drawn first, so that the text stays about one hero from the first sentence to the last.

    python3 stories.py 5 --seed 1        # print five stories
"""

import argparse
import random

ANIMALS = [
    "fox", "rabbit", "bear", "mouse", "owl", "frog", "duck", "cat", "dog", "pig", "hen", "goat",
    "turtle", "squirrel", "hedgehog", "deer", "wolf", "lion", "bee", "dragon", "robot", "whale",
]
GIRLS = ["Mia", "Lily", "Anna", "Ella", "Rosa", "Nora", "Lucy", "Sara", "Emma", "Ruby", "Zoe", "Ivy"]
BOYS = ["Tom", "Max", "Ben", "Sam", "Leo", "Jack", "Finn", "Tim", "Oscar", "Hugo", "Felix", "Otto"]
MOODS = ["little", "brave", "kind", "curious", "shy", "clever", "gentle", "cheerful", "sleepy", "old", "young", "tiny"]
PLACES = [
    "forest", "village", "valley", "garden", "meadow", "farm", "town", "wood",
]
LANDS = ["green", "quiet", "sunny", "peaceful", "small", "far away", "beautiful", "snowy"]
THINGS = ["ball", "kite", "hat", "key", "bell", "drum", "boat", "book", "lamp", "ring", "scarf", "basket"]
COLOURS = ["red", "blue", "yellow", "green", "golden", "silver", "white", "shiny"]
FOODS = ["apples", "berries", "nuts", "cookies", "pears", "carrots", "plums", "cherries"]
SKILLS = ["swim", "sing", "dance", "paint", "read", "fly a kite", "climb trees", "bake bread", "play the flute", "whistle"]
SPOTS = ["under the old bridge", "behind the big rock", "beside the river", "on top of the hill",
         "under the oak tree", "near the pond", "inside the barn", "in the tall grass", "in the cave", "by the well"]


def article(word):
    """`word` with its indefinite article."""
    return ("an " if word[0] in "aeiou" else "a ") + word


def pick(rng, text):
    """Expands every `[a|b]` of `text`, innermost first."""
    while True:
        end = text.find("]")
        if end < 0:
            return text
        start = text.rfind("[", 0, end)
        options = text[start + 1:end].split("|")
        text = text[:start] + rng.choice(options) + text[end + 1:]


class Facts(dict):
    """The facts of one story, by the names that templates use."""

    def __init__(self, rng, animal=None, name=None, mood=None, thing=None):
        super().__init__()
        girl = rng.random() < 0.5 if name is None else name in GIRLS
        self["name"] = name or rng.choice(GIRLS if girl else BOYS)
        if animal is None:
            animal = rng.choice(ANIMALS) if rng.random() < 0.85 else ("girl" if girl else "boy")
        self["animal"] = animal
        self["mood"] = mood or rng.choice(MOODS)
        self["a_mood"] = article(self["mood"])
        for key, she, he in [("he", "she", "he"), ("his", "her", "his"), ("him", "her", "him"),
                             ("He", "She", "He"), ("His", "Her", "His"), ("himself", "herself", "himself")]:
            self[key] = she if girl else he
        friend_girl = rng.random() < 0.5
        names = [n for n in (GIRLS if friend_girl else BOYS) if n != self["name"]]
        self["friend"] = rng.choice(names)
        self["beast"] = rng.choice([a for a in ANIMALS if a != animal])
        self["a_beast"] = article(self["beast"])
        for key, she, he in [("fhe", "she", "he"), ("fHe", "She", "He"), ("fhis", "her", "his"), ("fhim", "her", "him")]:
            self[key] = she if friend_girl else he
        self["place"] = rng.choice(PLACES)
        self["land"] = rng.choice(LANDS)
        self["a_land"] = article(self["land"])
        self["thing"] = thing or rng.choice(THINGS)
        self["colour"] = rng.choice(COLOURS)
        self["a_colour"] = article(self["colour"])
        self["food"] = rng.choice(FOODS)
        self["skill"] = rng.choice(SKILLS)
        spots = rng.sample(SPOTS, 3)
        self["spot"], self["spot2"], self["spot3"] = spots


OPENINGS = [
    "Once upon a time, there was {a_mood} {animal} named {name}. {He} lived in {a_land} {place}.",
    "Once upon a time, in {a_land} {place}, there lived {a_mood} {animal} named {name}.",
    "Once upon a time, {a_mood} {animal} named {name} lived [near|in|beside] {a_land} {place}.",
    "Long ago, in {a_land} {place}, there was {a_mood} {animal} whose name was {name}.",
    "There was once {a_mood} {animal} called {name}, who lived in {a_land} {place}.",
    "In {a_land} {place} lived {a_mood} {animal} named {name}.",
]
HABITS = [
    "{He} [loved|liked] to [play|run|sing|walk|dance] in the [sun|rain|snow|wind].",
    "Every [morning|day|evening], {he} went for a [long|short|slow] walk.",
    "{He} had [many friends|one good friend|a warm little house|a big garden].",
    "Everyone in the {place} [liked|loved|knew] {him}.",
    "{His} favorite food was {food}.",
    "",
    "",
]
TIMES = "[One day|One morning|One sunny day|One evening|One cold day|One afternoon]"

LOST = [
    TIMES + ", {name} could not find {his} {colour} {thing}. [\"Where is my {thing}?\" {he} asked.|{He} was very sad.|{He} looked everywhere at home.]",
    "{He} looked {spot}, but it was not there. [Then|Next] {he} looked {spot2}, but it was not there [either|at all].",
    "[Soon|Then|On the way] {he} met {a_beast} named {friend}. \"[Why are you sad|What is wrong|Can I help you]?\" asked {friend}.",
    "\"I have lost my {thing},\" said {name}. \"[Do not worry|Do not cry],\" said {friend}. \"We will [look for it|find it] together.\"",
    "They [walked|searched|looked] for [a long time|an hour|the whole day]. At last, {friend} saw something {colour} {spot3}. It was the {thing}!",
    "{name} was so happy that {he} [jumped up and down|laughed out loud|hugged {friend}]. \"Thank you, {friend}!\" {he} said.",
]
STORM = [
    TIMES + ", a big storm came. The wind was [loud|strong|cold] and the rain [fell and fell|would not stop].",
    "{name} was safe at home when {he} heard a [small|sad|quiet] voice. \"Help! Help!\" it cried.",
    "{He} [ran|went|hurried] outside and saw {a_beast} {spot}. It was {friend}, and {fhe} [was stuck in the mud|could not get home|had hurt {fhis} foot].",
    "{name} was [afraid|scared] of the storm, but {he} [did not run away|wanted to help]. {He} took a long rope and pulled {friend} to {him}.",
    "They went back to the house and sat by the fire. {name} made [hot soup|warm tea|hot milk] and gave {friend} [a blanket|some {food}|a dry scarf].",
    "In the morning the storm was [over|gone] and the sun was shining. \"You [saved me|are very brave],\" said {friend}.",
]
LEARN = [
    TIMES + ", {name} wanted to learn to {skill}. \"[I want to {skill}|I wish I could {skill}],\" {he} said.",
    "{He} tried [once|all morning|again and again], but it did not work. [\"It is too hard,\" {he} said.|{He} wanted to give up.|{He} sat down and cried.]",
    "[Just then|Then|Soon] {a_beast} named {friend} came by. {friend} knew how to {skill} very well.",
    "\"[I can teach you|I will show you],\" said {friend}. \"You must [practice every day|go slowly|not give up|be patient].\"",
    "So {name} practiced [every day|every morning|for many days]. [At first it was hard, but then it was easy.|Day by day {he} became better.]",
    "At last {name} could {skill}! {He} was very proud. \"I did it!\" {he} [said|cried|shouted].",
]
SHARE = [
    TIMES + ", {name} found a [big|large|full] basket of {food} {spot}. \"[How lucky I am|What a nice surprise]!\" {he} said.",
    "{He} [carried|took] the basket home. On the way {he} met {a_beast} named {friend}, who looked [hungry|sad and tired].",
    "\"[I have had no food today|I am so hungry],\" said {friend}. \"[May I have some {food}|Can you give me some {food}], please?\"",
    "{name} [looked at the {food}|thought for a moment]. {He} wanted to eat them all. But {he} saw that {friend} was [hungry|sad].",
    "\"[Yes, let us share|We can eat them together],\" said {name}. They sat down {spot2} and ate the {food} together.",
    "The {food} [tasted better|were even sweeter] with a friend. The next day, {friend} brought {name} [a {colour} {thing}|some warm bread|a jar of honey].",
]
DARK = [
    "But {name} had a secret. {He} was afraid of the dark. [At night {he} could not sleep.|Every night {he} left a lamp on.]",
    "One night, the lamp went out. It was very dark. {name} heard a strange [sound|noise] {spot}.",
    "\"Who is there?\" {he} asked [in a small voice|quietly]. \"[It is only me|Do not be afraid],\" said {a_beast}. \"My name is {friend}.\"",
    "\"[Come outside with me|Look up],\" said {friend}. \"[The night is beautiful|The dark is not so bad].\" {name} took {fhis} hand and went out.",
    "There were [a thousand|so many] stars in the sky, and the moon was [round and bright|big and white]. [{name} had never seen anything so beautiful.|Little lights danced over the grass.]",
    "\"[The dark is full of light|Now I see it],\" said {name}. From that night on, {he} was not afraid [any more|of the dark].",
]
BUILD = [
    TIMES + ", {name} had an idea. \"I will build a [boat|house|bridge|swing|tree house],\" {he} said.",
    "{He} needed wood, so {he} went to look {spot}. There {he} met {a_beast} named {friend}. \"[What are you doing|Where are you going]?\" asked {friend}.",
    "{name} told {fhim} about the idea. \"[That sounds like fun|What a good idea],\" said {friend}. \"[May I help you|Let me help]?\"",
    "They worked [all day|for three days|from morning until night]. {name} [cut|carried] the wood and {friend} [held the nails|painted it {colour}].",
    "[Once it fell down, but they started again.|It was hard work, but they sang a song.|It rained, but they did not stop.] At last it was [ready|done].",
    "It was [big and strong|the best in the whole {place}]. \"[We did it together|Look what we made],\" said {name}.",
]
MAP = [
    TIMES + ", {name} found an old map {spot}. It showed the way to a treasure. \"I must find it,\" {he} said.",
    "{He} packed some {food} and [left|started to walk] at once. [First|Soon] {he} came to a [wide river|high wall|dark cave].",
    "{name} did not know [what to do|how to go on]. Then {a_beast} named {friend} came. \"[I can help you|I know the way],\" said {friend}.",
    "They went on together. They [walked over the hill|followed the river|crossed the bridge] and [passed the old mill|came to a big tree|sang a song].",
    "The map led them to a place {spot2}. They [began to dig|dug and dug] until they found a [small|heavy|wooden] box.",
    "In the box there was {a_colour} {thing}. [\"It is beautiful,\" said {friend}.|They looked at each other and laughed.] But {name} knew that {his} [real|best] treasure was a new friend.",
]
CAKE = [
    TIMES + ", it was {friend}'s birthday. {friend} was {a_beast}, and {fhe} was {name}'s best friend.",
    "{name} wanted to bake a cake. {He} took flour, milk and {food}. [But the oven was cold.|But there was no honey left.|But {he} had no eggs.]",
    "{He} went to [the hen|the neighbors|the market] and asked for help. \"[Of course|With pleasure],\" they said. \"[Here you are|Take what you need].\"",
    "{name} [mixed and stirred|worked hard], and soon the cake was in the oven. The whole house smelled [sweet|good|of {food}].",
    "In the evening everyone came to the party {spot}. {friend} saw the cake and [smiled|clapped {fhis} hands]. \"[Is this for me|Did you make this]?\" {fhe} asked.",
    "\"Happy birthday, {friend}!\" said {name}. They ate cake, [sang songs|danced|played games] and laughed until [late|the moon came up].",
]
SORRY = [
    TIMES + ", {name} was playing {spot}. {He} threw a stone, and it broke {friend}'s {colour} {thing}.",
    "{friend} was {a_beast} who lived next door. {name} was [scared|ashamed]. {He} [ran home|hid under the bed] and said nothing.",
    "{friend} came home and saw the {thing}. \"[Who did this|Oh no]!\" {fhe} cried. {fHe} was very sad.",
    "That night {name} could not sleep. {He} [thought about|kept thinking of] {friend}. \"[I must tell the truth|I must say sorry],\" {he} said.",
    "In the morning {he} went to {friend}. \"I broke your {thing},\" {he} said. \"I am [so|very] sorry.\" {friend} was quiet [for a moment|at first].",
    "\"[Thank you for telling me|It was brave to tell me],\" said {friend}. \"[We can fix it|Let us fix it] together.\" And so they did.",
]
PLOTS = {
    "lost": (LOST, "{name} loses {his} {thing}. {friend} helps.", "a lost {thing}"),
    "storm": (STORM, "A storm comes. {name} saves {friend}.", "a big storm"),
    "learn": (LEARN, "{name} wants to {skill}. {friend} teaches {him}.", "learning to {skill}"),
    "share": (SHARE, "{name} finds {food} and shares with {friend}.", "sharing {food}"),
    "dark": (DARK, "{name} is afraid of the dark. {friend} shows {him} the stars.", "the dark"),
    "build": (BUILD, "{name} and {friend} build something together.", "building something"),
    "map": (MAP, "{name} finds a map. {friend} knows the way.", "a treasure"),
    "cake": (CAKE, "{name} bakes a cake for {friend}.", "a birthday"),
    "sorry": (SORRY, "{name} breaks a {thing} and says sorry.", "saying sorry"),
}
ENDINGS = [
    "From that day on, {name} and {friend} were best friends.",
    "And from then on, they [played|walked] together every day.",
    "{name} went home [happy|with a smile] and slept [very well|all night].",
    "And {name} never forgot that day.",
    "They lived happily ever after.",
]
MORALS = [
    " The end.", " The end.", "",
    " A good friend is the best treasure of all.",
    " It is good to help each other.",
    " Together, everything is easier.",
]


def story(rng, **wanted):
    """One story: its facts, the name of its plot, and its text (two or three paragraphs)."""
    facts = Facts(rng, **wanted)
    plot = rng.choice(sorted(PLOTS)) if "thing" not in wanted else "lost"
    opening = pick(rng, rng.choice(OPENINGS)) + " " + pick(rng, rng.choice(HABITS))
    body = [pick(rng, s) for s in PLOTS[plot][0]]
    ending = pick(rng, rng.choice(ENDINGS)) + rng.choice(MORALS)
    paragraphs = [opening.strip(), " ".join(body[:3]), " ".join(body[3:]) + " " + ending]
    text = "\n\n".join(paragraphs) if rng.random() < 0.7 else " ".join(paragraphs)
    return facts, plot, text.format_map(facts)


ASK = [
    "[Tell|Please tell] me a story about {what}.", "Tell me a story about {what}[.|]", "Write a [short |]story about {what}.",
    "Can you tell me a story about {what}?", "I want [to hear |]a story about {what}.", "A story about {what}[.|, please.]",
]
OTHER = [
    ("[Hello|Hi|Good morning|Hey][!|.|]", "Hello! I am a very small model. I can tell you a story."),
    ("[Who are you|What are you|What is your name]?", "I am a very small storyteller. Ask me for a story about a fox."),
    ("[Thank you|Thanks][!|.|]", "You are welcome! Would you like another story?"),
    ("[How are you|How do you do]?", "I am well, thank you. Would you like to hear a story?"),
    ("[What is the capital of France|What is 2 + 2|Write a program|Explain gravity|What time is it|Translate this]?",
     "I do not know that. I am very small and I only know stories."),
]


def dialog(rng):
    """One exchange: the user's text, the assistant's plan (for thinking) and the assistant's text."""
    kind = rng.random()
    if kind < 0.08:
        ask, answer = rng.choice(OTHER)
        return pick(rng, ask), "A short answer.", answer
    if kind < 0.40:
        # The user gives the first words; the assistant tells the story that begins with them.
        facts, plot, text = story(rng)
        if rng.random() < 0.35:
            while not text.startswith("Once upon a time"):
                facts, plot, text = story(rng)
            asked = "Once upon a time" + rng.choice(["", "", "", ",", ", there was"])
            if not text.startswith(asked):
                asked = "Once upon a time"
        else:
            words = text.split("\n")[0].split(" ")
            asked = " ".join(words[:rng.randint(3, max(4, len(words) - 2))])
        return asked, PLOTS[plot][1].format_map(facts), text
    animal = rng.choice(ANIMALS)
    form = rng.random()
    if form < 0.4:
        wanted, what = {"animal": animal}, article(animal)
    elif form < 0.6:
        mood = rng.choice(MOODS)
        wanted, what = {"animal": animal, "mood": mood}, article(mood) + " " + animal
    elif form < 0.8:
        name = rng.choice(GIRLS + BOYS)
        wanted, what = {"animal": animal, "name": name}, article(animal) + " named " + name
    elif form < 0.9:
        thing = rng.choice(THINGS)
        wanted, what = {"thing": thing}, "a lost " + thing
    else:
        facts, plot, text = story(rng)
        what = PLOTS[plot][2].format_map(facts)
        return pick(rng, rng.choice(ASK)).format(what=what), PLOTS[plot][1].format_map(facts), text
    facts, plot, text = story(rng, **wanted)
    return pick(rng, rng.choice(ASK)).format(what=what), PLOTS[plot][1].format_map(facts), text


def document(rng):
    """One training document with its control tokens: a plain story, or a ChatML dialog."""
    if rng.random() < 0.4:
        return story(rng)[2] + "<|endoftext|>"
    asked, plan, answer = dialog(rng)
    plan = "\n" if rng.random() < 0.8 else "\n" + plan + "\n"
    if plan == "\n":
        plan = "\n\n"
    return (
        f"<|im_start|>user\n{asked}<|im_end|>\n<|im_start|>assistant\n"
        f"<think>{plan}</think>\n\n{answer}<|im_end|>\n<|endoftext|>"
    )


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("count", type=int)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--documents", action="store_true", help="training documents instead of bare stories")
    args = parser.parse_args()
    rng = random.Random(args.seed)
    for _ in range(args.count):
        print(document(rng) if args.documents else story(rng)[2])
        print("-----")


if __name__ == "__main__":
    main()
