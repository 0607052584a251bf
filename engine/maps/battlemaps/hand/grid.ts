import type { SKRSContext2D } from '@napi-rs/canvas'
import type { GridShape } from '../../../../contract/map-exports.ts'
import { type Easel, floorClip, squares } from './easel.ts'
import { css } from './hand.ts'
import { outlinePath } from './walls.ts'

/** Cells to play on: faint, over everything painted, within the floors of a dungeon. */
export function layGrid(easel: Easel, shape: GridShape): void {
  if (shape === 'none') return
  const { context, scene, hand, scale } = easel
  const { columns, rows } = scene.grid
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
    if (shape === 'hex') hexes(context, columns, rows)
    else lattice(context, columns, rows)
    const dark = hand.style === 'painted' && scene.ambience.darkness > 0.55
    context.lineWidth = Math.max(0.022, 0.7 / scale)
    context.strokeStyle = dark
      ? 'rgba(200,210,230,0.13)'
      : hand.style === 'blueprint'
        ? css(hand.ink, 0.3)
        : css(hand.ink, hand.style === 'painted' ? 0.2 : 0.17)
    context.stroke()
  })
}

function lattice(context: SKRSContext2D, columns: number, rows: number): void {
  for (let x = 0; x <= columns; x++) {
    context.moveTo(x, 0)
    context.lineTo(x, rows)
  }
  for (let y = 0; y <= rows; y++) {
    context.moveTo(0, y)
    context.lineTo(columns, y)
  }
}

/** Hexes with a point to the top, every other row half a hex to the right; each draws the sides its neighbours do not. */
function hexes(context: SKRSContext2D, columns: number, rows: number): void {
  const side = 1 / Math.sqrt(3)
  for (let row = 0; row * side * 1.5 < rows + 1; row++) {
    for (let column = -1; column <= columns; column++) {
      const x = column + (row % 2) / 2 + 0.5
      const y = row * side * 1.5 + side / 2
      context.moveTo(x - 0.5, y + side / 2)
      context.lineTo(x - 0.5, y - side / 2)
      context.lineTo(x, y - side)
      context.lineTo(x + 0.5, y - side / 2)
    }
  }
}
