import { agreeing, type Manner, type Threat } from '../prompt/threat.ts'
import type { Land } from './livelihoods.ts'
import type { FactionKind, Trouble } from './trouble.ts'

/*
 * The trouble of a place that a prompt puts in fear of something. Slots as of any trouble (see `Trouble`), and: #M# the
 * threat as it is spoken of ("the sahuagin", "the dragon"), #m# and #ms# one and more of it, #lair# where it comes from.
 * "{come|comes}" is for many or for one alone.
 */

const dryLairs: Readonly<Record<Land, readonly string[]>> = {
  river: ['the flooded mill upstream', 'the willow islands', 'the caves in the river bluff', 'the burnt ferry house'],
  coast: [
    'the old watch rock',
    'the caves under the cliff',
    'the dunes beyond the last house',
    'the smugglers’ tunnels',
  ],
  island: ['the far side of the island', 'the old watch rock', 'the caves above the surf', 'the abandoned monastery'],
  lake: ['the reed islands', 'the drowned boathouse', 'the caves on the far shore', 'the old fish traps'],
  forest: ['the felled clearing', 'the hollow hill', 'the burnt wood', 'the deer caves'],
  mountains: ['the old north gallery', 'the scree above the pass', 'the ice cave', 'the ruined watchtower'],
  hills: ['the barrow on the ridge', 'the chalk pits', 'the empty shepherds’ huts', 'the caves behind the falls'],
  plains: ['the burnt farm', 'the old barrow', 'the sunken road', 'the standing corn'],
  marsh: ['the alder island', 'the drowned causeway', 'the peat diggings', 'the house on stilts'],
  desert: ['the dry wells', 'the buried temple', 'the red canyon', 'the bone dunes'],
}
const wetLairs: Readonly<Partial<Record<Land, readonly string[]>>> = {
  river: ['the weir pool', 'the flooded mill upstream', 'the deep bend of #water#'],
  lake: ['the drowned village under #water#', 'the deep end of #water#', 'the sunken barge'],
  coast: [
    'the reef beyond #water#',
    'the sea caves below #d2#',
    'the wreck on the outer bar',
    'the drowned village off the point',
  ],
  island: ['the reef beyond #water#', 'the sea caves below #d2#', 'the wreck on the outer bar'],
  marsh: ['the black pools', 'the drowned causeway', 'the eel channels'],
}
const lairsOf: Readonly<Partial<Record<Manner, readonly string[]>>> = {
  dead: ['the plague pit', 'the old battlefield', 'the drowned churchyard', 'the sealed crypt', 'the gallows field'],
  haunting: ['the empty house at the end of the lane', 'the sealed crypt', 'the old gallows', 'the burnt school'],
  hidden: [
    'the cellars of the old assembly rooms',
    'the shut house with the green door',
    'the catacombs',
    'the closed theatre',
  ],
  swarm: ['the old drains', 'the abandoned granary', 'the cisterns', 'the worked-out cellars'],
}

export const lairsFor = ({ manner, isOfWater }: Threat, land: Land): readonly string[] =>
  (isOfWater ? wetLairs[land] : lairsOf[manner]) ?? dryLairs[land]

