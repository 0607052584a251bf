import { lookUp } from '../../../prompt/wordnet/dictionary.ts'
import { past } from '../../grammar/inflect.ts'
import { deedOf } from '../deed.ts'
import type { Subject } from '../subject.ts'
import { domainOf, kindsAbove, singular } from '../theme.ts'
import { type Matter, mattersOf, others } from './matter.ts'

/** What a prompt tells of its subject, in the parts that a story has places for. */
export interface Telling {
  /** Of what is told it did, then of what it is. */
  matters: readonly Matter[]
  /** Those that are said of it, not only named by it: "who betrayed the king", not "the traitor". */
  said: readonly Matter[]
  /** What it did, in the past, the fullest first: "forged a sword for the devil", "forged a sword". */
  did: readonly string[]
  /** What else it did, where the prompt tells two things. */
  more: string | undefined
  /** What it was done with or to: "the sword"; "it". */
  object: string
  it: string
  /** Who stands over against it: "the devil". */
  other: string
  otherHe: string
  otherHim: string
  otherHis: string
}

const ANIMAL = 5
const PERSON = 18
const beings = new Set(['person', 'imaginary_being', 'spiritual_being', 'spirit', 'people', 'social_group', 'god'])
const named =
  /^(?:the |an? |his |her |its |their )?(?:devil|death|gods?|demon|fiend|sea|moon|sun|river|wind|war|night|guild|town|city|village|army|queen|king|dragon|lich|fey|dead|living|wolves|witch)s?\b/i

/** May it speak or strike, so that a story has a place for it? */
function isSomebody(phrase: string): boolean {
  if (named.test(phrase)) return true
  const word = singular(phrase.split(' ').at(-1)?.toLowerCase() ?? '')
  return [ANIMAL, PERSON].includes(domainOf(word)) || kindsAbove(word).some((kind) => beings.has(kind))
}

const female =
  /\b(?:queen|witch|widow|princess|\p{L}*woman|girl|lady|bride|mother|sister|abbess|goddess|empress|hag|nun|duchess|wife|daughter|moon|sea|priestess|aunt|maid)$/iu
const male =
  /\b(?:king|devil|lord|prince|\p{L}*man|boy|father|brother|abbot|god|emperor|duke|baron|knight|wizard|husband|son|priest|bishop|monk|smith|death|merchant|general|uncle|groom|demon|fiend|judge|landlord|stranger)$/iu

function pronounsOf(other: string): [string, string, string] {
  const last = other.split(' ').at(-1) ?? other
  if (
    /^(?:two|three|four|five|seven|nine|both|all)\s/i.test(other) ||
    /^(?:dead|poor|living|people|wolves)$/i.test(last)
  )
    return ['they', 'them', 'their']
  if (singular(last.toLowerCase()) !== last.toLowerCase() && !/ss$/i.test(last)) return ['they', 'them', 'their']
  if (female.test(other)) return ['she', 'her', 'her']
  return male.test(other) ? ['he', 'him', 'his'] : ['it', 'it', 'its']
}

const article = (phrase: string) => phrase.replace(/^an?\s/i, 'the ').replace(/^(?:every|some)\s/i, 'the ')
const preposition = /\s(?:for|from|to|with|against|by|of|on|at|into|in|over|under|behind|beside|through|near)\s/i
const partyAt =
  /\b(for|from|to|with|against|by|of|on)\s+((?:(?:the|an?|his|her|their|its|two|three|seven)\s+)?[\p{L}’-]+(?:\s[\p{L}’-]+){0,2})/giu
const hasDeterminer = /^(?:the|an?|his|her|their|its|two|three|seven|all|every)\s/i

/** Those of a clause that something is done for, from or with, and that a line may name. */
function partiesIn(clause: string): string[] {
  return [...clause.matchAll(partyAt)].flatMap(([, by = '', said = '']) => {
    const phrase = said.split(preposition)[0]?.replace(/\s(?:and|but|who|that|which)\b.*$/i, '') ?? ''
    if (!isSomebody(phrase)) return []
    if (/^death$/i.test(phrase)) return ['Death']
    if (hasDeterminer.test(phrase)) return [article(phrase)]
    if (/^\p{Lu}/u.test(phrase)) return [phrase]
    const isMany = singular(phrase.toLowerCase()) !== phrase.toLowerCase()
    // "to be a baker" is no party to anything.
    return isMany || named.test(phrase) || /^(?:by|with|against)$/i.test(by) ? [isMany ? phrase : `the ${phrase}`] : []
  })
}

