type Light = readonly [number, number, number]

/** Colours of light by a share 0-1, in 256 steps of three. */
export type Ramp = Float32Array

/** A ramp through colours at their shares, the first at 0 and the last at 1. */
export function rampOf(stops: readonly (readonly [at: number, light: Light])[]): Ramp {
  const out = new Float32Array(256 * 3)
  for (let i = 0; i < 256; i++) {
    const at = i / 255
    let k = 0
    while (k < stops.length - 2 && at > stops[k + 1]![0]) k++
    const [from, a] = stops[k]!
    const [to, b] = stops[k + 1]!
    const t = Math.min(1, Math.max(0, (at - from) / (to - from)))
    for (let c = 0; c < 3; c++) out[i * 3 + c] = a[c]! + (b[c]! - a[c]!) * t
  }
  return out
}

/** What glows from dark red to white, as a black body of 900 to 6,500 K does, its strength kept tame. */
export const blackBody = (): Ramp =>
  rampOf([
    [0, [0, 0, 0]],
    [0.15, [0.1, 0.008, 0]],
    [0.35, [0.9, 0.11, 0.008]],
    [0.55, [2.6, 0.62, 0.05]],
    [0.75, [5, 2.2, 0.35]],
    [0.9, [7, 4.6, 1.5]],
    [1, [9, 7.5, 4]],
  ])
