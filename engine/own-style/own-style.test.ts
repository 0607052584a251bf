import { describe, expect, it } from 'vitest'
import { OwnStyle } from '../../contract/own-styles.ts'
import { makePicture, type PictureRequest } from '../index.ts'
import { finishes } from '../paint/finish.ts'
import type { Picture } from '../paint/picture.ts'
import { learnStyle } from './learn.ts'
import { apart, farApart, type Respect } from './testing/apart.ts'
import { sourceNames, sourceOf } from './testing/sources.ts'
import { wear } from './wear.ts'

const styles = Object.fromEntries(sourceNames.map((name) => [name, learnStyle(sourceOf(name))]))

const someone: PictureRequest = {
  category: 'characters',
  prompt: 'a knight with a red cloak',
  negativePrompt: '',
  style: 'painted',
  seed: 4,
  width: 240,
  height: 320,
}
const made = (request: Partial<PictureRequest> = {}) => makePicture({ ...someone, ...request }, () => undefined).picture
const bytesOf = ({ pixels }: Picture) => Buffer.from(pixels)

const plain = Object.fromEntries(finishes.map((style) => [style, made({ style })]))
const works = finishes.flatMap((finish) => sourceNames.map((source) => ({ finish, source })))
const worn = works.map(({ finish, source }) => {
  const picture = wear(plain[finish]!, { style: styles[source]!, strength: 1 }, 4)
  return { finish, source, picture, style: learnStyle([picture]) }
})

describe('a style of one’s own', () => {
  it('is learnt the same of the same pictures, is small, and is what the contract says', () => {
    for (const name of sourceNames) {
      const again = learnStyle(sourceOf(name))
      expect(again).toEqual(styles[name])
      expect(OwnStyle.parse(JSON.parse(JSON.stringify(again)))).toEqual(again)
      expect(JSON.stringify(again).length).toBeLessThan(6000)
    }
  })

  it('is learnt of a single px, of one colour and of pictures of any shape', () => {
    const even = (width: number, height: number) => ({
      width,
      height,
      pixels: new Uint8ClampedArray(width * height * 4).fill(255),
    })
    const small = made({ width: 64, height: 64 })
    for (const [width, height] of [
      [1, 1],
      [3, 700],
      [64, 64],
    ] as const) {
      const style = OwnStyle.parse(learnStyle([even(width, height)]))
      const picture = wear(small, { style, strength: 1 }, 1)
      expect(picture.pixels.every((value, i) => i % 4 !== 3 || value === 255)).toBe(true)
    }
    expect(() => learnStyle([])).toThrow(RangeError)
  })

  it('is put on the same each time, and by other chance with another seed', () => {
    const put = (seed: number) => bytesOf(wear(plain.inked!, { style: styles.gold!, strength: 1 }, seed))
    expect(put(1).equals(put(1))).toBe(true)
    expect(put(1).equals(put(2))).toBe(false)
  })

  it('is worn by a picture as far as it is asked to be, and is part of what a request makes', () => {
    const bare = bytesOf(plain.painted!)
    const put = (strength: number) => bytesOf(wear(plain.painted!, { style: styles.fog!, strength }, someone.seed))
    const far = (bytes: Buffer) => bytes.reduce((sum, value, i) => sum + Math.abs(value - bare[i]!), 0)
    expect(far(put(0))).toBe(0)
    expect(far(put(0.5))).toBeGreaterThan(far(put(0.1)))
    expect(far(put(1))).toBeGreaterThan(far(put(0.5)))
    expect(bytesOf(made({ worn: [{ style: styles.fog!, strength: 0.5 }] })).equals(put(0.5))).toBe(true)
  })

  it.each(finishes)('brings what %s made nearer to its pictures in colour, tone, detail, lines and grain', (finish) => {
    const before = learnStyle([plain[finish]!])
    const sums: Record<Respect, [number, number]> = {
      colour: [0, 0],
      tone: [0, 0],
      detail: [0, 0],
      lines: [0, 0],
      grain: [0, 0],
    }
    for (const one of worn) {
      if (one.finish !== finish) continue
      for (const [respect, far] of Object.entries(apart(before, styles[one.source]!)))
        sums[respect as Respect][0] += far
      for (const [respect, far] of Object.entries(apart(one.style, styles[one.source]!)))
        sums[respect as Respect][1] += far
    }
    for (const [respect, [bare, dressed]] of Object.entries(sums))
      expect(dressed, `${respect} of ${finish}`).toBeLessThan(
        bare * (respect === 'colour' || respect === 'tone' ? 0.6 : 1),
      )
  })

  it('is told from five others by numbers, in eleven works of twelve, whichever hand painted them', () => {
    const wrong = worn.filter(({ source, style }) => {
      const nearest = sourceNames.toSorted((a, b) => farApart(style, styles[a]!) - farApart(style, styles[b]!))[0]
      return nearest !== source
    })
    expect(wrong.map(({ finish, source }) => `${source} by ${finish}`).length).toBeLessThanOrEqual(worn.length / 12)
  })

  it('is put on a picture of any size, the same as on a small one', () => {
    const { width, height, pixels } = plain.painted!
    const times = 9
    const large = {
      width: width * times,
      height: height * times,
      pixels: new Uint8ClampedArray(pixels.length * times ** 2),
    }
    const [from, to] = [new Uint32Array(pixels.buffer.slice(0)), new Uint32Array(large.pixels.buffer)]
    for (let y = 0, i = 0; y < large.height; y++)
      for (let x = 0; x < large.width; x++, i++) to[i] = from[((y / times) | 0) * width + ((x / times) | 0)]!
    const picture = wear(large, { style: styles.gold!, strength: 1 }, 4)
    expect(farApart(learnStyle([picture]), styles.gold!)).toBeLessThan(
      farApart(learnStyle([large]), styles.gold!) * 0.6,
    )
  })

  it('leaves a picture readable: what was lighter than what lies beside it mostly still is', () => {
    const shares = worn.map(({ finish, source, picture }) => {
      const before = blocksOf(plain[finish]!)
      const after = blocksOf(picture)
      let [kept, all] = [0, 0]
      for (let i = 1; i < before.length; i++) {
        const step = before[i]! - before[i - 1]!
        if (Math.abs(step) < 20 || i % COLUMNS === 0) continue
        all++
        if (Math.sign(after[i]! - after[i - 1]!) === Math.sign(step)) kept++
      }
      expect(kept / all, `${source} by ${finish}`).toBeGreaterThan(0.7)
      return kept / all
    })
    expect(shares.reduce((sum, one) => sum + one, 0) / shares.length).toBeGreaterThan(0.9)
  })
})

const COLUMNS = 15

/** Mean lights of 16 px squares. */
function blocksOf({ width, height, pixels }: Picture): number[] {
  const side = width / COLUMNS
  const out = new Array<number>(COLUMNS * (height / side)).fill(0)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const p = (y * width + x) * 4
      const light = pixels[p]! * 0.3 + pixels[p + 1]! * 0.59 + pixels[p + 2]! * 0.11
      out[((y / side) | 0) * COLUMNS + ((x / side) | 0)]! += light / side ** 2
    }
  return out
}
