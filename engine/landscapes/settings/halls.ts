import type { Brush } from './brush.ts'
import type { Setting } from './setting.ts'

const sconce = (b: Brush, x: number, y: number, strength = 0.6) => {
  b.block(x, y, b.side * 0.022, 90, '#1a120c')
  b.mass(x, y - 20, b.side * 0.06, 80, '#ffdf90')
  b.glow(x, y - 10, b.side * 0.4, '#ff9c40', strength)
}

const pillar = (b: Brush, x: number, w: number, colour: string) => {
  b.block(x, 0, w, 1000, colour, 0.4)
  b.block(x, 120, w * 1.4, 36, colour, 0.3)
}

const banner = (b: Brush, x: number, y: number, h: number, colour: string, trim: string) => {
  const half = (b.side * 0.065) / b.wide
  b.shape(
    [
      [x - half, y],
      [x + half, y],
      [x + half, y + h],
      [x, y + h + 60],
      [x - half, y + h],
    ],
    colour,
  )
  b.block(x, y, half * 2.3 * b.wide, 18, trim)
  b.disc(x, y + h * 0.4, b.side * 0.035, trim)
}

/** A tall window of coloured glass. */
const glass = (b: Brush, x: number, w: number, colours: readonly string[]) => {
  b.arch(x, 50, w * 1.16, 590, '#1c1a20', true)
  b.pen.save()
  const half = w / 2 / b.wide
  b.arch(x, 66, w, 560, colours[0]!, true)
  b.pen.clip()
  for (let k = 0; k < 10; k++)
    b.block(
      x + (k % 2 ? half / 2 : -half / 2),
      60 + Math.floor(k / 2) * 118,
      w / 2,
      112,
      colours[k % colours.length]!,
      0.05,
    )
  b.pen.restore()
  b.line(
    [
      [x, 66],
      [x, 626],
    ],
    10,
    '#1c1a20',
  )
  b.glow(x, 300, w * 2, colours[0]!, 0.35)
}

function books(b: Brush, from: number, to: number) {
  const { dice, side } = b
  b.block((from + to) / 2, 0, (to - from) * b.wide, 1000, '#2a1a10', 0.2)
  for (const y of [150, 320, 490, 660, 830]) {
    for (let x = from + 0.01; x < to - 0.02; ) {
      const w = side * dice.range(0.022, 0.042)
      const h = dice.range(100, 136)
      if (!dice.chance(0.1))
        b.block(
          x + w / 2 / b.wide,
          y - h,
          w * 0.94,
          h,
          dice.pick(['#8a3a30', '#345868', '#6a6438', '#9a7440', '#46563c', '#6e4028']),
        )
      x += w / b.wide
    }
    b.block((from + to) / 2, y, (to - from) * b.wide, 20, '#6a4526')
  }
}

