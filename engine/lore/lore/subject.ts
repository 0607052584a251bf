import type { LoreForm, LoreMood } from '../../../contract/sheets/choices.ts'
import type { Random } from '../../paint/random.ts'
import { lookUp } from '../../prompt/wordnet/dictionary.ts'
import { openTeller } from '../grammar/grammar.ts'
import { capital } from '../grammar/inflect.ts'
import { type Reading, readPrompt } from '../prompt/read.ts'
import { drawn } from './matters/drawn.ts'
import { domainOf, kindsAbove, singular, themesOf } from './theme.ts'
import type { Theme } from './theme-words.ts'

/** What a piece is about. */
export interface Subject {
  /** In the person's own words: "the knight who sold her shadow". */
  whole: string
  /** Short enough for a line: "the knight". */
  short: string
  /** Shorter still: "the drowned ferryman" is a ferryman. Lower case but for names. */
  head: string
  /** What the prompt says of it: "who sold her shadow", "of Port Verity". */
  clause: string | undefined
  /** What befell it where a noun says so: "came home again" of "the return of the dragon king". */
  event: string | undefined
  /** A person or a beast; otherwise a thing, a place, a time. */
  isBeing: boolean
  isPerson: boolean
  isPlural: boolean
  /** Somebody asked for it; otherwise it is drawn. */
  isAsked: boolean
  he: string
  him: string
  his: string
  themes: readonly Theme[]
  reading: Reading
}

const formWords: readonly [LoreForm, RegExp][] = [
  ['riddle', /\briddles?\b/i],
  ['epitaph', /\b(?:epitaph|gravestone|tombstone)\b/i],
  ['limerick', /\blimerick\b/i],
  ['prophecy', /\b(?:prophecy|prophecies|foretelling|omen)\b/i],
  ['ballad', /\b(?:ballad|lay of|elegy|dirge|lament)\b/i],
  ['sonnet', /\b(?:sonnet|ode|love poem)\b/i],
  ['song', /\b(?:song|shanty|lullaby|hymn|anthem|carol|chant|jingle)\b/i],
  ['myth', /\b(?:myth|legend|creation story|fable|parable|saga|fairy tale|folk tale)\b/i],
  [
    'document',
    /\b(?:letter|proclamation|(?:wanted\s+)?(?:notice|poster)|broadsheet|chronicle|annals|history|inventory|document|decree|edict|diary|journal|logbook|rumou?rs?|gossip|last will|testament|treaty|truce|contract|charter|confession|verdict|ransom note|sermon|recipe|bounty|warning|inscription|plaque)\b/i,
  ],
]

/** The form a prompt asks for, if it does. */
export const formIn = (prompt: string): LoreForm | undefined =>
  formWords.find(([, words]) => words.test(prompt))?.[0] ?? (/^\s*(?:why|how)\s/i.test(prompt) ? 'myth' : undefined)

const moodWords: Readonly<Record<LoreMood, RegExp>> = {
  dark: /(?<!\b(?:went|goes|gone|grew|grows|fell)\s)\b(?:dark|grim|eerie|ominous|sinister|macabre|gruesome|horror|scary|frightening|creepy|gothic|haunting)\b/i,
  merry: /\b(?:merry|funny|cheerful|comic|comical|bawdy|silly|humorous|joyful|happy|rowdy|witty|drunken)\b/i,
  sad: /\b(?:sad|mournful|melancholy|tragic|sorrowful|lament|elegiac|wistful|lonely|grieving)\b/i,
  heroic: /\b(?:heroic|brave|epic|stirring|valiant|triumphant|noble|glorious|rousing)\b/i,
  strange: /\b(?:strange|weird|surreal|dreamlike|uncanny|cryptic|mysterious|absurd)\b/i,
  tender:
    /\b(?:tender|gentle|loving|romantic|sweet|hopeful|cosy|cozy|kind|love (?:poem|song|letter|sonnet|ballad|verse))\b/i,
  bitter: /\b(?:bitter|angry|scornful|satirical|mocking|vengeful|cynical)\b/i,
  solemn: /\b(?:solemn|sacred|holy|reverent|stately|grave|ceremonial)\b/i,
}

/** The mood that a prompt's words ask for. */
export const moodIn = (prompt: string): LoreMood | undefined =>
  (Object.keys(moodWords) as LoreMood[]).find((mood) => moodWords[mood].test(prompt))

