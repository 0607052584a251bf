import { type Brush, tone } from './brush.ts'
import { courses } from './masonry.ts'
import { blades, cloud, fir, rock, trunk } from './nature.ts'
import { column, torch } from './props.ts'
import { Room, sides } from './room.ts'
import type { Setting } from './setting.ts'

/** A few heads and shoulders side by side, far off. */
function rowOfPeople(b: Brush, from: number, to: number, y: number, size: number, coats: readonly string[]): void {
  const many = Math.max(2, Math.round((to - from) / b.span(size * 1.5)))
  for (let k = 0; k < many; k++) {
    const x = from + ((k + 0.5) / many) * (to - from) + b.dice.range(-0.006, 0.006)
    const up = y - b.dice.range(0, 14)
    const coat = coats[(k * 2 + Math.round(y)) % coats.length]!
    const half = b.span(size * 0.62)
    const tall = size * 560
    b.shape(
      [
        [x - half, up + tall * 1.9],
        [x - half * 0.9, up + tall * 0.9],
        [x - half * 0.3, up + tall * 0.62],
        [x + half * 0.3, up + tall * 0.62],
        [x + half * 0.9, up + tall * 0.9],
        [x + half, up + tall * 1.9],
      ],
      coat,
    )
    b.ball(x, up + tall * 0.2, size * 0.36, b.dice.pick(['#c89470', '#8c5c40', '#d8a884', '#70482f']))
    b.shape(
      [
        [x - half * 0.62, up + tall * 0.14],
        [x - half * 0.5, up - tall * 0.42],
        [x + half * 0.5, up - tall * 0.42],
        [x + half * 0.62, up + tall * 0.14],
      ],
      b.dice.pick(['#3a2a20', '#5c4430', '#241c18', '#8c8478']),
    )
  }
}

