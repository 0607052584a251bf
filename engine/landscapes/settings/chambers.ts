import { tone } from './brush.ts'
import { bindings, books, candle, casement, curtain } from './props.ts'
import { Room, type Side, sides } from './room.ts'
import type { Setting } from './setting.ts'

/** Shelves of books along a wall, spines in perspective. */
function bookcase(room: Room, side: Side, from: number, to: number) {
  const { brush, above, under } = room
  const { dice } = brush
  room.panel(side, from, to, -above * 0.96, under * 0.98, '#24150c', 0.02)
  const shelves = 7
  const step = ((above + under) * 0.94) / shelves
  for (let k = 0; k < shelves; k++) {
    const low = -above * 0.94 + (k + 1) * step - 16
    for (let z = from + 0.02; z < to - 0.02; ) {
      const thick = dice.range(0.03, 0.055) * (z * 0.7)
      const tall = step * dice.range(0.6, 0.84)
      const colour = dice.pick(bindings)
      const end = Math.min(to, z + thick * 0.9)
      if (!dice.chance(0.07)) {
        room.panel(side, z, end, low - tall, low, tone(colour, dice.range(-0.15, 0.2)), 0.025)
        room.panel(side, z, z + thick * 0.24, low - tall, low, tone(colour, 0.4), 0.025, 0.7)
        room.panel(side, z, end, low - tall * 0.8, low - tall * 0.74, '#e0bc68', 0.025)
      }
      z += thick
    }
    room.panel(side, from, to, low, low + 16, '#8a5a30', 0.03)
  }
  for (const z of [from, (from + to) / 2, to])
    room.panel(side, z - 0.015, z + 0.02, -above * 0.96, under, '#6a4424', 0.035)
}

