import type { Wealth } from './sizes.ts'
import type { FactionKind } from './troubles.ts'

const list = (text: string) => text.split(',').map((part) => part.trim())

export interface Government {
  label: string
  /** Who rules, before the name. */
  title: string
  how: readonly string[]
  words: readonly string[]
  /** Ranks of size it suits. */
  from: number
  to: number
}

const government = (
  label: string,
  title: string,
  from: number,
  to: number,
  words: string,
  how: string,
): Government => ({
  label,
  title,
  from,
  to,
  words: list(words),
  how: how.split('|'),
})

export const governments = {
  elder: government(
    'Elders',
    'Elder',
    0,
    1,
    'elder, elders',
    'the oldest of each hearth vote|grey heads meet at dusk|whoever is oldest and sober',
  ),
  reeve: government(
    'A reeve',
    'Reeve',
    0,
    2,
    'reeve, steward',
    'named by an absent lord|renewed each spring|holds the only seal',
  ),
  moot: government(
    'A moot of all',
    'Speaker',
    0,
    2,
    'moot, democracy, free',
    'every adult has a pebble|votes by shouting, then pebbles|one voice from each hearth',
  ),
  mayor: government(
    'A mayor and council',
    'Mayor',
    2,
    3,
    'mayor, council, elected',
    'seven seats, all for sale|elected by taxpayers alone|chosen by lot from nine',
  ),
  guilds: government(
    'The guilds',
    'Guildmaster',
    2,
    4,
    'guild, guilds',
    'one vote to each guild|masters rule by turns|whoever pays the watch',
  ),
  lord: government(
    'A lord’s bailiff',
    'Bailiff',
    1,
    3,
    'lord, bailiff, baron, noble',
    'sent from the castle|collects first, judges after|in post since the old lord',
  ),
  duke: government(
    'A hereditary house',
    'Duchess',
    3,
    4,
    'duke, duchess, king, queen, crown, palace',
    'by blood and precedent|regent for a child|third of that name',
  ),
  merchants: government(
    'A merchant council',
    'First Syndic',
    2,
    4,
    'merchant, merchants, rich',
    'seats by tonnage|the twelve largest ledgers|shares may be inherited',
  ),
  temple: government(
    'The temple',
    'Prior',
    1,
    4,
    'temple, priest, holy, abbey, theocracy, god, cult',
    'law read from the pulpit|tithes instead of taxes|oracles, by appointment',
  ),
  captain: government(
    'A captain under arms',
    'Captain',
    0,
    3,
    'garrison, military, fort, soldiers, outpost',
    'martial law, mildly kept|by order of the frontier|until the war is over',
  ),
  matriarch: government(
    'The founding families',
    'Matriarch',
    0,
    3,
    'matriarch, family, clan, families',
    'five kitchens decide|marriage is policy|no decision before supper',
  ),
  tyrant: government(
    'One strong hand',
    'Lord Protector',
    2,
    4,
    'tyrant, tyranny, despot, oppressed, warlord',
    'took it by night|protects, and itemises|the title is recent',
  ),
  mages: government(
    'A college',
    'Rector',
    2,
    4,
    'mage, wizard, academy, university, magic',
    'chairs by examination|fellows for life, or longer|nobody has seen the bursar',
  ),
  thieves: government(
    'Nobody, officially',
    'Uncle',
    1,
    4,
    'lawless, thieves, pirates, smugglers, anarchy',
    'custom, debts and knives|a table at the back|everyone knows whom to ask',
  ),
} as const

export type GovernmentName = keyof typeof governments

