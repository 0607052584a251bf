import { FillRule, intersectD, unionD } from '@countertype/clipper2-ts'
import { noise } from '../../paint/noise.ts'
import type { Random } from '../../paint/random.ts'
import { contours, point, smooth, thinned } from './geometry.ts'
import type { Intent } from './intent.ts'
import type { Area, Point } from './scene.ts'

interface Patch {
  kind: Area['kind']
  when: boolean
  /** Share of the sheet it covers, 0-1. */
  share: number
  /** Size of a patch, squares. */
  scale: number
  tint?: string | undefined
}

/** Where noise of a scale is highest, over a share of the sheet; clipped to `open` where given. */
export function noisePatches(
  columns: number,
  rows: number,
  share: number,
  scale: number,
  seed: number,
  open?: readonly Point[][],
): Point[][] {
  const step = 0.5
  const across = columns / step
  const down = rows / step
  const values = new Float32Array((across + 1) * (down + 1))
  for (let y = 0; y <= down; y++) {
    for (let x = 0; x <= across; x++) {
      // The place is shaken first: the noise lies on a lattice, and would give edges straight along it.
      const [px, py] = [(x * step) / scale, (y * step) / scale]
      const sway = noise(px * 1.7 + 31, py * 1.7 + 17, seed + 3) - 0.5
      const lean = noise(px * 1.7 + 5, py * 1.7 + 71, seed + 4) - 0.5
      values[y * (across + 1) + x] =
        noise(px * 0.94 + py * 0.34 + sway * 0.9, py * 0.94 - px * 0.34 + lean * 0.9, seed) * 0.75 +
        noise((x * step) / 1.1, (y * step) / 1.1, seed + 9) * 0.25
    }
  }
  const level = values.toSorted()[Math.floor(values.length * (1 - share))]!
  const rings = contours(across, down, step, level, values).map((ring) => thinned(smooth(ring), 0.05))
  if (!open) return rings
  const paths = (list: readonly (readonly Point[])[]) => list.map((ring) => ring.map(([x, y]) => ({ x, y })))
  return intersectD(paths(rings), paths(open), FillRule.EvenOdd, 3).map((ring) => ring.map(({ x, y }) => point(x, y)))
}

/** Standing water, frost, moss, blood or ash in patches over an underground floor, by words like "flooded" or "overgrown". */
export function patches(
  intent: Intent,
  open: readonly Point[][],
  columns: number,
  rows: number,
  random: Random,
): Area[] {
  const lava = intent.asks('lava')
  const dungeon = intent.setting === 'dungeon'
  const sorts: Patch[] = [
    {
      kind: 'moss',
      when: intent.asks('overgrown', 'mossy', 'spring') || (dungeon && intent.asks('ancient', 'old', 'abandoned')),
      share: 0.34,
      scale: 3.2,
    },
    { kind: 'snow', when: intent.asks('snowy', 'snow', 'blizzard', 'winter'), share: 0.34, scale: 3 },
    { kind: 'ash', when: intent.asks('burning', 'dusty'), share: 0.34, scale: 3 },
    { kind: 'ice', when: dungeon && intent.asks('frozen', 'ice'), share: 0.5, scale: 4.5 },
    { kind: 'blood', when: intent.asks('bloody'), share: 0.12, scale: 1.6 },
    { kind: 'mud', when: intent.asks('rain', 'storm'), share: 0.25, scale: 2.5 },
    {
      kind: lava ? 'lava' : intent.asks('slime') && intent.variant !== 'sewer' ? 'sewage' : 'water',
      when: intent.asks('flooded') || (dungeon && intent.asks('lava', 'slime', 'river') && intent.variant !== 'sewer'),
      share: intent.asks('flooded') ? 0.52 : 0.28,
      scale: 5,
      tint: intent.tintOf('water', 'river', 'slime'),
    },
  ]
  return sorts.flatMap((sort, order): Area[] => {
    const seed = random.int(0, 1e6) + order
    if (!sort.when || intent.forbids(sort.kind)) return []
    const outlines = noisePatches(columns, rows, sort.share, sort.scale, seed, open)
    return [{ kind: sort.kind, outlines, ...(sort.tint === undefined ? {} : { tint: sort.tint }) }]
  })
}

/** Areas of one surface as one, so that a river and its pools are one water; kinds keep their order. */
export function merged(areas: readonly Area[]): Area[] {
  const out: Area[] = []
  for (const area of areas) {
    const other = out.find((one) => one.kind === area.kind && one.kerb === area.kerb)
    if (!other || area.kind === 'rails') out.push({ ...area })
    else other.outlines = unionEvenOdd([other.outlines, area.outlines])
  }
  return out
}

/** Both shapes together, each with its own holes kept. */
function unionEvenOdd(shapes: readonly Point[][][]): Point[][] {
  const paths = (rings: readonly Point[][]) => rings.map((ring) => ring.map(([x, y]) => ({ x, y })))
  const [first, second] = shapes
  return unionD(paths(first ?? []), paths(second ?? []), FillRule.EvenOdd, 3).map((ring) =>
    ring.map(({ x, y }) => point(x, y)),
  )
}
