import { withArticle } from '../grammar/article.ts'
import { capital, plural } from '../grammar/inflect.ts'
import type { Threat } from '../prompt/threat.ts'

/** Who rules by the prompt: "a widow who keeps bees", "three witches". */
export interface AskedRuler {
  /** As it was put, with its article. */
  phrase: string
  /** Before a name, of one who rules alone: "Widow"; left out where more than one rule, or it is too long for that. */
  title?: string
  isMany: boolean
  /** What was said of them besides, as it follows the name: "keeps bees". */
  does: string[]
}

/** A building or the like that the prompt puts there: "a school for ghosts". */
export interface AskedPlace {
  name: string
  /** Without an article: "school for ghosts that never closes". */
  kind: string
}

/** What a prompt says of a settlement that no list knows, in its own words, each fit to stand in a sentence. */
export interface AskedWords {
  /** What it is: "an upside-down village on stilts"; left out where that is no more than a size. */
  whole?: string
  /** Statements in which #town# stands for the place: "#town# stands on stilts", "nobody sleeps in #town#". */
  claims: string[]
  /** What it lies on or in, with its article: "the sleeping turtle". */
  ground?: string
  ruler?: AskedRuler
  /** Who lives there, many of them: "exiled clowns", and one of them. */
  folk?: { many: string; one: string }
  places: AskedPlace[]
}

const words = (text: string) => text.split(/\s+/)

const settlementNouns = words(
  'settlement village town city metropolis hamlet port seaport harbour camp encampment fort fortress outpost capital borough burgh thorp homestead farmstead steading colony community parish citadel stronghold monastery commune market-town island isle boomtown ghost-town city-state kingdom republic burg township shanty-town slum district oasis post caravanserai waystation',
)
/** What the sheet makes of these it says anyway: its size, and that it is one. */
const plainHead =
  /^(?:(?:a|an|the|some|small|large|big|tiny|little|huge|medium|medium-sized|poor|rich|wealthy|modest)\s+)*[a-z-]+$/i

const buildingNouns = new Set(
  words(
    'school tower bridge statue clock gallows orphanage hospital asylum museum zoo garden tree tomb library well pit fountain market temple church chapel cathedral shrine abbey inn tavern mill windmill forge smithy lighthouse prison gaol jail bathhouse theatre arena academy university castle palace manor keep harbour dock pier quay graveyard cemetery warehouse workshop factory brewery bakery shop bank court hall guildhall barracks observatory laboratory greenhouse stable ferry wall gate crane aqueduct sewer catacomb maze labyrinth monument obelisk pyramid circle portal altar pool spring sawmill shipyard tannery quarry mine archive embassy post-office stadium racetrack racecourse carousel circus fairground playhouse opera oracle furnace bell belltower cellar distillery winery kitchen nursery menagerie aviary apiary dovecote lift elevator staircase ladder machine engine',
  ),
)

/** Where a new thing is said, whatever stands before it. */
const STRONG =
  /(?:,\s*(?:and\s+|but\s+)?|\s+(?:and|but)\s+(?=(?:where|that|which|who|whose|with|ruled|run|led|governed|full|home|famous|known|obsessed|afraid)\b)|(?<!\b(?:obsessed|filled|covered|war|lined|crowded|trades?|infested|peace))\s+(?=(?:with|without)\b)|(?<!\b(?:has|have|had|never))\s+(?=(?:where|that|which|who|whose|ruled|run|led|governed|commanded|inhabited|populated|settled|peopled|full of|home to|famous|known|obsessed|afraid|addicted|surrounded|built|carved|hidden|perched|hanging|floating|drifting|sunken|buried|during|after|before|since)\b))/i

const RULED = /^(?:ruled|run|led|governed|commanded|owned|kept|headed)\s+by\s+/i
const PEOPLED = /^(?:inhabited|populated|settled|peopled)\s+by\s+|^home\s+to\s+/i
const LYING =
  /^(?:built|carved|hidden|perched|hanging|floating|drifting|sunken|buried|hewn|cut|dug|made|woven|moored|chained)\b/i