/** What has been done so far, by the manner of who does it. */
const deeds: Readonly<Record<Manner, readonly string[]>> = {
  raiders: [
    '[On the night of|The night after|Before dawn on] #feast# #M# came out of #lair#, broke open #p1# and carried off #count# people, #v# among the last to get away.',
    '[Four|Three|Six] times since #feast# #M# {have|has} raided #d1#. {They take|It takes} #ware#, tools and people, and {leave|leaves} [the coin on the floor|the silver untouched|every door open].',
    '#M.cap# {hold|holds} #lair#, and nothing leaves #town# by that way. The last [convoy|wagon] of #ware# was found on #day#, unhitched and empty, with #count# [pairs of boots|hats] beside it.',
    'Since #day# #M# {burn|burns} a house in #d1# every [third|other] night, and {wait|waits} outside for whoever runs. #v# ran [the other way|through the fire], and lives.',
  ],
  beast: [
    'Since #feast# #M# {have|has} come out of #lair# on every [dark|moonless|windy] night. First it was [animals|dogs|goats]; last week it was #count# people from #d1#, taken within a shout of #p1#.',
    '#M.cap# {have|has} made #lair# {their|its} own. #count.cap# of those who work at #work# are dead, and #v# came home alone and [will not go back|will not speak of it].',
    'Nobody saw #M# until #day#, when {they|it} came as far as #p1# in daylight, killed #count# and went back to #lair# [without hurrying|at a walk].',
    'The road from #town# past #lair# belongs to #M# now: #count# dead since #feast#, and of the last cart [only a wheel|a single mule|one shoe] came back. #v# had [let it go|paid for it] that morning.',
  ],
  dragon: [
    '#M.cap# {have|has} settled at #lair#. On #feast# {they|it} burned half of #d1# without landing; since then {they take|it takes} cattle as {they please|it pleases} and {expect|expects} #ware# by the cartload.',
    '[Each new moon|Every #aday#|Each full moon] #M# {fly|flies} over #town# once, slowly, and somebody has to leave #sum# on the rocks below #lair#. Last month the money was short, and #p1# has no roof now.',
    'Since #feast# #M# {lie|lies} at #lair# and nobody may light a fire in #d1#: {they see|it sees} the smoke and {come|comes}. #count.cap# have died of [one candle|a cook’s mistake|a lit pipe], and #v# is blamed for it.',
  ],
  dead: [
    'Since #feast# #M# {walk|walks} out of #lair# after sunset. #count.cap# people of #d1# {have|have} been killed, and #v# swears that [two|three|four] of them came back with the others.',
    '#M.cap# came up through the floor of #p1# on #day#. The door held; but every night there is more knocking, and some of what knocks knows [the names of those inside|who is inside|the old songs].',
    'Whoever is buried in #town# does not stay there: since #feast# #M# {come|comes} for them from #lair#, and #count# graves [are open|stand empty]. #v# met a dead [cousin|neighbour|master] on #day#, and was not known.',
  ],
  haunting: [
    'Since #feast# no night passes in #town# without #M#. Doors open, lamps burn low, and #count# people of #d1# have walked out into the dark in their shirts; #v# was brought back, the rest were not.',
    '#M.cap# {were|was} first seen at #p1# on #day#, [weeping and asking|calling softly|asking at every bed] for #rg#. Since then {they have|it has} been in #count# houses, and in every one of them somebody fell ill.',
    'On #day# all the clocks of #town# stopped, and #M# came out of #lair#. Nobody has slept in #s1# since: [what is said there by day is repeated by night|whoever lies down there dreams of #lair#], and #count# have gone mad of it. #v# is [the next|half way there].',
  ],
  hidden: [
    '{There are #ms# in #town#, or one at least,|There is a(n) #m# in #town#,} and nobody knows behind which door. #count.cap# people have died since #feast#, all at home, all with the windows barred; #v# found the last of them at #p1#.',
    '#M.cap# {have|has} been at work in #town# for #years#, and nobody noticed before #feast#, when #v# saw what comes and goes by night between #p1# and #lair#. Nobody believes it yet, except those who should not.',
    'Since #feast# #count# people of #d1# [are not themselves|answer wrongly|cast odd shadows], and #M# {are|is} behind it. #v# [heard two of them talk|followed one to #lair#], and has told [the wrong neighbour|only a priest].',
  ],
  swarm: [
    'Since #feast# #ms# have come up out of #lair# by the thousand. They ate the stores at #p1# in one night, then [the dog|the cat|a mule], and on #day# a child in #d1#.',
    '#ms.cap# are in every wall of #d1#. Half the winter’s #ware# had to be burned; #v# was bitten, and now sits in the dark and talks to them.',
    'It began with [a scratching|a smell|a trickle of dust] below #p1#. Now #ms# own [#s1#|the whole of #s1#], #count# people have been found as bones, and every drain of #town# leads to #lair#. #v# [went down|looked in], and came up without boots.',
  ],
}

