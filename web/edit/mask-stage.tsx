import { Brush, Eraser, Hand, Lasso, Maximize, Redo2, SquareDashed, Trash2, Undo2, ZoomIn, ZoomOut } from 'lucide-react'
import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react'
import type { FullImage } from '../../contract/images.ts'
import { useView } from '../stage/use-view.ts'
import { contentAt } from '../stage/view.ts'
import { Button, IconButton } from '../ui/button.tsx'
import { Picture } from '../ui/picture.tsx'
import { covered, layOver, type Marking, maskSize, STROKES_MAX, type Stroke } from './mask.ts'

interface MaskStageProps {
  image: FullImage
  strokes: readonly Stroke[]
  onStrokes: (strokes: Stroke[]) => void
  /** What can be marked; the first is it at first. */
  markings: readonly Marking[]
  disabled: boolean
}

type Tool = Stroke['tool'] | 'hand'

const tools: readonly { tool: Tool; label: string; key: string; icon: typeof Brush }[] = [
  { tool: 'brush', label: 'Brush', key: 'b', icon: Brush },
  { tool: 'lasso', label: 'Lasso', key: 'l', icon: Lasso },
  { tool: 'box', label: 'Box', key: 'r', icon: SquareDashed },
  { tool: 'hand', label: 'Move the picture', key: 'h', icon: Hand },
]

const markingNames: Record<Marking, string> = { mark: 'Mark', keep: 'Keep this', drop: 'Leave this out' }

/** Half the width of the brush, of the picture's longer side. */
const sizes = { low: 0.002, high: 0.15, usual: 0.03 }
const sizeAt = (slider: number) => sizes.low * (sizes.high / sizes.low) ** (slider / 100)
const usualSlider = Math.round((100 * Math.log(sizes.usual / sizes.low)) / Math.log(sizes.high / sizes.low))

/** As far as the picture can be looked into: its px then are this many on the screen. */
const CLOSEST = 12

/** Colours that no picture is wholly made of, alpha, blue, green, red: px are little-endian. */
const shownAs = [0, 0x99_a8_1e_ff, 0x99_20_40_e0]
const keptAs = 0x99_60_c0_20

function show(canvas: HTMLCanvasElement, values: Uint8Array, isMatte: boolean): void {
  const context = canvas.getContext('2d')
  if (!context) return
  const { width, height } = canvas
  const shown = context.createImageData(width, height)
  const px = new Uint32Array(shown.data.buffer)
  const colours = isMatte ? [0, keptAs, shownAs[2] ?? 0] : shownAs
  for (let at = 0; at < values.length; at++) px[at] = colours[values[at] ?? 0] ?? 0
  context.putImageData(shown, 0, 0)
}

/** How much of the brush a pen draws with: a light touch a third, a firm one all. */
const pressedBy = ({ pressure }: { pressure: number }) => Math.round(100 * Math.min(1, 0.3 + 1.1 * pressure)) / 100

const rounded = (share: number) => Math.round(share * 10_000) / 10_000

/** Draws the line of a lasso or a box that is not closed yet. */
function outline(canvas: HTMLCanvasElement, { tool, points }: Stroke): void {
  const context = canvas.getContext('2d')
  if (!context || tool === 'brush') return
  const longer = Math.max(canvas.width, canvas.height)
  const at = (n: number): [number, number] => [(points[n] ?? 0) * longer, (points[n + 1] ?? 0) * longer]
  context.lineWidth = Math.max(1.5, longer / 500)
  context.strokeStyle = '#ff1ea8'
  context.setLineDash([longer / 100, longer / 140])
  context.beginPath()
  if (tool === 'lasso') {
    context.moveTo(...at(0))
    for (let n = 2; n < points.length; n += 2) context.lineTo(...at(n))
    context.closePath()
  } else {
    const [[ax, ay], [bx, by]] = [at(0), at(points.length - 2)]
    context.rect(ax, ay, bx - ax, by - ay)
  }
  context.stroke()
}

/**
 * A picture that is looked into and marked: by mouse, pen (its pressure widens the brush) and fingers (two move and zoom), and by keys:
 * B, L, R, H choose the tool, [ and ] the size, X takes away instead, Ctrl+Z takes back.
 */
