import { type Brush, type Spot, tone } from './brush.ts'
import { courses, house } from './masonry.ts'
import { cloud, peak, water } from './nature.ts'
import { barrel, crate } from './props.ts'
import { sides } from './room.ts'
import type { Setting } from './setting.ts'

/** A mast with its yards and the sails on them, and ropes to the deck. */
const mast = (b: Brush, x: number, low: number, sail: string) => {
  for (const [y, w, h] of [
    [60, 0.3, 170],
    [270, 0.38, 220],
  ] as const) {
    const half = b.span(w / 2)
    b.shape(
      [
        [x - half, y],
        [x + half, y],
        [x + half * 1.08, y + h],
        [x + half * 0.4, y + h * 0.88],
        [x - half * 0.5, y + h * 0.88],
        [x - half * 1.02, y + h],
      ],
      sail,
    )
    b.shape(
      [
        [x + half * 0.1, y],
        [x + half, y],
        [x + half * 1.08, y + h],
        [x + half * 0.4, y + h * 0.88],
      ],
      tone(sail, -0.22),
      0.7,
    )
    for (const k of [-0.5, 0, 0.5])
      b.line(
        [
          [x + half * k, y],
          [x + half * k * 1.05, y + h * 0.9],
        ],
        2.5,
        tone(sail, -0.4),
        0.6,
      )
    b.rod(
      [
        [x - half * 1.06, y],
        [x + half * 1.06, y],
      ],
      14,
      '#6c4a2c',
    )
  }
  b.rod(
    [
      [x, -10],
      [x, low],
    ],
    19,
    '#6c4a2c',
  )
  for (const k of [-1, 1])
    b.line(
      [
        [x, 20],
        [x + k * b.span(0.19), low],
      ],
      4,
      '#3c2c1c',
    )
}

const gull = (b: Brush, x: number, y: number, s: number) => {
  b.line(
    [
      [x - s, y - s * 260],
      [x - s * 0.4, y - s * 420],
      [x, y],
    ],
    7,
    '#ffffff',
  )
  b.line(
    [
      [x, y],
      [x + s * 0.5, y - s * 400],
      [x + s, y - s * 180],
    ],
    7,
    '#f4f4f4',
  )
}

