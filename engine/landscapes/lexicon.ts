import type { Facet } from '../../contract/prompts.ts'
import type { Entry, Lexicon } from '../prompt/lexicon.ts'

/** Concept, words (comma-separated), weight as a subject, and WordNet kinds where they help. */
type Row = readonly [concept: string, words: string, subject?: number, kinds?: readonly string[]]

const entries = (facet: Facet, rows: readonly Row[]): Entry[] =>
  rows.map(([concept, words, subject, kinds]) => ({
    concept,
    facet,
    words: words.split(', '),
    kinds: kinds ?? [],
    ...(subject !== undefined && { subject }),
  }))

/** Kinds of country: what the ground is, and what closes the view. */
const countries = entries('place', [
  [
    'mountains',
    'mountain, mountain range, peak, alp, alps, summit, highland, highlands, crag, mount, mountainside, massif, sierra, cordillera, ridge, mountain pass, alpine',
  ],
  [
    'terraces',
    'terrace, terraced, terraced hillside, terraced field, rice terrace, rice paddy, rice paddies, rice field, paddy field',
  ],
  [
    'hills',
    'hill, rolling hill, hillside, foothill, knoll, down, downs, moor, moorland, heath, fell, dale, hilltop, mound, barrow, shire, countryside',
  ],
  [
    'forest',
    'forest, wood, woods, woodland, grove, copse, thicket, wildwood, weald, greenwood, taiga, pinewood, timberland, glade, clearing, treeline',
    undefined,
    ['forest'],
  ],
  ['jungle', 'jungle, rainforest, rain forest, tropical forest, tropics'],
  ['desert', 'desert, dune, sand dune, sand sea, sands, erg, wasteland of sand, sahara, sand, badland of sand'],
  ['mesa', 'mesa, badlands, butte, red rock, plateau, tableland'],
  ['canyon', 'canyon, gorge, ravine, chasm, abyss'],
  ['coast', 'coast, coastline, shoreline, seashore, seaside, cliff, sea cliff, headland, fjord, cape, promontory'],
  ['beach', 'beach, sandy beach, shore, strand, cove, lagoon, bay'],
  ['harbour', 'harbour, harbor, port, haven, harbour town, port town, harbor town'],
  ['sea', 'sea, ocean, high seas, open water, open sea, wave, waves'],
  [
    'river',
    'river, stream, creek, brook, rapids, riverbank, riverside, ford, river valley, tributary',
    undefined,
    ['stream'],
  ],
  ['lake', 'lake, tarn, loch, pond, mere, pool, lakeside, lakeshore, reservoir, oasis', undefined, ['lake']],
  [
    'swamp',
    'swamp, marsh, bog, fen, mire, wetland, bayou, marshland, quagmire, morass, moorish bog',
    undefined,
    ['wetland'],
  ],
  [
    'tundra',
    'tundra, snowfield, ice field, arctic waste, frozen waste, icy waste, glacier, frozen plain, snowy waste, polar, snow plain, ice sheet, arctic, frozen wasteland, snowscape',
  ],
  [
    'volcano',
    'volcano, lava, magma, volcanic, crater, caldera, lava field, lava flow, volcanic wasteland, mount doom, ash waste, eruption, erupting',
    undefined,
    ['volcano'],
  ],
  [
    'floating-islands',
    'floating island, floating castle, floating fortress, flying castle, floating citadel, floating city, flying city, floating tower, floating temple, floating village, sky island, flying island, floating rock, islands in the sky, floating mountain, skyland, floating land, floating isle',
  ],
  [
    'cavern',
    'underdark, cavern, cave, underground, grotto, underworld, subterranean, underground cavern, cave system, underground sea, underground lake, great cavern, vast cavern',
  ],
  [
    'plains',
    'plain, plains, grassland, meadow, prairie, steppe, savanna, savannah, field, pasture, farmland, lea, heartland, grass',
    undefined,
    ['grassland'],
  ],
  ['valley', 'valley, vale, glen, dell, dale, strath, basin, hollow'],
  ['waterfall', 'waterfall, cascade, cataract, falls', 2, ['waterfall']],
])

/** "A lone oak" is one tree, and the picture is of it. */
const loneTrees = ['lone', 'single', 'solitary', 'lonely']
  .flatMap((alone) =>
    ['oak', 'pine', 'pine tree', 'fir', 'willow', 'birch', 'palm', 'palm tree', 'cherry tree', 'apple tree'].map(
      (tree) => `${alone} ${tree}`,
    ),
  )
  .join(', ')

