import { type Brush, type Spot, tone } from './brush.ts'
import { turret } from './masonry.ts'
import { banner, curtain } from './props.ts'
import { sides } from './room.ts'
import type { Setting } from './setting.ts'

/** A shield on a wall, parted in two colours. */
const shield = (b: Brush, x: number, y: number, w: number, one: string, two: string) => {
  const s = b.span(w / 2)
  const h = w * b.side
  b.shape(
    [
      [x - s * 1.1, y - 5],
      [x + s * 1.1, y - 5],
      [x + s * 1.1, y + h * 0.55],
      [x, y + h * 1.22],
      [x - s * 1.1, y + h * 0.55],
    ],
    '#d8c890',
  )
  b.shape(
    [
      [x - s, y],
      [x, y],
      [x, y + h * 1.15],
      [x - s, y + h * 0.54],
    ],
    one,
  )
  b.shape(
    [
      [x, y],
      [x + s, y],
      [x + s, y + h * 0.54],
      [x, y + h * 1.15],
    ],
    two,
  )
}

/** Where people are looked at by many. */
export const spectacles = {
  stage: {
    from: [-0.45, -0.5, 0.6],
    light: '#fff0cc',
    ambient: '#543c40',
    rim: '#ffb060',
    below: '#e8903c',
    draw(b) {
      // A painted scene: sky, moon and hills of board, seen between red curtains.
      b.wash('#24346c', '#8898b8', 0, 760)
      b.disc(0.66, 200, 0.07, '#fff2c4')
      b.shape('.2,700 .3,470 .38,560 .5,430 .6,560 .7,480 .82,700', '#3c5c64')
      b.shape('.28,700 .28,520 .31,500 .34,520 .34,560 .38,560 .38,700', '#2c3c54')
      b.recede(2.6)
      b.wash('#a8743c', '#6c4422', 700)
      for (let k = -8; k <= 8; k++)
        b.line(
          [
            [0.5 + k * 0.05, 700],
            [0.5 + k * 0.16, 1000],
          ],
          4,
          '#4a2c14',
        )
      // Limelight falls on whoever plays.
      b.beam(0.14, -40, 0.46, 900, 0.1, '#fff4d0', 0.5)
      b.beam(0.86, -40, 0.54, 900, 0.1, '#fff4d0', 0.5)
      b.glow(0.5, 860, 0.45, '#ffe8b0', 0.5)
      curtain(b, -0.06, 0.27, -10, 860, '#b8202c', 6)
      curtain(b, 0.73, 1.06, -10, 860, '#b8202c', 6)
      for (const side of sides) {
        // Tied back with a golden cord.
        const x = (t: number) => 0.5 + side * t
        b.shape(
          [
            [x(0.23), 470],
            [x(0.33), 620],
            [x(0.36), 870],
            [x(0.2), 870],
            [x(0.19), 640],
          ],
          '#5c101c',
          0.92,
        )
        b.rod(
          [
            [x(0.28), 540],
            [x(0.4), 590],
            [x(0.56), 570],
          ],
          16,
          '#e8b848',
        )
        b.rod(
          [
            [x(0.33), 580],
            [x(0.34), 680],
          ],
          18,
          '#e8b848',
        )
      }
      for (let k = 0; k < 5; k++) {
        const x = k * 0.25
        b.pen.fillStyle = '#7c1420'
        b.pen.beginPath()
        b.pen.ellipse(x * b.wide, 0, b.wide * 0.145, 118, 0, 0, 7)
        b.pen.fill()
        b.pen.fillStyle = '#cc2c38'
        b.pen.beginPath()
        b.pen.ellipse((x - 0.012) * b.wide, -8, b.wide * 0.12, 100, 0, 0, 7)
        b.pen.fill()
        b.ring(x, -6, 0.145 * (b.wide / b.side), (118 / b.side) * 0.99, 9, '#e8b848')
      }
      // Footlights along the edge.
      b.wash('#5c3418', '#2c180c', 930)
      b.plank(0, 1, 922, 18, '#d8a040')
      for (const x of [0.06, 0.2, 0.8, 0.94]) {
        b.glow(x, 900, 0.24, '#ffc860', 0.85)
        b.arch(x, 880, 0.085, 50, '#e8b040')
        b.disc(x, 912, 0.03, '#fff8dc')
      }
    },
  },
  arena: {
    from: [-0.5, -0.7, 0.5],
    light: '#fff0c8',
    ambient: '#746450',
    rim: '#f8dca0',
    below: '#a88450',
    open: true,
    moon: [0.28, 60],
    draw(b) {
      b.wash('#4c9ce0', '#d8e8ec', 0, 260)
      const dip = (x: number) => 60 - (x - 0.5) ** 2 * 420
      // Tiers of a bowl full of people, with awnings over the highest.
      for (const [y, c, h] of [
        [90, '#e0c494', 210],
        [270, '#ccae7c', 140],
        [390, '#b8986a', 120],
      ] as const) {
        const spots: Spot[] = []
        for (let k = 0; k <= 10; k++) spots.push([k / 10, y + dip(k / 10)])
        b.shape([...spots, [1, 1000], [0, 1000]], c)
        if (y === 90)
          for (let k = 0; k < 10; k++) {
            const x = (k + 0.5) / 10
            b.arch(x, y + dip(x) + 40, 0.075 * (b.wide / b.side), h * 0.62, '#6c4c2c')
            b.block(x + 0.05, y + dip(x + 0.05) + 26, 0.022, h * 0.75, '#f0dcb4', 0.4)
          }
        else
          for (let k = 0; k < 130; k++) {
            const x = b.dice.range(0, 1)
            const at = y + dip(x) + b.dice.range(22, h - 6)
            b.disc(
              x,
              at,
              0.013,
              b.dice.pick(['#c84434', '#e8dcc0', '#3c6c9c', '#d8a03c', '#6c4428', '#8c9c54', '#f0c8a0']),
            )
          }
        b.line(spots, 11, tone(c, 0.4))
      }
      b.recede(2.4)
      // The wall of the pit with its gates; sand; banners and a rack of shields at both hands.
      const wallTop: Spot[] = []
      for (let k = 0; k <= 10; k++) wallTop.push([k / 10, 490 + dip(k / 10)])
      b.shape([...wallTop, [1, 1000], [0, 1000]], '#a07c54')
      b.line(wallTop, 20, '#e8d4a8')
      for (let k = 0; k < 12; k++)
        b.line(
          [
            [k / 12, 500 + dip(k / 12)],
            [k / 12, 690 + dip(k / 12)],
          ],
          4,
          '#6c5034',
        )
      const sand: Spot[] = []
      for (let k = 0; k <= 10; k++) sand.push([k / 10, 660 + dip(k / 10) * 0.8])
      b.shape([...sand, [1, 1000], [0, 1000]], '#ecd09c')
      b.gloom(1000, 760, '#8c6434', 0.55)
      for (let k = 0; k < 26; k++) {
        const x = b.dice.range(0, 1)
        const y = b.dice.range(740, 990)
        b.line(
          [
            [x - 0.03, y],
            [x + 0.03, y + 4],
          ],
          5,
          b.dice.pick(['#c8a468', '#fce8bc']),
          0.7,
        )
      }
      for (const x of [0.17, 0.83]) {
        b.arch(x, 530 + dip(x), 0.13, 160, '#2c1c10')
        for (const k of [-0.04, 0, 0.04])
          b.rod(
            [
              [x + b.span(k), 540 + dip(x)],
              [x + b.span(k), 690 + dip(x)],
            ],
            8,
            '#6c6460',
          )
      }
      for (const x of [0.06, 0.94]) {
        b.rod(
          [
            [x, 1000],
            [x, 90],
          ],
          17,
          '#8a6038',
        )
        banner(b, x, 110, 0.14, 330, '#c82c34')
        shield(b, x, 560, 0.13, '#c82c34', '#f0d060')
        b.rod(
          [
            [x - 0.05, 900],
            [x + 0.05, 520],
          ],
          9,
          '#a87844',
        )
      }
    },
  },
  gallows: {
    from: [-0.55, -0.6, 0.55],
    light: '#dce4ec',
    ambient: '#545c68',
    rim: '#c0ccdc',
    open: true,
    draw(b) {
      b.wash('#5c6c84', '#d8d0b8', 0, 760)
      for (const [x, y, w] of [
        [0.2, 130, 0.7],
        [0.7, 90, 0.8],
        [0.5, 280, 0.6],
      ] as const)
        b.mass(x, y, w, 180, '#7c8898', 0.7, '#a8b0b8')
      b.ridge(700, 18, '#84846c')
      turret(b, 0.4, 540, 0.05, '#7c8088', 720)
      b.recede(3.4, '#b8bcbc', 0.15)
      b.ridge(760, 16, '#6c6850')
      // Uprights, the beam, its struts, and the noose; crows wait.
      b.block(0.11, 60, 0.085, 950, '#6c4c30', 0.5)
      for (const [y, h] of [
        [150, 200],
        [480, 180],
        [760, 160],
      ] as const)
        b.line(
          [
            [0.105, y],
            [0.11, y + h],
          ],
          4,
          '#38261a',
        )
      b.plank(0.02, 1.02, 60, 54, '#7c5838')
      b.rod('.11,330 .29,110', 32, '#6c4c30')
      const rope = '#d8bc84'
      {
        const x = 0.84
        b.line(
          [
            [x, 90],
            [x, 330],
          ],
          15,
          tone(rope, -0.5),
        )
        b.line(
          [
            [x - 0.003, 90],
            [x - 0.003, 330],
          ],
          9,
          rope,
        )
        for (let k = 0; k < 5; k++)
          b.rod(
            [
              [x - 0.03, 316 + k * 17],
              [x + 0.03, 322 + k * 17],
            ],
            15,
            rope,
          )
        b.ring(x, 486, 0.074, 0.105, 16, tone(rope, -0.45))
        b.ring(x - 0.003, 484, 0.074, 0.105, 9, rope)
      }
      const crow = (x: number, y: number, s: number) => {
        b.shape(
          [
            [x - s, y + s * 300],
            [x - s * 0.4, y - s * 260],
            [x, y - s * 620],
            [x + s * 0.4, y - s * 600],
            [x + s * 0.8, y - s * 460],
            [x + s * 0.35, y - s * 400],
            [x + s * 0.3, y],
            [x - s * 0.3, y + s * 300],
          ],
          '#14141a',
        )
        b.line(
          [
            [x, y],
            [x, y + s * 400],
          ],
          4,
          '#14141a',
        )
      }
      crow(0.2, 42, 0.055)
      crow(0.94, 44, 0.06)
      // The scaffold's boards and its steps; a block with the axe in it.
      b.wash('#8c6c48', '#54402a', 850)
      for (let k = -8; k <= 8; k++)
        b.line(
          [
            [0.5 + k * 0.08, 850],
            [0.5 + k * 0.15, 1000],
          ],
          5,
          '#38281a',
        )
      b.plank(-0.02, 1.02, 838, 22, '#a07c54')
      b.block(0.86, 780, 0.18, 130, '#7c5834')
      b.pen.fillStyle = '#c89c64'
      b.pen.beginPath()
      b.pen.ellipse(0.86 * b.wide, 780, b.side * 0.09, 26, 0, 0, 7)
      b.pen.fill()
      b.rod('.87,770 .97,590', 14, '#a87844')
      b.shape('.83,690 .9,730 .875,790 .8,770', '#c8ccd0')
      b.shape('.83,690 .85,700 .825,780 .8,770', '#f4f8fc')
    },
  },
} as const satisfies Record<string, Setting>
