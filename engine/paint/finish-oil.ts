import { blur, type Field, field, smoothstep } from './field.ts'
import type { FinishOptions } from './finishing.ts'
import { grain } from './grain.ts'
import { changesOf, type Flow, flowOf } from './grain-flow.ts'
import { EYE, GLOW, METAL, SKIN } from './matter.ts'
import { speckle } from './noise.ts'
import { type Board, layPass, type Pass } from './oil-strokes.ts'
import { type Paint, type Picture, paint } from './picture.ts'
import type { Relief } from './relief.ts'
import { coarsened, spread } from './resample.ts'
import { type Subject, subjectOf } from './subject.ts'

/**
 * Oils: colours mixed as a painter would, warm in the light and cool in the shade, in a few soft values; then painted from
 * large strokes to small ones, each laid only where the canvas still errs, along the form. Thick paint catches the light.
 */
export function oil(result: Relief, options: FinishOptions): Picture {
  const { vignette = 0.5, exposure = 1, brush = 0.6, checkpoint } = options
  const { seed } = result
  const subject = subjectOf(result, options)
  const { width, height, unit } = subject
  const want = mixed(result, subject, exposure)
  const care = careOf(subject, want)
  checkpoint?.(0.15, 'Priming')
  const light = field(width, height)
  for (let y = 0; y < height; y++) lightRow(light, want, y)
  const changes = changesOf(subject, light, 0.006, seed)
  const broad = flowOf(changes, 5)
  const fine = flowOf(changes, 1)
  const board = primed(width, height, unit, seed)
  const passes = passesOf(unit, unit * (0.55 + 0.7 * brush))
  for (const [k, pass] of passes.entries()) {
    checkpoint?.(0.2 + (0.6 * k) / passes.length, 'Brushwork')
    const flow: Flow = k < 3 ? broad : fine
    layPass(board, want, subject, care, flow, pass, (seed + k * 7919) | 0)
  }
  checkpoint?.(0.85, 'Varnish')
  const pixels = new Uint8ClampedArray(width * height * 4)
  for (let y = 0; y < height; y++) varnishRow(pixels, board, want, subject, care, vignette, y)
  return { width, height, pixels }
}

/** Strokes narrower than a px tell nothing. */
function passesOf(unit: number, touch: number): Pass[] {
  const all: Pass[] = [
    {
      wide: 46 * touch,
      long: 150 * touch,
      gap: 46 * touch,
      slack: 60,
      alpha: 0.95,
      jitter: 0.13,
      body: 1,
      ground: 0,
      thing: 0,
      heed: 0,
    },
    {
      wide: 24 * touch,
      long: 88 * touch,
      gap: 19 * touch,
      slack: 30,
      alpha: 0.92,
      jitter: 0.14,
      body: 1,
      ground: 9,
      thing: 5,
      heed: 2,
    },
    {
      wide: 12 * touch,
      long: 46 * touch,
      gap: 6.6 * touch,
      slack: 26,
      alpha: 0.88,
      jitter: 0.07,
      body: 0.9,
      ground: 15,
      thing: 15,
      heed: 6,
    },
    {
      wide: 6 * touch,
      long: 26 * touch,
      gap: 3.6 * touch,
      slack: 20,
      alpha: 0.85,
      jitter: 0.05,
      body: 0.7,
      ground: 25,
      thing: 21,
      heed: 12,
    },
    {
      wide: 3.2 * unit,
      long: 15 * unit,
      gap: 2.2 * unit,
      slack: 16,
      alpha: 0.8,
      jitter: 0.03,
      body: 0.45,
      ground: 46,
      thing: 30,
      heed: 20,
    },
    {
      wide: 2 * unit,
      long: 7 * unit,
      gap: 1.5 * unit,
      slack: 14,
      alpha: 0.8,
      jitter: 0,
      body: 0.25,
      thing: 15,
      heed: 8,
      from: 0.72,
    },
  ]
  return all.filter(({ wide, gap }) => wide >= 1.4 && gap >= 1)
}

/** The curve of film: the deepest shadows close up, highlights roll off. In steps of half a level. */
const film = Float32Array.from({ length: 2400 }, (_, k) => {
  const v = k / 2
  return 262 * (1 - Math.exp(-(v * (v + 6)) / (v + 24) / 142))
})
const developedValue = (light: number) => film[light > 0 ? Math.min(2399, (light * 2) | 0) : 0]!

