import { blur } from '../../paint/field.ts'
import { grain } from '../../paint/grain.ts'
import { type Matter, matter, stuffs } from '../../paint/matter.ts'
import type { Relief } from '../../paint/relief.ts'
import type { Cast } from './cast.ts'
import { reaching } from './occlusion.ts'
import { unit } from './space.ts'

/** What a polished surface mirrors in a direction of height `up` (-1 down … 1 up): floor, dark horizon, a bright sky. */
function surroundings(up: number, side: number): number {
  const rise = Math.min(1, Math.max(0, (up + 0.12) / 0.4))
  const sky = 0.1 + rise * rise * (3 - 2 * rise) * (0.22 + 0.5 * Math.max(0, up))
  const floor = up < -0.3 ? 0.3 * (-up - 0.3) : 0
  const window = side < -0.25 ? (-side - 0.25) * 0.6 : 0
  return sky + floor + window
}

/** Pigments' fine relief bends the normals, within each part: one row of px. */
function bendRow({ width, part, parts, fine, nx, ny, nz, scale }: Cast, y: number): void {
  for (let x = 1, i = y * width + 1; x < width - 1; x++, i++) {
    const p = part[i]!
    if (p === 0 || !parts[p - 1]!.pigment) continue
    const own = fine[i]!
    const l = part[i - 1] === p ? fine[i - 1]! : own
    const r = part[i + 1] === p ? fine[i + 1]! : own
    const t = part[i - width] === p ? fine[i - width]! : own
    const b = part[i + width] === p ? fine[i + width]! : own
    const dx = (r - l) * 0.5 * scale
    const dy = (b - t) * 0.5 * scale
    if (dx === 0 && dy === 0) continue
    const x1 = nx[i]! - dx * nz[i]!
    const y1 = ny[i]! - dy * nz[i]!
    const len = Math.sqrt(x1 * x1 + y1 * y1 + nz[i]! * nz[i]!) || 1
    nx[i] = x1 / len
    ny[i] = y1 / len
    nz[i] = nz[i]! / len
  }
}

function bendNormals(cast: Cast): void {
  for (let y = 1; y < cast.height - 1; y++) bendRow(cast, y)
}

/** How strongly a pen would draw at a px: an outline, or one thing that passes before another. */
function lineAt(part: Uint16Array, depth: Float32Array, scale: number, i: number, width: number): number {
  const own = part[i]!
  let strength = 0
  for (let k = 0; k < 4; k++) {
    const j = k < 2 ? i - 1 + 2 * k : i + (2 * k - 5) * width
    if (part[j] === 0) return 1
    const step = Math.abs(depth[i]! - depth[j]!) * scale
    if (step > 5) strength = Math.max(strength, Math.min(1, (step - 5) / 8))
    if (part[j] !== own) strength = Math.max(strength, 0.55)
  }
  return strength
}

function inkRow({ width, part, depth, scale }: Cast, line: Float32Array, y: number): void {
  for (let x = 1, i = y * width + 1; x < width - 1; x++, i++)
    if (part[i] !== 0) line[i] = lineAt(part, depth, scale, i, width)
}

/** Where a pen would draw. */
function inkLines(cast: Cast): Float32Array {
  const { width, height } = cast
  const line = new Float32Array(width * height)
  for (let y = 1; y < height - 1; y++) inkRow(cast, line, y)
  return blur({ width, height, values: line }, 1, 1).values
}

/** Numbers a part's material has in the table that pixels are lit from: no objects there, each of another shape. */
const FACTS = 20

/** The materials of a cast's parts as plain numbers, in the order `lightPx` reads them; each is a thing of its own, numbered from `first`. */
function factsOf(cast: Cast, scale: number, first: number): Float64Array {
  const facts = new Float64Array(cast.parts.length * FACTS)
  for (const [i, { material }] of cast.parts.entries()) {
    const mirror = material.metal ?? 0
    const glowing = material.emission ?? [0, 0, 0]
    const under = material.subsurface ?? [0, 0, 0]
    facts.set(
      [
        material.bump * scale * 2,
        1 / (material.grain[0] * scale),
        1 / (material.grain[1] * scale),
        material.wrap ?? 0.15,
        mirror,
        (material.mottle ?? 0.3) * 0.8,
        material.specular,
        material.gloss,
        1.25 * material.rim,
        mirror > 0 ? mirror * 0.6 : 0,
        material.subsurface ? 1 : 0,
        ...under,
        material.emission ? 1 : 0,
        ...glowing,
        stuffs.indexOf(material.stuff ?? 'cloth'),
        first + i,
      ],
      i * FACTS,
    )
  }
  return facts
}

