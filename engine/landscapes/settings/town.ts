import { type Brush, tone } from './brush.ts'
import { house, paving, turret } from './masonry.ts'
import { cloud } from './nature.ts'
import { barrel, crate, lantern, sack } from './props.ts'
import type { Setting } from './setting.ts'

/** Cloth in stripes over a stall, from x to x, its front edge cut in scallops. */
const awning = (b: Brush, from: number, to: number, y: number, cloth: string) => {
  const n = 6
  const step = (to - from) / n
  for (let k = 0; k < n; k++) {
    const x = from + k * step
    const c = k % 2 ? '#f4e8cc' : cloth
    b.shape(
      [
        [x + step * 0.15, y],
        [x + step * 1.15, y],
        [x + step, y + 120],
        [x, y + 120],
      ],
      c,
    )
    b.shape(
      [
        [x, y + 120],
        [x + step, y + 120],
        [x + step, y + 156],
        [x + step * 0.5, y + 178],
        [x, y + 156],
      ],
      tone(c, -0.22),
    )
  }
  b.plank(from, to, y - 8, 14, '#6c4a2c')
}

/** Goods heaped in a basket at the front of a stall. */
const basket = (b: Brush, x: number, y: number, w: number, goods: string) => {
  for (const [row, n] of [4, 3, 2].entries())
    for (let k = 0; k < n; k++) b.ball(x + b.span((k - (n - 1) / 2) * w * 0.24), y - row * w * 130, w * 0.15, goods)
  b.shape(
    [
      [x - b.span(w * 0.56), y],
      [x + b.span(w * 0.56), y],
      [x + b.span(w * 0.42), y + w * 420],
      [x - b.span(w * 0.42), y + w * 420],
    ],
    '#a87c44',
  )
  for (const t of [0.12, 0.26, 0.38])
    b.line(
      [
        [x - b.span(w * 0.5), y + w * t * 900],
        [x + b.span(w * 0.5), y + w * t * 900],
      ],
      4,
      '#6c4a24',
    )
  b.plank(x - b.span(w * 0.6), x + b.span(w * 0.6), y - 8, 16, '#c89c5c')
}

