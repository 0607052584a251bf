import { ImageData, type SKRSContext2D } from '@napi-rs/canvas'
import type { Rgb } from '../paint/colour.ts'
import { smoothstep } from '../paint/field.ts'
import { grain } from '../paint/grain.ts'
import { speckle } from '../paint/noise.ts'
import type { AirTable } from './air.ts'
import { puff } from './effects.ts'
import type { LandscapeScene } from './scene.ts'
import type { Slice } from './slices.ts'
import { rough } from './terrain/rough.ts'
import type { Shot } from './terrain/surface.ts'
import type { View } from './view.ts'

/**
 * Paints the water of one slice over what lies farther: it mirrors what is already painted, about the far edge of the
 * water in each column, broken by waves; near the eye its own colour and the bottom show.
 */
export function paintWater(
  pen: SKRSContext2D,
  scene: LandscapeScene,
  view: View,
  shot: Shot,
  slice: Slice,
  shores: Int16Array,
  air: AirTable,
): void {
  const { water, light, land, sky } = scene
  if (!water) return
  const { width, unit } = view
  const { depth, wet } = shot
  const calm = water.frozen ? 0.15 : water.chop
  const first = highestMirrored(view, shot, slice, shores, calm)
  const behind = pen.getImageData(0, first, width, slice.bottom + 1 - first).data
  const tall = slice.bottom - slice.top + 1
  const out = new Uint8ClampedArray(width * tall * 4)
  const seed = scene.seed % 89
  const source = sky.sun ?? sky.moons[0]
  const gleamAt = source ? source.x * width : -1e6
  const [bodyR, bodyG, bodyB] = water.colour
  const heavy = !water.frozen && water.chop > 0.8 && sky.weather === 'storm'
  const day = Math.min(1, 0.3 + light.ambient[1] * 0.9 + light.sun[1] * 0.35)
  for (let y = slice.top, p = 0; y <= slice.bottom; y++) {
    for (let x = 0, i = y * width; x < width; x++, i++, p += 4) {
      const z = depth[i]!
      const under = wet[i]!
      if (under <= 0 || z < slice.from || z >= slice.to) continue
      const worldX = ((x - width / 2) * z) / view.focal
      if (water.clouds) {
        const tone = billow(worldX, z, seed, light.direction)
        const taken = air.haze(z, 4, worldX) * 0.9
        const c = x * 3
        for (let k = 0; k < 3; k++) {
          const own = sky.cloud.shaded[k]! + (Math.min(255, sky.cloud.lit[k]! * 1.04) - sky.cloud.shaded[k]!) * tone
          out[p + k] = own + (air.colours[c + k]! - own) * taken
        }
        out[p + 3] = 255
        continue
      }
      // Waves: long across, short towards the eye, in the water's own perspective.
      const wave = rough(worldX * 0.09 + seed, z * 0.32, seed) - 0.5
      const ripple = grain(x / (26 * unit) + seed, (y / (2.6 * unit)) * (0.5 + 40 / (z + 30))) - 0.5
      const shake = (ripple * 1.5 + wave * 0.8) * calm
      const edge = Math.min(y, shores[i]!)
      const down = y - edge
      let from = Math.round(edge - down * (1 + shake * 0.25) - shake * 26 * unit - 1)
      const aside = Math.min(width - 1, Math.max(0, Math.round(x + shake * 15 * unit)))
      if (from < first) from = first
      if (from > slice.bottom) from = slice.bottom
      const q = ((from - first) * width + aside) * 4
      // A heavy sea: long ridges with a lit face and a dark back, breaking along their crests.
      const at = heavy ? heave(worldX, z, seed) : 0
      const face = heavy ? Math.max(-1, Math.min(1, (at - heave(worldX, z + 2 + z * 0.012, seed)) * 9)) : 0
      const grazing = 1 - Math.min(1, (view.eye / z) * 3.2)
      const mirror =
        Math.min(0.94, 0.34 + 0.55 * grazing - calm * 0.14 * (ripple + 0.5)) * (water.frozen ? 0.6 : heavy ? 0.42 : 1)
      const tone = day * (1 + shake * 0.32) * (1 + 0.42 * face)
      const shallow = 1 - smoothstep(0, 1.6, under)
      let red = (bodyR + (land.shore[0] - bodyR) * shallow * 0.45) * tone
      let green = (bodyG + (land.shore[1] - bodyG) * shallow * 0.45) * tone
      let blue = (bodyB + (land.shore[2] - bodyB) * shallow * 0.45) * tone
      red += (behind[q]! * 0.94 - red) * mirror
      green += (behind[q + 1]! * 0.96 - green) * mirror
      blue += (behind[q + 2]! - blue) * mirror
      if (water.frozen) {
        red += (176 * day - red) * 0.5
        green += (208 * day - green) * 0.5
        blue += (228 * day - blue) * 0.5
        // Wind sweeps the snow into drifts; between them the ice lies bare, crossed by cracks wide enough to be seen.
        const drift = smoothstep(0.52, 0.62, rough(worldX * 0.022 + 3, z * 0.05, seed + 7) + ripple * 0.06)
        const seen = 0.006 + (0.16 * z) / view.focal
        const wide = Math.abs(rough(worldX * 0.045, z * 0.05, seed + 3) - 0.5)
        const fine = Math.abs(rough(worldX * 0.11 + 5, z * 0.1, seed + 5) - 0.5)
        const crack = Math.max(1 - smoothstep(seen * 0.4, seen, wide), 0.6 - 0.6 * smoothstep(seen * 0.5, seen, fine))
        const white = Math.max(drift * 0.9, crack * 0.75)
        red += (236 * day - red) * white
        green += (242 * day - green) * white
        blue += (250 * day - blue) * white
      } else {
        const glint = Math.exp(-(((x - gleamAt) / (34 * unit + down * 0.22 + 20 * unit)) ** 2))
        const spark = smoothstep(0.08, 0.34, shake / (calm + 0.05)) * glint * sky.glowStrength
        red += sky.glow[0] * spark * 0.62
        green += sky.glow[1] * spark * 0.62
        blue += sky.glow[2] * spark * 0.62
        if (water.surf > 0) {
          const lap =
            smoothstep(heavy ? 2.4 : 0.75, 0.1, under + (grain(x / (9 * unit), y / (4 * unit)) - 0.5) * 0.9) *
            water.surf
          const crest = calm > 0.55 ? smoothstep(0.2, 0.34, ripple + wave * 0.5) * 0.4 * water.surf : 0
          const breaks = heavy ? smoothstep(0.6, 0.72, at + ripple * 0.16) * (0.35 + 0.65 * Math.max(0, face)) : 0
          const foam = Math.min(0.9, lap + crest + breaks)
          red += (232 * day - red) * foam
          green += (238 * day - green) * foam
          blue += (238 * day - blue) * foam
        }
        if (water.glow) {
          const shine = 0.3 * (1 - smoothstep(0, 3, under)) + 0.16 * (ripple + 0.5)
          red += water.glow[0] * shine
          green += water.glow[1] * shine
          blue += water.glow[2] * shine
        }
      }
      const haze = air.haze(z, 0, worldX) * 0.85
      const c = x * 3
      out[p] = red + (air.colours[c]! - red) * haze
      out[p + 1] = green + (air.colours[c + 1]! - green) * haze
      out[p + 2] = blue + (air.colours[c + 2]! - blue) * haze
      out[p + 3] = 255
    }
  }
  blend(pen, out, width, tall, slice.top, behind.subarray((slice.top - first) * width * 4))
  if (heavy) spray(pen, scene, view, shot, slice, day)
}

