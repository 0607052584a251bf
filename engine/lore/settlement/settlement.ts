import type { PictureBrief, Section, SheetDocument } from '../../../contract/sheets/document.ts'
import type { SettlementRequest } from '../../../contract/sheets/settlement.ts'
import type { Random } from '../../paint/random.ts'
import { money, worth } from '../goods/money.ts'
import { withArticle } from '../grammar/article.ts'
import type { Teller } from '../grammar/grammar.ts'
import { capital } from '../grammar/inflect.ts'
import type { Chance, SheetMaker } from '../sheet-maker.ts'
import type { Person } from './cast.ts'
import { type Idea, ideaOf, tellerFor } from './idea.ts'
import { introducing } from './introduced.ts'
import { type Priced, rulePrices } from './prices.ts'
import type { District, Place } from './quarters.ts'
import { LACKING, MADE_HERE, settlementScale, wealthMarkup } from './sizes.ts'
import { fitting, namesIn, sparing } from './sparing.ts'
import { tale } from './tale.ts'
import { defences, factionKinds, habits, languageOf, looks, threats } from './words.ts'
import { type Telling, toldAt, woven } from './woven.ts'

type Blocks = Section['blocks']

const part = (key: string, title: string, place: Section['place'], blocks: Blocks, canReroll = true): Section => ({
  key,
  title,
  place,
  canReroll,
  blocks,
})

const points = (key: string, texts: readonly string[]) => texts.map((text, index) => ({ key: `${key}.${index}`, text }))

const peopleWord: Readonly<Record<string, string>> = {
  elf: 'elves',
  'half-elf': 'half-elves',
  dwarf: 'dwarves',
  kenku: 'kenku',
}
const peopleOf = (ancestry: string) => peopleWord[ancestry] ?? `${ancestry}s`

const landPhrases: Readonly<Record<Idea['land'], string>> = {
  river: 'on a river',
  coast: 'on the coast',
  lake: 'by a lake',
  island: 'on an island',
  forest: 'in a forest',
  mountains: 'in the mountains',
  hills: 'in the hills',
  plains: 'among fields',
  marsh: 'in a swamp',
  desert: 'in the desert',
}

const souls = (count: number) => count.toLocaleString('en-GB')

/** It does not rain on the desert's towns. */
const dryWeather = tale.weather.filter(
  (weather) => !/rain|drizzle|sleet|snow|frost|thaw|mist|fog|hail|cloud/.test(weather),
)

function sight(idea: Idea, chance: Random): Section {
  const weather = idea.land === 'desert' ? dryWeather : tale.weather
  const teller = tellerFor(idea, { ...tale, ...woven, weather }, chance, { whole: idea.asked.whole ?? '' })
  const seen = idea.threat ? chance.pick(idea.trouble.signs) : 'omen'
  const frames = [idea.asked.whole ? 'approachAsked' : 'approach', 'meet', seen]
  const claim = claimed(idea, 'claimSeen', chance)
  const text = [...frames.map((frame) => capital(sparing(idea, teller, frame))), ...(claim ? [claim] : [])].join(' ')
  return part('sight', 'On arrival', 'main', [{ type: 'text', key: 'sight.aloud', aloud: true, text }])
}

/** All that its buyers could put on one table, gp: by how many they are and how well off. */
function readyMoney({ size, souls, wealth }: Idea, chance: Random): number {
  const { ready, souls: range } = settlementScale[size]
  const usual = ready * Math.sqrt(souls / Math.sqrt(range[0] * range[1])) * (wealthMarkup[wealth] / 105) ** 2
  const step = usual < 400 ? 1 : usual < 4000 ? 10 : 100
  return Math.max(5, Math.round((usual * chance.range(0.8, 1.25)) / step) * step)
}

/** What the prompt claims of the place, told here or nowhere. */
function claimed(idea: Idea, telling: Telling, chance: Random, more: Readonly<Record<string, string>> = {}) {
  const claim = toldAt(idea.claims, telling)
  const stream = chance.fork(telling)
  return claim && capital(tellerFor(idea, { ...tale, ...woven }, stream, { ...more, claim }).tell(telling))
}