/** A mood after the prompt's own word for it, where that says what something is like: "mournful, sad". */
export function moodSaid(prompt: string, mood: LoreMood): string {
  const word = moodWords[mood].exec(prompt)?.[0]?.toLowerCase()
  return word === undefined || word === mood || /^(?:horror|lament|love .*)$/.test(word) ? mood : `${word}, ${mood}`
}

const persons =
  /\b(?:ferryman|queen|king|miller|captain|witch|knight|beggar|widow|thief|man|woman|girl|boy|saint|lich|princess|prince|smith|blacksmith|child|pirate|baron|duke|lord|lady|wizard|hero|bard|priest|abbess|abbot|giant|maid|mother|father|sister|brother|bride|emperor|empress|god|goddess|soldier|general|mayor|cook|vampire|hag|hermit|executioner|minstrel|shepherd|gravedigger|toll-keeper|orphan|nun|duchess|piper|hunter|midwife|smuggler|bell-ringer)\b/i

const ordered = /^(?:please\s+)?(?:write|make|give|sing|tell|create|compose|generate)\s+(?:me\s+|us\s+)?/i

/** "A goblin lullaby" is of goblins: what stands before the form, where nothing stands behind it. */
const before =
  /^(?:an?\s+|the\s+|some\s+)?((?:[\p{L}’-]+\s+)?[\p{L}’-]+)\s+(?:riddle|epitaph|limerick|prophecy|song|shanty|lullaby|hymn|anthem|carol|chant|elegy|dirge|lament|ode|ballad|sonnet|poem|rhyme|fable|saga|myth|legend|story|tale)$/iu

/** "The plague doctor’s confession" is of the plague doctor. */
const paperEnd =
  /^(.*\p{L})(?:’s|s’|’)\s+(?:(?:last|final|secret)\s+)?(?:confession|diary|journal|letters?|will|testament|words|lament|prayer|farewell)$/iu
const paperOf =
  /^(?:an?|the)\s+(?=.*(?:’s|s’)\s+(?:\p{L}+\s+)?(?:confession|diary|journal|letters?|will|testament|words|lament|prayer|farewell)$)/iu

/** "A love poem from a knight to a dragon" is of the dragon, whom a knight loves. */
const fromTo =
  /\b(love\s+)?(?:poem|ode|sonnet|song|verses?|ballad|letter)\s+(?:from|by)\s+((?:an?|the|my|her|his)\s+[^,.;]+?)\s+(?:to|for)\s+((?:an?|the|my|her|his)\s+[^,.;]+)$/iu
/** "A warning carved above a flooded mine" is of the mine. */
const writtenThere =
  /^(?:an?|the)?\s*(?:[\p{L}-]+\s+)?(?:warning|inscription|plaque|notice)\s+(?:(?:carved|cut|scratched|painted|written|nailed|posted|hung|left|chalked|burned)\s+)?(?:above|over|on|in|at|beside|outside|inside|into|to|below|under|across)\s+(?=(?:an?|the|my|our)\s)/iu

/** What is left of a prompt without what only says which form is wanted. */
function aboutIn(text: string): string {
  const [, lead = ''] = before.exec(text.replace(/[.!?\s]+$/, '').replace(ordered, '')) ?? []
  const last = singular(lead.split(' ').at(-1)?.toLowerCase() ?? '')
  const isOfIt =
    !/^(?:|an?|the|some)$/i.test(lead) && !moodIn(lead) && !/^(?:tavern|drinking|love|folk|fairy|creation)$/i.test(lead)
  if (isOfIt && kindsAbove(last).length > 0 && !lookUp(last, 'adj')) return lead
  const [, love, by = '', to = ''] = fromTo.exec(text.replace(/[.!?\s]+$/, '')) ?? []
  if (to !== '') return love ? `${to} whom ${by} loves` : to
  return text
    .replace(/[.!?\s]+$/, '')
    .replace(ordered, '')
    .replace(paperOf, 'the ')
    .replace(paperEnd, '$1')
    .replace(writtenThere, '')
    .replace(
      /^(?:an?|the|some)?\s*(?:[\p{L}-]+\s+){0,2}?(?:riddles?|epitaph|limerick|prophecy|(?:tavern|drinking)\s+song|song|shanty|lullaby|hymn|anthem|carol|chant|jingle|elegy|dirge|lament|lay|ode|love poem|ballad|sonnet|poem|verses?|rhyme|creation (?:story|myth)|fable|parable|saga|fairy tale|folk tale|myth|legend|letter|proclamation|(?:wanted\s+)?(?:notice|poster)|broadsheet|chronicle|annals|history|inventory|document|decree|edict|diary|journal|logbook|rumou?rs?|gossip|confession|testament|treaty|truce|contract|charter|verdict|sermon|lore|story|tale)(?:\s*(?:$|,)|\s+(?:about|of|for|on|to|from|with|between|featuring|against|concerning|forbidding|banning|announcing|declaring|ordering|demanding|granting|whose answer is|in praise of|mocking|praising|celebrating|honouring|mourning)\s+)/iu,
      '',
    )
    .trim()
}

