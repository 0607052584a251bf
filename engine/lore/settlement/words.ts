import { list } from './list.ts'
import type { Wealth } from './sizes.ts'
import type { FactionKind } from './trouble.ts'

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
    '[named|sent|chosen] by [an absent lord|a lord abroad|a distant cousin], #ayears# [ago|back|since]',
    '[renewed|confirmed|voted in] each [spring|harvest|new year], with [noise|a feast|fists] at #p1#',
    '[holds|keeps|guards] the [only|one|great] seal, [locked|kept|hidden] in #p2#',
  ]),
  moot: government('A moot of all', 'Speaker', 0, 2, 'moot, democracy, free', [
    '[every adult has|all adults have|each hearth has] a [pebble|bean|shell], [dropped|counted|cast] at #p1#',
    '[votes|rules|decides] by [shouting|noise|hands], then [pebbles|beans|blows], in #d1#',
    '[one voice|one vote|a speaker] from [each|every] [hearth|chimney|roof], [heard|taken|called] on #aday# at #p2#',
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
    'law [read|sung|argued] [from the pulpit of|before|at the altar of|outside] #p1#',
    '[tithes|dues|offerings] [instead of|for|not] taxes: one [part|sheaf|coin] in #tithe#, by #aday#',
    '[oracles|visions|omens], [by appointment|on request|for a fee], on #aday#',
  ]),
  captain: government('A captain under arms', 'Captain', 0, 3, 'garrison, military, fort, soldiers, outpost', [
    'martial law, [mildly|loosely|sternly] kept [from|at] #p1#, [renewed|read out] on #aday#',
    'by [order|grace|neglect|favour|oversight] of [the frontier|the marshal|dead kings|rivals abroad|queens abroad], [these|for|now] #ayears#',
    'until [the war|the siege|this truce|the famine] [is over|ends|passes]: #ayears# [already|so far|and counting]',
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
    'a [table|chair|curtain] [at the back of|behind|upstairs at|in the cellar of] #p1#, [kept for|taken by] #rg#',
    '[everyone|each child|any beggar|half #d1#] [knows|learns|can say|forgets] [whom|where|how] to ask: #rg#, [after|before|never at] #hourly#',
  ]),
} as const

export type GovernmentName = keyof typeof governments

/** Names of factions: #last# a family, #dist# a district, #colour#, #beast#, #saint#, #ware#, #num#. */
export const factionNames: Readonly<Record<FactionKind, readonly string[]>> = {
  owners: [
    'the #ware# Company',
    'House #last#',
    'the #last# Partners',
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
    'the #saint# Sisters',
    'the #colour# Candle',
    'the #saint# Order',
    'the #dist# Chapter',
    'the #saint# Keepers',
    'the #num# Penitents',
  ],
  watch: [
    'the #colour# Watch',
    'the #dist# Company',
    'the #beast# Guard',
    'the #num# Lanterns',
    'the #beast# Company',
    'the #colour# Halberds',
  ],
  outlaws: [
    'the #beast# Street Boys',
    'the #colour# Knot',
    'the #last# Crew',
    'the Under #dist#',
    'the #num# Cousins',
    'the #colour# Sleeve',
  ],
  families: [
    'the #last# Kin',
    'the Old #last.s#',
    'the #num# Hearths',
    'the #dist# Families',
    'the #last# Heirs',
    'the #colour# Hearth',
  ],
  newcomers: [
    'the #dist# Incomers',
    'the #colour# Wagons',
    'the #saint# Pilgrims',
    'the #num# Boats',
    'the #last# Colony',
    'the #beast# People',
  ],
  learned: [
    'the #saint# Fellows',
    'the #colour# Gown',
    'the #dist# Collegium',
    'the #num# Lamps',
    'the #last# School',
    'the #colour# Compass',
  ],
}

