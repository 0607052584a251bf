import { expect, it } from 'vitest'
import { amountSteps, type PixelStep, stepFacts } from '../../contract/edit-facts.ts'
import { generators, understandPrompt } from '../index.ts'
import type { Picture } from '../paint/picture.ts'
import { random } from '../paint/random.ts'
import { repaint } from '../repaint.ts'
import { erased, erasedSoftly, Refused, upscaled } from './edits.ts'
import { edited } from './steps.ts'
import { bicubic, psnr, smaller } from './testing/measure.ts'

/** A picture of the engine: a landscape, which has smooth and rough ground. */
function painted(prompt: string, width: number, height: number): Picture {
  const brief = understandPrompt('landscapes', prompt, '')
  const scene = generators.landscapes.compose(brief, random(`edit ${prompt}`), { width, height })
  return repaint('landscapes', scene, 'painted', { width, height }, () => undefined)
}

/** Pictures to enlarge, and by how much more truly than bicubic that is done at least, dB: large soft forms lose little by being small. */
const toEnlarge: readonly (readonly [prompt: string, atLeast: number])[] = [
  ['a castle above a lake at dusk', 0.25],
  ['a birch forest in snow', 0.3],
  ['ruins of an abbey in a birch forest', 0.3],
  ['a harbour town below cliffs', 0.1],
]

it.each(toEnlarge)('enlarges two, three and four times more truly than bicubic does: %s', (prompt, atLeast) => {
  const large = painted(prompt, 288, 192)
  for (const factor of [2, 3, 4] as const) {
    const small = smaller(large, factor)
    const made = upscaled(small, factor)
    expect([made.width, made.height]).toEqual([288, 192])
    expect(psnr(made, large)).toBeGreaterThan(psnr(bicubic(small, factor), large) + atLeast)
  }
})

it('enlarges in tiles without seams: each says when it is made small again what the whole did', () => {
  const whole = painted('a meadow', 600, 280)
  const made = upscaled(whole, 2)
  expect(psnr(smaller(made, 2), whole)).toBeGreaterThan(38)
  const single = upscaled(edited(whole, [{ do: 'crop', to: 'square' }], { seed: 1 }), 2)
  const cut = edited(made, [{ do: 'crop', to: 'square' }], { seed: 1 })
  expect(psnr(single, cut)).toBeGreaterThan(40)
})

const holeIn = ({ width, height }: Picture, x: number, y: number, radius: number) => ({
  width,
  height,
  values: Uint8Array.from({ length: width * height }, (_, at) =>
    Math.hypot((at % width) - x, Math.floor(at / width) - y) <= radius ? 255 : 0,
  ),
})

it('erases a thing from a patterned floor so that the pattern goes on', () => {
  const [width, height] = [240, 200]
  const floor: Picture = { width, height, pixels: new Uint8ClampedArray(width * height * 4) }
  for (let at = 0; at < width * height; at++) {
    const [x, y] = [at % width, Math.floor(at / width)]
    const row = Math.floor(y / 16)
    const isJoint = y % 16 < 2 || (x + (row % 2) * 16) % 32 < 2
    const shade = isJoint ? 50 : 140
    floor.pixels.set([shade, shade - 8, shade - 20, 255], at * 4)
  }
  const mask = holeIn(floor, 120, 100, 26)
  const stained = { ...floor, pixels: Uint8ClampedArray.from(floor.pixels) }
  for (let at = 0; at < mask.values.length; at++) if (mask.values[at]) stained.pixels.set([200, 20, 20, 255], at * 4)
  const made = erased(stained, mask, 3)
  const wrong = mask.values.reduce(
    (sum, hole, at) => sum + (hole && Math.abs((made.pixels[at * 4] ?? 0) - (floor.pixels[at * 4] ?? 0)) > 30 ? 1 : 0),
    0,
  )
  const holes = mask.values.reduce((sum, hole) => sum + (hole ? 1 : 0), 0)
  expect(wrong / holes).toBeLessThan(0.08)
  // What was not meant is as it was, to the bit.
  for (let at = 0; at < mask.values.length; at++)
    if (!mask.values[at]) for (let c = 0; c < 4; c++) expect(made.pixels[at * 4 + c]).toBe(stained.pixels[at * 4 + c])
})

it('brings the same for the same seed, and says so where nothing is left to go on with', () => {
  const picture = painted('a quiet hill', 160, 120)
  const mask = holeIn(picture, 60, 60, 18)
  expect(erased(picture, mask, 5).pixels).toEqual(erased(picture, mask, 5).pixels)
  expect(() => erased(picture, holeIn(picture, 80, 60, 300), 5)).toThrow(new Refused('nothing-left'))
  expect(erased(picture, { ...mask, values: new Uint8Array(160 * 120) }, 5).pixels).toEqual(picture.pixels)
})