/** What the loops over px read and write, at hand. */
interface Laying {
  cast: Cast
  result: Relief
  matter: Matter
  /** The surface's direction without pigments' fine relief. */
  plainX: Float32Array
  plainY: Float32Array
  lit: Float32Array
  open: Float32Array
  lines: Float32Array
  facts: Float64Array
  /** The lamps: towards the key (3), key (3), ambient (3), rim (3), bounce (3), rim from (2). */
  lamps: Float64Array
  /** Cast px a picture px. */
  ratio: number
  /** Moves the grain of the surfaces. */
  shift: number
  /** Grain features of the mottling a px. */
  patch: number
  nearFront: number
}

/** What was gathered for a px, and then what it was lit to: one set of numbers for all, as it runs for every px. */
const at = new Float64Array(18)
const NX = 0
const NY = 1
const NZ = 2
const RED = 3
const GREEN = 4
const BLUE = 5
const SUN = 6
const AIR = 7
const LINE = 8
const SOLID = 9
const HIGH = 10
const COVER = 11
const ARRIVING = 12
const SHINE = 13
const BACK = 14
const PLAIN_X = 15
const PLAIN_Y = 16
const KEYED = 17

/** Adds what a cell of the cast holds, weighed. */
function addCell(cast: Cast, { lit, open, lines, plainX, plainY }: Laying, j: number, q: number): void {
  at[NX]! += q * cast.nx[j]!
  at[NY]! += q * cast.ny[j]!
  at[NZ]! += q * cast.nz[j]!
  at[RED]! += q * cast.red[j]!
  at[GREEN]! += q * cast.green[j]!
  at[BLUE]! += q * cast.blue[j]!
  at[SUN]! += q * lit[j]!
  at[AIR]! += q * open[j]!
  at[LINE]! += q * lines[j]!
  at[SOLID]! += q * cast.alpha[j]!
  at[HIGH]! += q * cast.depth[j]!
  at[PLAIN_X]! += q * plainX[j]!
  at[PLAIN_Y]! += q * plainY[j]!
}

/** Gathers what the cast has at a place between four of its cells; the part that has most of it, or -1 for bare ground. */
function gather(laying: Laying, c: number, right: number, below: number, u: number, v: number): number {
  const { cast } = laying
  const { part, coverage } = cast
  const d = c + below
  const wa = part[c] === 0 ? 0 : (1 - u) * (1 - v)
  const wb = part[c + right] === 0 ? 0 : u * (1 - v)
  const wc = part[d] === 0 ? 0 : (1 - u) * v
  const wd = part[d + right] === 0 ? 0 : u * v
  const cover = wa * coverage[c]! + wb * coverage[c + right]! + wc * coverage[d]! + wd * coverage[d + right]!
  if (cover < 0.02) return -1
  at.fill(0)
  at[COVER] = cover
  const share = 1 / (wa + wb + wc + wd)
  if (wa > 0) addCell(cast, laying, c, wa * share)
  if (wb > 0) addCell(cast, laying, c + right, wb * share)
  if (wc > 0) addCell(cast, laying, d, wc * share)
  if (wd > 0) addCell(cast, laying, d + right, wd * share)
  const most = Math.max(wa, wb, wc, wd)
  return part[most === wa ? c : most === wb ? c + right : most === wc ? d : d + right]! - 1
}

/** Turns the gathered direction by the grain of the surface, at the picture's own fineness. */
function roughen({ facts, shift }: Laying, m: number, gx: number, gy: number): void {
  let nx = at[NX]!
  let ny = at[NY]!
  const nz = at[NZ]!
  const lift = facts[m]!
  if (lift > 0) {
    const gxs = facts[m + 1]!
    const gys = facts[m + 2]!
    const here = grain(gx * gxs + shift, gy * gys + shift)
    nx -= (grain((gx + 1) * gxs + shift, gy * gys + shift) - here) * lift
    ny -= (grain(gx * gxs + shift, (gy + 1) * gys + shift) - here) * lift
  }
  const length = Math.sqrt(nx * nx + ny * ny + nz * nz) || 1
  at[NX] = nx / length
  at[NY] = ny / length
  at[NZ] = nz / length
}

const lighted = new Float64Array(3)

