import type { Section } from '../../../contract/sheets/document.ts'
import type { Random } from '../../paint/random.ts'
import { capital } from '../grammar/inflect.ts'
import { openNames } from '../names/names.ts'
import type { Chance } from '../sheet-maker.ts'
import type { Size, Wealth } from '../trade/asked.ts'
import { priceCells, priceColumns } from '../trade/prices.ts'
import { section } from '../trade/section.ts'
import { type Shop, tellerOf } from './house.ts'
import { type Sort, unpricedSorts } from './sorts.ts'

/** What tells one from another, by what it is. */
const details: readonly (readonly [RegExp, readonly string[]])[] = [
  [
    /^dead thing$/,
    [
      ', out of a drowned sailor’s pocket',
      ', from under a bishop’s tongue',
      ', off a hanged man’s finger',
      ', sewn into #folk.poss# shrouds',
      ', from a child’s closed hand',
      ', found in a grave #where#',
      ', taken out of #beast.a#, with the boots',
      ', worn to the end by #owner#',
      ', from a plague pit, well boiled',
      ', found in the lung of a miner',
      ', buried with #kin.a#, #when#',
      ', from a coffin that was otherwise empty',
    ],
  ],
  [
    /^(?:prophecy|omen|vision|fate|future|prediction)$/,
    [
      ' about #thing#',
      ' of a flood #where#',
      ' that #folk# will rule #place#',
      ' of #few# weddings',
      ' that names #someone# king',
      ' of the day when #beast.s# speak',
      ' concerning #pet.a# and a crown',
      ' of #food# falling as rain',
      ', made for #owner# and refused',
      ' that came true already, #when#',
      ' in rhyme, about #folk#',
      ', last line missing',
    ],
  ],
  [
    /^(?:letter|note|message|postcard|apology|excuse)$/,
    [
      ' from #someone#, unopened',
      ' to #owner#, returned',
      ' about #thing#',
      ' for #kin.a#, wet through',
      ' of #few# pages, all about #pet.a#',
      ' from #folk# to #folk#',
      ' found #where#',
      ' in verse, unsigned',
      ', addressed to nobody #where#',
      ' with a lock of hair',
      ' promising #asum#',
      ', read once and folded again',
    ],
  ],
  [
    /^(?:dream|nightmare|memory|regret|sorrow|feeling|emotion|story|secret)$/,
    [
      ' of #beast.a#',
      ' about #thing#',
      ' of an evening #where#',
      ' of #kin.a#',
      ' with #song# in it',
      ' of #food#',
      ', once #owner.poss#',
      ', left by #folk#',
      ' of #night#',
      ' in which #pet.a# speaks',
      ', a child’s, hardly used',
      ', pawned by #someone#',
    ],
  ],
]
const detailsOf = (noun: string) => details.find(([nouns]) => nouns.test(noun))?.[1]
/** A prophecy or a name is; of bottled storms there may be several. */
const isOneOfAKind = (noun: string) => noun === 'name' || detailsOf(noun) !== undefined
const anyDetails = [
  ', once #owner.poss#',
  ', pawned by #someone#',
  ', left by #folk#',
  ', found #where#',
  ' from #place#',
  ', #mark#',
  ', taken for #asum# owed',
  ', with a note from #someone#',
  ', second-hand',
  ', brought by #few# #folk#',
  ', a child’s',
  ', the last of its sort',
]

const lines: Record<Size, number> = { small: 3, medium: 4, large: 6 }
/** gp; a tenth of it where Pathfinder counts. */
const homebrewPrices: Record<Wealth, readonly number[]> = {
  poor: [0.5, 1, 2, 3, 5, 8],
  modest: [2, 4, 6, 10, 15, 25],
  wealthy: [10, 15, 25, 40, 60, 100],
}

const whose = [
  '#keeper# lends one to whoever can [draw|sing|name] it.',
  '#someone# buys most of them, and never [opens|uses|shows] any.',
  'The last was #someone.poss#, and came back #when#.',
  '#keeper# [weighs|counts|sniffs] each one before naming a price.',
  'No two customers [see|hear|get] the same one, says #helper#.',
  '#keeper# keeps #his# own #container#.',
]

const nameFrom = ({ home }: Shop, chance: Random) =>
  openNames(chance.fork('name')).person(home, chance.pick(['Female', 'Male'] as const)).given

/** A shelf of it; nothing where the rules know what the shop sells. */
export function unpricedSections(shop: Shop, chance: Chance): Section[] {
  const sorts = unpricedSorts(shop)
  if (sorts.length === 0) return []
  const plan = chance('unpriced')
  const count = lines[shop.size]
  const shuffled = new Map(sorts.map(({ noun }) => [noun, plan.shuffle(detailsOf(noun) ?? anyDetails)]))
  const rows = Array.from({ length: count }, (_, index) => {
    const key = `unpriced.goods.${index}`
    const own = chance(key)
    const { one, noun } = sorts[index % sorts.length] as Sort
    // A share of the ways for each line, so that one that is rolled again never repeats another.
    const ways = (shuffled.get(noun) ?? []).filter((_, at) => at % count === index)
    const detail = tellerOf(shop, own).tell(own.pick(ways))
    const called = noun === 'name' ? ` “${nameFrom(shop, own)}”` : ''
    const price = own.pick(homebrewPrices[shop.wealth]) / (shop.request.system === 'Pathfinder' ? 10 : 1)
    return {
      key,
      cells: [
        `${capital(one === '' ? tellerOf(shop, own.fork('thing')).tell('thing') : one)}${called}${detail}`,
        String(isOneOfAKind(noun) ? 1 : own.int(1, 4)),
        ...priceCells(price),
      ],
      canReroll: true as const,
    }
  })
  const [, asked] = priceColumns
  const columns = [
    { label: 'Goods' },
    { label: 'In stock', align: 'end' as const },
    { label: 'Homebrew price', align: 'end' as const },
    asked,
  ]
  const text = tellerOf(shop, plan.fork('whose')).tell(plan.pick(whose))
  return [
    section('unpriced', 'What it is for', 'main', [
      { type: 'table', key: 'unpriced.goods', label: 'No rule prices these (homebrew)', columns, rows },
      { type: 'text', key: 'unpriced.whose', text },
    ]),
  ]
}
