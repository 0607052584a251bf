import { mix, type Rgb, shade } from '../../paint/colour.ts'
import { smoothstep } from '../../paint/field.ts'
import type { Frame } from '../../paint/frame.ts'
import { grain } from '../../paint/grain.ts'
import type { Light } from '../../paint/light.ts'
import { noise, speckle } from '../../paint/noise.ts'
import { type Paint, paint } from '../../paint/picture.ts'
import type { ItemScene } from './scene.ts'

/** What of a scene the ground depends on. */
export type Setting = Pick<ItemScene, 'view' | 'horizon' | 'ground' | 'light' | 'glow' | 'mood' | 'seed'>

/** Height (units) and tone of a ground at a place; both written into `out`. */
type Lay = (x: number, y: number, seed: number, out: { height: number; tone: number }) => void

const lays: Record<string, Lay> = {
  wood(x, y, seed, out) {
    const plank = Math.floor(y / 172)
    const inPlank = y - plank * 172
    const end = Math.abs(((x + speckle(plank, 1, seed) * 900) % 1300) - 650)
    const gap = Math.min(inPlank, 172 - inPlank, end * 1.5)
    const rings = Math.abs(noise(x / 260 + plank * 9, y / 34, seed + plank) * 9 - noise(x / 420, y / 70, seed) * 3)
    const ring = rings - Math.floor(rings)
    out.tone = 0.8 + speckle(plank, 7, seed) * 0.34 + (grain(x / 150, y / 5) - 0.5) * 0.34 + (ring < 0.25 ? -0.1 : 0)
    out.height = (gap < 7 ? -(7 - gap) * 1.6 : 0) + (grain(x / 120, y / 6) - 0.5) * 3
    if (gap < 5) out.tone *= 0.42
  },
  stone(x, y, seed, out) {
    const wx = x + (noise(x / 120, y / 120, seed) - 0.5) * 46
    const wy = y + (noise(x / 120 + 9, y / 120, seed) - 0.5) * 46
    const row = Math.floor(wy / 230)
    const column = Math.floor((wx + (row % 2) * 150) / 320)
    const ix = wx + (row % 2) * 150 - column * 320
    const iy = wy - row * 230
    const gap = Math.min(ix, 320 - ix, iy, 230 - iy)
    out.tone = 0.78 + speckle(column, row, seed) * 0.26 + (grain(x / 60, y / 60) - 0.5) * 0.5
    out.height =
      (gap < 16 ? -(16 - gap) * 0.9 : 0) + (grain(x / 46, y / 46) - 0.5) * 9 + (grain(x / 9, y / 9) - 0.5) * 3
    if (gap < 9) out.tone *= 0.5
  },
  velvet(x, y, seed, out) {
    const fold = noise((x * 0.8 + y * 0.5) / 230, (y - x * 0.35) / 560, seed)
    const small = noise((x * 0.7 + y * 0.6) / 90, (y - x * 0.3) / 260, seed + 5)
    out.height = fold * 92 + small * 20 + (grain(x / 3, y / 3) - 0.5) * 1.1
    out.tone = 0.78 + fold * 0.5 + (grain(x / 4, y / 4) - 0.5) * 0.14
  },
  cloth(x, y, seed, out) {
    const fold = noise((x * 0.5 + y * 0.8) / 260, (x - y * 0.3) / 620, seed)
    const weave = ((x / 7) & 1) === ((y / 7) & 1) ? 1 : -1
    out.height = fold * 60 + weave * 0.9
    out.tone = 0.86 + fold * 0.2 + weave * 0.035 + (grain(x / 20, y / 20) - 0.5) * 0.16
  },
  leather(x, y, seed, out) {
    out.height = (grain(x / 13, y / 13) - 0.5) * 7 + noise(x / 300, y / 300, seed) * 26
    out.tone = 0.8 + grain(x / 70, y / 70) * 0.4
  },
  snow(x, y, seed, out) {
    out.height = noise(x / 260, y / 200, seed) * 70 + (grain(x / 26, y / 26) - 0.5) * 6
    out.tone = 0.94 + (grain(x / 5, y / 5) - 0.5) * 0.08
  },
  grass(x, y, seed, out) {
    out.height = (grain(x / 7, y / 22) - 0.5) * 22 + noise(x / 180, y / 180, seed) * 40
    out.tone = 0.62 + grain(x / 6, y / 24) * 0.6 + (grain(x / 90, y / 90) - 0.5) * 0.4
  },
  // Fallen leaves: small overlapping plates, each of its own tone and tilt.
  leaves(x, y, seed, out) {
    let best = -1
    const cx = Math.floor(x / 46)
    const cy = Math.floor(y / 46)
    for (let j = -1; j <= 1; j++)
      for (let i = -1; i <= 1; i++) {
        const own = speckle(cx + i, cy + j, seed)
        const turn = own * 20
        const dx = x - (cx + i + 0.2 + 0.6 * speckle(cx + i, cy + j, seed + 3)) * 46
        const dy = y - (cy + j + 0.2 + 0.6 * speckle(cx + i, cy + j, seed + 5)) * 46
        const along = (dx * Math.cos(turn) + dy * Math.sin(turn)) / 38
        const across = (dy * Math.cos(turn) - dx * Math.sin(turn)) / 19
        const off = along * along + Math.abs(across) * (1 + Math.abs(along))
        if (off > 1 || own <= best) continue
        best = own
        out.height = own * 15 + along * 5 - Math.abs(across) * 6
        out.tone = (0.7 + speckle(cx + i, cy + j, seed + 9) * 0.44) * (Math.abs(across) < 0.07 ? 0.8 : 1)
      }
    if (best < 0) {
      out.height = -8
      out.tone = 0.46
    }
  },
  sand(x, y, seed, out) {
    const ripple = Math.sin(y / 17 + noise(x / 160, y / 220, seed) * 14)
    out.height = ripple * 5 + (grain(x / 3, y / 3) - 0.5) * 2
    out.tone = 0.9 + ripple * 0.05 + (grain(x / 3, y / 3) - 0.5) * 0.2
  },
  earth(x, y, seed, out) {
    out.height = (grain(x / 30, y / 30) - 0.5) * 20 + noise(x / 240, y / 240, seed) * 40
    out.tone = 0.66 + grain(x / 22, y / 22) * 0.56
  },
  water(x, y, seed, out) {
    const swell = Math.sin(y / 24 + noise(x / 120, y / 60, seed) * 9)
    out.height = swell * 9
    out.tone = 0.7 + swell * 0.16 + noise(x / 300, y / 90, seed + 3) * 0.4
  },
}

