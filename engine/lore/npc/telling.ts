import type { Random } from '../../paint/random.ts'
import { withArticle } from '../grammar/article.ts'
import { type Grammar, openTeller, type Teller } from '../grammar/grammar.ts'
import { capital } from '../grammar/inflect.ts'
import type { NameSex } from '../names/names.ts'
import { withoutLevels } from '../prompt/said.ts'
import type { Case } from './case.ts'
import * as looks from './looks.ts'
import type { Person } from './person.ts'
import * as speech from './speech.ts'
import { toolKinds } from './things.ts'

/** A sentence begins with a capital, whatever slot it begins with; so does what is said. */
const sentences = (text: string) =>
  text
    .replace(/\.” (?=says\b)/g, ',” ')
    .replace(
      /(^|[.!?] |[.!?]” (?!(?:asks|says)\b)|[.!?]: |: “|“)(\p{Ll})/gu,
      (_, before: string, letter: string) => before + letter.toUpperCase(),
    )

const grammarOf = ({ trade }: Person): Grammar => ({
  ware: trade.wares,
  tool: ['#toolKind# #toolOf#'],
  toolKind: toolKinds,
  toolOf: trade.tools,
  pitch: speech.pitches,
  grain: speech.grains,
  grain2: speech.grains2,
  pace: speech.paces,
  opener: speech.openers,
  papers: speech.papers,
  tunes: speech.tunes,
  bodies: speech.bodies,
  snacks: speech.snacks,
  sleeves: speech.sleeves,
  drawn: speech.drawn,
  sights: speech.sights,
  habit: speech.habits,
  occasion: speech.occasions,
  token: looks.tokens,
  carriage: looks.carriages,
})

export function tellerFor(person: Person, { slots }: Case, chance: Random, more: Record<string, string> = {}): Teller {
  const teller = openTeller(grammarOf(person), chance, { ...slots, ...more })
  return { tell: (text) => sentences(teller.tell(text)) }
}

/** What somebody looks like, in words that a painter of portraits knows too. */
export interface Look {
  age: string
  build: string
  carriage: string
  /** "thick red hair in a braid", "green scales, dull at the edges". */
  coat: string
  beard?: string
  eyes: string
  mark: string
  feature?: string
  clothes: string
  wear: string
  token: string
}

function coatFor({ ancestry, age, sex }: Person, chance: Random): string {
  const kind = looks.coatOf[ancestry] ?? 'hair'
  if (kind !== 'hair') {
    const { colours, ways } = looks.coats[kind]
    return `${withoutArticle(kind, chance.pick(colours))}, ${chance.pick(ways)}`
  }
  const grey =
    age === 'ancient' || (age === 'old' && chance.chance(0.85)) || (age === 'middle-aged' && chance.chance(0.3))
  const colour = chance.pick(grey ? looks.greys : looks.hairColours)
  if (!grey || sex === 'Female' || chance.chance(0.8))
    return `${chance.pick(looks.hairKinds)} ${colour} hair, ${chance.pick(looks.hairStyles)}`
  return `a ${chance.pick(looks.baldKinds)} bald, ${colour}-fringed head`
}

const withoutArticle = (kind: string, colour: string) =>
  kind === 'shell' ? withArticle(`${colour} shell`) : `${colour} ${kind}`

const against: Readonly<Record<string, RegExp>> = {
  fat: /lean|wiry|slight|thin|bony|gaunt|narrow|willowy|slender|lanky|spare|rangy|long-limbed/,
  thin: /stout|burly|broad|thickset|heavy|plump|round|stocky|barrel|portly/,
  tall: /short|small|squat|compact|slight|stocky/,
  short: /tall|long|lanky|willowy|towering/,
  tiny: /tall|long|burly|broad|thickset|heavy|lanky|towering/,
  huge: /short|slight|small|wiry|narrow|compact/,
  enormous: /short|slight|small|wiry|narrow|compact|lean|bony|gaunt/,
}