it('a mask that leaves no more than crumbs of a large picture is refused at once, and a large hole is filled in bounded time and stopped when nobody waits', () => {
  const [width, height] = [1280, 1280]
  const pixels = new Uint8ClampedArray(width * height * 4)
  const stripes = Uint32Array.from({ length: width * height }, (_, at) =>
    ((at % width) >> 4) & 1 ? 0xff_60_70_80 : 0xff_30_38_40,
  )
  new Uint32Array(pixels.buffer).set(stripes)
  const picture = { width, height, pixels }
  const crumbs = Uint8Array.from({ length: width * height }, (_, at) =>
    (at % width) % 64 < 14 && Math.floor(at / width) % 64 < 14 ? 0 : 255,
  )
  expect(() => erased(picture, { width, height, values: crumbs }, 1)).toThrow(new Refused('nothing-left'))

  const hole = holeIn(picture, 640, 640, 260)
  const made = erased(picture, hole, 1)
  // Painted at half the size, and yet as sharp as what lies around it: each px is of one stripe or the other.
  const shades = new Set<number>()
  for (let at = 0; at < hole.values.length; at++) if (hole.values[at]) shades.add(made.pixels[at * 4] ?? 0)
  expect([...shades].sort((one, other) => one - other)).toEqual([0x40, 0x80])

  let told = 0
  const stop = () => {
    told++
    if (told > 3) throw new Error('Nobody waits')
  }
  expect(() => erased(picture, hole, 1, stop)).toThrow('Nobody waits')
})

const lightOf = ({ pixels }: Picture) =>
  pixels.reduce((sum, value, p) => sum + (p % 4 === 3 ? 0 : value), 0) / ((pixels.length * 3) / 4)

it('each step changes a picture as its name says, within its own size, and the same way for a seed', () => {
  const picture = painted('a village in a valley', 180, 120)
  for (const name of amountSteps) {
    const step: PixelStep = { do: name, amount: stepFacts[name].usual }
    const made = edited(picture, [step], { seed: 4 })
    expect([name, made.width, made.height]).toEqual([name, 180, 120])
    expect([name, psnr(made, picture) < 45]).toEqual([name, true])
    expect(edited(picture, [step], { seed: 4 }).pixels).toEqual(made.pixels)
  }
  expect(lightOf(edited(picture, [{ do: 'light', amount: 50 }], { seed: 1 }))).toBeGreaterThan(lightOf(picture) + 10)
  expect(lightOf(edited(picture, [{ do: 'night', amount: 80 }], { seed: 1 }))).toBeLessThan(lightOf(picture) * 0.6)
  const grey = edited(picture, [{ do: 'grey' }], { seed: 1 })
  for (let p = 0; p < grey.pixels.length; p += 4)
    expect(Math.abs((grey.pixels[p] ?? 0) - (grey.pixels[p + 2] ?? 0))).toBeLessThan(3)
})

it('turning four times, or mirroring twice, brings the picture back; a face is followed through both', () => {
  const picture = painted('a tower', 90, 140)
  const four: PixelStep[] = Array.from({ length: 4 }, () => ({ do: 'turn', to: 'left' }))
  expect(edited(picture, four, { seed: 1 }).pixels).toEqual(picture.pixels)
  const twice: PixelStep[] = [
    { do: 'mirror', to: 'across' },
    { do: 'mirror', to: 'across' },
  ]
  expect(edited(picture, twice, { seed: 1 }).pixels).toEqual(picture.pixels)

  const face = { x: 0.1, y: 0.2, width: 0.2, height: 0.15 }
  const straight = edited(picture, [{ do: 'crop', to: 'face' }], { seed: 1, faces: [face] })
  const round = edited(picture, [...four, ...twice, { do: 'crop', to: 'face' }], { seed: 1, faces: [face] })
  expect([round.width, round.height]).toEqual([straight.width, straight.height])
  expect(psnr(round, straight)).toBeGreaterThan(20)
  const mirrored = edited(picture, [twice[0] as PixelStep, { do: 'crop', to: 'face' }, twice[0] as PixelStep], {
    seed: 1,
    faces: [face],
  })
  expect(psnr(mirrored, straight)).toBeGreaterThan(20)
  expect(() => edited(picture, [{ do: 'crop', to: 'face' }], { seed: 1 })).toThrow(new Refused('no-face'))
})

