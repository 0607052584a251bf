import type { Facet } from '../../../contract/prompts.ts'
import type { Entry, Lexicon } from '../../prompt/lexicon.ts'

const entry = (facet: Facet, concept: string, words: string, subject?: number): Entry => ({
  concept,
  facet,
  words: words.split(', '),
  // Buildings and places share too many hypernyms (a school is a building, a bay is water): only the words themselves.
  kinds: [],
  ...(subject === undefined ? {} : { subject }),
})

const settlements = [
  entry('subject', 'hamlet', 'hamlet, homestead, farmstead, thorp, steading, farming community', 60),
  entry(
    'subject',
    'village',
    'village, street village, long street village, settlement, fishing village, farming village, villager, parish',
    58,
  ),
  entry('subject', 'town', 'town, township, borough, burgh, market town, trading post, boomtown', 60),
  entry('subject', 'city', 'city, cityscape, city-state', 62),
  entry('subject', 'metropolis', 'metropolis, capital, capital city, megacity, imperial city', 64),
  entry('subject', 'fort', 'fort, outpost, garrison, frontier, frontier post, frontier fort', 40),
  entry('subject', 'fortress', 'fortress, stronghold, bastion, fastness', 42),
]

const landscape = [
  entry('place', 'river', 'river, stream, brook, creek, riverside, riverbank, waterway, ford, river crossing, estuary'),
  entry('place', 'canal', 'canal, canalside, canal-side'),
  entry(
    'place',
    'sea',
    'sea, coast, coastal, coastline, ocean, seaside, shore, shoreline, beach, bay, gulf, cove, fjord',
  ),
  entry('place', 'lake', 'lake, lakeside, lakeshore, mere, loch, lagoon, tarn'),
  entry('place', 'pond', 'pond, duck pond, village pond, mill pond, fishpond, fish pond'),
  entry('place', 'island', 'island, isle, islet, archipelago'),
  entry(
    'place',
    'cliff',
    'cliff, cliffside, clifftop, cliff-top, cliff top, bluff, headland, promontory, precipice, crag',
  ),
  entry(
    'place',
    'forest',
    'forest, palm, palm grove, wood, woods, woodland, grove, tree, pine, wooded, thicket, forested, wildwood',
  ),
  entry('place', 'jungle', 'jungle, rainforest, tropical'),
  entry('place', 'hill', 'hill, hilltop, hillside, hilly, mound, tor, knoll, downs'),
  entry('place', 'mountain', 'mountain, mountainous, mountainside, alpine, peak, foothill, valley, mountain pass'),
  entry('place', 'swamp', 'swamp, marsh, bog, fen, mire, wetland, swampy, marshy, bayou'),
  entry('place', 'desert', 'desert, dune, sand, sandy, arid, wasteland, savannah'),
  entry('place', 'oasis', 'oasis, waterhole'),
  entry('place', 'moor', 'moor, moorland, heath, heather, steppe, tundra'),
  entry(
    'place',
    'farm',
    'farm, farmland, field, wheat field, wheat, crop, farming, agricultural, countryside, ploughland',
  ),
  entry('place', 'orchard', 'orchard, apple tree, fruit tree'),
  entry('place', 'vineyard', 'vineyard, vine, grapes'),
  entry('place', 'pasture', 'pasture, meadow, paddock, grazing'),
]

const defences = [
  entry(
    'feature',
    'wall',
    'wall, walled, city wall, town wall, rampart, fortified, fortification, battlement, curtain wall',
  ),
  entry('feature', 'palisade', 'palisade, palisaded, stockade, wooden wall, log wall, stakes'),
  entry('feature', 'gate', 'gate, gated, gatehouse, city gate, barbican'),
  entry('feature', 'tower', 'tower, watchtower, watch tower, lookout, turret, wall tower'),
  entry('feature', 'moat', 'moat, moated'),
  entry('feature', 'bridge', 'bridge, stone bridge, river bridge'),
]