/** Somebody's sword or hand is held; these stand in the land and tower over it. */
const colossal = (...names: string[]) =>
  names
    .flatMap((name) =>
      ['giant', 'huge', 'colossal', 'gigantic', 'enormous', 'massive', 'titanic', 'stone']
        .filter((size) => !name.startsWith(size))
        .map((size) => `${size} ${name}`),
    )
    .join(', ')

/** "A sword thrust into a rock". */
const plantedSwords = ['in', 'stuck in', 'planted in', 'thrust into', 'driven into', 'plunged into']
  .flatMap((how) =>
    ['the stone', 'a stone', 'the rock', 'a rock', 'the ground', 'the earth'].map((where) => `${how} ${where}`),
  )
  .map((where) => `sword ${where}`)
  .join(', ')

/** What stands in it and draws the eye. */
const things = entries('subject', [
  [
    'castle',
    'castle, floating castle, floating fortress, flying castle, floating citadel, fortress, keep, citadel, stronghold, fort, palace, chateau, bastion, fortification, hold, burg, hillfort',
    9,
  ],
  [
    'city',
    'city, harbour town, port town, harbor town, desert town, canal city, floating city, flying city, town, metropolis, walled city, capital, citadel city, port city, cityscape, skyline, kingdom',
    9,
  ],
  [
    'village',
    'village, floating village, hamlet, settlement, farmstead, homestead, fishing village, outpost, parish',
    8,
  ],
  [
    'cottage',
    'cottage, house, hut, cabin, inn, tavern, farmhouse, shack, lodge, manor, hovel, homestead house, farm, manor house, log cabin, longhouse, forge, smithy, winery, guard house, bakery, mansion, villa, bungalow, workshop, stable, stables',
    7,
  ],
  [
    'tower',
    "tower, floating tower, spire, wizard's tower, wizard tower, mage tower, watchtower, turret, belfry, minaret, sorcerer's tower, clock tower, bell tower, gatehouse",
    8,
  ],
  ['lighthouse', 'lighthouse, beacon tower, pharos', 8],
  [
    'temple',
    'temple, sanctuary, monastery, convent, basilica, mosque, abbey, floating temple, cathedral, church, chapel, pantheon, cloister, parthenon',
    8,
  ],
  ['pyramid', 'pyramid, ziggurat, stepped pyramid', 8],
  [
    'ruins',
    'ruin, ruins, remains, ruined temple, ruined city, ancient ruin, broken wall, broken column, column, relic of old, ruined arch, ruined archway, colonnade',
    7,
  ],
  [
    'stones',
    'standing stone, circle of standing stones, ring of standing stones, stone circle, circle of stones, menhir, megalith, henge, stonehenge, dolmen, cairn, runestone, rune stone, cromlech',
    8,
  ],
  ['obelisk', 'obelisk, monolith, pillar, pylon, stele, monument', 7],
  ['gate', 'portal, gate, gateway, archway, arch, magic gate, stargate, doorway', 8],
  ['windmill', 'windmill, mill, post mill', 8],
  [
    'bridge',
    'bridge, toll bridge, footbridge, causeway, rope bridge, hanging bridge, suspension bridge, rickety bridge, swaying bridge, rickety rope bridge',
    8,
  ],
  [
    'ship',
    'ship, galleon, sailing ship, pirate ship, frigate, longship, caravel, vessel, warship, merchantman, brig, schooner',
    8,
    ['ship'],
  ],
  [
    'boat',
    'boat, rowing boat, rowboat, fishing boat, skiff, canoe, dinghy, ferry, raft, gondola, barge, punt, kayak, junk boat',
    6,
    ['boat'],
  ],
  [
    'graves',
    'graveyard, cemetery, grave, gravestone, tombstone, tomb, churchyard, burial ground, necropolis, headstone, mausoleum, crypt',
    7,
  ],
  ['crystals', 'crystal spire, crystal formation, crystal, crystal cluster, geode, shard, gem', 6],
  [
    'bones',
    'bones, skeleton, ribcage, dragon bones, giant bones, dragon skeleton, ribs, giant skeleton, skeleton of a giant, skeleton of a dragon, dinosaur bones, whale bones',
    6,
  ],
  [
    'camp',
    'campfire, camp fire, camp, campsite, encampment, tent, bivouac, caravan camp, war camp, army camp, orc camp, yurt, tepee, pavilion, nomad camp, tents',
    6,
  ],
  [
    'lone-tree',
    `lone tree, tree, ancient tree, great tree, world tree, giant tree, solitary tree, old tree, hanging tree, great oak, ancient oak, old oak, giant oak, ${loneTrees}`,
    5,
  ],
  ['wreck', 'shipwreck, wreck, wrecked ship, wreckage, ruined ship, broken ship, stranded ship, sunken ship', 9],
  [
    'battlefield',
    'battlefield, field of battle, site of a battle, aftermath of battle, aftermath of a battle, old battle, slaughter',
    8,
  ],
  ['lamp-post', 'lamp post, lamppost, street lamp, lantern on a post, lantern post', 6],
  ['dragon', 'dragon, wyvern, drake, wyrm', 7],
  ['wolf', 'wolf, dire wolf, hound, dog, fox, wolf pack', 4, ['wolf', 'dog']],
  ['deer', 'deer, stag, doe, hart, elk, moose, reindeer, antelope, gazelle', 4, ['deer']],
  ['horse', 'horse, pony, stallion, mare, unicorn, mule, donkey, wild horse', 4, ['horse']],
  ['camel', 'camel, dromedary, caravan, camel caravan, trade caravan, merchant caravan, camel train', 4, ['camel']],
  ['cattle', 'cow, cattle, ox, bull, bison, buffalo, oxen, aurochs', 4, ['cattle']],
  [
    'gallows',
    "gallows, scaffold, gallow, gallows tree, hangman's scaffold, noose, hanging post, executioner's platform",
    8,
  ],
  ['gibbet', 'gibbet, hanging cage, iron cage, cage, crow cage, hanging iron cage', 7],
  ['pyre', "pyre, stake, witch's pyre, funeral pyre, burning stake", 7],
  ['bonfire', 'bonfire, great fire, balefire, signal fire', 6],
  ['stocks', 'stocks, pillory', 6],
  ['torches', 'torch, brazier, row of torches, burning torch, fire bowl', 4],
  [
    'haystacks',
    'haystack, hay bale, hay, stack of hay, sheaf, straw bale, hayrick, corn shock, hay stack, bale of hay',
    6,
  ],
  [
    'cart',
    'cart, wagon, carriage, coach, hay cart, ox cart, handcart, covered wagon, merchant wagon, mine cart, wheelbarrow, stagecoach, broken cart, broken wagon',
    6,
  ],
  ['dam', 'dam, weir, barrage, ancient dam, stone dam', 8],
  ['aqueduct', 'aqueduct, viaduct, arches of an aqueduct, ruined aqueduct', 8],
  ['barn', 'barn, granary, hayloft', 7],
  ['watermill', 'watermill, water mill, mill house, mill wheel, water wheel, waterwheel', 8],
  ['scarecrow', 'scarecrow', 7],
  [
    'fence',
    'fence, wooden fence, picket fence, iron fence, palisade, stockade, stone wall, dry stone wall, drystone wall, low wall, hedge, hedgerow, railing, garden wall, spiked wall, spiked palisade, wooden palisade, hedge maze',
    4,
  ],
  ['crates', 'crate, barrel, cask, sack, keg', 3],
  ['hives', 'beehive, hive, skep', 5],
  [
    'dock',
    'dock, pier, jetty, quay, wharf, landing stage, boardwalk, wooden pier, stone quay, fishing dock, mooring, docks',
    7,
  ],
  [
    'stilt-houses',
    'stilt house, stilt hut, house on stilts, hut on stilts, houses on stilts, huts on stilts, stilt village',
    8,
  ],
  ['tentacles', 'tentacle, kraken', 7],
  ['serpent', 'sea serpent, sea monster, sea dragon, lake monster, serpent', 7],
  [
    'statue',
    'statue, colossus, giant statue, effigy, stone king, stone giant, stone warrior, golem, stone guardian, stone angel, sculpture',
    8,
  ],
  ['totem', 'totem, totem pole, carved pole, idol, tiki', 6],
  ['skull', 'skull, giant skull, dragon skull, skull rock, skull cave', 7],
  [
    'skull-heap',
    'heap of skulls, mound of skulls, pile of skulls, pile of bones, skull mound, mountain of skulls, heap of bones',
    7,
  ],
  ['weapon', `${colossal('sword', 'greatsword', 'blade')}, ${plantedSwords}, sword of stone`, 6],
  ['hand', `${colossal('hand', 'stone hand')}, petrified hand, hand of stone`, 7],
  ['throne', 'throne, throne of bones, stone throne, throne of skulls', 8],
  [
    'rock-arch',
    'rock arch, natural arch, sea arch, stone arch, natural bridge, arch of rock, rock bridge, arch of stone, ice bridge, arch of ice',
    8,
  ],
  ['web', 'spider web, web, cobweb, spiderweb, giant spider web', 6],
  ['arena', 'arena, colosseum, coliseum, stadium, fighting pit', 9],
  ['amphitheatre', 'amphitheatre, amphitheater, theatre, odeon', 8],
  [
    'long-wall',
    'great wall, city wall, long wall, border wall, town wall, rampart, defensive wall, castle wall, battlement',
    7,
  ],
  ['pagoda', 'pagoda, pagoda temple, dojo', 8],
  ['torii', 'torii, torii gate', 7],
  [
    'staircase',
    'staircase, stair, steps, stairway, stone stair, stone staircase, flight of steps, broken staircase',
    6,
  ],
  [
    'treehouse',
    'treehouse, tree house, elven treehouse, elven city, tree city, tree village, house in a tree, treetop, treetop city, treetop village',
    9,
  ],
  ['observatory', 'observatory, planetarium, orrery tower', 8],
  [
    'siege-engines',
    'siege engine, catapult, trebuchet, ballista, siege tower, mangonel, battering ram, siege weapon',
    6,
  ],
  ['banners', 'banner, flag, standard, pennant, pennon', 4],
  ['signpost', 'signpost, sign, waymarker, milestone, road sign, fingerpost, wooden sign', 5],
  ['shrine', 'shrine, wayside shrine, roadside shrine, altar, stone altar, small shrine, forest shrine', 7],
  ['whirlpool', 'whirlpool, maelstrom, vortex', 7],
  ['geyser', 'geyser, hot spring, steam vent, fumarole, steaming pool, steaming spring', 7],
  ['iceberg', 'iceberg, ice floe, ice spire, ice shard, pillar of ice', 6],
  ['airship', 'airship, zeppelin, hot air balloon, balloon, skyship, flying ship', 8],
  ['well', 'well, stone well, village well, wishing well, old well', 5],
  ['fountain', 'fountain', 6],
  ['market', 'market, market square, marketplace, bazaar, stall, market stall, fair, night fair, souk', 7],
  [
    'cave-mouth',
    'cave mouth, cave entrance, mine entrance, mine, mouth of a cave, entrance to a cave, tunnel entrance, mineshaft, mine shaft, entrance to a mine, cave opening, dungeon entrance, bear cave, tunnel',
    7,
  ],
  [
    'crowd',
    'crowd, people, villager, townsfolk, army, soldiers, guards, monks, pilgrims, procession, mob, refugee, cultist, goblins, orcs, bandits, knights, adventurers, travellers, travelers, skeletons, zombies, farmers, merchants, warriors, marching army, armies, priests, children, nuns, workers, miners, pirates, sailors, riders, figures, hooded figures',
    5,
  ],
  ['sheep', 'sheep, ram, lamb, goat, flock of sheep', 4, ['sheep']],
])

