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
  ['harbour', 'harbour, harbor, port, quay, wharf, haven, docks'],
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
    'swamp, marsh, bog, fen, mire, wetland, bayou, marshland, quagmire, morass, moorish bog, mangrove',
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
    'floating island, sky island, flying island, floating rock, islands in the sky, floating mountain, skyland, floating land, floating isle',
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

/** What stands in it and draws the eye. */
const things = entries('subject', [
  [
    'castle',
    'castle, fortress, keep, citadel, stronghold, fort, palace, chateau, bastion, fortification, hold, burg, hillfort',
    9,
  ],
  ['city', 'city, town, metropolis, walled city, capital, citadel city, port city, cityscape, skyline, kingdom', 9],
  ['village', 'village, hamlet, settlement, farmstead, homestead, fishing village, outpost, parish', 8],
  [
    'cottage',
    'cottage, house, hut, cabin, inn, tavern, farmhouse, shack, lodge, barn, manor, mill house, hovel, homestead house, farm',
    7,
  ],
  [
    'tower',
    "tower, spire, wizard's tower, wizard tower, mage tower, watchtower, turret, belfry, minaret, sorcerer's tower",
    8,
  ],
  ['lighthouse', 'lighthouse, beacon tower, pharos', 8],
  [
    'temple',
    'temple, shrine, sanctuary, monastery, abbey, cathedral, church, chapel, pantheon, cloister, parthenon',
    8,
  ],
  ['pyramid', 'pyramid, ziggurat, stepped pyramid', 8],
  [
    'ruins',
    'ruin, ruins, remains, ruined temple, ruined city, ancient ruin, broken wall, broken column, column, relic of old',
    7,
  ],
  [
    'stones',
    'standing stone, circle of standing stones, ring of standing stones, stone circle, circle of stones, menhir, megalith, henge, stonehenge, dolmen, cairn, runestone, rune stone, cromlech',
    8,
  ],
  ['obelisk', 'obelisk, monolith, pillar, pylon, stele, monument, statue, colossus', 7],
  ['gate', 'portal, gate, gateway, archway, arch, magic gate, stargate, doorway', 8],
  ['windmill', 'windmill, mill', 8],
  [
    'bridge',
    'bridge, viaduct, aqueduct, footbridge, causeway, rope bridge, hanging bridge, suspension bridge, rickety bridge, swaying bridge, rickety rope bridge',
    8,
  ],
  [
    'ship',
    'ship, galleon, sailing ship, pirate ship, frigate, longship, caravel, vessel, warship, merchantman, brig, schooner',
    8,
    ['ship'],
  ],
  ['boat', 'boat, rowing boat, fishing boat, skiff, canoe, dinghy, ferry, raft', 6, ['boat']],
  [
    'graves',
    'graveyard, cemetery, grave, gravestone, tombstone, tomb, churchyard, burial ground, necropolis, headstone, mausoleum, crypt',
    7,
  ],
  ['crystals', 'crystal spire, crystal formation, crystal, crystal cluster, geode, shard, gem', 6],
  ['bones', 'bones, skeleton, ribcage, dragon bones, giant bones, dragon skeleton, ribs, giant skeleton, skull', 6],
  ['camp', 'campfire, camp fire, camp, campsite, encampment, tent, bivouac, caravan camp, war camp', 6],
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
  ['sheep', 'sheep, ram, lamb, goat, flock of sheep', 4, ['sheep']],
])

/** What else can be seen: on the ground, in the air, growing. */
const features = entries('feature', [
  [
    'traveller',
    'traveller, hooded traveller, cloaked traveller, traveler, wanderer, adventurer, hero, figure, knight, wizard, pilgrim, ranger, party, hiker, hooded figure, lone figure, person, man, woman, hunter, explorer',
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
  ['fire', 'fire, bonfire, flame, torch, beacon fire, inferno, wildfire'],
  ['lights', 'lit window, lantern, lamp, light in the window, candle, lights, lantern light, window'],
  [
    'flowers',
    'flower, wildflower, bloom, poppy, lavender field, heather, rose, bluebell, daisy, blossom, sunflower, tulip',
    undefined,
    ['flower'],
  ],
  ['rocks', 'rock, boulder, stone, scree, outcrop, rubble'],
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
  ['island', 'island, isle, islet, atoll, archipelago'],
])

/** What landscapes are made of in words. */
export const lexicon: Lexicon = {
  entries: [...countries, ...things, ...features],
  shared: ['colour', 'material', 'mood', 'weather', 'time', 'season', 'feature'],
}
