import { agreeing, type Manner, type Threat } from '../prompt/threat.ts'
import type { Land } from './livelihoods.ts'
import type { FactionKind, Plot, Trouble } from './trouble.ts'

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
    'On the night of #feast# #M# came out of #lair#, broke open #p1# and carried off #count# people, #v# among the last to get away.',
    'Four times since #feast# #M# {have|has} raided #d1#. {They take|It takes} #ware#, tools and people, and {leave|leaves} the coin on the floor.',
    '#M.cap# {hold|holds} #lair#, and nothing leaves #town# by that way. The last convoy of #ware# was found on #day#, unhitched and empty, with #count# pairs of boots beside it.',
  ],
  beast: [
    'Since #feast# #M# {have|has} come out of #lair# on every dark night. First it was animals; last week it was #count# people from #d1#, taken within a shout of #p1#.',
    '#M.cap# {have|has} made #lair# {their|its} own. #count.cap# of those who work at #work# are dead, and #v# came home alone and will not go back.',
    'Nobody saw #M# until #day#, when {they|it} came as far as #p1# in daylight, killed #count# and went back to #lair# without hurrying.',
  ],
  dragon: [
    '#M.cap# {have|has} settled at #lair#. On #feast# {they|it} burned half of #d1# without landing; since then {they take|it takes} cattle as {they please|it pleases} and {expect|expects} #ware# by the cartload.',
    'Each new moon #M# {fly|flies} over #town# once, slowly, and somebody has to leave #sum# on the rocks below #lair#. Last month the money was short, and #p1# has no roof now.',
  ],
  dead: [
    'Since #feast# #M# {walk|walks} out of #lair# after sunset. #count.cap# people of #d1# {have|have} been killed, and #v# swears that two of them came back with the others.',
    '#M.cap# came up through the floor of #p1# on #day#. The door held; but every night there is more knocking, and some of what knocks knows the names of those inside.',
  ],
  haunting: [
    'Since #feast# no night passes in #town# without #M#. Doors open, lamps burn low, and #count# people of #d1# have walked out into the dark in their shirts; #v# was brought back, the rest were not.',
    '#M.cap# {were|was} first seen at #p1# on #day#, weeping and asking for #rg#. Since then {they have|it has} been in #count# houses, and in every one of them somebody fell ill.',
  ],
  hidden: [
    'There {are|is} #ms# in #town#, or one at least, and nobody knows behind which door. #count.cap# people have died since #feast#, all at home, all with the windows barred; #v# found the last of them at #p1#.',
    '#M.cap# {have|has} been at work in #town# for #years#, and nobody noticed before #feast#, when #v# saw what comes and goes by night between #p1# and #lair#. Nobody believes it yet, except those who should not.',
  ],
  swarm: [
    'Since #feast# #ms# have come up out of #lair# by the thousand. They ate the stores at #p1# in one night, then the dog, and on #day# a child in #d1#.',
    '#ms.cap# are in every wall of #d1#. Half the winter’s #ware# had to be burned; #v# was bitten, and now sits in the dark and talks to them.',
  ],
}

/** What is seen of it in the streets. */
const traces: Readonly<Record<Manner, readonly string[]>> = {
  raiders: [
    'A(n) #m# spearhead is stuck in the door of #p2#, and nobody wants to be the one to pull it out.',
    'Half the windows of #d1# are boarded, and behind each of them somebody sits awake.',
    'Children in #d2# play at being #ms#; nobody will be the #worker#.',
    'There is a row of empty beds in #p3#, made up for those who were taken.',
    'Drag marks run from #p1# toward #lair#.',
  ],
  beast: [
    'Something has scored the wall of #p2# at twice the height of a man.',
    'Every animal in #d1# is kept indoors, and all of them face the same way.',
    'A bell hangs on every gate in #d2#, to be rung for the #m#.',
    'A single boot stands on the step of #p3#; it has been there since #day#.',
    'Nobody sits with their back to #lair#.',
  ],
  dragon: [
    'Every thatch in #d1# has been stripped, and people sleep under wet hides.',
    'On the roof of #p2# somebody watches the sky in turns, day and night.',
    'A cart stands ready by #p3#, loaded with all the plate that is left in #town#.',
    'The stones on the road to #lair# have run like wax.',
    'A shadow passes over #d2#, and the whole street lies down.',
  ],
  dead: [
    'Fresh graves behind #p2# are weighted with millstones.',
    'A lamp burns on every sill of #d1# until morning; oil costs double.',
    'The bell of #p3# is rung at dusk, and by the last stroke nobody is left outdoors.',
    'There are scratches on the inside of a coffin lid outside #p1#.',
    'Grey footprints cross #d2# from the direction of #lair#.',
  ],
  haunting: [
    'Every mirror in #p2# is turned to the wall.',
    'A place is laid at each table in #d1# that nobody sits down to.',
    'It is cold in front of #p3#, in a circle four steps wide.',
    'Horses will not pass #lair#, by day or by night.',
    'Somebody has written “#rg#” in the dust on every window of #d2#.',
  ],
  hidden: [
    'People in #d1# no longer ask each other in.',
    'A small sign, always the same, is scratched beside the lock of #p2#.',
    'Neighbours test each other with silver, salt and old jokes.',
    'There is a light at #lair#, which has been empty for #years#.',
    'The #worker.s# go home in threes, and watch one another’s hands.',
  ],
  swarm: [
    'Bread is sold in tins in #d1#, and the tins are dented.',
    'Cats cost #sum# at #p2#, and do not last.',
    'A sound like rain comes from under the floor of #p3#.',
    'Every drain in #d2# is stopped with rubble, and in the mornings the rubble has been moved.',
    'There are gnawed bones on the step of #p1#.',
  ],
}

