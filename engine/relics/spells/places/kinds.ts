import { FLOOR } from '../../../paint/volume/eye.ts'
import { bareTree, canopy, ferns, fir, grass, trunk } from './growth.ts'
import type { Built, Lamp, Layer, Site } from './stage.ts'
import { tone } from './stage.ts'
import { bay, grave, house, isBefore, type Nave, ridge, rock, spike, windowIn } from './stones.ts'
import { fallenArms, fallenShield, soldier } from './war.ts'

/** Builds a kind of place as its chance has it. */
type Kind = (site: Site) => Built

const torch = (x: number, y: number, z: number): Lamp => ({ at: [x, y, z], light: [1.9, 0.85, 0.28], soft: 0.35 })

/** A hall of bays that goes away from the eye; what is behind the last is `end`. */
function halled(site: Site, nave: Nave, bays: readonly number[], end: Layer, lamps: readonly Lamp[]): Built {
  const middle = site.eye.x * 0.4
  return {
    ground: 'flags',
    isInside: nave.fallen === 0,
    lamps,
    layers: [
      end,
      ...bays.map((z) => ({
        z,
        round: 0.16,
        rough: 0.5,
        draw: (pen: Parameters<Layer['draw']>[0]) =>
          bay(pen, site.random, nave, middle, 0.92 + site.random.next() * 0.12),
      })),
    ],
  }
}

const hall: Kind = (site) => {
  const { random } = site
  const half = 1.35 + random.next() * 0.45
  const windows = random.pick([1, 2, 3, 3])
  const nave: Nave = {
    half,
    pillar: 0.15 + random.next() * 0.1,
    isRound: random.chance(0.45),
    spring: 1.3 + random.next() * 0.6,
    crown: 2.5 + random.next() * 0.7,
    arch: random.pick(['pointed', 'pointed', 'round']),
    fallen: 0,
    hue: random.pick([
      [186, 174, 160],
      [160, 162, 168],
      [178, 160, 138],
    ] as const),
  }
  const end: Layer = {
    z: -13,
    rough: 0.3,
    draw(pen) {
      pen.fillStyle = tone(118, 114, 112)
      pen.fillRect(-9, FLOOR - 1, 18, 9)
      for (let k = 0; k < windows; k++)
        windowIn(
          pen,
          site.eye.x * 0.4 + (k - (windows - 1) / 2) * 1.05,
          0.2 + random.next() * 0.1,
          0.26,
          2.5,
          tone(80, 78, 78),
        )
    },
  }
  return halled(site, nave, [-11.2, -8.8, -6.6, -4.6, -2.9], end, [
    torch(half - 0.3, 0.6, -5.9),
    torch(0.3 - half, 0.6, -8),
  ])
}

const corridor: Kind = (site) => {
  const { random } = site
  const half = 0.95 + random.next() * 0.3
  const nave: Nave = {
    half,
    pillar: 0.12,
    isRound: false,
    spring: 0.75 + random.next() * 0.3,
    crown: 1.25 + random.next() * 0.2,
    arch: random.pick(['beam', 'round']),
    fallen: 0,
    hue: random.pick([
      [140, 134, 128],
      [150, 132, 112],
    ] as const),
  }
  const end: Layer = {
    z: -14,
    draw(pen) {
      pen.fillStyle = tone(96, 90, 86)
      pen.fillRect(-6, FLOOR - 1, 12, 8)
      pen.fillStyle = tone(62, 44, 30)
      pen.fillRect(site.eye.x * 0.4 - 0.5, FLOOR - 1, 1, 2)
    },
  }
  const lamps = [-2.6, -6.2, -10].map((z, k) => torch((k % 2 ? -1 : 1) * (half - 0.16), 0.35, z))
  return halled(site, nave, [-12, -9.6, -7.4, -5.4, -3.6, -2], end, lamps)
}

const ruin: Kind = (site) => {
  const { random } = site
  const nave: Nave = {
    half: 1.4 + random.next() * 0.5,
    pillar: 0.17 + random.next() * 0.08,
    isRound: random.chance(0.6),
    spring: 1 + random.next() * 0.5,
    crown: 1.8 + random.next() * 0.5,
    arch: 'round',
    fallen: 0.55,
    hue: [176, 168, 150],
  }
  const end: Layer = { z: -14, rough: 0.6, draw: (pen) => hills(pen, site, -14, [112, 116, 112], 0.9) }
  const built = halled(site, nave, [-10, -7.4, -5.2, -3.4], end, [])
  const rubble: Layer = {
    z: -1.3,
    draw(pen) {
      for (let k = 0; k < 7; k++) {
        const [left, right] = site.edges(-1.3)
        const x = left + (right - left) * random.next()
        if (!isBefore(site, x, -1.3, 0.4))
          rock(pen, random, x, FLOOR, 0.1 + random.next() * 0.16, 0.1 + random.next() * 0.16, [168, 160, 144], 1)
      }
      grass(pen, site, -1.3, 120, 0.1, [82, 96, 58])
    },
  }
  return { ...built, layers: [...built.layers, rubble] }
}

