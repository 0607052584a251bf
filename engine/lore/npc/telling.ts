import type { Random } from '../../paint/random.ts'
import { ofMany } from '../grammar/agreement.ts'
import { withArticle, withArticles } from '../grammar/article.ts'
import { type Grammar, openTeller, type Teller } from '../grammar/grammar.ts'
import { capital } from '../grammar/inflect.ts'
import type { NameSex } from '../names/names.ts'
import { withoutLevels } from '../prompt/said.ts'
import type { Case } from './case.ts'
import { inTheWay, knownLook, leavesAge } from './known.ts'
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

export function tellerFor(
  person: Person,
  { slots, areMany }: Case,
  chance: Random,
  more: Record<string, string> = {},
): Teller {
  const teller = openTeller(grammarOf(person), chance, { ...slots, ...more })
  return { tell: (text) => sentences(withArticles(teller.tell(areMany ? ofMany(text, 'party') : text))) }
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
  '#n# wears #clothes.a#, #wear#: #build#, #carriage# and #age#, with #mark#, #coat#; #eyes#.',
  'In #clothes.a#, #wear#; #age#, #build# and #carriage#, with #mark#, #coat#; #eyes#.',
  '#build.cap#, #age# and #carriage#, in #clothes.a#, #wear#: #mark#, #coat#, #eyes#.',
  '#carriage.cap# and #build#, in #clothes.a#, #wear#. #n# is #age#; #mark#, #coat#, #eyes#.',
  '#age.cap# and #build#, in #clothes.a#, #wear#. #n# has #mark#, #coat#; #eyes#.',
]
const moreFrames: readonly string[] = [
  'One notices #one#, then #other#.',
  'Look closer: #one#, and #other#.',
  '#k# mentions #one#; [others|friends|most] notice #other#.',
  '#w# remembers #one# and #other#.',
  '#n# has #one#, and #other#.',
]
const lessFrames: readonly string[] = [
  '#n# has #token#.',
  '#o# remembers #token#.',
  'Look for #token#.',
  '#k# mentions #token#.',
]

