import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas'
import type { StatsBlock } from '../../../contract/sheets/document.ts'
import { css, type Rgb } from '../../paint/colour.ts'
import { loadFonts } from '../../paint/fonts.ts'
import { sheetOfPaper } from '../../paint/paper.ts'
import { developed, pictureOf } from '../../paint/picture.ts'
import { random } from '../../paint/random.ts'
import { type Entry, entryOf } from './bestiary-entry.ts'
import { type Face, headingOf, setFace } from './lettering.ts'
import { type Art, artOf } from './page-art.ts'
import { type Column, flowed, paragraph, type Row, type Run } from './page-flow.ts'
import { canvasOf } from './prepared.ts'
import type { Transform } from './transform.ts'

/** The page, px: A4's shape. */
const PAGE = { width: 1240, height: 1754, side: 78, top: 70, foot: 92 }
const GAP = 44
const COLUMN = (PAGE.width - 2 * PAGE.side - GAP) / 2
/** How high what is drawn may be, of the page: above both columns, or in one of them. */
const ART = { across: 0.36, beside: 0.47, wideFrom: 1.25 }
/** Sizes of the text, px: the largest at which all of it fits; from `good` on more is told. */
const SIZES = { most: 23, good: 18.5, least: 10.5, step: 0.5 }

const paper: Rgb = [243, 231, 202]
const panel: Rgb = [249, 240, 214]
const ink = css([44, 32, 26])
const red = css([124, 32, 24])
const gold = css([178, 132, 62])

const plain: Face = { family: 'body' }
const bold: Face = { family: 'body', weight: 700 }
const boldItalic: Face = { family: 'body', weight: 700, italic: true }
const italic: Face = { family: 'body', italic: true }
const heading: Face = { family: 'heading', weight: 600, spaced: 0.01 }

const signed = (value: number) => (value < 0 ? `−${-value}` : `+${value}`)

/** A line that swells, as rules of bestiaries do. */
function taperedRule(wide: number, after: number): Row {
  return {
    height: 7 + after,
    leads: true,
    draw(pen, x, y) {
      pen.fillStyle = red
      pen.beginPath()
      pen.moveTo(x, y + 1)
      pen.lineTo(x + wide, y + 3)
      pen.lineTo(x, y + 5)
      pen.fill()
    },
  }
}

const gapOf = (height: number): Row => ({ height, draw: () => undefined })

/** The six abilities side by side, each with its modifier and its save. */
function abilityRow({ abilities }: StatsBlock, size: number, wide: number): Row {
  const cell = wide / Math.max(1, abilities.length)
  return {
    height: size * 4.1,
    leads: true,
    draw(pen, x, y) {
      pen.textAlign = 'center'
      pen.textBaseline = 'alphabetic'
      for (const [k, { label, score, modifier, save }] of abilities.entries()) {
        const middle = x + (k + 0.5) * cell
        pen.fillStyle = red
        setFace(pen, bold, size * 0.92)
        pen.fillText(label, middle, y + size)
        pen.fillStyle = ink
        setFace(pen, bold, size)
        pen.fillText(score === undefined ? signed(modifier) : String(score), middle, y + size * 2.1)
        setFace(pen, plain, size * 0.86)
        if (score !== undefined)
          pen.fillText(
            save === undefined ? signed(modifier) : `${signed(modifier)} / ${signed(save)}`,
            middle,
            y + size * 3.1,
          )
      }
      pen.textAlign = 'left'
    },
  }
}