export function MaskStage({ image, strokes, onStrokes, markings, disabled }: MaskStageProps) {
  const frame = useRef<HTMLDivElement>(null)
  const canvas = useRef<HTMLCanvasElement>(null)
  const drawing = useRef<Stroke>(undefined)
  /** What is marked, the stroke that is being drawn included. */
  const values = useRef<Uint8Array>(undefined)
  const [tool, setTool] = useState<Tool>('brush')
  const [marking, setMarking] = useState<Marking>(markings[0] ?? 'mark')
  const [slider, setSlider] = useState(usualSlider)
  const [isErasing, setErasing] = useState(false)
  const [isSpaceDown, setSpaceDown] = useState(false)
  const [undone, setUndone] = useState<Stroke[]>([])
  /** All that was there before it was cleared, until something is marked anew. */
  const [cleared, setCleared] = useState<readonly Stroke[]>([])
  const { width, height } = maskSize(image)
  const isMatte = !markings.includes('mark')
  const as = markings.includes(marking) ? marking : (markings[0] ?? 'mark')
  const isHeld: boolean = isSpaceDown || disabled
  const isPanning = tool === 'hand' || isHeld

  // The picture as wide as the frame at first; one that is taller than the window is shown whole.
  const stage = useView(frame, {
    content: { width, height },
    limits: { least: 0.1, most: (CLOSEST * image.width) / width },
    pans: (event) => event.button === 1 || (event.button === 0 && isPanning),
    onPinch: giveUp,
  })
  const { view } = stage

  useEffect(() => {
    values.current = covered(strokes, { width, height })
    if (canvas.current) show(canvas.current, values.current, isMatte)
  }, [strokes, width, height, isMatte])

  function pointOf({ clientX, clientY }: { clientX: number; clientY: number }): [number, number] {
    const box = frame.current?.getBoundingClientRect()
    const at = contentAt(view, { x: clientX - (box?.left ?? 0), y: clientY - (box?.top ?? 0) })
    const longer = Math.max(width, height)
    // As fine as the mask is, and not finer: hundreds of strokes are kept.
    return [rounded(at.x / longer), rounded(at.y / longer)]
  }

  function begin(event: PointerEvent) {
    if (tool === 'hand' || isHeld || drawing.current) return
    const isEraser = event.buttons === 32
    if (event.button !== 0 && !isEraser) return
    event.currentTarget.setPointerCapture(event.pointerId)
    // So that the keys are heard: a stroke is taken back as soon as it is drawn.
    frame.current?.focus({ preventScroll: true })
    drawing.current = {
      tool,
      as,
      radius: sizeAt(slider),
      isErasing: isErasing || isEraser,
      points: pointOf(event),
      ...(event.pointerType === 'pen' && event.pressure > 0 && { pressures: [pressedBy(event)] }),
    }
    extend(0)
  }

  function go(event: PointerEvent) {
    const stroke = drawing.current
    if (!stroke) return
    const first = stroke.points.length
    for (const one of event.nativeEvent.getCoalescedEvents?.() ?? [event.nativeEvent]) {
      stroke.points.push(...pointOf(one))
      stroke.pressures?.push(pressedBy(one))
    }
    extend(first)
  }

  function end() {
    const stroke = drawing.current
    drawing.current = undefined
    if (!stroke) return
    // A click with the lasso or the box marks nothing.
    if (stroke.tool !== 'brush' && stroke.points.length < 4) return redraw()
    setUndone([])
    setCleared([])
    onStrokes([...strokes, stroke].slice(-STROKES_MAX))
  }

  /** Two fingers were meant: what the first began is no stroke. */
  function giveUp() {
    if (!drawing.current) return
    drawing.current = undefined
    redraw()
  }

  function redraw() {
    values.current = covered(strokes, { width, height })
    if (canvas.current) show(canvas.current, values.current, isMatte)
  }

  /** Only what is new of a brush's stroke is worked out: however many there are, it keeps up. */
  function extend(first: number) {
    if (!canvas.current || !drawing.current || !values.current) return
    if (drawing.current.tool === 'brush') layOver(values.current, { width, height }, drawing.current, first)
    show(canvas.current, values.current, isMatte)
    outline(canvas.current, drawing.current)
  }

  function undo() {
    const last = strokes.at(-1)
    if (!last) {
      onStrokes([...cleared])
      return setCleared([])
    }
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
    setCleared(strokes)
    onStrokes([])
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.target instanceof HTMLInputElement && event.key !== 'z') return
    const key = event.key.toLowerCase()
    const chosen = tools.find((one) => one.key === key)
    if ((event.ctrlKey || event.metaKey) && key === 'z') (event.shiftKey ? redo : undo)()
    else if ((event.ctrlKey || event.metaKey) && key === 'y') redo()
    else if (event.ctrlKey || event.metaKey || event.altKey) return
    else if (key === '[') setSlider(Math.max(0, slider - 8))
    else if (key === ']') setSlider(Math.min(100, slider + 8))
    else if (key === 'x') setErasing(!isErasing)
    else if (key === '0') stage.showWhole()
    else if (key === ' ' && event.target === frame.current) setSpaceDown(true)
    else if (chosen) setTool(chosen.tool)
    else return
    event.preventDefault()
  }

  return (
    <fieldset
      aria-label={isMatte ? 'Mark what is kept and what is left out' : 'Mark what is meant'}
      className="grid gap-3"
      onKeyDown={onKeyDown}
      onKeyUp={(event) => event.key === ' ' && setSpaceDown(false)}
    >
      <div
        ref={frame}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it is moved and zoomed by keys.
        tabIndex={0}
        role="application"
        aria-label="The picture: arrow keys move it, + and − zoom, B, L and R choose brush, lasso and box, square brackets its size"
        className="relative w-full overflow-hidden rounded-lg border border-line bg-raise1 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-accent"
        style={{ aspectRatio: `${image.width} / ${image.height}`, maxHeight: '76vh', minHeight: '14rem' }}
        onPointerDown={begin}
        onPointerMove={go}
        onPointerUp={end}
        onPointerCancel={giveUp}
        onBlur={() => setSpaceDown(false)}
      >
        <div
          className="absolute top-0 left-0 origin-top-left select-none"
          style={{ width, height, transform: `translate(${view.x}px, ${view.y}px) scale(${view.scale})` }}
        >
          <Picture
            src={image.url}
            alt={image.title || 'The picture'}
            width={image.width}
            height={image.height}
            thumbhash={image.thumbhash}
            sizes={`${Math.round(width * view.scale)}px`}
            priority
            className="pointer-events-none size-full max-w-none"
          />
          <canvas
            ref={canvas}
            width={width}
            height={height}
            className={`absolute inset-0 size-full ${isPanning ? 'cursor-grab' : 'cursor-crosshair'}`}
          />
        </div>
      </div>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <fieldset aria-label="Tool" className="flex">
          {tools.map(({ tool: one, label, key, icon: Icon }) => (
            <IconButton
              key={one}
              label={`${label} (${key.toUpperCase()})`}
              aria-pressed={tool === one}
              onClick={() => setTool(one)}
              className={tool === one ? 'bg-raise2 text-ink' : undefined}
            >
              <Icon aria-hidden />
            </IconButton>
          ))}
        </fieldset>
        {markings.length > 1 && (
          <fieldset aria-label="What it marks" className="flex gap-1">
            {markings.map((one) => (
              <Button
                key={one}
                size="sm"
                aria-pressed={as === one}
                tone={as === one ? 'primary' : 'plain'}
                onClick={() => setMarking(one)}
              >
                {markingNames[one]}
              </Button>
            ))}
          </fieldset>
        )}
        <Button size="sm" aria-pressed={isErasing} onClick={() => setErasing(!isErasing)}>
          <Eraser aria-hidden className="size-4" />
          Unmark
        </Button>
        <span className="flex">
          <IconButton label="Undo (Ctrl+Z)" disabled={strokes.length + cleared.length === 0} onClick={undo}>
            <Undo2 aria-hidden />
          </IconButton>
          <IconButton label="Redo (Ctrl+Y)" disabled={undone.length === 0} onClick={redo}>
            <Redo2 aria-hidden />
          </IconButton>
          <IconButton label="Clear all strokes" disabled={strokes.length === 0} onClick={clear}>
            <Trash2 aria-hidden />
          </IconButton>
        </span>
        <span className="flex">
          <IconButton label="Zoom in (+)" onClick={() => stage.zoomBy(1.5)}>
            <ZoomIn aria-hidden />
          </IconButton>
          <IconButton label="Zoom out (−)" onClick={() => stage.zoomBy(1 / 1.5)}>
            <ZoomOut aria-hidden />
          </IconButton>
          <IconButton label="The whole picture (0)" onClick={stage.showWhole}>
            <Maximize aria-hidden />
          </IconButton>
        </span>
        {tool === 'brush' && (
          <label className="flex min-h-11 min-w-48 flex-1 items-center gap-3 text-sm">
            Size
            <input
              type="range"
              min={0}
              max={100}
              value={slider}
              onChange={(event) => setSlider(Number(event.target.value))}
              className="min-w-24 flex-1 accent-amber"
            />
          </label>
        )}
      </div>
    </fieldset>
  )
}
