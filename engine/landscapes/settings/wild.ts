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

const fir = (b: Brush, x: number, y: number, w: number, colour: string) => {
  const half = w / 2 / b.wide
  const tall = (1000 - y) * 0.9
  const spots: Spot[] = [[x, y]]
  for (let k = 1; k <= 4; k++)
    spots.push([x + (half * k) / 4, y + (tall * k) / 4], [x + (half * k) / 7, y + (tall * k) / 4 - 14])
  for (let k = 4; k >= 1; k--)
    spots.push([x - (half * k) / 7, y + (tall * k) / 4 - 14], [x - (half * k) / 4, y + (tall * k) / 4])
  b.shape(spots, colour)
}

const peak = (b: Brush, x: number, y: number, w: number, rock: string, snow: string) => {
  b.shape(
    [
      [x - w, 1000],
      [x - w * 0.35, y + 170],
      [x, y],
      [x + w * 0.3, y + 140],
      [x + w, 1000],
    ],
    rock,
  )
  b.shape(
    [
      [x - w * 0.35, y + 170],
      [x, y],
      [x + w * 0.1, y + 150],
      [x - w * 0.06, y + 120],
      [x - w * 0.14, y + 210],
    ],
    snow,
  )
}

const stone = (b: Brush, x: number, y: number, w: number, colour: string) => b.arch(x, y, b.side * w, 1000 - y, colour)