/** What each kind of faction is made of, and what it has. At most three words. */
export const factionKinds: Readonly<Record<FactionKind, { who: readonly string[]; has: readonly string[] }>> = {
  owners: {
    who: list(
      'rich families, the lenders, house-owners, silent partners, moneyed cousins, rent collectors, careful heirs, polite creditors, merchants, landlords, investors, rich cousins',
    ),
    has: list(
      'many deeds, true scales, friendly judges, old debts, deep strongrooms, hired notaries, good cellars, the tolls, credit abroad',
    ),
  },
  workers: {
    who: list(
      'porters and carters, labourers, the night shift, angry apprentices, piece-workers, journeymen, dockhands and diggers, craftsmen, tired labourers, working mothers, young workers, old hands',
    ),
    has: list(
      'strike funds, greater numbers, sharp tools, rented halls, spare keys, hidden bread, printed songs, good hammers, friends everywhere',
    ),
  },
  faith: {
    who: list(
      'believers with money, candle-bearers, strict nuns, hymn-singers, penitents in wool, new converts, choir members, visionaries, sextons, alms-givers, barefoot brothers, poor believers',
    ),
    has: list(
      'bell ropes, confessed secrets, free kitchens, burial rights, true relics, many candles, printed sermons, holy water',
    ),
  },
  watch: {
    who: list(
      'cold pikemen, underpaid guards, veterans of one war, bullies with badges, sergeants’ sons, lantern-bearers, sworn cousins, retired poachers, drummers, tall recruits, night watchmen, old soldiers',
    ),
    has: list(
      'gate keys, spare pikes, every roster, empty cells, bloodhounds, loud drums, informers, warm cloaks, blank warrants',
    ),
  },
  outlaws: {
    who: list(
      'polite thieves, dockside thieves, smugglers, extortionists, pickpockets, grown orphans, burglars and a notary, disbarred clerks, fences, night boatmen, card-sharps, retired burglars',
    ),
    has: list(
      'three tunnels, stolen letters, nameless boats, night porters, forged passes, two aldermen, good locks, bought alibis, false ledgers',
    ),
  },
  families: {
    who: list(
      'the oldest families, grandmothers, landed families, double cousins, families with old names, proud farmers, pew-holders, householders, quarrelling uncles, stubborn widows, feud veterans, impatient heirs',
    ),
    has: list(
      'old graves, water rights, front pews, founders’ oaths, many sons, long grudges, seed corn, wedding silver, spare beds, long memories',
    ),
  },
  newcomers: {
    who: list(
      'skilled strangers, exiles, travelling families, tent-dwellers, interpreters, poor labourers, distant cousins, deserters, pilgrims who stayed, refugees’ children, hopeful hawkers, quiet believers',
    ),
    has: list(
      'secret crafts, kin abroad, no debts, clean wells, fine musicians, stout boots, good knives, foreign coin, much patience, two interpreters',
    ),
  },
  learned: {
    who: list(
      'scholars, bearded professors, idle physicians, anatomists, surveyors, sceptics, translators, elderly pupils, map-readers, collectors, bored fellows, stargazers',
    ),
    has: list(
      'old maps, digging licences, sealed poisons, foreign letters, fine lenses, endless time, archive keys, borrowed money, good instruments',
    ),
  },
}

export const roles = list(
  'midwife, ferryman’s widow, notary, schoolteacher, bell-ringer, barber, retired soldier, tallyman, herbalist, carter, lamplighter, cook, tinker, surveyor, gravedigger, ballad singer, dog breeder, pedlar, moneychanger, bookbinder, rat-catcher, dancing master, postmistress’s clerk, chimney sweep, glazier, cheesemonger, coach driver, hatter, milkmaid, organist, stonecutter, soap-boiler, clockmaker, basket-weaver, grave robber, poulterer, puppeteer, knife-grinder, water diviner, charcoal burner, corn factor, fencing master, tooth-drawer, map-seller, toll clerk, wigmaker, night nurse, candle-maker, well-digger, tax assessor, cellarman, wet nurse, locksmith, beekeeper, night porter, wheelwright, seamstress, interpreter, fishwife, bone-setter, bailiff’s clerk',
)

export const days = list(
  'market day, washing day, tithe day, wage day, new moon, full moon, fast day, half-moon, bell night, lamp night, court day, saint’s eve, muster day, brewing day, rest day, toll day, shearing day, counting day, fish day, oath night, milk day, bread day, goose day, ladder day, pay night, slaughter day, sweeping day, first frost, thaw day, horse day, ferry day, dance night, psalm night, beggars’ day, tithe eve, salt day, baking day, candle night, rent day, ninth night',
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
    '#guards# [watchmen|halberds|sworn watch], #guards2# [nightly|a shift|at once|on duty]; #gates#[, one sealed| by day| facing #water#|]',
    'a [timber|turf|brick|rubble] wall, [ditched|tarred|limewashed|thorned], with #towers# [platforms|turrets|lookouts]',
    'a [keep|bastion|gatehouse] by #p1#, [room|bread] for #guards#',
    '#guards2# crossbows [above|over|behind] #gates#',
    '[house-backed|crooked|mossy|leaning] walls, #towers# [towers|turrets|lookouts], #gates#',
    '#guards# [watchmen|halberds|sworn hands], #guards2# [nightly|a shift|at once|on duty]',
    '[carts|chains|barrels|hurdles] [ready|kept|stacked] to [close|block|bar] #s1#',
    'a [bell|beacon|drum] [at|above|beside] #p1#, where #guards2# [sleep|wait|play cards]',
  ],
  [
    'double walls, #towers# towers, #gates#',
    '#guards# [regulars|under arms|paid soldiers], #guards2# on [any night|each shift]',
    '#towers# [ballistae|engines|catapults] [over|along] #water#',
    'a [well-watered|double-gated|gloomy] citadel [above|behind] #d1#, [stored|fed] for #guards2# days',
    '#gates# [to|toward|facing] [the road|#water#|the fields|the world], [more|others|two] between [#d1# and #d2#|districts|quarters]',
    '[cart-wide|moated|sloped] walls with #towers# towers, [walked|kept] by #guards#',
  ],
  [
    'a ring of wall, #towers# towers, #gates#',
    'two regiments, #guards# [in all|strong|on paper], #guards2# on [watch|duty]',
    'war mages [on retainer|in #p2#|by contract], and #guards# [swords|regulars|pikes]',
    '#towers# signal towers, [the tallest|one] [over|beside|on] #p1#',
    '[sealed|chained|walled] districts [after|from] #hourly#, #gates#',
    'a [citadel|keep|castle] [never|twice|once] taken, [held|garrisoned] by #guards#',
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
