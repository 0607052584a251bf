import type { SettlementRequest } from '../../../contract/sheets/settlement.ts'
import type { Random } from '../../paint/random.ts'
import { openTeller } from '../grammar/grammar.ts'
import { type CultureName, humanCultures } from '../names/cultures.ts'
import { cultureFor, openNames } from '../names/names.ts'
import type { Reading } from '../prompt/read.ts'
import type { Threat } from '../prompt/threat.ts'
import { type Cast, castingFor, castOf, type Faction, type Person } from './cast.ts'
import { broughtBy, isTellable, looseOf } from './choice.ts'
import { type Waters, waters } from './land.ts'
import { bagOf, districtNames, feastsFor, wordsFor } from './naming.ts'
import { type District, quartersOf } from './quarters.ts'
import { gatesOf, owed, strength } from './scale.ts'
import { type Setting, settingOf } from './setting.ts'
import { settlementScale, wealthMarkup } from './sizes.ts'
import { lairsFor } from './threats.ts'
import { counts, days, spans, streetHeads, streetTails, sums } from './words.ts'
import { claimsOf, rulesBy } from './woven.ts'

/** Everything the sections of a settlement's sheet agree on. */
export interface Idea extends Setting, Waters {
  /** What the prompt claims of the place. */
  claims: string[]
  /** Those of them that the trouble does not tell of. */
  loose: string[]
  name: string
  /** Per cent of the rule books' prices. */
  markup: number
  level: number
  culture: CultureName
  walled: boolean
  districts: District[]
  streets: string[]
  /** What is seen of the trouble: on arrival, in the streets, behind a door. */
  signs: string[]
  /** Named only where a wall is. */
  gates: string[]
  factions: [Faction, Faction, Faction]
  ruler: Person
  people: Person[]
  feasts: [string, string]
  saints: string[]
  /** The slots of every telling on the sheet. */
  given: Record<string, string>
}

const threatSlots = ({ one, many, alone }: Threat, lair: string): Record<string, string> => ({
  m: one,
  ms: many,
  M: `the ${alone ? one : many}`,
  lair,
})

/** The names of a prompt: the place's, and those of people, the ruler's first. */
function calledIn({ names, text }: Reading): { place: string | undefined; people: string[] } {
  // "ruled by Mother Tansy": a person's name, not the place's.
  const rules = names.find((one) => [` by ${one}`, ` by the ${one}`].some((by) => text.includes(by)))
  const [place, ...rest] = names.filter((one) => one !== rules)
  return { place, people: rules === undefined ? rest : [rules, ...rest] }
}

/** Streets, feasts and the rest that tellings name, drawn from one stream. */
interface Facts {
  feasts: [string, string]
  /** Names of places, those that were asked for first: that is where things happen. */
  tellable: string[]
  streets: string[]
  gates: string[]
}

function factsOf(
  { rank, size, land }: Setting,
  { districts, askedNames }: ReturnType<typeof quartersOf>,
  facts: Random,
): Facts {
  const feasts = feastsFor(facts)
  const drawn = facts.shuffle(districts.flatMap(({ places }) => places.map((place) => place.name)))
  const streetBag = bagOf(streetHeads, facts)
  return {
    feasts,
    tellable: [...askedNames, ...drawn.filter((one) => !askedNames.includes(one))],
    streets: Array.from({ length: [2, 3, 6, 8, 10][rank] ?? 2 }, () => `${streetBag()} ${facts.pick(streetTails)}`),
    gates: Array.from({ length: gatesOf(size, land) }, () => `${streetBag()} Gate`),
  }
}

/** Those who are named in every telling, in full and by given name. */
function castSlots({ ruler, factions: [A, B, C], v, w }: Cast): Record<string, string> {
  return {
    A: A.name,
    B: B.name,
    C: C.name,
    a: A.leader.name,
    b: B.leader.name,
    c: C.leader.name,
    ag: A.leader.given,
    bg: B.leader.given,
    cg: C.leader.given,
    r: `${ruler.role} ${ruler.name}`,
    rg: ruler.given,
    v: v.name,
    vg: v.given,
    w: w.name,
    wg: w.given,
  }
}

interface Slots {
  name: string
  worker: string
  wares: readonly string[]
  water: string
  saint: string
  areas: readonly string[]
  drawn: Facts
}

