import { useMutation } from '@tanstack/react-query'
import { FileDown } from 'lucide-react'
import { useState } from 'react'
import type { FullImage } from '../../contract/images.ts'
import { EXPORT_PIXELS_MAX, type GridShape, type MapView, squarePx } from '../../contract/map-exports.ts'
import { explain } from '../api/api-error.ts'
import { ChoiceChips } from '../ui/chip.tsx'
import { classes } from '../ui/classes.ts'
import { Glyph } from '../ui/glyph.tsx'
import { rowLook } from '../ui/popup-look.ts'
import { saveFile } from '../ui/save-file.ts'
import { toast } from '../ui/toast-store.ts'
import { fetchExport, type MapExport } from './map-export.ts'

interface Kind extends Pick<MapExport, 'format' | 'paper'> {
  name: string
  detail: string
}

const kinds: readonly Kind[] = [
  { format: 'dd2vtt', paper: 'a4', name: 'Universal VTT', detail: 'Walls, doors, lights' },
  { format: 'foundry', paper: 'a4', name: 'Foundry VTT', detail: 'Secret doors too' },
  { format: 'pdf', paper: 'a4', name: 'PDF, A4', detail: 'An inch a square' },
  { format: 'pdf', paper: 'letter', name: 'PDF, Letter', detail: 'An inch a square' },
  { format: 'png', paper: 'a4', name: 'PNG', detail: 'The picture alone' },
  { format: 'webp', paper: 'a4', name: 'WebP', detail: 'The same, smaller' },
]

const views: readonly { value: MapView; label: string }[] = [
  { value: 'players', label: 'Players’' },
  { value: 'gm', label: 'Game master’s' },
]

const grids: readonly { value: GridShape; label: string }[] = [
  { value: 'none', label: 'None' },
  { value: 'square', label: 'Squares' },
  { value: 'hex', label: 'Hexes' },
]

type Squares = NonNullable<FullImage['squares']>

/** A battle map painted anew, for a tabletop or the printer: whose version, which grid, how fine, then as what. */
export function MapExports({ image, squares }: { image: FullImage; squares: Squares }) {
  const [view, setView] = useState<MapView>('players')
  const [grid, setGrid] = useState<GridShape>('none')
  const [px, setPx] = useState<number>(100)
  const { columns, rows } = squares
  const sizes = squarePx
    .filter((offered) => columns * rows * offered ** 2 <= EXPORT_PIXELS_MAX)
    .map((offered) => ({ value: offered as number, label: `${offered} px` }))
  const make = useMutation({
    mutationFn: ({ format, paper }: Kind) => fetchExport(image.id, { format, paper, view, grid, px }),
    onSuccess: ({ name, file }) => saveFile(name, file),
    onError: (error) => toast({ ...explain(error), tone: 'bad' }),
  })
  const key: Kind = {
    format: 'markdown',
    paper: 'a4',
    name: 'Key, Markdown',
    detail: image.isOwner ? 'Your notes on each room' : 'The rooms’ names',
  }
  const offered = image.mapKey ? [...kinds, key] : kinds
  return (
    <div className="grid gap-3">
      <ChoiceChips label="Version" name="export-view" value={view} options={views} onChange={setView} />
      <ChoiceChips label="Grid" name="export-grid" value={grid} options={grids} onChange={setGrid} />
      <ChoiceChips label="A square is" name="export-px" value={px} options={sizes} onChange={setPx} />
      <p className="text-xs text-ink3">
        {columns} × {rows} squares, {columns * px} × {rows * px} px. Painted anew, which takes some seconds.
      </p>
      <ul>
        {offered.map((kind) => {
          const isUnderWay = make.isPending && make.variables === kind
          return (
            <li key={kind.name}>
              <button
                type="button"
                aria-busy={isUnderWay || undefined}
                aria-disabled={make.isPending}
                onClick={() => !make.isPending && make.mutate(kind)}
                className={classes(rowLook, 'cursor-pointer hover:bg-raise2 aria-disabled:cursor-default')}
              >
                {isUnderWay ? (
                  <Glyph name="spinner" className="size-4.5 animate-spin text-ink3" />
                ) : (
                  <FileDown aria-hidden className="size-4.5 text-ink3" />
                )}
                <span className="font-medium">{kind.name}</span>
                <span className="ml-auto text-xs text-ink3">{isUnderWay ? 'Painting…' : kind.detail}</span>
              </button>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