/** By the water, on it and over it. */
export const quays = {
  harbour: {
    from: [-0.6, -0.5, 0.58],
    light: '#ffe4b8',
    ambient: '#5c6c7c',
    rim: '#f0c898',
    open: true,
    moon: [0.29, 150],
    draw(b) {
      b.wash('#5c9cd4', '#fce4b8', 0, 540)
      cloud(b, 0.4, 110, 0.4)
      b.shape('.24,540 .36,470 .5,490 .64,460 .78,540', '#8ca8a8')
      for (const [x, y] of [
        [0.4, 450],
        [0.47, 440],
        [0.55, 455],
        [0.62, 448],
      ] as const)
        house(b, x, y, 0.06, '#f0e4d0', '#c06848', '#3c3430', 530)
      b.block(0.33, 380, 0.025, 150, '#f4f0e8')
      b.disc(0.33, 375, 0.014, '#ffe080')
      b.recede(3, '#f4e4cc', 0.15)
      water(b, 535, '#7cb8c8', '#28607c', '#f0f8f0')
      // Two ships at the quay, their sails and ropes.
      for (const [x, c, stripe] of [
        [0.1, '#7c4c2c', '#c83c34'],
        [0.9, '#5c3c28', '#3c7c94'],
      ] as const) {
        mast(b, x, 600, '#f8ecd0')
        const s = x < 0.5 ? 1 : -1
        b.shape(
          [
            [x - s * 0.26, 590],
            [x + s * 0.2, 590],
            [x + s * 0.25, 540],
            [x + s * 0.19, 720],
            [x - s * 0.26, 740],
          ],
          c,
        )
        b.shape(
          [
            [x - s * 0.26, 600],
            [x + s * 0.205, 600],
            [x + s * 0.2, 626],
            [x - s * 0.26, 628],
          ],
          stripe,
        )
        for (let k = 0; k < 3; k++)
          b.line(
            [
              [x - s * 0.26, 652 + k * 26],
              [x + s * 0.2, 646 + k * 24],
            ],
            3,
            tone(c, -0.5),
          )
        for (let k = 0; k < 3; k++) b.disc(x - s * (0.1 - k * 0.09), 660, 0.013, '#1c1410')
      }
      gull(b, 0.26, 250, 0.034)
      gull(b, 0.75, 190, 0.028)
      gull(b, 0.7, 300, 0.022)
      // The quay: planks, posts with rope about them, fish in a basket, a net.
      b.wash('#a8845c', '#6c5034', 830)
      for (let k = 0; k < 6; k++)
        b.line(
          [
            [0, 836 + k * k * 6],
            [1, 836 + k * k * 6],
          ],
          5,
          '#4c3622',
        )
      for (const x of [0.06, 0.94]) {
        b.block(x, 710, 0.085, 300, '#6c4a2c', 0.5)
        for (const y of [770, 790, 810])
          b.rod(
            [
              [x - b.span(0.05), y],
              [x + b.span(0.05), y + 6],
            ],
            17,
            '#d8b878',
          )
      }
      b.line('.06,790 .2,850 .3,740', 9, '#d8b878')
      barrel(b, 0.82, 960, 0.16)
      crate(b, 0.2, 970, 0.15)
      for (const [x, y] of [
        [0.17, 850],
        [0.21, 842],
        [0.24, 852],
      ] as const) {
        b.mass(x, y, 0.05, 26, '#8cacb8', 1, '#e0f0f4')
        b.shape(
          [
            [x + 0.018, y],
            [x + 0.035, y - 12],
            [x + 0.035, y + 12],
          ],
          '#8cacb8',
        )
      }
    },
  },
  deck: {
    from: [-0.6, -0.6, 0.55],
    light: '#fff0d4',
    ambient: '#5c7080',
    rim: '#c8e0f0',
    open: true,
    moon: [0.29, 110],
    draw(b) {
      b.wash('#4c98d4', '#e8f0e4', 0, 580)
      cloud(b, 0.24, 300, 0.5)
      cloud(b, 0.62, 420, 0.5)
      b.recede(3)
      water(b, 570, '#3c88ac', '#1c5478', '#e0f4f4', 800)
      // Main sail and its yard, mast with its ratlines, the rail, the wheel.
      b.shape('.36,40 1.1,10 1.1,470 .95,520 .78,470 .68,360 .6,180', '#f4e8cc')
      b.shape('.78,30 .92,20 .95,520 .78,470 .74,300', '#d0c09c')
      for (const x of [0.5, 0.64, 0.78, 0.92])
        b.line(
          [
            [x, 34],
            [x + 0.04, 440],
          ],
          3,
          '#b0a07c',
          0.8,
        )
      b.line('.62,200 1.06,180', 4, '#b0a07c')
      for (let k = 0; k < 8; k++)
        b.line(
          [
            [0.62 + k * 0.06, 192],
            [0.62 + k * 0.06, 226],
          ],
          4,
          '#8c7448',
        )
      b.rod('-.1,60 1.1,16', 26, '#8a5c34')
      b.block(0.135, -10, 0.085, 1020, '#94653a', 0.5)
      for (const y of [140, 420, 640]) b.plank(0.135 - b.span(0.052), 0.135 + b.span(0.052), y, 26, '#4c4440')
      for (const x of [-0.1, -0.02, 0.24, 0.3])
        b.line(
          [
            [x, 760],
            [x < 0.13 ? 0.1 : 0.17, 0],
          ],
          7,
          '#d8bc84',
        )
      for (let k = 0; k < 9; k++) {
        const y = 120 + k * 70
        const t = (760 - y) / 760
        b.line(
          [
            [0.24 - t * 0.07, y],
            [0.3 - t * 0.13, y],
          ],
          6,
          '#d8bc84',
        )
        b.line(
          [
            [-0.1 + t * 0.2, y],
            [-0.02 + t * 0.12, y],
          ],
          6,
          '#d8bc84',
        )
      }
      b.wash('#b08450', '#6c4a28', 800)
      for (let k = -9; k <= 9; k++)
        b.line(
          [
            [0.5 + k * 0.055, 800],
            [0.5 + k * 0.13, 1000],
          ],
          4,
          '#4c3018',
        )
      for (let k = 0; k < 13; k++) b.block(k / 12, 700, 0.036, 110, '#c8945c', 0.5)
      b.plank(-0.02, 1.02, 676, 34, '#9c6838')
      b.plank(-0.02, 1.02, 796, 24, '#7c5028')
      b.block(0.87, 700, 0.06, 300, '#8a5c34')
      b.ring(0.87, 690, 0.12, 0.12, 20, '#7c4c28')
      b.ring(0.87, 686, 0.12, 0.12, 7, '#d09858')
      for (let k = 0; k < 8; k++) {
        const a = (k * Math.PI) / 4
        const end = (r: number): Spot => [0.87 + b.span(Math.cos(a) * r), 690 + Math.sin(a) * r * b.side]
        b.rod([end(0.03), end(0.165)], 13, '#a8743c')
      }
      b.ball(0.87, 690, 0.034, '#e0b450')
      for (const r of [0.075, 0.055, 0.035]) b.ring(0.06, 940, r, r * 0.5, 13, '#d8bc84')
      gull(b, 0.28, 180, 0.03)
    },
  },

  bridge: {
    from: [-0.55, -0.6, 0.55],
    light: '#fff0d8',
    ambient: '#647078',
    rim: '#d0e0e0',
    open: true,
    moon: [0.26, 110],
    draw(b) {
      b.wash('#4c94d4', '#f4ecd8', 0, 600)
      cloud(b, 0.5, 100, 0.44)
      peak(b, 0.3, 250, 0.3, '#8ca4b8', '#ffffff', 640)
      peak(b, 0.7, 270, 0.3, '#98aec0', '#ffffff', 640)
      b.recede(3, '#e4ecec', 0.18)
      // A gorge with its river far below, and the bridge's tall arches that stride over it.
      b.shape('0,900 0,230 .07,260 .12,420 .2,560 .3,720 .4,900', '#5c7c50')
      b.shape('1,900 1,200 .93,240 .88,400 .8,560 .7,720 .6,900', '#4c6c48')
      water(b, 640, '#8cccd8', '#3c8ca4', '#f4ffff', 860)
      const { pen, wide } = b
      const deck = (x: number) => 330 + Math.abs(x - 0.5) * 60
      pen.save()
      pen.beginPath()
      pen.moveTo(-20, deck(0))
      pen.lineTo(wide / 2, deck(0.5))
      pen.lineTo(wide + 20, deck(1))
      pen.lineTo(wide + 20, 760)
      pen.lineTo(-20, 760)
      for (let k = 0; k < 6; k++) {
        const x = (-0.015 + k * 0.206) * wide
        const w = b.side * 0.115
        pen.moveTo(x - w / 2, 770)
        pen.lineTo(x - w / 2, 490)
        pen.bezierCurveTo(x - w / 2, 385, x + w / 2, 385, x + w / 2, 490)
        pen.lineTo(x + w / 2, 770)
      }
      pen.clip('evenodd')
      b.wash('#e0cca0', '#94805c', 320, 770)
      courses(b, 330, 760, '#8c7850', 34)
      for (let k = 0; k < 6; k++) b.block(0.044 + k * 0.206, 300, 0.022, 470, '#5c4c38', 0)
      pen.restore()
      b.line('-.02,362 .5,326 1.02,362', 24, '#f4e4bc')
      b.line('-.02,378 .5,342 1.02,378', 7, '#8c7850')
      for (let k = 0; k < 15; k++) b.block(k / 14, 306 + Math.abs(k / 14 - 0.5) * 60, 0.02, 24, '#e8d8b0', 0.4)
      b.mass(0.5, 770, 1.1, 120, '#ffffff', 0.5)
      // The roadway under the feet between its parapets.
      b.shape('.36,740 .64,740 1.16,1010 -.16,1010', '#c4b090')
      for (const [y, w] of [
        [765, 0.19],
        [800, 0.27],
        [850, 0.37],
        [915, 0.5],
      ] as const)
        b.line(
          [
            [0.5 - w, y],
            [0.5 + w, y],
          ],
          5,
          '#84714f',
        )
      for (let k = -3; k <= 3; k++)
        b.line(
          [
            [0.5 + k * 0.045, 740],
            [0.5 + k * 0.2, 1010],
          ],
          5,
          '#84714f',
        )
      for (const side of sides) {
        const x = (t: number) => 0.5 + side * t
        b.shape(
          [
            [x(0.14), 700],
            [x(0.56), 760],
            [x(0.62), 1010],
            [x(0.14), 742],
          ],
          side < 0 ? '#a8946c' : '#ccb88c',
        )
        for (const t of [0.24, 0.31, 0.39])
          b.arch(x(t), 735 + (t - 0.2) * 250, 0.04 + t * 0.06, 50 + t * 130, '#5c7c84')
        b.line(
          [
            [x(0.14), 696],
            [x(0.56), 754],
          ],
          24,
          '#f0e0bc',
        )
        b.block(x(0.43), 610, 0.09, 230, '#d8c8a0', 0.45)
        b.plank(x(0.43) - b.span(0.06), x(0.43) + b.span(0.06), 596, 28, '#f0e0bc')
        b.ball(x(0.43), 560, 0.046, '#e0d0a8')
      }
    },
  },
} as const satisfies Record<string, Setting>
