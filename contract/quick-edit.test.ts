import { expect, it } from 'vitest'
import { stepFacts, stepInWords } from './edit-facts.ts'
import { readQuickEdit } from './quick-edit.ts'

const said = (sentence: string) => readQuickEdit(sentence).steps.map(stepInWords)

it('turns a sentence into steps, in the order of its words', () => {
  expect(said('Make it night, add snow, a bit warmer, crop to the face.')).toEqual([
    'Night 75',
    'Snow 50',
    'Warmth +21',
    'Crop to the face',
  ])
  expect(said('rotate left, flip it and make it less colourful')).toEqual([
    'Turn it to the left',
    'Mirror it, left to right',
    'Colour −35',
  ])
  expect(said('black and white with strong grain')).toEqual(['Shades of grey', 'Grain 51'])
  expect(said('foggy dusk, light rain')).toEqual(['Fog 50', 'Night 45', 'Rain 30'])
})

it('tells which words ask for something that no step does', () => {
  expect(readQuickEdit('turn the cloak red and sharpen it')).toEqual({
    steps: [{ do: 'sharpen', amount: stepFacts.sharpen.usual }],
    unread: ['cloak', 'red'],
  })
  expect(readQuickEdit('please make it a little brighter').unread).toEqual([])
})

it('keeps every amount within the bounds of its step, however it is put', () => {
  for (const word of Object.keys(stepFacts))
    for (const how of ['extremely', 'a tiny bit', ''])
      for (const step of readQuickEdit(`${how} more ${word}`).steps) {
        if (!('amount' in step)) continue
        const { low, high } = stepFacts[step.do]
        expect(step.amount).toBeGreaterThanOrEqual(low)
        expect(step.amount).toBeLessThanOrEqual(high)
      }
})
