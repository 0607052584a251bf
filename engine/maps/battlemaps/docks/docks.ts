import type { Random } from '../../../paint/random.ts'
import { anyFrame } from '../frame.ts'
import type { Space } from '../furnish.ts'
import { inside, rectangle } from '../geometry.ts'
import type { Intent } from '../intent.ts'
import { Plot } from '../plot.ts'
import type { BattlemapScene, Point } from '../scene.ts'
import type { Sheet } from '../sheet.ts'
import { Site, stoneOf } from '../site.ts'

/** Lays out a harbour's docks: water with piers out into it, ships and boats at them, the quay, and a warehouse and an office on it. */
export function docks(intent: Intent, sheet: Sheet, random: Random): BattlemapScene {
  const { columns, rows } = sheet
  const site = new Site(intent, sheet, random)
  const draw = random.fork('plan')
  // As laid out the sea is at the top.
  const plot = new Plot(site, anyFrame(columns, rows, undefined, draw))
  const { width, height } = plot.frame
  const shore = Math.round(height * draw.range(0.48, 0.54))
  const dark = intent.asks('night', 'midnight', 'moonlight')
  const frozen = intent.season === 'winter'
  site.areas.push({
    kind: 'water',
    outlines: [plot.frame.ring(rectangle(-1, -1, width + 2, shore + 1))],
    tint: intent.tintOf('water') ?? (dark ? '#2a5468' : '#3c8492'),
  })
  const ground = intent.asks('wood', 'timber-floor') || intent.prompted('wooden') ? 'planks' : 'cobble'
  const quay = rectangle(0, shore, width, height - shore)
  plot.floor(quay, { ground, rise: 0.5, ...(ground === 'planks' ? { tint: '#8b7355' } : {}) })
  const piers = piersOf(plot, shore, draw)
  for (const pier of piers) plot.floor(pier, { ground: 'planks', rise: 0.5, tint: '#8b7355' })
  const waters = plot.space(
    rectangle(0.1, 0.1, width - 0.2, shore - 0.3),
    piers.map((pier) => plot.frame.ring(pier)),
  )
  const dry = plot.space(rectangle(0.15, shore + 0.1, width - 0.3, height - shore - 0.25))
  const halls = buildings(plot, shore, draw)
  moored(plot, piers, waters, shore, random.fork('moored'))
  for (let u = 1.4; u < width - 1; u += 2.8)
    if (!piers.some((pier) => u > pier[0]![0] - 0.6 && u < pier[1]![0] + 0.6)) plot.put('bollard', dry, u, shore + 0.4)
  const goods = random.fork('goods')
  const open = plot.space(rectangle(0.4, shore + 1, width - 0.8, 3.8))
  for (const [kind, n] of [
    ['crate', 9],
    ['barrel', 9],
    ['sacks', 3],
    ['net', 3],
    ['rope', 4],
    ['lamp-post', 3],
  ] as const)
    for (let i = 0; i < n; i++)
      site.furnisher.anywhere(kind, open, kind === 'crate' ? { turn: goods.pick([0, 0.2, 1.5]) } : {})
  site.grant([open, ...halls], ['tree', 'sloop', 'rowboat', 'yard', 'mast', 'helm', 'hatch', 'capstan'])
  site.befall([open, ...halls], false)
  for (const [i, pier] of piers.entries()) {
    const space = plot.space(pier)
    site.furnisher.add('barrel', 1, space)
    site.furnisher.add('rope', 1, space)
    site.furnisher.add('lantern', 1, space)
    site.place(piers.length === 1 ? 'Pier' : `Pier ${i + 1}`, space, [
      'Something under the planks keeps pace with you.',
      'The last boards are new, and do not match.',
      'A rope over the side is taut, and moves.',
    ])
  }
  site.place(
    'Quay',
    open,
    ['The harbour bell is rung, and nobody says by whom.', 'One crate is marked for a ship that sank.'],
    'glade',
  )
  return site.scene({
    setting: 'street',
    base: frozen ? 'snow' : ground === 'planks' ? 'earth' : 'cobble',
    masonry: intent.asks('stone') ? 'ashlar' : intent.asks('brick') ? 'brick' : 'timber',
    stone: stoneOf(intent),
    square: (x, y) => {
      const at: Point = [x + 0.5, y + 0.5]
      const sea = inside(plot.frame.ring(rectangle(-1, -1, width + 2, shore + 1)), ...at)
      return sea && !piers.some((pier) => inside(plot.frame.ring(pier), ...at)) ? '~' : '.'
    },
  })
}

