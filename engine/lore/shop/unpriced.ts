import type { ShopKind } from '../../../contract/sheets/choices.ts'
import type { Section } from '../../../contract/sheets/document.ts'
import type { Random } from '../../paint/random.ts'
import { nounForms } from '../../prompt/morphology.ts'
import { waresOf } from '../goods/wares.ts'
import { capital } from '../grammar/inflect.ts'
import { domainOf } from '../lore/theme.ts'
import { openNames } from '../names/names.ts'
import type { Chance } from '../sheet-maker.ts'
import type { Size, Wealth } from '../trade/asked.ts'
import { priceCells, priceColumns } from '../trade/prices.ts'
import { section } from '../trade/section.ts'
import { type Shop, tellerOf } from './house.ts'
import { shopFacts } from './kinds.ts'

/*
 * What a prompt has a shop for and no price list knows: unwanted prophecies, lost names, bottled storms. It stands on the
 * shelves all the same, at prices that are ours and say so.
 */

/** One sort of it. */
interface Sort {
  /** As one is called: "unwanted prophecy". */
  one: string
  noun: string
}

const immaterial =
  /^(?:prophec(?:y|ies)|omens?|visions?|dreams?|nightmares?|memor(?:y|ies)|names?|wish(?:es)?|shadows?|promises?|secrets|letters?|souls?|voices?|songs?|stor(?:y|ies)|regrets?|sorrows?|luck|time|hours|silence|tears|laughter|curses?|fates?|futures?|lies|vows?|oaths?|excuses?|apolog(?:y|ies)|miracles?|feelings?|emotions?)$/
/** They come to a shop, and are not sold in it. */
const beings =
  /^(?:ghosts?|spirits?|undead|dead|living|gods?|demons?|angels?|monsters?|beings?|vampires?|(?:were)?wol(?:f|ves)|everybody|everyone|nobody|anyone|anybody|us|them|all)$/
/** WordNet's domains of persons, beasts, groups and places, of deeds and of occasions: nothing that lies on a shelf. */
const unsold = [4, 5, 11, 14, 15, 18]
const none = /\b(?:nothing|everything|anything|something|whatever|all sorts)\b/i
const container =
  /^(?:bottles?|jars?|vials?|phials?|flasks?|box(?:es)?|bags?|sacks?|barrels?|cups?|pounds?|ounces?|yards?|tins?|pots?|slices?)$/
const tail =
  / (?:of|in|from|by|for|that|which|who|with|without|nobody|no one|people|everybody|you|they|left|made|to) .*$/i

const kinds = Object.keys(shopFacts) as ShopKind[]
const pricedWords = new Set(
  kinds.flatMap((kind) =>
    [...waresOf(kind, 'DnD5e'), ...waresOf(kind, 'Pathfinder')].flatMap(
      ({ name }) => name.toLowerCase().match(/\p{L}+/gu) ?? [],
    ),
  ),
)
const singleOf = (noun: string) => nounForms(noun).find((form) => form !== noun && domainOf(form) > 0) ?? noun

function isPriced(noun: string): boolean {
  const forms = [noun, singleOf(noun)]
  // A scribe writes letters, but has no price for those that nobody wanted.
  const isOfShop = kinds.some((kind) => forms.some((form) => shopFacts[kind].words.includes(form)))
  return (isOfShop && !immaterial.test(noun)) || forms.some((form) => pricedWords.has(form))
}

const sellers = /(?:shop|store|stall|market|emporium|bazaar|pawnshop|boutique|booth)$/i
const dealing =
  /^(?:at \{house\} .*?\b(?:buy|sell|trade|pawn|swap|barter|exchange|deposit|return|leave)(?: and \p{L}+)?|\{house\} (?:collects|hoards|stocks|lends|rents out|is full of))\s+(?:back |in |off )?(.+)$/iu

/** What a prompt has the shop for, as it says so: "unwanted prophecies". */
function saidToSell({ asked: { clauses } }: Shop): string | undefined {
  const { goods, guests, head, features } = clauses
  if (goods) return goods.replace(/^(?:and|or) \p{L}+s\s+/u, '')
  const isFor = (phrase: string) => {
    const noun = phrase.replace(tail, '').split(' ').at(-1)?.toLowerCase() ?? ''
    return domainOf(singleOf(noun)) > 0 && !beings.test(noun)
  }
  if (guests && isFor(guests)) return guests
  const dealt = features.map(({ says }) => dealing.exec(says)?.[1]).find((one) => one !== undefined)
  if (dealt) return dealt
  const before = sellers.test(head) ? head.split(' ').slice(0, -1) : []
  return immaterial.test(before.at(-1)?.toLowerCase() ?? '') ? before.join(' ') : undefined
}

/** The sorts of it that no rule has a price for; none for a shop whose goods the rules know. */
export function unpricedSorts(shop: Shop): Sort[] {
  const said = saidToSell(shop)
    ?.replace(/^(?:only|mostly|nothing but|old|their|your|his|her|our|its|any|some|the)\s+/i, '')
    .replace(/[,;:.].*$/, '')
  if (!said || said.length > 60 || none.test(said) || shop.focus) return []
  const end = tail.exec(said)?.[0] ?? ''
  const parts = said.slice(0, said.length - end.length).split(/\s+and\s+/)
  return parts.flatMap((part, index) => {
    const words = part.split(' ')
    const noun = words.at(-1)?.toLowerCase() ?? ''
    const rest = index === parts.length - 1 ? end : ''
    const inside = container.test(noun)
      ? / of (?:\p{L}+ )*?(\p{L}+)(?= (?:that|from|in)\b|$)/u.exec(rest)?.[1]
      : undefined
    const about = inside?.toLowerCase() ?? noun
    const isSold = immaterial.test(about) || !unsold.includes(domainOf(singleOf(about)))
    if (noun === '' || !isSold || beings.test(about) || isPriced(about)) return []
    return [{ one: `${[...words.slice(0, -1), singleOf(noun)].join(' ')}${rest}`, noun: singleOf(about) }]
  })
}

/** What tells one from another, by what it is. */
const details: readonly (readonly [RegExp, readonly string[]])[] = [
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
        `${capital(one)}${called}${detail}`,
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
