import { type Brush, type Spot, tone } from './brush.ts'
import { house, paving } from './masonry.ts'
import { candelabrum, candle, casement, column, curtain, torch } from './props.ts'
import { Room, sides } from './room.ts'
import type { Setting } from './setting.ts'

/** A tent with a pointed roof in stripes; its ridge at y, its foot at `low`. */
function pavilion(b: Brush, x: number, y: number, w: number, low: number, one: string, two: string): void {
  const half = b.span(w / 2)
  const eaves = y + (low - y) * 0.46
  const stripes = 8
  for (let k = 0; k < stripes; k++) {
    const from = -1 + (2 * k) / stripes
    const to = -1 + (2 * (k + 1)) / stripes
    const dark = -0.3 * Math.max(0, (from + to) / 2)
    const colour = tone(k % 2 ? one : two, dark)
    b.shape(
      [
        [x, y],
        [x + half * from * 1.08, eaves],
        [x + half * to * 1.08, eaves],
      ],
      colour,
    )
    b.shape(
      [
        [x + half * from, eaves],
        [x + half * to, eaves],
        [x + half * to * 1.05, low],
        [x + half * from * 1.05, low],
      ],
      tone(colour, -0.18),
    )
    b.shape(
      [
        [x + half * from * 1.08, eaves - 4],
        [x + half * to * 1.08, eaves - 4],
        [x + half * ((from + to) / 2) * 1.08, eaves + w * 70],
      ],
      tone(k % 2 ? two : one, dark),
    )
  }
  b.line(
    [
      [x, y],
      [x, y - w * 170],
    ],
    8,
    '#4c3828',
  )
  b.shape(
    [
      [x, y - w * 170],
      [x + half * 0.32, y - w * 130],
      [x, y - w * 90],
    ],
    one,
  )
}

/** A round or long lantern of paper, lit; hung at y. */
function paperLantern(b: Brush, x: number, y: number, r: number, colour: string): void {
  b.lamps.push([x, y, r * 1.6])
  b.glow(x, y, r * 3.4, colour, 0.6)
  b.ball(x, y, r, colour)
  b.glow(x, y, r * 0.9, '#fff0b0', 0.75)
  for (const k of [-0.5, 0, 0.5])
    b.line(
      [
        [x - b.span(r * Math.sqrt(1 - k * k)), y + k * r * b.side],
        [x + b.span(r * Math.sqrt(1 - k * k)), y + k * r * b.side],
      ],
      3,
      tone(colour, -0.45),
      0.7,
    )
  for (const k of [-1, 1]) b.block(x, y + k * r * b.side - 7, r * 0.7, 14, '#2c2024', 0.2)
  b.line(
    [
      [x, y + r * b.side],
      [x, y + r * b.side + r * 700],
    ],
    5,
    '#f0c060',
  )
}

/** A string of small flags that hangs between two spots. */
function bunting(b: Brush, [x, y]: Spot, [to, end]: Spot, sag: number): void {
  const at = (t: number): Spot => [x + (to - x) * t, y + (end - y) * t + Math.sin(t * Math.PI) * sag]
  b.line(
    Array.from({ length: 13 }, (_, k) => at(k / 12)),
    4,
    '#4c3828',
  )
  const dyes = ['#d83c34', '#f0c040', '#3c78b8', '#4c9c4c']
  for (let k = 0; k < 12; k++) {
    const [left, top] = at(k / 12)
    const [right, low] = at((k + 0.8) / 12)
    b.shape(
      [
        [left, top],
        [right, low],
        [(left + right) / 2, (top + low) / 2 + 52],
      ],
      dyes[k % 4]!,
    )
  }
}

