import { type Brush, tone } from './brush.ts'
import { banner, bottle, candelabrum, candle, casement, cask, column, curtain, fire, torch } from './props.ts'
import { Room, sides } from './room.ts'
import type { Setting } from './setting.ts'

/** A tall window of coloured glass: panes about a rose, lead between them. */
const glass = (b: Brush, x: number, y: number, w: number, h: number, colours: readonly string[]) => {
  const { pen } = b
  b.arch(x, y - 22, w * 1.26, h + 34, '#8a8490', true)
  b.arch(x, y - 8, w * 1.1, h + 12, '#17151c', true)
  b.glow(x, y + h * 0.4, w * 2, colours[0]!, 0.5)
  pen.save()
  b.arch(x, y, w, h, colours[0]!, true)
  pen.clip()
  const half = b.span(w / 2)
  const rows = Math.round(h / 74)
  for (let row = 0; row < rows; row++)
    for (let k = 0; k < 3; k++) {
      const at = x - half + half * (k + 0.5) * (2 / 3)
      b.block(
        at,
        y + row * 74,
        w / 3,
        70,
        tone(colours[(row * 2 + k * 3) % colours.length]!, (row + k) % 2 ? 0.1 : 0.32),
        0.1,
      )
    }
  b.disc(x, y + w * 620, w * 0.3, '#fff0b0')
  b.disc(x, y + w * 620, w * 0.2, colours[1]!)
  for (let row = 0; row <= rows; row++)
    b.line(
      [
        [x - half, y + row * 74],
        [x + half, y + row * 74],
      ],
      5,
      '#17151c',
    )
  for (const k of [-1, 1])
    b.line(
      [
        [x + (half * k) / 3, y],
        [x + (half * k) / 3, y + h],
      ],
      5,
      '#17151c',
    )
  pen.restore()
  b.ring(x, y + w * 620, w * 0.3, w * 0.3, 5, '#17151c')
}

