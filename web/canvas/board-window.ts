import { textFaces } from '../../contract/board-facts.ts'
import { createStore, type Store } from '../state/store.ts'
import type { Desk } from './desk.ts'
import { drawItem, fontOf, lettersCame } from './draw.ts'
import { type Box, boundsOf, type Point, toBoard, type View, zoomed } from './geometry.ts'
import type { Item } from './model.ts'
import { openPictures, type Pictures } from './pictures.ts'
import { Renderer } from './renderer.ts'
import type { Guide } from './snapping.ts'

/** What lies over the board while something is done: shown, and not yet so. */
export interface Draft {
  items: readonly Item[]
  guides: readonly Guide[]
  /** The rectangle by which things are chosen. */
  marquee: Box | null
}

const nothing: Draft = { items: [], guides: [], marquee: null }

export interface WindowState {
  view: View
  width: number
  height: number
  draft: Draft
}

/** The window through which a board is looked at: which part of it, and what is being moved or drawn there. */
export interface BoardWindow {
  store: Store<WindowState>
  /** Puts it into the page; returns how to take it out. */
  attach(place: HTMLElement, board: HTMLElement, live: HTMLCanvasElement): () => void
  setView(view: View): void
  zoomBy(factor: number, at?: Point): void
  /** From a place of the page to one of the board. */
  at(event: { clientX: number; clientY: number }): Point
  /** Shows things as they would be, in place of those of the same ids. */
  show(draft: Partial<Draft>): void
  /** What was shown has become so, or is given up. */
  settle(): void
}

/** Opens the window on what a desk holds. `onLapsed`: the addresses of pictures no longer hold. */
export function openWindow(desk: Desk, onLapsed: () => void): BoardWindow {
  const store = createStore<WindowState>({ view: { x: 0, y: 0, scale: 1 }, width: 0, height: 0, draft: nothing })
  let renderer: Renderer | undefined
  let live: HTMLCanvasElement | undefined
  let place: HTMLElement | undefined
  let frame = 0
  let isLiveDirty = false
  /** There as long as the window is in the page: what is decoded takes much room. */
  let pictures: Pictures | undefined
  const sourceOf: Pictures['source'] = (picture, px) => pictures?.source(picture, px)

  const ratio = () => Math.min(2, window.devicePixelRatio || 1)

  function drawLive() {
    frame = 0
    const context = live?.getContext('2d')
    if (!context || !live) return
    const { view, draft } = store.get()
    if (draft.items.length === 0 && !isLiveDirty) return
    context.setTransform(1, 0, 0, 1, 0, 0)
    context.clearRect(0, 0, live.width, live.height)
    isLiveDirty = draft.items.length > 0
    // An empty canvas over the whole board would be laid over it in each frame.
    live.style.visibility = isLiveDirty ? '' : 'hidden'
    if (!isLiveDirty) return
    const k = ratio()
    context.setTransform(view.scale * k, 0, 0, view.scale * k, Math.round(view.x * k), Math.round(view.y * k))
    const { doc, pictures: known } = desk.store.get()
    const opacities = new Map(doc.layers.map(({ id, opacity }) => [id, opacity]))
    const drawing = { pictures: known, source: sourceOf, scale: view.scale * k, isFile: false }
    for (const item of draft.items) {
      context.globalAlpha = item.opacity * (opacities.get(item.layerId) ?? 1)
      drawItem(context, item, drawing)
    }
  }
  const drawLiveSoon = () => {
    if (frame === 0) frame = requestAnimationFrame(drawLive)
  }

  const withoutDrafts = (items: readonly Item[]): ReadonlySet<string> => new Set(items.map(({ id }) => id))
  let hidden: ReadonlySet<string> = new Set()

  function resize() {
    if (!place || !live) return
    const { width, height } = place.getBoundingClientRect()
    const k = ratio()
    Object.assign(live, { width: Math.round(width * k), height: Math.round(height * k) })
    Object.assign(live.style, { width: `${width}px`, height: `${height}px` })
    store.set({ width, height })
    renderer?.resize({ width, height })
    isLiveDirty = true
    drawLiveSoon()
  }

  function setView(view: View) {
    store.set({ view })
    renderer?.setView(view)
    drawLiveSoon()
  }

  return {
    store,
    attach(where, board, over) {
      place = where
      live = over
      const opened = openPictures((id) => {
        renderer?.pictureCame(id)
        drawLiveSoon()
      }, onLapsed)
      pictures = opened
      renderer = new Renderer(board, opened)
      resize()
      const { doc, pictures: known } = desk.store.get()
      renderer.setPictures(known)
      renderer.setView(store.get().view)
      renderer.setDoc(doc, hidden)
      let shown = known
      const leave = desk.store.subscribe(() => {
        const state = desk.store.get()
        if (state.pictures !== shown) {
          shown = state.pictures
          renderer?.setPictures(shown)
        }
        renderer?.setDoc(state.doc, hidden)
      })
      const observer = new ResizeObserver(resize)
      observer.observe(where)
      // A canvas that draws letters which are not there yet draws others, and does not hear when they come.
      const faces = textFaces.map((face) => document.fonts.load(fontOf({ face, size: 20 })))
      void Promise.allSettled(faces).then(() => {
        lettersCame()
        renderer?.repaint()
      })
      return () => {
        leave()
        observer.disconnect()
        renderer?.close()
        renderer = undefined
        opened.close()
        pictures = undefined
        cancelAnimationFrame(frame)
        frame = 0
      }
    },
    setView,
    zoomBy(factor, at) {
      const { view, width, height } = store.get()
      setView(zoomed(view, factor, at ?? { x: width / 2, y: height / 2 }))
    },
    at({ clientX, clientY }) {
      const box = place?.getBoundingClientRect()
      return toBoard(store.get().view, { x: clientX - (box?.left ?? 0), y: clientY - (box?.top ?? 0) })
    },
    show(change) {
      const draft = { ...store.get().draft, ...change }
      store.set({ draft })
      if (change.items) {
        const ids = withoutDrafts(change.items)
        const isSame = ids.size === hidden.size && [...ids].every((id) => hidden.has(id))
        if (!isSame) {
          hidden = ids
          renderer?.setDoc(desk.store.get().doc, hidden)
        }
      }
      drawLiveSoon()
    },
    settle() {
      const { draft } = store.get()
      if (draft === nothing) return
      if (draft.items.length === 0) {
        store.set({ draft: nothing })
        return
      }
      hidden = new Set()
      renderer?.setDoc(desk.store.get().doc, hidden)
      // What was moved stays in sight until the board itself shows it.
      store.set({ draft: { ...nothing, items: draft.items } })
      renderer?.whenShown(() => {
        if (store.get().draft.items !== draft.items) return
        store.set({ draft: nothing })
        isLiveDirty = true
        drawLive()
      })
    },
  }
}

/** The box about all that is on the board, or about some of it. */
export const boundsOn = (desk: Desk, items?: readonly Item[]): Box | undefined =>
  boundsOf(items ?? Object.values(desk.store.get().doc.items), true)
