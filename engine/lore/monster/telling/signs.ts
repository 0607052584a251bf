import type { Random } from '../../../paint/random.ts'
import { type Case, tellerFor } from '../case.ts'
import type { Idea } from '../idea.ts'

const signFrames: readonly string[] = [
  '#track.cap# by the #ground#, mixed with #matter#.',
  '#sign.cap#, noticed at #Spot# on #day#.',
  '#track.cap# [by|behind|around|near] #ww.poss# [house|yard|field|well].',
  '#sign.cap# since #feast#, [near|by|around] #Spot2#.',
  '#track.cap#, [as far as|up to|all round] #Spot#.',
  '#sign.cap# #direction# #town#, says #ww#.',
]

/** What is found before it is, and what stays behind it. */
export function signs(idea: Idea, told: Case, chance: Random): string[] {
  const { tell } = tellerFor(idea, told, chance)
  const { story, isAsked } = told.chosen
  const others = chance.shuffle(signFrames).slice(0, 3)
  return (isAsked || chance.chance(0.5) ? [`${chance.pick(story.sign)}.`, ...others.slice(1)] : others).map((frame) =>
    tell(frame),
  )
}
