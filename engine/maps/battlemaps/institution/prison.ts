import type { Random } from '../../../paint/random.ts'
import type { Space } from '../furnish.ts'
import type { Plot } from '../plot.ts'
import type { Point } from '../scene.ts'
import type { Built } from './institution.ts'
import { type Box, ringOf, within } from './plan.ts'
import { guards, hiddenRoom, office, sidesOf } from './rooms.ts'

/** More cells than these leave none of them room for a bed. */
const CELLS_MAX = 20

/** Squares of front to back that the gatehouse takes. */
const GATE = 5

/** How long the wall is between a cell's door and its bars, squares. */
const POST = 0.32

/** A row of cells' stretch of the block: where its passage runs and on which side of it the cells lie. */
interface Row {
  /** The wall at the cells' backs, and the line of bars before them. */
  back: number
  front: number
  count: number
}

const cellLines = [
  'Scratches count the days: they stop at 211.',
  'Someone whispers a name that is not yours.',
  'A loose stone hides a spoon worn to a point.',
  'The straw has been arranged as a sleeper.',
  'A chessboard is drawn on the floor, the game half played.',
  'The prisoner asks what year it is.',
  'Somebody has drawn the view from a window there is not.',
  'Empty, and the lock is warm.',
  'The chains are fastened round nothing.',
  'A rat eats from the bowl and is not afraid.',
  'The prisoner says there has been a mistake, and is right.',
  'All four walls are covered in the same word.',
  'The bars have been sawn through and put back.',
  'Two people are kept here, who may not speak to each other.',
  'It is clean, and there are flowers.',
  'A noble’s ring lies in plain sight.',
  'The bucket has a false bottom.',
  'Nobody will say who is kept here.',
  'A draught comes from under the bed.',
  'The prisoner knows your names.',
]

