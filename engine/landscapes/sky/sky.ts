import { ramp } from '../../paint/colour.ts'
import { smoothstep } from '../../paint/field.ts'
import { grain } from '../../paint/grain.ts'
import type { LandscapeScene } from '../scene.ts'
import type { View } from '../view.ts'
import { cloudsOf } from './clouds.ts'

/** A small picture of the sky, RGB planes, `step` px a sample, down to the bottom of the picture. */
interface SmallSky {
  width: number
  height: number
  values: Float32Array
}

/** Paints gradient, glow and clouds into opaque RGBA of the view's size. */
export function shootSky(scene: LandscapeScene, view: View, pixels: Uint8ClampedArray): void {
  // Clouds are soft, and the brush goes over them: more samples than this would not be seen.
  const step = Math.max(1, Math.round(view.height / 180))
  const small = smallSky(scene, view, step)
  const { width, height } = view
  const columns = new Int32Array(width)
  const parts = new Float32Array(width)
  for (let x = 0; x < width; x++) {
    const fx = Math.min(small.width - 1.001, x / step)
    columns[x] = fx | 0
    parts[x] = fx - columns[x]!
  }
  const stride = small.width * 3
  const brush = 3.4 * view.unit
  for (let y = 0, p = 0; y < height; y++) {
    const fy = Math.min(small.height - 1.001, y / step)
    const row = fy | 0
    const v = fy - row
    for (let x = 0; x < width; x++, p += 4) {
      const i = row * stride + columns[x]! * 3
      const u = parts[x]!
      const touch = 1 + (grain(x / (brush * 3.4), y / brush) - 0.5) * 0.035
      for (let k = 0; k < 3; k++) {
        const j = i + k
        const top = small.values[j]! * (1 - u) + small.values[j + 3]! * u
        const low = small.values[j + stride]! * (1 - u) + small.values[j + stride + 3]! * u
        pixels[p + k] = (top + (low - top) * v) * touch
      }
      pixels[p + 3] = 255
    }
  }
}

function smallSky(scene: LandscapeScene, view: View, step: number): SmallSky {
  const { sky, light } = scene
  const width = Math.ceil(view.width / step) + 1
  const height = Math.ceil(view.height / step) + 1
  const values = new Float32Array(width * height * 3)
  const table = ramp([
    [0, sky.horizon],
    [0.34, sky.middle],
    [1, sky.zenith],
  ])
  const cloudAt = cloudsOf(scene)
  const source = sky.sun ?? sky.moons[0]
  const sx = ((source?.x ?? light.from) - 0.5) * (view.width / view.height)
  // With neither in the picture the light comes from low behind the hills after sunset, from above the frame by day.
  const sy = source
    ? source.y
    : ['dusk', 'sunset', 'dawn'].includes(sky.time) || scene.cavern
      ? scene.camera.horizon
      : -0.12
  const { lit, shaded } = sky.cloud
  const strength = sky.glowStrength
  for (let r = 0, o = 0; r < height; r++) {
    const y = (r * step) / view.height
    const up = (scene.camera.horizon - y) / Math.max(0.25, scene.camera.horizon)
    const entry = Math.round(255 * Math.min(1, Math.max(0, up))) * 3
    for (let c = 0; c < width; c++, o += 3) {
      const across = (c * step - view.width / 2) / view.height
      const dx = across - sx
      const dy = y - sy
      const away = Math.sqrt(dx * dx + dy * dy * 1.5)
      const halo = strength * (0.62 * Math.exp(-away * 2.6) + 0.34 * Math.exp(-away * 9))
      let red = table[entry]! + (sky.glow[0] - table[entry]! * 0.35) * halo
      let green = table[entry + 1]! + (sky.glow[1] - table[entry + 1]! * 0.35) * halo
      let blue = table[entry + 2]! + (sky.glow[2] - table[entry + 2]! * 0.35) * halo
      const here = up > -0.05 ? cloudAt(across, up) : 0
      if (here > 0.004) {
        const length = away + 0.05
        const reach = 0.05
        const towards = cloudAt(across - (dx / length) * reach, up + (dy / length) * reach * 1.6)
        const thin = 1 - here
        let bright = 0.46 + (here - towards) * 0.85 + thin * 0.22
        bright = Math.min(1, Math.max(0, bright))
        // Near the light the edges of clouds burn.
        const near = Math.exp(-away * 3.2) * strength
        const burn = near * (0.25 + thin * 0.9)
        const alpha = here * (0.9 - 0.15 * near)
        const haze = smoothstep(0.34, 0, up) * 0.55
        let cr = shaded[0] + (lit[0] - shaded[0]) * bright + sky.glow[0] * burn * 0.6
        let cg = shaded[1] + (lit[1] - shaded[1]) * bright + sky.glow[1] * burn * 0.55
        let cb = shaded[2] + (lit[2] - shaded[2]) * bright + sky.glow[2] * burn * 0.45
        cr += (red - cr) * haze
        cg += (green - cg) * haze
        cb += (blue - cb) * haze
        red += (cr - red) * alpha
        green += (cg - green) * alpha
        blue += (cb - blue) * alpha
      }
      values[o] = red
      values[o + 1] = green
      values[o + 2] = blue
    }
  }
  return { width, height, values }
}
