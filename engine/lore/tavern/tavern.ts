import type { PictureBrief, Section } from '../../../contract/sheets/document.ts'
import type { TavernRequest } from '../../../contract/sheets/tavern.ts'
import type { Random } from '../../paint/random.ts'
import { type Fare, fare } from '../goods/lodging.ts'
import { money } from '../goods/money.ts'
import { openTeller, type Teller } from '../grammar/grammar.ts'
import { capital } from '../grammar/inflect.ts'
import { humanCultures } from '../names/cultures.ts'
import { openNames } from '../names/names.ts'
import { type Threat, threatIn } from '../prompt/threat.ts'
import type { Chance, SheetMaker } from '../sheet-maker.ts'
import {
  type Asked,
  levelDifficulty,
  readAsked,
  type Size,
  settlementLevel,
  sizeOf,
  type Wealth,
  wealthOf,
} from '../trade/asked.ts'
import { companyWords } from '../trade/company.ts'
import { drawPerson, kindOf, ownWords, type Person, personKin, summaryOf } from '../trade/keeper.ts'
import { houseName, type Mood, moodIn, type Site, siteIn, threatSlots } from '../trade/moods.ts'
import { MARKUP_KEY, markupText, priceCells, priceColumns, withPrices } from '../trade/prices.ts'
import { drawGame, type Odds } from './games.ts'
import { tavernSigns, tavernTale } from './tale.ts'

type Rows = Extract<Section['blocks'][number], { type: 'table' }>['rows']

/** What every section of a tavern's sheet agrees on. */
interface Tavern {
  request: TavernRequest
  asked: Asked
  size: Size
  wealth: Wealth
  name: string
  place: string
  home: (typeof humanCultures)[number]
  keeper: Person
  /** The two whom tonight's trouble is between. */
  rivals: readonly [Person, Person]
  staff: readonly Person[]
  hasStable: boolean
  /** Where it stands, what is the matter with it and what it is afraid of, as far as the prompt says. */
  site?: Site
  mood?: Mood
  threat?: Threat
  want: Record<'regain' | 'kin' | 'heirloom' | 'deadline', string>
}

const callings =
  'drover|sailor|soldier|pilgrim|merchant|miner|poacher|scribe|farmer|smuggler|musician|hunter|tinker|gambler|mason|fisherman|midwife|mercenary|peddler|bounty hunter|priest|cook|guard|scholar|weaver|thief|courier|tanner|gravedigger'.split(
    '|',
  )

function coreOf(request: TavernRequest, chance: Random): Tavern {
  const asked = readAsked(request.prompt)
  const wealth = wealthOf(request.wealth, asked.words, chance.fork('wealth'))
  const home = asked.reading.culture ?? chance.pick(humanCultures)
  const names = openNames(chance.fork('names'))
  for (const name of asked.reading.names) names.reserve(name)
  const { ancestry, sex, age } = asked.reading
  const given = { ancestry, sex, age, name: asked.keeperName }
  const keeper = drawPerson(request.system, 'innkeeper', home, names, chance.fork('keeper'), given)
  const threat = threatIn(asked.reading.text, asked.reading.names)
  const site = siteIn(asked.words)
  const rival = (label: string) => {
    const own = chance.fork(label)
    return drawPerson(request.system, own.pick(site?.trades ?? callings), home, names, own)
  }
  const rivals = [rival('first rival'), rival('second rival')] as const
  const size = sizeOf(request.size, asked.words, chance.fork('size'))
  const roles = chance.fork('roles').shuffle(tavernTale.role)
  const staff = Array.from({ length: { small: 1, medium: 2, large: 4 }[size] }, (_, index) =>
    drawPerson(request.system, roles[index] ?? 'potboy', home, names, chance.fork(`staff ${index}`)),
  )
  const want = chance.fork('want')
  const sign = openTeller(tavernSigns, chance.fork('sign'), { given: keeper.given })
  return {
    request,
    asked,
    size,
    wealth,
    name: asked.houseName ?? sign.tell('title'),
    place: asked.placeName ?? names.place(home),
    home,
    keeper,
    rivals,
    staff,
    site,
    mood: moodIn(asked.words, threat),
    threat,
    hasStable:
      size === 'large' || asked.words.some((word) => ['stable', 'stables', 'horses', 'coaching'].includes(word)),
    want: {
      regain: want.pick(companyWords.regain),
      kin: want.pick(companyWords.kin),
      heirloom: want.pick(companyWords.heirloom),
      deadline: want.pick(companyWords.deadline),
    },
  }
}

