import { nounForms } from '../../prompt/morphology.ts'
import { domainOf, singular } from '../lore/theme.ts'

/*
 * Whom else a prompt speaks of: in "owes money to the thieves guild" the guild, in "stolen from his brother" the brother. Read
 * from the words after what happened, whatever they are.
 */

/** How the other party follows what happened: by which words, or at once. */
export interface Links {
  links: string
  isDirect: boolean
}
const anyLinks: Links = { links: 'to|from|by|with|against|on|for|of|at', isDirect: true }
const ends = `he|she|they|it|we|you|I|who|whom|that|which|whose|and|but|or|in|inside|under|at|before|after|with|without|hidden|buried|kept|found|while|because|when|where|since|until|as|is|was|are|were|has|had|will|would|to|from|for|by|on|over|during|than|into|instead`
const determined = /^(?:an?|the|his|her|their|its|my|our|two|three|four|five|six|seven|some|one)\s/i
const NAME = /^\p{Lu}[\p{L}’'-]*(?:\s\p{Lu}[\p{L}’'-]*)*/u
/** Sums, hours and "it" are nobody. */
const nobody =
  /^(?:an? (?:lot|few|loan|thing|time|while|night|day|week|year|price|living|reason|fee)|the (?:past|night|dark|day|time|world|end|way|first|last|same|other|truth|right|wrong|poor|rich)|it|them|him|her|this|that|everything|something|anything|nothing|money|gold|coins?|silver|cards|dice|death|life|sea|night|day|[\d,]+.*)$/i

const ANIMAL = 5
const GROUP = 14
const PERSON = 18
/** "mice", "rebel slaves": several, with no word before them. */
function isBeings(phrase: string): boolean {
  const noun = phrase.split(' ').at(-1) ?? ''
  const one = nounForms(noun).find((form) => form !== noun) ?? singular(noun)
  return phrase.split(' ').length <= 3 && one !== noun && [ANIMAL, GROUP, PERSON].includes(domainOf(one))
}

const LENGTH_MAX = 60

/** The words that name somebody at the start of a text; undefined where it begins with nobody. */
function phraseAt(text: string): string | undefined {
  const [clause = ''] = text.split(/[,.;:!?()\n“”"]/)
  const [phrase = ''] = clause.trim().split(new RegExp(`\\s+(?:${ends})\\b`, 'i'))
  const plain = phrase.trim().replace(/[’']s?$/, '')
  const [name] = NAME.exec(plain) ?? []
  const said = determined.test(plain) ? plain : (name ?? (isBeings(plain) ? plain : ''))
  const isSome = said.length > 2 && said.length <= LENGTH_MAX && said.split(' ').length <= 6 && !nobody.test(said)
  return isSome ? said : undefined
}

/**
 * The other party to what a pattern finds in a text: who comes after it with a link ("owes it to the guild") or at once
 * ("murdered his brother"), else who it belongs to ("the guild’s revenge"). `own` is whoever the text is of.
 */
export function partyIn(text: string, about: RegExp, own = '', by: Links = anyLinks): string | undefined {
  const found = new RegExp(about.source, 'iu').exec(text)
  if (!found) return undefined
  const rest = text.slice(found.index + found[0].length)
  const linked = new RegExp(`^(?:\\s+[\\p{L}’-]+){0,4}?\\s+(?:${by.links})\\s+(?=\\S)`, 'iu').exec(rest)
  const direct = by.isDirect && determined.test(rest.trim()) ? phraseAt(rest) : undefined
  const after = linked ? phraseAt(rest.slice(linked[0].length)) : undefined
  const before = /((?:an?|the|his|her|their|its)\s(?:[\p{L}-]+\s){0,2}[\p{L}-]+)[’']s?\s+$/iu.exec(
    text.slice(0, found.index),
  )?.[1]
  const [lead = ''] = own.split(/\s(?:who|that|which|whose)\s/)
  const isOwn = (phrase: string) => lead !== '' && (lead.includes(phrase) || phrase.includes(lead))
  return [direct, after, by.isDirect ? before : undefined].find(
    (phrase) => phrase !== undefined && !isOwn(phrase) && !nobody.test(phrase),
  )
}
