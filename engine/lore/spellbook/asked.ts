import { capital } from '../grammar/inflect.ts'
import { type Reading, readPrompt } from '../prompt/read.ts'
import { ancestryWords, classKin, classWords, sexWords, trades } from '../prompt/words.ts'

/** What a prompt says of a book of spells; whatever it leaves open is left out. */
export interface Asked {
  reading: Reading
  /** What the spells stand in: "spellbook", "recipe book", "quilt". */
  medium: string
  /** Whether the prompt named that. */
  isNamed: boolean
  /** Whether that has leaves and a binding. */
  isBook: boolean
  /** Whether it is more than one thing: "letters". */
  isMany: boolean
  /** How it is said to be, before its noun: "charred". */
  qualities: string
  /** Whose it was, with an article: "a frightened apprentice". */
  owner?: string
  /** What is said of that person, from "who" on. */
  ownerDoes?: string
  /** What it is bound in: "human hair". */
  binding?: string
  /** What it deals with: "forbidden soups". */
  subject?: string
  /** Whole sentences of what else is said of it: "It is secretly a grimoire." */
  told: readonly string[]
}

const books =
  'spell ?books?|grimoires?|tomes?|codex|codices|volumes?|books?|diary|diaries|journals?|ledgers?|cookbooks?|notebooks?|field notes|almanacs?|hymnals?|psalters?|prayer ?books?|scrapbooks?|sketchbooks?|atlas|herbals?|bestiary|songbooks?|primers?|textbooks?|manuals?|breviary|chronicles?|encyclopa?edia|dictionary|log ?books?|logs?|memoirs?|contracts?|testaments?|thesis|thesaurus|plays?|scripts?|sermons|receipts|folios?|pamphlets?|picture ?books?'
const others =
  'scrolls?|tablets?|shopping lists?|lists?|(?:love )?poems|newspapers?|decks? of cards|cards|quilts?|tapestry|tapestries|tattoos?|letters|maps?|menus?|calendars?|sheet music|murals?|stones?|bones|jars|ropes?|cords|shawls?|blankets?|fans?|plates|coins|dolls?|mirrors?|walls?|music ?box(?:es)?|sampler|rugs?|carpets?'
const medium = new RegExp(
  `\\b((?:(?:recipe|cook|song|prayer|hymn|school|pop-up|account|guest|phrase|address|visitors[’']?|library|love|comic|colouring|story|picture|log|day|note|rule|law|pocket|spell) )?(?:${books})|${others})\\b`,
  'iu',
)
const isBookWord = new RegExp(`(?:${books})$`, 'iu')

const asks = /^(?:(?:please|make|create|generate|give|write|design|i (?:want|need)|we need|me|us|up)\s+)+/i
const levels = /,?\s*\b(?:(?:at|of)\s+)?(?:level|lvl)\s*\d{1,2}\b|\b\d{1,2}(?:st|nd|rd|th)[ -]level\b/gi

const people = new Set([
  ...trades,
  ...classWords,
  ...Object.keys(classKin),
  ...Object.keys(ancestryWords),
  ...Object.keys(sexWords),
  ...'mother father widow widower king queen prince princess child children twins twin apprentice student teacher saint ghost lich vampire demon devil dragon angel god goddess stranger sister brother aunt uncle orphan bride groom traitor murderer lover master mistress tyrant hermit exile prisoner hero fool drunk idiot genius prodigy coven cult guild academy order family hag giant goblin archmage archwizard warlock hedge-witch noblewoman nobleman'.split(
    ' ',
  ),
])
const agent = /(?:er|or|ist|ian|monger|man|woman|wright|smith|ess|herd|mancer|ant|eer|folk)s?$/i
const notPeople =
  /^(?:paper|leather|silver|amber|copper|water|weather|winter|summer|river|fever|power|colour|mirror|horror|order|ember|feather|laughter|murder|thunder|anger|hunger|dinner|supper|corner|tower|number|letter|matter|error|terror|humor|humour|mortar|labour)s?$/i

/** The phrase without its article, up to where something is said of it. */
const headOf = (phrase: string) =>
  (phrase.split(/\b(?:who|whose|that|which|with|from|in|on|of|at|near|for|by)\b|[,.;:]/i)[0] ?? '').trim()

function isPerson(phrase: string): boolean {
  const head = headOf(phrase)
  const last = head.toLowerCase().split(/\s+/).at(-1) ?? ''
  if (/^\p{Lu}/u.test(head.replace(/^(?:an?|the|my|our)\s+/i, '')) && !/^(?:an?|the)\b/i.test(head)) return true
  const single = last.replace(/(?<=[^s])s$/, '')
  return (people.has(last) || people.has(single) || agent.test(last)) && !notPeople.test(last)
}