/** The stat block as rows. */
function statRows(pen: SKRSContext2D, { kind, stats, name }: Entry, size: number): Row[] {
  const wide = COLUMN - 32
  const text = { size, wide, ink }
  const titled = headingOf(pen, name, heading, { wide, most: size * 1.6, least: size, lines: 2 })
  const line = (runs: readonly Run[]) => paragraph(pen, runs, { ...text, after: size * 0.14, indent: size })
  const facts = (rows: StatsBlock['head']) =>
    rows.flatMap(({ label, text: said }) =>
      line([
        { text: label, face: bold },
        { text: said, face: plain },
      ]),
    )
  const features = stats.features.flatMap(({ title, intro, items }) => [
    ...(title
      ? [
          ...paragraph(pen, [{ text: title, face: heading }], { ...text, size: size * 1.26, ink: red, leads: true }),
          taperedRule(wide, size * 0.24),
        ]
      : []),
    ...(intro ? paragraph(pen, [{ text: intro, face: italic }], { ...text, after: size * 0.3 }) : []),
    ...items.flatMap((item) =>
      paragraph(
        pen,
        [
          { text: `${item.name}.`, face: boldItalic },
          { text: item.text, face: plain },
        ],
        { ...text, after: size * 0.42 },
      ),
    ),
  ])
  return [
    ...paragraph(pen, [{ text: titled.lines.join(' '), face: heading }], {
      ...text,
      size: titled.size,
      ink: red,
      leads: true,
    }),
    ...paragraph(pen, [{ text: kind, face: italic }], { ...text, after: size * 0.3, leads: true }),
    taperedRule(wide, size * 0.3),
    ...facts(stats.head),
    taperedRule(wide, size * 0.2),
    abilityRow(stats, size, wide),
    taperedRule(wide, size * 0.3),
    ...facts(stats.body),
    gapOf(size * 0.5),
    ...features,
  ]
}

/** What is told beside the block, where there is room. */
function loreRows(pen: SKRSContext2D, title: string, lines: readonly string[], size: number): Row[] {
  const look = { size, wide: COLUMN, ink }
  return [
    gapOf(size * 0.7),
    ...paragraph(pen, [{ text: title, face: heading }], { ...look, size: size * 1.4, ink: red, after: 4, leads: true }),
    ...lines.flatMap((line) => paragraph(pen, [{ text: line, face: plain }], { ...look, after: size * 0.4 })),
  ]
}

/** The first and the last row of what lies on a panel. */
interface Text {
  rows: Row[]
  panel: [number, number]
}

/** How much is told, from all to the bare block. */
const tellings = ['all', 'tactics', 'sight', 'block'] as const

function textOf(pen: SKRSContext2D, entry: Entry, telling: (typeof tellings)[number], size: number): Text {
  const sight =
    telling !== 'block' && entry.sight
      ? [
          ...paragraph(pen, [{ text: entry.sight, face: italic }], { size: size * 1.06, wide: COLUMN, ink }),
          gapOf(size * 1.2),
        ]
      : []
  const stats = statRows(pen, entry, size)
  const tactics = telling === 'all' || telling === 'tactics' ? loreRows(pen, 'How it fights', entry.tactics, size) : []
  const hooks = telling === 'all' ? loreRows(pen, 'Ways in', entry.hooks, size) : []
  return {
    rows: [...sight, ...stats, ...tactics, ...hooks],
    panel: [sight.length, sight.length + stats.length],
  }
}

/** The columns that a drawing leaves, and where it stands. */
function placesOf(
  { shape }: Art,
  top: number,
): { columns: Column[]; art: { x: number; y: number; width: number; height: number } } {
  const bottom = PAGE.height - PAGE.foot
  const [left, right] = [PAGE.side, PAGE.side + COLUMN + GAP]
  const isWide = shape >= ART.wideFrom
  const room = isWide
    ? { width: PAGE.width - 2 * PAGE.side, height: PAGE.height * ART.across }
    : { width: COLUMN, height: PAGE.height * ART.beside }
  const width = Math.max(1, Math.min(room.width, room.height * shape))
  const height = Math.max(1, Math.min(room.height, width / shape))
  const x = isWide ? (PAGE.width - width) / 2 : right + (COLUMN - width) / 2
  const below = top + height + 30
  return {
    art: { x, y: top, width, height },
    columns: [
      { x: left, top: isWide ? below : top, bottom },
      { x: right, top: below, bottom },
    ],
  }
}

