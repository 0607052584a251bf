import { lookUp } from '../../prompt/wordnet/dictionary.ts'
import { withArticle } from '../grammar/article.ts'
import { domainOf, kindsAbove, singular } from '../lore/theme.ts'
import { ancestryWords } from '../prompt/words.ts'

/** What a prompt says of a find, each part as it stands within a sentence: "a dragon who collects clocks", "under his chapel". */
export interface Asked {
  /** What it is called: "the cursed hoard". */
  called?: string
  owner?: string
  /** The owner in short: "the dragon". */
  who?: string
  /** What they did with it: "hid under his chapel". */
  deed?: string
  place?: string
  /** Whose it was before, who watches it, who has a right to it. */
  before?: string
  guard?: string
  heir?: string
  /** Things that are in it: "a silver violin", "clocks". */
  things: readonly string[]
  /** What can be drawn, carved or stitched on things: "a dragon". */
  motifs: readonly string[]
  /** There is nothing else in it. */
  isAll: boolean
  /** It is what somebody has on them, not what somebody has hidden. */
  isCarried: boolean
}

const HOARD =
  'hoard|horde|sack|treasures?|treasury|loot|stash|trove|riches|belongings|cache|valuables|wealth|fortune|plunder|booty|spoils|haul|takings|savings|winnings|earnings|inheritance|bequest|legacy|dowry|ransom|tribute|offerings|collection|contents|possessions|chest|vault|coffers?|strongbox|grave goods|pay|wages|gold|money|bounty|prize|find|things|objects|items|gifts|presents|keepsakes|larder|pantry|cupboard|trunk|safe|locker|cargo|storeroom|hamper'
const CARRIED =
  'pockets|purse|bag|pouch|wallet|satchel|handbag|knapsack|backpack|rucksack|saddlebags?|haversack|luggage|baggage|suitcase|valise|belt pouch|body|corpse'
const carried = new RegExp(
  `\\b(?:${CARRIED}|coat|boots|carried|carries|carrying|on (?:his|her|their|its) (?:person|body|corpse))\\b`,
  'i',
)
const hoarded = new RegExp(`\\b(?:${HOARD})\\b`, 'i')
/** Words for what there is as much of in a pocket as in a vault. */
const neither = /\b(?:contents|belongings|possessions|find|takings|pay|wages|gold|money|valuables|loot)\b/gi

const links = {
  owner:
    'of|belonging to|owned by|left behind by|left by|carried by|hidden by|buried by|hoarded by|collected by|gathered by|kept by|stolen by|robbed by|won by|earned by|lost by|amassed by|abandoned by|on',
  before: 'stolen from|robbed from|taken from|looted from|won from|seized from',
  guard: 'guarded by|watched by|protected by|defended by|watched over by',
  heir: 'promised to|meant for|intended for|owed to|left to|destined for',
  holding: 'containing|including|full of|filled with|made (?:\\p{L}+ )?of|made up of|consisting of|with',
  place:
    'in|inside|under|underneath|beneath|below|behind|at|aboard|above|beside|within|atop|among|near|from|on|outside',
  clause: 'who|that|which|whose|where|but|and|wearing|holding|hiding',
} as const
type Link = keyof typeof links
const order: readonly Link[] = ['before', 'guard', 'heir', 'owner', 'holding', 'place', 'clause']
const hiding = 'found|hidden|buried|sunk|lost|left|kept|stored|lying|sealed|locked|walled up|stashed'
const hidden = `(?:(?:${hiding}) )?`
const amid = `${hiding}|full|filled|made|entirely|up|consisting|stolen|robbed|taken|looted|won|seized`
const cut = new RegExp(`(?<!\\b(?:${amid}))\\s(?=(?:${hidden}(?:${Object.values(links).join('|')}))\\s)`, 'iu')