function tellerOf(house: Tavern, chance: Random, more: Readonly<Record<string, string>> = {}): Teller {
  return openTeller({ ...tavernTale, ...companyWords, ...(house.site ? { meat: house.site.meats } : {}) }, chance, {
    house: houseName(house.name),
    place: house.place,
    staffA: house.staff[0]?.given ?? house.keeper.given,
    ...threatSlots(house.threat),
    keeper: house.keeper.given,
    patron: house.rivals[0].given,
    rivalA: house.rivals[0].given,
    rivalB: house.rivals[1].given,
    wantRegain: house.want.regain,
    wantKin: house.want.kin,
    wantHeirloom: house.want.heirloom,
    wantDeadline: house.want.deadline,
    ...ownWords(house.keeper),
    he: '{he}',
    given: '{given}',
    ...more,
  })
}

const section = (key: string, title: string, place: Section['place'], blocks: Section['blocks']): Section => ({
  key,
  title,
  place,
  canReroll: true,
  blocks,
})
const told = (teller: Teller, symbol: string) => capital(teller.tell(symbol))

const standsIn: Record<Wealth, string> = { poor: 'a poor village', modest: 'a market town', wealthy: 'a rich city' }
const standing = ({ place, wealth, site }: Tavern) =>
  [place, standsIn[wealth], ...(site ? [site.stands] : [])].join(', ')
const sizeLabels: Record<Size, string> = { small: 'Alehouse', medium: 'Tavern', large: 'Coaching inn' }

function signSection(house: Tavern, chance: Random): Section {
  const teller = tellerOf(house, chance)
  const { mood, site, asked } = house
  const spoken = asked.phrase
    ? [{ type: 'text' as const, key: 'sight.spoken', label: 'Talked of as', text: `${capital(asked.phrase)}.` }]
    : []
  const more = [...(site ? [chance.pick(site.sights)] : []), ...(mood ? [chance.pick(mood.sights)] : [])]
  const aloud = ['sight', ...more].map((frame) => told(teller, frame)).join(' ')
  return section('sight', 'Through the door', 'main', [
    { type: 'text', key: 'sight.aloud', aloud: true, text: aloud },
    ...spoken,
    { type: 'text', key: 'sight.sign', label: 'The sign', text: `${told(teller, 'signboard')}.` },
    { type: 'text', key: 'sight.named', label: 'Its name', text: `${told(teller, 'named')}.` },
  ])
}

function staffSection(house: Tavern, chance: Random): Section {
  const { keeper } = house
  const teller = tellerOf(house, chance)
  const row = (key: string, label: string, text: string) => ({ key: `staff.keeper.${key}`, label, text })
  const staff = house.staff.map((person, index) => ({
    key: `staff.list.${index}`,
    label: `${person.name}, ${kindOf(person)}`,
    text: capital(about(teller, person, 'staff')),
  }))
  return section('staff', 'Keeper and staff', 'main', [
    {
      type: 'facts',
      key: 'staff.keeper',
      rows: [
        row('name', 'Keeper', `${keeper.name}, ${kindOf(keeper)}`),
        row('look', 'Look', told(teller, 'look')),
        row('manner', 'Manner', told(teller, 'manner')),
        row('wants', 'Wants', told(teller, 'wants')),
        row('fears', 'Fears', told(teller, 'fear')),
      ],
    },
    { type: 'list', key: 'staff.list', items: staff },
  ])
}

/** A frame told of somebody: one teller for all of them, so that no two are alike; whom it is about is put in afterwards. */
const about = (teller: Teller, person: Person, frame: string) =>
  teller
    .tell(frame)
    .replace(/\{(he|given)\}/g, (_, slot: string) => (slot === 'given' ? person.given : ownWords(person).he))

