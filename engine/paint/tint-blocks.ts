import { fromOklab, type Oklab, type Rgb, toOklab } from './colour.ts'
import { calm, chosen, samplesOf } from './few-inks.ts'
import { blur, type Field, smoothstep } from './field.ts'
import { grain } from './grain.ts'
import { SKIN } from './matter.ts'
import { type Paint, paint } from './picture.ts'
import type { Relief } from './relief.ts'
import { coarsened, spread } from './resample.ts'
import type { Subject } from './subject.ts'
import { ownColours, SCENIC } from './washes.ts'

/** Inks for flat tints. */
const inks: readonly Rgb[] = [
  [222, 176, 92],
  [208, 128, 70],
  [190, 76, 54],
  [228, 184, 148],
  [164, 112, 76],
  [122, 82, 60],
  [166, 164, 104],
  [104, 142, 100],
  [150, 168, 176],
  [72, 112, 160],
  [146, 98, 128],
  [190, 180, 160],
  [236, 226, 200],
]

/** What things are told apart by before each is printed in its own colour: the inks, and dark ones. */
const kinds: readonly Rgb[] = [
  ...inks,
  [34, 32, 34],
  [96, 94, 98],
  [150, 148, 150],
  [70, 40, 28],
  [104, 26, 30],
  [34, 44, 82],
  [30, 62, 44],
  [74, 38, 84],
]

/** Into how many kinds of colour things are parted, and with how many tints their ground is printed. */
const blocks = { things: 9, ground: 2 } as const

/** The key block tells how dark a thing is: tints tell of what colour. */
const block = { inks, covered: false, seen: ([l, a, b]: Oklab): Oklab => [l * 0.6 + 0.36, a * 1.15, b * 1.15] }

/** The tint that most of what is covered would take. */
function leadingOf(colours: Paint, cover: Float32Array): number {
  const counts = new Uint32Array(inks.length)
  const tints = chosen(colours, cover, { ...block, covered: true, most: 4 })
  for (let i = 0; i < tints.length; i++) if (cover[i]! > 0.5) counts[tints[i]!]!++
  return counts.indexOf(counts.reduce((a, b) => Math.max(a, b), 0))
}

/** As light as a tint is to be under black lines: black stays nearly black, and no hue turns. */
function tintOf(own: Rgb): Rgb {
  const [l, a, b] = toOklab(own)
  return fromOklab([0.17 + 0.83 * l, a * 1.12, b * 1.12])
}

/** One flat tint for each kind of colour on each part of a thing: the mean of what is there. */
function flatOf({ width, height, red, green, blue }: Paint, cover: Float32Array, parts: Uint32Array): Paint {
  const kind = chosen({ width, height, red, green, blue }, cover, { inks: kinds, covered: true, most: blocks.things })
  const sums = new Map<number, [number, number, number, number]>()
  const keyOf = (i: number) => parts[i]! * 32 + kind[i]!
  for (let i = 0; i < cover.length; i++) {
    if (cover[i]! <= 0.5) continue
    const sum = sums.get(keyOf(i)) ?? [0, 0, 0, 0]
    if (sum[3] === 0) sums.set(keyOf(i), sum)
    sum[0] += red[i]!
    sum[1] += green[i]!
    sum[2] += blue[i]!
    sum[3]++
  }
  const tints = new Map([...sums].map(([key, [r, g, b, n]]) => [key, tintOf([r / n, g / n, b / n])]))
  const out = paint(width, height)
  for (let i = 0; i < cover.length; i++) {
    const tint = cover[i]! > 0.5 ? tints.get(keyOf(i)) : undefined
    if (tint) [out.red[i], out.green[i], out.blue[i]] = tint
  }
  return out
}

/** What tint blocks leave of the paper's light, 0-1 a channel: flat colours a little off their lines, none in the highest light. */
export function tintsOf(result: Relief, subject: Subject, tone: Field, seed: number): Paint {
  const { width, height, unit, covered } = subject
  const step = Math.max(1, Math.round(2 * unit))
  const cover = coarsened(result.coverage, step)
  const size = { width: cover.width, height: cover.height }
  const lit = ([result.paint.red, result.paint.green, result.paint.blue] as const).map((values) =>
    coarsened({ width, height, values }, step),
  )
  const colours = coloursOf(ownColours(result, step), cover, lit)
  const parts = samplesOf(subject, cover.values, cover.width, step)
  calm(colours, parts)
  const plan = {
    ...size,
    things: flatOf(colours, cover.values, parts),
    skin: Uint8Array.from(parts, (part) => (part % 16 === SKIN ? 1 : 0)),
    // What the thing is mostly printed with does not lie behind it too.
    ground:
      covered < SCENIC
        ? chosen(colours, cover.values, { ...block, most: 5 })
        : chosen(colours, cover.values, { ...block, most: blocks.ground, but: leadingOf(colours, cover.values) }),
    cover: cover.values,
    lit: lit.map(({ values }) => values),
    light: coarsened(tone, step).values,
    // Blocks never lie quite where they should.
    dx: Math.round((((seed % 5) - 2) * unit) / step),
    dy: Math.round(((((seed >> 3) % 5) - 2) * unit) / step),
  }
  const out = paint(size.width, size.height)
  for (let y = 0; y < size.height; y++) tintRow(out, plan, y)
  const [red, green, blue] = [out.red, out.green, out.blue].map(
    (values) => spread(blur({ ...size, values }, 1, 1), step, width, height).values,
  )
  return { width, height, red: red!, green: green!, blue: blue! }
}

