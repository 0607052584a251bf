import { blur, type Field } from './field.ts'
import { grain } from './grain.ts'
import { stuffs } from './matter.ts'
import type { Form, Layer, Relief } from './relief.ts'
import { coarsened, spread } from './resample.ts'

/** How deep in hollows each px lies: the smoothed height less its own, px. */
function hollows(form: Form, radius: number): Field {
  const step = Math.max(1, Math.floor(radius / 3))
  const low = blur(coarsened(form.relief, step), Math.max(1, radius / step), 2)
  const out = spread(low, step, form.width, form.height)
  for (let i = 0; i < out.values.length; i++) out.values[i]! -= form.relief.values[i]!
  return out
}

/** What a polished surface mirrors in a direction of height `up` (-1 down … 1 up): floor, dark horizon, a bright sky. */
function surroundings(up: number, towardsLight: number): number {
  const rise = up < -0.2 ? 0 : up > 0.35 ? 1 : (up + 0.2) / 0.55
  const sky = rise * rise * (3 - 2 * rise) * (0.82 - 0.34 * up)
  const floor = up < -0.2 ? (-up - 0.2) * 0.42 : 0
  const window = towardsLight > 0.6 ? (towardsLight - 0.6) * 2.4 : 0
  return 0.13 + sky + floor + window
}