/** Lays out a prison: the gatehouse, rows of barred cells along their passages, and a yard where there is ground for one. */
export function prison(plot: Plot, random: Random): Built {
  const { site, frame } = plot
  const { intent } = site
  const draw = random.fork('plan')
  const asked = intent.countOf('cells')
  const shell: Box = { left: 2, top: 2, right: frame.width - 2, bottom: frame.height - 3 }
  const length = shell.bottom - shell.top - GATE
  const wish =
    asked > 1 ? Math.min(CELLS_MAX, asked) : Math.min(CELLS_MAX, 2 * Math.floor(length / 3) + draw.int(0, 1) * 4)
  const cell = 2
  const perRow = Math.floor(length / cell)
  const blocks = wish > 2 * perRow || (wish > 11 && shell.right - shell.left >= 16) ? 2 : 1
  const deep = blocks === 2 ? Math.min(3, Math.floor((shell.right - shell.left) / 4 - 1)) : 4
  const passage = blocks === 2 ? Math.floor((shell.right - shell.left - 4 * deep) / 2) : 3
  const width = 2 * deep + passage
  // One block leaves ground for a yard beside it.
  if (blocks === 2) shell.right = shell.left + 2 * width
  const count = Math.min(wish, blocks * 2 * perRow)
  const base = shell.bottom - GATE
  const rows: Row[] = Array.from({ length: blocks }, (_, b) => shell.left + b * width).flatMap((left, b): Row[] => {
    const share = (i: number) => Math.floor((count + blocks * 2 - 1 - (b * 2 + i)) / (blocks * 2))
    return [
      { back: left, front: left + deep, count: share(0) },
      { back: left + width, front: left + width - deep, count: share(1) },
    ]
  })
  const most = Math.max(...rows.map((row) => row.count))
  const pitch = Math.max(cell, Math.min(3, Math.floor(length / most)))
  const top = base - pitch * most
  // What the cells leave at the far end is a room of its own, or else a longer passage.
  const far = top - shell.top >= 3
  const blockTop = far ? top : shell.top
  const end = shell.left + blocks * width
  const yard: Box | undefined =
    shell.right - end >= 5 ? { left: end, right: shell.right, top: shell.top, bottom: base } : undefined

  const doors: Parameters<Plot['door']>[] = []
  const posts: Point[][] = []
  const barred: [number, number, number][] = []
  const cells: Box[] = []
  const walls: Point[][] = []
  for (const { back, front, count: many } of rows) {
    const lead = base - blockTop - many * pitch
    for (let i = 0; i < many; i++) {
      // The row's last cell takes up the slack.
      const from = base - (i + 1) * pitch - (i === many - 1 ? lead : 0)
      const to = base - i * pitch
      cells.push({ left: Math.min(back, front), right: Math.max(back, front), top: from, bottom: to })
      if (i < many - 1)
        walls.push([
          [back, from],
          [front, from],
        ])
      doors.push(['bars', [front, to - 1], [front, to]])
      posts.push([
        [front, to - 1 - POST],
        [front, to - 1],
      ])
      barred.push([front, (from + to - 1 - POST) / 2, to - 1 - POST - from])
    }
    if (many === 0)
      walls.push([
        [front, blockTop],
        [front, base],
      ])
  }
  // Before any door keeps its place free: bars reach to the very jamb.
  for (const [u, v, long] of barred)
    plot.put('bars', plot.space(ringOf(shell)), u, v, { turn: Math.PI / 2, width: long })
  for (const door of doors) plot.door(...door)
  const passages: Box[] = Array.from({ length: blocks }, (_, b) => ({
    left: rows[b * 2]!.front,
    right: rows[b * 2 + 1]!.front,
    top: blockTop,
    bottom: base,
  }))
  for (const { left, right } of passages) {
    const u = Math.floor((left + right) / 2)
    plot.door('bars', [u, base], [u + 1, base])
    if (far) plot.door('locked', [u, blockTop], [u + 1, blockTop])
  }
  const gate = gatehouse(plot, shell, base, yard, draw)
  plot.floor(ringOf(shell), { ground: intent.asks('brick') ? 'brick' : 'flagstone', rise: 0.4 })
  for (const box of [...cells]) plot.floor(ringOf(box), { ground: 'cobble' })
  if (yard) plot.floor(ringOf(yard), { ground: intent.season === 'winter' ? 'snow' : 'earth', rise: -0.2 })
  plot.wall(ringOf(shell))
  plot.wall(
    [
      [shell.left, base],
      [shell.right, base],
    ],
    false,
  )
  if (far)
    plot.wall(
      [
        [shell.left, blockTop],
        [end, blockTop],
      ],
      false,
    )
  for (let b = 1; b < blocks; b++)
    plot.wall(
      [
        [shell.left + b * width, blockTop],
        [shell.left + b * width, base],
      ],
      false,
    )
  if (yard)
    plot.wall(
      [
        [end, shell.top],
        [end, base],
      ],
      false,
    )
  for (const line of walls) plot.wall(line, false)
  for (const line of posts) plot.wall(line, false)

  const spaces: Space[] = []
  const place = (name: string, box: Box, told: readonly string[]) => {
    const space = plot.space(ringOf(box))
    site.place(name, space, told)
    spaces.push(space)
  }
  for (const [name, box] of gate) {
    if (name === 'Guard room') site.furnish(guards, plot.space(ringOf(within(box))), 0.8)
    else if (name === 'Gate') {
      const space = plot.space(ringOf(within(box)))
      site.furnisher.add('weapon-rack', 1, space)
      site.furnisher.add('torch', 2, space)
      site.place(name, space, ['Two doors, and they are never open at once.', 'The turnkey counts you in, aloud.'])
    } else site.furnish(sidesOf.prison![0] ?? office, plot.space(ringOf(within(box))), 0.8)
  }
  for (const [i, box] of passages.entries()) {
    const space = plot.space(ringOf(within(box)))
    site.furnisher.add('torch', 3, space)
    site.place(blocks === 1 ? 'Cell block' : `Cell block ${i + 1}`, space, [
      i === 0 ? 'Every step is heard in every cell.' : 'It is quieter here than it should be.',
    ])
  }
  const lie = random.fork('cells')
  for (const [i, box] of cells.entries()) {
    furnishCell(plot, box, shell, lie)
    place(`Cell ${i + 1}`, within(box), cellLines)
  }
  if (far) {
    const box = within({ left: shell.left, right: end, top: shell.top, bottom: blockTop })
    const space = plot.space(ringOf(box))
    site.furnish(intent.asks('secret-door') ? hiddenRoom : sidesOf.prison![2]!, space, 1)
    spaces.push(space)
  }
  if (yard) {
    const space = plot.space(ringOf(within(yard)))
    site.furnisher.add('well', 1, space)
    site.furnisher.add('bench', 2, space)
    site.furnisher.add('stump', 1, space)
    site.place('Exercise yard', space, ['A path is worn into the ground, once round and once round again.'], 'glade')
    spaces.push(space)
  }
  site.grant(spaces, ['tree', 'stairs-up'])
  return { shell, sill: frame.at(Math.round((shell.left + shell.right) / 2), shell.bottom), spaces, wet: [] }
}

