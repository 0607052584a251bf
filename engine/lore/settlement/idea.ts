import type { SettlementRequest } from '../../../contract/sheets/settlement.ts'
import type { LandmarkKind } from '../../maps/townmaps/scene.ts'
import type { Random } from '../../paint/random.ts'
import { openTeller } from '../grammar/grammar.ts'
import { capital, plural } from '../grammar/inflect.ts'
import { type CultureName, humanCultures } from '../names/cultures.ts'
import { cultureFor, type Names, openNames } from '../names/names.ts'
import { type Reading, readPrompt } from '../prompt/read.ts'
import { type Threat, threatIn } from '../prompt/threat.ts'
import { type AskedPlace, type AskedWords, askedOf, headNoun } from './asked.ts'
import { type Land, type Livelihood, livelihoods } from './livelihoods.ts'
import { beasts, colours, curiosity, type PlaceKind, placeKinds, saints } from './places.ts'
import { type SettlementSize, settlementScale, type Wealth, wealthMarkup } from './sizes.ts'
import { lairsFor, troubleWith } from './threats.ts'

import { type FactionKind, type Plot, type Trouble, troubles } from './troubles.ts'
import {
  counts,
  days,
  districtHeads,
  districtTails,
  factionNames,
  feastHeads,
  feastTails,
  type Government,
  type GovernmentName,
  governments,
  lakeHeads,
  numbers,
  riverHeads,
  riverTails,
  roles,
  seaHeads,
  spans,
  springHeads,
  streetHeads,
  streetTails,
  sums,
  wealthWords,
} from './words.ts'
import { claimsOf, rulesBy } from './woven.ts'

export interface Person {
  name: string
  given: string
  role: string
  ancestry: string
  sex: 'Male' | 'Female'
}

export interface Place {
  /** As it stands in a sentence: "the Gilded Heron", "Saint Orla’s". */
  name: string
  /** What sort of place it is: "alehouse". */
  kind: string
  what: string
  keeper: Person
  landmark?: LandmarkKind
}

export interface District {
  name: string
  places: Place[]
}

export interface Faction {
  name: string
  kind: FactionKind
  leader: Person
}