/** All that can be told at a size that is read well; else less, and at last the block alone, as small as it must be. */
function fitted(pen: SKRSContext2D, entry: Entry, columns: readonly Column[]) {
  for (const telling of tellings) {
    const least = telling === 'block' ? SIZES.least : SIZES.good
    for (let size = SIZES.most; size >= least; size -= SIZES.step) {
      const text = textOf(pen, entry, telling, size)
      const placed = flowed(text.rows, columns)
      if (placed) return { placed, panel: text.panel }
    }
  }
  // A block that no page holds ends where the page does.
  const text = textOf(pen, entry, 'block', SIZES.least)
  let rows = text.rows.length
  let placed = flowed(text.rows, columns)
  while (!placed && rows > 1) placed = flowed(text.rows.slice(0, --rows), columns)
  return { placed: placed ?? [], panel: [0, rows] as [number, number] }
}

/** The panel behind the block, in each column as far as the block goes there. */
function drawPanel(
  pen: SKRSContext2D,
  placed: NonNullable<ReturnType<typeof flowed>>,
  [from, to]: [number, number],
): void {
  for (const column of [0, 1]) {
    const rows = placed.slice(from, to).filter((one) => one.column === column)
    const [first] = rows
    const last = rows.at(-1)
    if (!first || !last) continue
    const [x, y] = [first.x, first.y - 12]
    const height = last.y + last.row.height + 12 - y
    pen.fillStyle = css(panel, 0.86)
    pen.fillRect(x, y, COLUMN, height)
    pen.fillStyle = gold
    for (const edge of [y, y + height - 5]) pen.fillRect(x - 4, edge, COLUMN + 8, 5)
  }
}

function drawFoot(pen: SKRSContext2D, seed: number): void {
  const y = PAGE.height - 52
  pen.fillStyle = gold
  pen.fillRect(PAGE.side, y - 22, PAGE.width - 2 * PAGE.side, 2)
  pen.fillStyle = red
  setFace(pen, heading, 22)
  pen.textBaseline = 'alphabetic'
  pen.textAlign = 'right'
  pen.fillText(String(random(`page ${seed}`).int(11, 349)), PAGE.width - PAGE.side, y + 8)
  pen.textAlign = 'left'
  pen.fillText('Bestiary', PAGE.side, y + 8)
}

/** A page of a bestiary: the picture cut out on parchment, its name, and a stat block that the workshop writes of it. */
export const monsterManual: Transform = (picture, order, told) => {
  loadFonts()
  const entry = entryOf(order)
  told(0.1)
  const sheet = developed(sheetOfPaper(PAGE.width, PAGE.height, 1.3, paper, order.seed))
  told(0.3)
  const canvas = createCanvas(PAGE.width, PAGE.height)
  const pen = canvas.getContext('2d')
  const wide = PAGE.width - 2 * PAGE.side
  const title = headingOf(pen, entry.name, heading, { wide, most: 78, least: 34, lines: 2 })
  const top = PAGE.top + title.lines.length * title.size * 1.08 + 30
  const art = artOf(picture, order)
  const { columns, art: place } = placesOf(art, top)
  const { placed, panel: within } = fitted(pen, entry, columns)
  told(0.5)
  art.draw(pen, place.x, place.y, place.width, place.height)
  told(0.8)
  drawPanel(pen, placed, within)
  setFace(pen, heading, title.size)
  pen.fillStyle = red
  pen.textBaseline = 'alphabetic'
  for (const [k, line] of title.lines.entries())
    pen.fillText(line, PAGE.side, PAGE.top + title.size * (0.86 + k * 1.08))
  pen.fillStyle = gold
  pen.fillRect(PAGE.side, top - 20, wide, 3)
  for (const [n, { row, x, y }] of placed.entries()) row.draw(pen, n >= within[0] && n < within[1] ? x + 16 : x, y)
  drawFoot(pen, order.seed)
  const whole = createCanvas(PAGE.width, PAGE.height)
  const to = whole.getContext('2d')
  to.drawImage(canvasOf(sheet), 0, 0)
  to.drawImage(canvas, 0, 0)
  return pictureOf(whole)
}
