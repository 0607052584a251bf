import { createCanvas, ImageData } from '@napi-rs/canvas'
import { css, type Rgb } from '../../../paint/colour.ts'
import { smoothstep } from '../../../paint/field.ts'
import { fbm, speckle } from '../../../paint/noise.ts'
import { alongLine, lengthOf } from '../geometry/line.ts'
import { housesByWard, type WardKind } from '../scene.ts'
import type { Brush } from './brush.ts'
import { isRuin } from './decay.ts'

/** The light of the hour over the whole map, then windows and lamps where it is dark. */
export function paintHour(brush: Brush): void {
  const { scene, context } = brush
  const glaze = (colour: string, mode: 'multiply' | 'screen' | 'soft-light' | 'overlay') => {
    context.save()
    context.globalCompositeOperation = mode
    context.fillStyle = colour
    context.fillRect(-50, -50, scene.width + 100, scene.height + 100)
    context.restore()
  }
  const { time, weather } = scene.dress
  if (brush.penned) {
    // A plan keeps its paper; only what burns in the dark is added.
    if (time === 'night' || time === 'dusk') lamps(brush, 0.8)
    return
  }
  if (weather.cloud > 0) glaze(`rgba(118,126,140,${0.42 * weather.cloud})`, 'multiply')
  if (time === 'dawn') {
    glaze('rgba(244,198,178,0.55)', 'multiply')
    glaze('rgba(255,190,170,0.12)', 'screen')
  } else if (time === 'morning') glaze('rgba(255,242,214,0.7)', 'multiply')
  else if (time === 'noon') glaze('rgba(255,252,236,0.1)', 'screen')
  else if (time === 'afternoon') glaze('rgba(255,228,182,0.62)', 'multiply')
  else if (time === 'sunset') {
    glaze('rgba(250,186,134,0.5)', 'multiply')
    glaze('rgba(255,160,80,0.08)', 'screen')
  } else if (time === 'dusk') {
    glaze('rgba(120,116,168,0.78)', 'multiply')
    lamps(brush, 0.6)
  } else if (time === 'night') {
    glaze('rgba(84,100,154,0.9)', 'multiply')
    glaze('rgba(40,60,110,0.14)', 'screen')
    lamps(brush, 1)
  }
}

/** Lit windows along the fronts of houses, and lamps on the main streets. */
function lamps(brush: Brush, strength: number): void {
  const { scene, context } = brush
  const share: Partial<Record<WardKind, number>> = {
    slum: 0.3,
    craftsmen: 0.42,
    merchant: 0.6,
    patrician: 0.7,
    harbour: 0.5,
    outskirts: 0.55,
  }
  const abandoned = scene.overgrown > 0.5 || scene.ruin > 0.5
  const lights: [x: number, y: number, reach: number][] = []
  for (const [ward, houses] of housesByWard(scene)) {
    for (const house of houses) {
      if (isRuin(brush, house)) continue
      const chance = (share[ward] ?? 0.4) * (abandoned ? 0.05 : 1)
      if (speckle(Math.round(house[0]), Math.round(house[1]), scene.seed + 401) > chance) continue
      const angle = (house[4] * Math.PI) / 180
      const along = (speckle(Math.round(house[0]), 3, scene.seed + 402) - 0.5) * house[2] * 0.6
      const off = -house[3] / 2
      lights.push([
        house[0] + Math.cos(angle) * along - Math.sin(angle) * off,
        house[1] + Math.sin(angle) * along + Math.cos(angle) * off,
        15,
      ])
    }
  }
  if (!abandoned) {
    for (const street of scene.streets) {
      if (street.kind !== 'main') continue
      const total = lengthOf(street.line)
      for (let feet = 20; feet < total; feet += 84) {
        const { at, angle } = alongLine(street.line, feet)
        lights.push([at[0] - Math.sin(angle) * street.width * 0.42, at[1] + Math.cos(angle) * street.width * 0.42, 30])
      }
    }
    for (const landmark of scene.landmarks) {
      for (const part of landmark.parts) {
        if (landmark.kind === 'cemetery' || landmark.kind === 'stones') continue
        lights.push([part.x, part.y + part.depth / 2, landmark.kind === 'lighthouse' ? 150 : 32])
      }
    }
    for (const stall of scene.stalls) if (stall[5] > 5) lights.push([stall[0], stall[1] + 5, 15])
  }
  const stamp = glow(64, [255, 178, 84])
  context.save()
  context.globalCompositeOperation = 'lighter'
  for (const [x, y, reach] of lights) {
    const size = reach * 2
    context.globalAlpha = 0.46 * strength
    context.drawImage(stamp, x - size / 2, y - size / 2, size, size)
  }
  context.globalAlpha = 1
  context.fillStyle = `rgba(255,214,130,${0.9 * strength})`
  const dot = Math.max(2, brush.pen(1.5))
  context.beginPath()
  for (const [x, y] of lights) context.rect(x - dot / 2, y - dot / 2, dot, dot)
  context.fill()
  context.restore()
}

