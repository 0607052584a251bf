import type { SKRSContext2D } from '@napi-rs/canvas'
import { speckle } from '../../paint/noise.ts'
import type { LandscapeScene } from '../scene.ts'
import type { Slice } from '../slices.ts'
import { curveAt } from '../terrain/curve.ts'
import type { Shot } from '../terrain/surface.ts'
import type { View } from '../view.ts'

/** Blades of grass over the near ground, in the ground's own lit colours, so that turf reads as turf. */
export function drawTurf(pen: SKRSContext2D, scene: LandscapeScene, view: View, shot: Shot, slice: Slice): void {
  const { land, foreground } = scene
  if (foreground.grass < 0.2 || slice.from > 160) return
  const { width, unit } = view
  const gap = 7.5 * unit
  pen.lineCap = 'round'
  for (let row = Math.ceil(slice.top / gap); row * gap <= slice.bottom + gap; row++) {
    for (let column = 0; column * gap < width; column++) {
      const px = Math.floor((column + speckle(column, row, 31)) * gap)
      const py = Math.floor((row + speckle(column, row, 37) - 0.5) * gap)
      if (px >= width || py < slice.top || py > slice.bottom) continue
      const i = py * width + px
      const z = shot.depth[i]!
      if (z < slice.from || z >= slice.to || z > 160 || shot.wet[i]! > 0) continue
      if (
        land.path &&
        Math.abs(((px - width / 2) * z) / view.focal - curveAt(land.path.points, z)) < land.path.width * 0.55
      )
        continue
      const dice = speckle(column, row, 41)
      const tall = Math.min(34 * unit, ((0.35 + 0.75 * dice) * view.focal * 0.7) / z) * foreground.grass
      if (tall < 1.6) continue
      const o = i * 3
      const blades = 2 + Math.floor(dice * 3)
      for (let k = 0; k < blades; k++) {
        const own = speckle(column * 5 + k, row, 43)
        const tone = 0.74 + 0.5 * own
        pen.strokeStyle = `rgba(${(shot.colour[o]! * tone) | 0},${(shot.colour[o + 1]! * tone) | 0},${(shot.colour[o + 2]! * tone * 0.94) | 0},0.8)`
        pen.lineWidth = Math.max(0.7, Math.min(2.6 * unit, tall * 0.12))
        const lean = (own - 0.42) * tall * 0.8
        const x = px + (k - 1) * tall * 0.22
        pen.beginPath()
        pen.moveTo(x, py + 1)
        pen.quadraticCurveTo(x + lean * 0.2, py - tall * 0.6, x + lean, py - tall * (0.7 + 0.4 * own))
        pen.stroke()
      }
    }
  }
}