/** Builds that do not gainsay what the prompt says of somebody. */
const buildsFor = (traits: readonly string[]) =>
  looks.builds.filter((build) => !traits.some((trait) => against[trait]?.test(build)))

export function lookOf(person: Person, chance: Random): Look {
  const { ancestry, sex, age, trade, traits } = person
  const bearded =
    (looks.coatOf[ancestry] ?? 'hair') === 'hair' &&
    sex === 'Male' &&
    age !== 'child' &&
    !['elf', 'halfling', 'goblin', 'kobold'].includes(ancestry) &&
    chance.chance(ancestry === 'dwarf' ? 1 : 0.45)
  const own = looks.features[ancestry]
  const fitting = trade.clothes.filter((clothes) => sex !== 'Male' || !/gown|dress|bodice|lace/.test(clothes))
  return {
    age: chance.pick(looks.ageSigns[age]),
    build: chance.pick(buildsFor(traits)),
    carriage: chance.pick(looks.carriages),
    coat: coatFor(person, chance),
    ...(bearded && {
      beard: chance.pick(looks.beards.filter((beard) => ancestry !== 'dwarf' || /beard$/.test(beard))),
    }),
    eyes: `${chance.pick(looks.eyeKinds)} ${chance.pick(looks.eyeColours)} eyes`,
    mark: chance.pick(looks.marks),
    ...(own && { feature: chance.pick(own) }),
    clothes: `${chance.pick(looks.clothColours)} ${bareOf(chance.pick(fitting.length > 0 ? fitting : trade.clothes))}`,
    wear: chance.pick(looks.wear),
    token: chance.pick(looks.tokens),
  }
}

/** Clothes without a colour of their own, for one drawn. */
const bareOf = (clothes: string) =>
  clothes.replace(/^(?:green|white|grey|black|brown|blue|purple|red|dark|emerald) /, '')

const lookFrames: readonly string[] = [
  '#n# is #build#, #carriage# and #age#, with #mark#, #eyes# and #coat#. #n# wears #clothes.a#, #wear#.',
  '#n# is #age#, #build# and #carriage#, and wears #clothes.a#, #wear#. #n# has #mark#, #eyes# and #coat#.',
  'Strangers remember #mark#, #eyes# and #coat#. #n# is #age#, #build# and #carriage#, in #clothes.a#, #wear#.',
  '#They# #wears# #clothes.a#, #wear#. #n# is #age#, #build# and #carriage#, with #mark#, #eyes# and #coat#.',
  '#n#, #build# and #carriage#, is #age#, has #mark#, #eyes# and #coat#, and wears #clothes.a#, #wear#.',
  '#w# describes #n# by #mark#, #eyes# and #coat#: #build#, #carriage#, #age#, in #clothes.a#, #wear#.',
  'Picture #n# in #clothes.a#, #wear#: #age#, #build# and #carriage#, with #mark#, #eyes# and #coat#.',
  '#mark.cap#, #eyes# and #coat#: so #k# describes #n#, who is #age#, #build# and #carriage#, in #clothes.a#, #wear#.',
]
const moreFrames: readonly string[] = [
  '#n# has #one# and #other#.',
  '#They# also #has# #one#, and #other#.',
  'You notice #one#, and then #other#.',
  'Look closer: #one#, and #other#.',
  '#w# remembers #one# and #other#.',
  '#k# knows #them# by #one# and #other#.',
]
const lessFrames: readonly string[] = [
  '#n# has #token#.',
  '#o# remembers #token#.',
  'You notice #token#.',
  '#k# knows #them# by #token#.',
]

/** What the prompt says that strangers see. */
const seenFrames: readonly string[] = [
  'First one sees that #n# #is# #seen#.',
  '#n# #is# #seen#, which #w# mentions first.',
  'Anybody sees that #n# #is# #seen#.',
  '#k# forgets that #n# #is# #seen#; strangers never do.',
  'That #n# #is# #seen# is plain at once.',
  '#n# #is# #seen#, and has heard what #town# says to it.',
]