const ARTIFACT = 6
const COMMUNICATION = 10
const motifDomains = new Set([5, ARTIFACT, 8, 13, 17, 20])
const ANIMAL = 5
const PERSON = 18
const beings = new Set([
  'person',
  'imaginary_being',
  'spiritual_being',
  'spirit',
  'monster',
  'mythical_being',
  'organization',
])
const places = new Set([
  'structure',
  'building',
  'location',
  'area',
  'room',
  'vehicle',
  'body_of_water',
  'geological_formation',
  'land',
  'tract',
  'furniture',
  'container',
  'vessel',
])
const invented =
  /^(?:goblin|kobold|orc|owlbear|lich|beholder|mimic|tiefling|gnoll|ogre|troll|drow|mindflayer|dragonborn|aboleth|wyvern|hag|bandit)s?$/

/** The noun that a phrase is about: "a dragon who collects clocks" -> "dragon". */
function nounOf(phrase: string): string {
  const [lead = phrase] = phrase.split(
    /\s(?=(?:who|that|which|whose|where|of|in|on|with|at|from|under|between|worth|called|named|wearing|and)\s)|,/i,
  )
  return lead.toLowerCase().split(' ').at(-1) ?? ''
}
const isBeing = (phrase: string) => {
  const plain = singular(nounOf(phrase))
  // "King #foo#": of words nobody knows the one before them.
  if (domainOf(plain) === 0 && (persons.test(phrase) || agents.test(plain))) return true
  if (/^\p{Lu}/u.test(phrase) && !/^(?:The|An?)\s/.test(phrase)) return true
  return (
    invented.test(nounOf(phrase)) ||
    Object.hasOwn(ancestryWords, plain) ||
    [ANIMAL, PERSON].includes(domainOf(plain)) ||
    kindsAbove(plain).some((kind) => beings.has(kind))
  )
}
/** Whoever is called by what they do: a toymaker. */
const agents = /(?:maker|smith|keeper|monger|wright|catcher|seller|hunter|caller|walker|whisperer|man|woman|ist)$/
const persons =
  /\b(?:king|queen|lord|lady|baron|captain|wizard|witch|prince|princess|saint|brother|sister|mother|father)\b/i
const isPlace = (phrase: string) => kindsAbove(singular(nounOf(phrase))).some((kind) => places.has(kind))

/** A pot or a toolbox: what is found lies in it, and nobody sets foot there. */
const isContainer = (phrase: string) =>
  kindsAbove(singular(nounOf(phrase))).some((kind) => kind === 'container' || kind === 'box') &&
  !kindsAbove(singular(nounOf(phrase))).some((kind) => ['structure', 'vehicle', 'vessel_craft', 'craft'].includes(kind))

const within = (phrase: string) =>
  phrase.replace(/^(?:The|An?|My|Our|His|Her|Their|Some|What)\s/, (word) => word.toLowerCase())

/** "a drowned smuggler queen who…" is "the drowned smuggler queen" once she is known; a name stays one. */
export function shortOf(phrase: string): string {
  const [lead = phrase] = phrase.split(
    /\s(?=(?:who|that|which|whose|where|of|in|on|with|at|from|under|wearing|but|and)\s)|,/i,
  )
  const known = lead.replace(/^(?:an?|some|one)\s/i, 'the ')
  return /^(?:the|my|our|his|her|their|\p{Lu})/u.test(known) ? known : `the ${known}`
}

/** A prompt without what only asks for it. */
const plainOf = (text: string) =>
  text
    .replace(/[.!?\s]+$/, '')
    .replace(/^(?:please\s+)?(?:make|give|roll|create|generate|write|I need|I want|show)\s+(?:me\s+|us\s+)?/i, '')
    .replace(
      /,?\s*\b(?:for|fit for|suited to)\s+(?:an?\s+|the\s+)?(?:party\s+(?:of\s+)?)?(?:\d+(?:st|nd|rd|th)[ -])?level(?:\s*\d+)?(?:\s+party)?\b/i,
      '',
    )
    .replace(/,?\s*\bfor an?\s+party$/i, '')
    .trim()

