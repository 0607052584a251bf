import type { Random } from '../../../paint/random.ts'
import { plant, trunk } from '../clearing/trees.ts'
import { anyFrame } from '../frame.ts'
import { inside, point, rectangle } from '../geometry.ts'
import type { Intent } from '../intent.ts'
import { noisePatches } from '../patches.ts'
import { Plot } from '../plot.ts'
import { gatedRing } from '../rings.ts'
import type { BattlemapScene, Point } from '../scene.ts'
import type { Sheet } from '../sheet.ts'
import { Site, stoneOf } from '../site.ts'

/** How thick the wall is from face to face with its walk on top, squares. */
const THICK = 3

/** Lays out a stretch of a town's wall: its gate between two towers, the wall-walk, a tower at either end, the road through and the field before it. */
export function rampart(intent: Intent, sheet: Sheet, random: Random): BattlemapScene {
  const { columns, rows } = sheet
  const site = new Site(intent, sheet, random)
  const draw = random.fork('plan')
  // As laid out the town is below the wall and the field above.
  const plot = new Plot(site, anyFrame(columns, rows, columns === rows ? undefined : false, draw))
  const { width, height } = plot.frame
  const top = Math.round(height * draw.range(0.44, 0.52)) - 2
  const bottom = top + THICK
  const gate = Math.round(width / 2 + draw.int(-2, 2))
  const field = rectangle(-1, -1, width + 2, top + 1)
  const green = intent.season === 'winter' ? 'snow' : 'grass'
  if (green === 'grass')
    site.areas.push({ kind: 'undergrowth', outlines: noisePatches(columns, rows, 0.3, 4, random.int(0, 1e6)) })
  const road = [point(gate - 1.5, -1), point(gate + 1.5, -1), point(gate + 1.4, top + 1), point(gate - 1.4, top + 1)]
  site.areas.push({ kind: 'road', outlines: [plot.frame.ring(road)] })
  plot.floor(rectangle(-1, bottom, width + 2, height - bottom + 1), { ground: 'cobble' })
  const passage = rectangle(gate - 1, top, 2, THICK)
  plot.floor(passage, { ground: 'cobble' })

  // The wall-walk on either side of the gate runs into the towers that flank it.
  const reach = 2.2
  const flanks = [gate - 1 - reach, gate + 1 + reach]
  // Short of room, the wall runs on off the sheet instead of to another tower.
  const ends = flanks[0]! - reach > 9.5 ? [2.4, width - 2.4] : []
  const middle = (top + bottom) / 2
  const down = Math.PI / 2
  const towers = [...flanks, ...ends].map((u, i) => {
    const west = i % 2 === 0
    const along = i < 2 ? (west ? Math.PI : 0) : west ? 0 : Math.PI
    const openings = [
      { heading: down, half: 0.5 },
      { heading: along, half: 0.5 },
    ]
    return { u, west, ...gatedRing(u, middle, reach, reach, openings) }
  })
  const [low, high] = ends.length > 0 ? [ends[0]! + reach - 0.3, ends[1]! - reach + 0.3] : [0, width]
  const walks = [0, 1].map((side) => {
    const [from, to] = side === 0 ? [low, flanks[0]! - reach + 0.3] : [flanks[1]! + reach - 0.3, high]
    return rectangle(from, top + 0.3, to - from, THICK - 0.6)
  })
  for (const walk of walks) plot.floor(walk, { ground: 'flagstone', rise: 1 })
  for (const { ring } of towers) plot.floor(ring, { ground: 'flagstone', rise: 1.2 })
  plot.door('portcullis', [gate - 1, top], [gate + 1, top])
  plot.door('double', [gate - 1, bottom], [gate + 1, bottom], 'open')
  for (const { jambs } of towers) {
    plot.door('door', ...jambs[0]!)
    plot.door('arch', ...jambs[1]!, 'open')
  }
  for (const { ring } of towers) plot.wall(ring)
  for (const walk of walks) {
    const [left, right] = [walk[0]![0], walk[1]![0]]
    for (const v of [top + 0.3, bottom - 0.3])
      plot.wall(
        [
          [left + 0.22, v],
          [right - 0.22, v],
        ],
        false,
      )
  }
  for (const u of [gate - 1, gate + 1])
    plot.wall(
      [
        [u, top],
        [u, bottom],
      ],
      false,
    )
  // Merlons along the field side.
  for (const walk of walks)
    for (let u = walk[0]![0] + 0.7; u < walk[1]![0] - 0.5; u += 1.05)
      plot.put('merlon', plot.space(rectangle(0, top - 1, width, THICK)), u, top + 0.62)

  const told = [
    'Every arrow slit but one is swept clean.',
    'The stair is worn on the side nobody should use.',
    'A bucket of pitch, and nothing to light it with.',
    'Names and dates are cut in the wall; the last is tomorrow’s.',
  ]
  const spaces = towers.map(({ ring, u }) =>
    plot.space(ring.map(([x, y]): Point => point(u + (x - u) * 0.9, middle + (y - middle) * 0.9))),
  )
  for (const [i, space] of spaces.entries()) {
    for (const kind of i < 2
      ? (['weapon-rack', 'stool', 'brazier', 'barrel'] as const)
      : (['ballista', 'barrel', 'torch', 'crate'] as const))
      site.furnisher.add(kind, 1, space)
    site.place(`${i < 2 ? 'Gate' : 'Wall'} tower ${(i % 2) + 1}`, space, told)
  }
  const through = plot.space(passage)
  site.place('Gate', through, [
    'Murder holes, and something dark on the stones beneath.',
    'The toll is chalked up; it has been rubbed out and doubled.',
  ])
  for (const [i, walk] of walks.entries()) {
    const space = plot.space(walk)
    site.furnisher.add('barrel', 1, space)
    site.furnisher.add('torch', 1, space)
    site.place(`Wall-walk ${i + 1}`, space, [
      'From here the road is seen for a mile.',
      'The sentry is a helmet on a pole.',
    ])
  }
  const clear = rectangle(gate - 1.6, bottom, 3.2, height - bottom)
  const town = plot.space(rectangle(0.3, bottom + 0.4, width - 0.6, height - bottom - 0.8), [plot.frame.ring(clear)])
  houses(plot, bottom, gate, random.fork('houses'))
  for (const kind of [
    'barrel',
    'crate',
    'stall',
    'lamp-post',
    'lamp-post',
    'trough',
    'wagon',
    'barrel',
    'crate',
  ] as const)
    site.furnisher.anywhere(kind, town, { turn: random.pick([0, Math.PI / 2]) }, 60)
  site.grant([town, through, ...spaces], ['tree', 'merlon', 'ballista'])
  site.weather([town, ...spaces], 3)
  site.befall([town], false)
  const yard = plot.space(rectangle(gate - 1.5, bottom + 1, 3, Math.max(2, height - bottom - 1.5)))
  site.place('Inside the gate', yard, ['Everyone who waits here is watched from above.'], 'glade')
  const open = plot.space(rectangle(gate - 3, 1, 6, Math.max(3, top - 3)))
  site.place('Before the gate', open, ['The verge is cut back a bowshot, but for one bush.'], 'glade')
  if (!intent.forbids('tree')) grow(site, plot.frame.ring(field), plot.frame.ring(road), random.fork('trees'))
  return site.scene({
    setting: 'street',
    base: intent.arid ? 'sand' : green,
    masonry: intent.asks('brick') ? 'brick' : 'ashlar',
    stone: stoneOf(intent),
  })
}

