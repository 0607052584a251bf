import type { Random } from '../../paint/random.ts'
import type { PropName } from './catalogue.ts'
import type { Step } from './dungeon/purposes.ts'
import { type Furnisher, roomiest, type Space, straightWalls } from './furnish.ts'
import { boundsOf, inside } from './geometry.ts'
import type { Prop } from './scene.ts'

/** Carries out one step of furnishing; `scale` thins or thickens it by the room's size. */
export function carryOut(step: Step, space: Space, furnisher: Furnisher, scale: number, random: Random): void {
  switch (step[0]) {
    case 'add':
      furnisher.add(step[1], amount(step[2], scale), space)
      break
    case 'row':
      furnisher.row(step[1], amount(step[2], scale), space)
      break
    case 'pillars':
      pillars(space, furnisher)
      break
    case 'pews':
      pews(space, furnisher)
      break
    case 'carpet':
      carpet(space, furnisher)
      break
    case 'stacks':
      stacks(space, furnisher)
      break
    case 'circle': {
      for (const share of [1.7, 1.5, 1.3, 1.1, 0.9]) {
        const size = Math.min(4.4, inscribed(space) * share)
        if (furnisher.inMiddle('magic-circle', space, { width: size, depth: size, turn: 0 })) break
      }
      break
    }
    case 'tables':
      for (let i = 0; i < amount(step[1], scale); i++) table('table', space, furnisher, random)
      break
    case 'seats':
      for (let i = 0; i < amount(step[1], scale); i++) table('round-table', space, furnisher, random)
      break
    case 'pool':
      break
  }
}

const amount = (n: number, scale: number) => Math.max(1, Math.round(n * scale))

function inscribed(space: Space): number {
  const { left, right, top, bottom } = boundsOf(space.outline)
  return Math.min(right - left, bottom - top) / 2
}

/** Pillars in two rows, or round a rotunda, always a square clear of the walls. */
export function pillars(space: Space, furnisher: Furnisher): void {
  const { left, right, top, bottom } = boundsOf(space.outline)
  const width = right - left
  const height = bottom - top
  if (Math.min(width, height) < 5) return
  const long = width >= height
  const reach = long ? width : height
  const across = long ? height : width
  const inset = across >= 7 ? 1.75 : 1.5
  const count = Math.max(2, Math.round((reach - 2) / 2.2))
  for (let i = 0; i < count; i++) {
    const along = 1.5 + ((reach - 3) * i) / (count - 1)
    for (const side of [inset, across - inset]) {
      const x = left + (long ? along : side)
      const y = top + (long ? side : along)
      // A pillar needs its own width of air about it, or it reads as a part of the wall.
      const open = [-0.75, 0.75].every((d) => inside(space.outline, x + d, y) && inside(space.outline, x, y + d))
      if (open) furnisher.put('pillar', space, x, y)
    }
  }
}

/** Rows of benches facing the altar or the throne, with an aisle between. */
function pews(space: Space, furnisher: Furnisher): void {
  const altar = furnisher.props.findLast(
    (prop) => (prop.kind === 'altar' || prop.kind === 'throne') && inside(space.outline, prop.at[0], prop.at[1]),
  )
  if (!altar) return
  // Away from the altar's back.
  const fx = -Math.sin(altar.turn)
  const fy = Math.cos(altar.turn)
  for (let row = 0; row < 6; row++) {
    for (const side of [-1, 1]) {
      const away = 2.6 + row * 1.15
      const x = altar.at[0] + fx * away + -fy * side * 1.75
      const y = altar.at[1] + fy * away + fx * side * 1.75
      furnisher.put('bench', space, x, y, { turn: altar.turn, width: 1.7 })
    }
  }
}

/** Bookcases back to back in rows down the middle of a library, with aisles between. */
function stacks(space: Space, furnisher: Furnisher): void {
  const [x, y] = roomiest(space.outline)
  for (const row of [0, 1, -1, 2, -2])
    for (const column of [-1, 1])
      for (const back of [-1, 1])
        furnisher.put('bookshelf', space, x + column * 1.02, y + row * 2 + back * 0.28, {
          turn: back < 0 ? Math.PI : 0,
        })
}

/** Stands of wares back to back down the middle of a shop, with room to walk about each. */
export function displays(kind: PropName, space: Space, furnisher: Furnisher): void {
  const { left, right, top, bottom } = boundsOf(space.outline)
  const wide = right - left > bottom - top
  const [reach, across] = wide ? [right - left, bottom - top] : [bottom - top, right - left]
  const rows = Math.min(4, Math.floor((reach - 4.5) / 2.3))
  const columns = across > 9.5 ? [-1.6, 1.6] : [0]
  const [x, y] = [(left + right) / 2, (top + bottom) / 2]
  for (let i = 0; i < rows; i++) {
    const along = (i - (rows - 1) / 2) * 2.3
    for (const aside of columns)
      for (const back of [-1, 1]) {
        const off = along + back * 0.3
        furnisher.put(kind, space, x + (wide ? off : aside), y + (wide ? aside : off), {
          turn: (wide ? -Math.PI / 2 : 0) + (back < 0 ? Math.PI : 0),
        })
      }
  }
}

