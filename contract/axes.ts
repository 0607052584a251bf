// No schemas here: the browser shows these lists too.

/** What a picture may have too much of for somebody, each kept apart from the others. */
export const axes = ['gore', 'horror', 'nudity'] as const
export type Axis = (typeof axes)[number]

/** How much of it: none, some, much. */
export const axisLevels = [0, 1, 2] as const
export type AxisLevel = (typeof axisLevels)[number]
export type Axes = Record<Axis, AxisLevel>

export const noneOf: Axes = { gore: 0, horror: 0, nudity: 0 }

/** From how much on a picture is covered for somebody: from some, from much, or never. */
export const coverLevels = [1, 2, 3] as const
export type CoverLevel = (typeof coverLevels)[number]
export type Covers = Record<Axis, CoverLevel>

/** What visitors have, and members who chose nothing: any nudity is covered, and of gore and horror what is much. */
export const coversByDefault: Covers = { gore: 2, horror: 2, nudity: 1 }
export const coversNothing: Covers = { gore: 3, horror: 3, nudity: 3 }

/** For what a picture is covered; nothing: it is not. */
export const coveredFor = (levels: Axes, covers: Covers): Axis[] => axes.filter((axis) => levels[axis] >= covers[axis])

/** Whether a picture is NSFW, which keeps it out of the public gallery: it is when visitors would see it covered. */
export const isNsfwOf = (levels: Axes): boolean => coveredFor(levels, coversByDefault).length > 0

/** The same picture with the NSFW mark put on, which says nudity where nothing else was said, or taken off. */
export function marked(levels: Axes, isNsfw: boolean): Axes {
  if (isNsfw) return isNsfwOf(levels) ? levels : { ...levels, nudity: 1 }
  const below = (axis: Axis) => Math.min(levels[axis], coversByDefault[axis] - 1) as AxisLevel
  return { gore: below('gore'), horror: below('horror'), nudity: below('nudity') }
}