/** What is seen of it in the streets. */
const traces: Readonly<Record<Manner, readonly string[]>> = {
  raiders: [
    'A(n) #m# [spearhead|axe|knife] is stuck in the door of #p2#, and [nobody wants to be the one to pull it out|nobody has dared to touch it|it has been there since #day#].',
    '[Half|Most of|All] the windows of #d1# are [boarded|barred|nailed up], and behind [each|most] of them somebody [sits awake|listens|keeps watch].',
    'Children in #d2# play at being #ms#; nobody will be the #worker#.',
    'There is a row of empty beds in #p3#, [made up|turned down|kept warm] for those who were [taken|carried off].',
    'Drag marks run from #p1# toward #lair#.',
    'Beside every door in #s1# lies a heap of [stones|bricks|broken glass].',
    'A(n) #m# shield hangs over the door of #p1#, as a prize or a warning.',
    'Carts stand loaded in #s2#, and are never [unloaded|driven off].',
    'At #p3# people sleep in their [boots|coats], by turns.',
    'The #worker.s# of #d1# go to work with [spears|bows|pitchforks] over their shoulders.',
  ],
  beast: [
    'Something has scored the wall of #p2# at [twice the height of a man|a rider’s height|the height of the eaves].',
    'Every [animal|dog|horse] in #d1# is kept indoors, and all of them [face the same way|tremble|are silent].',
    'A bell hangs on every [gate|door|well] in #d2#, to be rung for the #m#.',
    'A single [boot|glove|cap] lies on the step of #p3#; it has been there since #day#.',
    'Nobody sits with their back to #lair#.',
    'A goat is tied up at the end of #s1#, and nobody [comes for it|looks at it].',
    'Wet tracks, broad as a [shield|door|drum], cross #s2# and stop at a wall.',
    'The windows of #s1# are barred with [cartwheels|ladders|bedsteads].',
    'At dusk all #d2# counts its [children|cattle|#worker.s#], aloud.',
  ],
  dragon: [
    'Every [thatch|roof] in #d1# has been stripped, and people sleep under [wet hides|wet sailcloth|the stairs].',
    'On the roof of #p2# [somebody watches|two boys watch|a nun watches] the sky, day and night.',
    'A cart stands ready by #p3#, loaded with [all the plate|all the coin|the last silver] that is left in #town#.',
    'The stones on the road to #lair# have [run like wax|turned to glass|split in the heat].',
    'A shadow passes over #d2#, and [the whole street lies down|everybody runs for a doorway|nobody breathes until it is gone].',
    'Buckets of [water|sand] stand before every door in #s1#.',
    'The bells of #p3# are [wrapped in wool|taken down|tied], so as not to call #M# here.',
    'Half of #p1# is soot, and the [swallows|doves|cats] have left it.',
    'People in #s2# keep close to the walls, and look up.',
  ],
  dead: [
    'Fresh graves behind #p2# are weighted with [millstones|anchors|ploughshares].',
    'A lamp burns on every sill of #d1# until morning; oil costs [double|three times as much|#asum# a cask].',
    'The bell of #p3# is rung at dusk, and by the last stroke [nobody is left outdoors|every door is barred|the streets are empty].',
    'There are scratches on the inside of a coffin lid outside #p1#.',
    'Grey footprints cross #d2# from the direction of #lair#.',
    'The graveyard gate is barred, from the [inside|wrong side].',
    '[Salt|Chalk|Iron] lies on every threshold in #s1#.',
    'Nobody in #s2# answers a knock after #hourly#.',
    'At #p3# [a clerk|a nun|#wg#] reads the names of the buried, to see who is missing.',
  ],
  haunting: [
    'Every [mirror|picture|bed] in #p2# is turned to the wall.',
    'At [each|every] table in #d1# [a place is laid|a chair is kept|a cup is filled] for nobody.',
    'It is cold in front of #p3#, in a circle [four|six|ten] steps wide.',
    '[Horses|Dogs|Mules] will not pass #lair#, by day or by night.',
    '[Somebody|A finger] has written “#rg#” in the [dust|frost|soot] on every [window|door] of #d2#.',
    'A [chair|cradle|bell rope] in the window of #p1# is never still.',
    'Candles in #s1# burn [blue|low|sideways] for an hour after #hourly#.',
    'From a [well|chimney|drain] in #d2# somebody calls #vg# by name.',
    'Two houses in #s2# stand [open|dark|empty], and the beds are made.',
    'The clock of #p3# strikes thirteen, and everybody stops to count.',
  ],
  hidden: [
    'People in #d1# no longer [ask each other in|eat together|say goodnight].',
    'A small sign, always the same, is [scratched|chalked|burnt] beside the lock of #p2#.',
    'Neighbours test each other with [silver, salt and old jokes|mirrors|riddles and garlic].',
    'There is a light at #lair#, which has been empty for #years#.',
    'The #worker.s# go home in [threes|fours], and watch one another’s [hands|shadows|teeth].',
    'In #s1# every shutter has a spy hole, freshly cut.',
    'Somebody has painted [eyes|a wheel|teeth] on the door of #p3#.',
    'At #p1# guests wait for the host to drink first.',
    'Strangers in #s2# are asked their [grandmother’s|mother’s|priest’s] name.',
  ],
  swarm: [
    'Bread is sold in tins in #d1#, and the tins are [dented|scratched|locked].',
    'Cats cost #sum# at #p2#, and do not last.',
    'A sound like [rain|tearing silk|dry peas] comes from under the floor of #p3#.',
    'Every drain in #d2# is stopped with rubble, and in the mornings the rubble has been moved.',
    'There are gnawed bones on the step of #p1#.',
    'The [thatch|ivy|washing] in #s1# moves when there is no wind.',
    'Cradles in #d1# hang on chains from the beams.',
    'All the leather in #s2# is gone: boots, [harness|saddles|belts], book covers.',
    'At #p1# a child is paid for each dead #m#, and is [rich|busy|tired].',
  ],
}