/** Where what something is ends, and what is said of it begins. */
const saidOfIt =
  /\s(?=(?:who|whom|whose|that|which|where|from|in|on|at|under|beneath|below|behind|beyond|over|against|inside|outside|between|above|among|around|along|into|upon|within|through|during|after|before|until|without|with|to|made|ruled|built|told|born|beside|across|past|afraid|full|worth|about|and|but|because|of|by|for|near|haunted by|called|named|nobody|everybody|everyone|no one|no man|I|you|we|they|he|she|it)\s|\p{L}+ing\s(?:an?|the|my|his|her|its|their|our)\s)|(?<!\b(?:the|an?|all|some|most))\s(?=(?:sung|written|carved|hidden|kept|left|sold|drawn|worn|told|found|stolen|spoken|woven|built|buried|lost|forged|baked|\p{L}{3,}ed)\s(?:by|to|in|on|at|for|from|under)\s)|[,;:]/iu
const clauseStart =
  /^(?:who|whom|whose|that|which|where|from|in|on|at|under|beneath|below|behind|beyond|over|against|inside|outside|between|above|among|around|along|into|upon|within|through|during|after|before|until|without|with|to|made|ruled|built|told|born|beside|across|past|afraid|full|worth|about|of|by|for|near|haunted by|called|named|nobody|everybody|everyone|no one|no man|\p{L}+ing)\s|^(?:sung|written|carved|hidden|kept|left|sold|drawn|worn|told|found|stolen|spoken|woven|built|buried|lost|forged|baked|\p{L}{3,}ed)\s(?:by|to|in|on|at|for|from|under)\s/iu

/** What is said of it, such that "the one" may stand before it. */
function clauseOf(said: string): string | undefined {
  const clause = said
    .replace(/^[,;:\s]+/, '')
    .replace(/[.!?,;:\s]+$/, '')
    .replace(/^and\s+(?=(?:an?|the|my|his|her|its|their|our)\s)/i, 'with ')
  return clauseStart.test(clause) ? clause : undefined
}

/** "why the owls wear masks": whose doing it is, where no little verb says so. */
const pasts =
  /^(?:lost|got|became|came|went|fell|stole|took|gave|broke|sank|swam|ate|drank|learnt|forgot|found|bit|flew|grew|hid|kept|left|rose|sang|slept|spoke|stood|swore|told|won|wore|wrote|began|met|ran|sold|bought|built|burnt|had|was|were)$/i
function doing(text: string): [string, string] | undefined {
  const [, told = ''] = /^(?:why|how|when)\s+(.*)$/i.exec(text) ?? []
  const words = told.split(' ')
  const first = /^(?:the|an?|all|some|no|my|our)$/i.test(words[0] ?? '') ? 2 : 1
  const at = words.findIndex(
    (word, index) => index >= first && (pasts.test(word) || lookUp(word.toLowerCase(), 'verb') !== undefined),
  )
  return at > 0 && at < words.length - 1 ? [words.slice(0, at).join(' '), words.slice(at).join(' ')] : undefined
}

/** "why the northern stars are green" is of the northern stars, that are green. */
const asked =
  /^(?:why|how|when)\s+((?:\S+\s+){1,4}?)((?:is|are|was|were|has|have|had|do|does|did|can|cannot)\s.*|\S+ed$)/i

