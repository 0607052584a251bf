import type { GridShape } from '../../../../contract/map-exports.ts'
import { gridLines } from '../grid-lines.ts'
import type { BattlemapScene } from '../scene.ts'
import { type Easel, floorClip, squares } from './easel.ts'
import { css, type Hand, mix, type Rgb } from './hand.ts'
import { outlinePath } from './walls.ts'

/** From which darkness of its air on dark lines are lost on a map: below ground it is 0.42. */
const DARK_FROM = 0.4

/**
 * The colour of a grid that is seen on a map and leaves the map to be seen. `isDark`: whether the map's picture is, where that is not the
 * engine's own.
 */
export function gridTone(
  { ambience }: BattlemapScene,
  hand: Hand,
  isDark = ambience.darkness > DARK_FROM,
): { colour: Rgb; strength: number } {
  if (hand.style === 'painted' && isDark) return { colour: [206, 214, 232], strength: 0.2 }
  if (hand.style === 'blueprint') return { colour: hand.ink, strength: 0.3 }
  return { colour: mix(hand.ink, [0, 0, 0], 0.3), strength: hand.style === 'painted' ? 0.3 : 0.22 }
}

/** Cells to play on: faint, over everything painted, within the floors of a dungeon. */
export function layGrid(easel: Easel, shape: GridShape, isDark?: boolean): void {
  if (shape === 'none') return
  const { context, scene, hand, scale } = easel
  squares(easel, () => {
    if (scene.base === 'solid') floorClip(easel)
    if (scene.base === 'void') {
      outlinePath(
        context,
        scene.floors.map(({ outline }) => [...outline, outline[0]!]),
        0,
        0,
      )
      context.clip()
    }
    context.beginPath()
    for (const line of gridLines(shape, scene.grid)) {
      for (const [i, [x, y]] of line.entries()) {
        if (i === 0) context.moveTo(x, y)
        else context.lineTo(x, y)
      }
    }
    context.lineWidth = Math.max(0.022, 0.7 / scale)
    const { colour, strength } = gridTone(scene, hand, isDark)
    context.strokeStyle = css(colour, strength)
    context.stroke()
  })
}
