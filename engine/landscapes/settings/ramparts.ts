import type { Brush } from './brush.ts'
import type { Setting } from './setting.ts'

const battlements = (b: Brush, y: number, colour: string, from = -0.02, to = 1.02) => {
  const w = b.side * 0.11
  b.block((from + to) / 2, y, (to - from) * b.wide, 1000 - y, colour, 0.12)
  for (let x = from * b.wide; x < to * b.wide; x += w * 1.7) b.block((x + w / 2) / b.wide, y - 80, w, 84, colour, 0.2)
}

/** Of stone, to hold or to look from: yards, walls, gates, towers, bridges, and where people are judged. */
export const ramparts = {
  courtyard: {
    from: [-0.55, -0.65, 0.55],
    light: '#fff0d0',
    ambient: '#64686c',
    rim: '#d8d0c0',
    open: true,
    draw(b) {
      b.wash('#84aacc', '#dce0d4', 0, 600)
      b.pen.save()
      battlements(b, 330, '#a09484')
      b.arch(0.5, 460, b.side * 0.3, 540, '#3c342e')
      b.pen.restore()
      for (const x of [0.08, 0.92]) {
        b.block(x, 150, b.side * 0.3, 850, '#8a7e70', 0.4)
        for (const k of [-1, 0, 1]) b.block(x + (k * 0.11 * b.side) / b.wide, 90, b.side * 0.07, 70, '#8a7e70', 0.3)
        b.arch(x, 300, b.side * 0.045, 130, '#26201c')
      }
      const cloth = b.dice.pick(['#9c2c34', '#2c508c'])
      b.shape(
        [
          [0.08, 10],
          [0.25, 30],
          [0.2, 60],
          [0.25, 96],
          [0.08, 80],
        ],
        cloth,
      )
      b.line(
        [
          [0.08, 0],
          [0.08, 110],
        ],
        10,
        '#3c2c20',
      )
      b.wash('#a4947c', '#7c6c58', 800)
    },
  },
  gate: {
    from: [-0.65, -0.4, 0.58],
    light: '#ffe0b0',
    ambient: '#585858',
    rim: '#f0b070',
    open: true,
    draw(b) {
      b.wash('#8c8478', '#5c544c')
      b.arch(0.5, 60, b.side * 0.62, 940, '#38302a')
      b.arch(0.5, 90, b.side * 0.54, 910, '#b8c8d0')
      for (let k = -2; k <= 2; k++) b.block(0.5 + (k * 0.115 * b.side) / b.wide, 80, b.side * 0.026, 210, '#2a221c')
      for (let k = -2; k <= 2; k++) {
        const x = 0.5 + (k * 0.115 * b.side) / b.wide
        b.shape(
          [
            [x - 0.02, 290],
            [x + 0.02, 290],
            [x, 330],
          ],
          '#2a221c',
        )
      }
      b.block(0.5, 170, b.side * 0.52, 26, '#2a221c')
      for (const [x, y] of [
        [0.06, 300],
        [0.94, 300],
      ] as const) {
        b.block(x, y, b.side * 0.03, 110, '#1c140e')
        b.mass(x, y - 30, b.side * 0.09, 110, '#ffd078')
        b.glow(x, y - 10, b.side * 0.4, '#ff9838', 0.65)
      }
    },
  },
  wall: {
    from: [-0.6, -0.5, 0.58],
    light: '#ffe8c8',
    ambient: '#606874',
    rim: '#f0c8a0',
    open: true,
    draw(b) {
      b.wash('#7494b8', '#f0d4a8', 0, 700)
      b.ridge(560, 40, '#8c98a4')
      b.ridge(620, 26, '#6c7c74')
      b.shape(
        [
          [0.78, 620],
          [0.78, 190],
          [1.04, 190],
          [1.04, 620],
        ],
        '#7c7268',
      )
      for (const x of [0.79, 0.88, 0.97]) b.block(x, 130, b.side * 0.065, 66, '#7c7268')
      b.arch(0.9, 280, b.side * 0.045, 140, '#2c2622')
      b.shape(
        [
          [0.68, 20],
          [0.9, 40],
          [0.9, 140],
          [0.7, 100],
        ],
        '#a83034',
        0,
      )
      battlements(b, 590, '#8c8074')
      b.line(
        [
          [0.12, 520],
          [0.12, 0],
        ],
        14,
        '#3c2c20',
      )
      b.shape(
        [
          [0.12, 20],
          [0.34, 50],
          [0.28, 100],
          [0.33, 160],
          [0.12, 150],
        ],
        b.dice.pick(['#a83034', '#2c508c', '#c08c2c']),
      )
    },
  },
  tower: {
    from: [-0.55, -0.6, 0.55],
    light: '#ffecd0',
    ambient: '#64748c',
    rim: '#f0d0b0',
    open: true,
    draw(b) {
      b.wash('#5c88bc', '#f0e4d0', 0, 760)
      for (const [x, y] of [
        [0.1, 560],
        [0.4, 640],
        [0.72, 580],
        [0.98, 640],
      ] as const)
        b.mass(x, y, b.side * 0.5, 160, '#ffffff', 0.75)
      b.ridge(720, 20, '#8cacb4')
      b.shape(
        [
          [0.06, 760],
          [0.08, 380],
          [0.2, 380],
          [0.22, 760],
        ],
        '#a49c9c',
      )
      b.shape(
        [
          [0.05, 390],
          [0.14, 150],
          [0.23, 390],
        ],
        '#4c6088',
      )
      b.shape(
        [
          [0.84, 760],
          [0.85, 480],
          [0.93, 480],
          [0.94, 760],
        ],
        '#b4acac',
      )
      b.shape(
        [
          [0.83, 490],
          [0.89, 310],
          [0.95, 490],
        ],
        '#4c6088',
      )
      battlements(b, 810, '#857a70')
    },
  },
  bridge: {
    from: [-0.55, -0.6, 0.55],
    light: '#fff0d8',
    ambient: '#647078',
    rim: '#d0e0e0',
    open: true,
    draw(b) {
      b.wash('#84a8c4', '#e0e4d8', 0, 560)
      b.shape(
        [
          [0, 600],
          [0, 170],
          [0.16, 280],
          [0.34, 560],
          [0.42, 620],
        ],
        '#6c7c74',
      )
      b.shape(
        [
          [1, 600],
          [1, 130],
          [0.86, 240],
          [0.68, 540],
          [0.58, 620],
        ],
        '#5c6c68',
      )
      b.wash('#a4c0c4', '#5c8490', 580)
      for (const x of [0.14, 0.86]) b.block(x, 480, b.side * 0.14, 300, '#8c8478')
      b.shape(
        [
          [0, 560],
          [0.5, 640],
          [1, 560],
          [1, 720],
          [0.5, 800],
          [0, 720],
        ],
        '#a09484',
      )
      b.line(
        [
          [0, 560],
          [0.5, 640],
          [1, 560],
        ],
        30,
        '#c0b4a0',
      )
      b.wash('#948878', '#6c6054', 800)
      for (const x of [0.06, 0.94]) {
        b.block(x, 420, b.side * 0.1, 400, '#a89c8c')
        b.disc(x, 390, b.side * 0.07, '#b8ac98')
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
      b.wash('#6c7888', '#c4c4b8', 0, 800)
      for (const x of [0.2, 0.7]) b.mass(x, 150, b.side * 0.7, 220, '#848c98', 0.5)
      b.ridge(740, 24, '#5c5c50')
      b.block(0.12, 70, b.side * 0.06, 930, '#2c2018')
      b.line(
        [
          [0.06, 90],
          [0.98, 90],
        ],
        44,
        '#2c2018',
      )
      b.line(
        [
          [0.12, 290],
          [0.3, 100],
        ],
        30,
        '#2c2018',
      )
      b.line(
        [
          [0.86, 100],
          [0.86, 330],
        ],
        12,
        '#8c7448',
      )
      b.pen.strokeStyle = '#8c7448'
      b.pen.lineWidth = 14
      b.pen.beginPath()
      b.pen.ellipse(0.86 * b.wide, 400, b.side * 0.055, 76, 0, 0, 7)
      b.pen.stroke()
      b.wash('#50402e', '#38291c', 860)
    },
  },
  arena: {
    from: [-0.5, -0.7, 0.5],
    light: '#fff0c8',
    ambient: '#746450',
    rim: '#f8dca0',
    below: '#a88450',
    open: true,
    draw(b) {
      b.wash('#74a8d4', '#e4dcc4', 0, 300)
      for (const [y, c, h] of [
        [150, '#c8ac80', 200],
        [330, '#b4966c', 180],
        [500, '#9c7e58', 160],
      ] as const) {
        b.shape(
          [
            [0, y - 60],
            [0.25, y + 14],
            [0.5, y + 34],
            [0.75, y + 14],
            [1, y - 60],
            [1, 1000],
            [0, 1000],
          ],
          c,
        )
        for (let k = 0; k < 8; k++) {
          const x = (k + 0.5) / 8
          const dip = 34 - Math.abs(x - 0.5) ** 2 * 376
          if (y < 400) b.arch(x, y + dip + 40, b.wide * 0.07, h * 0.62, '#54402c')
        }
      }
      b.wash('#dcbc84', '#b8945c', 680)
      b.shape(
        [
          [0.02, 40],
          [0.12, 40],
          [0.12, 330],
          [0.07, 380],
          [0.02, 330],
        ],
        '#a82c30',
      )
      b.shape(
        [
          [0.88, 40],
          [0.98, 40],
          [0.98, 330],
          [0.93, 380],
          [0.88, 330],
        ],
        '#a82c30',
      )
    },
  },
} as const satisfies Record<string, Setting>
