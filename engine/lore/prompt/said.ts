import { withArticle } from '../grammar/article.ts'
import { literal } from '../grammar/literal.ts'
import { families } from '../monster/families.ts'
import type { Reading } from './read.ts'

/** What a prompt says of somebody beyond trade, people, sex and age, taken apart so that each part is told where it belongs. */
export interface Said {
  /** The phrase that names them: "blind mapmaker". */
  head: string
  /** What follows a name: "keeps bees", "has a wooden leg and a library", "is sworn to protect a goose". */
  does: readonly string[]
  /** What strangers see: "a wooden leg". */
  body: readonly string[]
  /** What they have about them: "a library", "a tame raven". */
  things: readonly string[]
  /** A trade by what they do where none is named: "umbrella seller". */
  trade?: string
  /** What they were before: "executioner". */
  formerly?: string
}

const asks = /^(?:(?:please|make|create|generate|give|write|design|i (?:want|need)|we need|me|us|up)\s+)+/i
const numbers =
  /,?\s*\b(?:(?:at|of)\s+)?(?:level|lvl|cr|challenge(?: rating)?)\s*\d+(?:\/\d+)?\b|\b\d{1,2}(?:st|nd|rd|th)[ -]level\b/gi

const states =
  'sworn|made|beloved|loved|hated|afraid|obsessed|haunted|famous|working|disguised|in love|allergic|cursed|blessed|raised|known for|looking|hiding|trying|doomed|born|banned|exiled|wanted|married|trapped|living|hunted|accused|addicted|devoted|bound|descended|armed|covered|dressed|missing|searching|pretending|posing|fond|tired|proud|jealous|convinced|possessed|chosen|betrayed|abandoned|built|carved|sewn|summoned|woven|filled|inhabited|out of|on the run|down on|turned'
/** What ends the phrase that names somebody. */
const cut = new RegExp(
  `\\s*[,;]\\s*|\\s+(?=(?:who|whose|that|which|with|wearing|carrying|holding|but|${states})\\b)`,
  'i',
)
/** What begins something else that is said of them. */
const next =
  /\s*[,;]\s*(?:and\s+|but\s+)?|\s+(?:and|but)\s+(?=(?:who|whose|that|with|wearing|carrying|holding|has|is|was|keeps|fears|hates|loves|never|always|cannot|secretly)\b)/i

/** What somebody lives by, as verbs one after another. */
const isRule = /^whose\s+(?:edicts?|anathemas?|creed|vows?|oath)\s+(?:are|is)\b/i
const begins = /^(?:who|whose|that|which|with|wearing|carrying|holding|has|is|was)\b/i

/** The phrase that names them, and what is said after it, one by one. */
function parted(text: string): [head: string, ...pieces: string[]] {
  const at = /^(?:who|whose|that|with)\b/i.test(text) ? 0 : text.search(cut)
  if (at < 0) return [text]
  const pieces = text
    .slice(at)
    .replace(/^[\s,;]+/, '')
    .split(next)
    // "With quills that climbs walls": the quills do not climb.
    .flatMap((piece) =>
      /^(?:who|whose|that|which)\b/i.test(piece)
        ? [piece]
        : piece.split(/\s+(?=(?:who|whose)\b)|(?<=[^s]s)\s+(?=(?:that|which)\s+\p{L}*[^s]s\b)/iu),
    )
    .reduce<string[]>((parts, piece) => {
      const last = parts.at(-1)
      // "whose edicts are to protect the weak and never lie": a bare verb goes on with what was said before it.
      if (last && /^(?:never|always)\s+(?!\w+(?:[^s]s|ed)\b)/i.test(piece))
        parts[parts.length - 1] = `${last} and ${piece}`
      else if (last && isRule.test(last) && !begins.test(piece)) parts[parts.length - 1] = `${last}, ${piece}`
      else parts.push(piece)
      return parts
    }, [])
  return [text.slice(0, at), ...pieces.filter((piece) => piece && piece.trim() !== '')]
}

const isState = new RegExp(`^(?:${states})\\b`, 'i')

