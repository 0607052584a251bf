import type Konva from 'konva'
import { type RefObject, useEffect, useMemo, useRef } from 'react'
import { Group, Layer, Line, Rect, Shape, Stage, Transformer } from 'react-konva'
import { useStore } from '../state/store.ts'
import type { BoardWindow } from './board-window.ts'
import { chosenOf, type Desk, isFree } from './desk.ts'
import { heightOf } from './draw.ts'
import { boundsOf, scaled, turned, type View } from './geometry.ts'
import { changeItems, type Item, rounded } from './model.ts'
import type { Guide } from './snapping.ts'

const ACCENT = '#f2b24c'

interface Held {
  x: number
  y: number
  width: number
  height: number
  rotation: number
}

/** What the handles are about: one thing as it is turned, several in an upright box. */
function heldOf(items: readonly Item[]): Held | undefined {
  const [first, ...others] = items
  if (!first) return undefined
  if (others.length === 0) {
    const { x, y, width, height, rotation } = first
    return { x, y, width, height, rotation }
  }
  const box = boundsOf(items)
  return (
    box && { x: box.x + box.width / 2, y: box.y + box.height / 2, width: box.width, height: box.height, rotation: 0 }
  )
}

/** A text in another width takes another height. */
const settledText = (item: Item): Item => (item.kind === 'text' ? { ...item, height: heightOf(item) } : item)

const turnedTo = (rotation: number) => rounded(((((rotation + 180) % 360) + 360) % 360) - 180)

/** The things as the handles leave them: grown about their common middle, turned, moved. */
function handled(items: readonly Item[], from: Held, to: Held, kx: number, ky: number): Item[] {
  const angle = to.rotation - from.rotation
  return items.map((item) => {
    const grown = settledText(scaled(item, kx, ky))
    const { x, y } = turned({ x: (item.x - from.x) * kx, y: (item.y - from.y) * ky }, angle)
    const rotation = turnedTo(item.rotation + angle)
    return { ...grown, x: rounded(to.x + x), y: rounded(to.y + y), rotation }
  })
}

/** Whether a thing may be stretched one way alone. */
const canStretch = (item: Item) => item.kind === 'shape' || item.kind === 'frame' || item.kind === 'text'

const corners = ['top-left', 'top-right', 'bottom-left', 'bottom-right']
const everywhere = [...corners, 'middle-left', 'middle-right', 'top-center', 'bottom-center']

function anchorsOf(items: readonly Item[]): string[] {
  const [first] = items
  if (items.length !== 1 || !first) return corners
  if (first.kind === 'text') return [...corners, 'middle-left', 'middle-right']
  return canStretch(first) ? everywhere : corners
}

const none: readonly Guide[] = []
const unmoved: View = { x: 0, y: 0, scale: 1 }

interface OverlayProps {
  desk: Desk
  board: BoardWindow
  stage: RefObject<Konva.Stage | null>
  /** For fingers, the handles are larger. */
  isTouch: boolean
}

