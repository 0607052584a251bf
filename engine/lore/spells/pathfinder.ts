import { spellFacts } from './pathfinder-facts.ts'

export const traditions = ['arcane', 'divine', 'occult', 'primal'] as const
export type Tradition = (typeof traditions)[number]

/** Facts of a spell by Player Core and Player Core 2 (ORC). */
export interface SpellPathfinder {
  /** Lower case, as the rules write it. */
  name: string
  /** 0 a cantrip, else 1 to 9. */
  rank: number
  traditions: readonly Tradition[]
  cast: string
  range: string
  duration: string
}

const casts: Readonly<Record<string, string>> = {
  '1': 'One action',
  '2': 'Two actions',
  '3': 'Three actions',
  '1-3': 'One to three actions',
  '2-3': 'Two or three actions',
  R: 'Reaction',
}
const NONE = '–'

function rangeText(range: string): string {
  if (range === '-') return NONE
  if (range === 'T') return 'Touch'
  return /^\d+$/.test(range) ? `${range} feet` : range
}

const first = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** Cantrips first, then by rank and name. */
export const spellsPathfinder: readonly SpellPathfinder[] = spellFacts
  .trim()
  .split('\n')
  .map((line) => {
    const [rank = '', name = '', of = '', cast = '', range = '', duration = ''] = line.split(';')
    return {
      name,
      rank: Number(rank),
      traditions: traditions.filter((tradition) => of.includes(first(tradition).charAt(0))),
      cast: casts[cast] ?? cast,
      range: first(rangeText(range)),
      duration: duration === '-' ? NONE : first(duration),
    }
  })
