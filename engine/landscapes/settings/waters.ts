import { type Spot, tone } from './brush.ts'
import { blades, water } from './nature.ts'
import type { Setting } from './setting.ts'

/** Swamps, and what lies at the bottom of the sea. */
export const waters = {
  swamp: {
    from: [-0.5, -0.5, 0.6],
    light: '#dce4b0',
    ambient: '#4c5844',
    rim: '#b0d090',
    below: '#586c44',
    open: true,
    draw(b) {
      b.wash('#5c7468', '#e0e08c', 0, 480)
      b.glow(0.5, 420, 0.6, '#f8f8b8', 0.6)
      for (let k = 0; k < 10; k++) {
        const x = 0.04 + k * 0.1
        b.block(x, 60, b.dice.range(0.018, 0.034), 420, '#6c7c68', 0.2)
        b.line(
          [
            [x, 200],
            [x + b.dice.range(-0.06, 0.06), 90],
          ],
          8,
          '#6c7c68',
        )
      }
      b.recede(4, '#c8d094', 0.24)
      water(b, 470, '#d0d080', '#344c28', '#f8f8c0')
      b.mass(0.5, 480, 1.2, 70, '#f0f0b8', 0.5)
      // Dead trees stand on their roots in the water; moss hangs from crooked boughs.
      const dead = (x: number, w: number, low: number, lean: number) => {
        const wood = '#4c4434'
        b.rod(
          [
            [x, low - 90],
            [x + lean * 0.02, low - 330],
            [x - lean * 0.01, low - 560],
            [x + lean * 0.03, low - 900],
          ],
          w * 750,
          wood,
        )
        for (const k of [-1.5, -0.7, 0.6, 1.4])
          b.rod(
            [
              [x + b.span(k * w * 0.2), low - 200],
              [x + b.span(k * w * 0.8), low - 80],
              [x + b.span(k * w * 1.1), low + 10],
            ],
            w * 210,
            wood,
          )
        b.line(
          [
            [x - b.span(w * 1.6), low + 16],
            [x + b.span(w * 1.6), low + 16],
          ],
          7,
          '#f0f0b8',
          0.5,
        )
      }
      dead(0.28, 0.035, 590, 1)
      dead(0.73, 0.032, 570, -1)
      b.recede(1.6)
      for (const [x, lean] of [
        [0.05, 1],
        [0.95, -1],
      ] as const) {
        dead(x, 0.11, 860, lean)
        for (const [y, far] of [
          [250, 0.25],
          [90, 0.3],
        ] as const) {
          b.rod(
            [
              [x, y + 60],
              [x + lean * far * 0.4, y],
              [x + lean * far * 0.7, y + 20],
              [x + lean * far, y - 40],
            ],
            24,
            '#4c4434',
          )
          for (let k = 0; k < 12; k++) {
            const t = k / 11
            const at = x + lean * far * t
            const top = y + 40 - t * 70 + (t > 0.4 && t < 0.8 ? 10 : 0)
            const h = b.dice.range(90, 230) * (1 - t * 0.6)
            const c = b.dice.pick(['#7c9050', '#a0b060', '#5c7440'])
            b.shape(
              [
                [at - 0.012, top],
                [at + 0.012, top],
                [at + 0.006, top + h * 0.6],
                [at, top + h],
                [at - 0.008, top + h * 0.5],
              ],
              c,
            )
          }
        }
      }
      // Pads and lilies, reeds with brown heads, lights that lead astray, eyes above the water.
      for (const [x, y, s] of [
        [0.22, 640, 0.035],
        [0.29, 680, 0.04],
        [0.16, 720, 0.05],
        [0.74, 650, 0.036],
        [0.82, 700, 0.05],
        [0.24, 790, 0.055],
        [0.78, 810, 0.06],
        [0.3, 900, 0.07],
        [0.7, 930, 0.08],
      ] as const) {
        b.pen.fillStyle = '#5c9038'
        b.pen.beginPath()
        b.pen.ellipse(x * b.wide, y, s * b.side, s * 260, 0, 0.5, 6)
        b.pen.lineTo(x * b.wide, y)
        b.pen.fill()
        if (s > 0.045) b.mass(x, y - 14, s * 0.6, 26, '#f4c8dc', 1, '#ffffff')
      }
      for (const [x, y] of [
        [0.2, 480],
        [0.79, 420],
        [0.87, 540],
      ] as const) {
        b.glow(x, y, 0.13, '#c0ffb0', 0.9)
        b.disc(x, y, 0.012, '#f8fff0')
      }
      for (const [from, to] of [
        [-0.02, 0.17],
        [0.83, 1.02],
      ] as const) {
        blades(b, from, to, 1010, 300, ['#6c8c34', '#48682c', '#b0bc58'], 30)
        for (let k = 0; k < 4; k++) {
          const x = from + 0.02 + k * 0.05
          const y = 680 + (k % 2) * 60
          b.line(
            [
              [x, 1000],
              [x, y],
            ],
            6,
            '#54703a',
          )
          b.rod(
            [
              [x, y],
              [x, y - 66],
            ],
            18,
            '#8c5428',
          )
        }
      }
      for (const x of [0.3, 0.335]) {
        b.ball(x, 738, 0.016, '#d0dc48')
        b.disc(x, 736, 0.006, '#101408')
      }
      b.mass(0.345, 754, 0.11, 20, '#4c5c30', 1, '#6c7c40')
    },
  },
  underwater: {
    from: [-0.3, -0.8, 0.55],
    light: '#b8f4ec',
    ambient: '#24607a',
    rim: '#80f0e8',
    draw(b) {
      b.wash('#7ce4e0', '#0c4c74', 0, 1000)
      // Far off a sunken hall stands in the blue.
      for (const x of [0.3, 0.4, 0.62, 0.72]) b.block(x, 480, 0.035, 300, '#2c7c98')
      b.plank(0.27, 0.45, 464, 20, '#2c7c98')
      b.ridge(740, 26, '#1c6484')
      b.recede(4, '#3cb0c0', 0.2)
      for (const [x, to] of [
        [0.1, -0.04],
        [0.3, 0.22],
        [0.66, 0.74],
        [0.86, 1.02],
      ] as const)
        b.beam(x, -20, to, 820, 0.055, '#e8fff8', 0.55)
      b.ridge(850, 24, '#c8b078')
      b.gloom(1000, 800, '#08305c', 0.5)
      const weed = (x: number, h: number, c: string) => {
        const spots: Spot[] = []
        for (let k = 0; k <= 9; k++) spots.push([x + Math.sin(k * 0.9 + x * 20) * 0.018, 1000 - (h * k) / 9])
        b.line(spots, 15, tone(c, -0.3))
        spots.forEach(([at, y], k) => {
          const lean = k % 2 ? 1 : -1
          b.shape(
            [
              [at, y],
              [at + lean * b.span(0.06), y - 30],
              [at + lean * b.span(0.02), y - 62],
              [at, y - 26],
            ],
            tone(c, lean * 0.12),
          )
        })
      }
      for (const [x, h, c] of [
        [0.02, 760, '#1c7448'],
        [0.11, 560, '#2c8c54'],
        [0.96, 640, '#1c7448'],
        [0.87, 460, '#2c8c54'],
        [0.25, 260, '#4ca860'],
      ] as const)
        weed(x, h, c)
      // Coral, shells, a star and fish.
      const coral = (x: number, y: number, h: number, c: string) => {
        for (const [dx, up, w] of [
          [0, 1, 26],
          [-0.05, 0.75, 20],
          [0.055, 0.8, 20],
          [-0.09, 0.45, 15],
          [0.095, 0.5, 15],
        ] as const) {
          b.rod(
            [
              [x, y],
              [x + b.span(dx) * 0.7, y - h * up * 0.5],
              [x + b.span(dx), y - h * up],
            ],
            w,
            c,
          )
          b.ball(x + b.span(dx), y - h * up, 0.02, tone(c, 0.2))
        }
      }
      coral(0.16, 980, 220, '#e8586c')
      coral(0.8, 990, 190, '#f09440')
      coral(0.93, 970, 240, '#c058c0')
      const fish = (x: number, y: number, s: number, c: string) => {
        b.shape(
          [
            [x - s, y],
            [x - s * 0.4, y - s * 380],
            [x + s * 0.5, y - s * 200],
            [x + s * 1.2, y - s * 420],
            [x + s * 1.1, y + s * 420],
            [x + s * 0.5, y + s * 200],
            [x - s * 0.4, y + s * 380],
          ],
          c,
        )
        b.shape(
          [
            [x - s * 0.3, y - s * 390],
            [x, y - s * 300],
            [x, y + s * 300],
            [x - s * 0.3, y + s * 390],
          ],
          '#fff8e8',
        )
        b.disc(x - s * 0.66, y - s * 80, s * 0.12, '#10181c')
      }
      fish(0.83, 230, 0.06, '#ff9430')
      fish(0.92, 330, 0.045, '#ffd440')
      fish(0.76, 380, 0.035, '#ff9430')
      fish(0.14, 330, 0.05, '#f0587c')
      for (const [x, y, r] of [
        [0.22, 180, 0.014],
        [0.24, 130, 0.009],
        [0.2, 90, 0.018],
        [0.74, 110, 0.013],
        [0.72, 60, 0.008],
      ] as const)
        b.ring(x, y, r, r, 4, '#e8ffff')
      water(b, -30, '#d8fff8', '#7ce4e0', '#ffffff', 34)
    },
  },
} as const satisfies Record<string, Setting>
