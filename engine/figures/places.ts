/** Words of every place that a person can be shown in, by its setting. */
export const placeWords: Readonly<Record<string, string>> = {
  plain:
    'plain background, plain backdrop, blank background, empty background, neutral background, studio, studio background, simple background, no background',
  forge: 'forge, smithy, furnace, foundry, forge light, forgelight, ironworks, smelter',
  workshop: "workshop, carpenter's shop, workbench, carpentry, joinery, atelier, sawmill, shipyard",
  kitchen: 'kitchen, scullery, larder, pantry, cookhouse, galley',
  laboratory:
    "laboratory, alchemist's laboratory, alchemy lab, lab, apothecary shop, apothecary's shop, alchemist's shop",
  shop: 'shop, store, general store, emporium, boutique, trading post, curiosity shop, pawnshop, counting house',
  stable: 'stable, horse stall, mews, paddock, stable yard',
  barn: 'barn, hayloft, haybarn, granary, byre, cowshed, henhouse',
  mill: 'mill, windmill, watermill',
  bathhouse: 'bathhouse, bath house, baths, hot spring, steam bath, sauna, thermae',
  docks: 'warehouse, docks warehouse, storehouse, depot, cargo hold, dockside warehouse',
  throne: 'throne, throne room, royal court, audience chamber, court, palace',
  castle:
    'castle, hall, great hall, keep, fortress, banquet hall, assembly hall, guildhall, feast hall, mead hall, manor, mansion, council chamber, citadel, stronghold',
  courtroom: 'courtroom, court of law, tribunal, courthouse, law court, witness stand, on trial, crowded courtroom',
  corridor:
    'corridor, hallway, passageway, stone passage, dark corridor, long corridor, spiral stair, torchlit corridor',
  armoury: 'armoury, armory, weapon room, guardroom, guard room',
  steps:
    'cathedral steps, temple steps, church steps, steps of a cathedral, steps of the cathedral, steps of a temple, steps of the temple, steps of a church, steps of the church, palace steps, steps of the palace, stone steps, marble steps, outside a church, outside the church, outside a temple, outside the temple',
  pinewood:
    'pines, firs, spruces, pine forest, pine wood, pinewood, fir forest, pine trees, fir trees, evergreens, conifers, taiga',
  sky: 'above the clouds, among the clouds, over the clouds, in the clouds, high in the sky, in the sky, hot air balloon, hot-air balloon, airship, airship deck, balloon basket',
  tavern:
    'tavern, inn, pub, bar, taproom, alehouse, fireside, hearth, fireplace, common room, saloon, brewery, gambling den',
  temple:
    'temple, church, cathedral, shrine, chapel, monastery, altar, abbey, sanctuary, nave, cloister, convent, basilica, wedding, prayer hall, pews, confessional',
  library: 'library, bookshelf, bookshelves, archive, bookcase, scriptorium, bookshop, stacks of books',
  study: "study, office, writing room, wizard's study, scholar's study, classroom, academy, desk",
  bedchamber: 'bedchamber, bedroom, boudoir, sickroom, infirmary, nursery, bed, dormitory',
  stage: 'stage, theatre, theater, playhouse, opera house, opera, concert hall, theatre stage, footlights',
  observatory:
    'observatory balcony, observatory dome, observatory tower, observatory, planetarium, orrery, astronomy tower',
  cellar: 'cellar, wine cellar, basement, undercroft, beer cellar, vault',
  dungeon:
    'behind bars, iron bars, dungeon, prison, prison cell, jail, gaol, jail cell, cell, torture chamber, oubliette, stockade',
  crypt: 'crypt, tomb, catacomb, mausoleum, ossuary, burial chamber, sepulchre',
  cave: 'cave, cavern, underground, tunnel, underdark, grotto, lair, den',
  mine: 'mine, mineshaft, mine shaft, quarry, gold mine, silver mine, coal mine, dwarven mine',
  sewer: 'sewer, sewers, drain, cistern, culvert, gutter',
  labyrinth: 'labyrinth, maze',
  abyss: 'hell, abyss, inferno, hellscape, underworld, nine hells, infernal realm, pit of hell',
  volcano: 'volcano, lava, magma, crater, lava field, lava flow',
  underwater:
    'underwater, sea floor, seabed, coral reef, bottom of the sea, ocean floor, beneath the waves, under the sea, sunken city, kelp forest',
  market:
    'market, marketplace, market stall, stall, booth, food stall, fish stall, fruit stall, cheese stall, bazaar, fair, market square, fish market, souk',
  city: 'city, town, village, street, puddle, street corner, street lamp, lamp post, lamppost, town gate square, square, hamlet, town square, plaza, avenue, harbour town, cobbled street',
  alley: 'alley, alleyway, back alley, back street, side street, slum, lane behind, underbelly',
  rooftops: 'rooftop, roof, chimney, housetop, tiles of a roof',
  harbour:
    'fishing village, harbour wall, harbour, harbor, port, dock, docks, quay, wharf, pier, jetty, marina, waterfront',
  deck: 'ship, deck, boat, galleon, crow nest, helm of a ship, longship, rigging, high seas',
  courtyard:
    'courtyard, castle courtyard, bailey, castle yard, training yard, training ground, drill yard, parade ground, barracks',
  gate: 'gate, city gate, castle gate, town gate, portcullis, gatehouse, gateway, guardhouse, checkpoint',
  wall: 'battlements, battlement, rampart, city wall, castle wall, parapet, palisade, town wall',
  tower: 'tower, tower top, balcony, spire, watchtower, belfry, bell tower',
  bridge: 'bridge, rope bridge, stone bridge, footbridge, drawbridge, viaduct',
  gallows: 'gallows, scaffold, gibbet, hanging tree, noose, execution, execution block',
  arena:
    'arena, colosseum, coliseum, fighting pit, amphitheatre, amphitheater, tiltyard, tournament ground, gladiator pit',
  road: 'road, crossroads, path, trail, highway, country lane, wayside, milestone, signpost',
  forest:
    'forest, wood, woods, birches, oaks, redwoods, birch wood, oak wood, bamboo grove, woodland, trees, grove, thicket, undergrowth',
  jungle: 'jungle, rainforest, tropics, jungle vine, hanging vine, creeping vine, jungle canopy',
  glade:
    'glade, feywild, enchanted glade, fairy ring, fey court, enchanted forest, enchanted wood, faerie, fairyland, mushroom grove, magic forest',
  swamp: 'swamp, marsh, bog, fen, bayou, mire, wetland, mangrove',
  desert: 'desert, dune, dunes, sand, oasis, wasteland, sand sea, desert caravan',
  snowfield: 'tundra, snowfield, glacier, arctic, frozen waste, snowy field, ice field, icy waste, snowy plain',
  mountains: 'mountain, peak, alps, highlands, mountain pass, snowy pass, summit, crag, ridge, mountainside',
  canyon: 'canyon, gorge, ravine, badlands, mesa, rocky valley, chasm',
  hills: 'hill, hills, hillside, rolling hills, downs, hilltop, valley, dale, vale, sheep pasture',
  waterfall: 'waterfall, waterfalls, cascade, cataract, falls of water',
  lakeside:
    'lake, lakeside, lakeshore, lake shore, pond, tarn, loch, mere, lagoon, edge of a lake, shore of a lake, mountain lake, millpond',
  clifftop: 'cliff, clifftop, cliff top, cliff edge, edge of a cliff, precipice, ledge, overlook, on a cliff, bluff',
  river: 'river, riverbank, river bank, riverside, stream, brook, creek, ford, banks of a river, rapids',
  lake: 'frozen lake, frozen river, frozen pond, icy lake, lake of ice, ice of a lake',
  orchard: 'orchard, apple orchard, apple tree, cherry orchard, fruit tree, olive grove, orange grove',
  circus: 'circus, circus tent, big top, circus ring, striped tent, fairground, travelling fair, carnival, freak show',
  festival:
    'lantern festival, festival, night market, street festival, festival of lanterns, street party, harvest festival',
  ballroom: 'ballroom, at a ball, at the ball, masquerade, masquerade ball, dance hall, masked ball, royal ball',
  cottage: 'cottage, hut, cabin, shack, hovel, crooked hut, log cabin, thatched cottage, farmhouse, homestead',
  treehouse: 'treehouse, tree house, treetop, tree top village, canopy, tree village, elven village',
  bakery: 'bakery, bakehouse, bread oven, pastry shop, patisserie',
  meadow:
    'meadow, plain, grassland, savannah, savanna, field of flowers, flower field, pasture, moor, heath, prairie, steppe, countryside',
  field: 'field, farm, farmyard, cornfield, wheat field, farmland, farmstead, harvest, barnyard, ploughed field',
  garden:
    'monastery garden, temple garden, castle garden, palace garden, flower garden, garden, rose garden, courtyard garden, greenhouse, hedge, arbour, herb garden',
  vineyard: 'vineyard, vines, grape harvest, winery',
  graveyard:
    'graveyard, cemetery, grave, tombstone, gravestone, churchyard, funeral, burial, wake for the dead, graveside, burial ground, necropolis',
  battlefield: 'battlefield, battle, war, siege, front line, field of battle, trench',
  ruins:
    'stone circle, standing stone, circle of stones, ruined temple, ruined city, ruins, ruin, broken arch, fallen temple',
  camp: 'camp, campsite, encampment, tent, war camp, bivouac',
  fire: 'firelight, campfire, bonfire, fire, flames around',
  sea: 'sea, ocean, coast, beach, waves, shore, cliffs by the sea, sea cliff, seaside, lighthouse, island',
  candlelight: 'candlelight, torchlight, lamplight, lantern light, candlelit, torchlit, lamplit',
}

