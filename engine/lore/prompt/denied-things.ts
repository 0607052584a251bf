import { tokenise } from '../../prompt/tokens.ts'
import { kindsAbove, singular } from '../lore/theme.ts'
import { allDeniedIn } from './denied.ts'

/** What a prompt keeps out of whatever is made from it: "without swords", "no gold or gems". */
export interface KeptOut {
  /** The prompt without its denials: what it asks for. */
  rest: string
  /** What is denied, in the singular, each as one phrase: "sword", "magic item". */
  phrases: readonly string[]
  /** Whether there is to be nothing magical at all: "no magic", "no magic items". */
  magic: boolean
  /** Whether something of this name is kept out: a rapier where swords are. */
  has(name: string): boolean
}

/** Words as long as this stand for others that end with them: "longsword". */
const ENDING_MIN = 4
const endings = /^(?:axe|bow)$/
const ofMagic = /^(?:magic|magical|enchanted)(?: (?:item|ware|good|thing|stuff|object))?$/
/** What is left hanging where a denial was: "an inn that serves". */
const hanging =
  /[\s,;]*(?:\b(?:(?:that|which|who|it)\s+)?(?:has|have|had|holds?|contains?|serves?|sells?|stocks?|knows?|casts?|carries|with|and|or|but)\s*)?$/i

const one = (word: string) => {
  const plain = word.replace(/['’]s?$/, '')
  return singular(plain) === plain ? plain.replace(/(?<=[^s])s$/, '') : singular(plain)
}

/** Whether a word of a name is the one denied, or a kind of it. */
const isOne = (word: string, denied: string) =>
  word === denied ||
  ((denied.length >= ENDING_MIN || endings.test(denied)) && word.endsWith(denied)) ||
  kindsAbove(word).includes(denied)

export function keptOut(text: string): KeptOut {
  const denied = allDeniedIn(tokenise(text))
  if (denied.length === 0) return { rest: text, phrases: [], magic: false, has: () => false }
  const phrases = denied.reduce<string[][]>((all, { token, goesOn }) => {
    const last = all.at(-1)
    if (goesOn && last) last.push(one(token.word))
    else all.push([one(token.word)])
    return all
  }, [])
  // Each run of them is cut from where its denial begins, the last first.
  const ends = new Map(denied.map(({ token, from }) => [from, token.end]))
  const rest = [...ends]
    .reverse()
    .reduce((left, [from, end]) => `${left.slice(0, from).replace(hanging, '')}${left.slice(end)}`, text)
  return {
    rest: rest.replace(/\s+/g, ' ').replace(/^[\s,;:.]+|\s+$/g, ''),
    phrases: phrases.map((words) => words.join(' ')),
    magic: phrases.some((words) => ofMagic.test(words.join(' '))),
    has(name) {
      const words = tokenise(name).map(({ word }) => one(word))
      return phrases.some((all) => all.every((each) => words.some((word) => isOne(word, each))))
    },
  }
}

const moves =
  /\b(?:cannot|can[’']?t|can not|could never|never|unable to|does not|doesn[’']t|do not|don[’']t|no longer)\s+(fl(?:y|ies)|swims?|climbs?|burrows?|casts?(?:\s+(?:any\s+)?(?:spells?|magic))?)\b|\b(flight)less\b|\b(wing)less\b|\b(?:clipped|broken|torn|severed|burnt|burned|withered|missing|crippled|useless|stunted) (wing)s?\b/gi

/** What somebody cannot do, or has not the means for, and what a prompt says besides: "a dragon that cannot fly". */
export function unableIn(text: string): { rest: string; flies: boolean; casts: boolean } {
  const { rest, has, magic } = keptOut(text)
  const cannot = [...text.matchAll(moves)].map(([said]) => said.toLowerCase())
  return {
    rest: rest.replace(moves, ' '),
    flies: !(
      cannot.some((said) => /fl(?:y|ies|ight)|wing/.test(said)) ||
      has('wing') ||
      has('flight') ||
      has('flying')
    ),
    casts: !(cannot.some((said) => /cast/.test(said)) || magic || has('spell') || has('spellcasting')),
  }
}
