import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { composePicture, type Picture, repaint } from '../../index.ts'
import { random } from '../../paint/random.ts'
import { alone, isAlone } from '../alone.ts'
import { elsewhere, isInPieces, lifted, matteOf, Refused } from '../edits.ts'
import type { Meant } from './matte.ts'
import { minimumCut, stepsX, stepsY } from './max-flow.ts'

type Colour = readonly [number, number, number]

/** A picture px by px, with a little grain. */
function drawn(width: number, height: number, colour: (x: number, y: number) => Colour): Picture {
  const chance = random('grain')
  const pixels = new Uint8ClampedArray(width * height * 4)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const grain = chance.range(-6, 6)
      pixels.set([...colour(x, y).map((value) => value + grain), 255], (y * width + x) * 4)
    }
  return { width, height, pixels }
}

const mixed = (one: Colour, other: Colour, share: number): Colour =>
  one.map((value, k) => value + (other[k]! - value) * share) as unknown as Colour
const wall: Colour = [70, 110, 190]
const fur: Colour = [60, 40, 26]
const disc = (x: number, y: number, cx: number, cy: number, radius: number) =>
  Math.min(1, Math.max(0, radius + 0.5 - Math.hypot(x - cx, y - cy)))
const meantBox = (side: number, left: number, top: number, right: number, bottom: number): Meant => {
  const values = new Uint8Array(side * side)
  for (let y = top; y < bottom; y++) values.fill(255, y * side + left, y * side + right)
  return { width: side, height: side, values }
}

test('the subject of a picture is found, and its edge is where it is', () => {
  const share = (x: number, y: number) => disc(x, y, 66, 78, 38)
  const picture = drawn(150, 150, (x, y) => mixed([90 + 30 * Math.sin(x / 9), 120, 90], [200, 60, 40], share(x, y)))
  const { values } = matteOf(picture)
  let off = 0
  for (let at = 0; at < values.length; at++) off += Math.abs(values[at]! - share(at % 150, Math.floor(at / 150)))
  // Half a px all along an edge of 240 px.
  expect(off).toBeLessThan(120)
})

test('hair is partly there, and in its own colour: nothing of the old background shines through', () => {
  const strand = (x: number, y: number) =>
    y < 66 && y > 40
      ? Math.max(...[52, 60, 68, 76, 84].map((at) => Math.min(1, Math.max(0, 1.5 - Math.abs(x - at)))))
      : 0
  const share = (x: number, y: number) => Math.max(disc(x, y, 68, 92, 36), strand(x, y))
  const picture = drawn(140, 150, (x, y) => mixed(wall, fur, share(x, y)))
  const alpha = matteOf(picture)
  const made = lifted(picture, alpha)
  let blue = 0
  const meanAt = (aside: number) => {
    let sum = 0
    for (let y = 44; y < 54; y++)
      for (const x of [52, 60, 68, 76, 84]) {
        const at = y * 140 + x + aside
        sum += alpha.values[at]! / 50
        if (alpha.values[at]! > 0.3 && made.pixels[at * 4 + 2]! > made.pixels[at * 4]! + 40) blue++
      }
    return sum
  }
  // A strand covers all of one px and half of those beside it.
  expect(meanAt(0)).toBeGreaterThan(0.8)
  expect(Math.abs((meanAt(-1) + meanAt(1)) / 2 - 0.5)).toBeLessThan(0.2)
  expect(blue).toBe(0)
  // Between the strands nothing is left.
  expect(alpha.values[45 * 140 + 64]).toBeLessThan(0.2)
})

test('what was brushed over stays or goes, whatever stands out', () => {
  const picture = drawn(140, 140, (x, y) =>
    mixed(mixed(wall, [220, 180, 40], disc(x, y, 45, 70, 24)), [200, 50, 50], disc(x, y, 98, 70, 22)),
  )
  const at = (field: { values: Float32Array }, x: number, y: number) => field.values[y * 140 + x]!
  const both = matteOf(picture)
  expect([at(both, 45, 70), at(both, 98, 70), at(both, 5, 5)].map(Math.round)).toEqual([1, 1, 0])
  const one = matteOf(picture, { drop: meantBox(140, 72, 44, 124, 96) })
  expect([at(one, 45, 70), at(one, 98, 70)].map(Math.round)).toEqual([1, 0])
  const kept = matteOf(picture, { keep: meantBox(140, 20, 4, 60, 24) })
  expect([at(kept, 40, 14), at(kept, 45, 70)].map(Math.round)).toEqual([1, 1])
})

test('where nothing stands out that is said, and a picture that is transparent tells its own matte', () => {
  const refusal = (picture: Picture) => {
    try {
      matteOf(picture)
      return undefined
    } catch (error) {
      return error instanceof Refused ? error.reason : error
    }
  }
  const dot = { width: 1, height: 1, pixels: new Uint8ClampedArray([9, 9, 9, 255]) }
  expect(refusal(dot)).toBe('no-subject')
  expect(refusal(drawn(90, 60, () => [120, 110, 100]))).toBe('no-subject')
  expect(refusal({ ...dot, pixels: new Uint8ClampedArray(4) })).toBe('no-subject')

  const picture = drawn(40, 40, () => fur)
  for (let at = 0; at < 1600; at++) picture.pixels[at * 4 + 3] = at < 800 ? 0 : at < 840 ? 100 : 255
  const { values } = matteOf(picture)
  expect([values[10], Math.round(values[810]! * 255), values[1500]]).toEqual([0, 100, 1])
})

