import { type Brush, type Spot, tone } from './brush.ts'
import { blades, cloud, water } from './nature.ts'
import { barrel, bottle, column, crate, lantern, sack } from './props.ts'
import { Room, sides } from './room.ts'
import type { Setting } from './setting.ts'

/** Straw: strokes laid every way over a heap. */
function straw(b: Brush, x: number, y: number, w: number, h: number) {
  b.mass(x, y, w, h, '#a87c30', 1, '#d0a448')
  for (let k = 0; k < 46; k++) {
    const a = b.dice.range(0, 6.28)
    const far = Math.sqrt(b.dice.range(0, 1)) * 0.48
    const cx = x + b.span(Math.cos(a) * far * w)
    const cy = y + Math.sin(a) * far * h
    const lean = b.dice.range(-0.03, 0.03)
    b.line(
      [
        [cx, cy],
        [cx + lean, cy - b.dice.range(10, 40)],
      ],
      3.5,
      b.dice.pick(['#f4d880', '#e0b854', '#8c6420']),
    )
  }
}

/** A horse's head and neck that looks out of its stall towards the middle. */
function horse(b: Brush, coat: string, mane: string) {
  b.shape('1.06,760 1.06,330 .96,290 .88,300 .84,360 .74,470 .735,520 .77,545 .83,520 .88,480 .92,540 .93,760', coat)
  b.shape('.84,360 .74,470 .735,520 .77,545 .8,500 .86,420', tone(coat, 0.22))
  b.shape('.93,760 .92,540 .88,480 .9,420 .97,520 1,760', tone(coat, -0.35))
  b.shape('.88,300 .87,235 .915,290', tone(coat, -0.2))
  b.shape('.93,292 .94,225 .965,300', tone(coat, 0.1))
  b.shape('.9,296 1,280 1.06,360 1.06,560 1.0,480 .98,400 .95,340', mane)
  b.shape('.9,290 .86,350 .89,400 .92,330', mane)
  b.shape('.85,350 .87,350 .79,520 .76,520', '#fff8ec', 0.9)
  b.disc(0.872, 388, 0.014, '#140e0a')
  b.disc(0.869, 384, 0.004, '#ffffff')
  b.disc(0.754, 512, 0.01, tone(coat, -0.7))
  b.line('.79,420 .84,480 .9,430', 8, '#5c2c1c')
  b.line('.79,420 .76,440', 8, '#5c2c1c')
}

