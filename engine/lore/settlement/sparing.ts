import type { Teller } from '../grammar/grammar.ts'
import type { Idea } from './idea.ts'

/* A paragraph names few people: nobody who reads it aloud can keep more of them apart. */

/** How many of the people of note a text names. */
export const namesIn = (text: string, { people }: Idea) => people.filter(({ given }) => text.includes(given)).length

/** Told so that it fits; the last of many tries if it never does. */
export function fitting(tell: () => string, isFit: (told: string) => boolean): string {
  let told = tell()
  for (let tries = 0; tries < 30 && !isFit(told); tries++) told = tell()
  return told
}

/** One way to say it that names one person, or none. */
export const sparing = (idea: Idea, teller: Teller, frame: string) =>
  fitting(
    () => teller.tell(frame),
    (told) => namesIn(told, idea) <= 1,
  )
