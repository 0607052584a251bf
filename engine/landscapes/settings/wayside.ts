import type { Brush, Spot } from './brush.ts'
import type { Setting } from './setting.ts'

const bare = (b: Brush, x: number, colour: string, lean: number) => {
  b.trunk(x, b.side * 0.07, colour)
  for (const [y, far, up] of [
    [430, 0.16, 180],
    [300, 0.12, 200],
    [180, 0.14, 150],
  ] as const)
    b.line(
      [
        [x, y],
        [x + lean * far * 0.5, y - up * 0.4],
        [x + lean * far, y - up],
      ],
      b.side * 0.026,
      colour,
    )
}

const stone = (b: Brush, x: number, y: number, w: number, colour: string) => b.arch(x, y, b.side * w, 1000 - y, colour)

/** What people left in the country: roads, ruins, graves, fields of battle. */
export const wayside = {
  road: {
    from: [-0.7, -0.3, 0.6],
    light: '#ffc890',
    ambient: '#56505c',
    rim: '#f0a070',
    open: true,
    draw(b) {
      b.wash('#5c6890', '#ffc888', 0, 620)
      b.glow(0.5, 580, b.side * 0.6, '#ffe0a0', 0.6)
      b.ridge(600, 24, '#7c6c70')
      b.ridge(680, 20, '#54503c')
      b.shape(
        [
          [0.49, 650],
          [0.53, 650],
          [0.58, 730],
          [0.8, 1000],
          [0.2, 1000],
          [0.44, 730],
        ] satisfies Spot[],
        '#c8a478',
      )
      b.block(0.87, 300, b.side * 0.045, 600, '#2c2018')
      b.shape(
        [
          [0.72, 330],
          [0.95, 320],
          [0.99, 365],
          [0.95, 410],
          [0.72, 400],
        ],
        '#3c2c1e',
      )
      b.shape(
        [
          [0.78, 450],
          [1, 440],
          [1, 510],
          [0.78, 520],
          [0.74, 485],
        ],
        '#3c2c1e',
      )
      b.trunk(0.07, b.side * 0.09, '#241c1a')
      b.mass(0.06, 150, b.side * 0.5, 420, '#2c2a26')
    },
  },
  ruins: {
    from: [-0.55, -0.6, 0.55],
    light: '#fff0cc',
    ambient: '#5c6c60',
    rim: '#e0e4b0',
    open: true,
    draw(b) {
      b.wash('#84acc0', '#e8e4c0', 0, 700)
      b.ridge(620, 40, '#7c9478')
      b.pen.lineWidth = b.side * 0.11
      b.pen.strokeStyle = '#a09884'
      b.pen.beginPath()
      b.pen.moveTo(0.14 * b.wide, 1000)
      b.pen.lineTo(0.14 * b.wide, 330)
      b.pen.quadraticCurveTo(0.18 * b.wide, 80, 0.46 * b.wide, 50)
      b.pen.stroke()
      b.shape(
        [
          [0.44, 0],
          [0.47, 40],
          [0.52, 30],
          [0.49, 110],
          [0.44, 105],
        ],
        '#a09884',
      )
      for (const [x, y] of [
        [0.78, 430],
        [0.95, 220],
      ] as const) {
        b.block(x, y, b.side * 0.12, 1000, '#b0a690')
        b.shape(
          [
            [x - 0.07, y + 20],
            [x - 0.03, y - 40],
            [x + 0.02, y],
            [x + 0.07, y + 30],
          ],
          '#b0a690',
        )
      }
      for (const [x, y, h] of [
        [0.12, 300, 380],
        [0.95, 330, 300],
        [0.06, 700, 300],
      ] as const)
        b.mass(x, y, b.side * 0.2, h, '#486c3c', 0.9)
      b.ridge(880, 30, '#5c7444')
    },
  },
  graveyard: {
    from: [-0.5, -0.6, 0.55],
    light: '#b8ccdc',
    ambient: '#3c4a58',
    rim: '#a8d0e0',
    below: '#50686c',
    draw(b) {
      b.wash('#24344c', '#88a0a4', 0, 700)
      b.disc(0.8, 150, b.side * 0.1, '#e8ecdc')
      b.glow(0.8, 150, b.side * 0.5, '#c0d8e4', 0.6)
      b.ridge(640, 26, '#4c5c60')
      bare(b, 0.06, '#141a20', 1)
      for (const [x, y, w] of [
        [0.22, 560, 0.13],
        [0.78, 520, 0.14],
      ] as const)
        stone(b, x, y, w, '#4c585c')
      b.block(0.93, 380, b.side * 0.06, 620, '#2c3438')
      b.block(0.93, 460, b.side * 0.22, 60, '#2c3438')
      stone(b, 0.08, 640, 0.24, '#2c3438')
      b.mass(0.5, 760, b.side * 1.2, 160, '#a8bcbc', 0.3)
    },
  },
  battlefield: {
    from: [-0.65, -0.3, 0.6],
    light: '#ffcca0',
    ambient: '#584c4c',
    rim: '#ff9050',
    below: '#8c4424',
    open: true,
    draw(b) {
      b.wash('#4c4850', '#e89858', 0, 700)
      b.glow(0.72, 620, b.side * 0.6, '#ff9040', 0.7)
      for (const [x, y] of [
        [0.8, 430],
        [0.88, 220],
        [0.98, 40],
        [0.1, 120],
      ] as const)
        b.mass(x, y, b.side * 0.5, 300, '#38333a', 0.6)
      b.ridge(680, 26, '#443a36')
      b.line(
        [
          [0.12, 1000],
          [0.16, 60],
        ],
        18,
        '#1c1614',
      )
      b.shape(
        [
          [0.16, 70],
          [0.34, 120],
          [0.29, 190],
          [0.33, 260],
          [0.22, 230],
          [0.15, 290],
        ],
        '#8c2428',
      )
      for (const [x, to] of [
        [0.02, 0.06],
        [0.27, 0.23],
        [0.78, 0.84],
        [0.97, 0.9],
      ] as const)
        b.line(
          [
            [x, 1000],
            [to, 430],
          ],
          14,
          '#1c1614',
        )
      b.ridge(850, 30, '#241c1a')
    },
  },
} as const satisfies Record<string, Setting>
