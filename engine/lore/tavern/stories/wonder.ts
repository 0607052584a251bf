import type { Story } from './story.ts'

/** Magic, and places where the world is not as it should be. */
export const ofWonder: readonly Story[] = [
  {
    about:
      /\b(?:inn|tavern|house|building|pub|bar|place)(?: that| which)? is (?:itself |really |secretly |actually )?(?:an? )?(?:\p{L}+ )?(?:mimic|monster|alive|living|sentient|creature|haunted tree)|(?:sentient|living|breathing|awake|hungry) (?:inn|tavern|house|building|pub)|mimic\b/u,
    foe: 'the house itself',
    signs: 'Hungry House|Warm Wall|Open Mouth|Breathing Door',
    sight: 'The walls are warm. Now and then all the doors move a little, together, as if something had breathed.',
    wants: [
      'To keep #foe# fed: scraps, mostly, and now and then a guest who deserved it',
      'To find out whether #foe# can be asked to move somewhere with a better view',
    ],
    fears: ['The night when #foe# wakes up properly', 'Builders, nails and fire: #foe# remembers who lets them in'],
    staff: 'strokes the doorposts in passing and knows which room is asleep',
    first: [
      'builder',
      'Was hired to mend the roof, and it bled. Wants to leave and the door is gone; would give {his} tools and 20 gp for another.',
    ],
    second: [
      'scholar',
      'Has looked for such a house all {his} life and wants to speak with it. Needs somebody to hold a rope, and not to hurt it.',
    ],
    others: [
      ['hunter', 'Kills such things, from inside: there is a heart, behind the third chimney. Pays 60 gp for help.'],
      [
        'widow',
        'Her husband stayed here in spring. His boots stand at the back of a cupboard that was not there in winter.',
      ],
      ['child', 'Was born here and says that it is only lonely.'],
    ],
    troubles: [
      [
        'There is no front door any more. #rivalA# has taken an axe to the wall, which shudders; #rivalB# hangs on the axe: it is frightened, not hungry.',
        'At the third blow the floor tilts towards the cellar, and something down there opens. #rivalA# goes first.',
        'It swallowed something that hurts: #localA#’s iron stove, in the cellar. Take that out, gently, and the door comes back.',
      ],
    ],
    rumours: [
      ['#house.cap# was on the next hill last year.', 'Further up this one.', 'They moved the road.'],
      [
        'One room fewer comes out of #house# in the morning than goes in at night.',
        'One guest fewer.',
        'They cannot count.',
      ],
      ['#keeper# sings to the walls at night.', 'Reads to them.', 'It is the plumbing.'],
    ],
    dishes: ['Scraps for the house (bowl by the stairs)', 'Very rare beef'],
    drink: 'House Red, and do not ask',
    bed: 'Soft, warm and a little damp; it tucks you in',
  },
  {
    about:
      /\b(?:wizards?|mages?|magic(?:al|ally)?|sorcer\w+|arcane|enchant\w*|alchem\w+|potions?|spells?|familiars?|apprentices?|wands?|portals?|teleport\w*|planes|planar|dimension\w*|golems?|illusion\w*)\b/,
    foe: 'the college of wizards',
    signs: 'Wand|Star|Blue Flame|Homunculus|Alembic',
    sight: 'Mugs float to the tables by themselves, a little crookedly; nobody looks up but you.',
    wants: [
      'To keep #foe# from learning what #house# was built on: raw magic comes up through the well',
      'To have the spell on the back door closed before something else walks in by it',
    ],
    fears: ['An inspection by #foe#', 'The hum, which is a tone higher than last week'],
    staff: 'drank from the wrong bottle in spring and can be seen through in good light',
    first: [
      'wizard',
      'Was thrown out of the college and has a spell to prove that they were wrong. Needs a volunteer; pays 40 gp.',
    ],
    second: [
      'inquisitor',
      'Looks into unlicensed magic for #foe#. Asks to be shown the cellar; would overlook #house# for a bigger case.',
    ],
    others: [
      [
        'student',
        'Has set free something of {his} master’s, about the size of a cat. Pays 15 gp to have it back by morning, unhurt.',
      ],
      ['herbalist', 'Sells potions that mostly work. Will swap two for an escort home.'],
      [
        'traveller',
        'Came in by the back door from a place nobody has heard of. Wants to go home; can describe the key.',
      ],
    ],
    troubles: [
      [
        '#rivalA# has begun the spell before anybody could stop it; now the back door shows another sky. #rivalB# orders everyone away from it, and something has already put a hand on the frame.',
        'The door stays open and the room fills from the other side. #foe.cap# {seal|seals} #house#, with whoever is in it.',
        'A door needs a threshold: it is one oak plank with nine nails. #localA#, who laid it, is at the next table, and has a crowbar in the cart.',
      ],
      [
        'Since noon nobody in #house# has been able to lie. #rivalA# did it and has lost the page with the cure; #rivalB# has just been asked what brought #rivalB# here.',
        'By midnight there have been three proposals, two confessions and a stabbing, and it is spreading down the street.',
        'It ends with one great lie, told so well that everybody believes it. Only somebody who came in after noon could tell one.',
      ],
    ],
    rumours: [
      ['The well of #house# glows at night, and so do those who drink from it.', 'Their teeth.', 'It is moonlight.'],
      [
        '#foe.cap# would pay 200 gp for #house# and pull it down.',
        'And build over it.',
        'They asked for a table for nine.',
      ],
      ['The cat at #house# was a student.', 'A professor.', 'It was a kitten.'],
      ['The back door opens on somewhere else at new moon.', 'For an hour.', 'It opens on the yard.'],
    ],
    dishes: ['Self-turning roast', 'Soup of the day, any day'],
    drink: 'Bottled Lightning',
    bed: 'The bed floats a hand’s breadth over the floor; hold on to the post',
  },
  {
    about:
      /\b(?:fey|fae|fair(?:y|ies)|faer(?:y|ie|ies)|sylvan|pixies?|sprites?|druids?|dryads?|satyrs?|treehouse|(?:living|giant|hollow|ancient|inside an?|great) (?:tree|oak)|treetops?|elven|elvish|elves|elf|mushroom ring|feywild)\b/,
    foe: 'the fairy court',
    signs: 'Birch|Green Lady|Acorn|Toadstool',
    sight: 'A living birch grows through the floor and the roof, and the lamps in it move about when you look away.',
    wants: [
      'To have a given name back: #foe# took it for a debt, and #keeper# goes by a borrowed one',
      'To keep the tree alive; it needs water from a spring that #foe# {guard|guards}',
    ],
    fears: ['A guest who says thank you: by the law of #foe# that is a promise', 'Iron, and the season turning'],
    staff: 'was swapped as a baby and is waiting to be swapped back',
    first: [
      'knight',
      'Serves #foe# and has a warrant for somebody here. Must ask three times, politely; likes a good story better than the warrant.',
    ],
    second: [
      'hunter',
      'Slept one night in a green ring and came back sixty years late. Wants to be hidden until cockcrow; pays with a coin nobody has seen.',
    ],
    others: [
      ['child', 'Looks about nine, drinks mead and knows what each of the party wants most. Trades, one for one.'],
      ['woodcutter', 'Has been hired to fell the birch, 60 gp, by somebody from #place#. Asks whether {he} ought to.'],
      ['harper', 'Plays so well that people cannot leave. Cannot stop, either; needs the strings cut.'],
    ],
    troubles: [
      [
        'By the old law a guest who has eaten bread here is safe till dawn. #rivalB# has eaten. #rivalA# has come with an older law, says so for the second time, and the door has grown shut.',
        'After the third asking the house closes itself. Those inside come out in seven years, a day older.',
        'The law allows one thing: a guest may be won with a story the court has not heard. #rivalA# would judge, and everybody else has told theirs.',
      ],
    ],
    rumours: [
      ['Whoever falls asleep under the tree in #house# forgets one thing.', 'Gains one.', 'Gets wet.'],
      [
        '#keeper# has not aged since #localA.poss# grandmother was young.',
        'Has aged slowly.',
        'There have been three #keeper#s.',
      ],
      ['#foe.cap# {come|comes} for one guest every midsummer.', 'Every seventh.', 'They come for the honey cake.'],
    ],
    dishes: ['Mushrooms in moonlight', 'Honey cake: never say thank you for it'],
    drink: 'Midsummer',
    bed: 'The bed is moss and turns towards the moon; one wall is leaves',
  },
  {
    about:
      /\b(?:floating|flying|moving|walking|wander\w*|travell?ing|on wheels|airship|turtle|giant[’']s|sky|clouds?|drifting|appears|no fixed|on the back of|train|caravan inn|nobody can find|barge|riverboat|ship|raft|boat)\b/,
    isManner: true,
    foe: 'the land agents',
    signs: 'Wandering Star|Wheel|Snail|Compass|Cloud',
    sight: 'The lamps all swing the same way, and past the window goes something that was not there when you came in.',
    wants: [
      'To be at the right place #deadline#: there a passenger waits whom #keeper# once left behind',
      'To get away from #foe#, who {want|wants} rent for ground that #house# no longer stands on',
    ],
    fears: [
      'Stopping: the last time #house# stood still for a week it put down roots',
      'That whatever moves #house# is tired',
    ],
    staff: 'has never set foot outside and sells a map of where #house# has been',
    first: [
      'navigator',
      'Says #house# has been off its course since Tuesday and that somebody is doing it. Wants the tiller watched tonight; gives passage anywhere.',
    ],
    second: [
      'merchant',
      'Has paid 50 gp to be set down where nobody goes, and will not say why. Has been in the steering room twice, by mistake.',
    ],
    others: [
      ['passenger', 'Got on as a child and is now grey. Wants to know how to get off.'],
      [
        'rigger',
        'Keeps #house# moving, unthanked. Needs two people without fear of heights for an hour; gives the party the captain’s cabin.',
      ],
      ['stowaway', 'Is wanted in the last three stops. Trades a treasure map for silence; it is of the next stop.'],
    ],
    troubles: [
      [
        '#house.cap# has begun to turn. #rivalA# has found a wedge in the steering and a smell of #rivalB.poss# tobacco; ahead, where it is heading, there are lights that nobody knows.',
        'At midnight #house# arrives. Those who are waiting have hooks, torches and a bill.',
        'The wedge sits under forty stone of beer: four strong people, or everybody in the room on one side. #rivalB# would help for a promise to go on to #localA.poss# island afterwards.',
      ],
    ],
    rumours: [
      ['#house.cap# was in another town on Monday.', 'In another street.', 'The visitor was lost.'],
      ['What carries #house# is alive, and dreams.', 'And is pregnant.', 'It is ropes.'],
      ['Whoever is late on board is left where they are for a year.', 'A day.', '#keeper# always waits.'],
    ],
    dishes: ['Whatever the last place had', 'Journey cake, keeps for a year'],
    drink: 'One for the Road',
    bed: 'Strapped to the wall, with a strap for the guest',
  },
  {
    about:
      /\b(?:time|never leave|cannot leave|can[’']t leave|same (?:day|night)|forever|immortal\w*|ageless|eternal|for ever|stuck in|centur(?:y|ies)|loop|always (?:night|midnight|winter)|clock\w*|past|future)\b/,
    foe: 'the clock',
    signs: 'Stopped Clock|Hourglass|Yesterday|Long Evening',
    sight:
      'Every clock shows the same minute to twelve. The cut flowers on the bar are fresh, and the newspaper is forty years old.',
    wants: [
      'To have one more minute than this evening has',
      'To send somebody out with a letter, since #keeper# cannot go beyond the sign',
    ],
    fears: ['Midnight', 'A guest who asks what year it is'],
    staff: 'says every sentence of yours a moment before you do, apologises and blushes',
    first: [
      'clockmaker',
      'Can start the clocks again and thinks it should be done. Needs a part that is #where#, and somebody who can leave the house.',
    ],
    second: [
      'noble',
      'Is three hundred years old, as long as {he} stays indoors. Pays 200 gp to keep the clocks as they are.',
    ],
    others: [
      ['soldier', 'Came in from a war that ended long ago and is going back after this beer. Nobody has told {him}.'],
      ['bride', 'Waits for somebody who is a minute late. Gives her ring to whoever looks outside.'],
      ['traveller', 'Has met the party before, {he} says, tomorrow. Warns them of one thing, exactly.'],
    ],
    troubles: [
      [
        '#rivalA# has opened the great clock and has a screwdriver in it. #rivalB# has a knife at #rivalA.poss# back: if it strikes, three hundred years fall due at once. The hand has just moved.',
        'It strikes twelve. Some of those in the room are dust, some are children, and the door opens on a street none of them knows.',
        'It can be let run down slowly, a year for every hour, if somebody takes the key out between the strokes. There is room for one small hand.',
      ],
    ],
    rumours: [
      ['Whoever stays at #house# till dawn comes out in another year.', 'Another day.', 'With a headache.'],
      ['#keeper# is in a painting from before the old wars.', 'An aunt is.', 'The painter used the barber.'],
      ['The beer has been on the same barrel since it was tapped.', 'Since spring.', 'They refill it.'],
    ],
    dishes: ['Yesterday’s special, today', 'Hundred-year eggs'],
    drink: 'Last Orders',
    bed: 'Slept in by you already, to judge by what is under the pillow',
  },
  {
    about:
      /\b(?:dreams?|nightmares?|sleep\w*|memor\w+|forget\w*|forgot\w*|remember\w*|amnesi\w+|insomnia\w*|secrets)\b/,
    isManner: true,
    foe: 'the dream-buyers',
    signs: 'Pillow|Poppy|Blue Door|Lost Name',
    sight: 'Shelves of small corked jars line the walls. Each has a name on it, and most are empty.',
    wants: [
      'To buy back one memory, sold to #foe# in a bad winter',
      'To find out what #keeper# has forgotten: the note says only “do not go down”',
    ],
    fears: ['Falling asleep where #foe# can see', 'A face that ought to be familiar'],
    staff: 'remembers for everybody, in a ledger, and has lost volume two',
    first: [
      'doctor',
      'Takes bad memories away for 10 gp and sells them on to #foe#. Wants a soldier’s; asks whether the party have any to spare.',
    ],
    second: [
      'baker',
      'Sold the memory of {his} own wedding and wants it back tonight. Has 40 gp, and a drawing of a face that means nothing to {him}.',
    ],
    others: [
      ['weaver', 'Has dreamt the same dream as eleven neighbours: a door in #house#. Wants to see if it is there.'],
      [
        'miner',
        'Has not slept for nine days. Guards anything, well, and sees things in the corners that sometimes are there.',
      ],
      ['student', 'Drank somebody else’s memory by mistake and knows where a body is.'],
    ],
    troubles: [
      [
        '#rivalB# has smashed a jar, and a memory is loose in the room: everybody remembers killing somebody on a stair, in the rain. #rivalA# knows whose it was and is walking quietly to the door.',
        'By midnight eleven people have confessed to one murder, and the watch hang the first.',
        'The one who did it is the only person here who does not remember it: #localA#. Everybody else can describe the stair.',
      ],
    ],
    rumours: [
      ['Whoever sleeps at #house# leaves a dream behind, and it is sold.', 'A bad one.', 'They leave combs.'],
      ['#keeper# was somebody else and paid to forget it.', 'Was paid.', '#keeper# has always been like that.'],
      ['There is a door in #house# that people only find asleep.', 'Or drunk.', 'That is the pantry.'],
    ],
    dishes: ['Poppy-seed cake', 'Cheese before bed, at your own risk'],
    drink: 'Oblivion, small measures',
    bed: 'A bed in which everybody has the same dream; ask for the other one',
  },
  {
    about:
      /\b(?:disguis\w+|impost[eo]rs?|impersonat\w+|pretend\w*|posing as|secretly (?:a|an|the)|in disguise|polymorph\w*|not what (?:he|she|it) seems|double life|hidden identity)\b/,
    isOfKeeper: true,
    foe: 'those who know',
    signs: 'Mask|Other Face|Wolf’s Fleece|Borrowed Coat',
    sight: '#keeper# answers to the name a moment late, and laughs at jokes after looking round to see who else does.',
    wants: [
      'To go on being an ordinary keeper, though in truth #keeper# is #was#',
      'To learn how people do it: small talk, weather, being liked',
    ],
    fears: ['Children and dogs, who see at once', 'That #foe# will say it aloud on a full evening'],
    staff: 'has guessed what #keeper# is, likes #him# anyway, and covers up the odd things',
    first: [
      'hunter',
      'Is looking for something that passes for a person. Has three tests with {him}: silver, salt and a question about childhood.',
    ],
    second: [
      'actor',
      'Also is not who {he} says, for quite another reason, and thinks the hunt is for {him}. Pays 30 gp for a way out.',
    ],
    others: [
      [
        'baker',
        'Delivers at dawn and saw #keeper# without the disguise. Told nobody; wants to ask #keeper# something.',
      ],
      ['scholar', 'Recognises the kind, from books, and is overjoyed. Must be kept from shouting it.'],
      ['guard', 'Arrests whoever the hunter points at. Would rather have it quiet, and can be reasoned with.'],
    ],
    troubles: [
      [
        '#rivalA# locks the door: one person here is not a person, and there will be a test. #rivalB#, sweating, has turned over a table; and #keeper# has begun to look less like #keeper#.',
        '#rivalB# is killed by mistake. Then #keeper# stops pretending, and most of the roof goes.',
        'The regulars have known for years. If one of them, #localA#, says so and orders another, the rest will, and #rivalA# is alone with it.',
      ],
    ],
    rumours: [
      ['#keeper# casts the wrong shadow.', 'Two of them.', 'It is the lamp.'],
      [
        'The real #keeper# was never seen again after the flood.',
        'After the fair.',
        'It is the same one, only happier.',
      ],
      [
        '#keeper# is #was# and would pay a lot for nobody to hear it.',
        'Would weep.',
        '#someone.cap# read that somewhere.',
      ],
    ],
    dishes: ['Mock duck', 'Mutton, dressed as lamb'],
    drink: 'Other Half',
    bed: 'Somebody has scratched out the eyes of the mirror',
  },
]