/**
 * What the things stand or lie on, lit. Seen from above when they lie; from the front, with a far edge and the dark of a
 * room (or the sky's colour) behind, when they stand.
 */
export function groundPaint(scene: Setting, frame: Frame, light: Light): Paint {
  const { width, height } = frame
  const scale = Math.min(width, height) / 1000
  const out = paint(width, height)
  const lay = lays[scene.ground.stuff] ?? lays.stone!
  const { colour } = scene.ground
  const standing = scene.view === 'standing'
  const horizon = standing ? scene.horizon : -1e9
  const [dx, dy, dz] = light.direction
  const length = Math.hypot(dx, dy, dz)
  const here = { height: 0, tone: 1 }
  const above = new Float32Array(width)
  const back = behind(scene)
  const middle = frame.width / scale / 2
  for (let py = 0, i = 0; py < height; py++) {
    const y = py / scale
    const down = y - horizon
    // The table runs away from the eye: nearer rows are wider apart.
    const far = standing ? Math.max(0, down) : 0
    const depth = standing ? 900 / (far + 210) : 1
    let left = 0
    for (let px = 0; px < width; px++, i++) {
      const x = px / scale
      if (standing && down < 0) {
        const glow = Math.exp(-(((x - middle * 0.8) / 420) ** 2) - ((y - horizon * 0.55) / 380) ** 2)
        const cloud = grain(x / 190 + (scene.seed % 19), y / 150) - 0.5
        const level = 0.34 + glow * 0.9 + cloud * 0.36 - Math.max(0, (y - horizon + 90) / 90) * 0.2
        out.red[i] = back[0] * level
        out.green[i] = back[1] * level
        out.blue[i] = back[2] * level
        continue
      }
      lay(standing ? (x - middle) * depth + 500 : x, standing ? far * depth * 2.1 + 40 : y, scene.seed, here)
      const slopeX = px === 0 ? 0 : (here.height - left) / (2.2 / scale)
      const slopeY = py === 0 || (standing && down < 3) ? 0 : (here.height - above[px]!) / (2.2 / scale)
      left = here.height
      above[px] = here.height
      const nz = 1 / Math.sqrt(slopeX * slopeX + slopeY * slopeY + 1)
      const facing = Math.max(0, (-slopeX * dx - slopeY * dy + dz * 1.35) * nz) / length
      const fall = standing
        ? 1.12 -
          0.55 * smoothstep(140, 620, Math.hypot(x - middle * 0.86, (y - horizon - 110) * 1.5)) -
          0.35 * smoothstep(60, 0, down)
        : 1.2 - 0.72 * smoothstep(120, 820, Math.hypot(x - middle * 0.78, y - 380))
      const k = here.tone * fall
      out.red[i] = colour[0] * k * (facing * light.key[0] + light.ambient[0]) * 0.0041
      out.green[i] = colour[1] * k * (facing * light.key[1] + light.ambient[1]) * 0.0041
      out.blue[i] = colour[2] * k * (facing * light.key[2] + light.ambient[2]) * 0.0041
    }
  }
  return out
}

/** The colour of the air behind a table. */
function behind(scene: Setting): Rgb {
  const airs: Partial<Record<ItemScene['light'], Rgb>> = {
    moonlight: [40, 54, 88],
    day: [126, 140, 148],
    overcast: [110, 116, 122],
    dawn: [150, 116, 118],
    sunset: [156, 92, 62],
    fire: [86, 42, 24],
    underground: [40, 58, 60],
  }
  const air = airs[scene.light] ?? [66, 52, 46]
  const tinted = scene.glow ? mix(air, shade(scene.glow, -0.22), 0.4) : air
  return scene.mood === 'ominous' || scene.mood === 'grim' || scene.mood === 'eerie'
    ? shade(tinted, -0.06, 0.8)
    : tinted
}
