/** How a light changes what it falls on. */
export interface Grade {
  /** Multiplies a channel. */
  gain: readonly [red: number, green: number, blue: number]
  /** Added to it, 0-255. */
  lift?: readonly [red: number, green: number, blue: number]
  /** 1 leaves the colours, 0 is grey. */
  colour?: number
  /** Bends the middle tones: above 1 darkens them. */
  gamma?: number
}

const tables = new Uint8ClampedArray(768)

/** Puts a frame under another light, in place; `amount` 0-1 of it. */
export function graded(
  px: Uint8ClampedArray,
  { gain, lift = [0, 0, 0], colour = 1, gamma = 1 }: Grade,
  amount = 1,
): void {
  for (let c = 0; c < 3; c++) {
    for (let v = 0; v < 256; v++) {
      const made = 255 * (v / 255) ** gamma * gain[c]! + lift[c]!
      tables[c * 256 + v] = v + (made - v) * amount
    }
  }
  const grey = Math.round((1 - (1 + (colour - 1) * amount)) * 256)
  for (let p = 0; p < px.length; p += 4) {
    let red = px[p]!
    let green = px[p + 1]!
    let blue = px[p + 2]!
    if (grey !== 0) {
      const light = (red * 77 + green * 150 + blue * 29) >> 8
      red += ((light - red) * grey) >> 8
      green += ((light - green) * grey) >> 8
      blue += ((light - blue) * grey) >> 8
    }
    px[p] = tables[red]!
    px[p + 1] = tables[256 + green]!
    px[p + 2] = tables[512 + blue]!
  }
}

/** Between two lights. */
export function between(a: Grade, b: Grade, t: number): Grade {
  const mix = (x: number, y: number) => x + (y - x) * t
  const three = (x: Grade['gain'], y: Grade['gain']) => [mix(x[0], y[0]), mix(x[1], y[1]), mix(x[2], y[2])] as const
  return {
    gain: three(a.gain, b.gain),
    lift: three(a.lift ?? [0, 0, 0], b.lift ?? [0, 0, 0]),
    colour: mix(a.colour ?? 1, b.colour ?? 1),
    gamma: mix(a.gamma ?? 1, b.gamma ?? 1),
  }
}

/** How much of a darkening light a picture takes, 0-1: what lies in the dark already would be seen no more. */
export function takesDark(px: Uint8ClampedArray): number {
  let sum = 0
  let count = 0
  for (let p = 0; p < px.length; p += 4 * 31, count++) sum += px[p]! * 0.3 + px[p + 1]! * 0.59 + px[p + 2]! * 0.11
  return Math.min(1, Math.max(0.12, (sum / count - 26) / 70))
}
