import { type Brush, tone } from './brush.ts'
import { bottle, candle, casement, fire, lantern, sack } from './props.ts'
import { Room } from './room.ts'
import type { Setting } from './setting.ts'

/** Tools that hang from a rail on a wall: hammers, tongs and saws by turns. */
function tools(b: Brush, from: number, to: number, y: number, metal: string) {
  b.plank(from, to, y, 22, '#5c4028')
  const step = (to - from) / 4
  for (let k = 0; k < 4; k++) {
    const x = from + step * (k + 0.5)
    const low = y + [170, 200, 150, 190][k]!
    if (k % 2 === 0) {
      b.rod(
        [
          [x, y + 8],
          [x, low],
        ],
        9,
        '#a87844',
      )
      b.block(x, low - 12, 0.066, 42, metal, 0.5)
    } else if (k === 1) {
      b.rod(
        [
          [x - 0.012, y + 8],
          [x + 0.012, low - 50],
          [x - 0.018, low],
        ],
        8,
        metal,
      )
      b.rod(
        [
          [x + 0.012, y + 8],
          [x - 0.012, low - 50],
          [x + 0.018, low],
        ],
        8,
        metal,
      )
    } else {
      b.shape(
        [
          [x - 0.012, y + 40],
          [x + 0.02, y + 40],
          [x + 0.03, low],
          [x - 0.03, low],
        ],
        tone(metal, 0.2),
      )
      b.block(x, y + 6, 0.03, 40, '#a87844')
    }
  }
}

