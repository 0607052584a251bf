import type { BodyPlan } from './bodies.ts'

const list = (text: string) => text.split(', ')

/** What is heard of such a body before it is seen. */
export const sounds: Readonly<Record<BodyPlan, readonly string[]>> = {
  beast: list(
    'a low growl, heavy breathing, claws on stone, a long sniff, bones being cracked, a wet snarl, something licking, slow panting, a rumbling cough, soft padding, teeth on bone',
  ),
  winged: list(
    'slow wing beats, a leathery rustle, talons on wood, a hiss, a harsh croak, something shaking out its wings, a rush of air, claws shifting overhead, a rasping breath, a clack of jaws, a scrape of horn',
  ),
  scaled: list(
    'a dry rustle, a long hiss, scales over gravel, something dragged, a slow slither, a wet snap, a rattle, a heavy slide, a breath through the nose, pebbles rolling, a low grinding',
  ),
  insect: list(
    'a quick ticking, many feet, a dry click, a humming, something scraping wood, a chirr, a whirr and a stop, jaws at work, a patter on leaves, a crackle, a faint drilling',
  ),
  soft: list(
    'a slow drip, something wet pulling loose, a bubbling, a sucking noise, a smack of mud, a long squelch, a gurgle, a slap on stone, a hiss of slime, a thick pour',
  ),
  sea: list(
    'a splash, water running off something, a deep gulp, a slap on the water, a long hiss of foam, a snort of spray, ripples lapping, something rubbing wood, a heavy plunge, a sigh of air',
  ),
  toadish: list(
    'a deep croak, a wet plop, a gulp, something breathing in mud, a slow belch, a slap of skin, bubbles breaking, a low boom, a lick, a splash and silence',
  ),
  plant: list(
    'a creak of wood, leaves without wind, a root tearing, a slow groan, twigs snapping, bark rubbing bark, a rustle that follows you, a branch bending, earth cracking, a long sigh of leaves',
  ),
  made: list(
    'a grinding step, a tick and a whirr, stone on stone, a hinge, a heavy tread, a chain drawn tight, a scrape of metal, a dull clank, a slow turning, a knock from inside, dust trickling',
  ),
  dead: list(
    'dragging feet, a dry cough, nails on wood, bones clicking, a sigh without breath, a slow shuffle, earth falling, teeth chattering, a rattle in a throat, cloth tearing, a hand feeling along a wall',
  ),
  ghostly: list(
    'a whisper, somebody weeping, steps and no feet, a name called softly, a door closing, a long breath, a hummed tune, silk brushing stone, a laugh far off, a knock, a cold silence',
  ),
  person: list(
    'a voice talking low, a boot on gravel, a blade drawn, someone humming, a cough, a low chant, a laugh, a whistle, a rope creaking, steps that stop',
  ),
  many: list(
    'a roar of small wings, a thousand small feet, a rising hum, a rustle on all sides, a chittering, a sound like rain, a whirr, a dry seething, squeaks in the walls, gnawing',
  ),
}

/** What such a body smells of. */
export const odours: Readonly<Record<BodyPlan, readonly string[]>> = {
  beast: list('wet fur, old blood, dung, musk, rotten meat, wet dog, a fresh kill, sour milk, crushed grass'),
  winged: list('hot dust, droppings, smoke, old feathers, carrion, singed leather, cold iron, bird lime'),
  scaled: list('rank water, snake, shed skin, warm stone, bad eggs, old fish, musk, mouldy straw'),
  insect: list('vinegar, sap, dry husks, formic acid, sour honey, dust, bitter almonds, rotten wood'),
  soft: list('slime, vinegar, drains, spoiled fruit, lye, wet rot, yeast, tallow'),
  sea: list('brine, fish, low tide, tar, wet rope, seaweed, old oysters, cold mud'),
  toadish: list('pond water, marsh gas, wet moss, mud, rotten reeds, frogspawn, stale beer'),
  plant: list('leaf mould, cut wood, resin, wet earth, rotten apples, pollen, mushrooms'),
  made: list('lamp oil, rust, hot metal, dust, wet clay, brimstone, old leather, chalk'),
  dead: list('grave earth, mould, embalming herbs, old cloth, rot, cold wax, dust'),
  ghostly: list('snuffed candles, cold ashes, wilted lilies, damp stone, river water, old perfume, frost'),
  person: list('wood smoke, sweat, incense, wool, wine, horse, herbs'),
  many: list('droppings, dust, spoiled grain, musk, dead leaves, ammonia, honey'),
}
