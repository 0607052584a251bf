import type { Brush } from './brush.ts'
import type { Setting } from './setting.ts'

const masonry = (b: Brush, light: string, dark: string) => {
  const { dice, wide } = b
  b.wash(dark, dark)
  const w = b.side * 0.19
  for (let row = 0; row < 11; row++)
    for (let x = (row % 2) * -w * 0.5; x < wide + w; x += w) {
      b.pen.globalAlpha = dice.range(0.25, 0.6)
      b.block((x + w / 2) / wide, row * 94 + 4, w - 8, 86, light, 0.2)
    }
  b.pen.globalAlpha = 1
}

const torch = (b: Brush, x: number, y: number) => {
  b.shape(
    [
      [x - 0.02, y],
      [x + 0.02, y],
      [x + 0.008, y + 150],
      [x - 0.008, y + 150],
    ],
    '#1c120b',
  )
  b.mass(x, y - 30, b.side * 0.09, 120, '#ffcf70')
  b.glow(x, y - 20, b.side * 0.55, '#ff9030', 0.8)
}

const fangs = (b: Brush, colour: string, long: number) => {
  for (const [x, w, h] of [
    [0.02, 0.1, 0.9],
    [0.15, 0.07, 0.6],
    [0.27, 0.05, 0.3],
    [0.72, 0.05, 0.34],
    [0.84, 0.08, 0.7],
    [0.97, 0.11, 1],
  ] as const)
    b.shape(
      [
        [x - w, -10],
        [x + w, -10],
        [x + w * 0.2, long * h * 0.7],
        [x, long * h],
      ],
      colour,
    )
}

