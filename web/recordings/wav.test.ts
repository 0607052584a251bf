import { expect, test } from 'vitest'
import { wavOf } from './wav.ts'

test('a WAV file says how long it is, and keeps every sample of sixteen bits', async () => {
  const kept = [0, 1, -1, 12_345, -32_768, 32_767]
  const wave = Float32Array.from(kept, (sample) => sample / 32_768)
  let breaths = 0
  const breathe = async () => void breaths++
  const file = await wavOf(wave, wave.toReversed(), 4, breathe)
  const view = new DataView(await file.arrayBuffer())
  expect(view.byteLength).toBe(44 + kept.length * 4)
  expect(view.getUint32(4, true)).toBe(view.byteLength - 8)
  expect(view.getUint32(24, true)).toBe(4)
  expect(kept.map((_, n) => view.getInt16(44 + n * 4, true))).toEqual(kept)
  expect(kept.map((_, n) => view.getInt16(46 + n * 4, true))).toEqual(kept.toReversed())
  // It breathes after every second of it.
  expect(breaths).toBe(2)
})

test('what is louder than a file can be is held at its edge', async () => {
  const loud = Float32Array.of(1.5, -1.5)
  const view = new DataView(await (await wavOf(loud, loud, 2, async () => undefined)).arrayBuffer())
  expect([view.getInt16(44, true), view.getInt16(48, true)]).toEqual([32_767, -32_768])
})