const article = /^(?:an?|the|my|our|your|some|one)(?:\s+|$)/i
const bare = (phrase: string) => phrase.replace(article, '').trim()

/** What says something of the book: a clause of its own, up to the next comma. */
const clause =
  /^(?:that|which|who|whose|with|for|about|full of|in|on|under|inside|between|bound|made|written|inked|drawn|painted|carved|sewn|stitched|embroidered|tattooed|printed|hidden|disguised|stolen|found|lost|kept|filled|stained|covered|folded|sealed|cursed|haunted|murdered|killed|betrayed|exiled|hunted|banished|imprisoned|executed)\b/i
/** What says whose it is, up to what is said of that person. */
const owned = /^(?:of|by|from|belonging to|owned by|kept by|written by|sewn by|stolen from|found by|left by)\b/i
// Not after an article: “an exiled mage”.
const clauseWithin = new RegExp(`(?<!\\b(?:an?|the|his|her|their|my))\\s(?=${clause.source.replace(/^\^/, '')})`, 'i')
const before =
  /,?\s+(?=(?:and\s+|but\s+)?(?:that|which|who|whose|with|for|about|full of|in|on|under|inside|between|bound|made|written|sewn|hidden|disguised|stolen|found|lost|kept|filled|stained|covered|of|by|from|belonging to|owned by)\b)|[,;]\s*/i

/** What follows a noun, cut into what is said one by one. */
function saidIn(rest: string): string[] {
  const said: string[] = []
  for (const part of rest.split(/[,;]\s*|\s+(?:and|but)\s+(?=(?:that|which|who|whose|with|bound|written|made)\b)/i)) {
    const text = part.replace(/^(?:and|but)\s+/i, '').trim()
    if (text === '') continue
    const at = owned.test(text) || /^for\b/i.test(text) ? text.search(clauseWithin) : -1
    if (at > 0) said.push(text.slice(0, at), ...saidIn(text.slice(at)))
    else said.push(text)
  }
  return said
}

interface Draft {
  owner?: string
  ownerDoes?: string
  binding?: string
  subject?: string
  told: string[]
}

const ended = (text: string) => (/[.!?]$/.test(text) ? text : `${text}.`)

/** One thing that is said after the noun, put where it belongs. */
function take(said: string, draft: Draft, pronoun: 'It' | 'They'): void {
  const many = pronoun === 'They'
  const [, first = '', rest = ''] = /^(\S+)\s*(.*)$/s.exec(said) ?? []
  const word = first.toLowerCase()
  const own =
    /^(?:belonging to|owned by|kept by|sewn by|stolen from|written by|found by|left by|of|by|from)\s+(.*)$/is.exec(
      said,
    )?.[1]
  const tell = (verb: string, text: string) => draft.told.push(`${pronoun} ${verb} ${ended(text)}`)
  const is = many ? 'are' : 'is'
  // “of an archmage murdered by his apprentice”.
  if (draft.owner && /^(?:murdered|killed|betrayed|exiled|hunted|banished|imprisoned|executed)\b/i.test(said))
    draft.ownerDoes = [draft.ownerDoes, said].filter(Boolean).join(' and ')
  else if (word === 'who' && draft.owner) draft.ownerDoes = [draft.ownerDoes, said].filter(Boolean).join(' and ')
  // "of twin witches who hated each other".
  else if (word === 'who' && draft.subject) draft.subject = `${draft.subject} ${said}`
  else if (own && isPerson(own) && !draft.owner) {
    draft.owner = own
    if (!/^(?:of|by|from|belonging|owned)\b/i.test(said)) tell(many ? 'were' : 'was', said)
  } else if (/^bound (?:in|with)\b/i.test(said)) {
    const [bound = '', does] = said.replace(/^bound (?:in|with)\s+/i, '').split(/\s+(?:that|which)\s+/i)
    const [stuff = '', has] = bound.split(/,?\s+with\s+/i)
    draft.binding = stuff
    if (has) tell(many ? 'have' : 'has', has)
    if (does) draft.told.push(`${pronoun} ${ended(does)}`)
  } else if (word === 'that' || word === 'which') draft.told.push(`${pronoun} ${ended(rest)}`)
  else if (word === 'whose') draft.told.push(`${many ? 'Their' : 'Its'} ${ended(rest)}`)
  else if (word === 'with') tell(many ? 'have' : 'has', rest)
  else if (word === 'about' || word === 'of')
    draft.subject = draft.subject ? `${draft.subject}, and with ${rest}` : rest
  else if (word === 'for') tell(many ? 'were' : 'was', `meant for ${rest}`)
  else if (/^(?:from|by)$/.test(word)) tell(many ? 'come' : 'comes', said.replace(/^by/i, 'from'))
  else if (/^(?:stolen|found|lost)$/.test(word)) tell(many ? 'were' : 'was', said)
  else tell(is, said)
}

