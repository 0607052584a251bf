import { figureLexicon } from '../figures/lexicon.ts'
import { outfits } from '../figures/wardrobe.ts'
import { hex } from '../paint/colour.ts'
import { type Family, families } from './families.ts'

const claimed = new Set(families.flatMap(({ words }) => words))
const known = new Set(families.map(({ concept }) => concept))

/**
 * People of every calling: whoever asks for three nuns among the monsters gets three nuns, and no monster. They are drawn where
 * a prompt names nothing else that lives.
 */
export const folk: readonly Family[] = figureLexicon.entries
  .filter(({ concept, subject }) => subject !== undefined && !known.has(concept))
  .filter(({ concept }) => concept === 'human' || outfits[concept] !== undefined)
  .map(({ concept, words }) => ({
    concept,
    words: words.filter((word) => !claimed.has(word)),
    rig: 'person',
    form: 'folk',
    hide: 'skin',
    colours: [hex('#c49a7c')],
    eyes: hex('#5a4a3a'),
    home: outfits[concept]?.home ?? 'village',
    person: concept === 'human' ? ['human'] : ['human', concept],
  }))
