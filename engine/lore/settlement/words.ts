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
  how: readonly string[],
): Government => ({
  label,
  title,
  from,
  to,
  words: list(words),
  how,
})

export const governments = {
  elder: government('Elders', 'Elder', 0, 1, 'elder, elders', [
    '[the oldest|the eldest|one elder] of [each hearth|every house|each family] [votes|speaks|sits] at #p1# on #aday#',
    '[grey|white|bald] heads meet [at dusk|by lamplight|after supper] in #p2#; #rg# speaks [last|first|seldom]',
    'whoever is [oldest and sober|eldest and willing|old enough]: #rg#, [for|these|now] #ayears#',
  ]),
  reeve: government('A reeve', 'Reeve', 0, 2, 'reeve, steward', [
    '[named|sent|chosen] by [an absent lord|a lord in debt|a distant cousin], #ayears# [ago|back|since]',
    '[renewed|confirmed|voted in] each [spring|harvest|new year], with [noise|a feast|fists] at #p1#',
    '[holds|keeps|guards] the [only|one|great] seal, [locked|kept|hidden] in #p2#',
  ]),
  moot: government('A moot of all', 'Speaker', 0, 2, 'moot, democracy, free', [
    '[every adult has|all adults have|each grown head has] a pebble, [dropped|counted|cast] at #p1#',
    '[votes|rules|decides] by [shouting|noise|hands], then [pebbles|beans|blows], in #d1#',
    'one voice from [each|every] [hearth|chimney|roof], [heard|taken|called] on #aday# at #p2#',
  ]),
  mayor: government('A mayor and council', 'Mayor', 2, 3, 'mayor, council, elected', [
    '[seven|nine|five] seats, [all|most|three] for sale; the last [cost|fetched|went for] #asum#',
    '[elected|picked|voted in] by [taxpayers|householders|those who pay] alone, at #p1#',
    '[chosen|drawn] by lot from [nine|twelve|seven] names [in|kept in] #p2#',
  ]),
  guilds: government('The guilds', 'Guildmaster', 2, 4, 'guild, guilds', [
    'one vote to [each|every] [guild|trade|craft], [cast|counted|sold] at #p1#',
    '[masters|guilds|trades] [rule|lead|judge] by turns, [changing|swapping] on #aday#',
    'whoever [pays|feeds|arms] the watch: [this year|for now|since #feast#] #A#',
  ]),
  lord: government('A lord’s bailiff', 'Bailiff', 1, 3, 'lord, bailiff, baron, noble', [
    '[sent|posted|appointed] from the [castle|hill|capital] #ayears# [ago|back], and [staying|bored|feared] since',
    '[collects|taxes] first, [judges|listens|apologises] after, every #aday# at #p1#',
    '[in post|here|in charge] since [the old|a better|the last] lord [died|fled|went blind], #ayears# [ago|back]',
  ]),
  duke: government('A hereditary house', 'Duchess', 3, 4, 'duke, duchess, king, queen, crown, palace', [
    'by [blood|birth|descent] and [precedent|oath|habit], [crowned|sworn] in #p1#',
    'regent for a [child|nephew|dreamer] of [six|nine|eleven], until #feast2#',
    '[third|fifth|second] of [that|the] name, [ruling|reigning] #ayears#',
  ]),
  merchants: government('A merchant council', 'First Syndic', 2, 4, 'merchant, merchants, rich', [
    'seats by [tonnage|turnover|warehouse]; #A# [have|hold|bought] [most|four|too many]',
    'the [twelve|nine|seven] largest ledgers, [read|opened|compared] on #aday#',
    'shares [may be|are] [inherited|sold|wagered], [last|lately] for #asum#',
  ]),
  temple: government('The temple', 'Prior', 1, 4, 'temple, priest, holy, abbey, theocracy, god, cult', [
    'law [read|sung|argued] from the [pulpit|altar|steps] of #p1#',
    'tithes [instead of|for|not] taxes: one [part|sheaf|coin] in #tithe#, by #aday#',
    '[oracles|visions|omens], [by appointment|on request|for a fee], on #aday#',
  ]),
  captain: government('A captain under arms', 'Captain', 0, 3, 'garrison, military, fort, soldiers, outpost', [
    'martial law, [mildly|loosely|sternly] kept [from|at] #p1#, [renewed|read out] on #aday#',
    'by [order|grace|neglect|favour|oversight] of [the frontier|the marshal|dead kings|rivals abroad|queens abroad], [these|for|now] #ayears#',
    'until the [war|siege|emergency] is over: #ayears# [already|so far|and counting]',
  ]),
  matriarch: government('The founding families', 'Matriarch', 0, 3, 'matriarch, family, clan, families', [
    '[five|four|seven] kitchens [decide|settle it|agree], [mostly|always] after #aday#',
    '[marriage is policy|weddings are treaties|dowries are law]; the [next|last] [joins|was] #d1# [and|with] #d2#',
    'no [decision|verdict|war] before [supper|dessert|prayers], [taken|held] at #p1#',
  ]),
  tyrant: government('One strong hand', 'Lord Protector', 2, 4, 'tyrant, tyranny, despot, oppressed, warlord', [
    'took it [by night|in one day|at #feast#], #ayears# [ago|back], with #count# [knives|friends|hired swords]',
    '[protects|guards|likes] #d1#, [itemises|bills for|forgets] [the rest|#d2#], [collects|invoices|forgives] on #aday#',
    'the title is [recent|new], [bought|taken|invented] #ayears# [ago|back]',
  ]),
  mages: government('A college', 'Rector', 2, 4, 'mage, wizard, academy, university, magic', [
    'chairs [by|after] examination, [held|sat|failed] at #p1#',
    'fellows [for life|till death], [or longer|and after]: #rg# for #ayears#',
    'nobody has [seen|met] the [bursar|dean|founder] [in|for] #ayears#',
  ]),
  thieves: government('Nobody, officially', 'Uncle', 1, 4, 'lawless, thieves, pirates, smugglers, anarchy', [
    '[custom|habit], [debts|favours] and [knives|silence], [settled|weighed] in #p2#',
    'a [table|chair|curtain] at the back of #p1#, [kept for|taken by] #rg#',
    '[everyone|each child|any beggar|half #d1#] [knows|learns|can say|forgets] [whom|where|how] to ask: #rg#, [after|before|never at] #hourly#',
  ]),
} as const

