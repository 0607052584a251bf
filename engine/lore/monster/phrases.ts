/*
 * What every monster's sheet is put together from. A run of five words must be another's on another sheet, so nothing here
 * is long: what is said is made of two or three of these, side by side.
 */
const list = (text: string) => text.split(', ')

/** Of a part of a body. */
export const tones = list(
  'scarred, lopsided, heavy, narrow, restless, patient, crooked, enormous, delicate, swollen, hairless, bristling, blunt, sunken, mottled, split, trembling, wrinkled, gleaming, ragged, knotted, pale, blackened, wet, cracked, twisted, thick, thin, tattered, notched, ancient, tender, hollow, stiff, veined, mismatched, raw, shrunken, fine, half-healed',
)
/** Of stuff. */
export const grains = list(
  'old, thin, black, grey, dull, thick, cold, warm, dirty, pale, sour, damp, dark, heavy, greasy, fresh, brownish, ashen, yellowed, coarse, fine, foul, dusty, sticky, wet, reddish, oily, matted, scattered, stinking',
)
/** What a part does with its stuff: two words at most. */
export const wears = list(
  'wears, trails, leaks, sheds, drips, bleeds, carries, breathes, grinds, holds, hides, smears, spills, scatters, weeps, sweats, drags, sprouts, reeks of, smells of, glistens with, bristles with, crackles with, is all',
)
/** What a skin or a surface is like: a state and a stuff. */
export const textureKinds = list(
  'wet, old, cracked, burned, cold, polished, rotten, unwashed, wrinkled, mended, greasy, weathered, dented, scorched, frozen, bruised, tarred, peeling, trodden, hammered, soaked, split, dusty, oiled, sagging, chewed, scraped, quilted, knotted, sodden',
)
export const textures = list(
  'gravel, bark, pewter, leather, sailcloth, slate, wax, felt, cobbles, thatch, parchment, rope, lead, oilcloth, tripe, velvet, pottery, brick, sacking, coal, tin, suet, horn, canvas, peat, marble, basketwork, lace, saddle leather, paper, plaster, pig iron, moleskin, old masonry, driftwood, dough, coral, ship’s timber, church glass, turf',
)
/** What it smells of besides. */
export const odourKinds = list(
  'wet, cold, burned, sour, stale, mouldy, spilled, rotten, warm, scorched, damp, sweet, rancid, smoked, trampled, boiled, singed, pickled, fresh, salted',
)
export const odours = list(
  'harness, rope, bread, leather, milk, hay, apples, wool, candles, iron, vinegar, fish, tar, straw, onions, beer, cheese, paint, soap, pepper, copper, pears, feathers, tallow, timber, cabbage, herring, honey, earth, hops, chestnuts, mutton',
)
/** What it sounds like: things, what is done with them, and where. */
export const noises = list(
  'harness, sailcloth, gravel, crockery, chains, hinges, barrels, timber, ladders, shutters, cartwheels, bellows, drums, looms, millstones, cooking pots, boots, oars, cattle, geese, curtains, keys, cider presses, gates, teeth, scissors, bedsprings, sledges',
)
export const noiseKinds = list(
  'creaking, shifting, dragged, settling, tearing, knocked together, rolling, dropped, shaken, scraped, breathing, splitting, swinging, walking, turning, coughing',
)
export const noisePlaces = list(
  'upstairs, under water, behind a wall, in fog, far off, in sleep, over stones, down a well, in church, underfoot, next door, at sea, in snow, overhead',
)
/** Of a spot of ground. */
export const grounds = list(
  'last, nearest, second, broken, leaning, lowest, darkest, old, northern, third, highest, far, narrow, crooked, only, western, split, oldest, driest, mossy, bare, trampled, lonely, ruined',
)
export const bulkKinds = list(
  'village, stout, tall, good, old, broad, squat, royal, neighbour’s, fair-sized, lean, wide, farmer’s, prize, parish, heavy, bishop’s, fat, northern, miller’s, half-built, crooked, well-kept, merchant’s, widow’s, plain, handsome, well-fed, dark, painted, rich man’s, borrowed, new, low, sturdy, grey, travelling, narrow, wet, country',
)
/** What it is as big as. */
export const bulks = {
  Tiny: list(
    'thimble, wren, inkwell, egg, kitten, prayer book, bun, candle, snuffbox, shoe, teacup, plum, mouse, purse',
  ),
  Small: list(
    'kettle, spaniel, milk churn, cradle, fiddle case, goose, stool, market basket, piglet, keg, drum, lantern, lamb, anvil',
  ),
  Medium: list(
    'pony cart, watchman, church door, wine butt, hay bale, wardrobe, ram, pulpit, calf, bedstead, bell, rowing boat, tailor, settle',
  ),
  Large: list(
    'plough horse, hay wain, river barge, smithy, bull, coach, wine vat, farm gate, hen house, ox, bandstand, loom, ferry, oven',
  ),
  Huge: list(
    'barn, mill, toll house, grain ship, chapel, gatehouse, brewery, lock gate, manor, tithe barn, rood screen, granary, belfry, oak',
  ),
  Gargantuan: list(
    'cathedral, hillside, castle keep, harbour mole, market square, warship, viaduct, quarry, town hall, fortress, abbey, headland, bridge, island',
  ),
} as const

