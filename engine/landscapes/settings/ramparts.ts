import { type Brush, type Spot, tone } from './brush.ts'
import { battlements, courses, flag, house, paving, turret } from './masonry.ts'
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
    moon: [0.27, 90],
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
      // Through the arch: the road and the roofs of the town in full light.
      b.wash('#6cb0ec', '#fff0cc', 0, 640)
      cloud(b, 0.5, 260, 0.4)
      for (const [x, y, w, c] of [
        [0.3, 430, 0.13, '#f0d8b0'],
        [0.44, 400, 0.13, '#e0c49c'],
        [0.57, 410, 0.12, '#f0dcbc'],
        [0.7, 440, 0.13, '#e8cca4'],
      ] as const)
        house(b, x, y, w, c, '#b8543c', '#54443c', 680)
      b.recede(2.6, '#fff0d0', 0.16)
      b.wash('#e8d0a0', '#a8885c', 670)
      b.shape('.46,670 .54,670 .8,1000 .2,1000', '#f4e0b4')
      b.glow(0.5, 520, 0.5, '#fff4d8', 0.4)
      // The gatehouse stands dark about it: a wide pointed arch, its wedges, stone over stone.
      const { pen, wide } = b
      const half = b.span(0.345)
      const opening = () => {
        pen.moveTo((0.5 - half) * wide, 1010)
        pen.lineTo((0.5 - half) * wide, 330)
        pen.quadraticCurveTo((0.5 - half * 0.9) * wide, 110, 0.5 * wide, 20)
        pen.quadraticCurveTo((0.5 + half * 0.9) * wide, 110, (0.5 + half) * wide, 330)
        pen.lineTo((0.5 + half) * wide, 1010)
      }
      // The portcullis hangs in the arch, its points down.
      pen.save()
      pen.beginPath()
      opening()
      pen.clip()
      for (let k = -4; k <= 4; k++) {
        const x = 0.5 + k * b.span(0.078)
        b.rod(
          [
            [x, -10],
            [x, 300],
          ],
          16,
          '#54463c',
        )
        b.shape(
          [
            [x - b.span(0.022), 296],
            [x + b.span(0.022), 296],
            [x, 346],
          ],
          '#3c302a',
        )
      }
      for (const y of [90, 180, 270])
        b.rod(
          [
            [0.1, y],
            [0.9, y],
          ],
          15,
          '#54463c',
        )
      pen.restore()
      pen.save()
      pen.beginPath()
      pen.rect(-10, -10, wide + 20, 1020)
      opening()
      pen.clip('evenodd')
      b.wash('#7c7060', '#544a3e', 0)
      for (let k = 0; k < 26; k++)
        b.block(
          b.dice.pick([0.04, 0.1, 0.9, 0.96, 0.2, 0.8]),
          b.dice.int(0, 12) * 78 + 4,
          0.13,
          70,
          b.dice.pick(['#8a7e6c', '#6c6050', '#94866f']),
          0.2,
        )
      courses(b, 0, 1000, '#3c342a', 78)
      pen.restore()
      pen.lineCap = 'butt'
      pen.lineWidth = 36
      pen.strokeStyle = '#b0a084'
      pen.beginPath()
      opening()
      pen.stroke()
      pen.lineWidth = 5
      pen.strokeStyle = '#e0d0ac'
      pen.beginPath()
      opening()
      pen.stroke()
      pen.setLineDash([5, 58])
      pen.lineWidth = 38
      pen.strokeStyle = '#4c4236'
      pen.beginPath()
      opening()
      pen.stroke()
      pen.setLineDash([])
      // Doors of oak stand open, studded; torches burn on the wall.
      for (const side of sides) {
        const x = (t: number) => 0.5 + side * b.span(t)
        b.shape(
          [
            [x(0.335), 400],
            [x(0.25), 450],
            [x(0.25), 880],
            [x(0.335), 1000],
          ],
          '#8a5a2c',
        )
        for (const y of [490, 640, 790]) {
          b.line(
            [
              [x(0.335), y - 10],
              [x(0.25), y],
            ],
            16,
            '#38302c',
          )
          for (const t of [0.27, 0.295, 0.32]) b.ball(x(t), y - 4, 0.008, '#a8a098')
        }
        for (const t of [0.272, 0.3])
          b.line(
            [
              [x(t), 440],
              [x(t), 940],
            ],
            4,
            '#4c2f16',
          )
        torch(b, x(0.425), 400, 0.95)
        shield(b, x(0.43), 640, 0.1, '#b82c34', '#f0e0b8')
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
    moon: [0.29, 90],
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