const landmarks = [
  entry('feature', 'citadel', 'citadel, castle, keep, palace, acropolis, inner keep, royal palace', 30),
  entry('feature', 'manor', 'manor, manor house, estate, mansion, noble house, villa'),
  entry('feature', 'temple', 'temple, church, chapel, kirk, sanctuary'),
  entry('feature', 'cathedral', 'cathedral, minster, basilica, great temple, grand temple, great church'),
  entry('feature', 'abbey', 'abbey, monastery, priory, convent, cloister', 20),
  entry('feature', 'shrine', 'shrine, altar, holy site'),
  entry(
    'feature',
    'market',
    'market, marketplace, forum, agora, fish market, market square, bazaar, souk, plaza, town square, square, stall, trade',
  ),
  entry('feature', 'fountain', 'fountain'),
  entry('feature', 'well', 'well, village well, water well'),
  entry('feature', 'statue', 'statue, monument, obelisk'),
  entry(
    'feature',
    'harbour',
    'harbour, harbor, port, boathouse, dock, docks, pier, wharf, quay, jetty, seaport, haven, dockside, docklands',
  ),
  {
    ...entry(
      'feature',
      'long-pier',
      'long pier, single pier, lone pier, one long pier, long stone pier, long wooden pier, long jetty, single jetty, one pier, one jetty',
    ),
    label: 'one long pier',
  },
  { ...entry('feature', 'causeway', 'causeway, long bridge to the shore'), label: 'causeway' },
  entry('feature', 'breakwater', 'breakwater, harbour wall, mole, sea wall'),
  entry('feature', 'ship', 'ship, boat, galley, longship, sail, fishing boat, fleet, galleon'),
  entry('feature', 'lighthouse', 'lighthouse, beacon'),
  entry('feature', 'slum', 'slum, shanty, shantytown, shanty town, poor quarter, shack, hovel, tenement, ghetto'),
  entry(
    'feature',
    'cemetery',
    'cemetery, graveyard, grave, burial ground, mass grave, mass graveyard, plague pit, tombstone, churchyard, necropolis, mausoleum',
  ),
  entry('feature', 'park', 'park, garden, public garden, village green, gardens'),
  entry('feature', 'inn', 'inn, tavern, pub, alehouse, taproom, roadhouse, caravanserai, ferry inn'),
  entry('feature', 'guildhall', 'guildhall, guild hall, guild, town hall, city hall, council hall, moot hall'),
  entry('feature', 'barracks', 'barracks, guardhouse, soldiers, military camp, parade ground, armoury'),
  entry('feature', 'academy', 'academy, university, college, library, school, scriptorium, observatory'),
  entry(
    'feature',
    'magetower',
    "mage tower, wizard tower, wizard's tower, mage's tower, sorcerer's tower, arcane tower, mages' tower",
  ),
  entry('feature', 'arena', 'arena, colosseum, amphitheatre, amphitheater, fighting pit, stadium, tourney ground'),
  entry('feature', 'theatre', 'theatre, theater, playhouse, opera house'),
  entry('feature', 'bathhouse', 'bathhouse, bath house, baths, bath'),
  entry('feature', 'prison', 'prison, jail, gaol, dungeon'),
  entry('feature', 'smithy', 'smithy, forge, blacksmith, smith'),
  entry('feature', 'warehouse', 'warehouse, storehouse, granary, merchant warehouse'),
  entry('feature', 'windmill', 'windmill, mill'),
  entry('feature', 'watermill', 'watermill, water mill, millrace, waterwheel, water wheel, mill wheel'),
  entry('feature', 'clocktower', 'clock tower, clocktower, town clock, belfry, bell tower'),
  entry('feature', 'longhouse', 'longhouse, long house, mead hall, feast hall, great hall, chieftain hall'),
  entry('feature', 'sawmill', 'sawmill, saw mill, lumber mill, lumber yard, timber yard, logging camp, logging'),
  entry('feature', 'shipyard', 'shipyard, dry dock, boatyard, slipway'),
  entry('feature', 'smelter', 'smelter, smeltery, furnace, foundry, smelting works'),
  entry('feature', 'aqueduct', 'aqueduct'),
  entry('feature', 'stable', 'stable, stables, livery, livery stable, coaching yard, horse yard'),
  entry('feature', 'barn', 'barn, tithe barn, hay barn, byre, cowshed'),
  entry('feature', 'gallows', 'gallows, gibbet, scaffold, hanging tree, execution ground'),
  entry('feature', 'stones', 'stone circle, standing stone, henge, menhir'),
  entry('feature', 'mine', 'mine, mining, quarry, mineshaft'),
  entry('feature', 'camp', 'camp, tent, war camp, siege camp, pilgrim camp, encampment, refugee camp, caravan'),
  entry('feature', 'district', 'district, quarter, ward, neighbourhood'),
  { ...entry('feature', 'houses', 'house, cottage, home, hut, farmhouse, dwelling'), label: 'house' },
  entry('feature', 'roof', 'roof, rooftop, roofed, tiled roof'),
]