const isMany = (noun: string) => /(?:[^s]s|dice|bones)$/i.test(noun) && !/ of |^(?:atlas|thesaurus)$/i.test(noun)

/** "A deck of painted cards" is a deck, not many cards. */
function wholeOf(text: string, found: { noun: string; at: number } | undefined) {
  if (!found) return undefined
  const before = text.slice(0, found.at)
  const [, holder = ''] =
    /\b((?:deck|set|pack|bundle|pile|stack|box|string|sheaf|roll|bag|case|collection|bunch|handful) of (?:[\p{L}-]+ ){0,2})$/iu.exec(
      before,
    ) ?? []
  return holder === '' ? found : { noun: `${holder}${found.noun}`, at: found.at - holder.length }
}

/** What a prompt asks of a spellbook. Never throws. */
export function askedIn(prompt: string): Asked {
  const reading = readPrompt(prompt)
  const text = reading.text
    .replace(levels, '')
    .replace(asks, '')
    .replace(/[\s.,;!?]+$/, '')
    .trim()
  const draft: Draft = { told: [] }
  const plain = /^[\p{L}\p{N} ,.;’'“”"!?-]*$/u.test(text) && text.length <= 300
  const bookless = { reading, medium: 'spellbook', isNamed: false, isBook: true, isMany: false, qualities: '' }
  if (!plain || text === '') return { ...bookless, told: [] }
  if (/^(?:something|anything|whatever)\b/i.test(text)) return { ...bookless, told: [`It is ${ended(text)}`] }
  // A book that somebody only deals with is not this one: "a mapmaker who hates maps".
  const found = wholeOf(text, nounIn(text))
  if (!found) {
    const head = text.split(before)[0] ?? ''
    if (isPerson(head)) return { ...bookless, owner: head, ownerDoes: text.slice(head.length).trim(), told: [] }
    draft.subject = bare(head)
    for (const said of saidIn(text.slice(head.length))) take(said, draft, 'It')
    return { ...bookless, ...draft }
  }
  const { noun, at } = found
  const many = isMany(noun)
  let ahead = text.slice(0, at).trim()
  const possessor = /^(.*?)(?:[’']s|s[’'])(?:\s+(.*))?$/su.exec(ahead)
  if (possessor?.[1] && !/^(?:the |a )?children$/i.test(possessor[1])) {
    draft.owner = possessor[1] + (/s[’'](?:\s|$)/.test(ahead) ? 's' : '')
    ahead = possessor[2] ?? ''
  } else if (isPerson(ahead) && bare(ahead) !== '' && !bare(ahead).includes(' ')) {
    // "druid spellbook"
    draft.owner = ahead
    ahead = ''
  }
  for (const said of saidIn(text.slice(at + noun.length).trim())) take(said, draft, many ? 'They' : 'It')
  return {
    reading,
    medium: noun.toLowerCase(),
    isNamed: true,
    isBook: isBookWord.test(noun),
    isMany: many,
    qualities: bare(ahead).toLowerCase(),
    ...draft,
  }
}

/** The thing that the spells stand in: one that is known, else whatever has an article or somebody's name before it. */
function nounIn(text: string): { noun: string; at: number } | undefined {
  const head = text.split(/\b(?:who|that|which|whose)\b/i)[0] ?? ''
  const known = medium.exec(head)
  if (known) return { noun: known[1] ?? '', at: known.index }
  const phrase = text.split(before)[0] ?? ''
  if (isPerson(phrase) || !/^(?:an?|the|my|our)\s|[’']s?\s/i.test(phrase)) return undefined
  const noun = phrase.split(/\s+/).at(-1) ?? ''
  return /^\p{L}[\p{L}-]+$/u.test(noun) ? { noun, at: phrase.length - noun.length } : undefined
}

const numberWord = /^(?:two|three|four|five|six|seven|eight|nine|ten|some|many|several)\s/i

/** A person's own phrase as it stands behind a name: "lighthouse keeper" -> "a lighthouse keeper". */
export function ownerPhrase(owner: string, withArticle: (phrase: string) => string): string {
  if (numberWord.test(owner)) return `one of ${owner}`
  if (/^\p{Lu}/u.test(owner) && !article.test(owner)) return owner
  const small = owner.charAt(0).toLowerCase() + owner.slice(1)
  return article.test(small) ? small : isMany(headOf(small)) ? `one of the ${small}` : withArticle(small)
}

/** What names the owner in a spell's name: "Lighthouse Keeper". */
export const ownerHead = (owner: string) =>
  headOf(bare(owner).replace(numberWord, '')).split(/\s+/).slice(-3).map(capital).join(' ')
