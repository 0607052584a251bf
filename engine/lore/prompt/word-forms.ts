import { irregularVerbs } from '../../prompt/irregular.ts'
import { nounForms, stems } from '../../prompt/morphology.ts'

/** Verbs that prompts bend in ways the shared list of irregular ones has not. */
const bent = new Map(
  `stole steal, stolen steal, lost lose, loses lose, losing lose, told tell, led lead, slain slay, slew slay, fought fight, caught catch,
bought buy, taught teach, thought think, brought bring, bled bleed, fed feed, fled flee, forgot forget, forgotten forget, haunting haunt,
sang sing, sung sing, drank drink, drunk drink, drunken drink, drunkard drink, ate eat, eaten eat, wrote write, written write, spoke speak,
spoken speak, sworn swear, swore swear, dead die, dying die, died die, burned burn, won win, bit bite, bitten bite, blown blow, flew fly,
flown fly, rode ride, ridden ride, sold sell, held hold, hung hang, built build, laid lay, paid pay, shot shoot, thieving thief, theft thief`
    .split(',')
    .map((pair) => pair.trim().split(' ') as [string, string]),
)

export const FORM_MIN = 3
/** Words as long as this are the same with another ending: "necromancer", "necromancy". */
const LONG_WORD = 8
const LONG_ENDING = 3

/** What a word may be a form of, itself first. Guesses, for comparing one word's with another's. */
export function formsOf(word: string): Set<string> {
  const forms = new Set<string>()
  for (const form of nounForms(word)) {
    forms.add(form)
    const verb = bent.get(form) ?? irregularVerbs.get(form)
    if (verb !== undefined) forms.add(verb)
    for (const stem of stems(form)) {
      // A short "-er" is mostly no agent ("ranger", "flower"), a short "-y" no quality ("army").
      const isFar = (/er$/.test(form) && stem.length < 6) || (/y$/.test(form) && form.length < 5)
      // What is longer is a guess at what else there may be.
      if (stem.length <= form.length && !isFar) forms.add(stem)
    }
  }
  if (word.length >= LONG_WORD) forms.add(`${word.slice(0, word.length - LONG_ENDING)}…`)
  return new Set([...forms].filter((form) => form.length >= FORM_MIN || form === word))
}

/** Words by their first letter, for looking up other forms of them. */
export class Told {
  readonly words = new Set<string>()
  private readonly byLetter = new Map<string, string[]>()
  private readonly formsByLetter = new Map<string, ReadonlyMap<string, readonly string[]>>()

  constructor(words: readonly string[]) {
    for (const word of words) this.words.add(word.replace(/'s?$/, ''))
    for (const word of this.words) {
      const [letter = ''] = word
      const others = this.byLetter.get(letter)
      if (others) others.push(word)
      else this.byLetter.set(letter, [word])
    }
  }

  /** Whether the text has a word, or another form of it. */
  has(word: string): boolean {
    return this.words.has(word) || this.alike(word).length > 0
  }

  /** The words of the text that are this one, or another form of it. */
  alike(word: string): string[] {
    const letter = word[0] ?? ''
    let told = this.formsByLetter.get(letter)
    if (!told) {
      const forms = (this.byLetter.get(letter) ?? []).flatMap((other) =>
        [...formsOf(other), ...beginningsOf(other)].map((form) => [form, other] as const),
      )
      told = new Map(
        [...Map.groupBy(forms, ([form]) => form)].map(([form, pairs]) => [form, pairs.map(([, other]) => other)]),
      )
      this.formsByLetter.set(letter, told)
    }
    const known = told
    const itself = this.words.has(word) ? [word] : []
    return [...new Set([...itself, ...[...formsOf(word)].flatMap((form) => known.get(form) ?? [])])]
  }
}

/** No word that says anything is longer, characters; a field may be one word of thousands. */
const BEGINNING_MAX = 60

/** What longer words begin with, so that a long one is found by its own beginning. */
function beginningsOf(word: string): string[] {
  const shortest = LONG_WORD - LONG_ENDING
  const longest = Math.min(word.length, BEGINNING_MAX)
  return Array.from({ length: Math.max(0, longest - shortest + 1) }, (_, more) => `${word.slice(0, shortest + more)}…`)
}
