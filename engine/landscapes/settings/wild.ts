import type { Brush, Spot } from './brush.ts'
import type { Setting } from './setting.ts'

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

/** Country that is hard on people: water, sand, ice, rock, weather and the night. */
export const wild = {
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
} as const satisfies Record<string, Setting>
