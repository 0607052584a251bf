import { expect, it } from 'vitest'
import { repairs } from '../../../contract/edit-facts.ts'
import { generators, type Picture, repaint, understandPrompt } from '../../index.ts'
import { random } from '../../paint/random.ts'
import { Refused } from '../refused.ts'
import { restored } from './restoration.ts'
import { damages } from './testing/damage.ts'
import { psnr, ssim } from './testing/likeness.ts'
import { yellowing } from './yellowing.ts'

/** A landscape by day as a camera would have it: nothing in it is out of focus. */
function photograph(prompt: string, width: number, height: number): Picture {
  const brief = understandPrompt('landscapes', prompt, '')
  const scene = generators.landscapes.compose(brief, random(`restored ${prompt}`), { width, height })
  return repaint('landscapes', scene, 'painted', { width, height }, () => undefined)
}

const sound = photograph('a harbour town below cliffs by day', 336, 252)

it.each(repairs)('%s: found and told of, and mended so that px and structure are nearer to what they were', (name) => {
  const hurt = damages[name](sound, 5)
  const { picture, told } = restored(hurt, 'auto', { seed: 1 })
  expect(psnr(picture, sound)).toBeGreaterThan(psnr(hurt, sound) + 0.5)
  // Colours are none of its structure: they may not make it worse.
  const gain = name === 'yellowing' || name === 'cast' ? -0.004 : 0.001
  expect(ssim(picture, sound)).toBeGreaterThan(ssim(hurt, sound) + gain)
  expect(told).toHaveLength(1)
  // What is asked for by name is the same.
  if (name === 'fading') expect(restored(hurt, { [name]: 50 }, { seed: 1 }).picture.pixels).toEqual(picture.pixels)
})

it('a sound picture is left as it is', () => {
  for (const prompt of ['a castle above a lake', 'a birch forest in snow', 'a desert with a ruined temple'])
    expect(() => restored(photograph(prompt, 240, 180), 'auto', { seed: 1 })).toThrow(new Refused('nothing-to-do'))
  expect(() => restored(sound, 'auto', { seed: 1 })).toThrow(new Refused('nothing-to-do'))
})

/** The same px, each by its place. */
function drawn(side: number, at: (x: number, y: number) => readonly [number, number, number]): Picture {
  const pixels = new Uint8ClampedArray(side * side * 4).fill(255)
  for (let i = 0; i < side * side; i++) pixels.set(at(i % side, Math.floor(i / side)), i * 4)
  return { width: side, height: side, pixels }
}

it('what is drawn with a pen on paper is neither torn nor scratched', () => {
  const paper = drawn(240, (x, y) => {
    const isInk =
      (x + 2 * y) % 151 < 3 || (3 * x - y + 720) % 211 < 5 || Math.abs(Math.hypot(x - 120, y - 120) - 80) < 1.5
    return isInk ? [38, 34, 30] : [250, 246, 236]
  })
  expect(() => restored(paper, 'auto', { seed: 1 })).toThrow(new Refused('nothing-to-do'))
})

it('a white corner that is torn from a pale sky is found, and the sky goes on there', () => {
  const sky = drawn(240, (x, y) => {
    const light = 216 + y / 14 + 5 * Math.sin(x / 9) * Math.sin(y / 7)
    return y > 180 ? [70 + (x % 7), 90, 60] : [light - 8, light - 3, light + 2]
  })
  const torn = { ...sky, pixels: sky.pixels.slice() }
  for (let y = 0; y < 50; y++) torn.pixels.fill(253, y * 960, y * 960 + 4 * Math.round(56 - y + 3 * Math.sin(y)))
  const { picture, told } = restored(torn, 'auto', { seed: 1 })
  expect(told.join()).toContain('torn off')
  expect(psnr(picture, sky)).toBeGreaterThan(psnr(torn, sky) + 6)
})

it('what has faded more in one colour than in another comes back without turning pink', () => {
  const faded = {
    ...sound,
    pixels: sound.pixels.map((value, p) => [95 + 0.5 * value, 92 + 0.46 * value, 90 + 0.45 * value, value][p % 4] ?? 0),
  }
  const { picture } = restored(faded, 'auto', { seed: 1 })
  const redness = ({ pixels }: Picture) =>
    pixels.reduce((sum, value, p) => sum + (p % 4 === 0 ? value : p % 4 === 1 ? -value : 0), 0) / (pixels.length / 4)
  expect(Math.abs(redness(picture) - redness(sound))).toBeLessThan(12)
})

it('yellowed paper is found under noise as well', () => {
  const yellow = damages.yellowing(sound, 5)
  expect(restored(damages.noise(yellow, 3), 'auto', { seed: 1 }).told.join()).toContain('Yellowed paper')
})

it('a grey photograph on yellowed paper is found, and gold in warm light is not', () => {
  const shade = (x: number, y: number) =>
    40 + 150 * Math.abs(Math.sin(x / 17) * Math.cos(y / 23)) + ((x * 7 + y * 3) % 9)
  const grey = drawn(120, (x, y) => {
    const light = shade(x, y)
    return [light * 0.9 + 24, light * 0.82 + 20, light * 0.6 + 10]
  })
  expect(restored(grey, 'auto', { seed: 1 }).told.join()).toContain('Yellowed paper')
  const gold = drawn(120, (x, y) => {
    const light = shade(x, y)
    return (x + y) % 40 < 30 ? [light, light * 0.82, light * 0.45] : [light * 0.8, light * 0.78, light * 0.74]
  })
  expect(yellowing.measure(gold).much).toBe(0)
})

it('brings the same for the same seed, keeps what is transparent, and is stopped when nobody waits', () => {
  const hurt = damages.noise(sound, 3)
  for (let p = 3; p < hurt.pixels.length; p += 4 * 7) hurt.pixels[p] = 128
  const once = restored(hurt, { noise: 60 }, { seed: 4 }).picture
  const again = restored(hurt, { noise: 60 }, { seed: 4 }).picture
  expect(Buffer.from(again.pixels.buffer).equals(Buffer.from(once.pixels.buffer))).toBe(true)
  const alpha = ({ pixels }: Picture) => pixels.filter((_, p) => p % 4 === 3).join()
  expect(alpha(once)).toBe(alpha(hurt))
  const stop = () => {
    throw new Error('Nobody waits')
  }
  expect(() => restored(hurt, { noise: 60 }, { seed: 4 }, stop)).toThrow('Nobody waits')
})

it('a picture of a single px, and of one colour, have nothing that could be mended', () => {
  for (const [width, height] of [
    [1, 1],
    [1, 300],
    [64, 64],
  ] as const) {
    const plain = { width, height, pixels: new Uint8ClampedArray(width * height * 4).fill(200) }
    expect(() => restored(plain, 'auto', { seed: 1 })).toThrow(new Refused('nothing-to-do'))
  }
})
