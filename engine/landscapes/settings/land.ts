import type { Setting } from './setting.ts'

/** Country where things grow, by themselves or for people. */
export const land = {
  forest: {
    from: [-0.5, -0.65, 0.55],
    light: '#fbf4c0',
    ambient: '#44583e',
    rim: '#d8e888',
    open: true,
    draw(b) {
      b.wash('#5c7c48', '#2c4028')
      b.glow(0.56, 330, b.side * 0.62, '#ecf0a8', 0.85)
      b.mass(0.3, 60, b.side * 0.8, 240, '#3c5c30', 0.8)
      b.mass(0.86, 40, b.side * 0.7, 300, '#34522c', 0.8)
      for (const [x, w, c] of [
        [0.3, 0.035, '#54683c'],
        [0.69, 0.03, '#5c7040'],
        [0.78, 0.05, '#3c4c2c'],
        [0.2, 0.06, '#34442a'],
      ] as const)
        b.trunk(x, b.side * w, c)
      b.beam(0.75, -20, 0.36, 900, 0.1, '#f4f4b0', 0.35)
      b.trunk(0.05, b.side * 0.15, '#1e2618')
      b.trunk(0.95, b.side * 0.17, '#1a2216')
      b.mass(0.02, 30, b.side * 0.6, 300, '#1e3018')
      b.mass(0.98, 10, b.side * 0.6, 260, '#1c2e18')
      b.ridge(880, 30, '#22331c')
    },
  },
  jungle: {
    from: [-0.4, -0.75, 0.5],
    light: '#f4f8b8',
    ambient: '#38604a',
    rim: '#b8f080',
    open: true,
    draw(b) {
      b.wash('#a0c878', '#1c4c38')
      b.glow(0.5, 280, b.side * 0.6, '#f0f8b0', 0.6)
      for (const [x, y, far, c] of [
        [0, 180, 0.4, '#2c7440'],
        [1, 120, -0.42, '#24643a'],
        [0, 20, 0.46, '#1c5434'],
        [1, 330, -0.34, '#347c44'],
        [0, 420, 0.34, '#184a30'],
        [1, 560, -0.36, '#16442c'],
        [0, 640, 0.4, '#123c28'],
      ] as const)
        b.shape(
          [
            [x, y - 40],
            [x + far * 0.5, y - 90],
            [x + far * 0.9, y + 10],
            [x + far, y + 130],
            [x + far * 0.7, y + 60],
            [x + far * 0.35, y + 70],
            [x, y + 90],
          ],
          c,
        )
      for (const x of [0.24, 0.76, 0.83])
        b.line(
          [
            [x, 0],
            [x + 0.03, 300],
            [x, 560],
          ],
          14,
          '#123422',
        )
      b.ridge(900, 50, '#0f3020')
    },
  },
  glade: {
    from: [-0.4, -0.6, 0.6],
    light: '#dcd0ff',
    ambient: '#40507c',
    rim: '#80f0d8',
    below: '#58c8b0',
    draw(b) {
      b.wash('#3c3c88', '#1c5c6c')
      b.glow(0.5, 360, b.side * 0.7, '#90e0e8', 0.6)
      b.glow(0.8, 140, b.side * 0.5, '#f098e0', 0.6)
      for (const [x, lean] of [
        [0.06, 1],
        [0.95, -1],
      ] as const) {
        b.line(
          [
            [x, 1000],
            [x + lean * 0.03, 500],
            [x + lean * 0.12, 200],
            [x + lean * 0.34, 60],
            [0.5, 40],
          ],
          b.side * 0.09,
          '#241c50',
        )
        b.mass(x, 90, b.side * 0.52, 300, '#7c4ca8', 0.9)
      }
      for (const [x, y, w, c] of [
        [0.1, 620, 0.26, '#e070b8'],
        [0.25, 780, 0.17, '#58d8d0'],
        [0.9, 660, 0.28, '#58d0e0'],
        [0.76, 800, 0.16, '#d888f0'],
      ] as const) {
        b.block(x, y, b.side * w * 0.25, 400, '#d0d8f0')
        b.arch(x, y - 90, b.side * w, 120, c)
        b.glow(x, y, b.side * w, c, 0.5)
      }
    },
  },
  meadow: {
    from: [-0.55, -0.65, 0.55],
    light: '#fff6d4',
    ambient: '#68806c',
    rim: '#f0e8a8',
    open: true,
    draw(b) {
      b.wash('#6ca8dc', '#e4ecd8', 0, 620)
      for (const [x, y] of [
        [0.14, 160],
        [0.84, 220],
      ] as const)
        b.mass(x, y, b.side * 0.5, 150, '#ffffff', 0.75)
      b.ridge(570, 30, '#94b498')
      b.ridge(650, 26, '#7ca858')
      b.mass(0.9, 520, b.side * 0.32, 300, '#446c38')
      b.block(0.9, 600, b.side * 0.04, 130, '#4c3828')
      b.ridge(740, 20, '#68963c')
      for (let k = 0; k < 26; k++)
        b.mass(
          b.dice.range(0, 1),
          b.dice.range(790, 980),
          b.side * 0.05,
          34,
          b.dice.pick(['#e8584c', '#f4d84c', '#f4f0e8', '#a878d0']),
        )
    },
  },
  field: {
    from: [-0.6, -0.55, 0.55],
    light: '#ffecb8',
    ambient: '#706c50',
    rim: '#f8d880',
    below: '#b89038',
    open: true,
    draw(b) {
      b.wash('#7cb0d8', '#f4e8c0', 0, 600)
      b.ridge(560, 22, '#8ca878')
      b.block(0.86, 340, b.side * 0.3, 330, '#9c4030')
      b.shape(
        [
          [0.66, 370],
          [0.72, 250],
          [0.86, 170],
          [1, 250],
          [1.06, 370],
        ],
        '#5c4438',
      )
      b.block(0.84, 480, b.side * 0.11, 200, '#4c2018')
      b.wash('#e4b848', '#a87c28', 630)
      for (const x of [0.12, 0.28]) b.mass(x, 630, b.side * 0.26, 250, '#d0a038')
      for (let k = 0; k < 6; k++)
        b.line(
          [
            [0.5 + (k - 2.5) * 0.06, 660],
            [0.5 + (k - 2.5) * 0.5, 1000],
          ],
          16,
          '#c89434',
        )
    },
  },
  garden: {
    from: [-0.5, -0.65, 0.55],
    light: '#fff4d8',
    ambient: '#5c7858',
    rim: '#f0d8d0',
    open: true,
    draw(b) {
      b.wash('#90c4dc', '#dce8c0', 0, 600)
      b.wash('#6c9c4c', '#4c7c38', 560)
      for (const x of [0.06, 0.94]) b.mass(x, 520, b.side * 0.5, 620, '#386c34')
      b.line(
        [
          [0.17, 1000],
          [0.17, 320],
          [0.26, 160],
          [0.5, 90],
          [0.74, 160],
          [0.83, 320],
          [0.83, 1000],
        ],
        b.side * 0.1,
        '#3c7438',
      )
      const bloom = b.dice.pick([
        ['#e05878', '#f4b8c4'],
        ['#d84040', '#f4ecd8'],
        ['#9068c8', '#f0c4e0'],
      ] as const)
      for (const [x, y] of [
        [0.17, 420],
        [0.16, 640],
        [0.23, 220],
        [0.36, 110],
        [0.64, 110],
        [0.77, 220],
        [0.84, 430],
        [0.83, 650],
        [0.04, 480],
        [0.97, 520],
        [0.05, 740],
        [0.95, 780],
      ] as const)
        b.mass(x + b.dice.range(-0.02, 0.02), y, b.side * 0.1, 90, b.dice.pick(bloom))
    },
  },
  vineyard: {
    from: [-0.6, -0.55, 0.55],
    light: '#ffecc0',
    ambient: '#647050',
    rim: '#f0d890',
    open: true,
    draw(b) {
      b.wash('#84b4d8', '#f4e4b8', 0, 560)
      b.ridge(520, 40, '#8c9c88')
      b.wash('#9c8050', '#7c5c38', 560)
      for (const [y, h] of [
        [580, 40],
        [650, 70],
      ] as const)
        for (let k = 0; k < 9; k++) b.mass(k / 8, y, b.wide * 0.2, h, '#5c8038')
      for (const x of [0.12, 0.88]) {
        b.block(x, 140, b.side * 0.04, 860, '#5c4028')
        b.mass(x, 180, b.side * 0.5, 260, '#4c7830')
        for (const [dx, y] of [
          [-0.07, 300],
          [0.06, 350],
        ] as const)
          b.shape(
            [
              [x + dx - 0.06, y],
              [x + dx + 0.06, y],
              [x + dx + 0.03, y + 120],
              [x + dx, y + 180],
              [x + dx - 0.03, y + 120],
            ],
            '#5c2c6c',
          )
      }
      b.line(
        [
          [0, 170],
          [1, 170],
        ],
        14,
        '#5c4028',
        0.8,
      )
    },
  },
} as const satisfies Record<string, Setting>
