/** Black, as planes of the limited range hold it. */
const BLACK = { luma: 16, chroma: 128 } as const

/** Lays one frame over another, `share` 0-1 of it; both as planes Y, U, V of one size. In place of `under`. */
export function mixed(under: Uint8Array, over: Uint8Array, share: number): void {
  const part = Math.round(share * 256)
  for (let at = 0; at < under.length; at++) {
    const is = under[at] as number
    under[at] = is + ((((over[at] as number) - is) * part) >> 8)
  }
}

/** Dims a frame, planes Y, U, V of width x height: 1 as it is, 0 black. In place. */
export function dimmed(frame: Uint8Array, size: { width: number; height: number }, light: number): void {
  const lumas = size.width * size.height
  const part = Math.round(light * 256)
  for (let at = 0; at < frame.length; at++) {
    const black = at < lumas ? BLACK.luma : BLACK.chroma
    frame[at] = black + ((((frame[at] as number) - black) * part) >> 8)
  }
}
