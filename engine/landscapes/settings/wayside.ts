import { type Brush, tone } from './brush.ts'
import { courses, flag, house } from './masonry.ts'
import { bare, blades, cloud, rock, trunk } from './nature.ts'
import { fire } from './props.ts'
import type { Setting } from './setting.ts'

/** A gravestone with letters and moss; its foot at `low`. */
const stone = (b: Brush, x: number, y: number, w: number, low: number, colour: string, cross = false) => {
  b.mass(x, low, w * 1.5, 40, '#28342c')
  if (cross) {
    b.block(x, y, w * 0.3, low - y, colour, 0.45)
    b.block(x, y + (low - y) * 0.22, w, w * 220, colour, 0.4)
    b.ring(x, y + (low - y) * 0.22 + w * 100, w * 0.3, w * 0.3, w * 90, tone(colour, 0.1))
    return
  }
  b.arch(x + b.span(0.014), y, w, low - y, tone(colour, -0.5))
  b.arch(x, y, w, low - y, colour)
  b.ring(x, y + w * 260, w * 0.14, w * 0.17, 5, tone(colour, -0.45))
  for (let k = 0; k < 3; k++)
    b.line(
      [
        [x - b.span(w * 0.3), y + w * (480 + k * 130)],
        [x + b.span(w * (0.3 - k * 0.06)), y + w * (480 + k * 130)],
      ],
      5,
      tone(colour, -0.45),
    )
  b.leaves(x - b.span(w * 0.25), low - 30, w * 0.6, 60, ['#2c4430', '#48683c', '#6c8c50'], 0.014)
}