/** How brightly the tops of clouds are lit at a place, 0-1: heaps, their sides towards the light bright. */
function billow(x: number, z: number, seed: number, [lx, , lz]: readonly [number, number, number]): number {
  const heap = (px: number, pz: number) => {
    const bend = rough(px * 0.008, pz * 0.01, seed + 3) * 2.4
    const large = 1 - Math.abs(2 * rough(px * 0.016 + bend, pz * 0.026, seed) - 1)
    const small = 1 - Math.abs(2 * rough(px * 0.05 + bend, pz * 0.08, seed + 5) - 1)
    return large * 0.72 + small * 0.28
  }
  const reach = 5 + z * 0.012
  const here = heap(x, z)
  const rise = here - heap(x + lx * reach, z + (lz + 0.4) * reach)
  return Math.min(1, Math.max(0, 0.2 + here * 0.5 + rise * 1.5))
}

/** How high a heavy sea runs at a place, 0-1: ridges longer across than towards the eye. */
const heave = (x: number, z: number, seed: number) =>
  rough(x * 0.028 + z * 0.011, z * 0.085, seed + 11) * 0.7 + rough(x * 0.09, z * 0.21 + 5, seed + 13) * 0.3

/** Clouds of water where a heavy sea breaks on the land. */
function spray(pen: SKRSContext2D, scene: LandscapeScene, view: View, shot: Shot, slice: Slice, day: number) {
  const { width } = view
  const white: Rgb = [226 * day, 232 * day, 236 * day]
  const step = Math.max(3, Math.round(11 * view.unit))
  for (let x = 0; x < width; x += step) {
    for (let y = Math.max(1, slice.top); y <= slice.bottom; y++) {
      const i = y * width + x
      const z = shot.depth[i]!
      if (shot.wet[i]! <= 0 || z < slice.from || z >= slice.to || z > 420) continue
      const above = shot.depth[i - width]!
      if (above === 0 || shot.wet[i - width]! > 0 || above > z * 1.15) continue
      const dice = speckle(x, y, scene.seed)
      if (dice < 0.45) continue
      const high = (view.focal * (2 + 9 * dice ** 3)) / z
      puff(pen, x, y - high * 0.4, high, white, 0.34)
      puff(pen, x + high * 0.3, y - high * 0.9, high * 0.5, white, 0.3)
    }
  }
}

