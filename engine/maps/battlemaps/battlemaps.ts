import type { Generator } from '../../generator.ts'
import { dungeon } from './dungeon/dungeon.ts'
import { intentOf } from './intent.ts'
import { lexicon } from './lexicon.ts'
import { paintBattlemap } from './paint.ts'
import type { BattlemapScene } from './scene.ts'
import { sheetOf } from './sheet.ts'

/** Battle maps on a square grid, five feet a square: dungeons, caves, the wild, and houses. */
export const battlemaps: Generator<BattlemapScene> = {
  lexicon,
  styles: ['painted', 'inked', 'parchment', 'blueprint'],
  compose(brief, random, frame) {
    const intent = intentOf(brief)
    return dungeon(intent, sheetOf(frame, intent.size), random)
  },
  paint: paintBattlemap,
}