/** Lights what was gathered: the colour that reaches the eye in `lighted`, how much light arrives, and how far it shines. */
function lightPx({ facts, lamps, shift, patch }: Laying, m: number, gx: number, gy: number): void {
  const nx = at[NX]!
  const ny = at[NY]!
  const nz = at[NZ]!
  const sun = at[SUN]!
  const wrap = facts[m + 3]!
  const mirror = facts[m + 4]!
  const specular = facts[m + 6]!
  const soft = facts[m + 10]!
  // Light spreads within skin, so that its hollows are never quite dark.
  const air = soft > 0 ? 0.36 + 0.64 * at[AIR]! : at[AIR]!
  const lz = lamps[2]!
  const tone = 1 + (grain(gx * patch + shift, gy * patch + shift) - 0.5) * facts[m + 5]!
  const towards = nx * lamps[0]! + ny * lamps[1]! + nz * lz
  const direct = Math.max(0, (towards + wrap) / (1 + wrap)) * (0.12 * wrap + (1 - 0.12 * wrap) * sun)
  const above = 0.74 - 0.36 * ny
  const low = ny > 0 ? ny * 0.9 : 0
  const facing = 2 * towards * nz - lz
  const shine = facing > 0.2 && specular > 0 ? facing ** facts[m + 7]! * specular * air * (0.15 + 0.85 * sun) : 0
  const grazing = nx * lamps[15]! + ny * lamps[16]!
  const back = 1 - Math.max(0, nz)
  const caught = grazing > 0 ? grazing * Math.sqrt(grazing) * back * facts[m + 8]! * (0.3 + 0.7 * air) : 0
  const keyed = direct * (0.55 + 0.45 * air) * 1.12
  const body = 1 - mirror * 0.68
  let mirrored = 0
  if (mirror > 0) {
    const jitter = (grain(gx * patch * 2.7 + shift, gy * patch * 2.7) - 0.5) * 0.28
    mirrored = surroundings(-2 * nz * ny + jitter, 2 * nz * nx) * mirror * 1.2 * (0.35 + 0.65 * sun) * air
  }
  const bleed = soft > 0 ? Math.max(0, 0.42 - Math.abs(towards - 0.08)) * 0.9 * (0.25 + 0.75 * sun) * air : 0
  const tint = facts[m + 9]!
  const white = 255 * shine * (1 - tint)
  const tinted = shine * tint * 1.6
  for (let k = 0; k < 3; k++) {
    const own = at[RED + k]!
    const key = lamps[3 + k]!
    const around = air * (lamps[6 + k]! * above + lamps[12 + k]! * low)
    lighted[k] =
      own * tone * (((keyed * key + around) / 255) * body + (mirrored * key) / 255) +
      lamps[9 + k]! * caught * (0.35 + (0.65 * own) / 255) +
      (white + own * tinted) * (key / 255) +
      facts[m + 11 + k]! * bleed +
      facts[m + 15 + k]!
  }
  let arriving = Math.min(
    1,
    (keyed * 0.8 + 0.16 * air + caught * 0.4 + shine * 0.6) * (1 - mirror * 0.45) + mirrored * 0.9,
  )
  if (facts[m + 14]! > 0) {
    const glowing = facts[m + 15]! + facts[m + 16]! + facts[m + 17]!
    arriving = Math.max(arriving, Math.min(1, glowing / 500))
  }
  at[ARRIVING] = arriving
  at[KEYED] = Math.min(1, keyed)
  at[SHINE] = shine
  at[BACK] = back
}