it('"the face" is the most prominent one, whole with its hair, and without half of a neighbour', () => {
  const picture = painted('a tower', 200, 140)
  const middle = { x: 0.42, y: 0.3, width: 0.12, height: 0.24 }
  const rim = { x: 0.82, y: 0.3, width: 0.125, height: 0.25 }
  const beside = { x: 0.62, y: 0.3, width: 0.1, height: 0.22 }
  const crop = edited(picture, [{ do: 'crop', to: 'face' }], { seed: 1, faces: [rim, middle, beside] })
  const at = placeIn(picture, crop)
  expect(at.left).toBeLessThanOrEqual(200 * middle.x)
  expect(at.left + crop.width).toBeGreaterThanOrEqual(200 * (middle.x + middle.width))
  expect(at.left + crop.width).toBeLessThanOrEqual(200 * beside.x)
  expect(at.top).toBeLessThan(140 * (middle.y - middle.height * 0.4))
  expect(at.top + crop.height).toBeGreaterThan(140 * (middle.y + middle.height))
})

/** Where in a picture a part of it was cut from, px. */
function placeIn(whole: Picture, part: Picture) {
  const [all, wanted] = [Buffer.from(whole.pixels.buffer), Buffer.from(part.pixels.buffer)]
  const row = wanted.subarray(0, part.width * 4)
  const next = wanted.subarray(part.width * 4, part.width * 8)
  for (let at = all.indexOf(row); at >= 0; at = all.indexOf(row, at + 4))
    if (all.subarray(at + whole.width * 4).indexOf(next) === 0)
      return { left: (at / 4) % whole.width, top: Math.floor(at / 4 / whole.width) }
  throw new Error('It is no part of it')
}

it('snow is seen on a wide picture as on a square one', () => {
  const grey = (width: number, height: number): Picture => ({
    width,
    height,
    pixels: new Uint8ClampedArray(width * height * 4).fill(120).map((value, p) => (p % 4 === 3 ? 255 : value)),
  })
  const flakes = ([width, height]: [number, number]) => {
    const { pixels } = edited(grey(width, height), [{ do: 'snow', amount: 50 }], { seed: 1 })
    return pixels.filter((value, p) => p % 4 === 1 && value > 190).length / (width * height)
  }
  expect(flakes([640, 160])).toBeGreaterThan(flakes([320, 320]))
})

it('where a mask fades, what was there fades into what goes on', () => {
  const [width, height] = [48, 32]
  const picture = { width, height, pixels: new Uint8ClampedArray(width * height * 4).fill(255) }
  // A black bar on white; the mask covers its middle and fades towards its ends.
  for (let y = 12; y < 20; y++)
    for (let x = 8; x < 40; x++) picture.pixels.fill(0, (y * width + x) * 4, (y * width + x) * 4 + 3)
  const values = new Uint8Array(width * height)
  for (let y = 8; y < 24; y++)
    for (let x = 0; x < width; x++) values[y * width + x] = Math.max(0, 255 - 32 * Math.max(0, Math.abs(x - 24) - 8))
  const made = erasedSoftly(picture, { width, height, values }, { seed: 3 })
  const row = Array.from({ length: 17 }, (_, k) => made.pixels[(16 * width + 24 - k) * 4] ?? 0)
  expect(row[0]).toBeGreaterThan(200)
  expect(row[16]).toBeLessThan(20)
  expect(row.every((value, k) => k === 0 || value <= (row[k - 1] ?? 0) + 8)).toBe(true)
})

it('what is erased goes on as what lies around it: a line straight through, and nothing of what the picture is of', () => {
  const [width, height] = [120, 90]
  const pixels = new Uint8ClampedArray(width * height * 4)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const isDisc = Math.hypot(x - 30, y - 34) < 18
      const isLine = Math.abs(y - 62) < 2
      const shade = ((x * 7 + y * 13) % 5) * 3
      const px = isDisc ? [210, 30, 30] : isLine ? [30, 30, 40] : [130 + shade, 140 + shade, 110 + shade]
      pixels.set([...px, 255], (y * width + x) * 4)
    }
  const values = new Uint8Array(width * height)
  for (let y = 30; y < 75; y++) values.fill(255, y * width + 66, y * width + 100)
  const made = erasedSoftly({ width, height, pixels }, { width, height, values }, { seed: 1 })
  let [red, dark] = [0, 0]
  for (let at = 0; at < values.length; at++) {
    if (values[at] === 0) continue
    const px = made.pixels.subarray(at * 4, at * 4 + 3)
    if (px[0]! > px[1]! + 60) red++
    if (Math.abs(Math.floor(at / width) - 62) < 2 && px[0]! < 80) dark++
  }
  expect(red).toBe(0)
  expect(dark).toBeGreaterThan(0.8 * 34 * 3)
})