/** The highest row (px) of which a slice of water shows anything: reading a canvas takes longer the more of it is read. */
function highestMirrored(view: View, shot: Shot, slice: Slice, shores: Int16Array, calm: number): number {
  const { width, unit } = view
  let shore = slice.top
  let down = 0
  for (let y = slice.top, i = y * width; y <= slice.bottom; y++) {
    for (let x = 0; x < width; x++, i++) {
      const z = shot.depth[i]!
      if (shot.wet[i]! <= 0 || z < slice.from || z >= slice.to) continue
      const edge = Math.min(y, shores[i]!)
      if (edge < shore) shore = edge
      if (y - edge > down) down = y - edge
    }
  }
  const shake = 1.15 * calm
  return Math.max(0, Math.floor(shore - down * (1 + shake * 0.25) - shake * 26 * unit - 2))
}

/** Puts opaque px down and leaves the others, which are those of `behind`, as they were. */
function blend(
  pen: SKRSContext2D,
  out: Uint8ClampedArray<ArrayBuffer>,
  width: number,
  tall: number,
  top: number,
  behind: Uint8ClampedArray,
) {
  for (let p = 0; p < out.length; p += 4) {
    if (out[p + 3] === 255) continue
    for (let k = 0; k < 4; k++) out[p + k] = behind[p + k]!
  }
  pen.putImageData(new ImageData(out, width, tall), 0, top)
}

/**
 * For each px of water the row (px) of the shore it mirrors: the upper edge of its run of water in the column, evened out
 * across columns, since a bank that jumps would tear the mirror image. -1 where there is no water.
 */
export function shoresOf(view: View, shot: Shot): Int16Array {
  const { width, height } = view
  const shores = new Int16Array(width * height).fill(-1)
  for (let x = 0; x < width; x++) {
    let edge = -1
    for (let y = 0, i = x; y < height; y++, i += width) {
      if (shot.wet[i]! > 0) {
        if (edge < 0) edge = y
        shores[i] = edge
      } else edge = -1
    }
  }
  const reach = Math.round(26 * view.unit)
  const even = new Int16Array(width * height).fill(-1)
  for (let y = 0; y < height; y++) {
    const row = y * width
    let sum = 0
    let count = 0
    for (let x = -reach; x < width; x++) {
      const enters = x + reach
      if (enters >= 0 && enters < width && shores[row + enters]! >= 0) {
        sum += shores[row + enters]!
        count++
      }
      const leaves = x - reach - 1
      if (leaves >= 0 && shores[row + leaves]! >= 0) {
        sum -= shores[row + leaves]!
        count--
      }
      if (x >= 0 && shores[row + x]! >= 0) even[row + x] = Math.round(sum / count)
    }
  }
  return even
}