/** The colours that a painter would mix, 0-255. */
function mixed(result: Relief, subject: Subject, exposure: number): Paint {
  const { frame, scale } = result
  const out = paint(frame.width, frame.height)
  const over = field(frame.width, frame.height)
  for (let y = 0; y < frame.height; y++) beyondWhiteRow(over, result.paint, y)
  const step = Math.max(1, Math.round(8 * scale))
  const bloom = spread(blur(coarsened(over, step), 2, 3), step, frame.width, frame.height).values
  for (let y = 0; y < frame.height; y++) mixRow(out, result.paint, subject, bloom, exposure, y)
  return out
}

/** Light beyond white is spread around. */
function beyondWhiteRow({ width, values }: Field, { red, green, blue }: Paint, y: number): void {
  for (let i = y * width; i < (y + 1) * width; i++) {
    const l = red[i]! * 0.35 + green[i]! * 0.5 + blue[i]! * 0.15
    if (l > 215) values[i] = Math.min(160, l - 215)
  }
}

const steps = 5

function mixRow(
  out: Paint,
  from: Paint,
  { coverage, key, form, ao, stuff }: Subject,
  bloom: Float32Array,
  exposure: number,
  y: number,
): void {
  const { width } = out
  for (let i = y * width; i < (y + 1) * width; i++) {
    const haze = bloom[i]!
    let r = developedValue((from.red[i]! + haze) * exposure)
    let g = developedValue((from.green[i]! + haze * 0.86) * exposure)
    let b = developedValue((from.blue[i]! + haze * 0.7) * exposure)
    const c = coverage[i]!
    const kind = stuff[i]!
    if (c > 0.02 && kind !== EYE && kind !== GLOW) {
      const skin = kind === SKIN
      const k = key.values[i]!
      // Shade is never black: it has a little of the sky.
      const shade = 1 - smoothstep(0.12, 0.6, k)
      const sky = ao.values[i]! * shade * (0.5 - 0.3 * form[1].values[i]!) * c * (kind === METAL ? 5 : 9)
      // Warm in the light, cool in the shade; skin keeps its blood.
      const cool = shade * c * (skin ? 0.3 : 1)
      const warm = (1 - shade) * c
      r = (r + sky * 0.7) * (1 - 0.08 * cool + 0.045 * warm)
      g = (g + sky * 0.86) * (1 - 0.03 * cool + 0.01 * warm)
      b = (b + sky * 1.1) * (1 + 0.08 * cool - 0.07 * warm)
      // Where light turns to shade colours are strongest.
      const off = (k - 0.36) / 0.2
      const half = c / (1 + off * off)
      const l = r * 0.3 + g * 0.59 + b * 0.11
      const strong = 1.05 + (skin ? 0.24 : 0.2) * half
      r = l + (r - l) * strong
      g = l + (g - l) * strong
      b = l + (b - l) * strong
      // A few soft values instead of all.
      const t = (l / 255) * steps
      const whole = Math.floor(t)
      const value = ((whole + smoothstep(0.2, 0.8, t - whole)) / steps) * 255
      const by = 1 + ((value + 2) / (l + 2) - 1) * (skin ? 0.2 : 0.4) * smoothstep(6, 40, l) * c
      r *= by
      g *= by
      b *= by
    }
    // A glaze holds all together.
    const l = (r * 0.3 + g * 0.59 + b * 0.11) * 0.08
    out.red[i] = r * 0.92 + l * 1.2
    out.green[i] = g * 0.92 + l * 0.95
    out.blue[i] = b * 0.92 + l * 0.6
  }
}

/** How much each place is heeded, 0-1: below 0.3 is bare ground, 1 is where the eye rests. Light in the dark is a thing too. */
function careOf(subject: Subject, want: Paint): Float32Array {
  const out = new Float32Array(subject.width * subject.height)
  // Where hardly anything is solid, as in spells, light is what the picture is of.
  const bright = 1 - smoothstep(0.05, 0.2, subject.covered)
  const faces = facesOf(subject)
  for (let y = 0; y < subject.height; y++) careRow(out, subject, want, faces, bright, y)
  return out
}

/** How near to eyes each place is, 0-1: the eye rests on every face, small ones too. */
function facesOf({ width, height, unit, stuff }: Subject): Float32Array {
  const eyes = field(width, height)
  if (!stuff.includes(EYE)) return eyes.values
  for (let i = 0; i < stuff.length; i++) if (stuff[i] === EYE) eyes.values[i] = 1
  const step = Math.max(1, Math.round(4 * unit))
  const soft = blur(coarsened(eyes, step), (22 * unit) / step, 2)
  for (let i = 0; i < soft.values.length; i++) soft.values[i] = smoothstep(0.004, 0.03, soft.values[i]!)
  return spread(soft, step, width, height).values
}