/** Things in their own colours, the ground in broad patches, lifted towards full light. */
function coloursOf(own: Paint, cover: Field, lit: readonly Field[]): Paint {
  const out = paint(own.width, own.height)
  const share = blur(cover, 2, 2).values
  const [red, green, blue] = lit.map((plane) => blur(plane, 5, 2).values) as [Float32Array, Float32Array, Float32Array]
  for (let i = 0; i < share.length; i++) {
    const isThing = cover.values[i]! > 0.5
    const by = isThing ? 1 / Math.max(0.1, share[i]!) : lifted(Math.max(red[i]!, green[i]!, blue[i]!))
    out.red[i] = (isThing ? own.red[i]! : red[i]!) * by
    out.green[i] = (isThing ? own.green[i]! : green[i]!) * by
    out.blue[i] = (isThing ? own.blue[i]! : blue[i]!) * by
  }
  return out
}

/** By how much the ground's colour is lifted; night is printed with darker tints than noon. */
const lifted = (brightest: number) => (128 + 0.62 * Math.min(132, brightest)) / Math.max(40, brightest)

interface Plan {
  width: number
  height: number
  things: Paint
  /** 1 where skin is. */
  skin: Uint8Array
  ground: Uint8Array
  cover: Float32Array
  lit: readonly Float32Array[]
  light: Float32Array
  dx: number
  dy: number
}

/** The paper's light that a whole tint would leave, a channel: what is printed on it keeps its hue. */
const full: Rgb = [242, 234, 214]

function tintRow(
  out: Paint,
  { width, height, things, skin, ground, cover, lit, light, dx, dy }: Plan,
  y: number,
): void {
  const own = [things.red, things.green, things.blue]
  const planes = [out.red, out.green, out.blue]
  const row = Math.min(height - 1, Math.max(0, y + dy)) * width
  for (let x = 0, i = y * width; x < width; x++, i++) {
    const j = row + Math.min(width - 1, Math.max(0, x + dx))
    const isThing = cover[j]! > 0.5
    const ink = inks[ground[j]!]!
    const rough = (grain(x * 0.055, y * 0.055) - 0.5) * 0.16
    const seen = own[0]![j]! * 0.3 + own[1]![j]! * 0.59 + own[2]![j]! * 0.11
    // Dark things are cut away for no light: they would be spotted with paper.
    const cut = isThing
      ? smoothstep(0.84, 0.87, light[j]! + rough) * (0.12 + 0.68 * smoothstep(110, 190, seen))
      : smoothstep(0.8, 0.83, light[i]! + rough) * 0.8
    // Skin has a second tint for its shade, as its lines are few.
    const dim = isThing && skin[j] === 1 ? 1 - 0.24 * (1 - smoothstep(0.27, 0.3, light[j]! + rough * 0.3)) : 1
    const hot = Math.max(lit[0]![i]!, lit[1]![i]!, lit[2]![i]!)
    // Flames are never left as bare paper: their own colour is printed, pale at the heart.
    const flame = isThing || hot < 225 ? 0 : smoothstep(225, 240, hot)
    for (let c = 0; c < 3; c++) {
      const bare = isThing ? Math.min(1, own[c]![j]! / full[c]!) * dim : Math.min(1, ink[c]! / 242)
      const v = bare + (1 - bare) * cut
      planes[c]![i] = flame === 0 ? v : v + (flameTint(lit[c]![i]! / hot, hot) - v) * flame
    }
  }
}

/** Fire is printed flat too, in a few steps. */
const flameTint = (share: number, hot: number) => {
  const full = stepped(Math.min(1, Math.max(0.16, share) ** 0.75) * 4) / 4
  return full + (1 - full) * 0.45 * (smoothstep(290, 296, hot) + smoothstep(350, 356, hot))
}

const stepped = (t: number) => Math.floor(t) + smoothstep(0.42, 0.58, t - Math.floor(t))
