import type { Mention } from './brief.ts'
import type { Told } from './mentions.ts'

/** The highest `subject` weight; of equals the first phrase's, and there the head: the last of its nouns. */
export function subjectOf(told: readonly Told[]): Mention | undefined {
  let best: Told | undefined
  for (const one of told) {
    const weight = one.entry.subject
    if (weight === undefined || one.mention.owner) continue
    const bar = best?.entry.subject ?? Number.NEGATIVE_INFINITY
    if (weight > bar || (weight === bar && best?.phrase === one.phrase)) best = one
  }
  return best?.mention
}
