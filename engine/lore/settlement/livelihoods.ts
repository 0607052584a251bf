import type { LandmarkKind } from '../../maps/townmaps/scene.ts'
import { list } from './list.ts'

export type Land =
  | 'river'
  | 'coast'
  | 'lake'
  | 'forest'
  | 'mountains'
  | 'hills'
  | 'plains'
  | 'marsh'
  | 'desert'
  | 'island'
export type PriceTag = 'food' | 'drink' | 'cloth' | 'metal' | 'wood' | 'beast' | 'light' | 'letters' | 'travel'

/** What a settlement lives by: its trouble, its factions and its prices follow from it. */
export interface Livelihood {
  /** "Salt" */
  label: string
  /** Words of a prompt that name it. */
  words: readonly string[]
  lands: readonly Land[]
  /** Where the work is done, with its article. */
  works: readonly string[]
  /** One who does it. */
  workers: readonly string[]
  /** What is made, uncounted or plural, each of at most three words. */
  wares: readonly string[]
  buys: readonly string[]
  lacks: readonly string[]
  smells: readonly string[]
  sounds: readonly string[]
  cheap: readonly PriceTag[]
  dear: readonly PriceTag[]
  /** What a town map draws for it in the country round about. */
  map: readonly string[]
  /** The kinds of place that its work needs, as a town map has them. */
  places: readonly LandmarkKind[]
}

interface Told {
  words: string
  lands: readonly Land[]
  works: string
  workers: string
  wares: string
  buys: string
  lacks: string
  smells: string
  sounds: string
  cheap: readonly PriceTag[]
  dear: readonly PriceTag[]
  map: string
  places: readonly LandmarkKind[]
}

const livelihood = (label: string, told: Told): Livelihood => ({
  label,
  words: list(told.words),
  lands: told.lands,
  works: list(told.works),
  workers: list(told.workers),
  wares: list(told.wares),
  buys: list(told.buys),
  lacks: list(told.lacks),
  smells: list(told.smells),
  sounds: list(told.sounds),
  cheap: told.cheap,
  dear: told.dear,
  map: told.map === '' ? [] : list(told.map),
  places: told.places,
})