/** Piers out into the water, two squares broad, as far apart as ships are. */
function piersOf({ frame }: Plot, shore: number, random: Random): Point[][] {
  const many = frame.width >= 22 ? 2 : 1
  return Array.from({ length: many }, (_, i) => {
    const u = Math.round((frame.width * (i + 0.5)) / many + random.range(-1.4, 1.4)) - 1
    const out = random.int(1, 3)
    return rectangle(u, out, 2, shore - out + 0.2)
  })
}

/** A warehouse with its goods, and the harbour master's office beside it; the ground in them one may furnish. */
function buildings(plot: Plot, shore: number, random: Random): Space[] {
  const { site, frame } = plot
  const { width, height } = frame
  const top = shore + 5
  const bottom = height - 1
  if (bottom - top < 4) return []
  const office = 5
  const split = width - 2 - office
  const [left, right] = [1, split - random.int(0, 1)]
  const store = rectangle(left, top, right - left, bottom - top)
  const room = rectangle(split + 1, top, office, bottom - top)
  const gate = Math.round((left + right) / 2)
  plot.door('double', [gate - 1, top], [gate + 1, top])
  const door = split + 3
  plot.door('door', [door, top], [door + 1, top])
  plot.door('window', [split + 1, top + 2], [split + 1, top + 3])
  for (const outline of [store, room]) {
    plot.floor(outline, { ground: 'planks', rise: 0.3 })
    plot.wall(outline)
  }
  const inner = plot.space(rectangle(left + 0.25, top + 0.25, right - left - 0.5, bottom - top - 0.5))
  for (let u = left + 1.6; u < right - 1; u += 3.6)
    for (let v = top + 1.4; v < bottom - 0.6; v += 3.2) {
      if (Math.abs(u - gate) < 1.9 && v < top + 2.6) continue
      const kind = random.pick(['crate', 'crate', 'barrel', 'sacks'] as const)
      const size = kind === 'barrel' ? 0.68 : 0.9
      for (const du of [-1, 0, 1])
        for (const dv of [-1, 0, 1])
          if (random.chance(0.85))
            plot.put(kind, inner, u + du * (size + 0.06), v + dv * (size + 0.06), { width: size, depth: size })
    }
  site.furnisher.add('lantern', 2, inner)
  site.place('Warehouse', inner, [
    'Every crate is stamped but the one that ticks.',
    'A hatch in the floor opens on the water.',
  ])
  const desk = plot.space(rectangle(split + 1.25, top + 0.25, office - 0.5, bottom - top - 0.5))
  for (const kind of ['desk', 'shelf', 'chest', 'stool', 'candles', 'rug'] as const) site.furnisher.add(kind, 1, desk)
  site.place('Harbour office', desk, [
    'The log has a page for a ship that has not yet come in.',
    'The scales, the seal, and a purse that is nobody’s.',
  ])
  return [inner, desk]
}

/** Ships and boats at the piers. */
function moored(plot: Plot, piers: readonly Point[][], waters: Space, shore: number, random: Random): void {
  const { intent } = plot.site
  const wanted = (kind: 'sloop' | 'rowboat') => intent.wanted.find((one) => one.kind === kind)
  const ships = wanted('sloop')?.exactly ?? Math.max(1, piers.length)
  const deep = Math.min(9, shore - 1.6)
  let done = 0
  for (const side of [1, -1])
    for (const pier of piers) {
      const edge = side > 0 ? pier[1]![0] : pier[0]![0]
      if (done < ships) {
        const placing = { turn: random.chance(0.5) ? 0 : Math.PI, width: 3.2, depth: deep }
        if (plot.put('sloop', waters, edge + side * 1.9, shore - 0.7 - deep / 2, placing)) {
          done++
          continue
        }
      }
      plot.put('rowboat', waters, edge + side * 0.9, shore - 2.4, { turn: random.range(-0.15, 0.15) })
    }
  if (!wanted('rowboat')?.exactly)
    for (let i = 0; i < 2; i++) plot.site.furnisher.anywhere('rowboat', waters, { turn: random.range(0, 6.28) })
}
