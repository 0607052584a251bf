import { useState } from 'react'
import { useStore } from '../state/store.ts'
import { Button } from '../ui/button.tsx'
import { ChoiceChips } from '../ui/chip.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { saveFile } from '../ui/save-file.ts'
import { Select } from '../ui/select.tsx'
import { chosenOf, type Desk } from './desk.ts'
import {
  type ExportFormat,
  type ExportScale,
  exportBoard,
  exportFormats,
  exportProblem,
  exportScales,
  measured,
} from './export-board.ts'
import { type Box, boundsOf, boxOf } from './geometry.ts'

const facts: Record<ExportFormat, { label: string; detail: string }> = {
  png: { label: 'PNG', detail: 'Loses nothing; what has no ground is see-through.' },
  webp: { label: 'WebP', detail: 'Small, for the web; what has no ground is see-through.' },
  pdf: { label: 'PDF', detail: 'For the printer: a square of the grid is an inch.' },
  dd2vtt: {
    label: 'Battle map',
    detail:
      'Universal VTT (.dd2vtt) with the walls, doors and windows that you drew, for Foundry, Roll20, Arkenforge and others.',
  },
}

/** What can be taken: all of it, what is chosen, each frame. */
function areasOf(desk: Desk): { value: string; label: string; area: Box }[] {
  const state = desk.store.get()
  const { doc } = state
  const hidden = new Set(doc.layers.filter(({ isHidden }) => isHidden).map(({ id }) => id))
  const seen = Object.values(doc.items).filter((item) => !hidden.has(item.layerId))
  const frames = seen.filter((item) => item.kind === 'frame')
  const drawn = seen.filter(({ kind }) => kind !== 'frame')
  const all = boundsOf(drawn.filter(({ kind }) => kind !== 'segment')) ?? boundsOf(drawn)
  const chosen = chosenOf(state)
  const part = chosen.length > 0 && !chosen.some(({ kind }) => kind === 'frame') ? boundsOf(chosen) : undefined
  return [
    ...(all && all.width > 0 && all.height > 0 ? [{ value: 'all', label: 'The whole board', area: all }] : []),
    ...(part && part.width > 0 && part.height > 0 ? [{ value: 'chosen', label: 'What is chosen', area: part }] : []),
    ...frames.map((frame) => ({ value: frame.id, label: frame.name || 'Frame', area: boxOf(frame) })),
  ]
}

/** Takes a board, a frame or what is chosen along as a file. */
export function ExportDialog({ desk, title, onClose }: { desk: Desk; title: string; onClose: () => void }) {
  const [areas] = useState(() => areasOf(desk))
  const [selected] = useState(() => desk.store.get().selection)
  const [where, setWhere] = useState(
    areas.find(({ value }) => selected.includes(value))?.value ?? areas[0]?.value ?? '',
  )
  const [format, setFormat] = useState<ExportFormat>('png')
  const [scale, setScale] = useState<ExportScale>(2)
  const [problem, setProblem] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const doc = useStore(desk.store, (state) => state.doc)
  const area = areas.find(({ value }) => value === where)?.area
  const order = area && { doc, area, format, scale }
  const size = order && measured(order)
  const tooLarge = order && exportProblem(order)

  async function take() {
    if (!order) return
    setBusy(true)
    setProblem(undefined)
    try {
      const { name, file } = await exportBoard({ ...order, pictures: desk.store.get().pictures, name: title })
      saveFile(name, file)
      onClose()
    } catch (error) {
      setProblem(
        `The file could not be made: ${error instanceof Error ? error.message : 'the browser gave no reason.'} Try it smaller, or once more.`,
      )
    }
    setBusy(false)
  }

  return (
    <Dialog open onClose={onClose} title="Take it along" className="sm:max-w-lg">
      {areas.length === 0 ? (
        <p className="text-ink2">There is nothing on the board yet.</p>
      ) : (
        <>
          <Select
            label="What"
            value={where}
            options={areas.map(({ value, label }) => ({ value, label }))}
            onChange={setWhere}
          />
          <ChoiceChips
            label="As"
            name="export-format"
            value={format}
            options={exportFormats.map((value) => ({ value, label: facts[value].label }))}
            onChange={setFormat}
          />
          <p className="-mt-2 text-sm text-ink2">{facts[format].detail}</p>
          <ChoiceChips
            label="Size"
            name="export-scale"
            value={scale}
            options={exportScales.map((value) => ({ value, label: `${value}×` }))}
            onChange={setScale}
          />
          {size && (
            <p className="text-sm text-ink3 tabular">
              {size.width.toLocaleString('en-GB')} × {size.height.toLocaleString('en-GB')} px
              {format === 'dd2vtt' &&
                `, ${Math.round(size.area.width / doc.grid.size)} × ${Math.round(size.area.height / doc.grid.size)} squares`}
            </p>
          )}
          {(tooLarge ?? problem) && (
            <p role="alert" className="text-sm text-bad">
              {tooLarge ?? problem}
            </p>
          )}
          <div className="flex justify-end">
            <Button tone="primary" busy={isBusy} disabled={tooLarge !== undefined} onClick={() => void take()}>
              Make the file
            </Button>
          </div>
        </>
      )}
    </Dialog>
  )
}