/** What people left in the country: roads, ruins, graves, fields of battle. */
export const wayside = {
  road: {
    from: [-0.7, -0.3, 0.6],
    light: '#ffc890',
    ambient: '#56505c',
    rim: '#f0a070',
    open: true,
    draw(b) {
      b.wash('#4c64a4', '#ffcc88', 0, 600)
      b.glow(0.3, 560, 0.6, '#ffe0a0', 0.75)
      b.disc(0.3, 540, 0.045, '#fff6d8')
      for (const [x, y, w] of [
        [0.7, 200, 0.5],
        [0.24, 130, 0.4],
        [0.5, 330, 0.4],
      ] as const)
        cloud(b, x, y, w, '#a87c94', '#ffcca0', 0.8)
      b.ridge(580, 26, '#7c7ca0')
      house(b, 0.61, 540, 0.05, '#c8a890', '#7c4c44', '#ffd080', 640)
      b.recede(3, '#ffc898', 0.16)
      b.ridge(640, 18, '#748058')
      b.ridge(720, 16, '#8c8c50')
      b.shape('.5,640 .53,640 .58,700 .5,760 .56,830 .84,1000 .12,1000 .38,830 .4,760 .52,700', '#e0bc88')
      for (const t of [0.42, 0.53])
        b.line(
          [
            [t + 0.05, 690],
            [t - 0.02, 770],
            [t, 860],
            [t + (t - 0.48) * 3, 1000],
          ],
          7,
          '#a8845c',
        )
      // A signpost with three arms; a milestone; a tree over the way.
      b.block(0.86, 210, 0.055, 790, '#7c5834', 0.5)
      b.shape('.83,210 .86,170 .89,210', '#94703f')
      const arm = (y: number, to: number, c: string) => {
        const s = Math.sign(to)
        const x = 0.86
        b.shape(
          [
            [x - s * 0.05, y],
            [x + to, y - 12],
            [x + to + s * 0.04, y + 26],
            [x + to, y + 66],
            [x - s * 0.05, y + 58],
          ],
          tone(c, -0.4),
        )
        b.shape(
          [
            [x - s * 0.05, y - 5],
            [x + to, y - 17],
            [x + to + s * 0.037, y + 20],
            [x + to, y + 58],
            [x - s * 0.05, y + 50],
          ],
          c,
        )
        for (let k = 0; k < 5; k++)
          b.line(
            [
              [x + to * (0.15 + k * 0.15), y + 8],
              [x + to * (0.19 + k * 0.15), y + 34],
            ],
            6,
            '#38241a',
          )
      }
      arm(260, -0.17, '#b8884c')
      arm(360, 0.16, '#a87840')
      arm(460, -0.14, '#c09054')
      b.arch(0.72, 830, 0.1, 130, '#b0a494')
      for (const k of [-0.02, 0, 0.02])
        b.line(
          [
            [0.72 + k, 870],
            [0.72 + k, 910],
          ],
          5,
          '#5c5248',
        )
      trunk(b, 0.07, 0.12, '#54402f')
      b.rod('.08,330 .2,210 .28,190', 26, '#54402f')
      b.leaves(0.08, 110, 0.5, 290, ['#38401f', '#6c6c2c', '#d0a040'], 0.035)
      b.leaves(0.24, 170, 0.2, 120, ['#38401f', '#6c6c2c', '#d0a040'], 0.03)
      blades(b, -0.02, 0.22, 1000, 80, ['#5c6430', '#8c8c40', '#c8b060'], 30)
      blades(b, 0.76, 1.02, 1000, 80, ['#5c6430', '#8c8c40', '#c8b060'], 30)
    },
  },

  ruins: {
    from: [-0.55, -0.6, 0.55],
    light: '#fff0cc',
    ambient: '#5c6c60',
    rim: '#e0e4b0',
    open: true,
    moon: [0.3, 100],
    draw(b) {
      b.wash('#4c94cc', '#fcecc4', 0, 680)
      cloud(b, 0.5, 120, 0.44)
      b.ridge(560, 40, '#8ca894')
      for (const [x, h] of [
        [0.3, 400],
        [0.38, 330],
        [0.46, 470],
        [0.6, 360],
        [0.68, 430],
      ] as const) {
        b.block(x, h, 0.05, 690 - h, '#dcd0b0')
        b.plank(x - b.span(0.036), x + b.span(0.036), 664, 20, '#dcd0b0')
      }
      b.shape('.27,400 .42,330 .42,304 .26,372', '#dcd0b0')
      b.recede(2.6, '#f4ecd0', 0.16)
      b.wash('#94a868', '#5c7440', 690)
      b.shape('.4,700 .6,700 .8,1000 .2,1000', '#c8bc94')
      for (let k = 0; k < 12; k++)
        b.line(
          [
            [0.28 + (k % 4) * 0.12, 760 + Math.floor(k / 4) * 80],
            [0.36 + (k % 4) * 0.12, 764 + Math.floor(k / 4) * 80],
          ],
          4,
          '#7c8454',
        )
      // The wall of a great window, torn open: its tracery stands against the sky.
      const masonry = '#d4c49c'
      b.shape('1.02,1000 1.02,20 .97,60 .95,30 .91,90 .9,200 .905,300 .9,1000', masonry)
      b.shape('.66,1000 .655,420 .66,300 .7,180 .74,120 .77,150 .75,210 .715,310 .71,420 .715,1000', masonry)
      b.shape('.715,1000 .71,420 .715,310 .75,210 .77,150 .77,190 .74,320 .735,430 .74,1000', '#6c6048')
      b.shape('.66,760 .9,750 .9,1000 .66,1000', masonry)
      b.plank(0.65, 0.91, 740, 26, '#e8dcb8')
      b.rod('.81,745 .81,500', 26, '#c8b88c')
      b.rod('.73,420 .76,390 .79,420 .81,500', 22, '#c8b88c')
      b.rod('.905,330 .86,370 .83,420 .81,500', 22, '#c8b88c')
      courses(b, 770, 1000, '#84764f', 58, 0.66, 1.02)
      courses(b, 90, 740, '#84764f', 58, 0.91, 1.02)
      for (let y = 330; y < 740; y += 58)
        b.line(
          [
            [0.657, y],
            [0.71, y],
          ],
          4,
          '#84764f',
        )
      // Columns: one whole with its broken lintel, one fallen short, drums in the grass.
      const column = (x: number, y: number, w: number, low: number, whole: boolean) => {
        b.block(x, y, w, low - y, '#e4d8b4', 0.5)
        for (const k of [-0.3, -0.1, 0.12, 0.32])
          b.block(x + b.span(w * k), y + 10, w * 0.05, low - y - 10, '#8c8060', 0)
        for (let at = y + 150; at < low; at += 170)
          b.line(
            [
              [x - b.span(w / 2), at],
              [x, at + 10],
              [x + b.span(w / 2), at],
            ],
            4,
            '#8c8060',
          )
        if (whole) {
          b.plank(x - b.span(w * 0.74), x + b.span(w * 0.74), y - 6, 34, '#f0e4c4')
          b.plank(x - b.span(w * 0.62), x + b.span(w * 0.62), y + 26, 20, '#d4c49c')
        } else
          b.shape(
            [
              [x - b.span(w / 2), y + 4],
              [x - b.span(w * 0.3), y - 50],
              [x + b.span(w * 0.05), y - 14],
              [x + b.span(w * 0.3), y - 40],
              [x + b.span(w / 2), y + 4],
            ],
            '#d4c49c',
          )
        b.plank(x - b.span(w * 0.74), x + b.span(w * 0.74), low - 36, 44, '#d4c49c')
      }
      column(0.09, 130, 0.135, 950, true)
      b.shape('-.05,40 .15,40 .2,60 .18,90 .23,124 -.05,130', masonry)
      b.line('-.05,84 .19,86', 5, '#84764f')
      column(0.25, 470, 0.08, 860, false)
      for (const [x, y, r] of [
        [0.2, 930, 0.07],
        [0.3, 960, 0.05],
      ] as const) {
        b.block(x - b.span(r * 0.8), y - r * 640, r * 1.6, r * 1280, '#c8b88c', 0.4)
        b.ring(x, y, r * 0.3, r * 0.8, 6, '#8c8060')
        b.pen.fillStyle = '#f0e4c4'
        b.pen.beginPath()
        b.pen.ellipse(x * b.wide, y, r * 0.3 * b.side, r * 0.8 * b.side, 0, 0, 7)
        b.pen.fill()
      }
      for (const [x, y, w, h] of [
        [0.03, 480, 0.08, 300],
        [0.13, 180, 0.06, 120],
        [0.99, 200, 0.09, 260],
        [0.7, 690, 0.09, 110],
        [0.94, 700, 0.12, 140],
        [0.26, 500, 0.05, 70],
      ] as const)
        b.leaves(x, y, w, h, ['#2c5028', '#4c7c34', '#94b850'], 0.018)
      blades(b, 0, 1, 1000, 80, ['#4c6c30', '#84a044', '#b0c060'], 50)
    },
  },
  graveyard: {
    from: [-0.5, -0.6, 0.55],
    light: '#b8ccdc',
    ambient: '#3c4a58',
    rim: '#a8d0e0',
    below: '#50686c',
    draw(b) {
      b.wash('#142448', '#88a8b8', 0, 680)
      b.glow(0.8, 160, 0.5, '#c0d8f0', 0.65)
      b.disc(0.8, 160, 0.095, '#f0f4e4')
      b.disc(0.78, 150, 0.02, '#d4dccc')
      cloud(b, 0.9, 230, 0.3, '#3c5070', '#6c84a0', 0.7)
      // A chapel far off on its hill, and the fence.
      b.ridge(610, 20, '#445c6c')
      b.block(0.36, 470, 0.08, 140, '#2c3c54')
      b.shape('.29,474 .36,400 .43,474', '#22304a')
      b.shape('.335,440 .36,310 .385,440', '#22304a')
      b.recede(3, '#7c98ac', 0.18)
      b.wash('#4c6460', '#22302c', 650)
      for (let k = 0; k < 22; k++) {
        const x = k / 21
        b.line(
          [
            [x, 560],
            [x, 680],
          ],
          5,
          '#1c2428',
        )
        b.shape(
          [
            [x - 0.008, 562],
            [x, 536],
            [x + 0.008, 562],
          ],
          '#1c2428',
        )
      }
      b.plank(0, 1, 590, 10, '#242e32')
      for (const [x, y, w, low] of [
        [0.35, 650, 0.06, 720],
        [0.64, 640, 0.065, 720],
        [0.27, 620, 0.09, 760],
        [0.74, 610, 0.09, 770],
      ] as const)
        stone(b, x, y, w, low, '#6c7c80')
      b.mass(0.5, 740, 1.2, 110, '#b8d0d4', 0.3)
      bare(b, 0.04, '#242428', 1)
      stone(b, 0.16, 570, 0.19, 900, '#849498')
      stone(b, 0.93, 420, 0.22, 960, '#7c8c90', true)
      stone(b, 0.79, 700, 0.14, 930, '#8c9ca0')
      stone(b, 0.02, 760, 0.19, 990, '#6c7c80')
      b.mass(0.3, 940, 0.16, 60, '#3c3028', 1, '#5c4a3c')
      b.rod('.26,930 .31,720', 11, '#7c5834')
      b.mass(0.5, 960, 1.2, 140, '#b8d0d4', 0.22)
      // A crow waits on a bough.
      b.shape('.2,300 .215,262 .24,250 .262,262 .25,280 .255,310 .24,340', '#0c1014')
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
      b.wash('#3c3c4c', '#f0a058', 0, 660)
      b.glow(0.62, 600, 0.7, '#ff9440', 0.7)
      for (const [x, y, w] of [
        [0.82, 350, 0.34],
        [0.86, 210, 0.42],
        [0.92, 60, 0.6],
        [0.2, 330, 0.26],
        [0.16, 200, 0.4],
        [0.1, 60, 0.6],
      ] as const)
        b.mass(x, y, w, 220, '#3c3438', 0.75, '#6c4c40')
      // A keep burns far off; ranks with spears stand against the light.
      b.shape('.54,640 .54,500 .57,500 .57,520 .6,520 .6,480 .64,480 .64,520 .68,520 .68,640', '#2c2024')
      b.ridge(630, 12, '#5c3c34')
      for (let k = 0; k < 40; k++) {
        const x = k / 39
        const y = 630 + b.dice.range(-8, 12)
        b.disc(x, y, 0.012, '#3c2828')
        b.block(x, y + 4, 0.028, 40, '#3c2828', 0)
        b.line(
          [
            [x + 0.01, y + 20],
            [x + 0.014, y - 70],
          ],
          3,
          '#3c2828',
        )
      }
      b.recede(3, '#d88850', 0.12)
      b.wash('#6c5040', '#2c2220', 670)
      fire(b, 0.83, 690, 0.1, 120)
      fire(b, 0.24, 680, 0.07, 90)
      // A torn banner, spears in the earth, a wheel, shields, arrows.
      b.rod('.1,1000 .15,20', 17, '#5c4028')
      b.shape('.148,50 .34,110 .3,180 .35,210 .27,250 .32,320 .2,290 .138,330', '#b82c30')
      b.shape('.22,74 .28,92 .26,250 .2,290', '#6c1820')
      b.ball(0.2, 180, 0.028, '#e8bc58')
      b.shape('.135,26 .15,-20 .165,26', '#d8d8d8')
      for (const [x, to, y] of [
        [0.02, 0.05, 430],
        [0.3, 0.26, 560],
        [0.76, 0.8, 500],
        [0.98, 0.91, 330],
      ] as const) {
        b.rod(
          [
            [x, 1000],
            [to, y],
          ],
          11,
          '#7c5834',
        )
        b.shape(
          [
            [to - 0.018, y + 6],
            [to, y - 60],
            [to + 0.018, y + 6],
          ],
          '#d0d4d8',
        )
      }
      b.ring(0.9, 880, 0.12, 0.13, 18, '#4c3424')
      b.ring(0.9, 876, 0.12, 0.13, 6, '#94683c')
      for (let k = 0; k < 4; k++) {
        const a = (k * Math.PI) / 4
        b.rod(
          [
            [0.9 - b.span(Math.cos(a) * 0.115), 880 - Math.sin(a) * 0.125 * b.side],
            [0.9 + b.span(Math.cos(a) * 0.115), 880 + Math.sin(a) * 0.125 * b.side],
          ],
          11,
          '#7c5430',
        )
      }
      b.ball(0.18, 920, 0.075, '#8c3430')
      b.ring(0.18, 920, 0.073, 0.073, 8, '#c8a868')
      b.ball(0.18, 920, 0.02, '#d8bc78')
      for (let k = 0; k < 9; k++) {
        const x = k < 5 ? b.dice.range(0.02, 0.28) : b.dice.range(0.74, 1)
        const y = b.dice.range(780, 980)
        b.line(
          [
            [x, y],
            [x + 0.035, y - 70],
          ],
          4,
          '#c8b088',
        )
        b.line(
          [
            [x + 0.028, y - 58],
            [x + 0.04, y - 82],
          ],
          9,
          '#e8e0d0',
        )
      }
      rock(b, 0.03, 1000, 0.2, 70, '#3c302c')
      flag(b, 0.72, 560, 0.06, '#3c5c94', 740)
    },
  },
} as const satisfies Record<string, Setting>
