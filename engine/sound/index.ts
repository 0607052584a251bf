import type { Checkpoint } from '../paint/frame.ts'
import { random } from '../paint/random.ts'
import { makeAmbience, understandAmbience } from './ambience/ambience.ts'
import { makeEffect, understandEffect } from './effects/effects.ts'
import { makeMusic, understandMusic } from './music/music.ts'
import type { HeardWords, MadeSound, SoundRequest } from './sound.ts'
import { makeSpeech, understandSpeech } from './speech/speech.ts'

export type { Checkpoint } from '../paint/frame.ts'
export { NothingToHear } from './nothing-to-hear.ts'
export { type MadeSound, SAMPLE_RATE, type Sound, type SoundRequest, type Stem } from './sound.ts'

/**
 * Makes a sound: the same request and seed give the same samples. `checkpoint` is called with the share that is done, 0-1, and what
 * is being done; it throws to stop. Throws `NothingToHear` where the words name nothing that can be made.
 */
export async function makeSound(request: SoundRequest, checkpoint: Checkpoint): Promise<MadeSound> {
  const { form, prompt, seconds, seed, loops, voice } = request
  const own = random(seed).fork(form)
  checkpoint(0, 'Reading the words')
  switch (form) {
    case 'ambience':
      return makeAmbience(prompt, seconds, loops, own, checkpoint)
    case 'music':
      return makeMusic(prompt, seconds, loops, own, checkpoint)
    case 'effect':
      return makeEffect(prompt, seconds, loops, own, checkpoint)
    case 'speech':
      return makeSpeech(prompt, voice, own, checkpoint)
  }
}

/** What the words would bring, without making it; `seconds` where the words settle how long it is. */
export function understandSound({
  form,
  prompt,
  voice,
}: Pick<SoundRequest, 'form' | 'prompt' | 'voice'>): HeardWords & { seconds?: number } {
  switch (form) {
    case 'ambience':
      return understandAmbience(prompt)
    case 'music':
      return understandMusic(prompt)
    case 'effect':
      return understandEffect(prompt)
    case 'speech':
      return understandSpeech(prompt, voice)
  }
}
