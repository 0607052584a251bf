import { withArticle } from '../grammar/article.ts'
import { literal } from '../grammar/literal.ts'
import { domainOf } from '../lore/theme.ts'
import {
  definite,
  determiner,
  houses,
  isHouse,
  isMany,
  isPersons,
  lastWord,
  nounPhrase,
  participles,
  places,
  runBy,
  stripped,
  subjects,
  times,
} from './phrases.ts'

/*
 * What a prompt says of a house, clause by clause, in sentences of our own: "a tavern inside a dragon’s ribcage, run by a widow
 * who never sleeps" is: the house stands inside a dragon’s ribcage; its keeper is a widow; its keeper never sleeps. No word
 * has to be known for that: only where a clause begins.
 */

export interface Feature {
  /** `head`: what sort of house; `place`: where it stands; `has`: what is in it; `does`: what is so there; `keeper`: who keeps it. */
  kind: 'head' | 'place' | 'has' | 'does' | 'keeper'
  /** A clause without capital or full stop, with {house} and {keeper} for whom it is about. */
  says: string
  /** The thing it is about, as it is spoken of again: "the dragon’s ribcage". */
  thing?: string
}

export interface Clauses {
  features: Feature[]
  /** What the house is, without an article: "floating tavern"; '' where the prompt names none. */
  head: string
  /** Where it stands, as it follows a name: "inside a dragon’s ribcage". */
  place?: string
  /** Who keeps it, without an article: "one-eyed widow". */
  keeper?: string
  /** The prompt's words about whoever keeps it, for reading them as a person's: "a widow who never sleeps". */
  keeperText: string
  /** Whom it is there for: "retired adventurers". */
  guests?: string
  /** What it sells or serves: "maps of places that do not exist". */
  goods?: string
}

interface Piece {
  kind: 'head' | 'place' | 'with' | 'for' | 'rel' | 'where' | 'part' | 'keeper' | 'time' | 'whose' | 'plain'
  text: string
  ofKeeper: boolean
}

/** "built from shipwrecks that serves soup": one house serves it, not the wrecks. */
const isOfHouse = (rest: string, said: string) =>
  /s$/.test(said) && /^(?:that|which)\s+(?:only\s+|never\s+|always\s+)?(?!always)\p{L}+[^s]s\b/iu.test(rest)

const superlative =
  /^(?:the\s)?(?:\S+\s)?(?:worst|best|only|oldest|biggest|largest|smallest|tallest|cheapest|poorest|richest|finest|highest|deepest|dirtiest|filthiest|loudest|quietest|strangest|most|least|first|last)\b/i

/** What houses do and the places that they stand in do not: "under a bridge that serves only soup". */
const trades =
  /^(?:that|which)\s+(?:only\s+|also\s+|never\s+|always\s+|secretly\s+)?(?:serves|sells|buys|hosts|brews|trades|offers|deals|lends|repairs|stocks|welcomes|caters|rents|mends)\b/i

/** What houses do and are, whatever was named last. */
const ofHouse =
  /^(?:serving|selling|offering|hosting|brewing|buying|specialising|specializing|catering|dealing|lit by|guarded by|heated by|decorated with|haunted by|built|carved)\b/i

