//! The templates of stories.
//!
//! Sentences name the hero and the things again and again instead of using pronouns, so that copying words from the
//! context is what lowers the loss most.

/// A plot: the sentences between the opening and the ending, in six parts.
pub(crate) struct Plot {
    /// The sentences.
    pub(crate) body: [&'static str; 6],
    /// A summary, which the assistant thinks of before the story.
    pub(crate) plan: &'static str,
    /// What a request for a story of this plot says.
    pub(crate) about: &'static str,
}

/// The plot in which a thing is lost.
pub(crate) const LOST: usize = 0;

pub(crate) const PLOTS: [Plot; 9] = [
    Plot {
        body: [
            "{time}, {name} lost {his} {thing}. [\"Where is my {thing}?\" the {creature} asked.|The {creature} was very sad.|The {creature} looked everywhere at home.]",
            "{Hero} looked {spot}, but the {thing} was not there. [Then|Next] the {creature} looked {spot2}, but the {thing} was not there [either|at all].",
            "[Soon|Then|On the way] {hero} met {a_beast} named {friend}. \"[Why are you sad|What is wrong|Can I help you]?\" asked the {beast}.",
            "\"I have lost my {thing},\" said {hero}. \"[Do not worry|Do not cry],\" said {pal}. \"We will [look for it|find it] together.\"",
            "They [walked|searched|looked] for [a long time|an hour|the whole day]. At last, {pal} saw something {colour} {spot3}. It was the {thing}!",
            "The {creature} was so happy that {he} [jumped up and down|laughed out loud|hugged {friend}]. \"Thank you, {friend}!\" said {hero}.",
        ],
        plan: "{name} loses {his} {thing}. {friend} helps.",
        about: "a lost {thing}",
    },
    Plot {
        body: [
            "{time}, a big storm came. The wind was [loud|strong|cold] and the rain [fell and fell|would not stop].",
            "The {creature} was safe at home when {he} heard a [small|sad|quiet] voice. \"Help! Help!\" it cried.",
            "{Hero} [ran|went|hurried] outside and saw {a_beast} {spot}. The {beast} was named {friend}, and {fhe} [was stuck in the mud|could not get home|had hurt {fhis} foot].",
            "The {creature} was [afraid|scared] of the storm, but {name} [did not run away|wanted to help]. {Hero} took a long rope and pulled the {beast} to {him}.",
            "The {creature} and the {beast} went back to the house and sat by the fire. {Hero} made [hot soup|warm tea|hot milk] and gave {pal} [a blanket|some {food}|a dry scarf].",
            "In the morning the storm was [over|gone] and the sun was shining. \"You [saved me|are very brave],\" said the {beast}.",
        ],
        plan: "A storm comes. {name} saves {friend}.",
        about: "a big storm",
    },
    Plot {
        body: [
            "{time}, the {creature} wanted to learn to {skill}. \"[I want to {skill}|I wish I could {skill}],\" said {hero}.",
            "The {creature} tried [once|all morning|again and again], but it did not work. [\"It is too hard,\" said {hero}.|{Hero} wanted to give up.|{Hero} sat down and cried.]",
            "[Just then|Then|Soon] {a_beast} named {friend} came by. The {beast} knew how to {skill} very well.",
            "\"[I can teach you|I will show you],\" said {pal}. \"You must [practice every day|go slowly|not give up|be patient].\"",
            "So the {creature} practiced [every day|every morning|for many days]. [At first it was hard, but then it was easy.|Day by day {hero} became better.]",
            "At last the {creature} could {skill}! {Hero} was very proud. \"I did it!\" said {hero}.",
        ],
        plan: "{name} wants to {skill}. {friend} teaches {him}.",
        about: "learning to {skill}",
    },
    Plot {
        body: [
            "{time}, {hero} found a [big|large|full] basket of {food} {spot}. \"[How lucky I am|What a nice surprise]!\" said the {creature}.",
            "The {creature} [carried|took] the {food} home. On the way {name} met {a_beast} named {friend}, who looked [hungry|sad and tired].",
            "\"[I have had no food today|I am so hungry],\" said the {beast}. \"[May I have some {food}|Can you give me some {food}], please?\"",
            "The {creature} [looked at the {food}|thought for a moment]. {Hero} wanted to eat all the {food}. But {he} saw that {pal} was [hungry|sad].",
            "\"[Yes, let us share|We can eat them together],\" said the {creature}. They sat down {spot2} and ate the {food} together.",
            "The {food} [tasted better|were even sweeter] with a friend. The next day, {pal} brought the {creature} [a {colour} {thing}|some warm bread|a jar of honey].",
        ],
        plan: "{name} finds {food} and shares with {friend}.",
        about: "sharing {food}",
    },
    Plot {
        body: [
            "But the {creature} had a secret. {Hero} was afraid of the dark. [At night {hero} could not sleep.|Every night {hero} left a lamp on.]",
            "One night, the lamp went out. It was very dark. The {creature} heard a strange [sound|noise] {spot}.",
            "\"Who is there?\" asked {hero} [in a small voice|quietly]. \"[It is only me|Do not be afraid],\" said {a_beast}. \"My name is {friend}.\"",
            "\"[Come outside with me|Look up],\" said the {beast}. \"[The night is beautiful|The dark is not so bad].\" {Hero} took {fhis} hand and went out.",
            "There were [a thousand|so many] stars in the sky, and the moon was [round and bright|big and white]. [The {creature} had never seen anything so beautiful.|Little lights danced over the grass.]",
            "\"[The dark is full of light|Now I see it],\" said the {creature}. From that night on, {name} was not afraid [any more|of the dark].",
        ],
        plan: "{name} is afraid of the dark. {friend} shows {him} the stars.",
        about: "the dark",
    },
    Plot {
        body: [
            "{time}, {hero} had an idea. \"I will build a [boat|house|bridge|swing|tree house],\" said the {creature}.",
            "The {creature} needed wood, so {name} went to look {spot}. There {hero} met {a_beast} named {friend}. \"[What are you doing|Where are you going]?\" asked the {beast}.",
            "The {creature} told {pal} about the idea. \"[That sounds like fun|What a good idea],\" said the {beast}. \"[May I help you|Let me help]?\"",
            "They worked [all day|for three days|from morning until night]. The {creature} [cut|carried] the wood and the {beast} [held the nails|painted it {colour}].",
            "[Once it fell down, but they started again.|It was hard work, but they sang a song.|It rained, but they did not stop.] At last it was [ready|done].",
            "It was [big and strong|the best in the whole {place}]. \"[We did it together|Look what we made],\" said the {creature}.",
        ],
        plan: "{name} and {friend} build something together.",
        about: "building something",
    },
    Plot {
        body: [
            "{time}, the {creature} found an old map {spot}. The map showed the way to a treasure. \"I must find it,\" said {hero}.",
            "The {creature} packed some {food} and [left|started to walk] at once. [First|Soon] {name} came to a [wide river|high wall|dark cave].",
            "The {creature} did not know [what to do|how to go on]. Then {a_beast} named {friend} came. \"[I can help you|I know the way],\" said the {beast}.",
            "{name} and {friend} went on together. They [walked over the hill|followed the river|crossed the bridge] and [passed the old mill|came to a big tree|sang a song].",
            "The map led the {creature} to a place {spot2}. They [began to dig|dug and dug] until the {beast} found a [small|heavy|wooden] box.",
            "In the box there was {a_colour} {thing}. [\"What a beautiful {thing},\" said {pal}.|They looked at the {thing} and laughed.] But {hero} knew that the [real|best] treasure was a new friend.",
        ],
        plan: "{name} finds a map. {friend} knows the way.",
        about: "a treasure",
    },
    Plot {
        body: [
            "{time}, it was {friend}'s birthday. {friend} was {a_beast}, and the {beast} was {name}'s best friend.",
            "The {creature} wanted to bake a cake. {Hero} took flour, milk and {food}. [But the oven was cold.|But there was no honey left.|But {hero} had no eggs.]",
            "{Hero} went to [the neighbors|the market] and asked for help. \"[Of course|With pleasure],\" they said. \"[Here you are|Take what you need].\"",
            "The {creature} [mixed and stirred|worked hard], and soon the cake was in the oven. The whole house smelled [sweet|good|of {food}].",
            "In the evening {pal} came to the party {spot}. The {beast} saw the cake and [smiled|clapped {fhis} hands]. \"[Is this for me|Did you make this]?\" asked {pal}.",
            "\"Happy birthday, {friend}!\" said the {creature}. They ate cake, [sang songs|danced|played games] and laughed until [late|the moon came up].",
        ],
        plan: "{name} bakes a cake for {friend}.",
        about: "a birthday",
    },
    Plot {
        body: [
            "{time}, the {creature} was playing {spot}. {Hero} threw a stone, and the stone broke {friend}'s {colour} {thing}.",
            "{friend} was {a_beast} who lived next door. The {creature} was [scared|ashamed]. {Hero} [ran home|hid under the bed] and said nothing.",
            "The {beast} came home and saw the {thing}. \"[Who broke my {thing}|Oh no, my {thing}]!\" cried {pal}. The {beast} was very sad.",
            "That night the {creature} could not sleep. {Hero} [thought about|kept thinking of] the {thing}. \"[I must tell the truth|I must say sorry],\" said {hero}.",
            "In the morning the {creature} went to {friend}. \"I broke your {thing},\" said {name}. \"I am [so|very] sorry.\" The {beast} was quiet [for a moment|at first].",
            "\"[Thank you for telling me|It was brave to tell me],\" said {pal}. \"[We can fix the {thing}|Let us fix the {thing}] together.\" And so they did.",
        ],
        plan: "{name} breaks {a_thing} and says sorry.",
        about: "saying sorry",
    },
];

pub(crate) const OPENINGS: [&str; 6] = [
    "Once upon a time, there was {a_hero} named {name}. The {creature} lived in {a_land} {place}.",
    "Once upon a time, in {a_land} {place}, there lived {a_hero} named {name}.",
    "Once upon a time, {a_hero} named {name} lived [near|in|beside] {a_land} {place}.",
    "Long ago, in {a_land} {place}, there was {a_hero} whose name was {name}.",
    "There was once {a_hero} called {name}, who lived in {a_land} {place}.",
    "In {a_land} {place} lived {a_hero} named {name}.",
];

pub(crate) const HABITS: [&str; 7] = [
    "The {creature} [loved|liked] to [play|run|sing|walk|dance] in the [sun|rain|snow|wind].",
    "Every [morning|day|evening], the {creature} went for a [long|short|slow] walk.",
    "{name} had [many friends|one good friend|a warm little house|a big garden].",
    "Everyone in the {place} [liked|loved|knew] the {creature}.",
    "{His} favorite food was {food}.",
    "",
    "",
];

pub(crate) const ENDINGS: [&str; 5] = [
    "From that day on, {name} and {friend} were best friends.",
    "And from then on, the {creature} and the {beast} [played|walked] together every day.",
    "The {creature} went home [happy|with a smile] and slept [very well|all night].",
    "And {name} never forgot that day.",
    "They lived happily ever after.",
];

pub(crate) const MORALS: [&str; 6] = [
    " The end.",
    " The end.",
    "",
    " A good friend is the best treasure of all.",
    " It is good to help each other.",
    " Together, everything is easier.",
];

/// Short stories about a hero.
pub(crate) const TALES: [&str; 5] = [
    "There was {a_hero} named {name}. The {creature} liked {food}. {time}, the {creature} met {a_beast}. The {beast} liked {food} too, so the {creature} and the {beast} ate {food} together. The end.",
    "Once there was {a_hero} {spot}. The {creature} was named {name}. {name} wanted to {skill}, but the {creature} did not know how. {a_beast} named {friend} helped the {creature}. Soon {name} could {skill}. The end.",
    "{name} was {a_hero}. {friend} was {a_beast}. {time}, {name} and {friend} met {spot}. \"You are {a_hero},\" said the {beast}. \"You are a good friend,\" said the {creature}. The end.",
    "{a_creature} and {a_beast} lived in {a_land} {place}. The {creature} was named {name}, and the {beast} was named {friend}. Every day the {creature} [played|danced|sang] with the {beast}. The end.",
    "{time}, {a_hero} sat {spot}. \"I am {name},\" said the {creature}. \"I am looking for a friend.\" \"I can be your friend,\" said {a_beast}. So the {creature} and the {beast} were friends. The end.",
];

/// Short stories about a lost thing.
pub(crate) const LOST_TALES: [&str; 3] = [
    "{name} had {a_colour} {thing}. {time}, the {thing} was gone. The {creature} looked for the {thing} {spot}. Then {friend} found the {thing} {spot2}. \"Here is your {thing},\" said {friend}. The end.",
    "{time}, {a_hero} lost {his} {thing}. \"My {thing}! My {thing}!\" cried the {creature}. {a_beast} heard it. The {beast} looked {spot} and found the {thing}. The {creature} was happy. The end.",
    "There was once {a_colour} {thing}. The {thing} lay {spot}, and nobody knew. Then {a_hero} named {name} found the {thing}. \"This is my {thing}!\" said {name}. The end.",
];

/// Requests for a story.
pub(crate) const REQUESTS: [&str; 6] = [
    "[Tell|Please tell] me a story about {what}.",
    "Tell me a story about {what}[.|]",
    "Write a story about {what}.",
    "Can you tell me a story about {what}?",
    "I want [to hear |]a story about {what}.",
    "A story about {what}[.|, please.]",
];

/// Requests for a short story.
pub(crate) const SHORT_REQUESTS: [&str; 4] = [
    "Tell me a short story about {what}.",
    "Write a short story about {what}.",
    "A short story about {what}[.|, please.]",
    "Can you tell me a short story about {what}?",
];

/// How an answer with a story begins: with the words of the request.
pub(crate) const INTRODUCTION: &str = "[Here is|This is] a story about {what}.";
pub(crate) const SHORT_INTRODUCTION: &str = "[Here is|This is] a short story about {what}.";

/// Requests to repeat words.
pub(crate) const REPEAT: &str = "[Say|Repeat|Please repeat]: {words}.";

/// Requests that are not for a story, with their answers.
pub(crate) const OTHERS: [[&str; 2]; 5] = [
    ["[Hello|Hi|Good morning|Hey][!|.|]", "Hello! I am a very small model. I can tell you a story."],
    ["[Who are you|What are you|What is your name]?", "I am a very small storyteller. Ask me for a story about a fox."],
    ["[Thank you|Thanks][!|.|]", "You are welcome! Would you like another story?"],
    ["[How are you|How do you do]?", "I am well, thank you. Would you like to hear a story?"],
    [
        "[What is the capital of France|What is 2 + 2|Write a program|Explain gravity|What time is it|Translate this]?",
        "I do not know that. I am very small and I only know stories.",
    ],
];
