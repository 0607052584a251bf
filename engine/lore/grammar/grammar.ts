import type { Random } from '../../paint/random.ts'
import { articleFor, withArticle } from './article.ts'
import { capital, past, plural, possessive } from './inflect.ts'

/**
 * Ways to say each symbol. "#symbol#" stands for one of its ways, "#symbol.a#" with an article before it; others are
 * .s plural, .cap capital, .ed past, .poss possessive, and they chain: "#beast.a.cap#". What was given when the teller was
 * made is said as it is. "[two|three] days" is one of both, and such choices may stand within one another. "a(n)" before
 * anything becomes its right article.
 */
export type Grammar = Readonly<Record<string, readonly string[]>>

const modifiers: Record<string, (text: string) => string> = {
  a: withArticle,
  s: plural,
  cap: capital,
  ed: past,
  poss: possessive,
}

export interface Teller {
  /** One way to say this symbol or text. Throws RangeError for a symbol or modifier nobody knows. */
  tell(text: string): string
}

const SYMBOL = /#([a-zA-Z0-9]+)((?:\.[a-z]+)*)#/g
const CHOICE = /\[([^[\]]*)\]/g
const DEPTH_MAX = 20

/**
 * Tells from a grammar by one stream of chance. Within one teller no way of saying a symbol comes twice before every other
 * has come once, so that a sheet does not repeat itself.
 */
export function openTeller(grammar: Grammar, chance: Random, given: Readonly<Record<string, string>> = {}): Teller {
  const bags = new Map<string, string[]>()

  function draw(symbol: string): string {
    const ways = grammar[symbol]
    if (!ways || ways.length === 0) throw new RangeError(`The grammar has no #${symbol}#`)
    let bag = bags.get(symbol)
    if (!bag || bag.length === 0) {
      bag = chance.shuffle(ways)
      bags.set(symbol, bag)
    }
    return bag.pop() as string
  }

  /** With one of each choice, the innermost first. */
  function chosen(text: string): string {
    const less = text.replace(CHOICE, (_, ways: string) => chance.pick(ways.split('|')))
    return less === text ? text : chosen(less)
  }

  function expand(text: string, depth: number): string {
    if (depth > DEPTH_MAX) throw new RangeError(`The grammar runs in circles at "${text.slice(0, 60)}"`)
    return chosen(text).replace(SYMBOL, (_, symbol: string, tail: string) => {
      // As it is: a person's own words are no grammar.
      const said = Object.hasOwn(given, symbol) ? (given[symbol] as string) : expand(draw(symbol), depth + 1)
      return tail
        .split('.')
        .slice(1)
        .reduce((text, name) => {
          const modify = modifiers[name]
          if (!modify) throw new RangeError(`The grammar has no modifier .${name}`)
          return modify(text)
        }, said)
    })
  }

  return {
    tell(text) {
      const whole = /^[a-zA-Z0-9]+$/.test(text) ? `#${text}#` : text
      return expand(whole, 0).replace(/\b([Aa])\(n\) (?=(\S+))/g, (_, letter: string, next: string) => {
        const article = articleFor(next)
        return `${letter === 'A' ? capital(article) : article} `
      })
    },
  }
}