/** What begins at this word, if anything does; `said` is what the piece before it says. */
function beginning(rest: string, last: Piece, afterComma: boolean, said: string): Piece['kind'] | undefined {
  if (runBy.test(rest)) return 'keeper'
  const { kind } = last
  const isOpen = kind === 'head' || afterComma
  if (last.text === 'and') return undefined
  if (/^(?:and )?whose\b/i.test(rest)) return kind === 'rel' && !afterComma ? undefined : 'whose'
  if (/^where\b/i.test(rest))
    return isOpen || kind === 'place' || kind === 'for' || kind === 'part' || kind === 'keeper' ? 'where' : undefined
  if (/^(?:who|that|which|and (?:that|who|which))\b/i.test(rest))
    return isOpen ||
      kind === 'keeper' ||
      (kind !== 'rel' && isOfHouse(rest, said)) ||
      (kind === 'place' && trades.test(rest))
      ? 'rel'
      : undefined
  if (/^with(?:out)?\b/i.test(rest))
    return isOpen || kind === 'place' || kind === 'keeper' || kind === 'for' ? 'with' : undefined
  if (/^for\b/i.test(rest)) return isOpen || kind === 'place' ? 'for' : undefined
  if (/^but\b/i.test(rest)) return isOpen || kind === 'part' ? 'plain' : undefined
  if (/^before\b/i.test(rest) && /\b(?:last|first)\b/i.test(said)) return undefined
  if (times.test(rest)) return isOpen || kind === 'place' ? 'time' : undefined
  // "On a volcano serving spicy food", "for thieves lit by fireflies": the house serves, and is lit.
  if ((kind === 'place' || kind === 'for') && said !== '' && ofHouse.test(rest)) return 'part'
  if (said === '' || (kind !== 'head' && !afterComma) || last.ofKeeper) return undefined
  // "the worst inn in the kingdom": nowhere else it would be that.
  if (/^(?:in|on|of)\b/i.test(rest) && superlative.test(said)) return undefined
  if (places.test(rest)) return 'place'
  if (/^from\b/i.test(rest)) return 'part'
  const [word = '', next = ''] = rest.split(/[\s,]+/)
  // "a huge empty coaching inn": what sort of house, not what goes on.
  if (houses.test(next)) return undefined
  const named = said.split(' ').at(-1) ?? ''
  return participles.test(word) && (isHouse(named) || isPersons(said) || afterComma) ? 'part' : undefined
}

function piecesOf(sentence: string): Piece[] {
  const pieces: Piece[] = [{ kind: 'head', text: '', ofKeeper: false }]
  const words = sentence.split(' ')
  for (const [index, word] of words.entries()) {
    const last = pieces.at(-1) as Piece
    const rest = words.slice(index).join(' ')
    const afterComma = /,$/.test(words[index - 1] ?? '')
    const said = last.text.trim().replace(/,$/, '')
    const kind = index === 0 && !runBy.test(rest) ? undefined : beginning(rest, last, afterComma, said)
    const isCommaAdjective =
      last.kind === 'head' && afterComma && kind === 'part' && !said.split(' ').some((one) => houses.test(one))
    if (kind && !isCommaAdjective) {
      const isPerson = isPersons(pieces[0]?.text ?? '')
      const ofKeeper =
        kind === 'keeper' ||
        ((last.ofKeeper || isPerson) && kind !== 'place' && kind !== 'where') ||
        // "A locksmith who never leaves his cellar".
        (kind === 'rel' && last.kind === 'head' && /^who\b/i.test(rest))
      pieces.push({ kind, text: word, ofKeeper })
    } else last.text += ` ${word}`
  }
  return pieces.map((piece) => ({ ...piece, text: piece.text.trim().replace(/,(?:\s+and)?$|\s+and$/, '') }))
}

const simple: Readonly<Record<string, string>> = {
  selling: 'sells',
  serving: 'serves',
  offering: 'offers',
  specialising: 'specialises',
  specializing: 'specialises',
  catering: 'caters',
  dealing: 'deals',
  trading: 'trades',
  overlooking: 'overlooks',
  hosting: 'hosts',
  doubling: 'doubles',
  buying: 'buys',
  brewing: 'brews',
  making: 'makes',
  belonging: 'belongs',
  facing: 'faces',
  disguised: 'is disguised',
}

const copula =
  /^(?:is|are|was|were|has|have|had|can|could|will|would|must|may|does|do|did|never|always|only|once|also|still|sometimes|often|secretly|really|just|actually|no longer)\b/i

function keeperSays(who: string): Feature[] {
  if (who === '') return []
  if (/^(?:nobody|no one|no-one)\b/i.test(who))
    return [{ kind: 'keeper', says: `nobody has ever made {keeper} master of {house}, which is run by ${who}` }]
  if (isMany(who)) return [{ kind: 'keeper', says: `{house} is kept by ${who}, and {keeper} is one of them` }]
  if (/^\p{Lu}/u.test(who)) return []
  return [{ kind: 'keeper', says: `{keeper} is ${who}` }]
}

