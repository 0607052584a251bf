import type { Follows } from './images.ts'

/** From this score on the edges of a painted map are where its walls are, or a town's streets, shores and walls. */
export const FOLLOWS_FROM = 0.5
/** As much of them may be hard to see on any map: doors stand in walls, and things before them. */
export const ASTRAY_MOST = 0.25

/** Whether a painted map follows its lines well enough to play on without a word. */
export const doesFollow = ({ score, astray }: Follows) => score >= FOLLOWS_FROM && astray <= ASTRAY_MOST

const shares = [
  [0.15, 'a tenth'],
  [0.27, 'a fifth'],
  [0.42, 'a third'],
  [0.58, 'half'],
  [0.75, 'two thirds'],
] as const

/** A share of the lines in words. */
const inWords = (share: number): string => shares.find(([most]) => share < most)?.[1] ?? 'most'

/** What is said of a painted map whose walls, or whose plan, is elsewhere than its edges; undefined where it is not. */
export function astrayInWords(follows: Follows, isTown = false): string | undefined {
  if (doesFollow(follows)) return undefined
  const where = follows.where === '' ? '' : `, mostly in ${follows.where}`
  const share = inWords(follows.astray)
  return isTown
    ? `The painting does not follow the town’s plan everywhere: along ${share} of its streets, shores and walls no edge is painted${where}. The key and the plan are those of the engine’s composition.`
    : `The painting does not follow the walls everywhere: along ${share} of them no edge is painted${where}. Walls, doors and lights in exports are those of the engine’s composition.`
}
