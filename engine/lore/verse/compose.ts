import type { Random } from '../../paint/random.ts'
import { articleFor } from '../grammar/article.ts'
import { type Grammar, openTeller } from '../grammar/grammar.ts'
import { capital } from '../grammar/inflect.ts'
import { keepsTo, type Metre } from './metre.ts'
import { lastWord, rhyme } from './pronounce.ts'
import type { Unit } from './units.ts'

/** How a unit's lines go: the metre of each, and which rhyme: lines with the same letter do, '-' with nothing. */
export interface Shape {
  metres: readonly Metre[]
  scheme: string
}

export interface Composer {
  /**
   * The lines of the first unit that keeps to the shape, of the first pool that has one. Throws RangeError where none does.
   * No word rhymes in two units of one composer's.
   */
  write(pools: readonly (readonly Unit[])[], shape: Shape): string[]
}

const TRIES = 20
const SLOT = /#([a-zA-Z0-9]+)(?:\.[a-z]+)*#/g

/**
 * Writes down units with their slots filled so that they scan: a slot takes words of any shape, and those ways of saying a
 * line are kept that the dictionary beats time to. `given` is tried in order: the first words for a subject, then shorter.
 */
export function openComposer(
  grammar: Grammar,
  chance: Random,
  given: readonly Readonly<Record<string, string>>[],
): Composer {
  const tellers = given.map((words) => openTeller(grammar, chance, words))
  /** Can it be said of whoever is given? There is no deed to name where the prompt tells none. */
  const isSayable = (way: string, words: Readonly<Record<string, string>>) =>
    [...way.matchAll(SLOT)].every(([, slot = '']) => Object.hasOwn(words, slot) || Object.hasOwn(grammar, slot))
  const used = new Set<string>()

  const spoken = (text: string) =>
    capital(
      text
        .replace(/\s+([,.;:!?])/g, '$1')
        .replace(/,{2,}/g, ',')
        .replace(/\s+/g, ' ')
        .trim()
        .replace(/\b([Aa]) (?=(\S+))/g, (_, a: string, next: string) =>
          articleFor(next) === 'an' ? `${a}n ` : `${a} `,
        ),
    )

  function lineOf(ways: readonly string[], metre: Metre): string | undefined {
    const drawn = chance.shuffle(ways)
    // What tells the prompt’s own deed comes before what would do for anybody.
    // In a sonnet whoever it is to is named where the line has room.
    const isWanted = (way: string) => way.includes('#did#') || (metre === 'pentameter' && /#[SV]/.test(way))
    const shuffled = [...drawn.filter(isWanted), ...drawn.filter((way) => !isWanted(way))]
    for (const [at, teller] of tellers.entries()) {
      for (const way of shuffled) {
        // What names nobody reads the same whoever is given.
        if (at > 0 && !/#(?:[SCVW]|did)(?:\.cap)?#/.test(way)) continue
        if (!isSayable(way, given[at] ?? {})) continue
        const tries = /[#[]/.test(way) ? TRIES : 1
        const tried = new Set<string>()
        for (let times = 0; times < tries; times++) {
          const line = spoken(teller.tell(way))
          if (tried.has(line)) continue
          tried.add(line)
          if (keepsTo(line, metre)) return line
        }
      }
    }
    return undefined
  }

  function written(unit: Unit, { metres, scheme }: Shape): string[] | undefined {
    const lines: string[] = []
    for (const [at, metre] of metres.entries()) {
      const line = lineOf(unit.lines[at] ?? [], metre)
      if (!line) return undefined
      lines.push(line)
    }
    const ends = lines.map(lastWord)
    const rhymed = [...scheme].every((letter, at) => {
      if (letter === '-') return true
      if (used.has(ends[at] ?? '')) return false
      // With each line before it that has its letter.
      return [...scheme.slice(0, at)].every(
        (other, mate) => other !== letter || rhyme(ends[mate] ?? '', ends[at] ?? ''),
      )
    })
    return rhymed ? lines : undefined
  }

  return {
    write(pools, shape) {
      for (const pool of pools)
        for (const unit of chance.shuffle(pool)) {
          const lines = written(unit, shape)
          if (!lines) continue
          for (const [at, line] of lines.entries()) if (shape.scheme[at] !== '-') used.add(lastWord(line))
          return lines
        }
      throw new RangeError(`Nothing scans: ${pools.at(-1)?.[0]?.lines[0]?.[0]}`)
    },
  }
}
