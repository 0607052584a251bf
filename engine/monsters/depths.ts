import type { BackdropLight } from '../landscapes/backdrop.ts'
import { mix, type Rgb } from '../paint/colour.ts'
import type { Frame } from '../paint/frame.ts'
import { grain } from '../paint/grain.ts'
import { type Paint, paint } from '../paint/picture.ts'
import { random } from '../paint/random.ts'

const bright: Rgb = [104, 184, 190]
const middle: Rgb = [28, 96, 124]
const deep: Rgb = [7, 30, 52]
const bed: Rgb = [20, 46, 56]

/** What lies behind a creature of the deep: water that darkens downwards, shafts of light, rocks and weed on the bed. */
export function paintDepths({ width, height }: Frame, seed: number): { paint: Paint; light: BackdropLight } {
  const out = paint(width, height)
  const luck = random(`${seed}/depths`)
  const shift = luck.range(0, 40)
  const slant = luck.range(-0.45, -0.15)
  const source = luck.range(0.25, 0.6)
  const stalks = Array.from({ length: 13 }, () => ({
    x: luck.chance(0.5) ? luck.range(-0.02, 0.26) : luck.range(0.74, 1.02),
    tall: luck.range(0.16, 0.46),
    wide: luck.range(0.006, 0.013),
    phase: luck.range(0, 6),
  }))
  // Rocks in the murk, and the bed before them: how far down each begins.
  const grounds = [
    {
      colour: mix(middle, deep, 0.7),
      solid: 0.75,
      edgeAt: (u: number) => 0.8 + (grain(u * 11 + shift, 9) - 0.42) * 0.5,
    },
    { colour: bed, solid: 0.95, edgeAt: (u: number) => 0.87 + (grain(u * 5 + shift, 3) - 0.5) * 0.2 },
  ]
  for (let py = 0, i = 0; py < height; py++) {
    const v = py / height
    const water = v < 0.42 ? mix(bright, middle, v / 0.42) : mix(middle, deep, (v - 0.42) / 0.58)
    for (let px = 0; px < width; px++, i++) {
      const u = px / width
      // Shafts fan out from where the sun stands over the water and thin out on their way down.
      const ray = (u - source - slant * v) / (0.35 + v)
      const shaft = Math.max(0, grain(ray * 9 + shift, v * 0.5 + shift) - 0.5) * 2.6 * Math.max(0, 1 - v * 1.25)
      const murk = (grain(u * 4 + shift, v * 4) - 0.5) * 0.16
      let [red, green, blue] = [
        water[0] * (1 + murk) + shaft * 70,
        water[1] * (1 + murk) + shaft * 92,
        water[2] * (1 + murk) + shaft * 84,
      ]
      for (const { colour, solid, edgeAt } of grounds) {
        const a = Math.min(1, Math.max(0, (v - edgeAt(u)) * 40)) * solid
        if (a === 0) continue
        const tone = 0.8 + grain(u * 60 + shift, v * 60) * 0.5
        red += (colour[0] * tone - red) * a
        green += (colour[1] * tone - green) * a
        blue += (colour[2] * tone - blue) * a
      }
      for (const stalk of stalks) {
        const up = (1 - v) / stalk.tall
        if (up > 1 || Math.abs(u - stalk.x) > 0.06) continue
        const sway = Math.sin(up * 5 + stalk.phase) * 0.016 * (0.4 + up)
        const leaf = stalk.wide * (1.3 - up) * (1.2 + Math.sin(up * 34 + stalk.phase) * 0.6)
        const a = Math.min(1, Math.max(0, (leaf - Math.abs(u - stalk.x - sway)) * width * 0.5)) * 0.8
        red += (12 - red) * a
        green += (50 - green) * a
        blue += (48 - blue) * a
      }
      out.red[i] = red
      out.green[i] = green
      out.blue[i] = blue
    }
  }
  return { paint: out, light: { direction: [-0.3, -0.82, 0.48], colour: [186, 244, 255], ambient: [34, 84, 104] } }
}
