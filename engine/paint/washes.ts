import type { Rgb } from './colour.ts'
import { blur, type Field, smoothstep } from './field.ts'
import { cloud } from './pen-lines.ts'
import { type Paint, paint } from './picture.ts'
import { random } from './random.ts'
import type { Relief } from './relief.ts'
import { coarsened, coarsenedShare } from './resample.ts'
import type { Subject } from './subject.ts'

/** How washes are laid. */
export interface Wash {
  exposure: number
  /** How dark the ground's wash is, 0-1. */
  ground: number
  /** Whether the ground is left as bare paper. */
  isAlone: boolean
}

/** Less than this share covered, a picture is of its ground. */
export const SCENIC = 0.08

/** A violet grey: how much shade takes of red, green and blue. */
const shadow: Rgb = [0.34, 0.36, 0.2]

/** Pigment on paper, as what it takes of red, green and blue (absorbance), one sample every `step` px. */
export interface Pigment extends Paint {
  step: number
}

/** What washes are laid by, all in samples. */
interface Plan {
  width: number
  height: number
  /** px at 768 across that one sample stands for. */
  grid: number
  shift: number
  /** Where each sample takes its colour from: brushes do not keep to outlines. */
  from: Uint32Array
  coverage: Float32Array
  spread: Float32Array
  tone: Float32Array
  albedo: Paint
  ground: Paint
  body: Float32Array
  shade: Float32Array
  deep: Float32Array
  bare: Float32Array
  /** Whether hardly anything stands on the ground. */
  scenic: boolean
}

/**
 * Washes of a picture: the things' own colours, two of shade over them and one of ground, each with borders that stray, a
 * dark rim where it dried, and blooms where water ran back; paper stays bare in the highest light.
 */
export function washesOf(result: Relief, subject: Subject, tone: Field, wash: Wash): Pigment {
  const step = Math.max(1, Math.round(2 * subject.unit))
  const { seed } = result
  const coverage = coarsened(result.coverage, step)
  const { width, height } = coverage
  const size = width * height
  const plan: Plan = {
    width,
    height,
    grid: step / subject.unit,
    shift: (seed % 59) + 0.5,
    from: new Uint32Array(size),
    coverage: coverage.values,
    spread: blur(coverage, 2, 2).values,
    tone: coarsened(tone, step).values,
    albedo: ownColours(result, step),
    ground: groundColours(result, coverage, step, wash),
    body: new Float32Array(size),
    shade: new Float32Array(size),
    deep: new Float32Array(size),
    bare: new Float32Array(size),
    scenic: subject.covered < SCENIC,
  }
  for (let y = 0; y < height; y++) borderRow(plan, wash, y)
  dried(plan.body, width, height, 4, 0.5)
  dried(plan.shade, width, height, 3, 0.75)
  dried(plan.deep, width, height, 2, 0.4)
  dried(plan.bare, width, height, 5, 0.7)
  const luck = random(seed).fork('washes')
  // In a dark wash or a scene blooms would be holes.
  const blooms = Array.from({ length: wash.ground > 0.6 || plan.scenic ? 0 : 5 }, () => ({
    x: luck.next() * width,
    y: luck.next() * height,
    radius: luck.range(16, 50) / (plan.grid / 2),
  }))
  const backruns = new Float32Array(size)
  for (let y = 0; y < height; y++) bloomRow(backruns, plan, blooms, y)
  const out = paint(width, height)
  for (let y = 0; y < height; y++) pigmentRow(out, plan, backruns, y)
  if (!wash.isAlone) splash(out, plan, luck)
  return { ...out, step }
}

/** Colours of things alone, smoothed; each to be divided by `spread`. */
export function ownColours({ albedo, coverage }: Relief, step: number): Paint {
  const premultiplied = (plane: Float32Array) => blur(coarsenedShare(plane, coverage, step), 2, 2)
  const red = premultiplied(albedo.red)
  return {
    width: red.width,
    height: red.height,
    red: red.values,
    green: premultiplied(albedo.green).values,
    blue: premultiplied(albedo.blue).values,
  }
}