export type GovernmentName = keyof typeof governments

/** Names of factions: #last# a family, #dist# a district, #colour#, #beast#, #saint#, #ware#, #num#. */
export const factionNames: Readonly<Record<FactionKind, readonly string[]>> = {
  owners: [
    'the #ware# Company',
    'House #last#',
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

/** What each kind of faction is made of, and what it has. At most three words. */
export const factionKinds: Readonly<Record<FactionKind, { who: readonly string[]; has: readonly string[] }>> = {
  owners: {
    who: list(
      'cold money, the lenders, deeds and dinners, silent partners, brothers-in-law, rent incarnate, ledgered heirs, polite creditors, old purses, landlords, investors, rich cousins',
    ),
    has: list(
      'every second deed, the scales, a judge’s ear, old debts, one strongroom, a coach, three notaries, the good cellar, tolls, credit abroad',
    ),
  },
  workers: {
    who: list(
      'strong backs, lifters, night shift, singers of threats, angry apprentices, piece-workers, journeymen, porters mostly, tool-owners, sore hands, mothers too, loud benches',
    ),
    has: list(
      'a strike chest, aching arms, whistles everywhere, numbers, sharp tools, a rented hall, spare keys, bread for weeks, a printed song, hammers',
    ),
  },
  faith: {
    who: list(
      'believers with budgets, candle-bearers, boxing nuns, the hopeful poor, hymn-singers, woollen penitents, converts, a loud choir, visionaries, sextons, alms-givers, barefoot brothers',
    ),
    has: list(
      'bell ropes, confessions, a free kitchen, burial rights, one true relic, tall candles, the school, orphans, a printed sermon, blessed water',
    ),
  },
  watch: {
    who: list(
      'pikes and chilblains, the underpaid, one war’s veterans, bullies mostly, sergeants’ sons, lantern-bearers, sworn cousins, retired poachers, drummers, tall recruits, night owls, pensioners',
    ),
    has: list(
      'gate keys, spare pikes, the roster, cells, bloodhounds, a drum, confiscated dice, informers, warm cloaks, warrants signed blank',
    ),
  },
  outlaws: {
    who: list(
      'polite knives, dock rats, smugglers mainly, favour-collectors, hired fingers, gutter orphans, a notary too, disbarred clerks, fences, night boatmen, card-sharps, retired burglars',
    ),
    has: list(
      'a tunnel, stolen letters, nameless boats, the night porter, forged passes, an alderman, good locks, loud alibis, doubled ledgers, two coroners',
    ),
  },
  families: {
    who: list(
      'proud first-comers, grandmothers mostly, land before coin, double cousins, old names, the stayers, pew-holders, hearth-keepers, uncles, stubborn widows, feud veterans, heirs presumptive',
    ),
    has: list(
      'the oldest graves, water rights, front pews, a founder’s oath, many sons, long grudges, seed corn, wedding silver, a spare bed, memory',
    ),
  },
  newcomers: {
    who: list(
      'skilled strangers, exiles, wheeled families, settled tents, bilinguals, cheap hands, far cousins, deserters, pilgrims who stayed, refugees’ children, hopeful hawkers, quiet believers',
    ),
    has: list(
      'a secret craft, distant kin, no debts, their own well, late music, nothing to lose, good knives, foreign coin, patience, one interpreter',
    ),
  },
  learned: {
    who: list(
      'inky scholars, certain spectacles, idle physicians, mourners with scalpels, surveyors, professional doubters, translators, pupils grown old, map-readers, collectors, bored fellows, star-counters',
    ),
    has: list(
      'old maps, a digging licence, sealed poisons, foreign letters, the only lens, time, the archive key, skeletons, borrowed money, instruments',
    ),
  },
}

export const looks = list(
  'a burnt hand, two spectacles, too-fine boots, a broken nose, walnut-dyed hair, one blue sleeve, a wet-weather limp, rings everywhere, floury elbows, a weather voice, spilt freckles, a yellowed wig, silver teeth, winter sunburn, babies on hips, ink-stained ears, a soldier’s haircut, knife-cut sleeves, odd eyes, no buttons, spade-like thumbs, a widow’s cap, wreck-gold earrings, muddy best shoes, a scarred eyebrow, a gravel laugh, dignified chins, a rattling cane, pipe smoke, a tattooed scalp, mended gloves, a clean collar, two plaited beards, trick knees, a hard squint, perfume over fish, restless hands, an indoor hat, a rope neck, very small, bandaged fingers, patched velvet, hollow cheeks, an iron tooth, grey plaits, a priest’s shoes, eel-skin belt, chalked cuffs, a dented crown, huge ears, a child’s voice, a stoop, three moles, birdlike wrists, scorched eyebrows, copper bracelets, a missing thumb, straw-filled boots, lace at noon, a drowned look, a boxer’s ears, candle-wax sleeves, a borrowed face, moth-eaten furs, pale lashes, an ear-horn, purple hands, sawdust hair, a bent back, gull-white hair',
)
export const habits = list(
  'counts stairs aloud, never sits, feeds crows, answers in proverbs, hums badly, writes everything down, lends and remembers, sleeps at noon, tastes before talking, quotes the dead, bites coins, plays postal chess, whistles at graves, collects keys, lies about age, prays before sums, cheats kindly, walks all night, speaks to mules, pays exactly, forgets names purposely, keeps bees, cries at weddings, eats standing, shouts when happy, distrusts physicians, carves spoons, gives away umbrellas, hides from Mother, sharpens things, reads others’ post, laughs last, swears by saints, argues with priests, drinks only milk, fears ladders, knits through meetings, buys old letters, names every tool, chews cloves, bows too low, sketches strangers, mends things unasked, tips badly, repeats questions, smells of rain, waits outside, guesses weights, sings while lying, saves string, hates music, never finishes sentences, dreams aloud, salts everything, races pigeons, blames the moon, carries soup, sits near doors, remembers debts, wears mourning, over-tips children, watches hands, apologises first, burns letters, invents cousins, keeps a toad, votes twice, hoards candles, taps barrels, collects last words',
)
export const roles = list(
  'midwife, ferryman’s widow, notary, schoolteacher, bell-ringer, barber, retired soldier, tallyman, herbalist, carter, lamplighter, cook, tinker, surveyor, gravedigger, ballad singer, dog breeder, pedlar, moneychanger, bookbinder, rat-catcher, dancing master, wet nurse, locksmith, beekeeper, night porter, wheelwright, seamstress, interpreter, fishwife, bone-setter, bailiff’s clerk',
)

export const days = list(
  'market day, washing day, tithe day, wage day, new moon, full moon, fast day, half-moon, bell night, lamp night, court day, saint’s eve, muster day, brewing day, rest day, toll day, baking day, candle night, rent day, the ninth',
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
    '[You smell|The wind brings you|The road smells of] #town# [before it shows|a mile early|long before #d2#|well downwind]: #smell#. [Then|Next|After that|Soon] [come|there are|you see|appear|rise] #roofs#, [under|beneath|in] #weather#, and #d1# [begins|opens|lies] [ahead|on the left|below you].',
    '#weather.cap#, and [below,|through it|beyond,|beneath,] #roofs#. From #d2# [you hear|you can hear|the wind brings|one makes out] #sound#; [beyond|past that|further on|behind] [lies|runs|shines|waits] #water#.',
    'The [road|track|path|cart road] [drops|winds|bends|comes down] [along|to|beside] #water#. [There|Across it|Above it] [stands|sits|waits] #town#: #roofs#, [over it|all day|within|and everywhere] #sound#.',
    'First [you hear|there is|one hears] #sound#, then [the smell of|a breath of|all at once] #smell#, then #town# itself, [nothing but|a crush of|all] #roofs# [crowded|spilling|leaning] toward #water#.',
    '[A post|A board|A painted stone] says #town#; [below|under it|on the back], [smaller|newer|scratched|crossed out], “#feast#”. [Ahead|Beyond|Behind it] [wait|rise|stand] #roofs# in #weather#, and the [air|breeze|lane] is #smell#.',
    'At #d1# the [ground|road|lane|path] turns #soil#. [You hear|One hears|There is] #sound# [over|across|along] #water#; [the air is|it smells of|everything smells of|you taste] #smell#, and [above|ahead|on the right|behind] [are|lean|rise|stand|crowd] #roofs#.',
    'From the last rise #town# looks #seems#: #roofs# [about|round|packed against] #work#, [with|and] #water# behind, and #weather# over [all of it|everything|the lot].',
    '#town# [looks|seems|lies there] #seems# [in|under|through] #weather#. [There are|You count|One sees|It is all] #roofs#, [some|a few] #worker.s# [idling|hurrying|arguing] at #p1#, and [everywhere|underneath|all the time] #sound#.',
  ],
  meet: [
    '[With|Bearing|Hugging] #burden#, [a(n)|an old|a young] #worker# [eyes|studies|points at] your #gear#: [did #p1# send you|are you for #p1#|who at #p1# is paying]?',
    'Children [race|run|scatter] [to|for|toward|round] #p2#, [shouting|telling|betting on|singing] what you #gear2#.',
    '[Outside|Before|Next to] #p1# [a(n)|an old|a tired] #worker# [shifts|puts down|guards] #burden# and [does|will] not #greet#.',
    'At #p2#, where #burden# [hangs|is hung|stands] [over|by|across] the [door|way in|step], [every|each|a passing] #worker# [ducks|spits|knocks|bows].',
    '[A cart|A handcart|A sledge] of #ware# [blocks|has tipped before|is stuck by|lost a wheel by] #p3#; its [driver|carter|owner] [clutches|saves only|sits on] #burden#.',
    '“#shout#” [calls|shouts|sings out] [a(n)|an old|some] #worker# [from|over at|outside] #work#, [to you|at you|meaning you|waving], or [to|at|perhaps] [the|some|that] #gear3#.',
    'By #p1#, #acount# [people|neighbours|strangers|elders] [fall silent|stop talking|look up|go quiet] [over|round|about] #burden#. One [wears|has on|hides] #gear4#.',
    '[Past|Behind|Round|Under] #p2#, a [dog|goat|child] wearing #gear4# [leads|trots|looks back] toward #work#.',
    '[An old|A bent|A cheerful] #worker# [sells|offers you|is weighing] #ware2# [off|out of|beside] #burden#, and [tells|warns|reminds|advises] [you|strangers|your mule] what #greet2#.',
  ],
  omen: [
    '[Across|On a wall in|Over an arch in] #d2#, in #paint#: “#slogan#”',
    '[Nobody|No passer-by|No #worker#] [looks at|glances at|stops by|speaks near] #p3#.',
    '[Over|Above] #p1# the [flag|banner|pennant] [hangs|flies|droops] #flag#.',
    '[All over|All down|Everywhere in] #d1# [there hangs|somebody has nailed|people have hung] #token# [over|on|beside] the doors.',
    '#p3.poss.cap# clock [says|stands at|shows|strikes] #hour#. [Below|Under it|On its step|Beside it], #token#.',
    '#acount.cap# [of the passers-by|people in #d1#|heads in the crowd|of them] [wear|have on|carry|show] #gear4#. None #greet#.',
    '[Under|Beneath|Beside|Before] your [feet|boots|wheels], in #paint#: “#slogan#”',
    '[Along|Beside|Near|Half in] #water# lies #token#, [untouched|still wet|avoided|unclaimed].',
  ],
  weather: list(
    'low cloud, thin sun, drizzle, hard blue light, blown dust, river mist, a yellow haze, sleet, evening gold, warm fog, high wind, still heat, first frost, washed light, smoky rain, a late thaw, pollen, dry thunder, grey wind, wet snow',
  ),
  roofs: list(
    'steep roofs gone green, white walls shedding plaster, chimneys at all angles, turf roofs with goats, weather-silvered shingles, tarred stilt houses, red tiles patched blue, galleries over galleries, too many towers, thatch like wet bread, flat roofs with washing, gables shoulder to shoulder, slates and swallows, logs and moss, liver-coloured brick, leaning half-timbered fronts, domes of mud, plank walks and ladders, shutters in four blues, fish-shaped gutters, roofs weighted with stones, hull-built walls',
  ),
  soil: list(
    'to planks, to cobbles, white with dust, soft, to black mud, to crushed shell, to cinders, scaly, to ruts, to old paving',
  ),
  seems: list(
    'asleep, newly counted, spilt, larger than its map, unfinished, patient, too clean, freshly washed, half packed, ready for guests, ancient, held together by smoke, borrowed, on the point of leaving, sewn together, well fed, guilty, smaller than its noise, left out overnight, nailed to the ground',
  ),
  burden: list(
    'a nail basket, a ladder, a caged hen, wet sacking, coiled rope, somebody’s door, a leech jar, bundled pikes, an empty cradle, a brass tub, four loaves, a broken oar, a carpet, a stuffed owl, a moving sack, two buckets, an armful of bells, a coffin lid, a bee skep, half a wheel, an iron pot, a sleeping child, a harp frame, a crate of shoes',
  ),
  gear: list('boots, weapons, hands, purse, mule, hats, shadows, teeth, papers, blisters'),
  gear2: list('are wearing, look like, must be worth, probably eat, have on your belts, smell of, ride, carry'),
  gear3: list('ox, sky, priest, dog, child on the roof, next shift, crane, river'),
  gear4: list(
    'a black armband, a red thread, new boots, a tin badge, a wedding coat, a bell, one glove, a paper seal, a string mask, ashes, a straw wreath, a bandage, a key, an ear of corn, a dead man’s hat',
  ),
  greet: list('greet you, smile, move aside, look up, stop working, bother with hats, explain, answer'),
  greet2: list(
    'to avoid, it once cost, the reeve collects, never to whistle, became of the others, everyone knows, rain does here, #rg# drinks, to say to #ag#, #bg# is worth, not to buy, #p3# serves',
  ),
  shout: list(
    'Not today!, Mind the edge!, You’re late!, Which of you pays?, Shut that gate!, Count them again!, Is it over?, Any news?, Buy or walk!, Behind you!',
  ),
  paint: list('chalk, lamp-black, whitewash, oxblood, red lead, charcoal, tar, blue dye, candle wax, good gold leaf'),
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
    'upside down, at half-mast, in shreds, newly sewn, inside out, dry in rain, in the wrong colours, tied shut',
  ),
  token: list(
    'a fish head, twisted salt, a nail, a child’s shoe, dabbed honey, a folded paper, a dead lamp, a crust, a bone button, knotted hair, a mirror shard, three pebbles, a red feather, a burnt spoon, a wax ear, a broken key, an eggshell, a blue thread',
  ),
  hour: list('noon, ten past four, midnight, one, seven, half eleven, nearly nine, six, thirteen, five to two'),

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
    '[Owes|Still owes|Lent] #asum#, to #wg#.',
    '[Sups|Dines|Quarrels] with #ag# on #aday#.',
    '[Married|Fled|Left] #B#, almost.',
    'Would [hide|feed|lie for] #vg# again.',
    '[Carries|Reads|Delays] letters for #cg#.',
    '[Taught|Once taught|Is teaching] #rg# to #skill#.',
    'Lost a(n) #relative# [to|at|in] #work#.',
    '[Wants|Once owned|Means to buy] #p3#, and [says so|hides it].',
    'Knows what #wg# [did|owes|saw].',
    'Sold #bg# #token#.',
    'Votes as #A# [pay|say|ask].',
    'Keeps #burden# for #cg#.',
    'Pulled #ag# [from|out of] #water#.',
    'Informs on #C#, for #asum#.',
    'Loves #wg#; #wg# loves #ware#.',
    'Has #token# from #vg#.',
    'Swore to [ruin|outlive|forgive] #bg#.',
    'Secretly #cg.poss# #relative#.',
    '[Dines|Sleeps|Drinks] at #p1#, free.',
    'Dreams of #p3#, [nightly|and wakes shouting].',
    '[Leaves|Must leave|Sells up in] #town# by #feast#.',
    'Was a(n) #worker#, #ayears#.',
    'Forged #rg.poss# seal, [over|for] #token#.',
    '[Buried|Found|Burnt] #token# [behind|under|by] #p1#.',
    'Distrusts #A#, likes strangers.',
    'Blames #C# for a(n) #relative#.',
    'Bets on #bg#, and loses.',
    'Nursed #vg# through #aday#.',
    'Plays #ag# at [draughts|dice|cards].',
    'Writes #rg.poss# [speeches|letters|alibis].',
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
  skill: list('read, swim, lie, shoot, dance, forge, cheat, cook, pray, sail'),

  /** Ways in that any place has: somebody who pays, what for, and what nobody mentions. */
  errand: [
    '#patron# [pays|offers|saved up|scrapes together] #asum# [to|for help to|if they will|if somebody can] #task#. #catch#',
    '#patron# [asks|begs|dares|hires] [them|the party|strangers] to #task# [before|by|on] #aday#. #catch#',
    '[Whoever can|Anyone able to|The first to] #task# [is|will be|shall be] [owed|paid|promised|lent] #asum# by #patron#. #catch#',
    '#patron.poss# [plea|offer|dare|order] to [them|the party|strangers]: #task#[, for #asum#|]. #catch#',
    '[At|Outside|Behind] #p2# #patron# [confides|explains|admits]: they [must|should|ought to] #task#. #catch#',
  ],
  patron: ['#a#', '#b#', '#c#', '#r#', '#v#', '#w#'],
  task: [
    'get #vg# out of #p3# [unseen|alive|by night|in disguise]',
    'copy [what lies in|a page of|the lock of|every word in] #ag.poss# [strongbox|desk|prayer book] [at|in] #p1#',
    '[sit|wait|hide] [up |]in #work# [all night|till dawn|for one night] and [name|follow|count|greet] [whoever|whatever|what] comes',
    'carry #burden# [through|across|round] #d2# [asking nothing|without stopping|after dark]',
    '[find|learn|see] who [leaves|left|sells] #token# [on|by|near] #p3.poss# step',
    'take [a(n)|one] #worker.poss# [shift|place] at #work# and [listen|look|count heads]',
    'follow #bg# from #p1# [after dark|to the end|unseen|on foot]',
    'lose to #cg# at [cards|dice|draughts|riddles] in #p2#[, convincingly|, for #asum#|]',
    '[bring|walk|escort] [a wagon|two carts|a sledge|a boat] of #ware# [whole|safely|quietly] to #d2#',
    'stand between #A# and #B# [at|during|through] #feast#',
    '[swap|steal|read|wet] [a letter|a seal|a ledger|one bottle] in #ag.poss# [coat|desk|bed|pew]',
    'fetch #wg# [home|back] [from beyond|across|over] #water#',
    'keep #C# [out of|away from|busy near] #p1# until #aday#',
    '[taste|count|mark|swap] [all|each cask|every jar] of #p3.poss# #ware2#',
    'ask #cg#, [in public|at table|under oath|drunk], about #token#',
    'win #d1# over to [#A#|#B#|#C#] [by|before] #feast#',
    'break into #p2# and [leave|hide|burn] #token# [there|inside|upstairs]',
    'guard #rg# [through|during] [supper|a sermon|one walk] [at|near|outside] #p1#',
    '[find|map|block] [a tunnel|a door|a drain|the way] [from #p1# to|between #p1# and|under #p1#, toward] #water#',
    'buy back #token# from #wg#[, at any price| by #hourly#|]',
    'teach #d2# to [hold|fight|keep] [a line|a gate|a vigil|time] [before|by|for|through] #feast2#',
    'make #rg# laugh, [once|twice|aloud], [at|near] #p3#',
    'race #bg# to #p1# and [lose|win|arrive muddy]',
  ],
  catch: [
    'Unsaid: #cg# [asked|was asked|tried it] [first|before|and vanished].',
    '#wg# [knows more|knows why|saw it|did it] and [talks|sings|confides|forgets] for #asum#.',
    '#cg# [planned|arranged|invented|foresaw] this for #bg# [to fail at|to find|to pay for|alone].',
    '[It makes|That wins|It buys|This costs] #ag# a [friend|debtor|brother], #bg# [an enemy|an alibi|sleep].',
    '[Somebody|A watcher|A child] in #gear4# [is already there|comes too|tells #C#].',
    '#p3.cap# [has|keeps|sells|hides] [half|the rest|the end|a copy] of [that|the|another] [story|truth|ledger].',
    '#vg# [will|would|must] [stop|warn|help|follow|betray] them[, for #ware#|, for #asum#|].',
    'The [money|purse|reward] is #ag.poss#, and [marked|stolen|borrowed|cursed].',
    'By #hourly# [all #d1# knows|it is too late|the tide turns|#bg# arrives].',
    '#rg# [must|may|should] not [hear|know|wake], and [lives|sups|sleeps|prays] [next door|upstairs|at #p1#].',
    '“#feast2#,” [whispered|said|sung|written] [at|to|before] #p3#, [opens|ends|settles] [it|all doors|every quarrel].',
    '[Nobody|No #worker#|Not one] [returned|came back|ever left] [from|by] #p3# [so far|happy|twice].',
    '#cg# [owns|guards|watches] the [place|road|key], and [never sleeps|sings|is deaf].',
    '[In truth|In fact|Really|As ever,] [it concerns|all turns on|#asum# hangs on|they want] #token#.',
    '#B.cap# [pay|offer|bid] #asum# [for|towards] the [opposite|reverse|proof|letter].',
    '#water.cap# [rises|freezes|stinks] [that night|first|by #hourly#].',
  ],

  /** What else a faction is after; #X# and #Y# the others, #xg# and #yg# who leads them. */
  aimMore: [
    'to [see|have] #xg# [out of|barred from|laughed out of] #p2# by #feast2#, and #X# [leaderless|in debt|in tears] [after|with it].',
    'to [buy|win|marry into] #d1#, [house by house|before #aday#|quietly], #X# [paying|not noticing|none the wiser].',
    'to [learn|prove|print|sing|deny] [what|how much|whom|why] #X# [hide|keep|feed|buried] [in|under] #p3#.',
    'to [set|turn|write] #X# [against|upon] #Y# and [hold|keep|sell] #work# [meanwhile|for the winner|themselves].',
    'to [have|see|make] #rg# [sign|swear|weep|kneel] [at|before|inside] #p1#, [in sight of|within earshot of|to spite|for] #X#.',
    'to [outbid|outlast|outsing|shame] #X# [for|over] #ware2#[, whatever it costs|, to the last coin|, by #aday#].',
    'to [get|bring|buy] #vg# [home|over|off], before #xg# [does|talks|pays].',
    'to [empty|take|reopen|buy] #p2#, where #X# [meet|pray|drink], [by|on] #aday#.',
    'to [pay|scare|charm|sing] every #worker# [away|apart] from #X#.',
    'to [find|lose|burn|sell] #token#, [which|since it] would [hang|crown|clear] #xg#.',
    'to [judge|wed|forgive] #xg# [at|before|in front of] #p3#.',
  ],

  /** What else is to be seen of a trouble. */
  signMore: [
    '[A(n)|Some|One] #worker# [in|from] #d2# [wears|hides|buys] #gear4#.',
    '#p2.cap# [shuts|empties|is guarded] by #hourly#.',
    '#token.cap# [on|by|under] [each|every] [sill|step|gate] [in|of] #d1#.',
    '#rg# [walks|rides|is carried] past #p3# [twice|without a look|veiled].',
    '[Nobody|No child|No #worker#] [plays|sings|fishes|drinks] [by|near|at] #water#.',
    '#ag# and #bg# [cross|share|avoid] the [street|lane|steps|bench] [at|near|by] #p1#.',
    'In #paint#, [over|beside] #p3#: “#slogan#”',
    '[Double|Half|No] [watch|light|wages] at #work#[ on #aday#|].',
    '#burden.cap# [barring|beside|chained to] #p1.poss# door.',
    '#wg# [counts|sells|gives away|burns] [lamps|coffins|shoes|boats] [in|at|before] #p2#.',
  ],

  rumourMore: [
    '[A(n)|Some|One old] #worker# [found|lost|hides] #token# [in|under|among] #ware#.',
    '#wg# [buys|sells|washes] #burden#, [each|every|before] #aday#.',
    '#asum# is on #cg#, in #d2#.',
    '#p3.cap# [gives|sells|weighs] short #ware2#.',
    '#rg# was born in #d1#, nameless.',
    '[Someone|A stranger|A child] with #gear4# [sleeps|digs|weeps|hums] [in|near|under] #work#.',
    '#ag#, by #feast2#, will wed.',
    '#p1.cap# was #vg.poss#, once.',
    '#bg# [keeps|hides|lost] #burden# [in|under|behind] #p2#.',
    '#C.cap# [burn|bury|hoard] #ware2#, by night.',
    '#wg# hides #asum# from #ag#.',
    '#vg# [saw|sank|heard] #burden# in #water#.',
    '#d2# [is|was] [built|founded|named] [on|over|for] #token#.',
    '#cg# [dreams|sings|talks] of #ware#.',
    '#A.cap# owe #B#, not otherwise.',
    'By #aday#, #p3# burns.',
    '#ag# can #skill#; #bg# taught it.',
    '#rg# [pays|paid|refused|owes] #wg# #asum# [for|over|against] #token#.',
  ],

  law: [
    'No #ware# [leaves|is sold|passes] unsealed; #fine#.',
    'Blades [stay|are left|are counted] at #p1#, or #fine#.',
    'Whistling [in|near|at] #work#: #punished2#.',
    '[By|From|After] #hourly#, #d1# [is|stays|goes] dark; #fine#.',
    'Strangers [sign|pay|register] at #p2# by #hourly#.',
    'On #aday# no #worker# [is|may be] [arrested|dunned|struck].',
    'Spells in #d2# [cost|need] #asum#, [paid |]to #rg#.',
    'Debts [under|below] #asum# [end|lapse|double] at #feast#.',
    '[Open fire|Fire|Smoke] after #hourly#: #punished2#.',
    '#A.cap# own [all|whatever lies|half|every fish] in #water#.',
    'Masks only at #feast2#; [else |]#fine#.',
    'False #ware2#: #punished2#[, then #fine#|].',
    'In #p3#, dogs need a #token2#.',
    'No [trade in|sale of|tax on] #ware# on #aday#.',
    'Duels [by|at] #hourly#, [behind|near] #p1#, [first blood|one second each|no spells].',
    'Two from #d1# [outswear|outvote|equal] [one|three] from #d2#.',
    'Dice: #fine# [a table|each game|a throw], [paid|owed|due] to #B#.',
    'Coffins [pass|go round|stop at] #p2#, or #fine#.',
    'Finders owe #rg# one [part |]in #tithe#.',
    'Songs against #C#: #punished2#.',
    'In #d2#, carts keep #side#.',
    'Lying to a(n) #worker#: #fine#.',
    '[Shouting|Umbrellas|Naked flame] in #work#: #fine#.',
    'Spitting [at|near] #A#: #punished2#.',
    '#d1# empties [pots|gutters] by #hourly#, or #fine#.',
    'Beggars of #d2# need a #token2#.',
    'No #drink# before #hourly#, #p3# excepted.',
    'Insulting #ware#: #fine#, or #gift#.',
  ],
  fine: list(
    '2 sp, 5 sp, 1 gp, 3 gp, a day’s wage, the goods, 10 gp, seven nights, a goat, double, 6 cp, corn, 8 sp, 4 gp, a tooth',
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
  token2: list('badge, permit, muzzle, name, sponsor, tin collar, ribbon'),

  custom: [
    'Guests bring #ware2#, [not|never] #ware#.',
    'Knock at #p1# [by|with the] #limb#.',
    '[New|First-day] #worker.s# [get|are] #dunked#, in #water#.',
    'Brides [are given|carry|count] #ware#, by #hourly#.',
    'Spilt #drink#: “#toast#”',
    'Till #feast#, nobody names #vg#.',
    'On #aday#, #coinless# [is|counts as|passes for] money.',
    'Boots hang at #p2#, for luck.',
    '#d1.poss# children insult #rg#, on #aday#.',
    'Bargains [need|end in] a(n) #seal#.',
    'A candle at #p3#: “#toast#”',
    'Pouring #drink# for #worker.s# means [war|love].',
    '#feast2# babies: always #saintly#.',
    '[Bakers give|One gives] #water# the crust.',
    '#p2.cap# feeds widows of #work#.',
    'Thanks [wait for|only after] #hourly#.',
    'One greets: “#toast#” [And back:|Answer:] “#toast#”',
    'Hats off for #ware#, not #A#.',
    '#token.cap#, if found, means #gift#.',
    'Twins: one joins #B#.',
    'Mourners wear #gear4#, till #aday#.',
    '#skill.cap# before #rg#, never after.',
    'Left-handed #worker.s# pay #drink#.',
    '#burden.cap# over a door: #saintly#.',
    'Bridegrooms [carry|drag] #burden# to #p1#.',
    'Debtors [in #d2# |]sing “#toast#”',
  ],
  limb: list('elbow, left hand, forehead, foot, ring finger, stick'),
  dunked: list('dunked, kissed, weighed, sung at, shaved, renamed, fed, forgiven'),
  drink: list('beer, milk, brandy, tea, cider, oil, ink, water'),
  toast: list(
    'To the tide!, Not yet!, Still here!, May it hold!, Who pays?, And yours!, Dry feet!, Small bills!, Mind the door!, To whoever’s missing!, Full nets!, Slow rain!, None before you!, Warm hands!',
  ),
  coinless: list('eggs, labour, kisses, firewood, verses, nails, pigeons, silence'),
  seal: list('slap, shared pipe, bitten thumb, knot, spitting, sneeze, ear kiss, broken plate'),
  saintly: list('Bride, Osric, Rumon, Petra, Ansa, Perran, Ursel, Tamsin'),

  feastDay: [
    '#season#: [#p1# is|at #p1# everything is|all #p1# is] #decked#; [in|across|over in] #d1# #game#, and [every|each|any sober] #worker# [gets|earns|is given|may keep|takes home] #gift#.',
    '#season#: from #d1# to #water# [all|they|the young|old men|the faithful|bakers] #march#; at #hourly#, [before|outside|opposite|facing] #p2#, #climax#.',
    '#season#: [nobody works|work is sin|#work# is shut|tools are hidden|sleep is fined], [while|and] [in|at|round] #p3# #game#, and #rg# [must|has to|is made to] #forfeit#.',
    '#season#: they [carry|drag|dance|drum|escort] the [first|best|year’s] #ware# [to|into|round] #p2# [for blessing|to be judged|in ribbons|like a bride]; [then|afterwards|at #hourly#|before noon] #climax#.',
    '#season#: #A# feed #d2#, [grudgingly|royally|yearly|in person], while [at|before|behind|all round] #p1# #game#.',
    '#season#: [all|the whole of|half] #d1# goes #masked#; [by|at|after] #hourly# #climax#.',
    '#season#: [for|in] #vg.poss# [sake|honour|favour|name] [this year|this time|again|at last], [at|by|round|behind] #p3#, #game#; [the prize is|one wins|first prize:|the loser gets|winners share|for the best,] #gift#.',
    '#season#: #d2# [pelts|insults|outbids|kidnaps] #d1# till #hourly#; [then|together|at #p2#|by #water#] #climax#.',
    '#season#: [a(n)|the youngest|the worst] #worker# is [mayor|judge|saint|captain] [for a day|till #hourly#|that night], [sits|drinks|rules|sleeps] [in|at|over] #p1#, and [has|makes] #rg# #forfeit#.',
  ],
  season: list(
    'Late winter, First thaw, Sowing, Early spring, May, Midsummer, Hay time, High summer, Harvest, Early autumn, Leaf-fall, First frost, Midwinter, The longest night, Dog days, Apple time, Lambing, Goose month, Bleak month, Shearing, Slack water, Vintage',
  ),
  decked: list(
    'hung with nets, whitewashed, strewn with rushes, lit blue, wrapped in wool, opened to goats, painted by children, emptied of chairs, roped with onions, floored with sand, mirrored, filled with doves, blacked with soot, crowned with antlers, locked from outside, carpeted in petals',
  ),
  game: list(
    'barrels are raced, geese are judged, masters serve apprentices, straw kings are tried, ropes are pulled, elders wrestle, pies are thrown, boats are jousted, beds are carried uphill, liars compete, noses are measured, pigs are mayors, eggs are rolled, enemies must dance, debts are auctioned, hats are wagered, ladders are climbed blind, dogs are married, riddles are traded, kettles race, the loudest wins, thieves are pardoned, bread is duelled with, wives bid for husbands',
  ),
  gift: list(
    'a new knife, a silver spoon, leisure, a goose, a blue hat, honey, a clergy kiss, boots, a named bell, a ham, a half-day, an orange, a lucky coin, brandy, a white candle, a forgiven debt',
  ),
  march: list(
    'walk backwards, carry lamps, drum on pots, crawl, dance in pairs, drag a boat, go silent, wade, stalk stilted, bear empty cradles, ride goats, fling flour, sing rounds, bark like dogs',
  ),
  climax: list(
    'a straw giant burns, all bells stop, the oldest jumps, names are read, a lamp is drowned, masks come off, a cask breaks, doors are slammed together, a white goat chooses, the young are doused, an oath is renewed, lots are drawn, the dead are toasted, a wheel rolls burning, the year is buried, one stranger is crowned, salt is thrown, knives are traded',
  ),
  forfeit: list(
    'scrub a step, sing, wait at table, pay a round, answer one question, wear the sack, fast, dance, shave a goat, carry water, tell a joke, kiss a pig, beg',
  ),
  masked: list(
    'masked, barefoot, in swapped clothes, in straw, veiled, painted, in armour of pots, as grandmothers, in wings, blindfold, as beasts, in one colour',
  ),

  defenceNote: [
    '#ag# [has|holds|sleeps on] the [keys|passwords|roster].',
    'Weak [behind|beside|below] #p1#: [any|every|a drunk] #worker# [climbs|walks|swims] it.',
    '#C.cap# [come and go|get in|slip out|signal] [by|along|across] #water#[, unseen| at #hourly#|].',
    'Nobody [guards|watches|walks] #d2#[ at all|], [on|come] #aday#.',
    'The [horn|bell|beacon] at #p2# is [cracked|damp|for sale].',
    '#vg# [hates|walks|sells|skips] the rounds [past #p1#|near #d1#|after dark|by #water#].',
    '#B.cap# pay [half|a third|for boots], #A# [grumble|pay late|pay nothing|pay in #ware#].',
    '[Each|Every] #worker# [must bring|brings|owes] #burden# [on|each] #aday#.',
    'Pay is #asum# [behind|late|short|stolen][, mostly to #B#|].',
    '#bg# [drilled|trained|picked] them, [badly|hard|at night|by song], [at|behind|in] #p3#.',
    'Passwords [change|are set] at #hourly#; #wg# [sells|forgets|sings] them.',
    '#cg# [sleeps|drinks|plays cards] on watch[ at #p2#|].',
    '#d1# [mans|pays for|built] it, #d2# [eats|sleeps|complains].',
    'The [sergeant|captain|oldest] [fears|avoids|prays to] #water#.',
    '#rg# [reviews|inspects|insults] them, each #aday#.',
    '[Arrows|Pikes|Spare bows|Helmets] [lie|rust|rot] under #p2#, [damp|forgotten|unstrung].',
  ],

  tradeNote: [
    'They [send|ship|carry] #ware# by #way#, #ware2# by #way#; [at #p1# |]#a# weighs both.',
    '[All of it|Everything|Each load] [passes|goes through|is counted at] #p1#, where #bg# [skims|counts|signs].',
    '[Every|Each|Any sensible] #worker# [keeps back|hides|carries home] some #ware2# for #p2#.',
    '[Best|Fairest|Lowest] price: before #feast#, [off|from|by] #way#.',
    '#C.cap# [buy|move|hoard] #ware2# too, [after dark|at night|before dawn], by #way#[ to #d2#|].',
    'Without #ware# [there would be|one would have|there is] no #d1#[, and no #p2#|].',
    '[Buyers|Strangers|Agents] come on #aday#, by #way#, [asking for|and want|to see] #wg#.',
    '#asum# a [load|week|cart] of #ware# [goes|falls] to #A#, [nothing|a smile|curses] to #B#.',
  ],
  way: list('mule, barge, sledge, cart, back, ship, packhorse, night boat, ox wagon, raft, the toll road'),
} as const

/** By rank of size. #guards# how many are under arms, #guards2# how many of them at once, #towers# and #gates#. */
export const defences: readonly (readonly string[])[] = [
  [
    '[a thorn hedge|a blackthorn hedge|hurdles] and [pitchforks|flails|hay rakes], #guards# [in all|hands|willing]',
    '#guards# [dogs|hounds|mastiffs] and a [horn|gong|loud aunt] at #p1#',
    'a [ditch|bank|belt] of [nettles|brambles|thorns|holly] [round|behind|before] #p2#',
    'one [old|good|rusty] sword, [shared|kept] by #guards#',
    '[nothing|little] but [distance|mud|bad roads], and #guards# with [slings|staves|scythes]',
    'a [barred|stone|loopholed] [barn|byre|cellar] at #p1#, [room|enough] for #guards#',
    '[slings|bows|stones] and a [steep|narrow|hidden] path, [held|known] by #guards#',
  ],
  [
    '#guards# [militia|sworn hands|trained bows|reapers with spears], [mostly|nearly all|all sober,|unpaid,] from #d1#',
    'a [bank|ditch|wattle fence] with #gates# gates, [shut|watched|chained] from #hourly#',
    '#guards# [hunters|poachers|foresters|pedlars] [with good|with borrowed|with yew|sharing] bows, [called|mustered|drilled|paid] [at|from|behind] #p2#',
    'the [barred|thick-walled|towered] #p1#, [stored|stocked] for #guards2# [days|nights]',
    '#guards# [spears|pikes|billhooks|old halberds], [one|a cracked|a borrowed] [drum|horn|banner|trumpet] [in|at|above] #p2#',
    'bows [in|over|under] [every|each|any] [rafter|bed|lintel], #guards# [of them|strings|all told]',
  ],
  [
    'stone walls, [lately|badly|twice] [patched|raised], #towers# towers and #gates# gates',
    '#guards# [watchmen|halberds|sworn watch], #guards2# [to a night|to a shift|at once|on duty]; #gates# [open|old|narrow|oak|barred] gates[, one sealed| by day| facing #water#|]',
    'a [timber|turf|brick|rubble] wall, [ditched|tarred|limewashed|thorned], with #towers# [platforms|turrets|lookouts]',
    'a [keep|bastion|gatehouse] by #p1#, [room|bread] for #guards#',
    '#guards2# crossbows [above|over|behind] #gates# gates',
    'house-backed walls, #towers# towers, #gates# gates',
  ],
  [
    'double walls, #towers# towers, #gates# gates',
    '#guards# [regulars|under arms|paid soldiers], #guards2# on [any night|each shift]',
    '#towers# [ballistae|engines|catapults] [over|along] #water#',
    'a [well-watered|double-gated|gloomy] citadel [above|behind] #d1#, [stored|fed] for #guards2# days',
    'gates [by|between] [district|quarters], #gates# to the [road|fields|world]',
    '[cart-wide|moated|sloped] walls with #towers# towers, [walked|kept] by #guards#',
  ],
  [
    'three rings of wall, #towers# towers, #gates# gates',
    'two regiments, #guards# [in all|strong|on paper], #guards2# on [watch|duty]',
    'war mages [on retainer|in #p2#|by contract], and #guards# [swords|regulars|pikes]',
    '#towers# signal towers, [the tallest|one] [over|beside|on] #p1#',
    '[sealed|chained|walled] districts [after|from] #hourly#, #gates# gates',
    'a citadel never taken, [held|garrisoned] by #guards#',
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