const conditions = [
  entry('feature', 'tiny', 'tiny'),
  entry('feature', 'small', 'small, little, modest, sleepy, remote'),
  entry('feature', 'large', 'large, big, great, bustling, busy, thriving, prosperous, sizeable'),
  entry('feature', 'huge', 'huge, vast, sprawling, enormous, massive, gigantic'),
  entry(
    'feature',
    'ruined',
    'ruined, ruin, ruins, destroyed, crumbling, shattered, fallen, war-torn, wrecked, tumbledown, derelict',
  ),
  entry(
    'feature',
    'razed',
    'razed, levelled, leveled, sacked, burnt-out, burned-out, burnt down, burned down, in ashes',
  ),
  entry('feature', 'abandoned', 'abandoned, deserted, ghost town, forsaken, empty'),
  entry('feature', 'overgrown', 'overgrown, reclaimed, ivy, mossy'),
  entry('feature', 'burning', 'burning, ablaze, aflame, on fire, fire, besieged'),
  entry('feature', 'frozen', 'frozen, icy, ice'),
  entry('feature', 'snowy', 'snowy, snowbound, snow-covered, snow covered, arctic'),
  entry('feature', 'misty', 'misty, foggy, mist-shrouded, fogbound'),
]

/** What the outline of a place follows, and what people read for it. */
const forms: Entry[] = (
  [
    [
      'long',
      'long and narrow',
      'long street, long street village, street village, one street, single street, linear, strung along, stretched along, ribbon, narrow valley, long and narrow, elongated',
    ],
    ['crescent', 'crescent', 'crescent, crescent-shaped, horseshoe, horseshoe-shaped, half-moon, curved, bow-shaped'],
    ['ell', 'L-shaped', 'l-shaped, l shaped, angled, boomerang-shaped'],
    [
      'grid',
      'grid of streets',
      'grid, gridded, grid-planned, grid plan, grid pattern, grid of streets, chequerboard, checkerboard, planned, right-angled, straight street',
    ],
    [
      'twin',
      'on both banks',
      'both banks, both banks of, both sides of, either bank, either side of, two halves, twin town, twin city, two kernels, split by, divided by, cut in two, straddles, straddling',
    ],
    [
      'bend',
      'river bend',
      'bend, river bend, bend of, river loop, loop of, oxbow, meander, meandering, horseshoe bend',
    ],
    [
      'rings',
      'streets in rings',
      'ringed, ring street, ring road, rings of streets, circular street, concentric street, concentric ring, concentric circle, radial street, wheel-shaped, radial plan',
    ],
    ['round', 'round', 'circular, concentric, ring-shaped'],
    ['terraced', 'terraces', 'terraced, terrace, stepped, tiered, tier, terraced street'],
  ] as const
).map(([concept, label, words]) => ({ ...entry('feature', concept, words), label }))

const building = [
  entry('material', 'thatch', 'thatch, thatched'),
  entry('material', 'slate', 'slate, grey-roofed'),
  entry('material', 'adobe', 'adobe, mudbrick, mud brick, clay, sandstone'),
  entry('material', 'stone', 'stone, stone-built'),
  entry('material', 'marble', 'marble, white stone, alabaster'),
  entry('material', 'timber', 'timber, timbered, half-timbered, wooden, log, wood-built'),
]

const peoples = [
  entry('kind', 'elven', 'elven, elf, elvish, fey'),
  entry('kind', 'dwarven', 'dwarven, dwarf, dwarvish'),
  entry('kind', 'orcish', 'orc, orcish, goblin, barbarian'),
  entry('kind', 'norse', 'norse, viking, nordic, northern'),
  entry('kind', 'eastern', 'arabian, persian, eastern, desert-dwelling'),
  entry('kind', 'halfling', 'halfling, hobbit'),
  entry('kind', 'gnomish', 'gnomish, gnome'),
  entry('kind', 'imperial', 'roman, imperial, latin, legion, colony'),
  entry('kind', 'highland', 'highland, celtic, welsh, gaelic, pictish'),
  entry('kind', 'steppe', 'slavic, russian, cossack'),
  entry('kind', 'lotus', 'japanese, samurai, lotus'),
  entry('count', 'population', 'soul, inhabitant, resident, population, people, household'),
]

/** What a town map can show. */
export const lexicon: Lexicon = {
  entries: [...settlements, ...landscape, ...defences, ...landmarks, ...conditions, ...forms, ...building, ...peoples],
  shared: ['colour', 'mood', 'weather', 'time', 'season'],
  names: true,
}
