import type { Generator } from '../../generator.ts'
import { composed } from './compose.ts'
import { lexicon } from './lexicon.ts'
import { painted } from './paint/sheet.ts'
import type { TownmapScene } from './scene.ts'

/** Maps of hamlets, villages, towns and cities. */
export const townmaps: Generator<TownmapScene> = {
  lexicon,
  styles: ['painted', 'parchment', 'inked'],
  compose: composed,
  paint: painted,
}
