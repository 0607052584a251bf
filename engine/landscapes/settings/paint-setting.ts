import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas'
import { css, hex, mix, type Rgb } from '../../paint/colour.ts'
import type { Frame } from '../../paint/frame.ts'
import { grain } from '../../paint/grain.ts'
import { type Random, random } from '../../paint/random.ts'
import type { Brief } from '../../prompt/brief.ts'
import type { BackdropLight } from '../backdrop.ts'
import { Brush } from './brush.ts'
import { type HourName, hours, type Setting } from './setting.ts'
import { settings } from './settings.ts'

/** A setting as chosen for a picture. Plain JSON. */
export interface Scenery {
  /** A name of `settings`. */
  kind: string
  seed: number
  /** Drawn and lit the other way about. */
  mirrored: boolean
  hour?: HourName
  season?: Season
}

const seasons = ['spring', 'autumn', 'winter'] as const
export type Season = (typeof seasons)[number]

/** The season whose leaves are seen, if words name one. */
export function seasonOf(brief: Brief): Season | undefined {
  const said = new Set(brief.mentions.flatMap(({ concept, modifiers }) => [concept, ...modifiers]))
  if (said.has('snow') || said.has('snowy') || said.has('blizzard')) return 'winter'
  return seasons.find((season) => said.has(season))
}

/** What the words for hour and weather make of a place under the sky. */
export function hourOf(brief: Brief): HourName | undefined {
  const said = new Set(brief.mentions.map(({ concept }) => concept))
  const has = (...concepts: string[]) => concepts.some((concept) => said.has(concept))
  if (has('storm', 'lightning')) return 'storm'
  if (has('night', 'midnight', 'moonlight', 'moon')) return 'night'
  if (has('dawn', 'sunrise', 'morning')) return 'dawn'
  if (has('dusk', 'sunset', 'evening', 'twilight')) return 'dusk'
  if (has('rain', 'overcast', 'snow', 'blizzard', 'fog', 'mist', 'misty')) return 'grey'
  return undefined
}

const hourAt = ({ kind, hour }: Scenery) => (hour && settings[kind]?.open ? hours[hour] : undefined)

/** Unit vector towards a setting's light, as drawn. */
export function directionOf({ kind, mirrored }: Scenery): [number, number, number] {
  const [x, y, z] = settings[kind]!.from
  const length = Math.hypot(x, y, z)
  return [((mirrored ? -1 : 1) * x) / length, y / length, z / length]
}

/** How a setting lights who stands in it. */
export function lightIn(scenery: Scenery, direction: [number, number, number]): BackdropLight {
  const setting = settings[scenery.kind]!
  const { light, ambient, rim } = hourAt(scenery) ?? setting
  return {
    direction,
    colour: hex(light),
    ambient: hex(ambient),
    rim: { colour: hex(rim), from: direction[0] < 0 ? 1 : -1 },
    ...(setting.below ? { below: hex(setting.below) } : {}),
  }
}

const tinted = (pen: SKRSContext2D, wide: number, tint: Rgb) => {
  pen.globalCompositeOperation = 'multiply'
  pen.fillStyle = css([tint[0] * 255, tint[1] * 255, tint[2] * 255])
  pen.fillRect(0, 0, wide, 1000)
  pen.globalCompositeOperation = 'source-over'
}

/** What the hour hangs in the sky, and the lamps and fires that shine the more by night. */
function hung(brush: Brush, hour: HourName, { moon }: Setting) {
  if (hour === 'night') {
    if (moon) {
      brush.glow(...moon, 0.4, '#b8ccf4', 0.55)
      brush.disc(...moon, 0.05, '#f4f4e0')
      brush.disc(moon[0] - 0.012, moon[1] - 6, 0.012, '#dcdcc8')
    } else brush.glow(0.3, 60, 0.5, '#90b0f0', 0.4)
    for (const [x, y, radius] of brush.lamps) {
      brush.glow(x, y, radius * 1.7, '#ff9c40', 0.85)
      brush.glow(x, y, radius * 0.3, '#fff0b8', 0.9)
    }
  }
  if (hour === 'storm') brush.glow(0.82, 60, 0.6, '#b8d0ff', 0.5)
  if (hour === 'dusk' || hour === 'dawn') brush.glow(0.2, 520, 0.7, hour === 'dusk' ? '#ff9850' : '#ffc8b0', 0.4)
}

