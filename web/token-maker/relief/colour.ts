/** Red, green and blue, 0-255. */
export type Rgb = readonly [number, number, number]

export function rgbOf(hex: string): Rgb {
  const number = Number.parseInt(hex.slice(1), 16)
  return [(number >> 16) & 255, (number >> 8) & 255, number & 255]
}

export const mixed = (one: Rgb, other: Rgb, share: number): Rgb => [
  one[0] + (other[0] - one[0]) * share,
  one[1] + (other[1] - one[1]) * share,
  one[2] + (other[2] - one[2]) * share,
]

/** Darker (below 1) or lighter (above 1, towards white). */
export const lit = (colour: Rgb, by: number): Rgb =>
  by <= 1 ? mixed([8, 8, 14], colour, by) : mixed(colour, [255, 252, 244], Math.min(1, by - 1))

export const cssOf = (colour: Rgb, alpha = 1): string =>
  `rgb(${colour.map((value) => Math.round(Math.min(255, Math.max(0, value)))).join(' ')} / ${alpha})`

/** How light it looks, 0-1 (relative luminance by WCAG 2.2). */
export function lightness(colour: Rgb): number {
  const [r, g, b] = colour.map((value) => {
    const share = value / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}