/** Where people work. */
export const trades = {
  forge: {
    from: [-0.75, 0.05, 0.6],
    light: '#ff9a48',
    ambient: '#3c3034',
    rim: '#ff7a2a',
    below: '#ff6a1e',
    draw(b) {
      const room = new Room(b, {
        wall: '#4c4044',
        far: '#3c3438',
        floor: '#4c3c34',
        ceiling: '#141014',
        depth: 2.4,
      }).build()
      room.courses('#241c20')
      room.rafters('#2c2018')
      b.arch(0.62, 330, 0.12, 300, '#5c7494')
      b.recede(3)
      b.glow(0.3, 560, 0.6, '#ff6a1c', 0.5)
      // The hearth under its hood, coals in it; bellows at its foot.
      b.shape('-.1,0 .16,0 .19,220 .33,410 -.1,410', '#54484a')
      b.shape('.1,0 .16,0 .19,220 .33,410 .24,410 .13,220', '#8a5c40')
      for (const y of [80, 160, 240, 320])
        b.line(
          [
            [-0.1, y],
            [0.17 + Math.max(0, y - 220) * 0.0007, y],
          ],
          4,
          '#2c2426',
        )
      b.block(0.08, 640, 0.46, 380, '#5c4c48', 0.3)
      for (const y of [720, 800, 880])
        b.line(
          [
            [-0.1, y],
            [0.3, y],
          ],
          4,
          '#2c2224',
        )
      b.arch(0.1, 430, 0.36, 220, '#2a0c06')
      fire(b, 0.1, 640, 0.3, 190)
      for (let k = 0; k < 16; k++)
        b.ball(-0.04 + k * 0.018, 638 - (k % 3) * 14, 0.018, b.dice.pick(['#ff8c2c', '#ffc458', '#6c2410', '#e8501c']))
      b.plank(-0.1, 0.32, 640, 26, '#8a6c5c')
      tools(b, 0.7, 1, 130, '#a8a4a4')
      // An anvil on its block, a blade glowing on it, and a barrel to quench in.
      b.block(0.85, 760, 0.17, 260, '#7c5430')
      b.shape('.68,640 .74,632 1,632 1,672 .94,690 .9,712 .92,750 .98,764 .74,764 .79,748 .8,712 .77,690', '#5c5c64')
      b.shape('.68,640 .74,632 1,632 1,642 .74,644', '#d0ccc8')
      b.rod('.7,618 .95,626', 15, '#ff9c38')
      b.glow(0.8, 618, 0.2, '#ff8828', 0.7)
    },
  },
  workshop: {
    from: [-0.7, -0.5, 0.6],
    light: '#ffe9c4',
    ambient: '#5c5044',
    rim: '#c9b08a',
    draw(b) {
      const room = new Room(b, {
        wall: '#8a6c4c',
        far: '#7c6042',
        floor: '#8a6844',
        ceiling: '#4a3420',
        depth: 2.4,
      }).build()
      room.boards('#54391f', 10)
      room.rafters('#5c4026')
      for (let k = 0; k < 5; k++) b.block(0.4 + k * 0.05, 470 - k * 10, 0.03, 200 + k * 10, '#b08a54')
      b.recede(3)
      casement(b, 0.13, 130, 0.25, 330, '#fff4d4', '#6c4c2c')
      b.glow(0.13, 290, 0.4, '#fff0c4', 0.5)
      b.beam(0.14, 180, 0.5, 1000, 0.17, '#ffe8b4', 0.42)
      tools(b, 0.69, 0.99, 110, '#c0c4c8')
      // A wheel half made leans against the wall; the bench with its vice, a plane and shavings.
      b.ring(0.86, 490, 0.115, 0.115, 24, '#8a5a30')
      b.ring(0.86, 486, 0.115, 0.115, 8, '#c8985c')
      for (let k = 0; k < 4; k++) {
        const a = (k * Math.PI) / 4 + 0.2
        b.rod(
          [
            [0.86 - b.span(Math.cos(a) * 0.11), 490 - Math.sin(a) * 0.11 * b.side],
            [0.86 + b.span(Math.cos(a) * 0.11), 490 + Math.sin(a) * 0.11 * b.side],
          ],
          11,
          '#a87844',
        )
      }
      b.ball(0.86, 490, 0.03, '#8a5a30')
      b.plank(0.64, 1.04, 640, 46, '#c0905a')
      b.block(0.72, 686, 0.06, 330, '#7c5430')
      b.block(0.97, 686, 0.06, 330, '#7c5430')
      b.plank(0.66, 1.04, 850, 24, '#8a6438')
      b.block(0.75, 600, 0.1, 40, '#9c6834')
      b.rod('.73,600 .745,570', 12, '#6c4424')
      for (let k = 0; k < 6; k++) b.ring(0.8 + k * 0.035, 634 - (k % 2) * 8, 0.016, 0.014, 4, '#f0d8a0')
      for (let k = 0; k < 6; k++)
        b.rod(
          [
            [0.0 + k * 0.045, 1000],
            [0.02 + k * 0.038, 520 + (k % 3) * 40],
          ],
          22,
          ['#c89c60', '#a87c44', '#d8b078'][k % 3]!,
        )
      for (let k = 0; k < 10; k++) b.ring(b.dice.range(0.02, 0.3), b.dice.range(930, 990), 0.02, 0.012, 5, '#f0d8a0')
    },
  },
  kitchen: {
    from: [-0.7, -0.1, 0.6],
    light: '#ffbe78',
    ambient: '#56463a',
    rim: '#e8a468',
    below: '#c8662a',
    draw(b) {
      const room = new Room(b, {
        wall: '#b89470',
        far: '#a8845c',
        floor: '#8c5c40',
        ceiling: '#4c3624',
        depth: 2.3,
      }).build()
      room.tiles('#a86c48', '#7c4c34')
      room.rafters('#4a3220')
      for (const [k, x] of [0.4, 0.5, 0.6].entries()) {
        b.block(x, 340, 0.08, 10, '#6a4a2c')
        b.disc(x, 310, 0.03, ['#e8e0d0', '#5c88a8', '#e8e0d0'][k]!)
      }
      b.recede(3)
      // The fireplace, a cauldron over its fire.
      b.shape('-.1,330 .02,60 .04,0 .18,0 .2,60 .33,330', '#d0b08c')
      b.shape('.13,0 .18,0 .2,60 .33,330 .22,330', '#94744e')
      b.plank(-0.1, 0.34, 322, 34, '#6c4426')
      b.block(0.09, 356, 0.46, 660, '#a8845c', 0.25)
      for (const y of [450, 540, 630, 720, 810, 900])
        b.line(
          [
            [-0.1, y],
            [0.31, y],
          ],
          4,
          '#6c5038',
        )
      b.arch(0.1, 400, 0.34, 620, '#180c08')
      fire(b, 0.1, 880, 0.26, 190)
      b.line('.1,380 .1,570', 9, '#0e0a09')
      b.shape('-.01,590 .21,590 .22,680 .17,740 .03,740 -.02,680', '#242022')
      b.shape('-.01,590 .05,590 .04,720 -.02,680', '#6a5a54')
      b.plank(-0.03, 0.23, 578, 20, '#3c3436')
      b.mass(0.1, 540, 0.18, 60, '#f0e8e0', 0.4)
      for (const [x, c] of [
        [0.02, '#8c5030'],
        [0.1, '#e0e0d8'],
        [0.18, '#8c5030'],
      ] as const)
        b.block(x, 268, 0.05, 54, c)
      // Copper pans, herbs and garlic hang from a rail.
      b.rod('.66,110 1.04,100', 14, '#3c2c20')
      for (const [x, y, r] of [
        [0.715, 270, 0.056],
        [0.84, 300, 0.068],
        [0.96, 250, 0.05],
      ] as const) {
        b.rod(
          [
            [x, 112],
            [x, y - r * 700],
          ],
          9,
          '#b87040',
        )
        b.disc(x, y, r, '#7c3c1c')
        b.ball(x, y, r * 0.86, '#d8804a')
      }
      for (let k = 0; k < 5; k++) b.ball(0.775 + (k % 2) * 0.012, 150 + k * 26, 0.018, '#f4ecd8')
      b.leaves(0.905, 200, 0.07, 150, ['#3c5828', '#54783a', '#88a850'], 0.02)
      // A table with bread, cheese and a heap of vegetables.
      b.plank(0.63, 1.04, 640, 40, '#c89860')
      b.block(0.7, 680, 0.06, 340, '#8a6038')
      b.block(0.97, 680, 0.06, 340, '#8a6038')
      b.mass(0.74, 612, 0.15, 80, '#a86428', 1, '#e0a858')
      for (const k of [-1, 0, 1])
        b.line(
          [
            [0.735 + k * 0.03, 606],
            [0.75 + k * 0.03, 584],
          ],
          5,
          '#f4d090',
        )
      b.shape('.83,640 .83,584 .93,600 .93,640', '#f0c848')
      b.shape('.83,584 .87,566 .97,590 .93,600', '#f8e08c')
      for (const [x, c] of [
        [0.95, '#d83c28'],
        [0.985, '#e8842c'],
        [1, '#c83428'],
      ] as const)
        b.ball(x, 616, 0.034, c)
      sack(b, 0.84, 980, 0.17, '#d8c098')
    },
  },
  laboratory: {
    from: [-0.65, -0.35, 0.6],
    light: '#d8f0b0',
    ambient: '#3c4a48',
    rim: '#7ae0b0',
    draw(b) {
      const room = new Room(b, {
        wall: '#46524e',
        far: '#3c4844',
        floor: '#3c4440',
        ceiling: '#1c2220',
        depth: 2.2,
      }).build()
      room.courses('#2a3430', 8)
      room.rafters('#2c2820')
      b.arch(0.5, 300, 0.18, 330, '#8cb4a8', true)
      b.recede(3)
      for (const y of [190, 370, 550]) {
        for (let k = 0; k < 5; k++) {
          const colour = b.dice.pick(['#48c878', '#d0508c', '#4c8ce0', '#e8b434', '#9458d0', '#e06834'])
          const x = 0.725 + k * 0.064
          const h = b.dice.range(80, 130)
          b.glow(x, y - h * 0.35, 0.09, colour, 0.4)
          bottle(b, x, y, 0.05, h, colour)
        }
        b.plank(0.69, 1.04, y, 20, '#7c5834')
      }
      // The bench: a retort over a flame, a coil, a skull and a crystal.
      b.plank(-0.04, 0.31, 700, 42, '#8a6038')
      b.block(0.12, 742, 0.4, 270, '#46301e')
      b.glow(0.1, 520, 0.45, '#4cf090', 0.7)
      b.rod('.02,700 .02,470 .1,470', 10, '#a8a098')
      b.disc(0.1, 540, 0.09, '#b8f0d0')
      b.ball(0.1, 540, 0.084, '#3cc878')
      b.shape('.03,522 .17,522 .165,510 .035,510', '#d0ffe0')
      for (const [x, y, r] of [
        [0.08, 560, 0.012],
        [0.12, 545, 0.009],
        [0.11, 580, 0.014],
      ] as const)
        b.disc(x, y, r, '#c8ffe0')
      b.rod('.1,480 .1,420 .16,400 .22,440 .25,540', 20, '#c8f0dc')
      b.shape('.215,600 .235,540 .265,540 .285,600 .3,690 .2,690', '#b44cc8')
      b.shape('.215,600 .23,600 .22,680 .205,680', '#f0b8ff')
      candle(b, 0.1, 700, 34, 0.03)
      lantern(b, 0.24, 150, 0, 0.8)
      for (let k = 0; k < 4; k++)
        bottle(b, -0.01 + k * 0.06, 300, 0.04, 80, ['#8c5430', '#3c5c54', '#a88c4c', '#6c3c3c'][k]!)
      b.plank(-0.04, 0.22, 300, 18, '#7c5834')
    },
  },
  shop: {
    from: [-0.6, -0.45, 0.6],
    light: '#ffe0a8',
    ambient: '#5c4c3c',
    rim: '#d8a868',
    draw(b) {
      const room = new Room(b, {
        wall: '#8a6844',
        far: '#7c5c3c',
        floor: '#8a6040',
        ceiling: '#46301c',
        depth: 2.2,
      }).build()
      room.boards('#5c3c22')
      room.rafters('#54391f')
      b.arch(0.5, 300, 0.2, 400, '#d8ecf0')
      b.recede(3)
      for (const [from, to] of [
        [-0.02, 0.27],
        [0.73, 1.02],
      ] as const) {
        b.shape(
          [
            [from, 0],
            [to, 0],
            [to, 700],
            [from, 700],
          ],
          '#3c2614',
        )
        for (const [row, y] of [170, 330, 490, 640].entries()) {
          for (let k = 0; k < 4; k++) {
            const x = from + 0.04 + k * 0.07
            const c = b.dice.pick(['#c8503c', '#3c7c94', '#e0ac4c', '#7c9440', '#a86cb0', '#e8dcc0'])
            if ((row + k + (from < 0 ? 0 : 1)) % 3 === 0) bottle(b, x, y, 0.05, 108, c)
            else if ((row + k) % 3 === 1) {
              b.ball(x, y - 36, 0.042, c)
              b.block(x, y - 84, 0.04, 24, tone(c, -0.2))
            } else {
              b.block(x, y - 74, 0.06, 74, c)
              b.plank(x - b.span(0.032), x + b.span(0.032), y - 84, 18, tone(c, 0.25))
            }
          }
          b.plank(from - 0.01, to + 0.01, y, 20, '#a8743c')
        }
      }
      // The counter before them: scales, a till of coins; sacks beside.
      b.plank(-0.02, 0.36, 720, 40, '#b8844c')
      b.plank(0.64, 1.02, 720, 40, '#b8844c')
      b.block(0.15, 760, 0.44, 250, '#6c4628')
      b.block(0.85, 760, 0.44, 250, '#6c4628')
      b.rod('.13,720 .13,560', 12, '#e0b450')
      b.rod('.04,590 .22,574', 9, '#e0b450')
      for (const [x, y] of [
        [0.04, 590],
        [0.22, 574],
      ] as const) {
        b.line(
          [
            [x - 0.03, y + 80],
            [x, y],
            [x + 0.03, y + 80],
          ],
          3,
          '#e0b450',
        )
        b.shape(
          [
            [x - 0.04, y + 80],
            [x + 0.04, y + 80],
            [x + 0.02, y + 102],
            [x - 0.02, y + 102],
          ],
          '#c89434',
        )
      }
      for (let k = 0; k < 5; k++) b.plank(0.84, 0.9, 706 - k * 12, 11, '#f0c850')
      b.plank(0.91, 0.96, 706, 11, '#f0c850')
      lantern(b, 0.3, 60, 0, 0.9)
      lantern(b, 0.7, 60, 0, 0.9)
    },
  },
} as const satisfies Record<string, Setting>