/** What it does as one watches, whatever it is. */
export const moves = list(
  'waits, turns, listens, comes nearer, freezes, leans forward, looks past you, sways, sniffs, shudders, draws back, settles, wakes, stretches, stares, hesitates, trembles, pauses, blinks, twitches',
)
export const manners = list(
  'politely, twice, unhurriedly, landlord-like, belatedly, sideways, noiselessly, almost kindly, carefully, habitually, suddenly, sleepily, joint by joint, greedily, idly, stiffly, with relish, like clockwork, oddly, once more, hungrily, proudly, shyly, as rehearsed, mechanically',
)

/** Those it goes for: how they are, and who. */
export const targetKinds = list(
  'loudest, limping, bleeding, praying, mounted, kneeling, laughing, climbing, hurried, last, nearest, frightened, dazzled, tallest, smallest, best-dressed, quietest, bravest, youngest, slowest, torch-bearing, hesitating, wounded, sleepy, stumbling, cornered, whispering, shouting, singing, lonely, crouching, boldest, weariest, unarmoured, armoured, drunkest, proudest, muddiest, coughing, wettest',
)
export const targetsOf = list(
  'archer, healer, scout, spellcaster, shield bearer, fighter, straggler, lantern bearer, leader, lookout, front-liner, guide, climber, rope carrier, rearguard, hireling, mapmaker, speaker, brawler, sharpshooter',
)
/** What it looks at, of theirs. */
export const regards = list(
  'lantern, hands, boots, throats, mouths, shadows, rope, shields, packs, faces, breath, horses, blades, hoods, knees, bread, torches, bowstrings, rings, eyes, hesitation, rear, cloaks, footprints, backs',
)
/** When it does something: three words at most. */
export const moments = list(
  'at first blood, once surrounded, after a miss, if anyone heals, as shields lock, before they rally, while they argue, at any spell, when flanked, as bowstrings draw, at half strength, in a doorway, after a taunt, as someone climbs, on first scream, when cornered, when they retreat, if anyone kneels, when mocked, once bleeding, if nobody moves, at any bell, on a stumble, in the dark, mid-leap, on bad footing, when grappled, when outnumbered, if disarmed, as torches fail, when they scatter, if they bunch, after a feint, at dropped weapons, during parley, when prayed at, as ropes tighten, at close quarters, from above, without warning',
)

/** Who may need somebody for it, of either sex. */
export const clients = list(
  'furrier, bishop’s secretary, bankrupt student, retired captain, baron’s heir, assurance clerk, rival hunter, travelling surgeon, chandler, foreign envoy, puppeteer, grown orphan, poor painter, gravedigger, deserter, reeve, physician, apothecary, tanner, moneylender, innkeeper, horse dealer, magistrate, canal owner, bell founder, glover, wine merchant, notary, schoolteacher, cartographer, prior, collector, ship’s cook, perfumer, tax farmer, falconer, widowed miller, playwright, armourer, midwife',
)
export const witnesses = list(
  'bell-ringer, ferry hand, goatherd, lamplighter, washing-day helper, poacher, tinker, pedlar, drover, knife grinder, rat-catcher, truant, night porter, carter, thatcher, pilgrim, fiddler, chimney sweep, honey gatherer, net mender, hedge layer, gatekeeper, sexton, mole catcher, charcoal burner, dairy hand, sleepwalker, blind beggar, mail rider, hermit, sawyer, cheese carrier, wheelwright, tollkeeper, ropewalker, egg seller',
)
export const victims = list(
  'younger child, sweetheart, partner, apprentice, old servant, cousin, twin, lodger, tutor, foster child, godchild, groom, neighbour, creditor, best friend, business rival, drinking companion, in-law, fellow pilgrim, former teacher',
)