/** "blind and has a wooden leg", as "is" goes on. */
function seenOf({ traits, said }: Person): { is: string; seen: string } | undefined {
  const has = said.body.length > 0 ? listed(said.body) : ''
  if (traits.length > 0) return { is: 'is', seen: listed(traits) + (has ? ` and has ${has}` : '') }
  return has === '' ? undefined : { is: 'has', seen: has }
}

export const listed = (words: readonly string[]) =>
  words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`

export function lookText(person: Person, story: Case, look: Look, chance: Random): string {
  const { beard, feature, ...rest } = look
  const slots = { ...rest, coat: beard && !beard.startsWith('no ') ? `${rest.coat}, and ${beard}` : rest.coat }
  const are = person.sex === 'Neutral' || person.sex === 'Unknown'
  const teller = tellerFor(person, story, chance, {
    ...slots,
    wears: are ? 'wear' : 'wears',
    has: are ? 'have' : 'has',
    one: feature ?? look.token,
    other: look.token,
  })
  const told = [lookFrames, feature ? moreFrames : lessFrames].map((frames) => teller.tell(chance.pick(frames)))
  const seen = seenOf(person)
  if (!seen) return told.join(' ')
  return [tellerFor(person, story, chance, seen).tell(chance.pick(seenFrames)), ...told].join(' ')
}

/** Eyes by which somebody is known at once: "narrow" -> "narrow-eyed". */
const eyed = (eyes: string) => {
  const kind = eyes.split(' ')[0] ?? ''
  return kind.endsWith('shot') ? kind : `${kind.replace(/-(?:lidded|rimmed|set)$/, '')}-eyed`
}

const grownNouns: Readonly<Record<NameSex, string>> = {
  Female: 'woman',
  Male: 'man',
  Neutral: 'person',
  Unknown: 'person',
}

/** "a stout old dwarf, narrow-eyed and bow-legged": what strangers see. The trade is in what lies about, so that no two meetings begin alike. */
export function sightOf({ age, ancestry, sex }: Person, { build, eyes, carriage }: Look): string {
  const noun = age === 'child' ? 'child' : ancestry === 'human' ? grownNouns[sex] : ancestry
  const years = age === 'grown' || age === 'child' ? '' : `${looks.ageWord[age]} `
  return `${withArticle(`${build} ${years}${noun}`)}, ${eyed(eyes)} and ${carriage}`
}

export function meeting(person: Person, story: Case, look: Look, chance: Random): string {
  const Greet = sentences(tellerFor(person, story, chance.fork('greet')).tell(chance.pick(speech.greets)))
  return tellerFor(person, story, chance, {
    Greet,
    sight: sightOf(person, look),
    carriage: look.carriage,
    token: look.token,
    wears: look.mark,
  }).tell(chance.pick(speech.meetings))
}

export function voiceOf(person: Person, story: Case, chance: Random) {
  const teller = tellerFor(person, story, chance)
  const [first, second] = chance.shuffle(speech.lines) as [string, string]
  return {
    voice: `${teller.tell(chance.pick(speech.voices))} ${teller.tell(chance.pick(speech.tics))}`,
    manner: teller.tell(chance.pick(speech.manners)),
    lines: [teller.tell(first), teller.tell(second)],
  }
}

/** What the prompt says outright of wants, fears and secrets. */
function told(text: string) {
  // "to find his brother and is afraid of water" is two things.
  const next =
    /\s+(?:and|but|while|yet)\s+(?=(?:is|has|was|fears?|hates?|loves?|keeps?|cannot|can|never|hides?|secretly|wants?)\b).*$/i
  const find = (pattern: RegExp) => pattern.exec(text)?.[1]?.replace(next, '').trim()
  const to = find(/\b(?:wants?|hopes?|longs?|wishes|means|plans?|trying|dreams) (to [^,.;]+)/i)
  const sought = find(/\b(?:seek(?:s|ing)?|looking for|search(?:es|ing) for|hunting for|wants) (?!to )([^,.;]+)/i)
  const fear = find(/\b(?:afraid of|fears|fearing|terrified of|scared of) ([^,.;]+)/i)
  const secret = find(/\b(secretly [^,.;]+)/i)
  const hiding = find(/\bhid(?:es|ing) ([^,.;]+)/i)
  return {
    want: to ? `${capital(to)}. ` : sought ? `${capital(sought)}. ` : '',
    fear: fear ? `${capital(fear)}. ` : '',
    secret: secret ? `${capital(secret)}. ` : hiding ? `Hides ${hiding}. ` : '',
  }
}

export function heartOf(person: Person, story: Case, chance: Random) {
  const { tangle } = story
  const teller = tellerFor(person, story, chance)
  const said = told(person.reading.text)
  return {
    want: said.want + teller.tell(chance.pick(tangle.wants)),
    fear: said.fear + teller.tell(chance.pick(tangle.fears)),
    secret: said.secret + teller.tell(chance.pick(tangle.secrets)),
    bond: teller.tell(chance.pick(tangle.bonds)) + why(person, story, chance.fork('why')),
  }
}

const whyFrames: readonly string[] = [
  'Only #k# knows why #n# #does#.',
  '#k# alone, at #spot#, knows why #n# #does#.',
  'Why #n# #does#, #k# will not say.',
  '#w# minds that #n# #does#; #k# does not.',
  '#k# heard it first, on #feast#: #n# #does#.',
  'Since #feast#, says #k#, #n# #does#.',
  '#k# thinks it #opos# fault that #n# #does#.',
  'Ask #k#, not #w#, why #n# #does#.',
  'Before #feast# #k# could have told them: #n# #does#.',
  '#k# laughs when #w# says that #n# #does#.',
  'It began at #work#, says #k#: #n# #does#.',
]

/** What #does# stands for in the bond and the ways in: the first thing that is said of them and is more than looks. */
const mainOf = ({ said }: Person) => said.does.find((one) => !/^has /.test(one)) ?? said.does[0]

function why(person: Person, story: Case, chance: Random): string {
  const does = mainOf(person)
  return does === undefined ? '' : ` ${tellerFor(person, story, chance, { does }).tell(chance.pick(whyFrames))}`
}

/** Ways in that come of what the prompt says of them. */
const doingHooks: readonly string[] = [
  'Strangers at #work# ask who #does#. #n# hides; #k# sends for help.',
  'Two people at #spot# say, on #day#, that each #does#. #n# wants one gone.',
  '#n#, who #does#, needs help at #spot# by #feast#, and asks #w# for names.',
  '#w# pays #sum# to hear how #n#, who #does#, met #O#.',
  'At #spot# they say that #n# #does#. #O# offers #sum# to end it.',
  '#k# needs help: since #day# #w# may not know that #n# #does#.',
  'Half of #town# bets with #o# that #n# #does#. By #feast# #w# wants proof.',
  '#O# came to #town# for someone who #does#, and pays #sum#.',
  'Under #ware# at #work# lies a note to whoever #does#: leave by #feast#.',
  'On #day# #n# is taken to #spot#: nobody who #does# may stay in #town#.',
  '#O# puts #sum# at #spot# for anybody else who #does#. #n# is worried.',
  '#k# has sold #O# the tale that #n# #does#, and #w# prints it by #feast#.',
]

export function hooksOf(person: Person, story: Case, chance: Random): string[] {
  const does = mainOf(person)
  const teller = tellerFor(person, story, chance, does === undefined ? {} : { does })
  const frames = chance.shuffle(story.tangle.hooks).slice(0, does === undefined ? 3 : 2)
  const own = does === undefined ? [] : [chance.fork('doing').pick(doingHooks)]
  return [...own, ...frames].map((hook) => teller.tell(hook))
}

const knownFrames: readonly string[] = [
  '“#n# #does#,” says #w#, and #k# nods.',
  '#w# has it from #k#: #n# #does#.',
  '#town# knows one thing: #n# #does#.',
  'Ask at #work#, and #k# answers: #n# #does#.',
  '“#n#?” asks #w#. “#n# #does#.”',
  '#n# #does#; ask #k#, or anyone at #spot#.',
  'At #spot# #w# tells it daily: #n# #does#.',
  'It is no secret in #town#: #n# #does#.',
  'Even #o# admits it: #n# #does#.',
  '#k# warns strangers that #n# #does#.',
  'Children at #spot# sing that #n# #does#.',
]
const toldFrames: readonly string[] = [
  '#w#, #wrole.a#, sums #them# up: #known#.',
  'According to #w#, #they# #is# #known#.',
  'Before you meet #them#, #w# tells you of #known#.',
  '#o# speaks of #them# as #known#.',
  'At #spot# they talk of #known#.',
  'The #role# warns you of #known#.',
  '#k# is proud of #known#.',
  'In #town# everybody knows #known#.',
  'You were sent to find #known#, and here is #n#.',
  'Whoever asks at #work# is told of #known#.',
]

/** Words that mean nothing by themselves. */
const idle = new Set(
  'who whose that which with and the but for from are was has had have her his their its she him they them not into out once someone somebody instead everyone called named known please make create generate give write design want need some any level challenge'.split(
    ' ',
  ),
)

/** What is said before what is asked for: "please make me". */
const asks = /^(?:(?:please|make|create|generate|give|write|design|i (?:want|need)|we need|me|us|up)\s+)+/i
const isPhrase = (text: string) => /^[\p{L}\p{N} ,’'-]+$/u.test(text) && text.length <= 140 && !/\S{25}/.test(text)

/**
 * The prompt's own words, as people speak of somebody: its details, and all of it where something is said nowhere else on
 * the sheet; '' where nothing is left to say.
 */
export function knownFor(person: Person, story: Case, sheet: string, chance: Random): string {
  const text = withoutLevels(person.reading.text)
  const { head } = person.said
  const told = `${sheet} ${person.said.does.join(' ')}`.toLowerCase()
  const missing = (text.toLowerCase().match(/\p{L}{3,}/gu) ?? []).filter(
    (word) => !idle.has(word) && !told.includes(word),
  )
  // What the phrase that names them says and nothing else does: "the last librarian of a drowned city".
  const isInHead = missing.length > 0 && missing.every((word) => head.toLowerCase().includes(word))
  const named = /^(?:an?|the|one)\b/i.test(head) ? head : withArticle(head)
  const is = /^(?:my|our)\s/i.test(head)
    ? head.replace(/^\w+/, 'somebody’s')
    : named.charAt(0).toLowerCase() + named.slice(1)
  const does = listed([...(isInHead ? [`is ${is}`] : []), ...person.said.does])
  const say = (frames: readonly string[], words: string) =>
    tellerFor(person, story, chance, {
      known: words,
      does: words,
      is: person.sex === 'Neutral' || person.sex === 'Unknown' ? 'are' : 'is',
    }).tell(chance.pick(frames))
  if (missing.length === 0 || isInHead) return does === '' ? '' : say(knownFrames, does)
  const phrase = text
    .replace(asks, '')
    .replace(/^(?:my|our)\s/i, 'somebody’s ')
    .replace(/[\s.,;!?]+$/, '')
  if (isPhrase(phrase))
    return say(
      toldFrames,
      /^(?:an?|the|some|my|our)\b|^\p{Lu}|^(?:two|three|four|five)\b/iu.test(phrase) &&
        !/^\p{Ll}/u.test(phrase.replace(/^(?:an?|the|some|my|our|two|three|four|five)\b.*/i, 'X'))
        ? phrase
        : withArticle(phrase),
    )
  const words = text.length <= 240 ? text.replace(/[.\s]+$/, '') : `${text.slice(0, 240).replace(/\s+\S*$/, '')} …`
  return say(['#w#, #wrole.a#, says of #n#: “#known#.”', 'This is told of #n# at #spot#: “#known#.”'], words)
}
