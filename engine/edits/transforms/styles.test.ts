import { expect, it } from 'vitest'
import type { Picture } from '../../paint/picture.ts'
import { cartoonDiorama } from './3d-cartoon-diorama.ts'
import { animeStyle } from './anime-style.ts'
import { claymation } from './claymation.ts'
import { withoutCrumbs } from './crumbs.ts'
import { disneyStyle } from './disney-style.ts'
import { plushie } from './plushie.ts'
import type { Transform, TransformOrder } from './transform.ts'

const hands: Readonly<Record<string, Transform>> = {
  claymation,
  'disney-style': disneyStyle,
  'anime-style': animeStyle,
  plushie,
  '3d-cartoon-diorama': cartoonDiorama,
}

const [width, height] = [96, 72]
const isBody = (x: number, y: number) => Math.hypot((x - 48) / 20, (y - 44) / 26) < 1

/** Somebody in red before a blue sky and a green meadow. */
const picture: Picture = { width, height, pixels: new Uint8ClampedArray(width * height * 4) }
const subject = new Float32Array(width * height)
for (let y = 0; y < height; y++)
  for (let x = 0; x < width; x++) {
    const at = y * width + x
    const [red, green, blue] = isBody(x, y) ? [190, 60 + y, 50] : y > 50 ? [70, 140, 60] : [120, 170 + y, 230]
    picture.pixels.set([red ?? 0, green ?? 0, blue ?? 0, 255], at * 4)
    subject[at] = isBody(x, y) ? 1 : 0
  }

const order: TransformOrder = {
  style: 'plushie',
  title: '',
  prompt: '',
  seed: 5,
  kind: 'person',
  faces: [],
  subject,
  depth: subject.map((value) => 0.2 + 0.6 * value),
}
const quiet = () => undefined

/** How far two pictures of one size are from each other: the mean over all channels, 0-255. */
const apart = (one: Picture, other: Picture) =>
  one.pixels.reduce((sum, value, at) => sum + Math.abs(value - (other.pixels[at] ?? 0)), 0) / (one.pixels.length * 0.75)

it('five hands make five pictures of one, each of its size and unlike all others, and the same each time', () => {
  const made = Object.entries(hands).map(([name, hand]) => [name, hand(picture, order, quiet)] as const)
  for (const [k, [name, one]] of made.entries()) {
    expect([name, one.width, one.height]).toEqual([name, width, height])
    expect([name, hands[name]?.(picture, order, quiet).pixels]).toEqual([name, one.pixels])
    const others = [picture, ...made.slice(k + 1).map(([, other]) => other)]
    for (const other of others) expect([name, apart(one, other) > 7]).toEqual([name, true])
  }
})

it('each stops when nobody waits for it', () => {
  for (const [name, hand] of Object.entries(hands)) {
    let told = 0
    const stop = () => {
      told++
      if (told === 2) throw new Error('Nobody waits')
    }
    expect(() => hand(picture, order, stop), name).toThrow('Nobody waits')
  }
})

it('a toy stands in a room of its own, a little world on a table: nothing of the sky behind is left in the corners', () => {
  const sky = [...picture.pixels.slice(0, 3)]
  for (const hand of [plushie, cartoonDiorama]) {
    const made = hand(picture, order, quiet)
    expect(Math.hypot(...sky.map((value, c) => value - (made.pixels[c] ?? 0)))).toBeGreaterThan(20)
  }
})

it('a map becomes a relief, and what is one px wide becomes something', () => {
  const flat: TransformOrder = { ...order, kind: 'map', subject: undefined }
  const dot: Picture = { width: 1, height: 1, pixels: new Uint8ClampedArray([200, 30, 30, 255]) }
  const one: TransformOrder = { ...flat, kind: 'thing', depth: new Float32Array([0.5]) }
  for (const [name, hand] of Object.entries(hands)) {
    expect([name, apart(hand(picture, flat, quiet), picture) > 7]).toEqual([name, true])
    expect([name, hand(dot, one, quiet).pixels.length]).toEqual([name, 4])
  }
})

it('eyes of our own people are known where they are painted: a toy gets black ones there', () => {
  const eyes = { left: { x: 42 / width, y: 36 / height }, right: { x: 54 / width, y: 36 / height }, apart: 12 / width }
  const face = { x: 36 / width, y: 28 / height, width: 24 / width, height: 26 / height, eyes }
  const plain = plushie(picture, order, quiet)
  const made = plushie(picture, { ...order, faces: [face] }, quiet)
  const dark = (of: Picture) => of.pixels.reduce((sum, value, at) => sum + (at % 4 === 0 && value < 40 ? 1 : 0), 0)
  expect(dark(made)).toBeGreaterThan(dark(plain) + 10)
  expect(apart(made, plain)).toBeLessThan(6)
})

it('crumbs beside a subject are none of it, and five things that lie about are no subject', () => {
  const drop = subject.slice()
  drop[4 * width + 4] = 1
  const tidy = withoutCrumbs(drop, width, height)
  expect(tidy.isScattered).toBe(false)
  expect(tidy.subject[4 * width + 4]).toBe(0)
  expect(tidy.subject[44 * width + 48]).toBe(1)
  const things = Float32Array.from({ length: width * height }, (_, at) =>
    (at % width) % 18 < 10 && at < 20 * width ? 1 : 0,
  )
  expect(withoutCrumbs(things, width, height).isScattered).toBe(true)
})
