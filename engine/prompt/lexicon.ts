import type { Facet } from '../../contract/prompts.ts'

/** One concept the engine can draw, and the words people use for it. */
export interface Entry {
  concept: string
  facet: Facet
  /** Singular words or phrases, lower case; plurals, and "-ed" forms of nouns ("bearded"), are found by themselves. */
  words: readonly string[]
  /** What the person reads on the chip; the concept itself when left out. */
  label?: string
  /**
   * Nouns whose every kind counts as this concept too, found by WordNet hypernyms ("spaniel" -> "dog");
   * left out: the entry's own words. An empty list: only the words themselves.
   */
  kinds?: readonly string[]
  /** May be the subject of the picture: higher wins when a prompt names several. Left out: never the subject. */
  subject?: number
  /** It says how the thing beside it is, though its facet is one of things: "skull-shaped". */
  role?: 'description'
  /** It says what somebody does: no adjective before it is said of it, and the noun before it stands by itself. */
  deed?: true
  /** Its words mean it only as they are: nobody is "crooked" for a crook, or "netted" for a net. */
  bare?: true
}

/** All a category can draw: its own entries, and which facets of the shared vocabulary it makes visible. */
export interface Lexicon {
  entries: readonly Entry[]
  /** Facets of the shared lexicon (colours, materials, moods, weathers, times, seasons, ages and sizes as `feature`) the generator uses. */
  shared: readonly Facet[]
  /** Whether the generator letters the name a prompt gives; then its words are nothing else ("called Riverwatch Castle" draws none). */
  names?: true
}
