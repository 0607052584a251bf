import { type Brush, type Spot, tone } from './brush.ts'
import { blades, cloud, type Foliage, trunk } from './nature.ts'
import type { Setting } from './setting.ts'

const oak: Foliage = ['#2c4c20', '#487830', '#98b84c']

/** A broad leaf that hangs from a spot to a side, with its rib and its cuts. */
const frond = (b: Brush, x: number, y: number, far: number, drop: number, colour: string) => {
  const at = (t: number, off: number): Spot => [x + far * t, y + drop * t * t - Math.sin(t * Math.PI) * 60 + off]
  const upper: Spot[] = []
  const lower: Spot[] = []
  for (let k = 0; k <= 8; k++) {
    const t = k / 8
    const w = Math.sin(Math.min(1, t * 1.1 + 0.06) * Math.PI) * 62 * (k % 2 ? 1 : 0.72)
    upper.push(at(t, -w * 0.8))
    lower.unshift(at(t, w))
  }
  b.shape([...upper, ...lower], tone(colour, -0.3))
  b.shape([...upper, at(1, 0), at(0.75, 0), at(0.5, 0), at(0.25, 0), at(0, 0)], tone(colour, 0.14))
  b.line([at(0, 0), at(0.25, 0), at(0.5, 0), at(0.75, 0), at(1, 0)], 5, tone(colour, 0.42))
}

/** A toadstool, its cap spotted; its foot at `low`. */
const toadstool = (b: Brush, x: number, y: number, w: number, low: number, cap: string) => {
  b.block(x, y, w * 0.24, low - y, '#e8e4f4', 0.3)
  b.glow(x, y, w * 1.2, cap, 0.5)
  const { pen, wide, side } = b
  pen.fillStyle = tone(cap, -0.45)
  pen.beginPath()
  pen.ellipse(x * wide, y, (w * side) / 2, w * 130, 0, 0, 7)
  pen.fill()
  pen.fillStyle = cap
  pen.beginPath()
  pen.ellipse(x * wide, y, (w * side) / 2, w * 480, 0, Math.PI, 0)
  pen.fill()
  for (const [dx, dy, r] of [
    [-0.26, 0.2, 0.06],
    [0.02, 0.36, 0.08],
    [0.27, 0.16, 0.055],
    [-0.06, 0.12, 0.045],
  ] as const)
    b.disc(x + b.span(w * dx), y - w * dy * 900, w * r, tone(cap, 0.7))
}

