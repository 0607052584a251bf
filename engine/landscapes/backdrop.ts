import type { Frame } from '../generator.ts'
import type { Rgb } from '../paint/colour.ts'
import { hex, mix } from '../paint/colour.ts'
import { grain } from '../paint/grain.ts'
import { type Paint, paint } from '../paint/picture.ts'
import type { Random } from '../paint/random.ts'
import { asksFor, type Brief } from '../prompt/brief.ts'

/** What stands, out of focus, behind a figure. Plain JSON. */
export interface BackdropScene {
  place: string
  seed: number
  /** Unit vector towards the light: x right, y down, z towards the viewer. */
  direction: [number, number, number]
}

/** How the place lights whoever stands before it. */
export interface BackdropLight {
  /** Unit vector towards the light: x right, y down, z towards the viewer. */
  direction: [number, number, number]
  colour: Rgb
  ambient: Rgb
}

const places: Record<string, readonly [top: string, middle: string, bottom: string, light: string]> = {
  none: ['#2c3338', '#4a4a46', '#1b1d1f', '#ffd9a0'],
  forest: ['#4c6152', '#6f7f55', '#1f2a20', '#ffe6b0'],
  mountains: ['#6c8196', '#a9a9a4', '#39434a', '#fff0d2'],
  cave: ['#14181d', '#27333a', '#0e1012', '#b9d8e6'],
  tavern: ['#2a1a10', '#6b3d1c', '#1d120b', '#ffb765'],
  castle: ['#2d2f33', '#5a5348', '#1f1d1c', '#ffd39a'],
  swamp: ['#3c4639', '#6b7350', '#1c211a', '#e2e3a8'],
  desert: ['#7d93a6', '#d1a76f', '#7d5a36', '#fff0cc'],
  city: ['#58677a', '#9a8770', '#3b342f', '#ffe2b4'],
  sea: ['#6f8ba0', '#9fb3b5', '#2a4450', '#fff2dc'],
}

/** Chooses what stands behind a figure from the prompt's place words; cheap. */
export function composeBackdrop(brief: Brief, random: Random): BackdropScene {
  const place = Object.keys(places).find((name) => asksFor(brief, name)) ?? 'none'
  return { place, seed: random.fork('backdrop').int(0, 1e6), direction: [-0.55, -0.6, 0.58] }
}

/** Paints the backdrop at a size (px), soft as things out of focus are, and tells what light falls from it. */
export function paintBackdrop(scene: BackdropScene, frame: Frame): { paint: Paint; light: BackdropLight } {
  const { width, height } = frame
  const [top, middle, bottom, light] = places[scene.place]!.map(hex) as [Rgb, Rgb, Rgb, Rgb]
  const out = paint(width, height)
  const unit = Math.min(width, height)
  for (let y = 0, i = 0; y < height; y++) {
    const t = y / height
    const [r, g, b] = t < 0.6 ? mix(top, middle, t / 0.6) : mix(middle, bottom, (t - 0.6) / 0.4)
    for (let x = 0; x < width; x++, i++) {
      const cloud = 0.8 + 0.4 * grain((x / unit) * 2.2 + (scene.seed % 61), (y / unit) * 2.2)
      const glow = Math.exp(-(((x - width * 0.25) / unit) ** 2 + ((y - height * 0.25) / unit) ** 2) * 5) * 0.28
      out.red[i] = r * cloud + light[0] * glow
      out.green[i] = g * cloud + light[1] * glow
      out.blue[i] = b * cloud + light[2] * glow
    }
  }
  return { paint: out, light: { direction: scene.direction, colour: light, ambient: mix(top, middle, 0.5) } }
}
