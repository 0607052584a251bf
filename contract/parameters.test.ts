import fc from 'fast-check'
import { expect, test } from 'vitest'
import { PARAMETERS_TEXT_MAX, type Parameters, readParameters, writeParameters } from './parameters.ts'

test('the text is the one other tools read: prompt, negative prompt, and a last line of values', () => {
  const text = writeParameters({
    prompt: 'a red tower,\nby the sea',
    negativePrompt: 'people, ships',
    seed: 7,
    width: 768,
    height: 1024,
    model: 'inked',
    category: 'landscapes',
  })
  expect(text).toBe(
    'a red tower,\nby the sea\nNegative prompt: people, ships\n' +
      'Steps: 1, Seed: 7, Size: 768x1024, Model: inked, Category: landscapes, Version: Lanternkeep',
  )
})

test('a file of another tool is read', () => {
  const text =
    'masterpiece, (castle:1.2) <lora:keep:0.8>\nNegative prompt: blurry,\nlow quality\n' +
    'Steps: 25, Sampler: DPM++ 2M Karras, CFG scale: 7, Seed: 3735928559, Size: 512x768, Model hash: 31e35c80fc, ' +
    'Model: "sd: xl, base", Lora hashes: "keep: 0123, tower: 4567", Version: v1.9.4'
  expect(readParameters(text)).toEqual({
    prompt: 'masterpiece, (castle:1.2) <lora:keep:0.8>',
    negativePrompt: 'blurry,\nlow quality',
    seed: 3735928559,
    width: 512,
    height: 768,
    model: 'sd: xl, base',
    category: undefined,
  })
})

test('words without values are a prompt; nothing at all is nothing', () => {
  expect(readParameters('a castle: red, blue')).toMatchObject({ prompt: 'a castle: red, blue', negativePrompt: '' })
  expect(readParameters(' \n ')).toBeUndefined()
})

test('values that make no sense are left out', () => {
  expect(readParameters('x\nSteps: 1, Seed: -1, Size: 0x9, Model: "open')).toMatchObject({
    prompt: 'x',
    model: '"open',
  })
  expect(readParameters('x\nSteps: 1, Seed: -1, Size: 0x9, Version: 1')).toEqual({ prompt: 'x', negativePrompt: '' })
})

// The words of the format itself, where they do the most harm.
const words = fc
  .array(
    fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 12 }),
      fc.constantFrom(
        'Negative prompt: no',
        '\n',
        '\nNegative prompt:',
        'Steps: 2, Seed: 3, Size: 1x1',
        '"',
        '\\',
        ', ',
        '\r\n',
      ),
    ),
    { maxLength: 8 },
  )
  .map((parts) => parts.join(''))
  .filter((text) => text.isWellFormed())

test('whatever was typed is read back as it was', () => {
  const parameters: fc.Arbitrary<Parameters> = fc.record({
    prompt: words.filter((text) => text !== ''),
    negativePrompt: words,
    seed: fc.option(fc.integer({ min: 0, max: 4_294_967_295 }), { nil: undefined }),
    width: fc.integer({ min: 1, max: 4096 }),
    height: fc.integer({ min: 1, max: 4096 }),
    model: fc.option(
      words.filter((text) => text !== ''),
      { nil: undefined },
    ),
    category: fc.option(fc.constantFrom('npcs', 'spells'), { nil: undefined }),
  })
  fc.assert(
    fc.property(parameters, (one) => {
      expect(readParameters(writeParameters(one))).toEqual(one)
    }),
    { numRuns: 500 },
  )
})

test('hostile text is read in no time, and text beyond the bound not at all', () => {
  const began = performance.now()
  for (const part of ['a:', 'a', ',', '"', '\\"', 'Steps: "', 'Negative prompt:', '\n', ':,', 'a b-c/'])
    readParameters(part.repeat(Math.floor(PARAMETERS_TEXT_MAX / part.length)))
  expect(performance.now() - began).toBeLessThan(1000)
  expect(readParameters('x'.repeat(PARAMETERS_TEXT_MAX + 1))).toBeUndefined()
})

test('a little variation carries its nudges, and other texts under that name are none', () => {
  const variation = { prompt: 'a red tower', negativePrompt: '', seed: 21, nudges: [77, 90], width: 768, height: 1024 }
  const text = writeParameters(variation)
  expect(text).toContain('Seed: 21, Nudges: 77 90, Size: 768x1024')
  expect(readParameters(text)).toMatchObject(variation)
  for (const nudges of ['', 'many', '1 -2', '1.5', '1  2'])
    expect(readParameters(`a tower\nSteps: 1, Seed: 2, Nudges: ${nudges}, Size: 8x8`)?.nudges).toBeUndefined()
})
