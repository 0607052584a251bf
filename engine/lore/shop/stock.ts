import type { Section } from '../../../contract/sheets/document.ts'
import type { Random } from '../../paint/random.ts'
import { magicItems, magicItemValue, rarities } from '../goods/magic-dnd5e.ts'
import { itemMeasure, pathfinderItems } from '../goods/magic-pathfinder.ts'
import { leftOf, namedItem } from '../goods/named.ts'
import { skilledDay, waresOf } from '../goods/wares.ts'
import { capital } from '../grammar/inflect.ts'
import { type KeptOut, keptOut } from '../prompt/denied-things.ts'
import type { Chance } from '../sheet-maker.ts'
import { type Size, settlementLevel, type Wealth } from '../trade/asked.ts'
import { priceCells, priceColumns } from '../trade/prices.ts'
import { section } from '../trade/section.ts'
import { titles } from './focus.ts'
import type { Shop } from './house.ts'
import { shopFacts } from './kinds.ts'
import { calledBy, kinds } from './sorts.ts'

type Rows = Extract<Section['blocks'][number], { type: 'table' }>['rows']

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

/** What a shop is called by, from whichever shelf has it: a "candle shop" has candles, whatever kind is the nearest to it. */
function calledFor({ request, asked }: Shop, wares: readonly { name: string }[], denied: KeptOut) {
  const called = calledBy(asked.clauses.head)
  const isCalledSo = ({ name }: { name: string }) => new RegExp(`\\b${called}s?\\b`, 'i').test(name)
  if (!called || wares.some(isCalledSo)) return []
  const all = kinds.flatMap((kind) => leftOf(waresOf(kind, request.system), denied.has)).filter(isCalledSo)
  return [...new Map(all.map((ware) => [ware.name, ware])).values()].slice(0, 2)
}

function stockRows(shop: Shop, denied: KeptOut, chance: Chance): Rows {
  const { request, asked, kind, size, wealth, focus } = shop
  const isPathfinder = request.system === 'Pathfinder'
  const plan = chance('stock')
  const limit = dearest[wealth] / (isPathfinder ? 10 : 1)
  const wares = leftOf(waresOf(kind, request.system), denied.has).filter(({ price }) => price <= limit)
  const isNamed = ({ name }: { name: string }) =>
    asked.words.some((word) => word.length > 3 && name.toLowerCase().includes(word.replace(/s$/, '')))
  const lines = stockSizes[size]
  const focal = focus
    ? [...wares.filter(({ name }) => focus.goods.test(name)), ...magicFor(shop, focus.magic, denied)]
    : []
  const first = piles(focal, Math.ceil(lines * OWN_SHARE), plan)
  const rest = wares.filter((ware) => !focal.includes(ware))
  const named = focus
    ? rest.filter(isNamed).slice(0, 2)
    : [...calledFor(shop, rest, denied), ...rest.filter(isNamed)].slice(0, 5)
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
    const row = {
      key,
      cells: [namedItem(ware.name, own, denied.has), String(count), ...priceCells(ware.price)],
      ...note,
    }
    return pile.length > 1 ? { ...row, canReroll: true as const } : row
  })
}

/** The rarest, as an index of `rarities`, that is for sale in such a place. */
export const rarest: Record<Wealth, number> = { poor: 0, modest: 1, wealthy: 2 }

interface Special {
  name: string
  measure: string
  does: string
  price: number
}

function magicFor({ request, wealth }: Shop, magic: RegExp, denied: KeptOut): Special[] {
  if (denied.magic) return []
  if (request.system === 'Pathfinder')
    return leftOf(pathfinderItems, denied.has)
      .filter(({ name, level }) => level <= settlementLevel[wealth] && magic.test(name))
      .map((item) => ({ ...item, measure: itemMeasure(item) }))
  return leftOf(magicItems, denied.has)
    .filter(({ name, rarity }) => rarities.indexOf(rarity) <= rarest[wealth] && magic.test(name))
    .map((item) => ({
      ...item,
      measure: capital(item.attunement ? `${item.rarity}, attunement` : item.rarity),
      price: magicItemValue(item),
    }))
}

function specialRows(shop: Shop, inStock: readonly string[], denied: KeptOut, chance: Chance): Rows {
  const usual: Record<Size, number> = { small: 1, medium: 2, large: 3 }
  const count = usual[shop.size] * (shop.kind === 'magic' ? 3 : 1)
  const specials = magicFor(shop, shopFacts[shop.kind].magic, denied).filter(({ name }) => !inStock.includes(name))
  return piles(specials, count, chance('specials')).map((pile, index) => {
    const key = `specials.items.${index}`
    const item = chance(key).pick(pile)
    const row = {
      key,
      cells: [
        namedItem(item.name, chance(key), denied.has),
        item.measure,
        capital(item.does),
        ...priceCells(item.price),
      ],
    }
    return pile.length > 1 ? { ...row, canReroll: true as const } : row
  })
}

export function goodsSections(shop: Shop, chance: Chance): Section[] {
  const goods = [{ label: 'Goods' }, { label: 'In stock', align: 'end' as const }, ...priceColumns]
  const denied = keptOut(shop.asked.reading.text)
  const stock = stockRows(shop, denied, chance)
  // What may be in stock is no special: a line that is rolled again must not meet it here.
  const focal = shop.focus ? magicFor(shop, shop.focus.magic, denied).map(({ name }) => name) : []
  const specials = specialRows(shop, focal, denied, chance)
  const measure = shop.request.system === 'Pathfinder' ? 'Level' : 'Rarity'
  const day = skilledDay[shop.request.system]
  const work = shopFacts[shop.kind].services.filter(([name]) => !denied.has(name))
  const services = work.map(([name, days], index) => ({
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
