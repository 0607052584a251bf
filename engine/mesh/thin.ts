import type { Rendered } from './rendered.ts'

/**
 * Lets the ground show through what was rendered: `opacity` of each px, 0-1, is told its column, its row and the number of its
 * thing. What stands out of a px is weighed by its coverage, so that all of it goes down together.
 */
export function thin(rendered: Rendered, opacity: (x: number, y: number, thing: number) => number): void {
  const { width, height, coverage, thing } = rendered
  const planes = [
    coverage,
    rendered.red,
    rendered.green,
    rendered.blue,
    ...rendered.albedo,
    ...rendered.normals,
    ...rendered.form,
    ...rendered.along,
    rendered.key,
    rendered.gleam,
    rendered.shade,
  ]
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i++) {
      if (coverage[i] === 0) continue
      const share = opacity(x, y, thing[i]!)
      if (share < 1) for (const plane of planes) plane[i]! *= share
    }
  }
}
