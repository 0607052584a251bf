import { blur } from '../../paint/field.ts'
import { grain } from '../../paint/grain.ts'
import type { Material } from '../../paint/material.ts'
import type { Relief } from '../../paint/relief.ts'
import type { Cast } from './cast.ts'
import { reaching } from './occlusion.ts'
import { unit } from './space.ts'

/** What a polished surface mirrors in a direction of height `up` (-1 down … 1 up): floor, dark horizon, a bright sky. */
function surroundings(up: number, side: number): number {
  const rise = Math.min(1, Math.max(0, (up + 0.12) / 0.4))
  const sky = 0.1 + rise * rise * (3 - 2 * rise) * (0.22 + 0.5 * Math.max(0, up))
  const floor = up < -0.3 ? 0.3 * (-up - 0.3) : 0
  const window = side < -0.25 ? (-side - 0.25) * 0.6 : 0
  return sky + floor + window
}

/** Pigments' fine relief bends the normals, within each part. */
function bendNormals(cast: Cast) {
  const { width, height, part, fine, nx, ny, nz, scale } = cast
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1, i = y * width + 1; x < width - 1; x++, i++) {
      const p = part[i]!
      if (p === 0 || !cast.parts[p - 1]!.pigment) continue
      const l = part[i - 1] === p ? fine[i - 1]! : fine[i]!
      const r = part[i + 1] === p ? fine[i + 1]! : fine[i]!
      const t = part[i - width] === p ? fine[i - width]! : fine[i]!
      const b = part[i + width] === p ? fine[i + width]! : fine[i]!
      const dx = (r - l) * 0.5 * scale
      const dy = (b - t) * 0.5 * scale
      if (dx === 0 && dy === 0) continue
      const x1 = nx[i]! - dx * nz[i]!
      const y1 = ny[i]! - dy * nz[i]!
      const len = Math.sqrt(x1 * x1 + y1 * y1 + nz[i]! * nz[i]!) || 1
      nx[i] = x1 / len
      ny[i] = y1 / len
      nz[i] = nz[i]! / len
    }
  }
}

/** Where a pen would draw: outlines, and where one thing passes before another. */
function inkLines({ width, height, part, depth, scale }: Cast): Float32Array {
  const line = new Float32Array(width * height)
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1, i = y * width + 1; x < width - 1; x++, i++) {
      if (part[i] === 0) continue
      let strength = 0
      for (let k = 0; k < 4; k++) {
        const j = k < 2 ? i - 1 + 2 * k : i + (2 * k - 5) * width
        if (part[j] === 0) {
          strength = 1
          break
        }
        const step = Math.abs(depth[i]! - depth[j]!) * scale
        if (step > 5) strength = Math.max(strength, Math.min(1, (step - 5) / 8))
        if (part[j] !== part[i]) strength = Math.max(strength, 0.55)
      }
      line[i] = strength
    }
  }
  return blur({ width, height, values: line }, 1, 1).values
}