/** The ground as light on paper, 0-1: lifted until its middle is as light as the wash allows, its colours kept. */
function groundColours({ paint: lit }: Relief, coverage: Field, step: number, { ground, exposure }: Wash): Paint {
  const [red, green, blue] = [lit.red, lit.green, lit.blue].map((values) =>
    blur(coarsened({ width: lit.width, height: lit.height, values }, step), 1, 1),
  ) as [Field, Field, Field]
  const { width, height } = red
  const counts = new Uint32Array(512)
  let all = 0
  const lightAt = (i: number) =>
    (red.values[i]! * 0.3 + green.values[i]! * 0.59 + blue.values[i]! * 0.11) * (exposure / 255)
  for (let i = 0; i < coverage.values.length; i += 2) {
    if (coverage.values[i]! > 0.5) continue
    counts[Math.min(511, (lightAt(i) * 400) | 0)]!++
    all++
  }
  const part = (share: number) => {
    let seen = 0
    for (let k = 0; k < 512; k++) {
      seen += counts[k]!
      if (seen >= share * all) return (k + 0.5) / 400
    }
    return 1
  }
  const high = Math.max(0.12, part(0.97))
  const middle = Math.min(0.9, Math.max(0.03, part(0.5) / high))
  const wanted = Math.max(0.24, 0.74 - 0.48 * Math.max(0, ground - 0.2))
  const gamma = Math.min(1.5, Math.max(0.28, Math.log(wanted) / Math.log(middle)))
  const out = paint(width, height)
  const row = (y: number) => {
    for (let i = y * width; i < (y + 1) * width; i++) {
      const l = lightAt(i)
      const t = Math.min(1, l / high) ** gamma * 0.94
      const per = exposure / 255 / Math.max(0.02, l)
      // Lifted so far, dull colours would shout; those of light itself keep their strength.
      const strong = Math.min(1.05, 0.4 + 0.5 * ground + 0.55 * smoothstep(0.75, 1.3, l / high))
      out.red[i] = tinted(red.values[i]! * per, t, strong)
      out.green[i] = tinted(green.values[i]! * per, t, strong)
      out.blue[i] = tinted(blue.values[i]! * per, t, strong)
    }
  }
  for (let y = 0; y < height; y++) row(y)
  return out
}

const tinted = (ratio: number, tone: number, strong: number) =>
  Math.min(0.985, Math.max(0.05, tone * (1 - strong + strong * Math.min(2.2, ratio))))

/** Where each wash lies, with borders that stray. */
function borderRow(plan: Plan, { ground, isAlone }: Wash, y: number): void {
  const { width, height, grid, shift, from, coverage, tone, albedo, spread, body, shade, deep, bare } = plan
  const v = y * grid
  // A light ground ends in a loose blot; a dark one reaches nearly to the edge of the sheet.
  const wide = (plan.scenic ? 0.46 : 0.43) + 0.14 * ground
  const dy = (y / height - 0.5) / (wide + 0.01)
  for (let x = 0, i = y * width; x < width; x++, i++) {
    const u = x * grid
    const near = cloud(u, v, 34, 3.1)
    const far = cloud(u, v, 90, 5.7)
    const qx = x + ((far - 0.5) * 22 + (near - 0.5) * 8) / grid
    const qy = y + ((cloud(u, v, 90, 11.3) - 0.5) * 22 + (cloud(u, v, 34, 17.9) - 0.5) * 8) / grid
    const j = Math.min(height - 1, Math.max(0, qy | 0)) * width + Math.min(width - 1, Math.max(0, qx | 0))
    from[i] = j
    const t = tone[j]!
    const stray = (near - 0.5) * 0.2 + (far - 0.5) * 0.16
    const k = Math.max(0.05, spread[j]!) * 255
    const own = (albedo.red[j]! * 0.3 + albedo.green[j]! * 0.59 + albedo.blue[j]! * 0.11) / k
    // Dark things have no bare paper, light ones much.
    const white = smoothstep(0.8, 0.83, t + stray * 0.5) * smoothstep(0.08, 0.45, own)
    const c = smoothstep(0.35, 0.6, coverage[j]!)
    const low = 1 - 0.35 * smoothstep(0.78, 1, y / height + (far - 0.5) * 0.3)
    body[i] = c * (1 - white * 0.86) * low
    shade[i] = c * (1 - smoothstep(0.36, 0.41, t + stray * 0.45)) * low
    deep[i] = c * (1 - smoothstep(0.13, 0.17, t + stray * 0.3)) * low
    if (isAlone) continue
    const dx = (x / width - 0.5) / wide
    const square = Math.sqrt(Math.sqrt(dx * dx * dx * dx + dy * dy * dy * dy))
    const edge =
      square + (cloud(u, v, 210, shift) - 0.5) * (0.62 - 0.3 * ground) + (cloud(u, v, 30, shift) - 0.5) * 0.13
    bare[i] = (1 - smoothstep(0.86, 0.885, edge)) * (1 - smoothstep(0.25, 0.65, coverage[i]!))
  }
}

/** Pigment gathers at the rim of a wet patch. */
function dried(wash: Float32Array, width: number, height: number, radius: number, strength: number): void {
  const soft = blur({ width, height, values: wash }, radius, 2).values
  for (let i = 0; i < wash.length; i++) {
    const p = wash[i]!
    if (p === 0) continue
    wash[i] = p * (0.78 + 0.22 * soft[i]!) + Math.max(0, p - soft[i]!) * strength * p
  }
}

function bloomRow(
  out: Float32Array,
  { width, grid }: Plan,
  blooms: readonly { x: number; y: number; radius: number }[],
  y: number,
): void {
  for (const bloom of blooms) {
    if (Math.abs(y - bloom.y) > bloom.radius * 1.5) continue
    const left = Math.max(0, Math.floor(bloom.x - bloom.radius * 1.5))
    const right = Math.min(width - 1, Math.ceil(bloom.x + bloom.radius * 1.5))
    for (let x = left; x <= right; x++) {
      const away = Math.sqrt((x - bloom.x) ** 2 + (y - bloom.y) ** 2) / bloom.radius
      const d = away + (cloud(x * grid, y * grid, 34, 2.2) - 0.5) * 0.5
      if (d >= 1.12) continue
      out[y * width + x]! += d < 0.94 ? -0.3 * smoothstep(0.3, 0.9, d) : Math.max(0, 0.4 * (1 - Math.abs(d - 1) / 0.12))
    }
  }
}