/** What the place lies on or in, by the prompt. */
function grounded(idea: Idea, telling: 'groundRumour' | 'groundSign', chance: Random): string | undefined {
  const { ground } = idea.asked
  return ground && capital(tellerFor(idea, { ...tale, ...woven }, chance.fork(telling), { ground }).tell(telling))
}

/** What the prompt says of the place, as it was put. */
const quoted = ({ reading }: Idea) => reading.text.replace(/[.!?]+$/, '')

function brief(idea: Idea, request: SettlementRequest, chance: Random): Section {
  const { government, ruler, livelihood, size, peoples, asked } = idea
  const rows: [string, string, string][] = [
    ...(quoted(idea) ? [['known', 'Known as', capital(quoted(idea))] as [string, string, string]] : []),
    ['size', 'Size', `${capital(size)}, ${souls(idea.souls)} souls`],
    ['peoples', 'Peoples', peoples.map(([ancestry, share]) => `${peopleOf(ancestry)} ${share} %`).join(', ')],
    ...(asked.folk
      ? [['folk', 'Who lives here', `${capital(asked.folk.many)}, nearly all of them`] as [string, string, string]]
      : []),
    ['ruler', 'Rules', `${ruler.role} ${ruler.name}`],
    ['government', 'Government', government.label],
    ['seat', 'In practice', capital(tellerFor(idea, tale, chance).tell(chance.pick(government.how)))],
    ['living', 'Lives by', livelihood.label],
    ['water', 'Water', capital(idea.river ?? idea.shore ?? idea.water)],
    ...(idea.river && idea.shore ? [['shore', 'Shore', idea.shore] as [string, string, string]] : []),
    ['streets', 'Streets', idea.streets.join(', ')],
    ...(idea.gates.length > 0 ? [['gates', 'Gates', idea.gates.join(', ')] as [string, string, string]] : []),
    ['religions', 'Shrines', `Of ${idea.saints.join(', ')}`],
  ]
  if (request.system === 'Pathfinder') {
    const tongues = peoples
      .map(([ancestry]) =>
        ancestry === 'tiefling' ? 'Chthonian' : ancestry === 'aasimar' ? 'Empyrean' : languageOf[ancestry],
      )
      .filter((tongue) => tongue !== undefined)
    rows.push(
      ['level', 'Settlement', String(idea.level)],
      ['languages', 'Languages', [...new Set(['Common', ...tongues])].join(', ')],
      ['threats', 'Threats', [idea.trouble.label.toLowerCase(), ...chance.shuffle(threats).slice(0, 2)].join(', ')],
      ['sale', 'For sale, at most', `Common items, level ${idea.level}`],
    )
  } else {
    const { rank } = settlementScale[size]
    // SRD 5.1: spells of 1st and 2nd level can be hired in towns and cities for 10 to 50 gp.
    const [first, second] = [chance.int(2, 4) * 5, chance.int(6, 10) * 5]
    rows.push(
      ['ready', 'Ready money', money(readyMoney(idea, chance))],
      ['spells', 'Spells, by level', rank >= 2 ? `1st ${first} gp, 2nd ${second} gp` : 'None for hire'],
    )
  }
  const facts = rows.map(([key, label, text]) => ({ key: `brief.facts.${key}`, label, text }))
  return part('brief', 'In brief', 'aside', [{ type: 'facts', key: 'brief.facts', rows: facts }], false)
}

/**
 * What its keeper is busy with and a sentence of what goes on at a place: not about the keeper, nor of a door that opens into
 * itself, and of one other person at most.
 */
function newsOf(idea: Idea, { name, keeper }: Place, teller: Teller): { busy: string; news: string } {
  const isOwn = (text: string) => text.includes(keeper.given) || text.toLowerCase().includes(name.toLowerCase())
  const news = fitting(
    () => teller.tell('news'),
    (text) => !isOwn(text) && namesIn(text, idea) < 2,
  )
  const busy = fitting(
    () => teller.tell('busy'),
    (text) => !isOwn(text) && namesIn(`${text} ${news}`, idea) < 2,
  )
  return { busy, news: capital(news) }
}