/** Rooms of one person: to read, to sleep, to look at the stars. */
export const chambers = {
  library: {
    from: [-0.6, -0.5, 0.58],
    light: '#ffe0a8',
    ambient: '#564638',
    rim: '#d8a860',
    draw(b) {
      const room = new Room(b, {
        wall: '#4a3018',
        far: '#6a4a2c',
        floor: '#7a5430',
        ceiling: '#2c1a0e',
        depth: 2.7,
      }).build()
      room.boards('#4a2e18', 12)
      room.carpet(0.22, '#8c2c2c', '#c89c4c')
      b.arch(0.5, 225, 0.2, 430, '#d8bc84')
      for (const x of [0.46, 0.5, 0.54])
        b.line(
          [
            [x, 240],
            [x, 640],
          ],
          6,
          '#4a2e18',
        )
      for (const y of [340, 440, 540])
        b.line(
          [
            [0.4, y],
            [0.6, y],
          ],
          6,
          '#4a2e18',
        )
      b.recede(2.4)
      b.glow(0.5, 330, 0.45, '#ffe4a8', 0.35)
      for (const side of sides) bookcase(room, side, 0.9, 2.66)
      b.beam(0.46, 220, 0.2, 1000, 0.09, '#ffe4a8', 0.25)
      b.beam(0.54, 220, 0.8, 1000, 0.09, '#ffe4a8', 0.25)
      // A ladder against the shelves; a table with open pages, books in a heap and a lamp.
      b.rod('.705,1000 .885,20', 14, '#b8844c')
      b.rod('.775,1000 .935,20', 14, '#b8844c')
      for (let k = 0; k < 9; k++) {
        const t = k / 9
        b.rod(
          [
            [0.705 + t * 0.18, 960 - t * 940],
            [0.775 + t * 0.16, 960 - t * 940],
          ],
          10,
          '#a87440',
        )
      }
      b.plank(-0.02, 0.24, 760, 36, '#8a5a30')
      b.block(0.06, 796, 0.34, 210, '#4a2e18')
      for (const [k, c] of ['#8c2c2c', '#2c5c74', '#6c6c34', '#b07c34'].entries())
        b.plank(0.015 + (k % 2) * 0.012, 0.135 + (k % 2) * 0.008, 726 - k * 34, 32, c)
      candle(b, 0.2, 762, 66, 0.026)
    },
  },
  study: {
    from: [-0.65, -0.25, 0.6],
    light: '#ffcf88',
    ambient: '#4c4238',
    rim: '#e0a858',
    draw(b) {
      const room = new Room(b, {
        wall: '#5c4632',
        far: '#54402e',
        floor: '#5c4028',
        ceiling: '#241810',
        depth: 2.1,
      }).build()
      room.boards('#38261a')
      room.rafters('#38241a', [1.1, 1.5])
      b.plank(0.36, 0.64, 300, 14, '#7a5430')
      books(b, 0.37, 0.62, 300, 70)
      b.recede(3.2)
      casement(b, 0.14, 130, 0.22, 330, '#4c6ca8', '#5c4632', true)
      b.disc(0.17, 240, 0.03, '#f4f0d8')
      b.glow(0.14, 260, 0.3, '#88a8e8', 0.4)
      // Papers pinned to the wall; shelves on the other side, with a skull and a globe.
      b.block(0.87, -10, 0.3, 1020, '#3a2414')
      for (const [k, y] of [150, 310, 470, 630].entries()) {
        if (k === 1) {
          b.ball(0.8, 268, 0.052, '#3c7c9c')
          b.shape('.775,245 .8,235 .82,262 .79,290', '#7c9c4c')
          b.ring(0.8, 268, 0.058, 0.058, 6, '#c89c4c')
          books(b, 0.86, 1, y, 120)
        } else if (k === 2) {
          books(b, 0.74, 0.84, y, 120)
          b.ball(0.92, 428, 0.05, '#e0d8c0')
          b.block(0.915, 448, 0.06, 24, '#d0c8b0')
          for (const x of [0.9, 0.935]) b.disc(x, 432, 0.014, '#2a2018')
        } else books(b, 0.74, 1, y, 120)
        b.plank(0.72, 1.02, y, 18, '#8a5c34')
      }
      // A desk with scrolls, an inkwell with its quill and candles.
      b.plank(-0.04, 0.3, 720, 40, '#9a6838')
      b.block(0.1, 760, 0.4, 250, '#4c301a')
      b.shape('.1,690 .24,680 .28,716 .12,722', '#f0e4c4')
      for (let k = 0; k < 4; k++)
        b.line(
          [
            [0.13, 696 + k * 6],
            [0.24, 690 + k * 6],
          ],
          2,
          '#6a5438',
        )
      b.block(0.04, 670, 0.05, 52, '#20242c')
      b.shape('.045,680 .08,520 .1,500 .1,560', '#f4f0e4')
      b.rod('.2,660 .3,640', 24, '#e8d8b0')
      candle(b, 0.15, 690, 100, 0.034)
      b.glow(0.15, 580, 0.5, '#ffb850', 0.5)
    },
  },
  bedchamber: {
    from: [-0.65, -0.4, 0.6],
    light: '#ffdcb0',
    ambient: '#5a4a54',
    rim: '#b0b8e8',
    draw(b) {
      const cloth = b.dice.pick(['#98304c', '#34509c', '#3c7450'])
      const room = new Room(b, {
        wall: '#84685c',
        far: '#7c6054',
        floor: '#6c4830',
        ceiling: '#3c2a26',
        depth: 2,
      }).build()
      room.boards('#4a3020')
      for (let k = 0; k < 6; k++)
        b.line(
          [
            [0.27 + k * 0.09, 150],
            [0.27 + k * 0.09, 740],
          ],
          5,
          '#a08478',
          0.5,
        )
      b.block(0.5, 640, 0.5, 90, '#5c3c28')
      b.recede(3)
      // Moonlight through a tall window between curtains.
      casement(b, 0.12, 110, 0.19, 430, '#a8c8f0', '#84685c')
      b.glow(0.12, 300, 0.34, '#b8d4ff', 0.45)
      b.beam(0.12, 160, 0.46, 1000, 0.09, '#c8dcff', 0.32)
      curtain(b, -0.06, 0.05, 60, 800, cloth, 4)
      curtain(b, 0.2, 0.28, 60, 800, cloth, 3)
      b.rod('-.1,62 .31,62', 16, '#c89c4c')
      // A four-poster: posts, canopy with its fringe, pillows and a quilt.
      b.shape('.62,90 1.1,40 1.1,150 .62,170', cloth)
      for (let k = 0; k < 9; k++)
        b.shape(
          [
            [0.62 + k * 0.052, 168 - k * 2],
            [0.672 + k * 0.052, 166 - k * 2],
            [0.646 + k * 0.052, 200 - k * 2],
          ],
          '#e0b458',
        )
      b.block(0.88, 330, 0.36, 240, '#5c3820')
      b.arch(0.88, 360, 0.28, 200, '#7c5030')
      curtain(b, 0.67, 0.75, 160, 640, cloth, 3)
      b.mass(0.82, 560, 0.24, 110, '#d8ccc0', 1, '#ffffff')
      b.mass(0.98, 560, 0.24, 110, '#d0c4b8', 1, '#fbf6ee')
      b.shape('.66,610 1.1,590 1.1,1000 .62,1000 .63,680', tone(cloth, -0.05))
      b.shape('.66,606 1.1,588 1.1,660 .65,680', '#f4ece0')
      for (const y of [740, 830, 920])
        b.line(
          [
            [0.63, y],
            [1.05, y - 30],
          ],
          5,
          '#e0b458',
          0.8,
        )
      for (const x of [0.72, 0.82, 0.92])
        b.line(
          [
            [x, 680],
            [x - 0.03, 1000],
          ],
          5,
          '#e0b458',
          0.8,
        )
      b.rod('.645,1000 .645,60', 26, '#6c4226')
      b.ball(0.645, 52, 0.03, '#8a5830')
      // A night table with a candle.
      b.plank(0.02, 0.2, 760, 26, '#8a5a34')
      b.block(0.11, 786, 0.16, 230, '#5c3a22')
      candle(b, 0.09, 760, 80, 0.03)
    },
  },
  observatory: {
    from: [-0.6, -0.6, 0.5],
    light: '#c8d8ff',
    ambient: '#3c4060',
    rim: '#a8c0ff',
    draw(b) {
      const { pen } = b
      b.wash('#2c2844', '#181628')
      for (let k = 0; k < 9; k++)
        b.line(
          [
            [k / 8, 800],
            [0.5 + (k / 8 - 0.5) * 0.4, -40],
          ],
          8,
          '#463f64',
          0.7,
        )
      // The dome stands open on the stars.
      pen.save()
      b.shape('.02,640 .06,300 .2,90 .38,-20 .62,-20 .8,90 .94,300 .98,640', '#14285c')
      pen.clip()
      b.wash('#0e1c48', '#4668b0', 0, 660)
      b.glow(0.3, 240, 0.6, '#88a8ff', 0.5)
      b.line('-.1,620 .3,160 .7,-60', 130, '#8ca8e8', 0.25)
      b.line('-.1,600 .3,150 .7,-60', 60, '#c8d4ff', 0.22)
      b.disc(0.13, 330, 0.058, '#fbf6dc')
      b.disc(0.15, 318, 0.05, '#aebfe8')
      for (let k = 0; k < 46; k++) {
        const x = b.dice.range(0.02, 0.98)
        if (Math.abs(x - 0.5) < 0.2) continue
        b.disc(x, b.dice.range(10, 600), b.dice.range(0.002, 0.006), '#f4f6ff')
      }
      pen.restore()
      b.line('.02,640 .06,300 .2,90 .38,-20', 22, '#6a5c8c')
      b.line('.98,640 .94,300 .8,90 .62,-20', 22, '#6a5c8c')
      b.wash('#3a3450', '#1c1830', 660)
      for (let k = -6; k <= 6; k++)
        b.line(
          [
            [0.5 + k * 0.07, 660],
            [0.5 + k * 0.2, 1000],
          ],
          4,
          '#54497a',
        )
      b.plank(0, 1, 648, 22, '#6a5c8c')
      // The great telescope, brass, on its stand.
      b.rod('.86,560 .74,1000', 22, '#5c4228')
      b.rod('.86,560 .98,1000', 22, '#5c4228')
      b.rod('.72,690 .9,430', b.side * 0.085, '#c8963c')
      b.rod('.86,490 1.0,280', b.side * 0.115, '#d8a648')
      b.rod('.985,300 1.03,230', b.side * 0.15, '#a87c30')
      b.rod('.7,716 .735,664', b.side * 0.05, '#8a6428')
      for (const [x, y] of [
        [0.785, 592],
        [0.86, 490],
      ] as const)
        b.ring(x, y, 0.02, 0.055, 10, '#f0cc70', -0.9)
      // An orrery: planets on rings about a sun.
      b.rod('.13,980 .13,700', 18, '#a87c30')
      b.rod('.04,985 .22,985', 18, '#a87c30')
      for (const [rx, ry, turn] of [
        [0.13, 0.05, 0.3],
        [0.1, 0.12, -0.4],
        [0.075, 0.03, -0.3],
      ] as const)
        b.ring(0.13, 640, rx, ry, 7, '#e8bc58', turn)
      b.ball(0.13, 640, 0.036, '#ffd870')
      b.glow(0.13, 640, 0.16, '#ffc860', 0.6)
      b.ball(0.03, 612, 0.022, '#7cb0e0')
      b.ball(0.23, 668, 0.026, '#d87850')
    },
  },
} as const satisfies Record<string, Setting>
