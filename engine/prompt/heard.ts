import type { Brief, Mention } from './brief.ts'
import type { Denial } from './denials.ts'
import type { Description, Told } from './mentions.ts'
import { muted, recoloured, recounted } from './variants.ts'

/**
 * How a category tells what it will draw. A lexicon says which words a generator knows, not what it makes of them in a given
 * sentence: it knows "wolf" and has no wolf for a shield. So each word is tried: whatever the scene would be just the same
 * without is not drawn, and the person reads that before paying. Scenes hold only what painters look at. Undefined once a
 * reading has been as much work as it may be: what has not been tried by then is not promised.
 */
export type Sketcher = (brief: Brief, take: number) => Sketch | undefined

/** What would be drawn for a brief with one seed or another (`take` 0, 1 …). */
export interface Sketch {
  /** Equal texts, equal pictures. */
  text: string
  /** Concepts that are in the picture whoever asks ('wings'), and after things what describes them ('shield wood'). */
  shows(): ReadonlySet<string>
}

/** What of a prompt is drawn. */
export interface Heard {
  /** Things and descriptions that change nothing. */
  idle: ReadonlySet<Told | Description>
  /** Denials of what is there all the same, or was never going to be. */
  vain: ReadonlySet<Denial>
  /** Where another number is drawn than was asked for; undefined: numbers change nothing. */
  counts: ReadonlyMap<Told, number | undefined>
}

/** Seeds a word is tried with: what chance chose with one of them may be just what the word asks for. */
const TAKES = 2
/** Sketches made for one prompt at most: what has not been tried by then is not promised. */
const TRIALS_MAX = 100

/** Finds out what of a prompt is drawn. */
export function hear(brief: Brief, told: readonly Told[], denials: readonly Denial[], sketcher: Sketcher): Heard {
  let trials = 0
  const parts = new Set<Told | Description>(told.flatMap((one) => [...one.described, one]))
  const first = sketcher(brief, 0)
  if (!first) return { idle: parts, vain: new Set(denials), counts: new Map() }
  const whole: Sketch[] = [first]
  const differs = (other: Brief): boolean => {
    for (let take = 0; take < TAKES && trials < TRIALS_MAX; take++) {
      trials++
      const before = whole[take] ?? sketcher(brief, take)
      if (!before) return false
      whole[take] = before
      const after = sketcher(other, take)
      if (!after) return false
      if (after.text !== before.text) return true
    }
    return false
  }
  const shown = first.shows()
  const without = (...gone: (Told | Description)[]) => muted(brief, told, new Set(gone))

  // A stone floor makes no cloak of stone: what describes a thing must be seen of that thing.
  const seen = (part: Told | Description) =>
    'mention' in part
      ? shown.has(part.entry.concept)
      : part.of.some(({ concept }) => shown.has(`${concept} ${part.entry.concept}`))

  const spare = [...parts].filter((part) => {
    // "Two-headed" says how many heads, not that there are any.
    const compound = 'mention' in part && part.compound
    if ((!compound && seen(part)) || differs(without(part))) return false
    if (compound) return !differs(recounted(brief, told, [part.mention], (count = 0) => count + 1))
    // Every colour is painted where one is, even if chance had given it that colour already.
    const other = recoloured(brief, told, part)
    return !other || !differs(other)
  })
  // "A burning sword in flames": either word may go, not both.
  const bare = without(...spare)
  const isEither = spare.length > 1 && trials + spare.length < TRIALS_MAX && differs(bare)
  const bareSketch = isEither ? sketcher(bare, 0) : undefined
  const idle = bareSketch
    ? spare.filter((part) => {
        const rest = sketcher(without(...spare.filter((other) => other !== part)), 0)
        return !rest || rest.text === bareSketch.text
      })
    : spare
  // "No rain" is kept where it would otherwise rain, or where asking for rain would bring it.
  const vain = denials.filter(({ entry: { concept, facet } }) => {
    if (shown.has(concept)) return true
    const allowed = { ...brief, without: brief.without.filter((other) => other !== concept) }
    const asked: Mention = { concept, facet, words: '', at: brief.prompt.length, modifiers: [] }
    return !differs(allowed) && !differs({ ...allowed, mentions: [...brief.mentions, asked] })
  })
  return { idle: new Set(idle), vain: new Set(vain), counts: countsOf(brief, told, idle, differs) }
}

/** How many are drawn where that is not what was said. */
function countsOf(
  brief: Brief,
  told: readonly Told[],
  idle: readonly (Told | Description)[],
  differs: (other: Brief) => boolean,
): Map<Told, number | undefined> {
  const counts = new Map<Told, number | undefined>()
  for (const one of told) {
    const { counted } = one
    const said = one.mention.count
    if (!counted || said === undefined || idle.includes(one)) continue
    const same = (count: number | undefined) => !differs(recounted(brief, told, counted.of, () => count))
    // As many as there would be anyway are there all the same.
    if (same(said + 1) && (said === 1 || same(undefined))) counts.set(one, undefined)
    else if (said > 1 && one.mention.facet !== 'count' && same(said - 1)) {
      let [least, most] = [1, said - 1]
      while (least < most) {
        const middle = (least + most) >> 1
        if (same(middle)) most = middle
        else least = middle + 1
      }
      counts.set(one, most)
    }
  }
  return counts
}