export const firsts = list(
  'Crane, Tallow, Gallows, Heron, Bell, Copper, Widow, Lantern, Salt, Thorn, Mercy, Candle, Friar, Magpie, Cinder, Otter, Barley, Anchor, Plague, Honey, Iron, Weaver, Goose, Pepper, Ash, Glass, Drover, Raven, Tanner, Maiden, Pilgrim, Clay, Fiddler, Rook, Harrow, Kettle, Bramble, Sorrow, Tinker, Shepherd, Flint, Hunger, Nettle, Badger, Spindle, Sexton, Milk, Penny, Quarrel, Hob, Lark, Saddle, Needle, Winter, Beggar, Cobble, Wren, Hazel, Ember, Wagon',
)
export const feasts = {
  firsts: list(
    'Lamb, Candle, Frost, Plough, Reed, Lantern, Harvest, Apple, Herring, Fire, May, Barley, Shear, Bell, Goose, Ember, Maiden, Hallow, Wren, Honey, Flood, Moon, Cheese, Rose, Winter, Salmon',
  ),
  lasts: list('tide, night, feast, fair, eve, week'),
}
export const numbers = list(
  'two, three, four, five, six, seven, eight, nine, ten, eleven, twelve, thirteen, fourteen, fifteen, seventeen, nineteen, twenty, thirty, forty',
)
export const directions = list(
  'above, below, north of, south of, east of, west of, upwind of, across from, past, behind',
)

/** What it has kept, or lost: a quality and a thing. */
export const qualities = list(
  'cracked, stained, battered, salt-stained, scorched, mended, foreign, scratched, ugly, handsome, borrowed, initialled, ribboned, worn, small, tarnished, half-burnt, painted, numbered, worm-eaten, unsigned, lopsided, faded, sealed, hollow, patched, waxed, crested, bent, gilded, bloodstained, childish, silver, brass, ivory, antique, pewter, inlaid, broken, engraved',
)
export const things = list(
  'signet ring, account book, prayer book, casket, hunting horn, portrait, cup, comb, dagger, key ring, letter case, sea map, music box, medal, hand mirror, brooch, spyglass, pocket watch, bone flute, doll, deed box, belt buckle, reliquary, snuffbox, lamp, candlestick, compass, banner, thimble, whistle, hand bell, recipe book, wedding shoe, glass eye, tin soldier, birdcage, chess queen, lute, tinderbox, locket, walking stick, death mask, almanac, dice box, inkwell, christening gown, scabbard, weather vane, fiddle bow, charter, tankard, hatbox, toy boat, surveyor’s level, saint’s medal, boot knife, seed packet, pilgrim’s badge',
)
/** What is odd about something found. */
export const oddities = list(
  'wrapped in oilcloth, tied with red thread, chewed at one end, still warm, smelling of smoke, with a false bottom, name filed off, stolen twice before, promised to someone, cleaned with care, missed since autumn, worth a journey, in working order, with a hidden catch, half burned, wet through, stamped with a heron, older than it looks, with a note inside, of foreign make, ticking, cursed in jest, lovingly mended, unpaid for, wanted by three heirs, carved with a tally, far too heavy, empty of course, with teeth marks, dedicated on the back',
)
/** What a prize is like. */
export const prizeKinds = list(
  'whole, fresh, unbroken, warm, perfect, bruised, left, full-grown, untouched, clean-cut, unspoiled, matched, living, sound, ripe, heavy, flawless, dripping, second, raw, large, willingly given, moonlit, unbled',
)
/** What somebody needs a part of it for. */
export const purposes = list(
  'to cure a horse, to win a bet, for a wedding, to forge a relic, for a lecture, to pay a ransom, to wake sleepers, to poison a rival, for a bishop, for a dying child, to break a lease, to finish a portrait, for a crown, to tune an organ, to bait another, to mend a marriage, for a theatre, to bribe a ghost, to fool a duke, to save a vineyard, for a wig, to end a drought, for a theory, to launch a ship, for a scent, to lift a curse, to stock a museum, for a funeral, to calm bees, to settle a quarrel',
)

/** What somebody who hires hides. */
export const twists = list(
  'and lies about why, and pays in advance, and is followed, and has sent others, and calls it “Darling”, and weeps while asking, and owns the land, secretly to free it, and was bitten, and cannot pay, and once fed it, and comes along, and brings a cage, and wants no witnesses, and haggles daily, for somebody unnamed, and carries its tooth, and has a twin there, and sold its young, and dreams of it',
)

/** What may be wanted of whatever has hands. */
export const belongings = list(
  'signet, left glove, name book, prayer cord, hair knot, key ring, wedding band, cane, heart, ledger, mask, last letter, drinking cup, finger bone, death mask, cloak pin',
)
