import type { Generator } from '../../generator.ts'
import { stylesOffered } from '../../styles.ts'
import { composed, type Wished, wished } from './compose.ts'
import { lexicon } from './lexicon.ts'
import { painted } from './paint/sheet.ts'
import type { TownmapScene } from './scene.ts'
import { shownOnTownmap } from './shown.ts'

/** Maps of hamlets, villages, towns and cities. */
export const townmaps: Generator<TownmapScene, Wished> = {
  lexicon,
  // Streets, walls and names stay: a measure that moves would found another town.
  little: {
    details: [
      'roofs',
      'painting',
      'trees',
      'yards',
      'palms',
      'gardens',
      'graves',
      'park',
      'afloat',
      'fires',
      'market',
      'camp',
      'till',
      'houses',
    ],
    slides: false,
  },
  styles: stylesOffered.townmaps,
  compose: composed,
  sketch: wished,
  shows: shownOnTownmap,
  paint: painted,
}
