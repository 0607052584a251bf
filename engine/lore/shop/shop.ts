import type { ShopKind } from '../../../contract/sheets/choices.ts'
import type { PictureBrief, Section } from '../../../contract/sheets/document.ts'
import type { ShopRequest } from '../../../contract/sheets/shop.ts'
import type { Random } from '../../paint/random.ts'
import { magicItems, magicItemValue, rarities } from '../goods/magic-dnd5e.ts'
import { itemMeasure, pathfinderItems } from '../goods/magic-pathfinder.ts'
import { skilledDay, waresOf } from '../goods/wares.ts'
import { withArticle } from '../grammar/article.ts'
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
import { type Focus, focusIn, titles } from './focus.ts'
import { shopFacts } from './kinds.ts'
import { shopTale, signWords } from './tale.ts'

type Rows = Extract<Section['blocks'][number], { type: 'table' }>['rows']

/** What every section of a shop's sheet agrees on. */
interface Shop {
  request: ShopRequest
  asked: Asked
  kind: ShopKind
  size: Size
  wealth: Wealth
  name: string
  place: string
  keeper: Person
  /** Two customers, for what goes on here. */
  rivals: readonly [Person, Person]
  /** The one sort of thing it is there for, where the prompt says: potions, scrolls, maps. */
  focus?: Focus
  /** Where it stands, what is the matter with it and what it is afraid of, as far as the prompt says. */
  site?: Site
  mood?: Mood
  threat?: Threat
  /** What the keeper wants back, whose it was, and by when. */
  want: Record<'regain' | 'kin' | 'heirloom' | 'deadline', string>
}

function kindIn({ words, reading }: Asked, chance: Random): ShopKind {
  const kinds = Object.keys(shopFacts) as ShopKind[]
  const hits = (kind: ShopKind) =>
    words.filter((word) => shopFacts[kind].words.includes(word)).length * 2 +
    (reading.trade === shopFacts[kind].trade ? 1 : 0)
  const best = Math.max(...kinds.map(hits))
  const drawn = chance.pick(kinds)
  // The more particular one: "a magic book store" is no general store.
  return best > 0 ? (kinds.findLast((kind) => hits(kind) === best) ?? drawn) : drawn
}

function signOf(kind: ShopKind, keeper: Person, chance: Random): string {
  const teller = openTeller({ ...signWords, sign: shopFacts[kind].signs }, chance, { given: keeper.given })
  return teller.tell('title')
}

const callers = ['carter', 'widow', 'student', 'soldier', 'baker', 'courier', 'clerk', 'hunter', 'midwife', 'mason']

function coreOf(request: ShopRequest, chance: Random): Shop {
  const asked = readAsked(request.prompt, 'shop')
  const focus = focusIn(asked.words, request.shop)
  const kind = request.shop || focus?.kind || kindIn(asked, chance.fork('kind'))
  const wealth = wealthOf(request.wealth, asked.words, chance.fork('wealth'))
  const home = asked.reading.culture ?? chance.pick(humanCultures)
  const names = openNames(chance.fork('names'))
  for (const name of asked.reading.names) names.reserve(name)
  const { ancestry, sex, age } = asked.reading
  const given = { ancestry, sex, age, name: asked.keeperName }
  const keeper = drawPerson(request.system, shopFacts[kind].trade, home, names, chance.fork('keeper'), given)
  const threat = threatIn(asked.reading.text, asked.reading.names)
  const site = siteIn(asked.words)
  const customer = (label: string) => {
    const own = chance.fork(label)
    return drawPerson(request.system, own.pick(site?.trades ?? callers), home, names, own)
  }
  const rivals = [customer('first customer'), customer('second customer')] as const
  const want = chance.fork('want')
  return {
    request,
    asked,
    kind,
    size: sizeOf(request.size, asked.words, chance.fork('size')),
    wealth,
    name: asked.houseName ?? signOf(kind, keeper, chance.fork('sign')),
    place: asked.placeName ?? names.place(home),
    keeper,
    rivals,
    focus,
    site,
    mood: moodIn(asked.words, threat),
    threat,
    want: {
      regain: want.pick(companyWords.regain),
      kin: want.pick(companyWords.kin),
      heirloom: want.pick(companyWords.heirloom),
      deadline: want.pick(companyWords.deadline),
    },
  }
}

