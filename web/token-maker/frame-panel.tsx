import { RotateCcw } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Button } from '../ui/button.tsx'
import { ChoiceChips } from '../ui/chip.tsx'
import { classes } from '../ui/classes.ts'
import { Colour, Range } from './fields.tsx'
import { type FrameName, frameNames, frameOf } from './frames/frames.ts'
import { type ShapeName, shapeFacts, shapeNames } from './outline.ts'
import { offPage } from './relief/canvas.ts'
import { renderFrame } from './render-token.ts'
import { bounds, usualStyle } from './style.ts'
import type { TokenMaker } from './use-token-maker.ts'

const THUMB = 88
const shapes = shapeNames.map((value) => ({ value, label: shapeFacts[value].label }))

/** Frames in their own colours, each drawn when the page has a moment. */
function useThumbs(shape: ShapeName) {
  const canvases = useRef(new Map<FrameName, HTMLCanvasElement>())
  useEffect(() => {
    let next = 0
    let wait = setTimeout(drawOne, 0)
    function drawOne() {
      const name = frameNames[next++]
      if (name === undefined) return
      const pen = canvases.current.get(name)?.getContext('2d')
      if (pen) {
        pen.clearRect(0, 0, THUMB, THUMB)
        pen.drawImage(renderFrame(offPage, { ...usualStyle, shape, frame: name, width: 1.35 }, THUMB), 0, 0)
      }
      wait = setTimeout(drawOne, 0)
    }
    return () => clearTimeout(wait)
  }, [shape])
  return (name: FrameName) => (canvas: HTMLCanvasElement | null) => {
    if (canvas) canvases.current.set(name, canvas)
  }
}

function FrameGrid({
  shape,
  value,
  onChange,
}: {
  shape: ShapeName
  value: FrameName
  onChange: (name: FrameName) => void
}) {
  const refOf = useThumbs(shape)
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 text-sm font-medium">
        Frame: <span className="font-normal text-ink2">{frameOf(value).label}</span>
      </legend>
      <div className="grid max-h-80 lg:max-h-none grid-cols-[repeat(auto-fill,minmax(4.25rem,1fr))] gap-2 overflow-y-auto p-1">
        {frameNames.map((name) => (
          <label
            key={name}
            title={frameOf(name).label}
            className={classes(
              'relative grid aspect-square cursor-pointer place-items-center rounded-md border-2 bg-raise2 p-1 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent',
              name === value ? 'border-amber' : 'border-transparent hover:border-line-strong',
            )}
          >
            <input
              type="radio"
              name="token-frame"
              value={name}
              aria-label={frameOf(name).label}
              checked={name === value}
              onChange={() => onChange(name)}
              className="absolute inset-0 m-0 cursor-pointer appearance-none opacity-0"
            />
            <canvas ref={refOf(name)} width={THUMB} height={THUMB} aria-hidden className="size-full" />
          </label>
        ))}
      </div>
    </fieldset>
  )
}

/** The shape and the frame of the set. */
export function FramePanel({ maker }: { maker: TokenMaker }) {
  const { style } = maker.state
  const change = maker.dress
  const settle = () => maker.dispatch({ do: 'settle' })
  const frame = frameOf(style.frame)
  return (
    <div className="grid gap-5">
      <ChoiceChips
        label="Shape"
        name="token-shape"
        value={style.shape}
        options={shapes}
        // A pog's rim is broad for its name.
        onChange={(shape) =>
          change(shape === 'pog' && style.ribbon === 'ribbon' ? { shape, ribbon: 'rim' } : { shape })
        }
      />
      <FrameGrid
        shape={style.shape}
        value={style.frame}
        onChange={(name) => change({ frame: name, main: null, accent: null })}
      />
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <Colour
          label="Colour"
          value={style.main ?? frame.main}
          onChange={(main) => change({ main })}
          onSettle={settle}
        />
        <Colour
          label={frame.accentOf}
          value={style.accent ?? frame.accent}
          onChange={(accent) => change({ accent })}
          onSettle={settle}
        />
        {(style.main || style.accent) && (
          <Button size="sm" tone="quiet" onClick={() => change({ main: null, accent: null })}>
            <RotateCcw aria-hidden className="size-4" />
            Its own colours
          </Button>
        )}
      </div>
      <Range
        label="Width"
        value={style.width}
        bounds={bounds.width}
        onChange={(width) => change({ width })}
        onSettle={settle}
      />
      <Range
        label="Texture and wear"
        value={style.wear}
        bounds={bounds.wear}
        onChange={(wear) => change({ wear })}
        onSettle={settle}
      />
    </div>
  )
}
