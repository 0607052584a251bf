import type { Brush, Spot } from './brush.ts'
import type { Setting } from './setting.ts'

const battlements = (b: Brush, y: number, colour: string, from = -0.02, to = 1.02) => {
  const w = b.side * 0.11
  b.block((from + to) / 2, y, (to - from) * b.wide, 1000 - y, colour, 0.12)
  for (let x = from * b.wide; x < to * b.wide; x += w * 1.7) b.block((x + w / 2) / b.wide, y - 80, w, 84, colour, 0.2)
}

const mast = (b: Brush, x: number, sail: string, wood: string) => {
  b.block(x, 0, b.side * 0.03, 700, wood)
  for (const [y, w] of [
    [110, 0.3],
    [330, 0.38],
  ] as const) {
    const half = (b.side * w) / 2 / b.wide
    b.line(
      [
        [x - half, y],
        [x + half, y],
      ],
      16,
      wood,
    )
    b.shape(
      [
        [x - half, y + 6],
        [x + half, y + 6],
        [x + half * 0.86, y + 60],
        [x + half * 0.4, y + 38],
        [x, y + 70],
        [x - half * 0.4, y + 38],
        [x - half * 0.86, y + 60],
      ],
      sail,
    )
  }
}

const awning = (b: Brush, from: number, to: number, y: number, cloth: string) => {
  const n = 5
  const step = (to - from) / n
  for (let k = 0; k < n; k++) {
    const x = from + k * step
    b.shape(
      [
        [x + step * 0.1, y],
        [x + step * 1.0, y],
        [x + step * 1.05, y + 150],
        [x + step * 0.5, y + 190],
        [x, y + 150],
      ],
      k % 2 ? '#ecdcb8' : cloth,
    )
  }
}

