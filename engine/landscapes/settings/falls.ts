import { tone } from './brush.ts'
import { blades, cloud, fir, peak, rock, water } from './nature.ts'
import type { Setting } from './setting.ts'

/** Where water falls, lies still, or breaks far below. */
export const falls = {
  waterfall: {
    from: [-0.5, -0.65, 0.55],
    light: '#f0f8f4',
    ambient: '#567078',
    rim: '#d8f4f8',
    below: '#8cc0c8',
    open: true,
    draw(b) {
      b.wash('#a8d4e8', '#e8f4ec', 0, 300)
      b.wash('#44646c', '#2c4c50', 200, 1000)
      // Two walls of wet rock, and the white sheet between and beside them.
      b.shape('0,-10 .34,-10 .38,120 .33,330 .37,560 .31,760 0,820', '#5c6c68')
      b.shape('1,-10 .68,-10 .63,140 .68,340 .62,580 .7,770 1,820', '#546460')
      b.shape('.34,-10 .68,-10 .66,140 .7,800 .3,800 .36,140', '#b8dce8')
      for (let k = 0; k < 34; k++) {
        const x = 0.33 + k * 0.0105
        const lean = b.dice.range(-0.012, 0.012)
        b.shape(
          [
            [x, -10],
            [x + 0.008, -10],
            [x + 0.016 + lean, 800],
            [x - 0.006 + lean, 800],
          ],
          k % 3 === 0 ? '#ffffff' : k % 3 === 1 ? '#9cc8dc' : '#dcf0f8',
          0.5,
        )
      }
      b.recede(2.4, '#e8f4f8', 0.16)
      for (const [x, w] of [
        [0.13, 0.13],
        [0.87, 0.14],
      ] as const) {
        b.shape(
          [
            [x - w / 2, -10],
            [x + w / 2, -10],
            [x + w * 0.62, 840],
            [x - w * 0.62, 840],
          ],
          '#d4ecf4',
          0.95,
        )
        for (let k = 0; k < 11; k++) {
          const at = x - w / 2 + (k / 10) * w
          b.line(
            [
              [at, -10],
              [at + (at - x) * 0.3, 840],
            ],
            b.dice.range(5, 12),
            k % 2 ? '#ffffff' : '#8cbcd0',
            0.75,
          )
        }
      }
      b.recede(1.4)
      water(b, 800, '#7cb4bc', '#244c54', '#f4ffff')
      for (const x of [0.06, 0.16, 0.26, 0.74, 0.86, 0.95]) b.mass(x, 820, 0.22, 90, '#f4fcff', 0.85, '#ffffff')
      for (const [x, y, w, h] of [
        [0.02, 930, 0.26, 170],
        [0.24, 960, 0.14, 90],
        [0.98, 940, 0.28, 190],
        [0.77, 970, 0.15, 80],
      ] as const)
        rock(b, x, y, w, h, '#4c5c58')
      b.shape('0,0 .1,0 .13,60 .05,120 0,110', '#3c7c40')
      b.shape('1,0 .9,0 .86,70 .95,130 1,110', '#3c7c40')
    },
  },
  lakeside: {
    from: [-0.55, -0.55, 0.6],
    light: '#fff4d4',
    ambient: '#5c7488',
    rim: '#d4ecf4',
    open: true,
    moon: [0.76, 110],
    draw(b) {
      b.wash('#6cb0e0', '#f8ecd8', 0, 440)
      cloud(b, 0.28, 110, 0.36)
      cloud(b, 0.78, 190, 0.3)
      peak(b, 0.16, 190, 0.3, '#7c90a8', '#f0f6fa', 470)
      peak(b, 0.86, 160, 0.32, '#7488a4', '#f0f6fa', 470)
      peak(b, 0.5, 330, 0.3, '#90a4b8', undefined, 470)
      b.recede(3, '#e8f0f0', 0.2)
      b.shape('0,440 .14,400 .3,450 .5,462 .72,446 .88,396 1,436 1,480 0,480', '#4c7c5c')
      water(b, 470, '#a8d0e4', '#2c6488', '#ffffff')
      // The mountains stand in it upside down.
      b.shape('.02,474 .16,690 .34,474', '#7c98b0', 0.55)
      b.shape('.68,474 .86,720 1,474', '#7490ac', 0.55)
      b.recede(1.5)
      // A boat at its post, reeds and a pebbled shore.
      b.shape('.72,700 .98,700 .94,752 .77,752', '#8c5c34')
      b.shape('.72,700 .98,700 .97,714 .735,714', tone('#8c5c34', 0.4))
      b.block(0.7, 640, 0.02, 130, '#6c5038')
      b.shape('0,900 .2,870 .45,905 .7,890 1,860 1,1000 0,1000', '#a89878')
      for (let k = 0; k < 26; k++)
        b.ball(
          b.dice.range(0, 1),
          b.dice.range(920, 990),
          b.dice.range(0.008, 0.022),
          b.dice.pick(['#c4b494', '#8c8070', '#d8ccb4']),
        )
      blades(b, -0.02, 0.2, 980, 330, ['#6c9434', '#4c7430', '#a8b458'], 34)
      blades(b, 0.86, 1.02, 985, 260, ['#6c9434', '#4c7430', '#a8b458'], 22)
    },
  },
  clifftop: {
    from: [-0.6, -0.5, 0.6],
    light: '#fff0d8',
    ambient: '#5c6c80',
    rim: '#e8dcc0',
    open: true,
    moon: [0.74, 90],
    draw(b) {
      b.wash('#5c9cd8', '#f8e4c8', 0, 560)
      cloud(b, 0.24, 90, 0.34)
      cloud(b, 0.82, 160, 0.38)
      cloud(b, 0.5, 300, 0.24)
      // Country far below under its haze, and birds at the height of one's eyes.
      b.shape('0,560 .2,540 .5,556 .8,538 1,556 1,800 0,800', '#94b0b0')
      b.line('.2,800 .34,700 .3,640 .44,590 .42,560', 26, '#d8e8f0')
      b.recede(3, '#f0ece0', 0.24)
      b.wash('#8ca888', '#506c50', 700, 1000)
      for (let k = 0; k < 30; k++)
        b.mass(b.dice.range(0, 1), b.dice.range(700, 860), b.dice.range(0.05, 0.1), 30, '#5c8054', 0.8, '#8cac70')
      for (const [x, y, s] of [
        [0.16, 330, 0.03],
        [0.24, 380, 0.022],
        [0.86, 300, 0.026],
      ] as const)
        b.line(
          [
            [x - s, y - 14],
            [x - s * 0.4, y - 20],
            [x, y],
            [x + s * 0.4, y - 20],
            [x + s, y - 14],
          ],
          5,
          '#3c4450',
        )
      b.recede(1.6)
      // The wall of the cliff on one side, the edge under one's feet, and then nothing.
      b.shape('-.02,260 .1,240 .18,330 .15,470 .22,600 .17,760 .26,900 .24,1010 -.02,1010', '#8c7c68')
      b.shape('-.02,260 .1,240 .12,420 .06,600 .1,800 .04,1010 -.02,1010', '#b8a488')
      b.shape('-.02,270 .1,240 .17,300 .06,320 -.02,340', '#6c9c48')
      fir(b, 0.05, 60, 0.1, '#3c6440', 300)
      b.shape('0,900 .24,880 .5,900 .72,880 .86,910 .9,950 .82,1010 0,1010', '#9c8a70')
      b.shape('0,900 .24,880 .5,900 .72,880 .86,910 .7,924 .4,930 .1,940 0,936', '#78a050')
      b.shape('.86,910 .9,950 .82,1010 .7,1010 .76,950', '#6c5c4c')
      rock(b, 0.9, 1000, 0.12, 60, '#7c6c58')
      blades(b, -0.02, 0.22, 940, 90, ['#8cac54', '#5c8038', '#c4c878'], 20)
      blades(b, 0.62, 0.84, 930, 70, ['#8cac54', '#5c8038', '#c4c878'], 14)
    },
  },
} as const satisfies Record<string, Setting>
