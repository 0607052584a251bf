import type { FaceBox } from '../../contract/images.ts'

/** A smaller face, as a share of the largest one's area, is of somebody in the background. */
const COMPANY = 0.25

/**
 * What of a picture must stay in sight where its place has another shape, as `object-position`; undefined: its middle. A place
 * that has room for the faces shows them whole, whatever its shape: of what is cut off, as much goes before them as they
 * have before them.
 */
export function focusOf(faces: readonly FaceBox[]): string | undefined {
  const largest = Math.max(...faces.map(({ width, height }) => width * height))
  const company = faces.filter(({ width, height }) => width * height >= largest * COMPANY)
  if (company.length === 0) return undefined
  const share = (from: (face: FaceBox) => number, size: (face: FaceBox) => number) => {
    const before = Math.min(...company.map(from))
    const after = 1 - Math.max(...company.map((face) => from(face) + size(face)))
    const cut = before + after
    return `${cut > 0 ? Math.round((before / cut) * 1000) / 10 : 50}%`
  }
  return `${share(
    (face) => face.x,
    (face) => face.width,
  )} ${share(
    (face) => face.y,
    (face) => face.height,
  )}`
}
