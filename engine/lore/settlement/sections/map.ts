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

/** What the map is asked with: what the text says, and nothing that it does not. */
export function picture(idea: Idea, seed: number): PictureBrief {
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
