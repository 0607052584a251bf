import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  promptLengths,
  videoCameraStyles,
  videoDirections,
  videoPacings,
  videoSpecialEffects,
  videoStyles,
} from '../../contract/video-prompt-facts.ts'
import { writtenVideoPrompt } from './write.ts'

const wish = fc.record({
  prompt: fc.constantFrom('a dragon lands on a tower', 'Two smiths argue. Sparks fly!', 'the lich wakes…'),
  style: fc.constantFrom(...videoStyles),
  cameraStyle: fc.constantFrom(...videoCameraStyles),
  cameraDirection: fc.constantFrom(...videoDirections),
  pacing: fc.constantFrom(...videoPacings),
  specialEffects: fc.constantFrom(...videoSpecialEffects),
  customElements: fc.constantFrom('', 'a red banner'),
  promptLength: fc.constantFrom(...promptLengths),
})

test('whatever is chosen, the prompt reads as sentences, begins with the words, and is the same each time', () => {
  fc.assert(
    fc.property(wish, (asked) => {
      const written = writtenVideoPrompt(asked)
      expect(written).toBe(writtenVideoPrompt(asked))
      expect(written.toLowerCase()).toContain(asked.prompt.toLowerCase().slice(0, 14))
      expect(written).toMatch(/^[A-Z].*[.!?…]$/)
      expect(written).not.toMatch(/undefined|None|\s{2}|[.,] ?[.,]|\s[.,]/)
      if (asked.customElements !== '') expect(written).toContain('a red banner')
    }),
    { numRuns: 300 },
  )
})

test('a longer one says more', () => {
  const asked = {
    prompt: 'a ship in a storm',
    style: 'Cinematic',
    cameraStyle: 'Drone',
    cameraDirection: 'Orbit',
    pacing: 'Building',
    specialEffects: 'Lightning',
    customElements: '',
  } as const
  const [short, medium, long] = promptLengths.map(
    (promptLength) => writtenVideoPrompt({ ...asked, promptLength }).length,
  )
  expect(short).toBeLessThan(medium as number)
  expect(medium).toBeLessThan(long as number)
})
