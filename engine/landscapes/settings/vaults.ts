import type { Brush } from './brush.ts'
import { candle, cask, flame, lantern, torch } from './props.ts'
import { Room, sides } from './room.ts'
import type { Setting } from './setting.ts'

const skull = (b: Brush, x: number, y: number, r: number) => {
  b.ball(x, y, r, '#d8d0b4')
  b.block(x, y + r * b.side * 0.5, r * 1.2, r * b.side * 0.8, '#c0b698', 0.3)
  for (const k of [-1, 1]) b.disc(x + b.span(r * 0.38 * k), y + r * 90, r * 0.26, '#16120e')
  b.shape(
    [
      [x, y + r * b.side * 0.28],
      [x - b.span(r * 0.12), y + r * b.side * 0.52],
      [x + b.span(r * 0.12), y + r * b.side * 0.52],
    ],
    '#16120e',
  )
  for (const k of [-0.3, 0, 0.3])
    b.line(
      [
        [x + b.span(r * k), y + r * b.side * 0.8],
        [x + b.span(r * k), y + r * b.side * 1.25],
      ],
      2.5,
      '#4c4434',
    )
}

/** Built below ground. */
export const vaults = {
  cellar: {
    from: [-0.6, -0.4, 0.6],
    light: '#ffcf88',
    ambient: '#46403a',
    rim: '#d09858',
    draw(b) {
      const room = new Room(b, {
        wall: '#5c4c3e',
        far: '#4a3c30',
        floor: '#5c4a3a',
        ceiling: '#3a2e24',
        depth: 2.8,
      }).build()
      room.tiles('#665240', '#4c3e30')
      for (const z of [2.4, 1.8, 1.35]) {
        const [l, y] = room.at(-0.5, -200, z)
        const [r] = room.at(0.5, -200, z)
        b.line(
          [
            [l, y + 300 / z],
            [l, y],
            [l + (r - l) * 0.16, y - 190 / z],
            [0.5, y - 270 / z],
            [r - (r - l) * 0.16, y - 190 / z],
            [r, y],
            [r, y + 300 / z],
          ],
          80 / z,
          '#8a7460',
        )
      }
      b.recede(2.6)
      b.glow(0.5, 420, 0.34, '#ffb458', 0.45)
      // Great casks in two rows on either side, on their racks.
      for (const side of sides) {
        const x = 0.5 + side * 0.395
        for (const y of [330, 640]) {
          cask(b, 0.5 + side * 0.27, y + 10, 0.07)
          b.plank(x - b.span(0.18), x + b.span(0.18), y + 118, 34, '#5c3c20')
          cask(b, x, y, 0.135)
        }
        b.block(0.5 + side * 0.49, 150, 0.05, 860, '#5c3c20')
      }
      for (const [x, y] of [
        [0.1, 800],
        [0.9, 800],
      ] as const)
        for (let k = 0; k < 4; k++) {
          b.disc(x - 0.09 + k * 0.06, y + 60, 0.024, '#28402c')
          b.disc(x - 0.094 + k * 0.06, y + 56, 0.008, '#88b088')
        }
      lantern(b, 0.25, 80)
      candle(b, 0.82, 196, 44, 0.03)
      b.plank(0.76, 0.96, 196, 18, '#6c4626')
    },
  },
  dungeon: {
    from: [-0.55, -0.7, 0.5],
    light: '#ccd8e4',
    ambient: '#384048',
    rim: '#90acc4',
    draw(b) {
      const room = new Room(b, {
        wall: '#4c5258',
        far: '#3c4248',
        floor: '#464a4c',
        ceiling: '#1c2024',
        depth: 2,
      }).build()
      room.courses('#22262a', 9, 6)
      for (let k = 0; k < 7; k++)
        b.line(
          [
            [0.25, 180 + k * 80],
            [0.75, 180 + k * 80],
          ],
          5,
          '#2a2e32',
        )
      room.tiles('#4e5254', '#3a3e40', 6)
      b.recede(2.6)
      // Cold light through a barred window.
      b.block(0.14, 90, 0.27, 260, '#22262a', 0)
      b.block(0.14, 105, 0.22, 230, '#d8ecfc', 0.05)
      for (const k of [-0.075, 0, 0.075])
        b.rod(
          [
            [0.14 + b.span(k), 100],
            [0.14 + b.span(k), 340],
          ],
          17,
          '#3a3e44',
        )
      b.rod('.03,215 .25,215', 14, '#3a3e44')
      b.glow(0.14, 220, 0.32, '#c8e0f8', 0.5)
      b.beam(0.14, 150, 0.48, 1000, 0.12, '#c8dcf4', 0.5)
      // Chains and shackles below it; straw.
      for (const x of [0.07, 0.2]) {
        b.ball(x, 430, 0.02, '#6c7078')
        for (let k = 0; k < 6; k++)
          b.ring(x + (k % 2) * 0.006, 455 + k * 30, k % 2 ? 0.008 : 0.014, 0.022, 6, '#8c9098')
        b.ring(x, 660, 0.034, 0.04, 13, '#7c8088')
      }
      for (let k = 0; k < 40; k++) {
        const x = b.dice.range(-0.02, 0.34)
        const y = b.dice.range(930, 1000)
        b.line(
          [
            [x, y],
            [x + b.dice.range(-0.05, 0.05), y + b.dice.range(-16, 10)],
          ],
          4,
          b.dice.pick(['#b89c50', '#8a7438', '#d8c078']),
        )
      }
      // The bars of the cell, with its door and lock; a torch beyond.
      torch(b, 0.83, 330, 0.9)
      for (let k = 0; k < 6; k++)
        b.rod(
          [
            [0.7 + k * 0.062, -10],
            [0.7 + k * 0.062, 1010],
          ],
          19,
          '#54585e',
        )
      for (const y of [120, 540, 900]) b.plank(0.68, 1.04, y, 34, '#54585e')
      b.block(0.73, 520, 0.085, 90, '#6c6458')
      b.disc(0.73, 560, 0.012, '#0c0c0e')
    },
  },
  crypt: {
    from: [-0.6, -0.4, 0.6],
    light: '#c8e4d0',
    ambient: '#38443e',
    rim: '#80d8b0',
    draw(b) {
      const room = new Room(b, {
        wall: '#4c5a54',
        far: '#42504a',
        floor: '#4a5650',
        ceiling: '#1c2422',
        depth: 2.6,
      }).build()
      room.tiles('#54625c', '#3c4844')
      room.courses('#26302c', 8)
      b.arch(0.5, 300, 0.18, 360, '#0c1412', true)
      b.recede(2.6)
      b.glow(0.5, 480, 0.45, '#54c89c', 0.55)
      // Niches full of skulls to either side; a tomb with its knight of stone.
      for (const x of [0.11, 0.89])
        for (const y of [60, 330]) {
          b.arch(x, y - 14, 0.3, 250, '#7c8c84')
          b.arch(x, y, 0.26, 230, '#0c1210')
          for (const k of [-0.075, 0, 0.075]) skull(b, x + b.span(k), y + 186, 0.036)
          for (const k of [-0.036, 0.036]) skull(b, x + b.span(k), y + 130, 0.035)
          b.plank(x - b.span(0.17), x + b.span(0.17), y + 228, 24, '#7c8c84')
        }
      b.shape('.66,760 1.06,740 1.06,1000 .68,1000', '#5c6c64')
      b.plank(0.64, 1.06, 730, 44, '#94a49c')
      b.mass(0.72, 706, 0.09, 60, '#7c8c84', 1, '#b8c8c0')
      b.shape('.76,730 .77,690 .92,680 1.06,690 1.06,730', '#a0b0a8')
      b.rod('.8,684 1.02,678', 10, '#c8d4cc')
      b.block(0.87, 800, 0.05, 150, '#8c9c94')
      b.block(0.87, 840, 0.15, 40, '#8c9c94')
      for (const [x, h] of [
        [0.04, 150],
        [0.11, 90],
        [0.18, 130],
      ] as const) {
        b.block(x, 900 - h, 0.036, h, '#d8dcc0')
        b.glow(x, 880 - h, 0.2, '#70f0b0', 0.5)
        flame(b, x, 906 - h, 54, 0.2)
      }
      b.plank(-0.02, 0.24, 900, 40, '#7c8c84')
      b.mass(0.5, 960, 1.1, 120, '#88b8a4', 0.22)
      for (const [x, y] of [
        [0.0, 0],
        [1, 0],
      ] as const)
        for (const r of [0.08, 0.14, 0.2]) b.ring(x, y, r, r, 2, '#c8d8d0')
    },
  },
  sewer: {
    from: [-0.55, -0.5, 0.6],
    light: '#cce8a0',
    ambient: '#3c483a',
    rim: '#98d870',
    below: '#5c8840',
    draw(b) {
      const room = new Room(b, {
        wall: '#5c6450',
        far: '#10160e',
        floor: '#4c5440',
        ceiling: '#262c22',
        depth: 3,
        above: 460,
      }).build()
      room.courses('#2a3024', 8, 5)
      // A vaulted tunnel, arch behind arch, with its channel.
      for (const z of [2.7, 2, 1.5]) {
        const [l, y] = room.at(-0.5, -240, z)
        const [r] = room.at(0.5, -240, z)
        b.line(
          [
            [l, y + 800 / z],
            [l, y],
            [l + (r - l) * 0.12, y - 130 / z],
            [l + (r - l) * 0.3, y - 210 / z],
            [0.5, y - 240 / z],
            [r - (r - l) * 0.3, y - 210 / z],
            [r - (r - l) * 0.12, y - 130 / z],
            [r, y],
            [r, y + 800 / z],
          ],
          70 / z,
          '#788268',
        )
      }
      b.glow(0.5, 420, 0.3, '#a8e068', 0.45)
      b.recede(2.6)
      b.shape('.44,640 .56,640 .86,1000 .14,1000', '#3c7028')
      for (let k = 0; k < 14; k++) {
        const t = b.dice.range(0, 1)
        const x = 0.5 + b.dice.range(-0.3, 0.3) * t
        b.line(
          [
            [x - 0.03, 650 + t * 340],
            [x + 0.03, 652 + t * 340],
          ],
          3 + t * 4,
          '#a8d858',
          0.7,
        )
      }
      b.glow(0.5, 880, 0.4, '#80d040', 0.35)
      b.beam(0.28, -20, 0.36, 760, 0.05, '#e8f8d0', 0.5)
      // Pipes that pour into it from both walls; a grate; rats.
      for (const [x, y] of [
        [0.11, 300],
        [0.89, 380],
      ] as const) {
        b.shape(
          [
            [x - b.span(0.085), y],
            [x + b.span(0.085), y],
            [x + b.span(0.1), 900],
            [x - b.span(0.11), 900],
          ],
          '#6cac3c',
        )
        for (const k of [-0.05, 0, 0.045])
          b.line(
            [
              [x + b.span(k), y],
              [x + b.span(k * 1.2), 890],
            ],
            7,
            '#b8e878',
            0.75,
          )
        b.disc(x, y, 0.145, '#84805c')
        b.ring(x, y, 0.135, 0.135, 10, '#b0a880')
        b.disc(x, y, 0.105, '#0c120a')
        b.shape(
          [
            [x - b.span(0.085), y + 30],
            [x + b.span(0.085), y + 30],
            [x + b.span(0.09), y + 170],
            [x - b.span(0.09), y + 170],
          ],
          '#6cac3c',
        )
        for (const k of [-0.05, 0, 0.05])
          b.line(
            [
              [x + b.span(k), y + 30],
              [x + b.span(k), y + 240],
            ],
            7,
            '#b8e878',
            0.8,
          )
        b.mass(x, 900, 0.3, 60, '#c8f098', 0.6)
        for (let k = 0; k < 8; k++)
          b.ball(x + b.span(Math.cos(k * 0.785) * 0.122), y + Math.sin(k * 0.785) * 0.122 * b.side, 0.009, '#c8c098')
      }
      b.block(0.9, 90, 0.22, 130, '#1c2018', 0)
      for (let k = 0; k < 5; k++)
        b.rod(
          [
            [0.82 + k * 0.04, 90],
            [0.82 + k * 0.04, 220],
          ],
          10,
          '#788068',
        )
      b.mass(0.22, 930, 0.12, 50, '#4c3c34', 1, '#7c6454')
      b.ball(0.265, 920, 0.022, '#6c5448')
      b.line('.17,938 .1,950 .06,930', 6, '#b08878')
    },
  },
  labyrinth: {
    from: [-0.6, -0.6, 0.55],
    light: '#ffd090',
    ambient: '#565250',
    rim: '#d8a868',
    draw(b) {
      b.wash('#5c7cac', '#d8c8a8', 0, 420)
      const room = new Room(b, {
        wall: '#8a7c68',
        far: '#5c5244',
        floor: '#8a7c64',
        ceiling: '#5c7cac',
        depth: 3.2,
        above: 400,
      })
      const { half, under, above } = room
      b.shape('0,500 1,500 1,1000 0,1000', '#8a7c64')
      room.tiles('#94866c', '#766a56')
      // Openings on either hand between walls of stone, one behind another, to a wall with two ways.
      b.shape(
        [
          room.at(-half, -above, 3.2),
          room.at(half, -above, 3.2),
          room.at(half, under, 3.2),
          room.at(-half, under, 3.2),
        ],
        '#6c6250',
      )
      b.arch(0.455, 420, 0.05, 210, '#14100c')
      b.arch(0.545, 420, 0.05, 210, '#14100c')
      for (const side of sides)
        for (const [from, to] of [
          [2.5, 3.2],
          [1.62, 2.1],
          [0.8, 1.3],
        ] as const) {
          const c = side < 0 ? '#7c6e5a' : '#a8967a'
          room.panel(side, from, to, -above, under, c)
          for (let k = 1; k < 8; k++)
            b.line(
              [room.at(side * half, -above + k * 128, from), room.at(side * half, -above + k * 128, to)],
              4,
              '#4a4234',
              0.7,
            )
          for (let z = from; z < to; z += 0.16)
            b.line([room.at(side * half, -above, z), room.at(side * half, under, z)], 3, '#4a4234', 0.5)
          room.panel(side, from, to, -above - 40, -above, '#c4b08c')
          // The end of the wall, and the dark way beyond it.
          b.shape(
            [
              room.at(side * half, -above, to),
              room.at(side * (half + 0.4), -above, to),
              room.at(side * (half + 0.4), under, to),
              room.at(side * half, under, to),
            ],
            '#3c342a',
          )
        }
      b.recede(2.6)
      for (const side of sides) {
        room.panel(side, 0.7, 1.34, -above - 40, under, side < 0 ? '#6c604e' : '#9a8a70')
        for (let k = 0; k < 8; k++) {
          b.line(
            [room.at(side * half, -above + k * 128, 0.8), room.at(side * half, -above + k * 128, 1.34)],
            6,
            '#3c3428',
          )
          for (let z = 0.85 + (k % 2) * 0.1; z < 1.3; z += 0.2)
            b.line(
              [room.at(side * half, -above + k * 128, z), room.at(side * half, -above + k * 128 + 128, z)],
              6,
              '#3c3428',
            )
        }
        b.leaves(0.5 + side * 0.46, 110, 0.18, 260, ['#2c4420', '#48682c', '#7c9c44'], 0.03)
      }
      torch(b, 0.17, 380)
      torch(b, 0.83, 380)
      // A thread on the ground shows the way back.
      b.line('.34,1000 .4,900 .3,840 .42,760 .46,700', 7, '#d83434')
    },
  },
} as const satisfies Record<string, Setting>