function hills(
  pen: Parameters<Layer['draw']>[0],
  site: Site,
  z: number,
  hue: readonly [number, number, number],
  high: number,
): void {
  const { random } = site
  const [left, right] = site.edges(z)
  const [a, b, c] = [random.next() * 6, random.next() * 6, 0.6 + random.next() * 0.8]
  pen.fillStyle = tone(...hue)
  ridge(
    pen,
    random,
    left - 1,
    right + 1,
    FLOOR,
    90,
    (t) => high * (0.8 + 0.5 * Math.sin(t * 7 * c + a) + 0.34 * Math.sin(t * 15 * c + b)),
    high * 0.07,
  )
}

function peaks(
  pen: Parameters<Layer['draw']>[0],
  site: Site,
  z: number,
  hue: readonly [number, number, number],
  high: number,
  isSnowy: boolean,
): void {
  const { random } = site
  const [left, right] = site.edges(z)
  const tops = Array.from(
    { length: 7 },
    (_, k) => [left + ((right - left) * (k + random.next())) / 7, high * (0.5 + random.next() * 0.7)] as const,
  )
  for (const [x, tall] of tops) {
    const wide = tall * (0.75 + random.next() * 0.4)
    pen.fillStyle = tone(hue[0], hue[1], hue[2], 0.85 + random.next() * 0.3)
    ridge(pen, random, x - wide, x + wide, FLOOR, 22, (t) => tall * (1 - Math.abs(t * 2 - 1)) ** 1.15, tall * 0.09)
    if (!isSnowy) continue
    pen.fillStyle = tone(214, 220, 230)
    ridge(
      pen,
      random,
      x - wide * 0.42,
      x + wide * 0.42,
      FLOOR + tall * 0.62,
      18,
      (t) => tall * 0.4 * (1 - Math.abs(t * 2 - 1)) ** 1.1 - (t > 0.05 && t < 0.95 ? 0 : 0.1),
      tall * 0.08,
    )
  }
}

const graveyard: Kind = (site) => {
  const { random } = site
  const chapel = random.pick([-1, 1])
  const lone = -chapel * (1.2 + random.next() * 0.6)
  return {
    ground: 'grass',
    layers: [
      {
        z: -9,
        draw(pen) {
          const [left, right] = site.edges(-9)
          for (let k = 0; k < 9; k++)
            bareTree(
              pen,
              random,
              left + ((right - left) * (k + random.next())) / 9,
              FLOOR - 0.1,
              Math.PI / 2,
              0.8 + random.next() * 0.5,
              0.13,
              6,
              tone(70, 75, 80),
            )
          if (random.chance(0.7)) church(pen, chapel * (1.3 + random.next() * 0.5), 0.75 + random.next() * 0.4)
        },
      },
      {
        z: -5,
        draw(pen) {
          bareTree(
            pen,
            random,
            lone,
            FLOOR - 0.1,
            Math.PI / 2 + 0.1,
            0.8 + random.next() * 0.3,
            0.22,
            7,
            tone(82, 74, 66),
          )
          graves(pen, site, -5, 8, 0.9)
        },
      },
      {
        z: -3,
        draw(pen) {
          graves(pen, site, -3, 6, 1)
          grass(pen, site, -3, 300, 0.12, [70, 84, 50])
        },
      },
      {
        z: -1.4,
        draw(pen) {
          graves(pen, site, -1.4, 4, 1)
          grass(pen, site, -1.4, 260, 0.13, [70, 84, 50])
        },
      },
      {
        z: 0.75,
        round: 0.02,
        draw(pen) {
          const [left, right] = site.edges(0.75)
          if (random.chance(0.8)) grave(pen, random, left + 0.18, 0.5 + random.next() * 0.16, 0.6)
          if (random.chance(0.8)) grave(pen, random, right - 0.2, 0.5 + random.next() * 0.16, 0.6)
          grass(pen, site, 0.75, 120, 0.12, [80, 96, 60])
        },
      },
    ],
  }
}