function districtBlocks(idea: Idea, { name, places }: District, index: number, first: number, teller: Teller): Blocks {
  const busiest = idea.districts.length > 3 ? index % places.length : -1
  const key = `districts.d${index}`
  return [
    {
      type: 'table',
      key,
      label: name,
      columns: [
        { label: 'No.', derived: true },
        { label: 'Place' },
        { label: 'What it is' },
        { label: 'Who is there, and what goes on' },
      ],
      rows: places.map((place, at) => {
        const { keeper } = place
        const { busy, news } = newsOf(idea, place, teller)
        // In a large place only one door of each quarter has news: nobody can hold two dozen.
        const more = busiest < 0 || at === busiest ? ` ${news}` : ''
        const now = `${place.what}. ${keeper.name}, ${keeper.role}, ${busy}.${more}`
        return {
          key: `${key}.${at}`,
          cells: [String(first + at), capital(place.name), `${capital(withArticle(place.kind))}.`, now],
          ...(place.landmark ? { model: { landmark: place.landmark } } : {}),
        }
      }),
    },
  ]
}

function districts(idea: Idea, chance: Random): Section {
  const teller = tellerFor(idea, tale, chance)
  let first = 1
  const blocks = idea.districts.flatMap((district, index) => {
    const own = districtBlocks(idea, district, index, first, teller)
    first += district.places.length
    return own
  })
  return part(
    'districts',
    idea.size === 'hamlet' || idea.size === 'village' ? 'Its two ends' : 'Districts and places',
    'main',
    blocks,
  )
}

const pronouns = {
  Male: { He: 'He', him: 'him' },
  Female: { He: 'She', him: 'her' },
} as const

/** Told so that nobody is bound to themselves, nor to more than so many others. */
const notOf = (own: readonly string[], idea: Idea, most: number, tell: () => string) =>
  fitting(tell, (told) => !own.some((name) => told.includes(name)) && namesIn(told, idea) <= most)

function people(idea: Idea, chance: Random): Section {
  // One teller for all of them, so that no two want the same; whom it is about is put in afterwards.
  const teller = tellerFor(idea, tale, chance, { He: '{He}', him: '{him}' })
  const [look, habit] = [chance.shuffle(looks), chance.shuffle(habits)]
  const items = idea.people.map((person, index) => {
    const own = [person.given, ...idea.factions.filter(({ leader }) => leader === person).map(({ name }) => name)]
    // Whoever still does the place's work was never parted from it.
    if (person.role === idea.given.worker) own.push(person.role)
    const { He } = pronouns[person.sex]
    const tell = (frame: string) =>
      teller.tell(frame).replace(/\{(He|him)\}/g, (_, word: 'He' | 'him') => pronouns[person.sex][word])
    const tie = notOf(own, idea, 1, () => tell('tie'))
    const [wears, keeps] = [tell(look[index % look.length] ?? ''), tell(habit[index % habit.length] ?? '')]
    const seen = chance.pick([
      `${He} has ${wears} and ${keeps}.`,
      `${He} ${keeps}, with ${wears}.`,
      `With ${wears}, ${lowered(He)} ${keeps}.`,
      `You notice ${wears}. ${He} ${keeps}.`,
      `Look for ${wears}: ${lowered(He)} ${keeps}.`,
      `${He} ${keeps}, and has ${wears}.`,
    ])
    const does = person === idea.ruler && !idea.asked.ruler?.isMany ? (idea.asked.ruler?.does ?? []) : []
    const want = notOf(own, idea, 1, () => tell('want'))
    return {
      key: `people.list.${index}`,
      label: person.name,
      text: `${capital(person.ancestry)}, ${person.role}. ${seen} ${person.given} wants ${want}. ${[tie, ...does.map((said) => `${He} ${said}.`)].join(' ')}`,
    }
  })
  return part('people', 'People of note', 'main', [{ type: 'list', key: 'people.list', items }])
}

/** What a faction does where it meets. */
const meetings = ['meet', 'gather', 'drink', 'dine', 'conspire', 'assemble', 'plot', 'quarrel', 'pray', 'vote', 'train']

