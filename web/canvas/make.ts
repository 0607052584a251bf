import { GRID_USUAL, type SegmentForm, type ShapeForm } from '../../contract/board-facts.ts'
import type { BoardPicture } from '../../contract/boards.ts'
import type { ImageCategory } from '../../contract/categories.ts'
import { type Box, type Point, placed } from './geometry.ts'
import { type Doc, type ItemOf, newId, rounded, topOf } from './model.ts'

/** How the next thing is drawn. */
export interface Pen {
  colour: string
  fill: string | null
  thickness: number
  textSize: number
}

export const usualPen: Pen = { colour: '#d9952b', fill: null, thickness: 4, textSize: 24 }

/** Colours that are seen on maps by day and by night. */
export const inks = ['#1b2426', '#f4ead4', '#d9952b', '#b3382c', '#2f7d4f', '#2a6fb0', '#7a4fa3', '#8a8f93'] as const

const common = (doc: Doc, layerId: string) => ({
  id: newId(),
  layerId,
  z: topOf(doc, layerId) + 1,
  rotation: 0,
  opacity: 1,
})

const middle = ({ x, y, width, height }: Box) => ({
  x: rounded(x + width / 2),
  y: rounded(y + height / 2),
  width: rounded(width),
  height: rounded(height),
})

/** A picture with its middle at a point, so wide, board px. */
export function pictureAt(
  doc: Doc,
  layerId: string,
  picture: BoardPicture,
  at: Point,
  width: number,
): ItemOf<'picture'> {
  return {
    kind: 'picture',
    ...common(doc, layerId),
    x: rounded(at.x),
    y: rounded(at.y),
    width: rounded(width),
    height: rounded((width * picture.height) / picture.width),
    imageId: picture.id,
    isRound: false,
    ring: null,
    isMirrored: false,
  }
}

export const textIn = (doc: Doc, layerId: string, box: Box, pen: Pen): ItemOf<'text'> => ({
  kind: 'text',
  ...common(doc, layerId),
  ...middle(box),
  text: '',
  size: pen.textSize,
  colour: '#2a2118',
  fill: '#f4ead4',
  face: 'book',
  align: 'left',
})

export const frameIn = (doc: Doc, layerId: string, box: Box, count: number): ItemOf<'frame'> => ({
  kind: 'frame',
  ...common(doc, layerId),
  ...middle(box),
  name: `Frame ${count}`,
  prompt: '',
  category: 'landscapes' satisfies ImageCategory,
  model: '',
})

export const shapeIn = (
  doc: Doc,
  layerId: string,
  form: Extract<ShapeForm, 'rect' | 'ellipse'>,
  box: Box,
  pen: Pen,
): ItemOf<'shape'> => ({
  kind: 'shape',
  ...common(doc, layerId),
  ...middle(box),
  form,
  fill: pen.fill,
  stroke: pen.colour,
  thickness: pen.thickness,
})

const flat = (points: readonly Point[]) => points.flatMap(({ x, y }) => [x, y])

export function lineThrough(
  doc: Doc,
  layerId: string,
  form: Extract<ShapeForm, 'line' | 'arrow' | 'polygon'>,
  points: readonly Point[],
  pen: Pen,
): ItemOf<'shape'> {
  const { local, ...place } = placed(points)
  return {
    kind: 'shape',
    ...common(doc, layerId),
    ...place,
    form,
    points: flat(local),
    fill: form === 'polygon' ? pen.fill : null,
    stroke: pen.colour,
    thickness: pen.thickness,
  }
}

export function segmentThrough(
  doc: Doc,
  layerId: string,
  form: SegmentForm,
  points: readonly Point[],
): ItemOf<'segment'> {
  const { local, ...place } = placed(points)
  return { kind: 'segment', ...common(doc, layerId), ...place, form, points: flat(local) }
}

/** A pen's stroke through points of the board, each with how hard it was pressed (0-1). */
export function strokeThrough(
  doc: Doc,
  layerId: string,
  points: readonly (Point & { pressure: number })[],
  pen: Pen,
): ItemOf<'stroke'> {
  const { local, ...place } = placed(points)
  return {
    kind: 'stroke',
    ...common(doc, layerId),
    ...place,
    points: local.flatMap(({ x, y }, k) => [x, y, rounded(points[k]?.pressure ?? 0.5)]),
    colour: pen.colour,
    thickness: pen.thickness * 2,
  }
}

/** A token: so many squares wide, in the square at a point. */
export function asToken(
  item: ItemOf<'picture'>,
  grid: Doc['grid'] = { size: GRID_USUAL, isShown: true, isSnapping: true },
  squares = 1,
): ItemOf<'picture'> {
  const side = grid.size * squares
  const snap = (value: number) => rounded(Math.round((value - side / 2) / grid.size) * grid.size + side / 2)
  return {
    ...item,
    isRound: true,
    ring: item.ring ?? '#d9952b',
    width: side,
    height: side,
    x: snap(item.x),
    y: snap(item.y),
  }
}