/** Names of factions: #last# a family, #dist# a district, #colour#, #beast#, #saint#, #ware#, #num#. */
export const factionNames: Readonly<Record<FactionKind, readonly string[]>> = {
  owners: [
    'the #ware# Company',
    'the House of #last#',
    '#last# and Partners',
    'the #colour# Bench',
    'the #dist# Syndicate',
    'the #num# Ledgers',
    'the #colour# Seal',
  ],
  workers: [
    'the #dist# Brotherhood',
    'the #num# Shifts',
    'the #worker.s.cap#’ Table',
    'the #colour# Aprons',
    'the #beast# Lodge',
    'the #colour# Hands',
  ],
  faith: [
    'the Sisters of #saint#',
    'the #colour# Candle',
    'the Order of #saint#',
    'the #dist# Chapter',
    'the Keepers of #saint#',
    'the #num# Penitents',
  ],
  watch: [
    'the #colour# Watch',
    'the #dist# Company',
    'the #beast# Guard',
    'the #num# Lanterns',
    'the Gate Company',
    'the #colour# Halberds',
  ],
  outlaws: [
    'the #beast# Street Boys',
    'the #colour# Knot',
    'the Friends of #last#',
    'the Under #dist#',
    'the #num# Cousins',
    'the #colour# Sleeve',
  ],
  families: [
    'the #last# Kin',
    'the Old #last.s#',
    'the #num# Hearths',
    'the #dist# Families',
    'the Heirs of #last#',
    'the #colour# Hearth',
  ],
  newcomers: [
    'the #dist# Incomers',
    'the #colour# Wagons',
    'the Children of #saint#',
    'the #num# Boats',
    'the #last# Colony',
    'the #beast# People',
  ],
  learned: [
    'the #saint# Fellows',
    'the #colour# Gown',
    'the #dist# Collegium',
    'the #num# Lamps',
    'the Disciples of #last#',
    'the #colour# Compass',
  ],
}

/** What each kind of faction is made of, and what it has. At most four words. */
export const factionKinds: Readonly<Record<FactionKind, { who: readonly string[]; has: readonly string[] }>> = {
  owners: {
    who: list(
      'money with cold feet, the ones who lend, deeds and dinners, silent partners, three brothers-in-law, rent in human form',
    ),
    has: list(
      'every second deed, keys to the scales, a judge’s ear, debts of half town, the only strongroom, a private coach',
    ),
  },
  workers: {
    who: list(
      'backs and long memories, those who lift, night shift and kin, songs with threats in, apprentices grown angry, the paid by piece',
    ),
    has: list('a strike chest, arms that ache, whistles in every lane, numbers, tools kept sharp, a hall on credit'),
  },
  faith: {
    who: list(
      'believers with a budget, candle-bearers and scolds, nuns who box, the hopeful poor, hymns and ledgers, penitents in good wool',
    ),
    has: list('the bell ropes, confessions, a free kitchen, burial rights, one true relic, a loud choir'),
  },
  watch: {
    who: list(
      'pikes and chilblains, sworn and underpaid, veterans of one war, bullies and two heroes, sons of sergeants, lanterns on patrol',
    ),
    has: list('keys to the gate, forty pikes, the duty roster, cells, a dog that finds, whistles and a drum'),
  },
  outlaws: {
    who: list(
      'knives with manners, dock rats grown up, smugglers and a notary, collectors of favours, fingers for hire, orphans of the Pit',
    ),
    has: list('a tunnel, other people’s letters, boats without names, the night porter, forged passes, two aldermen'),
  },
  families: {
    who: list(
      'first-comers and proud, grandmothers mostly, land before coin, cousins twice over, names on old stones, those who stayed',
    ),
    has: list('the oldest graves, water rights, every pew in front, a founder’s oath, sons everywhere, long grudges'),
  },
  newcomers: {
    who: list(
      'strangers with a skill, exiles and their pots, families on wheels, tents become houses, speakers of two tongues, cheap hands and children',
    ),
    has: list('a craft nobody knows, cousins on the road, no debts, their own well, music till late, nothing to lose'),
  },
  learned: {
    who: list(
      'scholars and ink, spectacles and certainty, physicians without patients, students of the dead, surveyors with sticks, doubters by profession',
    ),
    has: list('the old maps, a licence to dig, poisons under seal, letters from abroad, the only lens, time'),
  },
}