/** Where people are tried, walk through, arm themselves, climb up to and fly. */
export const civic = {
  courtroom: {
    from: [-0.62, -0.6, 0.5],
    light: '#ffe8c0',
    ambient: '#584c46',
    rim: '#e8bc7c',
    draw(b) {
      const room = new Room(b, {
        wall: '#6e4a30',
        far: '#8a7a68',
        floor: '#6a4a34',
        ceiling: '#3c2a20',
        depth: 2.2,
      }).build()
      room.boards('#4a3222', 12)
      const coats = ['#4a3c34', '#5c4438', '#3c4450', '#54402c', '#683a34', '#40483c']
      // The bench of the judges, high under a seal, with scales.
      b.shape('.24,180 .76,180 .76,620 .24,620', '#5a3820')
      for (const x of [0.3, 0.42, 0.54, 0.66]) b.block(x + 0.02, 230, 0.09, 330, '#6c462a', 0.25)
      b.shape('.22,150 .78,150 .74,186 .26,186', '#7c5230')
      b.disc(0.5, 96, 0.085, '#b08838')
      b.disc(0.5, 96, 0.066, '#e0b858')
      b.line('.5,52 .5,140', 5, '#6a4818')
      b.line('.452,74 .548,74', 5, '#6a4818')
      for (const x of [0.454, 0.546]) b.ring(x, 110, 0.022, 0.008, 5, '#6a4818')
      for (const x of [0.29, 0.71]) {
        b.arch(x, 210, 0.12, 330, '#2c1c14', true)
        b.ball(x, 330, 0.046, '#d8a884')
        b.mass(x, 300, 0.12, 66, '#ece6d8')
        b.shape(
          [
            [x - b.span(0.1), 560],
            [x - b.span(0.075), 400],
            [x + b.span(0.075), 400],
            [x + b.span(0.1), 560],
          ],
          '#8c1f2c',
        )
      }
      b.shape('.12,520 .88,520 .92,560 .08,560', '#9a683c')
      b.shape('.1,560 .9,560 .9,800 .1,800', '#6a4428')
      for (let k = 0; k < 7; k++) b.block(0.16 + k * 0.114, 590, 0.085, 180, '#7c5232', 0.3)
      b.recede(2.4)
      // The public behind rails to both sides.
      for (const side of sides) {
        const x = side < 0 ? 0 : 0.76
        for (const [row, y] of [430, 520, 620].entries())
          rowOfPeople(b, x - 0.02, x + 0.26, y, 0.056 + row * 0.012, coats)
        const rail = side < 0 ? '0,730 .3,700 .3,740 0,776' : '1,730 .7,700 .7,740 1,776'
        b.shape(rail, '#a8744a')
        b.shape(side < 0 ? '0,776 .3,740 .3,960 0,1000' : '1,776 .7,740 .7,960 1,1000', '#553620')
        for (let k = 0; k < 5; k++) {
          const at = side < 0 ? 0.03 + k * 0.06 : 0.97 - k * 0.06
          b.block(at, 770 - k * 6, 0.024, 220, '#7c5030', 0.3)
        }
      }
      b.beam(0.12, -20, 0.5, 960, 0.1, '#fff0c8', 0.35)
    },
  },
  corridor: {
    from: [-0.66, -0.4, 0.55],
    light: '#ffc070',
    ambient: '#343440',
    rim: '#d88c48',
    draw(b) {
      const room = new Room(b, {
        wall: '#5a5450',
        far: '#16141a',
        floor: '#4c4642',
        ceiling: '#22201f',
        depth: 4.6,
        half: 0.44,
        eye: 400,
      }).build()
      room.courses('#34302e', 9)
      room.tiles('#5c544e', '#443e3a')
      for (const z of [3.4, 2.5, 1.8, 1.3]) {
        const [l, y] = room.at(-0.44, -560, z)
        const [r] = room.at(0.44, -560, z)
        b.line(
          [
            [l, room.at(0, 620, z)[1]],
            [l, y + 220 / z],
            [l + (r - l) * 0.2, y + 70 / z],
            [0.5, y + 10 / z],
            [r - (r - l) * 0.2, y + 70 / z],
            [r, y + 220 / z],
            [r, room.at(0, 620, z)[1]],
          ],
          70 / z,
          tone('#6a625c', -0.12 * z * 0.4),
        )
      }
      b.glow(0.5, 420, 0.16, '#ff9c48', 0.5)
      b.recede(3)
      for (const side of sides) {
        const [x, y] = room.at(side * 0.42, -130, 1.16)
        torch(b, x, y, 1)
      }
    },
  },
  armoury: {
    from: [-0.6, -0.5, 0.6],
    light: '#ffd8a4',
    ambient: '#4c4a4e',
    rim: '#c8a070',
    draw(b) {
      const room = new Room(b, {
        wall: '#5e564e',
        far: '#4a443e',
        floor: '#5a4c3e',
        ceiling: '#26201c',
        depth: 2.1,
      }).build()
      room.courses('#3c3632', 8)
      room.boards('#42362a', 10)
      room.rafters('#4a3624')
      // Shields on the far wall, racks of spears and swords along both sides.
      for (const [k, x] of [0.3, 0.43, 0.57, 0.7].entries()) {
        const dye = ['#8c2c2c', '#2c4c80', '#c0a040', '#3c6040'][k]!
        b.disc(x, 300 + (k % 2) * 30, 0.06, '#8c8c90')
        b.disc(x, 300 + (k % 2) * 30, 0.048, dye)
        b.ball(x, 300 + (k % 2) * 30, 0.016, '#c8ccd0')
      }
      b.recede(2.6)
      for (const side of sides) {
        const x = (k: number) => (side < 0 ? 0.02 + k * 0.05 : 0.98 - k * 0.05)
        b.plank(side < 0 ? -0.02 : 0.74, side < 0 ? 0.26 : 1.02, 430, 26, '#7a5432')
        b.plank(side < 0 ? -0.02 : 0.74, side < 0 ? 0.26 : 1.02, 800, 30, '#7a5432')
        for (let k = 0; k < 5; k++) {
          const at = x(k)
          const top = 90 + (k % 2) * 40
          b.rod(
            [
              [at, top + 60],
              [at, 930],
            ],
            13,
            '#8a6238',
          )
          if (k % 2 === 0)
            b.shape(
              [
                [at, top - 40],
                [at + b.span(0.022), top + 40],
                [at, top + 80],
                [at - b.span(0.022), top + 40],
              ],
              '#cdd4da',
            )
          else
            b.shape(
              [
                [at, top - 30],
                [at + b.span(0.012), top + 60],
                [at + b.span(0.06), top + 20],
                [at + b.span(0.055), top + 150],
                [at, top + 120],
              ],
              '#b8c0c8',
            )
        }
      }
      torch(b, 0.5, 130, 0.7)
    },
  },
  steps: {
    open: true,
    from: [-0.55, -0.7, 0.5],
    light: '#fff0d4',
    ambient: '#5c6470',
    rim: '#d8c8a8',
    moon: [0.86, 90],
    draw(b) {
      b.wash('#6c92b8', '#c8d4d8', 0, 700)
      for (let k = 0; k < 3; k++) cloud(b, b.dice.range(0, 1), b.dice.range(40, 200), b.dice.range(0.24, 0.4))
      // A great front of stone: towers, a rose, a door under pointed arches.
      for (const x of [0.08, 0.92]) {
        b.block(x, -20, 0.3, 800, '#b0a48e', 0.3)
        b.arch(x, 90, 0.1, 250, '#4c4844', true)
        b.arch(x, 420, 0.11, 260, '#54504a', true)
      }
      b.shape('.2,800 .2,220 .5,40 .8,220 .8,800', '#bcae96')
      courses(b, 200, 780, '#9c907c', 44, 0.02, 0.98)
      b.disc(0.5, 210, 0.1, '#7c7060')
      b.disc(0.5, 210, 0.084, '#38506c')
      for (let k = 0; k < 8; k++) {
        const a = (k / 8) * Math.PI * 2
        b.disc(0.5 + b.span(Math.cos(a) * 0.052), 210 + Math.sin(a) * 30, 0.018, k % 2 ? '#c8503c' : '#d8b048')
      }
      for (const [w, colour] of [
        [0.46, '#a89a82'],
        [0.38, '#8c8070'],
        [0.3, '#34281e'],
      ] as const)
        b.arch(0.5, 330 + (0.46 - w) * 330, w, 500, colour, true)
      b.line('.5,400 .5,800', 6, '#1c1410')
      b.recede(2.2)
      for (let k = 0; k < 7; k++) {
        const y = 740 + k * 40
        b.shape(
          [
            [0.24 - k * 0.06, y],
            [0.76 + k * 0.06, y],
            [0.8 + k * 0.062, y + 30],
            [0.2 - k * 0.062, y + 30],
          ],
          '#cabfa8',
        )
        b.shape(
          [
            [0.2 - k * 0.062, y + 30],
            [0.8 + k * 0.062, y + 30],
            [0.8 + k * 0.062, y + 46],
            [0.2 - k * 0.062, y + 46],
          ],
          '#7c7262',
        )
      }
      for (const side of sides) {
        const x = 0.5 + side * 0.46
        column(b, x, 380, 1000, 0.1, '#c4b8a2')
        b.ball(x, 360, 0.06, '#b4a890')
      }
    },
  },
  pinewood: {
    open: true,
    from: [-0.5, -0.7, 0.55],
    light: '#f0f0d8',
    ambient: '#48584e',
    rim: '#c0d0b0',
    moon: [0.7, 110],
    draw(b) {
      b.wash('#8ca4ac', '#c4ccc0', 0, 760)
      for (let k = 0; k < 9; k++)
        fir(b, k * 0.125 + b.dice.range(-0.03, 0.03), b.dice.range(180, 330), 0.17, '#6c8c7c', 800)
      b.wash('#56683c', '#2c3820', 740, 1000)
      b.recede(3, '#a8b8b0', 0.2)
      for (const x of [0.0, 0.17, 0.83, 1.0]) fir(b, x, b.dice.range(60, 190), 0.27, '#31583c', 880)
      for (const x of [0.05, 0.96]) trunk(b, x, 0.09, '#5c4030')
      for (const [x, y] of [
        [0.12, 900],
        [0.9, 880],
      ] as const)
        rock(b, x, y, 0.16, 70, '#70706a')
      blades(b, 0, 1, 1000, 70, ['#243818', '#3c5428', '#5c7438'])
    },
  },
  sky: {
    open: true,
    from: [-0.5, -0.65, 0.6],
    light: '#fff6e4',
    ambient: '#7488a4',
    rim: '#e8f0ff',
    moon: [0.82, 130],
    draw(b) {
      b.wash('#3c7cc0', '#b8d8ec', 0, 800)
      b.wash('#a8c4d4', '#7c9878', 800, 1000)
      b.ridge(850, 26, '#88a898', 12)
      b.ridge(910, 20, '#6c8c60', 9)
      b.ridge(960, 16, '#587848', 9)
      for (const [y, w] of [
        [170, 0.3],
        [330, 0.4],
        [560, 0.5],
        [720, 0.56],
        [800, 0.6],
      ] as const)
        for (let k = 0; k < 2; k++)
          cloud(b, b.dice.range(0, 0.24) + k * 0.76, y + b.dice.range(-40, 40), w * b.dice.range(0.7, 1))
      b.recede(1.4)
      for (const [x, y] of [
        [0.16, 240],
        [0.22, 268],
        [0.84, 196],
      ] as const)
        b.line(
          [
            [x - 0.024, y - 8],
            [x, y],
            [x + 0.024, y - 10],
          ],
          4,
          '#33414e',
        )
    },
  },
} satisfies Record<string, Setting>
