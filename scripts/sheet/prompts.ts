import { readFile } from 'node:fs/promises'
import type { ImageCategory } from '../../contract/categories.ts'

/** Where each category keeps the prompts it is looked at with, one a line. */
const files: Record<ImageCategory, string> = {
  characters: 'engine/figures/characters.prompts.txt',
  npcs: 'engine/figures/npcs.prompts.txt',
  monsters: 'engine/monsters/prompts.txt',
  battlemaps: 'engine/maps/battlemaps/prompts.txt',
  items: 'engine/relics/items.prompts.txt',
  spells: 'engine/relics/spells.prompts.txt',
  landscapes: 'engine/landscapes/prompts.txt',
  townmaps: 'engine/maps/townmaps/prompts.txt',
}

/** A line may go on with " // " and negative words. */
export function promptIn(line: string): { prompt: string; negativePrompt: string } {
  const [prompt = '', negativePrompt = ''] = line.split(' // ')
  return { prompt, negativePrompt }
}

/** The prompts of a category. */
export async function promptsOf(category: ImageCategory): Promise<{ prompt: string; negativePrompt: string }[]> {
  const text = await readFile(new URL(`../../${files[category]}`, import.meta.url), 'utf8')
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map(promptIn)
}
