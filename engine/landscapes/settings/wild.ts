import { type Spot, tone } from './brush.ts'
import { blades, cloud, fir, peak, rock } from './nature.ts'
import { barrel, fire, lantern } from './props.ts'
import type { Setting } from './setting.ts'

/** Country that is hard on people: sand, ice, rock, and the night. */
export const wild = {
  desert: {
    from: [-0.6, -0.6, 0.5],
    light: '#fff0c0',
    ambient: '#78684c',
    rim: '#ffd890',
    below: '#c89450',
    open: true,
    moon: [0.17, 140],
    draw(b) {
      b.wash('#2c84d0', '#fcecc0', 0, 580)
      b.glow(0.17, 140, 0.45, '#fff8d0', 0.8)
      b.disc(0.17, 140, 0.062, '#fffff0')
      // Pyramids stand far off.
      b.shape('.52,560 .66,380 .8,560', '#e8c488')
      b.shape('.66,380 .8,560 .7,560', '#b88c54')
      b.shape('.38,560 .46,460 .54,560', '#ecca90')
      b.shape('.46,460 .54,560 .49,560', '#c09860')
      b.recede(3, '#fcecc8', 0.18)
      const dune = (spots: readonly Spot[], shade: readonly Spot[], c: string) => {
        b.shape(spots, c)
        b.shape(shade, tone(c, -0.34))
        b.line(
          spots.filter(([, y]) => y < 1000),
          5,
          tone(c, 0.5),
          0.8,
        )
      }
      dune(
        [
          [-0.05, 620],
          [0.12, 560],
          [0.3, 500],
          [0.44, 570],
          [0.7, 620],
          [1.05, 600],
          [1.05, 1000],
          [-0.05, 1000],
        ],
        [
          [0.3, 500],
          [0.44, 570],
          [0.7, 620],
          [0.56, 680],
          [0.4, 660],
          [0.35, 580],
        ],
        '#ecb864',
      )
      dune(
        [
          [0.4, 760],
          [0.62, 640],
          [0.86, 540],
          [1.05, 570],
          [1.05, 1000],
          [0.4, 1000],
        ],
        [
          [0.86, 540],
          [1.05, 570],
          [1.05, 1000],
          [0.84, 860],
          [0.93, 720],
        ],
        '#e0a24c',
      )
      dune(
        [
          [-0.05, 700],
          [0.14, 720],
          [0.32, 790],
          [0.6, 860],
          [1.05, 880],
          [1.05, 1000],
          [-0.05, 1000],
        ],
        [
          [-0.05, 760],
          [0.14, 800],
          [0.3, 880],
          [0.1, 900],
          [-0.05, 860],
        ],
        '#f0c47c',
      )
      for (let k = 0; k < 7; k++)
        b.line(
          [
            [0.04 + k * 0.03, 900 + k * 13],
            [0.3 + k * 0.05, 930 + k * 10],
            [0.6 + k * 0.06, 925 + k * 11],
          ],
          5,
          '#d09a4c',
          0.7,
        )
      // Palms, a cactus, bones, camels on the crest.
      const palm = (x: number, y: number, low: number, lean: number) => {
        for (let k = 0; k < 9; k++) {
          const t = k / 9
          b.block(x + lean * (1 - t) ** 2, y + (low - y) * t, 0.036, (low - y) / 9 + 2, '#94683c', 0.5)
          b.line(
            [
              [x + lean * (1 - t) ** 2 - b.span(0.02), y + (low - y) * t],
              [x + lean * (1 - t) ** 2 + b.span(0.02), y + (low - y) * t + 6],
            ],
            4,
            '#5c3c20',
          )
        }
        for (const [dx, dy] of [
          [-0.17, 60],
          [-0.13, -50],
          [-0.05, -100],
          [0.06, -95],
          [0.14, -30],
          [0.17, 70],
          [0.1, 130],
          [-0.1, 130],
        ] as const) {
          const at: Spot = [x + lean, y]
          const end: Spot = [x + lean + b.span(dx), y + dy]
          b.shape(
            [
              at,
              [x + lean + b.span(dx * 0.55), y + dy * 0.5 - 56],
              end,
              [x + lean + b.span(dx * 0.5), y + dy * 0.5 - 14],
            ],
            dy < 0 ? '#6ca83c' : '#3c7430',
          )
        }
        for (const k of [-0.02, 0.015]) b.ball(x + lean + k, y + 18, 0.018, '#8c5428')
      }
      palm(0.9, 260, 860, -0.05)
      b.rod('.08,960 .08,520', b.side * 0.065, '#4c8444')
      b.rod('.08,760 .17,750 .17,640', b.side * 0.042, '#4c8444')
      b.rod('.08,820 .0,800 .0,700', b.side * 0.042, '#4c8444')
      for (let k = 0; k < 9; k++)
        b.line(
          [
            [0.07, 540 + k * 44],
            [0.095, 536 + k * 44],
          ],
          3,
          '#d8ecb0',
        )
      b.mass(0.08, 506, 0.04, 34, '#f05c84')
      const camel = (x: number, y: number, s: number) => {
        b.shape(
          [
            [x - s, y],
            [x - s * 0.7, y - s * 500],
            [x - s * 0.3, y - s * 900],
            [x, y - s * 480],
            [x + s * 0.3, y - s * 900],
            [x + s * 0.7, y - s * 420],
            [x + s, y - s * 380],
            [x + s * 1.1, y - s * 1100],
            [x + s * 1.5, y - s * 1120],
            [x + s * 1.5, y - s * 960],
            [x + s * 1.25, y - s * 940],
            [x + s * 1.1, y],
          ],
          '#8c5c30',
        )
        for (const k of [-0.8, -0.5, 0.6, 0.9])
          b.line(
            [
              [x + s * k, y - 6],
              [x + s * k, y + s * 900],
            ],
            5,
            '#8c5c30',
          )
      }
      camel(0.25, 520, 0.026)
      camel(0.33, 500, 0.024)
      b.ball(0.8, 930, 0.045, '#f4ecd8')
      for (const k of [-1, 1])
        b.rod(
          [
            [0.8 + k * 0.03, 912],
            [0.8 + k * 0.07, 890],
            [0.8 + k * 0.075, 850],
          ],
          11,
          '#f4ecd8',
        )
      for (const k of [-0.018, 0.018]) b.disc(0.8 + k, 928, 0.01, '#5c4424')
    },
  },
  snowfield: {
    from: [-0.55, -0.6, 0.55],
    light: '#eef4ff',
    ambient: '#788ca8',
    rim: '#d8ecff',
    below: '#a0b4cc',
    open: true,
    moon: [0.3, 96],
    draw(b) {
      b.wash('#4c7cb8', '#f4e0dc', 0, 640)
      b.line('-.1,230 .3,120 .7,200 1.1,90', 90, '#88f0d0', 0.16)
      peak(b, 0.24, 250, 0.36, '#7c98c4', '#f8fcff', 700)
      peak(b, 0.78, 200, 0.42, '#7090c0', '#f8fcff', 700)
      peak(b, 0.5, 400, 0.3, '#94acd0', '#ffffff', 700)
      b.recede(3, '#dce8f8', 0.16)
      b.shape('0,660 .3,600 .6,660 1,600 1,1000 0,1000', '#d8e6f4')
      for (const [x, y, w, low] of [
        [0.36, 530, 0.1, 660],
        [0.29, 500, 0.13, 690],
        [0.66, 520, 0.11, 670],
        [0.72, 470, 0.14, 690],
      ] as const)
        fir(b, x, y, w, '#44647c', low, '#e8f2fc')
      b.recede(1.8)
      b.shape('0,740 .3,790 .5,760 .8,800 1,740 1,1000 0,1000', '#e8f1fa')
      b.shape('.3,790 .5,760 .8,800 .6,850 .4,830', '#a8c0e0')
      for (const [x, y, w, low] of [
        [0.06, 150, 0.36, 900],
        [0.95, 90, 0.38, 920],
        [0.22, 440, 0.16, 830],
      ] as const)
        fir(b, x, y, w, '#2c4c5c', low, '#f4faff')
      // Blue ice stands at one side; tracks lead away; drifts lie in front.
      for (const [x, h, lean, c] of [
        [0.8, 230, 0.02, '#84c0e8'],
        [0.86, 320, -0.02, '#a0d8f8'],
        [0.75, 130, 0.01, '#6cacd8'],
      ] as const) {
        b.shape(
          [
            [x - 0.035, 960],
            [x - 0.025 + lean, 960 - h * 0.7],
            [x + lean, 960 - h],
            [x + 0.028 + lean, 960 - h * 0.72],
            [x + 0.038, 960],
          ],
          c,
        )
        b.shape(
          [
            [x - 0.035, 960],
            [x - 0.025 + lean, 960 - h * 0.7],
            [x + lean, 960 - h],
            [x, 960],
          ],
          '#e8faff',
        )
      }
      b.shape('0,880 .2,850 .45,900 .75,940 1,890 1,1000 0,1000', '#f8fcff')
      b.line('0,880 .2,850 .45,900 .75,940 1,890', 6, '#ffffff')
      for (let k = 0; k < 7; k++)
        b.mass(0.3 + k * 0.018 + (k % 2) * 0.03, 960 - k * 26, 0.034 - k * 0.003, 12, '#a8bcd8')
    },
  },
  mountains: {
    from: [-0.6, -0.55, 0.55],
    light: '#fff0d8',
    ambient: '#64748c',
    rim: '#c8dcf0',
    open: true,
    moon: [0.3, 90],
    draw(b) {
      b.wash('#3c84d0', '#f0ecdc', 0, 660)
      cloud(b, 0.3, 110, 0.4)
      peak(b, 0.52, 330, 0.36, '#98b0c8', '#ffffff', 700)
      peak(b, 0.36, 430, 0.24, '#a4bcd0', '#ffffff', 700)
      peak(b, 0.68, 400, 0.26, '#a0b8cc', '#ffffff', 700)
      b.recede(3.4, '#e0e8f0', 0.2)
      peak(b, 0.13, 130, 0.36, '#788ca8', '#f8fcff', 800)
      peak(b, 0.89, 80, 0.38, '#6c80a0', '#f8fcff', 800)
      for (const [x, y, w] of [
        [0.2, 640, 0.6],
        [0.7, 660, 0.6],
        [0.46, 620, 0.4],
      ] as const)
        cloud(b, x, y, w, '#dce8f0', '#ffffff', 0.75)
      // A ledge underfoot: boulders, a cairn, a bent pine.
      b.shape('0,820 .2,790 .4,830 .64,800 .86,840 1,800 1,1000 0,1000', '#8c8474')
      b.shape('0,900 .3,870 .6,910 1,880 1,1000 0,1000', '#6c6456')
      for (const [x, y, w, h] of [
        [0.06, 900, 0.28, 330],
        [0.22, 940, 0.17, 150],
        [0.95, 910, 0.26, 280],
        [0.8, 960, 0.16, 130],
        [0.04, 1000, 0.2, 160],
      ] as const)
        rock(b, x, y, w, h, '#84807c')
      for (const [y, w] of [
        [690, 0.13],
        [654, 0.1],
        [622, 0.078],
        [596, 0.05],
      ] as const)
        b.mass(0.94, y, w, 56, '#6c6864', 1, '#a8a49c')
      b.rod('.06,620 .09,500 .05,400 .09,310', 22, '#6c4c34')
      for (const [x, y, w] of [
        [0.12, 320, 0.2],
        [0.05, 400, 0.18],
        [0.14, 460, 0.17],
      ] as const)
        b.leaves(x, y, w, 70, ['#244430', '#3c6844', '#84a868'], 0.02)
      blades(b, 0.1, 0.9, 1010, 50, ['#7c8448', '#a8a860'], 24)
    },
  },
  camp: {
    from: [-0.7, 0.1, 0.6],
    light: '#ffb468',
    ambient: '#343c50',
    rim: '#8098d0',
    below: '#ff8a38',
    draw(b) {
      b.wash('#101c44', '#4c6498', 0, 680)
      for (let k = 0; k < 30; k++) {
        const x = b.dice.range(0, 1)
        if (Math.abs(x - 0.5) < 0.19) continue
        b.disc(x, b.dice.range(0, 330), b.dice.range(0.002, 0.005), '#f0f4ff')
      }
      for (const [x, y, w] of [
        [0.28, 330, 0.2],
        [0.38, 390, 0.18],
        [0.62, 360, 0.2],
        [0.5, 420, 0.16],
      ] as const)
        fir(b, x, y, w, '#22344c', 740)
      b.recede(3, '#3c5488', 0.16)
      b.ridge(720, 12, '#3c4038')
      fir(b, 0.02, 40, 0.36, '#1c3030', 800)
      fir(b, 0.98, -20, 0.36, '#1a2c34', 800)
      // A tent lit from within; bedroll; packs.
      b.shape('.66,880 .87,300 1.14,880', '#c89c64')
      b.shape('.87,300 1.14,880 .96,880', '#8a6438')
      b.shape('.87,300 .78,880 .94,880', '#3c2614')
      b.shape('.87,300 .78,880 .72,880', '#e8c08c')
      b.glow(0.86, 760, 0.2, '#ffb450', 0.7)
      b.line('.66,880 .87,300 1.14,880', 8, '#f0d4a4')
      b.rod('.845,250 .875,320', 11, '#6c4a2c')
      b.line('.87,300 .62,930', 4, '#c8b088')
      lantern(b, 0.86, 420, 310, 0.7)
      b.wash('#5c4c34', '#33281c', 870)
      b.rod('.7,930 .82,930', b.side * 0.07, '#a84838')
      barrel(b, 0.95, 960, 0.13)
      // The fire in its ring of stones, a pot on a tripod over it.
      b.glow(0.16, 800, 0.8, '#ff8c34', 0.6)
      b.rod('.05,960 .16,540 .27,960', 13, '#5c4028')
      b.line('.16,550 .16,690', 6, '#1c1614')
      fire(b, 0.16, 950, 0.22, 210)
      b.shape('.1,690 .22,690 .225,750 .19,790 .13,790 .095,750', '#2c2624')
      b.shape('.1,690 .13,690 .125,780 .095,750', '#8a5c3c')
      b.plank(0.09, 0.23, 682, 14, '#4c4038')
      b.mass(0.17, 630, 0.1, 70, '#d8d0d8', 0.35)
      b.rod('.07,965 .24,935', 24, '#7c5030')
      b.rod('.08,935 .25,970', 24, '#6c4426')
      for (let k = 0; k < 7; k++) b.ball(0.05 + k * 0.037, 976 - Math.abs(3 - k) * 5, 0.026, '#7c7068')
      for (let k = 0; k < 7; k++) b.disc(0.1 + k * 0.02, 640 - k * 50, 0.004, '#ffc868')
    },
  },
} as const satisfies Record<string, Setting>
