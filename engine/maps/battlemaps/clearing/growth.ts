import type { Random } from '../../../paint/random.ts'
import { isProp, kindOf } from '../catalogue.ts'
import type { Furnisher, Space } from '../furnish.ts'
import { insideRings } from '../geometry.ts'
import type { Intent } from '../intent.ts'
import type { Point } from '../scene.ts'
import type { Glade } from './glade.ts'
import { offWay, type Way } from './ways.ts'

/** What the prompt names that the heart of the map has not brought. */
export function wishes(
  intent: Intent,
  glade: Glade,
  whole: Space,
  wet: readonly Point[][],
  furnisher: Furnisher,
  random: Random,
): void {
  const watery = new Set(['lily-pads', 'reeds'])
  for (const wanted of intent.wanted) {
    const kind = wanted.kind
    if (!isProp(kind) || ['tree', 'bridge', 'stepping-stones'].includes(kind)) continue
    // One that lies on its side by the road is there already.
    const lies =
      (kind === 'wagon' && furnisher.count('tipped-wagon')) || (kind === 'horse' && furnisher.count('dead-horse'))
    const target = lies && wanted.exactly === undefined ? 0 : (wanted.exactly ?? wanted.about)
    const space: Space = watery.has(kind) ? { outline: whole.outline } : whole
    for (let turn = 0; turn < target * 14 && furnisher.count(kind) < target; turn++) {
      const angle = random.range(0, Math.PI * 2)
      const wild = ['bush', 'fern', 'flowers', 'boulder', 'log', 'stump', 'mushroom'].includes(kind)
      const reach = glade.radius * (wild ? random.range(0.6, 1.5) : random.range(0.1, 0.95))
      const ring = wet[0]
      let x = glade.middle[0] + Math.cos(angle) * reach
      let y = glade.middle[1] + Math.sin(angle) * reach
      if (watery.has(kind) && ring) {
        const at = random.pick(ring)
        const centre = random.pick(ring)
        const inward = kind === 'lily-pads' ? random.range(0.25, 0.6) : random.range(-0.06, 0.12)
        x = at[0] + (centre[0] - at[0]) * inward
        y = at[1] + (centre[1] - at[1]) * inward
        if (kind === 'lily-pads' && !insideRings(wet, x, y)) continue
      }
      const facing =
        kindOf(kind).habit === 'wall'
          ? Math.atan2(x - glade.middle[0], glade.middle[1] - y)
          : random.range(0, Math.PI * 2)
      furnisher.put(kind, space, x, y, { turn: facing })
    }
  }
}

/** What grows and lies between the trees. */
export function wild(
  intent: Intent,
  glade: Glade,
  whole: Space,
  wet: readonly Point[][],
  ways: readonly Way[],
  furnisher: Furnisher,
  random: Random,
): void {
  const { columns, rows } = glade
  const scatter = (
    kind: Parameters<Furnisher['put']>[0],
    n: number,
    space: Space,
    options: { tint?: string; least?: number; most?: number; sizes?: readonly [number, number] } = {},
  ) => {
    for (let i = 0, done = 0; i < n * 8 && done < n; i++) {
      const x = random.range(0.5, columns - 0.5)
      const y = random.range(0.5, rows - 0.5)
      const away = Math.hypot(x - glade.middle[0], y - glade.middle[1]) / glade.radius
      if (away < (options.least ?? 0) || away > (options.most ?? 9)) continue
      if (ways.some((way) => offWay(way, x, y) < 0.35)) continue
      const size = random.range(...(options.sizes ?? ([0.8, 1.25] as const)))
      const facts = kindOf(kind)
      if (
        furnisher.put(kind, space, x, y, {
          turn: kind === 'tuft' || kind === 'reeds' ? 0 : random.range(0, 6.28),
          width: facts.width * size,
          depth: facts.depth * size,
          ...(options.tint ? { tint: options.tint } : {}),
        })
      )
        done++
    }
  }
  const scale = (columns * rows) / 576
  const { variant, season } = intent
  if (intent.arid) {
    scatter('cactus', 9 * scale, whole, { least: 0.9 })
    scatter('boulder', 9 * scale, whole, { tint: '#b59468', least: 0.8 })
    scatter('tuft', 26 * scale, whole, { tint: '#9a8a4a' })
    scatter('bones', 2, whole)
    return
  }
  scatter('boulder', (variant === 'meadow' || variant === 'snowfield' ? 9 : 5) * scale, whole, {
    least: 0.55,
    sizes: [0.5, 1.2],
  })
  if (season !== 'winter') {
    scatter('bush', 16 * scale, whole, { least: 0.95, ...(season === 'autumn' ? { tint: '#8c6a34' } : {}) })
    scatter('fern', 34 * scale, whole, { least: 0.9, ...(season === 'autumn' ? { tint: '#94763a' } : {}) })
    scatter(
      'tuft',
      60 * scale,
      whole,
      season === 'autumn' ? { tint: '#9a8c45' } : variant === 'swamp' ? { tint: '#6a6f3a' } : {},
    )
    if (season === 'spring' || variant === 'meadow' || intent.asks('cheerful', 'serene'))
      scatter('flowers', 26 * scale, whole, { least: 0.2 })
    else scatter('flowers', 5 * scale, whole, { least: 0.5, most: 1.3 })
  } else {
    scatter('tuft', 26 * scale, whole, { tint: '#a9a88a' })
    scatter('bush', 7 * scale, whole, { least: 0.95, tint: '#7f8a7c' })
  }
  if (season === 'autumn') scatter('leaves', 60 * scale, whole)
  if (['forest', 'swamp', 'camp', 'road', 'ruin'].includes(variant)) {
    scatter('log', 2, whole, { least: 0.75, most: 1.3 })
    scatter('stump', 3 * scale, whole, { least: 0.6 })
  }
  if (variant === 'swamp' || wet.length > 0) {
    const rings = wet
    for (let i = 0; i < (variant === 'swamp' ? 60 : 22) * scale && season !== 'winter'; i++) {
      const ring = random.pick(rings)
      const [x, y] = random.pick(ring)
      if (x < 0.6 || y < 0.6 || x > columns - 0.6 || y > rows - 0.6 || ways.some((way) => offWay(way, x, y) < 0.4))
        continue
      furnisher.put('reeds', { outline: whole.outline }, x + random.range(-0.25, 0.25), y + random.range(-0.25, 0.25))
    }
    if (variant === 'swamp') {
      for (let i = 0; i < 40; i++) {
        const x = random.range(1, columns - 1)
        const y = random.range(1, rows - 1)
        if (insideRings(wet, x, y) && furnisher.count('lily-pads') < 12)
          furnisher.put('lily-pads', { outline: whole.outline }, x, y)
      }
      scatter('mushroom', 6, whole, { tint: '#a88a6a', sizes: [0.5, 0.8] })
    }
  }
}