/** Dear things are for rich places. */
const dearest: Record<Wealth, number> = { poor: 60, modest: 500, wealthy: Number.POSITIVE_INFINITY }
const stockSizes: Record<Size, number> = { small: 8, medium: 11, large: 16 }

function quantityOf(gp: number, isPathfinder: boolean, chance: Random): number {
  const weight = gp * (isPathfinder ? 10 : 1)
  if (weight <= 0.5) return chance.int(6, 40)
  if (weight <= 5) return chance.int(2, 12)
  return weight <= 40 ? chance.int(1, 4) : 1
}

/** A pile of its own for each line, so that rolling one again never repeats another. */
function piles<T>(items: readonly T[], count: number, chance: Random): T[][] {
  const shuffled = chance.shuffle(items)
  const lines = Math.min(count, shuffled.length)
  return Array.from({ length: lines }, (_, index) => shuffled.filter((__, at) => at % lines === index))
}

/** At least this share of the goods is of the shop's own sort, as far as there is enough of it. */
const OWN_SHARE = 0.75

function stockRows(shop: Shop, chance: Chance): Rows {
  const { request, asked, kind, size, wealth, focus } = shop
  const isPathfinder = request.system === 'Pathfinder'
  const plan = chance('stock')
  const limit = dearest[wealth] / (isPathfinder ? 10 : 1)
  const wares = waresOf(kind, request.system).filter(({ price }) => price <= limit)
  const isNamed = ({ name }: { name: string }) =>
    asked.words.some((word) => word.length > 3 && name.toLowerCase().includes(word.replace(/s$/, '')))
  const lines = stockSizes[size]
  const focal = focus ? [...wares.filter(({ name }) => focus.goods.test(name)), ...magicFor(shop, focus.magic)] : []
  const first = piles(focal, Math.ceil(lines * OWN_SHARE), plan)
  const rest = wares.filter((ware) => !focal.includes(ware))
  const named = focus ? [] : rest.filter(isNamed).slice(0, 5)
  const [own, other] = [true, false].map((isOwn) =>
    rest.filter((ware) => !named.includes(ware) && shopFacts[kind].own.test(ware.name) === isOwn),
  ) as [typeof rest, typeof rest]
  const left = lines - first.length - named.length
  const owned = piles(own, Math.min(own.length, Math.max(left - other.length, Math.ceil(left * OWN_SHARE))), plan)
  const all = [
    ...first,
    ...named.map((ware) => [ware]),
    ...owned,
    ...piles(other, Math.max(0, left - owned.length), plan),
  ]
  return all.map((pile, index) => {
    const key = `stock.goods.${index}`
    const own = chance(key)
    const ware = own.pick(pile)
    const count = quantityOf(ware.price, isPathfinder, own)
    const isBook = ware.name === 'Book' || ware.name === 'Scholarly journal'
    const note = isBook ? { note: own.shuffle(titles).slice(0, Math.min(count, 4)).join('; ') } : {}
    const row = { key, cells: [ware.name, String(count), ...priceCells(ware.price)], ...note }
    return pile.length > 1 ? { ...row, canReroll: true as const } : row
  })
}

/** The rarest, as an index of `rarities`, that is for sale in such a place. */
const rarest: Record<Wealth, number> = { poor: 0, modest: 1, wealthy: 2 }

interface Special {
  name: string
  measure: string
  does: string
  price: number
}

function magicFor({ request, wealth }: Shop, magic: RegExp): Special[] {
  if (request.system === 'Pathfinder')
    return pathfinderItems
      .filter(({ name, level }) => level <= settlementLevel[wealth] && magic.test(name))
      .map((item) => ({ ...item, measure: itemMeasure(item) }))
  return magicItems
    .filter(({ name, rarity }) => rarities.indexOf(rarity) <= rarest[wealth] && magic.test(name))
    .map((item) => ({
      ...item,
      measure: capital(item.attunement ? `${item.rarity}, attunement` : item.rarity),
      price: magicItemValue(item),
    }))
}

