import { createCanvas } from '@napi-rs/canvas'
import { expect, it } from 'vitest'
import { loadFonts } from '../../paint/fonts.ts'
import type { Picture } from '../../paint/picture.ts'
import { cardOf } from './arcana.ts'
import { entryOf } from './bestiary-entry.ts'
import { boxModel } from './box-model.ts'
import { headingOf, setFace } from './lettering.ts'
import { flowed, paragraph } from './page-flow.ts'
import { prepared } from './prepared.ts'
import { tarotCard } from './tarot-card.ts'
import type { TransformOrder } from './transform.ts'

const plain = (width: number, height: number, alpha = 255): Picture => {
  const pixels = new Uint8ClampedArray(width * height * 4)
  for (let i = 0; i < width * height; i++) pixels.set([i % width, 90, 200 - (i % 90), alpha], i * 4)
  return { width, height, pixels }
}

const orderFor = ({ width, height }: Picture, more: Partial<TransformOrder> = {}): TransformOrder => ({
  style: 'tarot-card',
  title: '',
  prompt: '',
  seed: 4,
  kind: 'place',
  faces: [],
  depth: Float32Array.from({ length: width * height }, (_, i) => (i % width) / width),
  ...more,
})

it('a picture is given to the hands neither tiny nor huge, however it was, and opaque', () => {
  const shapes = [
    [1, 1],
    [3, 900],
    [2400, 120],
    [1600, 1600],
  ] as const
  for (const [width, height] of shapes) {
    const { picture, depth } = prepared(plain(width, height), { depth: new Float32Array(width * height) })
    const size = picture.width * picture.height
    expect([width, height, size <= 1_510_000, Math.max(picture.width, picture.height) >= 760]).toEqual([
      width,
      height,
      true,
      true,
    ])
    expect(depth).toHaveLength(size)
  }
  const holed = plain(800, 60)
  for (let i = 0; i < 800 * 60; i += 3) holed.pixels[i * 4 + 3] = 0
  const { picture, subject } = prepared(holed, {})
  expect(picture.pixels.every((value, p) => p % 4 !== 3 || value === 255)).toBe(true)
  expect(subject).toBeDefined()
})

it('a card has the title it is given, with that name’s own number; nameless ones are found a name that fits', () => {
  const picture = plain(40, 60)
  const named = (title: string) => cardOf(orderFor(picture, { title }))
  expect(named('The Tower')).toEqual({ number: 16, name: 'The Tower' })
  expect(named('moon')).toEqual({ number: 18, name: 'moon' })
  expect(named('  ')).toEqual(cardOf(orderFor(picture)))
  expect(['The Tower', 'The Star', 'The Moon', 'The Sun', 'The World']).toContain(named('').name)
})

it('a heading is as large as it fits, and the longest ends in an ellipsis within its lines', () => {
  loadFonts()
  const pen = createCanvas(10, 10).getContext('2d')
  const room = { wide: 400, most: 60, least: 20, lines: 2 }
  for (const title of ['Ox', 'The queen of the drowned city', 'word '.repeat(60), 'x'.repeat(120)]) {
    const { lines, size } = headingOf(pen, title, { family: 'heading' }, room)
    setFace(pen, { family: 'heading' }, size)
    expect(lines.length).toBeLessThanOrEqual(2)
    for (const line of lines) expect(pen.measureText(line).width).toBeLessThanOrEqual(401)
  }
  expect(headingOf(pen, 'Ox', { family: 'heading' }, room).size).toBe(60)
})

it('rows of a page stand below each other within their columns, and none leads at a column’s foot', () => {
  loadFonts()
  const pen = createCanvas(10, 10).getContext('2d')
  const look = { size: 14, wide: 200, ink: '#000', after: 6 }
  const rows = Array.from({ length: 12 }, (_, n) =>
    paragraph(pen, [{ text: `Paragraph ${n} goes on for a while, `.repeat(4), face: { family: 'body' } }], look),
  ).flat()
  const columns = [
    { x: 0, top: 40, bottom: 500 },
    { x: 260, top: 220, bottom: 900 },
  ]
  const placed = flowed(rows, columns) ?? []
  expect(placed).toHaveLength(rows.length)
  for (const [n, { row, y, column }] of placed.entries()) {
    const next = placed[n + 1]
    expect(y).toBeGreaterThanOrEqual(columns[column]?.top ?? 0)
    expect(y + row.height).toBeLessThanOrEqual((columns[column]?.bottom ?? 0) + 0.01)
    if (next?.column === column) expect(next.y).toBeGreaterThanOrEqual(y + row.height - 0.01)
    else if (next) expect(row.leads).toBeFalsy()
  }
  expect(flowed(rows, [{ x: 0, top: 0, bottom: 100 }])).toBeUndefined()
})

it('whatever a picture is of, the workshop writes somebody who can be met, the same for a seed', () => {
  const picture = plain(8, 8)
  for (const kind of ['person', 'creature', 'thing', 'place', 'map'] as const) {
    const entry = entryOf(orderFor(picture, { kind, title: 'Old Grumbar' }))
    expect(entry.name).toBe('Old Grumbar')
    expect(entry.stats.abilities).toHaveLength(6)
    expect(entry).toEqual(entryOf(orderFor(picture, { kind, title: 'Old Grumbar' })))
  }
  expect(entryOf(orderFor(picture, { kind: 'creature', prompt: 'a red dragon' })).kind).toMatch(/dragon/)
})

it('cards and block models are opaque, of their own size, and the same each time', () => {
  const picture = plain(120, 90)
  const order = orderFor(picture)
  const card = tarotCard(picture, order, () => undefined)
  expect([card.width, card.height]).toEqual([700, 1200])
  const model = boxModel(picture, order, () => undefined)
  expect(Math.abs(Math.max(model.width, model.height) - 1024)).toBeLessThanOrEqual(2)
  const again = boxModel(picture, order, () => undefined)
  expect(Buffer.from(again.pixels.buffer).equals(Buffer.from(model.pixels.buffer))).toBe(true)
  for (const { pixels } of [card, model]) for (let p = 3; p < pixels.length; p += 4 * 997) expect(pixels[p]).toBe(255)
})
