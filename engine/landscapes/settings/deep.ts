import { type Brush, type Spot, tone } from './brush.ts'
import { rock } from './nature.ts'
import { flame, lantern } from './props.ts'
import type { Setting } from './setting.ts'

/** Stone that hangs from the roof and stands on the floor beside the middle. */
const teeth = (b: Brush, colour: string, long: number) => {
  for (const [x, w, h] of [
    [0.02, 0.1, 1],
    [0.14, 0.055, 0.62],
    [0.24, 0.045, 0.34],
    [0.33, 0.03, 0.2],
    [0.68, 0.03, 0.22],
    [0.77, 0.045, 0.4],
    [0.87, 0.06, 0.74],
    [0.98, 0.1, 1.05],
  ] as const) {
    b.shape(
      [
        [x - w, -10],
        [x + w, -10],
        [x + w * 0.24, long * h * 0.6],
        [x, long * h],
      ],
      tone(colour, -0.2),
    )
    b.shape(
      [
        [x - w, -10],
        [x - w * 0.2, -10],
        [x - w * 0.1, long * h * 0.6],
        [x, long * h],
      ],
      tone(colour, 0.26),
    )
  }
}

const skull = (b: Brush, x: number, y: number, r: number) => {
  b.ball(x, y, r, '#d8d0b4')
  b.block(x, y + r * b.side * 0.5, r * 1.2, r * b.side * 0.8, '#c0b698', 0.3)
  for (const k of [-1, 1]) b.disc(x + b.span(r * 0.38 * k), y + r * 90, r * 0.26, '#16120e')
  b.shape(
    [
      [x, y + r * b.side * 0.28],
      [x - b.span(r * 0.12), y + r * b.side * 0.52],
      [x + b.span(r * 0.12), y + r * b.side * 0.52],
    ],
    '#16120e',
  )
  for (const k of [-0.3, 0, 0.3])
    b.line(
      [
        [x + b.span(r * k), y + r * b.side * 0.8],
        [x + b.span(r * k), y + r * b.side * 1.25],
      ],
      2.5,
      '#4c4434',
    )
}

/** A pillar of crystal that shines. */
const crystal = (b: Brush, x: number, y: number, h: number, lean: number, colour: string) => {
  const w = b.span(h / 5200)
  const top: Spot = [x + lean, y - h]
  b.shape(
    [[x - w, y], [top[0] - w * 0.9, top[1] + h * 0.2], top, [top[0] + w * 0.9, top[1] + h * 0.22], [x + w, y]],
    colour,
  )
  b.shape([[x - w, y], [top[0] - w * 0.9, top[1] + h * 0.2], top, [x - w * 0.1, y]], tone(colour, 0.5))
}

