import { type Brush, tone } from './brush.ts'
import { house } from './masonry.ts'
import { blades, cloud } from './nature.ts'
import type { Setting } from './setting.ts'

/** A rose in bloom: petals about petals, darker to its heart. */
const rose = (b: Brush, x: number, y: number, r: number, colour: string) => {
  for (let k = 0; k < 6; k++)
    b.disc(
      x + b.span(Math.cos(k * 1.047) * r * 0.55),
      y + Math.sin(k * 1.047) * r * 0.55 * b.side,
      r * 0.58,
      tone(colour, k % 2 ? 0.18 : -0.08),
    )
  b.disc(x, y, r * 0.6, colour)
  b.ring(x, y, r * 0.36, r * 0.3, 4, tone(colour, 0.4), 0.6)
  b.ring(x, y, r * 0.18, r * 0.15, 4, tone(colour, -0.45), 0.3)
}

/** Country where things grow for people. */
export const farmland = {
  field: {
    from: [-0.6, -0.55, 0.55],
    light: '#ffecb8',
    ambient: '#706c50',
    rim: '#f8d880',
    below: '#b89038',
    open: true,
    moon: [0.3, 96],
    draw(b) {
      b.wash('#4c98dc', '#fcecc0', 0, 600)
      cloud(b, 0.24, 150, 0.44)
      cloud(b, 0.6, 260, 0.36)
      b.ridge(560, 22, '#8cac84')
      b.recede(3, '#f8ecc8', 0.14)
      b.wash('#e8c050', '#c08c2c', 600)
      // Furrows run to the skyline; a red barn with its silo; a scarecrow; sheaves.
      for (let k = -8; k <= 8; k++)
        b.line(
          [
            [0.5 + k * 0.04, 600],
            [0.5 + k * 0.2, 1000],
          ],
          11,
          k % 2 ? '#a87420' : '#f4d470',
        )
      b.block(0.69, 400, 0.07, 240, '#c8c4bc')
      b.mass(0.69, 402, 0.08, 60, '#8c9094')
      b.block(0.87, 390, 0.27, 270, '#b83c30', 0.3)
      b.shape('.72,396 .77,300 .87,220 .97,300 1.02,396', '#a83428')
      b.line('.715,404 .77,300 .87,216 .97,300 1.025,404', 20, '#5c4a44')
      b.shape('.82,660 .82,480 .92,480 .92,660', '#f0e4d4')
      b.shape('.83,660 .83,490 .91,490 .91,660', '#8c2c24')
      b.line('.83,490 .91,660', 7, '#f0e4d4')
      b.line('.91,490 .83,660', 7, '#f0e4d4')
      b.block(0.87, 330, 0.06, 64, '#f0e4d4', 0.1)
      b.block(0.87, 338, 0.044, 48, '#4c2018')
      b.rod('.13,1000 .13,420', 16, '#8a6038')
      b.rod('.0,540 .26,540', 14, '#8a6038')
      b.shape('.04,520 .22,520 .26,570 .2,580 .19,760 .07,760 .06,580 .0,570', '#4c6c94')
      b.shape('.13,520 .22,520 .26,570 .2,580 .19,760 .13,760', '#34507c')
      b.block(0.15, 640, 0.05, 50, '#c84c3c')
      b.ball(0.13, 460, 0.056, '#e0bc74')
      b.shape('.04,440 .22,440 .18,420 .15,350 .11,350 .08,420', '#7c5430')
      for (const [x, y] of [
        [0.0, 560],
        [0.26, 556],
        [0.1, 770],
        [0.16, 770],
      ] as const)
        blades(b, x - 0.03, x + 0.03, y + 20, 60, ['#f0d470', '#c89834'], 8)
      const sheaf = (x: number, y: number, s: number) => {
        for (let k = -7; k <= 7; k++)
          b.line(
            [
              [x + k * s * 0.09, y],
              [x + k * s * 0.03, y - s * 600],
              [x + k * s * 0.11, y - s * 1200],
            ],
            6,
            ['#e8bc48', '#f8dc80', '#b8842c'][Math.abs(k) % 3]!,
          )
        b.plank(x - s * 0.3, x + s * 0.3, y - s * 620, s * 90, '#8a5c28')
      }
      sheaf(0.8, 880, 0.15)
      sheaf(0.94, 960, 0.19)
      sheaf(0.26, 960, 0.14)
      blades(b, 0, 1, 1020, 130, ['#e8bc48', '#f8dc80', '#b8842c'], 70)
    },
  },
  garden: {
    from: [-0.5, -0.65, 0.55],
    light: '#fff4d8',
    ambient: '#5c7858',
    rim: '#f0d8d0',
    open: true,
    draw(b) {
      b.wash('#6cb4e4', '#ecf4d4', 0, 560)
      cloud(b, 0.4, 150, 0.4)
      house(b, 0.5, 380, 0.2, '#f0dcc0', '#b06048', '#54605c', 640)
      b.leaves(0.28, 520, 0.3, 220, ['#4c8448', '#74a858', '#b0d080'], 0.035)
      b.leaves(0.72, 520, 0.3, 220, ['#4c8448', '#74a858', '#b0d080'], 0.035)
      b.recede(3, '#ecf4d4', 0.15)
      b.wash('#84b84c', '#5c9438', 620)
      b.shape('.46,620 .54,620 .74,1000 .26,1000', '#e0cca4')
      for (const [y, w] of [
        [660, 0.06],
        [720, 0.09],
        [800, 0.13],
        [900, 0.19],
      ] as const)
        b.line(
          [
            [0.5 - w, y],
            [0.5 + w, y],
          ],
          4,
          '#a89470',
        )
      // Clipped hedges lead to a fountain; an arbour of roses bends over the path.
      for (const side of [-1, 1]) {
        b.shape(
          [
            [0.5 + side * 0.08, 620],
            [0.5 + side * 0.3, 640],
            [0.5 + side * 0.56, 820],
            [0.5 + side * 0.56, 960],
            [0.5 + side * 0.3, 760],
            [0.5 + side * 0.08, 650],
          ],
          '#34642c',
        )
        b.shape(
          [
            [0.5 + side * 0.08, 614],
            [0.5 + side * 0.3, 630],
            [0.5 + side * 0.56, 800],
            [0.5 + side * 0.56, 830],
            [0.5 + side * 0.28, 656],
            [0.5 + side * 0.08, 624],
          ],
          '#74a844',
        )
        b.ball(0.5 + side * 0.27, 600, 0.05, '#48803a')
      }
      b.line('.15,1000 .15,320 .22,170 .36,90 .5,64 .64,90 .78,170 .85,320 .85,1000', 20, '#8a6844')
      b.line('.21,1000 .21,350 .27,220 .4,140 .5,124 .6,140 .73,220 .79,350 .79,1000', 12, '#8a6844')
      for (let k = 0; k < 7; k++)
        for (const s of [-1, 1])
          b.line(
            [
              [0.5 + s * 0.35, 360 + k * 90],
              [0.5 + s * 0.29, 380 + k * 90],
            ],
            8,
            '#8a6844',
          )
      for (const [x, y, w, h] of [
        [0.16, 420, 0.16, 300],
        [0.84, 420, 0.16, 300],
        [0.22, 190, 0.2, 150],
        [0.78, 190, 0.2, 150],
        [0.36, 95, 0.2, 90],
        [0.64, 95, 0.2, 90],
        [0.5, 70, 0.2, 60],
        [0.14, 700, 0.17, 300],
        [0.86, 700, 0.17, 300],
      ] as const)
        b.leaves(x, y, w, h, ['#285424', '#44843a', '#90c05c'], 0.022)
      const bloom = b.dice.pick([
        ['#e8486c', '#f8c0cc', '#b82848'],
        ['#e03838', '#fff0e0', '#a81c24'],
        ['#a060d8', '#f4c8f0', '#6c34a4'],
      ] as const)
      for (const [x, y] of [
        [0.15, 400],
        [0.12, 520],
        [0.18, 610],
        [0.2, 250],
        [0.26, 170],
        [0.34, 105],
        [0.66, 105],
        [0.74, 170],
        [0.8, 260],
        [0.86, 390],
        [0.83, 510],
        [0.88, 620],
        [0.12, 730],
        [0.17, 840],
        [0.88, 750],
        [0.83, 850],
        [0.1, 900],
        [0.9, 920],
        [0.04, 760],
        [0.96, 800],
      ] as const) {
        const c = b.dice.pick(bloom)
        rose(b, x, y, 0.034, c)
      }
    },
  },
  vineyard: {
    from: [-0.6, -0.55, 0.55],
    light: '#ffecc0',
    ambient: '#647050',
    rim: '#f0d890',
    open: true,
    draw(b) {
      b.wash('#5ca4dc', '#fcecc0', 0, 560)
      cloud(b, 0.62, 140, 0.4)
      b.ridge(500, 40, '#94a8b0')
      b.shape('0,600 .24,500 .5,560 .8,480 1,540 1,700 0,700', '#94a860')
      for (let k = 0; k < 7; k++)
        b.line(
          [
            [0.55 + k * 0.07, 560],
            [0.7 + k * 0.05, 500],
          ],
          6,
          '#5c7c38',
        )
      house(b, 0.38, 440, 0.09, '#f0dcb4', '#c06840', '#54483c', 560)
      for (const x of [0.3, 0.46])
        b.shape(
          [
            [x - 0.012, 560],
            [x, 410],
            [x + 0.012, 560],
          ],
          '#3c6038',
        )
      b.recede(3, '#fcecc8', 0.14)
      b.wash('#b89458', '#8a643c', 590)
      // Rows of vines on their stakes run away on both hands.
      for (const side of [-1, 1])
        for (const z of [3, 2.3, 1.75, 1.35]) {
          const x = 0.5 + side * (0.42 / z)
          const y = 430 + 260 / z
          b.block(x, y - 200 / z, 0.02 / z, 330 / z, '#7c5834')
          b.leaves(
            x + side * b.span(0.1 / z),
            y - 60 / z,
            0.32 / z,
            230 / z,
            ['#3c6424', '#64943a', '#b0cc5c'],
            0.05 / z,
          )
        }
      for (const x of [0.06, 0.94]) b.block(x, 90, 0.05, 910, '#8a6038', 0.5)
      b.rod('-.02,130 1.02,130', 17, '#8a6038')
      b.rod('.02,560 .08,300 .04,120', 20, '#6c4c30')
      b.rod('.98,600 .93,320 .96,120', 20, '#6c4c30')
      for (const [x, y, w, h] of [
        [0.08, 150, 0.36, 220],
        [0.92, 160, 0.36, 240],
        [0.34, 105, 0.3, 90],
        [0.66, 105, 0.3, 90],
        [0.03, 480, 0.2, 260],
        [0.97, 500, 0.2, 280],
      ] as const)
        b.leaves(x, y, w, h, ['#34602a', '#5c943c', '#b8d468'], 0.034)
      const grapes = (x: number, y: number, s: number, c: string) => {
        for (const [row, n] of [3, 4, 4, 3, 2, 1].entries())
          for (let k = 0; k < n; k++) b.ball(x + b.span((k - (n - 1) / 2) * s * 0.9), y + row * s * 640, s * 0.56, c)
      }
      for (const [x, y, c] of [
        [0.08, 290, '#6c2c8c'],
        [0.19, 250, '#5c2478'],
        [0.87, 310, '#6c2c8c'],
        [0.96, 380, '#7c3898'],
        [0.78, 230, '#5c2478'],
        [0.03, 560, '#7c3898'],
        [0.97, 640, '#5c2478'],
      ] as const)
        grapes(x, y, 0.038, c)
      for (const [x, y] of [
        [0.14, 930],
        [0.86, 950],
      ] as const) {
        for (let k = 0; k < 12; k++)
          b.ball(x - 0.07 + (k % 6) * 0.028, y - 70 - Math.floor(k / 6) * 24, 0.022, k % 2 ? '#6c2c8c' : '#8c48a8')
        b.shape(
          [
            [x - 0.11, y - 60],
            [x + 0.11, y - 60],
            [x + 0.08, y + 50],
            [x - 0.08, y + 50],
          ],
          '#b08048',
        )
        for (const t of [-30, 0, 26])
          b.line(
            [
              [x - 0.1, y + t],
              [x + 0.1, y + t],
            ],
            5,
            '#6c4824',
          )
      }
    },
  },
} as const satisfies Record<string, Setting>
