import { type Brush, tone } from './brush.ts'
import { blades, cloud, type Foliage, trunk } from './nature.ts'
import { barrel, bottle, casement, fire, lantern, sack } from './props.ts'
import { Room } from './room.ts'
import type { Setting } from './setting.ts'

const oak: Foliage = ['#2c4c20', '#48783c', '#98b858']

/** A loaf, round or long. */
function loaf(b: Brush, x: number, y: number, w: number, long = false): void {
  b.mass(x, y, w, long ? 40 : w * 560, '#9c5c24', 1, '#e0a050')
  for (const k of [-1, 0, 1])
    b.line(
      [
        [x + b.span(w * (k * 0.16 - 0.03)), y - w * 120],
        [x + b.span(w * (k * 0.16 + 0.03)), y - w * 260],
      ],
      5,
      '#f8dca0',
    )
}

/** Where common folk live and bake. */
export const dwellings = {
  cottage: {
    from: [-0.5, -0.6, 0.6],
    light: '#fff0cc',
    ambient: '#5c6c50',
    rim: '#e8e8b0',
    open: true,
    moon: [0.7, 90],
    draw(b) {
      b.wash('#74b0d8', '#f4f0d8', 0, 560)
      cloud(b, 0.6, 120, 0.4)
      b.leaves(0.56, 380, 1, 260, ['#5c8454', '#7ca460', '#b0c884'], 0.045)
      b.recede(3.2, '#e8f0d8', 0.18)
      b.wash('#84ac50', '#4c7430', 620)
      b.shape('.5,660 .58,660 .74,1000 .3,1000', '#c8b080')
      // A crooked hut: walls that lean, a roof of thatch that sags, smoke from its chimney.
      b.shape('-.05,420 .3,400 .27,800 -.05,820', '#d8c49c')
      b.shape('.24,404 .3,400 .27,800 .22,800', '#a08c64')
      for (const beam of [
        '.01,420 .03,810',
        '.28,404 .255,800',
        '-.05,600 .27,590',
        '.03,600 .13,420',
        '.14,590 .26,420',
      ])
        b.rod(beam, 20, '#5c4028')
      b.shape('-.06,440 -.06,120 .06,90 .2,140 .38,420 .33,452 .2,424 .06,450', '#a88848')
      b.shape('.2,140 .38,420 .33,452 .24,430', '#70582c')
      for (let k = 0; k < 26; k++) {
        const x = -0.05 + k * 0.0155
        b.line(
          [
            [x * 0.6 + 0.02, 150 + Math.max(0, x) * 300],
            [x, 420 + b.dice.range(-10, 26)],
          ],
          6,
          k % 2 ? '#d0b068' : '#7c6430',
        )
      }
      b.block(0.17, 60, 0.075, 150, '#8c8478', 0.3)
      for (const [x, y, w] of [
        [0.19, 30, 0.1],
        [0.23, -10, 0.15],
      ] as const)
        b.mass(x, y, w, 70, '#e0e0e0', 0.7)
      b.arch(0.12, 590, 0.14, 220, '#5c3820')
      b.arch(0.12, 604, 0.11, 206, '#8c5830')
      b.disc(0.155, 710, 0.012, '#e0b850')
      casement(b, 0.215, 620, 0.07, 90, '#ffd88c', '#6c5030')
      lantern(b, 0.04, 590, 470, 0.8)
      // A fence, a well-grown garden, a broom.
      for (let k = 0; k < 7; k++)
        b.rod(
          [
            [0.7 + k * 0.052, 900],
            [0.705 + k * 0.052, 720 + b.dice.range(-20, 20)],
          ],
          22,
          '#8c7050',
        )
      b.rod('.68,770 1.02,790', 16, '#a0845c')
      b.rod('.68,850 1.02,866', 16, '#a0845c')
      trunk(b, 0.96, 0.14, '#54402c', 1000)
      b.leaves(0.93, 90, 0.5, 340, oak, 0.034)
      for (let k = 0; k < 16; k++) {
        const x = b.dice.range(0.68, 1)
        b.disc(x, b.dice.range(900, 980), 0.014, b.dice.pick(['#e04c6c', '#f0c840', '#f4f0e8', '#8c5cc0']))
      }
      b.rod('.31,940 .28,640', 12, '#a07848')
      b.shape('.295,860 .33,850 .345,980 .29,990', '#d0a850')
      blades(b, 0, 1, 1010, 70, ['#3c6824', '#6c9c3c', '#a4c454'], 40)
    },
  },
  treehouse: {
    from: [-0.5, -0.65, 0.55],
    light: '#f8f4c4',
    ambient: '#4c6444',
    rim: '#d8ec94',
    open: true,
    draw(b) {
      b.wash('#a4ccd8', '#7ca45c')
      b.glow(0.55, 260, 0.6, '#fcfcd8', 0.7)
      for (const x of [0.34, 0.44, 0.58, 0.68]) b.block(x, -10, 0.03, 1020, '#74945c', 0.2)
      b.leaves(0.5, 60, 1.3, 260, ['#64904c', '#8cb060', '#d0e098'], 0.05)
      // Another house among the crowns far off, a rope bridge to it.
      b.block(0.64, 470, 0.13, 110, '#a88454', 0.3)
      b.shape('.56,474 .64,400 .72,474', '#5c7840')
      b.recede(3, '#dcecc0', 0.2)
      for (const y of [560, 640])
        b.line(
          [
            [0.3, y + 40],
            [0.46, y + 70],
            [0.62, y],
          ],
          7,
          '#6c5034',
        )
      for (let k = 0; k < 13; k++) b.plank(0.3 + k * 0.025, 0.32 + k * 0.025, 690 - Math.abs(k - 4) * 7, 16, '#a88454')
      b.recede(1.4)
      // The great trunk, with the house about it.
      trunk(b, 0.1, 0.22, '#64482c')
      b.plank(-0.05, 0.34, 700, 40, '#9c7444')
      for (const x of [0.02, 0.29])
        b.rod(
          [
            [x, 740],
            [0.1, 900],
          ],
          24,
          '#7c5834',
        )
      b.block(0.14, 400, 0.36, 300, '#b88c54', 0.35)
      for (let k = 0; k < 7; k++)
        b.line(
          [
            [-0.04, 430 + k * 42],
            [0.32, 430 + k * 42],
          ],
          4,
          '#74502c',
        )
      b.shape('-.08,410 .13,210 .36,410', '#5c7c3c')
      b.shape('.13,210 .36,410 .26,410', tone('#5c7c3c', -0.4))
      b.leaves(0.12, 330, 0.4, 140, oak, 0.022)
      b.disc(0.2, 510, 0.05, '#54381c')
      b.disc(0.2, 510, 0.04, '#ffe49c')
      b.line('.16,510 .24,510', 6, '#54381c')
      b.line('.2,470 .2,550', 6, '#54381c')
      b.arch(0.06, 520, 0.1, 180, '#4c3018')
      for (let k = 0; k < 6; k++)
        b.rod(
          [
            [-0.02 + k * 0.07, 700],
            [-0.02 + k * 0.07, 620],
          ],
          10,
          '#9c7444',
        )
      b.rod('-.05,624 .34,624', 13, '#b88c54')
      // A rope ladder hangs down from it; a lantern on a bough.
      for (const x of [0.28, 0.35])
        b.line(
          [
            [x, 720],
            [x + 0.01, 1000],
          ],
          8,
          '#c8a870',
        )
      for (let k = 0; k < 6; k++) b.plank(0.28, 0.36, 760 + k * 46, 12, '#a88454')
      trunk(b, 0.95, 0.17, '#5c4430')
      b.rod('.93,300 .84,240 .74,230', 30, '#5c4430')
      lantern(b, 0.78, 400, 236)
      b.leaves(0.92, 110, 0.5, 320, oak, 0.032)
      b.leaves(0.1, 40, 0.54, 240, oak, 0.032)
      b.leaves(0.9, 960, 0.4, 160, oak, 0.026)
    },
  },
  bakery: {
    from: [-0.65, -0.2, 0.6],
    light: '#ffca84',
    ambient: '#645040',
    rim: '#f0b070',
    below: '#d87434',
    draw(b) {
      const room = new Room(b, {
        wall: '#d0b088',
        far: '#c09c70',
        floor: '#98684c',
        ceiling: '#5c422c',
        depth: 2.3,
      }).build()
      room.tiles('#b07c58', '#8c5840')
      room.rafters('#54382a')
      for (const y of [270, 350, 430]) {
        b.plank(0.35, 0.65, y, 12, '#74502c')
        for (let k = 0; k < 5; k++) loaf(b, 0.385 + k * 0.058, y - 18, 0.05)
      }
      b.recede(3)
      // The oven, its mouth aglow, loaves within; a peel leans by it.
      b.shape('-.05,250 .1,160 .26,230 .34,380 .34,1000 -.05,1000', '#a4583c')
      b.shape('.26,230 .34,380 .34,1000 .27,1000', '#743c28')
      for (let y = 290; y < 1000; y += 54) {
        b.line(
          [
            [-0.05, y],
            [0.335, y],
          ],
          4,
          '#5c2c20',
        )
        for (let k = 0; k < 5; k++) {
          const x = k * 0.078 - 0.03 + (y % 108 < 54 ? 0.04 : 0)
          if (x < 0.32)
            b.line(
              [
                [x, y],
                [x, y + 54],
              ],
              4,
              '#5c2c20',
            )
        }
      }
      b.arch(0.12, 470, 0.32, 250, '#5c5048')
      b.arch(0.12, 490, 0.27, 230, '#2c0c04')
      fire(b, 0.12, 712, 0.2, 120)
      for (const x of [0.06, 0.17]) loaf(b, x, 690, 0.08)
      b.plank(-0.05, 0.32, 718, 26, '#8c8070')
      b.arch(0.12, 790, 0.2, 210, '#3c2418')
      for (let k = 0; k < 6; k++) b.disc(0.06 + (k % 3) * 0.055, 900 + Math.floor(k / 3) * 50, 0.03, '#8c6038')
      b.rod('.37,1000 .345,470', 14, '#b88c54')
      b.shape('.32,470 .375,470 .38,330 .315,330', '#d0a468')
      // Shelves of bread, a counter heaped with loaves, pretzels on a rail, flour in sacks.
      for (const y of [180, 300, 420]) {
        b.plank(0.7, 1.02, y, 18, '#8c6038')
        for (let k = 0; k < 4; k++) loaf(b, 0.745 + k * 0.082, y - 22, y === 300 ? 0.1 : 0.075, y === 300)
      }
      b.rod('.68,520 1.02,520', 9, '#54382a')
      for (const x of [0.75, 0.85, 0.95]) {
        b.ring(x - 0.014, 560, 0.018, 0.024, 11, '#a8642c')
        b.ring(x + 0.014, 560, 0.018, 0.024, 11, '#a8642c')
      }
      b.plank(0.66, 1.04, 740, 40, '#c89c64')
      b.block(0.86, 780, 0.38, 230, '#94683c', 0.25)
      for (const [x, y, w] of [
        [0.73, 716, 0.12],
        [0.86, 712, 0.14],
        [0.97, 716, 0.11],
        [0.8, 664, 0.12],
        [0.92, 660, 0.11],
      ] as const)
        loaf(b, x, y, w)
      bottle(b, 1, 720, 0.05, 100, '#e8e4d8')
      sack(b, 0.78, 990, 0.18, '#ece0c8')
      barrel(b, 0.95, 900, 0.14)
      b.mass(0.76, 870, 0.09, 40, '#fffaf0', 0.95)
    },
  },
} as const satisfies Record<string, Setting>
