export function bytesOf(base64: string): Uint8Array | undefined {
  try {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
    return bytes.length >= 5 ? bytes : undefined
  } catch {
    return undefined
  }
}

/**
 * A ThumbHash's average colour as CSS, from its first 18 bits (lightness and two colour differences, six bits each; see
 * evanw.github.io/thumbhash). The library is fetched only by a browser that has to wait for a picture.
 */
export function averageColour(hash: Uint8Array): string {
  const [low = 0, middle = 0, high = 0] = hash
  const header = low | (middle << 8) | (high << 16)
  const lightness = (header & 63) / 63
  const yellowBlue = ((header >> 6) & 63) / 31.5 - 1
  const redGreen = ((header >> 12) & 63) / 31.5 - 1
  const blue = lightness - (2 / 3) * yellowBlue
  const red = (3 * lightness - blue + redGreen) / 2
  const channels = [red, red - redGreen, blue].map((part) => Math.round(Math.min(1, Math.max(0, part)) * 255))
  return `rgb(${channels.join(' ')})`
}

/** Whether one sees through the picture of a ThumbHash somewhere: the 24th bit of its header. */
export const isSeenThrough = ([, , high = 0]: Uint8Array): boolean => (high & 0x80) !== 0

/** The whole ThumbHash as a small blurred picture, a data: address. */
export async function blurredPicture(hash: Uint8Array): Promise<string> {
  const { thumbHashToDataURL } = await import('thumbhash')
  return thumbHashToDataURL(hash)
}