/** The slots of every telling but the names of people. */
function placeSlots(
  { livelihood, rank, souls }: Setting,
  { name, worker, wares, water, saint, areas, drawn: { tellable, streets, gates, feasts } }: Slots,
  facts: Random,
  chance: Random,
): Record<string, string> {
  return {
    town: name,
    water,
    work: facts.pick(livelihood.works),
    worker,
    ware: wares[0] ?? '',
    ware2: wares[1] ?? '',
    smell: facts.pick(livelihood.smells),
    sound: facts.pick(livelihood.sounds),
    p1: tellable[0] ?? name,
    p2: tellable[1] ?? name,
    p3: tellable[2] ?? name,
    s1: streets[0] ?? name,
    s2: streets[1] ?? name,
    s3: streets[2] ?? streets[0] ?? name,
    saint,
    d1: areas[0] ?? name,
    d2: areas[1] ?? name,
    sum: facts.pick(sums),
    debt: owed(rank, chance.fork('debt')),
    years: facts.pick(spans),
    count: facts.pick(counts),
    day: facts.pick(days),
    feast: feasts[0],
    feast2: feasts[1],
    gates: ['no gate', 'one gate', 'two gates', 'three gates', 'four gates', 'five gates'][gates.length] ?? 'gates',
    ...strength(rank, souls, chance.fork('arms')),
    // Nobody pours beer where wine grows.
    ...(livelihood.label === 'Wine' ? { drink: wares.find((ware) => /wine/.test(ware)) ?? 'wine' } : {}),
  }
}

function isWalled({ reading, denied, said, rank }: Setting, facts: Random): boolean {
  const words = ['wall', 'walled', 'fortified', 'fortress', 'palisade', 'palisaded']
  return (
    !denied.has('wall') &&
    !/\b(?:no|without|un)[ -]?wall/i.test(reading.text) &&
    (words.some((word) => said.has(word)) || facts.chance([0, 0.1, 0.65, 0.95, 1][rank] ?? 0))
  )
}

/** What a settlement is, with everybody and everything in it that has a name. */
export function ideaOf(request: SettlementRequest, chance: Random): Idea {
  const setting = settingOf(request, chance)
  const { reading, asked, livelihood, land, size, peoples, threat } = setting
  const home = reading.culture ?? chance.fork('culture').pick(humanCultures)
  const culture = cultureFor(peoples[0]?.[0] ?? 'human', chance, home)
  const namer = chance.fork('names')
  const names = openNames(namer)
  for (const name of reading.names) names.reserve(name)
  const called = calledIn(reading)
  const name = called.place ?? names.place(culture)
  const words = wordsFor(names, namer, culture, chance)
  const person = castingFor(names, namer, peoples, home)
  const used = new Set<string>([name.toLowerCase()])
  const areas = districtNames(size, chance.fork('districts'))
  const worker = asked.folk?.one ?? chance.fork('worker').pick(livelihood.workers)
  const wares = chance.fork('wares').shuffle(livelihood.wares)
  const cast = castOf(
    { setting, words, called: called.people, areas, worker, ware: wares[0] ?? '', person, namer, used },
    chance,
  )
  const { ruler, factions, v, w, extra } = cast
  const water = waters(land, setting.said, setting.denied, chance.fork('water'))
  const quarters = quartersOf(setting, water, areas, words, person, used, chance)
  const facts = chance.fork('facts')
  const drawn = factsOf(setting, quarters, facts)
  const saints = [words.draw.saint(), words.draw.saint(), words.draw.saint()]
  const slots = { name, worker, wares, water: water.water, saint: saints[0] ?? name, areas, drawn }
  const given = { ...placeSlots(setting, slots, facts, chance), ...castSlots(cast) }
  if (threat) {
    const lair = facts.pick(lairsFor(threat, land))
    Object.assign(given, threatSlots(threat, openTeller({}, facts, given).tell(lair)))
  }
  const claims = claimsOf(asked, name, `${ruler.role} ${ruler.name}`)
  Object.assign(given, broughtBy(setting.trouble, asked, reading.text, chance.fork('brought')), {
    claim: claims.find(isTellable) ?? claims[0] ?? '',
    // "The bank of the Dragon Bank" would be one bank too many.
    bank: /\bbank\b/i.test(given.A ?? '') ? (given.A ?? '') : `the bank of ${given.A}`,
  })
  const [low, high] = settlementScale[size].level
  const walled = isWalled(setting, facts)
  return {
    ...setting,
    ...water,
    claims,
    loose: looseOf(setting.trouble, threat, claims),
    name,
    markup: wealthMarkup[setting.wealth],
    level: facts.int(low, high),
    ...(asked.ruler ? { government: { ...setting.government, ...rulesBy(asked.ruler) } } : {}),
    culture,
    walled,
    districts: quarters.districts,
    streets: drawn.streets,
    signs: chance.fork('signs').shuffle(setting.trouble.signs),
    gates: walled ? drawn.gates : [],
    factions,
    ruler,
    people: [ruler, ...factions.map(({ leader }) => leader), v, w, ...extra],
    feasts: drawn.feasts,
    saints,
    given,
  }
}

/** A teller of one section, with the sheet's own names, and such as this section alone has. */
export const tellerFor = (
  idea: Idea,
  grammar: Parameters<typeof openTeller>[0],
  chance: Random,
  more: Readonly<Record<string, string>> = {},
) => openTeller(grammar, chance, { ...idea.given, ...more })