function graves(pen: Parameters<Layer['draw']>[0], site: Site, z: number, count: number, by: number): void {
  const { random } = site
  const [left, right] = site.edges(z)
  for (let k = 0; k < count; k++) {
    const x = left + ((right - left) * (k + 0.2 + random.next() * 0.6)) / count
    grave(pen, random, x, 0.62 + random.next() * 0.34, by)
  }
}

function church(pen: Parameters<Layer['draw']>[0], x: number, size: number): void {
  pen.fillStyle = tone(74, 78, 88)
  pen.fillRect(x, FLOOR, 0.9 * size, 1.9 * size)
  pen.beginPath()
  pen.moveTo(x - 0.15 * size, FLOOR + 1.88 * size)
  pen.lineTo(x + 0.45 * size, FLOOR + 2.9 * size)
  pen.lineTo(x + 1.05 * size, FLOOR + 1.88 * size)
  pen.fill()
  pen.fillRect(x - 0.95 * size, FLOOR, size, 1.2 * size)
  pen.beginPath()
  pen.moveTo(x - 1.15 * size, FLOOR + 1.16 * size)
  pen.lineTo(x - 0.45 * size, FLOOR + 1.75 * size)
  pen.lineTo(x + 0.15 * size, FLOOR + 1.16 * size)
  pen.fill()
  pen.clearRect(x + 0.37 * size, FLOOR + 1.25 * size, 0.16 * size, 0.36 * size)
}

const battlefield: Kind = (site) => {
  const { random } = site
  const towers = random.chance(0.6)
  return {
    ground: 'earth',
    layers: [
      {
        z: -10,
        draw(pen) {
          if (!towers) return hills(pen, site, -10, [112, 96, 80], 0.6)
          const [left, right] = site.edges(-10)
          pen.fillStyle = tone(112, 94, 76)
          pen.beginPath()
          pen.moveTo(left, FLOOR - 0.2)
          const often = random.int(7, 11)
          for (let k = 0; k <= 44; k++) {
            const x = left + ((right - left) * k) / 44
            const y = FLOOR + 0.7 + (k % often < 2 ? 0.75 : 0) + (k & 1 ? 0.12 : 0)
            pen.lineTo(x, y)
            pen.lineTo(x + (right - left) / 60, y)
          }
          pen.lineTo(right, FLOOR - 0.2)
          pen.fill()
        },
      },
      {
        z: -6,
        draw(pen) {
          const [left, right] = site.edges(-6)
          const count = random.int(14, 26)
          for (let k = 0; k < count; k++)
            soldier(pen, random, left + ((right - left) * (k + random.next())) / count, 0.62 + random.next() * 0.1, 1)
        },
      },
      {
        z: -3.4,
        draw(pen) {
          const [left, right] = site.edges(-3.4)
          for (let k = 0; k < 10; k++) {
            const x = left + ((right - left) * (k + random.next() * 0.6)) / 10
            if (!isBefore(site, x, -3.4, 0.6)) soldier(pen, random, x, 0.75 + random.next() * 0.08, 1)
          }
        },
      },
      {
        z: -0.9,
        draw(pen) {
          const [left, right] = site.edges(-0.9)
          for (let k = 0; k < 8; k++) {
            const x = left + ((right - left) * (k + random.next())) / 8
            if (isBefore(site, x, -0.9, 0.35)) continue
            if (random.chance(0.7)) fallenArms(pen, random, x, 1)
            else fallenShield(pen, random, x, 1)
          }
        },
      },
    ],
  }
}

const forest: Kind = (site) => {
  const { random } = site
  const hue = random.pick([
    [84, 118, 46],
    [74, 110, 64],
    [104, 112, 42],
  ] as const)
  const row = (z: number, count: number, wide: number, by: number, room: number): Layer => ({
    z,
    draw(pen) {
      const [left, right] = site.edges(z)
      for (let k = 0; k < count; k++) {
        const x = left + ((right - left) * (k + 0.15 + random.next() * 0.7)) / count
        if (!isBefore(site, x, z, room)) trunk(pen, random, x, wide * (0.6 + random.next() * 0.8), by)
      }
      if (z > -7) canopy(pen, site, z, z > -2 ? 420 : 700, hue)
      if (z > -4) ferns(pen, site, z, 10, [72, 112, 48])
    },
  })
  return {
    ground: 'grass',
    layers: [
      row(-10, 16, 0.08, 0.9, 0),
      row(-6, 6, 0.22, 1, 0.5),
      row(-3, 4, 0.26, 1, 0.85),
      { ...row(-1.2, 0, 0, 1, 0), round: 0.03 },
    ],
  }
}

