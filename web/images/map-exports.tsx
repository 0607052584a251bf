import { useState } from 'react'
import type { FullImage } from '../../contract/images.ts'
import { EXPORT_PIXELS_MAX, sidesOf, squarePx } from '../../contract/map-exports.ts'
import { paperFacts, papers } from '../../contract/papers.ts'
import { ChoiceChips } from '../ui/chip.tsx'
import type { MapChoice } from './map-choice.tsx'
import { gridChoices, viewChoices } from './map-export-choices.ts'
import { type ExportKind, MapExportList } from './map-export-list.tsx'

const printed = (detail: string): ExportKind[] =>
  papers.map((paper) => ({ format: 'pdf', paper, name: `PDF, ${paperFacts[paper].label}`, detail }))

const ofSquares: readonly ExportKind[] = [
  { format: 'dd2vtt', name: 'Universal VTT', detail: 'Walls, doors, lights' },
  { format: 'foundry', name: 'Foundry VTT', detail: 'With doors and lights' },
  ...printed('An inch a square'),
  { format: 'png', name: 'PNG', detail: 'The picture alone' },
  { format: 'webp', name: 'WebP', detail: 'The same, smaller' },
  { format: 'svg', name: 'SVG', detail: 'A plan in lines' },
  { format: 'overlay', name: 'SVG, overlay', detail: 'Grid and marks alone' },
]

const labelOf = <T extends string>(all: readonly { value: T; label: string }[], value: T) =>
  all.find((one) => one.value === value)?.label.toLowerCase()

const offeredOf = (image: FullImage, kinds: readonly ExportKind[]) =>
  kinds.filter(({ format }) => image.exports.includes(format))

type Squares = NonNullable<FullImage['squares']>

/** A battle map painted anew, for a tabletop or the printer, in the version and with the grid that the page shows: how fine, then as what. */
export function MapExports({ image, squares, choice }: { image: FullImage; squares: Squares; choice: MapChoice }) {
  const { view, grid } = choice
  const [px, setPx] = useState<number>(100)
  const { columns, rows } = squares
  const sizes = squarePx
    .filter((offered) => columns * rows * offered ** 2 <= EXPORT_PIXELS_MAX)
    .map((offered) => ({ value: offered as number, label: `${offered} px` }))
  const key: ExportKind = {
    format: 'markdown',
    name: 'Key, Markdown',
    detail: image.isOwner && view === 'gm' ? 'Your notes on each room' : 'The rooms’ names',
  }
  return (
    <div className="grid gap-3">
      <p className="text-sm text-ink2">
        As the page shows it: {labelOf(viewChoices, view)} version, grid: {labelOf(gridChoices, grid)}.
      </p>
      <ChoiceChips label="A square is" name="export-px" value={px} options={sizes} onChange={setPx} />
      <p className="text-xs text-ink3">
        {columns} × {rows} squares, {columns * px} × {rows * px} px.{' '}
        {image.over === null ? 'Painted anew, which takes some seconds.' : 'The painting is brought to that size.'}
      </p>
      <MapExportList
        id={image.id}
        kinds={offeredOf(image, image.mapKey ? [...ofSquares, key] : ofSquares)}
        wish={{ view, grid, px }}
      />
    </div>
  )
}

const ofPicture: readonly ExportKind[] = [
  { format: 'png', name: 'PNG', detail: 'Loses nothing' },
  { format: 'webp', name: 'WebP', detail: 'Small, for the web' },
  ...printed('One page'),
  { format: 'svg', name: 'SVG', detail: 'A plan in lines' },
]

/** A picture without squares painted anew: how large, then as what. */
export function PictureExports({ image }: { image: FullImage }) {
  const sizes = sidesOf(image.type)
    .filter((side) => side > Math.max(image.width, image.height))
    .map((side) => ({ value: side, label: `${side} px` }))
  const [side, setSide] = useState(sizes[0]?.value ?? Math.max(image.width, image.height))
  const scale = side / Math.max(image.width, image.height)
  return (
    <div className="grid gap-3">
      {sizes.length > 0 && (
        <ChoiceChips label="Longer side" name="export-side" value={side} options={sizes} onChange={setSide} />
      )}
      <p className="text-xs text-ink3">
        {Math.round(image.width * scale)} × {Math.round(image.height * scale)} px. Painted anew, finer than it was,
        which takes some seconds.
      </p>
      <MapExportList id={image.id} kinds={offeredOf(image, ofPicture)} wish={{ side }} />
    </div>
  )
}