function factions(idea: Idea, chance: Random): Section {
  const places = chance.shuffle(idea.districts.flatMap((district) => district.places))
  // One of them at most is after something else than what troubles the place.
  const besides = chance.int(0, 5)
  const next = chance.shuffle(tale.next)
  const items = idea.factions.map(({ name, kind, leader }, index) => {
    const { who, has } = factionKinds[kind]
    const [X, Y] = chance.shuffle(idea.factions.filter((other) => other.leader !== leader))
    const rivals = { X: X?.name ?? '', xg: X?.leader.given ?? '', Y: Y?.name ?? '', yg: Y?.leader.given ?? '' }
    const aims = index === besides ? ['aimMore'] : (idea.trouble.aims[index] ?? ['aimMore'])
    const { tell } = tellerFor(idea, tale, chance, rivals)
    const claim = index === 2 ? claimed(idea, 'claimAim', chance, rivals) : undefined
    const aim = lowered(claim ?? tell(chance.pick(aims)))
    // Whom else its aim names is enough.
    const spare = namesIn(aim.replaceAll(leader.given, ''), idea) > 0 ? 0 : 1
    const last = fitting(
      () => tell(next.pop() ?? 'next'),
      (told) => !told.includes(leader.given) && namesIn(told, idea) <= spare,
    )
    const place = places[index % places.length]?.name ?? idea.name
    const led = chance.pick([
      'led by',
      'under',
      'who follow',
      'behind',
      'sworn to',
      'fed by',
      'loyal to',
      'round',
      'paid by',
      'serving',
    ])
    const wants = chance.pick(['wants', 'means', 'hopes', 'plans', 'swears', 'intends', 'longs'])
    const meet = chance.pick(meetings)
    const holding = chance.pick(has)
    const met = chance.pick([
      `They ${meet} at ${place} and have ${holding}.`,
      `With ${holding}, they ${meet} at ${place}.`,
      `At ${place} they ${meet}; they have ${holding}.`,
      `They ${meet} at ${place}, with ${holding}.`,
    ])
    return {
      key: `factions.list.${index}`,
      label: capital(name),
      text: `${capital(chance.pick(who))}, ${led} ${leader.name}. ${met} ${leader.given} ${wants} ${aim} ${last}.`,
    }
  })
  return part('factions', 'Factions', 'main', [{ type: 'list', key: 'factions.list', items }])
}

const lowered = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)

function troubled(idea: Idea, chance: Random): Section {
  const { trouble, plot, threat } = idea
  const teller = tellerFor(idea, tale, chance)
  const story = capital(teller.tell(chance.pick(trouble.problem)))
  const claim = claimed(idea, 'claimTroubled', chance)
  const ground = grounded(idea, 'groundSign', chance)
  const signs = threat
    ? chance.shuffle(trouble.signs).slice(0, 3)
    : [...chance.shuffle(trouble.signs).slice(0, 1), 'signMore', 'signMore']
  const line = (key: string, label: string, text: string): Blocks[number] => ({
    type: 'text',
    key: `trouble.${key}`,
    label,
    text: capital(teller.tell(text)),
  })
  return part('trouble', `What is wrong: ${lowered(trouble.label)}`, 'main', [
    {
      type: 'text',
      key: 'trouble.story',
      text: claim ? `${story} ${claim}` : story,
    },
    line('blame', 'Who is to blame', plot.blame),
    line('worse', 'If nobody acts', plot.worse),
    line('way', 'A way out', plot.way),
    {
      type: 'list',
      key: 'trouble.signs',
      label: 'Signs of it',
      items: points('trouble.signs', [
        ...signs.map((sign) => capital(sparing(idea, teller, sign))),
        ...(ground ? [ground] : []),
      ]),
    },
  ])
}

/** One telling in which nobody is sent after themselves: no name twice, if there is such a telling. */
const agreed = ({ people }: Idea, tell: () => string) =>
  fitting(tell, (told) => people.every(({ given }) => told.split(given).length <= 2))

