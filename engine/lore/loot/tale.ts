import type { Grammar } from '../grammar/grammar.ts'

const list = (text: string) => text.split(', ')

/** What the stories of finds are told with beside their own frames: hours, counts, and what they all say. */
export const tale: Grammar = {
  years: list('two, three, four, five, seven, eight, nine, eleven, twelve, fifteen, twenty, thirty-one'),
  few: list('three, four, five, six, seven, eight, nine, ten'),
  soon: list(
    'tomorrow, at noon, within three days, before Friday, tonight, in two days, by Sunday, at first light, on market day, at dusk, this week, after dark, in five days, on Monday, within hours, in nine days, at moonrise, before breakfast, by Thursday, on Tuesday night, within a week, at cockcrow, in four days, on Saturday, this evening, in an hour, next market day, at low sun, by midweek',
  ),
  ago: list(
    'last winter, nine years ago, the year of the flood, twenty years ago, three summers ago, in the last war, six months ago, one harvest ago, a lifetime ago, the spring before last, forty days ago, eleven years ago',
  ),
  /** #owner# is told of here where it is somebody’s pockets: the story goes on with #who#. */
  carriedBy: [
    '[Taken|Cut|Lifted] from #owner# at #town# [last night|at dawn|this morning|on Sunday|yesterday].',
    '[Lost|Dropped|Pawned|Forgotten] by #owner# in #town#, [on the stairs|at the baths|in a fight|by the well].',
    '#owner.cap# [had|carried|wore] this in #town# [lately|to the last|on the day|that night].',
    'In #town# the [watch|innkeeper|undertaker|barber] [emptied|searched] #owner.poss# [pockets|coat|boots].',
  ],
  /** The same where the prompt says what they did. */
  wanted: [
    'Here is what #owner# #deed#.',
    'Found at last: what #owner# #deed#.',
    'Nobody believed that it existed: what #owner# #deed#.',
  ],
  /** And where it says from whom it came, and the story is of something else. */
  from: ['[All of it|Every piece|Most of it] came from #before#.'],
  /** A find that lies where the prompt or the theme says. */
  lies: [
    '[It lies|All lies|Look|Search] #near#, #place#.',
    '[Hidden|Stowed|Kept|Left] #place#, #near#.',
    '[Hidden|Stowed|Forgotten|It lies] #place#; #catch#.',
    '#near.cap#, #place#. [One warning|The snag|Beware]: #catch#.',
  ],
  near: [
    '[a day|two hours|a morning|six miles|nine miles|three hills|four leagues] [from|north of|south of|beyond|short of|west of|above] #town#',
  ],
  /** Marks that any piece may have from those the story is of. */
  anyMark: [
    '[once|lately|long] #other.poss#',
    '[bought|won|taken] from #other#',
    'a gift from #who# to #other#',
    '[mended|copied|made] in #town#',
    '[missed|claimed] by #aShort#',
    'with [the name|the initials] of #who#',
  ],
  /** The same for what lies where the prompt says: nothing more is known of that place. */
  liesThere: [
    '[It lies|All of it is|It was left] #place#.',
    '[Somebody hid|Somebody left|They put] it #place#, and few know [the way|exactly where|it].',
    'Look for it #place#, [by daylight|with a rope|and quietly].',
  ],
  /** How #guard# keeps it, where the prompt says that somebody does. */
  guarded: [
    'It is guarded by #guard#[, day and night|, who may be bribed|, though not on feast days].',
    'Between it and the door there is #guard#[, and no other way round|, wide awake|, expecting company].',
    'First there is #guard# to [deal with|get past|talk round|lull].',
  ],
  /** What is wrong with the place, where no more is. */
  trouble: ['#catch.cap#.', '[Mind|Beware|One warning|Worse]: #catch#.', '[And|But] #catch#.'],
  /** Who comes, where that is all there is to it. */
  claim: [
    '#agent.cap# comes #soon# for #them#, with #sum#: [#prize#|half|the lot], or [a fight|no peace|the law of #town#].',
    '#other.cap# will be in #town# #soon# and sends #agent# ahead to [count|value|guard] it. [#sum.cap#|A tenth|#prize.cap#] keeps #aShort# [blind|friendly|at home].',
    '#agent.cap# [followed|outran|outbid] #them# to be here #soon#, wants [#prize#|a third|the coin], and [fights|pays|begs] for it.',
    '[Word|A letter|A rumour] reached #other#: #agent#, with #few# [riders|dogs|friends], comes #soon# to [bargain|search|threaten].',
    '#agent.cap# was with #who# at #town#, comes #soon#, and [asks|cries|draws] for [half|#prize#|a fair share].',
  ],
  /** Somebody with a right to it whom the prompt names. */
  owed: [
    'By rights it is all for #heir#, who [has heard|has been told|dreams] that it [is found|is near|was spent].',
    'It was put by for #heir#, and [a letter|the lid|a dying curse] says so.',
  ],
  /** What is in anybody’s pocket beside the money, and may be of use. */
  kept: list(
    'a brass key #numbered#, a pawn ticket from #town#, half a map, a vial of sleeping powder, an unsent letter, a file and wax, a signet ring’s cast, a false beard, #few# candle stubs, a tin whistle, a lucky bean, a glass eye, a boiled egg, a stolen door knob, a bag of salt, a tame mouse, a rabbit’s foot, #few# fish-hooks, a torn playbill, a hymn book, a spare bowstring, a twist of pepper, a dog’s collar, a child’s drawing, an unpaid bill, a bent spoon, a pass for #town#, a holy symbol, a broken compass, a dried toad, a love letter, a list of inns, #few# trick coins, a bar of soap, a set of lockpicks, a silk garrotte, a wooden tooth, a ferry token, a flask of gin, a blank contract, a coil of wire, a stamp of #town#, a beetle in amber, a needle and thread, an old medal, a doll’s arm, a whetstone, a bill of sale, a wax seal, #few# marbles, a pot of ink, a summons to #town#, a pressed flower, a lump of chalk, a bone flute, an apple',
  ),
  numbered: ['stamped “seven”', 'stamped “twelve”', 'on a ribbon', 'without its tag', 'wrapped in wool'],
}