export const looks = list(
  'a burnt left hand, two pairs of spectacles, boots too fine, a broken nose, hair dyed with walnut, one blue sleeve, a limp in rain, rings on every finger, flour to the elbows, a voice for weather, freckles like spilt tea, a wig gone yellow, teeth of good silver, sunburnt in winter, a child on one hip, ink behind both ears, a soldier’s haircut, sleeves cut for knives, eyes of different colours, a coat without buttons, thumbs like spades, a widow’s cap, earrings from a wreck, mud on best shoes, a scar through one eyebrow, a laugh like gravel, three chins and dignity, a cane that rattles, pipe smoke for perfume, a shaved head tattooed, mended gloves, the last clean collar, a beard in two plaits, knees that crack, a squint at strangers, perfume over fish, hands never still, a hat indoors, a neck like rope, very small, bandaged fingers, patched velvet',
)
export const habits = list(
  'counts stairs aloud, never sits facing doors, feeds crows, answers with proverbs, hums off key, writes everything down, lends freely and remembers, sleeps at noon, tastes before talking, quotes a dead spouse, bites coins, plays chess by letter, whistles at graves, collects keys, lies about age, prays before sums, cheats at cards kindly, walks the walls nightly, speaks to mules, pays in exact change, forgets names on purpose, keeps bees, cries at weddings, eats standing, shouts when happy, trusts no physician, carves spoons, gives away umbrellas, hides from Mother, sharpens things while listening, reads other people’s post, laughs last, swears by odd saints, argues with priests, drinks only milk, fears ladders, knits through meetings, buys back old letters',
)
export const roles = list(
  'midwife, ferryman’s widow, notary, schoolteacher, bell-ringer, barber, retired soldier, tallyman, herbalist, carter, lamplighter, cook, tinker, surveyor, gravedigger, ballad singer, dog breeder, pedlar, moneychanger, bookbinder, rat-catcher, dancing master, wet nurse, locksmith, beekeeper, night porter, wheelwright, seamstress, interpreter, fishwife, bone-setter, bailiff’s clerk',
)

export const days = list(
  'market day, washing day, tithe day, wage day, the new moon, the full moon, the fast day, the half-moon, bell night, lamp night, court day, the saint’s eve, muster day, brewing day, the rest day, toll day, baking day, candle night, rent day, the ninth',
)
export const sums = list(
  '40 gp, 60 gp, 75 gp, 90 gp, 110 gp, 120 gp, 140 gp, 150 gp, 180 gp, 200 gp, 220 gp, 250 gp, 300 gp, 350 gp, 400 gp, 65 gp, 85 gp, 95 gp',
)
export const spans = list(
  'three years, four years, six years, seven years, nine years, eleven years, twelve years, thirteen years, fifteen years, twenty years, thirty years, forty years',
)
export const counts = list(
  'four, five, six, seven, eight, nine, eleven, twelve, thirteen, fourteen, seventeen, nineteen',
)