/** "what the drowned abbot hid under his chapel": the abbot, and where. */
const whatSomebody =
  /^(?:what|whatever|everything|all|things|anything)\s+(?:that\s+)?((?:(?:an?|the|my|our|one|two|three|some)\s+)?(?:[\p{L}’'-]+\s+){1,4}?)((?:(?:had|has|have|could(?:n[’']t)?|would(?:n[’']t)?|never|did(?:n[’']t)?|not|once|still)\s+)*(?:(?<=(?:could|would|did|not|could(?:n[’']t)|would(?:n[’']t)|did(?:n[’']t))\s)\p{L}+|hid|kept|stole|left|took|lost|had|won|brought|bought|sold|found|owes?|owns?|carr(?:y|ies)|keeps?|hides?|steals?|leaves?|wears?|saves?|\p{L}+ed))(?:\s+(.*))?$/iu

const ofSomebody = new RegExp(
  `^(.+?(?:[’']s|s[’']))\\s+((?:[\\p{L}’'-]+\\s+){0,2}?(?:${HOARD}|${CARRIED}|coat|boots))(?:[\\s,]+(.*))?$`,
  'iu',
)
const headed = new RegExp(
  `^((?:(?:an?|the|some|my|our|\\p{L}+[’']s)\\s+)?(?:[\\p{L}’'-]+\\s+){0,3}?(?:${HOARD}|${CARRIED}|coat|boots))(?=\\s|$|,)\\s*(.*)$`,
  'iu',
)

/** The parts of what follows a head, each with the link before it; what is said of somebody stays with them. */
function partsOf(tail: string): { link: Link; said: string; text: string }[] {
  const parts: { link: Link; said: string; text: string }[] = []
  for (const piece of tail.split(cut).filter((each) => each !== '')) {
    const link = order.find((each) => new RegExp(`^${hidden}(?:${links[each]})\\s`, 'iu').test(piece))
    const [said = ''] = link ? (new RegExp(`^${hidden}(?:${links[link]})\\s`, 'iu').exec(piece) ?? []) : []
    const text = piece.slice(said.length)
    const last = parts.at(-1)
    const isStrong = link === 'before' || link === 'guard' || link === 'heir' || /\s\S+\s$/.test(said)
    const stays =
      last &&
      (link === undefined ||
        link === 'clause' ||
        (!isStrong &&
          (/\s(?:who|that|which|whose|where)\s/i.test(` ${last.text}`) ||
            (link === 'place' && !isPlace(text)) ||
            (link === 'holding' && last.link === 'owner' && !last.text.endsWith(',')) ||
            link === 'owner')))
    if (!stays && last) last.text = last.text.replace(/,$/, '')
    if (stays) last.text = `${last.text} ${piece}`
    else parts.push({ link: link ?? 'owner', said: said.trim(), text })
  }
  return parts
}

/** "in the belly of a whale" without "found", which the sentence says for itself. */
const placeOf = (said: string, text: string) => {
  return `${said.replace(new RegExp(`^(?:${hiding})\\s`, 'i'), '').toLowerCase()} ${within(text)}`
}

const listed = (text: string) =>
  text
    .split(
      /,\s*(?:and\s+)?|\s+and\s+(?=(?:an?|the|one|two|three|four|five|six|seven|\d+|some|his|her)\s|(?:\p{L}+ )?\p{L}+[^s]s$)/iu,
    )
    .map((each) => within(each.trim().replace(/^with\s+/i, '')))
    .filter((each) => each !== '')

/** Nouns within what is said of somebody that can lie in a chest: "who collects clocks" -> "clocks". */
function nounsIn(text: string): string[] {
  const words = text.toLowerCase().match(/[\p{L}-]+/gu) ?? []
  return words.filter((word, at) => {
    if (
      at === 0 ||
      word.length < 3 ||
      /^(?:who|that|which|whose|where|with|made|has|had|was|left|kept)$/.test(words[at - 1] ?? '')
    )
      return false
    const plain = singular(word)
    return (
      (domainOf(plain) === ARTIFACT || (domainOf(plain) === COMMUNICATION && plain !== word)) &&
      !isPlace(word) &&
      (plain !== word || /^(?:an?|the|his|her|its)$/.test(words[at - 1] ?? ''))
    )
  })
}

/** What may be drawn of the words: their animals, plants and things. */
function motifsOf(text: string): string[] {
  const said = text.toLowerCase().match(/[\p{L}-]{3,}/gu) ?? []
  // What stands before a noun and can be said of it is no thing: "royal", "empty".
  const words = said
    .filter((word, at) => !lookUp(word, 'adj') || !lookUp(singular(said[at + 1] ?? '-'), 'noun'))
    .map(singular)
  return [...new Set(words)].filter(
    (word) =>
      !hoarded.test(word) &&
      !carried.test(word) &&
      !/^(?:who|that|and|the|with|what|left|made|find|dead|like|teeth|feet|mice|men|women|children|royal|toy|collector|nobody|somebody|anybody|everybody|nothing|something)$/.test(
        word,
      ) &&
      (motifDomains.has(domainOf(word)) ||
        (domainOf(word) === PERSON && !/^(?:who|one|owner)$/.test(word)) ||
        invented.test(word)),
  )
}

type Found = { -readonly [Part in keyof Asked]: Asked[Part] } & { things: string[] }

/** Whose coat it is, not what lies in it: "a dead courier’s satchel". */
const ownersOf = (phrase: string) => phrase.replace(new RegExp(`[’']s?\\s(?:${CARRIED}|coat|boots)$`, 'i'), '')

/** Acts, events, states and times: things come of them and are not found in them. */
const happenings = new Set([4, 11, 26, 28])

function addPart(asked: Found, { link, said, text }: { link: Link; said: string; text: string }) {
  // "but the dragon only kept spoons" is no place.
  if (said.toLowerCase() === 'but') {
    const [, kept = ''] =
      /\b(?:kept|keeps|collected|collects|hoarded|hoards|liked|loved|stole)\s+(?:only\s+)?(.+)$/i.exec(text) ?? []
    if (kept !== '') asked.things.push(...listed(kept))
    return
  }
  // "offerings to a snake god", "treasure for the dragon".
  const [, meant] = said === '' ? (/^(?:to|for)\s+(.+)$/i.exec(text) ?? []) : []
  if (meant) {
    asked.heir ??= within(meant)
    return
  }
  // "cursed by the crew he betrayed", "three brothers are fighting over": told by the story, and no thing that lies there.
  if (
    said === '' &&
    /^[\p{L}-]+(?:ed|en|wn|lt)\s+(?:by|in|at|for|to|on)\s|\s(?:is|are|was|were|has|have|had)\s/iu.test(text)
  )
    return
  // "the gifts nobody wanted" holds no such thing.
  if (said === '' && /^(?:nobody|no one|everybody|everyone|somebody|someone|I|you|we|they|he|she|it)\s/i.test(text))
    return
  const phrase = within(ownersOf(text))
  const isOf = link === 'owner' && !/\bthings?$/i.test(text) && happenings.has(domainOf(singular(nounOf(text))))
  if (link === 'holding') asked.things.push(...listed(text))
  else if (link === 'guard' || link === 'heir') asked[link] ??= phrase
  else if (link === 'before' || said === 'from' || isOf) {
    // "stolen from the guild by a dwarf": theirs, and whose it is now.
    const [from = phrase, by] = phrase.split(/\sby\s/)
    if (said === 'from' && isBeing(from)) {
      asked.owner ??= from
      return
    }
    asked.before ??= from
    if (by) asked.owner ??= by
  } else if (link === 'place') asked.place ??= placeOf(said, text)
  else if (isBeing(phrase)) asked.owner ??= phrase
  else if (isPlace(text)) asked.place ??= `in ${phrase}`
  else asked.things.push(...listed(text))
}

/** "the gambling debts of an elven prince", as English more often has it. */
const possessed = /^(.+?(?:’s|s’))\s+(.+)$/u

function readWords(text: string): Found {
  const asked: Found = { things: [], motifs: [], isCarried: false, isAll: false }
  const add = (tail: string) => {
    for (const part of partsOf(tail)) addPart(asked, part)
  }
  // "inside the cursed piano".
  const [, where] =
    /^((?:inside|in|under|underneath|beneath|behind|below|aboard|within)\s+(?:an?|the|my|our|his|her)\s.+)$/i.exec(
      text,
    ) ?? []
  if (where) {
    asked.place = within(where.charAt(0).toLowerCase() + where.slice(1))
    return asked
  }
  const somebody = whatSomebody.exec(text)
  const owned = ofSomebody.exec(text)
  const head = headed.exec(text)
  const own = possessed.exec(text)
  if (somebody) {
    const [, who = '', deed = '', rest = ''] = somebody
    asked.owner = within(who.trim())
    asked.deed = `${deed} ${rest}`.trim()
    asked.who = shortOf(within(who.trim()))
    for (const part of partsOf(rest)) if (part.link === 'place' && isPlace(part.text)) addPart(asked, part)
  } else if (owned && !hoarded.test(owned[1] ?? '') && !carried.test(owned[1] ?? '')) {
    const whose = within((owned[1] ?? '').replace(/’s$|(?<=s)’$/i, ''))
    // "A sunken galley’s cargo" is nobody’s: it lies there.
    if (isBeing(whose) || !isPlace(whose)) asked.owner = whose
    else asked.place = `in ${shortOf(whose)}`
    asked.called = `the ${owned[2]}`
    add(owned[3] ?? '')
  } else if (head) {
    asked.called = within(head[1] ?? '').replace(/^(?:an?|some)\s|^(?!the\s|my\s|our\s)/i, 'the ')
    add(head[2] ?? '')
  } else if (own && isBeing((own[1] ?? '').replace(/’s?$/, ''))) {
    asked.owner = within((own[1] ?? '').replace(/’s$|(?<=s)’$/i, ''))
    const [thing = '', ...rest] = (own[2] ?? '')
      .replace(/\s(?:after|before|during|since|while|when)\s.*$/i, '')
      .split(cut)
    if (isContainer(thing)) asked.called = `the ${thing}`
    else if (isPlace(thing)) asked.place = `in ${shortOf(asked.owner)}’s ${thing}`
    else asked.things.push(thing)
    if (!asked.place && rest.length > 0) add(rest.join(' '))
  } else if (text !== '') {
    const [first = text] = text.split(cut)
    if (isBeing(first)) asked.owner = within(text)
    else if (isPlace(first)) {
      asked.place = `in ${within(text)}`
      // "the tomb of a forgotten king" is his.
      const [, lies = ''] = /^\S+(?:\s\S+)?\sof\s(.+)$/i.exec(text) ?? []
      if (isBeing(lies)) asked.owner = within(lies)
    } else asked.things.push(...listed(text))
  }
  return asked
}

/** Reads a prompt for a find. Never throws: what it cannot place is a thing that lies among the rest. */
export function askedIn(prompt: string): Asked {
  const text = plainOf(prompt.replace(/\s+/g, ' ').replace(/(?<=\p{L})'(?=s\b|\s|\p{L})/gu, '’'))
  const asked = readWords(text)
  const { owner = '', place = '' } = asked
  const plain = nounOf(owner)
  const lacksArticle =
    /^\p{Ll}/u.test(owner) &&
    singular(plain) === plain &&
    !/(?:ves|ies)$/.test(plain) &&
    !/^(?:an?|the|my|our|his|her|their|some|one|two|three|\p{Ll}+teen|\p{Ll}+ty|four|five|six|seven|eight|nine|ten|many)\s/u.test(
      owner,
    )
  if (lacksArticle) asked.owner = withArticle(owner)
  const told = [owner.replace(/^.*?(?=\s(?:who|that|whose|with|made)\s|$)/, ''), place.replace(/^.*?(?=\sof\s|$)/, '')]
  const things = [...asked.things, ...told.flatMap(nounsIn)].filter((thing) => /\p{L}/u.test(thing))
  return {
    ...asked,
    who: asked.who ?? (asked.owner ? shortOf(asked.owner) : undefined),
    things: [...new Set(things)].slice(0, 4),
    motifs: motifsOf(text),
    isAll:
      things.length > 0 &&
      /\b(?:made (?:\p{L}+ )?(?:up )?(?:of|from)|nothing but|only|entirely|consisting)\b/iu.test(text),
    isCarried: carried.test(text) && !hoarded.test(text.replace(neither, '')),
  }
}
