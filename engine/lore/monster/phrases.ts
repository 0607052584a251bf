import type { BodyPlan } from './bodies.ts'

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
/** How a part has its stuff about it: two words at most. */
export const wears = list(
  'crusted with, streaked with, caked in, trailing, dripping, shedding, leaking, smeared with, matted with, flecked with, spotted with, hung with, stained with, powdered with, rank with, splashed with, clotted with, grey with',
)
/** What a skin or a surface is like: a state and a stuff. */
export const textureKinds = list(
  'wet, old, cracked, burned, cold, polished, rotten, unwashed, wrinkled, mended, greasy, weathered, dented, scorched, frozen, bruised, tarred, peeling, trodden, hammered, soaked, split, dusty, oiled, sagging, chewed, scraped, quilted, knotted, sodden',
)
export const textures = list(
  'gravel, bark, pewter, leather, sailcloth, slate, wax, felt, cobbles, thatch, parchment, rope, lead, oilcloth, tripe, velvet, pottery, brick, sacking, coal, tin, suet, horn, canvas, peat, marble, basketwork, lace, saddle leather, paper, plaster, pig iron, moleskin, old masonry, driftwood, dough, coral, ship’s timber, church glass, turf',
)
/** Of a spot of ground. */
export const grounds = list(
  'last, nearest, second, broken, leaning, lowest, darkest, old, northern, far, narrow, crooked, western, split, mossy, bare, trampled, lonely, ruined, southern, half-rotten, blackened, weathered, eastern',
)
export const bulkKinds = list(
  'village, stout, tall, good, old, broad, squat, fair-sized, wide, farmer’s, heavy, fat, miller’s, crooked, merchant’s, plain, handsome, dark, painted, rich man’s, new, low, sturdy, grey, narrow, large, small, full-grown, fine, common',
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
  'waits, turns, listens, comes nearer, freezes, leans forward, sways, shudders, draws back, settles, stretches, hesitates, trembles, pauses, twitches, stops, crouches lower, circles once',
)
export const manners = list(
  'unhurriedly, noiselessly, carefully, suddenly, calmly, silently, patiently, greedily, idly, stiffly, watchfully, without haste, once more, hungrily, without a sound, heavily, warily, as if listening, slowly, with great care, at its ease, cautiously, eagerly, lazily',
)

/** What it turns towards, of theirs. */
export const regards = list(
  'lanterns, hands, boots, throats, faces, shadows, ropes, shields, packs, blades, legs, torches, necks, cloaks, feet, weapons, arms, hoods, helmets, belts, knees, spell pouches',
)
/** Who may need somebody for it, of either sex. */
export const clients = list(
  'furrier, bishop’s secretary, bankrupt student, retired captain, travelling surgeon, chandler, foreign envoy, puppeteer, poor painter, gravedigger, deserter, reeve, physician, apothecary, tanner, moneylender, innkeeper, horse dealer, magistrate, bell founder, glover, wine merchant, notary, schoolteacher, cartographer, prior, collector, ship’s cook, perfumer, falconer, playwright, armourer, midwife, bailiff, brewer, baker, mayor, abbot, prioress, harbour master, ship’s captain, lawyer, landlord, widow, heiress, knight, judge, toll farmer, steward, mill owner, merchant, goldsmith, printer, bookbinder, vintner, cloth dealer, forester, coroner, market warden, guild master, alderman, drill sergeant, dowager, cattle dealer, quarry owner, shipwright, spice trader, candle maker, saddler, cutler, surveyor, architect, librarian, doctor',
)
export const witnesses = list(
  'bell-ringer, goatherd, lamplighter, poacher, tinker, pedlar, drover, knife grinder, rat-catcher, night porter, carter, thatcher, pilgrim, fiddler, chimney sweep, honey gatherer, net mender, hedge layer, gatekeeper, sexton, mole catcher, charcoal burner, dairy hand, blind beggar, mail rider, hermit, sawyer, cheese carrier, wheelwright, tollkeeper, ropemaker, egg seller, shepherd, weaver, cook, groom, ferryman, woodcutter, fisher, oarsman, dyer, potter, cooper, smith, cobbler, seamstress, miller’s hand, stable hand, scullion, ploughman, reaper, beekeeper, trapper, guide, messenger, watchman, lock keeper, organist, altar server, nurse, ragpicker, salt boiler, spinner, turner, tiler, plasterer, bargee, page, crossbow maker, herbalist, oyster diver, hurdle maker, juggler, piper, clerk',
)

