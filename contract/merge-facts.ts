// How videos and pictures are put together to one. No schemas: the browser's pages read this too.

export const transitions = ['cut', 'cross-fade'] as const
export type Transition = (typeof transitions)[number]
export const transitionNames: Readonly<Record<Transition, string>> = { cut: 'Cut', 'cross-fade': 'Cross-fade' }

/** How long one takes, s, and how long a title is shown. */
export const TRANSITION_SECONDS: Readonly<Record<Transition, number>> = { cut: 0, 'cross-fade': 0.6 }
export const CARD_SECONDS = 2.5
/** How long it takes to come out of black, and to go back, s. */
export const FADE_SECONDS = 0.8
/** Of what a second costs that is painted anew, the share that one costs which is only put together. */
export const MERGE_SHARE = 0.15
/** Most parts, longest of one and of all, s, and the shortest of one. */
export const PARTS_MAX = 20
export const PART_SECONDS = { least: 1, usual: 4, most: 30 } as const
export const MERGED_SECONDS_MAX = 120
/** Longest title of a part, characters. */
export const PART_TITLE_MAX = 80

/** When each part begins and ends, s: where one goes over into the next, both are seen. */
export function timelineOf(
  seconds: readonly number[],
  transition: Transition,
): { spans: { from: number; to: number }[]; seconds: number } {
  const shared = TRANSITION_SECONDS[transition]
  let at = 0
  const spans = seconds.map((long) => {
    const span = { from: at, to: at + long }
    at += Math.max(0, long - shared)
    return span
  })
  return { spans, seconds: spans.at(-1)?.to ?? 0 }
}