const unnamed = /^(?:(?:no|any|every|some)(?:body|one|thing)|me|you|us|myself|everyone)\b/i
/** Places that WordNet takes for the people in them. */
const places = /^(?:village|town|city|hamlet|kingdom|empire|realm|country|guild|tavern|inn|school|market)$/
/** Trades that no dictionary lists: "hangwoman". */
const working =
  /(?:man|woman|maid|wife|smith|wright|monger|keeper|maker|mancer|master|mistress|herd|slayer|hunter|tamer)$/

const uncounted = new Set([4, 7, 11, 12, 19, 22, 24, 26, 27, 28])
const ANIMAL = 5
const PERSON = 18
const beings = new Set(['person', 'animal', 'imaginary_being', 'spiritual_being', 'spirit', 'people', 'social_group'])
const pronouns = { Female: ['she', 'her', 'her'], Male: ['he', 'him', 'his'], Neutral: ['it', 'it', 'its'] } as const

/** Nouns that say what befalls whoever comes after them, and how a story tells it. */
const events: Readonly<Record<string, string>> = {
  return: 'came home again',
  homecoming: 'came home again',
  coming: 'came at last',
  awakening: 'woke again',
  death: 'lay down and died',
  murder: 'was murdered',
  killing: 'was killed',
  assassination: 'was murdered',
  poisoning: 'was poisoned',
  fall: 'fell in a night',
  ruin: 'fell in a night',
  end: 'came to an end',
  sinking: 'sank in a night',
  burning: 'was burned',
  drowning: 'was drowned',
  birth: 'was born',
  rise: 'rose to the top',
  wedding: 'was wed',
  marriage: 'was wed',
  betrayal: 'was betrayed',
  loss: 'was lost',
  theft: 'was stolen',
  siege: 'was besieged',
  trial: 'was tried',
  execution: 'was hanged',
  hanging: 'was hanged',
  funeral: 'was laid to rest',
  burial: 'was laid to rest',
  exile: 'was banished',
  banishment: 'was banished',
  revenge: 'took revenge',
  vengeance: 'took revenge',
  curse: 'was cursed',
  rebellion: 'rose in arms',
  revolt: 'rose in arms',
  'last stand': 'stood to the last',
  'last ride': 'rode out once more',
  'last voyage': 'sailed out once more',
  'last battle': 'fought to the last',
  creation: 'was made',
  making: 'was made',
}
const eventOf = new RegExp(`^(?:(?:the|an?)\\s+)?(${Object.keys(events).join('|')})\\s+of\\s+(?=\\S)`, 'i')

/** The words of a prompt that name its subject, taken apart. */
interface Parts {
  whole: string
  /** Before whatever is said of it: "the drowned ferryman". */
  head: string
  lead: string
  clause: string | undefined
  name: string | undefined
  words: readonly string[]
  last: string
  noun: string
  kinds: readonly string[]
}

function partsOf(whole: string, reading: Reading): Parts {
  const [head = whole] = whole.split(saidOfIt).filter((part) => part !== '')
  const lead = head.replace(/^(?:The|An?|My|Our|His|Her|Some)\s/, (word) => word.toLowerCase()).trim()
  const words = lead.split(' ')
  const last = words.at(-1) ?? lead
  const noun = singular(last.toLowerCase())
  return {
    whole,
    head,
    lead,
    clause: clauseOf(whole.slice(whole.indexOf(head) + head.length)),
    name: reading.names.find((each) => head.includes(each)),
    words,
    last,
    noun,
    kinds: kindsAbove(noun),
  }
}

const numbered = /^(?:two|three|four|five|six|seven|eight|nine|ten|twelve|forty|many|some)$/i
const hasArticle = /^(?:the|my|our|his|her|its|their|your|no|every|all)\s/i

/** What it is called in a line, and whether it is one. */
function callingOf({ whole, lead, name, words, last, noun, kinds }: Parts) {
  const isNumbered = numbered.test(words[0] ?? '')
  const isPlural = !name && (isNumbered || (noun !== last.toLowerCase() && !/ss$/.test(last)))
  const isName = /^\p{Lu}/u.test(lead) && (name !== undefined || kinds.length === 0)
  const isMass = words.length === 1 && uncounted.has(domainOf(noun))
  const counted = lead.replace(/^(?:an?|some)\s+/i, 'the ')
  const ending = counted.split(' ').slice(-3).join(' ')
  const bare = counted.split(' ').length <= 4 ? counted : `the ${ending.replace(/^(?:the|an?)\s/i, '')}`
  const lowered = isName ? bare : bare.replace(/^\p{Lu}/u, (letter) => letter.toLowerCase())
  const isBare = isName || isMass || isNumbered || isPlural || unnamed.test(lead)
  const needsThe = !isBare && !hasArticle.test(lead) && !/^the\s/i.test(bare)
  const short = name && whole.startsWith(name) ? name : needsThe ? `the ${lowered}` : lowered
  const shortest = isPlural || isMass ? (isName ? last : last.toLowerCase()) : `the ${last}`
  const head = name && isName ? short : name && lead.endsWith(name) ? name : shortest
  return { short, head, isPlural, isName }
}

