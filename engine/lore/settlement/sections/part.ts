import type { Section } from '../../../../contract/sheets/document.ts'
import type { Random } from '../../../paint/random.ts'
import { capital } from '../../grammar/inflect.ts'
import { isHidden } from '../../prompt/hidden.ts'
import { type Idea, tellerFor } from '../idea.ts'
import { tale } from '../tale.ts'
import { type Telling, toldAt, woven } from '../woven.ts'

export type Blocks = Section['blocks']

export const part = (
  key: string,
  title: string,
  place: Section['place'],
  blocks: Blocks,
  canReroll = true,
): Section => ({
  key,
  title,
  place,
  canReroll,
  blocks,
})

export const points = (key: string, texts: readonly string[]) =>
  texts.map((text, index) => ({ key: `${key}.${index}`, text }))

export const lowered = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)

/** What the prompt claims of the place, told here or nowhere. */
export function claimed(idea: Idea, telling: Telling, chance: Random, more: Readonly<Record<string, string>> = {}) {
  const claim =
    toldAt(idea.loose, telling) ??
    (telling === 'claimSeen' ? idea.claims.find((one) => !/ is as it was | is known for this: /.test(one)) : undefined)
  // What is done in secret nobody sees who arrives.
  if (telling === 'claimSeen' && claim && isHidden(claim)) return undefined
  const stream = chance.fork(telling)
  return claim && capital(tellerFor(idea, { ...tale, ...woven }, stream, { ...more, claim }).tell(telling))
}

/** What the place lies on or in, by the prompt. */
export function grounded(idea: Idea, telling: 'groundRumour' | 'groundSign', chance: Random): string | undefined {
  const { ground } = idea.asked
  return ground && capital(tellerFor(idea, { ...tale, ...woven }, chance.fork(telling), { ground }).tell(telling))
}

export const souls = (count: number) => count.toLocaleString('en-GB')