const plots: readonly (Required<Plot> & { manners?: readonly Manner[] })[] = [
  {
    blame:
      '#a# had a thing carried off from #lair#, a black stone the size of a loaf, and keeps it under the floor of #p2#. That is what #M# {want|wants} back. #A.cap# know; they are waiting for a buyer.',
    worse:
      'At #feast2# #M# {come|comes} for the stone in earnest, and for everything that stands between {them|it} and #p2#. The buyer arrives the day after, and finds the gates open.',
    way: 'The stone has to go back to #lair#, carried openly by somebody who is ready to say whose fault it was. #vg# knows the way in, and which of the floorboards is loose.',
    hook: '#w# heard #a# haggling over a black stone with a stranger at #p2#, and offers #sum# to have it taken back to #lair# before #feast2#.',
    rumour: 'They say #a# sleeps on a stone from #lair#, and that #M# can hear it through the floor.',
  },
  {
    blame:
      'There was a bargain. For #years# #B# left #ware# and a sheep at the edge of #lair#, and #M# stayed away. Then #b# thought the price too high, and told nobody that it had not been paid.',
    worse:
      'What is owed grows with every month. By #feast2# #M# will take it in people, and {they have|it has} begun to choose them: a white mark on a door in #d1# means the next.',
    way: '#bg# still has the tally of what was agreed. Whoever reads it will see that it can be paid off once and for all, with the bell that #B# once stole from #lair# and hung up in #p3#.',
    hook: '#b# wants a small party to take a covered cart to the edge of #lair# by night, no questions asked. Half of what is in the cart is alive.',
    rumour: '#B.cap# used to feed #M#; ask them what became of the sheep.',
    manners: ['raiders', 'beast', 'dragon', 'hidden', 'haunting'],
  },
  {
    blame:
      '#A.cap# drove #M# out of {their|its} own place: #a# has been digging under #lair# since #day#, for what was buried there, and went on after the first deaths.',
    worse: 'The diggers will break through by #feast2#. What lies below is what #M# {were|was} afraid of.',
    way: 'If the digging stops and the shaft is filled, #M# will draw back within a week. #rg# could order it, but has put #sum# into the shaft; #cg# has the powder to close it without asking.',
    hook: '#a# pays double for guards at the diggings near #lair#, since the last ones ran. #vg# was one of them and begs for somebody to look into the shaft before it is too late.',
    rumour: 'It only began when #A# started digging at #lair#.',
    manners: ['raiders', 'beast', 'dragon', 'dead', 'swarm', 'haunting'],
  },
  {
    blame:
      'Somebody lets #M# in. #c# buys every house in #d1# that its people leave, for a tenth of what it was worth, and a lamp is set in the upper window of #p3# before each attack.',
    worse:
      'By #feast2# #C# will own all of #d1#, and #M# will have got what {they were|it was} promised for it: the people who are still inside.',
    way: 'Take the lamp from #p3# on the right night and hang it somewhere else. #wg# trims it without knowing what it is for, and would tell all of #town# if somebody kept #cg# away.',
    hook: '#v# watches the lamp in #p3#: it is lit only when #M# {come|comes}. Whoever finds out who lights it, and proves it before #r#, has #sum# and a house.',
    rumour: '#c# knew a day beforehand that #M# would come; #cg# had moved the silver.',
    manners: ['raiders', 'beast', 'dead', 'swarm', 'hidden'],
  },
  {
    blame:
      '#r# did it, as a young #worker#: left #count# people behind at #lair#, barred the door and told everybody it was an accident. #M.cap# {are|is} what came of it, and #w# has kept the key all this time.',
    worse:
      'Each time #M# {come|comes} a little nearer to the bed #rg# sleeps in, and kill{|s} whoever is in between. On #feast2#, the day it happened, {they|it} will not turn back at dawn.',
    way: '#rg# has to go to #lair#, open the door and say the names. #wg# remembers all of them; #A# would rather have the hill brought down on the place, and on anybody who is in it.',
    hook: '#w# presses a rusty key on the party: it opens a door at #lair#, and somebody ought to read what is scratched on the inside before #rg# has the place blown up.',
    rumour: '#rg# cries out at night, always the same #count# names.',
    manners: ['dead', 'haunting', 'hidden', 'beast'],
  },
  {
    blame:
      'A(n) #worker# killed one of {their|its} young last winter and sold the skin at #p2# for #sum#. #A.cap# had it made into a coat; #ag# wears it, and #M# can smell it.',
    worse:
      'For every night that the coat stays in #town#, another house in #d1# will be broken into, until nobody is left in it to sell anything.',
    way: 'Give back the skin, with whoever killed for it to say so. That is #vg#, who has hardly slept since; #B# would hide #vg#, #A# would hand over anybody else.',
    hook: '#b# asks for the coat #ag# is so proud of, stolen by #day# and brought to #lair#; nobody is to be hurt, least of all #v#.',
    rumour: 'That fine coat of #ag.poss# was never a wolf’s.',
    manners: ['raiders', 'beast', 'dragon'],
  },
]