const female =
  /\b(?:queen|witch|widow|princess|\p{L}*woman|girl|lady|bride|mother|sister|abbess|goddess|empress|hag|nun|duchess|midwife|baroness|sorceress|priestess|grandmother|aunt|\p{L}*maid|\p{L}+wife)\b/iu

/** Whether it is a person, a beast or neither, and how it is spoken of. */
function natureOf({ head, lead, clause, name, words, last, noun, kinds }: Parts, isName: boolean, chance: Random) {
  const { trade, ancestry, sex: said } = readPrompt(head)
  const named = name ? words.slice(0, -1).map((word) => singular(word.toLowerCase())) : []
  const isKin = kinds.some((kind) => beings.has(kind))
  const lives = (word: string) => [ANIMAL, PERSON].includes(domainOf(word))
  // An elven wine is no elf, nor is a king’s teapot a king.
  const isTitled = named.some((word) => domainOf(word) === PERSON)
  const isThing =
    !isTitled && (places.test(noun) || (kinds.length > 0 && !lives(noun) && !isKin && !persons.test(last)))
  const isPerson =
    !isThing &&
    (persons.test(name ? head : last) ||
      isTitled ||
      Boolean(trade ?? ancestry ?? said) ||
      domainOf(noun) === PERSON ||
      (kinds.length === 0 && working.test(noun)))
  const isBeing =
    isPerson || (isName && kinds.length === 0) || name === lead || [noun, ...named].some(lives) || (!isThing && isKin)
  const isFemale = female.test(head) || /\b(?:her|she)\b/i.test(clause ?? '')
  const otherwise = said ?? (isPerson ? chance.pick(['Male', 'Female'] as const) : 'Neutral')
  // "a dwarf who lost his beard" says of whom it is.
  const isMale = /(?<!wo)man$/.test(noun) || (isPerson && /\b(?:his|himself)\b/i.test(clause ?? ''))
  const sex = isFemale ? 'Female' : isMale ? 'Male' : otherwise
  return { isPerson, isBeing, pronoun: pronouns[sex] ?? pronouns.Neutral }
}

/** What a piece is about: as the prompt has it, or drawn. */
export function subjectOf(prompt: string, chance: Random): Subject {
  const own = aboutIn(readPrompt(prompt).text.replace(/(?<=\p{L})'(?=\p{L}|\s|$)/gu, '’'))
  const given = own || openTeller(drawn, chance).tell('subject')
  const [of, rest] = asked.exec(given)?.slice(1) ?? doing(given) ?? []
  const whole = of ? `${of.trim()} that ${rest}` : given
  const reading = readPrompt(whole)
  const [befalls = '', event = ''] = eventOf.exec(whole) ?? []
  const parts = partsOf(whole.slice(befalls.length), reading)
  const { short, head, isPlural, isName } = callingOf(parts)
  const { isPerson, isBeing, pronoun } = natureOf(parts, isName, chance)
  const [he, him, his] = isPlural ? (['they', 'them', 'their'] as const) : pronoun
  const themes = themesOf(whole, parts.noun)
  const isAsked = own !== ''
  return {
    whole,
    short,
    head,
    clause: parts.clause,
    event: events[event.toLowerCase()],
    isBeing,
    isPerson,
    isPlural,
    isAsked,
    he,
    him,
    his,
    themes,
    reading,
  }
}

const small = new Set('a an and the of in on at to for from with but or nor by under without beneath'.split(' '))

/** As a title has it: "the knight who sold her shadow" -> "The Knight Who Sold Her Shadow". */
export function titled(text: string, within = false): string {
  return text
    .split(' ')
    .map((word, at) => ((at > 0 || within) && small.has(word.toLowerCase()) ? word.toLowerCase() : capital(word)))
    .join(' ')
}
