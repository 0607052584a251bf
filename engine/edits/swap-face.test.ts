import { expect, it } from 'vitest'
import { Refused } from './refused.ts'
import { faceSwapped, type MarkedFace } from './swap-face.ts'
import { marksAt } from './testing/face.ts'

/** An oval of one colour with a darker spot on a cheek, on a ground. */
function face(colour: [number, number, number], spot: number, turned = 0): MarkedFace {
  const [width, height] = [160, 160]
  const pixels = new Uint8ClampedArray(width * height * 4)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const isFace = ((x - 80) / 44) ** 2 + ((y - 84) / 62) ** 2 < 1
      const isSpot = Math.hypot(x - 80 - spot, y - 90) < 6
      const px = isSpot ? colour.map((value) => value * 0.5) : isFace ? colour : [30, 60, 40]
      pixels.set([...px, 255], (y * width + x) * 4)
    }
  return { picture: { width, height, pixels }, marks: marksAt(80, 80, 80, turned) }
}

const lightAt = ({ width, pixels }: MarkedFace['picture'], x: number, y: number) => pixels[(y * width + x) * 4] ?? 0

it('the other face is there with its features, in the colours of the one that was there; what lies around stays to the bit', () => {
  const [target, source] = [face([210, 160, 130], -200), face([120, 110, 150], 18)]
  const made = faceSwapped(target, source)
  // Its spot has come along, a shade of this skin.
  expect(lightAt(made, 98, 90)).toBeLessThan(lightAt(made, 62, 90) - 30)
  for (let c = 0; c < 3; c++) {
    const skin = made.pixels[(90 * 160 + 62) * 4 + c] ?? 0
    expect(Math.abs(skin - ([210, 160, 130][c] ?? 0))).toBeLessThan(24)
  }
  for (const [x, y] of [
    [4, 4],
    [150, 80],
    [80, 158],
  ] as const)
    expect(made.pixels.subarray((y * 160 + x) * 4, (y * 160 + x) * 4 + 4)).toEqual(
      target.picture.pixels.subarray((y * 160 + x) * 4, (y * 160 + x) * 4 + 4),
    )
})

it('one that looks the other way is taken in the mirror, and one that is turned away fits on none', () => {
  const [target, source] = [face([210, 160, 130], -200, 0.25), face([120, 110, 150], 18, -0.25)]
  const made = faceSwapped(target, source)
  expect(lightAt(made, 62, 90)).toBeLessThan(lightAt(made, 98, 90) - 20)
  expect(() => faceSwapped(target, face([120, 110, 150], 0, 0.9))).toThrow(new Refused('face-turned'))
})

it('a drawn face is laid on a drawn one, and on none that is seen', () => {
  const [target, source] = [face([210, 160, 130], -200), face([120, 110, 150], 18)]
  expect(() => faceSwapped({ ...target, drawn: 0 }, { ...source, drawn: 1 })).toThrow(new Refused('face-drawn'))
  expect(faceSwapped({ ...target, drawn: 1 }, { ...source, drawn: 1 }).pixels).not.toEqual(target.picture.pixels)
})

it('what is not a human face is refused: a cat has a small mouth and a narrow nose, far up', () => {
  const human = face([210, 160, 130], -200)
  const narrow = (at: number, share: number, k: number) =>
    (k >= 31 && k < 36) || k >= 48 ? 80 + (at - 80) * share : at
  const cat = {
    ...human,
    marks: human.marks.map(({ x, y }, k) => ({ x: narrow(x, 0.45, k), y: k >= 48 ? y - 0.16 * 80 : y })),
  }
  expect(() => faceSwapped(cat, human)).toThrow(new Refused('not-human'))
  expect(() => faceSwapped(human, cat)).toThrow(new Refused('not-human'))
})