function glow(px: number, [r, g, b]: readonly [number, number, number]) {
  const canvas = createCanvas(px, px)
  const context = canvas.getContext('2d')
  const light = context.createRadialGradient(px / 2, px / 2, 0, px / 2, px / 2, px / 2)
  light.addColorStop(0, `rgba(${r},${g},${b},0.95)`)
  light.addColorStop(0.3, `rgba(${r},${g},${b},0.4)`)
  light.addColorStop(1, `rgba(${r},${g},${b},0)`)
  context.fillStyle = light
  context.fillRect(0, 0, px, px)
  return canvas
}

/** Fire on roofs, its glow, and smoke drifting from it. */
export function paintFires(brush: Brush): void {
  const { scene, context } = brush
  if (scene.fires.length === 0) return
  const warm = glow(64, [255, 120, 40])
  context.save()
  context.globalCompositeOperation = 'lighter'
  for (const [x, y] of scene.fires) {
    context.globalAlpha = 0.4
    context.drawImage(warm, x - 30, y - 30, 60, 60)
  }
  context.restore()
  // No smaller than can be seen, and no larger than a house.
  const unit = Math.max(1, 0.42 / brush.scale)
  for (const [i, [x, y]] of scene.fires.entries()) {
    for (let tongue = 0; tongue < 8; tongue++) {
      const at = (salt: number) => speckle(i * 11 + tongue, salt, scene.seed + 501)
      const [fx, fy] = [x + (at(1) - 0.5) * 24, y + (at(2) - 0.5) * 18]
      const tall = (4 + at(3) * 6) * unit
      for (const [size, colour] of [
        [1, 'rgba(214,70,24,0.9)'],
        [0.66, 'rgba(250,150,40,0.95)'],
        [0.34, 'rgba(255,232,150,0.95)'],
      ] as const) {
        const half = 2.2 * size * unit
        context.fillStyle = colour
        context.beginPath()
        context.moveTo(fx - half, fy)
        context.quadraticCurveTo(fx - half * 1.25, fy - tall * 0.5 * size, fx + at(4) * 2, fy - tall * size)
        context.quadraticCurveTo(fx + half * 1.25, fy - tall * 0.4 * size, fx + half, fy)
        context.fill()
      }
    }
  }
  const smoke = glow(64, [52, 46, 44])
  for (const [i, [x, y]] of scene.fires.entries()) {
    if (i % 2 === 1) continue
    for (let puff = 0; puff < 8; puff++) {
      const size = 26 + puff * 17
      const sway = (speckle(i, puff, scene.seed + 511) - 0.5) * puff * 9
      context.globalAlpha = 0.34 * (1 - puff / 9)
      context.drawImage(smoke, x + puff * 15 + sway - size / 2, y - 12 - puff * 13 + sway * 0.4 - size / 2, size, size)
    }
  }
  context.globalAlpha = 1
}

/** Fog, cloud shadows, rain and snow between the reader and the town. */
export function paintWeather(brush: Brush): void {
  const { weather, time } = brush.scene.dress
  const dark = time === 'night' || time === 'dusk'
  const paper = brush.penned ? brush.palette.street : undefined
  if (weather.cloud > 0.4 && !paper)
    veil(brush, 460, dark ? [18, 22, 36] : [48, 54, 70], 0.34 * weather.cloud, 0.52, 601)
  if (weather.fog > 0)
    veil(brush, 330, paper ?? (dark ? [120, 130, 156] : [232, 232, 226]), 0.66 * weather.fog, 0.3, 611)
  if (weather.rain > 0)
    streaks(brush, weather.rain, 2.0, 24, paper ? css(brush.palette.ink, 0.3) : 'rgba(226,236,246,0.36)')
  if (weather.snow > 0) flakes(brush, weather.snow)
  if (weather.wind > 0 && weather.rain === 0 && weather.snow === 0) gusts(brush)
  if (weather.lightning > 0) bolt(brush)
}