function patronsSection(house: Tavern, chance: Random): Section {
  const { keeper, rivals, request, staff, site } = house
  const teller = tellerOf(house, chance)
  const names = openNames(chance.fork('names'))
  for (const { name } of [keeper, ...rivals, ...staff]) names.reserve(name)
  const trades = [...chance.shuffle(site?.trades ?? []), ...chance.shuffle(callings)].slice(0, 6)
  const others = trades.map((trade) => drawPerson(request.system, trade, house.home, names, chance))
  const items = [...rivals, ...others].map((person, index) => ({
    key: `patrons.list.${index}`,
    label: `${person.name}, ${kindOf(person)}`,
    text: capital(about(teller, person, 'patrons')),
  }))
  return section('patrons', 'Here tonight (d8)', 'main', [{ type: 'list', key: 'patrons.list', numbered: true, items }])
}

function troubleSection(house: Tavern, chance: Random): Section {
  const teller = tellerOf(house, chance)
  const { start, worse, way } = house.mood ?? { start: ['start'], worse: ['worse'], way: ['way'] }
  const line = (frames: readonly string[]) => told(teller, chance.pick(frames))
  return section('trouble', 'Trouble', 'main', [
    { type: 'text', key: 'trouble.start', text: line(start) },
    { type: 'text', key: 'trouble.worse', label: 'If nobody acts', text: line(worse) },
    { type: 'text', key: 'trouble.way', label: 'A way out', text: line(way) },
  ])
}

/** The rungs of the rule's table of meals that are on the board. */
const boards: Record<Wealth, readonly number[]> = {
  poor: [0, 0, 1, 1],
  modest: [0, 1, 1, 2, 3],
  wealthy: [1, 2, 2, 3, 4],
}

function dish(rung: number, teller: Teller): string {
  if (rung === 0) return told(teller, '#pottage# with #scrap#')
  if (rung === 1) return told(teller, '#cooked# #meat#, #side#')
  if (rung === 2) return told(teller, '#cooked# #meat# with #side# and #side#')
  return told(
    teller,
    rung === 3 ? '#cooked# #meat# in #sauce#, #side#' : '#cooked# #meat# and #meat# in #sauce#, #side#',
  )
}

function menuRows(house: Tavern, chance: Chance): Rows {
  const { request, wealth } = house
  const table = fare[request.system]
  const lines: { said: (teller: Teller) => string; by: Fare }[] = [
    ...boards[wealth].map((rung) => ({ said: (teller: Teller) => dish(rung, teller), by: table.meals[rung] as Fare })),
    { said: (teller) => told(teller, '#aleA# #aleB#'), by: table.ale },
    { said: (teller) => told(teller, 'wine'), by: table.wine },
    ...(table.hot ? [{ said: (teller: Teller) => told(teller, 'brew'), by: table.hot }] : []),
    ...(wealth === 'poor' ? [] : [{ said: (teller: Teller) => told(teller, 'fineWine'), by: table.fineWine }]),
  ]
  return lines.map(({ said, by }, index) => {
    const key = `menu.board.${index}`
    return { key, cells: [said(tellerOf(house, chance(key))), by.rule, ...priceCells(by.price)], canReroll: true }
  })
}

/** Beds by the rungs of the rule's table: what, how many may be free, and which rung. */
function bedsOf(size: Size, wealth: Wealth): readonly (readonly [name: string, most: number, rung: number])[] {
  const shift = { poor: -1, modest: 0, wealthy: 1 }[wealth]
  const common = ['Place by the hearth', 8, Math.max(0, shift)] as const
  if (size === 'small') return [common]
  const own = ['room', 3, 2 + shift] as const
  const better = ['room', 2, 3 + shift] as const
  if (size === 'medium') return [common, own, better]
  return [common, own, own, better, ['room', 1, 4 + shift] as const]
}