/** How one cause is told: any telling of a line goes with any of the others. */
interface Tellings {
  blame: readonly string[]
  worse: readonly string[]
  way: readonly string[]
  hook: readonly string[]
  rumour: readonly string[]
  manners?: readonly Manner[]
}

const plots: readonly Tellings[] = [
  {
    blame: [
      '#a# had a thing carried off from #lair#, a black stone the size of a loaf, and keeps it under the floor of #p2#. That is what #M# {want|wants} back. #A.cap# know; they are waiting for a buyer.',
      'A black stone from #lair# lies under the floor of #p2#, where #a# hid it. #M.cap# {come|comes} for the stone, and #A# will not give it up before it is sold.',
      '#A.cap# robbed #lair# of a black stone. #M.cap# can feel that it is in #town#, though not where: it is under #p2#, and #ag# has a buyer for it.',
    ],
    worse: [
      'At #feast2# #M# {come|comes} for the stone in earnest, and for everything that stands between {them|it} and #p2#. The buyer arrives the day after, and finds the gates open.',
      'The buyer comes at #feast2#. If the stone leaves #town# with him, #M# {follow|follows} it through #d1#, and nobody there will live.',
      'By #feast2# #M# {find|finds} out where the stone is, and {tear|tears} #p2# down with everybody inside.',
    ],
    way: [
      'The stone has to go back to #lair#, carried openly by somebody who is ready to say whose fault it was. #vg# knows the way in, and which of the floorboards is loose.',
      'Whoever puts the stone back at #lair# ends it. #vg# knows under which board it lies; getting past #A.poss# guards is the hard part.',
      'Steal the stone from #p2#, or make #ag# hand it over, and take it to #lair#. #vg# will be the guide.',
    ],
    hook: [
      '#w# heard #a# haggling over a black stone with a stranger at #p2#, and offers #sum# to have it taken back to #lair# before #feast2#.',
      '#w# pays #sum# to whoever finds out what #a# keeps under the floor of #p2#, and why it is never left alone.',
      '#a# hires guards for one room of #p2#, at #sum# a week. The last ones ran when #M# came.',
    ],
    rumour: [
      'They say #a# sleeps on a stone from #lair#, and that #M# can hear it through the floor.',
      '#a# brought something home from #lair#, and a stranger has offered #sum# for it.',
    ],
  },
  {
    blame: [
      'There was a bargain. For #years# #B# left #ware# and a sheep at the edge of #lair#, and #M# stayed away. Then #b# thought the price too high, and told nobody that it had not been paid.',
      '#B.cap# used to pay #M# to stay away: #ware# and a sheep at every full moon, for #years#. #b# stopped paying, kept the money, and said nothing.',
      'For #years# #M# {were|was} bought off by #B#, in secret. Now #b# has spent the money, and #M# {come|comes} to collect.',
    ],
    worse: [
      'What is owed grows with every month. By #feast2# #M# will take it in people, and {they have|it has} begun to choose them: a white mark on a door in #d1# means the next.',
      'Whoever has a white mark on the door is next. By #feast2# every door in #d1# will have one.',
      '#M.cap# will take people for the debt, one household of #d1# after another, until #feast2#; then all of #town#.',
    ],
    way: [
      '#bg# still has the tally of what was agreed. Whoever reads it will see that it can be paid off once and for all, with the bell that #B# once stole from #lair# and hung up in #p3#.',
      'The bell in #p3# was stolen from #lair#. Given back, it settles the debt for good; the tally that says so is in #bg.poss# desk.',
      'Make #bg# pay what is owed, in front of #lair#, and bring the bell from #p3#: with that #M# {are|is} content, by the old tally.',
    ],
    hook: [
      '#b# wants a small party to take a covered cart to the edge of #lair# by night, no questions asked. Half of what is in the cart is alive.',
      '#w# found a tally of sheep and #ware# among #b.poss# papers, and pays #sum# to learn who was being paid.',
      '#r# offers #sum# for the truth about the white marks on the doors of #d1#. #b# offers the same for silence.',
    ],
    rumour: [
      '#B.cap# used to feed #M#; ask them what became of the sheep.',
      'The bell of #p3# does not belong to #town#, and #b# knows whose it is.',
    ],
    manners: ['raiders', 'beast', 'dragon', 'hidden', 'haunting'],
  },
  {
    blame: [
      '#A.cap# drove #M# out of {their|its} own place: #a# has been digging under #lair# since #day#, for what was buried there, and went on after the first deaths.',
      '#a# is digging for treasure under #lair#, by night and in secret. That is what has driven #M# out and toward #town#.',
      'The diggers of #A# broke into #lair#. #M.cap# {have|has} nowhere else to go, and #a# has told them to dig on.',
    ],
    worse: [
      'The diggers will break through by #feast2#. What lies below is what #M# {were|was} afraid of.',
      'By #feast2# the shaft reaches the bottom, and something far worse than #M# comes up it into #d1#.',
      'With every yard that #A# dig #M# {are|is} pushed closer. By #feast2# {they|it} will be inside #p1#.',
    ],
    way: [
      'If the digging stops and the shaft is filled, #M# will draw back within a week. #rg# could order it, but has put #sum# into the shaft; #cg# has the powder to close it without asking.',
      'Fill the shaft, and #M# {go|goes} home. #cg# would lend the powder, if somebody else lit it; #rg# has money in the diggings and will not.',
      'Show #rg# what the diggers have woken, and the order to stop will follow. #vg# can lead the way into the shaft.',
    ],
    hook: [
      '#a# pays double for guards at the diggings near #lair#, since the last ones ran. #vg# was one of them and begs for somebody to look into the shaft before it is too late.',
      '#c# wants the shaft at #lair# closed, has powder for it, and pays #sum# to whoever lights the fuse.',
      'A digger of #A# has not come home from #lair#. #w# pays #sum# to know what happened, and #a# forbids the search.',
    ],
    rumour: [
      'It only began when #A# started digging at #lair#.',
      '#a# has bought rope, lamps and #count# coffins, and says they are for #lair#.',
    ],
    manners: ['raiders', 'beast', 'dragon', 'dead', 'swarm', 'haunting'],
  },
  {
    blame: [
      'Somebody lets #M# in. #c# buys every house in #d1# that its people leave, for a tenth of what it was worth, and a lamp is set in the upper window of #p3# before each attack.',
      '#c# calls #M#, with a lamp in the upper window of #p3#, and buys the houses of the dead for next to nothing.',
      'Before each attack #C# set a lamp in a window of #p3#, to show the way. #c# wants #d1# empty and cheap.',
    ],
    worse: [
      'By #feast2# #C# will own all of #d1#, and #M# will have got what {they were|it was} promised for it: the people who are still inside.',
      'The lamp will burn once more, at #feast2#. Then #M# may have whoever is left in #d1#, as #c# promised.',
      'At #feast2# #c# will own #d1# and need #M# no longer; but #M# will not stop coming.',
    ],
    way: [
      'Take the lamp from #p3# on the right night and hang it somewhere else. #wg# trims it without knowing what it is for, and would tell all of #town# if somebody kept #cg# away.',
      'Hang the lamp at #cg.poss# own window, and #M# will go there. Or bring #wg#, who fills it, before #rg# to say who pays.',
      'Without the lamp #M# {lose|loses} the way. #wg# has the key to the window in #p3#, and does not know what the light is for.',
    ],
    hook: [
      '#v# watches the lamp in #p3#: it is lit only when #M# {come|comes}. Whoever finds out who lights it, and proves it before #r#, has #sum# and a house.',
      '#r# pays #sum# to learn how #M# {get|gets} into #town#, unseen, past every guard of #C#.',
      '#w# is paid to trim a lamp in #p3# and asks the party to sit with it one night, since the last two nights somebody died.',
    ],
    rumour: [
      '#c# knew a day beforehand that #M# would come; #cg# had moved the silver.',
      'Ask who buys the empty houses in #d1#, and why a light burns in #p3#.',
    ],
    manners: ['raiders', 'beast', 'dead', 'swarm', 'hidden'],
  },
  {
    blame: [
      '#r# did it, as a young #worker#: left #count# people behind at #lair#, barred the door and told everybody it was an accident. #M.cap# {are|is} what came of it, and #w# has kept the key all this time.',
      '#years.cap# ago #r# locked #count# people in at #lair# and let them die. #M.cap# {come|comes} from that, and #w# has known it all along.',
      '#count.cap# people died at #lair# behind a door that #r# had locked. It was called an accident. #M.cap# {are|is} what is left of it; #w# has the key.',
    ],
    worse: [
      'Each time #M# {come|comes} a little nearer to the bed #rg# sleeps in, and kill{|s} whoever is in between. On #feast2#, the day it happened, {they|it} will not turn back at dawn.',
      'At #feast2# it will be #years# to the day. That night #M# will stay, and go on killing until #rg# is found.',
    ],
    way: [
      '#rg# has to go to #lair#, open the door and say the names. #wg# remembers all of them; #A# would rather have the hill brought down on the place, and on anybody who is in it.',
      'It ends when #rg# unlocks the door at #lair# and owns up to it aloud. #wg# has the key and the names; #A# will try to stop it.',
    ],
    hook: [
      '#w# presses a rusty key on the party: it opens a door at #lair#, and somebody ought to read what is scratched on the inside before #rg# has the place blown up.',
      '#r# pays #sum# to have a door at #lair# walled up, and nobody is to look behind it. #w# pays the same for a look.',
    ],
    rumour: [
      '#rg# cries out at night, always the same #count# names.',
      'There is a door at #lair# that was locked from the outside, and #r# had the key.',
    ],
    manners: ['dead', 'haunting', 'hidden', 'beast'],
  },
  {
    blame: [
      'A(n) #worker# killed one of {their|its} young last winter and sold the skin at #p2# for #sum#. #A.cap# had it made into a coat; #ag# wears it, and #M# can smell it.',
      'The coat that #a# wears is the skin of {their|its} young, bought at #p2# for #sum#. #M.cap# {smell|smells} it, and {come|comes}.',
      'Last winter #v# killed a young one for its skin, for #sum# from #A#. #ag# had a coat made of it, and #M# {want|wants} it back.',
    ],
    worse: [
      'For every night that the coat stays in #town#, another house in #d1# will be broken into, until nobody is left in it to sell anything.',
      'Until #M# {have|has} the skin, each night costs a life in #d1#. At #feast2# #ag# means to show the coat to all of #town#, out of doors.',
    ],
    way: [
      'Give back the skin, with whoever killed for it to say so. That is #vg#, who has hardly slept since; #B# would hide #vg#, #A# would hand over anybody else.',
      'Take the coat to #lair# and leave it there. #vg#, who killed for it, must come along and say so; #ag# will not part with it willingly.',
    ],
    hook: [
      '#b# asks for the coat #ag# is so proud of, stolen by #day# and brought to #lair#; nobody is to be hurt, least of all #v#.',
      '#v# confesses to a killing at #lair# and wants company on the way back there, with a coat that somebody must first take from #ag#.',
    ],
    rumour: [
      'That fine coat of #ag.poss# was never a wolf’s.',
      '#v# sold a skin at #p2# last winter, and has drunk ever since.',
    ],
    manners: ['raiders', 'beast', 'dragon'],
  },
]

