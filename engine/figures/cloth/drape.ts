import { noise3 } from '../../mesh/noise.ts'
import type { Figure } from '../anatomy/figure.ts'
import { type Fall, fallOf, placeIn } from './fall.ts'
import { isFolded, overLap } from './lap.ts'
import { HANGS } from './lie.ts'
import { isLifted, openingOf, SHOULDER_END } from './opening.ts'
import type { Dressing, Hung } from './regions.ts'
import { closeRim } from './rim.ts'
import { COLUMNS, type Drape, foldAt, ROWS_EACH, sewSheet, WAIST } from './sheet.ts'

/** Where a cloak begins to fall on the body nobody has morphed, dm. */
const NAPE = 6.2
/** The layer that a belt stands for: above all that are worn. */
const HELD = 255

/** Hangs cloth round the body from the waist down, over all that is there, so that it cuts nothing. */
export function addDrape(figure: Figure, dressing: Dressing, drape: Drape): void {
  if (!drape.trunkOnly && !drape.overArms && isFolded(figure)) {
    overLap(figure, dressing, drape)
    return
  }
  const turn = drape.to - drape.from
  const closed = turn >= 359
  const columns = Math.max(8, Math.round((COLUMNS * turn) / 360))
  const fall = fallOf(figure, drape.top, drape.hem, !drape.trunkOnly && !drape.overArms)
  const rows = Math.max(drape.trunkOnly ? 8 : 4, Math.round(fall.long * ROWS_EACH))
  const lifted = { l: drape.overArms && isLifted(figure, 'l'), r: drape.overArms && isLifted(figure, 'r') }
  const radius = envelope(dressing, drape, fall, columns, rows, closed, lifted)
  if (drape.trunkOnly && closed) closeRim(radius, dressing, fall, columns, (drape.from * Math.PI) / 180)
  const wide = closed ? columns : columns + 1
  const opening = drape.overArms ? openingOf(figure, dressing, fall, rows, drape) : undefined
  const lift = liftOver(dressing, drape, fall, wide, closed)
  const count = (rows + 1) * wide
  const positions = new Float32Array(count * 3)
  const rest = new Float32Array(count * 3)
  const edges = new Float32Array(count * 2)
  const s = (drape.seed % 89) * 1.7
  for (let j = 0; j <= rows; j++) {
    const t = j / rows
    const first = opening?.from[j] ?? drape.from
    const open = (opening?.to[j] ?? drape.to) - first
    const around = radius.slice(j * wide, j * wide + wide)
    for (let i = 0; i < wide; i++) {
      const degrees = first + (open * i) / columns
      const angle = (degrees * Math.PI) / 180
      // A belt's edges lie against what it holds together: it would float as a ring.
      const tucked = drape.trunkOnly && (j === 0 || j === rows) ? drape.gap : 0
      const at = j * wide + i
      const column = opening ? ((degrees - drape.from) / turn) * columns : i
      const [a, b] = [around[Math.floor(column)]!, around[Math.min(wide - 1, Math.ceil(column))]!]
      const r = a + (b - a) * (column % 1) + foldAt(drape, angle, t, s) * fall.folds(t) - tucked
      radius[at] = r
      const torn = drape.torn && j === rows ? 0.9 * noise3(angle * 9, s, 1) : 0
      // Over a raised knee it lies as high as that.
      const up = j === 0 ? 0 : lift[i]! * Math.max(0, 1 - 1.6 * t)
      placeIn(fall, t, angle, r, torn + up, positions, at * 3)
      rest[at * 3] = Math.sin(angle) * 1.6
      rest[at * 3 + 1] = (drape.overArms ? NAPE : WAIST) - fall.long * t
      rest[at * 3 + 2] = Math.cos(angle) * 1.6
      const side = closed ? 9 : (Math.min(i, columns - i) / columns) * ((open * Math.PI) / 180) * 1.9
      edges[at * 2] = Math.min(side, (1 - t) * fall.long, drape.trunkOnly ? t * fall.long : 9)
      edges[at * 2 + 1] = HANGS
    }
  }
  // Nothing hangs over a cloak, nor by its edges.
  if (!drape.trunkOnly && !opening) {
    const [from, whole] = [(drape.from * Math.PI) / 180, (turn * Math.PI) / 180]
    dressing.hung.push({
      isBent: fall.isBent,
      top: fall.isBent ? 0 : drape.top,
      long: fall.long,
      rows,
      columns: wide,
      from,
      turn: whole,
      radius,
    })
  }
  sewSheet(figure, drape, { positions, rest, edges, rows, columns, wide })
}

