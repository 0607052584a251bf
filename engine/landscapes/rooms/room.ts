import type { SKRSContext2D } from '@napi-rs/canvas'
import { css, hex, mix, type Rgb, shade } from '../../paint/colour.ts'
import { type Random, random } from '../../paint/random.ts'
import { puff, shine } from '../effects.ts'
import { labyrinth } from './labyrinth.ts'
import { sewer } from './sewer.ts'

/** An indoor place behind a figure. Coordinates: 1000 high, `wide` across. */
export interface Room {
  kind: RoomKind
  seed: number
  wall: Rgb
  floor: Rgb
  lamp: Rgb
}

export const roomKinds = ['tavern', 'castle', 'library', 'forge', 'temple', 'sewer', 'labyrinth'] as const
export type RoomKind = (typeof roomKinds)[number]

/** What each room is made of and lit by. */
export const rooms: Record<RoomKind, Omit<Room, 'kind' | 'seed'> & { ambient: Rgb }> = {
  tavern: { wall: hex('#4a3220'), floor: hex('#2e2016'), lamp: hex('#ffb057'), ambient: hex('#5a4030') },
  castle: { wall: hex('#4f4c48'), floor: hex('#2c2a2a'), lamp: hex('#ffd6a0'), ambient: hex('#50545c') },
  library: { wall: hex('#3c2a1c'), floor: hex('#241a14'), lamp: hex('#ffcf8a'), ambient: hex('#564636') },
  forge: { wall: hex('#2e2a2a'), floor: hex('#1c1918'), lamp: hex('#ff8a36'), ambient: hex('#4a3028') },
  sewer: { wall: hex('#454a3c'), floor: hex('#24281f'), lamp: hex('#c8e08a'), ambient: hex('#48523e') },
  labyrinth: { wall: hex('#6a6254'), floor: hex('#3a352c'), lamp: hex('#ffc27a'), ambient: hex('#565654') },
  temple: { wall: hex('#5d5a58'), floor: hex('#38353a'), lamp: hex('#ffe6bc'), ambient: hex('#5c6070') },
}

/** Draws the room `wide` by 1000 units. */
export function drawRoom(pen: SKRSContext2D, room: Room, wide: number): void {
  const dice = random(room.seed).fork('room')
  walls(pen, room, wide)
  furnish[room.kind](pen, room, wide, dice)
  // Dark above and at the sides, so that the light has somewhere to end.
  const dusk = pen.createRadialGradient(wide * 0.32, 460, 160, wide * 0.45, 520, Math.max(wide, 1000) * 0.78)
  dusk.addColorStop(0, 'rgba(8,7,9,0)')
  dusk.addColorStop(1, 'rgba(8,7,9,0.74)')
  pen.fillStyle = dusk
  pen.fillRect(0, 0, wide, 1000)
}

function walls(pen: SKRSContext2D, { wall, floor, lamp }: Room, wide: number) {
  const face = pen.createLinearGradient(0, 0, wide, 0)
  face.addColorStop(0, css(mix(wall, lamp, 0.16)))
  face.addColorStop(0.35, css(mix(wall, lamp, 0.24)))
  face.addColorStop(1, css(shade(wall, -0.1)))
  pen.fillStyle = face
  pen.fillRect(0, 0, wide, 1000)
  pen.fillStyle = css(floor)
  pen.fillRect(0, 800, wide, 200)
  pen.fillStyle = css(mix(floor, lamp, 0.18), 0.5)
  pen.beginPath()
  pen.ellipse(wide * 0.32, 860, wide * 0.4, 90, 0, 0, Math.PI * 2)
  pen.fill()
}

/** Draws what makes a room what it is, over its bare walls. */
export type Furnish = (pen: SKRSContext2D, room: Room, wide: number, dice: Random) => void

function block(pen: SKRSContext2D, x: number, y: number, w: number, h: number, colour: Rgb, lit = 0.1) {
  const fill = pen.createLinearGradient(x, 0, x + w, 0)
  fill.addColorStop(0, css(shade(colour, lit)))
  fill.addColorStop(1, css(shade(colour, -lit)))
  pen.fillStyle = fill
  pen.fillRect(x, y, w, h)
}

function candle(pen: SKRSContext2D, x: number, y: number, lamp: Rgb, size: number) {
  pen.fillStyle = css([232, 220, 190])
  pen.fillRect(x - size * 0.12, y - size * 0.6, size * 0.24, size * 0.6)
  shine(pen, x, y - size * 0.8, size * 2.6, lamp, 0.26)
  puff(pen, x, y - size * 0.85, size * 0.4, [255, 244, 214], 1)
}