const aims: Trouble['aims'] = [
  [
    'to keep the gates open and the #ware# moving, #M# or no, until #feast2#, and to have #B# keep quiet about the dead.',
    'to have everybody who can hold a [spear|bow|torch] under one command, and #cg# in the cells at #p1# for arguing.',
    'to [buy|rent|fence off] the land toward #lair# while it is cheap, before #B# [ask|learn] why.',
    'to see #M# beaten by #feast2#, by [hired|foreign|noble] swords, with #C# nowhere near.',
  ],
  [
    'to bring [the women, the children and the old|the sick and the old|every child] out of #d1# before #feast2#, whatever #A# and #r# say about it.',
    'to talk to #M#, since killing has got them nowhere; #A# call that [treason|madness|cowardice].',
    'to have the dead [named|buried|counted] at #p1#, and #A# made to [listen|pay|kneel].',
    'to [find|arm|free] #v#, who knows #M# best, before #C# [do|get there].',
  ],
  [
    'to sell #A# what they need for a fight, and to be gone from #town# with #sum# on the day before it.',
    'to march on #lair# by #day#, with #B# in front.',
    'to hold #p1# and nothing else, whoever of #B# is [left outside|locked out].',
    'to be [paid|armed|fed] like soldiers by #A#, or to [stay in bed|go home] when #M# {come|comes}.',
  ],
]