/** Roofs of the houses inside, off the road from the gate. */
function houses(plot: Plot, bottom: number, gate: number, random: Random): void {
  const { width, height } = plot.frame
  const ground = plot.space(rectangle(0, bottom, width, height - bottom))
  const deep = height - bottom - 3.4
  if (deep < 3) return
  for (const [from, to] of [
    [0.3, gate - 2.4],
    [gate + 2.4, width - 0.3],
  ] as const)
    for (let u = from; u < to - 3; ) {
      const wide = Math.min(to - u, random.range(3.6, 5.4))
      plot.put('roof', ground, u + wide / 2, bottom + 3 + deep / 2, {
        width: wide - 0.3,
        depth: deep - random.range(0, 0.6),
        tint: random.pick(['#8f4a34', '#7a4a38', '#6b5a4a', '#9a5a3c']),
      })
      u += wide
    }
}

/** Trees on the field, well off the wall and the road. */
function grow(site: Site, field: Point[], road: Point[], random: Random): void {
  const clear = (x: number, y: number, reach: number) =>
    [-reach, 0, reach].every((dx) =>
      [-reach, 0, reach].every((dy) => inside(field, x + dx, y + dy) && !inside(road, x + dx, y + dy)),
    )
  const trees = plant(
    site.intent,
    site.columns,
    site.rows,
    12,
    (x, y) =>
      clear(x, y, 2.4) && site.furnisher.isFree({ left: x - 0.6, right: x + 0.6, top: y - 0.6, bottom: y + 0.6 })
        ? 2.6
        : 0,
    random,
  )
  for (const tree of trees) site.furnisher.reserve(trunk(tree))
  site.trees.push(...trees)
}
