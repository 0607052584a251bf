import type { Generator } from '../../generator.ts'
import { cave } from './cave/cave.ts'
import { clearing } from './clearing/clearing.ts'
import { dungeon } from './dungeon/dungeon.ts'
import { intentOf } from './intent.ts'
import { interior } from './interior/interior.ts'
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
    const sheet = sheetOf(frame, intent.size)
    if (intent.setting === 'cave') return cave(intent, sheet, random)
    if (intent.setting === 'clearing') return clearing(intent, sheet, random)
    if (intent.setting === 'interior') return interior(intent, sheet, random)
    return dungeon(intent, sheet, random)
  },
  paint: paintBattlemap,
}
