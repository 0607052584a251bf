import { Maximize, Minimize, ZoomIn, ZoomOut } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { type ReactZoomPanPinchRef, TransformComponent, TransformWrapper } from 'react-zoom-pan-pinch'
import { IconButton } from '../ui/button.tsx'
import { classes } from '../ui/classes.ts'
import { Press } from '../ui/press.tsx'

/** The room below the picture where its buttons stand: beside it, for maps keep their scale in a corner. */
const zoomBar = 'h-12 justify-end border-t border-line bg-raise1 px-1'

export interface ZoomProps {
  /** Width by height. */
  ratio: number
  /** How wide the picture is shown when whole, as its `sizes`. */
  sizes: string
  picture: (sizes: string) => ReactNode
}

const MOST = 8
/** Above this the picture counts as zoomed into: a hair's breadth more than whole is rounding. */
const WHOLE = 1.01

/** Whether the frame fills the screen, and a way to change it; undefined where the browser does not let it. */
function useFullScreen(frame: { current: HTMLElement | null }) {
  const [isFull, setFull] = useState(false)
  useEffect(() => {
    const follow = () => setFull(document.fullscreenElement !== null && document.fullscreenElement === frame.current)
    document.addEventListener('fullscreenchange', follow)
    return () => document.removeEventListener('fullscreenchange', follow)
  }, [frame])
  const toggle = () => {
    // Refused where a page may not: then the picture stays where it is.
    const change = isFull ? document.exitFullscreen() : frame.current?.requestFullscreen()
    change?.catch(() => undefined)
  }
  return { isFull, toggle: document.fullscreenEnabled ? toggle : undefined }
}

/**
 * The picture, to be walked about in: wheel, pinch, double tap, drag, buttons and keys. In the page a plain wheel and a
 * single finger scroll the page until the picture has been zoomed into; filling the screen they belong to the picture.
 */
export default function Zoom({ ratio, sizes, picture }: ZoomProps) {
  const frame = useRef<HTMLDivElement>(null)
  const controls = useRef<ReactZoomPanPinchRef>(null)
  const [scale, setScale] = useState(1)
  const [isStill] = useState(() => matchMedia('(prefers-reduced-motion: reduce)').matches)
  const { isFull, toggle } = useFullScreen(frame)
  const isZoomed = scale > WHOLE
  const animationTime = isStill ? 0 : 160

  // biome-ignore lint/correctness/useExhaustiveDependencies: the frame has another size from one to the other.
  useEffect(() => {
    controls.current?.resetTransform(0)
  }, [isFull])

  function onKey(event: KeyboardEvent) {
    if (event.key === 'f' && toggle && !event.ctrlKey && !event.metaKey && !event.altKey) toggle()
    // While it is whole there is nothing to move to: the arrows scroll the page.
    if (event.key.startsWith('Arrow') && !isZoomed && !isFull) event.stopPropagation()
  }

  return (
    <div
      ref={frame}
      onKeyDownCapture={onKey}
      className={classes('relative', isFull && 'grid place-items-center bg-ground')}
    >
      <TransformWrapper
        ref={controls}
        minScale={1}
        maxScale={MOST}
        centerZoomedOut
        smooth={!isStill}
        wheel={{ wheelDisabled: !isZoomed && !isFull, step: 0.2 }}
        panning={{ disabled: !isZoomed, velocityDisabled: isStill }}
        velocityAnimation={{ disabled: isStill }}
        doubleClick={{ mode: 'toggle', step: 1.2, animationTime }}
        zoomAnimation={{ disabled: isStill, animationTime }}
        autoAlignment={{ animationTime }}
        keyboard={{ disabled: false, panStep: 80, zoomStep: 0.5, animationTime }}
        onTransform={(_, state) => setScale(state.scale)}
      >
        <TransformComponent
          wrapperProps={{
            role: 'group',
            'aria-label':
              'The picture. Plus and minus zoom, 0 shows the whole, arrows move about in it, f fills the screen.',
          }}
          wrapperStyle={{
            width: '100%',
            height: isFull ? '100dvh' : undefined,
            touchAction: isZoomed || isFull ? 'none' : 'pan-x pan-y',
            cursor: isZoomed ? 'grab' : 'zoom-in',
          }}
          contentStyle={{ width: '100%', height: '100%', placeContent: 'center', justifyContent: 'center' }}
        >
          <div style={{ width: isFull ? `min(100vw, 100dvh * ${ratio})` : '100%' }}>
            {picture(isZoomed ? '2048px' : isFull ? '100vw' : sizes)}
          </div>
        </TransformComponent>
      </TransformWrapper>
      <div
        className={classes(
          'flex items-center text-ink print:hidden',
          isFull ? 'absolute right-3 bottom-3 rounded-full border border-line bg-raise1' : zoomBar,
        )}
      >
        <IconButton
          label="Zoom out"
          className="rounded-full"
          disabled={!isZoomed}
          onClick={() => controls.current?.zoomOut(0.5, animationTime)}
        >
          <ZoomOut aria-hidden />
        </IconButton>
        <Press
          title="Show the whole"
          aria-label={`Zoomed to ${Math.round(scale * 100)}%: show the whole`}
          className="h-11 min-w-13 rounded-full text-xs font-medium text-ink2 tabular hover:text-ink"
          onClick={() => controls.current?.resetTransform(animationTime)}
        >
          {Math.round(scale * 100)}%
        </Press>
        <IconButton
          label="Zoom in"
          className="rounded-full"
          disabled={scale >= MOST}
          onClick={() => controls.current?.zoomIn(0.5, animationTime)}
        >
          <ZoomIn aria-hidden />
        </IconButton>
        {toggle && (
          <IconButton
            label={isFull ? 'Leave full screen' : 'Fill the screen'}
            className="rounded-full"
            onClick={toggle}
          >
            {isFull ? <Minimize aria-hidden /> : <Maximize aria-hidden />}
          </IconButton>
        )}
      </div>
    </div>
  )
}