function hooks(idea: Idea, chance: Random): Section {
  const { people, factions: sides, trouble, plot, threat } = idea
  const teller = tellerFor(idea, tale, chance)
  const patrons = chance.shuffle(people.slice(0, 6))
  const errand = (index: number) => {
    const pat = patrons[index] as Person
    const own = sides.find(({ leader }) => leader === pat)?.name
    const { tell } = tellerFor(idea, tale, chance.fork(`errand ${index}`), { pat: pat.name })
    // Nobody sends anybody after themselves, or against their own people; and two others are as many as one remembers.
    return fitting(
      () => tell('errand'),
      (told) => told.split(pat.given).length <= 2 && !(own && told.includes(own)) && namesIn(told, idea) <= 2,
    )
  }
  const own = [
    ...(plot.hook ? [plot.hook] : []),
    // The second is about the threat by name, where there is one.
    ...chance.shuffle(trouble.hooks).sort((a, b) => Number(isNamed(b)) - Number(isNamed(a))),
  ]
    .slice(0, threat ? 2 : chance.int(1, 2))
    .map((hook) => agreed(idea, () => teller.tell(hook)))
  const claim = claimed(idea, 'claimHook', chance, { pat: patrons[0]?.name ?? idea.ruler.name })
  const texts = [...(claim ? [claim] : []), ...own, errand(1), errand(2)].slice(0, 3).map(capital)
  return part('hooks', 'Ways in', 'main', [
    { type: 'list', key: 'hooks.list', numbered: true, items: points('hooks.list', texts) },
  ])
}

/** Whether a frame says what the place is afraid of. */
const isNamed = (frame: string) => /#(?:M|ms?)[.#]/.test(frame)

function rumours(idea: Idea, chance: Random): Section {
  const teller = tellerFor(idea, tale, chance)
  const { trouble, plot, threat } = idea
  const own = [...(plot.rumour ? [plot.rumour] : []), ...chance.shuffle(trouble.rumours)]
    .slice(0, threat ? 3 : 1)
    .map((rumour) => teller.tell(rumour))
  const claim = claimed(idea, 'claimRumour', chance)
  const told = [...own, ...[claim, grounded(idea, 'groundRumour', chance)].filter((one) => one !== undefined)]
  const more = Array.from({ length: 5 - told.length }, () => sparing(idea, teller, 'rumourMore'))
  const truths = chance.shuffle(['True', 'Half true', 'False', 'True', 'False'])
  // What goes with the cause is never wholly false.
  const lines = [...told, ...more].map((text, index) => ({
    text,
    truth: index === 0 && plot.rumour ? 'True' : truths[index],
  }))
  const texts = chance.shuffle(lines).map(({ text, truth }) => `${capital(text)} (${truth}.)`)
  return part('rumours', 'Rumours', 'aside', [
    { type: 'list', key: 'rumours.list', numbered: true, items: points('rumours.list', texts) },
  ])
}

function laws(idea: Idea, chance: Random): Section {
  const teller = tellerFor(idea, tale, chance)
  const list = (key: string, label: string, frame: string, claim: string | undefined): Blocks[number] => ({
    type: 'list',
    key,
    label,
    items: points(key, [claim ?? capital(sparing(idea, teller, frame)), capital(sparing(idea, teller, frame))]),
  })
  return part('laws', 'Laws and customs', 'aside', [
    list('laws.laws', 'Laws', 'law', claimed(idea, 'claimLaw', chance)),
    list('laws.customs', 'Customs', 'custom', claimed(idea, 'claimCustom', chance)),
  ])
}

function trade(idea: Idea, chance: Random): Section {
  const { livelihood, given } = idea
  const teller = tellerFor(idea, tale, chance)
  const others = chance
    .shuffle(livelihood.wares.filter((ware) => ware !== given.ware && ware !== given.ware2))
    .slice(0, 2)
  const rows = [
    ['made', 'Made', [given.ware, given.ware2, ...others].join(', ')],
    ['bought', 'Bought', chance.shuffle(livelihood.buys).slice(0, 3).join(', ')],
    ['lacking', 'Lacking', chance.shuffle(livelihood.lacks).slice(0, 3).join(', ')],
  ].map(([key = '', label = '', text = '']) => ({ key: `trade.facts.${key}`, label, text: capital(text) }))
  return part('trade', 'Trade', 'aside', [
    { type: 'facts', key: 'trade.facts', rows },
    { type: 'text', key: 'trade.note', text: capital(sparing(idea, teller, 'tradeNote')) },
  ])
}

const priceOf = (gp: number, share: number) => money(Math.max(0.01, gp * share))