/** The least radius of cloth at each place: beyond all that is there, and never drawing in as it falls. */
function envelope(
  { form, posed, normals, out, top, hung }: Dressing,
  drape: Drape,
  fall: Fall,
  columns: number,
  rows: number,
  closed: boolean,
  lifted: { l?: boolean | undefined; r?: boolean | undefined } = {},
): Float32Array {
  const wide = closed ? columns : columns + 1
  const turn = ((drape.to - drape.from) * Math.PI) / 180
  const from = (drape.from * Math.PI) / 180
  const radius = new Float32Array((rows + 1) * wide)
  for (let v = 0; v < form.of.length; v++) {
    const arm = form.arm[v]!
    if (arm > (drape.overArms ? 0.62 : 0.02)) continue
    // What is beyond the shoulder of a lifted arm is before the cloth.
    if (arm > SHOULDER_END && lifted[form.places[v * 3]! > 0 ? 'l' : 'r']) continue
    if (drape.trunkOnly && form.places[v * 3 + 1]! < 0.6) continue
    const off = out[v]! + drape.gap
    const x = posed[v * 3]! + normals[v * 3]! * off
    const y = posed[v * 3 + 1]! + normals[v * 3 + 1]! * off
    const z = posed[v * 3 + 2]! + normals[v * 3 + 2]! * off
    const found = fall.find(x, y, z)
    const row = found.t * rows
    const isLeg = form.places[v * 3 + 1]! < 0.3 && !fall.isBent
    if (row < (isLeg ? -8 : -1.5) || row > rows + 1) continue
    // Cloth that is held together folds above and below, not under what holds it.
    if (drape.trunkOnly) top[v] = HELD
    let angle = found.angle - from
    angle -= Math.floor(angle / (2 * Math.PI)) * 2 * Math.PI
    const column = (angle / turn) * columns
    const r = found.radius
    // A vertex stands for its surroundings: the form's are about 0.4 dm apart.
    const acrossColumns = Math.max(1, Math.ceil(((0.45 / Math.max(0.5, r)) * columns) / turn))
    // Cloth begins above a raised thigh, and is not spread by it there.
    const first = Math.max(isLeg ? 1 : 0, Math.floor(row - 1.6))
    for (let j = first; j <= Math.min(rows, Math.max(isLeg ? 2 : 0, Math.ceil(row + 1.6))); j++) {
      for (let k = -acrossColumns; k <= acrossColumns; k++) {
        let i = Math.round(column) + k
        if (closed) i = ((i % wide) + wide) % wide
        else if (i < 0 || i >= wide) continue
        const at = j * wide + i
        if (r > radius[at]!) radius[at] = r
      }
    }
  }
  for (const under of hung) beyond(radius, under, drape, fall, rows, wide, turn)
  if (drape.trunkOnly) tighten(radius, rows, wide)
  const step = fall.long / rows
  const blurred = radius.slice()
  for (let j = 0; j <= rows; j++) {
    for (let i = 0; i < wide; i++) {
      const at = j * wide + i
      if (j === 0 && drape.tied !== undefined) radius[at] = drape.tied
      else if (j > 0)
        radius[at] = Math.max(radius[at]!, radius[at - wide]! + drape.flare * step - fall.drawsIn(j / rows) * step)
    }
    for (let round = 0; round < 3; round++) {
      for (let i = 0; i < wide; i++) {
        const left = closed ? (i + wide - 1) % wide : Math.max(0, i - 1)
        const right = closed ? (i + 1) % wide : Math.min(wide - 1, i + 1)
        blurred[j * wide + i] = (radius[j * wide + left]! + 2 * radius[j * wide + i]! + radius[j * wide + right]!) / 4
      }
      for (let i = 0; i < wide; i++) radius[j * wide + i] = Math.max(radius[j * wide + i]!, blurred[j * wide + i]!)
    }
  }
  return radius
}

