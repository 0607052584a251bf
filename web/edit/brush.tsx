import { Eraser, Redo2, Trash2, Undo2 } from 'lucide-react'
import { type PointerEvent, useEffect, useRef, useState } from 'react'
import type { FullImage } from '../../contract/images.ts'
import { Button, IconButton } from '../ui/button.tsx'
import { Picture } from '../ui/picture.tsx'
import { brushOver, covered, maskSize, STROKES_MAX, type Stroke } from './mask.ts'

interface BrushProps {
  image: FullImage
  strokes: readonly Stroke[]
  onStrokes: (strokes: Stroke[]) => void
  disabled: boolean
}

/** Half the width of the brush, of the picture's longer side. */
const sizes = { low: 0.005, high: 0.15, usual: 0.035 }

const sizeAt = (slider: number) => sizes.low * (sizes.high / sizes.low) ** (slider / 100)
const usualSlider = Math.round((100 * Math.log(sizes.usual / sizes.low)) / Math.log(sizes.high / sizes.low))

/** Lays what is covered over the canvas, in a colour that no picture is wholly made of. */
function show(canvas: HTMLCanvasElement, values: Uint8Array): void {
  const context = canvas.getContext('2d')
  if (!context) return
  const { width, height } = canvas
  const shown = context.createImageData(width, height)
  const px = new Uint32Array(shown.data.buffer)
  // Little-endian: alpha, blue, green, red.
  for (let at = 0; at < values.length; at++) if (values[at]) px[at] = 0x99_a8_1e_ff
  context.putImageData(shown, 0, 0)
}

/** A picture over which somebody brushes; by pointer, pen or finger, and by keys: [ and ] for the size, Ctrl+Z to take back. */
export function Brush({ image, strokes, onStrokes, disabled }: BrushProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const drawing = useRef<Stroke>(undefined)
  /** What is covered, the stroke that is being drawn included. */
  const values = useRef<Uint8Array>(undefined)
  const [slider, setSlider] = useState(usualSlider)
  const [isErasing, setErasing] = useState(false)
  const [undone, setUndone] = useState<Stroke[]>([])
  const { width, height } = maskSize(image)

  useEffect(() => {
    values.current = covered(strokes, { width, height })
    if (canvas.current) show(canvas.current, values.current)
  }, [strokes, width, height])

  function pointOf(event: PointerEvent): [number, number] {
    const box = event.currentTarget.getBoundingClientRect()
    const longer = Math.max(box.width, box.height)
    return [(event.clientX - box.left) / longer, (event.clientY - box.top) / longer]
  }

  function begin(event: PointerEvent) {
    if (disabled || event.button > 0) return
    event.currentTarget.setPointerCapture(event.pointerId)
    const pressed = event.pointerType === 'pen' && event.pressure > 0 ? 0.4 + event.pressure : 1
    drawing.current = {
      radius: sizeAt(slider) * pressed,
      isErasing: isErasing || event.buttons === 32,
      points: pointOf(event),
    }
    extend(0)
  }

  function go(event: PointerEvent) {
    const stroke = drawing.current
    if (!stroke) return
    const first = stroke.points.length
    for (const one of event.nativeEvent.getCoalescedEvents?.() ?? [event.nativeEvent]) {
      const box = event.currentTarget.getBoundingClientRect()
      const longer = Math.max(box.width, box.height)
      stroke.points.push((one.clientX - box.left) / longer, (one.clientY - box.top) / longer)
    }
    extend(first)
  }

  function end() {
    const stroke = drawing.current
    drawing.current = undefined
    if (!stroke) return
    setUndone([])
    onStrokes([...strokes, stroke].slice(-STROKES_MAX))
  }

  /** Only what is new of the stroke is worked out: however many there are, the brush keeps up. */
  function extend(first: number) {
    if (!canvas.current || !drawing.current || !values.current) return
    brushOver(values.current, { width, height }, drawing.current, first)
    show(canvas.current, values.current)
  }

  function undo() {
    const last = strokes.at(-1)
    if (!last) return
    setUndone([...undone, last])
    onStrokes(strokes.slice(0, -1))
  }

  function redo() {
    const last = undone.at(-1)
    if (!last) return
    setUndone(undone.slice(0, -1))
    onStrokes([...strokes, last])
  }

  function clear() {
    setUndone([])
    onStrokes([])
  }

  return (
    <fieldset
      aria-label="Brush over what is to go"
      className="grid gap-3"
      onKeyDown={(event) => {
        const isUndo = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'z'
        if (isUndo) (event.shiftKey ? redo : undo)()
        else if (event.key === '[') setSlider(Math.max(0, slider - 8))
        else if (event.key === ']') setSlider(Math.min(100, slider + 8))
        else return
        event.preventDefault()
      }}
    >
      <div className="relative overflow-hidden rounded-lg border border-line">
        <Picture
          src={image.url}
          alt={image.title || 'The picture'}
          width={image.width}
          height={image.height}
          thumbhash={image.thumbhash}
          sizes="(min-width: 64rem) 60vw, 100vw"
          priority
          className="w-full select-none"
        />
        <canvas
          ref={canvas}
          width={width}
          height={height}
          className="absolute inset-0 size-full cursor-crosshair touch-none"
          onPointerDown={begin}
          onPointerMove={go}
          onPointerUp={end}
          onPointerCancel={end}
        />
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <label className="flex min-h-11 flex-1 items-center gap-3 text-sm">
          Brush
          <input
            type="range"
            min={0}
            max={100}
            value={slider}
            onChange={(event) => setSlider(Number(event.target.value))}
            className="min-w-24 flex-1 accent-amber"
          />
        </label>
        <Button size="sm" aria-pressed={isErasing} onClick={() => setErasing(!isErasing)}>
          <Eraser aria-hidden className="size-4" />
          Take away
        </Button>
        <span className="flex">
          <IconButton label="Take the last stroke back" disabled={strokes.length === 0} onClick={undo}>
            <Undo2 aria-hidden />
          </IconButton>
          <IconButton label="Put it there again" disabled={undone.length === 0} onClick={redo}>
            <Redo2 aria-hidden />
          </IconButton>
          <IconButton label="Clear all strokes" disabled={strokes.length === 0} onClick={clear}>
            <Trash2 aria-hidden />
          </IconButton>
        </span>
      </div>
    </fieldset>
  )
}