function pigmentRow(out: Paint, plan: Plan, backruns: Float32Array, y: number): void {
  const { width, grid, shift, from, spread, tone, albedo, ground, body, shade, deep, bare, scenic } = plan
  const v = y * grid
  for (let x = 0, i = y * width; x < width; x++, i++) {
    const u = x * grid
    const run = backruns[i]!
    const wet = 0.62 + 0.76 * cloud(u, v, 220, shift + 9)
    let r = 0
    let g = 0
    let b = 0
    if (body[i]! > 0.004) {
      const j = from[i]!
      const per = 1 / (Math.max(0.05, spread[j]!) * 255)
      const cr = albedo.red[j]! * per
      const cg = albedo.green[j]! * per
      const cb = albedo.blue[j]! * per
      const l = cr * 0.3 + cg * 0.59 + cb * 0.11
      // Dark colours are thinned with water, or nothing could be drawn over them.
      const lift = 0.5 * (1 - Math.max(cr, cg, cb)) + 0.1
      const bleed = (cloud(u, v, 120, 23.1) - 0.5) * 0.4
      const full = body[i]! * (1.05 * wet + run * 0.6) * (1.1 - 0.55 * smoothstep(0.3, 0.8, tone[j]!))
      const dim = shade[i]! * (0.8 + run * 0.4)
      const dark = deep[i]!
      const ar = -Math.log(washed(l + (cr - l) * 1.3, lift))
      const ag = -Math.log(washed(l + (cg - l) * 1.3, lift))
      const ab = -Math.log(washed(l + (cb - l) * 1.3, lift))
      // Shade on warm things stays warm: brown skin and red hair do not turn grey.
      const warm = Math.min(1, Math.max(0, (cr - cb) * 2.6))
      r =
        ar * full +
        dim * (shadow[0] * (0.62 - 0.3 * warm) + ar * 0.42 - bleed * 0.25) +
        dark * (shadow[0] * (0.85 - 0.3 * warm) + ar * 0.3)
      g =
        ag * full +
        dim * (shadow[1] * (0.62 - 0.1 * warm) + ag * 0.42) +
        dark * (shadow[1] * (0.85 - 0.1 * warm) + ag * 0.3)
      b =
        ab * full +
        dim * (shadow[2] * (0.62 + 0.4 * warm) + ab * 0.42 + bleed * 0.2) +
        dark * (shadow[2] * (0.85 + 0.4 * warm) + ab * 0.3)
    }
    const loose = bare[i]!
    if (loose > 0.004) {
      // Where the ground is all there is, its shapes are kept.
      const j = scenic ? i : from[i]!
      const thick = loose * Math.max(0.3, 0.62 + 0.42 * (wet - 0.6) + run * 0.8)
      r -= Math.log(ground.red[j]!) * thick
      g -= Math.log(ground.green[j]!) * thick
      b -= Math.log(ground.blue[j]!) * thick
    }
    out.red[i] = Math.max(0, r)
    out.green[i] = Math.max(0, g)
    out.blue[i] = Math.max(0, b)
  }
}

const washed = (colour: number, lift: number) =>
  Math.min(0.97, Math.max(0.06, Math.max(0.02, colour) ** 0.62 * (1 - lift * 0.25) + lift * 0.28))

/** Drops that fell from the brush on bare paper. */
function splash(
  out: Paint,
  { width, height, coverage, bare, ground, grid }: Plan,
  luck: ReturnType<typeof random>,
): void {
  for (let k = 0; k < 26; k++) {
    const x = luck.next() * width
    const y = luck.next() * height
    const radius = (1.6 + luck.next() * luck.next() * 8) / grid
    const strength = luck.range(0.25, 0.6)
    const from = Math.min(height - 1, Math.round(height / 2 + (y - height / 2) * 0.7)) * width
    const j = from + Math.min(width - 1, Math.round(width / 2 + (x - width / 2) * 0.7))
    for (let py = Math.max(0, Math.floor(y - radius)); py < Math.min(height, y + radius); py++) {
      for (let px = Math.max(0, Math.floor(x - radius)); px < Math.min(width, x + radius); px++) {
        const away = Math.sqrt((px - x) ** 2 + (py - y) ** 2) / radius
        const i = py * width + px
        if (away >= 1 || coverage[i]! > 0.1 || bare[i]! > 0.1) continue
        const a = strength * (0.5 + 0.5 * smoothstep(0.6, 0.95, away))
        out.red[i]! -= Math.log(ground.red[j]!) * a
        out.green[i]! -= Math.log(ground.green[j]!) * a
        out.blue[i]! -= Math.log(ground.blue[j]!) * a
      }
    }
  }
}