/** Country: what grows, what lies open to the sky. */
export const wild = {
  forest: {
    from: [-0.5, -0.65, 0.55],
    light: '#fbf4c0',
    ambient: '#44583e',
    rim: '#d8e888',
    open: true,
    draw(b) {
      b.wash('#5c7c48', '#2c4028')
      b.glow(0.56, 330, b.side * 0.62, '#ecf0a8', 0.85)
      b.mass(0.3, 60, b.side * 0.8, 240, '#3c5c30', 0.8)
      b.mass(0.86, 40, b.side * 0.7, 300, '#34522c', 0.8)
      for (const [x, w, c] of [
        [0.3, 0.035, '#54683c'],
        [0.69, 0.03, '#5c7040'],
        [0.78, 0.05, '#3c4c2c'],
        [0.2, 0.06, '#34442a'],
      ] as const)
        b.trunk(x, b.side * w, c)
      b.beam(0.75, -20, 0.36, 900, 0.1, '#f4f4b0', 0.35)
      b.trunk(0.05, b.side * 0.15, '#1e2618')
      b.trunk(0.95, b.side * 0.17, '#1a2216')
      b.mass(0.02, 30, b.side * 0.6, 300, '#1e3018')
      b.mass(0.98, 10, b.side * 0.6, 260, '#1c2e18')
      b.ridge(880, 30, '#22331c')
    },
  },
  jungle: {
    from: [-0.4, -0.75, 0.5],
    light: '#f4f8b8',
    ambient: '#38604a',
    rim: '#b8f080',
    open: true,
    draw(b) {
      b.wash('#a0c878', '#1c4c38')
      b.glow(0.5, 280, b.side * 0.6, '#f0f8b0', 0.6)
      for (const [x, y, far, c] of [
        [0, 180, 0.4, '#2c7440'],
        [1, 120, -0.42, '#24643a'],
        [0, 20, 0.46, '#1c5434'],
        [1, 330, -0.34, '#347c44'],
        [0, 420, 0.34, '#184a30'],
        [1, 560, -0.36, '#16442c'],
        [0, 640, 0.4, '#123c28'],
      ] as const)
        b.shape(
          [
            [x, y - 40],
            [x + far * 0.5, y - 90],
            [x + far * 0.9, y + 10],
            [x + far, y + 130],
            [x + far * 0.7, y + 60],
            [x + far * 0.35, y + 70],
            [x, y + 90],
          ],
          c,
        )
      for (const x of [0.24, 0.76, 0.83])
        b.line(
          [
            [x, 0],
            [x + 0.03, 300],
            [x, 560],
          ],
          14,
          '#123422',
        )
      b.ridge(900, 50, '#0f3020')
    },
  },
  glade: {
    from: [-0.4, -0.6, 0.6],
    light: '#dcd0ff',
    ambient: '#40507c',
    rim: '#80f0d8',
    below: '#58c8b0',
    draw(b) {
      b.wash('#3c3c88', '#1c5c6c')
      b.glow(0.5, 360, b.side * 0.7, '#90e0e8', 0.6)
      b.glow(0.8, 140, b.side * 0.5, '#f098e0', 0.6)
      for (const [x, lean] of [
        [0.06, 1],
        [0.95, -1],
      ] as const) {
        b.line(
          [
            [x, 1000],
            [x + lean * 0.03, 500],
            [x + lean * 0.12, 200],
            [x + lean * 0.34, 60],
            [0.5, 40],
          ],
          b.side * 0.09,
          '#241c50',
        )
        b.mass(x, 90, b.side * 0.52, 300, '#7c4ca8', 0.9)
      }
      for (const [x, y, w, c] of [
        [0.1, 620, 0.26, '#e070b8'],
        [0.25, 780, 0.17, '#58d8d0'],
        [0.9, 660, 0.28, '#58d0e0'],
        [0.76, 800, 0.16, '#d888f0'],
      ] as const) {
        b.block(x, y, b.side * w * 0.25, 400, '#d0d8f0')
        b.arch(x, y - 90, b.side * w, 120, c)
        b.glow(x, y, b.side * w, c, 0.5)
      }
    },
  },
  swamp: {
    from: [-0.5, -0.5, 0.6],
    light: '#dce4b0',
    ambient: '#4c5844',
    rim: '#b0d090',
    below: '#586c44',
    open: true,
    draw(b) {
      b.wash('#84947c', '#a8ac7c', 0, 640)
      b.glow(0.5, 460, b.side * 0.5, '#e4e8b4', 0.5)
      b.ridge(560, 30, '#6c7c60')
      b.wash('#7c8860', '#2e3c28', 620)
      for (const x of [0.08, 0.92]) {
        b.shape(
          [
            [x - 0.04, 0],
            [x + 0.05, 0],
            [x + 0.03, 560],
            [x + 0.13, 800],
            [x - 0.12, 800],
            [x - 0.02, 560],
          ],
          '#26301f',
        )
        for (const k of [-0.07, 0.03, 0.13, 0.2])
          b.shape(
            [
              [x + k - 0.035, 0],
              [x + k + 0.035, 0],
              [x + k + 0.01, 330 - k * 500],
              [x + k - 0.01, 360 - k * 500],
            ],
            '#3c4c30',
          )
      }
      b.line(
        [
          [0, 70],
          [0.34, 110],
        ],
        40,
        '#26301f',
      )
      b.mass(0.5, 640, b.side * 1, 120, '#c4ccA4', 0.25)
      for (const x of [0.24, 0.3, 0.72, 0.8])
        b.line(
          [
            [x, 1000],
            [x - 0.015, 620],
          ],
          14,
          '#26301f',
        )
    },
  },
  desert: {
    from: [-0.6, -0.6, 0.5],
    light: '#fff0c0',
    ambient: '#78684c',
    rim: '#ffd890',
    below: '#c89450',
    open: true,
    draw(b) {
      b.wash('#5c9ccc', '#f8e4b4', 0, 560)
      b.disc(0.18, 130, b.side * 0.07, '#fffbe0')
      b.glow(0.18, 130, b.side * 0.4, '#fff4c0', 0.7)
      b.shape(
        [
          [0, 600],
          [0.3, 430],
          [0.56, 540],
          [1, 500],
          [1, 1000],
          [0, 1000],
        ],
        '#e4b468',
      )
      b.shape(
        [
          [0.3, 430],
          [0.56, 540],
          [0.4, 700],
          [0.34, 560],
        ],
        '#b8803c',
      )
      b.shape(
        [
          [0.5, 680],
          [0.86, 420],
          [1.1, 520],
          [1.1, 1000],
          [0.5, 1000],
        ],
        '#d8a050',
      )
      b.shape(
        [
          [0.86, 420],
          [1.1, 520],
          [1.1, 1000],
          [0.78, 800],
          [0.9, 600],
        ],
        '#a06c30',
      )
      b.shape(
        [
          [0, 760],
          [0.3, 700],
          [0.7, 850],
          [1, 820],
          [1, 1000],
          [0, 1000],
        ],
        '#ecc078',
      )
    },
  },
  snowfield: {
    from: [-0.55, -0.6, 0.55],
    light: '#eef4ff',
    ambient: '#788ca8',
    rim: '#d8ecff',
    below: '#a0b4cc',
    open: true,
    draw(b) {
      b.wash('#6c8cb4', '#d4e0ec', 0, 700)
      peak(b, 0.24, 260, 0.4, '#7c94b4', '#f0f6fc')
      peak(b, 0.8, 200, 0.44, '#7088ac', '#f0f6fc')
      b.shape(
        [
          [0, 660],
          [0.3, 610],
          [0.6, 670],
          [1, 600],
          [1, 1000],
          [0, 1000],
        ],
        '#e4edf6',
      )
      for (const [x, y, w] of [
        [0.06, 330, 0.28],
        [0.94, 280, 0.3],
        [0.22, 480, 0.17],
      ] as const) {
        fir(b, x, y, b.side * w, '#2c4454')
        fir(b, x - 0.012, y - 20, b.side * w * 0.6, '#dce8f4')
      }
      b.shape(
        [
          [0, 830],
          [0.4, 780],
          [1, 850],
          [1, 1000],
          [0, 1000],
        ],
        '#f4f8fc',
      )
    },
  },
  mountains: {
    from: [-0.6, -0.55, 0.55],
    light: '#fff0d8',
    ambient: '#64748c',
    rim: '#c8dcf0',
    open: true,
    draw(b) {
      b.wash('#6c98c8', '#dce4e4', 0, 700)
      peak(b, 0.54, 380, 0.4, '#94a8bc', '#e8f0f4')
      peak(b, 0.14, 170, 0.36, '#6c7c90', '#f0f4f8')
      peak(b, 0.88, 110, 0.4, '#5c6c80', '#ecf0f4')
      b.mass(0.5, 640, b.side * 1.1, 110, '#f0f4f4', 0.4)
      b.shape(
        [
          [0, 1000],
          [0, 560],
          [0.12, 640],
          [0.22, 800],
          [0.36, 1000],
        ],
        '#3c444c',
      )
      b.shape(
        [
          [1, 1000],
          [1, 500],
          [0.9, 600],
          [0.82, 780],
          [0.66, 1000],
        ],
        '#343c44',
      )
    },
  },
  meadow: {
    from: [-0.55, -0.65, 0.55],
    light: '#fff6d4',
    ambient: '#68806c',
    rim: '#f0e8a8',
    open: true,
    draw(b) {
      b.wash('#6ca8dc', '#e4ecd8', 0, 620)
      for (const [x, y] of [
        [0.14, 160],
        [0.84, 220],
      ] as const)
        b.mass(x, y, b.side * 0.5, 150, '#ffffff', 0.75)
      b.ridge(570, 30, '#94b498')
      b.ridge(650, 26, '#7ca858')
      b.mass(0.9, 520, b.side * 0.32, 300, '#446c38')
      b.block(0.9, 600, b.side * 0.04, 130, '#4c3828')
      b.ridge(740, 20, '#68963c')
      for (let k = 0; k < 26; k++)
        b.mass(
          b.dice.range(0, 1),
          b.dice.range(790, 980),
          b.side * 0.05,
          34,
          b.dice.pick(['#e8584c', '#f4d84c', '#f4f0e8', '#a878d0']),
        )
    },
  },
  field: {
    from: [-0.6, -0.55, 0.55],
    light: '#ffecb8',
    ambient: '#706c50',
    rim: '#f8d880',
    below: '#b89038',
    open: true,
    draw(b) {
      b.wash('#7cb0d8', '#f4e8c0', 0, 600)
      b.ridge(560, 22, '#8ca878')
      b.block(0.86, 340, b.side * 0.3, 330, '#9c4030')
      b.shape(
        [
          [0.66, 370],
          [0.72, 250],
          [0.86, 170],
          [1, 250],
          [1.06, 370],
        ],
        '#5c4438',
      )
      b.block(0.84, 480, b.side * 0.11, 200, '#4c2018')
      b.wash('#e4b848', '#a87c28', 630)
      for (const x of [0.12, 0.28]) b.mass(x, 630, b.side * 0.26, 250, '#d0a038')
      for (let k = 0; k < 6; k++)
        b.line(
          [
            [0.5 + (k - 2.5) * 0.06, 660],
            [0.5 + (k - 2.5) * 0.5, 1000],
          ],
          16,
          '#c89434',
        )
    },
  },
  garden: {
    from: [-0.5, -0.65, 0.55],
    light: '#fff4d8',
    ambient: '#5c7858',
    rim: '#f0d8d0',
    open: true,
    draw(b) {
      b.wash('#90c4dc', '#dce8c0', 0, 600)
      b.wash('#6c9c4c', '#4c7c38', 560)
      for (const x of [0.06, 0.94]) b.mass(x, 520, b.side * 0.5, 620, '#386c34')
      b.line(
        [
          [0.17, 1000],
          [0.17, 320],
          [0.26, 160],
          [0.5, 90],
          [0.74, 160],
          [0.83, 320],
          [0.83, 1000],
        ],
        b.side * 0.1,
        '#3c7438',
      )
      const bloom = b.dice.pick([
        ['#e05878', '#f4b8c4'],
        ['#d84040', '#f4ecd8'],
        ['#9068c8', '#f0c4e0'],
      ] as const)
      for (const [x, y] of [
        [0.17, 420],
        [0.16, 640],
        [0.23, 220],
        [0.36, 110],
        [0.64, 110],
        [0.77, 220],
        [0.84, 430],
        [0.83, 650],
        [0.04, 480],
        [0.97, 520],
        [0.05, 740],
        [0.95, 780],
      ] as const)
        b.mass(x + b.dice.range(-0.02, 0.02), y, b.side * 0.1, 90, b.dice.pick(bloom))
    },
  },
  vineyard: {
    from: [-0.6, -0.55, 0.55],
    light: '#ffecc0',
    ambient: '#647050',
    rim: '#f0d890',
    open: true,
    draw(b) {
      b.wash('#84b4d8', '#f4e4b8', 0, 560)
      b.ridge(520, 40, '#8c9c88')
      b.wash('#9c8050', '#7c5c38', 560)
      for (const [y, h] of [
        [580, 40],
        [650, 70],
      ] as const)
        for (let k = 0; k < 9; k++) b.mass(k / 8, y, b.wide * 0.2, h, '#5c8038')
      for (const x of [0.12, 0.88]) {
        b.block(x, 140, b.side * 0.04, 860, '#5c4028')
        b.mass(x, 180, b.side * 0.5, 260, '#4c7830')
        for (const [dx, y] of [
          [-0.07, 300],
          [0.06, 350],
        ] as const)
          b.shape(
            [
              [x + dx - 0.06, y],
              [x + dx + 0.06, y],
              [x + dx + 0.03, y + 120],
              [x + dx, y + 180],
              [x + dx - 0.03, y + 120],
            ],
            '#5c2c6c',
          )
      }
      b.line(
        [
          [0, 170],
          [1, 170],
        ],
        14,
        '#5c4028',
        0.8,
      )
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
  camp: {
    from: [-0.7, 0.1, 0.6],
    light: '#ffb468',
    ambient: '#343c50',
    rim: '#8098d0',
    below: '#ff8a38',
    draw(b) {
      b.wash('#141d38', '#33406c', 0, 700)
      for (const [x, y, w] of [
        [0.32, 330, 0.26],
        [0.56, 400, 0.2],
        [0.68, 300, 0.26],
      ] as const)
        fir(b, x, y, b.side * w, '#121a2a')
      b.ridge(720, 14, '#1c1e22')
      b.shape(
        [
          [0.64, 860],
          [0.88, 260],
          [1.2, 860],
        ],
        '#a88458',
      )
      b.shape(
        [
          [0.88, 260],
          [0.78, 860],
          [0.95, 860],
        ],
        '#2c2018',
      )
      b.shape(
        [
          [0.88, 260],
          [1.2, 860],
          [0.95, 860],
        ],
        '#7c5c3c',
      )
      b.line(
        [
          [0.86, 200],
          [0.89, 280],
        ],
        14,
        '#2c2018',
      )
      b.shape(
        [
          [0.04, 720],
          [0.08, 480],
          [0.12, 600],
          [0.15, 410],
          [0.2, 600],
          [0.24, 520],
          [0.27, 740],
          [0.16, 800],
        ],
        '#ff8a2c',
      )
      b.shape(
        [
          [0.1, 730],
          [0.14, 560],
          [0.2, 720],
        ],
        '#ffe090',
      )
      b.glow(0.15, 660, b.side * 0.75, '#ff9038', 0.85)
    },
  },
  sea: {
    from: [-0.55, -0.6, 0.55],
    light: '#fff4dc',
    ambient: '#587890',
    rim: '#c8e8f0',
    open: true,
    draw(b) {
      b.wash('#64a0d0', '#e8ecdc', 0, 520)
      b.mass(0.2, 200, b.side * 0.6, 150, '#ffffff', 0.6)
      b.mass(0.86, 300, b.side * 0.5, 110, '#ffffff', 0.6)
      b.wash('#4c8ca8', '#245c7c', 510)
      b.shape(
        [
          [1.02, 1000],
          [1.02, 190],
          [0.9, 210],
          [0.84, 330],
          [0.8, 520],
          [0.7, 600],
          [0.74, 1000],
        ],
        '#7c7468',
      )
      for (const [y, c] of [
        [620, '#6ca8bc'],
        [700, '#dcecec'],
        [770, '#3c7c98'],
      ] as const)
        b.ridge(y, 14, c, 12)
      b.ridge(850, 12, '#e8f0e8', 8)
      b.ridge(875, 12, '#d8c498', 8)
    },
  },
  storm: {
    from: [0.6, -0.55, 0.55],
    light: '#ccdcf4',
    ambient: '#38445c',
    rim: '#e0ecff',
    draw(b) {
      b.wash('#161c2c', '#566880', 0, 760)
      for (const [x, y] of [
        [0.1, 90],
        [0.4, 30],
        [0.7, 70],
        [0.96, 170],
      ] as const)
        b.mass(x, y, b.side * 0.7, 300, '#222a3c', 0.8)
      b.glow(0.84, 330, b.side * 0.6, '#a8c8ff', 0.8)
      const bolt: readonly Spot[] = [
        [0.88, 0],
        [0.8, 190],
        [0.87, 220],
        [0.78, 440],
        [0.83, 460],
        [0.76, 700],
      ]
      b.line(bolt, 30, '#88a8f0', 0.6)
      b.line(bolt, 12, '#f8fcff')
      b.ridge(700, 30, '#1e2634')
      b.ridge(830, 26, '#121823')
    },
  },
} as const satisfies Record<string, Setting>