const aims: Trouble['aims'] = [
  [
    'to keep the gates open and the #ware# moving, #M# or no, until #feast2#, and to have #B# keep quiet about the dead.',
    'to have everybody who can hold a spear under one command, and #cg# in the cells at #p1# for arguing.',
  ],
  [
    'to bring the women, the children and the old out of #d1# before #feast2#, whatever #A# and #r# say about it.',
    'to talk to #M#, since killing has got them nowhere; #A# call that treason.',
  ],
  [
    'to sell #A# what they need for a fight, and to be gone from #town# with #sum# on the day before it.',
    'to march on #lair# by #day#, with #B# in front.',
  ],
]

const hooks = [
  '#v# followed #M# as far as #lair# last time, and will show the way to anybody who swears to come back with #wg#.',
  '#r# has put #sum# on the head of {every #m#|#M#}, to be paid at #p1#. {#count.cap# heads have|One head has} come in so far, and #w# swears that {two of them were|it was} never a(n) #m#’s.',
  '#c# means to shut #p3# against #M# with everybody from #d1# inside; #b# asks the party to look at the back wall before anybody is locked in.',
  'A wagon of #ware# has to get past #lair# by #day#. #a# pays #sum#, and says only afterwards that three have tried.',
]

const rumours = [
  '#M.cap# {have|has} never once touched #p2#, and nobody can say why.',
  '#v# spent three nights with #M# and came back with #sum#.',
  '#r# wrote for soldiers against #M# at #feast#; the messenger’s horse came home alone.',
  'Nothing that bears the mark of Saint #saint# was ever harmed by #M#.',
]

const sidesOf: readonly FactionKind[] = ['owners', 'families', 'watch']

/** A place's trouble, where a prompt names what it suffers from. */
export function troubleWith(threat: Threat): Trouble {
  const say = (text: string) => agreeing(text, threat)
  const fitting = plots.filter(({ manners }) => !manners || manners.includes(threat.manner))
  return {
    label: `The ${threat.alone ? threat.one : threat.many}`,
    words: [],
    moods: [],
    sides: [sidesOf[0] ?? 'owners', sidesOf[1] ?? 'families', sidesOf[2] ?? 'watch'],
    problem: deeds[threat.manner].map(say),
    signs: traces[threat.manner].map(say),
    aims: [aims[0].map(say), aims[1].map(say), aims[2].map(say)],
    plots: fitting.map((plot) => ({
      blame: say(plot.blame),
      worse: say(plot.worse),
      way: say(plot.way),
      hook: say(plot.hook),
      rumour: say(plot.rumour),
    })),
    hooks: hooks.map(say),
    rumours: rumours.map(say),
  }
}