/** What else can be seen: on the ground, in the air, growing. */
const features = entries('feature', [
  [
    'traveller',
    'traveller, hooded traveller, cloaked traveller, traveler, wanderer, adventurer, hero, figure, knight, wizard, pilgrim, ranger, party, hiker, hooded figure, lone figure, person, man, woman, hunter, explorer, fisherman, shepherd, shepherdess, farmer, monk, beggar, peasant, priest, druid, witch, king, queen, prince, princess, child, girl, boy, bard, rogue, warrior, soldier, guard, sentry, sailor, ghost, stranger, merchant',
  ],
  ['horseback', 'horseback, on horseback, horseman, horsemen, rider, mounted knight, on a horse, riding a horse'],
  ['falling-ash', 'falling ash, ash falling, ash fall, ash rain, raining ash, rain of ash, drifting ash'],
  [
    'falling-leaves',
    'leaves falling, falling leaf, leaf fall, drifting leaf, swirling leaf, leaves drifting, leaves in the wind, blowing leaf',
  ],
  ['leaves', 'leaf, leaves, foliage, fallen leaf'],
  ['path', 'path, road, track, trail, lane, way, footpath, winding road, winding path, roadway, highway'],
  ['birds', 'bird, crow, raven, seagull, gull, eagle, flock, vulture, bat, swallow, hawk, goose', undefined, ['bird']],
  ['moon', 'moon, full moon, harvest moon, half moon'],
  ['crescent-moon', 'crescent moon, crescent'],
  ['blood-moon', 'blood moon'],
  ['sun', 'sun, setting sun, rising sun'],
  ['stars', 'star, stars, milky way, constellation, starry sky, starlight, galaxy'],
  ['aurora', 'aurora, northern light, northern lights, aurora borealis, southern lights'],
  ['rainbow', 'rainbow'],
  ['lightning', 'lightning, lightning bolt, lightning strike, thunderbolt'],
  ['sky', 'sky, skies, heavens, firmament'],
  ['clouds', 'cloud'],
  ['water', 'water, reflection, reflecting'],
  ['smoke', 'smoke, chimney smoke, chimney'],
  ['fire', 'fire, flame, beacon fire, inferno, wildfire, ember'],
  ['lights', 'lit window, lantern, lamp, light in the window, candle, lights, lantern light, window'],
  [
    'flowers',
    'flower, wildflower, bloom, poppy, lavender field, heather, rose, bluebell, daisy, blossom, sunflower, tulip',
    undefined,
    ['flower'],
  ],
  ['rocks', 'rock, boulder, stone, scree, outcrop, rubble, cobble, cobblestone'],
  ['ivy', 'ivy, vine, creeper, bramble'],
  ['wheat', 'wheat, corn, barley, crop, cornfield, wheat field, golden field'],
  ['dense', 'dense, thick, deep, heavy, impenetrable'],
  ['reeds', 'reed, rush, bulrush, cattail, sedge'],
  [
    'conifer',
    'pine, fir, spruce, evergreen, conifer, cedar, larch, pine tree, pine forest, fir tree, evergreen forest, redwood',
    undefined,
    ['conifer'],
  ],
  [
    'broadleaf',
    'oak, beech, elm, maple, ash tree, chestnut tree, apple tree, oak tree, orchard, leafy tree, hazel tree',
  ],
  [
    'blossom',
    'cherry blossom, cherry tree, cherry blossom tree, apple blossom, plum blossom, almond blossom, almond tree, blossom tree, blossoming tree, flowering tree, tree in bloom, tree in blossom, sakura, magnolia tree',
  ],
  ['birch', 'birch, aspen, birch tree, poplar, birch forest, birchwood'],
  ['palm', 'palm, palm tree, coconut palm'],
  ['willow', 'willow, weeping willow'],
  [
    'dead-trees',
    'dead tree, bare tree, leafless tree, gnarled tree, withered tree, dead forest, dead wood, dying tree, twisted tree',
  ],
  ['mushroom', 'mushroom, toadstool, fungus, fungi'],
  ['cactus', 'cactus, cacti, saguaro'],
  ['stalagmites', 'stalagmite, stalactite'],
  ['roof', 'roof, rooftop, thatch, thatched roof, tiled roof, sail'],
  ['island', 'island, isle, islet, coral atoll, archipelago'],
  [
    'vineyard',
    'vineyard, grapevine, row of vines, vines in rows, hop field, row of grapevines, vineyards, terraced vineyard',
  ],
  ['pumpkin', 'pumpkin, pumpkin patch, pumpkin field, gourd, cabbage field, cabbage patch'],
  ['cypress', 'cypress, cypress tree, poplar row'],
  ['bamboo', 'bamboo, bamboo grove, bamboo forest'],
  ['mangrove', 'mangrove, mangrove swamp, mangrove tree, mangrove root'],
  ['coral', 'coral, coral reef, coral tower, reef'],
  ['comet', 'comet, meteor, shooting star, falling star, meteorite, meteor shower'],
  ['eclipse', 'eclipse, solar eclipse, black sun, eclipsed sun'],
  ['planet', 'planet, ringed planet, giant planet, gas giant'],
  ['fireworks', 'firework, fireworks'],
  [
    'fireflies',
    'firefly, fireflies, wisp, will o the wisp, glowworm, fairy light, floating light, spirit light, mote of light',
  ],
  ['butterflies', 'butterfly, butterflies, dragonfly, moth'],
  [
    'sunbeams',
    'sunbeam, sunbeams, beam of sunlight, shaft of light, ray of light, god ray, light ray, sun ray, beam of light, shafts of light',
  ],
  ['lava-fall', 'lava fall, lavafall, fall of lava, waterfall of lava, fall of fire'],
  ['nets', 'net, fishing net'],
  ['trunk-door', 'door in its trunk, door in the trunk, hollow trunk, door in the tree, door in it'],
  ['domes', 'dome, domed roof, onion dome, cupola'],
  ['cloud-sea', 'sea of clouds, sea of cloud, above the clouds, ocean of clouds, cloud sea, over the clouds'],
  ['beam', 'beam, light beam, beam over the sea'],
  ['ice', 'ice, icicle, blue ice'],
])

/** What landscapes are made of in words. */
export const lexicon: Lexicon = {
  entries: [...countries, ...things, ...features],
  shared: ['colour', 'material', 'mood', 'weather', 'time', 'season', 'feature'],
}