function roomRows(house: Tavern, chance: Chance): Rows {
  const { size, wealth, request, hasStable } = house
  const table = fare[request.system]
  const names = tellerOf(house, chance('rooms names'))
  const beds = bedsOf(size, wealth).map(([name, most, rung], index, all): Rows[number] => {
    const own = chance(`rooms.beds.${index}`)
    const by = table.beds[rung] as Fare
    const called = name === 'room' ? `The ${names.tell('roomName')} Room` : name
    const odd = index === Math.min(1, all.length - 1) ? house.mood : undefined
    const text = told(tellerOf(house, own), odd ? own.pick(odd.beds) : 'room')
    return {
      key: `rooms.beds.${index}`,
      cells: [called, text, String(own.int(0, most)), by.rule, ...priceCells(by.price)],
      canReroll: true,
    }
  })
  if (!hasStable) return beds
  const free = String(chance('rooms stalls').int(0, 6))
  const stall = ['Stall', 'Hay and water', free, table.stabling.rule, ...priceCells(table.stabling.price)]
  return [...beds, { key: 'rooms.beds.stall', cells: stall }]
}

function rumoursSection(house: Tavern, chance: Random): Section {
  const teller = tellerOf(house, chance)
  const truths = chance.shuffle(['True', 'True', 'Half true', 'Half true', 'False', 'False'] as const)
  const rest = { True: '', 'Half true': 'amiss', False: 'liar' } as const
  const { mood, site } = house
  const own = chance.shuffle([
    ...chance.shuffle(mood?.rumours ?? []).slice(0, 2),
    ...chance.shuffle(site?.rumours ?? []).slice(0, 1),
  ])
  const items = truths.map((label, index) => {
    // What the house itself is talked of for: whether it is so, the label says.
    const frame = own[index]
    if (frame !== undefined) return { key: `rumours.list.${index}`, label, text: told(teller, frame) }
    const more = rest[label] === '' ? '' : ` ${told(teller, rest[label])}`
    return { key: `rumours.list.${index}`, label, text: `${told(teller, 'rumour')}${more}` }
  })
  return section('rumours', 'Rumours (d6)', 'main', [{ type: 'list', key: 'rumours.list', numbered: true, items }])
}

const share = (part: number) => `${(part * 100).toFixed(1)} %`
const oddsText = (count: number, all: number) => `${count} of ${all}`
function gainText({ gain }: Odds): string {
  if (Math.abs(gain) < 0.0005) return 'Nothing'
  return gain < 0 ? share(-gain) : `Nothing; loses ${share(gain)}`
}

function gameSection(house: Tavern, chance: Random): Section {
  const { game, odds } = drawGame(chance.fork('game'))
  const teller = tellerOf(house, chance)
  const isPathfinder = house.request.system === 'Pathfinder'
  const stake =
    ({ poor: 0.05, modest: 0.2, wealthy: 1 } as const)[house.wealth] * chance.int(1, 5) * (isPathfinder ? 0.2 : 1)
  const level = settlementLevel[house.wealth]
  const hard = isPathfinder ? (levelDifficulty[level] ?? 15) : { poor: 12, modest: 13, wealthy: 15 }[house.wealth]
  const fact = (key: string, label: string, text: string) => ({ key: `game.rules.${key}`, label, text })
  return section('game', 'A game played here', 'main', [
    {
      type: 'facts',
      key: 'game.rules',
      rows: [
        fact('name', 'Called', teller.tell('gameName')),
        fact('stake', 'Stake', money(Math.max(0.01, stake))),
        fact('roll', 'Roll', game.roll),
        ...game.wins.map(({ when, pays }, index) => fact(`win${index}`, `Pays ${pays}`, when)),
        fact('loses', 'Loses', game.loses),
        fact('odds', 'Chance to win', share(odds.win / odds.all)),
        fact('ways', 'Winning rolls', oddsText(odds.win, odds.all)),
        ...(odds.push > 0 ? [fact('push', 'Stake back on', oddsText(odds.push, odds.all))] : []),
        fact('house', 'House keeps of stakes', gainText(odds)),
        fact('cheat', 'Foul play', told(teller, 'cheat')),
        fact('spot', 'Seen by', `Perception DC ${hard + chance.int(0, 3)}`),
      ],
    },
  ])
}

