import { Eraser, Redo2, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { toGold } from '../../contract/economy.ts'
import { EDIT_PRICE, editFacts, WIDENED_MAX, widenedSides } from '../../contract/edit-facts.ts'
import type { Edit } from '../../contract/edits.ts'
import { PROMPT_MAX } from '../../contract/limits.ts'
import { call } from '../api/browser.ts'
import { maskOf, type Stroke } from '../edit/mask.ts'
import { useStore } from '../state/store.ts'
import { Button, IconButton } from '../ui/button.tsx'
import { TextArea } from '../ui/field.tsx'
import { Cost } from '../ui/gold.tsx'
import type { BoardWindow } from './board-window.ts'
import type { Desk } from './desk.ts'
import { Slider } from './slider.tsx'
import { sideNames, sidesOf, unwidened, type Widening, widenedPlace } from './treatment.ts'
import { MaskLayer, WidenLayer } from './treatment-layer.tsx'
import type { BoardOrder } from './use-works.ts'

/** What is being brushed or widened, kept while its picture is treated. */
export interface TreatmentState {
  strokes: readonly Stroke[]
  undone: readonly Stroke[]
  slider: number
  isErasing: boolean
  prompt: string
  sides: Widening
}

const fresh: TreatmentState = { strokes: [], undone: [], slider: 45, isErasing: false, prompt: '', sides: unwidened }

/** From a thirtieth of the usual brush to four times it, evenly to the eye; of the picture's longer side. */
const radiusAt = (slider: number) => 0.005 * 30 ** (slider / 100)

/** The state of treating a picture; begun afresh for each. */
export function useTreatment(desk: Desk) {
  const treatment = useStore(desk.store, (state) => state.treatment)
  const [kept, setKept] = useState<{ of: typeof treatment; state: TreatmentState }>({ of: null, state: fresh })
  const state = kept.of === treatment ? kept.state : fresh
  const change = (to: Partial<TreatmentState>) => setKept({ of: treatment, state: { ...state, ...to } })
  const item = useStore(desk.store, ({ doc }) => (treatment ? doc.items[treatment.itemId] : undefined))
  const pictures = useStore(desk.store, (now) => now.pictures)
  const picture = item?.kind === 'picture' ? pictures.get(item.imageId) : undefined
  if (!treatment || item?.kind !== 'picture' || !picture) return undefined
  const { strokes, undone } = state
  return {
    kind: treatment.kind,
    item,
    picture,
    state,
    change,
    undo() {
      if (strokes.length > 0) change({ strokes: strokes.slice(0, -1), undone: [...undone, ...strokes.slice(-1)] })
    },
    redo() {
      if (undone.length > 0) change({ strokes: [...strokes, ...undone.slice(-1)], undone: undone.slice(0, -1) })
    },
  }
}

type Treating = NonNullable<ReturnType<typeof useTreatment>>

/** What lies over the picture while it is treated. */
export function TreatmentLayer({ board, treating }: { board: BoardWindow; treating: Treating }) {
  const { kind, item, picture, state, change } = treating
  if (kind === 'widen')
    return (
      <WidenLayer
        board={board}
        item={item}
        picture={picture}
        sides={state.sides}
        onSides={(sides) => change({ sides })}
      />
    )
  return (
    <MaskLayer
      board={board}
      item={item}
      picture={picture}
      strokes={state.strokes}
      radius={radiusAt(state.slider)}
      isErasing={state.isErasing}
      onStrokes={(strokes) => change({ strokes, undone: [] })}
    />
  )
}

interface TreatmentFactsProps {
  desk: Desk
  treating: Treating
  order: (order: BoardOrder) => Promise<boolean>
}

/** What is to be done with what was marked or dragged. */
export function TreatmentFacts({ desk, treating, order }: TreatmentFactsProps) {
  const { kind, item, picture, state, change, undo, redo } = treating
  const [isStarting, setStarting] = useState(false)
  const { strokes, undone, prompt, sides } = state
  const isReady = kind === 'mask' ? strokes.length > 0 : widenedSides.some((side) => sides[side] > 0)

  function editOf(): Edit | undefined {
    if (kind === 'widen') return { type: 'OUTPAINTING', ...sidesOf(item, sides) }
    const mask = maskOf(strokes, picture)
    return mask && { type: 'INPAINTING', mask, ...(prompt.trim() && { prompt: prompt.trim() }) }
  }

  async function start() {
    const edit = editOf()
    if (!edit) return
    setStarting(true)
    const { label } = editFacts[edit.type]
    const { x, y, width, height, rotation } = item
    const hasBegun = await order({
      type: 'edit',
      description: picture.title || label,
      modelName: label,
      cost: toGold(EDIT_PRICE),
      begin: (idempotencyKey) => call('editImage', { body: { imageId: picture.id, edit }, idempotencyKey }),
      goes: {
        itemId: item.id,
        layerId: item.layerId,
        way: kind === 'widen' ? 'widen' : 'replace',
        place: kind === 'widen' ? widenedPlace(picture, item, sides) : { x, y, width, height, rotation },
      },
    })
    setStarting(false)
    // Where it was not begun, what was brushed is still there to be sent again.
    if (hasBegun) desk.set({ treatment: null })
  }

  return (
    <>
      {kind === 'mask' ? (
        <>
          <p className="text-sm text-ink2">
            Brush over what is to go. Say what is to be there instead, or leave that empty.
          </p>
          <Slider label="Brush" value={state.slider} onChange={(slider) => change({ slider })} />
          <div className="flex items-center gap-1">
            <Button size="sm" aria-pressed={state.isErasing} onClick={() => change({ isErasing: !state.isErasing })}>
              <Eraser aria-hidden className="size-4" />
              Take away
            </Button>
            <IconButton label="Take the last stroke back" disabled={strokes.length === 0} onClick={undo}>
              <Undo2 aria-hidden />
            </IconButton>
            <IconButton label="Put it there again" disabled={undone.length === 0} onClick={redo}>
              <Redo2 aria-hidden />
            </IconButton>
          </div>
          <TextArea
            label="What is to be there"
            value={prompt}
            maxLength={PROMPT_MAX}
            placeholder="Nothing: what lies about it goes on"
            onChange={(event) => change({ prompt: event.target.value })}
          />
        </>
      ) : (
        <>
          <p className="text-sm text-ink2">Drag an edge of the picture to where it is to go on.</p>
          {widenedSides.map((side) => (
            <Slider
              key={side}
              label={sideNames[side]}
              value={sides[side]}
              most={WIDENED_MAX}
              onChange={(value) => change({ sides: { ...sides, [side]: value } })}
            />
          ))}
        </>
      )}
      <div className="flex flex-wrap gap-2">
        <Button tone="primary" busy={isStarting} disabled={!isReady} onClick={() => void start()}>
          {kind === 'widen' ? 'Widen it' : prompt.trim() ? 'Repaint it' : 'Erase it'}
          <span className="font-medium tabular opacity-75">
            <Cost amount={toGold(EDIT_PRICE)} />
          </span>
        </Button>
        <Button onClick={() => desk.set({ treatment: null })}>Cancel</Button>
      </div>
    </>
  )
}