/** "Who forged a sword", "that stole the bell", "goblins stealing a bell", "separated by war": in the past. */
function pastsOf({ clause = '', isPlural }: Subject): string | undefined {
  const [, verb = '', rest = ''] = /^(?:who|that|which)\s+(\p{L}+)\s*(.*)$/iu.exec(clause) ?? []
  if (verb) {
    const lower = verb.toLowerCase()
    if (
      /^(?:is|are|has|have|can|cannot|will|never|always|only|must|does|do|lives?|should|may|might|not|nobody|no)$/.test(
        lower,
      )
    )
      return undefined
    if (/^(?:would|could|did|was|were|had|once)$/.test(lower)) return `${verb} ${rest}`.trim()
    const bare = isPlural
      ? lower
      : lower
          .replace(/ies$/, 'y')
          .replace(/([sxz]|ch|sh)es$/, '$1')
          .replace(/s$/, '')
    const isPresent =
      lookUp(bare, 'verb') !== undefined &&
      (isPlural ? bare === lower && !/ed$/.test(lower) : bare !== lower && !/ss$/.test(lower))
    return isPresent && pastOf(bare) !== lower ? `${pastOf(bare)} ${rest}`.trim() : `${verb} ${rest}`.trim()
  }
  const [, doing = '', what = ''] = /^(\p{L}+)ing\s+(.+)$/iu.exec(clause) ?? []
  if (doing) {
    const bare = [doing, `${doing}e`, doing.replace(/(.)\1$/, '$1')].find((word) => lookUp(word.toLowerCase(), 'verb'))
    return bare ? `${pastOf(bare.toLowerCase())} ${what}` : undefined
  }
  return /^\p{L}+(?:ed|en)\s(?:by|in|from|at|on|to|for)\s/iu.test(clause) ||
    /^(?:lost|sunk|made|built|sold|told|buried|forgotten)\s(?:by|in|from|at|on|to|for)\s/i.test(clause)
    ? `${isPlural ? 'were' : 'was'} ${clause}`
    : undefined
}

/** Where a prompt tells two things: "betrayed her king", "married a dragon". */
function twoIn(did: string): [string, string | undefined] {
  const [, first = did, second] =
    /^(.+?)(?:,? and (?:then )?|, then |, but )(\p{L}+(?:ed|ew|ole|ook|ame|old|aught|ought|an|ang|ost|ore|ept|ode|ell|eft|ade|ave)\b.*)$/iu.exec(
      did,
    ) ?? []
  return [first, second]
}

/** Pasts that spelling does not give. */
const odd: Readonly<Record<string, string>> = { feed: 'fed', light: 'lit', weave: 'wove', wed: 'wed', speed: 'sped' }
const pastOf = (bare: string) => odd[bare] ?? past(bare)

/** The same with fewer words, where it may be cut: "forged a sword for the devil", then "forged a sword". */
function shorter(did: string): string[] {
  const [first = did] = did.split(/(?<=\s\S+\s\S+)\s(?=(?:of|in|on|at|from|with|under|to|for|by|into|against|over)\s)/)
  return [...new Set([did, first])]
}

/** Of these matters what was taken, drunk or made is no party, though it may be the sea. */
const ofThings = new Set<Matter>(['theft', 'drink', 'maker', 'debt', 'wager', 'lost', 'curse'])

export function tellingOf(subject: Subject): Telling {
  const clause = subject.clause ?? ''
  const event = subject.isPlural ? subject.event?.replace(/^was /, 'were ') : subject.event
  const whole = pastsOf(subject) ?? event
  const [did, more] = whole ? twoIn(whole) : [undefined, undefined]
  const said = mattersOf(`${clause} ${subject.event ?? ''}`)
  const matters = [...new Set([...said, ...mattersOf(subject.whole)])]
  const [matter] = matters
  const deed = deedOf(subject)
  const [first = did ?? ''] = (did ?? '').split(/,|\sand\s/)
  const [, reached = ''] = /^\p{L}+\s(?:himself|herself|itself|themselves)?\s?(.+)$/iu.exec(first) ?? []
  const [near = ''] = ` ${reached}`.split(preposition)
  const direct = near.trim()
  const isObject = /^(?:the|an?|his|her|its|their|all|two|three|every)\s/i.test(direct)
  const object = isObject ? article(direct) : (deed?.what ?? '')
  const parties = partiesIn(did ?? clause).filter((each) => each !== subject.short)
  const other =
    parties.find((each) => each.split(' ').length < 4) ??
    (object && isSomebody(object) && !(matter && ofThings.has(matter)) ? object : undefined) ??
    (matter ? others[matter] : 'the town')
  const [otherHe, otherHim, otherHis] = pronounsOf(other)
  const objects = pronounsOf(object)
  return {
    matters,
    said,
    did: did ? shorter(did) : [],
    more,
    object,
    it: objects[0] === 'they' ? 'them' : 'it',
    other,
    otherHe,
    otherHim,
    otherHis,
  }
}