/** What green becomes: from its darks to its lights, and what breaks it up. */
const leaf: Readonly<Record<Season, readonly [dark: Rgb, middle: Rgb, light: Rgb, other: Rgb]>> = {
  autumn: [hex('#54200c'), hex('#b8501c'), hex('#f4b83c'), hex('#c8281c')],
  winter: [hex('#5c7088'), hex('#c4d4e4'), hex('#ffffff'), hex('#e4eef8')],
  spring: [hex('#2c5c28'), hex('#78b048'), hex('#d8ec9c'), hex('#f8b4cc')],
}

/** Turns what is green as the season does: red and gold, white, or fresh and in blossom. */
function turned(pen: SKRSContext2D, season: Season, seed: number) {
  const { width, height } = pen.canvas
  const picture = pen.getImageData(0, 0, width, height)
  const { data } = picture
  const [dark, middle, light, other] = leaf[season]
  const shift = seed % 97
  for (let y = 0, p = 0; y < height; y++)
    for (let x = 0; x < width; x++, p += 4) {
      const [r, g, b] = [data[p]!, data[p + 1]!, data[p + 2]!]
      // Yellow greens are grass and leaves, blue ones the sea.
      const green = g - Math.max(b * 1.1, r * 0.88)
      if (green <= 0) continue
      const by = Math.min(1, green / 22)
      const l = r * 0.3 + g * 0.59 + b * 0.11
      const tone = l < 110 ? mix(dark, middle, l / 110) : mix(middle, light, Math.min(1, (l - 110) / 110))
      const patch = grain(x / 26 + shift, y / 20) - (season === 'spring' ? 0.66 : 0.55)
      const own = patch > 0 && l > 50 ? mix(tone, other, Math.min(0.85, patch * 9)) : tone
      for (const [band, was] of [r, g, b].entries()) data[p + band] = was + (own[band]! - was) * by
    }
  pen.putImageData(picture, 0, 0)
}

/** The same place seen from a little nearer or farther to a side, so that no two pictures of it are alike. */
function viewed(pen: SKRSContext2D, wide: number, dice: Random) {
  const near = dice.range(1, 1.16)
  const [x, y] = [dice.range(0.15, 0.85) * wide, dice.range(0.3, 1) * 1000]
  pen.translate(x, y)
  pen.scale(near, near * dice.range(1, 1.06))
  pen.translate(-x, -y)
}

const tall = 1.35

/** Lays a softer copy of what is painted about the head, under a thin veil: nothing hard stands behind a face. */
function calm(brush: Brush, veil: Rgb) {
  const { pen, wide, side } = brush
  const { width, height } = pen.canvas
  const soft = createCanvas(Math.round(width / 10), Math.round(height / 10))
  const own = soft.getContext('2d')
  own.imageSmoothingQuality = 'medium'
  own.drawImage(pen.canvas, 0, 0, soft.width, soft.height)
  own.fillStyle = css(veil, 0.2)
  own.fillRect(0, 0, soft.width, soft.height)
  own.globalCompositeOperation = 'destination-in'
  // Taller than wide: heads stand higher in a full figure than in a bust.
  own.scale(soft.width / wide, (soft.height / 1000) * tall)
  const about = own.createRadialGradient(wide / 2, 280 / tall, side * 0.135, wide / 2, 280 / tall, side * 0.34)
  about.addColorStop(0, 'rgba(0,0,0,1)')
  about.addColorStop(0.5, 'rgba(0,0,0,0.92)')
  about.addColorStop(1, 'rgba(0,0,0,0)')
  own.fillStyle = about
  own.fillRect(0, 0, wide, 1000 / tall)
  pen.save()
  pen.resetTransform()
  pen.imageSmoothingQuality = 'medium'
  pen.drawImage(soft, 0, 0, width, height)
  pen.restore()
}

/** Paints a setting at a size, px: soft far off and about the head, sharp beside the body. */
export function paintSetting(scenery: Scenery, { width, height }: Frame) {
  const setting = settings[scenery.kind]!
  const canvas = createCanvas(width, height)
  const pen = canvas.getContext('2d')
  const wide = (1000 * width) / height
  pen.scale(height / 1000, height / 1000)
  if (scenery.mirrored) {
    pen.translate(wide, 0)
    pen.scale(-1, 1)
  }
  viewed(pen, wide, random(scenery.seed).fork('view'))
  const brush = new Brush(pen, wide, random(scenery.seed).fork('setting'))
  setting.draw(brush)
  if (scenery.season && setting.open) turned(pen, scenery.season, scenery.seed)
  const hour = hourAt(scenery)
  if (hour && scenery.hour) {
    tinted(pen, wide, hour.tint)
    hung(brush, scenery.hour, setting)
  }
  calm(brush, mix(hex((hour ?? setting).ambient), hex((hour ?? setting).light), 0.3))
  return canvas
}
