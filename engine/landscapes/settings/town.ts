import type { Brush } from './brush.ts'
import type { Setting } from './setting.ts'

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

/** Where many people come and go: streets, quays and what floats there. */
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
} as const satisfies Record<string, Setting>
