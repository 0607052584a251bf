import { createCanvas, ImageData } from '@napi-rs/canvas'
import { type Picture, pictureOf } from '../../paint/picture.ts'
import type { Easel } from '../battlemaps/hand/easel.ts'
import { squares } from '../battlemaps/hand/easel.ts'
import { layers, paintDoors, paintLayer } from '../battlemaps/hand/furniture.ts'
import { layGrid } from '../battlemaps/hand/grid.ts'
import { handOf } from '../battlemaps/hand/hand.ts'
import { numbers } from '../battlemaps/hand/lettering.ts'
import { release } from '../battlemaps/hand/release.ts'
import type { BattlemapScene } from '../battlemaps/scene.ts'
import type { MapWish } from '../exports/exports.ts'

/**
 * A picture that was painted over a map, with what the engine lays over its own: the grid, and for the game master secret doors,
 * traps and numbers. The picture is of columns * px by rows * px.
 */
export function dressedMap(
  scene: BattlemapScene,
  { width, height, pixels }: Picture,
  { view, grid, px, isDark }: MapWish,
): Picture {
  const canvas = createCanvas(width, height)
  const context = canvas.getContext('2d')
  context.putImageData(new ImageData(pixels, width, height), 0, 0)
  const hand = handOf('painted')
  const easel: Easel = { context, scene, hand, scale: px, offset: [0, 0] }
  if (view === 'gm') {
    const hidden = {
      ...scene,
      props: scene.props.filter(({ kind }) => kind === 'trap'),
      doors: scene.doors.filter(({ kind }) => kind === 'secret'),
    }
    for (const layer of Object.values(layers(hidden)))
      if (!Array.isArray(layer)) paintLayer(context, layer, hidden, hand, px, [0, 0])
    squares(easel, () => paintDoors(context, hidden, hand, px))
  }
  layGrid(easel, grid, isDark)
  if (view === 'gm') numbers(easel)
  const picture = pictureOf(canvas)
  release(canvas)
  return picture
}
