import { type Canvas, createCanvas, ImageData } from '@napi-rs/canvas'
import { smoothstep } from '../paint/field.ts'
import { grain } from '../paint/grain.ts'
import type { AirTable } from './air.ts'
import type { Island, LandscapeScene } from './scene.ts'
import { crags, swell } from './terrain/rough.ts'
import { columnAt, rowAt, type View } from './view.ts'

/** Height of an island's ground over its own level, m; undefined beside it. */
export function islandTop(island: Island, x: number, z: number): number | undefined {
  const d = edgeOf(island, x, z)
  if (d >= 1) return undefined
  const { radius, seed } = island
  const dx = (x - island.x) / radius
  const dz = (z - island.z) / radius
  return radius * (0.1 * (1 - d * d) + 0.16 * swell(dx * 1.8 + 4, dz * 1.8, seed, 5) * (1 - d) + 0.02)
}

function edgeOf(island: Island, x: number, z: number): number {
  const dx = (x - island.x) / island.radius
  const dz = ((z - island.z) / island.radius) * 1.25
  return Math.hypot(dx, dz) + swell(dx * 2.1, dz * 2.1, island.seed + 7, 4) * 0.34
}

/** How far the rock hangs below the island's level, m. */
function underside(island: Island, x: number, z: number, d: number): number {
  const { radius, drop, seed } = island
  const dx = (x - island.x) / radius
  const dz = (z - island.z) / radius
  const crest = crags(dx * 2.3 + 8, dz * 2.3, seed + 3, 4)
  return drop * Math.max(0, 1 - d) ** 0.8 * (0.42 + 0.75 * crest * (1 - d * 0.5))
}

/** One floating island, painted to a canvas of the picture's size; the rest stays clear. */
export function paintIsland(scene: LandscapeScene, island: Island, view: View, air: AirTable): Canvas {
  const { width, height: tall, unit } = view
  const { land, light } = scene
  const canvas = createCanvas(width, tall)
  const left = Math.max(0, Math.floor(columnAt(view, island.x - island.radius * 1.3, island.z - island.radius)))
  const right = Math.min(width, Math.ceil(columnAt(view, island.x + island.radius * 1.3, island.z - island.radius)))
  if (right <= left) return canvas
  const span = right - left
  const pixels = new Uint8ClampedArray(span * tall * 4)
  const steps = Math.max(60, Math.min(150, Math.round(span * 0.4)))
  const near = Math.max(4, island.z - island.radius * 1.3)
  const far = island.z + island.radius * 1.3
  const [lx, lh, lz] = light.direction
  const probe = island.radius * 0.025
  const topAt = (x: number, z: number) => islandTop(island, x, z) ?? -island.radius * 0.12
  for (let px = left; px < right; px++) {
    let crown = tall
    let belly = -1
    let before = Number.NaN
    let beforeLow = Number.NaN
    for (let step = 0; step < steps; step++) {
      const z = near + ((far - near) * step) / (steps - 1)
      const x = ((px + 0.5 - width / 2) * z) / view.focal
      const d = edgeOf(island, x, z)
      if (d >= 1) {
        before = Number.NaN
        beforeLow = Number.NaN
        continue
      }
      const top = topAt(x, z)
      const low = -underside(island, x, z, d)
      const y = rowAt(view, island.height + top, z)
      const yLow = rowAt(view, island.height + low, z)
      const first = Number.isNaN(before)
      const sx = (topAt(x + probe, z) - topAt(x - probe, z)) / (2 * probe)
      const sz = (topAt(x, z + probe) - topAt(x, z - probe)) / (2 * probe)
      if (y < crown) {
        const facing = Math.max(0, (lh - lx * sx - lz * sz) / Math.hypot(sx, sz, 1))
        const start = first ? Math.min(crown, Math.round(yLow)) : crown
        for (let py = Math.max(0, Math.ceil(y)); py < Math.min(tall, start); py++) put(px, py, x, z, top, facing, true)
        crown = Math.min(crown, Math.max(0, Math.ceil(y)))
        if (first && belly < 0) belly = Math.round(yLow)
      }
      if (yLow > belly && belly >= 0) {
        const ex =
          (underside(island, x + probe, z, edgeOf(island, x + probe, z)) -
            underside(island, x - probe, z, edgeOf(island, x - probe, z))) /
          (2 * probe)
        const facing = Math.max(0, (lx * ex * 0.9 - lz * 0.5 + lh * 0.15) / Math.hypot(ex, 1.2))
        for (let py = Math.max(0, belly); py < Math.min(tall, Math.ceil(yLow)); py++) {
          if (pixels[(py * span + px - left) * 4 + 3] === 0) put(px, py, x, z, low, facing, false)
        }
        belly = Math.ceil(yLow)
      }
      before = y
      beforeLow = yLow
    }
    if (!Number.isNaN(beforeLow) && belly < 0) belly = 0
  }

  function put(px: number, py: number, x: number, z: number, up: number, facing: number, grassy: boolean) {
    const mark = grain(px / (5 * unit), py / ((grassy ? 3 : 8) * unit)) - 0.5
    const turf = grassy ? 1 - smoothstep(-0.01, -0.05, up / island.radius) : 0
    const strata = 0.82 + 0.3 * grain((up / island.radius) * 14 + px * 0.004, 3.5)
    const p = (py * span + px - left) * 4
    const haze = air.haze(z, island.height, x)
    for (let k = 0; k < 3; k++) {
      const rock = land.rock[k]! * strata * (1 + mark * 0.5)
      const grass = (land.low[k]! + (land.high[k]! - land.low[k]!) * (0.5 + mark)) * (1 + mark * 0.2)
      const own = rock + (grass - rock) * turf
      const value = own * (light.ambient[k]! * (grassy ? 1 : 0.72) + light.sun[k]! * facing * (grassy ? 1 : 0.9))
      pixels[p + k] = value + (air.colours[px * 3 + k]! - value) * haze
    }
    pixels[p + 3] = 255
  }
  canvas.getContext('2d').putImageData(new ImageData(pixels, span, tall), left, 0)
  return canvas
}
