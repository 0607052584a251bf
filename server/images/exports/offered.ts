import { categoryOf } from '../../../contract/categories.ts'
import { exportFormatsOf, hasToken, type MapExportFormat } from '../../../contract/map-exports.ts'
import { canRepaint, isBattlemap } from '../../../engine/facts.ts'
import type { ImageRow } from '../presenter.ts'

/** Of a town that a service painted: the engine's plan, and its picture on paper. As px it is had as it is. */
const ofPaintedTown: readonly MapExportFormat[] = ['pdf', 'svg']

/** Of a battle map that moves: itself for Foundry, and a still of it for what takes no video. */
const ofMovingMap: readonly MapExportFormat[] = ['foundry', 'dd2vtt']

/** What a picture can be exported as; `scene` is its scene, or as much of it as tells what it is. */
export function offeredOf(
  { type, over }: Pick<ImageRow['image'], 'type' | 'over'>,
  scene: unknown,
): readonly MapExportFormat[] {
  if (type === 'VIDEO') return isBattlemap(scene) ? ofMovingMap : []
  const category = categoryOf(type)
  if (category && canRepaint(category, scene)) {
    if (!over || type === 'BATTLEMAP') return exportFormatsOf(type)
    if (type === 'TOWNMAP') return ofPaintedTown
  }
  return hasToken(type) ? ['token'] : []
}
