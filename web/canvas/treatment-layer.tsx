import { type PointerEvent, useEffect, useRef } from 'react'
import type { BoardPicture } from '../../contract/boards.ts'
import { widenedSides } from '../../contract/edit-facts.ts'
import { covered, layOver, maskSize, type Stroke } from '../edit/mask.ts'
import { useStore } from '../state/store.ts'
import { Press } from '../ui/press.tsx'
import type { BoardWindow } from './board-window.ts'
import type { ItemOf } from './model.ts'
import { inPicture, sideNames, type Widening, wholeOf, widenedPlace, widenedTo } from './treatment.ts'

interface LayerProps {
  board: BoardWindow
  item: ItemOf<'picture'>
  picture: BoardPicture
}

const pagePlace = (
  board: { x: number; y: number; scale: number },
  { x, y, rotation }: { x: number; y: number; rotation: number },
) => `translate(${board.x}px, ${board.y}px) scale(${board.scale}) translate(${x}px, ${y}px) rotate(${rotation}deg)`

/** Lays what is covered over the canvas, in a colour that no picture is wholly made of. */
function show(canvas: HTMLCanvasElement, values: Uint8Array): void {
  const context = canvas.getContext('2d')
  if (!context) return
  const shown = context.createImageData(canvas.width, canvas.height)
  const px = new Uint32Array(shown.data.buffer)
  // Little-endian: alpha, blue, green, red.
  for (let at = 0; at < values.length; at++) if (values[at]) px[at] = 0x99_a8_1e_ff
  context.putImageData(shown, 0, 0)
}

interface MaskLayerProps extends LayerProps {
  strokes: readonly Stroke[]
  /** Half the width of the brush, of the picture's longer side. */
  radius: number
  isErasing: boolean
  onStrokes: (strokes: Stroke[]) => void
}

/** A picture on the board over which somebody brushes. */
export function MaskLayer({ board, item, picture, strokes, radius, isErasing, onStrokes }: MaskLayerProps) {
  const view = useStore(board.store, (state) => state.view)
  const canvas = useRef<HTMLCanvasElement>(null)
  const drawing = useRef<Stroke>(undefined)
  const values = useRef<Uint8Array>(undefined)
  const { width, height } = maskSize(picture)
  const whole = wholeOf(picture, item)

  useEffect(() => {
    values.current = covered(strokes, { width, height })
    if (canvas.current) show(canvas.current, values.current)
  }, [strokes, width, height])

  function pointOf(event: { clientX: number; clientY: number }): [number, number] {
    const { x, y } = inPicture(picture, item, board.at(event))
    const longer = Math.max(picture.width, picture.height)
    return [x / longer, y / longer]
  }

  function extend(first: number) {
    if (!canvas.current || !drawing.current || !values.current) return
    layOver(values.current, { width, height }, drawing.current, first)
    show(canvas.current, values.current)
  }

  function begin(event: PointerEvent) {
    if (event.button > 0) return
    event.stopPropagation()
    event.currentTarget.setPointerCapture(event.pointerId)
    drawing.current = { tool: 'brush', as: 'mark', radius, isErasing, points: pointOf(event) }
    extend(0)
  }

  function go(event: PointerEvent) {
    const stroke = drawing.current
    if (!stroke) return
    const first = stroke.points.length
    for (const one of event.nativeEvent.getCoalescedEvents?.() ?? [event.nativeEvent])
      stroke.points.push(...pointOf(one))
    extend(first)
  }

  function end() {
    const stroke = drawing.current
    drawing.current = undefined
    if (stroke) onStrokes([...strokes, stroke])
  }

  return (
    <div
      data-over-board
      className="absolute top-0 left-0 cursor-crosshair touch-none overflow-hidden outline-2 outline-accent"
      style={{
        width: item.width,
        height: item.height,
        transformOrigin: '0 0',
        transform: `${pagePlace(view, item)} translate(${-item.width / 2}px, ${-item.height / 2}px)`,
      }}
      onPointerDown={begin}
      onPointerMove={go}
      onPointerUp={end}
      onPointerCancel={end}
    >
      <canvas
        ref={canvas}
        width={width}
        height={height}
        className="absolute max-w-none"
        style={{
          left: whole.x + item.width / 2,
          top: whole.y + item.height / 2,
          width: whole.width,
          height: whole.height,
          transform: item.isMirrored ? 'scaleX(-1)' : undefined,
        }}
      />
    </div>
  )
}

interface WidenLayerProps extends LayerProps {
  sides: Widening
  onSides: (sides: Widening) => void
}

/** The edges of a picture, to be dragged to where it is to go on. */
export function WidenLayer({ board, item, picture, sides, onSides }: WidenLayerProps) {
  const view = useStore(board.store, (state) => state.view)
  const place = widenedPlace(picture, item, sides)
  const px = 1 / view.scale
  const spots = {
    left: [-place.width / 2, 0],
    right: [place.width / 2, 0],
    top: [0, -place.height / 2],
    bottom: [0, place.height / 2],
  } as const
  return (
    <div
      data-over-board
      className="absolute top-0 left-0 size-0"
      style={{ transformOrigin: '0 0', transform: pagePlace(view, place) }}
    >
      <div
        className="pointer-events-none absolute border-amber border-dashed bg-amber/10"
        style={{
          left: -place.width / 2,
          top: -place.height / 2,
          width: place.width,
          height: place.height,
          borderWidth: 2 * px,
        }}
      />
      {widenedSides.map((side) => {
        const [x, y] = spots[side]
        return (
          <Press
            key={side}
            aria-label={`${sideNames[side]}: drag the edge`}
            className="absolute size-11 touch-none rounded-full border-2 border-on-amber bg-amber focus-visible:outline-2 focus-visible:outline-accent"
            style={{ left: x, top: y, transform: `translate(-50%, -50%) scale(${px * 0.6})` }}
            onPointerDown={(event) => {
              event.stopPropagation()
              event.currentTarget.setPointerCapture(event.pointerId)
            }}
            onPointerMove={(event) => {
              if (event.currentTarget.hasPointerCapture(event.pointerId))
                onSides(widenedTo(picture, item, sides, side, board.at(event)))
            }}
          />
        )
      })}
    </div>
  )
}