/** Lights a cast and lays it over what is there. The seed moves the grain of the surfaces. */
export function layCast(result: Relief, cast: Cast, heed?: (progress: number) => void): void {
  const { frame, scale, light, paint, albedo, coverage, depth, shade, ink } = result
  bendNormals(cast)
  const [lx, ly, lz] = unit(light.direction)
  const { lit, open } = reaching(cast, light.direction)
  heed?.(0.3)
  const lines = inkLines(cast)
  const normalX = result.normals[0].values
  const normalY = result.normals[1].values
  const [rimX, rimY] = light.rimFrom ?? [0.94, 0.25]
  const bounce = light.bounce ?? [light.key[0] * 0.12, light.key[1] * 0.09, light.key[2] * 0.07]
  const ratio = cast.scale / scale
  const x0 = Math.max(0, Math.floor(cast.left * scale))
  const y0 = Math.max(0, Math.floor(cast.top * scale))
  const x1 = Math.min(frame.width, Math.ceil(x0 + cast.width / ratio))
  const y1 = Math.min(frame.height, Math.ceil(y0 + cast.height / ratio))
  const shift = (result.seed % 97) * 0.61
  const patch = 1 / (46 * scale)
  const w = cast.width
  let nearFront = -1e6
  for (let i = 0; i < cast.depth.length; i++) if (cast.depth[i]! > nearFront) nearFront = cast.depth[i]!
  const weights = [0, 0, 0, 0]
  const cells = [0, 0, 0, 0]
  for (let gy = y0; gy < y1; gy++) {
    if ((gy - y0) % 64 === 0) heed?.(0.3 + (0.7 * (gy - y0)) / (y1 - y0))
    const fy = Math.min(cast.height - 1.001, Math.max(0, ((gy + 0.5) / scale - cast.top) * cast.scale - 0.5))
    const cy = Math.floor(fy)
    const v = fy - cy
    const below = cy + 1 < cast.height ? w : 0
    for (let gx = x0; gx < x1; gx++) {
      const fx = Math.min(w - 1.001, Math.max(0, ((gx + 0.5) / scale - cast.left) * cast.scale - 0.5))
      const cx = Math.floor(fx)
      const u = fx - cx
      const right = cx + 1 < w ? 1 : 0
      const c = cy * w + cx
      cells[0] = c
      cells[1] = c + right
      cells[2] = c + below
      cells[3] = c + below + right
      weights[0] = (1 - u) * (1 - v)
      weights[1] = u * (1 - v)
      weights[2] = (1 - u) * v
      weights[3] = u * v
      let cover = 0
      let total = 0
      let main = 0
      let most = 0
      for (let k = 0; k < 4; k++) {
        const j = cells[k]!
        if (cast.part[j] === 0) {
          weights[k] = 0
          continue
        }
        const weight = weights[k]!
        cover += weight * cast.coverage[j]!
        total += weight
        if (weight > most) {
          most = weight
          main = j
        }
      }
      if (cover < 0.02) continue
      let nx = 0
      let ny = 0
      let nz = 0
      let red = 0
      let green = 0
      let blue = 0
      let sun = 0
      let air = 0
      let line = 0
      let solid = 0
      let high = 0
      const share = 1 / total
      for (let k = 0; k < 4; k++) {
        const q = weights[k]! * share
        if (q === 0) continue
        const j = cells[k]!
        nx += q * cast.nx[j]!
        ny += q * cast.ny[j]!
        nz += q * cast.nz[j]!
        red += q * cast.red[j]!
        green += q * cast.green[j]!
        blue += q * cast.blue[j]!
        sun += q * lit[j]!
        air += q * open[j]!
        line += q * lines[j]!
        solid += q * cast.alpha[j]!
        high += q * cast.depth[j]!
      }
      const material: Material = cast.parts[cast.part[main]! - 1]!.material
      // The grain of the surface, at the picture's own fineness.
      if (material.bump > 0) {
        const gxs = 1 / (material.grain[0] * scale)
        const gys = 1 / (material.grain[1] * scale)
        const here = grain(gx * gxs + shift, gy * gys + shift)
        const lift = material.bump * scale * 2
        nx -= (grain((gx + 1) * gxs + shift, gy * gys + shift) - here) * lift
        ny -= (grain(gx * gxs + shift, (gy + 1) * gys + shift) - here) * lift
      }
      const len = Math.sqrt(nx * nx + ny * ny + nz * nz) || 1
      nx /= len
      ny /= len
      nz /= len

      const wrap = material.wrap ?? 0.15
      // Light spreads within skin, so that its hollows are never quite dark.
      if (material.subsurface) air = 0.36 + 0.64 * air
      const mirror = material.metal ?? 0
      const tone = 1 + (grain(gx * patch + shift, gy * patch + shift) - 0.5) * (material.mottle ?? 0.3) * 0.8
      const towards = nx * lx + ny * ly + nz * lz
      const direct = Math.max(0, (towards + wrap) / (1 + wrap)) * (0.12 * wrap + (1 - 0.12 * wrap) * sun)
      const above = 0.74 - 0.36 * ny
      const low = ny > 0 ? ny * 0.9 : 0
      const facing = 2 * towards * nz - lz
      const shine =
        facing > 0.2 && material.specular > 0
          ? facing ** material.gloss * material.specular * air * (0.15 + 0.85 * sun)
          : 0
      const grazing = nx * rimX + ny * rimY
      const back = 1 - Math.max(0, nz)
      const caught = grazing > 0 ? grazing * Math.sqrt(grazing) * back * 1.25 * material.rim * (0.3 + 0.7 * air) : 0
      const keyed = direct * (0.55 + 0.45 * air) * 1.12
      const body = 1 - mirror * 0.68
      let mirrored = 0
      if (mirror > 0) {
        const jitter = (grain(gx * patch * 2.7 + shift, gy * patch * 2.7) - 0.5) * 0.28
        mirrored = surroundings(-2 * nz * ny + jitter, 2 * nz * nx) * mirror * 1.2 * (0.35 + 0.65 * sun) * air
      }
      const bleed = material.subsurface
        ? Math.max(0, 0.42 - Math.abs(towards - 0.08)) * 0.9 * (0.25 + 0.75 * sun) * air
        : 0
      const under = material.subsurface
      const tint = mirror > 0 ? mirror * 0.6 : 0
      const white = 255 * shine
      const key = light.key
      const near = light.ambient
      const rim = light.rim
      const ownRed = red
      const ownGreen = green
      const ownBlue = blue
      red =
        red *
          tone *
          (((keyed * key[0] + air * (near[0] * above + bounce[0] * low)) / 255) * body + (mirrored * key[0]) / 255) +
        rim[0] * caught * (0.35 + (0.65 * red) / 255) +
        (white * (1 - tint) + red * shine * tint * 1.6) * (key[0] / 255) +
        (under ? under[0] * bleed : 0)
      green =
        green *
          tone *
          (((keyed * key[1] + air * (near[1] * above + bounce[1] * low)) / 255) * body + (mirrored * key[1]) / 255) +
        rim[1] * caught * (0.35 + (0.65 * green) / 255) +
        (white * (1 - tint) + green * shine * tint * 1.6) * (key[1] / 255) +
        (under ? under[1] * bleed : 0)
      blue =
        blue *
          tone *
          (((keyed * key[2] + air * (near[2] * above + bounce[2] * low)) / 255) * body + (mirrored * key[2]) / 255) +
        rim[2] * caught * (0.35 + (0.65 * blue) / 255) +
        (white * (1 - tint) + blue * shine * tint * 1.6) * (key[2] / 255) +
        (under ? under[2] * bleed : 0)
      let arriving = Math.min(
        1,
        (keyed * 0.8 + 0.16 * air + caught * 0.4 + shine * 0.6) * (1 - mirror * 0.45) + mirrored * 0.9,
      )
      const glowing = material.emission
      if (glowing) {
        red += glowing[0]
        green += glowing[1]
        blue += glowing[2]
        arriving = Math.max(arriving, Math.min(1, (glowing[0] + glowing[1] + glowing[2]) / 500))
      }
      // Coarser casts have coverage ramps as wide as their px; steepen them to the picture's own.
      const m = Math.min(1, Math.max(0, (cover - 0.5) / Math.max(0.3, ratio) + 0.5))
      let a = m * solid
      if (solid < 1) a = m * Math.min(1, solid + (1 - solid) * (back * back * 0.9 + Math.min(1, shine)))
      if (a <= 0) continue
      const keep = 1 - a
      const g = gy * frame.width + gx
      paint.red[g] = paint.red[g]! * keep + red * a
      paint.green[g] = paint.green[g]! * keep + green * a
      paint.blue[g] = paint.blue[g]! * keep + blue * a
      albedo.red[g] = albedo.red[g]! * keep + (ownRed + (glowing ? glowing[0] * 0.5 : 0)) * a
      albedo.green[g] = albedo.green[g]! * keep + (ownGreen + (glowing ? glowing[1] * 0.5 : 0)) * a
      albedo.blue[g] = albedo.blue[g]! * keep + (ownBlue + (glowing ? glowing[2] * 0.5 : 0)) * a
      shade.values[g] = shade.values[g]! * keep + arriving * a
      ink.values[g] = Math.max(ink.values[g]! * keep, Math.min(1, line * 1.3) * m)
      normalX[g] = normalX[g]! * keep + nx * a
      normalY[g] = normalY[g]! * keep + ny * a
      depth.values[g] = depth.values[g]! * keep + (high - nearFront + 300) * scale * a
      if (a > coverage.values[g]!) coverage.values[g] = a
    }
  }
}