/** Where beasts and goods are kept, corn is ground and people bathe. */
export const yards = {
  stable: {
    from: [-0.6, -0.6, 0.55],
    light: '#ffe4b0',
    ambient: '#54483a',
    rim: '#e8c080',
    draw(b) {
      const room = new Room(b, {
        wall: '#7c5834',
        far: '#f4e4b8',
        floor: '#a8854c',
        ceiling: '#342010',
        depth: 2.6,
      }).build()
      room.boards('#4a3018', 9, -560)
      room.rafters('#5c3c20', [1, 1.3, 1.7, 2.2])
      b.glow(0.5, 480, 0.4, '#fff0c4', 0.7)
      b.recede(3)
      for (const z of [1.9, 1.45])
        for (const side of sides) {
          const [x, y] = room.at(side * 0.5, -560, z)
          b.block(x, y, 0.07 / z, 1180 / z, '#6c4626')
        }
      b.beam(0.5, 240, 0.2, 1000, 0.1, '#fff0c0', 0.3)
      for (const x of [0.0, 0.3, 0.69]) b.block(x, -10, 0.055, 1020, '#7c522c')
      b.plank(-0.02, 1.02, 40, 52, '#6c4424')
      // A horse looks over the half door of its stall; tack and a lantern hang across from it.
      b.shape('.72,100 1.02,100 1.02,640 .72,640', '#22160e')
      horse(b, b.dice.pick(['#b87840', '#c89c68', '#dcd4c8']), '#54381f')
      for (let k = 0; k < 5; k++) b.block(0.735 + k * 0.07, 640, 0.066, 380, '#9c6c3c', 0.25)
      b.plank(0.69, 1.04, 630, 36, '#b8844c')
      b.rod('.7,960 1.04,690', 26, '#8a5c30')
      b.rod('.06,190 .14,170', 16, '#4a3018')
      b.ring(0.12, 290, 0.06, 0.13, 12, '#6c3420')
      b.ring(0.1, 270, 0.03, 0.1, 9, '#8c4c2c')
      b.ball(0.12, 390, 0.016, '#d8b050')
      b.rod('.2,200 .215,360', 8, '#6c3420')
      lantern(b, 0.24, 110, 60, 0.9)
      for (let k = 0; k < 5; k++) b.block(0.03 + k * 0.058, 660, 0.054, 360, '#8a5e34', 0.25)
      b.plank(-0.02, 0.3, 650, 34, '#b8844c')
      straw(b, 0.08, 610, 0.26, 110)
      straw(b, 0.5, 990, 1, 90)
    },
  },
  barn: {
    from: [-0.6, -0.6, 0.55],
    light: '#ffe2a4',
    ambient: '#5c4c36',
    rim: '#f0c070',
    draw(b) {
      b.wash('#6c4626', '#4a2e16')
      for (let k = 0; k < 17; k++)
        b.line(
          [
            [k / 16, 0],
            [k / 16, 760],
          ],
          6,
          '#38220f',
        )
      for (const x of [0.22, 0.47, 0.6])
        b.line(
          [
            [x, 120],
            [x, 640],
          ],
          4,
          '#ffe8a8',
        )
      // Great doors stand open on fields in the sun.
      b.arch(0.52, 270, 0.3, 520, '#c4e0ec')
      b.shape('.37,560 .67,540 .67,760 .37,760', '#d8c05c')
      b.wash('#a8844c', '#6c5028', 740)
      b.recede(3)
      b.glow(0.52, 480, 0.45, '#fff4cc', 0.6)
      b.shape('.37,300 .37,780 .24,860 .24,240', '#94402c')
      b.line('.24,240 .37,780', 14, '#e0d0b4')
      b.line('.24,860 .37,300', 14, '#e0d0b4')
      b.beam(0.5, 240, 0.24, 1000, 0.13, '#ffe8b0', 0.35)
      b.rod('0,330 .5,20 1,330', 46, '#5c3a1e')
      b.rod('.0,210 1,210', 40, '#6c4626')
      for (const x of [0.02, 0.7]) b.block(x, 0, 0.07, 1010, '#7c522c')
      // Hay: a loft of it above, bales and a pitchfork.
      for (const [x, y, w] of [
        [0.8, 760, 0.26],
        [0.97, 750, 0.2],
        [0.86, 620, 0.24],
        [0.94, 490, 0.2],
      ] as const) {
        b.block(x, y, w, 136, '#d8ac48', 0.3)
        for (let k = 0; k < 16; k++) {
          const sx = x - b.span(w / 2) + b.dice.range(0, 1) * b.span(w)
          const sy = y + b.dice.range(10, 126)
          b.line(
            [
              [sx, sy],
              [sx + b.dice.range(-0.025, 0.025), sy + b.dice.range(-10, 10)],
            ],
            4,
            b.dice.pick(['#f8e090', '#a87c28', '#ecc868']),
          )
        }
        for (const k of [-0.25, 0.25]) b.block(x + b.span(w * k), y, 0.012, 136, '#7c5424')
      }
      straw(b, 0.86, 930, 0.5, 170)
      straw(b, 0.06, 940, 0.3, 150)
      b.rod('.13,900 .17,420', 13, '#a87844')
      b.line('.15,480 .14,440 .155,330', 8, '#98948c')
      b.line('.2,480 .21,440 .205,330', 8, '#98948c')
      b.line('.15,470 .2,474', 9, '#98948c')
      b.line('.176,440 .18,330', 8, '#98948c')
      straw(b, 0.86, 120, 0.34, 130)
      b.plank(0.66, 1.02, 180, 36, '#6c4626')
    },
  },
  mill: {
    from: [-0.6, -0.6, 0.55],
    light: '#fff0d0',
    ambient: '#64645c',
    rim: '#e0d0a8',
    open: true,
    moon: [0.28, 110],
    draw(b) {
      b.wash('#6ca4d4', '#f0e8c4', 0, 660)
      cloud(b, 0.22, 190, 0.42)
      cloud(b, 0.58, 110, 0.3)
      b.ridge(590, 24, '#98ac84')
      b.ridge(650, 18, '#b8b058')
      b.recede(3, '#e8ecdc', 0.12)
      // The windmill with its four sails.
      b.shape('.68,860 .75,290 .97,290 1.06,860', '#efe4cc')
      b.shape('.9,290 .97,290 1.06,860 .96,860', '#a89c84')
      b.shape('.73,300 .79,180 .93,180 .99,300', '#8c4430')
      b.shape('.86,180 .93,180 .99,300 .9,300', '#5c2c20')
      b.arch(0.86, 690, 0.09, 180, '#54341c')
      b.block(0.83, 430, 0.05, 70, '#4c3a2c')
      for (const a of [0.5, 2.07, 3.64, 5.21]) {
        const at = (r: number, off: number): Spot => [
          0.85 + b.span(Math.cos(a) * r - Math.sin(a) * off),
          250 + (Math.sin(a) * r + Math.cos(a) * off) * b.side,
        ]
        b.shape([at(0.06, 0.008), at(0.36, 0.008), at(0.36, 0.08), at(0.06, 0.08)], '#fbf4e0', 0.95)
        for (let k = 0; k < 6; k++) b.line([at(0.06 + k * 0.06, 0), at(0.06 + k * 0.06, 0.085)], 4, '#6c4c30')
        b.line([at(0.06, 0.045), at(0.36, 0.045)], 4, '#6c4c30')
        b.rod([at(0, 0), at(0.37, 0)], 12, '#6c4c30')
      }
      b.ball(0.85, 250, 0.026, '#4c3424')
      b.shape('.4,1000 .56,720 .66,700 .8,860 .9,1000', '#d8c090')
      b.wash('#a8b050', '#6c8434', 880)
      b.shape('.3,1000 .5,870 .72,860 .8,1000', '#d8c090')
      for (const [x, w] of [
        [0.05, 0.17],
        [0.19, 0.15],
      ] as const)
        sack(b, x, 960, w, '#e4d4b0')
      sack(b, 0.11, 860, 0.14, '#dccba4')
      blades(b, 0, 1, 1000, 70, ['#6c8434', '#a8b850', '#4c6428'], 36)
    },
  },
  bathhouse: {
    from: [-0.6, -0.6, 0.55],
    light: '#fff0dc',
    ambient: '#587478',
    rim: '#a8e4e0',
    below: '#5cb0b0',
    draw(b) {
      const room = new Room(b, {
        wall: '#1c6478',
        far: '#2c7c88',
        floor: '#2c8c98',
        ceiling: '#14485c',
        depth: 2.8,
        under: 560,
      }).build()
      // Walls of small blue tiles with bands of gold; a bright arched window at the end.
      for (const side of sides) {
        for (let row = 0; row < 9; row++)
          for (let z = 0.86 + (row % 2) * 0.06; z < 2.7; z += 0.13)
            room.panel(side, z, z + 0.055, -500 + row * 100, -412 + row * 100, row % 3 ? '#2c8c9c' : '#48b0b0')
        for (const y of [-200, 300]) room.panel(side, 0.8, 2.8, y, y + 30, '#f0c860')
        room.arch(side, 1.75, 2.4, -400, -230, '#e8fff4')
      }
      b.arch(0.5, 250, 0.22, 390, '#f4fff0')
      for (const k of [-0.05, 0, 0.05])
        b.line(
          [
            [0.5 + k, 270],
            [0.5 + k, 640],
          ],
          6,
          '#2c7c88',
        )
      b.recede(2.4)
      b.glow(0.5, 380, 0.5, '#f4fff0', 0.6)
      for (const x of [0.5, 0.3, 0.7]) b.beam(x, 120, x * 0.6 + 0.2, 800, 0.05, '#f4ffe8', 0.3)
      // The pool: light ripples on it; broad steps lead in.
      water(b, 640, '#7cf0e4', '#14707c', '#f0fffc')
      b.glow(0.5, 760, 0.5, '#a0fff0', 0.4)
      b.shape('-.02,640 .16,640 .06,760 -.02,790', '#f4e8cc')
      b.shape('1.02,640 .84,640 .94,760 1.02,790', '#e4d4b4')
      for (const x of [0.26, 0.74]) column(b, x, 120, 680, 0.06, '#f0e4c8')
      for (const x of [0.03, 0.97]) column(b, x, -40, 850, 0.13, '#fcecc8')
      // A lion of gold spouts into the pool; towels, a jug, a sponge and petals across from it.
      b.shape('.83,440 .89,440 .905,720 .81,720', '#c8fff8', 0.85)
      for (const k of [0.84, 0.86, 0.88])
        b.line(
          [
            [k, 440],
            [k, 710],
          ],
          5,
          '#ffffff',
          0.9,
        )
      for (let k = 0; k < 12; k++)
        b.ball(0.86 + b.span(Math.cos(k * 0.524) * 0.072), 380 + Math.sin(k * 0.524) * 0.072 * b.side, 0.03, '#b87c24')
      b.ball(0.86, 380, 0.07, '#e8b440')
      b.ball(0.86, 402, 0.036, '#f8d878')
      for (const x of [0.838, 0.882]) b.disc(x, 366, 0.009, '#4c300c')
      b.shape('.848,392 .872,392 .86,404', '#4c300c')
      b.disc(0.86, 424, 0.02, '#4c300c')
      b.mass(0.86, 724, 0.2, 50, '#ffffff', 0.9)
      b.plank(-0.02, 0.2, 760, 30, '#fcf0d8')
      b.block(0.09, 790, 0.22, 220, '#e0cca4')
      for (const [k, c] of ['#fffaf0', '#f0705c', '#fffaf0'].entries()) b.plank(0.01, 0.13, 726 - k * 34, 33, c)
      bottle(b, 0.17, 762, 0.06, 120, '#d87038')
      for (let k = 0; k < 12; k++)
        b.mass(
          b.dice.pick([b.dice.range(0.18, 0.34), b.dice.range(0.66, 0.82)]),
          b.dice.range(720, 960),
          0.03,
          12,
          b.dice.pick(['#f888a8', '#ffd0dc']),
        )
      for (const [x, y, w, a] of [
        [0.2, 560, 0.5, 0.22],
        [0.78, 580, 0.5, 0.22],
        [0.24, 330, 0.36, 0.14],
        [0.74, 250, 0.36, 0.14],
      ] as const)
        b.mass(x, y, w, 150, '#ffffff', a)
    },
  },
  docks: {
    from: [-0.6, -0.5, 0.6],
    light: '#ffd9a0',
    ambient: '#4c4a48',
    rim: '#a8c0d0',
    draw(b) {
      const room = new Room(b, {
        wall: '#6c5034',
        far: '#5c442c',
        floor: '#7c5c3c',
        ceiling: '#2c1e12',
        depth: 2.4,
      }).build()
      room.boards('#44301c')
      room.boards('#1c120a', 9, -560)
      // Wide doors stand open on the water and a ship that is being unloaded.
      b.shape('.32,670 .32,290 .68,290 .68,670', '#b8d8e8')
      b.shape('.32,670 .32,560 .68,560 .68,670', '#4c8ca0')
      b.shape('.36,600 .38,540 .62,540 .66,600', '#54341c')
      b.rod('.46,545 .46,300', 8, '#3c2414')
      b.shape('.47,320 .6,340 .58,500 .47,500', '#f8f0dc')
      b.recede(2.6)
      b.glow(0.5, 470, 0.4, '#fff0d0', 0.55)
      room.rafters('#6c4a2a', [1, 1.35, 1.8])
      for (const side of sides) room.panel(side, 0.8, 2.4, 560, 600, '#3c2818')
      for (const [x, y, w] of [
        [0.03, 960, 0.28],
        [0.25, 930, 0.17],
        [0.06, 750, 0.23],
        [0.02, 575, 0.19],
      ] as const)
        crate(b, x, y, w)
      sack(b, 0.15, 575, 0.13)
      // A crane's hook with a net of goods on the other side, over barrels.
      for (const [x, y] of [
        [0.83, 960],
        [0.99, 940],
        [0.92, 720],
      ] as const)
        barrel(b, x, y, 0.19)
      b.rod('.66,40 1.04,10', 30, '#7c5430')
      b.line('.85,20 .85,260', 9, '#d8b878')
      b.ring(0.85, 275, 0.022, 0.022, 10, '#8c8c90')
      b.line('.85,290 .77,350', 5, '#d8b878')
      b.line('.85,290 .93,350', 5, '#d8b878')
      b.mass(0.85, 380, 0.19, 130, '#a88048', 1, '#d8b470')
      for (const k of [-0.06, -0.03, 0, 0.03, 0.06]) {
        b.line(
          [
            [0.85 + k * 0.5, 310],
            [0.85 + k * 1.3, 390],
            [0.85 + k * 0.6, 440],
          ],
          4,
          '#6c4c24',
        )
        b.line(
          [
            [0.77, 360 + k * 700],
            [0.93, 370 + k * 700],
          ],
          4,
          '#6c4c24',
        )
      }
      b.ring(0.13, 900, 0.05, 0.03, 12, '#d8b878')
      lantern(b, 0.25, 140)
    },
  },
} as const satisfies Record<string, Setting>
