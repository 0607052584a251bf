import type { FigureScene } from '../figures/scene.ts'
import type { Scene } from '../generator.ts'
import type { LandscapeScene } from '../landscapes/scene.ts'
import type { MonsterScene } from '../monsters/scene.ts'
import type { ItemScene } from '../relics/items/scene.ts'

const isOf =
  <S extends Scene>(kind: S['kind']) =>
  (scene: Scene): scene is S =>
    scene.kind === kind

export const isFigure = isOf<FigureScene>('figure')
export const isMonster = isOf<MonsterScene>('monster')
export const isLandscape = isOf<LandscapeScene>('landscape')
export const isItem = isOf<ItemScene>('item')
