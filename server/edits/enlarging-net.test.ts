import { expect, test } from 'vitest'
import { upscaled, upscaledBy } from '../../engine/edits/edits.ts'
import { bicubic, psnr, smaller } from '../../engine/edits/testing/measure.ts'
import { generators, type Picture, understandPrompt } from '../../engine/index.ts'
import { random } from '../../engine/paint/random.ts'
import { enlargingNet } from './enlarging-net.ts'

function painted(prompt: string, width: number, height: number): Picture {
  const brief = understandPrompt('landscapes', prompt, '')
  const { compose, paint } = generators.landscapes
  return paint(compose(brief, random(prompt), { width, height }), { width, height }, 'inked', () => undefined)
}

const cut = ({ width, pixels }: Picture, left: number, wide: number, high: number): Picture => {
  const made = new Uint8ClampedArray(wide * high * 4)
  for (let y = 0; y < high; y++) {
    const from = (y * width + left) * 4
    made.set(pixels.subarray(from, from + wide * 4), y * wide * 4)
  }
  return { width: wide, height: high, pixels: made }
}

test('nets and kernel together enlarge pictures that were made small more truly than bicubic, and than the kernel alone', {
  timeout: 60_000,
}, async () => {
  const large = painted('a harbour town below cliffs', 144, 96)
  const told = { bicubic: 0, kernel: 0, nets: 0 }
  for (const factor of [2, 3, 4] as const) {
    const small = smaller(large, factor)
    const made = await upscaledBy(await enlargingNet('medium', factor), small, factor)
    expect([made.width, made.height]).toEqual([144, 96])
    const [nets, other] = [psnr(made, large), psnr(bicubic(small, factor), large)]
    expect(nets).toBeGreaterThan(other + 0.3)
    told.bicubic += other
    told.kernel += psnr(upscaled(small, factor), large)
    told.nets += nets
  }
  expect(told.nets).toBeGreaterThan(told.kernel)
})

test('tiles have no seams: what a tile beside another shows is what it shows alone; who leaves stops it', {
  timeout: 60_000,
}, async () => {
  const net = await enlargingNet('slim', 2)
  const wide = painted('a meadow', 220, 16)
  const made = await upscaledBy(net, wide, 2)
  // Two tiles meet at 192 px. Of the right part alone there is but one.
  const alone = await upscaledBy(net, cut(wide, 100, 120, 16), 2)
  expect(psnr(cut(made, 300, 140, 32), cut(alone, 100, 140, 32))).toBeGreaterThan(60)
  let told = 0
  const stop = () => {
    if (++told > 1) throw new Error('Nobody waits')
  }
  await expect(upscaledBy(net, wide, 2, stop)).rejects.toThrow('Nobody waits')
})
