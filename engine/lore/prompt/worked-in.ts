import type { SheetDocument } from '../../../contract/sheets/document.ts'
import { isPlain } from '../../prompt/plain-words.ts'
import { type Token, tokenise } from '../../prompt/tokens.ts'
import { linesIn, type Saying } from './sayings.ts'
import { formsOf } from './word-forms.ts'

/** The same sheet, written of other words. */
export type Trial = (prompt: string) => SheetDocument

/** A clause is more than said over again where so many parts of a sheet are built about it. */
const QUOTED_PARTS = 3

/** A word that changes so many lines of a sheet, and so much of all of it, was heeded whether or not it stands there. */
const CHANGED_MIN = 4
const CHANGED_SHARE = 0.12

/** So many words further on, what a word says something of is named. */
const REACH = 3

/** Sheets that are written to find out what became of a prompt's words; of a longer one, the first words are tried. */
const TRIALS_MAX = 24

const bare = (word: string) => word.replace(/'s?$/, '')

/** A word that nobody knows, bent as this one is. */
function strangeFor(word: string): string {
  const [ending = ''] = /(?:ing|ed|[^s]s|ly)$/.exec(word) ?? []
  return `quorv${ending.length === 2 && ending.endsWith('s') ? 's' : ending}`
}
const strange = /\p{L}*quorv\p{L}*/giu
const isStrange = /quorv/i
/**
 * What it is, what is for sale, what it can do, which walls and houses it has: there, a word is no chance. A "wine bar" has wine,
 * and what bites has a bite.
 */
const has = /^(?:kicker$|menu\b|stock\b|stats$|defences\b|districts\.[^.]+\.\d+\.2$)/
/** What a body is: how large, how fast, how well it sees. */
const bodily = /^stats\.[^.]+\.(?:kind|ac|speed|senses|languages|immunities|resistances|vulnerabilities|skills)$/
const PLACE = '¤'
/** A line with a word of it left open, whichever article that takes. */
const opened = (text: string) => text.toLowerCase().replace(/\ban? (?=¤)/g, '')

/** The noun that a prompt is of: the bell of "a drowned bell", the knight of "a knight who married a river". */
function subjectOf(prompt: string): string {
  const [head = ''] = prompt.toLowerCase().split(/\s(?:who|whose|that|which|with|in|on|from|by)\s/)
  return /([\p{L}-]+)\P{L}*$/u.exec(head)?.[1] ?? ''
}

/** A line with some of its words left open. */
function withoutTellers(text: string, isTeller: (word: string) => boolean): string {
  let end = 0
  const parts = tokenise(text).flatMap((token) => {
    if (!isTeller(token.word)) return []
    const before = text.slice(end, token.at)
    end = token.at + bare(text.slice(token.at, token.end).replace('’', "'")).length
    return [before, PLACE]
  })
  return opened([...parts, text.slice(end)].join(''))
}

/**
 * Which words of a prompt a sheet has made something of. Each is tried with a word that nobody knows in its place: what the
 * sheet says anyway it says by chance, and what it says of the strange word just as well it only says over again.
 */
export class WorkedIn {
  private readonly sayings: readonly Saying[]
  private readonly prompt: string
  private readonly tokens: readonly Token[]
  private readonly trial: Trial | undefined
  private readonly written: ReadonlySet<string> | undefined
  /** Verse names what it is of wherever there is room, and is not about it by that. */
  private readonly isVerse: boolean
  private readonly tried = new Map<string, boolean>()

  constructor(sayings: readonly Saying[], prompt: string, trial: Trial | undefined, isVerse: boolean) {
    this.isVerse = isVerse
    this.sayings = sayings
    this.prompt = prompt
    this.tokens = tokenise(prompt)
    this.trial = trial
    this.written = trial && new Set(linesIn(trial(prompt)).map(({ text }) => text))
  }

  /** Whether anything was made of a word that these words of the sheet tell. */
  has(word: string, tellers: ReadonlySet<string>): boolean {
    const known = this.tried.get(word)
    if (known !== undefined) return known
    const made = this.isMade(word, tellers)
    this.tried.set(word, made)
    return made
  }

  /** Whether a line stands as it was written first. Where nobody can say, all of them do. */
  private isWritten(text: string): boolean {
    return this.written?.has(text) ?? true
  }

  private isMade(word: string, tellers: ReadonlySet<string>): boolean {
    const isTeller = (one: string) => tellers.has(bare(one))
    const trial = this.tried.size < TRIALS_MAX ? this.trial : undefined
    const others = trial ? linesIn(trial(this.instead(word))) : []
    const byKey = new Map(others.filter(({ key }) => key !== '').map(({ key, text }) => [key, text]))
    const byChance = new Set(others.map(({ text }) => text))
    const repeating = new Set(others.map(({ text }) => opened(text.replace(strange, PLACE))))
    const isRepeating = (text: string) => repeating.has(withoutTellers(text, isTeller))
    const told = this.sayings.filter(({ section, isEcho }) => section !== '' && !isEcho)
    const changed = told.filter(({ text }) => this.isWritten(text) && !byChance.has(text) && !isRepeating(text))
    // A "mining town" is full of smelters.
    if (trial && changed.length >= Math.max(CHANGED_MIN, told.length * CHANGED_SHARE)) return true
    if (trial && changed.some(({ key }) => bodily.test(key))) return true
    // "Afraid of owls", and its fear is owls: told in where the next words stand.
    const objects = this.after(word)
    const isObject = (one: string) => [...formsOf(bare(one))].some((form) => objects.has(form))
    const isToldOf = ({ key, text, own }: Saying) =>
      this.isWritten(text) &&
      !byChance.has(text) &&
      own.some(isObject) &&
      !tokenise(byKey.get(key) ?? '').some((token) => isObject(token.word))
    if (trial && told.some(isToldOf)) return true
    // Of "a drowned bell" the bell, and that it is drowned.
    const subject = subjectOf(this.prompt)
    const isOfSubject = [word, this.contentAfter(word)].some((one) => one !== undefined && formsOf(one).has(subject))
    const ownParts = new Set<string>()
    const parts = new Set<string>()
    for (const { key, text, section, isQuoting, isEcho, own, quoted } of this.sayings) {
      const isOwn = own.some(isTeller)
      if (isEcho || !(isOwn || quoted.some(isTeller))) continue
      // Somebody changed it by hand, or had it told anew.
      if (isOwn && !this.isWritten(text)) return true
      const instead = byKey.get(key) ?? ''
      // "A mountain inn, below the pass" says in one line what it is called and what came of that.
      const isRepeated = key !== 'kicker' && isStrange.test(instead)
      const isByChance = byChance.has(text) || (!isRepeated && tokenise(instead).some(({ word }) => isTeller(word)))
      if (isByChance) {
        if (isOwn && (has.test(key || section) || this.isPaired(text, word, isTeller))) return true
        continue
      }
      if (isOwn && !isRepeated && !isRepeating(text)) return true
      // The title and what stands below it say the prompt over again first of all.
      if (section === '' || (isQuoting && !isOwn)) continue
      // What verse or a paper is of, it names in its own lines; the rest of its subject it only says with that.
      if (isOwn && section === 'piece' && isOfSubject) return true
      parts.add(section)
      if (isOwn) ownParts.add(section)
    }
    return ownParts.size >= (this.isVerse ? 2 : 1) || parts.size >= QUOTED_PARTS
  }

  /** The next word of the prompt that says anything. */
  private contentAfter(word: string): string | undefined {
    const said = this.tokens.map((token) => bare(token.word)).filter((one) => !isPlain(one, 'npcs'))
    const at = said.indexOf(word)
    return at < 0 ? undefined : said[at + 1]
  }

  /** Whether a text has a word beside the one that it stands beside in the prompt: a "relic was stolen", and "was taken". */
  private isPaired(text: string, word: string, isTeller: (word: string) => boolean): boolean {
    const saying = (tokens: readonly Token[]) =>
      tokens.map((token) => bare(token.word)).filter((one) => !isPlain(one, 'npcs'))
    const asked = saying(this.tokens)
    const at = asked.indexOf(word)
    const isLike = (one: string | undefined, other: string | undefined) =>
      one !== undefined && other !== undefined && [...formsOf(one)].some((form) => formsOf(other).has(form))
    const told = saying(tokenise(text))
    return told.some(
      (one, index) =>
        isTeller(one) &&
        [asked[at - 1], asked[at + 1]].some(
          (beside) => isLike(beside, told[index - 1]) || isLike(beside, told[index + 1]),
        ),
    )
  }

  /** What a word says something of: those that follow it, in their forms. */
  private after(word: string): Set<string> {
    const at = this.tokens.findIndex((token) => bare(token.word) === word)
    const following = this.tokens.slice(at + 1, at + 1 + REACH)
    const end = following.findIndex(({ gap }) => gap === 'comma' || gap === 'stop')
    const objects = following.slice(0, end < 0 ? REACH : end).map((token) => bare(token.word))
    return new Set(objects.filter((one) => one !== word && !isPlain(one, 'npcs')).flatMap((one) => [...formsOf(one)]))
  }

  /**
   * Which of words beside each other something was made of together: where "boxing" and "champion" have both chosen the same
   * story, neither is missed alone.
   */
  together(words: readonly string[], tellersOf: (word: string) => ReadonlySet<string>): string[] {
    if (!this.trial || this.tried.size >= TRIALS_MAX) return []
    const others = linesIn(this.trial(this.instead(...words)))
    const byKey = new Map(others.filter(({ key }) => key !== '').map(({ key, text }) => [key, text]))
    const byChance = new Set(others.map(({ text }) => text))
    return words.filter((word) => {
      const tellers = tellersOf(word)
      const isTeller = (one: string) => tellers.has(bare(one))
      return this.sayings.some(({ key, text, section, isEcho, isQuoting, own }) => {
        const instead = byKey.get(key) ?? ''
        const isSaidAnyway =
          byChance.has(text) || isStrange.test(instead) || tokenise(instead).some((token) => isTeller(token.word))
        return section !== '' && !isEcho && !isQuoting && this.isWritten(text) && !isSaidAnyway && own.some(isTeller)
      })
    })
  }

  /** Whether a line that does more than quote has two words beside each other as the prompt has them: the "golden box". */
  areTold(first: string, second: string): boolean {
    const pair = `${first} ${second}`
    return this.sayings.some(
      ({ text, section, isEcho, isQuoting }) =>
        section !== '' &&
        !isEcho &&
        !isQuoting &&
        ` ${tokenise(text)
          .map((token) => bare(token.word))
          .join(' ')} `.includes(` ${pair} `),
    )
  }

  /** The prompt with a word that nobody knows wherever one of these stands, or another form of it. */
  private instead(...words: readonly string[]): string {
    const forms = new Set(words.flatMap((word) => [...formsOf(word)]))
    const isForm = (other: string) => [...formsOf(other)].some((form) => forms.has(form))
    let end = 0
    const parts = this.tokens.flatMap((token) => {
      if (!words.includes(bare(token.word)) && !isForm(bare(token.word))) return []
      const before = this.prompt.slice(end, token.at)
      end = token.at + bare(token.word).length
      const isCapital = /^\p{Lu}/u.test(this.prompt.slice(token.at))
      const one = strangeFor(bare(token.word))
      return [before, isCapital ? one[0]?.toUpperCase() + one.slice(1) : one]
    })
    return [...parts, this.prompt.slice(end)].join('')
  }
}
