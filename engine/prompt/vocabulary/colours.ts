import { vocabulary } from './vocabulary.ts'

/** Colours, each told by the names people give its shades. Their paint is in paint/pigments.ts. */
export const colours = vocabulary('colour', [
  [
    'black',
    'black, jet black, jet, ebony, pitch black, raven black, inky, sable, onyx, obsidian, coal black, ink black, sooty, blackened',
  ],
  [
    'white',
    'white, snow white, ivory, pearly, milky, alabaster, chalk white, chalky, bone white, cream, off white, pale white, whitish',
  ],
  [
    'grey',
    'grey, gray, ash grey, ashen, slate grey, charcoal, gunmetal, steel grey, greyish, grayish, silver grey, silver, silvered, silvery, iron grey, dove grey, smoky grey, lead grey',
  ],
  [
    'brown',
    'brown, chestnut, hazel, umber, sepia, tan, tawny, russet, auburn, beige, fawn, mousy, dun, nut brown, brownish, earthen, walnut brown, coffee coloured',
  ],
  [
    'red',
    'red, scarlet, vermilion, vermillion, rust red, brick red, cherry red, fiery red, ginger, flame red, reddish, ruddy, rosy red',
  ],
  [
    'crimson',
    'crimson, blood red, ruby, maroon, burgundy, carmine, wine red, garnet, oxblood, ruby red, cardinal red, dark red, deep red, claret',
  ],
  [
    'orange',
    'orange, tangerine, pumpkin orange, burnt orange, terracotta, apricot, copper, coppery, bronze, copper coloured, orangey',
  ],
  [
    'yellow',
    'yellow, straw coloured, flaxen, mustard, saffron, ochre, blond, blonde, sandy coloured, canary yellow, brass, yellowish, primrose, jaundiced',
  ],
  ['gold', 'golden, gilded, gilt, gold coloured, honey coloured, honey gold, gold'],
  ['amber', 'amber, honeyed, lantern yellow, topaz'],
  [
    'green',
    'green, olive, moss green, forest green, leaf green, lime green, grass green, verdant, sea green, sickly green, pale green, dark green, olive green, greenish, sage green, bottle green, viridian, khaki, chartreuse',
  ],
  ['emerald', 'emerald, emerald green, jade, jade green, malachite, peridot'],
  ['teal', 'teal, turquoise, aquamarine, cyan, verdigris, aqua, blue green, sea blue, petrol blue'],
  [
    'blue',
    'blue, navy, navy blue, royal blue, dark blue, deep blue, midnight blue, cobalt, cobalt blue, sapphire, sapphire blue, slate blue, ultramarine, bluish, lapis, lapis lazuli, steel blue, woad blue',
  ],
  [
    'azure',
    'azure, sky blue, light blue, pale blue, ice blue, icy blue, cerulean, powder blue, cornflower blue, baby blue, electric blue, ethereal blue',
  ],
  ['indigo', 'indigo, blue violet, dark purple blue, blurple'],
  ['violet', 'violet, lavender, lilac, mauve, heliotrope, amethyst, periwinkle, wisteria'],
  ['purple', 'purple, royal purple, magenta, dark purple, tyrian purple, puce, purplish, deep purple, fuchsia'],
  ['plum', 'plum, plum purple, plum coloured, plum colored, aubergine, mulberry, eggplant, damson'],
  [
    'pink',
    'pink, rose pink, rosy, salmon pink, blush, fuchsia, coral pink, hot pink, pinkish, rose coloured, peach coloured',
  ],
])
