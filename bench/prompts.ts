import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ImageCategory } from '../contract/categories.ts'

const engine = join(import.meta.dirname, '..', 'engine')
const lists: Record<ImageCategory, string> = {
  characters: 'figures/characters.prompts.txt',
  npcs: 'figures/npcs.prompts.txt',
  landscapes: 'landscapes/prompts.txt',
  monsters: 'monsters/prompts.txt',
  items: 'relics/items.prompts.txt',
  spells: 'relics/spells.prompts.txt',
  battlemaps: 'maps/battlemaps/prompts.txt',
  townmaps: 'maps/townmaps/prompts.txt',
}

/** The contact sheets' prompts of a category. */
export async function promptsOf(category: ImageCategory): Promise<string[]> {
  const text = await readFile(join(engine, lists[category]), 'utf8')
  return text.split('\n').filter((line) => line.trim() !== '')
}
