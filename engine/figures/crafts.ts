import type { Rgb } from '../paint/colour.ts'
import type { Act } from './acts.ts'
import type { Furnishing, GearKind } from './scene.ts'

/** What a hand needs for a craft, unless it holds one of `suits` already. */
export interface Tool {
  kind: GearKind
  colour: Rgb
  stuff?: string
  suits?: readonly GearKind[]
}

/** One way to follow a craft: how body and hands are held, what they hold, what it is done at. */
export interface Way {
  /** Which words of the prompt ask for this way; left out: all that name the craft. */
  when?: RegExp
  act: Act
  /** What the legs do meanwhile. */
  legs?: 'sitting' | 'kneeling' | 'marching' | 'sneaking'
  right?: Tool
  left?: Tool
  at?: Furnishing['kind']
  /** What lies on the table for it. */
  lies?: string
}

interface Craft {
  words: string
  /** The first that the words ask for. */
  ways: readonly Way[]
}

const tool = (kind: GearKind, colour: Rgb, more: Omit<Tool, 'kind' | 'colour'> = {}): Tool => ({
  kind,
  colour,
  ...more,
})
const steel: Rgb = [168, 174, 180]
const beech: Rgb = [150, 108, 64]
const linen: Rgb = [226, 218, 200]
const knife = tool('dagger', steel, { suits: ['dagger', 'cleaver', 'chisel', 'sickle', 'razor'] })
const craft = (words: string, ...ways: Way[]): Craft => ({ words, ways })

/**
 * Work by the words for it. A craft is told to the person by its name; `act` is one of those that pictures know how to hold, so that
 * a new craft needs its words and its tools alone.
 */