export const firsts = list(
  'Crane, Tallow, Gallows, Heron, Bell, Copper, Widow, Lantern, Salt, Thorn, Mercy, Candle, Friar, Magpie, Cinder, Otter, Barley, Anchor, Plague, Honey, Iron, Weaver, Goose, Pepper, Ash, Glass, Drover, Raven, Tanner, Maiden, Pilgrim, Clay, Fiddler, Rook, Harrow, Kettle, Bramble, Sorrow, Tinker, Shepherd, Flint, Hunger, Nettle, Badger, Spindle, Sexton, Milk, Penny, Quarrel, Hob, Lark, Saddle, Needle, Winter, Beggar, Cobble, Wren, Hazel, Ember, Wagon',
)
export const feasts = {
  firsts: list(
    'Lamb, Candle, Frost, Plough, Reed, Lantern, Harvest, Apple, Herring, Fire, May, Barley, Shearing, Bell, Goose, Ember, Maiden, Hallow, Wren, Honey, Flood, Moon, Cheese, Rose, Winter, Salmon, Acorn, Thaw, Sowing, Cherry',
  ),
  lasts: list('Night, Feast, Fair, Eve, Week, Day'),
}
export const numbers = list(
  'two, three, four, five, six, seven, eight, nine, ten, eleven, twelve, thirteen, fourteen, fifteen, seventeen, nineteen, twenty, thirty, forty',
)
export const directions = list(
  'above, below, north of, south of, east of, west of, upwind of, across from, beyond, behind',
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
  'wrapped in oilcloth, tied with red thread, chewed at one end, still warm, smelling of smoke, wrapped in a rag, name filed off, stolen twice before, promised to someone, recently cleaned, missed since autumn, worth a reward, in good order, bent by a bite, half burned, wet through, stamped with a heron, older than it looks, with an owner’s mark, of foreign make, caked in mud, badly scratched, often mended, unpaid for, wanted by three heirs, marked with a tally, heavier than it looks, tied to a strap, with teeth marks, with a name inside',
)
/** What a prize is like. */
export const prizeKinds = list(
  'whole, fresh, unbroken, warm, perfect, full-grown, untouched, clean-cut, unspoiled, sound, flawless, raw, large, unbled, undamaged, clean, complete, dry, unburned, intact, undried, carefully cut, unwashed, uncut',
)
/** What somebody needs a part of it for. */
export const purposes = list(
  'to cure a horse, to win a bet, for a wedding, to forge a relic, for a lecture, to pay a ransom, to poison a rival, for a bishop, for a dying child, to finish a portrait, to bait another, for a theatre, to impress a duke, to save a vineyard, for a spell, to end a drought, to prove a claim, to clear a debt, to make ink, to lift a curse, to stock a museum, for a funeral, to brew a potion, to settle a quarrel, for an alchemist, to cheat a guild, to make poison, for a collection, to crown a hunt, to ward a door',
)

/** What may be wanted of whatever has hands. */
export const belongings = list(
  'signet, left glove, name book, prayer cord, hair knot, key ring, wedding band, cane, heart, ledger, mask, last letter, drinking cup, finger bone, death mask, cloak pin',
)

/** What may stick in a hide. */
export const stuck = list(
  'dagger, boot knife, fish hook, arrowhead, spearhead, sword point, hatpin, cleaver, harpoon head, axe head, crossbow bolt, sickle, razor, tent peg, iron spike, dart, horseshoe nail, pitchfork tine',
)
/** What somebody may have tied to it. */
export const tokens = list(
  'sheep bell, red ribbon, lucky charm, door key, lead seal, string of coins, owner’s tag, horseshoe, child’s shoe, dog whistle, wooden cross, tin cup, leather purse, brass ring, prayer strip, bone comb',
)

export const days = list(
  'market day, wash day, pay day, rent day, court day, fast day, fish day, tithe day, mail day, bread day, sheep day, horse day, salt day, dole day, quarter day, cattle day, brewing day, baking day, barge day, lamp day',
)
export const ordinals = list(
  'third, fourth, fifth, sixth, seventh, eighth, ninth, tenth, eleventh, twelfth, fourteenth, fifteenth, twentieth',
)

/** What it is covered in, as whoever describes it says. */
export const surfaces: Readonly<Record<BodyPlan, string>> = {
  beast: 'a hide',
  winged: 'a skin',
  scaled: 'scales',
  insect: 'a shell',
  soft: 'a skin',
  sea: 'a skin',
  toadish: 'a skin',
  plant: 'bark',
  made: 'a surface',
  dead: 'dry flesh',
  ghostly: 'an outline',
  person: 'skin',
  many: 'a surface',
}

/** What such a body leaves on the ground, in the plural. */
export const tracks: Readonly<Record<BodyPlan, readonly string[]>> = {
  beast: list('paw prints, deep tracks, claw furrows, shed hairs, droppings, gnawed bones'),
  winged: list('talon marks, wing scrapes, bone pellets, droppings, claw furrows'),
  scaled: list('drag marks, shed scales, broad furrows, wet coils of mud, tail marks'),
  insect: list('pinprick tracks, rows of scratches, shed husks, bored holes, cut stems'),
  soft: list('slick trails, smooth holes, dried slime, eaten gaps, wet patches'),
  sea: list('wet drag marks, sucker rings, torn nets, oily slicks, bite marks'),
  toadish: list('splayed prints, wet hollows, slime strings, flattened reeds'),
  plant: list('upturned roots, split flagstones, fallen leaves, torn turf, fresh shoots'),
  made: list('even footprints, scrape marks, filings, square dents, oil spots'),
  dead: list('dragging footprints, scraps of cloth, earth clods, finger marks, dropped teeth'),
  ghostly: list('cold spots, frosted handprints, doors left open, snuffed candles, chalky stains'),
  person: list('boot prints, heel marks, bare footprints, cold ashes, drag marks, dropped rags'),
  many: list('stripped bones, droppings, bare branches, gnawed edges, drifts of husks'),
}
