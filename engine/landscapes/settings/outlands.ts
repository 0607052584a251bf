import { type Brush, type Spot, tone } from './brush.ts'
import { blades, cloud, type Foliage, rock, trunk } from './nature.ts'
import type { Setting } from './setting.ts'

const grown: Foliage = ['#2c5424', '#4c8034', '#9cc050']

/** A wall of rock in ledges, from a side of the picture in to `edge`; `top` is its rim. */
function cliff(b: Brush, side: -1 | 1, edge: number, top: number, low: number, colour: string): void {
  const out = side < 0 ? -0.05 : 1.05
  const ledges = 7
  const line: Spot[] = []
  for (let k = 0; k <= ledges; k++) {
    const y = top + ((low - top) * k) / ledges
    const x = edge + side * -0.045 * k + b.dice.range(-0.014, 0.014)
    line.push([x, y], [x + side * -0.03, y + ((low - top) / ledges) * 0.72])
  }
  b.shape([[out, top], ...line, [out, low]], colour)
  for (let k = 0; k < ledges; k++) {
    const [x, y] = line[k * 2]!
    const [, next] = line[k * 2 + 1]!
    const band = k % 2 ? tone(colour, 0.26) : tone(colour, -0.24)
    b.shape(
      [
        [out, y],
        [x, y],
        [line[k * 2 + 1]![0], next],
        [out, next + 14],
      ],
      band,
      0.8,
    )
    b.line(
      [
        [out, y],
        [x, y],
      ],
      7,
      tone(colour, 0.5),
      0.8,
    )
    for (let c = 0; c < 3; c++) {
      const at = out + (x - out) * b.dice.range(0.2, 0.95)
      b.line(
        [
          [at, y + 8],
          [at + b.dice.range(-0.008, 0.008), y + (next - y) * b.dice.range(0.6, 1)],
        ],
        6,
        tone(colour, -0.55),
        0.6,
      )
    }
  }
}

/** A fruit tree, its foot at `low`. */
function fruitTree(b: Brush, x: number, y: number, w: number, low: number, leaf: Foliage, fruit: string): void {
  trunk(b, x, w * 0.13, '#6c4c34', low, y)
  b.leaves(x, y, w, w * 720, leaf, w * 0.085)
  for (let k = 0; k < 16; k++) {
    const a = b.dice.range(0, 6.3)
    const far = b.dice.range(0.08, 0.4)
    b.ball(x + b.span(Math.cos(a) * far * w), y + Math.sin(a) * far * w * 700, w * 0.036, fruit)
  }
}