/** The gate in the middle of the front, the guards on one side of it and the warden on the other; the yard's door is by its side. */
function gatehouse(plot: Plot, shell: Box, base: number, yard: Box | undefined, random: Random): [string, Box][] {
  const middle = Math.round((shell.left + shell.right) / 2)
  const [left, right] = [middle - 3, middle + 3]
  plot.door('double', [middle - 1, shell.bottom], [middle + 1, shell.bottom])
  const v = shell.bottom - 3
  for (const u of [left, right]) {
    plot.door('door', [u, v], [u, v + 1])
    plot.wall(
      [
        [u, base],
        [u, shell.bottom],
      ],
      false,
    )
  }
  if (yard) {
    const u = Math.max(right + 1, Math.floor((yard.left + yard.right) / 2))
    plot.door('locked', [u, base], [u + 1, base])
  }
  const rooms: [string, Box][] = [
    ['Gate', { left, right, top: base, bottom: shell.bottom }],
    ['Guard room', { left: shell.left, right: left, top: base, bottom: shell.bottom }],
    ['Warden’s office', { left: right, right: shell.right, top: base, bottom: shell.bottom }],
  ]
  if (random.chance(0.5) && !yard) {
    rooms[1]![0] = 'Warden’s office'
    rooms[2]![0] = 'Guard room'
  }
  for (const box of [rooms[1]![1], rooms[2]![1]])
    for (let u = box.left + 1; u + 1 < box.right; u += 3) plot.door('window', [u, shell.bottom], [u + 1, shell.bottom])
  return rooms
}

function furnishCell(plot: Plot, box: Box, shell: Box, random: Random): void {
  const { left, right, top, bottom } = within(box)
  const space = plot.space(ringOf(within(box)))
  // Beds stand in the corner away from the bars' door.
  const west = box.left === shell.left || box.right - box.left < 1
  const side = west ? -1 : 1
  const bed = random.chance(0.75)
  const u = side < 0 ? left + 0.98 : right - 0.98
  if (bed)
    plot.put('bed', space, u, top + 0.45, { turn: side * (Math.PI / 2), width: 0.8, depth: 1.8, tint: '#6d675a' })
  else plot.put('hay', space, u, top + 0.45, { turn: 0, width: 1.3, depth: 0.7 })
  const what = random.next()
  const wall = side < 0 ? left : right
  const v = bottom - 0.4
  if (what < 0.5) plot.put('chains', space, wall + -side * 0.25, v, { turn: side * (Math.PI / 2), width: 0.6 })
  else if (what < 0.7) plot.put('bones', space, wall - side * 0.5, v - 0.1, { width: 0.6, depth: 0.5 })
  else plot.put('urn', space, wall - side * 0.4, v, { width: 0.4, depth: 0.4 })
}