const bodily =
  /\b(?:legs?|arms?|eyes?|hands?|hooks?|nose|scars?|beard|moustache|teeth|tooth|tail|wings?|horns?|tattoos?|hair|ears?|face|skin|hump|limp|fingers?|voice|neck|head|feet|foot|gills|feathers|fur|scales|antlers|shadow)$/i

/** "sells umbrellas" makes an umbrella seller. */
const agents: Readonly<Record<string, string>> = {
  sells: 'seller',
  collects: 'collector',
  makes: 'maker',
  keeps: 'keeper',
  paints: 'painter',
  hunts: 'hunter',
  repairs: 'mender',
  mends: 'mender',
  runs: 'keeper',
  steals: 'thief',
  builds: 'builder',
  breeds: 'breeder',
  raises: 'breeder',
  catches: 'catcher',
  writes: 'writer',
  teaches: 'teacher',
  trains: 'trainer',
  digs: 'digger',
  forges: 'forger',
  grows: 'grower',
  bakes: 'baker',
  brews: 'brewer',
  carves: 'carver',
  tunes: 'tuner',
  guards: 'guard',
  judges: 'judge',
  smuggles: 'smuggler',
  translates: 'translator',
}
const single = (word: string) => word.replace(/ies$/, 'y').replace(/(?<=ch|sh|x)es$|(?<=[^s])s$/, '')

function tradeBy(does: string): string | undefined {
  const [, verb = '', object = ''] =
    /^(?:still |secretly |only |always )?(\w+)\s+(?:an? |the |other people’s |old |stolen )?([\p{L}-]{3,})/u.exec(
      does,
    ) ?? []
  const agent = agents[verb.toLowerCase()]
  if (!agent || !object) return undefined
  if (/^banks?$/i.test(object)) return 'banker'
  if (verb === 'keeps' && !/^(?:bees|goats|sheep|geese|pigs|books|inns?|horses|birds|hawks|shop|time)$/i.test(object))
    return undefined
  const noun = single(object.toLowerCase())
  return noun === 'bee' && agent === 'keeper' ? 'beekeeper' : `${noun} ${agent}`
}

/** "Called Thalas, a man who keeps an inn": of which sex they are is no deed of theirs. */
const noDeed =
  /^an?\s+(?:man|woman|person|male|female|somebody|someone)(?:\s+(?=(?:who|whose|with|in|of|from|at)\b)|$)/i

/** One thing that is said, as it follows a name; '' where nothing is left of it. */
function doing(piece: string): string {
  const text = piece
    .replace(/^(?:and|but)\s+(?!a\b|an\b)/i, '')
    .replace(noDeed, '')
    // "my brother’s widow, she runs the ferry".
    .replace(/^(?:she|he|it)\s+(?=\p{L}+(?:s|ed)\b|can\b|could\b|will\b|would\b)/iu, '')
    .trim()
  const [, first = '', rest = ''] = /^(\S+)\s*(.*)$/s.exec(text) ?? []
  if (rest === '' && !/(?:ed|s)$/.test(first)) return ''
  switch (first.toLowerCase()) {
    case 'who':
    case 'that':
    case 'which':
      return rest
    case 'whose':
      return `is the one whose ${rest.replace(/^((?:edicts?|anathemas?)\s+(?:are|is)\s+)(?!to\b|not\b)/i, '$1to ')}`
    case 'with':
      return `has ${rest}`
    case 'wearing':
      return `always wears ${rest}`
    case 'carrying':
      return `always carries ${rest}`
    case 'holding':
      return `never lets go of ${rest}`
    case 'working':
      return `works ${rest}`
    case 'looking':
    case 'searching':
      return `is ${text}`
    case 'but':
      return `is ${rest} all the same`
  }
  if (/^(?:raised|born|descended|built|carved|sewn|summoned)\b/i.test(text)) return `was ${text}`
  if (isState.test(text) || /^(?:an?|the|one|secretly|never|once)\b/i.test(text))
    return /^(?:never|once|secretly)\s+\w+(?:s|ed)\b/i.test(text) && !/^secretly an?\b/i.test(text)
      ? text
      : `is ${text}`
  return /^[\p{L}]+s$/u.test(first) ? text : `is ${text}`
}

/** A text without the levels and challenges it names: the form may have chosen another. */
export const withoutLevels = (text: string) => text.replace(numbers, '').replace(/^[\s,]+/, '')