function specialRows(shop: Shop, inStock: readonly string[], chance: Chance): Rows {
  const usual: Record<Size, number> = { small: 1, medium: 2, large: 3 }
  const count = usual[shop.size] * (shop.kind === 'magic' ? 3 : 1)
  const specials = magicFor(shop, shopFacts[shop.kind].magic).filter(({ name }) => !inStock.includes(name))
  return piles(specials, count, chance('specials')).map((pile, index) => {
    const key = `specials.items.${index}`
    const item = chance(key).pick(pile)
    const row = { key, cells: [item.name, item.measure, capital(item.does), ...priceCells(item.price)] }
    return pile.length > 1 ? { ...row, canReroll: true as const } : row
  })
}

const section = (key: string, title: string, place: Section['place'], blocks: Section['blocks']): Section => ({
  key,
  title,
  place,
  canReroll: true,
  blocks,
})

function tellerOf(shop: Shop, chance: Random): Teller {
  const { display } = shopFacts[shop.kind]
  return openTeller({ ...shopTale, ...companyWords, display }, chance, {
    keeper: shop.keeper.given,
    house: houseName(shop.name),
    place: shop.place,
    rivalA: shop.rivals[0].given,
    rivalB: shop.rivals[1].given,
    ...threatSlots(shop.threat),
    wantRegain: shop.want.regain,
    wantKin: shop.want.kin,
    wantHeirloom: shop.want.heirloom,
    wantDeadline: shop.want.deadline,
    ...ownWords(shop.keeper),
  })
}

const listed = (key: string, count: number, teller: Teller, symbol: string) =>
  Array.from({ length: count }, (_, index) => ({ key: `${key}.${index}`, text: capital(teller.tell(symbol)) }))

const sizeLabels: Record<Size, string> = {
  small: 'One room',
  medium: 'Shop and back room',
  large: 'Two-floored emporium',
}
const standsIn: Record<Wealth, string> = { poor: 'a poor village', modest: 'a market town', wealthy: 'a rich city' }

const standing = ({ place, wealth, site }: Shop) => [place, standsIn[wealth], ...(site ? [site.stands] : [])].join(', ')

function termsSection(shop: Shop, chance: Random): Section {
  const { request, size, wealth } = shop
  const [low, high] = ({ poor: [16, 22], modest: [18, 26], wealthy: [20, 32] } as const)[wealth]
  const percent = chance.int(low, high) * 5
  const legal =
    request.system === 'Pathfinder'
      ? `Common, level ${settlementLevel[wealth]}`
      : `${capital(rarities[rarest[wealth]] ?? 'common')} magic`
  const rows = [
    { key: MARKUP_KEY, label: 'Mark-up', text: markupText(percent) },
    { key: 'terms.facts.buys', label: 'Buys at', text: `${chance.int(6, 11) * 5} % of rule price` },
    { key: 'terms.facts.rarest', label: 'Rarest for sale', text: legal },
    { key: 'terms.facts.place', label: 'Stands in', text: standing(shop) },
    { key: 'terms.facts.size', label: 'Size', text: sizeLabels[size] },
    { key: 'terms.facts.till', label: 'In the till', text: tillText(wealth, request.system === 'Pathfinder', chance) },
  ]
  return section('terms', 'Terms', 'aside', [{ type: 'facts', key: 'terms.facts', rows }])
}

function tillText(wealth: Wealth, isPathfinder: boolean, chance: Random): string {
  const [low, high] = ({ poor: [5, 30], modest: [20, 120], wealthy: [80, 400] } as const)[wealth]
  return `${Math.max(1, Math.round(chance.int(low, high) / (isPathfinder ? 10 : 1)))} gp`
}