const hooks = [
  '#v# followed #M# as far as #lair# last time, and will show the way to [friends|strangers|those] who swear to come back with #wg#.',
  '#r# has put #sum# on the head of {every #m#|#M#}, to be paid at #p1#. {#count.cap# heads have|One head has} come in so far, and #w# swears that {two of them were|it was} never a(n) #m#’s.',
  '#c# means to shut #p3# against #M# with everybody from #d1# inside; #b# asks the party to look at the back wall before anybody is locked in.',
  'A wagon of #ware# has to get past #lair# by #day#. #a# pays #sum#, and says only afterwards that [three|two|five] have tried.',
  '#w# has drawn #lair# from memory, and sells it for #asum#. [One door is missing|The scale is wrong|A stair is missing], and #vg# knows where #M# {come|comes} in.',
  '#b# wants somebody to sit up at #p1# on #day# and see [what|how|whom] #M# {choose|chooses}, without a light.',
  'A [child|lamb|bell] was left near #lair# for #M#, and #a# says it was #b#. #r# pays #sum# for the truth.',
]

const rumours = [
  '#M.cap# {have|has} never once touched #p2#, and [nobody can say why|#wg# can say why].',
  '#v# spent [three nights|a week|a night] with #M# and came back with #sum#.',
  '#r# wrote for soldiers against #M# at #feast#; the messenger’s horse came home alone.',
  'Nothing that bears the mark of Saint #saint# was ever harmed by #M#.',
  '#M.cap# {fear|fears} [#ware#|running water|bells|the colour red], says #wg#.',
  'Somebody in #d2# [feeds|warns|sings to] #M# on #aday#.',
  '#M.cap# {were|was} here long before #town#, and [#rg# knows it|the founders knew it].',
]