/** Where people come to be amused. */
export const festive = {
  circus: {
    from: [-0.55, -0.55, 0.6],
    light: '#fff0cc',
    ambient: '#6c5c5c',
    rim: '#f8d8a0',
    open: true,
    moon: [0.6, 70],
    draw(b) {
      b.wash('#58a4e0', '#fcecd0', 0, 620)
      pavilion(b, 0.5, 240, 0.5, 720, '#e0b878', '#f4e8d0')
      b.recede(3.2, '#f4e8d4', 0.16)
      b.wash('#c8a868', '#8c7040', 690)
      pavilion(b, 0.13, 110, 0.52, 840, '#c8302c', '#f8eed8')
      pavilion(b, 0.92, 170, 0.48, 850, '#2c5c9c', '#f4c850')
      b.shape('.1,840 .13,560 .19,840', '#2c1418')
      b.recede(1.3)
      bunting(b, [0, 110], [0.46, 30], 90)
      bunting(b, [0.54, 20], [1, 120], 90)
      for (const [x, y, c, d] of [
        [0.24, 900, '#d83c34', '#f4e8d0'],
        [0.79, 920, '#f0c040', '#2c5c9c'],
      ] as const) {
        // Drums for beasts to stand on.
        b.block(x, y - 90, 0.17, 100, c, 0.35)
        for (let k = 0; k < 4; k++)
          b.shape(
            [
              [x - b.span(0.085) + b.span(0.0425) * k, y + 10],
              [x - b.span(0.064) + b.span(0.0425) * k, y - 84],
              [x - b.span(0.0425) + b.span(0.0425) * k, y + 10],
            ],
            d,
          )
        b.plank(x - b.span(0.095), x + b.span(0.095), y - 98, 16, '#e8c050')
      }
      b.ball(0.88, 880, 0.07, '#d83c34')
      b.ring(0.88, 880, 0.07, 0.024, 12, '#f8f0d8', 0.4)
      b.ring(0.06, 880, 0.075, 0.1, 13, '#e8c050')
      for (let k = 0; k < 40; k++)
        b.disc(b.dice.range(0, 1), b.dice.range(880, 1000), 0.006, b.dice.pick(['#e8d090', '#a88448', '#d83c34']))
    },
  },
  festival: {
    from: [-0.6, -0.35, 0.6],
    light: '#ffcf88',
    ambient: '#443a5c',
    rim: '#f0884c',
    below: '#a85430',
    draw(b) {
      b.wash('#141c4c', '#5c3c70', 0, 620)
      for (const [x, y] of [
        [0.3, 90],
        [0.7, 130],
        [0.62, 60],
        [0.36, 180],
      ] as const)
        b.disc(x, y, 0.004, '#f8f0e0')
      for (const [x, y, w] of [
        [0.34, 380, 0.2],
        [0.52, 420, 0.2],
        [0.68, 390, 0.2],
      ] as const)
        house(b, x, y, w, '#5c4864', '#3c3048', '#ffc860', 760)
      for (const [x, y] of [
        [0.38, 340],
        [0.46, 300],
        [0.56, 330],
        [0.64, 290],
      ] as const)
        b.glow(x, y, 0.09, '#ffa040', 0.8)
      b.recede(3)
      house(b, 0.1, 240, 0.42, '#70505c', '#3c2c40', '#ffc860')
      house(b, 0.92, 210, 0.42, '#644c64', '#34283c', '#ffc860')
      paving(b, 760, '#5c4858', '#2c2434', '#241c2c')
      b.recede(1.3)
      // Paper lanterns on lines over the street, more afloat in the sky.
      const dyes = ['#e83c30', '#f0902c', '#f0c844', '#d84878']
      for (const [line, spots] of [
        [
          '0,60 .14,130 .3,120 .46,50',
          [
            [0.04, 110],
            [0.14, 180],
            [0.25, 185],
          ],
        ],
        [
          '.54,40 .7,120 .86,140 1,70',
          [
            [0.74, 170],
            [0.85, 190],
            [0.96, 130],
          ],
        ],
        [
          '0,330 .12,400 .26,390',
          [
            [0.08, 440],
            [0.2, 455],
          ],
        ],
        [
          '.76,380 .88,410 1,350',
          [
            [0.82, 460],
            [0.94, 440],
          ],
        ],
      ] as const) {
        b.line(line, 4, '#241c2c')
        for (const [x, y] of spots) paperLantern(b, x, y, b.dice.range(0.04, 0.054), b.dice.pick(dyes))
      }
      for (const [x, y] of [
        [0.33, 250],
        [0.68, 240],
      ] as const)
        paperLantern(b, x, y, 0.016, '#f0a040')
      for (const [x, c] of [
        [0.11, '#c83430'],
        [0.9, '#d86c28'],
      ] as const) {
        // A stall with an awning on either side.
        b.shape(
          [
            [x - 0.16, 640],
            [x + 0.16, 640],
            [x + 0.19, 730],
            [x - 0.19, 730],
          ],
          c,
        )
        for (const k of [-2, 0, 2])
          b.shape(
            [
              [x + k * 0.032 + 0.016, 640],
              [x + k * 0.032 + 0.048, 640],
              [x + k * 0.038 + 0.056, 730],
              [x + k * 0.038 + 0.018, 730],
            ],
            '#f4e4c8',
          )
        b.plank(x - 0.16, x + 0.16, 870, 26, '#8c5c38')
        b.block(x, 896, 0.3, 110, '#5c3828')
        for (let k = 0; k < 5; k++) b.ball(x - 0.12 + k * 0.06, 850, 0.026, dyes[k % 4]!)
      }
    },
  },
  ballroom: {
    from: [-0.6, -0.45, 0.6],
    light: '#ffe6b4',
    ambient: '#6c5c60',
    rim: '#f8d090',
    below: '#a88050',
    draw(b) {
      const silk = b.dice.pick(['#8c2440', '#28507c', '#4c3478'])
      const room = new Room(b, {
        wall: '#d8c8a8',
        far: '#c8b490',
        floor: '#a87c50',
        ceiling: '#e8dcc0',
        depth: 3,
      }).build()
      room.tiles('#e8dcc4', '#5c4454', 10)
      for (const x of [0.4, 0.47, 0.53, 0.6]) casement(b, x, 270, 0.05, 190, '#2c3c6c', '#c8a860', true)
      // Dancers far off.
      for (const [x, c] of [
        [0.36, '#b84c5c'],
        [0.42, '#3c6c8c'],
        [0.57, '#5c8c5c'],
        [0.64, '#c89c44'],
      ] as const) {
        b.shape(
          [
            [x, 480],
            [x + 0.04, 650],
            [x - 0.04, 650],
          ],
          c,
        )
        b.disc(x, 470, 0.016, '#e8c8a8')
        b.block(x + 0.024, 490, 0.026, 150, '#2c2430')
        b.disc(x + 0.024, 470, 0.014, '#d8b494')
      }
      b.recede(3, '#e8d4b0', 0.14)
      for (const side of sides) {
        for (const z of [2.1, 1.5]) {
          const [x] = room.at(side * 0.44, 0, z)
          column(b, x, room.at(0, -540, z)[1], room.at(0, 610, z)[1], 0.11 / z, '#ece0c8')
        }
        room.panel(side, 1.12, 1.38, -400, 260, '#c89c48', 0.01)
        room.panel(side, 1.14, 1.36, -385, 240, side < 0 ? '#b8ccd4' : '#98acb8', 0.012)
      }
      curtain(b, -0.02, 0.13, 0, 1000, silk, 5)
      curtain(b, 0.88, 1.02, 0, 1000, silk, 5)
      b.line('-.02,520 .06,560 .13,540', 16, '#e0b850')
      b.line('.88,540 .94,560 1.02,520', 16, '#e0b850')
      // A chandelier of two tiers.
      for (const [x, y, r] of [
        [0.27, 150, 0.12],
        [0.75, 120, 0.13],
      ] as const) {
        b.line(
          [
            [x, 0],
            [x, y],
          ],
          7,
          '#c89c48',
        )
        b.ring(x, y, r, r * 0.22, 10, '#e0b850')
        b.ring(x, y - 60, r * 0.55, r * 0.13, 8, '#e0b850')
        for (const k of [-0.9, -0.5, 0, 0.5, 0.9]) candle(b, x + b.span(r * k), y - 4 + (1 - k * k) * 16, 40, 0.014)
        for (let k = 0; k < 9; k++) b.disc(x + b.span(r * (k / 4 - 1)), y + 34 + (k % 2) * 16, 0.006, '#f8f8ff')
      }
      candelabrum(b, 0.2, 900, 300, '#d8b050', 2)
      torch(b, 0.84, 640, 0.6)
    },
  },
} as const satisfies Record<string, Setting>