function prices(idea: Idea, request: SettlementRequest, chance: Random): Section {
  const { cheap, dear } = idea.livelihood
  const usual = idea.markup / 100
  const all = chance.shuffle(rulePrices[request.system])
  const some = (is: (item: Priced) => boolean, count: number) => all.filter(is).slice(0, count)
  const rows = [
    ...some(({ tag }) => cheap.includes(tag), 2).map((item) => [item, usual * MADE_HERE, 'Made here'] as const),
    ...some(({ tag }) => dear.includes(tag), 3).map((item) => [item, usual * LACKING, 'Scarce'] as const),
    ...some(({ tag }) => !cheap.includes(tag) && !dear.includes(tag), 5).map((item) => [item, usual, ''] as const),
  ]
  return repriced(
    part('prices', 'Prices', 'aside', [
      {
        type: 'facts',
        key: 'prices.facts',
        rows: [{ key: 'prices.facts.level', label: capital(idea.wealth), text: `${idea.markup} % of book price` }],
      },
      {
        type: 'table',
        key: 'prices.table',
        columns: [
          { label: 'Article' },
          { label: 'Book', align: 'end' },
          { label: 'Here', align: 'end', derived: true },
        ],
        rows: rows.map(([item, share, note], index) => ({
          key: `prices.table.${index}`,
          cells: [item.name, money(item.gp), priceOf(item.gp, share)],
          ...(note ? { note } : {}),
          model: { share: share / usual },
        })),
      },
    ]),
  )
}

/** The prices here, from the book's and the mark-up as they stand. */
function repriced(section: Section): Section {
  if (section.key !== 'prices') return section
  const stated = section.blocks.find(({ key }) => key === 'prices.facts')
  const [, percent = '100'] =
    /(?<!\d)(\d+(?:\.\d+)?)\s*%/.exec(stated?.type === 'facts' ? (stated.rows[0]?.text ?? '') : '') ?? []
  return {
    ...section,
    blocks: section.blocks.map((block) => {
      if (block.type !== 'table') return block
      const rows = block.rows.map((row) => {
        const gp = worth(row.cells[1] ?? '')
        const { share = 1 } = (row.model ?? {}) as { share?: number }
        return gp === undefined
          ? row
          : { ...row, cells: [row.cells[0] ?? '', row.cells[1] ?? '', priceOf(gp, share * (Number(percent) / 100))] }
      })
      return { ...block, rows }
    }),
  }
}

/** What a wall is called, by rank of size. */
const palisades = ['a palisade', 'a log palisade', 'a double palisade']
const walls = [
  palisades,
  palisades,
  ['a town wall', 'a stone wall', 'a low wall', 'one thin wall'],
  ['a city wall', 'a high wall', 'a long wall', 'one thick wall'],
  ['a city wall', 'a great wall', 'a long wall', 'one high wall'],
]