const wants: Trouble['wants'] = {
  r: [
    '#M# gone by #feast#, and no questions about when it began',
    'soldiers against #M#, and has written for them twice',
  ],
  a: ['to be the one who is thanked when #M# {are|is} gone', '#work# kept open, #M# or no'],
  b: ['#d1# emptied before #M# {come|comes} again', 'to bury those whom #M# killed, at #p1#'],
  c: ['a fight with #M# on ground of {his} own choosing', 'to hold #p1#, and let #lair# be'],
  v: ['to go back to #lair# for those who are still there', 'never to see #M# again, and dreams of nothing else'],
  w: ['to be paid for what {he} knows of #lair#', 'to stand at #lair# by daylight, and understand'],
}

const laws = [
  'Nobody may go toward #lair# without leave from #A#; the fine is #fine#.',
  'Whoever opens a door after #hourly# pays for what #M# {do|does}.',
  'Whoever feeds #M# gets #punished#.',
]

const gists = [
  '#M.cap# {come|comes} out of #lair# and {kill|kills} in #d1#.',
  '#M.cap# at #lair# {threaten|threatens} #town#, and #A# and #B# disagree what to do.',
  '#town# cannot rid itself of #M#, and #d1# pays for it.',
]

const sidesOf: readonly FactionKind[] = ['owners', 'families', 'watch']