/** Noise as a veil: denser away from the middle of the sheet, so that the town stays readable. */
function veil(brush: Brush, feet: number, tone: Rgb, strength: number, from: number, salt: number): void {
  const { scene, context } = brush
  const across = 150
  const down = Math.round((across * scene.height) / scene.width)
  const image = new ImageData(across, down)
  const step = scene.width / across
  for (let row = 0, p = 0; row < down; row++) {
    for (let column = 0; column < across; column++, p += 4) {
      const density = smoothstep(
        from,
        from + 0.42,
        fbm((column * step) / feet, (row * step) / (feet * 0.6), scene.seed + salt, 4),
      )
      const away = Math.hypot(column / across - 0.5, row / down - 0.5)
      image.data[p] = tone[0]
      image.data[p + 1] = tone[1]
      image.data[p + 2] = tone[2]
      image.data[p + 3] = 255 * strength * density * (0.5 + 0.5 * smoothstep(0.12, 0.5, away))
    }
  }
  const canvas = createCanvas(across, down)
  canvas.getContext('2d').putImageData(image, 0, 0)
  context.save()
  context.imageSmoothingEnabled = true
  context.imageSmoothingQuality = 'high'
  context.drawImage(canvas, 0, 0, scene.width, scene.height)
  context.restore()
}

function streaks(brush: Brush, amount: number, lean: number, length: number, colour: string): void {
  const { scene, context } = brush
  const em = Math.sqrt(scene.width * scene.height) / 1000
  context.save()
  context.strokeStyle = colour
  context.lineWidth = brush.pen(0.9)
  context.beginPath()
  const count = Math.round(1500 * amount)
  for (let i = 0; i < count; i++) {
    const x = speckle(i, 1, scene.seed + 621) * scene.width * 1.1
    const y = speckle(i, 2, scene.seed + 621) * scene.height
    const long = length * em * (0.5 + speckle(i, 3, scene.seed + 621))
    context.moveTo(x, y)
    context.lineTo(x - long / lean, y + long)
  }
  context.stroke()
  context.restore()
}

function flakes(brush: Brush, amount: number): void {
  const { scene, context } = brush
  const em = Math.sqrt(scene.width * scene.height) / 1000
  context.save()
  context.fillStyle = brush.penned ? css(brush.palette.ink, 0.5) : 'rgba(252,253,255,0.86)'
  context.beginPath()
  const count = Math.round(1900 * amount)
  for (let i = 0; i < count; i++) {
    const x = speckle(i, 1, scene.seed + 631) * scene.width
    const y = speckle(i, 2, scene.seed + 631) * scene.height
    const r = em * (0.7 + speckle(i, 3, scene.seed + 631) ** 2 * 1.9)
    context.moveTo(x + r, y)
    context.arc(x, y, r, 0, Math.PI * 2)
  }
  context.fill()
  context.restore()
}

/** Curling lines, as map-makers draw the wind. */
function gusts(brush: Brush): void {
  const { scene, context } = brush
  const em = Math.sqrt(scene.width * scene.height) / 1000
  context.save()
  context.strokeStyle = brush.penned ? css(brush.palette.ink, 0.5) : 'rgba(252,252,246,0.55)'
  context.lineCap = 'round'
  context.lineWidth = brush.pen(1.5)
  for (let i = 0; i < 14; i++) {
    const x = speckle(i, 1, scene.seed + 641) * scene.width
    const y = speckle(i, 2, scene.seed + 641) * scene.height
    const long = (70 + speckle(i, 3, scene.seed + 641) * 110) * em
    context.beginPath()
    context.moveTo(x, y)
    context.bezierCurveTo(x + long * 0.4, y - 14 * em, x + long * 0.6, y + 12 * em, x + long, y - 3 * em)
    context.arc(x + long, y - 11 * em, 8 * em, Math.PI / 2, -Math.PI * 0.7, true)
    context.stroke()
  }
  context.restore()
}

function bolt(brush: Brush): void {
  const { scene, context } = brush
  const em = Math.sqrt(scene.width * scene.height) / 1000
  for (let strike = 0; strike < 2; strike++) {
    let x = scene.width * (0.14 + 0.72 * speckle(strike, 1, scene.seed + 651))
    let y = -10
    const ground = scene.height * (0.16 + 0.14 * speckle(strike, 2, scene.seed + 651))
    const points: [number, number][] = [[x, y]]
    for (let i = 0; y < ground; i++) {
      x += (speckle(strike * 31 + i, 3, scene.seed + 651) - 0.5) * 46 * em
      y += 22 * em
      points.push([x, y])
    }
    for (const [width, colour] of [
      [9, 'rgba(170,190,255,0.24)'],
      [4, 'rgba(214,226,255,0.6)'],
      [1.6, 'rgba(255,255,255,0.98)'],
    ] as const) {
      context.strokeStyle = colour
      context.lineWidth = width * em
      context.lineJoin = 'round'
      context.beginPath()
      for (const [i, point] of points.entries()) {
        if (i === 0) context.moveTo(...point)
        else context.lineTo(...point)
      }
      context.stroke()
    }
  }
}