/** Where many people live. */
export const town = {
  market: {
    from: [-0.55, -0.65, 0.55],
    light: '#fff0cc',
    ambient: '#686460',
    rim: '#f0d8a0',
    open: true,
    draw(b) {
      b.wash('#6ca8dc', '#f4e4c0', 0, 600)
      cloud(b, 0.3, 90, 0.4)
      for (const [x, y, w, c] of [
        [0.38, 240, 0.17, '#e0c8a4'],
        [0.53, 200, 0.16, '#c8a888'],
        [0.67, 250, 0.17, '#e4d4b4'],
      ] as const)
        house(b, x, y, w, c, '#a8543c', '#3c3430', 640)
      for (const [x, c] of [
        [0.36, '#a83838'],
        [0.42, '#3c5c94'],
        [0.6, '#5c7c3c'],
        [0.66, '#94703c'],
      ] as const) {
        b.mass(x, 620, 0.05, 110, c)
        b.ball(x, 555, 0.017, '#d8a888')
      }
      b.recede(3, '#f4e4c0', 0.16)
      paving(b, 640, '#d0bc98', '#94805f', '#6c5a44')
      const [one, two] = b.dice.pick([
        ['#d03c34', '#2c7cb0'],
        ['#2c8c68', '#d87c2c'],
        ['#8c48a4', '#d03c34'],
      ] as const)
      for (const [from, to, y, cloth] of [
        [-0.09, 0.3, 90, one],
        [0.7, 1.09, 130, two],
      ] as const) {
        b.shape(
          [
            [from, y + 130],
            [to, y + 130],
            [to, y + 560],
            [from, y + 560],
          ],
          '#4c3420',
          0.85,
        )
        // What hangs under the cloth: strings of onions, hams, pots.
        for (let k = 0; k < 4; k++) {
          const x = from + 0.1 + k * 0.075
          b.line(
            [
              [x, y + 130],
              [x, y + 220],
            ],
            4,
            '#c8b088',
          )
          if (k % 2) b.mass(x, y + 260, 0.07, 110, '#8c3c2c', 1, '#d07858')
          else for (let j = 0; j < 4; j++) b.ball(x + (j % 2) * 0.012, y + 215 + j * 28, 0.021, '#e0a84c')
        }
        awning(b, from, to, y, cloth)
        for (const x of [from + 0.02, to - 0.02])
          b.rod(
            [
              [x, y],
              [x, 1000],
            ],
            16,
            '#8a6038',
          )
        b.plank(from, to, y + 470, 34, '#b8844c')
        b.shape(
          [
            [from, y + 504],
            [to, y + 504],
            [to, 1000],
            [from, 1000],
          ],
          '#7c5430',
        )
        for (const [k, c] of ['#d83c2c', '#f0b434', '#6c9c34'].entries())
          basket(b, from + 0.1 + k * 0.112, y + 430, 0.12, c)
        for (const [k, c] of ['#e8843c', '#7c4ca0'].entries()) basket(b, from + 0.13 + k * 0.15, y + 640, 0.14, c)
      }
      for (const x of [0.25, 0.75]) lantern(b, x, 300, 220, 0.9)
      b.line('.26,120 .4,180 .55,190 .74,150', 4, '#6c5438', 0.8)
    },
  },
  city: {
    from: [-0.55, -0.6, 0.55],
    light: '#ffeccc',
    ambient: '#646468',
    rim: '#d8c8a8',
    open: true,
    moon: [0.27, 130],
    draw(b) {
      b.wash('#5c98d0', '#f8e0b4', 0, 660)
      cloud(b, 0.7, 120, 0.4)
      turret(b, 0.42, 260, 0.075, '#b8b0b0', 700, '#50688c')
      b.shape('.54,700 .54,330 .58,180 .62,330 .62,700', '#c0b4ac')
      for (const [x, y, w, c] of [
        [0.35, 380, 0.14, '#d0bca4'],
        [0.5, 440, 0.13, '#d8c8b0'],
        [0.66, 370, 0.16, '#c8b098'],
      ] as const)
        house(b, x, y, w, c, '#a06048', '#3c3430', 720)
      b.recede(3, '#f4e0bc', 0.2)
      paving(b, 700, '#c8b498', '#84705a', '#5c4c3c')
      // Wider fronts where the picture is wide.
      const broad = Math.min(1.6, b.wide / b.side)
      house(b, 0.21, 260, 0.21 * broad, '#d8bc90', '#7c4434', '#584c44', 790)
      house(b, 0.82, 230, 0.22 * broad, '#cca888', '#7c4434', '#584c44', 790)
      house(b, -0.01, 60, 0.3 * broad, '#e8d0a4', '#6c3828', '#4c4440')
      house(b, 1.01, 30, 0.3 * broad, '#d8b48c', '#6c3828', '#4c4440')
      // A shop's sign, a lamp, flowers under a window.
      b.rod('.12,410 .245,410', 10, '#2c241e')
      b.shape('.15,430 .235,430 .235,520 .1925,545 .15,520', '#2c5c44')
      b.ring(0.1925, 480, 0.022, 0.026, 7, '#f0c860')
      b.rod('.88,470 .8,470', 9, '#2c241e')
      lantern(b, 0.8, 490, 470, 0.9)
      for (const x of [0.93, 1]) b.leaves(x, 470, 0.09, 50, ['#3c6828', '#d83c54', '#f8b0b8'], 0.018)
      barrel(b, 0.08, 990, 0.15)
    },
  },
  alley: {
    from: [-0.45, -0.7, 0.55],
    light: '#c8d4e8',
    ambient: '#3c4048',
    rim: '#ffb060',
    open: true,
    draw(b) {
      b.wash('#7c98c0', '#c8b8a4', 0, 620)
      house(b, 0.5, 330, 0.2, '#8c8078', '#5c4440', '#e8b058', 720)
      b.recede(4, '#8894a8', 0.2)
      const wall = (side: -1 | 1, c: string) => {
        const x = (t: number) => 0.5 + side * t
        b.shape(
          [
            [x(0.52), -10],
            [x(0.13), 100],
            [x(0.13), 690],
            [x(0.52), 1100],
          ],
          c,
        )
        for (let k = 0; k < 14; k++) {
          const y = -10 + k * 82
          b.line(
            [
              [x(0.52), y],
              [x(0.13), 395 + (y - 395) * 0.53],
            ],
            4,
            tone(c, -0.5),
            0.7,
          )
          for (let j = 0; j < 5; j++) {
            const t = 0.5 - j * 0.08 - (k % 2) * 0.04
            if (t < 0.14) continue
            const by = (at: number) => 395 + (at - 395) * (0.53 + ((t - 0.13) / 0.39) * 0.47)
            b.line(
              [
                [x(t), by(y)],
                [x(t), by(y + 82)],
              ],
              4,
              tone(c, -0.5),
              0.6,
            )
          }
        }
      }
      b.shape('.37,690 .63,690 1.02,1010 -.02,1010', '#5c5a5c')
      for (const [y, w] of [
        [720, 0.16],
        [770, 0.24],
        [830, 0.32],
        [910, 0.42],
      ] as const)
        b.line(
          [
            [0.5 - w, y],
            [0.5 + w, y],
          ],
          4,
          '#38383c',
        )
      b.shape('.46,690 .53,690 .58,1000 .42,1000', '#7c90ac', 0.7)
      wall(-1, '#54483f')
      wall(1, '#6c5848')
      // Shutters with light behind, a door up two steps, washing on lines, a lantern, refuse.
      b.shape('.8,180 .92,140 .92,330 .8,340', '#ffc860')
      b.line('.86,160 .86,336', 8, '#2c2018')
      b.line('.8,258 .92,236', 8, '#2c2018')
      b.glow(0.86, 250, 0.36, '#ffa840', 0.6)
      b.lamps.push([0.86, 250, 0.18])
      b.shape('.93,135 1,110 1,340 .93,332', '#3c5c4c')
      b.arch(0.08, 520, 0.15, 480, '#6c4426')
      for (const k of [-0.03, 0.02])
        b.line(
          [
            [0.08 + k, 590],
            [0.08 + k, 1000],
          ],
          4,
          '#38220f',
        )
      b.disc(0.12, 780, 0.012, '#d8b050')
      for (const [y, sag] of [
        [60, 40],
        [190, 34],
      ] as const)
        b.line(
          [
            [0.02, y],
            [0.25, y + sag * 0.8],
            [0.5, y + sag],
            [0.75, y + sag * 0.8],
            [0.98, y],
          ],
          4,
          '#d8ccb4',
        )
      for (const [x, y, h, c] of [
        [0.14, 86, 110, '#e8dcc8'],
        [0.24, 96, 130, '#b84c3c'],
        [0.72, 102, 110, '#4c709c'],
        [0.82, 92, 90, '#e8dcc8'],
        [0.2, 216, 90, '#c8a448'],
      ] as const) {
        b.shape(
          [
            [x - 0.045, y],
            [x + 0.045, y + 6],
            [x + 0.05, y + h],
            [x, y + h - 8],
            [x - 0.045, y + h],
          ],
          c,
        )
        b.shape(
          [
            [x + 0.01, y + 4],
            [x + 0.045, y + 6],
            [x + 0.05, y + h],
            [x + 0.016, y + h - 6],
          ],
          tone(c, -0.3),
        )
      }
      b.rod('.0,400 .18,400', 11, '#1c1816')
      lantern(b, 0.17, 420, 400)
      barrel(b, 0.94, 980, 0.2)
      crate(b, 0.79, 900, 0.14)
      sack(b, 0.24, 960, 0.13, '#7c6c58')
    },
  },
  rooftops: {
    from: [-0.6, -0.6, 0.5],
    light: '#b8ccf4',
    ambient: '#34405e',
    rim: '#a8c4ff',
    draw(b) {
      b.wash('#101c44', '#7088b8', 0, 700)
      b.glow(0.18, 170, 0.5, '#b8ccf8', 0.6)
      b.disc(0.18, 170, 0.115, '#f8f4dc')
      for (const [x, y, r] of [
        [0.14, 150, 0.026],
        [0.21, 200, 0.018],
        [0.19, 130, 0.012],
      ] as const)
        b.disc(x, y, r, '#dcd8bc')
      cloud(b, 0.8, 150, 0.5, '#3c5080', '#6880b0', 0.7)
      for (const [x, y, w] of [
        [0.36, 520, 0.1],
        [0.45, 560, 0.12],
        [0.57, 500, 0.1],
        [0.66, 550, 0.12],
        [0.28, 560, 0.1],
      ] as const)
        house(b, x, y, w, '#3c4c74', '#26345c', '#f0b85c', 760)
      turret(b, 0.62, 400, 0.05, '#4c5c88', 700, '#2c3c68')
      b.recede(3, '#5870a4', 0.16)
      // Slopes of tiles on either side, row over row, moonlight along each.
      const roof = (x: number, y: number, w: number, c: string) => {
        b.shape(
          [
            [x - w, 1000],
            [x - w, y + w * 780],
            [x, y],
            [x + w, y + w * 780],
            [x + w, 1000],
          ],
          c,
        )
        for (let row = 0; row < 12; row++) {
          const at = y + 26 + row * 52
          const half = Math.min(w, (at - y) / 780)
          b.line(
            [
              [x - half, at],
              [x + half, at],
            ],
            4,
            tone(c, -0.55),
            0.9,
          )
          b.line(
            [
              [x - half, at + 5],
              [x + half, at + 5],
            ],
            3,
            tone(c, 0.3),
            0.5,
          )
          for (let t = x - half + (row % 2) * 0.025; t < x + half; t += 0.05)
            b.line(
              [
                [t, at],
                [t, at + 50],
              ],
              3.5,
              tone(c, -0.5),
              0.8,
            )
        }
        b.rod(
          [
            [x - w, y + w * 780],
            [x, y],
            [x + w, y + w * 780],
          ],
          20,
          tone(c, 0.2),
        )
      }
      roof(0.1, 480, 0.34, '#44507c')
      roof(0.94, 410, 0.34, '#50486c')
      const chimney = (x: number, y: number, h: number) => {
        b.block(x, y, 0.1, h, '#6c5058', 0.4)
        for (let k = 0; k < h / 36; k++)
          b.line(
            [
              [x - b.span(0.05), y + k * 36],
              [x + b.span(0.05), y + k * 36],
            ],
            3,
            '#3c2c34',
          )
        b.plank(x - b.span(0.066), x + b.span(0.066), y - 14, 28, '#7c6068')
        for (const k of [-0.024, 0.024]) b.block(x + b.span(k), y - 58, 0.034, 46, '#a06050')
        for (const [dx, dy, s] of [
          [0.02, -100, 0.08],
          [0.05, -160, 0.12],
          [0.09, -230, 0.16],
        ] as const)
          b.mass(x + dx, y + dy, s, s * 800, '#a8b4d0', 0.28)
      }
      chimney(0.82, 330, 260)
      chimney(0.24, 500, 200)
      // A lit garret, and a cat on the ridge.
      b.shape('.9,640 1.02,640 1.02,800 .9,800', '#2c2c44')
      b.shape('.88,646 .96,570 1.04,646', '#6c6088')
      b.block(0.96, 670, 0.09, 110, '#ffc85c', 0.1)
      b.line('.96,670 .96,780', 6, '#2c2c44')
      b.line('.9,724 1.02,724', 6, '#2c2c44')
      b.glow(0.96, 720, 0.26, '#ffb040', 0.6)
      b.shape('.09,490 .085,450 .095,420 .095,395 .105,408 .118,408 .128,395 .128,425 .14,460 .15,490', '#0c1020')
      b.line('.145,486 .18,470 .175,430', 8, '#0c1020')
    },
  },
} as const satisfies Record<string, Setting>
