import type { Size } from '../rules/monster-brief.ts'

/* How large a prompt says that a monster is: by a word, or by what it is likened to. */

const sizeWords: readonly [RegExp, Size][] = [
  [/\b(?:tiny|minuscule|palm-sized)\b/i, 'Tiny'],
  [/\b(?:small|little|child-sized)\b/i, 'Small'],
  [/\b(?:gargantuan|colossal|titanic|mountainous|gigantic)\b/i, 'Gargantuan'],
  [/\b(?:huge|enormous|towering)\b/i, 'Huge'],
  [/\b(?:large|big|giant|horse-sized)\b/i, 'Large'],
]

const sizesLike: readonly [RegExp, Size][] = [
  [/^(?:hill|mountain|island|castle|cathedral|town|city|ship|galleon|fortress)/i, 'Gargantuan'],
  [/^(?:house|barn|church|tower|windmill|mill|whale|elephant|tavern|inn|temple|boat)/i, 'Huge'],
  [/^(?:horse|ox|oxen|cow|bull|cart|wagon|carriage|bear|shed|hut|haystack|pony|door)/i, 'Large'],
  [/^(?:man|person|human|woman|barrel|wolf|sheep|table)/i, 'Medium'],
  [/^(?:dog|child|goat|goose|pig|bucket)/i, 'Small'],
  [/^(?:cat|rat|hand|thumb|mouse|apple|coin|fist|bee|fly|finger|bird|kitten)/i, 'Tiny'],
]

const like =
  /\b(?:(?:the |of the )?size of|(?:as )?(?:big|large|tall|small|huge|tiny) as)\s+(?:an?|the|two|three|your|my)?\s*(?:\p{L}+\s+)??(\p{L}+)|\b(\p{L}+)-sized\b/giu

/** A text without what it likens a size to: a scorpion large as a house is no house. */
export const withoutSize = (text: string): string =>
  text
    .replace(
      /,?\s*\b(?:(?:the|of the) size of|as (?:big|large|tall|small|huge|tiny) as|(?:big|large|tall|small|huge|tiny) as)\s+(?:an?|the|two|three|your|my)\s+\p{L}+/giu,
      '',
    )
    .trim()

/** "the size of a barn", "as big as an ox": the size that is. */
export function sizeLikened(text: string): Size | undefined {
  for (const [, one, other] of text.matchAll(like)) {
    const found = sizesLike.find(([words]) => words.test(one ?? other ?? ''))
    if (found) return found[1]
  }
  return undefined
}

/** The size that a text says, either way. */
export const sizeSaid = (text: string): Size | undefined =>
  sizeLikened(text) ?? sizeWords.find(([words]) => words.test(text))?.[1]

/** A crab as large as a house is no challenge for children: the least that what grew so large is worth. */
export const leastFor = (size: Size | undefined): number =>
  size === 'Gargantuan' ? 9 : size === 'Huge' ? 4 : size === 'Large' ? 1 : 0
