import { speckle } from '../../paint/noise.ts'
import type { LandscapeScene } from '../scene.ts'
import { curveAt } from '../terrain/curve.ts'
import type { Shot } from '../terrain/surface.ts'
import type { View } from '../view.ts'

/** Depth, m, beyond which single blades are not seen. */
const FARTHEST = 160

/** Blades of grass over the near ground, in the ground's own lit colours, so that turf reads as turf. Changes the shot. */
export function growTurf(scene: LandscapeScene, view: View, shot: Shot): void {
  const { land, foreground } = scene
  if (foreground.grass < 0.2) return
  const { width, height, unit, focal } = view
  const source = shot.colour.slice()
  const gap = 7.5 * unit
  for (let row = Math.floor(view.horizon / gap); row * gap < height + gap; row++) {
    for (let column = 0; column * gap < width; column++) {
      const px = Math.floor((column + speckle(column, row, 31)) * gap)
      const py = Math.floor((row + speckle(column, row, 37) - 0.5) * gap)
      if (px >= width || py < 0 || py >= height) continue
      const i = py * width + px
      const z = shot.depth[i]!
      if (z === 0 || z > FARTHEST || shot.wet[i]! > 0) continue
      const onPath =
        land.path && Math.abs(((px - width / 2) * z) / focal - curveAt(land.path.points, z)) < land.path.width * 0.55
      if (onPath) continue
      const dice = speckle(column, row, 41)
      const tall = Math.min(48 * unit, ((0.35 + 0.75 * dice) * focal * 0.7) / z) * foreground.grass
      if (tall < 1.6) continue
      const blades = 2 + Math.floor(dice * 3)
      for (let k = 0; k < blades; k++) {
        const own = speckle(column * 5 + k, row, 43)
        const thick = Math.max(0.8, Math.min(2.6 * unit, tall * 0.12))
        blade(
          shot,
          source,
          width,
          i,
          px + (k - 1) * tall * 0.22,
          py,
          tall * (0.7 + 0.4 * own),
          (own - 0.42) * tall * 0.8,
          thick,
          0.66 + 0.86 * own,
        )
      }
    }
  }
}

/** One blade, bending as it rises; it never covers what lies much farther, which another slice will paint. */
function blade(
  { colour, depth }: Shot,
  source: Float32Array,
  width: number,
  root: number,
  x: number,
  y: number,
  tall: number,
  lean: number,
  thick: number,
  tone: number,
) {
  const z = depth[root]!
  const o = root * 3
  const red = source[o]! * tone
  const green = source[o + 1]! * tone
  const blue = source[o + 2]! * tone * 0.94
  for (let up = 0; up < tall; up++) {
    const t = up / tall
    const py = y - up
    if (py < 0) return
    const middle = x + lean * t * t
    const half = (thick * (1 - t * 0.8)) / 2
    const first = Math.max(0, Math.floor(middle - half))
    const last = Math.min(width - 1, Math.ceil(middle + half))
    for (let px = first; px <= last; px++) {
      const i = py * width + px
      const at = depth[i]!
      if (at < z * 0.7 || at > z * 1.6) continue
      const cover = Math.min(1, Math.max(0, half + 0.5 - Math.abs(px - middle))) * 0.8
      const c = i * 3
      colour[c]! += (red - colour[c]!) * cover
      colour[c + 1]! += (green - colour[c + 1]!) * cover
      colour[c + 2]! += (blue - colour[c + 2]!) * cover
    }
  }
}