/** A runner from the seat of honour down the middle of the hall. */
function carpet(space: Space, furnisher: Furnisher): void {
  const seat = furnisher.props.findLast(
    (prop) => (prop.kind === 'altar' || prop.kind === 'throne') && inside(space.outline, prop.at[0], prop.at[1]),
  )
  if (!seat) return
  const fx = -Math.sin(seat.turn)
  const fy = Math.cos(seat.turn)
  for (const length of [8, 7, 6, 5, 4, 3]) {
    const x = seat.at[0] + fx * (length / 2 + 0.45)
    const y = seat.at[1] + fy * (length / 2 + 0.45)
    if (furnisher.put('carpet', space, x, y, { turn: seat.turn, width: 1.3, depth: length })) return
  }
}

/** A table with seats at its sides. */
export function table(kind: 'table' | 'round-table', space: Space, furnisher: Furnisher, random: Random): boolean {
  const before = furnisher.props.length
  const middle = kind === 'table' && furnisher.inMiddle(kind, space)
  if (!middle && !furnisher.spacious(kind, space, 0.75)) return false
  seated(furnisher.props[before]!, space, furnisher, random)
  return true
}

/** As many tables as are asked for, side by side down the room like a feast's, with their seats. */
export function feast(n: number, space: Space, furnisher: Furnisher, random: Random): void {
  const { left, right, top, bottom } = boundsOf(space.outline)
  const wide = right - left > bottom - top
  const reach = wide ? right - left : bottom - top
  const gap = Math.min(3.6, (reach - 1.6) / n)
  for (let i = 0; i < n; i++) {
    const off = (i - (n - 1) / 2) * gap
    const before = furnisher.props.length
    const x = (left + right) / 2 + (wide ? off : 0)
    const y = (top + bottom) / 2 + (wide ? 0 : off)
    const stands = [0, 0.6, -0.6, 1.2, -1.2, 1.8, -1.8].some((aside) =>
      furnisher.put('table', space, x + (wide ? 0 : aside), y + (wide ? aside : 0), { turn: wide ? Math.PI / 2 : 0 }),
    )
    if (stands) seated(furnisher.props[before]!, space, furnisher, random)
    else table('table', space, furnisher, random)
  }
}

/** Seats at a table's sides. */
function seated(placed: Prop, space: Space, furnisher: Furnisher, random: Random): void {
  const seat: PropName = random.chance(0.5) ? 'stool' : 'chair'
  const round = placed.kind === 'round-table'
  const side = Math.max(3, Math.round(placed.width / 0.9))
  const seats = round ? 4 : side * 2
  const c = Math.cos(placed.turn)
  const s = Math.sin(placed.turn)
  for (let i = 0; i < seats; i++) {
    if (random.chance(0.15)) continue
    const angle = (i / seats) * Math.PI * 2
    const dx = round
      ? Math.sin(angle) * 1.02
      : ((i % side) - (side - 1) / 2) * (side === 3 ? 0.8 : placed.width / (side + 0.3))
    const dy = round ? -Math.cos(angle) * 1.02 : (i < side ? -1 : 1) * (placed.depth / 2 + 0.36)
    const turn = round ? angle : i < side ? 0 : Math.PI
    furnisher.put(seat, space, placed.at[0] + dx * c - dy * s, placed.at[1] + dx * s + dy * c, {
      turn: placed.turn + turn,
    })
  }
}

/** Torches on the walls, spread apart, fewer in small rooms. */
export function torches(space: Space, n: number, furnisher: Furnisher, random: Random): void {
  const walls = random.shuffle(straightWalls(space.outline).filter((wall) => wall.length > 0.6))
  const lit: [number, number][] = []
  for (const wall of [...walls, ...walls]) {
    if (lit.length >= n) return
    for (const part of wall.length > 5 ? [0.25, 0.75] : [0.5, 0.2, 0.8]) {
      const x = wall.x + wall.dx * wall.length * part - wall.nx * 0.12
      const y = wall.y + wall.dy * wall.length * part - wall.ny * 0.12
      if (lit.length >= n || lit.some(([lx, ly]) => Math.hypot(lx - x, ly - y) < 3.2)) continue
      if (furnisher.put('torch', space, x, y, { turn: Math.atan2(wall.nx, -wall.ny), depth: 0.24 })) lit.push([x, y])
    }
  }
}

/** Where a room's number may be read: away from what stands there. */
export function badgePlace(space: Space, furnisher: Furnisher): readonly [number, number] {
  const { left, right, top, bottom } = boundsOf(space.outline)
  let best: readonly [number, number] = roomiest(space.outline)
  let bestScore = -Infinity
  for (let y = top + 0.6; y <= bottom - 0.6; y += 0.5) {
    for (let x = left + 0.6; x <= right - 0.6; x += 0.5) {
      const box = { left: x - 0.45, right: x + 0.45, top: y - 0.45, bottom: y + 0.45 }
      const score = -(x - left) * 0.3 - (y - top)
      if (score <= bestScore) continue
      if (!inside(space.outline, x - 0.5, y - 0.5) || !inside(space.outline, x + 0.5, y + 0.5)) continue
      if (!inside(space.outline, x - 0.5, y + 0.5) || !inside(space.outline, x + 0.5, y - 0.5)) continue
      if (space.keepOut?.some((ring) => inside(ring, x, y))) continue
      if (!furnisher.isFree(box) || !furnisher.isOpen(box)) continue
      bestScore = score
      best = [x, y]
    }
  }
  return best
}