function relSays({ text, ofKeeper }: Piece, whole: string, areMany: boolean): Feature {
  const clause = text.replace(/^(?:and\s+)?(?:who|that|which)\s+/i, '')
  const subject = ofKeeper ? (areMany ? 'those who keep {house}' : '{keeper}') : '{house}'
  const kind = ofKeeper ? 'keeper' : 'does'
  // "who no longer speak": nobody else is meant by "no".
  if (subjects.test(clause) && !/^no (?:longer|more)\b/i.test(clause))
    return { kind, says: ofKeeper ? `{keeper} is somebody whom ${clause}` : `{house} is ${whole} that ${clause}` }
  return { kind, says: `${subject} ${clause}` }
}

function partSays(text: string, ofKeeper = false): Feature {
  const [first = '', ...others] = text.split(' ')
  const verb = simple[first.toLowerCase()]
  // "Guarded by a stuffed owl".
  const isByThing =
    /^by$/i.test(others[0] ?? '') &&
    /^(?:guarded|watched|protected|lit|heated|decorated|surrounded|frequented|visited)$/i.test(first)
  const isOfThing = /^(?:built|made|carved|hewn|set|hidden|grown|hanging|floating|perched)$/i.test(first)
  const thing = isByThing || isOfThing ? definite(others.slice(1).join(' ').replace(/^of\s/i, '')) : undefined
  const [kind, who] = ofKeeper ? (['keeper', '{keeper}'] as const) : (['does', '{house}'] as const)
  return {
    kind,
    says: `${who} ${verb ?? `${/^(?:turned|founded|abandoned|converted|once|formerly)$/i.test(first) ? 'was' : 'is'} ${first}`} ${others.join(' ')}`.trim(),
    ...(thing ? { thing } : {}),
  }
}

const ownerWords =
  /^(?:and\s+)?whose\s+(?:owner|keeper|innkeeper|barkeep|barkeeper|bartender|host|hostess|landlord|landlady|proprietor|shopkeeper|publican|cook|merchant|seller|smith)\s+/i

function whoseSays(text: string, ofKeeper: boolean): Feature {
  if (ownerWords.test(text)) return { kind: 'keeper', says: `{keeper} ${text.replace(ownerWords, '')}` }
  const rest = text.replace(/^(?:and\s+)?whose\s+/i, '')
  return ofKeeper ? { kind: 'keeper', says: `{keeper}’s ${rest}` } : { kind: 'does', says: `at {house} the ${rest}` }
}

function withSays({ text, ofKeeper }: Piece, areMany: boolean): Feature {
  const isWithout = /^without\b/i.test(text)
  const what = text.replace(/^with(?:out)?\s+/i, '')
  const owner = ofKeeper ? (areMany ? 'each of those who keep {house}' : '{keeper}') : '{house}'
  const has = isWithout ? `no ${what.replace(/^(?:an?|any)\s+/i, '')}` : what
  // What is only talked of is not there to be polished.
  const talk = /^rumou?rs? (?:of|about) (.+)$/i.exec(what)?.[1]
  if (talk && !isWithout && !ofKeeper) return { kind: 'head', says: `at {house} one hears of ${talk}` }
  const thing = isWithout ? undefined : definite(what)
  return { kind: ofKeeper ? 'keeper' : 'has', says: `${owner} has ${has}`, ...(thing ? { thing } : {}) }
}

const generic =
  /\b(?:city|town|village|hamlet|street|world|middle|centre|center|district|side|edge|end|top|bottom|heart|back|front|lane|alley|square|area|place|kingdom|realm|country|land)$/i

function placeSays(text: string): Feature {
  const phrase = text.replace(
    /^(?:(?:deep|high|halfway|somewhere|right|far|up|down|inside|in|on|under|underneath|beneath|below|between|at|near|behind|atop|over|above|by|beyond|within|outside|along|among|amid|across|beside|against|around|next|to|overlooking|top|of)\s+)+/i,
    '',
  )
  const about = phrase.replace(
    /^(?:the|an?) (?:back|bottom|top|edge|heart|end|middle|ruins?|belly|skeleton|roof|walls?) of\s+/i,
    '',
  )
  const thing = definite(about)
  const stands = /^overlooking\b/i.test(text) ? `overlooks${text.slice(11)}` : `stands ${text}`
  return { kind: 'place', says: `{house} ${stands}`, ...(thing && !generic.test(thing) ? { thing } : {}) }
}