/** Lays a lit px over what the picture has there. */
function layPx({ result, matter: its, facts, ratio, nearFront }: Laying, m: number, g: number): void {
  const { paint, albedo, coverage, depth, shade, ink, normals, scale } = result
  const solid = at[SOLID]!
  // Coarser casts have coverage ramps as wide as their px; steepen them to the picture's own.
  const cover = Math.min(1, Math.max(0, (at[COVER]! - 0.5) / Math.max(0.3, ratio) + 0.5))
  let a = cover * solid
  if (solid < 1) {
    const back = at[BACK]!
    a = cover * Math.min(1, solid + (1 - solid) * (back * back * 0.9 + Math.min(1, at[SHINE]!)))
  }
  if (a <= 0) return
  const keep = 1 - a
  paint.red[g] = paint.red[g]! * keep + lighted[0]! * a
  paint.green[g] = paint.green[g]! * keep + lighted[1]! * a
  paint.blue[g] = paint.blue[g]! * keep + lighted[2]! * a
  albedo.red[g] = albedo.red[g]! * keep + (at[RED]! + facts[m + 15]! * 0.5) * a
  albedo.green[g] = albedo.green[g]! * keep + (at[GREEN]! + facts[m + 16]! * 0.5) * a
  albedo.blue[g] = albedo.blue[g]! * keep + (at[BLUE]! + facts[m + 17]! * 0.5) * a
  shade.values[g] = shade.values[g]! * keep + at[ARRIVING]! * a
  ink.values[g] = Math.max(ink.values[g]! * keep, Math.min(1, at[LINE]! * 1.3) * cover)
  normals[0].values[g] = normals[0].values[g]! * keep + at[NX]! * a
  normals[1].values[g] = normals[1].values[g]! * keep + at[NY]! * a
  depth.values[g] = depth.values[g]! * keep + (at[HIGH]! - nearFront + 300) * scale * a
  if (a > coverage.values[g]!) coverage.values[g] = a
  const { form, along, key, gleam, ao } = its
  form[0].values[g] = form[0].values[g]! * keep + at[PLAIN_X]! * a
  form[1].values[g] = form[1].values[g]! * keep + at[PLAIN_Y]! * a
  along[0].values[g]! *= keep
  along[1].values[g]! *= keep
  key.values[g] = key.values[g]! * keep + at[KEYED]! * a
  gleam.values[g] = gleam.values[g]! * keep + Math.min(1, at[SHINE]!) * a
  ao.values[g] = ao.values[g]! * keep + at[AIR]! * a
  if (cover <= 0.5) return
  its.stuff[g] = facts[m + 18]!
  its.thing[g] = facts[m + 19]!
}

/** One row of the picture. A function of its own: what runs a whole picture long within one call is compiled anew for every picture. */
function layRow(laying: Laying, gy: number, x0: number, x1: number): void {
  const { cast, result } = laying
  const { scale, frame } = result
  const w = cast.width
  // A window one px wide or high has no cell beside its first: between none and the last but one lies nothing to read.
  const fy = Math.max(0, Math.min(cast.height - 1.001, ((gy + 0.5) / scale - cast.top) * cast.scale - 0.5))
  const cy = Math.floor(fy)
  const below = cy + 1 < cast.height ? w : 0
  for (let gx = x0; gx < x1; gx++) {
    const fx = Math.max(0, Math.min(w - 1.001, ((gx + 0.5) / scale - cast.left) * cast.scale - 0.5))
    const cx = Math.floor(fx)
    const index = gather(laying, cy * w + cx, cx + 1 < w ? 1 : 0, below, fx - cx, fy - cy)
    if (index < 0) continue
    const m = index * FACTS
    roughen(laying, m, gx, gy)
    lightPx(laying, m, gx, gy)
    layPx(laying, m, gy * frame.width + gx)
  }
}

function frontOf(depth: Float32Array): number {
  let front = -1e6
  for (let i = 0; i < depth.length; i++) if (depth[i]! > front) front = depth[i]!
  return front
}

/** Lights a cast and lays it over what is there, with its matter. The seed moves the grain of the surfaces. */
export function layCast(result: Relief, cast: Cast, heed?: (progress: number) => void): void {
  const { frame, scale, light } = result
  result.matter ??= matter(frame.width, frame.height)
  const [plainX, plainY] = [cast.nx.slice(), cast.ny.slice()]
  bendNormals(cast)
  const { lit, open } = reaching(cast, light.direction)
  heed?.(0.3)
  const bounce = light.bounce ?? [light.key[0] * 0.12, light.key[1] * 0.09, light.key[2] * 0.07]
  const ratio = cast.scale / scale
  const x0 = Math.max(0, Math.floor(cast.left * scale))
  const y0 = Math.max(0, Math.floor(cast.top * scale))
  const x1 = Math.min(frame.width, Math.ceil(x0 + cast.width / ratio))
  const y1 = Math.min(frame.height, Math.ceil(y0 + cast.height / ratio))
  const laying: Laying = {
    cast,
    result,
    matter: result.matter,
    plainX,
    plainY,
    lit,
    open,
    lines: inkLines(cast),
    facts: factsOf(cast, scale, result.matter.things + 1),
    lamps: Float64Array.from([
      ...unit(light.direction),
      ...light.key,
      ...light.ambient,
      ...light.rim,
      ...bounce,
      ...(light.rimFrom ?? [0.94, 0.25]),
    ]),
    ratio,
    shift: (result.seed % 97) * 0.61,
    patch: 1 / (46 * scale),
    nearFront: frontOf(cast.depth),
  }
  for (let gy = y0; gy < y1; gy++) {
    if ((gy - y0) % 64 === 0) heed?.(0.3 + (0.7 * (gy - y0)) / (y1 - y0))
    layRow(laying, gy, x0, x1)
  }
  result.matter.things += cast.parts.length
}
