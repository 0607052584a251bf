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

it('takes what no other step does for a change of the scene, and what is to go by its name', () => {
  expect(said('turn the cloak red, sharpen it and remove the table and the chairs')).toEqual([
    'Changed: cloak red',
    'Sharpness 40',
    'Left out: table',
    'Left out: chairs',
  ])
  expect(said('Make it night, add snow, warmer, crop to the face, remove the background')).toEqual([
    'Night 75',
    'Snow 50',
    'Warmth +35',
    'Crop to the face',
    'Without the background',
  ])
  expect(said('a golden crown, a much wider view, less bright')).toEqual([
    'Changed: golden crown',
    'A wider view 68',
    'Light −30',
  ])
})

it('tells which words ask for something that no step does where there is no scene to change', () => {
  expect(readQuickEdit('turn the cloak red and sharpen it', { hasScene: false })).toEqual({
    steps: [{ do: 'sharpen', amount: stepFacts.sharpen.usual }],
    unread: ['cloak', 'red'],
  })
  expect(readQuickEdit('please make it a little brighter').unread).toEqual([])
})

it('reads looks by their names, and leaves what a scene paints better to the scene', () => {
  const ofPhoto = (sentence: string) => readQuickEdit(sentence, { hasScene: false })
  const done = (sentence: string) => ofPhoto(sentence).steps.map(stepInWords)
  expect(done('crop to the face, softer')).toEqual(['Crop to the face', 'Blur 7', 'Contrast −18'])
  expect(done('make her hair red')).toEqual(['Hair: red'])
  expect(done('a blood red sky, with green light')).toEqual(['Sky: red', 'Tinted green'])
  // What is asked for by name goes before what the look has of it, and nothing is left over.
  expect(ofPhoto('old photo: sepia and vignette').unread).toEqual([])
  expect(done('old photo: sepia and vignette')).toEqual(['Contrast −12', 'Grain 26', 'Sepia 80', 'Dark corners 45'])
  for (const sentence of ['winter', 'a spooky night', 'golden hour', 'noir', 'underwater', 'it is too dark', 'autumn'])
    expect([ofPhoto(sentence).unread, done(sentence).length > 0]).toEqual([[], true])
  expect(said('winter')).toEqual(['Changed: winter'])
  expect(said('make her hair red')).toEqual(['Changed: hair red'])
  expect(said('a weathered cloak, not too dramatic')).toContain('Changed: weathered cloak')
})

it('keeps every amount within the bounds of its step, however it is put', () => {
  for (const word of Object.keys(stepFacts))
    for (const how of ['extremely', 'a tiny bit', ''])
      for (const step of readQuickEdit(`${how} more ${word}`).steps) {
        if (!('amount' in step) || step.do === 'wider') continue
        const { low, high } = stepFacts[step.do]
        expect(step.amount).toBeGreaterThanOrEqual(low)
        expect(step.amount).toBeLessThanOrEqual(high)
      }
})