/** The prompt without its names, numbers and what asks for it. */
function plainOf({ text, names }: Reading): string {
  const unnamed = names.reduce(
    (rest, name) =>
      rest
        .replace(
          new RegExp(
            `,?\\s*(?:\\b(?:called|named|known as|of|from|in|at|near|outside)\\s+)?["“]?${literal(name)}["”]?`,
            'u',
          ),
          ' ',
        )
        .replace(/\s*\b(?:of|from|in|at|near|outside)\s*(?=$|[,;.])/i, ''),
    text,
  )
  return unnamed
    .replace(asks, '')
    .replace(numbers, '')
    .replace(/\s+/g, ' ')
    .replace(/\s+,/g, ',')
    .replace(/^[\s,]+|[\s.,;!?]+$/g, '')
}

const isPhrase = (text: string) => /^[\p{L}\p{N} ,’'-]+$/u.test(text) && text.length <= 200 && !/\S{25}/.test(text)

/** Takes a prompt apart. What cannot stand in a sentence is left to whoever quotes it. */
export function saidOf(reading: Reading): Said {
  const text = plainOf(reading)
  const nothing = { head: '', does: [], body: [], things: [] }
  if (text === '' || !isPhrase(text)) return nothing
  const [head, ...pieces] = parted(text)
  const turned = pieces.find((piece) => /^turned\s/i.test(piece))
  const formerly = turned
    ? /([\p{L}-]+)$/u.exec(head)?.[1]
    : /\b(?:retired|former|ex)[ -]([\p{L}-]+)$/iu.exec(head)?.[1]
  const isMany = /(?:[^s]s|children|people|folk)$/i.test(head)
  const spoken = pieces
    .filter((piece) => piece !== turned)
    .map((piece) =>
      // "twin sisters who share one shadow": a sheet is of one of them.
      isMany && /^who\s+(?!\w+s\b)/i.test(piece) ? `is one of ${head.replace(/^the\s+/i, '')} ${piece}` : doing(piece),
    )
  const having = pieces
    .filter((piece) => /^with\s/i.test(piece))
    .flatMap((piece) => piece.replace(/^with\s+/i, '').split(/\s+and\s+|,\s*/))
    .map((piece) => piece.trim())
    .filter((piece) => /^(?:an?|the|two|three|one|her|his|their|no)\s/i.test(piece))
  const trade = turned ? turned.replace(/^turned\s+(?:an?\s+)?/i, '') : spoken.map(tradeBy).find((name) => name)
  return {
    head,
    does: [...(turned && formerly ? [`was once ${withArticle(formerly)}`] : []), ...spoken]
      .filter((one) => one !== '')
      .slice(0, 4),
    body: having.filter((piece) => bodily.test(piece)),
    things: having.filter((piece) => !bodily.test(piece) && /^(?:an?|the|two|three|one)\s/i.test(piece)),
    ...(trade && /^[\p{L} -]{3,30}$/u.test(trade) && { trade }),
    ...(formerly && { formerly }),
  }
}

const creatures = new Set([
  ...families
    .filter(({ noun }) => !['cultist', 'mimic', 'swarm', 'hag', 'goblin'].includes(noun))
    .flatMap(({ words }) => words)
    .filter(
      (word) =>
        !/^(?:undead|drowned|dead|divine|animated|mechanical|clockwork|alien|eldritch|saint|thing|toy|doll|brain|eyes?|bones?|root|flower|thorn|rose|bug)$/.test(
          word,
        ),
    ),
  ...'god goddess angel cat merman mermaid mouse ghost giant fairy vampire skeleton zombie genie unicorn centaur satyr minotaur golem demon devil'.split(
    ' ',
  ),
])

/** What somebody is who is of no people that is listed: "ghost", "cat". */
export function creatureIn(head: string): string | undefined {
  const words = head.toLowerCase().match(/\p{L}[\p{L}’-]*/gu) ?? []
  const end = words.findIndex((word) => ['of', 'in', 'from', 'at', 'by', 'on'].includes(word))
  const last = (end < 0 ? words : words.slice(0, end)).at(-1) ?? ''
  return creatures.has(last) ? last : undefined
}
