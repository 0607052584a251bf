import type { Sharp } from 'sharp'

/** Longest side that WebP holds, px. */
const WEBP_SIDE_MAX = 16_383

/** A picture as it is kept. */
export interface Encoded {
  bytes: Buffer
  extension: 'webp' | 'png'
  width: number
  height: number
}

/** What came of an edit, encoded: as WebP, or as PNG where that is too small. In a turn of the gate. */
export async function encoded(image: Sharp, { width, height }: { width: number; height: number }): Promise<Encoded> {
  const asPng = Math.max(width, height) > WEBP_SIDE_MAX
  const written = asPng ? image.png({ compressionLevel: 7 }) : image.webp({ quality: 92, effort: 3 })
  return { bytes: await written.toBuffer(), extension: asPng ? 'png' : 'webp', width, height }
}
