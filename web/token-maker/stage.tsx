import { Crosshair, Redo2, RotateCcw, RotateCw, Undo2, ZoomIn, ZoomOut } from 'lucide-react'
import { useRef } from 'react'
import { useGestures } from '../stage/use-gestures.ts'
import { turned, zoomed } from '../stage/view.ts'
import { IconButton } from '../ui/button.tsx'
import { TokenCanvas } from './token-canvas.tsx'
import type { Token } from './tokens.ts'
import { useFont } from './use-fonts.ts'
import { useFrame } from './use-frame.ts'
import type { TokenMaker } from './use-token-maker.ts'

/** px each way: as large as it is mostly seen. */
const SIDE = 512
const limits = { least: 0.15, most: 12 }
const middle = { x: 0.5, y: 0.5 }
const QUARTER = Math.PI / 12

/** The chosen token, whose picture is moved, enlarged and turned where it is seen. */
export function TokenStage({ maker, token }: { maker: TokenMaker; token: Token }) {
  const { state, dispatch, pictureOf, centre } = maker
  const frameBox = useRef<HTMLDivElement>(null)
  const frame = useFrame(state.style, SIDE)
  const font = useFont(state.style.typeface)
  const move = (change: (place: Token['place']) => Token['place']) => dispatch({ do: 'move', id: token.id, change })
  const settle = () => dispatch({ do: 'settle' })
  useGestures(frameBox, { view: token.place, onView: move, limits, width: 1, turns: true, onEnd: settle })

  function step(change: (place: Token['place']) => Token['place']) {
    settle()
    move(change)
    settle()
  }

  return (
    <div className="sticky top-16 z-10 -mx-4 flex items-center justify-center gap-2 border-b border-line bg-ground px-4 py-2 lg:static lg:mx-auto lg:grid lg:w-full lg:max-w-120 lg:border-0 lg:p-0">
      {/* biome-ignore lint/a11y/useSemanticElements: a group of form fields it is not. */}
      <div
        ref={frameBox}
        role="group"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: keys move the picture in it.
        tabIndex={0}
        aria-label={`The token ${token.name}. Arrows move its picture, plus and minus make it larger and smaller, square brackets turn it.`}
        onKeyDown={(event) => {
          if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'z') return
          event.preventDefault()
          dispatch({ do: event.shiftKey ? 'redo' : 'undo' })
        }}
        className="token-ground relative aspect-square w-[min(100%,34vh)] min-w-36 cursor-grab overflow-hidden rounded-lg border border-line select-none lg:w-full focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-accent active:cursor-grabbing"
      >
        <TokenCanvas
          side={SIDE}
          style={state.style}
          token={token}
          picture={pictureOf(token)}
          frame={frame}
          again={font}
          className="size-full"
        />
      </div>
      <div className="grid shrink-0 grid-cols-2 justify-center lg:flex lg:gap-x-1">
        <IconButton label="Undo" disabled={state.past.length === 0} onClick={() => dispatch({ do: 'undo' })}>
          <Undo2 aria-hidden />
        </IconButton>
        <IconButton label="Redo" disabled={state.future.length === 0} onClick={() => dispatch({ do: 'redo' })}>
          <Redo2 aria-hidden />
        </IconButton>
        <IconButton label="Smaller" onClick={() => step((place) => zoomed(place, 1 / 1.15, middle, limits))}>
          <ZoomOut aria-hidden />
        </IconButton>
        <IconButton label="Larger" onClick={() => step((place) => zoomed(place, 1.15, middle, limits))}>
          <ZoomIn aria-hidden />
        </IconButton>
        <IconButton label="Turn left" onClick={() => step((place) => turned(place, -QUARTER, middle))}>
          <RotateCcw aria-hidden />
        </IconButton>
        <IconButton label="Turn right" onClick={() => step((place) => turned(place, QUARTER, middle))}>
          <RotateCw aria-hidden />
        </IconButton>
        <IconButton label="Put it in the middle again" onClick={() => centre(token)}>
          <Crosshair aria-hidden />
        </IconButton>
      </div>
    </div>
  )
}