const PLACING =
  /^(?:on|in|inside|under|underneath|beneath|below|above|over|at|beside|between|behind|around|near|by|atop|within|among|across|along|outside|beyond|off|through|upon|against|halfway|deep)\b/i
const BEING =
  /^(?:full|famous|known|obsessed|afraid|addicted|surrounded|made|ruined|divided|haunted|plagued|besieged|in debt|at war|cut off|short of|low on|out of|rich in|poor in)\b/i
const WHEN = /^(?:during|after|before|since)\b/i

/** The prompt as one line, without a call for it, names, numbers of people, and what is told of as a threat. */
function plainOf(text: string, names: readonly string[], threat: string | undefined): string {
  let plain = threat ? text.replace(threat, ' ') : text
  plain = plain.replace(
    /^(?:please\s+)?(?:make|give|create|generate|roll|write|i\s+(?:want|need)|we\s+need)\s+(?:me\s+|us\s+)?/i,
    '',
  )
  for (const name of names)
    plain = plain.replace(new RegExp(`,?\\s*\\b(?:called|named|known as|of)\\s+["“]?${escaped(name)}["”]?`, 'u'), ' ')
  return plain
    .replace(/\b(?:of|with)\s+[\d,.]+\s*(?:souls|people|inhabitants|residents)?\b/gi, ' ')
    .replace(/["“”#[\]{}|<>]/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/\s+,/g, ',')
    .trim()
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

const told = new Set(
  words('walled poor rich wealthy modest comfortable small large big tiny huge fortified prosperous'),
)

const PIECE_MAX = 110

/** One of what these are, where the phrase is plainly of many: "exiled clowns" -> "exiled clown". */
function singleOf(phrase: string): string | undefined {
  // "Beekeepers without any children": one of them has no children either.
  const [many = '', more = ''] = phrase.split(/(?=\s(?:without|with|from|of|in|on|who|that|at)\s)/i, 2)
  const [, before = '', last = ''] = /^(.*?)(\p{L}+)$/u.exec(many) ?? []
  const guesses = [
    last.replace(/s$/, ''),
    last.replace(/es$/, ''),
    last.replace(/ies$/, 'y'),
    last.replace(/ves$/, 'f'),
    last.replace(/ves$/, 'fe'),
    last.replace(/men$/, 'man'),
    last.replace(/^children$/, 'child'),
  ]
  const one = guesses.find((guess) => guess !== last && guess.length > 1 && plural(guess) === last)
  return one && before + one + more
}

/** The noun that a phrase is about: "a tall school for ghosts" -> "school". */
export function headNoun(phrase: string): string {
  const [core = ''] = phrase.split(
    /\s+(?=(?:of|for|that|which|who|whose|in|on|at|under|with|made|built|where|to|from)\b)/i,
  )
  return (core.split(' ').at(-1) ?? '').toLowerCase()
}

const bare = (phrase: string) => phrase.replace(/^(?:a|an|the|one|its|their)\s+/i, '')

const small = new Set(words('of for the a an in on at to and who that which with from by'))
const titled = (phrase: string) =>
  phrase
    .split(' ')
    .map((word, i) => (i > 0 && small.has(word) ? word : capital(word)))
    .join(' ')

function rulerOf(phrase: string): AskedRuler {
  const core = bare(phrase)
  const isCollective =
    /^(?:council|committee|family|clan|pack|choir|court|guild|cabal|coven|senate|gang|pair|couple|trio|order|cult|herd|flock|parliament|bank|company|church|brotherhood|sisterhood|college|crew|syndicate|cartel|mob|swarm|hive|house|collective|board|jury|tribunal|dynasty)\b/i.test(
      // "a corrupt guild" is many as well.
      headNoun(core),
    )
  const isMany =
    isCollective ||
    (!/^(?:a|an|one|the)\s/i.test(phrase) && singleOf(core) !== undefined) ||
    /^(?:two|three|four|five|six|seven|eight|nine|ten|twelve|many|several)\s/i.test(core)
  const isShort = core.split(' ').length <= 3 && !/\b(?:of|in|for|from|on|with)\b/i.test(core)
  return { phrase, isMany, does: [], ...(isMany || !isShort ? {} : { title: titled(core) }) }
}

function placeOf(phrase: string): AskedPlace {
  const kind = bare(phrase)
  const [core = kind] = kind.split(/\s+(?=(?:that|which|where|whose|who)\b)/i)
  return { name: `the ${titled(core)}`, kind }
}

/** What is claimed by a piece that begins so. */
const claiming: readonly (readonly [begins: RegExp, claim: (piece: string) => string])[] = [
  [/^without\s/i, (piece) => `#town# has to do ${piece}`],
  [WHEN, (piece) => `nothing in #town# is as it was ${piece}`],
  [LYING, (piece) => `#town# is ${piece}`],
  [BEING, (piece) => `#town# is ${piece}`],
  [PLACING, (piece) => `#town# stands ${piece}`],
  [
    /^no\s\S+(?:\s\S+)?\s(?:except|but|save|besides|left|whatsoever|at all)\b/i,
    (piece) => `there are ${piece} in #town#`,
  ],
  [/^(?:no|nobody|everyone|everybody|each|every|all|only|nothing|the|there)(?:\s\S+){3}/i, (piece) => piece],
  [/^\S+ed\s/i, (piece) => `#town# is ${piece}`],
  [/^\S+$/, (piece) => `#town# is ${piece}`],
]

/** Reads pieces one after another, since "who" and "that" go with what came before. */
class Pieces {
  readonly asked: AskedWords = { claims: [], places: [] }
  #last: 'town' | 'claim' | 'folk' | 'ruler' | 'place' = 'town'

  /** Takes a piece that says something of the place, the ruler or a building named before; what it cannot place it tells as a claim. */
  take(piece: string): void {
    const { asked } = this
    if (/^(?:that|which|who|where|whose)\s/i.test(piece)) this.#relative(piece)
    else if (/^(?:\S+\s+)?by$/i.test(piece) || /^\S+\s+by\s+\p{Lu}/u.test(piece) || told.has(piece)) return
    else if (RULED.test(piece)) {
      asked.ruler = rulerOf(piece.replace(RULED, ''))
      this.#last = 'ruler'
    } else if (PEOPLED.test(piece)) this.#folk(piece.replace(PEOPLED, ''))
    else if (/^with\s/i.test(piece)) this.#having(piece.slice(5))
    else if (/^(?:and|but)\s/i.test(piece)) this.take(piece.replace(/^\S+\s/, ''))
    else if (/^(?:a|an)\s/i.test(piece)) this.#having(piece)
    else {
      const [, claim] = claiming.find(([begins]) => begins.test(piece)) ?? []
      asked.claims.push(claim?.(piece) ?? `#town# is known for this: ${piece}`)
      this.#last = 'town'
    }
  }

  #relative(piece: string): void {
    const { asked } = this
    const [, word = '', rest = ''] = /^(\S+)\s+(.+)$/.exec(piece) ?? []
    const place = asked.places.at(-1)
    if (this.#last === 'place' && place) place.kind += ` ${piece}`
    else if (this.#last === 'claim') asked.claims.push(`${asked.claims.pop()} ${piece}`)
    else if (this.#last === 'ruler' && asked.ruler && /^(?:who|that|which)$/i.test(word)) asked.ruler.does.push(rest)
    else if (this.#last === 'folk' && asked.folk && /^(?:who|that)$/i.test(word))
      asked.claims.push(`the ${asked.folk.many} of #town# ${rest}`)
    else {
      // "whose mayor is a goat": that is who rules.
      const [, title = '', who = ''] =
        /^(mayor|king|queen|ruler|lord|lady|baron|baroness|duke|duchess|chief|prince|princess|abbot|abbess|reeve)\s+is\s+((?:an?|the)\s.+)$/i.exec(
          rest,
        ) ?? []
      if (/^whose$/i.test(word) && title && this.#last === 'town') {
        const short = bare(who).split(' ')
        const own = short.length <= 2 ? ` ${titled(short.join(' '))}` : ''
        asked.ruler = { phrase: who, isMany: false, does: [], title: `${capital(title.toLowerCase())}${own}` }
        this.#last = 'ruler'
        return
      }
      const owner = this.#last === 'ruler' && asked.ruler?.title ? '#r.poss#' : '#town.poss#'
      const isPlace = /^where$/i.test(word)
      asked.claims.push(isPlace ? happening(rest) : /^whose$/i.test(word) ? `${owner} ${rest}` : `#town# ${rest}`)
      this.#last = 'claim'
    }
  }

  /** A sentence of its own: "Ruled by a child king", "Nobody may leave". */
  sentence(text: string): void {
    this.#last = 'town'
    if ([RULED, PEOPLED, LYING, BEING, /^with\s/i].some((begins) => begins.test(text))) this.take(lowered(text))
    else this.asked.claims.push(said(text))
  }

  /** "of exiled clowns": who lives there; "of glass": what it is made of. */
  of(piece: string): boolean {
    if (singleOf(piece) === undefined || /^(?:the|a|an|my|your|his|her|its)\s/i.test(piece)) return false
    this.#folk(piece)
    return true
  }

  #folk(many: string): void {
    const one = singleOf(many)
    if (one && many.split(' ').length <= 4) {
      this.asked.folk = { many, one: bare(one) }
      this.#last = 'folk'
      return
    }
    this.asked.claims.push(`#town# is home to ${many}`)
    this.#last = 'claim'
  }

  #having(phrase: string): void {
    const isBuilding = buildingNouns.has(headNoun(phrase)) && /^(?:a|an|the|one)\s/i.test(phrase)
    if (isBuilding && phrase.split(' ').length <= 9 && this.asked.places.length < 3) {
      this.asked.places.push(placeOf(phrase))
      this.#last = 'place'
    } else {
      this.asked.claims.push(`#town# has ${phrase}`)
      this.#last = 'claim'
    }
  }
}

/** "where nobody sleeps": "nobody in Harrow sleeps"; "where the dead vote": "in Harrow the dead vote". */
const happening = (rest: string) =>
  /^(?:nobody|everybody|everyone)\s/i.test(rest)
    ? rest.replace(/^\S+/, (who) => `${who} in #town#`)
    : `in #town# ${rest}`

/** Splits what stands before the settlement's own noun, and after it; undefined where the prompt has no such noun. */
function beheaded(plain: string): { head: string; rest: string } | undefined {
  const noun = new RegExp(
    `^((?:(?!\\b(?:where|that|which|who|whose|with|by)\\b)[^,])*?\\b(?:${settlementNouns.join('|')})(?:\\s+(?:${settlementNouns.join('|')}))*)\\b\\s*(.*)$`,
    'iu',
  )
  const [, head, rest = ''] = noun.exec(plain) ?? []
  if (head === undefined || head.split(' ').length > 8) return undefined
  const article = /^(?:a|an|the|one)\s/i.test(head) ? head : withArticle(head)
  return { head: article.charAt(0).toLowerCase() + article.slice(1), rest }
}

/** Reads what a prompt says of the place itself; `names` and the threat are told of elsewhere. */
function askedWords(text: string, names: readonly string[], threat: string | undefined): AskedWords {
  const [first = '', ...more] = plainOf(text, names, threat)
    .split(/[.!?;:]+\s*|\s+[–—-]\s+/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
  const pieces = new Pieces()
  const found = beheaded(first)
  const [, made = '', after = found?.rest ?? first] =
    /^of\s+(.+?)(?=$|,|\s(?:where|that|which|who|whose|with|on|in|inside|under|beneath|at|near|by|ruled|run|led|hidden|built|carved|perched|hanging|floating|buried|obsessed|famous|known)\b)(.*)$/i.exec(
      found?.rest ?? '',
    ) ?? []
  let head = found?.head ?? ''
  if (made !== '' && !pieces.of(made)) head += ` of ${made}`
  const rest = after.split(STRONG).filter((piece) => piece !== undefined)
  const [near = '', ...others] = rest.map((piece) => piece.trim())
  const site = found && (PLACING.test(near) || LYING.test(near)) && near.length < PIECE_MAX ? near : ''
  const whole = `${head}${site ? ` ${site}` : ''}`
  if (found && (site || !plainHead.test(head) || head.split(' ').length > 2) && !isOnlyTold(whole))
    pieces.asked.whole = whole
  const parts = [near, ...others].filter((piece) => /\p{L}{2}/u.test(piece) && piece.length < PIECE_MAX)
  for (const piece of parts) pieces.take(lowered(piece))
  for (const sentence of more.slice(0, 4))
    if (sentence.length < PIECE_MAX && sentence.split(' ').length > 2) pieces.sentence(sentence)
  const ground = groundOf(site)
  if (ground) pieces.asked.ground = ground
  return pieces.asked
}

/** "built on the back of a sleeping turtle" -> "the sleeping turtle". */
function groundOf(site: string): string | undefined {
  const known =
    / of an?\s+(.+)$/i.exec(site)?.[1] ?? new RegExp(`${PLACING.source.slice(1)}\\s+(.+)$`, 'i').exec(site)?.[1]
  if (known === undefined || /^(?:of|on|in|to|from|its?|their)\b/i.test(known) || known.split(' ').length > 6)
    return undefined
  return `the ${known.replace(/^(?:a|an|the)\s+/i, '')}`
}

/** Only what the sheet's size, wealth and land say anyway. */
const isOnlyTold = (whole: string) => plainHead.test(whole) && whole.split(' ').length <= 2

const lowered = (text: string) =>
  /^(?:I\b|\p{Lu}\p{Ll}+\s\p{Lu})/u.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1)

/** A sentence of its own, with the place's name for "it". */
const said = (sentence: string) =>
  lowered(
    sentence.replace(
      /^(?:it|the (?:village|town|city|place|hamlet))\b(?=\s+(?:is|has|was|does|lies|stands|never|can))/i,
      '#town#',
    ),
  )

/** Said of a creature that nobody need be afraid of, or no longer. */
const HARMLESS =
  /\b(?:legs?|backs?|skulls?|bones?|ribs?|ribcage|skeletons?|corpse|body|belly|mouth|shell|egg|heads?|hand|everyone|everybody|nobody|talks?|friends?|loves?|worship\w*|pets?|feeds?|retired|dead|dying|sleeping|petrified)\b/i

/**
 * A prompt's own words for a settlement, and what of its threat is left: a creature that rules there, lives there or lent the
 * place its skull is no trouble.
 */
export function askedOf(
  text: string,
  names: readonly string[],
  threat: Threat | undefined,
): { asked: AskedWords; threat?: Threat } {
  // "plagued by rats" is told of as the place's trouble; a bare "ghosts" may be anybody.
  const isBare = threat !== undefined && [threat.one, threat.many].includes(threat.asked.toLowerCase())
  const isDeed = threat !== undefined && !isBare
  const deed =
    isDeed && threat.asked !== 'haunted'
      ? threat.asked.split(/,|\s(?=(?:with|where|that|which|who|whose)\b)/i)[0]
      : undefined
  const asked = isBare && text.split(' ').length < 3 ? { claims: [], places: [] } : askedWords(text, names, deed)
  if (!threat || isDeed) return { asked, ...(threat ? { threat } : {}) }
  const { ruler, places, folk, whole, claims } = asked
  const tame = [
    ruler?.phrase,
    ...(ruler?.does ?? []),
    ...places.map(({ kind }) => kind),
    folk?.many,
    whole,
    ...claims.filter((claim) => HARMLESS.test(claim)),
  ]
  return tame.some((said) => said?.toLowerCase().includes(threat.asked.toLowerCase())) ? { asked } : { asked, threat }
}
