import type { ImageCategory } from '../contract/categories.ts'
import { figureLexicon } from './figures/lexicon.ts'
import { lexicon as landscapeLexicon } from './landscapes/lexicon.ts'
import { lexicon as battlemapLexicon } from './maps/battlemaps/lexicon.ts'
import { lexicon as townmapLexicon } from './maps/townmaps/lexicon.ts'
import { monsterLexicon } from './monsters/lexicon.ts'
import type { Lexicon } from './prompt/lexicon.ts'
import { indexOf } from './prompt/lexicon-index.ts'
import { stylingsIn } from './prompt/styling.ts'
import { itemLexicon } from './relics/items/lexicon.ts'
import { spellLexicon } from './relics/spells/lexicon.ts'
import { stylesOffered } from './styles.ts'

/** The words each category knows. */
export const lexicons: Readonly<Record<ImageCategory, Lexicon>> = {
  characters: figureLexicon,
  npcs: figureLexicon,
  monsters: monsterLexicon,
  battlemaps: battlemapLexicon,
  items: itemLexicon,
  spells: spellLexicon,
  landscapes: landscapeLexicon,
  townmaps: townmapLexicon,
}

/** The style that the words of a prompt ask for, where the category is painted in it. */
export function styleAskedFor(category: ImageCategory, prompt: string): string | undefined {
  const stylings = stylingsIn(prompt, stylesOffered[category], indexOf(lexicons[category]))
  return stylings.find(({ style }) => style !== undefined)?.style
}
