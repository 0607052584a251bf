import type { Random } from '../../../paint/random.ts'
import type { Idea } from '../idea.ts'
import { type Story, tellerFor } from '../story.ts'

const signFrames: readonly string[] = [
  '#track.cap# by the #ground#, mixed with #matter#.',
  '#sign.cap#, noticed at #Spot# on #day#.',
  '#track.cap# [by|behind|around|near] #ww.poss# [house|yard|field|well].',
  '#sign.cap# since #feast#, [near|by|around] #Spot2#.',
  '#track.cap#, [as far as|up to|all round] #Spot#.',
  '#sign.cap# #direction# #town#, says #ww#.',
]

/** What is found before it is, and what stays behind it. */
export function signs(idea: Idea, story: Story, chance: Random): string[] {
  const { tell } = tellerFor(idea, story, chance)
  const { plot, isAsked } = story.plot
  const others = chance.shuffle(signFrames).slice(0, 3)
  return (isAsked || chance.chance(0.5) ? [`${chance.pick(plot.sign)}.`, ...others.slice(1)] : others).map((frame) =>
    tell(frame),
  )
}