function haggleSection(shop: Shop, chance: Random): Section {
  const { request, wealth } = shop
  const isPathfinder = request.system === 'Pathfinder'
  const base = isPathfinder
    ? (levelDifficulty[settlementLevel[wealth]] ?? 15)
    : { poor: 12, modest: 14, wealthy: 16 }[wealth]
  const hard = base + chance.int(-1, 2)
  const check = isPathfinder ? 'Diplomacy' : 'Charisma (Persuasion)'
  const lie = isPathfinder ? 'Deception' : 'Charisma (Deception)'
  const teller = tellerOf(shop, chance)
  const row = (key: string, label: string, text: string) => ({
    key: `haggling.facts.${key}`,
    label,
    text: capital(text),
  })
  const rows = [
    row('check', 'To get 10 % off', `${check} DC ${hard}`),
    row('fail', 'By 5 or more under', '10 % on top'),
    row('bluff', 'To bluff about worth', `${lie} DC ${hard + 2}`),
    row('warms', '+2 for', teller.tell('warms')),
    row('chills', '−2 for', teller.tell('chills')),
    row('instead', 'Takes instead of coin', teller.tell('instead')),
  ]
  return section('haggling', 'Haggling', 'aside', [{ type: 'facts', key: 'haggling.facts', rows }])
}

function keeperSection(shop: Shop, chance: Random): Section {
  const teller = tellerOf(shop, chance)
  const row = (key: string, label: string, text: string) => ({ key: `keeper.facts.${key}`, label, text: capital(text) })
  const rows = [
    row('name', 'Name', `${shop.keeper.name}, ${kindOf(shop.keeper)}`),
    row('look', 'Look', teller.tell('look')),
    row('manner', 'Manner', teller.tell('manner')),
    row('wants', 'Wants', teller.tell('wants')),
    row('fears', 'Fears', teller.tell('fear')),
    row('helper', 'Also here', teller.tell('helper')),
  ]
  return section('keeper', 'The keeper', 'main', [{ type: 'facts', key: 'keeper.facts', rows }])
}

/** The floor plan and the list of what stands where are told of the same things. */
function planOf({ kind, size, asked, name }: Shop, seed: number): PictureBrief {
  const { plan } = shopFacts[kind]
  const lead = { small: 'a small', medium: 'a', large: 'a large' }[size]
  const mood = asked.words.filter((word) =>
    ['haunted', 'ruined', 'burning', 'snowy', 'night', 'autumn', 'winter'].includes(word),
  )
  const prompt = [
    plan.replace(/^an? (?:small )?/, `${lead} `),
    ...mood.map((word) => (word === 'night' ? 'at night' : word)),
  ]
  return { category: 'battlemaps', label: `Floor plan of ${name}`, prompt: prompt.join(', '), negativePrompt: '', seed }
}

function planSection(shop: Shop, chance: Random): Section {
  const teller = tellerOf(shop, chance)
  const items = shopFacts[shop.kind].corners.map((label, index) => ({
    key: `plan.corners.${index}`,
    label,
    text: capital(teller.tell('corner')),
  }))
  return section('plan', 'Floor plan', 'aside', [{ type: 'list', key: 'plan.corners', items }])
}

function goodsSections(shop: Shop, chance: Chance): Section[] {
  const goods = [{ label: 'Goods' }, { label: 'In stock', align: 'end' as const }, ...priceColumns]
  const stock = stockRows(shop, chance)
  // What may be in stock is no special: a line that is rolled again must not meet it here.
  const focal = shop.focus ? magicFor(shop, shop.focus.magic).map(({ name }) => name) : []
  const specials = specialRows(shop, focal, chance)
  const measure = shop.request.system === 'Pathfinder' ? 'Level' : 'Rarity'
  const day = skilledDay[shop.request.system]
  const services = shopFacts[shop.kind].services.map(([name, days], index) => ({
    key: `services.work.${index}`,
    cells: [name, ...priceCells(Math.max(0.01, Math.round(days * day * 100) / 100))],
  }))
  return [
    section('stock', 'Stock', 'main', [{ type: 'table', key: 'stock.goods', columns: goods, rows: stock }]),
    ...(specials.length > 0
      ? [
          section('specials', 'Specials', 'main', [
            {
              type: 'table',
              key: 'specials.items',
              columns: [{ label: 'Item' }, { label: measure }, { label: 'What it does' }, ...priceColumns],
              rows: specials,
            },
          ]),
        ]
      : []),
    {
      ...section('services', 'Work done here', 'main', [
        {
          type: 'table',
          key: 'services.work',
          label: 'By a skilled hand’s day',
          columns: [{ label: 'Work' }, ...priceColumns],
          rows: services,
        },
      ]),
      canReroll: false,
    },
  ]
}

