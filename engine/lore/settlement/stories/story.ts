import type { Plot, Trouble } from '../trouble.ts'

/** How one cause of a story is told: who is to blame, what happens if nobody acts, a way out; and which problems it is behind. */
type Cause = readonly [blame: string, worse: string, way: string, of?: readonly number[]]

type Told = Omit<Trouble, 'label' | 'words' | 'plots'> & { causes: readonly Cause[] }

/**
 * A trouble whose sides, causes and people are all written for it alone. What begins with "1:" or "2:" goes with the first or
 * the second cause only.
 */
export const story = (label: string, { causes, ...told }: Told): Trouble => ({
  label,
  words: [],
  ...told,
  plots: causes.map(([blame, worse, way, of]): Plot => ({ blame, worse, way, ...(of ? { of } : {}) })),
})

/** The lines that go with a cause, by its place in the list. */
export const withCause = (lines: readonly string[], cause: number): string[] =>
  lines.filter((line) => !/^\d:/.test(line) || line.startsWith(`${cause + 1}:`)).map((line) => line.replace(/^\d:/, ''))
