import type { PictureBrief } from '../../../../contract/sheets/document.ts'
import { withArticle } from '../../grammar/article.ts'
import type { Idea } from '../idea.ts'
import { settlementScale } from '../sizes.ts'

export const landPhrases: Readonly<Record<Idea['land'], string>> = {
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

/** Of the prompt's words, those that the map shows and the text does not gainsay. */
const states: readonly (readonly [RegExp, string])[] = [
  [/\b(?:snow|snowy|snowbound|snow-covered|frozen|winter|wintry|icy)\b/i, 'snowy'],
  [/\bautumn(?:al)?\b/i, 'autumnal'],
  [/\b(?:ruined|ruins|destroyed|sacked|razed)\b/i, 'ruined'],
  [/\b(?:abandoned|deserted|empty|ghost town)\b/i, 'abandoned'],
  [/\b(?:burning|on fire|in flames)\b/i, 'burning'],
  [/\bovergrown\b/i, 'overgrown'],
]
const sights: readonly (readonly [RegExp, string])[] = [
  [/\bcanals?\b/i, 'canals'],
  [/\boas(?:is|es)\b/i, 'an oasis'],
  [/\borchards?\b/i, 'orchards'],
  [/\b(?:castle|keep|citadel|fort(?:ress)?) on (?:an?|the) hill\b/i, 'a hill'],
  [/\bvineyards?\b/i, 'vineyards'],
]
const peoples: Readonly<Record<string, string>> = { elf: 'elven', dwarf: 'dwarven' }

const saidIn = (text: string, list: typeof states): string[] =>
  list.flatMap(([words, said]) => {
    const at = text.search(words)
    return at < 0 || /\b(?:no|not|without|never)\s+(?:an?\s+)?$/i.test(text.slice(0, at)) ? [] : [said]
  })

/** What the map is asked with: what the text says, and nothing that it does not. */
export function picture(idea: Idea, seed: number): PictureBrief {
  const places = idea.districts.flatMap((district) => district.places).map(({ landmark }) => landmark)
  const shown = [...new Set(places)].flatMap((landmark) => (landmark ? [mapWords[landmark] ?? landmark] : []))
  const { text, ancestry = '' } = idea.reading
  const palisade = settlementScale[idea.size].rank < 2 || /\bpalisaded?\b/i.test(text)
  const wall = idea.walled ? (palisade ? 'palisaded ' : 'walled ') : ''
  const bridges = idea.river ? /\b(two|three|four|five) bridges\b/i.exec(text)?.[0].toLowerCase() : undefined
  const lead = [...saidIn(text, states), peoples[ancestry]].filter(Boolean).map((word) => `${word} `)
  const river = idea.river && idea.land !== 'river' ? ', by a river' : ''
  const where = `${withArticle(`${lead.join('')}${wall}${idea.size}`)} called "${idea.name}" ${landPhrases[idea.land]}${river}`
  return {
    category: 'townmaps',
    label: 'Map',
    prompt: `${where}, ${idea.souls} souls, with ${[...shown, ...idea.livelihood.map, ...saidIn(text, sights), ...(bridges ? [bridges] : [])].join(', ')}`,
    negativePrompt: [
      ...new Set([...(idea.walled ? [] : ['wall']), ...(idea.river ? [] : ['river']), ...idea.denied.phrases]),
    ].join(', '),
    seed,
  }
}