/** Told with the sheet's own names. No more than four words stand between two slots. */
export const tale = {
  approach: [
    'You smell #town# before you see it: #smell#. Then #d1# comes out of the #weather#, #roofs#.',
    '#weather.cap#, and under it #roofs#. From #d2# comes #sound#; past that lies #water#.',
    'The road drops to #water#. #town#, #roofs#, takes up #sound# as if to greet you.',
    'First #sound#, then #smell#, then #town# itself: #roofs#, crowded toward #water#.',
    '#roofs.cap#, #weather#, #smell#. A post says #town#; below, smaller, somebody cut “#feast#”.',
    'At #d1# the ground turns #soil#. #sound.cap# carries over #water#; the air is #smell#.',
    'From the last rise #town# looks #seems#: #roofs# about #work#, and #water# behind.',
    '#seems.cap#, #town#, in this #weather#. #roofs.cap#. Somewhere #sound#.',
  ],
  meet: [
    'A #worker# with #burden# stops, looks at your #gear#, and asks whether #p1# sent you.',
    'Two children run ahead to #p2#, shouting what you #gear2#.',
    'By #p1# a #worker# shifts #burden# and does not #greet#.',
    'Someone has hung #burden# across #p2.poss# door. Every #worker# ducks under it.',
    'A cart of #ware# blocks the way; its driver, asleep, clutches #burden#.',
    '“#shout#” calls a #worker# from #work#, to you or the #gear3#.',
    'At #p1# three people with #burden# fall silent. One wears #gear4#.',
    'A dog with #gear4# leads you, unasked, past #p2# toward #work#.',
    'An old #worker# sells #ware2# off #burden#, and tells you what #greet2#.',
  ],
  omen: [
    'On a wall in #d2#, in #paint#: “#slogan#”',
    'Nobody looks toward #p3#.',
    'Over #p1# the flag hangs #flag#.',
    'Each door in #d1# has #token# on the lintel.',
    'The clock at #p3# stands at #hour#. Below it, #token#.',
    'You count #acount# people in #gear4#. None of them #greet#.',
    'Under your feet, #paint#: “#slogan#”',
    'Along #water# lies #token#, untouched.',
  ],
  weather: list(
    'low cloud, thin sun, drizzle, hard blue light, blown dust, river mist, a yellow haze, sleet, evening gold, warm fog, high wind, still heat, first frost, washed light, smoke and rain',
  ),
  roofs: list(
    'steep roofs gone green, white walls shedding plaster, chimneys at all angles, turf roofs with goats, shingles silvered by weather, tarred boards on stilts, red tiles patched blue, galleries over galleries, towers too many, thatch like wet bread, flat roofs strung with washing, gables shoulder to shoulder, slates and swallows, logs and moss, brick the colour of liver, half-timbered fronts leaning',
  ),
  soil: list(
    'to planks, to cobbles, white with dust, soft, to black mud, to crushed shell, to cinders, slippery with scales, to ruts, to old paving',
  ),
  seems: list(
    'asleep, newly counted, like a dropped tray, larger than its map, unfinished, patient, too clean, like washing day, half packed, ready for somebody else, older than its road, held together by smoke',
  ),
  burden: list(
    'a basket of nails, a ladder, a caged hen, wet sacking, a coil of rope, somebody’s door, a jar of leeches, a bundle of pikes, an empty cradle, a brass tub, four loaves, a broken oar, a rolled carpet, a stuffed owl, a sack that moves, two buckets, an armful of bells',
  ),
  gear: list('boots, weapons, hands, purse, mule, hats, shadows, teeth, papers, blisters'),
  gear2: list('are wearing, look like, must be worth, probably eat, have on your belts, smell of, ride, carry'),
  gear3: list('ox, sky, priest, dog, child on the roof, next shift, crane, river'),
  gear4: list(
    'a black armband, a red thread, new boots, a tin badge, somebody’s wedding coat, a bell, one glove, a paper seal, a mask on a string, ashes, a wreath of straw',
  ),
  greet: list('greet you, smile, move aside, look up, stop working, bother with hats, say whose it is, answer'),
  greet2: list(
    'not to eat, it used to cost, you should call the reeve, never to whistle, the last ones did, everyone knows, rain does here',
  ),
  shout: list(
    'Not today!, Mind the edge!, You’re late!, Which of you pays?, Shut that gate!, Count them again!, Is it over?, Any news of him?, Buy or walk!, Behind you!',
  ),
  paint: list('chalk, lamp-black, whitewash, ox blood, red lead, charcoal, tar, blue dye, candle wax, good gold leaf'),
  slogan: [
    '#ag# lies.',
    'Ask #bg#.',
    'Not before #feast#.',
    'We saw you, #cg#.',
    '#acount.cap#.',
    'Where is #vg#?',
    'No #ware#, no peace.',
    'Remember #feast2#.',
    '#rg# sleeps well.',
    '#wg# did it.',
  ],
  flag: list(
    'upside down, at half-mast, in shreds, newly sewn, inside out, dry in the rain, in the wrong colours, tied shut',
  ),
  token: list(
    'a fish head, a twist of salt, a nail, a child’s shoe, a dab of honey, a folded paper, a dead lamp, a crust, a bone button, a knot of hair, a mirror shard, three pebbles',
  ),
  hour: list('noon, ten past four, midnight, one, seven, half past eleven, a quarter to nine'),

  aday: days,
  asum: sums,
  ayears: spans,
  acount: counts,

  /** What goes on at a place. */
  news: [
    '#ag# has a table here',
    '#bg# was thrown out on #aday#',
    '#cg# pays for the candles',
    '#vg# left a coat',
    '#wg# owes #asum#',
    'the cellar reaches #p2#',
    'closed on #aday#',
    '#A# meet upstairs',
    '#B# drink free',
    'no entry for #C#',
    '#ware# under the floor',
    'open all #feast#',
    'founded #ayears# ago',
    '#rg# comes by night',
    'every #worker# has a mug here',
    'one window faces #p1#',
    'lost its licence at #feast2#',
    'sells #ware2# from the back',
    'has a key to #work#',
    'somebody in #gear4# watches it',
    'was dearer before #aday#',
    '#token# hangs by the door',
    'smells of #smell#',
    'painted over in #paint#',
    'for sale at #asum#',
    'bought by #A# on #aday#',
    'insured against #C#',
    'letters for #vg# wait',
    'haunted, says #cg#',
    'honest, says #bg#',
  ],

  /** What binds somebody to the others; the sheet's own person is the subject. */
  tie: [
    'Owes #asum# at #p2#.',
    'Sups with #ag# on #aday#.',
    'Married into #B#, briefly.',
    'Would hide #vg# again.',
    'Carries letters for #cg#.',
    'Taught #rg# to #skill#.',
    'Lost a #relative# to #work#.',
    'Wants #p3#, and says so.',
    'Knows what #wg# did before #feast#.',
    'Sold #bg# #token#.',
    'Votes as #A# pay.',
    'Keeps #burden# in #p2#, for #cg#.',
    'Once pulled #ag# out of #water#.',
    'Informs on #C#, for #asum#.',
    'Loves #wg#; #wg# loves #ware#.',
    'Has #token# from #vg#, unexplained.',
    'Swore at #feast2# to ruin #bg#.',
    'Is #cg.poss# #relative#, unacknowledged.',
    'Dines free at #p1# since #aday#.',
    'Dreams of #p3#, nightly.',
    'Will leave #town# by #feast#.',
    'Was a #worker# for #ayears#.',
    'Forged #rg.poss# seal once, on #token#.',
    'Buried something behind #p1#.',
    'Trusts strangers before #A#.',
    'Blames #C# for a #relative#.',
  ],
  relative: list('brother, sister, mother, son, daughter, husband, cousin, twin, godchild, uncle, niece, first love'),
  skill: list('read, swim, lie, shoot, dance, forge, cheat, cook, wait, sail'),

  rumourMore: [
    'On #aday# a #worker# found #token# in the #ware#.',
    '#wg# buys #burden# at #p2#, one each #aday#.',
    'There is #asum# on #cg#, in #d2#, quietly.',
    'At #p3# they water the #ware2#.',
    '#rg# was born in #d1#, under another name.',
    'Someone in #gear4# sleeps at #work#.',
    'Before #feast2#, said #ag#, there will be a wedding.',
    'The dog at #p1# was #vg.poss#.',
  ],

  law: [
    'No #ware# leaves #town# unsealed; #fine#.',
    'Blades over a hand long stay at #p1#, or #fine#.',
    'Whoever whistles in #work# #punished#.',
    '#hourly.cap#, lamps out in #d1#; #fine#.',
    'Strangers sign at #p2# by #hourly#.',
    'A #worker# may not be arrested on #aday#.',
    'Spells cast in #d2# need a paper from #rg#: #asum#.',
    'Debts under #fine# lapse at #feast#.',
    'Fire after #hourly# is a crime; #punished2#.',
    'All found in #water# belongs to #A#.',
    'Masks are for #feast2# alone; #fine#.',
    'False weight of #ware2#: #punished2#.',
    'Dogs in #p3# need a #token2#.',
    'Nobody sells #ware# on #aday#.',
    'Duels before #hourly#, behind #p1#, with a #worker# as witness.',
    'Two witnesses from #d1# outweigh one from #d2#.',
    'Gambling is taxed: #fine# a table, paid to #B#.',
    'The dead must pass #p2#; carrying them round costs #fine#.',
    'Treasure finders owe #rg# one piece in #tithe#.',
    'Singing against #C#: #punished2#.',
    'Carts keep to #side#; in #d2#, to #side#.',
    'Lying to a #worker# on shift: #fine#.',
  ],
  fine: list(
    '2 sp, 5 sp, 1 gp, 3 gp, a day’s wage, 4 sp and the goods, 10 gp, a week of nights, a goat, twice the price, six coppers, one ear of corn',
  ),
  punished: list(
    'pays the next round, scrubs it, hauls for a day, is sent home barefoot, rings the bell till dark, stands an hour in barrels, loses the shift',
  ),
  punished2: list(
    'the stocks, a day in irons, exile till spring, lashes, a public apology, the ducking stool, one finger, silence for a week, hard labour, a fine in kind',
  ),
  hourly: list(
    'the ninth bell, sunset, moonrise, noon, the second horn, cockcrow, last ferry, lamp-lighting, vespers, low water, dusk',
  ),
  tithe: list('three, four, five, seven, nine, ten, twelve'),
  side: list('the left, the right, the middle, the wall, the gutter'),
  token2: list('badge, permit, muzzle, name, sponsor, collar of tin, ribbon'),

  custom: [
    'Guests bring #ware2#, never #ware#.',
    'One knocks with the #limb# at #p1#.',
    'A new #worker# is carried to #water# and #dunked#.',
    'The bride eats #ware# before #hourly#.',
    'Spilt #drink# is toasted: “#toast#”',
    'Nobody names the dead till #feast#.',
    'On #aday# debts are paid in #coinless#.',
    'Left boots are hung at #p2# for luck.',
    'Children of #d1# may insult #rg# on #aday#.',
    'Bargains close with a #seal#.',
    'A candle at #p3# means “#toast#”',
    'To pour #drink# before the oldest #worker# is war.',
    '#feast2.cap# babies are called #saintly#.',
    'The last slice goes to #water#.',
    'Widows of #work# drink free at #p2#.',
    'One thanks nobody before #hourly#.',
    'Greeting: “#toast#” Answer: “#toast#”',
    'Hats off to #ware# carts, not to #A#.',
    'Whoever finds #token# keeps quiet till #hourly#.',
    'Twins are apprenticed to #B#, one of each pair.',
  ],
  limb: list('elbow, left hand, forehead, foot, ring finger, stick'),
  dunked: list('dunked, kissed, weighed, sung at, shaved, renamed, fed, forgiven'),
  drink: list('beer, milk, brandy, tea, cider, oil, ink, water'),
  toast: list(
    'To the tide!, Not yet!, Still here!, May it hold!, Who pays?, And yours!, Dry feet!, Small bills!, Mind the door!, To whoever’s missing!, Full nets!, Slow rain!, None before you!, Warm hands!',
  ),
  coinless: list('eggs, labour, kisses, firewood, verses, nails, pigeons, silence'),
  seal: list('slap, shared pipe, bitten thumb, knot, spit, sneeze, kiss on the ear, broken plate'),
  saintly: list('Bride, Osric, Rumon, Petra, Ansa, Perran, Ursel, Tamsin'),

  feastDay: [
    '#season#: #p1# is #decked#, #game#, and every #worker# gets #gift#.',
    '#season#: from #d1# to #water# they #march#; at #hourly# #climax#.',
    '#season#: nobody works, #game#, and #rg# must #forfeit#.',
    '#season#: #ware# is blessed at #p2#, then #climax#.',
    '#season#: #A# feed #d2#, grudgingly, and #game#.',
    '#season#: all #d1# goes #masked#; #climax#.',
    '#season#: for #vg.poss# sake this year, #game#; the prize is #gift#.',
  ],
  season: list(
    'Late winter, First thaw, Sowing, Early spring, May, Midsummer, Hay time, High summer, Harvest, Early autumn, Leaf-fall, First frost, Midwinter, The longest night, Dog days, Apple time',
  ),
  decked: list(
    'hung with nets, whitewashed, strewn with rushes, lit blue, wrapped in wool, opened to goats, painted by children, emptied of chairs',
  ),
  game: list(
    'barrels are raced, geese are judged, masters serve apprentices, a straw king is tried, ropes are pulled, elders wrestle, pies are thrown at debts, boats are jousted, beds are carried uphill, liars compete, the tallest is measured, a pig is mayor',
  ),
  gift: list(
    'a new knife, a silver spoon, one day off, a goose, a blue hat, honey, a kiss from clergy, boots, a named bell, a ham',
  ),
  march: list('walk backwards, carry lamps, drum on pots, crawl, dance in pairs, drag a boat, go silent, wade'),
  climax: list(
    'a straw giant burns, all bells stop, the oldest jumps, names are read, a lamp is drowned, masks come off, the first cask breaks, doors are slammed together, a white goat chooses, the young are doused',
  ),
  forfeit: list('scrub a step, sing, wait at table, pay a round, answer one question, wear the sack, fast, dance'),
  masked: list(
    'masked, barefoot, in each other’s clothes, in straw, veiled, painted, in armour of pots, as its own grandmothers',
  ),

  defenceNote: [
    '#ag# has the keys.',
    'The weak spot: behind #p1#, where #worker.s# climb.',
    '#C.cap# know a way in by #water#.',
    'Nobody guards #d2# on #aday#.',
    'The alarm is a horn at #p2#; it was sold.',
    '#vg# used to do the rounds.',
    'Half are from #d1#, and #B# pay the rest.',
    'In need each #worker# brings a tool from #work#.',
    'Pay is #asum# behind since #feast2#.',
    '#bg# drilled them, once, behind #p3#.',
  ],

  tradeNote: [
    '#ware.cap# goes out by #way#, #ware2# by #way#; #a# weighs both.',
    'All of it passes #p1#, where #bg# skims.',
    'Every #worker# keeps back some #ware2# for #p2#.',
    'Best price is before #feast#, from #way#.',
    '#C.cap# buy #ware2# too, after dark, by #way#.',
    'Without #ware# there would be no #d1#.',
    'Buyers come on #aday#, by #way#, and ask for #wg#.',
  ],
  way: list('mule, barge, sledge, cart, back, ship, packhorse, night boat, ox wagon, raft, the toll road'),
} as const

