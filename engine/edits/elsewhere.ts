import type { ImageCategory } from '../../contract/categories.ts'
import { restagedFigures } from '../figures/compose.ts'
import type { FigureScene } from '../figures/scene.ts'
import type { Scene } from '../generator.ts'
import { generators } from '../generators.ts'
import { choicesOf, understandPrompt } from '../index.ts'
import { restagedMonsters } from '../monsters/compose.ts'
import type { MonsterScene } from '../monsters/scene.ts'
import type { ItemScene } from '../relics/items/scene.ts'
import { relaid } from '../relics/items/setting.ts'

/**
 * What a kept scene is of, in the place that words name; undefined where they name none that it could be painted in. The same scene,
 * words and seed give the same scene.
 */
export function elsewhere(category: ImageCategory, scene: Scene, words: string, seed: number): Scene | undefined {
  const brief = understandPrompt(category, words, '')
  const random = choicesOf(seed, generators[category]).fork('elsewhere')
  switch (scene.kind) {
    case 'figure':
      return restagedFigures(scene as FigureScene, brief, random)
    case 'monster':
      return restagedMonsters(scene as MonsterScene, brief, random)
    case 'item':
      return relaid(scene as ItemScene, brief, random)
    default:
      return undefined
  }
}