const cave: Kind = (site) => {
  const { random } = site
  const hue = random.pick([
    [116, 112, 122],
    [124, 108, 96],
    [100, 112, 118],
  ] as const)
  const wall = (z: number, open: number, by: number): Layer => ({
    z,
    round: 0.2,
    rough: 0.75,
    draw(pen) {
      const [left, right] = site.edges(z)
      const top = site.top(z)
      const span = right - left
      const middle = left + span * (0.42 + random.next() * 0.16)
      pen.fillStyle = tone(hue[0], hue[1], hue[2], by)
      pen.beginPath()
      pen.rect(left - 1, FLOOR - 1, span + 2, top - FLOOR + 3)
      const points = 26
      for (let k = 0; k < points; k++) {
        const a = (k / points) * Math.PI * 2
        const jag = 0.86 + random.next() * 0.28
        const y = Math.sin(a)
        pen.lineTo(
          middle + Math.cos(a) * span * open * 0.5 * jag,
          (top + FLOOR) / 2 + (y < 0 ? y * 4 : y * (top - FLOOR) * 0.46 * jag),
        )
      }
      pen.closePath()
      pen.fill('evenodd')
      for (let k = 0; k < 9; k++) {
        const x = left + span * random.next()
        const share = random.next()
        spike(pen, random, x, top + 0.05, span * 0.02 * (0.5 + share), -(top - FLOOR) * (0.16 + share * 0.22), hue, by)
        if (!isBefore(site, x, z, 0.55) && random.chance(0.5))
          spike(pen, random, x, FLOOR - 0.04, span * 0.022, (top - FLOOR) * (0.06 + share * 0.16), hue, by)
      }
    },
  })
  return {
    ground: 'rock',
    isInside: true,
    layers: [wall(-11, 0.2 + random.next() * 0.2, 0.8), wall(-7, 0.55, 0.9), wall(-4, 0.72, 1), wall(-1.6, 0.92, 1)],
  }
}

const snow: Kind = (site) => {
  const { random } = site
  const firs = (z: number, count: number, high: number, room: number): Layer => ({
    z,
    round: 0.03,
    draw(pen) {
      const [left, right] = site.edges(z)
      for (let k = 0; k < count; k++) {
        const x = left + ((right - left) * (k + random.next())) / count
        if (!isBefore(site, x, z, room))
          fir(pen, random, x, FLOOR - 0.04, high * (0.7 + random.next() * 0.6), 0.9, true)
      }
    },
  })
  return {
    ground: 'snow',
    layers: [
      { z: -16, rough: 0.7, draw: (pen) => peaks(pen, site, -16, [126, 136, 152], 3.4, true) },
      firs(-9, 16, 1.3, 0),
      firs(-4.5, 6, 1.7, 0.9),
      firs(-1.8, 2, 1.9, 0.9),
    ],
  }
}

const shore: Kind = (site) => {
  const { random } = site
  const side = random.pick([-1, 1])
  const crag = (z: number, from: number, high: number): Layer => ({
    z,
    rough: 0.7,
    round: 0.1,
    draw(pen) {
      const [left, right] = site.edges(z)
      for (let k = 0; k < 4; k++) {
        const t = from + (k / 4) * 0.34
        const x = side > 0 ? right - (right - left) * t : left + (right - left) * t
        if (!isBefore(site, x, z, 0.5))
          rock(
            pen,
            random,
            x,
            FLOOR,
            (right - left) * 0.07,
            high * (1 - t) * (0.5 + random.next() * 0.8),
            [112, 112, 116],
            1,
          )
      }
    },
  })
  return { ground: 'water', layers: [crag(-11, 0, 2.6), crag(-5.5, -0.05, 1.5), crag(-1.6, -0.05, 0.5)] }
}

const heights: Kind = (site) => {
  const { random } = site
  const stones = random.chance(0.55)
  return {
    ground: random.pick(['grass', 'rock']),
    layers: [
      { z: -16, rough: 0.6, draw: (pen) => peaks(pen, site, -16, [116, 120, 134], 2.8, random.chance(0.5)) },
      { z: -10, rough: 0.5, draw: (pen) => hills(pen, site, -10, [96, 104, 92], 0.5) },
      {
        z: -3.6,
        rough: 0.7,
        round: 0.08,
        draw(pen) {
          const [left, right] = site.edges(-3.6)
          for (let k = 0; k < 6; k++) {
            const x = left + ((right - left) * (k + random.next() * 0.7)) / 6
            if (isBefore(site, x, -3.6, 0.7)) continue
            if (stones)
              rock(pen, random, x, FLOOR, 0.16 + random.next() * 0.1, 1 + random.next() * 0.6, [136, 136, 136], 1)
            else rock(pen, random, x, FLOOR, 0.3 + random.next() * 0.3, 0.2 + random.next() * 0.4, [126, 122, 116], 1)
          }
        },
      },
      { z: -1.2, draw: (pen) => grass(pen, site, -1.2, 240, 0.1, [88, 98, 58]) },
    ],
  }
}

