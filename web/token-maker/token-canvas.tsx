import { type Ref, useEffect, useImperativeHandle, useRef } from 'react'
import type { Picture } from './pictures.ts'
import { offPage, type Sheet } from './relief/canvas.ts'
import { renderToken } from './render-token.ts'
import type { Style } from './style.ts'
import type { Token } from './tokens.ts'

interface TokenCanvasProps {
  /** px each way. */
  side: number
  style: Style
  token: Token
  picture: Picture | undefined
  frame: Sheet | undefined
  /** Changes when it is to be drawn again though nothing else has changed. */
  again: number
  className?: string
  ref?: Ref<HTMLCanvasElement | null>
}

/** A token as it will be taken away. */
export function TokenCanvas({ side, style, token, picture, frame, again, className, ref }: TokenCanvasProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useImperativeHandle<HTMLCanvasElement | null, HTMLCanvasElement | null>(ref, () => canvas.current, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: `again` says that a font has come.
  useEffect(() => {
    const pen = canvas.current?.getContext('2d')
    if (!pen || !frame) return
    pen.clearRect(0, 0, side, side)
    pen.drawImage(renderToken({ make: offPage, side, style, face: token, picture, frame }), 0, 0)
  }, [side, style, token, picture, frame, again])
  return <canvas ref={canvas} width={side} height={side} aria-hidden className={className} />
}
