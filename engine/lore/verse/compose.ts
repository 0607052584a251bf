import type { Random } from '../../paint/random.ts'
import { articleFor } from '../grammar/article.ts'
import { type Grammar, openTeller } from '../grammar/grammar.ts'
import { capital } from '../grammar/inflect.ts'
import { keepsTo, type Metre } from './metre.ts'
import { lastWord, rhyme } from './pronounce.ts'

/** A line to be written: its symbols in the grammar, the one to be preferred first, and its metre. */
export interface LinePlan {
  of: readonly string[]
  metre: Metre
}

export interface StanzaPlan {
  lines: readonly LinePlan[]
  /** Lines with the same letter rhyme; '-' rhymes with nothing: "-a-a". */
  scheme: string
}

export interface Composer {
  /** The lines of a stanza. Throws RangeError where the grammar has no lines that keep to metre and rhyme. */
  stanza(plan: StanzaPlan): string[]
}

const ATTEMPTS = 16
const TRIES = 3

/**
 * Writes stanzas of a grammar's lines: each way of saying one is tried, those that keep the metre are kept, and of these such
 * as rhyme are put together. No word rhymes in two stanzas of one composer's.
 */
export function openComposer(grammar: Grammar, chance: Random, given: Readonly<Record<string, string>>): Composer {
  const teller = openTeller(grammar, chance, given)
  const used = new Set<string>()

  function linesFor({ of, metre }: LinePlan, rounds: number, isRhymed: boolean): string[] {
    for (const symbol of of) {
      const ways = grammar[symbol]
      if (!ways) continue
      // Every way as often as the others, however few of its words scan.
      const each = Array.from({ length: rounds }, () => chance.shuffle(ways))
      const fitting = new Set(each.flatMap((round) => round.flatMap((way) => scanning(way, metre, isRhymed) ?? [])))
      if (fitting.size > 0) return [...fitting]
    }
    return []
  }

  /** A line told this way that keeps to the metre and ends in no word that has rhymed. */
  function scanning(way: string, metre: Metre, isRhymed: boolean): string | undefined {
    for (let tries = 0; tries < TRIES; tries++) {
      const line = capital(
        teller
          .tell(way)
          .replace(/\b([Aa]) (?=(\S+))/g, (_, a: string, next: string) =>
            articleFor(next) === 'an' ? `${a}n ` : `${a} `,
          ),
      )
      if (keepsTo(line, metre) && !(isRhymed && used.has(lastWord(line)))) return line
    }
    return undefined
  }

  function together(pools: readonly string[][], scheme: string): string[] | undefined {
    const chosen: string[] = []
    const ends = (index: number) => lastWord(chosen[index] ?? '')
    for (const [at, pool] of pools.entries()) {
      const partners = [...scheme.slice(0, at)].flatMap((letter, index) =>
        letter !== '-' && letter === scheme[at] ? [index] : [],
      )
      const later = pools
        .slice(at + 1)
        .filter((_, index) => scheme[at] !== '-' && scheme[at + 1 + index] === scheme[at])
      const taken = new Set(chosen.map(lastWord))
      const line = pool.find(
        (each) =>
          !taken.has(lastWord(each)) &&
          partners.every((index) => rhyme(ends(index), lastWord(each))) &&
          later.every((others) => others.some((other) => rhyme(lastWord(each), lastWord(other)))),
      )
      if (!line) return undefined
      chosen.push(line)
    }
    return chosen
  }

  return {
    stanza({ lines, scheme }) {
      for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
        const found = together(
          lines.map((line, at) => linesFor(line, attempt, scheme[at] !== '-')),
          scheme,
        )
        if (!found) continue
        for (const [at, line] of found.entries()) if (scheme[at] !== '-') used.add(lastWord(line))
        return found
      }
      throw new RangeError(`No lines for ${lines.map(({ of }) => of.join('/')).join(', ')} rhyme as ${scheme}`)
    },
  }
}