/** Below ground, below water, and below everything. */
export const deep = {
  cellar: {
    from: [-0.6, -0.4, 0.6],
    light: '#ffcf88',
    ambient: '#46403a',
    rim: '#d09858',
    draw(b) {
      masonry(b, '#6a5a48', '#2a221b')
      b.arch(0.5, 60, b.wide * 0.98, 940, '#3a2e24')
      for (const [x, y] of [
        [0.11, 300],
        [0.89, 300],
        [0.08, 620],
        [0.92, 620],
      ] as const) {
        b.disc(x, y + 60, b.side * 0.15, '#3c2616')
        b.disc(x, y + 60, b.side * 0.13, '#8a6036')
        b.line(
          [
            [x, y + 60 - b.side * 0.12],
            [x, y + 60 + b.side * 0.12],
          ],
          8,
          '#4c321c',
        )
        b.disc(x, y + 100, b.side * 0.02, '#2a1a0e')
      }
      b.line(
        [
          [0.5, 60],
          [0.5, 100],
        ],
        8,
        '#120d0a',
      )
      b.disc(0.5, 110, b.side * 0.03, '#fff0b0')
      b.glow(0.5, 110, b.side * 0.55, '#ffb050', 0.6)
    },
  },
  dungeon: {
    from: [-0.55, -0.7, 0.5],
    light: '#ccd8e4',
    ambient: '#384048',
    rim: '#90acc4',
    draw(b) {
      masonry(b, '#5a6068', '#1c2024')
      b.block(0.14, 110, b.side * 0.24, 230, '#c8dcec', 0.05)
      b.beam(0.14, 150, 0.6, 1000, 0.22, '#c8dcf0', 0.4)
      for (const k of [-1, 0, 1]) b.block(0.14 + (k * 0.075 * b.side) / b.wide, 110, b.side * 0.026, 230, '#14171a')
      for (let k = 0; k < 5; k++) b.block(0.73 + k * 0.065, 0, b.side * 0.026, 1000, '#0d0f11')
      for (const y of [180, 560]) b.block(0.87, y, b.side * 0.36, 34, '#0d0f11')
      b.line(
        [
          [0.06, 420],
          [0.05, 600],
          [0.1, 720],
        ],
        16,
        '#0d0f11',
      )
    },
  },
  crypt: {
    from: [-0.6, -0.4, 0.6],
    light: '#c8e4d0',
    ambient: '#38443e',
    rim: '#80d8b0',
    draw(b) {
      masonry(b, '#54605a', '#1a201e')
      for (const x of [0.11, 0.89])
        for (const y of [100, 420, 740]) {
          b.arch(x, y, b.side * 0.27, 210, '#080b0a')
          b.disc(x, y + 150, b.side * 0.055, '#c8c4a8')
          b.block(x, y + 175, b.side * 0.07, 35, '#a8a48c')
          for (const e of [-0.022, 0.022]) b.disc(x + (e * b.side) / b.wide, y + 150, b.side * 0.014, '#080b0a')
        }
      b.glow(0.5, 560, b.side * 0.55, '#60c090', 0.45)
    },
  },
  cave: {
    from: [-0.55, -0.6, 0.55],
    light: '#d4e4e8',
    ambient: '#384450',
    rim: '#88c0d0',
    draw(b) {
      b.wash('#7ca4b0', '#4c6a74')
      b.glow(0.5, 330, b.side * 0.55, '#d8f4f0', 0.6)
      b.shape(
        [
          [0, 0],
          [1, 0],
          [1, 1000],
          [0.78, 1000],
          [0.86, 560],
          [0.74, 240],
          [0.56, 120],
          [0.36, 140],
          [0.22, 300],
          [0.14, 620],
          [0.24, 1000],
          [0, 1000],
        ],
        '#232a30',
      )
      fangs(b, '#14191d', 420)
      for (const [x, h] of [
        [0.06, 640],
        [0.2, 800],
        [0.86, 720],
        [0.96, 560],
      ] as const)
        b.shape(
          [
            [x - 0.08, 1000],
            [x, h],
            [x + 0.08, 1000],
          ],
          '#10151a',
        )
    },
  },
  mine: {
    from: [-0.65, -0.3, 0.6],
    light: '#ffcc80',
    ambient: '#423a34',
    rim: '#e8a850',
    draw(b) {
      b.wash('#3c3028', '#241c17')
      b.arch(0.5, 140, b.side * 0.5, 860, '#0d0a09')
      b.glow(0.5, 380, b.side * 0.4, '#c07830', 0.45)
      for (const [x, w] of [
        [0.26, 0.09],
        [0.74, 0.09],
      ] as const)
        b.block(x, 90, b.side * w, 910, '#7c5632')
      b.block(0.5, 80, b.side * 0.68, 90, '#8a6038')
      for (const x of [0.06, 0.94]) b.mass(x, 500, b.side * 0.28, 460, '#54463a')
      for (const [x, y] of [
        [0.08, 320],
        [0.92, 560],
      ] as const) {
        b.shape(
          [
            [x - 0.05, y],
            [x, y - 40],
            [x + 0.05, y + 10],
            [x, y + 60],
          ],
          '#e8b84c',
        )
        b.glow(x, y, b.side * 0.16, '#ffd060', 0.4)
      }
      torch(b, 0.26, 280)
    },
  },
  sewer: {
    from: [-0.55, -0.5, 0.6],
    light: '#cce8a0',
    ambient: '#3c483a',
    rim: '#98d870',
    below: '#5c8840',
    draw(b) {
      masonry(b, '#5c6450', '#1e241b')
      b.arch(0.5, 130, b.side * 0.62, 870, '#0c110b')
      b.glow(0.5, 480, b.side * 0.4, '#88b058', 0.4)
      b.wash('#4c7038', '#2a4420', 800)
      for (const x of [0.1, 0.9]) {
        b.disc(x, 330, b.side * 0.12, '#3c4234')
        b.disc(x, 330, b.side * 0.09, '#080b07')
        b.shape(
          [
            [x - 0.07, 340],
            [x + 0.07, 340],
            [x + 0.09, 900],
            [x - 0.09, 900],
          ],
          '#88b05c',
          0.85,
        )
      }
    },
  },
  labyrinth: {
    from: [-0.6, -0.6, 0.55],
    light: '#ffd090',
    ambient: '#565250',
    rim: '#d8a868',
    draw(b) {
      b.wash('#2c2824', '#3a342c')
      for (const [t, c] of [
        [0.5, '#8a7c68'],
        [0.34, '#6c6050'],
        [0.2, '#4a4238'],
      ] as const) {
        b.shape(
          [
            [0.5 - t, 0],
            [0.5 - t + 0.12, 160],
            [0.5 - t + 0.12, 720],
            [0.5 - t, 1000],
          ],
          c,
        )
        b.shape(
          [
            [0.5 + t, 0],
            [0.5 + t - 0.12, 160],
            [0.5 + t - 0.12, 720],
            [0.5 + t, 1000],
          ],
          c,
        )
      }
      b.arch(0.5, 200, b.side * 0.2, 560, '#0e0c0b')
      torch(b, 0.1, 330)
      torch(b, 0.9, 330)
    },
  },
  abyss: {
    from: [0.6, 0.1, 0.6],
    light: '#ff8a50',
    ambient: '#40202a',
    rim: '#ff4a20',
    below: '#ff5a1e',
    draw(b) {
      b.wash('#1a0a12', '#c8401c')
      b.glow(0.5, 720, b.side * 0.9, '#ff6a20', 0.8)
      for (const [x, w, h] of [
        [0.03, 0.1, 120],
        [0.17, 0.07, 330],
        [0.84, 0.08, 260],
        [0.97, 0.1, 60],
      ] as const)
        b.shape(
          [
            [x - w, 1000],
            [x - w * 0.2, h + 90],
            [x + w * 0.4, h],
            [x + w * 0.3, h + 160],
            [x + w, 1000],
          ],
          '#14080c',
        )
      fangs(b, '#0e0609', 280)
      b.line(
        [
          [-0.02, 200],
          [0.2, 420],
          [0.36, 460],
        ],
        22,
        '#0e0609',
      )
      b.line(
        [
          [1.02, 330],
          [0.8, 480],
          [0.7, 500],
        ],
        22,
        '#0e0609',
      )
    },
  },
  volcano: {
    from: [-0.6, 0, 0.6],
    light: '#ffa060',
    ambient: '#402c30',
    rim: '#ff6a28',
    below: '#ff5a18',
    open: true,
    draw(b) {
      b.wash('#231a20', '#8a3420')
      b.glow(0.82, 170, b.side * 0.6, '#ff6420', 0.9)
      b.shape(
        [
          [0.44, 760],
          [0.74, 230],
          [0.9, 230],
          [1.2, 760],
        ],
        '#1b1214',
      )
      b.shape(
        [
          [0.74, 230],
          [0.9, 230],
          [0.86, 330],
          [0.9, 500],
          [0.82, 700],
          [0.8, 420],
        ],
        '#ff8a2a',
      )
      for (const [x, y] of [
        [0.84, 90],
        [0.66, 40],
        [1, 30],
      ] as const)
        b.mass(x, y, b.side * 0.4, 170, '#3c2a2c', 0.7)
      b.shape(
        [
          [0, 1000],
          [0, 480],
          [0.12, 560],
          [0.24, 760],
          [0.3, 1000],
        ],
        '#120c0e',
      )
      b.shape(
        [
          [0, 820],
          [0.3, 780],
          [0.6, 860],
          [1, 800],
          [1, 1000],
          [0, 1000],
        ],
        '#ff7422',
      )
      b.glow(0.2, 850, b.side * 0.5, '#ff8030', 0.7)
    },
  },
  underwater: {
    from: [-0.3, -0.8, 0.55],
    light: '#b8f4ec',
    ambient: '#24607a',
    rim: '#80f0e8',
    draw(b) {
      b.wash('#4cc0c8', '#06263e')
      for (const [x, to] of [
        [0.16, -0.02],
        [0.4, 0.34],
        [0.74, 0.84],
        [0.92, 1.1],
      ] as const)
        b.beam(x, -20, to, 760, 0.09, '#d8fff4', 0.45)
      const weed = (x: number, h: number, c: string) =>
        b.line(
          [
            [x, 1000],
            [x + 0.04, 1000 - h * 0.35],
            [x - 0.03, 1000 - h * 0.7],
            [x + 0.03, 1000 - h],
          ],
          b.side * 0.05,
          c,
        )
      for (const [x, h] of [
        [0.04, 760],
        [0.13, 520],
        [0.22, 340],
        [0.8, 420],
        [0.9, 700],
        [0.98, 560],
      ] as const)
        weed(x, h, '#0c4a48')
      for (const x of [0.1, 0.9]) b.mass(x, 900, b.side * 0.34, 260, '#a84860')
      b.shape(
        [
          [0.74, 260],
          [0.8, 220],
          [0.88, 260],
          [0.92, 230],
          [0.92, 290],
          [0.88, 262],
          [0.8, 300],
        ],
        '#0e4a5c',
      )
    },
  },
} as const satisfies Record<string, Setting>