/** Everything the sections of a settlement's sheet agree on. */
export interface Idea {
  reading: Reading
  /** What no list knows of the prompt, in its own words, and what it claims of the place. */
  asked: AskedWords
  claims: string[]
  name: string
  size: SettlementSize
  souls: number
  land: Land
  wealth: Wealth
  /** Per cent of the rule books' prices. */
  markup: number
  level: number
  government: Government
  livelihood: Livelihood
  trouble: Trouble
  /** Which of the trouble's causes it is. */
  plot: Plot
  threat?: Threat
  culture: CultureName
  /** Peoples and their shares, per cent, the greatest first. */
  peoples: [ancestry: string, share: number][]
  /** The river, shore or spring, as it stands in a sentence. */
  water: string
  river?: string
  shore?: string
  walled: boolean
  districts: District[]
  streets: string[]
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

const sizeWords: Readonly<Record<SettlementSize, readonly string[]>> = {
  metropolis: ['metropolis', 'capital', 'megacity'],
  city: ['city'],
  town: ['town', 'borough', 'burgh', 'port', 'seaport', 'boomtown'],
  village: ['village', 'fort', 'outpost', 'abbey', 'monastery', 'parish'],
  hamlet: ['hamlet', 'thorp', 'homestead', 'farmstead', 'steading', 'camp'],
}

const landWords: Readonly<Record<Land, readonly string[]>> = {
  island: ['island', 'isle'],
  coast: [
    'sea',
    'coast',
    'coastal',
    'harbour',
    'harbor',
    'port',
    'seaside',
    'bay',
    'ocean',
    'seaport',
    'pirate',
    'pirates',
    'dock',
    'docks',
    'quay',
    'cliff',
    'cliffs',
    'beach',
    'lagoon',
    'whaling',
  ],
  lake: ['lake', 'lakeside', 'mere', 'loch', 'tarn'],
  marsh: ['stilts', 'marsh', 'swamp', 'bog', 'fen', 'swampy', 'mire'],
  desert: ['desert', 'oasis', 'dune', 'dunes', 'sand'],
  mountains: [
    'mountain',
    'mountains',
    'peak',
    'alpine',
    'pass',
    'dwarven',
    'volcano',
    'underground',
    'cavern',
    'glacier',
  ],
  forest: ['forest', 'wood', 'woods', 'woodland', 'jungle', 'grove', 'elven'],
  river: ['river', 'bridge', 'bridges', 'ford', 'ferry', 'riverside', 'canal', 'canals'],
  hills: ['hill', 'hills', 'downs', 'moor', 'moors', 'highland', 'vineyard', 'vineyards'],
  plains: ['plain', 'plains', 'farm', 'farming', 'steppe', 'field', 'fields', 'crossroads'],
}

/** Of a place with ships, wherever it lies. */
const harbourWords = ['harbour', 'harbor', 'port', 'dock', 'docks', 'quay', 'pier', 'wharf', 'seaport']

/** The entry that most of a prompt's words name; undefined where none does. */
function named<T>(entries: readonly T[], wordsOf: (entry: T) => readonly string[], said: ReadonlySet<string>) {
  const hits = (entry: T) => wordsOf(entry).filter((word) => said.has(word)).length
  const best = entries.reduce<T | undefined>(
    (top, entry) => (hits(entry) > (top ? hits(top) : 0) ? entry : top),
    undefined,
  )
  return best
}

/** Words of a prompt, and each pair of them, so that "guild hall" is found. */
function saidIn(text: string): Set<string> {
  const words = text.toLowerCase().match(/\p{L}[\p{L}’'-]*/gu) ?? []
  const singles = words.flatMap((word) => [word, word.replace(/(?<=[^s])s$/, ''), ...word.split('-')])
  return new Set([...singles, ...words.slice(1).map((word, index) => `${words[index]} ${word}`)])
}

/** Draws from a list and never the same twice, until it is used up. */
function bagOf<T>(items: readonly T[], chance: Random): () => T {
  let bag: T[] = []
  return () => {
    if (bag.length === 0) bag = chance.shuffle(items)
    return bag.pop() as T
  }
}

function soulsOf(text: string): number | undefined {
  const [, number = ''] =
    /\b(\d[\d,. ]{0,8}\d|\d)\s*(?:souls|people|inhabitants|residents|population)\b/i.exec(text) ?? []
  const count = Number(number.replace(/[,. ]/g, ''))
  return number !== '' && count >= 5 && count <= 90_000 ? count : undefined
}

const sizeOfSouls = (souls: number): SettlementSize =>
  souls < 90 ? 'hamlet' : souls < 800 ? 'village' : souls < 6000 ? 'town' : souls < 25_000 ? 'city' : 'metropolis'

function sizeOf(
  request: SettlementRequest,
  said: Set<string>,
  souls: number | undefined,
  chance: Random,
): SettlementSize {
  if (request.size) return request.size
  if (souls !== undefined) return sizeOfSouls(souls)
  const sizes = Object.keys(sizeWords) as SettlementSize[]
  return (
    sizes.find((size) => sizeWords[size].some((word) => said.has(word))) ??
    chance.weighted(
      ['hamlet', 'village', 'town', 'city', 'metropolis'] as const,
      (size) => ({ hamlet: 1, village: 3, town: 4, city: 2, metropolis: 0.5 })[size],
    )
  )
}

/** Evenly over the orders of magnitude, to a number that somebody might have counted. */
function drawnSouls(size: SettlementSize, chance: Random): number {
  const [low, high] = settlementScale[size].souls
  const souls = Math.exp(chance.range(Math.log(low), Math.log(high)))
  const step = souls < 200 ? 1 : souls < 2000 ? 10 : souls < 20_000 ? 100 : 1000
  return Math.round(souls / step) * step
}

function peoplesOf(
  reading: Reading,
  size: SettlementSize,
  foe: string | undefined,
  chance: Random,
): [string, number][] {
  const first =
    reading.ancestry ??
    chance.weighted(['human', 'human', 'human', 'human', 'halfling', 'dwarf', 'elf', 'gnome'], () => 1)
  const others = chance
    .shuffle(['human', 'dwarf', 'halfling', 'elf', 'gnome', 'half-orc', 'goblin', 'tiefling', 'dragonborn', 'orc'])
    .filter((other) => other !== first && other !== foe)
    .slice(0, settlementScale[size].rank < 1 ? 1 : 3)
  const shares = others.map((_, index) => Math.max(1, Math.round(chance.range(2, [18, 11, 6][index] ?? 4))))
  return [
    [first, 100 - shares.reduce((sum, share) => sum + share, 0)],
    ...others.map((other, index): [string, number] => [other, shares[index] ?? 1]).sort((a, b) => b[1] - a[1]),
  ]
}

const titlesBySex: Readonly<Record<string, Partial<Record<Person['sex'], string>>>> = {
  Duchess: { Male: 'Duke' },
  Matriarch: { Male: 'Patriarch' },
  'Lord Protector': { Female: 'Lady Protector' },
  Prior: { Female: 'Prioress' },
  Uncle: { Female: 'Aunt' },
}

/** What who leads a faction is called. */
const leaderRoles: Readonly<Record<FactionKind, readonly string[]>> = {
  owners: ['head', 'senior partner', 'chair', 'treasurer', 'principal'],
  workers: ['speaker', 'foreman', 'first hand', 'delegate', 'spokesman'],
  faith: ['first', 'preacher', 'superior', 'almoner', 'cantor'],
  watch: ['captain', 'sergeant', 'marshal', 'commander', 'constable'],
  outlaws: ['boss', 'fixer', 'elder', 'broker', 'banker'],
  families: ['voice', 'eldest', 'matchmaker', 'heir', 'keeper'],
  newcomers: ['guide', 'headman', 'interpreter', 'founder', 'leader'],
  learned: ['dean', 'reader', 'curator', 'fellow', 'lecturer'],
}

interface Words {
  names: Names
  draw: Record<'beast' | 'colour' | 'saint' | 'num', () => string>
  family(): string
}

/** Fills a name's slots from bags, so that no two names on a sheet are alike. */
function nameFrom(frame: string, words: Words, own: Record<string, string>): string {
  return frame
    .replace(/#(\w+?)(\.s|\.s\.cap|\.cap)?#/g, (_, slot: string, tail = '') => {
      const text =
        own[slot] ?? (slot === 'last' || slot === 'last2' ? words.family() : words.draw[slot as keyof Words['draw']]())
      const many = tail.includes('.s') ? plural(text) : text
      return tail.includes('.cap') ? capital(many) : many
    })
    .replace(/(?<!s)’ /g, '’s ')
}

/** What a place is called: by its place, its beast or its founder; never as another on the sheet. */
function placeOf(kind: PlaceKind, district: string, words: Words, taken: Set<string>, chance: Random): string {
  for (const frame of chance.shuffle(kind.names)) {
    const name = nameFrom(frame, words, { dist: district })
    if (taken.has(name.toLowerCase())) continue
    taken.add(name.toLowerCase())
    return name
  }
  return nameFrom('#last# and #last2#', words, {})
}

function districtNames(size: SettlementSize, chance: Random): string[] {
  const { rank, districts } = settlementScale[size]
  const heads = bagOf(districtHeads, chance)
  const tails = bagOf(districtTails[rank] ?? [], chance)
  return Array.from({ length: districts }, () => {
    const [head, tail] = [heads(), tails()]
    return /^[A-Z]/.test(tail)
      ? `${head} ${tail}`
      : head.endsWith(tail[0] ?? '')
        ? `${head} ${capital(tail)}`
        : head + tail
  })
}

function waters(land: Land, said: Set<string>, chance: Random): Pick<Idea, 'water' | 'river' | 'shore'> {
  const hasRiver =
    land === 'river' ||
    landWords.river.some((word) => said.has(word)) ||
    // Ships need something to lie in.
    (!['coast', 'island', 'lake'].includes(land) && harbourWords.some((word) => said.has(word))) ||
    (!['desert', 'island', 'coast', 'lake'].includes(land) && chance.chance(0.5))
  const head = chance.pick(riverHeads)
  const river = hasRiver
    ? `River ${head}${chance.pick(riverTails.filter((tail) => !tail.startsWith(head.at(-1) ?? '')))}`
    : undefined
  const shore =
    land === 'coast' || land === 'island'
      ? `${chance.pick(seaHeads)} ${chance.pick(['Bay', 'Sound', 'Roads', 'Strand'])}`
      : land === 'lake'
        ? `${chance.pick(lakeHeads)} ${chance.pick(['Mere', 'Water', 'Tarn'])}`
        : undefined
  const water = river
    ? `the ${river}`
    : (shore ?? `the ${chance.pick(springHeads)} ${chance.pick(['Spring', 'Well', 'Pool'])}`)
  return { water, ...(river ? { river } : {}), ...(shore ? { shore } : {}) }
}

/** What a building is like that somebody asked for: as its kind, if there is such a kind. */
function kindOfAsked({ kind }: AskedPlace): PlaceKind {
  const noun = headNoun(kind)
  const known = placeKinds.find(({ words }) =>
    words.some((word) => word === noun || kind.toLowerCase().startsWith(word)),
  )
  return known ?? curiosity
}

const placeKindsFor = (
  rank: number,
  said: Set<string>,
  named: readonly AskedPlace[],
  { river, shore }: Pick<Idea, 'river' | 'shore'>,
  land: Land,
  livelihood: Livelihood,
  count: number,
  chance: Random,
) => {
  const isDry = river === undefined && shore === undefined
  const own = named.map((asked) => ({ asked, kind: kindOfAsked(asked) }))
  const isOwn = (kind: PlaceKind) => own.some((one) => one.kind === kind)
  const asked = placeKinds.filter((kind) => !isOwn(kind) && kind.words.some((word) => said.has(word)))
  const working = placeKinds.filter(
    ({ landmark }) =>
      (landmark === 'harbour' && (land === 'coast' || land === 'island') && rank > 0) ||
      (landmark !== undefined && livelihood.places.includes(landmark) && !(landmark === 'harbour' && isDry)),
  )
  // An inn, and something holy, everywhere.
  const always = placeKinds.filter(({ landmark }) => landmark === 'inn' || (landmark === 'temple' && rank > 0))
  const usual = chance.shuffle(placeKinds.filter(({ least }) => least <= rank))
  const first = [...new Set([...asked, ...working, ...always])].filter((kind) => !isOwn(kind))
  const room = Math.max(0, count - own.length)
  const chosen = [...new Set([...first, ...usual.filter((kind) => !isOwn(kind))])].slice(
    0,
    Math.max(room, Math.min(first.length, room + 3)),
  )
  while (chosen.length < room)
    chosen.push(
      chance.pick(
        usual.filter(({ landmark }) => landmark === undefined || landmark === 'inn' || landmark === 'temple'),
      ),
    )
  return chance.shuffle([...own, ...chosen.map((kind): { kind: PlaceKind; asked?: AskedPlace } => ({ kind }))])
}

/** How many gates a wall has: on an island one, by open water fewer than inland. */
function gatesOf(size: SettlementSize, land: Land): number {
  const { gates } = settlementScale[size]
  return land === 'island' ? 1 : land === 'coast' || land === 'lake' ? Math.min(gates, 3) : gates
}

/** How many bear arms: of a hamlet most grown men and women, of a city some in a hundred. Towers follow the wall's length. */
function strength(rank: number, souls: number, chance: Random): Record<string, string> {
  const [low, high] = ([
    [0.12, 0.25],
    [0.05, 0.11],
    [0.012, 0.024],
    [0.012, 0.022],
    [0.012, 0.02],
  ][rank] ?? [0.01, 0.02]) as [number, number]
  const guards = Math.max(3, Math.round(souls * chance.range(low, high)))
  const many = (count: number) => count.toLocaleString('en-GB')
  const [fewest, most] = [
    [1, 2],
    [2, 4],
    [5, 12],
    [14, 34],
    [38, 80],
  ][rank] ?? [1, 2]
  return {
    guards: many(guards),
    guards2: many(Math.max(2, Math.round(guards / chance.range(4, 9)))),
    towers: String(chance.int(fewest ?? 1, most ?? 2)),
  }
}

/** What weighs on a whole place of this rank: a hundred times as much on a metropolis as on a village. */
const owed = (rank: number, chance: Random) =>
  `${(chance.int(12, 48) * ([10, 50, 400, 2500, 12_500][rank] ?? 400)).toLocaleString('en-GB')} gp`

const threatSlots = ({ one, many, alone }: Threat, lair: string): Record<string, string> => ({
  m: one,
  ms: many,
  M: `the ${alone ? one : many}`,
  lair,
})

/** What a settlement is, from a request: the prompt's words first, chance for what they leave open. */
export function ideaOf(request: SettlementRequest, chance: Random): Idea {
  const reading = readPrompt(request.prompt)
  const said = saidIn(reading.text)
  const counted = soulsOf(reading.text)
  const size = sizeOf(request, said, counted, chance.fork('size'))
  const { rank } = settlementScale[size]
  const souls =
    counted !== undefined && sizeOfSouls(counted) === size ? counted : drawnSouls(size, chance.fork('souls'))
  const lands = Object.keys(landWords) as Land[]
  const { asked, threat } = askedOf(reading.text, reading.names, threatIn(reading.text, reading.names))
  // Whoever raids a place does not live in it: "raided by goblins" is no village of goblins.
  const calm = threat ? readPrompt(reading.text.replace(threat.asked, ' ')) : reading
  const saidCalmly = saidIn(calm.text)
  const askedWork = named(livelihoods, ({ words }) => words, saidCalmly)
  const saidLand = request.land || lands.find((land) => landWords[land].some((word) => said.has(word)))
  const wetLands = (askedWork?.lands ?? lands).filter((land) => ['coast', 'lake', 'river', 'island'].includes(land))
  // What comes out of the water needs water to come out of; the sea first.
  const askedLand =
    saidLand || (threat?.isOfWater ? (wetLands.find((land) => land === 'coast') ?? wetLands[0] ?? 'coast') : undefined)
  const works = chance.fork('work')
  const livelihood =
    askedWork ??
    works.pick(askedLand ? livelihoods.filter(({ lands: suited }) => suited.includes(askedLand)) : livelihoods)
  const land = askedLand ?? chance.fork('land').pick(livelihood.lands)
  const trouble = threat
    ? troubleWith(threat)
    : (named(troubles, ({ words }) => words, said) ??
      chance
        .fork('trouble')
        .weighted(troubles, ({ moods }) =>
          reading.mood && (moods as readonly string[]).includes(reading.mood) ? 5 : 1,
        ))
  const plot = chance.fork('plot').pick(trouble.plots)
  const wealths = Object.keys(wealthMarkup) as Wealth[]
  const wealth =
    request.wealth ||
    (wealths.find((one) => wealthWords[one].some((word) => said.has(word))) ??
      chance.fork('wealth').weighted(wealths, (one) => ({ poor: 2, modest: 4, comfortable: 3, rich: rank })[one]))
  const rulers = Object.keys(governments) as GovernmentName[]
  const rule = chance.fork('rule')
  const government: Government =
    governments[
      request.government ||
        (named(rulers, (one) => governments[one].words, saidCalmly) ??
          rule.pick(rulers.filter((one) => governments[one].from <= rank && governments[one].to >= rank)))
    ]
  const peoples = peoplesOf(calm, size, threat?.one, chance.fork('peoples'))
  const home = reading.culture ?? chance.fork('culture').pick(humanCultures)
  const culture = cultureFor(peoples[0]?.[0] ?? 'human', chance, home)
  const namer = chance.fork('names')
  const names = openNames(namer)
  for (const name of reading.names) names.reserve(name)
  // "ruled by Mother Tansy": a person's name, not the place's.
  const rules = reading.names.find((one) => [` by ${one}`, ` by the ${one}`].some((by) => reading.text.includes(by)))
  const [called, ...rest] = reading.names.filter((one) => one !== rules)
  const others = rules === undefined ? rest : [rules, ...rest]
  const name = called ?? names.place(culture)

  const words: Words = {
    names,
    draw: {
      beast: bagOf(beasts, chance.fork('beasts')),
      colour: bagOf(colours, chance.fork('colours')),
      saint: bagOf(saints, chance.fork('saints')),
      num: bagOf(numbers, chance.fork('numbers')),
    },
    family: () => {
      const { family, given } = names.person(namer.pick(['river', 'empire', 'marsh', culture] as const), 'Unknown')
      return family.includes(' ') || family === '' ? given : family
    },
  }
  const roleBag = bagOf(roles, chance.fork('roles'))
  const person = (role: string, asked?: string, said?: Reading): Person => {
    const drawn = namer.weighted(peoples, ([, share]) => share + 4)[0]
    const either = namer.pick(['Female', 'Male'] as const)
    const ancestry = said?.ancestry ?? drawn
    const sex = said?.sex === 'Female' || said?.sex === 'Male' ? said.sex : either
    const own = names.person(cultureFor(ancestry, namer, home), sex)
    return { name: asked ?? own.full, given: asked?.split(' ')[0] ?? own.given, role, ancestry, sex }
  }
  // "Mother Tansy" brings a title along.
  const [, ownTitle, ownName] =
    /^(Mother|Father|King|Queen|Lord|Lady|Captain|Prince|Princess|Duke|Duchess|Mayor|Baron|Baroness|Old|Sister|Brother|Aunt|Uncle|Abbot|Abbess|Sir|Dame)\s+(.+)$/.exec(
      others[0] ?? '',
    ) ?? []
  const ruler = person(government.title, ownName ?? others[0], readPrompt(asked.ruler?.phrase ?? ownTitle ?? ''))
  ruler.role = asked.ruler
    ? (asked.ruler.title ?? (asked.ruler.isMany ? 'Speaker' : 'Ruler'))
    : (ownTitle ?? titlesBySex[government.title]?.[ruler.sex] ?? government.title)
  const used = new Set<string>([name.toLowerCase()])
  const areas = districtNames(size, chance.fork('districts'))
  const worker = asked.folk?.one ?? chance.fork('worker').pick(livelihood.workers)
  const wares = chance.fork('wares').shuffle(livelihood.wares)
  const factionFrames = Object.fromEntries(
    Object.entries(factionNames).map(([kind, frames]) => [kind, bagOf(frames, chance.fork(`faction ${kind}`))]),
  ) as Record<FactionKind, () => string>
  const area = bagOf(areas, chance.fork('areas'))
  const faction = (kind: FactionKind): Faction => {
    const leader = person(kind)
    const family = leader.name.split(' ').at(-1) ?? leader.given
    const named = nameFrom(factionFrames[kind](), words, {
      last: family,
      dist: area(),
      ware: capital((wares[0] ?? '').split(' ').at(-1) ?? ''),
      worker,
    })
    used.add(named.toLowerCase())
    return { name: named, kind, leader }
  }
  const factions = trouble.sides.map(faction) as Idea['factions']
  for (const { leader, name: of, kind } of factions) leader.role = `${namer.pick(leaderRoles[kind])}, ${of}`
  const v = person(worker, others[1])
  const w = person(roleBag(), others[2])
  const extra = Array.from({ length: settlementScale[size].people - 6 }, () => person(roleBag()))

  const water = waters(land, said, chance.fork('water'))
  const { districts: howMany, places: each } = settlementScale[size]
  const kinds = placeKindsFor(rank, said, asked.places, water, land, livelihood, howMany * each, chance.fork('kinds'))
  const placing = chance.fork('places')
  const districts = areas.map((district): District => ({ name: district, places: [] }))
  const askedNames: string[] = []
  for (const [index, { kind, asked: own }] of kinds.entries()) {
    const district = districts[index % districts.length] as District
    const name =
      own && !used.has(own.name.toLowerCase()) ? own.name : placeOf(kind, district.name, words, used, placing)
    used.add(name.toLowerCase())
    if (own) askedNames.push(name)
    district.places.push({
      name,
      kind: own?.kind ?? placing.pick(kind.called),
      what: placing.pick(kind.what),
      keeper: person(placing.pick(kind.who)),
      ...(kind.landmark ? { landmark: kind.landmark } : {}),
    })
  }
  const facts = chance.fork('facts')
  const heads = bagOf(feastHeads, facts)
  const tails = bagOf(feastTails, facts)
  const feast = () => {
    const [head, tail] = [heads(), tails()]
    return ['eve', 'moot', 'fair', 'feast'].includes(tail) ? `${head} ${capital(tail)}` : head + tail
  }
  const feasts: [string, string] = [feast(), feast()]
  const drawnPlaces = facts.shuffle(districts.flatMap(({ places }) => places.map((place) => place.name)))
  // What was asked for is where things happen.
  const tellable = [...askedNames, ...drawnPlaces.filter((one) => !askedNames.includes(one))]
  const streetBag = bagOf(streetHeads, facts)
  const streets = Array.from({ length: [2, 3, 6, 8, 10][rank] ?? 2 }, () => `${streetBag()} ${facts.pick(streetTails)}`)
  const gates = Array.from({ length: gatesOf(size, land) }, () => `${streetBag()} Gate`)
  const holy = [words.draw.saint(), words.draw.saint(), words.draw.saint()]
  const [A, B, C] = factions
  const given: Record<string, string> = {
    town: name,
    water: water.water,
    work: facts.pick(livelihood.works),
    worker,
    ware: wares[0] ?? '',
    ware2: wares[1] ?? '',
    smell: facts.pick(livelihood.smells),
    sound: facts.pick(livelihood.sounds),
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
    p1: tellable[0] ?? name,
    p2: tellable[1] ?? name,
    p3: tellable[2] ?? name,
    s1: streets[0] ?? name,
    s2: streets[1] ?? name,
    s3: streets[2] ?? streets[0] ?? name,
    saint: holy[0] ?? name,
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
  }
  // Nobody pours beer where wine grows.
  if (livelihood.label === 'Wine') given.drink = wares.find((ware) => /wine/.test(ware)) ?? 'wine'
  if (threat) {
    const lair = facts.pick(lairsFor(threat, land))
    Object.assign(given, threatSlots(threat, openTeller({}, facts, given).tell(lair)))
  }
  const [low, high] = settlementScale[size].level
  const walledWords = ['wall', 'walled', 'fortified', 'fortress', 'palisade', 'palisaded']
  const isWalled =
    !/\b(?:no|without|un)[ -]?wall/i.test(reading.text) &&
    (walledWords.some((word) => said.has(word)) || facts.chance([0, 0.1, 0.65, 0.95, 1][rank] ?? 0))
  return {
    reading,
    asked,
    claims: claimsOf(asked, name, `${ruler.role} ${ruler.name}`),
    name,
    size,
    souls,
    land,
    wealth,
    markup: wealthMarkup[wealth],
    level: facts.int(low, high),
    government: asked.ruler ? { ...government, ...rulesBy(asked.ruler) } : government,
    livelihood,
    trouble,
    plot,
    ...(threat ? { threat } : {}),
    culture,
    peoples,
    ...water,
    walled: isWalled,
    districts,
    streets,
    gates: isWalled ? gates : [],
    factions,
    ruler,
    people: [ruler, A.leader, B.leader, C.leader, v, w, ...extra],
    feasts,
    saints: holy,
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