export const defences: readonly (readonly string[])[] = [
  [
    'a thorn hedge, pitchforks',
    'dogs, and a horn',
    'a ditch full of nettles',
    'one old sword, shared',
    'nothing but distance',
    'a barred barn',
    'slings and a steep path',
  ],
  [
    'a militia of twenty, mostly',
    'a ditch, a bank, two gates',
    'hunters with good bows',
    'a stone church that bars',
    'eleven spears and a drum',
    'a palisade on three sides',
    'bows in every rafter',
  ],
  [
    'a stone wall, lately patched',
    'two gates and forty watchmen',
    'a ditch and a timber wall',
    'a keep for sixty',
    'chains across the water',
    'crossbows at the gates',
    'a wall with houses on',
  ],
  [
    'double walls, nine towers',
    'a standing company, three hundred',
    'ballistae and a boom',
    'a citadel with own well',
    'gates by district',
    'griffon-marked regulars, twelve score',
    'walls wide enough for carts',
  ],
  [
    'three rings of wall',
    'two regiments and a fleet',
    'war mages on retainer',
    'towers in signal reach',
    'sealed districts at night',
    'a citadel never taken',
    'a thousand under arms',
  ],
]

export const wealthWords: Readonly<Record<Wealth, readonly string[]>> = {
  poor: list('poor, starving, destitute, slum, squalid, failing, shabby'),
  modest: list('modest, humble, small, quiet, sleepy'),
  comfortable: list('comfortable, prosperous, thriving, well-off, bustling'),
  rich: list('rich, wealthy, opulent, gilded, golden, splendid, luxurious'),
}

