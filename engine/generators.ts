import type { ImageCategory } from '../contract/categories.ts'
import { figures } from './figures/figures.ts'
import type { Generator, Scene } from './generator.ts'
import { landscapes } from './landscapes/landscapes.ts'
import { battlemaps } from './maps/battlemaps/battlemaps.ts'
import { townmaps } from './maps/townmaps/townmaps.ts'
import { monsters } from './monsters/monsters.ts'
import { items } from './relics/items.ts'
import { spells } from './relics/spells.ts'

/** Who makes what. A new category is one more line here and a folder of its own. */
export const generators: Record<ImageCategory, Generator<Scene, unknown>> = {
  characters: figures,
  npcs: figures,
  monsters,
  battlemaps,
  items,
  spells,
  landscapes,
  townmaps,
}
