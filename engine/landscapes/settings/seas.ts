import type { Spot } from './brush.ts'
import { cloud, rock, water } from './nature.ts'
import type { Setting } from './setting.ts'

/** The open sea, calm and in a storm. */
export const seas = {
  sea: {
    from: [-0.55, -0.6, 0.55],
    light: '#fff4dc',
    ambient: '#587890',
    rim: '#c8e8f0',
    open: true,
    moon: [0.3, 110],
    draw(b) {
      b.wash('#3c90dc', '#f0f0dc', 0, 520)
      cloud(b, 0.2, 150, 0.5)
      cloud(b, 0.62, 290, 0.36)
      b.shape('.3,520 .38,480 .5,490 .58,520', '#90a8b8')
      b.shape('.33,516 .35,505 .43,505 .45,516', '#5c4030')
      b.shape('.39,500 .39,440 .43,495', '#ffffff')
      b.recede(3, '#e8f0e8', 0.12)
      water(b, 515, '#5cb0c8', '#2484a4', '#f0ffff', 760)
      // A headland with its lighthouse; surf; sand with shells.
      b.shape('1.02,760 1.02,330 .92,340 .86,420 .8,460 .77,560 .7,640 .68,720', '#8c8474')
      b.shape('1.02,330 .92,340 .86,420 .8,460 .9,450 1.02,400', '#84a858')
      b.shape('.9,450 1.02,400 1.02,760 .9,740 .93,600', '#5c564c')
      b.shape('.855,440 .875,150 .945,150 .965,440', '#f8f4ec')
      for (const y of [200, 310])
        b.shape(
          [
            [0.872 - (y - 150) * 0.00007, y],
            [0.948 + (y - 150) * 0.00007, y],
            [0.952 + (y - 150) * 0.00007, y + 54],
            [0.868 - (y - 150) * 0.00007, y + 54],
          ],
          '#d03c34',
        )
      b.shape('.925,150 .945,150 .965,440 .93,440', '#8c8880', 0.45)
      b.block(0.91, 92, 0.056, 60, '#ffe890', 0.1)
      b.glow(0.91, 120, 0.25, '#fff0a0', 0.6)
      b.plank(0.865, 0.955, 146, 14, '#4c4844')
      b.shape('.873,94 .91,50 .947,94', '#c83c34')
      for (const [y, x, w] of [
        [600, 0.1, 0.3],
        [650, 0.3, 0.36],
        [690, 0.06, 0.3],
      ] as const)
        b.line(
          [
            [x - w / 2, y],
            [x, y - 8],
            [x + w / 2, y + 4],
          ],
          9,
          '#ffffff',
          0.85,
        )
      for (const [x, y, w, h] of [
        [0.03, 760, 0.2, 130],
        [0.18, 780, 0.12, 70],
        [0.8, 790, 0.17, 90],
      ] as const) {
        b.mass(x, y - 10, w * 1.4, 60, '#ffffff', 0.85)
        rock(b, x, y, w, h, '#6c6860')
      }
      b.shape('0,780 .2,800 .45,770 .7,810 1,780 1,1000 0,1000', '#ffffff')
      b.shape('0,800 .2,822 .45,792 .7,830 1,806 1,1000 0,1000', '#c8a870')
      b.shape('0,850 .3,870 .6,840 1,870 1,1000 0,1000', '#f0d8a0')
      for (const [x, y, c] of [
        [0.12, 930, '#f0785c'],
        [0.88, 950, '#f0a8a0'],
      ] as const)
        for (let k = 0; k < 5; k++)
          b.line(
            [
              [x, y],
              [x + b.span(Math.cos(k * 1.257 - 1.57) * 0.045), y + Math.sin(k * 1.257 - 1.57) * 30],
            ],
            15,
            c,
          )
      for (let k = 0; k < 5; k++)
        b.line(
          [
            [0.24, 960],
            [0.215 + k * 0.013, 930],
          ],
          8,
          '#f8ecdc',
        )
      for (const [x, y, s] of [
        [0.24, 260, 0.036],
        [0.74, 330, 0.028],
        [0.16, 380, 0.024],
      ] as const)
        b.line(
          [
            [x - s, y - s * 260],
            [x - s * 0.4, y - s * 420],
            [x, y],
            [x + s * 0.5, y - s * 400],
            [x + s, y - s * 180],
          ],
          7,
          '#ffffff',
        )
    },
  },
  storm: {
    from: [0.6, -0.55, 0.55],
    light: '#ccdcf4',
    ambient: '#38445c',
    rim: '#e0ecff',
    draw(b) {
      b.wash('#1c2440', '#7c94b0', 0, 700)
      for (const [x, y, w] of [
        [0.08, 90, 0.6],
        [0.4, 40, 0.6],
        [0.7, 80, 0.6],
        [0.98, 180, 0.5],
        [0.02, 260, 0.4],
      ] as const)
        b.mass(x, y, w, 260, '#2c344c', 0.9, '#4c5c7c')
      b.recede(3)
      b.glow(0.83, 280, 0.6, '#b0d0ff', 0.85)
      b.glow(0.15, 330, 0.35, '#90b0f0', 0.5)
      const bolt = (spots: readonly Spot[], w: number) => {
        b.line(spots, w * 3, '#88a8ff', 0.4)
        b.line(spots, w * 1.6, '#c8dcff', 0.8)
        b.line(spots, w * 0.8, '#ffffff')
      }
      bolt(
        [
          [0.88, -10],
          [0.82, 130],
          [0.87, 190],
          [0.79, 330],
          [0.85, 370],
          [0.77, 560],
          [0.8, 590],
          [0.75, 720],
        ],
        12,
      )
      bolt(
        [
          [0.79, 330],
          [0.72, 400],
          [0.74, 450],
          [0.69, 520],
        ],
        6,
      )
      bolt(
        [
          [0.87, 190],
          [0.95, 280],
          [0.93, 330],
          [0.99, 420],
        ],
        6,
      )
      bolt(
        [
          [0.1, -10],
          [0.15, 150],
          [0.11, 200],
          [0.17, 360],
          [0.13, 400],
          [0.16, 520],
        ],
        7,
      )
      b.ridge(690, 26, '#3c4860')
      b.shape('.7,720 .7,600 .72,600 .72,620 .76,620 .76,590 .78,590 .78,720', '#242c40')
      b.recede(1.5)
      // Rain falls aslant beside; trees are bent; wet rock shines.
      b.ridge(790, 20, '#2c3848')
      for (const [x, w, h, y] of [
        [0.04, 0.3, 200, 990],
        [0.94, 0.32, 240, 1000],
        [0.2, 0.16, 90, 1000],
      ] as const)
        rock(b, x, y, w, h, '#4c586c')
      b.rod('.02,830 .06,600 .16,420 .22,360', 24, '#28242c')
      for (const [x1, y1, x2, y2] of [
        [0.06, 600, 0.2, 520],
        [0.1, 520, 0.24, 450],
        [0.16, 420, 0.28, 380],
        [0.2, 380, 0.27, 310],
      ] as const) {
        b.line(
          [
            [x1, y1],
            [x2, y2],
          ],
          11,
          '#28242c',
        )
        b.line(
          [
            [x2, y2],
            [x2 + 0.06, y2 - 8],
          ],
          5,
          '#28242c',
        )
      }
      for (let k = 0; k < 70; k++) {
        const x = k % 2 ? b.dice.range(-0.02, 0.3) : b.dice.range(0.7, 1.08)
        const y = b.dice.range(100, 960)
        b.line(
          [
            [x, y],
            [x - 0.026, y + 76],
          ],
          3,
          '#d0e0f4',
          b.dice.range(0.25, 0.6),
        )
      }
      water(b, 940, '#54688a', '#2c3850', '#d0e4ff')
    },
  },
} as const satisfies Record<string, Setting>