export const feastHeads = list(
  'Lamp, Salt, Goose, Ash, Bell, Rope, Honey, Bread, Ember, Candle, Straw, Lantern, Thaw, Drum, Barrel, Ribbon, Ladder, Apple, Smoke, Net, Needle, Kettle, Shroud, Wheel',
)
export const feastTails = list('night, mass, tide, fair, eve, moot, feast')
export const numbers = list('Three, Four, Five, Six, Seven, Nine, Eleven, Twelve, Thirteen, Forty')

/** Where a name is made: districts and streets of it. */
export const districtHeads = list(
  'Salt, Kettle, Lamb, Tanner, Chandler, Otter, Wick, Larch, Cooper, Bell, Ferry, Mint, Rope, Amber, Crane, Mallow, Pewter, Sallow, Cinder, Fuller, Gander, Linnet, Candle, Thistle, Barley, Sexton, Vinegar, Hazel, Marl, Tallow, Saffron, Copper, Juniper, Plover, Quill, Rush',
)
export const districtTails: readonly (readonly string[])[] = [
  list('End, Green, Bottom, Top, Row, Bank, Croft'),
  list('End, Green, Bank, Croft, Side, Row, Bottom'),
  list('side, gate, hill, row, bank, yard, field, wharf'),
  list('side, gate, hill, market, cross, yard, ward, heights, bridge'),
  list('side, gate, hill, ward, heights, cross, garth, stairs, parade, rise'),
]
export const streetHeads = list(
  'High, Weir, Needle, Cheap, Friar, Glover, Hook, Old Bread, Long, Mercer, Pound, Sorrow, Turnstile, Fish, Anvil, Lime, Orchard, Cordwainer, Spindle, Paternoster, Shambles, Pipe, Barrow, Castle, Silver, Cloth, Swan, Wain, Bride, Bucket',
)
export const streetTails = list('Street, Lane, Way, Row, Walk, Stairs, Wynd, Passage')
export const riverHeads = list(
  'Wend, Marl, Heron, Sedge, Ash, Otter, Tarn, Brindle, Swale, Loam, Kell, Amber, Wither, Silver, Grayl, Alder, Mossel, Rill, Thorn, Pewter, Lark, Dun, Fallow, Sallow',
)
export const riverTails = list('water, brook, bourne, burn, flow, beck, rush, wash')
export const seaHeads = list(
  'Gull, Whale, Selkie, Tern, Cormorant, Drum, Anchor, Kelp, Wreck, Storm, Lantern, Herring, Skerry, Pearl, Seal, Long',
)
export const lakeHeads = list(
  'Mirror, Heron, Still, Moon, Pike, Grey, Willow, Deep, Long, Swan, Cold, Bell, Tench, Lily',
)
export const springHeads = list(
  'Kettle, Maiden, Hart, Silver, Saint’s, Copper, Wether, Hollow, Lamb, Raven, Gospel, Twin, Fern, Cold, Nine Steps, Whisper',
)

export const threats = list(
  'famine, wolves in winter, debt, bandits on the road, flood, fire, undead from old graves, a restless fey court, plague, cave-ins, smugglers at war, goblin raids, heresy, slavers, a sleeping wyrm, marsh lights',
)
export const languageOf: Readonly<Record<string, string>> = {
  elf: 'Elvish',
  'half-elf': 'Elvish',
  dwarf: 'Dwarvish',
  halfling: 'Halfling',
  gnome: 'Gnomish',
  orc: 'Orcish',
  'half-orc': 'Orcish',
  goblin: 'Goblin',
  hobgoblin: 'Goblin',
  kobold: 'Draconic',
  dragonborn: 'Draconic',
  lizardfolk: 'Draconic',
  tiefling: 'Infernal',
  aasimar: 'Celestial',
}
