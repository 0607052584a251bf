import type { Generator } from '../../generator.ts'
import type { Frame } from '../../paint/frame.ts'
import type { Random } from '../../paint/random.ts'
import type { Brief } from '../../prompt/brief.ts'
import { stylesOffered } from '../../styles.ts'
import { arena } from './arena/arena.ts'
import { breaking } from './broken.ts'
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
import { withPlaces } from './places.ts'
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

/** Settings whose rooms have walls about each: as many are built as are asked for, where the sheet holds them. */
const walled: ReadonlySet<BattlemapScene['setting']> = new Set(['dungeon', 'interior', 'institution'])

/** Settings of other places worth a number: what is laid out is told in as many of them as are asked for. */
const placed: ReadonlySet<BattlemapScene['setting']> = new Set(['cave', 'ship', 'castle', 'tower', 'temple', 'hall'])

/** Throws for the number of rooms that is chosen, after the first. */
const ATTEMPTS = 6

function composed(brief: Brief, random: Random, frame: Frame): BattlemapScene {
  const intent = intentOf(brief)
  const { squares, rooms } = brief.chosen ?? {}
  const said = rooms ?? intent.rooms
  const layOut = (grown: number, chance: Random) =>
    breaking(
      intent,
      singed(
        intent,
        laidOut(intent, chance, (size) => squares ?? sheetOf(frame, size * grown), squares),
        chance.fork('singed'),
      ),
      chance.fork('broken'),
    )
  const first = layOut(1, random)
  if (said === undefined) return first
  const isPlaced = placed.has(first.setting)
  if (first.rooms.length === said) return isPlaced ? withPlaces(first, said) : first
  if (!isPlaced && !walled.has(first.setting)) return first
  if (rooms === undefined) return isPlaced ? withPlaces(first, said) : first
  let best = first
  // Another throw may have room for them; where the words leave the size open, so has a larger sheet.
  for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
    if (isPlaced && best.rooms.length >= rooms) break
    const scene = layOut(1 + Math.min(4, attempt) * 0.2, random.fork(`rooms ${attempt}`))
    if (scene.rooms.length === rooms) return isPlaced ? withPlaces(scene, rooms) : scene
    if (isPlaced && scene.rooms.length > best.rooms.length) best = scene
  }
  return isPlaced ? withPlaces(best, rooms) : first
}

/** Fewest squares either way that hold a castle's walls and what stands within. */
const CASTLE_LEAST = 22

/** `sized`: the sheet for a size word; `asked`: the squares that were chosen beside the words. */
function laidOut(intent: Intent, random: Random, sized: (size: number) => Sheet, asked?: Sheet): BattlemapScene {
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
  // Where walls and a yard have no room on the squares that were chosen, the castle is its keep.
  const isKeepAlone = asked !== undefined && Math.min(asked.columns, asked.rows) < CASTLE_LEAST
  if (intent.setting === 'castle') return isKeepAlone ? tower(intent, ample, random) : castle(intent, ample, random)
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
  styles: stylesOffered.battlemaps,
  compose: composed,
  shows: shownOnBattlemap,
  paint: (scene, frame, style, checkpoint) =>
    paintBattlemap(sceneFor(scene, 'players'), frame, style, checkpoint, 'none'),
}