/** Where people of a calling are met when the prompt does not say. */
export const haunts: Readonly<Record<string, readonly string[]>> = {
  barbarian: ['mountains', 'snowfield', 'camp', 'battlefield'],
  bard: ['tavern', 'stage', 'market', 'road', 'castle'],
  jester: ['throne', 'castle', 'stage'],
  cleric: ['temple', 'temple', 'crypt', 'battlefield'],
  druid: ['forest', 'glade', 'swamp', 'garden'],
  fighter: ['battlefield', 'courtyard', 'arena', 'camp', 'road'],
  monk: ['temple', 'mountains', 'garden', 'courtyard'],
  paladin: ['temple', 'battlefield', 'courtyard', 'storm'],
  knight: ['castle', 'courtyard', 'battlefield', 'gate'],
  ranger: ['forest', 'camp', 'mountains', 'forest'],
  rogue: ['rooftops', 'alley', 'tavern', 'cellar'],
  sorcerer: ['storm', 'mountains', 'tower', 'ruins'],
  warlock: ['ruins', 'abyss', 'study', 'swamp', 'graveyard'],
  necromancer: ['graveyard', 'crypt'],
  wizard: ['library', 'study', 'tower', 'observatory', 'laboratory'],
  artificer: ['workshop', 'forge', 'laboratory'],
  alchemist: ['laboratory'],
  smith: ['forge'],
  innkeeper: ['tavern', 'tavern', 'cellar'],
  merchant: ['market', 'shop', 'harbour', 'docks'],
  noble: ['castle', 'garden', 'bedchamber', 'courtyard'],
  monarch: ['throne'],
  guard: ['gate', 'wall', 'city', 'dungeon'],
  farmer: ['field', 'barn', 'mill', 'vineyard'],
  pirate: ['deck', 'harbour', 'sea'],
  sailor: ['harbour', 'deck', 'docks'],
  'sea-captain': ['deck', 'harbour'],
  page: ['castle', 'stable', 'courtyard'],
  cook: ['kitchen'],
  scholar: ['library', 'study', 'observatory'],
  beggar: ['alley', 'city', 'market'],
  miner: ['mine'],
  carpenter: ['workshop'],
  'fortune-teller': ['market', 'study', 'camp'],
  dancer: ['stage', 'castle', 'tavern'],
  executioner: ['gallows', 'dungeon'],
  slayer: ['graveyard', 'alley', 'forest', 'road', 'crypt'],
  nurse: ['bedchamber', 'camp'],
  samurai: ['garden', 'mountains', 'courtyard', 'bridge'],
}

