import type { Generator } from '../../generator.ts'
import type { Frame } from '../../paint/frame.ts'
import type { Random } from '../../paint/random.ts'
import type { Brief } from '../../prompt/brief.ts'
import { arena } from './arena/arena.ts'
import { castle } from './castle/castle.ts'
import { cave } from './cave/cave.ts'
import { clearing } from './clearing/clearing.ts'
import { docks } from './docks/docks.ts'
import { dungeon } from './dungeon/dungeon.ts'
import { hall } from './hall/hall.ts'
import { heights } from './heights/heights.ts'
import { institution } from './institution/institution.ts'
import { type Intent, intentOf } from './intent.ts'
import { interior } from './interior/interior.ts'
import { lexicon } from './lexicon.ts'
import { paintBattlemap } from './paint.ts'
import { rampart } from './rampart/rampart.ts'
import type { BattlemapScene } from './scene.ts'
import { type Sheet, sheetOf } from './sheet.ts'
import { ship } from './ship/ship.ts'
import { shownOnBattlemap } from './shown.ts'
import { singed } from './singed.ts'
import { streets } from './street/street.ts'
import { temple } from './temple/temple.ts'
import { tower } from './tower/tower.ts'
import { sceneFor } from './version.ts'

function composed(brief: Brief, random: Random, frame: Frame): BattlemapScene {
  const intent = intentOf(brief)
  return singed(
    intent,
    laidOut(intent, random, (size) => brief.squares ?? sheetOf(frame, size)),
    random.fork('singed'),
  )
}

/** `sized`: the sheet for a size word. */
function laidOut(intent: Intent, random: Random, sized: (size: number) => Sheet): BattlemapScene {
  const sheet = sized(intent.size)
  const ample = sized(Math.max(1, intent.size))
  if (intent.setting === 'cave') return cave(intent, sheet, random)
  if (intent.setting === 'clearing') return clearing(intent, sheet, random)
  if (intent.setting === 'interior') return interior(intent, sheet, random)
  if (intent.setting === 'ship') return ship(intent, sheet, random)
  if (intent.variant === 'dock') return docks(intent, ample, random)
  if (intent.variant === 'rampart') return rampart(intent, ample, random)
  if (intent.setting === 'street') return streets(intent, sheet, random)
  // A keep told by its floors is those floors, not the yard about it.
  const isStoreyed = intent.countOf('storey') > 1 && (intent.setting === 'castle' || intent.variant === 'keep')
  if (isStoreyed) return tower(intent, ample, random)
  if (intent.setting === 'castle') return castle(intent, ample, random)
  if (intent.setting === 'arena') return arena(intent, ample, random)
  if (intent.setting === 'tower') return tower(intent, ample, random)
  if (intent.setting === 'hall') return hall(intent, ample, random)
  if (intent.setting === 'institution') return institution(intent, ample, random)
  if (intent.setting === 'heights') return heights(intent, sheet, random)
  if (intent.setting === 'temple') return temple(intent, ample, random)
  return dungeon(intent, sheet, random)
}

/**
 * Battle maps on a square grid, five feet a square: dungeons, caves, the wild, and houses. The picture is what players may see,
 * without grid or numbers: those lie over it as lines (exports/overlay.ts).
 */
export const battlemaps: Generator<BattlemapScene> = {
  lexicon,
  // Walls, water and ways stay where they are: a measure that moves would lay the whole map out anew.
  little: {
    details: [
      'furniture',
      'room',
      'litter',
      'torches',
      'things',
      'goods',
      'stalls',
      'dress',
      'patches',
      'fates',
      'years',
      'brood',
      'yard',
      'trees',
      'wild',
      'orchard',
      'lamps',
      'moods',
      'painting',
      'paint',
    ],
    slides: false,
  },
  styles: ['painted', 'inked', 'parchment', 'blueprint'],
  compose: composed,
  shows: shownOnBattlemap,
  paint: (scene, frame, style, checkpoint) =>
    paintBattlemap(sceneFor(scene, 'players'), frame, style, checkpoint, 'none'),
}
