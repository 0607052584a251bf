import type { Facet } from '../../../contract/prompts.ts'
import type { Entry } from '../lexicon.ts'

/** One concept of the shared vocabulary: its name, its words (comma-separated), and the nouns whose kinds count as it. */
type Row = readonly [concept: string, words: string, kinds?: string, label?: string]

const listed = (text: string) => text.split(',').map((word) => word.trim())

/** Rows of a facet as lexicon entries; a row without kinds stands for its own words alone. */
export function vocabulary(facet: Facet, rows: readonly Row[]): Entry[] {
  return rows.map(([concept, words, kinds, label]) => ({
    concept,
    facet,
    words: listed(words),
    kinds: kinds === undefined ? [] : listed(kinds),
    ...(label === undefined ? {} : { label }),
  }))
}