function guarded(idea: Idea, chance: Random): Section {
  const teller = tellerFor(idea, tale, chance)
  const { rank } = settlementScale[idea.size]
  const kept = chance
    .shuffle(defences[rank] ?? [])
    .filter((text) => idea.walled || !/wall|gate|palisade|citadel|tower|keep/.test(text))
    // All under arms are counted once, and there is one wall.
    .filter((text, index, all) =>
      [/#guards#/, /\bwalls?\b/].every((once) => !once.test(text) || all.findIndex((one) => once.test(one)) === index),
    )
    .slice(0, 2)
    .map((text) => teller.tell(text))
  const wall =
    idea.walled && !kept.some((text) => /wall|palisade/.test(text)) ? [chance.pick(walls[rank] ?? ['a city wall'])] : []
  const text = `${capital([...wall, ...kept].join('; '))}. ${capital(sparing(idea, teller, 'defenceNote'))}`
  return part('defences', 'Defences', 'aside', [{ type: 'text', key: 'defences.text', text }])
}

function calendar(idea: Idea, chance: Random): Section {
  const teller = tellerFor(idea, tale, chance)
  const items = idea.feasts.map((feast, index) => ({
    key: `calendar.list.${index}`,
    label: feast,
    text: sparing(idea, teller, 'feastDay'),
  }))
  return part('calendar', 'Calendar', 'aside', [{ type: 'list', key: 'calendar.list', items }])
}

const mapWords: Readonly<Record<string, string>> = {
  inn: 'an inn',
  smithy: 'a smithy',
  temple: 'a temple',
  windmill: 'a windmill',
  well: 'a well',
  guildhall: 'a guildhall',
  cemetery: 'a cemetery',
  manor: 'a manor',
  market: 'a market',
  barracks: 'barracks',
  prison: 'a prison',
  warehouse: 'a warehouse',
  bathhouse: 'a bathhouse',
  academy: 'an academy',
  theatre: 'a theatre',
  cathedral: 'a cathedral',
  arena: 'an arena',
  magetower: 'a wizard’s tower',
  citadel: 'a citadel',
  park: 'a park',
  harbour: 'a harbour',
  lighthouse: 'a lighthouse',
  shrine: 'a shrine',
  abbey: 'an abbey',
  watchtower: 'a watchtower',
  mine: 'a mine',
}

/** What the map is asked with: what the text says, and nothing that it does not. */
function picture(idea: Idea, seed: number): PictureBrief {
  const places = idea.districts.flatMap((district) => district.places).map(({ landmark }) => landmark)
  const shown = [...new Set(places)].flatMap((landmark) => (landmark ? [mapWords[landmark] ?? landmark] : []))
  const wall = idea.walled ? (settlementScale[idea.size].rank < 2 ? 'palisaded ' : 'walled ') : ''
  const river = idea.river && idea.land !== 'river' ? ', by a river' : ''
  const where = `${withArticle(`${wall}${idea.size}`)} called "${idea.name}" ${landPhrases[idea.land]}${river}`
  return {
    category: 'townmaps',
    label: 'Map',
    prompt: `${where}, ${idea.souls} souls, with ${[...shown, ...idea.livelihood.map].join(', ')}`,
    negativePrompt: [...(idea.walled ? [] : ['wall']), ...(idea.river ? [] : ['river'])].join(', '),
    seed,
  }
}

const kinOf = (person: Person, index: number, idea: Idea, system: SettlementRequest['system']) => ({
  key: `person${index}`,
  label: `${person.name}, ${person.role}`,
  kind: 'npc',
  request: {
    prompt: `${withArticle(`${person.ancestry} ${person.role.replace(', ', ' of ')}`)} called ${person.name}, a ${person.sex === 'Male' ? 'man' : 'woman'} in ${idea.name}, known for ${idea.livelihood.label.toLowerCase()}`,
    system,
  },
})

/** For a list of sheets: what it is, lives by and suffers from. */
function summed({ asked, name, size, livelihood, factions: [A, B], trouble }: Idea): string {
  const whole = asked.whole && asked.whole.length < 60 ? asked.whole : withArticle(size)
  return `${livelihood.label} made ${name} ${whole}, where ${A.leader.name} stands against ${B.leader.name}: ${lowered(trouble.label)}.`
}

/** The sheet of a settlement: the place itself is drawn from `core`, and each section tells of it by a stream of its own. */
export const settlement: SheetMaker<'settlement'> = {
  write(request: SettlementRequest, chance: Chance): SheetDocument {
    const core = chance('core')
    const idea = ideaOf(request, core.fork('idea'))
    const { size, land } = idea
    const named = introducing(idea)
    return {
      title: idea.name,
      kicker: `${capital(idea.wealth)} ${size} ${landPhrases[land]}, ${souls(idea.souls)} souls${request.system === 'Pathfinder' ? `, settlement ${idea.level}` : ''}`,
      summary: summed(idea),
      system: request.system,
      sections: [
        named(sight(idea, chance('sight'))),
        named(troubled(idea, chance('trouble'))),
        named(factions(idea, chance('factions'))),
        named(districts(idea, chance('districts'))),
        people(idea, chance('people')),
        named(hooks(idea, chance('hooks'))),
        brief(idea, request, chance('brief')),
        named(rumours(idea, chance('rumours'))),
        named(laws(idea, chance('laws'))),
        named(trade(idea, chance('trade'))),
        prices(idea, request, chance('prices')),
        named(guarded(idea, chance('defences'))),
        named(calendar(idea, chance('calendar'))),
      ],
      pictures: [picture(idea, core.fork('picture').int(0, 2 ** 32 - 1))],
      kin: idea.people.map((person, index) => kinOf(person, index, idea, request.system)),
    }
  },

  derive: (document) => ({ ...document, sections: document.sections.map(repriced) }),
}
