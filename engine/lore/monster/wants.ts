import type { Want } from './families.ts'

/** What moves it, and what comes of that. "#it#": the monster; "#people#", "#loss#" and "#there#": of its country. */
export interface Motive {
  /** In a word or two. */
  label: string
  why: readonly string[]
  hooks: readonly string[]
  /** When it stops fighting. */
  ends: readonly string[]
  /** What it would take to be rid of it without blood. */
  bargains: readonly string[]
}

export const motives: Record<Want, Motive> = {
  hunger: {
    label: 'Food',
    why: [
      'It is eating for two.',
      'The game is gone and people are slow.',
      'It fed here once by luck, and has stayed by habit.',
      'Something frightens it off its proper prey.',
      'A hard winter taught it doors.',
      'It cannot stop; there is a hole in it.',
    ],
    hooks: [
      '#People# lost #loss# to it in nine days. The tenth is tomorrow.',
      'A butcher sells meat by night, at #there#. He thinks that he is keeping it away.',
      '#People# mean to poison a carcass and drag it out there. They have the wrong poison.',
      'It has left one house alone. #People# have begun to ask why.',
      'Somebody feeds it. The bones near #there# were boiled.',
    ],
    ends: [
      'bolts for cover with a mouthful, any mouthful',
      'loses interest when nothing more falls down',
      'slinks off hungry, and so returns at dusk',
      'drops what it holds and makes off once the meal costs more than it is worth',
      'breaks away as soon as it has one of them to carry',
      'flees the moment that two of its bites in a row find armour',
    ],
    bargains: [
      'An ox a week would do.',
      'It follows whoever carries the herd’s bell. It could be led away.',
      'Bring back what it used to hunt, and it hunts that.',
    ],
  },
  nest: {
    label: 'Its young',
    why: [
      'There are eggs.',
      'It has brought its young here because it was born here.',
      'Its last brood was taken, and it has chosen a safer place.',
      'The hatching is nine days off.',
      'It guards one that will not wake.',
    ],
    hooks: [
      'A collector pays 200 gp for one of its young, alive. #People# know nothing of that, and live between.',
      'A child of #people# has brought home something warm, in a basket.',
      '#People# lost #loss#. Nothing was eaten: it all went to line a nest.',
      'It lets women pass, and anyone who carries a baby. #People# would like to keep that quiet.',
      'One of the brood is sickly. It has begun to bring it to doorsteps.',
    ],
    ends: [
      'draws them off, away from the brood, and doubles back',
      'gives ground by inches',
      'will not go further than a stone’s throw from its brood, and dies there if it must',
      'stops as soon as its young are out of reach',
      'turns at once on whoever nears the nest, whatever else it was doing',
    ],
    bargains: [
      'Left alone till the young can move, it goes by itself.',
      'Carry one of the young to a better place and it comes after, quite gently.',
    ],
  },
  hoard: {
    label: 'Its hoard',
    why: [
      'It counts, and the count must never go down.',
      'It collects, and #people# own the last piece.',
      'It was robbed once, long ago, of very little.',
      'Whatever shines was stolen from it. So it believes.',
      'It sleeps only on what belonged to others.',
    ],
    hooks: [
      '#People# lost #loss#. What they want back is the thing they did not mention to the reeve.',
      'Two heirs each hire the party, quietly, for the same ring. It lies at #there#.',
      'A thief got out with one cup. It knows the cup, and is going from house to house.',
      'The tax was due at midsummer and is in #there#. The lord does not take that for an answer.',
      'Among the heap lies the deed to the land #people# stand on.',
    ],
    ends: [
      'snatches the nearest bright thing and bolts',
      'blocks the treasure with its own body',
      'goes back to count as soon as anyone runs the other way',
      'abandons the fight, never the hoard',
      'offers one thing, its worst, and then a better one',
    ],
    bargains: ['It trades. It cheats in weight but not in number.', 'A gift that completes a set buys a year.'],
  },
  bound: {
    label: 'To be let go',
    why: [
      'It was called here and the caller died before he finished.',
      'A ring of salt holds it on three sides.',
      'It obeys a name, and somebody has the name.',
      'It was promised an ending.',
      'The chain goes down into the ground and it has never seen the other end.',
    ],
    hooks: [
      'What binds it lies under the hearth of #people#. They have no notion of that.',
      'It begs, politely, of everyone who comes. So far all of them ran.',
      'The binding weakens with each death at #there#, and a stranger is arranging deaths.',
      '#People# inherited the leash with the house. #Loss#: that was the first mistake.',
      'Freed, it says, it would go home. A priest swears that this is home.',
    ],
    ends: [
      'halts at a line nobody else can see',
      'fights on without wishing to, and says so',
      'stands still the moment that its binding is touched',
    ],
    bargains: [
      'Break what holds it and it leaves, through whatever is in the way.',
      'It would serve one more year for a date on which it ends.',
    ],
  },
  worship: {
    label: 'To be served',
    why: [
      'It was prayed to once and liked it.',
      'It answers prayers. The answers are bad.',
      'Its priests made it up, and then it came.',
      'It needs nine to kneel, and has seven.',
      'An old vow says that it must be fed, and nobody remembers by whom.',
    ],
    hooks: [
      '#People# have stopped complaining of #loss#. They sing now, evenings, out by #there#.',
      'The lots were drawn and fell on the reeve’s son. Now the party is to take his place, at a good wage.',
      'A rival shrine pays for proof that it bleeds.',
      'One of #people# was meant for it and ran. She is under a wagon cloth on the north road.',
      'Its festival is in four days and the roads fill with pilgrims, who have knives.',
    ],
    ends: [
      'sends its faithful in first, and watches how they die',
      'withdraws in state, and calls that mercy',
      'cannot bear to be laughed at and makes mistakes',
    ],
    bargains: [
      'An oath will do, sworn aloud. It is a patient creditor.',
      'Show its faithful that it is afraid, and it is finished here.',
    ],
  },
  war: {
    label: 'The upper hand',
    why: [
      'It has lost a war and means to have another.',
      'Somebody sells it maps.',
      'It wants the road, and after that the toll.',
      'There is a border here that only it remembers.',
      'A stronger one is coming and it needs walls.',
    ],
    hooks: [
      '#Loss#: that was scouting. The map of it was found on a dead runner.',
      '#People# get arms for free from a lord who will want something for them.',
      'A deserter of its own side sits in the lock-up. He wants a horse.',
      'Its next move is written down at #there#, in a hand that learned its letters at the abbey.',
      'It offers #people# a truce, and the terms are fair. The council is split.',
    ],
    ends: [
      'falls back by turns, one covering the other, to #there#',
      'spends others first and itself never',
      'sounds the retreat at half strength, and remembers faces',
    ],
    bargains: ['It keeps treaties to the letter. Read them.', 'Hostages, exchanged; it treats them well.'],
  },
  cruelty: {
    label: 'Sport',
    why: [
      'It is bored.',
      'It likes the moment at which they understand.',
      'It was hurt here as a small thing and has grown.',
      'It keeps a score, with somebody, over this.',
      'It is curious about what people do last.',
    ],
    hooks: [
      'It returned one of #people# unharmed. He will not speak, and packs.',
      '#Loss#: given back in the wrong places, piece by piece, with bows on.',
      'It has sent the party an invitation, by name, in good time.',
      'The mark on the doors is its own. Three of #people# have it, and one painted hers herself.',
      'A survivor tells the tale in the inn each night. Tonight he tells it differently.',
    ],
    ends: [
      'leaves while it is winning, to come back',
      'goes for whoever is most afraid, and follows that one',
      'gives up the game at the first blow that truly hurts',
    ],
    bargains: [
      'It will play for stakes. It has never yet lost on purpose.',
      'Tell it something that it has not heard.',
    ],
  },
  vengeance: {
    label: 'Revenge',
    why: [
      'Somebody swore, and lied.',
      'Three men hanged it. Two are left.',
      'Its mate’s hide hangs over a mantel.',
      'It was sold by friends.',
      'It has a list.',
    ],
    hooks: [
      '#Loss#: all of it belonged to one family, and #people# begin to do the sum.',
      'The magistrate hires the party to kill it before it reaches him. He is vague about why.',
      'It leaves a token each time. The tokens make a face when put together.',
      'An old woman among #people# knows what was done at #there#. She was paid to forget it.',
      'The last name on its list belongs to somebody the party likes.',
    ],
    ends: [
      'pays no heed to anyone who never wronged it',
      'goes through the rest to reach the one it came for',
      'fights until it falls, and then once more',
    ],
    bargains: ['A confession, made in the open, would end it.', 'Bring it the third man.'],
  },
  lost: {
    label: 'To go home',
    why: [
      'It took a wrong turning, sixty years ago.',
      'It does not know that it is dead, or old, or here.',
      'It is looking for a child who is grandmother to half the town.',
      'Its door shut behind it.',
      'It only wants company, and does not know its strength.',
    ],
    hooks: [
      'It has taken up with one of #people#, a boy, who hides it. #Loss#: an accident.',
      'It hums a tune. An old map of #there# has the same tune written in the margin.',
      'A hunter has its trail and a buyer. #People# would rather have it gone than dead.',
      'It comes to the window of one house and looks in. Inside is the portrait of somebody.',
      'A scholar says that there is a way back, twelve miles off, open till the moon turns.',
    ],
    ends: [
      'runs, as soon as it sees where to',
      'stops when spoken to kindly, and starts again at the first raised hand',
      'weeps, and that is the worst of it',
    ],
    bargains: [
      'Show it the way and it goes.',
      'Something from its home would calm it. There is one in the squire’s cabinet.',
    ],
  },
  purpose: {
    label: 'Its duty',
    why: [
      'It was told to wait.',
      'It was set to guard a thing which has since been moved.',
      'It follows an order that made sense to somebody.',
      'It is finishing a work; one part is missing.',
      'It keeps the count of those who pass.',
    ],
    hooks: [
      '#People# live, since spring, inside what it was told to keep clear. #Loss#: the second warning.',
      'The one who gave it its orders has an heir, with the voice for it, who is nine.',
      'What it guards is gone, and the thief lies dead by #there# with the wrong thing in his hand.',
      'It has begun to build. #People# recognise the plan: it is their own town, before the fire.',
      'A word would stop it. Half of that word is on a bell.',
    ],
    ends: [
      'returns to its post the moment that nobody stands where nobody may',
      'does not stop, having no word for it',
      'lets go of those who put down what they took',
    ],
    bargains: ['Give it a new order in due form: three witnesses, and a seal.', 'Finish the work, and it lies down.'],
  },
}
