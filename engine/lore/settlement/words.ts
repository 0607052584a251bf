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
  'a burnt hand, two pairs of spectacles, boots too fine for the lane, a broken nose, walnut-dyed hair, one blue sleeve, a limp in wet weather, rings on every finger, floury elbows, a voice for shouting over wind, a spill of freckles, a yellowed wig, silver teeth, a winter sunburn, a baby on each hip, ink-stained ears, a soldier’s haircut, knife-cut sleeves, odd eyes, no buttons left, thumbs like spades, a widow’s cap, wreck-gold earrings, mud on good shoes, a scarred eyebrow, a gravel laugh, several dignified chins, a rattling cane, pipe smoke in the hair, a tattooed scalp, much-mended gloves, a clean collar, two plaited beards’ worth of hair, trick knees, a hard squint, perfume over fish scales, restless hands, a hat worn indoors, a rope-burnt neck, bandaged fingers, patched velvet sleeves, hollow cheeks, an iron tooth, grey plaits, a priest’s old shoes, an eel-skin belt, chalky cuffs, huge ears, a child’s voice, a stoop, three moles in a row, birdlike wrists, scorched eyebrows, copper bracelets, a missing thumb, straw in both boots, lace on at noon, a drowned look, a boxer’s ears, candle wax on one sleeve, somebody else’s face, moth-eaten furs, pale lashes, an ear-horn, purple hands, sawdust in the hair, a bent back, gull-white hair',
)
export const habits = list(
  'counts stairs aloud, never sits, feeds crows, answers in proverbs, hums badly, writes everything down, lends and remembers, sleeps at noon, tastes before talking, quotes the dead, bites coins, plays postal chess, whistles at graves, collects keys, lies about age, prays before sums, cheats kindly, walks all night, speaks to mules, pays exactly, forgets names purposely, keeps bees, cries at weddings, eats standing, shouts when happy, distrusts physicians, carves spoons, gives away umbrellas, hides from Mother, sharpens things, reads others’ post, laughs last, swears by saints, argues with priests, drinks only milk, fears ladders, knits through meetings, buys old letters, names every tool, chews cloves, bows too low, sketches strangers, mends things unasked, tips badly, repeats questions, smells of rain, waits outside, guesses weights, sings while lying, saves string, hates music, never finishes sentences, dreams aloud, salts everything, races pigeons, blames the moon, carries soup, sits near doors, remembers debts, wears mourning, over-tips children, watches hands, apologises first, burns letters, invents cousins, keeps a toad, votes twice, hoards candles, taps barrels, collects last words',
)
export const roles = list(
  'midwife, ferryman’s widow, notary, schoolteacher, bell-ringer, barber, retired soldier, tallyman, herbalist, carter, lamplighter, cook, tinker, surveyor, gravedigger, ballad singer, dog breeder, pedlar, moneychanger, bookbinder, rat-catcher, dancing master, postmistress’s clerk, chimney sweep, glazier, cheesemonger, coach driver, hatter, milkmaid, organist, stonecutter, soap-boiler, clockmaker, basket-weaver, grave robber, poulterer, puppeteer, knife-grinder, water diviner, charcoal burner, corn factor, fencing master, tooth-drawer, map-seller, toll clerk, wigmaker, night nurse, candle-maker, well-digger, tax assessor, cellarman, wet nurse, locksmith, beekeeper, night porter, wheelwright, seamstress, interpreter, fishwife, bone-setter, bailiff’s clerk',
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
    'a [bank|ditch|wattle fence] with #gates#, [shut|watched|chained] from #hourly#',
    '#guards# [hunters|poachers|foresters|pedlars] [with good|with borrowed|with yew|sharing] bows, [called|mustered|drilled|paid] [at|from|behind] #p2#',
    'the [barred|thick-walled|towered] #p1#, [stored|stocked] for #guards2# [days|nights]',
    '#guards# [spears|pikes|billhooks|old halberds], [one|a cracked|a borrowed] [drum|horn|banner|trumpet] [in|at|above] #p2#',
    'bows [in|over|under] [every|each|any] [rafter|bed|lintel], #guards# [of them|strings|all told]',
  ],
  [
    'stone walls, [lately|badly|twice] [patched|raised], #towers# towers and #gates#',
    '#guards# [watchmen|halberds|sworn watch], #guards2# [to a night|to a shift|at once|on duty]; #gates#[, one sealed| by day| facing #water#|]',
    'a [timber|turf|brick|rubble] wall, [ditched|tarred|limewashed|thorned], with #towers# [platforms|turrets|lookouts]',
    'a [keep|bastion|gatehouse] by #p1#, [room|bread] for #guards#',
    '#guards2# crossbows [above|over|behind] #gates#',
    'house-backed walls, #towers# towers, #gates#',
  ],
  [
    'double walls, #towers# towers, #gates#',
    '#guards# [regulars|under arms|paid soldiers], #guards2# on [any night|each shift]',
    '#towers# [ballistae|engines|catapults] [over|along] #water#',
    'a [well-watered|double-gated|gloomy] citadel [above|behind] #d1#, [stored|fed] for #guards2# days',
    'gates [by|between] [district|quarters], #gates# to the [road|fields|world]',
    '[cart-wide|moated|sloped] walls with #towers# towers, [walked|kept] by #guards#',
  ],
  [
    'a ring of wall, #towers# towers, #gates#',
    'two regiments, #guards# [in all|strong|on paper], #guards2# on [watch|duty]',
    'war mages [on retainer|in #p2#|by contract], and #guards# [swords|regulars|pikes]',
    '#towers# signal towers, [the tallest|one] [over|beside|on] #p1#',
    '[sealed|chained|walled] districts [after|from] #hourly#, #gates#',
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
