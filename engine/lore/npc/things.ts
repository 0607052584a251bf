const words = (text: string) => text.split(',').map((word) => word.trim())

/** What a tangle may be about: a quality and a thing. */
export const qualities = words(
  'cracked, stained, battered, narrow, heavy, salt-stained, scorched, mended, plain, foreign, scratched, ugly, handsome, borrowed, initialled, ribboned, soot-black, worn, small, tarnished, half-burnt, nameless, painted, numbered, worm-eaten, unsigned, lopsided, overwrought, faded, sealed, hollow, patched, blue-bound, waxed, crested, bent, gilded, bloodstained, childish, very old',
)
export const things = words(
  'signet ring, account book, prayer book, casket, hunting horn, portrait, silver cup, ivory comb, dagger, iron key, letter case, sea map, music box, medal, hand mirror, psalter, brooch, chain of office, spyglass, great seal, pocket watch, bone flute, doll, tally stick, deed box, belt buckle, reliquary, snuffbox, lamp, candlestick, compass, glove, banner, drinking horn, thimble, whistle, hand bell, recipe book, wedding shoe, glass eye, tin soldier, birdcage, chess queen, lute, tinderbox, locket, walking stick, death mask, almanac, cradle, dice box, inkwell, christening gown, scabbard, playing card, weather vane, violin bow, charter, tankard, hatbox',
)
const spotFirsts = words(
  'Crane, Tallow, Gallows, Heron, Bell, Copper, Widow, Lantern, Salt, Thorn, Mercy, Rope, Candle, Friar, Magpie, Cinder, Otter, Barley, Anchor, Plague, Honey, Iron, Weaver, Goose, Saint’s, Pepper, Ash, Glass, Chapel, Drover, Wolf, Raven, Tanner, Maiden, Pilgrim, Clay, Fiddler, Marsh, Toll, Cross',
)
const spotLasts = words(
  'Stair, Row, Yard, Bridge, Gate, Lane, Steps, Corner, Well, Quay, Court, Market, Alley, Green, Fields, Ford, Hill, Arch, Mill, Walk',
)
/** Corners of a town. */
export const spots = { firsts: spotFirsts, lasts: spotLasts }

export const hides = words(
  'the loft, the cellar, a blocked chimney, a dry well, a rented room, a strongroom, the space under the floor, a locked boathouse, an empty coffin, the belfry, the icehouse, a bricked-up oven, the dovecote, a sunk barge, the cistern, a crawlspace, the barn, an old crypt, the coal hole, a hollow tree, an old kiln, a hayloft, a tool shed, a root cellar',
)
const feastFirsts = words(
  'Lamb, Candle, Frost, Plough, Reed, Lantern, Harvest, Apple, Herring, Fire, May, Barley, Shear, Bell, Goose, Ember, Maiden, Hallow, Wren, Honey, Flood, Moon, Cheese, Rose, Winter, Salmon',
)
const feastLasts = words('tide, night, feast, fair, eve, week')
export const feasts = { firsts: feastFirsts, lasts: feastLasts }

export const days = words(
  'market day, wash day, pay day, rent day, court day, fast day, fish day, tithe day, muster day, mail day, bread day, barge day, brewing day, horse day, dole day, quarter day, cattle day, baking day, guild day, bath day, hiring day, auction day',
)
export const witnessRoles = words(
  'ferry clerk, gravedigger, laundress, night porter, pot boy, choir boy, lamplighter, tinsmith, fish gutter, drunk poet, goose girl, cellarer, midwife, knife grinder, chimney sweep, bell ringer, ratcatcher, rope maker, card player, seamstress, tollman, stable hand, puppeteer, herb woman, customs clerk, ex-novice, beekeeper, dock thief, retired hangman, wet nurse, old sailor, eel catcher',
)
/** Relatives by sex. */
export const relatives = {
  Female: words(
    'elder sister, younger sister, mother, aunt, daughter, grandmother, cousin, niece, foster sister, sister-in-law',
  ),
  Male: words(
    'elder brother, younger brother, father, uncle, son, grandfather, cousin, nephew, foster brother, brother-in-law',
  ),
} as const
/** Relatives who may be older than a child. */
export const elders = {
  Female: words('elder sister, mother, aunt, grandmother, cousin, foster sister'),
  Male: words('elder brother, father, uncle, grandfather, cousin, foster brother'),
} as const
/** What a place of work is like; what tools are like. */
export const workKinds = words(
  'cramped, draughty, shared, lower, upper, old, new, whitewashed, crowded, tidy, smoky, rented, half-built, narrow, sunny, damp, dusty, cold, noisy, quiet, locked, mended, leaking, swept',
)
export const toolKinds = words(
  'worn, borrowed, heavy, bent, good, chipped, greasy, polished, small, blunt, new, old, cracked, initialled, spare, cheap, well-made, rusty, stained, favourite, broken, long, odd, cold',
)