/** Lights a layer's form and lays it over what is there. */
export function shadeLayer(result: Relief, layer: Layer, form: Form, seed: number): void {
  const { frame, scale, light, paint, albedo, coverage, depth, shade, ink } = result
  const normalX = result.normals[0].values
  const normalY = result.normals[1].values
  const { material } = layer
  const told = result.matter
  // Marks on a thing are part of it.
  const isMark = layer.kind === 'stroke' && !material.stuff
  if (told && layer.kind !== 'stroke') told.things++
  const stuff = stuffs.indexOf(material.stuff ?? 'cloth')
  const { relief, inside, mask } = form
  const w = form.width
  const flat = layer.noShade === true
  const radius = Math.max(2, layer.radius * scale)
  const hollow = flat ? undefined : hollows(form, Math.min(28, radius * 0.7 + 2)).values

  const [dx, dy, dz] = light.direction
  const length = Math.hypot(dx, dy, dz)
  const lx = dx / length
  const ly = dy / length
  const lz = dz / length
  const [rimX, rimY] = light.rimFrom ?? [0.94, 0.25]
  const bounce = light.bounce ?? [light.key[0] * 0.12, light.key[1] * 0.09, light.key[2] * 0.07]
  const wrap = material.wrap ?? 0.15
  const mottle = (material.mottle ?? 0.3) * 0.9
  const mirror = material.metal ?? 0
  const glass = material.glass ?? 0
  const opacity = material.alpha ?? 1
  const under = material.subsurface
  const lit = material.emission
  const ownColour = typeof material.colour === 'function' ? material.colour : undefined
  let colour = typeof material.colour === 'function' ? ([0, 0, 0] as const) : material.colour
  const { gloss, specular, rim } = material
  const pool = light.pool
  const patch = 1 / (34 * scale)
  const shift = (seed % 97) * 0.61
  // A pen line narrows and swells along the outline, and presses harder on the side away from the light.
  const pen = layer.kind === 'stroke' ? 0 : (layer.outline ?? 1)
  const penWidth = Math.max(1.25, 3.2 * scale)
  const lift = Math.min(14, radius * 0.5)

  const top = Math.max(0, -form.y0)
  const bottom = Math.min(form.height, frame.height - form.y0)
  const left = Math.max(0, -form.x0)
  const right = Math.min(w, frame.width - form.x0)
  for (let y = top; y < bottom; y++) {
    const gy = y + form.y0
    for (let x = left; x < right; x++) {
      const f = y * w + x
      const m = mask.values[f]!
      if (m < 0.01) continue
      const gx = x + form.x0
      const g = gy * frame.width + gx
      if (ownColour) colour = ownColour(gx / scale, gy / scale)

      let nx = 0
      let ny = 0
      let nz = 1
      if (!flat) {
        const h = relief.values
        nx = ((x > 0 ? h[f - 1]! : h[f]!) - (x < w - 1 ? h[f + 1]! : h[f]!)) * 0.5
        ny = ((y > 0 ? h[f - w]! : h[f]!) - (y < form.height - 1 ? h[f + w]! : h[f]!)) * 0.5
        nz = 1 / Math.sqrt(nx * nx + ny * ny + 1)
        nx *= nz
        ny *= nz
      }

      let red = colour[0]
      let green = colour[1]
      let blue = colour[2]
      // What takes no light prints as dark as it is.
      let arriving = flat ? Math.min(1, (red * 0.3 + green * 0.59 + blue * 0.11) / 190) : 0.8
      let shine = 0
      let keyed = arriving
      let open = 1
      let a = m * opacity
      if (!flat) {
        const tone = 1 + (grain(gx * patch + shift, gy * patch + shift) - 0.5) * mottle
        const dot = nx * lx + ny * ly + nz * lz
        let direct = (dot + wrap) / (1 + wrap)
        direct = Math.max(direct, 0)
        if (pool) {
          const away = Math.hypot(gx / scale - pool.x, gy / scale - pool.y) / pool.radius
          if (away > 1) direct *= 1 - pool.fall * Math.min(1, away - 1)
        }
        const sunk = hollow![f]! / (radius * 0.55 + 2)
        open = sunk > 0 ? Math.max(0.25, 1 - sunk * 0.9) : Math.min(1.12, 1 - sunk * 0.25)
        const above = 0.72 - 0.34 * ny
        const below = ny > 0 ? ny * 0.9 : 0
        const facing = 2 * dot * nz - lz
        if (facing > 0.2 && specular > 0)
          shine = facing ** gloss * specular * open * (pool ? Math.min(1, direct * 3) : 1)
        const grazing = nx * rimX + ny * rimY
        const caught = grazing > 0 ? grazing * Math.sqrt(grazing) * (1 - nz) * 1.25 * rim * open : 0
        const body = 1 - mirror * 0.72
        keyed = direct * (0.5 + 0.5 * open) * 1.12
        let mirrored = 0
        if (mirror > 0) {
          const up = -2 * nz * ny
          // The room it mirrors is not even: broad bands of light and dark lie over polished metal.
          const jitter =
            (grain(gx * patch * 2.7 + shift, gy * patch * 2.7) - 0.5) * 0.26 +
            (grain((gx + gy) * patch * 0.34 + shift, (gx - gy) * patch * 0.12) - 0.5) * 0.85
          mirrored = surroundings(up + jitter, facing) * mirror * 1.35 * (0.35 + 0.65 * direct) * open
        }
        const bleed = under ? Math.max(0, 0.42 - Math.abs(dot - 0.06)) * 0.9 : 0
        const shineWhite = 255 * shine
        const tint = mirror > 0 ? mirror * 0.6 : 0
        red =
          red * tone * ((keyed * light.key[0] + open * (light.ambient[0] * above + bounce[0] * below)) / 255) * body +
          (red * tone * mirrored * light.key[0]) / 255 +
          light.rim[0] * caught * (0.35 + (0.65 * red) / 255) +
          (shineWhite * (1 - tint) + red * shine * tint * 1.6) * (light.key[0] / 255) +
          (under ? under[0] * bleed : 0)
        green =
          green * tone * ((keyed * light.key[1] + open * (light.ambient[1] * above + bounce[1] * below)) / 255) * body +
          (green * tone * mirrored * light.key[1]) / 255 +
          light.rim[1] * caught * (0.35 + (0.65 * green) / 255) +
          (shineWhite * (1 - tint) + green * shine * tint * 1.6) * (light.key[1] / 255) +
          (under ? under[1] * bleed : 0)
        blue =
          blue * tone * ((keyed * light.key[2] + open * (light.ambient[2] * above + bounce[2] * below)) / 255) * body +
          (blue * tone * mirrored * light.key[2]) / 255 +
          light.rim[2] * caught * (0.35 + (0.65 * blue) / 255) +
          (shineWhite * (1 - tint) + blue * shine * tint * 1.6) * (light.key[2] / 255) +
          (under ? under[2] * bleed : 0)
        arriving = Math.min(
          1,
          (keyed * 0.8 + 0.16 * open + caught * 0.4 + shine * 0.6) * (1 - mirror * 0.45) + mirrored * 0.9,
        )
        if (glass > 0) {
          const edge = 1 - nz
          a = m * Math.min(1, opacity + (1 - opacity) * (edge * edge * 1.3 * glass + Math.min(1, shine)))
        }
      }
      if (lit) {
        red += lit[0]
        green += lit[1]
        blue += lit[2]
        arriving = Math.max(arriving, Math.min(1, (lit[0] + lit[1] + lit[2]) / 500))
      }

      const keep = 1 - a
      paint.red[g] = paint.red[g]! * keep + red * a
      paint.green[g] = paint.green[g]! * keep + green * a
      paint.blue[g] = paint.blue[g]! * keep + blue * a
      albedo.red[g] = albedo.red[g]! * keep + (colour[0] + (lit ? lit[0] * 0.5 : 0)) * a
      albedo.green[g] = albedo.green[g]! * keep + (colour[1] + (lit ? lit[1] * 0.5 : 0)) * a
      albedo.blue[g] = albedo.blue[g]! * keep + (colour[2] + (lit ? lit[2] * 0.5 : 0)) * a
      shade.values[g] = shade.values[g]! * keep + arriving * a
      let line = 0
      if (pen > 0) {
        const press = 0.55 + 0.8 * grain(gx * patch * 1.3, gy * patch * 1.3 + 9) + (nx * lx + ny * ly < 0 ? 0.45 : 0)
        const reach = penWidth * press * pen
        const near = inside.values[f]! - 1 + m
        line = near < reach ? Math.min(1, (reach - near) / 1.2) : 0
      }
      ink.values[g] = ink.values[g]! * (1 - m) + line * m
      if (!flat) {
        normalX[g] = normalX[g]! * keep + nx * a
        normalY[g] = normalY[g]! * keep + ny * a
        depth.values[g] = depth.values[g]! + (relief.values[f]! + lift) * a * 0.6
      }
      if (m > coverage.values[g]!) coverage.values[g] = m
      if (told) {
        const { form, key, gleam, ao } = told
        form[0].values[g] = form[0].values[g]! * keep + nx * a
        form[1].values[g] = form[1].values[g]! * keep + ny * a
        key.values[g] = key.values[g]! * keep + Math.min(1, keyed) * a
        gleam.values[g] = gleam.values[g]! * keep + Math.min(1, shine) * a
        ao.values[g] = ao.values[g]! * keep + Math.min(1, open) * a
        if (m > 0.5 && (!isMark || told.stuff[g] === 0)) {
          told.stuff[g] = stuff
          if (layer.kind !== 'stroke' || told.thing[g] === 0) told.thing[g] = told.things
        }
      }
    }
  }
}