/** A sentence after the first: about the keeper, the house, or anything. */
function plainSays(text: string): Feature {
  const clause = text.replace(/^but\s+/i, '')
  const keeper =
    /^(?:the|its)\s+(?:owner|keeper|innkeeper|barkeep|barkeeper|bartender|host|landlord|landlady|proprietor|shopkeeper)\s+/i
  // "my grandmother’s pub, but she has been dead for years".
  const [, told] = /^(?:she|he)\s+(\S+(?:s|d)\s.+)$/i.exec(clause) ?? []
  if (told) return { kind: 'keeper', says: `{keeper} ${told.replace(/\bit$/, '{house}')}` }
  if (keeper.test(clause)) return { kind: 'keeper', says: `{keeper} ${clause.replace(keeper, '')}` }
  const house = /^(?:it|the (?:tavern|inn|pub|bar|shop|store|place|house|bakery|smithy|forge|bookshop))\s+/i
  if (house.test(clause)) return { kind: 'does', says: `{house} ${clause.replace(house, '')}` }
  const [first = ''] = clause.split(' ')
  if (participles.test(first)) return partSays(clause)
  const lowered =
    /^(?:An?|The|Everyone|Everybody|Nobody|No|All|Every|There|In|Once|Its|Their|They|Some|People|On|At|One|Two|Three)$/.test(
      first,
    )
      ? clause.charAt(0).toLowerCase() + clause.slice(1)
      : clause
  const hasVerb = clause.split(' ').some((word) => copula.test(word) || (/(?:s|ed)$/.test(word) && word.length > 3))
  if (clause.split(' ').length > 2 && hasVerb) return { kind: 'does', says: `at {house} ${lowered}` }
  return { kind: 'does', says: `everybody at {house} talks of ${lowered}` }
}

interface Head {
  head: string
  features: Feature[]
  /** Who the prompt is of, where it is of somebody rather than of a house. */
  who: string
}

