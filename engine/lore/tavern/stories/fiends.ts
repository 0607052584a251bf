import { against, type Story } from './story.ts'

/** Fiends, curses and what is foretold. */
export const ofFiends: readonly Story[] = [
  {
    about:
      /\b(?:devils?|demons?|fiends?|infernal|hell(?:ish|fire)?|satan\w*|imps?|succub\w+|tieflings?|souls?|pacts?|warlocks?|bargain with|deal with|contract with)\b/,
    foe: 'the devil',
    against: against('(?:deal|pact|bargain|contract) with|soul to'),
    signs: 'Goat|Signed Page|Hot Coal|Seventh Step',
    sight: 'The fire burns without wood. On the bar stands an inkwell with a pin beside it, and nobody touches either.',
    wants: [
      'To find the small print: #keeper# signed with #foe#, and seven years are up on Friday',
      'To get one name taken out of the contract: not #keeper#’s own, a child’s',
      'To collect one more soul by morning, so that #foe# will forgive the rest',
    ],
    fears: [
      'Hearing a pen scratch at night: #foe# may add a clause',
      'That #foe# {come|comes} in person, well dressed, and orders the usual',
    ],
    staff: 'sold a soul for a good singing voice, and regrets it when it is quiet',
    first: [
      'lawyer',
      'Works for #foe#, kindly and exactly. Has a contract ready for anybody with a wish, and must fill one before midnight or answer for it.',
    ],
    second: [
      'musician',
      'Signed ten years ago tonight. Offers {his} fiddle, which plays itself, to whoever gets {him} past midnight.',
    ],
    others: [
      [
        'priest',
        'Knows one rule that binds #foe#: a contract read backwards aloud is void for an hour. Needs the paper.',
      ],
      ['merchant', 'Buys souls second-hand, 60 gp, no questions. Does not say for whom.'],
      ['gambler', 'Beat #foe# at dice once and will show how, for supper; does not say what {he} lost in the end.'],
    ],
    troubles: [
      [
        'The clock will strike twelve in an hour, and #rivalA# has come to collect #rivalB#. #rivalB# has locked the doors from inside: whoever is here at midnight, says the contract, will do.',
        'At the last stroke the weakest person in the room is gone, chair and all. #foe.cap# will be back for the rest with the same paper.',
        'The contract says “at midnight by the clock of #house#”. #keeper# has never let anyone touch that clock; nothing forbids it.',
      ],
      [
        '#rivalA# bets #rivalB#’s soul against #keeper#’s that nobody here will do a kindness before dawn without pay. #rivalA# has already bribed half the room.',
        'Nobody does. #rivalB# follows #rivalA# out at cockcrow and leaves no footprints.',
        'It has to be somebody who does not know of the bet. A stranger sleeps by the hearth, and the blanket has slipped off.',
      ],
    ],
    rumours: [
      [
        '#keeper# signed something with #foe#, for the house never to be empty.',
        'For one year.',
        '#someone.cap# is jealous of the custom.',
      ],
      [
        'There is a stair at #house# that goes down one floor too many.',
        'Only on the thirteenth.',
        'It goes to the drains.',
      ],
      ['#foe.cap# must answer truly whoever buys the drink.', 'Once.', 'Nobody who tried can speak.'],
      ['Nobody has ever seen #rivalA.poss# feet.', 'One foot.', 'Gout.'],
    ],
    dishes: ['Devilled kidneys', 'Pepper goose, at your own risk'],
    drink: 'Fine Print',
    bed: 'Very warm. The door opens only from the outside',
  },
  {
    about:
      /\b(?:cults?|cultists?|sects?|sacrific\w+|dark gods?|elder|eldritch|worship\w*|heretics?|rituals?|cthulhu|old ones?)\b/,
    foe: 'the cult',
    against: against('(?:cult|sect|followers|worshippers|worships?|worshipping|temple) (?:of|to)'),
    signs: 'Black Goat|Third Eye|Well|Hollow Moon',
    sight: 'The regulars all wear the same small token on a string, and all stop talking at the same moment.',
    wants: [
      'To be free of #foe#, who {have|has} met in the cellar since before #keeper# came',
      'To get the ninth guest for the ninth chair before the moon is dark: that is what #foe# {ask|asks}',
    ],
    fears: [
      'The song from under the floor, which #keeper# has caught #his# own staff humming',
      'What #foe# will do when the stars are right, and that it will work',
    ],
    staff: 'is one of #foe# and puts something in the drinks of travellers who are alone',
    first: [
      'scholar',
      'Has followed #foe# for nine years and has the counter-chant, less one line. Wants into the cellar tonight; pays 40 gp.',
    ],
    second: [
      'farmer',
      'Gave a daughter to #foe# last spring, and wants her back. Knows the knock, the word and the hour.',
    ],
    others: [
      [
        'pilgrim',
        'Is travelling alone and has been told that the best room is free. Wants nothing; is in danger, and very trusting.',
      ],
      ['doctor', 'Signs the death papers for #foe#, and drinks. Would turn witness for a passage abroad.'],
      [
        'miner',
        'Dug the shaft under the cellar, deeper than they asked. Will not say what answered. Takes anything to go elsewhere.',
      ],
    ],
    troubles: [
      [
        'The trapdoor opens and the ninth guest is called: it is #rivalA#, drugged and smiling. #rivalB# blocks the way with a pitchfork, and half the customers quietly stand up.',
        'The chant goes on till midnight, and something under #place# turns over in its sleep. #rivalA# is never seen again; #rivalB# joins.',
        'The rite needs nine who came of their own will. Wake #rivalA# long enough to say “no”, and it falls on the one who is leading it: #localA#.',
      ],
      [
        '#rivalB# has taken the idol of #foe# from the cellar and set it on the bar. #rivalA# begs everybody not to look at it. Four already have.',
        'Those who looked walk into the lake before dawn, singing. #foe.cap# {take|takes} back the idol from the shore.',
        'It sleeps under salt, and wakes under blood. There is salt for one barrel at #localA#’s, who belongs to #foe# and could still be frightened out of it.',
      ],
    ],
    rumours: [
      [
        'Travellers who take the corner room at #house# leave before breakfast, without boots.',
        'Two did.',
        '#staffA# steals boots.',
      ],
      [
        'There is a ninth chair under #house#, and it is not for people.',
        'It is for one person.',
        'It is for the cat.',
      ],
      ['#localA.cap# wears the token of #foe# under the collar.', 'And is their leader.', 'It is a toothache charm.'],
      ['When #foe# {sing|sings}, the beer in #house# turns.', 'Only the stout.', 'It is bad barley.'],
    ],
    dishes: ['The ninth dish, which nobody explains', 'Black lamb with bitter herbs'],
    drink: 'Deep Water',
    bed: 'A ring of chalk under the rug, and no handle inside the door',
  },
  {
    about:
      /\b(?:curse[ds]?|sinister|evil|creepy|hex(?:ed)?|doomed|jinx\w*|unlucky|bad luck|damned|witch(?:es)?|hags?|coven|evil eye)\b/,
    foe: 'the witch',
    against: against('(?:cursed|hexed|doomed) by'),
    signs: 'Broken Mirror|Black Cat|Thirteenth Bell|Crow',
    sight: 'Salt lies across the threshold in a neat line, and everybody watches whether you step over it.',
    wants: [
      'To have the curse on #house# lifted: #foe# would do it, but wants an apology in public',
      'To give #house# away to somebody who knows what it is and says thank you: only then the curse goes along',
    ],
    fears: ['A thirteenth guest at table: that one dies within the week', 'That the curse was earned'],
    staff: 'was born on the day of the curse, and is the only one whom it spares',
    first: [
      'merchant',
      'Sat down in the seventh chair by mistake and has lost a ship, a tooth and a wife since noon. Pays 100 gp to be rid of it.',
    ],
    second: [
      'herbalist',
      'Carries messages for #foe#, and has one. Wants somebody brave to bring the answer; knows three of the four conditions.',
    ],
    others: [
      [
        'priest',
        'Has blessed #house# four times, and each time a horse died. Wants to try with the party as witnesses.',
      ],
      [
        'carpenter',
        'Made the seventh chair, from a gallows, for a joke. Would burn it, if somebody lifts it for {him}.',
      ],
      [
        'soldier',
        'Has nothing left to lose and drinks in the chair for pay. Guards anything, 2 gp a night; arrows miss {him}.',
      ],
    ],
    troubles: [
      [
        '#rivalA# has found out that the curse passes to whoever accepts a gift, and is buying drinks for the whole room. #rivalB# has just shouted not to touch a cup, too late for six of them.',
        'Six unlucky people under one roof: the chimney falls before midnight, then the bridge as they run.',
        'The curse must be taken willingly by one person and carried to #foe# before dawn. On the way everything that can fall will fall.',
      ],
      [
        '#rivalB# brings word: #foe# will lift it tonight if #keeper# says before everybody what was done. #keeper# will not. #rivalA# means to force it out, with a poker.',
        'At midnight the second half begins: nobody who is inside can leave by any door.',
        '#localA.cap# did it, years ago, and #keeper# has taken the blame since. #givenA.cap# would say so, if asked by a stranger.',
      ],
    ],
    rumours: [
      ['Nobody born in #house# has ever died of anything but drowning.', 'Two have not.', 'There is only one well.'],
      [
        '#keeper# bought #house# for one copper and has tried to sell it for less.',
        'For a song.',
        'That was the stable.',
      ],
      [
        'The curse ends when what was taken from #foe# is brought back.',
        'And paid for.',
        '#someone.cap# would like to have it.',
      ],
    ],
    dishes: ['Four-leaf salad', 'Wishbone broth, you keep the bone'],
    drink: 'Better Luck',
    bed: 'There are thirteen pegs, and the last is always cold',
  },
  {
    about:
      /\b(?:prophec\w+|oracles?|seers?|fortune ?tellers?|fortunes|foretold|foresee\w*|omens?|destiny|fate|chosen one|visions?|tarot|tea leaves)\b/,
    foe: 'the temple',
    signs: 'Crystal|Second Sight|Open Palm|Comet',
    sight: 'Your names are already chalked on the slate, with what you will order.',
    wants: [
      'To stop one thing that was foretold: that #house# stands empty by winter',
      'To hear the last line of the prophecy, which #foe# {keep|keeps} under lock',
    ],
    fears: [
      'Being right again: the last three who were warned are dead',
      'A certain knock, described to #keeper# twenty years ago',
    ],
    staff: 'says things while asleep that come true by Thursday, and remembers none of them',
    first: [
      'astrologer',
      'Read in the stars that one of the party saves #place# or burns it. Wants to follow them about; pays their supper.',
    ],
    second: [
      'soldier',
      'Was told {he} would die at #house# tonight, and came, to have it over. Fights for whoever gives {him} a reason.',
    ],
    others: [
      ['priest', 'Comes from #foe# to silence the seer of #house#, by gift if possible. Has 60 gp for the purpose.'],
      ['gambler', 'Bets only on what was foretold and is rich. Wants to know what they say about the party.'],
      ['mother', 'Was told her child is the chosen one; wants to be told otherwise.'],
    ],
    troubles: [
      [
        'On the stroke of nine #rivalA# says what comes next: a cup falls, a dog howls, #rivalB# is stabbed. The cup has just fallen.',
        'The dog howls. It comes about exactly as it was said, because everybody who heard it runs for a weapon.',
        'The vision shows #rivalB# bleeding, not dying; a cut on purpose, in the right shirt, fulfils it. #localA# is a barber and used to being trusted with razors.',
      ],
      [
        '#rivalA# reads from the old book that tonight “the last guest opens the door”. #rivalB#, paid by #foe#, means to see that nobody is the last.',
        'The doors are nailed shut with everybody inside. Then something outside begins to ask, very politely, to be let in.',
        'The book has been bound in the wrong order; #localA#, who bound it, remembers. The line before it says who is at the door, and that it is cold.',
      ],
    ],
    rumours: [
      ['Whoever reads the dregs at #house# sees how they die.', 'How they eat tomorrow.', 'They are tea leaves.'],
      ['#foe.cap# burned one page of the prophecy, and #keeper# has a copy.', 'Half a page.', 'It is a recipe.'],
      ['A child of #place# is the chosen one.', 'One of two.', 'Every mother says so.'],
    ],
    dishes: ['What you were going to order', 'Fortune dumplings, one with a slip of paper'],
    drink: 'Foregone Conclusion',
    bed: 'Made up before you asked; a note on the pillow says which of you will want it',
  },
  {
    about:
      /\b(?:were(?:wol(?:f|ves)|rats?|bears?|\w+)|lycanthrop\w*|shape-?shift\w*|doppelgangers?|changelings?|full moon)\b/,
    foe: 'the silver guild',
    signs: 'Moon|Wolf|Two Faces|Muzzle',
    sight: 'There are claw marks on the inside of the cellar door, and a new iron bar across it.',
    wants: [
      'To get through three nights of full moon without a death, for once',
      'To learn which of the regulars changes: #keeper# sells the chains and does not know for whom',
    ],
    fears: ['People from #foe#, who shoot first', 'Waking up with mud on #his# feet'],
    staff: 'chains the cellar door at dusk and hides the key even from #keeper#',
    first: ['hunter', 'Has twelve silver bolts from #foe# and eleven names. Wants the twelfth; pays 30 gp for proof.'],
    second: [
      'tailor',
      'Changes at moonrise and needs to be locked in within the hour. Can offer a coat of any cut, and cries.',
    ],
    others: [
      ['farmer', 'Lost nine sheep and a son’s dog. Wants blood; will take it from the first who growls.'],
      [
        'herbalist',
        'Brews a draught that holds the change off for one night. Needs moonwort, which grows #where#; has the kettle on.',
      ],
      ['actor', 'Has worn four faces tonight, one of them of the party’s. Wants a safe bed and would spy in return.'],
    ],
    troubles: [
      [
        'The moon is up. #rivalA# bolts the doors and lays a silver spoon before each guest: whoever will not touch it dies. #rivalB# is third in the row, and there is a second, further down, who grins.',
        '#rivalB# breaks the chair, the window and two people. By morning #foe# {have|has} burned every house where somebody did not come to the door.',
        'There are two of them, and only one kills: #localA#. #rivalB# can smell it, and would point, if #rivalA# swore to look away from the tailor afterwards.',
      ],
    ],
    rumours: [
      ['Somebody at #house# buys raw liver at full moon, by the bucket.', '#staffA# does.', 'For the cat.'],
      ['#foe.cap# {pay|pays} 50 gp a pelt and {do|does} not ask whose.', '20 gp.', 'They are bankrupt.'],
      ['#keeper# has been two people since spring.', 'Twins, perhaps.', 'It is the new teeth.'],
    ],
    dishes: ['Raw mince with an egg', 'Marrow bones, long ones'],
    drink: 'Moonrise',
    bed: 'Chains at the four corners, padded with sheepskin',
  },
]