/** Rooms where people are received, taught, fed and put to bed. */
export const halls = {
  throne: {
    from: [-0.6, -0.6, 0.55],
    light: '#ffe6b4',
    ambient: '#5a4a50',
    rim: '#f0c070',
    draw(b) {
      b.wash('#4a3a3c', '#2c2024')
      const cloth = b.dice.pick(['#8a2230', '#2c4480', '#54307a'])
      b.arch(0.5, -40, b.side * 0.74, 1040, '#6b4c44', true)
      b.shape(
        [
          [0.34, 1000],
          [0.37, 130],
          [0.43, 60],
          [0.5, 10],
          [0.57, 60],
          [0.63, 130],
          [0.66, 1000],
        ],
        '#b08434',
      )
      b.shape(
        [
          [0.38, 1000],
          [0.4, 160],
          [0.5, 70],
          [0.6, 160],
          [0.62, 1000],
        ],
        cloth,
      )
      for (const x of [0.06, 0.94]) pillar(b, x, b.side * 0.13, '#8a7c70')
      for (const x of [0.2, 0.8]) banner(b, x, 90, 420, cloth, '#d8ac4c')
      b.glow(0.5, 60, b.side * 0.6, '#ffd890', 0.4)
      for (const x of [0.06, 0.94]) sconce(b, x, 380)
    },
  },
  castle: {
    from: [-0.72, -0.3, 0.6],
    light: '#ffd6a0',
    ambient: '#50505a',
    rim: '#d8a870',
    draw(b) {
      b.wash('#4c4644', '#2e2828')
      b.arch(0.12, 120, b.side * 0.17, 380, '#d8e0e4', true)
      b.beam(0.12, 160, 0.5, 1000, 0.18, '#dce8f4', 0.25)
      for (const x of [0.27, 0.75]) pillar(b, x, b.side * 0.09, '#7c746c')
      b.shape(
        [
          [0, 0],
          [1, 0],
          [1, 60],
          [0.5, 30],
          [0, 60],
        ],
        '#2a1c14',
      )
      banner(b, 0.88, 110, 400, b.dice.pick(['#7c2430', '#27406e', '#35573a']), '#c9a24a')
      sconce(b, 0.75, 380, 0.7)
    },
  },
  tavern: {
    from: [-0.72, -0.2, 0.6],
    light: '#ffb868',
    ambient: '#54402f',
    rim: '#f0a050',
    below: '#a8501c',
    draw(b) {
      b.wash('#54371f', '#2c1a10')
      b.block(0.5, 0, b.wide, 70, '#2a180c')
      for (const x of [0.31, 0.69]) b.block(x, 0, b.side * 0.045, 1000, '#2a180c')
      b.block(0.13, 300, b.side * 0.42, 700, '#6a5a4c')
      b.arch(0.13, 400, b.side * 0.3, 600, '#150b07')
      b.mass(0.13, 690, b.side * 0.28, 220, '#ff9a36')
      b.glow(0.13, 640, b.side * 0.7, '#ff8c30', 0.8)
      for (const y of [220, 400]) {
        for (let k = 0; k < 4; k++)
          b.arch(0.74 + k * 0.08, y - 110, b.side * 0.05, 110, ['#6f8a4a', '#b86c30', '#53808a', '#c8a458'][k]!, true)
        b.block(0.88, y, b.side * 0.36, 20, '#7a5430')
      }
      for (const x of [0.78, 0.96]) b.barrel(x, 540, b.side * 0.2, '#7c5430')
      b.glow(0.86, 160, b.side * 0.4, '#ffc060', 0.4)
    },
  },
  temple: {
    from: [-0.6, -0.65, 0.5],
    light: '#ffe9c4',
    ambient: '#58586c',
    rim: '#c0b0f0',
    draw(b) {
      b.wash('#44424e', '#2a282f')
      for (const x of [0.34, 0.66])
        b.line(
          [
            [x, 1000],
            [x, 330],
            [0.5, -60],
          ],
          b.side * 0.05,
          '#5e5a64',
        )
      glass(b, 0.13, b.side * 0.2, ['#f0c468', '#c04a48', '#4a78c8', '#58a070'])
      glass(b, 0.87, b.side * 0.2, ['#f0c468', '#4a78c8', '#c04a48', '#9058b0'])
      b.beam(0.13, 160, 0.6, 1000, 0.2, '#ffd890', 0.35)
      for (const x of [0.08, 0.2, 0.82, 0.93]) {
        b.block(x, 700, b.side * 0.03, 300, '#e8dcc0')
        b.glow(x, 690, b.side * 0.16, '#ffd080', 0.7)
      }
    },
  },
  library: {
    from: [-0.6, -0.5, 0.58],
    light: '#ffe0a8',
    ambient: '#564638',
    rim: '#d8a860',
    draw(b) {
      b.wash('#4a3320', '#2a1b11')
      b.arch(0.5, 20, b.side * 0.36, 640, '#caa866')
      b.glow(0.5, 260, b.side * 0.5, '#ffe0a0', 0.35)
      books(b, -0.02, 0.29)
      books(b, 0.71, 1.02)
      b.line(
        [
          [0.72, 1000],
          [0.86, 20],
        ],
        18,
        '#7c5630',
      )
    },
  },
  study: {
    from: [-0.65, -0.25, 0.6],
    light: '#ffcf88',
    ambient: '#4c4238',
    rim: '#e0a858',
    draw(b) {
      b.wash('#3e3024', '#241911')
      books(b, 0.74, 1.02)
      b.block(0.14, 120, b.side * 0.3, 340, '#33405c')
      b.line(
        [
          [0.14, 120],
          [0.14, 460],
        ],
        12,
        '#1a120c',
      )
      b.line(
        [
          [-0.06, 290],
          [0.34, 290],
        ],
        12,
        '#1a120c',
      )
      b.block(0.12, 690, b.side * 0.5, 40, '#6a4626')
      b.disc(0.2, 600, b.side * 0.085, '#a88a50')
      b.block(0.04, 590, b.side * 0.04, 100, '#efe4c8')
      b.glow(0.04, 560, b.side * 0.5, '#ffb850', 0.8)
    },
  },
  bedchamber: {
    from: [-0.65, -0.4, 0.6],
    light: '#ffdcb0',
    ambient: '#5a4a54',
    rim: '#b0b8e8',
    draw(b) {
      const cloth = b.dice.pick(['#7c2c40', '#3c4c7c', '#4a6048'])
      b.wash('#5c4a48', '#382a2a')
      b.block(0.1, 130, b.side * 0.24, 340, '#b8cce8')
      b.shape(
        [
          [-0.05, 90],
          [0.08, 90],
          [0.02, 620],
          [-0.05, 620],
        ],
        cloth,
      )
      b.shape(
        [
          [0.14, 90],
          [0.29, 90],
          [0.29, 620],
          [0.22, 300],
        ],
        cloth,
      )
      b.block(0.84, 90, b.side * 0.5, 80, cloth)
      b.shape(
        [
          [0.66, 150],
          [0.76, 150],
          [0.71, 440],
          [0.68, 700],
          [0.66, 700],
        ],
        cloth,
      )
      b.block(0.66, 80, b.side * 0.035, 900, '#3c2416')
      b.block(0.9, 450, b.side * 0.34, 200, '#5c3820')
      b.mass(0.9, 610, b.side * 0.4, 150, '#ece4d4')
      b.block(0.86, 680, b.side * 0.46, 320, cloth)
    },
  },
  stage: {
    from: [-0.45, -0.5, 0.6],
    light: '#fff0cc',
    ambient: '#543c40',
    rim: '#ffb060',
    below: '#e8903c',
    draw(b) {
      b.wash('#3a4a68', '#6c7488')
      b.disc(0.5, 300, b.side * 0.2, '#f0e0b0')
      b.glow(0.5, 300, b.side * 0.5, '#ffe8b0', 0.4)
      for (let k = 0; k < 5; k++) {
        const c = k % 2 ? '#6a141e' : '#a82630'
        const at = k * 0.06
        b.shape(
          [
            [at - 0.04, 0],
            [at + 0.04, 0],
            [at * 0.7 + 0.04, 520],
            [at + 0.03, 1000],
            [at - 0.04, 1000],
          ],
          c,
        )
        b.shape(
          [
            [1.04 - at, 0],
            [0.96 - at, 0],
            [0.96 - at * 0.7, 520],
            [0.97 - at, 1000],
            [1.04 - at, 1000],
          ],
          c,
        )
      }
      for (let k = 0; k < 5; k++) {
        b.pen.fillStyle = k % 2 ? '#7c1822' : '#b02c36'
        b.pen.beginPath()
        b.pen.ellipse((0.1 + k * 0.2) * b.wide, 0, b.wide * 0.12, 120, 0, 0, 7)
        b.pen.fill()
      }
      for (const x of [0.1, 0.36, 0.64, 0.9]) b.glow(x, 990, b.side * 0.3, '#ffc060', 0.7)
    },
  },
  observatory: {
    from: [-0.6, -0.6, 0.5],
    light: '#c8d8ff',
    ambient: '#3c4060',
    rim: '#a8c0ff',
    draw(b) {
      b.wash('#241f38', '#181626')
      b.pen.save()
      b.arch(0.5, 10, b.wide * 0.86, 700, '#24407c')
      b.pen.clip()
      b.glow(0.2, 200, b.side * 0.7, '#8ab0ff', 0.55)
      b.disc(0.16, 190, b.side * 0.09, '#f0f0dc')
      b.line(
        [
          [-0.1, 600],
          [0.4, 20],
          [1.1, -60],
        ],
        b.side * 0.16,
        '#7090d8',
        0.3,
      )
      b.pen.restore()
      for (const x of [0.33, 0.67])
        b.line(
          [
            [x, 0],
            [x, 710],
          ],
          10,
          '#181626',
        )
      b.line(
        [
          [0.74, 640],
          [1, 250],
        ],
        b.side * 0.12,
        '#b88c44',
      )
      b.line(
        [
          [0.96, 310],
          [1.06, 170],
        ],
        b.side * 0.17,
        '#7c5c2c',
      )
      b.line(
        [
          [0.86, 480],
          [0.78, 1000],
        ],
        26,
        '#4a3820',
      )
      b.line(
        [
          [0.86, 480],
          [0.98, 1000],
        ],
        26,
        '#4a3820',
      )
      for (const r of [0.13, 0.09]) {
        b.pen.strokeStyle = '#c89c50'
        b.pen.lineWidth = 14
        b.pen.beginPath()
        b.pen.ellipse(0.14 * b.wide, 640, b.side * r, b.side * 0.13, r * 6, 0, 7)
        b.pen.stroke()
      }
    },
  },
} as const satisfies Record<string, Setting>