/** What lies over the board: handles about what is chosen, guides, the rectangle that chooses. */
export function Overlay({ desk, board, stage, isTouch }: OverlayProps) {
  const doc = useStore(desk.store, (state) => state.doc)
  const selection = useStore(desk.store, (state) => state.selection)
  const isIdle = useStore(desk.store, ({ writing, treatment }) => writing === null && treatment === null)
  const width = useStore(board.store, (state) => state.width)
  const height = useStore(board.store, (state) => state.height)
  const guides = useStore(board.store, ({ draft }) => (draft.guides.length > 0 ? draft.guides : none))
  const marquee = useStore(board.store, ({ draft }) => draft.marquee)
  const isDrafted = useStore(board.store, ({ draft }) => draft.items.length > 0)
  const chosen = useMemo(() => chosenOf({ doc, selection }), [doc, selection])
  const held = useMemo(() => heldOf(chosen), [chosen])
  const proxy = useRef<Konva.Rect>(null)
  const handles = useRef<Konva.Transformer>(null)
  const transform = useRef<{ from: Held; items: Item[]; shown: Item[] } | null>(null)
  const isFreeAll = chosen.length > 0 && chosen.every((item) => isFree(doc, item))
  const isMoving = isDrafted && transform.current === null
  // A canvas with nothing on it would be laid over the whole board in each frame that the board is moved.
  const isEmpty = (chosen.length === 0 || isMoving) && guides.length === 0 && !marquee
  const view = useStore(board.store, (state) => (isEmpty ? unmoved : state.view))
  const hasHandles = isFreeAll && isIdle && held !== undefined && !isMoving

  // biome-ignore lint/correctness/useExhaustiveDependencies: the handles are laid anew about what has changed
  useEffect(() => {
    const { current } = handles
    if (!current) return
    current.nodes(hasHandles && proxy.current ? [proxy.current] : [])
    current.getLayer()?.batchDraw()
  }, [hasHandles, held, view])

  function begin() {
    if (!held) return
    transform.current = { from: held, items: chosen, shown: [] }
  }

  function go() {
    const { current: node } = proxy
    const { current: deed } = transform
    if (!node || !deed) return
    const [kx, ky] = [Math.max(1e-3, Math.abs(node.scaleX())), Math.max(1e-3, Math.abs(node.scaleY()))]
    const to = { x: node.x(), y: node.y(), width: 0, height: 0, rotation: node.rotation() }
    deed.shown = handled(deed.items, deed.from, to, kx, ky)
    board.show({ items: deed.shown })
  }

  function end() {
    const { current: deed } = transform
    transform.current = null
    proxy.current?.scale({ x: 1, y: 1 })
    if (!deed || deed.shown.length === 0) return
    desk.commit('Resize or turn', (now) => changeItems(now, deed.shown))
    board.settle()
  }

  if (width === 0) return null
  const px = 1 / view.scale
  const anchor = isTouch ? 18 : 10
  const [only] = chosen
  return (
    <Stage ref={stage} width={width} height={height} className={`absolute inset-0 ${isEmpty ? 'invisible' : ''}`}>
      <Layer>
        <Group x={view.x} y={view.y} scaleX={view.scale} scaleY={view.scale}>
          {chosen.length > 1 && !isMoving && (
            <Shape
              listening={false}
              sceneFunc={(context) => {
                context.lineWidth = px
                context.strokeStyle = ACCENT
                for (const item of chosen) {
                  context.save()
                  context.translate(item.x, item.y)
                  context.rotate((item.rotation * Math.PI) / 180)
                  context.strokeRect(-item.width / 2, -item.height / 2, item.width, item.height)
                  context.restore()
                }
              }}
            />
          )}
          {held && (
            <Rect
              ref={proxy}
              {...held}
              width={Math.max(held.width, 0.01)}
              height={Math.max(held.height, 0.01)}
              offsetX={Math.max(held.width, 0.01) / 2}
              offsetY={Math.max(held.height, 0.01) / 2}
              listening={false}
              stroke={hasHandles || isMoving ? undefined : ACCENT}
              strokeWidth={1.5}
              strokeScaleEnabled={false}
              dash={[5, 4]}
              visible={!isMoving}
            />
          )}
          {guides.map(({ along, at, from, to }) => (
            <Line
              key={`${along}${at}`}
              listening={false}
              points={along === 'x' ? [at, from - 20 * px, at, to + 20 * px] : [from - 20 * px, at, to + 20 * px, at]}
              stroke="#ff5d8f"
              strokeWidth={px}
            />
          ))}
          {marquee && (
            <Rect listening={false} {...marquee} fill="rgba(242, 178, 76, 0.12)" stroke={ACCENT} strokeWidth={px} />
          )}
        </Group>
        <Transformer
          ref={handles}
          flipEnabled={false}
          keepRatio={chosen.length !== 1 || !only || !canStretch(only)}
          enabledAnchors={anchorsOf(chosen)}
          rotationSnaps={[0, 45, 90, 135, 180, 225, 270, 315]}
          rotationSnapTolerance={4}
          ignoreStroke
          anchorSize={anchor}
          anchorCornerRadius={3}
          anchorStroke="#7a4a00"
          anchorFill="#fff8e8"
          borderStroke={ACCENT}
          rotateAnchorOffset={isTouch ? 34 : 24}
          onTransformStart={begin}
          onTransform={go}
          onTransformEnd={end}
        />
      </Layer>
    </Stage>
  )
}