function factsSection(house: Tavern, chance: Random): Section {
  const [low, high] = ({ poor: [16, 21], modest: [18, 25], wealthy: [22, 32] } as const)[house.wealth]
  const percent = chance.int(low, high) * 5
  const row = (key: string, label: string, text: string) => ({ key: `terms.facts.${key}`, label, text })
  return section('terms', 'The house', 'aside', [
    {
      type: 'facts',
      key: 'terms.facts',
      rows: [
        { key: MARKUP_KEY, label: 'Mark-up', text: markupText(percent) },
        row('place', 'Stands in', standing(house)),
        row(
          'size',
          'Size',
          { small: 'One room, one hearth', medium: 'Taproom and guest rooms', large: 'Two floors and stables' }[
            house.size
          ],
        ),
        row('opens', 'Opens', `${chance.int(6, 11)} bells`),
        row(
          'closes',
          'Closes',
          chance.pick(['At midnight', 'When empty', 'At curfew', 'Never', 'At second cockcrow', 'Once kegs run dry']),
        ),
      ],
    },
  ])
}

/** What a floor plan draws, in words that battle maps understand, of the same house. */
function planOf({ size, hasStable, asked, name }: Tavern, seed: number): PictureBrief {
  const body = {
    small: 'a small tavern with a bar, round tables and a fireplace',
    medium: 'a tavern with a bar, six round tables, a fireplace and two beds',
    large: 'a large tavern with a bar, ten round tables, a fireplace, a kitchen and four beds',
  }[size]
  const stable = hasStable ? ', with stables and four horses' : ''
  const mood = asked.words.filter((word) => ['cosy', 'haunted', 'ruined', 'snowy', 'autumn', 'winter'].includes(word))
  const prompt = `${body}${stable}${mood.map((word) => `, ${word}`).join('')}`
  return { category: 'battlemaps', label: `Floor plan of ${name}`, prompt, negativePrompt: '', seed }
}

/** A tavern's sheet: the house, its keeper and the two rivals are drawn from `core`; every section tells by its own stream. */
export const tavern: SheetMaker<'tavern'> = {
  write(request, chance) {
    const core = chance('core').fork('tavern')
    const house = coreOf(request, core)
    const { keeper, rivals, name, place, want } = house
    const act = tellerOf(house, chance('entertainment'))
    const sections: Section[] = [
      signSection(house, chance('sight')),
      staffSection(house, chance('staff')),
      patronsSection(house, chance('patrons')),
      troubleSection(house, chance('trouble')),
      section('menu', 'On the board', 'main', [
        {
          type: 'table',
          key: 'menu.board',
          columns: [{ label: 'Fare' }, { label: 'By the rules' }, ...priceColumns],
          rows: menuRows(house, chance),
        },
      ]),
      {
        ...section('rooms', 'Beds', 'main', [
          {
            type: 'table',
            key: 'rooms.beds',
            columns: [
              { label: 'Where' },
              { label: 'What it is like' },
              { label: 'Free', align: 'end' },
              { label: 'By the rules' },
              ...priceColumns,
            ],
            rows: roomRows(house, chance),
          },
        ]),
        canReroll: false,
      },
      rumoursSection(house, chance('rumours')),
      gameSection(house, chance('game')),
      section('entertainment', 'Entertainment', 'aside', [
        { type: 'text', key: 'entertainment.act', text: `${told(act, 'act')}.` },
      ]),
      factsSection(house, chance('terms')),
    ]
    const what = sizeLabels[house.size]
    return withPrices({
      title: name,
      kicker: `${what} in ${standing(house)}`,
      summary: summaryOf(house.asked, `${what} in ${place}`, keeper),
      system: request.system,
      sections,
      pictures: [planOf(house, core.fork('picture').int(0, 2 ** 32 - 1))],
      kin: [
        personKin(
          'keeper',
          `${keeper.name}, innkeeper`,
          keeper,
          request.system,
          `who keeps ${name} in ${place} and wants to ${want.regain} ${want.kin}’s ${want.heirloom}`,
        ),
        ...rivals.map((rival, index) =>
          personKin(
            `rival${index + 1}`,
            `${rival.name}, ${rival.trade}`,
            rival,
            request.system,
            `who drinks at ${name} in ${place}`,
          ),
        ),
      ],
    })
  },

  derive: withPrices,
}
