import { blur, smoothstep } from '../../../paint/field.ts'
import { grain } from '../../../paint/grain.ts'
import { drawOver, type Paint, paint } from '../../../paint/picture.ts'
import type { Random } from '../../../paint/random.ts'

/** Walls of a room where somebody plays, in the light of an afternoon. */
const walls = [
  ['#e9cdb0', '#c99f7c'],
  ['#d6d9c4', '#9fa98b'],
  ['#cfdbe2', '#93a9b8'],
  ['#ead3d3', '#c39a9c'],
] as const
const things = ['#b5523f', '#d98a3d', '#e2c05a', '#6f8f5a', '#4f7f8c', '#6a5a86', '#c77f86', '#f0e2c6', '#7d5a44']

/** A shelf of wood before a wall with toys and lights far out of focus. `edge`: where the shelf begins, from above, 0-1. */
export function playroom(width: number, height: number, unit: number, edge: number, chance: Random): Paint {
  const made = paint(width, height)
  const [light, dark] = chance.pick(walls)
  drawOver(made, (pen) => {
    const wall = pen.createRadialGradient(
      width * 0.3,
      height * 0.2,
      0,
      width * 0.45,
      height * 0.4,
      Math.max(width, height),
    )
    wall.addColorStop(0, light)
    wall.addColorStop(1, dark)
    pen.fillStyle = wall
    pen.fillRect(0, 0, width, height)
    const board = height * edge * 0.985
    let x = -20 * unit
    while (x < width) {
      const wide = chance.range(34, 96) * unit
      const high = chance.range(0.16, 0.44) * height
      pen.fillStyle = chance.pick(things)
      pen.globalAlpha = chance.range(0.5, 0.85)
      if (chance.chance(0.22)) {
        pen.beginPath()
        pen.arc(x + wide * 0.6, board - wide * 0.6, wide * 0.6, 0, 7)
        pen.fill()
      } else pen.fillRect(x, board - high, wide * 0.86, high)
      x += wide * chance.range(0.95, 1.6)
    }
    pen.globalAlpha = 1
  })
  for (const plane of [made.red, made.green, made.blue])
    plane.set(blur({ width, height, values: plane }, 20 * unit, 3).values)
  lamps(made, unit, edge, chance)
  for (let y = Math.floor(height * edge); y < height; y++) boardRow(made, unit, edge, y)
  return made
}

function lamps(made: Paint, unit: number, edge: number, chance: Random) {
  const { width, height } = made
  drawOver(made, (pen) => {
    const count = Math.round(7 + (width / unit / 1024) * 9)
    for (let k = 0; k < count; k++) {
      const x = ((k + chance.range(0.1, 0.9)) / count) * width
      const y = height * edge * (0.12 + 0.2 * Math.sin((k / count) * Math.PI * 2.4 + 0.6) + chance.range(0, 0.14))
      const radius = chance.range(13, 24) * unit
      const glow = pen.createRadialGradient(x, y, radius * 0.2, x, y, radius)
      glow.addColorStop(0, 'rgba(255,226,160,0.55)')
      glow.addColorStop(0.86, 'rgba(255,232,180,0.62)')
      glow.addColorStop(1, 'rgba(255,226,160,0)')
      pen.fillStyle = glow
      pen.beginPath()
      pen.arc(x, y, radius, 0, 7)
      pen.fill()
    }
  })
}

/** Boards that run away from us, sharp where the toy stands and soft farther off. */
function boardRow({ width, height, red, green, blue }: Paint, unit: number, edge: number, y: number) {
  const top = height * edge
  const near = (y - top) / Math.max(1, height - top)
  const far = 1 / (0.35 + near)
  const light = 0.72 + 0.34 * smoothstep(0, 0.7, near) - 0.12 * smoothstep(0.7, 1, near)
  const cover = smoothstep(-0.5, 5 * unit, y - top)
  for (let x = 0, at = y * width; x < width; x++, at++) {
    const u = ((x - width / 2) * far) / unit
    const v = (160 * far) / 1.2
    const line = grain(u / 34 + 0.3 * grain(u / 90, v / 60), v / 130)
    const fine = grain(u / 5.5, v / 60)
    const board = Math.abs(((((u / 150) % 1) + 1) % 1) - 0.5) > 0.49 ? 0.72 : 1
    const tone = (light + (line - 0.5) * 0.34 + (fine - 0.5) * 0.12) * board
    red[at]! += (196 * tone - red[at]!) * cover
    green[at]! += (139 * tone - green[at]!) * cover
    blue[at]! += (88 * tone - blue[at]!) * cover
  }
}