function sightSection(shop: Shop, chance: Random): Section {
  const teller = tellerOf(shop, chance)
  const { asked, mood, site } = shop
  const spoken = asked.phrase
    ? [{ type: 'text' as const, key: 'sight.spoken', label: 'Talked of as', text: `${capital(asked.phrase)}.` }]
    : []
  const more = [...(site ? [chance.pick(site.sights)] : []), ...(mood ? [chance.pick(mood.sights)] : [])]
  const aloud = ['sight', ...more].map((frame) => capital(teller.tell(frame))).join(' ')
  return section('sight', 'At the door', 'main', [
    { type: 'text', key: 'sight.aloud', aloud: true, text: aloud },
    ...spoken,
  ])
}

/** What the shop itself is talked of for, then what is talked of anywhere. */
function rumourItems(shop: Shop, chance: Random) {
  const teller = tellerOf(shop, chance)
  const { mood, site } = shop
  const own = [...chance.shuffle(mood?.rumours ?? []).slice(0, 2), ...chance.shuffle(site?.rumours ?? []).slice(0, 1)]
  return [...own, 'rumour', 'rumour', 'rumour', 'rumour']
    .slice(0, 4)
    .map((frame, index) => ({ key: `rumours.list.${index}`, text: capital(teller.tell(frame)) }))
}

function counterItems(shop: Shop, chance: Random) {
  const teller = tellerOf(shop, chance)
  return [...(shop.mood ? [chance.pick(shop.mood.stash)] : []), 'hidden', 'hidden']
    .slice(0, 2)
    .map((frame, index) => ({ key: `counter.things.${index}`, text: `${capital(teller.tell(frame))}.` }))
}

function hookText(shop: Shop, chance: Random): string {
  return capital(tellerOf(shop, chance).tell(chance.pick(shop.mood?.hooks ?? ['hook'])))
}

/** A shop's sheet: what it is and who keeps it are drawn from `core`; every section tells of that by its own stream. */
export const shop: SheetMaker<'shop'> = {
  write(request, chance) {
    const core = chance('core').fork('shop')
    const house = coreOf(request, core)
    const sections: Section[] = [
      sightSection(house, chance('sight')),
      keeperSection(house, chance('keeper')),
      ...goodsSections(house, chance),
      section('counter', 'Behind the counter', 'main', [
        { type: 'list', key: 'counter.things', items: counterItems(house, chance('counter')) },
      ]),
      section('hook', 'A way in', 'main', [{ type: 'text', key: 'hook.job', text: hookText(house, chance('hook')) }]),
      section('rumours', 'Heard over the counter', 'main', [
        {
          type: 'list',
          key: 'rumours.list',
          numbered: true,
          items: rumourItems(house, chance('rumours')),
        },
      ]),
      termsSection(house, chance('terms')),
      haggleSection(house, chance('haggling')),
      section('customers', 'Customers just now', 'aside', [
        {
          type: 'list',
          key: 'customers.list',
          numbered: true,
          items: listed('customers.list', 4, tellerOf(house, chance('customers')), 'customer'),
        },
      ]),
      planSection(house, chance('plan')),
    ]
    const facts = shopFacts[house.kind]
    const what = house.focus?.house ?? facts.house
    return withPrices({
      title: house.name,
      kicker: `${capital(what)} in ${standing(house)}`,
      summary: summaryOf(house.asked, `${withArticle(what)} in ${house.place}`, house.keeper),
      system: request.system,
      sections,
      pictures: [planOf(house, core.fork('picture').int(0, 2 ** 32 - 1))],
      kin: [
        personKin(
          'keeper',
          `${house.keeper.name}, ${facts.trade}`,
          house.keeper,
          request.system,
          `who keeps ${house.name} in ${house.place} and wants to ${house.want.regain} ${house.want.kin}’s ${house.want.heirloom}`,
        ),
      ],
    })
  },

  derive: withPrices,
}