test('no other cut of a small grid is cheaper', () => {
  const chance = random('grid')
  const [width, height] = [4, 3]
  for (let turn = 0; turn < 20; turn++) {
    const links = new Float32Array(width * height * 8)
    for (let at = 0; at < width * height; at++)
      for (const d of [0, 2, 4, 7]) {
        const x = (at % width) + stepsX[d]!
        const y = Math.floor(at / width) + stepsY[d]!
        if (x < 0 || x >= width || y < 0 || y >= height) continue
        const cost = chance.range(0, 3)
        links[at * 8 + d] = cost
        links[(y * width + x) * 8 + (d ^ 1)] = cost
      }
    const leaning = Float32Array.from({ length: width * height }, () => chance.range(-5, 5))
    const costOf = (isSubject: (at: number) => boolean) => {
      let cost = 0
      for (let at = 0; at < width * height; at++) {
        if (isSubject(at)) cost += Math.max(0, -leaning[at]!)
        else cost += Math.max(0, leaning[at]!)
        for (const d of [0, 2, 4, 7]) {
          const next = at + stepsX[d]! + stepsY[d]! * width
          if (links[at * 8 + d]! > 0 && isSubject(at) !== isSubject(next)) cost += links[at * 8 + d]!
        }
      }
      return cost
    }
    let least = Number.POSITIVE_INFINITY
    for (let bits = 0; bits < 2 ** 12; bits++)
      least = Math.min(
        least,
        costOf((at) => ((bits >> at) & 1) === 1),
      )
    const cut = minimumCut({ width, height, links: links.slice(), leaning: leaning.slice() })
    expect(costOf((at) => cut[at] === 1)).toBeCloseTo(least, 3)
  }
})

test('people in a photograph are told from the room behind them', async () => {
  const folder = dirname(createRequire(import.meta.url).resolve('@vladmandic/face-api/package.json'))
  const { data, info } = await sharp(await readFile(join(folder, 'demo', 'sample4.jpg')))
    .resize(240)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width, height } = info
  const { values } = matteOf({ width, height, pixels: new Uint8ClampedArray(data) })
  const at = (x: number, y: number) => Math.round(values[Math.round(y * height) * width + Math.round(x * width)]!)
  // Four faces, and the wall above and beside them.
  expect([at(0.18, 0.25), at(0.4, 0.14), at(0.56, 0.2), at(0.71, 0.18)]).toEqual([1, 1, 1, 1])
  expect([at(0.04, 0.04), at(0.3, 0.03), at(0.95, 0.1)]).toEqual([0, 0, 0])
})

test('of a kept scene nothing is left but what it is of, or it stands in the place that words name', () => {
  const frame = { width: 200, height: 200 }
  const request = {
    category: 'characters',
    prompt: 'a knight in a tavern',
    negativePrompt: '',
    style: 'painted',
  } as const
  const { scene } = composePicture({ ...request, seed: 4, ...frame }, () => undefined)
  const bare = alone(scene)!
  expect([isAlone(scene), isAlone(bare)]).toEqual([false, true])
  const { pixels } = repaint('characters', bare, 'painted', frame, () => undefined)
  const clear = [0, 199, 200 * 60, 200 * 61 - 1].map((at) => pixels[at * 4 + 3])
  expect(clear).toEqual([0, 0, 0, 0])
  let solid = 0
  for (let p = 3; p < pixels.length; p += 4) if (pixels[p] === 255) solid++
  expect(solid).toBeGreaterThan(4000)

  const moved = elsewhere('characters', scene, 'a snowy forest at night', 1) as unknown as Record<string, unknown>
  const before = scene as unknown as Record<string, unknown>
  expect(moved.people).toEqual(before.people)
  expect(moved.backdrop).toMatchObject({ scenery: { kind: 'snowfield', hour: 'night' } })
  expect(moved.air).toContain('snow')
  expect(elsewhere('characters', scene, 'a rusty bicycle', 1)).toBeUndefined()
  const land = composePicture({ ...request, category: 'landscapes', seed: 4, ...frame }, () => undefined)
  expect(alone(land.scene)).toBeUndefined()
})

test('a cut-out that fell apart is told from a whole one, and from one with a crumb beside it', () => {
  const cut = (...discs: readonly (readonly [number, number, number])[]): Picture => {
    const picture = drawn(120, 90, () => fur)
    for (let at = 0; at < 120 * 90; at++)
      picture.pixels[at * 4 + 3] = discs.some(
        ([x, y, radius]) => disc(at % 120, Math.floor(at / 120), x, y, radius) > 0,
      )
        ? 255
        : 0
    return picture
  }
  expect(isInPieces(cut([50, 45, 25]))).toBe(false)
  expect(isInPieces(cut([50, 45, 25], [105, 20, 3]))).toBe(false)
  expect(isInPieces(cut([30, 45, 20], [90, 45, 16]))).toBe(true)
})