/** Trades that dress like others and are met elsewhere. */
const workplaces: readonly (readonly [words: RegExp, ...places: string[]])[] = [
  [/\bbefore (?:the|a|his|her|an?) (?:\w+ )?(?:king|queen|emperor|empress|throne|monarch)\b/i, 'throne'],
  [/\b(?:barrister|judge|magistrate|lawyer|advocate|jury|juror|bailiff|attorney)/i, 'courtroom'],
  [/\b(?:aeronaut|balloonist|airship|sky pirate|sky captain)/i, 'sky'],
  [
    /\b(?:cheesemonger|fishmonger|greengrocer|costermonger|stallholder|vendor|flower seller|fruit seller|butcher)/i,
    'market',
  ],
  [/\b(?:lamplighter|night watchm|town crier|newsboy|chimney sweep)/i, 'city'],
  [/\b(?:nun|abbess|priest|priestess|acolyte|bishop|friar|vicar|choirboy)\b/i, 'temple'],
  [/\b(?:cartographer|notary|accountant)/i, 'study'],
  [/\bglass ?blower/i, 'forge'],
  [/\b(?:diver|pearl)/i, 'underwater'],
  [/\b(?:stable|groom|ostler|hostler|farrier)\w*/i, 'stable'],
  [/\bmiller/i, 'mill'],
  [/\b(?:baker|pastry|confectioner)/i, 'bakery'],
  [/\b(?:gladiator|pit fighter|wrestler|pugilist)/i, 'arena'],
  [/\b(?:hangm[ae]n|headsm[ae]n)/i, 'gallows'],
  [/\b(?:jailer|gaoler|prisoner|convict|inmate|turnkey|torturer)/i, 'dungeon'],
  [/\b(?:apothecar|herbalist)/i, 'laboratory'],
  [/\b(?:librarian|archivist|scribe|sage)\b/i, 'library'],
  [/\b(?:astronomer|astrologer|stargazer)/i, 'observatory'],
  [/\b(?:actor|actress|singer|playwright|puppeteer|opera)/i, 'stage'],
  [/\b(?:gardener|florist|beekeeper)/i, 'garden'],
  [/\b(?:vintner|winemaker)/i, 'vineyard'],
  [/\b(?:brewer|cooper)\b/i, 'cellar'],
  [/\b(?:fisher\w*|fishwife|ferrym[ae]n|docker|stevedore|harbourmaster|boatm[ae]n)/i, 'harbour'],
  [/\b(?:shepherd\w*|goatherd|swineherd|cowherd)/i, 'hills', 'meadow', 'mountains'],
  [/\b(?:washerwom[ae]n|laundress|ferrym[ae]n)/i, 'river'],
  [/\b(?:clown|juggler|acrobat|strongm[ae]n|ringmaster|lion tamer|tightrope)/i, 'circus'],
  [/\b(?:hunt(?:er|ress)|trapper|wood(?:cutter|sm[ae]n)|lumberjack|poacher|forester)/i, 'forest'],
  [/\b(?:nurse|healer|midwife|physician|surgeon|doctor)/i, 'bedchamber', 'temple'],
  [/\b(?:teacher|professor|tutor|schoolm)/i, 'study', 'library'],
  [/\b(?:tailor|cobbler|weaver|seamstress|potter|toymaker|clockmaker|mason|sculptor|painter|tinker)/i, 'workshop'],
  [/\b(?:shopkeeper|grocer|jeweller|pawnbroker|barber)/i, 'shop'],
  [/\b(?:nomad|bedouin)/i, 'desert'],
  [/\b(?:vampire)/i, 'castle', 'crypt', 'graveyard'],
  [/\b(?:ghost|spectre|ghoul|zombie|skeleton|lich)\b/i, 'graveyard', 'crypt'],
  [/\b(?:fairy|pixie|dryad|nymph|eladrin|satyr)/i, 'glade'],
  [/\b(?:mermaid|merman|merfolk|triton)/i, 'underwater'],
  [/\b(?:demon|devil|succubus|incubus)\b/i, 'abyss'],
  [/\b(?:courier|messenger|pilgrim|traveller|traveler|wanderer|pedlar|peddler)/i, 'road'],
]

/** Where the trade that a prompt names is followed, if it has a place of its own. */
export const workplacesIn = (prompt: string): readonly string[] =>
  workplaces
    .find(([words]) => words.test(prompt))
    ?.slice(1)
    .filter((place) => typeof place === 'string') ?? []

/** Where people of no calling are met. */
export const anywhere: readonly string[] = ['city', 'road', 'tavern', 'market', 'courtyard', 'forest', 'meadow', 'wall']
