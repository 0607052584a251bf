import { kindOf, type PropName } from '../catalogue.ts'
import type { Furnisher, Space } from '../furnish.ts'
import type { Intent } from '../intent.ts'
import type { Cavern } from './carve.ts'

/** What is the sight of a cave when it is named alone, and how much larger than usual. */
const sights: Partial<Record<PropName, number>> = {
  lift: 1.15,
  throne: 1.9,
  altar: 1.5,
  statue: 2,
  sarcophagus: 1.5,
  'magic-circle': 1.6,
  cauldron: 1.7,
  crystal: 2.6,
  forge: 1.4,
  cage: 1.4,
  campfire: 1.3,
  well: 1.2,
  shipwreck: 0.9,
  telescope: 1,
}

const isSight = (intent: Intent) =>
  intent.asks('throne room') ||
  intent.wanted.some(({ kind, about, exactly }) => sights[kind] !== undefined && (exactly ?? about) === 1)

/** Squares from the middle of the chamber it stands in to its walls. */
const REACH = 3.7

/** Opens the rock about the middle of the sheet for it, where it is asked for: caves of their own have seldom the room. */
export function opened(intent: Intent, cells: Uint8Array, columns: number, rows: number): void {
  if (!isSight(intent)) return
  const middle = [columns / 2, rows / 2] as const
  let best: readonly [number, number] = middle
  let least = Infinity
  for (let y = 5; y < rows - 5; y++)
    for (let x = 5; x < columns - 5; x++) {
      const away = Math.hypot(x + 0.5 - middle[0], y + 0.5 - middle[1])
      if (cells[y * columns + x] === 1 && away < least) [least, best] = [away, [x + 0.5, y + 0.5]]
    }
  for (let y = 1; y < rows - 1; y++)
    for (let x = 1; x < columns - 1; x++)
      if (Math.hypot(x + 0.5 - best[0], y + 0.5 - best[1]) < REACH) cells[y * columns + x] = 1
}

/** Puts it in the middle of the widest cavern, before anything else stands there; a throne on its dais of hides. */
export function sight(intent: Intent, halls: readonly Cavern[], dry: Space, furnisher: Furnisher): void {
  const [hall] = halls
  if (!hall) return
  const throned = intent.asks('throne room') && !intent.forbids('throne')
  const one = intent.wanted.find(({ kind, about, exactly }) => sights[kind] !== undefined && (exactly ?? about) === 1)
  const kind = one?.kind ?? (throned ? 'throne' : undefined)
  if (kind === undefined) return
  const { width, depth } = kindOf(kind)
  const [cx, cy] = hall.middle
  const size = sights[kind] ?? 1
  for (const share of [1, 0.8, 0.62, 0.5])
    for (const [dx, dy] of [
      [0, kind === 'throne' ? -1.6 : 0],
      [0.8, 0.4],
      [-0.9, -0.5],
      [1.6, -0.8],
    ] as const) {
      const [x, y] = [cx + dx, cy + dy]
      if (!furnisher.put(kind, dry, x, y, { turn: 0, width: width * size * share, depth: depth * size * share }))
        continue
      if (kind !== 'throne') return
      furnisher.put('rug', dry, x, y + 2.4, { turn: 0, width: 2, depth: 3 })
      for (const side of [-1, 1]) {
        furnisher.put('brazier', dry, x + side * 2, y + 0.4)
        furnisher.put('banner', dry, x + side * 1.5, y - 1)
      }
      return
    }
}