/** Rooms where many are received and fed, and where they pray. */
export const halls = {
  throne: {
    from: [-0.6, -0.6, 0.55],
    light: '#ffe6b4',
    ambient: '#5a4a50',
    rim: '#f0c070',
    draw(b) {
      const cloth = b.dice.pick(['#a01f30', '#2448a0', '#5c2c94'])
      const room = new Room(b, {
        wall: '#54424c',
        far: '#3c2c38',
        floor: '#8a7468',
        ceiling: '#2c2024',
        depth: 2.9,
      }).build()
      room.tiles('#9a8474', '#6e5a54')
      room.carpet(0.2, cloth, '#d8a840')
      // The throne: a high gilded back that stands out over either shoulder, on steps, under a canopy.
      for (const [k, w] of [0.62, 0.54, 0.46].entries()) b.block(0.5, 700 - k * 30, w, 40, '#8c7868', 0.2)
      b.shape('.27,0 .73,0 .69,120 .31,120', tone(cloth, -0.2))
      curtain(b, 0.29, 0.37, 40, 650, cloth, 2)
      curtain(b, 0.63, 0.71, 40, 650, cloth, 2)
      b.recede(3)
      b.shape('.266,720 .287,250 .344,160 .429,120 .500,60 .571,120 .656,160 .713,250 .734,720', '#8a5c1c')
      b.shape('.280,710 .301,255 .351,175 .429,138 .500,80 .571,138 .649,175 .699,255 .720,710', '#e8b848')
      b.shape('.323,700 .337,270 .401,200 .500,160 .599,200 .663,270 .677,700', tone(cloth, -0.25))
      for (const x of [0.28, 0.72]) {
        b.ball(x, 236, 0.04, '#f4cc60')
        b.ball(x, 545, 0.045, '#f4cc60')
      }
      b.glow(0.5, 240, 0.4, '#ffd890', 0.25)
      b.beam(0.1, -20, 0.44, 900, 0.08, '#ffe8b0', 0.35)
      for (const side of sides) {
        const x = 0.5 + side * 0.36
        banner(b, x, 60, 0.12, 400, cloth)
        column(b, 0.5 + side * 0.47, -60, 1010, 0.14, '#b09c8c')
      }
      for (const x of [0.13, 0.87]) candelabrum(b, x, 960, 400)
    },
  },
  castle: {
    from: [-0.72, -0.3, 0.6],
    light: '#ffd6a0',
    ambient: '#50505a',
    rim: '#d8a870',
    draw(b) {
      const cloth = b.dice.pick(['#8c2432', '#24407a', '#2f5c38'])
      const room = new Room(b, {
        wall: '#6a625c',
        far: '#544c48',
        floor: '#6e6258',
        ceiling: '#241a16',
        depth: 2.8,
      }).build()
      room.courses('#3c3634')
      room.tiles('#7c7064', '#5c5248')
      for (const z of [2.5, 1.9, 1.45]) {
        const [l, y] = room.at(-0.5, -560, z)
        const [r] = room.at(0.5, -560, z)
        b.line(
          [
            [l, y + 190 / z],
            [l + (r - l) * 0.16, y + 60 / z],
            [0.5, y - 40 / z],
            [r - (r - l) * 0.16, y + 60 / z],
            [r, y + 190 / z],
          ],
          60 / z,
          '#4a3020',
        )
      }
      casement(b, 0.41, 250, 0.07, 200, '#dcecf8', '#6a625c', true)
      casement(b, 0.59, 250, 0.07, 200, '#dcecf8', '#6a625c', true)
      b.recede(3, '#5c5048', 0.12)
      for (const side of sides) room.arch(side, 1.5, 1.85, -430, 90, side < 0 ? '#e8f2fa' : '#8c94a0', true)
      b.beam(0.2, 120, 0.5, 980, 0.1, '#e8f0f8', 0.4)
      room.panel(1, 1.08, 1.4, -460, 240, '#c89c44', 0.01)
      room.panel(1, 1.1, 1.38, -450, 200, cloth, 0.012)
      room.panel(1, 1.2, 1.28, -330, 0, '#e0b858', 0.014)
      // A long table laid for a feast, a hearth's chandelier of candles above.
      b.shape('.6,770 1.06,800 1.06,880 .58,810', '#8a5a30')
      b.shape('.58,810 1.06,880 1.06,1000 .62,1000 .6,850', '#4a2e18')
      for (const [x, y] of [
        [0.76, 780],
        [0.9, 792],
      ] as const)
        candle(b, x, y, 60)
      b.ball(0.83, 790, 0.034, '#c83c2c')
      b.block(0.97, 730, 0.05, 70, '#d8b050')
      b.ring(0.2, 100, 0.13, 0.03, 12, '#4a3a2c')
      for (const x of [0.1, 0.16, 0.24, 0.3]) candle(b, x, 92, 44, 0.018)
      b.line('.2,0 .08,96', 4, '#2c241c')
      b.line('.2,0 .32,96', 4, '#2c241c')
      banner(b, 0.08, 210, 0.13, 430, cloth)
      torch(b, 0.93, 330)
    },
  },
  tavern: {
    from: [-0.72, -0.2, 0.6],
    light: '#ffb868',
    ambient: '#54402f',
    rim: '#f0a050',
    below: '#a8501c',
    draw(b) {
      const room = new Room(b, {
        wall: '#8a6440',
        far: '#7a5838',
        floor: '#6a4628',
        ceiling: '#34200f',
        depth: 2.5,
        above: 520,
      }).build()
      room.boards('#3c2614', 12)
      room.rafters('#4a2e18', [1.02, 1.3, 1.65, 2.1])
      for (const x of [0.35, 0.65]) b.block(x, 230, 0.03, 430, '#4a2e18')
      b.block(0.5, 560, 0.34, 110, '#5a3a20')
      b.recede(3)
      b.glow(0.5, 420, 0.4, '#ffb860', 0.35)
      // Hearth.
      b.block(0.08, 380, 0.42, 640, '#7c6c60')
      for (const y of [430, 500, 570])
        b.line(
          [
            [-0.1, y],
            [0.29, y],
          ],
          4,
          '#4c4038',
        )
      b.arch(0.08, 470, 0.3, 560, '#140a06')
      b.plank(-0.1, 0.31, 370, 34, '#6a4224')
      fire(b, 0.08, 760, 0.24, 210)
      bottle(b, 0.05, 370, 0.05, 90, '#4c7c3c')
      b.block(0.16, 318, 0.07, 52, '#a8a49c')
      // Shelves of bottles and mugs over casks.
      for (const y of [190, 350]) {
        for (let k = 0; k < 5; k++)
          bottle(
            b,
            0.73 + k * 0.065,
            y,
            0.05,
            b.dice.range(86, 120),
            b.dice.pick(['#4c8c3c', '#b8702c', '#3c7c8c', '#c8a040', '#8c3c30']),
          )
        b.plank(0.69, 1.02, y, 20, '#8a5c34')
      }
      for (const x of [0.77, 0.96]) cask(b, x, 480, 0.105)
      // The counter, with tankards.
      b.plank(0.66, 1.02, 640, 34, '#9a6838')
      b.block(0.86, 672, 0.4, 340, '#5c3a20')
      for (const x of [0.74, 0.84, 0.95]) {
        b.ring(x + b.span(0.04), 604, 0.022, 0.026, 8, '#b8b4ac')
        b.block(x, 570, 0.066, 72, '#c8a060')
        b.mass(x, 568, 0.075, 26, '#fff4dc')
      }
      candle(b, 0.69, 640, 50)
    },
  },
  temple: {
    from: [-0.6, -0.65, 0.5],
    light: '#ffe9c4',
    ambient: '#58586c',
    rim: '#c0b0f0',
    draw(b) {
      const room = new Room(b, {
        wall: '#6a6672',
        far: '#5a5664',
        floor: '#7c7480',
        ceiling: '#3a3642',
        depth: 3.2,
        above: 640,
      }).build()
      room.tiles('#908894', '#625c6a')
      for (const z of [2.8, 2.1, 1.6]) {
        const [l, y] = room.at(-0.5, -340, z)
        const [r] = room.at(0.5, -340, z)
        const top = y - 260 / z
        b.line(
          [
            [l, y + 400 / z],
            [l, y],
            [l + (r - l) * 0.14, y - 120 / z],
            [0.5, top],
            [r - (r - l) * 0.14, y - 120 / z],
            [r, y],
            [r, y + 400 / z],
          ],
          50 / z,
          '#8a8490',
        )
      }
      glass(b, 0.5, 230, 0.13, 250, ['#f0c468', '#c04a48', '#4a78c8'])
      b.block(0.5, 620, 0.24, 70, '#e8e0d0')
      b.recede(2.6)
      b.glow(0.5, 330, 0.4, '#ffe0a0', 0.4)
      glass(b, 0.13, 90, 0.17, 470, ['#f0c050', '#c83c3c', '#3c6cd0', '#48a868'])
      glass(b, 0.87, 90, 0.17, 470, ['#f0c050', '#3c6cd0', '#c83c3c', '#8c4cb8'])
      for (const x of [-0.02, 1.02]) column(b, x, -60, 1010, 0.12, '#a49ca8')
      b.beam(0.13, 120, 0.62, 1000, 0.13, '#ffdc90', 0.5)
      b.beam(0.1, 320, 0.42, 1000, 0.07, '#f07868', 0.3)
      for (const [x, y, h] of [
        [0.05, 830, 130],
        [0.12, 860, 90],
        [0.19, 850, 150],
        [0.81, 850, 110],
        [0.88, 830, 150],
        [0.95, 860, 90],
      ] as const)
        candle(b, x, y, h, 0.034)
      for (const x of [0.12, 0.88]) b.plank(x - b.span(0.14), x + b.span(0.14), 850, 50, '#8a6a3c')
    },
  },
} as const satisfies Record<string, Setting>