/** A place's trouble, where a prompt names what it suffers from. */
export function troubleWith(threat: Threat): Trouble {
  const say = (text: string) => agreeing(text, threat)
  const oneOf = (tellings: readonly string[]) => `[${tellings.map(say).join('|')}]`
  const fitting = plots.filter(({ manners }) => !manners || manners.includes(threat.manner))
  return {
    label: `The ${threat.alone ? threat.one : threat.many}`,
    words: [],
    moods: [],
    gists: gists.map(say),
    wants: {
      r: wants.r.map(say),
      a: wants.a.map(say),
      b: wants.b.map(say),
      c: wants.c.map(say),
      v: wants.v.map(say),
      w: wants.w.map(say),
    },
    laws: laws.map(say),
    sides: [sidesOf[0] ?? 'owners', sidesOf[1] ?? 'families', sidesOf[2] ?? 'watch'],
    problem: deeds[threat.manner].map(say),
    signs: traces[threat.manner].map(say),
    aims: [aims[0].map(say), aims[1].map(say), aims[2].map(say)],
    plots: fitting.map((plot) => ({
      blame: oneOf(plot.blame),
      worse: oneOf(plot.worse),
      way: oneOf(plot.way),
      hook: oneOf(plot.hook),
      rumour: oneOf(plot.rumour),
    })),
    hooks: hooks.map(say),
    rumours: rumours.map(say),
  }
}
