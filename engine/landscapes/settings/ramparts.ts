import { type Brush, type Spot, tone } from './brush.ts'
import { battlements, courses, flag, paving, turret } from './masonry.ts'
import { cloud, peak } from './nature.ts'
import { banner, torch } from './props.ts'
import { sides } from './room.ts'
import type { Setting } from './setting.ts'

/** A shield on a wall, parted in two colours. */
const shield = (b: Brush, x: number, y: number, w: number, one: string, two: string) => {
  const s = b.span(w / 2)
  const h = w * b.side
  b.shape(
    [
      [x - s * 1.1, y - 5],
      [x + s * 1.1, y - 5],
      [x + s * 1.1, y + h * 0.55],
      [x, y + h * 1.22],
      [x - s * 1.1, y + h * 0.55],
    ],
    '#d8c890',
  )
  b.shape(
    [
      [x - s, y],
      [x, y],
      [x, y + h * 1.15],
      [x - s, y + h * 0.54],
    ],
    one,
  )
  b.shape(
    [
      [x, y],
      [x + s, y],
      [x + s, y + h * 0.54],
      [x, y + h * 1.15],
    ],
    two,
  )
}

/** Of stone, to hold or to look from. */
export const ramparts = {
  courtyard: {
    from: [-0.55, -0.65, 0.55],
    light: '#fff0d0',
    ambient: '#64686c',
    rim: '#d8d0c0',
    open: true,
    draw(b) {
      const [cloth, other] = b.dice.pick([
        ['#b82c34', '#f0e4cc'],
        ['#2c5ca8', '#f0d060'],
      ] as const)
      b.wash('#5c98d4', '#e4e8dc', 0, 560)
      cloud(b, 0.6, 100, 0.4)
      turret(b, 0.36, 170, 0.1, '#b8ac9c', 640, '#50688c')
      turret(b, 0.66, 130, 0.11, '#b8ac9c', 640, '#50688c')
      battlements(b, 340, '#b4a898', 0, 1, 0.06)
      b.arch(0.5, 420, 0.18, 260, '#4c4038')
      b.recede(2.6, '#e4e4dc', 0.14)
      paving(b, 660, '#c8b898', '#8c7a60', '#6c5c48')
      // Towers at both hands, a rack of arms and a straw man to train with.
      turret(b, 0.05, 150, 0.3, '#a89a88')
      turret(b, 0.97, 110, 0.28, '#b8a894')
      flag(b, 0.06, 0, 0.2, cloth, 110)
      banner(b, 0.93, 250, 0.11, 300, cloth)
      shield(b, 0.1, 420, 0.1, cloth, other)
      b.rod('.2,1000 .2,560', 20, '#8a6038')
      b.rod('.11,650 .29,650', 18, '#8a6038')
      b.mass(0.2, 690, 0.13, 200, '#c89c44', 1, '#e8c870')
      b.mass(0.2, 560, 0.09, 90, '#d8b054', 1, '#f0d484')
      b.ring(0.2, 690, 0.035, 0.05, 8, '#c83434')
      b.ring(0.2, 690, 0.014, 0.02, 8, '#c83434')
      b.plank(0.72, 1.04, 640, 22, '#7c5430')
      b.plank(0.72, 1.04, 840, 22, '#7c5430')
      for (const x of [0.74, 0.99]) b.block(x, 620, 0.03, 380, '#7c5430')
      for (const [k, x] of [0.785, 0.84, 0.895, 0.95].entries()) {
        b.rod(
          [
            [x, 950],
            [x + 0.01, 540],
          ],
          10,
          '#a87844',
        )
        if (k % 2)
          b.shape(
            [
              [x - 0.012, 545],
              [x + 0.01, 470],
              [x + 0.032, 545],
            ],
            '#dce0e4',
          )
        else
          b.shape(
            [
              [x + 0.01, 530],
              [x + 0.05, 510],
              [x + 0.055, 580],
              [x + 0.01, 570],
            ],
            '#dce0e4',
          )
      }
    },
  },
  gate: {
    from: [-0.65, -0.4, 0.58],
    light: '#ffe0b0',
    ambient: '#585858',
    rim: '#f0b070',
    open: true,
    draw(b) {
      // Through the arch: the road and the roofs of the town in the light.
      b.wash('#84b8e0', '#f4e4bc', 0, 620)
      for (const [x, y, w] of [
        [0.4, 400, 0.12],
        [0.52, 350, 0.12],
        [0.63, 410, 0.12],
      ] as const) {
        b.block(x, y + 70, w, 300, '#d8c4a4')
        b.shape(
          [
            [x - b.span(w * 0.6), y + 76],
            [x, y],
            [x + b.span(w * 0.6), y + 76],
          ],
          '#a85c44',
        )
      }
      b.wash('#c8b08c', '#8c7658', 640)
      b.recede(3, '#f4e8cc', 0.14)
      // The gatehouse about it: wall with a round arch cut out, its stones, merlons above.
      const { pen, wide } = b
      const half = b.span(0.3)
      pen.save()
      pen.beginPath()
      pen.rect(0, 0, wide, 1000)
      pen.moveTo((0.5 - half) * wide, 1000)
      pen.lineTo((0.5 - half) * wide, 330)
      pen.bezierCurveTo((0.5 - half) * wide, 40, (0.5 + half) * wide, 40, (0.5 + half) * wide, 330)
      pen.lineTo((0.5 + half) * wide, 1000)
      pen.clip('evenodd')
      b.wash('#a89880', '#84745f', 0)
      courses(b, 0, 1000, '#5c5040', 78)
      for (let k = 0; k < 20; k++)
        b.block(
          b.dice.pick([0.05, 0.1, 0.9, 0.95]),
          b.dice.int(0, 12) * 78 + 4,
          0.14,
          70,
          b.dice.pick(['#b8a890', '#948468', '#c0b098']),
          0.15,
        )
      pen.restore()
      for (let k = 0; k <= 12; k++) {
        // Wedges about the arch, lit on their edges.
        const t = k / 12
        const at = (r: number): Spot => [
          0.5 - b.span(Math.cos(t * Math.PI) * r),
          335 - Math.sin(t * Math.PI) * r * b.side * 0.97,
        ]
        b.line([at(0.3), at(0.37)], 46, k % 2 ? '#c8b89c' : '#b0a084')
        b.line([at(0.3), at(0.37)], 4, '#5c5040')
      }
      for (const k of [-1, 1]) b.block(0.5 + k * b.span(0.335), 330, 0.075, 680, '#b8a88c', 0.35)
      // The portcullis hangs in it with its points down; the doors stand open, studded.
      for (let k = -3; k <= 3; k++) {
        const x = 0.5 + k * b.span(0.084)
        const low = 250 - Math.abs(k) * 4
        b.rod(
          [
            [x, 60 + Math.abs(k) * 28],
            [x, low],
          ],
          15,
          '#4c4440',
        )
        b.shape(
          [
            [x - 0.015, low],
            [x + 0.015, low],
            [x, low + 34],
          ],
          '#6c625c',
        )
      }
      for (const y of [130, 200])
        b.rod(
          [
            [0.5 - b.span(0.27), y],
            [0.5 + b.span(0.27), y],
          ],
          13,
          '#4c4440',
        )
      for (const side of sides) {
        const x = (t: number) => 0.5 + side * b.span(t)
        b.shape(
          [
            [x(0.3), 260],
            [x(0.235), 330],
            [x(0.235), 860],
            [x(0.3), 1000],
          ],
          '#7c5028',
        )
        for (const y of [380, 560, 740])
          b.line(
            [
              [x(0.3), y - 8],
              [x(0.235), y],
            ],
            14,
            '#38302c',
          )
        for (const t of [0.255, 0.28])
          b.line(
            [
              [x(t), 310],
              [x(t), 920],
            ],
            4,
            '#4c2f16',
          )
        banner(b, x(0.43), 420, 0.1, 300, '#a82c34')
        torch(b, x(0.43), 240, 0.9)
      }
    },
  },
  wall: {
    from: [-0.6, -0.5, 0.58],
    light: '#ffe8c8',
    ambient: '#606874',
    rim: '#f0c8a0',
    open: true,
    draw(b) {
      const cloth = b.dice.pick(['#b83034', '#2c5ca8', '#d89c2c'])
      b.wash('#4c88c8', '#fce4b8', 0, 620)
      cloud(b, 0.36, 200, 0.4)
      cloud(b, 0.6, 340, 0.36)
      b.ridge(540, 34, '#8ca4b4')
      b.ridge(600, 20, '#7c9878')
      b.recede(3, '#f4e4c8', 0.12)
      b.ridge(650, 14, '#84a05c')
      b.line('.3,1000 .42,760 .36,690 .46,640', 16, '#d8c494')
      // The walk along the wall: it turns to a tower; merlons run away on both sides.
      turret(b, 0.87, 180, 0.25, '#a89c90', 760)
      flag(b, 0.87, 20, 0.17, cloth, 140)
      b.shape('.0,690 .4,650 .4,700 0,800', '#b0a494')
      const merlon = (x: number, y: number, w: number, h: number) => {
        b.block(x, y - h, w, h, '#a89c8c', 0.35)
        b.plank(x - b.span(w / 2), x + b.span(w / 2), y - h - 10, 18, '#c8bca8')
        b.line(
          [
            [x - b.span(w / 2), y - h * 0.5],
            [x + b.span(w / 2), y - h * 0.5],
          ],
          4,
          '#6c6254',
        )
      }
      b.wash('#b4a896', '#84786a', 720)
      courses(b, 730, 1000, '#6c6254', 66)
      b.plank(-0.02, 1.02, 712, 22, '#ccc0ac')
      for (const x of [0.06, 0.25, 0.75, 0.94]) merlon(x, 716, 0.125, 150)
      for (const x of [0.155, 0.845]) b.ball(x, 676, 0.04, '#6c6c70')
      b.rod('.06,1000 .06,0', 15, '#7c5430')
      const h = 170
      b.shape(
        [
          [0.06, 30],
          [0.16, 60],
          [0.3, 36],
          [0.27, 36 + h * 0.5],
          [0.3, 36 + h],
          [0.16, 60 + h],
          [0.06, 30 + h],
        ],
        cloth,
      )
      b.shape(
        [
          [0.16, 60],
          [0.22, 50],
          [0.22, 46 + h],
          [0.16, 60 + h],
        ],
        tone(cloth, -0.35),
      )
      b.ball(0.13, 130, 0.03, '#f0d060')
    },
  },
  tower: {
    from: [-0.55, -0.6, 0.55],
    light: '#ffecd0',
    ambient: '#64748c',
    rim: '#f0d0b0',
    open: true,
    draw(b) {
      // High above clouds and land: spires rise out of them; a round parapet about who stands there.
      b.wash('#3474c4', '#fce8d0', 0, 700)
      b.glow(0.16, 420, 0.5, '#fff0c8', 0.6)
      for (const [x, y, w, c] of [
        [0.36, 640, 0.26, '#8ca8c8'],
        [0.6, 650, 0.2, '#a0b8d0'],
      ] as const)
        peak(b, x, y - 150, w, c, '#ffffff', 700)
      b.recede(3, '#e8ecf4', 0.12)
      turret(b, 0.13, 360, 0.13, '#c4b8b4', 900, '#4c6cac')
      turret(b, 0.85, 300, 0.15, '#b4a8a8', 900, '#4c6cac')
      turret(b, 0.31, 510, 0.07, '#d0c4bc', 900, '#4c6cac')
      turret(b, 0.7, 540, 0.06, '#d0c4bc', 900, '#4c6cac')
      for (const [x, y] of [
        [0.13, 190],
        [0.85, 90],
      ] as const)
        flag(b, x, y - 60, 0.07, '#d83c3c', y + 20)
      for (const [x, y, w] of [
        [0.02, 660, 0.5],
        [0.3, 720, 0.44],
        [0.62, 700, 0.46],
        [0.96, 660, 0.5],
        [0.46, 760, 0.6],
      ] as const)
        cloud(b, x, y, w, '#dce4f0', '#ffffff', 0.92)
      for (const [x, y] of [
        [0.26, 250],
        [0.3, 280],
        [0.7, 220],
      ] as const)
        b.line(
          [
            [x - 0.02, y - 10],
            [x, y],
            [x + 0.02, y - 12],
          ],
          5,
          '#2c3c58',
        )
      const rim = (t: number) => 760 + 90 * Math.sin(t * Math.PI)
      const spots: Spot[] = []
      for (let k = 0; k <= 12; k++) spots.push([k / 12, rim(k / 12)])
      b.shape([...spots, [1, 1000], [0, 1000]], '#a89c90')
      for (const x of [0.03, 0.2, 0.38, 0.62, 0.8, 0.97]) {
        const y = rim(x)
        b.block(x, y - 96, 0.115, 110, '#b4a89a', 0.35)
        b.plank(x - b.span(0.064), x + b.span(0.064), y - 106, 20, '#d4c8b4')
      }
      for (const dy of [30, 90, 150])
        b.line(
          spots.map(([x, y]): Spot => [x, y + dy]),
          4,
          '#6c6258',
        )
      for (let k = 0; k < 12; k++)
        b.line(
          [
            [k / 12 + 0.02, rim(k / 12) + 30 + (k % 2) * 60],
            [k / 12 + 0.02, rim(k / 12) + 90 + (k % 2) * 60],
          ],
          4,
          '#6c6258',
        )
      b.line(
        spots.map(([x, y]): Spot => [x, y + 6]),
        12,
        '#ccc0ac',
      )
    },
  },
} as const satisfies Record<string, Setting>