const desert: Kind = (site) => {
  const { random } = site
  return {
    ground: 'sand',
    layers: [
      { z: -15, rough: 0.2, draw: (pen) => hills(pen, site, -15, [188, 152, 104], 0.7) },
      { z: -9, rough: 0.2, draw: (pen) => hills(pen, site, -9, [196, 158, 108], 0.3) },
      {
        z: -4,
        round: 0.12,
        rough: 0.5,
        draw(pen) {
          const [left, right] = site.edges(-4)
          for (let k = 0; k < 5; k++) {
            const x = left + ((right - left) * (k + random.next() * 0.8)) / 5
            if (isBefore(site, x, -4, 0.7)) continue
            if (random.chance(0.5)) {
              pen.fillStyle = tone(190, 160, 122)
              pen.fillRect(x - 0.14, FLOOR - 0.1, 0.28, 0.5 + random.next() * 1.1)
              pen.fillRect(x - 0.2, FLOOR - 0.1, 0.4, 0.2)
            } else rock(pen, random, x, FLOOR, 0.3, 0.3 + random.next() * 0.3, [180, 144, 104], 1)
          }
        },
      },
    ],
  }
}

const street: Kind = (site) => {
  const { random } = site
  const row = (z: number, count: number, high: number, room: number, by: number): Layer => ({
    z,
    round: 0.05,
    draw(pen) {
      const [left, right] = site.edges(z)
      for (let k = 0; k < count; k++) {
        const x = left + ((right - left) * (k + 0.5)) / count
        if (!isBefore(site, x, z, room))
          house(pen, random, x, ((right - left) / count) * 0.5, high * (0.8 + random.next() * 0.5), by)
      }
    },
  })
  return {
    ground: 'flags',
    lamps: [torch(-1.1, 0.1, -3.2), torch(1.3, 0.1, -5)],
    layers: [
      { z: -12, draw: (pen) => church(pen, (random.next() - 0.5) * 3, 1.5) },
      row(-9, 8, 1.3, 0.4, 0.9),
      row(-5.5, 5, 1.5, 1, 1),
      row(-2.8, 4, 1.7, 1, 1),
    ],
  }
}

const wastes: Kind = (site) => {
  const { random } = site
  return {
    ground: 'rock',
    layers: [
      { z: -16, rough: 0.8, draw: (pen) => peaks(pen, site, -16, [92, 84, 84], 3, false) },
      {
        z: -7,
        rough: 0.8,
        draw(pen) {
          const [left, right] = site.edges(-7)
          for (let k = 0; k < 10; k++)
            spike(
              pen,
              random,
              left + ((right - left) * (k + random.next())) / 10,
              FLOOR - 0.04,
              0.16 + random.next() * 0.2,
              0.5 + random.next() * 1.4,
              [104, 92, 90],
              1,
            )
        },
      },
      {
        z: -3,
        rough: 0.7,
        draw(pen) {
          const [left, right] = site.edges(-3)
          for (let k = 0; k < 6; k++) {
            const x = left + ((right - left) * (k + random.next())) / 6
            if (!isBefore(site, x, -3, 0.7))
              rock(pen, random, x, FLOOR, 0.25 + random.next() * 0.2, 0.2 + random.next() * 0.6, [108, 98, 96], 1)
          }
          if (random.chance(0.6))
            bareTree(
              pen,
              random,
              (random.chance(0.5) ? left : right) * 0.7,
              FLOOR - 0.05,
              Math.PI / 2,
              0.6,
              0.12,
              6,
              tone(66, 58, 54),
            )
        },
      },
    ],
  }
}

const heavens: Kind = (site) => ({
  ground: 'none',
  layers: [{ z: -18, rough: 0.3, draw: (pen) => peaks(pen, site, -18, [150, 154, 168], 1.2, true) }],
})

/** Every kind of place that spells are cast in, by name. */
export const placeKinds: Readonly<Record<string, Kind>> = {
  hall,
  corridor,
  ruin,
  graveyard,
  battlefield,
  forest,
  cave,
  snow,
  shore,
  heights,
  desert,
  street,
  wastes,
  heavens,
}