function careRow(
  out: Float32Array,
  subject: Subject,
  { red, green, blue }: Paint,
  faces: Float32Array,
  bright: number,
  y: number,
): void {
  const { width, height, coverage, stuff, focus } = subject
  const low = 0.14 * smoothstep(0.6, 1, y / height)
  const dy = (y - focus.y) / (focus.radius * 1.2)
  for (let x = 0, i = y * width; x < width; x++, i++) {
    const dx = (x - focus.x) / focus.radius
    const near = 1 / (1 + (dx * dx + dy * dy) * (dx * dx + dy * dy))
    if (coverage[i]! > 0.3) out[i] = Math.min(1, 0.45 - low + 0.5 * near + (stuff[i] === SKIN ? 0.1 : 0))
    else {
      const light = Math.max(red[i]!, green[i]!, blue[i]!)
      out[i] = Math.max(0.1, (0.6 + 0.2 * near) * bright * smoothstep(40, 130, light))
    }
    if (faces[i]! > 0 && coverage[i]! > 0.3) out[i] = Math.max(out[i]!, 0.98 * faces[i]!)
    if (stuff[i] === EYE) out[i] = 1
  }
}

/** An umber ground, scrubbed on. */
function primed(width: number, height: number, unit: number, seed: number): Board {
  const board = { ...paint(width, height), thick: new Float32Array(width * height) }
  const row = (y: number) => {
    for (let x = 0, i = y * width; x < width; x++, i++) {
      const k = 0.75 + 0.5 * grain(x / (90 * unit) + (seed % 53), y / (30 * unit))
      board.red[i] = 92 * k
      board.green[i] = 64 * k
      board.blue[i] = 42 * k
    }
  }
  for (let y = 0; y < height; y++) row(y)
  return board
}

function lightRow({ width, values }: Field, { red, green, blue }: Paint, y: number): void {
  for (let i = y * width; i < (y + 1) * width; i++)
    values[i] = (red[i]! * 0.3 + green[i]! * 0.59 + blue[i]! * 0.11) / 255
}

/** Threads of canvas that come through, 64 px square, repeating. */
const canvas = Float32Array.from({ length: 64 * 64 }, (_, i) => {
  const thread = (21 / 64) * 2 * Math.PI
  const [x, y] = [i & 63, i >> 6]
  return Math.sin(x * thread + speckle(x >> 1, y, 3)) * Math.sin(y * thread + speckle(x, y >> 1, 4)) * 0.012
})

/** Raking light over thick paint, the weave of the canvas, darker corners; eyes stay as they were seen. */
function varnishRow(
  pixels: Uint8ClampedArray,
  { width, height, red, green, blue, thick }: Board,
  want: Paint,
  { stuff, unit }: Subject,
  care: Float32Array,
  vignette: number,
  y: number,
): void {
  const cy = (y - height / 2) / height
  // At small sizes there is no room for strokes to tell what they should.
  const small = Math.min(0.5, Math.max(0, 1 - unit) * 0.5)
  for (let x = 0, i = y * width, p = i * 4; x < width; x++, i++, p += 4) {
    const cx = (x - width / 2) / width
    const away = 2 * (cx * cx + cy * cy)
    // Brushes keep off the features of a face.
    const keep = stuff[i] === EYE ? 0.85 : 0.12 * care[i]! + 0.6 * smoothstep(0.45, 0.7, care[i]!) + small
    const h = thick[i]! * (1 - keep)
    const rake = x > 0 && y > 0 ? h - thick[i - width - 1]! * (1 - keep) : 0
    const bent = Math.max(-1.2, Math.min(1.2, rake)) * 0.085
    const weave = canvas[((y & 63) << 6) | (x & 63)]! * (1.2 - Math.abs(h) * 0.5)
    const by = (1 + bent + weave) * (1 - vignette * 0.95 * away * Math.sqrt(away))
    const shine = rake > 0.5 ? (rake - 0.5) * 9 : 0
    pixels[p] = (red[i]! + (want.red[i]! - red[i]!) * keep) * by + shine + 4
    pixels[p + 1] = (green[i]! + (want.green[i]! - green[i]!) * keep) * by + shine + 3
    pixels[p + 2] = (blue[i]! + (want.blue[i]! - blue[i]!) * keep) * by + shine * 0.9 + 2
    pixels[p + 3] = 255
  }
}