/** How much higher than its second row cloth lies in each column, because a knee is raised there, dm. */
function liftOver(
  { form, posed, normals, out }: Dressing,
  drape: Drape,
  fall: Fall,
  wide: number,
  closed: boolean,
): Float32Array {
  const lift = new Float32Array(wide)
  if (fall.isBent || drape.trunkOnly || drape.overArms) return lift
  const turn = ((drape.to - drape.from) * Math.PI) / 180
  for (let v = 0; v < form.of.length; v++) {
    if (form.arm[v]! >= 0 || form.places[v * 3 + 1]! > 0.3) continue
    const off = out[v]! + drape.gap
    const y = posed[v * 3 + 1]! + normals[v * 3 + 1]! * off
    const above = y - (drape.top - 1 / ROWS_EACH) + 0.3
    if (above <= 0) continue
    const found = fall.find(posed[v * 3]! + normals[v * 3]! * off, y, posed[v * 3 + 2]! + normals[v * 3 + 2]! * off)
    let angle = found.angle - (drape.from * Math.PI) / 180
    angle -= Math.floor(angle / (2 * Math.PI)) * 2 * Math.PI
    const column = Math.round((angle / turn) * (closed ? wide : wide - 1))
    for (let k = -5; k <= 5; k++) {
      const i = closed ? (column + k + wide) % wide : column + k
      if (i >= 0 && i < wide) lift[i] = Math.max(lift[i]!, above)
    }
  }
  return lift
}

/** How thick cloth is, with the air under it, dm. */
const THICK = 0.07

/** Widens what hangs over something so that it lies beyond its folds. */
function beyond(
  radius: Float32Array,
  under: Hung,
  drape: Drape,
  fall: Fall,
  rows: number,
  wide: number,
  turn: number,
): void {
  if (under.isBent !== fall.isBent) return
  const top = fall.isBent ? 0 : drape.top - under.top
  const closed = under.turn > 6.2
  for (let j = 0; j <= rows; j++) {
    const row = (((j / rows) * fall.long - top) / under.long) * under.rows
    // A little above and below it too: neither ends where the other has a row.
    if (row < -0.6 || row > under.rows + 0.9) continue
    const first = Math.max(0, Math.min(under.rows, Math.floor(row)))
    const second = Math.min(under.rows, first + 1)
    for (let i = 0; i < wide; i++) {
      let angle = (drape.from * Math.PI) / 180 + (turn * i) / (turn > 6.2 ? wide : wide - 1) - under.from
      angle -= Math.floor(angle / (2 * Math.PI)) * 2 * Math.PI
      const column = (angle / under.turn) * (closed ? under.columns : under.columns - 1)
      if (column > under.columns - (closed ? 0 : 1) + 0.5) continue
      const a = Math.floor(column) % under.columns
      const b = (a + 1) % under.columns
      const at = (k: number, l: number) => under.radius[k * under.columns + l]!
      const most =
        Math.max(at(first, a), at(first, b), at(second, a), at(second, b)) + (drape.trunkOnly ? 0.035 : THICK)
      // A belt goes round the waist, whatever a raised knee does to the skirt.
      const own = radius[j * wide + i]!
      if (most > own) radius[j * wide + i] = drape.trunkOnly ? Math.min(most, own + 0.13) : most
    }
  }
}

/** Makes one closed line of what is under a belt: leather is stiff, and as wide at its upper edge as at its lower. */
function tighten(radius: Float32Array, rows: number, wide: number): void {
  for (let i = 0; i < wide; i++) {
    let most = 0
    for (let j = 0; j <= rows; j++) most = Math.max(most, radius[j * wide + i]!)
    for (let j = 0; j <= rows; j++) radius[j * wide + i] = most
  }
}

/** The line in which something tied about the trunk lies, `count` places from the front leftwards round, dm. */
export function ringAbout(figure: Figure, dressing: Dressing, at: number, half: number, count: number): Float32Array {
  const drape = { from: -180, to: 180, gap: 0.04, flare: 0, trunkOnly: true, top: at + half, hem: at - half }
  const fall = fallOf(figure, drape.top, drape.hem, false)
  const radius = envelope(dressing, drape as Drape, fall, count, 2, true)
  const out = new Float32Array(count * 3)
  for (let i = 0; i < count; i++) {
    const nth = (i + count / 2) % count
    placeIn(fall, 0.5, ((-180 + (360 * nth) / count) * Math.PI) / 180, radius[count + nth]!, 0, out, i * 3)
  }
  return out
}