function headSays(text: string, kindWord: string): Head {
  const head = stripped(text)
  if (head === '') return { head, features: [], who: '' }
  if (isPersons(text)) {
    const who = determiner.test(text) || isMany(text) ? text : withArticle(text)
    return { head: '', features: keeperSays(who), who }
  }
  const noun = lastWord(
    (
      head.split(superlative.test(head) ? / (?:of|in|on|before|between|beyond|this side) / : / of /)[0] ?? head
    ).replaceAll(',', ''),
  )
  if (!isHouse(noun) && domainOf(noun) !== 14) {
    const about = /^(?:an?|the)\s/i.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : head
    return { head: '', features: [{ kind: 'does', says: `everybody at {house} talks of ${about}` }], who: '' }
  }
  if (head.toLowerCase() === kindWord || !head.includes(' ')) return { head, features: [], who: '' }
  const counted = isMany(head) && !/^(?:the|an?)\s/i.test(text)
  const whole = /^(?:the|its|his|her|their)\s/i.test(text) ? text : counted ? `one of ${head}` : withArticle(head)
  // "a witch’s bakery": hers, whoever she is.
  const owner = /^(.+?)[’']s\s/.exec(head)?.[1] ?? ''
  const kept = owner !== '' && isPersons(owner) && !/^\p{Lu}/u.test(owner) ? keeperSays(withArticle(owner)) : []
  return { head, features: [{ kind: 'head', says: `{house} is ${whole}` }, ...kept], who: '' }
}

function pieceSays(piece: Piece, whole: string, areMany: boolean): Feature[] {
  const { kind, text, ofKeeper } = piece
  switch (kind) {
    case 'keeper':
      return keeperSays(text.replace(runBy, '').trim())
    case 'rel':
      return [relSays(piece, whole, areMany)]
    case 'where':
      return [{ kind: 'does', says: `at {house} ${text.replace(/^where\s+/i, '')}` }]
    case 'with':
      return [withSays(piece, areMany)]
    case 'for':
      return [{ kind: 'does', says: `{house} is there ${text}` }]
    case 'part':
      return [partSays(text, ofKeeper)]
    case 'place':
      return [placeSays(text)]
    case 'time':
      return [{ kind: 'does', says: `{house} keeps open ${text}` }]
    case 'whose':
      return [whoseSays(text, ofKeeper)]
    case 'plain':
      return [plainSays(text)]
    case 'head':
      return []
  }
}

const isOneBeing = (item: string) =>
  !determiner.test(item) && !isMany(item) && [5, 18].includes(domainOf(lastWord(item)))

/** "tavern, pirates, rum, a parrot": what it is, and what there is. */
function catchwords(sentence: string): { head: string; rest: string } | undefined {
  const [head = '', ...items] = sentence.split(/,\s*(?:and\s+)?/)
  // "very loud cat": one of them.
  const counted = items.map((item) => (isOneBeing(item) ? withArticle(item) : item))
  const isList =
    items.length > 1 &&
    isHouse(lastWord(head)) &&
    items.every((item) => item.split(' ').length < 8 && !runBy.test(item) && !places.test(item) && !marker.test(item))
  return isList ? { head, rest: `${counted.slice(0, -1).join(', ')} and ${counted.at(-1)}` } : undefined
}
const marker =
  /^(?:who|whose|that|which|where|when|with|without|for|but|from|once|secretly|rebuilt|(?!wedding|evening|morning|painting|king)[\p{L}-]+ing|[\p{L}-]+ed)\b/iu

const goodsIn = (says: string) =>
  /^\{house\} (?:only |also |secretly )?(?:sells|serves|deals in|trades in|offers|specialises in|buys|brews|makes|is (?:selling|serving))\s+(?:only |nothing but |mostly )?(.+)$/i.exec(
    says,
  )?.[1]

const owners =
  'owner|keeper|innkeeper|barkeep|barkeeper|bartender|host|hostess|landlord|landlady|proprietor|shopkeeper|publican'
/** "where the innkeeper is secretly a dragon" says it of the keeper, as "whose innkeeper" does; so does "the owner sold …". */
const ofOwner = (phrase: string, kindWord: string) =>
  phrase
    .replace(new RegExp(`\\bwhere (?:the|its) (?=(?:${owners})\\s)`, 'i'), 'whose ')
    .replace(
      new RegExp(
        `^(?:the|its|an?) (?=(?:${owners})\\s(?:is|was|has|had|sold|owes|stole|killed|made|lost|never|once|secretly)\\b)`,
        'i',
      ),
      `a ${kindWord} whose `,
    )
    .replace(new RegExp(`^(?:the|an?) (?=(?:${owners})[’']s\\s)`, 'i'), `a ${kindWord} where the `)
    .replace(
      /^(?:the|this|my|our) (inn|tavern|pub|bar|alehouse|shop|store) (?=(?:is|was|has|walks|moves|eats|never)\b)/i,
      'a $1 that ',
    )

const SAYS_MAX = 170

/** "Full of wolf hunters", "where spies meet". */
const fullOf =
  /^(?:full of|packed with|crowded with|crowded by|popular with|popular among|frequented by|filled with)\s+/i
const meeting = /^where\s+(.+?)\s+(?:meet|gather|drink|eat|come|stay|sleep|hide|sit|rest|lodge|play|gamble|trade)s?\b/i

/** Whom a house is there for, or who is in it anyway. */
function guestsOf(pieces: readonly Piece[]): string | undefined {
  const said = pieces.flatMap(({ kind, text, ofKeeper }) => {
    if (kind === 'for') return text.replace(/^for\s+(?:the\s+)?/i, '')
    if (kind === 'part' && !ofKeeper && fullOf.test(text)) return text.replace(fullOf, '')
    return kind === 'where' ? (meeting.exec(text)?.[1] ?? []) : []
  })
  return said[0]
}

/** "Olga the ogress runs a wine bar" is a wine bar, run by an ogress. */
const running =
  /^(?:\p{Lu}[\p{L}’'-]*(?:,? the (?<named>\p{Ll}[\p{L} -]*?))?|(?<some>(?:an?|the|my|two|three|four) \p{Ll}[\p{L} -]*?))\s+(?:runs?|keeps?|owns?|manages?|opened)\s+(?<house>(?:an?|the|her|his|their)\s.+)$/u
const keptBy = (phrase: string): string => {
  const { named, some, house } = running.exec(phrase)?.groups ?? {}
  if (house === undefined) return phrase
  const who = some ?? (named && withArticle(named))
  return who ? `${house.replace(/^(?:her|his|their)\s/, 'a ')}, run by ${who}` : house
}

/** The clauses of a prompt; `names` are those it gives, left out here since they stand where names belong. */
export function clausesIn(phrase: string, names: readonly string[], kindWord: string): Clauses {
  const bare = names
    .reduce(
      (text, name) =>
        text
          .replace(
            new RegExp(
              `,?\\s*\\b(?:called|named|known as)\\s+(?:the\\s+)?["“]?(?:the\\s+)?${literal(name)}["”]?`,
              'iu',
            ),
            '',
          )
          .replace(new RegExp(`,?\\s*\\b(?:in|near|outside|at)\\s+(?:the\\s+)?${literal(name)}`, 'iu'), '')
          .replace(new RegExp(`["“]?${literal(name)}["”]?(?:[’']s)?`, 'u'), ''),
      ofOwner(keptBy(phrase), kindWord),
    )
    .replace(/(?<=\p{L})'(?=\p{L}|\s)/gu, '’')
    .replace(/\s+/g, ' ')
    .replace(/\s+,/g, ',')
    .replace(/^[\s,:-]+/, '')
    .trim()
  const [first = '', ...sentences] = bare.split(/[.;!?:\n]+\s+|\s+[–—-]\s+/).map((one) => one.trim())
  const listed = catchwords(first)
  const [head = { kind: 'head', text: '', ofKeeper: false } as Piece, ...pieces] = piecesOf(listed?.head ?? first)
  const { head: called, features: ofHead, who: ofPerson } = headSays(head.text, kindWord)
  const kept = pieces.find(({ kind }) => kind === 'keeper')
  const who = kept ? kept.text.replace(runBy, '').trim() : ofPerson
  const whole = withArticle(called || kindWord)
  const features = [
    ...ofHead,
    ...pieces.flatMap((piece) => pieceSays(piece, whole, isMany(who))),
    ...(listed ? [{ kind: 'has' as const, says: `{house} has ${listed.rest}` }] : []),
    ...sentences.filter((one) => one !== '').map(plainSays),
  ].filter(({ says }) => says.length <= SAYS_MAX && says.split(' ').length > 1)
  const place = pieces.find(({ kind }) => kind === 'place')?.text
  const ofKeeper = pieces.filter((piece) => piece.ofKeeper && piece.kind !== 'keeper').map(({ text }) => text)
  return {
    features,
    head: called,
    place: place && place.length <= 80 ? place : undefined,
    keeper:
      keeperNoun(who) ??
      keeperNoun(features.map(({ says }) => /^\{keeper\} is (an? .+)$/.exec(says)?.[1]).find(Boolean) ?? ''),
    keeperText: [who, ...ofKeeper].join(' ').trim(),
    guests: guestsOf(pieces),
    goods: goodsOf(called, features),
  }
}

/** "one-eyed widow": as somebody’s kind is put after the name. */
function keeperNoun(who: string): string | undefined {
  if (who === '' || who.length > 60 || /^\p{Lu}|^no/u.test(who)) return undefined
  if (isMany(who))
    return domainOf(lastWord(who).replace(/s$/, '')) === 5 ? nounPhrase(who).replace(/s$/, '') : undefined
  const phrase =
    who.split(
      /,|\s(?:who|that|whose|which|with|from|afraid|hiding|hunted|wanted|fleeing|running|living|trying|pretending|posing|seeking|looking|sworn|possessed|owing|obsessed|disguised|escaped)\b/,
    )[0] ?? who
  return stripped(phrase.split(' ').length > 6 ? nounPhrase(phrase) : phrase)
}

function goodsOf(head: string, features: readonly Feature[]): string | undefined {
  const sold = features.map(({ says }) => goodsIn(says)).find((one) => one !== undefined)
  return sold ?? /(?:shop|store|stall|market|emporium|house|bazaar) of (.+)$/.exec(head)?.[1]
}
