import type { GridShape } from '../../../contract/map-exports.ts'
import type { View } from '../../../contract/views.ts'
import { isBattlemap, isTownmap } from '../../kept.ts'
import type { Checkpoint } from '../../paint/frame.ts'
import type { Picture } from '../../paint/picture.ts'
import { battlemaps } from '../battlemaps/battlemaps.ts'
import { paintBattlemap } from '../battlemaps/paint.ts'
import type { BattlemapScene } from '../battlemaps/scene.ts'
import { sceneFor } from '../battlemaps/version.ts'
import type { Following } from '../guides/edges.ts'
import { battlemapFollowing } from '../guides/follows.ts'
import { townmapFollowing } from '../guides/follows-town.ts'
import { barriersOf } from './barriers.ts'
import { type FoundryScene, foundryScene } from './foundry.ts'
import { foundryNotes } from './foundry-journal.ts'
import { type UniversalVtt, universalVtt } from './uvtt.ts'

export { gridLines } from '../battlemaps/grid-lines.ts'
export type { BattlemapScene } from '../battlemaps/scene.ts'
export { dressedMap } from '../guides/dressed.ts'
export type { Following } from '../guides/edges.ts'

export { foundryJournal, foundryMacro } from './foundry-journal.ts'
export { keyMarkdown, type MapNotes, mapNotes } from './key.ts'
export { mapOverlay } from './overlay.ts'
export { battlePlan } from './plan.ts'
export { POINTS_PER_SQUARE, type Sheets, sheetsOf, type Tile } from './sheets.ts'
export { townPlan } from './town-plan.ts'

/** How the edges in a picture of a map follow what is drawn on it; undefined for any other scene, and where there is hardly a line. */
export function followingOf(scene: unknown, picture: Picture): Following | undefined {
  if (isBattlemap(scene)) return battlemapFollowing(scene, picture)
  return isTownmap(scene) ? townmapFollowing(scene, picture) : undefined
}

/** How a map is wanted: `px` a square, so that the picture is columns * px by rows * px. */
export interface MapWish {
  style: string
  view: View
  grid: GridShape
  px: number
  /** Whether a service's painting is dark, in place of what would be painted. */
  isDark?: boolean | undefined
}

/** Paints a kept map anew. A style that maps are not painted in stands for their first. */
export function paintMap(scene: BattlemapScene, { style, view, grid, px }: MapWish, checkpoint: Checkpoint): Picture {
  const frame = { width: scene.grid.columns * px, height: scene.grid.rows * px }
  const [usual] = battlemaps.styles
  const known = battlemaps.styles.includes(style) || usual === undefined ? style : usual
  return paintBattlemap(sceneFor(scene, view), frame, known, checkpoint, grid)
}

/** The map for tabletops that read Universal VTT; `image` is its picture in base64. */
export function mapAsUniversalVtt(scene: BattlemapScene, { style, view, px }: MapWish, image: string): UniversalVtt {
  const shown = sceneFor(scene, view)
  return universalVtt(shown, barriersOf(shown), { px, image, isLit: style === 'painted' })
}

/**
 * The map for Foundry VTT. It knows secret doors, so they are in it whichever version the picture is: players see a
 * wall until the game master shows them the door. `hidesSecrets`: for somebody who is not to know of them, who gets the wall.
 * `hasNotes`: with a pin at each number that opens the game master's text of it (`foundryJournal`). `moves`: `file` is a video.
 */
export function mapAsFoundryScene(
  scene: BattlemapScene,
  wish: { px: number; name: string; file: string; hidesSecrets: boolean; hasNotes: boolean; moves?: boolean },
): FoundryScene {
  const { px, name, file, moves = false } = wish
  const shown = wish.hidesSecrets ? sceneFor(scene, 'players') : scene
  const notes = wish.hasNotes ? foundryNotes(shown, px) : []
  return foundryScene(shown, barriersOf(shown), { px, name, file, notes, moves })
}