/** Wide country. */
export const outlands = {
  canyon: {
    from: [-0.6, -0.5, 0.6],
    light: '#ffe0b0',
    ambient: '#7c5c4c',
    rim: '#ffc890',
    below: '#b86c40',
    open: true,
    moon: [0.5, 80],
    draw(b) {
      b.wash('#4494d4', '#fce4c0', 0, 520)
      cloud(b, 0.56, 90, 0.3)
      for (const [x, y, w] of [
        [0.36, 330, 0.13],
        [0.5, 390, 0.16],
        [0.63, 350, 0.1],
      ] as const)
        b.block(x, y, w, 400, '#d09070', 0.2)
      b.recede(3.4, '#f8dcc0', 0.24)
      b.wash('#c87c50', '#8c4830', 560)
      // Far below, the river that cut it.
      b.line('.47,560 .52,610 .46,670 .54,740 .45,830 .52,930 .5,1000', 30, '#3c8ca4')
      b.line('.47,560 .52,610 .46,670 .54,740 .45,830 .52,930 .5,1000', 12, '#a8e0e8')
      cliff(b, -1, 0.4, 400, 900, '#c07048')
      cliff(b, 1, 0.62, 380, 900, '#b06440')
      b.recede(1.7, '#f0c8a0', 0.1)
      cliff(b, -1, 0.24, 140, 1010, '#b85c34')
      cliff(b, 1, 0.8, 90, 1010, '#a8502c')
      b.shape('-.05,0 .1,0 .16,60 .12,140 -.05,150', '#a04c2c')
      b.shape('0,950 .2,900 .42,950 .62,940 .82,890 1,950 1,1000 0,1000', '#8c4830')
      b.line('0,950 .2,900 .42,950 .62,940 .82,890 1,950', 8, '#e8a070')
      for (const [x, y, h] of [
        [0.08, 930, 150],
        [0.92, 910, 180],
      ] as const) {
        b.block(x, y - h, 0.042, h, '#4c7848', 0.3)
        b.rod(
          [
            [x, y - h * 0.4],
            [x + 0.045, y - h * 0.45],
            [x + 0.045, y - h * 0.8],
          ],
          20,
          '#4c7848',
        )
      }
    },
  },
  hills: {
    from: [-0.55, -0.6, 0.55],
    light: '#fff2c8',
    ambient: '#64745c',
    rim: '#f0e8a8',
    open: true,
    moon: [0.72, 100],
    draw(b) {
      b.wash('#5ca4dc', '#f8f0d4', 0, 560)
      cloud(b, 0.34, 120, 0.4)
      cloud(b, 0.8, 210, 0.34)
      b.shape('0,520 .2,430 .42,500 .62,420 .84,480 1,430 1,700 0,700', '#8cac90')
      b.recede(3, '#e8f0d8', 0.2)
      b.shape('0,580 .16,520 .4,590 .66,520 1,590 1,800 0,800', '#7ca858')
      for (const [x, y] of [
        [0.08, 540],
        [0.14, 532],
        [0.2, 545],
        [0.74, 536],
        [0.82, 550],
        [0.9, 570],
      ] as const)
        b.leaves(x, y - 16, 0.08, 60, grown, 0.012)
      b.shape('-.02,690 .24,560 .5,680 .78,570 1.02,660 1.02,900 -.02,900', '#689a44')
      b.line('.52,690 .56,740 .46,800 .56,880 .5,1000', 36, '#d8c48c')
      // Stone walls go over the hills; a tree stands on each side.
      for (const line of ['0,720 .1,670 .2,640 .27,650', '.72,620 .8,610 .9,650 1,690']) {
        b.line(line, 22, '#6c6858')
        b.line(line, 9, '#b0ac98')
      }
      b.shape('0,800 .2,740 .44,830 .7,760 1,820 1,1000 0,1000', '#5c8c3c')
      trunk(b, 0.09, 0.07, '#5c4430', 860, 420)
      b.leaves(0.1, 380, 0.36, 320, grown, 0.03)
      trunk(b, 0.93, 0.055, '#5c4430', 850, 500)
      b.leaves(0.92, 470, 0.28, 240, grown, 0.026)
      for (const [x, y] of [
        [0.24, 790],
        [0.29, 806],
        [0.77, 790],
      ] as const) {
        b.mass(x, y, 0.055, 34, '#d8d4c8', 1, '#f8f4ec')
        b.block(x + b.span(0.03), y - 12, 0.012, 18, '#4c443c')
        for (const k of [-0.014, 0.012]) b.block(x + b.span(k), y + 8, 0.006, 20, '#4c443c')
      }
      blades(b, 0, 1, 1010, 60, ['#4c7c30', '#7cac48', '#b8cc60'], 44)
    },
  },
  river: {
    from: [-0.5, -0.6, 0.6],
    light: '#fdf4d0',
    ambient: '#5c7868',
    rim: '#d8f0d0',
    below: '#6c98a0',
    open: true,
    moon: [0.64, 90],
    draw(b) {
      b.wash('#68b0dc', '#f0f4dc', 0, 480)
      cloud(b, 0.5, 100, 0.44)
      b.leaves(0.2, 380, 0.7, 220, ['#5c8c54', '#7cac60', '#b0cc80'], 0.04)
      b.leaves(0.82, 370, 0.7, 240, ['#54844c', '#74a458', '#a8c478'], 0.04)
      b.recede(3.4, '#e0f0d8', 0.2)
      b.wash('#84b058', '#547c34', 470)
      // The river comes out of the distance and bends by.
      b.shape(
        '.48,470 .53,470 .6,540 .5,600 .84,700 1.02,860 1.02,1000 .1,1000 .2,860 .36,700 .38,600 .5,540',
        '#3c84a0',
      )
      b.shape(
        '.5,480 .52,480 .56,540 .46,600 .7,700 .84,860 .86,1000 .3,1000 .34,860 .44,700 .42,600 .52,540',
        '#68b4c8',
      )
      for (let k = 0; k < 30; k++) {
        const t = b.dice.range(0, 1) ** 0.7
        const y = 560 + t * 430
        const x = 0.5 + b.dice.range(-0.12, 0.2) * t
        b.line(
          [
            [x - 0.05 * t, y],
            [x, y + 4],
            [x + 0.06 * t, y],
          ],
          3 + 5 * t,
          '#e8fcfc',
          0.6,
        )
      }
      b.recede(1.5)
      for (const [x, y, w] of [
        [0.36, 850, 0.09],
        [0.3, 930, 0.13],
        [0.86, 820, 0.1],
      ] as const) {
        b.mass(x, y + 4, w * 1.5, 24, '#f0fcfc', 0.7)
        rock(b, x, y, w, w * 420, '#7c7c78')
      }
      // A willow hangs over it; reeds and bulrushes stand in it.
      trunk(b, 0.06, 0.12, '#5c4c34', 900, 120)
      for (let k = 0; k < 26; k++) {
        const x = 0.01 + (k / 25) * 0.3 + b.dice.range(-0.01, 0.01)
        const top = 60 + Math.abs(x - 0.1) * 500
        b.line(
          [
            [x, top],
            [x + 0.01, top + 200],
            [x + b.dice.range(-0.012, 0.02), top + b.dice.range(320, 520)],
          ],
          9,
          b.dice.pick(['#5c8c34', '#84ac44', '#a8c85c']),
        )
      }
      b.leaves(0.12, 50, 0.5, 160, ['#3c6c28', '#64983c', '#98bc54'], 0.03)
      for (let k = 0; k < 11; k++) {
        const x = 0.76 + k * 0.024
        const h = b.dice.range(200, 380)
        b.line(
          [
            [x, 1000],
            [x + 0.006, 1000 - h],
          ],
          7,
          '#5c8434',
        )
        b.block(x + 0.006, 980 - h, 0.016, 66, '#6c4424', 0.3)
      }
      blades(b, 0.7, 1, 1010, 180, ['#3c6c28', '#6c9c3c', '#98bc50'], 30)
      blades(b, 0, 0.26, 1010, 120, ['#3c6c28', '#6c9c3c', '#98bc50'], 26)
    },
  },
  lake: {
    from: [-0.5, -0.55, 0.6],
    light: '#f4f6ff',
    ambient: '#7c94b0',
    rim: '#e0f0ff',
    below: '#a8c8e0',
    open: true,
    moon: [0.7, 100],
    draw(b) {
      b.wash('#7cacd8', '#f4ece8', 0, 470)
      b.shape('0,470 .12,360 .28,430 .42,340 .56,420 .72,350 .88,430 1,370 1,520 0,520', '#98b0cc')
      b.shape('.42,340 .48,380 .44,392 .4,372 .37,390', '#f8fcff')
      b.recede(3.2, '#e8f0f8', 0.2)
      for (let k = 0; k < 22; k++) {
        const x = (k + 0.5) / 22
        b.shape(
          [
            [x - 0.026, 510],
            [x, 430 - b.dice.range(0, 30)],
            [x + 0.026, 510],
          ],
          k % 2 ? '#4c6c7c' : '#5c7c88',
        )
      }
      b.shape('0,500 1,500 1,530 0,530', '#f4f8fc')
      // Ice to the far shore, cracked, with drifts on it and a hole cut for fishing.
      b.wash('#b8dcec', '#7cb0d0', 520)
      for (const crack of [
        '0,640 .14,670 .22,650 .34,700 .3,780 .38,860',
        '1,600 .86,640 .78,630 .7,690 .74,760 .66,850 .7,1000',
        '.22,650 .2,760 .08,830 .1,960',
        '.78,630 .9,740 1,760',
        '.5,700 .44,760 .5,840 .46,1000',
      ]) {
        b.line(crack, 8, '#4c88b0', 0.7)
        b.line(crack, 3, '#ffffff')
      }
      for (const [x, y, w] of [
        [0.2, 560, 0.3],
        [0.74, 580, 0.34],
        [0.06, 720, 0.24],
        [0.94, 900, 0.3],
        [0.2, 940, 0.34],
      ] as const)
        b.mass(x, y, w, 40, '#e8f4fc', 0.9, '#ffffff')
      b.mass(0.78, 810, 0.17, 60, '#f8fcff')
      b.mass(0.78, 812, 0.12, 40, '#14344c')
      b.rod('.87,800 .83,700 .79,800', 10, '#6c4c34')
      b.line('.83,700 .78,812', 3, '#3c3430')
      for (const [x, y, h] of [
        [0.05, 930, 620],
        [0.95, 900, 560],
      ] as const) {
        b.rod(
          [
            [x, y],
            [x + 0.01, y - h],
          ],
          34,
          '#4c4038',
        )
        for (const [up, far, rise] of [
          [0.5, 0.15, 120],
          [0.68, -0.1, 100],
          [0.8, 0.11, 110],
        ] as const) {
          const out = x < 0.5 ? far : -far
          b.rod(
            [
              [x + 0.006, y - h * up],
              [x + out, y - h * up - rise],
            ],
            13,
            '#4c4038',
          )
          b.line(
            [
              [x + 0.006, y - h * up - 10],
              [x + out, y - h * up - rise - 10],
            ],
            7,
            '#ffffff',
          )
        }
        b.mass(x, y, 0.2, 70, '#ffffff')
      }
    },
  },
  orchard: {
    from: [-0.5, -0.65, 0.55],
    light: '#fff4c8',
    ambient: '#5c7048',
    rim: '#e8f0a0',
    open: true,
    draw(b) {
      const fruit = b.dice.pick(['#d83428', '#e8a028', '#c8c83c'])
      b.wash('#78b8e4', '#f4f4d8', 0, 560)
      b.leaves(0.5, 400, 1.3, 200, ['#6c9858', '#88b464', '#bcd488'], 0.04)
      b.recede(3.4, '#f0f4d0', 0.2)
      b.wash('#90b84c', '#4c7c2c', 520)
      for (const [x, y, w, low] of [
        [0.32, 410, 0.16, 600],
        [0.68, 410, 0.16, 600],
        [0.24, 370, 0.24, 680],
        [0.77, 370, 0.24, 680],
      ] as const)
        fruitTree(b, x, y, w, low, grown, fruit)
      b.recede(1.6)
      b.shape('.47,560 .53,560 .72,1000 .28,1000', '#a8c464')
      fruitTree(b, 0.04, 250, 0.52, 930, grown, fruit)
      fruitTree(b, 0.97, 230, 0.54, 940, grown, fruit)
      // A ladder leans in the tree, baskets stand full below.
      for (const x of [0.17, 0.25])
        b.rod(
          [
            [x, 940],
            [x - 0.07, 300],
          ],
          13,
          '#a87c4c',
        )
      for (let k = 0; k < 8; k++)
        b.line(
          [
            [0.165 - k * 0.0085, 900 - k * 78],
            [0.245 - k * 0.0085, 900 - k * 78],
          ],
          10,
          '#c89c64',
        )
      for (const [x, y] of [
        [0.82, 960],
        [0.31, 980],
      ] as const) {
        b.shape(
          [
            [x - 0.09, y - 90],
            [x + 0.09, y - 90],
            [x + 0.065, y],
            [x - 0.065, y],
          ],
          '#8c5c30',
        )
        for (let k = 0; k < 8; k++) b.ball(x - 0.07 + k * 0.02, y - 96 - (k % 2) * 16, 0.024, fruit)
        b.plank(x - 0.095, x + 0.095, y - 94, 16, '#b8844c')
      }
      for (let k = 0; k < 9; k++) b.ball(b.dice.range(0.62, 0.98), b.dice.range(930, 990), 0.017, fruit)
      blades(b, 0, 1, 1010, 50, ['#4c7c28', '#7cac40', '#acc858'], 40)
    },
  },
} as const satisfies Record<string, Setting>
