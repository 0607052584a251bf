import { domainOf } from '../lore/theme.ts'

/* What the words of a prompt are: where its clauses begin, which nouns are houses and which are somebody. */

export const houses =
  /^(?:taverns?|inns?|pubs?|alehouses?|bars?|taprooms?|roadhouses?|saloons?|brewer(?:y|ies)|breweries|meadhalls?|teahouses?|coffeehouses?|caf[eé]s?|canteens?|cantinas?|clubs?|nightclubs?|speakeas(?:y|ies)|casinos?|hostels?|hotels?|lodges?|guesthouses?|caravanserais?|distiller(?:y|ies)|restaurants?|diners?|eater(?:y|ies)|kitchens?|halls?|houses?|dens?|joints?|rooms?|parlou?rs?|cellars?|barges?|wagons?|shops?|stores?|stalls?|baker(?:y|ies)|smith(?:y|ies)|forges?|apothecar(?:y|ies)|emporiums?|book(?:shops?|stores?)|stables?|markets?|workshops?|boutiques?|pawnshops?|booths?|carts?|outposts?|trading posts?|dispensar(?:y|ies)|ateliers?|studios?|librar(?:y|ies)|auction|[\p{L}]+(?:shop|store|house|smith|maker|monger|seller)s?)$/iu

export const runBy =
  /^(?:(?:and|which is|that is)\s+)?(?:run|kept|owned|managed|tended|operated|hosted|ruled|led) (?:only )?by\b/i
export const places =
  /^(?:inside|in|on|under|underneath|beneath|below|between|at|near|behind|atop|over|above|by|beyond|within|outside|along|among|amid|across|beside|against|around|next to|halfway|deep|high|somewhere|overlooking)\b/i
export const times = /^(?:during|after|before|since|while|until|because|despite|when)\b/i
export const participles =
  /^(?:built|made|hewn|grown|hidden|set|lit|fallen|bound|sworn|woven|drawn|worn|bought|won|told|lost|sunk|sunken|half-\p{L}+|held|cut|dug|known|full|out|famous|infamous|open|closed|stuck|frozen|popular|notorious|home|accessible|rebuilt|always|never|secretly|really|actually|once|formerly|(?!wedding|evening|morning|building|king|ring|thing|nothing|something|spring|pudding|painting)[\p{L}-]+(?:ed|ing))$/iu
/** Who does something in a clause, so that what went before is what it is done to: "that nobody can find". */
export const subjects =
  /^(?:nobody|no|everybody|everyone|anybody|you|people|the|a|an|his|her|their|its|they|he|she|it|we|i|someone|somebody|all|most|many|few|both|each|every|my|only (?:the|a|an|those|people))\b/i

export const determiner = /^(?:an?|the|some|my|our|one|this|that|its|his|her|their)\s+/i
export const stripped = (phrase: string) => phrase.replace(determiner, '')
const several =
  /^(?:two|three|four|five|six|seven|eight|nine|ten|several|many|a (?:pair|family|group|band|coven|trio|couple|clan|troupe|crew) of|identical|some|twins?|triplets)\b/i
export const isMany = (phrase: string) =>
  several.test(phrase) ||
  /^the (?:living|dead|damned|blind|deaf|poor|rich|drowned|undead|lost|faithful)$/i.test(phrase) ||
  (!/^(?:an?|the|one|its|his|her|their)\s/i.test(phrase) &&
    /[^su’']s$/i.test(nounPhrase(phrase)) &&
    !/^\p{Lu}/u.test(phrase))

/** A phrase up to where something is said of it: "a door that talks" -> "a door". */
export function nounPhrase(phrase: string): string {
  return phrase
    .split(/\s+(?:that|which|who|whose|where|with|and|but|in|on|under|from|for|to|at|by|full|made|,)\s|[,;:(]/i)[0]!
    .trim()
}

/** "the dragon’s ribcage" for "a dragon’s ribcage"; undefined for what cannot be spoken of so. */
export function definite(phrase: string): string | undefined {
  const whole = nounPhrase(phrase)
  // "a talking painting of the old king" is spoken of again as the talking painting.
  const noun = whole.split(' ').length > 5 ? (whole.split(' of ')[0] as string) : whole
  if (noun === '' || noun.split(' ').length > 5 || /^(?:no|nothing|nobody|so|too|it|only|more|what)\b/i.test(noun))
    return undefined
  if (/^(?:the|its|his|her|their)\s|^\p{Lu}/iu.test(noun) && !/^an?\s/i.test(noun)) {
    return /^(?:its|his|her|their|some|one|my|our)\s/i.test(noun)
      ? `the ${stripped(noun)}`
      : /^the\s|^\p{Lu}/u.test(noun)
        ? noun
        : `the ${stripped(noun)}`
  }
  return `the ${stripped(noun)}`
}

export const lastWord = (phrase: string) => (nounPhrase(phrase).split(' ').at(-1) ?? '').toLowerCase()

export const isHouse = (noun: string) => houses.test(noun) || [6, 15].includes(domainOf(noun.toLowerCase()))

/** Whether a phrase names somebody rather than a house. */
export const isPersons = (phrase: string) => {
  const noun = lastWord(phrase)
  return (
    noun !== '' &&
    !/^(?:an? )?(?:some|any|no)(?:thing|body|one|where)/i.test(phrase) &&
    !houses.test(noun) &&
    (domainOf(noun.replace(/s$/, '')) === 18 || /(?:man|maker|smith|seller|monger)$/.test(noun))
  )
}