/** What the prompt says that strangers see. */
const seenFrames: readonly string[] = [
  'First one sees that #n# #is# #seen#.',
  '#n# #is# #seen#, which #w# mentions first.',
  'Anybody sees that #n# #is# #seen#.',
  'That #n# #is# #seen# is plain at once.',
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
  const { known } = person
  if (known?.look !== undefined)
    return knownLook(known.look, tellerFor(person, story, chance, { ...look }).tell, chance)
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

const grownNouns: Readonly<Record<NameSex, string>> = {
  Female: 'woman',
  Male: 'man',
  Neutral: 'person',
  Unknown: 'person',
}

/** "a stout old dwarf blue-eyed and bow-legged": what strangers see. The trade is in what lies about, so that no two meetings begin alike. */
export function sightOf({ age, ancestry, sex, temper, known }: Person, { build, eyes, carriage }: Look): string {
  const noun = age === 'child' ? 'child' : ancestry === 'human' ? grownNouns[sex] : ancestry
  const years = age === 'grown' || age === 'child' ? '' : `${looks.ageWord[age]} `
  // Of whom another sheet tells how they look, nothing else is seen at once.
  if (known?.look !== undefined) return `${withArticle(`${leavesAge(known) ? years : ''}${noun}`)}, ${temper}`
  return `${withArticle(`${build} ${years}${noun}`)}, ${eyes.split(' ').at(-2)}-eyed and ${carriage}`
}

export function meeting(person: Person, story: Case, look: Look, chance: Random): string {
  const Greet = sentences(tellerFor(person, story, chance.fork('greet')).tell(chance.pick(speech.greets)))
  return tellerFor(person, story, chance, {
    Greet,
    sight: sightOf(person, look),
  }).tell(chance.pick(speech.meetings))
}

export function voiceOf(person: Person, story: Case, chance: Random) {
  const teller = tellerFor(person, story, chance)
  const [first, second] = chance.shuffle(speech.lines) as [string, string]
  const { manner } = person.known ?? {}
  const voice = `${teller.tell(chance.pick(speech.voices))} ${teller.tell(chance.pick(speech.tics))}`
  const drawn = teller.tell(chance.pick(speech.manners))
  return {
    voice,
    manner: manner === undefined ? drawn : sentence(manner),
    lines: [teller.tell(first), teller.tell(second)],
  }
}

const sentence = (text: string) => capital(text).replace(/[^.!?”]$/, '$&.')

/** What the prompt says outright of wants, fears and secrets. */
function saidOutright(text: string) {
  // "to find his brother and is afraid of water" is two things.
  const next =
    /\s+(?:and|but|while|yet)\s+(?=(?:is|has|was|fears?|hates?|loves?|keeps?|cannot|can|never|hides?|secretly|wants?)\b).*$/i
  const find = (pattern: RegExp) => pattern.exec(text)?.[1]?.replace(next, '').trim()
  const to = find(/\b(?:wants?|hopes?|longs?|wishes|means|plans?|trying|dreams) (to [^,.;]+)/i)
  const sought = find(/\b(?:seek(?:s|ing)?|looking for|search(?:es|ing) for|hunting for) (?!to )([^,.;]+)/i)
  const wished = find(/\bwants (?!to |no\b|nothing\b)([^,.;]+)/i)
  const fear = find(/\b(?:afraid of|fears|fearing|terrified of|scared of) ([^,.;]+)/i)
  const secret = find(/\b(secretly [^,.;]+)/i)
  const hiding = find(/\bhid(?:es|ing) ([^,.;]+)/i)
  return {
    want: to ? `${capital(to)}. ` : sought ? `To find ${sought}. ` : wished ? `To get ${wished}. ` : '',
    fear: fear ? `${capital(fear)}. ` : '',
    secret: secret ? `${capital(secret)}. ` : hiding ? `Hides ${hiding}. ` : '',
  }
}

/** Slots that stand for the same: a line names whom or what the prompt named where one of them is in it. */
const namesSaid = (line: string, said: readonly string[]) =>
  [...line.matchAll(/#(\w+)/g)].some(([, slot]) => slot !== undefined && said.includes(slot))

/** One of these lines, of those that speak of what the prompt named where some do. */
export function lineOf(lines: readonly string[], { said }: Case, chance: Random): string {
  const fitting = lines.filter((line) => namesSaid(line, said))
  return chance.pick(fitting.length > 0 ? fitting : lines)
}

export function heartOf(person: Person, told: Case, chance: Random) {
  const { story, claim } = told
  const teller = tellerFor(person, told, chance)
  const said = saidOutright(person.reading.text)
  /** After what the prompt says outright, unless the line says it or the story is told from it. */
  function after(words: string, line: string): string {
    const bare = words.replace(/^(?:To (?:find|get)|To|Hides|Secretly) /, '').slice(0, -2)
    const isTold = claim?.from.includes(bare) || line.toLowerCase().includes(bare.toLowerCase())
    return isTold ? line : words + line
  }
  const bond = lineOf(story.bonds, told, chance)
  const { want, fear, secret } = person.known ?? {}
  if (person.known) {
    const way = claim?.goal === undefined ? '' : ` ${teller.tell(chance.pick(inTheWay))}`
    const drawn = (lines: readonly string[]) => teller.tell(lineOf(lines, told, chance))
    return {
      want: want === undefined ? drawn(story.wants) : `${sentence(want)}${way}`,
      fear: fear === undefined ? drawn(story.fears) : sentence(fear),
      secret: secret === undefined ? drawn(story.secrets) : sentence(secret),
      bond: teller.tell(bond),
    }
  }
  return {
    want: after(said.want, teller.tell(lineOf(story.wants, told, chance))),
    fear: (claim?.dread === undefined ? said.fear : '') + teller.tell(lineOf(story.fears, told, chance)),
    secret: after(said.secret, teller.tell(lineOf(story.secrets, told, chance))),
    bond: teller.tell(bond) + why(person, told, bond, chance.fork('why')),
  }
}

/** Who knows why: the relative, or the one who knows too, where the bond is with the other. */
const whyOfKin: readonly string[] = [
  'Only #K# knows why #n# #does#.',
  '#K# minds that #n# #does#, and says so.',
  '#K# was there when it began, and can say why #n# #does#.',
  'That #n# #does# has cost #K# a friend or two.',
]
const whyOfWitness: readonly string[] = [
  'Only #W# knows why #n# #does#.',
  '#W# minds that #n# #does#, and says so.',
  '#W# was there when it began, and can say why #n# #does#.',
  'That #n# #does# was #wpos# idea.',
]

/** What is said of them besides what the story tells, first what is more than looks. */
function restOf({ said, known }: Person, { claim }: Case): string | undefined {
  // Where they are found stands in their brief, and is no news.
  const isFound = (does: string) => known !== undefined && /^(?:keeps|drinks at) /.test(does)
  const rest = said.does.filter((does) => !isFound(does) && (does !== claim?.from || does.startsWith('was once ')))
  return rest.find((does) => !/^has /.test(does)) ?? rest.find((does) => !said.body.some((body) => does.includes(body)))
}

function why(person: Person, told: Case, bond: string, chance: Random): string {
  const does = restOf(person, told)
  if (does === undefined) return ''
  const frames = /#[Kk]/.test(bond) ? whyOfWitness : whyOfKin
  return ` ${tellerFor(person, told, chance, { does }).tell(chance.pick(frames))}`
}

/** Ways in that come of what else the prompt says of them. */
const doingHooks: readonly string[] = [
  '#W# asks the characters whether it is true that #n# #does#, and pays #sum# for proof.',
  '#O#, #who#, has learnt that #n# #does#, and means to use it by #day#.',
  'Somebody at #spot# is asking for a person who #does#. #n# hides, and sends for the characters.',
  '#K# asks for help: #n# #does#, and it will end badly by #feast#.',
  '#n# needs a favour at #spot#, and will explain on the way why #they# #does#.',
  'A stranger offers #sum# at #spot# for news of anyone who #does#.',
]

export function hooksOf(person: Person, told: Case, chance: Random): string[] {
  const does = restOf(person, told)
  const teller = tellerFor(person, told, chance)
  const shuffled = chance.shuffle(told.story.hooks)
  const frames = [
    ...shuffled.filter((hook) => namesSaid(hook, told.said)),
    ...shuffled.filter((hook) => !namesSaid(hook, told.said)),
  ].slice(0, does === undefined ? 3 : 2)
  const own =
    does === undefined ? [] : [tellerFor(person, told, chance, { does }).tell(chance.fork('doing').pick(doingHooks))]
  // Who the other is, once.
  const [first, ...more] = frames
  const short = more.map((hook) => (first?.includes('#who#') ? hook.replace(/#O#, #who#(?:,(?= ))?/g, '#o#') : hook))
  return [...[first ?? '', ...short].map((hook) => teller.tell(hook)), ...own]
}

const knownFrames: readonly string[] = [
  '“#n# #does#,” says #W#.',
  'All #town# knows that #n# #does#.',
  'Ask anyone at #spot#: #n# #does#.',
  'It is no secret in #town# that #n# #does#.',
  'Even #o# admits it: #n# #does#.',
  '#K# warns strangers that #n# #does#.',
]
const toldFrames: readonly string[] = [
  '#W# sums #them# up: #known#.',
  'Before you meet #them#, #W# tells you of #known#.',
  'At #spot# they talk of #known#.',
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
  return say(['#W# says of #n#: “#known#.”', 'This is told of #n# at #spot#: “#known#.”'], words)
}
