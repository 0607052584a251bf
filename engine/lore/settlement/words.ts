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
    has: list('every second deed, the scales, a judge’s ear, old debts, the only strongroom, a private coach'),
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
    has: list('gate keys, forty pikes, the duty roster, cells, bloodhounds, whistles and a drum'),
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
    has: list('the oldest graves, water rights, front pews, a founder’s oath, sons everywhere, long grudges'),
  },
  newcomers: {
    who: list(
      'strangers with a skill, exiles and their pots, families on wheels, tents become houses, speakers of two tongues, cheap hands and children',
    ),
    has: list('one secret craft, wide cousins, no debts, their own well, music till late, nothing to lose'),
  },
  learned: {
    who: list(
      'scholars and ink, spectacles and certainty, physicians without patients, students of the dead, surveyors with sticks, doubters by profession',
    ),
    has: list('the old maps, a licence to dig, poisons under seal, letters from abroad, the only lens, time'),
  },
}

export const looks = list(
  'a burnt left hand, two pairs of spectacles, boots too fine, a broken nose, hair dyed with walnut, one blue sleeve, a limp in rain, rings on every finger, flour to the elbows, a voice for weather, freckles like spilt tea, a wig gone yellow, teeth of good silver, sunburnt in winter, babies on both hips, ink behind both ears, a soldier’s haircut, sleeves cut for knives, eyes of different colours, a coat without buttons, thumbs like spades, a widow’s cap, earrings from a wreck, mud on best shoes, a scarred eyebrow, a laugh like gravel, three chins and dignity, a cane that rattles, pipe smoke for perfume, a shaved head tattooed, mended gloves, the last clean collar, two plaited beards, knees that crack, a squint at strangers, perfume over fish, hands never still, a hat indoors, a neck like rope, very small, bandaged fingers, patched velvet',
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
    '#town# is smelt first: #smell#. Then #d1#, #roofs#, through #weather#.',
    '#weather.cap#, and under it #roofs#. From #d2# comes #sound#; past that lies #water#.',
    'Down to #water#. #town#, #roofs#, offers #sound# by way of greeting.',
    'First #sound#, then #smell#, then #town# itself: #roofs#, crowded toward #water#.',
    '#roofs.cap#, #weather#, #smell#. A post says #town#; below it, “#feast#”.',
    'At #d1# the ground turns #soil#. #sound.cap# carries over #water#; the air is #smell#.',
    'From the last rise #town# looks #seems#: #roofs# about #work#, and #water# behind.',
    '#seems.cap#, #town#, in this #weather#. #roofs.cap#. Somewhere #sound#.',
  ],
  meet: [
    'Bearing #burden#, a(n) #worker# eyes your #gear#: did #p1# send you?',
    'Children race to #p2#, shouting what you #gear2#.',
    'By #p1# a(n) #worker# shifts #burden# and does not #greet#.',
    '#burden.cap# hangs at #p2#; #worker.s# duck.',
    '#ware.cap# blocks #p3#; its carter clutches #burden#.',
    '“#shout#” calls a(n) #worker# from #work#, to you, or the #gear3#.',
    'By #p1#, #acount# fall silent over #burden#. One wears #gear4#.',
    'Past #p2#, a dog wearing #gear4# leads toward #work#.',
    'An old #worker# sells #ware2# off #burden#, and tells you what #greet2#.',
  ],
  omen: [
    'Across #d2#, in #paint#: “#slogan#”',
    '#p3.cap# draws no glances.',
    'Over #p1# the flag hangs #flag#.',
    '#d1# hangs #token# over doors.',
    '#p3.poss.cap# clock: #hour#. Below, #token#.',
    '#acount.cap# wear #gear4#. None #greet#.',
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
    '#ag# has a table',
    '#bg# was thrown out',
    '#cg# pays for candles',
    '#vg# left a coat',
    '#wg# owes #asum#',
    'opens to #p2#',
    'closed on #aday#',
    '#A# meet upstairs',
    '#B# drink free',
    'no entry for #C#',
    '#ware# under the floor',
    'open all #feast#',
    '#ayears# old',
    '#rg# comes by night',
    'mugs for each #worker#',
    'faces #p1#, uneasily',
    'unlicensed since #feast2#',
    '#ware2# by the back',
    'keys to #work#',
    'watched, by #gear4#',
    'dearer before #aday#',
    '#token# by the door',
    'ask after #wg#',
    'repainted in #paint#',
    'for sale, #asum#',
    '#A# bought it',
    'insured against #C#',
    'letters for #vg# wait',
    'haunted, says #cg#',
    'honest, says #bg#',
    '#ag# was born here',
    '#bg# wept here, once',
    'mentions of #vg# cost',
    '#wg# sleeps in back',
    '#burden# for a sign',
    '#cg# never pays',
    'no #ware# served',
    '#B# broke that window',
    '#C# built it',
    'full on #aday#',
    '#rg# owns half',
    '#sound# all night',
    'warm, with #smell#',
    'credit for #A#',
    'older than #d2#',
    '#ag# hates it',
    '#vg# carved that door',
    'cheaper than #p3#',
    'rival to #p2#',
    '#wg# cheats here',
  ],

  /** What binds somebody to the others; the sheet's own person is the subject. */
  tie: [
    'Owes #asum#, to #wg#.',
    'Sups with #ag# on #aday#.',
    'Married #B#, almost.',
    'Would hide #vg# again.',
    'Carries letters for #cg#.',
    'Taught #rg# to #skill#.',
    'Lost a(n) #relative# to #work#.',
    'Wants #p3#, and says so.',
    'Knows what #wg# did.',
    'Sold #bg# #token#.',
    'Votes as #A# pay.',
    'Keeps #burden# for #cg#.',
    'Pulled #ag# from #water#.',
    'Informs on #C#, for #asum#.',
    'Loves #wg#; #wg# loves #ware#.',
    'Has #token# from #vg#.',
    'Swore to ruin #bg#.',
    'Secretly #cg.poss# #relative#.',
    'Dines at #p1#, free.',
    'Dreams of #p3#, nightly.',
    'Leaves #town# by #feast#.',
    'Was a(n) #worker#, #ayears#.',
    'Forged #rg.poss# seal, over #token#.',
    'Buried #token# behind #p1#.',
    'Distrusts #A#, likes strangers.',
    'Blames #C# for a(n) #relative#.',
    'Bets on #bg#, and loses.',
    'Nursed #vg# through #aday#.',
    'Plays #ag# at draughts.',
    'Writes #rg.poss# speeches.',
    'Smuggles #ware2# past #C#.',
    'Stole #burden# from #p2#.',
    'Promised #cg# a(n) #relative#.',
    'Hears #vg# in #p3#.',
    'Bought #work#, on paper.',
    'Fears #water# since #feast2#.',
    'Hired by #B#, paid by #A#.',
    'Collects #ware#, unsold.',
  ],
  relative: list('brother, sister, mother, son, daughter, husband, cousin, twin, godchild, uncle, niece, first love'),
  skill: list('read, swim, lie, shoot, dance, forge, cheat, cook, wait, sail'),

  rumourMore: [
    'A(n) #worker# found #token# in #ware#.',
    '#wg# buys #burden#, each #aday#.',
    '#asum# is on #cg#, in #d2#.',
    '#p3.cap# waters its #ware2#.',
    '#rg# was born in #d1#, nameless.',
    'Someone with #gear4# sleeps in #work#.',
    '#ag#, by #feast2#, will wed.',
    '#p1.cap# was #vg.poss#, once.',
    '#bg# keeps #burden# in #p2#.',
    '#C.cap# eat #ware2#, raw.',
    '#wg# hides #asum# from #ag#.',
    '#vg# saw #burden# in #water#.',
    '#d2# is built on #token#.',
    '#cg# prays to #ware#.',
    '#A.cap# owe #B#, not otherwise.',
    'By #aday#, #p3# burns.',
    '#ag# can #skill#; #bg# taught it.',
    '#rg# pays #asum# for #token#.',
  ],

  law: [
    'No #ware# leaves unsealed; #fine#.',
    'Blades stay at #p1#, or #fine#.',
    'Whistling in #work#: #punished2#.',
    'By #hourly#, #d1# is dark; #fine#.',
    'Strangers sign at #p2# by #hourly#.',
    'On #aday# no #worker# is arrested.',
    'Spells in #d2# cost #asum#, to #rg#.',
    'Debts under #fine# end at #feast#.',
    'Fire after #hourly#: #punished2#.',
    '#A.cap# own all in #water#.',
    'Masks only at #feast2#; #fine#.',
    'False #ware2#: #punished2#.',
    'In #p3#, dogs need a #token2#.',
    '#ware.cap# never on #aday#.',
    'Duels by #hourly#, behind #p1#.',
    'Two from #d1# outswear #d2#.',
    'Dice: #fine# a table, to #B#.',
    'Coffins pass #p2#, or #fine#.',
    'Finders owe #rg# one in #tithe#.',
    'Songs against #C#: #punished2#.',
    'In #d2#, carts keep #side#.',
    'Lying to a(n) #worker#: #fine#.',
    'Umbrellas in #work#: #fine#.',
    'Spitting at #A#: #punished2#.',
    '#d1# empties pots by #hourly#.',
    'Beggars of #d2# need a #token2#.',
    'No #drink# before #hourly#, #p3# excepted.',
    'Insulting #ware#: #fine#, or #gift#.',
  ],
  fine: list(
    '2 sp, 5 sp, 1 gp, 3 gp, a day’s wage, the goods, 10 gp, seven nights, a goat, twice the price, 6 cp, corn',
  ),
  punished: list(
    'pays the next round, scrubs it, hauls for a day, is sent home barefoot, rings the bell till dark, stands in barrels, loses the shift',
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
    'Guests bring #ware2#, not #ware#.',
    'Knock at #p1# by #limb#.',
    'New #worker.s# get #dunked#, in #water#.',
    'Brides eat #ware#, by #hourly#.',
    'Spilt #drink#: “#toast#”',
    'Till #feast#, nobody names #vg#.',
    'On #aday#, #coinless# is money.',
    'Boots hang at #p2#, for luck.',
    '#d1.poss# children insult #rg#, on #aday#.',
    'Bargains need a #seal#.',
    'A candle at #p3#: “#toast#”',
    'Pouring #drink# for #worker.s# means war.',
    '#feast2# babies: always #saintly#.',
    '#water.cap# gets the crust.',
    '#p2.cap# feeds widows of #work#.',
    'Thanks wait for #hourly#.',
    'One greets: “#toast#” And back: “#toast#”',
    'Hats off for #ware#, not #A#.',
    '#token.cap#, if found, means #gift#.',
    'Twins: one joins #B#.',
    'Mourners wear #gear4#, till #aday#.',
    '#skill.cap# before #rg#, never after.',
    'Left-handed #worker.s# pay #drink#.',
    '#burden.cap# over a door: #saintly#.',
    'Bridegrooms carry #burden# to #p1#.',
    'Debtors sing “#toast#” in #d2#.',
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
    'barrels are raced, geese are judged, masters serve apprentices, straw kings are tried, ropes are pulled, elders wrestle, pies are thrown, boats are jousted, beds are carried uphill, liars compete, the tallest is measured, a pig is mayor',
  ),
  gift: list(
    'a new knife, a silver spoon, leisure, a goose, a blue hat, honey, a kiss from clergy, boots, a named bell, a ham',
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
    'Weak behind #p1#: #worker.s# climb.',
    '#C.cap# sneak in by #water#.',
    'Nobody guards #d2#, on #aday#.',
    'The horn at #p2# is cracked.',
    '#vg# did the rounds.',
    '#B.cap# pay half, #A# grumble.',
    'Each #worker# brings #burden#.',
    'Pay is #asum# behind.',
    '#bg# drilled them, at #p3#.',
    'Passwords change at #hourly#; #wg# sells them.',
    '#cg# sleeps on watch.',
    '#d1# mans it, #d2# eats.',
    'The sergeant fears #water#.',
    '#rg# reviews them, each #aday#.',
    'Arrows lie under #p2#, damp.',
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
    'slings, a steep path',
  ],
  [
    'twenty militia, mostly',
    'a bank with gates',
    'hunters with good bows',
    'a barred stone church',
    'eleven spears, a drum',
    'three sides of palisade',
    'bows in every rafter',
  ],
  [
    'stone walls, lately patched',
    'forty watchmen, two gates',
    'a timber wall, ditched',
    'a keep for sixty',
    'harbour chains',
    'crossbows at the gates',
    'a house-topped wall',
  ],
  [
    'double walls, nine towers',
    'three hundred regulars',
    'ballistae and a boom',
    'a well-watered citadel',
    'gates by district',
    'twelve score regulars',
    'cart-wide walls',
  ],
  [
    'three rings of wall',
    'two regiments and a fleet',
    'war mages on retainer',
    'signal towers',
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
