import type { ShopKind } from '../../../contract/sheets/choices.ts'
import { nounForms } from '../../prompt/morphology.ts'
import { lookUp } from '../../prompt/wordnet/dictionary.ts'
import { waresOf } from '../goods/wares.ts'
import { domainOf } from '../lore/theme.ts'
import type { Asked } from '../trade/asked.ts'
import type { Focus } from './focus.ts'
import { shopFacts } from './kinds.ts'

/*
 * What a prompt has a shop for and no price list knows: unwanted prophecies, lost names, bottled storms. It stands on the
 * shelves all the same, at prices that are ours and say so.
 */

/** What a shop sells goes by its prompt, and by the one sort of thing that it is there for. */
interface Seller {
  asked: Asked
  focus?: Focus
}

/** One sort of it. */
export interface Sort {
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
/** Goods that are only said to be some. */
const anything = /^(things?|items?|objects?|goods|stuff|belongings|possessions|wares) (.+)$/i
const container =
  /^(?:bottles?|jars?|vials?|phials?|flasks?|box(?:es)?|bags?|sacks?|barrels?|cups?|pounds?|ounces?|yards?|tins?|pots?|slices?)$/
const tail =
  / (?:of|in|from|by|for|that|which|who|with|without|nobody|no one|people|everybody|you|they|left|made|to) .*$/i

export const kinds = Object.keys(shopFacts) as ShopKind[]
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

/** WordNet's domains of what can be sold: beasts, things made, bodies, words, food, objects, plants, substances. */
const sold = new Set([5, 6, 8, 10, 13, 17, 20, 27])

/** What a shop is called by, where that can be sold: the toy of "a toy shop", the candle of "a one-eyed candle maker". */
export function calledBy(head: string): string | undefined {
  const [, noun = ''] =
    /(?:^|\s)(\p{Ll}{3,})\s(?:shop|store|stall|emporium|market|seller|maker|dealer|trader|vendor|merchant)(?:’s (?:shop|stall|tent|cart|booth))?$/u.exec(
      head,
    ) ?? []
  // "A secret shop" sells anything.
  return sold.has(domainOf(noun)) && !lookUp(noun, 'adj') && noun !== 'pawn' ? noun : undefined
}

/** What a prompt has the shop for, as it says so: "unwanted prophecies". */
export function saidToSell({ asked: { clauses } }: Pick<Seller, 'asked'>): string | undefined {
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
  return immaterial.test(before.at(-1)?.toLowerCase() ?? '') ? before.join(' ') : calledBy(head)
}

/** The sorts of it that no rule has a price for; none for a shop whose goods the rules know. */
export function unpricedSorts(shop: Seller): Sort[] {
  const said = saidToSell(shop)
    ?.replace(/^(?:only|mostly|nothing but|old|their|your|his|her|our|its|any|some|the)\s+/i, '')
    .replace(/[,;:.].*$/, '')
  if (!said || said.length > 60 || none.test(said) || shop.focus) return []
  // "things found in the dead": whatever they are, and where they were.
  const [, , where] = anything.exec(said) ?? []
  if (where !== undefined)
    return [{ one: '', noun: /\b(?:dead|graves?|corpses?|tombs?|coffins?)\b/.test(where) ? 'dead thing' : 'thing' }]
  const called = calledBy(shop.asked.clauses.head)
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
    const isKnown = about === called ? pricedWords.has(about) : isPriced(about)
    if (noun === '' || !isSold || beings.test(about) || isKnown) return []
    return [{ one: `${[...words.slice(0, -1), singleOf(noun)].join(' ')}${rest}`, noun: singleOf(about) }]
  })
}
