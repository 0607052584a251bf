import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { type GestureOptions, useGestures } from './use-gestures.ts'
import { fitted, inReach, type Size, type View, zoomed } from './view.ts'

interface ViewOptions extends Omit<GestureOptions, 'view' | 'onView' | 'width' | 'turns'> {
  /** What is looked at, in px of its own; left out: a board without edges. */
  content?: Size
  /** What is left free about a content that is fitted, px. */
  margin?: number
}

/** As much of a content stays in the frame, px, however it is pushed. */
const REACH = 48

const atStart: View = { x: 0, y: 0, scale: 1, angle: 0 }

/**
 * The view of a stage that is panned and zoomed: by pointer, fingers, wheel and keys. A content is fitted into the frame at first, and
 * again when the frame changes its size before anybody has moved it.
 */
export function useView(frame: RefObject<HTMLElement | null>, { content, margin = 0, ...gestures }: ViewOptions) {
  const [view, setView] = useState(atStart)
  const [size, setSize] = useState<Size>()
  const isMoved = useRef(false)
  const { limits } = gestures
  const { least, most } = limits

  useLayoutEffect(() => {
    const element = frame.current
    if (!element) return
    const measure = () => setSize({ width: element.clientWidth, height: element.clientHeight })
    measure()
    const watch = new ResizeObserver(measure)
    watch.observe(element)
    return () => watch.disconnect()
  }, [frame])

  const { width: contentWidth, height: contentHeight } = content ?? {}
  const { width, height } = size ?? {}

  const change = useCallback(
    (next: (view: View) => View) => {
      isMoved.current = true
      setView((current) => {
        const changed = next(current)
        if (contentWidth === undefined || contentHeight === undefined || width === undefined || height === undefined)
          return changed
        return inReach(changed, { width: contentWidth, height: contentHeight }, { width, height }, REACH)
      })
    },
    [contentWidth, contentHeight, width, height],
  )

  const showWhole = useCallback(() => {
    isMoved.current = false
    if (width === undefined || height === undefined) return
    if (contentWidth === undefined || contentHeight === undefined) setView(atStart)
    else setView(fitted({ width: contentWidth, height: contentHeight }, { width, height }, margin, { least: 0, most }))
  }, [contentWidth, contentHeight, width, height, margin, most])

  useEffect(() => {
    if (!isMoved.current) showWhole()
  }, [showWhole])

  const zoomBy = useCallback(
    (factor: number) => {
      if (width !== undefined && height !== undefined)
        change((current) => zoomed(current, factor, { x: width / 2, y: height / 2 }, { least, most }))
    },
    [change, width, height, least, most],
  )

  useGestures(frame, { ...gestures, view, onView: change })
  return { view, setView: change, showWhole, zoomBy, size }
}