/** Country where things grow by themselves. */
export const land = {
  forest: {
    from: [-0.5, -0.65, 0.55],
    light: '#fbf4c0',
    ambient: '#44583e',
    rim: '#d8e888',
    open: true,
    draw(b) {
      b.wash('#a8c468', '#4c6c34')
      b.glow(0.52, 330, 0.6, '#fcfcc0', 0.85)
      for (let k = 0; k < 9; k++)
        b.block(0.08 + k * 0.105 + b.dice.range(-0.02, 0.02), -10, b.dice.range(0.018, 0.034), 760, '#7c9450', 0.2)
      b.leaves(0.5, 30, 1.2, 260, ['#64883c', '#8cac4c', '#d0dc80'], 0.05)
      b.recede(4, '#dce498', 0.2)
      b.wash('#6c8c3c', '#38501f', 690)
      b.shape('.46,690 .54,690 .7,1000 .3,1000', '#b09c60')
      for (const [x, w, c, low] of [
        [0.29, 0.055, '#6c6440', 780],
        [0.72, 0.06, '#6c6440', 790],
        [0.2, 0.075, '#5c5034', 850],
      ] as const)
        trunk(b, x, w, c, low)
      b.beam(0.7, -30, 0.4, 940, 0.08, '#fcfcc8', 0.4)
      b.beam(0.9, -30, 0.62, 940, 0.05, '#fcfcc8', 0.35)
      b.recede(1.6)
      trunk(b, 0.04, 0.17, '#5c4630')
      trunk(b, 0.96, 0.19, '#54402c')
      b.rod('.93,330 .84,220 .76,190', 26, '#54402c')
      b.leaves(0.08, 60, 0.46, 280, oak, 0.034)
      b.leaves(0.92, 50, 0.5, 320, oak, 0.034)
      for (const [x, y] of [
        [0.1, 940],
        [0.88, 950],
      ] as const)
        b.leaves(x, y, 0.3, 160, ['#203c18', '#3c6828', '#84b044'], 0.025)
      for (const [x, y] of [
        [0.17, 950],
        [0.2, 965],
        [0.8, 955],
      ] as const) {
        b.block(x, y, 0.014, 34, '#f0e8d8')
        b.arch(x, y - 16, 0.042, 22, '#c8402c')
      }
      blades(b, 0, 1, 1010, 80, ['#38581f', '#6c9434', '#a8c454'], 44)
    },
  },
  jungle: {
    from: [-0.4, -0.75, 0.5],
    light: '#f4f8b8',
    ambient: '#38604a',
    rim: '#b8f080',
    open: true,
    draw(b) {
      b.wash('#d8ecac', '#3c8c5c', 0, 800)
      b.glow(0.5, 300, 0.6, '#f8fcc8', 0.7)
      // Far off a stepped temple stands over the leaves.
      for (const [y, w] of [
        [430, 0.12],
        [490, 0.2],
        [550, 0.3],
        [610, 0.4],
      ] as const)
        b.block(0.5, y, w, 64, '#a0b088', 0.3)
      b.leaves(0.2, 620, 0.4, 260, ['#3c8450', '#64a860', '#a8d080'], 0.04)
      b.leaves(0.82, 610, 0.4, 280, ['#3c8450', '#64a860', '#a8d080'], 0.04)
      b.recede(3.4, '#d0eca8', 0.2)
      b.wash('#2c6c40', '#123820', 760)
      for (const x of [0.03, 0.97]) trunk(b, x, 0.12, '#4c4428')
      for (const [x, y, far, drop, c] of [
        [1.02, 40, -0.36, 190, '#2c8c48'],
        [-0.02, 130, 0.32, 220, '#3ca050'],
        [1.02, 240, -0.3, 200, '#48b058'],
        [-0.02, 330, 0.28, 190, '#2c7c40'],
        [0.1, -20, 0.3, 160, '#1c6c3c'],
        [0.9, -30, -0.3, 150, '#248044'],
        [1.02, 480, -0.28, 210, '#2c8c48'],
        [-0.02, 560, 0.3, 230, '#48b058'],
        [1.02, 720, -0.34, 210, '#3ca050'],
        [-0.02, 790, 0.33, 200, '#2c8c48'],
      ] as const)
        frond(b, x, y, far, drop, c)
      // Vines, a parrot, flowers.
      for (const x of [0.27, 0.74]) {
        b.rod(
          [
            [x, -10],
            [x + 0.025, 200],
            [x - 0.01, 400],
            [x + 0.012, 560],
          ],
          10,
          '#4c7c38',
        )
        for (let k = 0; k < 6; k++)
          b.shape(
            [
              [x + 0.008, 60 + k * 80],
              [x + 0.05, 50 + k * 80],
              [x + 0.03, 90 + k * 80],
            ],
            '#68a848',
          )
      }
      for (const [x, y, c] of [
        [0.14, 470, '#f04c5c'],
        [0.86, 660, '#f0a83c'],
        [0.1, 850, '#e858a8'],
      ] as const) {
        for (let k = 0; k < 5; k++)
          b.mass(x + b.span(Math.cos(k * 1.257) * 0.036), y + Math.sin(k * 1.257) * 27, 0.06, 40, c)
        b.disc(x, y, 0.015, '#ffe878')
      }
      b.rod('.76,250 1,220', 15, '#5c4428')
      b.shape('.82,235 .8,170 .83,120 .87,110 .9,135 .89,200 .87,250 .86,360 .83,340', '#e03c34')
      b.shape('.87,160 .9,180 .88,260 .86,330 .85,240', '#2c6cd0')
      b.shape('.83,120 .79,138 .8,160 .83,150', '#f8e0a0')
      b.disc(0.846, 134, 0.009, '#ffffff')
      b.disc(0.846, 134, 0.005, '#101010')
    },
  },
  glade: {
    from: [-0.4, -0.6, 0.6],
    light: '#dcd0ff',
    ambient: '#40507c',
    rim: '#80f0d8',
    below: '#58c8b0',
    draw(b) {
      b.wash('#3c3c94', '#1c7080')
      b.glow(0.5, 340, 0.7, '#a0f0f8', 0.7)
      for (let k = 0; k < 8; k++) b.block(0.14 + k * 0.1, -10, 0.022, 800, '#4c68ac', 0.2)
      b.recede(4, '#88d0e8', 0.18)
      b.glow(0.82, 140, 0.5, '#f098e8', 0.6)
      b.glow(0.14, 180, 0.4, '#a890ff', 0.6)
      b.wash('#2c7c74', '#14384c', 760)
      // Boughs bend into a ring over the middle; leaves shine violet and rose.
      for (const [x, lean] of [
        [0.04, 1],
        [0.96, -1],
      ] as const) {
        b.rod(
          [
            [x, 1000],
            [x + lean * 0.02, 560],
            [x + lean * 0.08, 260],
            [x + lean * 0.22, 90],
            [0.5 - lean * 0.05, 20],
          ],
          b.side * 0.085,
          '#4c3c7c',
        )
        b.line(
          [
            [x + lean * 0.02, 900],
            [x + lean * 0.05, 560],
            [x + lean * 0.09, 300],
          ],
          6,
          '#8cf0e0',
          0.8,
        )
        b.leaves(x + lean * 0.05, 110, 0.5, 320, ['#5c3c94', '#a85cc8', '#f8a8f0'], 0.03)
        b.leaves(x + lean * 0.02, 420, 0.2, 180, ['#3c4c94', '#5c8cd0', '#98f0f0'], 0.024)
      }
      toadstool(b, 0.1, 690, 0.27, 930, '#e858b0')
      toadstool(b, 0.25, 850, 0.15, 980, '#48d8d0')
      toadstool(b, 0.9, 720, 0.29, 950, '#48b8f0')
      toadstool(b, 0.76, 870, 0.14, 990, '#d878f0')
      // Lights with wings beside; a ring of small mushrooms and glowing grass.
      for (const [x, y, c] of [
        [0.16, 480, '#fff8b0'],
        [0.27, 320, '#b0fff0'],
        [0.83, 520, '#ffd0f8'],
        [0.74, 300, '#fff8b0'],
        [0.92, 380, '#b0fff0'],
      ] as const) {
        b.glow(x, y, 0.11, c, 0.85)
        b.shape(
          [
            [x, y],
            [x - 0.026, y - 26],
            [x - 0.012, y - 2],
          ],
          '#ffffff',
          0.8,
        )
        b.shape(
          [
            [x, y],
            [x + 0.026, y - 26],
            [x + 0.012, y - 2],
          ],
          '#ffffff',
          0.8,
        )
        b.disc(x, y, 0.009, '#ffffff')
      }
      blades(b, 0, 1, 1010, 90, ['#2c9c8c', '#58d8c0', '#1c6c74', '#a0ffe0'], 60)
      for (let k = 0; k < 9; k++)
        toadstool(
          b,
          0.06 + k * 0.11,
          975 - Math.sin((k / 8) * Math.PI) * 60,
          0.04,
          1000 - Math.sin((k / 8) * Math.PI) * 56,
          '#f8e0ff',
        )
    },
  },
  meadow: {
    from: [-0.55, -0.65, 0.55],
    light: '#fff6d4',
    ambient: '#68806c',
    rim: '#f0e8a8',
    open: true,
    moon: [0.32, 70],
    draw(b) {
      b.wash('#3c94e0', '#e4f0dc', 0, 600)
      cloud(b, 0.16, 180, 0.5)
      cloud(b, 0.82, 130, 0.5)
      cloud(b, 0.52, 330, 0.36)
      b.ridge(540, 34, '#9cb8c0')
      b.ridge(600, 24, '#88b070')
      b.recede(3, '#e4f0dc', 0.12)
      b.shape('0,640 .2,600 .45,650 .75,600 1,640 1,1000 0,1000', '#84b84c')
      // Sheep upon the hill, a crooked tree, a fence, then flowers at the feet.
      for (const [x, y, s] of [
        [0.2, 640, 0.06],
        [0.28, 660, 0.05],
        [0.1, 650, 0.05],
      ] as const) {
        b.mass(x, y, s, s * 620, '#d8d4cc', 1, '#ffffff')
        b.disc(x - s * 0.45, y - 2, s * 0.17, '#2c2824')
        for (const k of [-0.2, 0.2])
          b.line(
            [
              [x + s * k, y + s * 180],
              [x + s * k, y + s * 400],
            ],
            4,
            '#2c2824',
          )
      }
      trunk(b, 0.89, 0.075, '#6c4c30', 760, 420)
      b.leaves(0.89, 380, 0.42, 330, ['#2c6828', '#54983c', '#b0d860'], 0.034)
      b.shape('0,760 .3,720 .6,770 1,720 1,1000 0,1000', '#68a03c')
      for (const [k, x] of [0.02, 0.12, 0.22].entries()) b.block(x, 690 + k * 8, 0.03, 150, '#a87c4c', 0.4)
      for (const y of [720, 780])
        b.rod(
          [
            [-0.02, y],
            [0.25, y + 24],
          ],
          14,
          '#b88c58',
        )
      b.gloom(1000, 850, '#2c5418', 0.5)
      for (let k = 0; k < 54; k++) {
        const x = k % 3 === 2 ? b.dice.range(0, 1) : k % 3 ? b.dice.range(0.72, 1.02) : b.dice.range(-0.02, 0.28)
        const y = k % 3 === 2 ? b.dice.range(930, 1000) : b.dice.range(820, 990)
        const s = ((y - 700) / 300) * 0.018 + 0.004
        const c = b.dice.pick(['#e83c3c', '#f8dc3c', '#ffffff', '#9c60d0', '#f888b0'])
        b.line(
          [
            [x, y],
            [x + 0.004, y + s * 2600],
          ],
          4,
          '#3c7024',
        )
        for (let p = 0; p < 5; p++)
          b.disc(x + b.span(Math.cos(p * 1.257) * s), y + Math.sin(p * 1.257) * s * b.side, s * 0.75, c)
        b.disc(x, y, s * 0.6, '#f8c838')
      }
      blades(b, 0, 1, 1010, 70, ['#3c7c24', '#74b43c', '#a8d058'], 50)
    },
  },
} as const satisfies Record<string, Setting>
