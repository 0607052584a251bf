import type { Brush } from './brush.ts'
import type { Setting } from './setting.ts'

/** Things that hang from a rail, dark against the wall. */
function hanging(brush: Brush, from: number, to: number, y: number, colour: string, tall: number) {
  brush.block((from + to) / 2, y, (to - from) * brush.wide, 18, colour)
  for (let k = 0; k < 4; k++) {
    const x = from + ((k + 0.5) / 4) * (to - from)
    const h = tall * brush.dice.range(0.6, 1)
    brush.block(x, y, brush.side * 0.014, h, colour)
    brush.mass(x, y + h, brush.side * brush.dice.range(0.06, 0.1), brush.side * 0.08, colour)
  }
}

function shelves(brush: Brush, from: number, to: number, goods: readonly string[], round: boolean) {
  const { dice, side } = brush
  for (const y of [170, 340, 510, 680]) {
    for (let x = from + 0.02; x < to - 0.02; ) {
      const w = side * dice.range(0.045, 0.075)
      const h = dice.range(60, 120)
      const at = x + w / 2 / brush.wide
      if (round) brush.arch(at, y - h, w, h, dice.pick(goods))
      else brush.block(at, y - h, w, h, dice.pick(goods))
      x += (w * 1.2) / brush.wide
    }
    brush.block((from + to) / 2, y, (to - from) * brush.wide, 20, '#2c1d14')
  }
}