/** A tall window with a round head, light falling from it to the lower right. */
function window(pen: SKRSContext2D, x: number, y: number, w: number, h: number, glass: readonly Rgb[], beamTo: number) {
  pen.save()
  pen.beginPath()
  pen.moveTo(x, y + h)
  pen.lineTo(x, y + w / 2)
  pen.arc(x + w / 2, y + w / 2, w / 2, Math.PI, 0)
  pen.lineTo(x + w, y + h)
  pen.closePath()
  pen.clip()
  const rows = 7
  for (let r = 0; r < rows; r++) {
    for (let c = 0; c < 3; c++) {
      pen.fillStyle = css(glass[(r * 2 + c) % glass.length]!)
      pen.fillRect(x + (c * w) / 3 + 2, y + (r * h) / rows + 2, w / 3 - 4, h / rows - 4)
    }
  }
  pen.restore()
  pen.save()
  pen.globalCompositeOperation = 'lighter'
  const light = glass[0]!
  const ray = pen.createLinearGradient(x, y, x + beamTo, y + h * 2)
  ray.addColorStop(0, css(light, 0.3))
  ray.addColorStop(1, css(light, 0))
  pen.fillStyle = ray
  pen.beginPath()
  pen.moveTo(x, y + w / 2)
  pen.lineTo(x + w, y + w / 4)
  pen.lineTo(x + w + beamTo, y + h * 2)
  pen.lineTo(x + beamTo * 0.6, y + h * 2)
  pen.fill()
  pen.restore()
  shine(pen, x + w / 2, y + h / 2, w * 2.2, light, 0.25)
}

function pillar(pen: SKRSContext2D, x: number, w: number, colour: Rgb) {
  block(pen, x - w / 2, 0, w, 830, colour, 0.14)
  block(pen, x - w * 0.7, 780, w * 1.4, 60, shade(colour, 0.02), 0.14)
  block(pen, x - w * 0.7, 120, w * 1.4, 44, shade(colour, 0.02), 0.14)
}