export const crafts = {
  knitting: craft('knitting, knits, crocheting, crochets, darning', {
    act: 'handiwork',
    right: tool('needles', [176, 52, 56]),
  }),
  sewing: craft(
    'sewing, sews, mending clothes, stitching cloth, stitching a dress, embroidering, embroiders, hemming, quilting, patching',
    { act: 'handiwork', right: tool('needle', steel), left: tool('cloth', [92, 116, 160]) },
  ),
  carving: craft(
    'carving, carves, whittling, whittles, woodcarving, wood carving',
    {
      when: /\b(?:roast|meat|pig|goose|turkey|ham|joint)\b/i,
      act: 'tablework',
      right: knife,
      at: 'table',
      lies: 'meat',
    },
    {
      act: 'handiwork',
      right: knife,
      left: tool('stake', [176, 132, 84], { suits: ['staff', 'pipe', 'stake', 'wand'] }),
    },
  ),
  peeling: craft('peeling, peels, coring', {
    act: 'handiwork',
    right: knife,
    left: tool('apple', [196, 164, 104], { suits: ['apple', 'cabbage', 'pumpkin', 'bowl'] }),
  }),
  knotting: craft(
    'tying knots, tying a knot, ties knots, splicing, splicing rope, tying a rope, mending nets, mending a net, mends nets, mending his nets, mending her nets',
    {
      when: /\bnets?\b/i,
      act: 'handiwork',
      left: tool('net', [150, 132, 98]),
    },
    { act: 'handiwork', left: tool('coil', [190, 160, 110]) },
  ),
  repairing: craft(
    'repairing, repairs, mending, mends, fixing, fixes, soldering, assembling, assembles, building, tuning',
    {
      when: /\b(?:boots?|shoes?|saddles?|harness)\b/i,
      act: 'handiwork',
      right: tool('hammer', steel),
      left: tool('boot', [104, 68, 42]),
    },
    {
      when: /\b(?:nets?)\b/i,
      act: 'handiwork',
      left: tool('net', [150, 132, 98]),
    },
    {
      when: /\b(?:clothes|dress|shirt|cloak|coat|socks?|breeches|trousers|cloth|tunic|robe|sail)\b/i,
      act: 'handiwork',
      right: tool('needle', steel),
      left: tool('cloth', linen),
    },
    {
      when: /\b(?:clock|watch|gears?|machine|automaton|clockwork|mechanism|contraption|device|gadget|golem|construct|construct|lamp|lock|cog|arm|engine)\b/i,
      act: 'handiwork',
      right: tool('wrench', steel, { suits: ['wrench', 'hammer', 'tongs'] }),
      left: tool('cog', [192, 152, 80]),
    },
    {
      when: /\b(?:lute|fiddle|violin|harp|guitar|mandolin|strings)\b/i,
      act: 'strumming',
      left: tool('lute', beech, { suits: ['lute', 'harp', 'fiddle'] }),
    },
    {
      when: /\b(?:table|chair|door|boat|wheel|wagon|cart|ship|roof|fence|barrel|house|hut|shelf)\b/i,
      act: 'hammering',
      right: tool('hammer', steel),
      at: 'block',
    },
  ),
  kneading: craft(
    'kneading, kneads, kneading bread, rolling dough, shaping bread, shaping loaves, making bread, making pastry, making dough, kneading dough',
    {
      act: 'tablework',
      at: 'table',
      lies: 'dough',
    },
  ),
  chopping: craft(
    'chopping, chops, splitting wood, splitting logs, splits logs, cutting wood, cutting firewood',
    {
      when: /\b(?:vegetables?|carrots?|onions?|herbs?|cabbages?|turnips?|leeks?|potatoes|food|mushrooms?|roots?)\b/i,
      act: 'tablework',
      right: knife,
      at: 'table',
      lies: 'vegetables',
    },
    {
      when: /\b(?:meat|pork|fish|beef|ham|bones?|carcass)\b/i,
      act: 'tablework',
      right: tool('cleaver', steel, { suits: ['cleaver', 'dagger', 'axe'] }),
      at: 'table',
      lies: 'meat',
    },
    { act: 'swinging', right: tool('axe', steel, { suits: ['axe', 'greataxe'] }), at: 'block' },
  ),
  butchering: craft(
    'butchering, butchers meat, cutting meat, carving meat, gutting, guts fish, skinning, filleting, cleaving meat, jointing',
    {
      when: /\b(?:fish|eels?|trout|salmon|cod|herring)\b/i,
      act: 'tablework',
      right: knife,
      left: tool('fish', steel),
      at: 'table',
    },
    {
      act: 'tablework',
      right: tool('cleaver', steel, { suits: ['cleaver', 'dagger', 'axe'] }),
      at: 'table',
      lies: 'meat',
    },
  ),
  cutting: craft(
    'cutting, cuts, slicing, slices, shearing, shears, trimming his',
    {
      when: /\bsheep|wool|fleece|lambs?\b/i,
      act: 'kneework',
      legs: 'kneeling',
      right: tool('scissors', steel, { suits: ['scissors'] }),
    },
    {
      when: /\b(?:cloth|silk|velvet|fabric|linen|leather|pattern|hair)\b/i,
      act: 'tablework',
      right: tool('scissors', steel, { suits: ['scissors', 'dagger'] }),
      at: 'table',
      lies: 'cutting',
    },
    {
      when: /\b(?:purses?|pouch|pockets?)\b/i,
      act: 'sneaking',
      right: knife,
      left: tool('purse', beech),
    },
    {
      when: /\b(?:vegetables?|onions?|carrots?|bread|cheese|cabbage|pie|cake|apples?|fruit|herbs?)\b/i,
      act: 'tablework',
      right: knife,
      at: 'table',
      lies: 'vegetables',
    },
    {
      when: /\b(?:meat|pork|beef|ham)\b/i,
      act: 'tablework',
      right: tool('cleaver', steel, { suits: ['cleaver', 'dagger'] }),
      at: 'table',
      lies: 'meat',
    },
  ),
  grinding: craft(
    'grinding, grinds, crushing herbs, pounding herbs, crushes herbs, mixing potions, mixing herbs, mixing a potion, mixing medicine, with a mortar and pestle, mortar and pestle, mortar, pestle',
    {
      when: /\b(?:sword|axe|blade|knife|dagger|scythe|spear)\b/i,
      act: 'tablework',
      at: 'grindstone',
    },
    {
      act: 'tablework',
      right: tool('pestle', [176, 168, 156]),
      at: 'table',
      lies: 'mortar',
    },
  ),
  pottery: craft(
    "shaping clay, shaping a bowl, shaping a jar, shaping a vase, shaping a pot, shaping a clay pot, throwing a pot, throwing pots, throwing clay, making pots, at a potter's wheel, at her potter's wheel, at his potter's wheel, potter's wheel, moulding clay, sculpting clay",
    {
      act: 'tablework',
      at: 'table',
      lies: 'pot',
    },
  ),
  weighing: craft('weighing, weighs, measuring out, appraising, appraises, examining a gem', {
    act: 'tablework',
    at: 'table',
    lies: 'scales',
  }),
  stamping: craft(
    'stamping, stamps a document, signing, signs, sealing a letter, signing papers, drafting, drawing up a contract, drawing a map, drawing maps, sketching, sketches, inking, illuminating a manuscript, balancing the books, doing accounts, keeping accounts, keeping the books',
    {
      when: /\bstamp/i,
      act: 'writing',
      right: tool('stamp', beech),
    },
    { act: 'writing' },
  ),
  chess: craft(
    'playing chess, plays chess, chessboard, chess board, chess set, playing checkers, playing draughts, board game, playing a board game',
    {
      act: 'gambling',
      at: 'table',
      lies: 'chess',
    },
  ),
  dealing: craft(
    'dealing cards, deals cards, shuffling cards, shuffling tarot cards, shuffles cards, shuffling, dealing, card sharp, card trick, reading cards, reading tarot, reading the cards, telling fortunes, laying out cards',
    {
      act: 'gambling',
      left: tool('cards', linen),
    },
  ),
  feeding: craft(
    'feeding chickens, feeding hens, feeding the chickens, feeds chickens, feeding geese, feeding ducks, feeding her chickens, feeding his chickens, sowing, sows seeds, sowing seeds, feeding, feeds',
    {
      when: /\b(?:chickens?|hens?|poultry|cockerels?|roosters?)\b/i,
      act: 'scattering',
      left: tool('basket', [172, 130, 74], { suits: ['basket', 'bucket', 'sack', 'bowl'] }),
      at: 'hens',
    },
    {
      when: /\bsow|seed|grain\b/i,
      act: 'scattering',
      left: tool('basket', [172, 130, 74], { suits: ['basket', 'bucket', 'sack', 'bowl'] }),
    },
    {
      when: /\b(?:birds?|pigeons?|gulls?|seagulls?|doves?|geese|goose|ducks?|swans?|sparrows?|robins?|peacocks?|pelicans?|turkeys?)\b/i,
      act: 'scattering',
      left: tool('bowl', beech, { suits: ['basket', 'bucket', 'sack', 'bowl'] }),
    },
    {
      when: /\b(?:pigs?|horses?|pony|ponies|goats?|cows?|dogs?|hounds?|sheep|lambs?|rabbits?|deer|stag|squirrels?|monkeys?|fish|cats?|ravens?|owl|wolf|fox|bear|dragon|turtle|donkey)\b/i,
      act: 'presenting',
      right: tool('apple', [176, 40, 34], { suits: ['apple', 'bread', 'fish', 'basket', 'bucket'] }),
    },
  ),
  laundry: craft(
    'laundry, bedsheets, sheets, clothesline, washing line, clothes line, bedlinen, linens',
    {
      when: /\bhang|\bpeg|\bdry|\bline\b/i,
      act: 'reaching',
      at: 'washing-line',
    },
    {
      when: /\bwash|\bscrub|\brins|\bdoing\b|\bwring|\bsoap/i,
      act: 'tablework',
      left: tool('cloth', linen),
      at: 'washtub',
    },
    {
      when: /\bfold|\bcarry|\bwith\b/i,
      act: 'handiwork',
      left: tool('laundry', linen),
    },
  ),
  washing: craft(
    'washing, washes, scrubbing, scrubs, rinsing, wringing, doing dishes, washing dishes, scrubbing pots',
    {
      when: /\b(?:floors?|steps|stones?|deck|tiles|stairs)\b/i,
      act: 'kneework',
      legs: 'kneeling',
      right: tool('cloth', linen),
      at: 'pail',
    },
    {
      when: /\b(?:wounds?|cuts?|patient)\b/i,
      act: 'bandaging',
    },
    {
      act: 'tablework',
      left: tool('cloth', linen),
      at: 'washtub',
    },
  ),
  picking: craft(
    'picking, picking a lock, picking the lock, picking locks, picks a lock, picks the lock, picks locks, lockpicking, lock picking, disarming a trap, disarming',
    {
      when: /\block|\btrap/i,
      act: 'kneework',
      legs: 'kneeling',
      right: tool('lockpick', steel),
      left: tool('lockpick', steel),
      at: 'chest',
    },
    {
      when: /\bapples?|fruit|grapes?|cherr|olives?|pears?|plums?|peach|oranges?|figs?|hops\b/i,
      act: 'reaching',
      right: tool('apple', [176, 40, 34]),
    },
    {
      when: /\bpockets?|purses?\b/i,
      act: 'sneaking',
      left: tool('purse', beech),
    },
    {
      when: /\bmushrooms?|toadstools?\b/i,
      act: 'kneework',
      legs: 'kneeling',
      right: tool('mushroom', [186, 44, 36]),
      left: tool('basket', [172, 130, 74]),
    },
    {
      when: /\bflowers?|herbs?|berr|roses?|plants?|roots?|vegetables?|lavender\b/i,
      act: 'kneework',
      legs: 'kneeling',
      right: tool('herbs', [86, 122, 62]),
      left: tool('basket', [172, 130, 74]),
      at: 'sprouts',
    },
  ),
  gathering: craft(
    'gathering, gathers, collecting, collects, foraging, forages, harvesting, harvests, planting, plants seeds, weeding, gardening, reaping, reaps, threshing, mowing',
    {
      when: /\b(?:coins?|tax(?:es)?|gold|debts?|rent|money)\b/i,
      act: 'presenting',
      left: tool('purse', beech),
    },
    {
      when: /\b(?:wheat|corn|grain|barley|hay|rye|crops?|reap\w*|mow\w*|thresh\w*)\b/i,
      act: 'sweeping',
      right: tool('scythe', steel, { suits: ['scythe', 'sickle', 'pitchfork'] }),
    },
    {
      when: /\b(?:firewood|wood|sticks|kindling|branches)\b/i,
      act: 'hauling',
      right: tool('firewood', beech),
    },
    {
      when: /\bhoney/i,
      act: 'presenting',
      right: tool('honeycomb', [226, 160, 44]),
    },
    {
      when: /\bmushrooms?|toadstools?|truffles?\b/i,
      act: 'kneework',
      legs: 'kneeling',
      right: tool('mushroom', [186, 44, 36]),
      left: tool('basket', [172, 130, 74]),
    },
    {
      act: 'kneework',
      legs: 'kneeling',
      right: tool('herbs', [86, 122, 62]),
      left: tool('basket', [172, 130, 74]),
      at: 'sprouts',
    },
  ),
  trapping: craft(
    'setting a trap, sets a trap, setting traps, setting a bear trap, setting a snare, setting snares, laying a trap, laying traps, baiting a trap',
    {
      act: 'kneework',
      legs: 'kneeling',
      at: 'snare',
    },
  ),
  tracking: craft(
    'tracking footprints, tracking, examining tracks, studying tracks, following tracks, reading tracks, examining footprints, studying footprints, footprints, searching the ground, investigating, examining a body',
    {
      act: 'kneework',
      legs: 'kneeling',
      at: 'footprints',
    },
  ),
  watering: craft(
    'watering flowers, watering plants, watering the flowers, waters flowers, watering her garden, watering roses, watering',
    {
      act: 'presenting',
      right: tool('watering-can', [122, 134, 126], { suits: ['watering-can', 'bucket'] }),
      at: 'sprouts',
    },
  ),
  sharpening: craft('sharpening, sharpens, honing, hones, whetting, whets', {
    act: 'wiping',
    left: tool('sword', steel, {
      suits: [
        'sword',
        'greatsword',
        'dagger',
        'axe',
        'greataxe',
        'scimitar',
        'rapier',
        'cleaver',
        'sickle',
        'scythe',
        'stake',
        'spear',
        'razor',
      ],
    }),
    right: tool('whetstone', [134, 136, 142]),
  }),
  sculpting: craft(
    'chiselling, chiseling, chisels, sculpting, sculpts, carving a statue, carving stone, engraving, engraves',
    {
      act: 'hammering',
      right: tool('mallet', beech, { suits: ['mallet', 'hammer'] }),
      left: tool('chisel', steel),
      at: 'statue',
    },
  ),
  sawing: craft(
    'sawing, saws wood, sawing wood, planing, building a chair, building a boat, building furniture, doing carpentry',
    {
      act: 'tablework',
      right: tool('saw', steel),
      at: 'table',
    },
  ),
  painting: craft('painting, paints, painting a portrait, painting a landscape, painting a wall', {
    when: /\bpaint(?:ing|s)\b(?!\s+of\b)|\beasel\b/i,
    act: 'painting',
    right: tool('brush', beech),
    left: tool('palette', beech),
    at: 'easel',
  }),
  mopping: craft('mopping, mops', { act: 'sweeping', right: tool('mop', beech), at: 'pail' }),
  raking: craft(
    'raking, rakes leaves, pitching hay, forking hay, hoeing, hoes, tilling, tills',
    {
      when: /\bhoe|\btill/i,
      act: 'sweeping',
      right: tool('hoe', beech, { suits: ['hoe'] }),
    },
    { act: 'sweeping', right: tool('pitchfork', beech) },
  ),
  mining: craft('mining, mines, digging for gold, hewing stone, breaking rocks, breaking stones, quarrying', {
    act: 'swinging',
    right: tool('pickaxe', steel, { suits: ['pickaxe', 'hammer'] }),
  }),
  playing: craft(
    'playing, plays, drumming, drums on, piping, fiddling',
    {
      when: /\b(?:accordion|concertina|squeeze ?box)\b/i,
      act: 'hauling',
      right: tool('accordion', [156, 40, 42]),
    },
    { when: /\bbagpipes?\b/i, act: 'hauling', right: tool('bagpipes', [122, 48, 44]) },
    {
      when: /\b(?:trumpet|bugle)\b/i,
      act: 'blowing',
      right: tool('trumpet', [204, 162, 78], { suits: ['horn'] }),
    },
    { when: /\bhorn\b/i, act: 'blowing', right: tool('horn', [214, 196, 156], { suits: ['trumpet'] }) },
    { when: /\btambourine\b/i, act: 'toasting', right: tool('tambourine', beech) },
    { when: /\bhurdy[- ]gurdy\b/i, act: 'strumming', right: tool('hurdy-gurdy', beech) },
    {
      when: /\b(?:harp|lyre|lute|guitar|mandolin|viol)\b/i,
      act: 'strumming',
      left: tool('lute', beech, { suits: ['harp', 'lute', 'fiddle'] }),
    },
    {
      when: /\bdrum/i,
      act: 'strumming',
      left: tool('drum', beech),
    },
    {
      when: /\bpip(?:e|es|ing)\b/i,
      act: 'strumming',
      left: tool('flute', beech, { suits: ['flute', 'bagpipes'] }),
    },
    {
      when: /\bfiddl|\bviolin/i,
      act: 'strumming',
      right: tool('fiddle', beech),
    },
  ),
  roasting: craft(
    'roasting, roasts, grilling, frying, fries, baking, bakes, baking bread, baking pies, cooking over a fire, cooking over a campfire, toasting bread',
    {
      when: /\bbread|\bpies?\b|\bcakes?\b|\bpastr|\bbak/i,
      act: 'presenting',
      right: tool('tray', steel, { suits: ['tray', 'pie', 'bread'] }),
    },
    {
      act: 'stirring',
      right: tool('spit', beech, { suits: ['pan', 'ladle', 'spit'] }),
      at: 'campfire',
    },
  ),
  bellowing: craft('working the bellows, works the bellows, pumping the bellows, pumping bellows, bellows', {
    act: 'tablework',
    right: tool('bellows', beech),
    at: 'anvil',
  }),
  branding: craft(
    'heating an iron, heating a brand, branding iron, hot iron, red hot iron, glowing iron, red hot poker, hot poker',
    {
      act: 'presenting',
      right: tool('brand', steel),
    },
  ),
  serving: craft(
    'serving food, serves food, serving ale, serves ale, serving beer, serving wine, serving customers, waiting tables, serving a meal, carrying a tray',
    {
      act: 'presenting',
      right: tool('tray', steel, { suits: ['tray', 'plate', 'tankard', 'jug', 'bowl'] }),
    },
  ),
  delivering: craft(
    'delivering, delivers, delivering a letter, handing out',
    {
      when: /\bletters?|messages?|parcels?|scrolls?|news\b/i,
      act: 'presenting',
      right: tool('letter', linen, { suits: ['letter', 'scroll', 'book'] }),
    },
    { act: 'presenting' },
  ),
  selling: craft('selling, sells, hawking, peddling, peddles', { act: 'presenting' }),
  stealing: craft('stealing, steals, robbing, robs, pickpocketing, looting, burgling, pilfering', {
    act: 'sneaking',
    left: tool('purse', beech, { suits: ['purse', 'sack', 'coin', 'key'] }),
  }),
  hiding: craft(
    'hiding, hides behind, hidden behind, hiding behind, taking cover, ducking, eavesdropping, spying',
    {
      when: /\bbarrels?\b/i,
      act: 'sneaking',
      at: 'barrel',
    },
    {
      when: /\bcrates?|boxes\b/i,
      act: 'sneaking',
      at: 'crate',
    },
    {
      when: /\b(?:rock|boulder)s?\b/i,
      act: 'sneaking',
      at: 'boulder',
    },
    { act: 'sneaking' },
  ),
  healing: craft(
    'healing, heals, curing, laying on hands, casting a healing spell, tending wounds, treating a patient, treating wounds',
    {
      when: /\b(?:light|magic|spell|hands)\b/i,
      act: 'casting',
    },
    { act: 'bandaging' },
  ),
  conjuring: craft(
    'opening a portal, opens a portal, portal, raising the dead, raising a zombie, raising zombies, raising skeletons, raising a skeleton, resurrecting, raising an undead, reanimating, animating a corpse, levitating a book, channelling energy, performing a ritual, ritual',
    {
      when: /\bportal/i,
      act: 'summoning',
      at: 'portal',
    },
    { act: 'summoning' },
  ),
  enchanting: craft(
    'enchanting, enchants, weaving magic, wielding magic, using magic, manipulating, controlling, commanding the',
    { act: 'casting' },
  ),
  commanding: craft(
    'commanding troops, commanding, giving orders, ordering, leading troops, directing, issuing orders',
    { act: 'pointing' },
  ),
  lighting: craft(
    'lighting a candle, lighting candles, lights a candle, lighting a lamp, lighting lamps, lighting a lantern, lighting a torch, lighting a fire, lighting a pipe',
    {
      when: /\bcandles?\b/i,
      act: 'handiwork',
      right: tool('stake', [206, 168, 112]),
      left: tool('candle', linen),
    },
    {
      when: /\bfire\b/i,
      act: 'kneework',
      legs: 'kneeling',
      at: 'campfire',
    },
    {
      act: 'reaching',
      right: tool('pole-lantern', beech),
    },
  ),
  well: craft(
    'drawing water, draws water, drawing water from a well, at the well, at a well, fetching water, fetches water',
    {
      when: /\bwell\b/i,
      act: 'tablework',
      at: 'well',
    },
    {
      act: 'hauling',
      left: tool('bucket', beech),
      right: tool('bucket', beech),
    },
  ),
  carting: craft(
    'pushing a cart, pushing a wheelbarrow, pushing his wheelbarrow, pushing her wheelbarrow, pulling a cart, pushing a barrow, pushing a handcart',
    {
      when: /barrow|\bhand ?cart/i,
      act: 'pushing',
      at: 'wheelbarrow',
    },
    {
      act: 'pushing',
      at: 'cart',
    },
  ),
  rocking: craft('rocking a cradle, rocks a cradle, rocking the cradle, cradle', { act: 'tablework', at: 'cradle' }),
  opening: craft(
    'opening a door, opens a door, opening the door, knocking on a door, knocking on the door, knocking at a door, knocking at the door, standing in a doorway, in a doorway, in the doorway, door, doorway',
    {
      when: /\bopen|\bknock/i,
      act: 'knocking',
      at: 'door',
    },
  ),
  shaving: craft('shaving, shaves, barbering, cutting hair', {
    act: 'handiwork',
    right: tool('razor', steel),
    left: tool('cloth', linen),
  }),
  limping: craft('limping, limps, with a limp, hobbling, hobbles, lame, walking with a limp', {
    act: 'leaning',
    right: tool('cane', beech, { suits: ['cane', 'crutch', 'staff', 'crook'] }),
  }),
  tasting: craft(
    'tasting, tastes, sampling',
    {
      when: /\b(?:wine|ale|beer|mead|potion|brew)\b/i,
      act: 'drinking',
      right: tool('goblet', [198, 160, 78], { suits: ['goblet', 'tankard', 'potion', 'ladle'] }),
    },
    { act: 'eating', right: tool('ladle', beech) },
  ),
  smelling: craft('smelling, smells a, sniffing, sniffs', {
    act: 'eating',
    right: tool('rose', [168, 34, 50], { suits: ['rose', 'herbs', 'goblet', 'potion'] }),
  }),
} as const satisfies Record<string, Craft>

export type CraftName = keyof typeof crafts
export const craftNames = Object.keys(crafts) as CraftName[]

/** How a craft is followed, by what else the words say; undefined: they only name it ("a painting of a knight"). */
export function wayOf(concept: string, prompt: string): Way | undefined {
  if (!(concept in crafts)) return undefined
  const { ways } = crafts[concept as CraftName] as Craft
  return ways.find(({ when }) => when === undefined || when.test(prompt))
}