/** Where people work. */
export const trades = {
  forge: {
    from: [-0.75, 0.05, 0.6],
    light: '#ff9a48',
    ambient: '#3c3034',
    rim: '#ff7a2a',
    below: '#ff6a1e',
    draw(b) {
      b.wash('#1d1a1d', '#33251f')
      b.block(0.1, 0, b.side * 0.36, 330, '#2e2828')
      b.shape(
        [
          [-0.1, 420],
          [0.0, 230],
          [0.24, 230],
          [0.36, 420],
        ],
        '#413430',
      )
      b.block(0.12, 420, b.side * 0.44, 600, '#493a34')
      b.arch(0.12, 450, b.side * 0.32, 230, '#ff8a2a')
      b.mass(0.12, 640, b.side * 0.28, 130, '#ffd98a')
      b.glow(0.12, 580, b.side * 0.75, '#ff7a26', 0.9)
      hanging(b, 0.72, 1, 130, '#0e0c0d', 190)
      b.shape(
        [
          [0.72, 640],
          [1, 640],
          [1, 690],
          [0.92, 720],
          [0.92, 800],
          [0.82, 800],
          [0.82, 720],
        ],
        '#0e0c0d',
      )
    },
  },
  workshop: {
    from: [-0.7, -0.5, 0.6],
    light: '#ffe9c4',
    ambient: '#5c5044',
    rim: '#c9b08a',
    draw(b) {
      b.wash('#54412e', '#2e2117')
      b.block(0.13, 120, b.side * 0.3, 360, '#f4dfae', 0.06)
      b.line(
        [
          [0.13, 120],
          [0.13, 480],
        ],
        16,
        '#3a2a1c',
      )
      b.line(
        [
          [-0.1, 290],
          [0.33, 290],
        ],
        16,
        '#3a2a1c',
      )
      b.beam(0.14, 180, 0.62, 1000, 0.3, '#ffe2a8', 0.35)
      hanging(b, 0.72, 1, 150, '#1d140e', 200)
      b.block(0.88, 560, b.side * 0.4, 40, '#7a5836')
      b.block(0.8, 600, b.side * 0.05, 400, '#4a3522')
    },
  },
  kitchen: {
    from: [-0.7, -0.1, 0.6],
    light: '#ffbe78',
    ambient: '#56463a',
    rim: '#e8a468',
    below: '#c8662a',
    draw(b) {
      b.wash('#6b5038', '#3a281c')
      b.shape(
        [
          [-0.05, 300],
          [0.02, 60],
          [0.2, 60],
          [0.34, 300],
        ],
        '#7d6650',
      )
      b.arch(0.13, 360, b.side * 0.36, 600, '#1c100b')
      b.mass(0.12, 690, b.side * 0.3, 150, '#ff9a3a')
      b.line(
        [
          [0.13, 340],
          [0.13, 500],
        ],
        10,
        '#0e0a09',
      )
      b.mass(0.13, 540, b.side * 0.22, 130, '#0e0a09')
      b.glow(0.12, 660, b.side * 0.6, '#ff8c38', 0.7)
      b.block(0.85, 120, b.side * 0.44, 20, '#2a1a10')
      for (const [x, c] of [
        [0.74, '#c0713a'],
        [0.86, '#a85a30'],
        [0.97, '#c98a4a'],
      ] as const) {
        b.line(
          [
            [x, 130],
            [x, 210],
          ],
          12,
          '#3a2418',
        )
        b.disc(x, 260, b.side * 0.058, c)
      }
      b.mass(0.8, 430, b.side * 0.1, 130, '#d8c48a')
      b.mass(0.95, 440, b.side * 0.12, 150, '#6d7a3c')
    },
  },
  laboratory: {
    from: [-0.65, -0.35, 0.6],
    light: '#d8f0b0',
    ambient: '#3c4a48',
    rim: '#7ae0b0',
    draw(b) {
      b.wash('#26302e', '#191c1e')
      shelves(b, 0.7, 1.02, ['#5fae7a', '#b85a8a', '#5a8ac0', '#c8a040', '#7a5ac0'], true)
      b.arch(0.14, 90, b.side * 0.22, 300, '#8fb6b0', true)
      b.disc(0.14, 560, b.side * 0.12, '#58d890')
      b.block(0.14, 420, b.side * 0.06, 90, '#8ae8b4')
      b.line(
        [
          [0.16, 430],
          [0.27, 400],
          [0.3, 620],
        ],
        18,
        '#9ad8b8',
      )
      b.glow(0.14, 540, b.side * 0.5, '#58f0a0', 0.7)
      b.block(0.12, 680, b.side * 0.5, 40, '#4a3524')
    },
  },
  shop: {
    from: [-0.6, -0.45, 0.6],
    light: '#ffe0a8',
    ambient: '#5c4c3c',
    rim: '#d8a868',
    draw(b) {
      b.wash('#5a4430', '#33251a')
      const goods = ['#a8483a', '#3c6a7a', '#c89a4a', '#6a7a48', '#8a5a3a', '#d0c0a0']
      shelves(b, -0.02, 0.29, goods, false)
      shelves(b, 0.71, 1.02, goods, true)
      b.line(
        [
          [0.5, 0],
          [0.5, 70],
        ],
        8,
        '#20160f',
      )
      b.disc(0.5, 92, b.side * 0.045, '#ffe6a8')
      b.glow(0.5, 92, b.side * 0.5, '#ffc878', 0.5)
    },
  },
  stable: {
    from: [-0.6, -0.6, 0.55],
    light: '#ffe4b0',
    ambient: '#54483a',
    rim: '#e8c080',
    draw(b) {
      b.wash('#3e2c1d', '#2a1d13')
      b.block(0.86, 250, b.side * 0.4, 520, '#1a110c', 0.1)
      b.shape(
        [
          [0.8, 620],
          [0.82, 470],
          [0.76, 480],
          [0.71, 440],
          [0.72, 410],
          [0.8, 340],
          [0.83, 290],
          [0.86, 340],
          [0.95, 440],
          [1.02, 650],
        ],
        '#8a5730',
      )
      b.shape(
        [
          [0.84, 320],
          [0.95, 400],
          [1.02, 560],
          [0.94, 480],
        ],
        '#2c1a10',
      )
      b.block(0.86, 600, b.side * 0.44, 40, '#6e4c2c')
      for (const x of [0.33, 0.69, 1.0]) b.block(x, 60, b.side * 0.05, 940, '#6e4c2c')
      b.block(0.5, 60, b.wide, 60, '#5c3f25')
      b.shape(
        [
          [0.33, 260],
          [0.46, 110],
          [0.42, 110],
          [0.33, 210],
        ],
        '#5c3f25',
      )
      b.arch(0.14, 180, b.side * 0.26, 330, '#fff0c0')
      b.beam(0.14, 240, 0.55, 1000, 0.26, '#ffe2a0', 0.4)
      b.mass(0.1, 760, b.side * 0.52, 420, '#c8a24c')
    },
  },
  barn: {
    from: [-0.6, -0.6, 0.55],
    light: '#ffe2a4',
    ambient: '#5c4c36',
    rim: '#f0c070',
    draw(b) {
      b.wash('#4a2f1d', '#33210f')
      for (let k = 0; k < 9; k++)
        b.line(
          [
            [k / 8, 0],
            [k / 8, 1000],
          ],
          10,
          '#24150b',
        )
      b.shape(
        [
          [0, 330],
          [0.5, 20],
          [1, 330],
          [1, 270],
          [0.5, -60],
          [0, 270],
        ],
        '#1f130b',
      )
      b.block(0.17, 330, b.side * 0.27, 400, '#fff0c4', 0.05)
      b.beam(0.17, 360, 0.6, 1000, 0.28, '#ffe0a0', 0.4)
      b.mass(0.9, 640, b.side * 0.6, 640, '#c89c40')
      b.mass(0.84, 560, b.side * 0.4, 260, '#e0bc60')
      b.line(
        [
          [0.95, 300],
          [0.84, 640],
        ],
        16,
        '#2a1a0e',
      )
    },
  },
  mill: {
    from: [-0.6, -0.6, 0.55],
    light: '#fff0d0',
    ambient: '#64645c',
    rim: '#e0d0a8',
    open: true,
    draw(b) {
      b.wash('#8fb0c8', '#e8dcb4', 0, 700)
      b.ridge(620, 24, '#a8a45c')
      b.ridge(730, 20, '#7c8040')
      b.shape(
        [
          [0.7, 900],
          [0.76, 270],
          [0.96, 270],
          [1.02, 900],
        ],
        '#d8ccb4',
      )
      b.shape(
        [
          [0.74, 280],
          [0.86, 150],
          [0.98, 280],
        ],
        '#6a3c2a',
      )
      for (const [x, y] of [
        [0.7, 20],
        [1.06, 90],
        [0.68, 430],
        [1.02, 480],
      ] as const) {
        b.line(
          [
            [0.86, 250],
            [x, y],
          ],
          14,
          '#33261c',
        )
        b.line(
          [
            [0.86 * 0.6 + x * 0.4, 250 * 0.6 + y * 0.4],
            [x, y],
          ],
          b.side * 0.075,
          '#efe4c8',
          0.85,
        )
      }
      b.mass(0.08, 640, b.side * 0.3, 200, '#5c6c34')
    },
  },
  bathhouse: {
    from: [-0.6, -0.6, 0.55],
    light: '#fff0dc',
    ambient: '#587478',
    rim: '#a8e4e0',
    below: '#5cb0b0',
    draw(b) {
      b.wash('#5c8488', '#88a8a0')
      for (const x of [0.1, 0.9]) {
        b.arch(x, 110, b.side * 0.26, 560, '#a8d4cc')
        b.glow(x, 300, b.side * 0.4, '#e8fff0', 0.4)
      }
      for (const x of [-0.02, 0.26, 0.74, 1.02]) {
        b.block(x, 0, b.side * 0.08, 690, '#d4c4a8')
        b.block(x, 110, b.side * 0.13, 30, '#e8dcc4')
      }
      b.wash('#3c9aa0', '#267480', 690, 1000)
      for (const x of [0.1, 0.9, 0.5]) b.mass(x, 640, b.side * 0.5, 220, '#dcefe8', 0.22)
    },
  },
  docks: {
    from: [-0.6, -0.5, 0.6],
    light: '#ffd9a0',
    ambient: '#4c4a48',
    rim: '#a8c0d0',
    draw(b) {
      b.wash('#3c3026', '#2a2019')
      b.arch(0.5, 150, b.side * 0.5, 850, '#8eaab4')
      b.shape(
        [
          [0.27, 600],
          [0.73, 600],
          [0.73, 1000],
          [0.27, 1000],
        ],
        '#5c7c88',
        b.wide > 1000 ? 0 : 1,
      )
      const crate = (x: number, y: number, w: number) => {
        b.block(x, y, w, w, '#8a6338')
        const h = w / 2 / b.wide
        b.line(
          [
            [x - h, y],
            [x + h, y + w],
          ],
          w * 0.1,
          '#4a321c',
        )
        b.line(
          [
            [x - h, y + w * 0.05],
            [x + h, y + w * 0.05],
          ],
          w * 0.1,
          '#4a321c',
        )
      }
      for (const [x, y] of [
        [0.06, 720],
        [0.22, 760],
        [0.08, 520],
        [0.06, 320],
      ] as const)
        crate(x, y, b.side * 0.23)
      for (const [x, y] of [
        [0.84, 690],
        [0.98, 650],
        [0.9, 450],
      ] as const)
        b.barrel(x, y, b.side * 0.2, '#74502e')
      b.block(0.5, 60, b.wide, 50, '#4c3826')
      b.line(
        [
          [0.82, 100],
          [0.82, 300],
        ],
        10,
        '#1c140e',
      )
      b.line(
        [
          [0.82, 290],
          [0.86, 340],
          [0.79, 350],
        ],
        16,
        '#14100d',
      )
    },
  },
} as const satisfies Record<string, Setting>
