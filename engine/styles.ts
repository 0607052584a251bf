import type { ImageCategory } from '../contract/categories.ts'
import type { Style } from './generator.ts'

/** The built-in styles, each a hand of its own; generators name the ones they paint in. */
export const styles: readonly Style[] = [
  {
    id: 'painted',
    name: 'Oil',
    description: 'Painted by hand in oils, from broad strokes to fine ones: warm light, cool shade, thick paint.',
    strengths: ['Mood and light', 'Portraits and scenery', 'Maps with depth'],
    speed: 1500,
  },
  {
    id: 'inked',
    name: 'Watercolour & ink',
    description:
      'Loose washes that dry at their edges, then the pen: firm outlines, hatching where the light does not reach.',
    strengths: ['Bright on white paper', 'Clear outlines', 'Handouts'],
    speed: 1400,
  },
  {
    id: 'poster',
    name: 'Poster of 1900',
    description: 'Flat printed inks and one strong line, a halo behind the head, an ornate frame.',
    strengths: ['Reads from across the table', 'Heroes and villains', 'Walls and handouts'],
    speed: 1400,
  },
  {
    id: 'woodcut',
    name: 'Woodcut',
    description: 'Bold lines cut round the form that swell in the shade, printed over a few flat tints on warm paper.',
    strengths: ['Old-book look', 'Bold outlines', 'Bestiary pages'],
    speed: 1500,
  },
  {
    id: 'tarot',
    name: 'Tarot',
    description:
      'A card of an old deck: flat inks, a firm outline, sun, star or moon behind the head, a number and a name below.',
    strengths: ['Cards to hand out', 'Reads from across the table', 'Characters and monsters'],
    speed: 1500,
  },
  {
    id: 'stained-glass',
    name: 'Stained glass',
    description:
      'A chapel window: panes of deep colour with light behind them, leaded about every part, faces whole and painted on in brown.',
    strengths: ['Saints, heroes and monsters', 'Glowing colour', 'Temple and guild handouts'],
    speed: 1500,
  },
  {
    id: 'gilded',
    name: 'Gilded',
    description:
      'A page of an illuminated book: tempera with fine lines and lights of gold on tooled leaf, in a border of vines.',
    strengths: ['Holy and royal portraits', 'Treasures and relics', 'Looks old and precious'],
    speed: 1600,
  },
  {
    id: 'blueprint',
    name: 'Blueprint',
    description: 'White lines on blue, for plans that want to be read at a glance.',
    strengths: ['Floor plans', 'Every wall and door plain', 'Very quick'],
    speed: 200,
  },
  {
    id: 'parchment',
    name: 'Parchment',
    description: 'Sepia ink on old vellum, as if found in a map case.',
    strengths: ['In-world maps', 'Handouts for players', 'Very quick'],
    speed: 500,
  },
]

/** The styles each category is painted in, by their ids, its usual one first. */
export const stylesOffered: Readonly<Record<ImageCategory, readonly string[]>> = {
  characters: ['painted', 'inked', 'poster', 'woodcut', 'tarot', 'stained-glass', 'gilded'],
  npcs: ['painted', 'inked', 'poster', 'woodcut', 'tarot', 'stained-glass', 'gilded'],
  monsters: ['painted', 'inked', 'poster', 'woodcut', 'tarot', 'stained-glass', 'gilded'],
  battlemaps: ['painted', 'inked', 'parchment', 'blueprint'],
  items: ['painted', 'inked', 'poster', 'woodcut', 'stained-glass', 'gilded'],
  spells: ['painted', 'inked', 'woodcut', 'stained-glass'],
  landscapes: ['painted', 'inked', 'woodcut'],
  townmaps: ['painted', 'parchment', 'inked'],
}