/** Where many people live: streets, quays, walls and what stands in them. */
export const town = {
  market: {
    from: [-0.55, -0.65, 0.55],
    light: '#fff0cc',
    ambient: '#686460',
    rim: '#f0d8a0',
    open: true,
    draw(b) {
      b.wash('#9cc0dc', '#ecdcb8', 0, 640)
      for (const [x, y, w] of [
        [0.38, 330, 0.17],
        [0.53, 290, 0.16],
        [0.67, 340, 0.17],
      ] as const)
        b.gable(x, y, b.side * w, '#c4b098', '#946048')
      b.wash('#b8a080', '#907858', 600)
      const [one, two] = b.dice.pick([
        ['#b83830', '#2c6c8c'],
        ['#2c7a5c', '#c06a28'],
        ['#7a3c8c', '#b83830'],
      ] as const)
      for (const [from, to, y, cloth] of [
        [-0.08, 0.33, 120, one],
        [0.69, 1.1, 170, two],
      ] as const) {
        b.block((from + to) / 2, y + 150, (to - from) * b.wide * 0.94, 340, '#3c2c20')
        awning(b, from, to, y, cloth)
        for (let k = 0; k < 4; k++)
          b.mass(from + 0.07 + k * 0.09, y + 470, b.side * 0.13, 110, ['#d88428', '#a83c34', '#7c9438', '#e8c04c'][k]!)
        b.block((from + to) / 2, y + 500, (to - from) * b.wide, 400, '#7a5634')
      }
    },
  },
  city: {
    from: [-0.55, -0.6, 0.55],
    light: '#ffeccc',
    ambient: '#646468',
    rim: '#d8c8a8',
    open: true,
    draw(b) {
      b.wash('#8cacc8', '#e8d4ac', 0, 700)
      b.shape(
        [
          [0.47, 700],
          [0.47, 330],
          [0.5, 180],
          [0.53, 330],
          [0.53, 700],
        ],
        '#a8a4a8',
      )
      for (const [x, y, w, c] of [
        [0.4, 420, 0.15, '#a89c90'],
        [0.61, 400, 0.16, '#b0a090'],
      ] as const)
        b.gable(x, y, b.side * w, c, '#8a6858')
      b.wash('#9c8c78', '#786854', 720)
      b.gable(0.24, 350, b.side * 0.24, '#b49878', '#6c4436', '#5a4a44')
      b.gable(0.8, 330, b.side * 0.25, '#a88c70', '#744c3a', '#5a4a44')
      b.gable(0.02, 230, b.side * 0.34, '#8c745c', '#543428', '#40342e')
      b.gable(1.0, 200, b.side * 0.34, '#94785c', '#5c382c', '#40342e')
    },
  },
  alley: {
    from: [-0.45, -0.7, 0.55],
    light: '#c8d4e8',
    ambient: '#3c4048',
    rim: '#ffb060',
    draw(b) {
      b.wash('#74849c', '#3c3a40')
      b.shape(
        [
          [0, 0],
          [0.36, 0],
          [0.42, 640],
          [0.24, 1000],
          [0, 1000],
        ],
        '#3a332f',
      )
      b.shape(
        [
          [1, 0],
          [0.64, 0],
          [0.58, 640],
          [0.76, 1000],
          [1, 1000],
        ],
        '#2e2a2a',
      )
      for (const y of [150, 430])
        b.shape(
          [
            [0.05, y],
            [0.2, y + 40],
            [0.21, y + 180],
            [0.05, y + 190],
          ],
          '#18161a',
        )
      b.shape(
        [
          [0.8, 190],
          [0.96, 150],
          [0.96, 370],
          [0.8, 350],
        ],
        '#f0b050',
      )
      b.glow(0.88, 270, b.side * 0.45, '#ff9c38', 0.6)
      b.line(
        [
          [0.2, 70],
          [0.5, 130],
          [0.82, 60],
        ],
        8,
        '#18161a',
      )
      for (const [x, c] of [
        [0.3, '#a89c8c'],
        [0.68, '#8c5048'],
      ] as const)
        b.shape(
          [
            [x - 0.05, 96],
            [x + 0.05, 106],
            [x + 0.06, 220],
            [x - 0.05, 215],
          ],
          c,
        )
      b.arch(0.1, 660, b.side * 0.17, 340, '#16120f')
    },
  },
  rooftops: {
    from: [-0.6, -0.6, 0.5],
    light: '#b8ccf4',
    ambient: '#34405e',
    rim: '#a8c4ff',
    draw(b) {
      b.wash('#16223e', '#50648c', 0, 760)
      b.disc(0.2, 170, b.side * 0.12, '#f0ecd4')
      b.glow(0.2, 170, b.side * 0.5, '#b8ccf8', 0.55)
      b.shape(
        [
          [0.45, 700],
          [0.47, 480],
          [0.5, 400],
          [0.53, 480],
          [0.55, 700],
        ],
        '#3a4868',
      )
      b.ridge(600, 30, '#33415f')
      const roof = (x: number, y: number, w: number, c: string) => {
        b.shape(
          [
            [x - w, 1000],
            [x - w, y + 300],
            [x, y],
            [x + w, y + 300],
            [x + w, 1000],
          ],
          c,
        )
        b.line(
          [
            [x - w, y + 300],
            [x, y],
            [x + w, y + 300],
          ],
          20,
          '#5c6c94',
        )
      }
      roof(0.12, 430, 0.3, '#1c2438')
      roof(0.9, 330, 0.3, '#161d30')
      for (const [x, y] of [
        [0.8, 250],
        [0.27, 430],
      ] as const) {
        b.block(x, y, b.side * 0.09, 260, '#141a2a')
        b.block(x, y - 20, b.side * 0.12, 36, '#2a3450')
      }
      b.block(0.95, 560, b.side * 0.1, 120, '#ffb850')
      b.glow(0.95, 620, b.side * 0.25, '#ffa840', 0.5)
    },
  },
  harbour: {
    from: [-0.6, -0.5, 0.58],
    light: '#ffe4b8',
    ambient: '#5c6c7c',
    rim: '#f0c898',
    open: true,
    draw(b) {
      b.wash('#88aac8', '#f4dcb0', 0, 520)
      b.glow(0.5, 460, b.side * 0.5, '#fff0cc', 0.5)
      b.shape(
        [
          [0.3, 520],
          [0.42, 470],
          [0.6, 480],
          [0.72, 520],
        ],
        '#8c98a8',
      )
      b.wash('#88a8b4', '#3c5c70', 515)
      b.shape(
        [
          [-0.1, 540],
          [0.34, 520],
          [0.3, 690],
          [-0.1, 720],
        ],
        '#4c3424',
      )
      b.shape(
        [
          [1.1, 500],
          [0.68, 560],
          [0.72, 700],
          [1.1, 720],
        ],
        '#3c2a20',
      )
      mast(b, 0.13, '#efe2c4', '#3a2818')
      mast(b, 0.88, '#e4d4b4', '#33241a')
      b.line(
        [
          [0.13, 60],
          [0.34, 520],
        ],
        7,
        '#33241a',
      )
      b.line(
        [
          [0.88, 60],
          [0.68, 560],
        ],
        7,
        '#33241a',
      )
      b.wash('#7a6450', '#4c3c2e', 830)
      for (const x of [0.07, 0.94]) b.block(x, 710, b.side * 0.08, 290, '#2e2018')
    },
  },
  deck: {
    from: [-0.6, -0.6, 0.55],
    light: '#fff0d4',
    ambient: '#5c7080',
    rim: '#c8e0f0',
    open: true,
    draw(b) {
      b.wash('#78a4c8', '#dce8e4', 0, 600)
      b.wash('#4c86a0', '#2c5c78', 560)
      b.mass(0.5, 480, b.side * 0.8, 110, '#f0f0e8', 0.5)
      b.block(0.14, 0, b.side * 0.075, 1000, '#7c5432', 0.45)
      b.line(
        [
          [-0.1, 60],
          [1.1, 20],
        ],
        30,
        '#5c3c22',
      )
      b.shape(
        [
          [0.14, 50],
          [1.1, 30],
          [1.1, 470],
          [0.86, 500],
          [0.72, 330],
          [0.4, 110],
        ],
        '#f0e4c8',
      )
      b.shape(
        [
          [0.72, 330],
          [1.1, 60],
          [1.1, 470],
          [0.86, 500],
        ],
        '#d8c8a4',
      )
      for (const [x, to] of [
        [0.02, 0.12],
        [-0.04, 0.08],
        [0.3, 0.17],
      ] as const)
        b.line(
          [
            [x, 720],
            [to, 0],
          ],
          9,
          '#2e2018',
        )
      for (const y of [220, 400, 560])
        b.line(
          [
            [0.03, y],
            [0.28 - (600 - y) * 0.0001, y],
          ],
          6,
          '#2e2018',
        )
      b.block(0.5, 700, b.wide, 36, '#5c3c22')
      for (let k = 0; k < 9; k++) b.block(k / 8, 730, b.side * 0.04, 200, '#6c4828')
      b.wash('#8c6840', '#5c4228', 880)
    },
  },
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
} as const satisfies Record<string, Setting>