/** Below ground, and below everything. */
export const deep = {
  cave: {
    from: [-0.55, -0.6, 0.55],
    light: '#d4e4e8',
    ambient: '#384450',
    rim: '#88c0d0',
    draw(b) {
      // The mouth lies open to the sky; walls, then teeth of stone before it.
      b.wash('#a8d8f0', '#d8ecd8')
      b.mass(0.5, 640, 0.5, 260, '#7ca888', 1, '#98c094')
      b.recede(4)
      b.shape(
        '0,0 1,0 1,1000 .68,1000 .74,640 .72,400 .64,240 .5,180 .38,220 .29,360 .26,600 .34,1000 0,1000',
        '#54606c',
      )
      b.recede(3)
      b.shape('0,0 1,0 1,1000 .78,1000 .86,640 .8,330 .68,150 .52,90 .33,130 .2,300 .14,620 .24,1000 0,1000', '#364049')
      for (const [x, y, w, h] of [
        [0.12, 300, 0.2, 200],
        [0.2, 470, 0.14, 150],
        [0.88, 260, 0.2, 180],
        [0.84, 480, 0.14, 170],
        [0.1, 620, 0.2, 180],
        [0.93, 660, 0.2, 180],
      ] as const)
        rock(b, x, y, w, h, '#343e47', 0.14)
      b.glow(0.5, 330, 0.5, '#e8fcff', 0.5)
      b.beam(0.5, 140, 0.3, 1000, 0.11, '#e8fcff', 0.35)
      teeth(b, '#2c343c', 400)
      for (const [x, w, h] of [
        [0.03, 0.24, 330],
        [0.19, 0.12, 170],
        [0.83, 0.13, 220],
        [0.97, 0.22, 400],
      ] as const) {
        b.shape(
          [
            [x - b.span(w / 2), 1000],
            [x - b.span(w * 0.1), 1000 - h * 0.7],
            [x, 1000 - h],
            [x + b.span(w / 2), 1000],
          ],
          '#1c242c',
        )
        b.shape(
          [
            [x - b.span(w / 2), 1000],
            [x - b.span(w * 0.1), 1000 - h * 0.7],
            [x, 1000 - h],
            [x - b.span(w * 0.08), 1000],
          ],
          '#5c6c78',
        )
      }
      for (const [x, y] of [
        [0.13, 850],
        [0.9, 900],
      ] as const) {
        b.glow(x, y - 40, 0.26, '#58e0f0', 0.7)
        for (const [k, h] of [
          [-1, 80],
          [0, 140],
          [1, 100],
        ] as const)
          crystal(b, x + k * 0.025, y, h, k * 0.02, '#58c8e0')
      }
    },
  },
  mine: {
    from: [-0.65, -0.3, 0.6],
    light: '#ffcc80',
    ambient: '#423a34',
    rim: '#e8a850',
    draw(b) {
      b.wash('#54443a', '#30261e')
      for (let k = 0; k < 26; k++)
        rock(
          b,
          b.dice.range(-0.05, 1.05),
          b.dice.range(80, 980),
          b.dice.range(0.12, 0.24),
          b.dice.range(70, 150),
          b.dice.pick(['#5c4c40', '#4c3e34', '#665446']),
        )
      b.arch(0.5, 150, 0.62, 850, '#1c140e')
      // The tunnel: one frame of timber behind another, rails between.
      for (const z of [3, 2.2, 1.6]) {
        const w = 0.36 / z
        const top = 430 - 300 / z
        b.shape(
          [
            [0.5 - w, top],
            [0.5 + w, top],
            [0.5 + w, 1000],
            [0.5 - w, 1000],
          ],
          '#2c2018',
        )
        for (const k of [-1, 1]) b.block(0.5 + k * w, top, 0.06 / z, 900 / z, '#8a6034')
        b.plank(0.5 - w * 1.1, 0.5 + w * 1.1, top, 70 / z, '#9a6c3c')
      }
      b.glow(0.5, 420, 0.3, '#ffac48', 0.6)
      b.recede(3)
      b.wash('#5c4a3c', '#3a2e24', 860)
      for (const k of [-1, 1])
        b.rod(
          [
            [0.5 + k * 0.05, 700],
            [0.5 + k * 0.24, 1000],
          ],
          11,
          '#a8a4a0',
        )
      for (const [y, w] of [
        [760, 0.1],
        [820, 0.15],
        [890, 0.2],
        [970, 0.27],
      ] as const)
        b.plank(0.5 - w, 0.5 + w, y, 16, '#6c4a2a')
      for (const x of [0.235, 0.765]) {
        b.block(x, 60, 0.09, 950, '#9a6c3c')
        for (const y of [200, 480, 740])
          b.line(
            [
              [x - 0.02, y],
              [x - 0.012, y + 120],
            ],
            4,
            '#5c3c1e',
          )
      }
      b.plank(0.16, 0.84, 40, 84, '#a87844')
      b.rod('.24,260 .36,110', 34, '#8a6034')
      b.rod('.76,260 .64,110', 34, '#8a6034')
      // Veins of gold; a cart full of ore; pick and lantern.
      for (const [x, y] of [
        [0.05, 330],
        [0.11, 450],
        [0.93, 230],
        [0.97, 420],
      ] as const) {
        b.glow(x, y, 0.12, '#ffd060', 0.5)
        crystal(b, x, y + 26, 70, 0.02, '#f0b83c')
        crystal(b, x + 0.03, y + 30, 50, 0.03, '#ffd468')
      }
      b.shape('.8,690 1.06,690 1.03,900 .84,900', '#6c5a50')
      b.plank(0.78, 1.06, 680, 30, '#94806c')
      for (const x of [0.84, 0.92, 1])
        b.line(
          [
            [x, 710],
            [x, 890],
          ],
          6,
          '#3c302a',
        )
      for (const [x, y] of [
        [0.85, 660],
        [0.91, 640],
        [0.97, 662],
      ] as const)
        rock(b, x, y + 24, 0.1, 70, '#c89838')
      for (const x of [0.87, 0.99]) {
        b.disc(x, 920, 0.048, '#2c2622')
        b.ring(x, 920, 0.034, 0.034, 8, '#8c8078')
      }
      b.rod('.16,960 .06,600', 16, '#a87844')
      b.line('-.03,650 .04,590 .1,585 .16,620', 17, '#a8a4a0')
      lantern(b, 0.235, 200, 120)
    },
  },
  abyss: {
    from: [0.6, 0.1, 0.6],
    light: '#ff8a50',
    ambient: '#40202a',
    rim: '#ff4a20',
    below: '#ff5a1e',
    draw(b) {
      b.wash('#2c0c16', '#e8501c', 0, 760)
      for (const [x, y, w] of [
        [0.2, 110, 0.7],
        [0.7, 60, 0.8],
        [0.96, 220, 0.5],
      ] as const)
        b.mass(x, y, w, 200, '#3c1018', 0.8, '#7c241c')
      for (const [x, w, h] of [
        [0.36, 0.05, 330],
        [0.62, 0.06, 290],
        [0.7, 0.04, 410],
      ] as const)
        b.shape(
          [
            [x - w, 720],
            [x - w * 0.2, h + 60],
            [x, h],
            [x + w * 0.5, h + 120],
            [x + w, 720],
          ],
          '#7c1c18',
        )
      b.recede(3.4)
      b.glow(0.5, 700, 0.8, '#ff7020', 0.7)
      b.wash('#ff8c2c', '#c8341c', 720)
      for (let k = 0; k < 15; k++) {
        const t = b.dice.range(0, 1)
        const x = b.dice.range(0, 1)
        b.shape(
          [
            [x - 0.1 * t - 0.02, 740 + t * 250],
            [x, 730 + t * 240],
            [x + 0.12 * t + 0.02, 745 + t * 250],
            [x, 760 + t * 260],
          ],
          '#3c1418',
        )
      }
      // Spires of black rock with fires between; chains with hooks from above.
      for (const [x, w, h] of [
        [0.17, 0.07, 380],
        [0.84, 0.08, 310],
        [0.02, 0.13, 120],
        [0.98, 0.13, 60],
      ] as const) {
        b.shape(
          [
            [x - w, 1000],
            [x - w * 0.5, h + 260],
            [x - w * 0.2, h + 90],
            [x + w * 0.3, h],
            [x + w * 0.3, h + 160],
            [x + w * 0.7, h + 300],
            [x + w, 1000],
          ],
          '#1c0a10',
        )
        b.shape(
          [
            [x + w * 0.2, 1000],
            [x + w * 0.2, h + 200],
            [x + w * 0.3, h],
            [x + w * 0.3, h + 160],
            [x + w * 0.7, h + 300],
            [x + w, 1000],
          ],
          '#8c2c1c',
        )
      }
      for (const [x, low] of [
        [0.1, 330],
        [0.27, 220],
        [0.75, 250],
        [0.91, 390],
      ] as const) {
        for (let y = 0; y < low; y += 34) b.ring(x, y, y % 68 ? 0.008 : 0.015, 0.026, 7, '#2c1a1c')
        b.line(
          [
            [x, low],
            [x + 0.02, low + 40],
            [x, low + 66],
            [x - 0.03, low + 46],
          ],
          12,
          '#2c1a1c',
        )
      }
      for (const [x, h] of [
        [0.09, 190],
        [0.24, 110],
        [0.76, 130],
        [0.92, 210],
      ] as const)
        flame(b, x, 1000, h * 1.5, 0.7)
      skull(b, 0.13, 930, 0.06)
      skull(b, 0.86, 940, 0.055)
    },
  },
  volcano: {
    from: [-0.6, 0, 0.6],
    light: '#ffa060',
    ambient: '#402c30',
    rim: '#ff6a28',
    below: '#ff5a18',
    draw(b) {
      b.wash('#2c2028', '#c84c24', 0, 720)
      for (const [x, y, w] of [
        [0.78, 130, 0.4],
        [0.62, 50, 0.5],
        [0.95, 40, 0.5],
        [0.3, 70, 0.5],
      ] as const)
        b.mass(x, y, w, 190, '#3c2c30', 0.9, '#7c4838')
      b.glow(0.77, 250, 0.5, '#ff7424', 0.9)
      b.recede(3)
      // The mountain, its crater alight, streams of lava down its flank.
      b.shape('.4,780 .58,480 .7,270 .74,290 .8,280 .84,272 .95,470 1.2,780', '#38262c')
      b.shape('.84,272 .95,470 1.2,780 .88,780 .84,480', '#1c1216')
      b.shape('.7,270 .74,290 .8,280 .84,272 .79,300 .75,310', '#ffe890')
      b.shape('.72,160 .76,30 .79,150 .82,60 .83,270 .71,270', '#ff8c2c')
      b.shape('.75,190 .77,90 .79,180 .81,270 .74,270', '#ffe088')
      b.shape('.74,290 .76,290 .75,400 .79,500 .74,640 .76,780 .68,780 .7,640 .74,500 .71,400', '#ff7c24')
      b.shape('.8,285 .83,285 .84,400 .9,520 .9,640 .98,780 .92,780 .85,620 .85,520 .8,400', '#ff9c38')
      for (const [x, y, r] of [
        [0.62, 150, 0.012],
        [0.9, 110, 0.016],
        [0.96, 220, 0.011],
      ] as const) {
        b.line(
          [
            [x, y],
            [0.77, 250],
          ],
          4,
          '#ff9c40',
          0.5,
        )
        b.ball(x, y, r, '#ffb050')
      }
      b.wash('#ff9434', '#e04a18', 770)
      for (let k = 0; k < 22; k++) {
        const t = b.dice.range(0, 1)
        const x = b.dice.range(-0.05, 1.05)
        const w = 0.03 + t * 0.09
        b.shape(
          [
            [x - w, 784 + t * 220],
            [x - w * 0.3, 774 + t * 210],
            [x + w * 0.8, 778 + t * 212],
            [x + w, 796 + t * 224],
            [x - w * 0.2, 806 + t * 226],
          ],
          '#2c1c1e',
        )
      }
      for (const [x, w, h, y] of [
        [0.04, 0.3, 420, 960],
        [0.19, 0.2, 210, 1000],
        [0.95, 0.24, 230, 1000],
      ] as const)
        rock(b, x, y, w, h, '#2a1c20')
      b.glow(0.22, 900, 0.4, '#ff7c2c', 0.6)
    },
  },
} as const satisfies Record<string, Setting>