const furnish: Record<RoomKind, Furnish> = {
  sewer,
  labyrinth,
  tavern(pen, room, wide, dice) {
    const beam = shade(room.wall, -0.1)
    for (let k = 0; k < 7; k++) block(pen, (k / 6) * wide - 18, 60, 36, 760, shade(beam, dice.range(-0.03, 0.03)))
    block(pen, 0, 40, wide, 62, shade(beam, -0.03))
    // Hearth with its fire.
    const hx = wide * 0.16
    block(pen, hx - 160, 380, 320, 430, hex('#5f564e'), 0.06)
    pen.fillStyle = '#140c08'
    pen.beginPath()
    pen.ellipse(hx, 660, 112, 150, 0, Math.PI, 0)
    pen.lineTo(hx + 112, 806)
    pen.lineTo(hx - 112, 806)
    pen.fill()
    shine(pen, hx, 740, 460, room.lamp, 0.62)
    for (let k = 0; k < 9; k++)
      puff(pen, hx + dice.range(-70, 70), 760 - dice.range(0, 110), dice.range(22, 52), [255, 190, 90], 0.7)
    // Shelf with bottles, barrels below.
    for (const y of [330, 470]) {
      block(pen, wide * 0.52, y, wide * 0.42, 14, hex('#6b4a2c'))
      for (let k = 0; k < 12; k++) {
        const x = wide * (0.54 + k * 0.033)
        const tall = dice.range(44, 92)
        const glass = dice.pick([hex('#6f8a4a'), hex('#a8642e'), hex('#53707a'), hex('#b89a5a')])
        block(pen, x, y - tall, dice.range(16, 26), tall, mix(glass, room.wall, 0.25), 0.16)
      }
    }
    for (let k = 0; k < 3; k++) {
      block(pen, wide * (0.6 + k * 0.14), 640, wide * 0.115, 180, hex('#6a4528'), 0.14)
      block(pen, wide * (0.6 + k * 0.14), 690, wide * 0.115, 12, hex('#38322e'), 0.05)
    }
    for (const t of [0.4, 0.8]) {
      puff(pen, wide * t, 210, 26, [255, 226, 160], 1)
      shine(pen, wide * t, 210, 190, room.lamp, 0.42)
    }
  },
  castle(pen, room, wide, dice) {
    for (const t of [0.1, 0.62])
      window(
        pen,
        wide * t,
        130,
        wide * 0.13,
        380,
        [
          [226, 226, 214],
          [206, 214, 220],
        ],
        wide * 0.32,
      )
    for (const t of [0.02, 0.36, 0.88]) pillar(pen, wide * t, wide * 0.1, shade(room.wall, 0.05))
    const cloth = dice.pick([hex('#7c2430'), hex('#27406e'), hex('#35573a')])
    for (const t of [0.45, 0.79]) {
      block(pen, wide * t, 150, wide * 0.085, 420, cloth, 0.1)
      puff(pen, wide * (t + 0.042), 300, 34, hex('#c9a24a'), 0.8)
    }
    block(pen, 0, 0, wide, 120, shade(room.wall, -0.08))
    for (const t of [0.3, 0.95]) shine(pen, wide * t, 400, 170, [255, 176, 96], 0.45)
  },
  library(pen, room, wide, dice) {
    for (let shelf = 0; shelf < 6; shelf++) {
      const y = 40 + shelf * 138
      block(pen, 0, y + 118, wide, 20, hex('#5a3d24'))
      for (let x = 6; x < wide; ) {
        const w = dice.range(12, 30)
        const tall = dice.range(72, 112)
        const spine = dice.pick([
          hex('#7a2f2a'),
          hex('#2f4a5c'),
          hex('#5b5230'),
          hex('#4a3524'),
          hex('#8a6a3a'),
          hex('#3a4a38'),
        ])
        if (!dice.chance(0.1)) block(pen, x, y + 118 - tall, w - 2, tall, shade(spine, dice.range(-0.06, 0.04)), 0.09)
        x += w
      }
    }
    for (let k = 0; k <= 3; k++) block(pen, (k / 3) * wide - 16, 20, 32, 830, hex('#5a3d24'))
    window(
      pen,
      wide * 0.08,
      90,
      wide * 0.17,
      420,
      [
        [250, 222, 168],
        [240, 206, 150],
      ],
      wide * 0.35,
    )
    for (const [t, y] of [
      [0.62, 640],
      [0.68, 655],
      [0.9, 500],
    ] as const)
      candle(pen, wide * t, y, room.lamp, 34)
  },
  forge(pen, room, wide, dice) {
    for (let row = 0; row < 12; row++) {
      for (let x = (row % 2) * -50; x < wide; x += 104)
        block(pen, x + 3, row * 68 + 3, 98, 62, shade(room.wall, dice.range(-0.03, 0.04)), 0.02)
    }
    const fx = wide * 0.2
    block(pen, fx - 190, 430, 380, 400, hex('#3b3330'), 0.06)
    block(pen, fx - 120, 0, 240, 430, hex('#332d2b'), 0.05)
    pen.fillStyle = '#1a0d08'
    pen.fillRect(fx - 130, 540, 260, 170)
    shine(pen, fx, 650, 560, room.lamp, 0.72)
    for (let k = 0; k < 16; k++)
      puff(
        pen,
        fx + dice.range(-100, 100),
        690 - dice.range(0, 80),
        dice.range(18, 48),
        dice.pick([
          [255, 210, 110],
          [255, 130, 40],
        ] as const),
        0.75,
      )
    for (let k = 0; k < 9; k++) {
      const x = wide * (0.52 + k * 0.052)
      block(pen, x, 210, 8, dice.range(130, 230), hex('#5b5a5c'), 0.12)
      block(pen, x - 14, 200, 36, dice.range(22, 60), hex('#4d4b4c'), 0.12)
    }
    block(pen, wide * 0.5, 190, wide * 0.48, 14, hex('#4a3524'))
    for (let k = 0; k < 46; k++)
      puff(pen, fx + dice.normal() * 230, 600 - dice.next() * 520, dice.range(2.5, 6), [255, 170, 70], 0.9)
  },
  temple(pen, room, wide) {
    const panes: Rgb[] = [
      [238, 206, 140],
      [196, 90, 70],
      [98, 128, 190],
      [120, 160, 120],
      [226, 180, 110],
    ]
    for (const t of [0.12, 0.66]) window(pen, wide * t, 90, wide * 0.16, 470, panes, wide * 0.36)
    for (const t of [0.01, 0.42, 0.58, 0.97]) pillar(pen, wide * t, wide * 0.09, shade(room.wall, 0.04))
    block(pen, wide * 0.28, 720, wide * 0.44, 110, shade(room.wall, 0.05))
    for (const t of [0.31, 0.37, 0.63, 0.69]) candle(pen, wide * t, 720, room.lamp, 36)
  },
}
