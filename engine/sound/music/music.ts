import { intensities } from '../../../contract/audio-facts.ts'
import type { Checkpoint } from '../../paint/frame.ts'
import type { Random } from '../../paint/random.ts'
import { master } from '../signal/master.ts'
import { spaces } from '../signal/space.ts'
import { type HeardWords, type MadeSound, type Sound, samplesIn } from '../sound.ts'
import { chipsOf, unusedOf } from '../words/reader.ts'
import { type AskedMusic, askedOf, briefOf } from './asked.ts'
import { compose } from './compose.ts'
import { midiOf } from './midi.ts'
import { play } from './orchestra.ts'
import { perform, tailOf } from './perform.ts'
import type { Brief, Score } from './score.ts'
import { keyNames } from './theory.ts'

export function understandMusic(prompt: string): HeardWords {
  return heardIn(askedOf(prompt))
}

function heardIn({ reading, hits, figures, names, moods }: AskedMusic): HeardWords {
  const { tokens, strangers } = reading
  const isFigure = (at: number) => figures.some(({ from, to }) => tokens[at]!.at >= from && tokens[at]!.at < to)
  // A word for another mood than the piece has is not heard in it.
  const isIdle = (id: string) => id.startsWith('mood ') && !moods.includes(id.slice(5))
  const idle = hits.filter(
    ({ term, isDenied }) =>
      isIdle(term.id) ||
      (term.id.startsWith('instrument ') && !isDenied && names.indexOf(term.id.slice(11) as never) > 3),
  )
  return {
    understood: [
      ...chipsOf(hits.filter((hit) => !idle.includes(hit))),
      ...figures.map(({ words, meaning }) => ({ facet: 'feature' as const, words, meaning })),
    ],
    unused: unusedOf({ tokens, hits, strangers: strangers.filter((at) => !isFigure(at)) }, idle),
  }
}

/** A score that lasts `seconds`: the number of bars that comes nearest, and the time so little changed that it fits. */
export function fitted(brief: Brief, seconds: number, loops: boolean): { brief: Brief; score: Score } {
  const bar = brief.mood.beats * (60 / brief.bpm)
  const room = loops ? seconds : seconds - tailOf(brief)
  const bars = Math.round(room / bar)
  // An opening bar, a phrase and an ending are the least that is a piece; where a long phrase has no room, a short one has.
  const mood = bars < brief.mood.phrase + 2 ? { ...brief.mood, phrase: 4 as const } : brief.mood
  const count = Math.max(mood.phrase + 2, bars)
  let own = { ...brief, mood, bpm: (brief.bpm * count * bar) / room }
  const score = compose(own, count)
  // What the ending broadens by is taken from the rest.
  for (let pass = 0; pass < 2; pass++) own = { ...own, bpm: (own.bpm * perform(score, own, loops).seconds) / room }
  return { brief: own, score }
}

function fadedOut({ left, right }: Sound): void {
  const fade = Math.min(left.length, samplesIn(1.4))
  for (const wave of [left, right]) {
    for (let i = 0; i < fade; i++)
      wave[wave.length - 1 - i] = wave[wave.length - 1 - i]! * Math.sin((Math.PI / 2) * (i / fade)) ** 2
  }
}

export async function makeMusic(
  prompt: string,
  seconds: number,
  loops: boolean,
  random: Random,
  checkpoint: Checkpoint,
): Promise<MadeSound> {
  const asked = askedOf(prompt, random.fork('mood'))
  checkpoint(0.01, 'Composing')
  const { brief, score } = fitted(briefOf(asked, random), seconds, loops)
  const performance = perform(score, brief, loops)
  const mixes = await play(performance, spaces[brief.mood.space], seconds, loops, (done, stage) =>
    checkpoint(0.02 + 0.78 * done, stage),
  )
  for (const [n, intensity] of intensities.entries()) {
    checkpoint(0.82 + 0.06 * n, `Mastering the ${intensity} one`)
    if (!loops) fadedOut(mixes[intensity])
    master(mixes[intensity], -16, loops)
  }
  const title = titleOf(brief)
  return {
    ...heardIn(asked),
    sound: mixes[brief.mood.intensity],
    stems: intensities.map((name) => ({ name, sound: mixes[name] })),
    title,
    captions: [],
    midi: midiOf(score, performance, brief, title),
    tempo: Math.round(brief.bpm),
  }
}

function titleOf({ mood, tonic, mode }: Brief): string {
  const article = /^[aeiou]/.test(mood.title) ? 'An' : 'A'
  const named = mode === 'major' ? '' : ` ${mode}`
  return `${article} ${mood.title} in ${keyNames[tonic]}${named}`
}
