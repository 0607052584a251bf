import type { FaceBox } from '../../contract/images.ts'

/** A smaller face, as a share of the largest one's area, is of somebody in the background. */
const COMPANY = 0.25

/** What of a picture must stay in sight where its place has another shape, as `object-position`; undefined: its middle. */
export function focusOf(faces: readonly FaceBox[]): string | undefined {
  const largest = Math.max(...faces.map(({ width, height }) => width * height))
  const company = faces.filter(({ width, height }) => width * height >= largest * COMPANY)
  if (company.length === 0) return undefined
  const middle = (from: (face: FaceBox) => number, size: (face: FaceBox) => number) => {
    const low = Math.min(...company.map(from))
    const high = Math.max(...company.map((face) => from(face) + size(face)))
    return `${Math.round(((low + high) / 2) * 100)}%`
  }
  return `${middle(
    (face) => face.x,
    (face) => face.width,
  )} ${middle(
    (face) => face.y,
    (face) => face.height,
  )}`
}
