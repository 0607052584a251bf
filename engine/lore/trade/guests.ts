import { nounForms } from '../../prompt/morphology.ts'
import { domainOf } from '../lore/theme.ts'
import { ancestryWords } from '../prompt/words.ts'
import type { Clauses } from './clauses.ts'

/** A whaler is one, though WordNet thinks of the ship first; a letter is none. */
const isPerson = (noun: string) =>
  domainOf(noun) === 18 || (/(?:man|smith|er)$/.test(noun) && [0, 6].includes(domainOf(noun)))

/** One of those that a plural phrase names: "retired adventurers" -> "retired adventurer"; undefined where they are nobody. */
function oneOf(phrase: string): string | undefined {
  const words = phrase
    .toLowerCase()
    .replace(/^(?:only|all|the)\s+/, '')
    .split(' ')
  const noun = words.at(-1) ?? ''
  const single = nounForms(noun).find((form) => form !== noun && isPerson(form))
  return single && words.length <= 3 ? [...words.slice(0, -1), single].join(' ') : undefined
}

/** Whom a prompt means a house for: "for retired adventurers", "a pirate bar", "a dwarven inn". */
export function guestsOf({ guests = '', head }: Clauses): { trades: string[]; people?: string } {
  const [, ...before] = head.toLowerCase().split(' ').reverse()
  const listed = guests.split(/,|\band\b|\bor\b/).map((part) => oneOf(part.trim()))
  const named = before.filter(
    (word) =>
      !Object.hasOwn(ancestryWords, word) && !/[’']s$|ed$/.test(word) && domainOf(word) === 18 && word !== 'general',
  )
  return {
    trades: [...listed, ...named].filter((one) => one !== undefined),
    people: before.map((word) => ancestryWords[word]).find((one) => one !== undefined),
  }
}