export const livelihoods: readonly Livelihood[] = [
  livelihood('Salt', {
    words: 'salt, brine, saltern, saltworks, saline',
    lands: ['coast', 'marsh', 'desert', 'hills', 'island'],
    works: 'the brine pans, the boiling house, the salt pit, the drying floors, the saltern',
    workers: 'panman, salter, brine-drawer, salt carrier',
    wares:
      'white salt, rock salt, salted herring, brined cheese, bath salts, pickled samphire, cured hams, salt bricks',
    buys: 'peat, firewood, iron pans, barrel staves, oxen, straw mats',
    lacks: 'fresh water, timber, green vegetables, leather that lasts, good knives',
    smells: 'wood smoke and brine, wet ash, burnt seaweed, tar and pickle',
    sounds: 'rakes on wet slate, pans ticking as they cool, a windpump’s slow clank, cartwheels crunching',
    cheap: ['food'],
    dear: ['wood', 'metal'],
    map: '',
    places: ['warehouse'],
  }),
  livelihood('Fishing', {
    words: 'fish, fishing, fisher, fishermen, whaling, whaler, oyster, herring, eel, crab',
    lands: ['coast', 'lake', 'river', 'island'],
    works: 'the smokehouses, the gutting tables, the net lofts, the herring quay, the oyster beds',
    workers: 'netman, fish-gutter, boat hand, smoker',
    wares: 'smoked eel, dried cod, fish glue, oysters, lamp oil, kippers, herring roe, crab claws',
    buys: 'hemp, sailcloth, salt, ship timber, onions, cork',
    lacks: 'red meat, horses, wool, hard wheat, lamp glass',
    smells: 'smoke and fish scales, tar, low tide, frying roe',
    sounds: 'gulls quarrelling, a caulking mallet, wet rope creaking, knives on boards',
    cheap: ['food', 'light'],
    dear: ['cloth', 'beast'],
    map: 'fishing boats',
    places: ['harbour'],
  }),
  livelihood('Timber', {
    words: 'timber, lumber, wood, logging, woodcutter, lumberjack, sawmill, forest',
    lands: ['forest', 'mountains', 'river'],
    works: 'the sawmill, the log slide, the felling grounds, the timber pond, the charcoal stacks',
    workers: 'feller, sawyer, raftsman, charcoal burner',
    wares: 'ship’s masts, oak planks, pine tar, charcoal, roof shingles, yew staves, barrel staves, cradle wood',
    buys: 'axe heads, oxen, salt pork, chain, felt boots',
    lacks: 'bread flour, wine, linen, window glass, news',
    smells: 'fresh sawdust, pine pitch, damp bark, charcoal smoke',
    sounds: 'a saw that never stops, axes out of time, logs knocking together, ravens over the clearing',
    cheap: ['wood', 'light'],
    dear: ['food', 'cloth'],
    map: '',
    places: [],
  }),
  livelihood('Iron', {
    words: 'iron, mine, mining, miner, ore, steel, forge, smith, blacksmith, foundry',
    lands: ['mountains', 'hills', 'forest'],
    works: 'the ore drift, the bloomery, the deep gallery, the hammer mill, the slag bank',
    workers: 'hewer, smelter, ore-washer, hammerman',
    wares: 'bar iron, ploughshares, mail rings, spearheads, anchor chain, nails, hinges, cauldrons',
    buys: 'charcoal, mules, pit props, tallow, boots, barley',
    lacks: 'fresh fruit, clean linen, song, milk, paper',
    smells: 'hot metal, coal smoke, wet stone, quenched steel',
    sounds: 'trip hammers, a winding drum, picks underfoot, the shift bell',
    cheap: ['metal'],
    dear: ['food', 'letters'],
    map: '',
    places: ['mine', 'smithy'],
  }),
  livelihood('Silver', {
    words: 'silver, gold, gem, gems, mint, coin, goldsmith, jewel, treasure',
    lands: ['mountains', 'hills', 'desert'],
    works: 'the silver lode, the assay house, the washing floors, the crushing mill, the mint',
    workers: 'lode-cutter, assayer, washer, coin-striker',
    wares: 'silver bars, minted coin, filigree, mirror silver, candlesticks, seal rings, lead sheet, chalices',
    buys: 'mercury, iron wedges, guards’ wages, olive oil, hay, silk',
    lacks: 'honest weights, cattle, cheap beer, firewood, patience',
    smells: 'lamp oil, hot lead, sour wine, wet gravel',
    sounds: 'stamps falling in pairs, scales chiming, pumps sucking at water, boots of the watch',
    cheap: ['metal', 'light'],
    dear: ['food', 'drink', 'beast'],
    map: '',
    places: ['mine'],
  }),
  livelihood('Wool', {
    words: 'wool, sheep, shepherd, cloth, weaver, weaving, dye, dyer, tailor, yarn, silk, carpet',
    lands: ['hills', 'plains', 'mountains', 'river'],
    works: 'the fulling mill, the shearing pens, the dye vats, the tenter ground, the loom hall',
    workers: 'weaver, fuller, shearer, dyer',
    wares: 'broadcloth, felt, madder yarn, wool fat, blankets, blue serge, sheep’s cheese, tapestries',
    buys: 'alum, woad, teasels, salt, shears, soap',
    lacks: 'timber, iron, grain, sea fish, quiet rivers',
    smells: 'wet fleece, boiled madder, sour dye, lanolin',
    sounds: 'shuttles behind every wall, fulling hammers, ewes answering lambs, women singing at looms',
    cheap: ['cloth', 'food'],
    dear: ['wood', 'metal'],
    map: 'pastures',
    places: [],
  }),
  livelihood('Wine', {
    words: 'wine, vineyard, vine, grape, winery, brandy, vintner, brewery, beer, ale, hops, cider',
    lands: ['hills', 'river', 'plains', 'lake'],
    works: 'the great press, the terraces, the cask cellars, the bottling yard, the vintage hall',
    workers: 'vine-dresser, presser, cooper, cellarman',
    wares: 'red wine, pear brandy, verjuice, raisins, vinegar, oak casks, grape must, altar wine',
    buys: 'cork, sulphur, glass, grain, donkeys, copper pipe',
    lacks: 'beef, wool, coal, spring water, soldiers',
    smells: 'crushed grapes, cellar damp, hot tar, yeast',
    sounds: 'mallets on hoops, a press groaning, bees, donkeys complaining',
    cheap: ['drink'],
    dear: ['metal', 'food'],
    map: 'vineyards',
    places: [],
  }),
  livelihood('Grain', {
    words: 'grain, farm, farming, farmer, wheat, mill, miller, harvest, corn, bread, barley, field, agricultural',
    lands: ['plains', 'river', 'hills', 'lake'],
    works: 'the mill race, the tithe barn, the long fields, the granary, the threshing floor',
    workers: 'reaper, carter, miller’s hand, ploughman',
    wares: 'wheat flour, seed barley, malt, oat cake, straw hats, goose down, thatching reed, pease',
    buys: 'scythes, salt, millstones, draught horses, tar, nails',
    lacks: 'coin, iron, fish, physicians, walls',
    smells: 'warm chaff, new bread, dung, cut clover',
    sounds: 'a mill wheel thumping, flails, geese underfoot, rooks over stubble',
    cheap: ['food', 'drink'],
    dear: ['metal', 'letters'],
    map: 'farmland',
    places: ['windmill'],
  }),
  livelihood('Horses', {
    words: 'horse, horses, cattle, ranch, stable, rider, leather, tanner, herd, breeder, steppe',
    lands: ['plains', 'hills', 'desert'],
    works: 'the foaling sheds, the tanyard, the sale ring, the winter corrals, the saddlers’ row',
    workers: 'drover, tanner, horse-breaker, saddler',
    wares: 'riding horses, saddles, rawhide, mare’s cheese, bowstrings, glue, harness, felt tents',
    buys: 'oats, oak bark, buckles, tea, horseshoes, salt licks',
    lacks: 'timber, fruit, fish, masons, lime',
    smells: 'horse sweat, oak bark liquor, trampled hay, singed hoof',
    sounds: 'hooves at a trot, whips cracking, a farrier’s tongs, auctioneers',
    cheap: ['beast', 'travel'],
    dear: ['wood', 'letters'],
    map: 'pastures',
    places: [],
  }),
  livelihood('Tolls', {
    words:
      'bridge, ferry, toll, crossroads, crossing, ford, pass, customs, border, inn, trade, trading, merchant, market, caravan',
    lands: ['river', 'plains', 'mountains', 'desert', 'lake', 'coast'],
    works: 'the toll bar, the customs shed, the weigh house, the ferry steps, the caravan yard',
    workers: 'toll-keeper, porter, ferryman, drayman',
    wares: 'axle grease, wagon wheels, travellers’ bread, rope, maps, stabling, safe conducts, letters carried',
    buys: 'oats, lodging straw, ale, ironwork, spices, lamp oil',
    lacks: 'farmland, trust, sleep, clean wells, craftsmen',
    smells: 'mules and spice, axle grease, frying onions, road dust',
    sounds: 'wheels on planks, six languages of haggling, chains let down, a toll horn',
    cheap: ['travel', 'light'],
    dear: ['food', 'drink'],
    map: '',
    places: ['warehouse'],
  }),
  livelihood('Pilgrims', {
    words:
      'pilgrim, pilgrims, pilgrimage, shrine, temple, holy, saint, sacred, monastery, abbey, cathedral, relic, cult, church, worship, worships',
    lands: ['hills', 'mountains', 'desert', 'island', 'river', 'forest', 'plains'],
    works: 'the healing spring, the reliquary, the pilgrims’ stair, the candle works, the almonry',
    workers: 'bead-carver, candle-dipper, guide, almoner',
    wares: 'votive candles, prayer beads, holy water, saints’ medals, honey cake, incense, painted icons, crutches',
    buys: 'beeswax, tin, flour, lead, blankets, bandages',
    lacks: 'beds, firewood, privacy, butchers, doubters',
    smells: 'incense, beeswax, crowded bedding, wet stone',
    sounds: 'bells out of step, shuffling on stairs, hawkers praying loudly, hymns in rounds',
    cheap: ['light', 'travel'],
    dear: ['food', 'drink'],
    map: '',
    places: ['abbey'],
  }),
  livelihood('Glass and clay', {
    words: 'glass, clay, pottery, potter, brick, kiln, ceramic, porcelain, alchemist, alchemy, potion',
    lands: ['river', 'marsh', 'coast', 'plains', 'island', 'forest', 'lake'],
    works: 'the bottle kilns, the glass furnace, the clay pits, the glazing sheds, the sand barges',
    workers: 'blower, thrower, stoker, glazier',
    wares: 'green bottles, roof tiles, blue glaze, lamp chimneys, drain pipes, beads, crucibles, painted plates',
    buys: 'beech ash, firewood, cobalt, straw, sand, tin',
    lacks: 'woodland, clean air, sweet water, cattle, thatch',
    smells: 'kiln smoke, wet clay, scorched straw, hot sand',
    sounds: 'bellows, breaking rejects, wheels humming, stokers coughing',
    cheap: ['light'],
    dear: ['wood', 'food'],
    map: '',
    places: ['warehouse'],
  }),
  livelihood('Books', {
    words:
      'book, books, library, university, academy, college, scholar, school, magic, wizard, mage, arcane, paper, printer',
    lands: ['river', 'hills', 'island', 'coast', 'lake', 'plains'],
    works: 'the paper mill, the copying hall, the rag lofts, the press yard, the reading tower',
    workers: 'copyist, rag-sorter, binder, vatman',
    wares: 'rag paper, almanacs, ink, vellum, star charts, schoolbooks, marbled boards, ballads',
    buys: 'linen rags, calfskin, oak gall, lamp oil, gold leaf, cheese',
    lacks: 'strong arms, meat, firewood, modesty',
    smells: 'size and wet rag, lamp oil, leather, sour ink',
    sounds: 'pens, a stamping mill, lectures, arguments on stairs',
    cheap: ['letters', 'light'],
    dear: ['food', 'beast'],
    map: '',
    places: ['academy'],
  }),
  livelihood('Ships', {
    words: 'ship, ships, shipyard, port, harbour, harbor, dock, sailor, pirate, smuggler, naval, seaport, boat',
    lands: ['coast', 'lake', 'island', 'river'],
    works: 'the slipways, the ropewalk, the mast pond, the sail loft, the dry dock',
    workers: 'shipwright, caulker, rope-spinner, sailmaker',
    wares: 'cutters, tarred rope, oakum, sailcloth, figureheads, ships’ biscuit, anchors, sea chests',
    buys: 'oak, hemp, pitch, bronze nails, flax, brandy',
    lacks: 'trees, milk, arable land, sober caulkers, honest pilots',
    smells: 'pitch, wet hemp, oak shavings, bilge',
    sounds: 'adzes, a capstan song, halyards slapping, mallets on oak',
    cheap: ['wood', 'travel'],
    dear: ['food', 'beast'],
    map: 'ships',
    places: ['harbour'],
  }),
  livelihood('Peat and reed', {
    words: 'peat, reed, marsh, swamp, bog, fen, leech, herb, herbs, witch, mushroom, frog',
    lands: ['marsh', 'lake', 'river'],
    works: 'the peat cuttings, the reed beds, the leech ponds, the punt yard, the willow holts',
    workers: 'peat-cutter, reedman, leech-gatherer, punter',
    wares: 'black peat, thatching reed, leeches, basketware, bog oak, feverwort, wildfowl, lamp rushes',
    buys: 'boots, wheat, tin pails, fishhooks, brandy, sheepskins',
    lacks: 'stone, dry ground, bread, horses, a road',
    smells: 'peat smoke, standing water, bruised mint, duck fat',
    sounds: 'bitterns booming, poles sucking at mud, frogs, dogs that swim',
    cheap: ['light', 'food'],
    dear: ['beast', 'metal'],
    map: 'boats',
    places: [],
  }),
  livelihood('Stone', {
    words: 'stone, quarry, marble, mason, granite, lime, sculptor, statue, dwarven, ruin, ruins',
    lands: ['hills', 'mountains', 'coast', 'desert', 'island'],
    works: 'the quarry face, the lime kilns, the masons’ lodge, the stone boats, the crane',
    workers: 'quarryman, mason, lime-burner, sledge driver',
    wares: 'dressed granite, quicklime, millstones, gravestones, roof slates, gargoyles, paving, marble dust',
    buys: 'gunny rope, wedges, oxen, beer, oak rollers, bandages',
    lacks: 'topsoil, timber, clean lungs, cattle, young men',
    smells: 'stone dust, lime, wet rope, hot flint',
    sounds: 'chisels by the hundred, a warning horn, sledges, the crane wheel',
    cheap: ['metal'],
    dear: ['wood', 'food', 'cloth'],
    map: '',
    places: ['mine'],
  }),
  livelihood('Honey and wax', {
    words: 'honey, bee, bees, wax, mead, orchard, apple, garden, flower, flowers, perfume, tea',
    lands: ['forest', 'hills', 'plains', 'island'],
    works: 'the bee gardens, the wax house, the orchard walls, the mead hall, the flower presses',
    workers: 'beekeeper, grafter, wax-boiler, perfumer',
    wares: 'heather honey, mead, white wax, rosewater, dried apples, candied violets, seed cake, sealing wax',
    buys: 'straw skeps, sugar loaf, glass phials, smoked meat, muslin, copper',
    lacks: 'iron, salt, sea fish, soldiers, stone',
    smells: 'clover, warm wax, fermenting apples, rose petals',
    sounds: 'a hum like distant rain, ladders against bark, wasps, bells on skeps',
    cheap: ['drink', 'light'],
    dear: ['metal', 'letters'],
    map: 'orchards',
    places: [],
  }),
  livelihood('Furs and amber', {
    words: 'fur, furs, hunter, hunting, trapper, amber, frontier, snow, snowy, frozen, arctic, northern, fort, outpost',
    lands: ['forest', 'mountains', 'coast', 'lake', 'plains'],
    works: 'the trading post, the skinning sheds, the amber diggings, the sledge yard, the cold stores',
    workers: 'trapper, skinner, amber-digger, sledge driver',
    wares: 'beaver pelts, amber, bear grease, reindeer hide, walrus ivory, dried cranberries, wolf cloaks, snowshoes',
    buys: 'steel traps, tea, tobacco, blankets, flour, brass kettles',
    lacks: 'company, grain, glass, physic, daylight',
    smells: 'scraped hides, juniper smoke, bear fat, snow coming',
    sounds: 'sledge dogs, scrapers on hide, ice shifting, a fiddle indoors',
    cheap: ['cloth'],
    dear: ['food', 'drink', 'letters'],
    map: '',
    places: ['warehouse'],
  }),
]
