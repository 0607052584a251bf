import {
  type Build,
  both,
  hoop,
  jewel,
  line,
  mirrored,
  moved,
  oval,
  type Part,
  part,
  path,
  polygon,
  type Rig,
} from '../rig.ts'
import { crystalCluster, cutStone, lighter, star } from './cuts.ts'
import { ring } from './rings.ts'

const laid = { distance: 16, soft: 10, strength: 0.75, ground: 1 }

const none = { distance: 0, soft: 1, strength: 0 }

const slots = { main: 'gold-metal', trim: 'gold-metal', gem: ['gem', [60, 110, 200]], cloth: 'velvet' } as const

/** Teeth strung along the lower chain, the largest in the middle. */
function toothed(): Part[] {
  const ivory = {
    colour: [224, 212, 182] as const,
    gloss: 18,
    specular: 0.3,
    rim: 0.5,
    bump: 0.4,
    grain: [8, 30] as const,
  }
  const places: readonly (readonly [x: number, y: number, turn: number, size: number])[] = [
    [-252, -196, 0.5, 0.6],
    [-216, -100, 0.42, 0.72],
    [-158, -18, 0.34, 0.86],
    [-88, 48, 0.2, 1],
    [92, 54, -0.2, 1],
    [166, -2, -0.34, 0.86],
    [228, -84, -0.42, 0.72],
    [268, -176, -0.5, 0.6],
  ]
  return places.map(([x, y, turn, size]) =>
    part(
      ivory,
      moved(path('M-26 0 Q0 -14 26 0 C30 60 18 120 -8 168 C-26 120 -36 60 -26 0 Z'), x, y, turn, size),
      20 * size,
      {
        bulge: 8,
        shadow: laid,
      },
    ),
  )
}

/** Briars wound into a ring, the far side behind the near one, thorns on every side. */
function crownOfThorns(b: Build): Part[] {
  const { random } = b
  const stem = b.material('main')
  const far = typeof stem.colour === 'function' ? stem : { ...stem, colour: lighter(stem.colour, -16) }
  const around = (front: boolean): Part[] =>
    Array.from({ length: 4 }, (_, strand) => {
      const phase = strand * 1.7 + random.range(0, 1)
      const rise = strand * 24 - 36
      const steps = 34
      const at = (k: number): readonly [number, number] => {
        const t = k / steps
        const a = front ? Math.PI * t : Math.PI * (1 + t)
        const sway = Math.sin(t * 15 + phase) * 34
        return [Math.cos(a) * (290 + Math.sin(t * 9 + phase) * 14), 40 + Math.sin(a) * 92 + rise + sway]
      }
      const thick = front ? 25 : 20
      const spines: (readonly [number, number])[][] = []
      for (let k = 2; k < steps - 1; k += 3) {
        const [x, y] = at(k)
        const up = random.chance(0.62) ? -1 : 1
        const long = random.range(56, 108) * (front ? 1 : 0.9)
        const lean = random.range(-0.6, 0.6) + (x / 300) * 0.5
        spines.push([
          [x - 12, y],
          [x + 12, y + 4],
          [x + Math.sin(lean) * long, y + up * Math.cos(lean) * long],
        ])
      }
      const shape = both(...spines.map(polygon))
      const cane = (pen: Parameters<typeof shape>[0]) => {
        pen.lineWidth = thick
        pen.beginPath()
        for (let k = 0; k <= steps; k++) pen.lineTo(...at(k))
        pen.stroke()
      }
      const shadow = { distance: 9, soft: 7, strength: 0.6 }
      return [
        part(front ? 'main' : far, shape, 9, { profile: 'bevel', dome: 0.8, shadow }),
        part(front ? 'main' : far, cane, thick * 0.5, { shadow }),
      ]
    }).flat()
  return [...around(false), ...around(true)]
}

/** Stones along a crown's foot: as many as were said, or three and one above. */
function crownStones(b: Build): Part[] {
  const said = b.gems()
  if (said === undefined)
    return [
      ...jewel(b, 0, 174, 34, 28),
      ...jewel(b, -150, 156, 24, 22),
      ...jewel(b, 150, 156, 24, 22),
      ...jewel(b, 0, -60, 26, 34),
    ]
  return Array.from({ length: said }, (_, k) => {
    const off = said === 1 ? 0 : (k / (said - 1)) * 2 - 1
    const size = (said > 6 ? 25 : 33) * (1 - Math.abs(off) * 0.24)
    return jewel(b, off * 232, 175 - off * off * 40, size, size * 0.84)
  }).flat()
}

/** The stone of a pendant, or a ring of those that were counted. */
function pendantStones(b: Build): Part[] {
  const said = b.gems() ?? 1
  if (b.has('heart-shaped') && said === 1) return heartStone(b, 0, 268, 0.62)
  if (said === 1) return cutStone(b, 0, 270, 84, 88, 10)
  return Array.from({ length: said }, (_, k) => {
    const angle = -Math.PI / 2 + (k / said) * Math.PI * 2
    const size = said === 2 ? 50 : Math.min(50, 150 / said)
    return cutStone(b, Math.cos(angle) * 72, 272 + Math.sin(angle) * 72, size, size, 8)
  }).flat()
}

/** Stones among the briars of a crown of thorns. */
const amongThorns = (b: Build): Part[] =>
  Array.from({ length: b.gems() ?? 3 }, (_, k) => {
    const last = (b.gems() ?? 3) - 1
    const off = last === 0 ? 0 : (k / last) * 2 - 1
    return jewel(b, off * 236, 128 - off * off * 62, 32 - Math.abs(off) * 6)
  }).flat()

const heart = (x: number, y: number, s: number) =>
  path(
    `M${x} ${y + 150 * s} C${x - 60 * s} ${y + 96 * s} ${x - 165 * s} ${y + 30 * s} ${x - 160 * s} ${y - 62 * s} C${x - 150 * s} ${y - 150 * s} ${x - 40 * s} ${y - 164 * s} ${x} ${y - 76 * s} C${x + 40 * s} ${y - 164 * s} ${x + 150 * s} ${y - 150 * s} ${x + 160 * s} ${y - 62 * s} C${x + 165 * s} ${y + 30 * s} ${x + 60 * s} ${y + 96 * s} ${x} ${y + 150 * s} Z`,
  )

/** A heart cut from one stone: a lit lobe, a shaded foot, a spark. */
function heartStone(b: Build, x: number, y: number, s: number): Part[] {
  const m = b.material('gem')
  const c = b.colour('gem')
  const facet = (tone: number, d: readonly (readonly [number, number])[]) =>
    part(
      { ...m, colour: lighter(c, tone), alpha: 0.6, specular: 0.4 },
      polygon(d.map(([px, py]) => [x + px * s, y + py * s] as const)),
      6,
      { profile: 'bevel', dome: 0.25, shadow: none, outline: 0.4 },
    )
  return [
    part(m, heart(x, y, s), 60 * s, { profile: 'bevel', dome: 0.7, soft: 1, shadow: laid }),
    facet(54, [
      [-120, -70],
      [-30, -96],
      [0, -40],
      [-60, 20],
    ]),
    facet(-34, [
      [60, 20],
      [120, -40],
      [70, 60],
      [0, 126],
    ]),
    facet(24, [
      [0, -40],
      [70, -96],
      [60, 20],
      [-10, 60],
    ]),
    part({ ...m, colour: [255, 253, 245], alpha: 0.85 }, oval(x - 74 * s, y - 78 * s, 26 * s, 12 * s, -0.5), 4, {
      noShade: true,
      kind: 'stroke',
      shadow: none,
    }),
  ]
}

export const jewels = {
  ring,
  amulet: {
    view: 'lying',
    lean: 0,
    reach: [660, 900],
    slots,
    stuff: 'main',
    dye: 'gem',
    build: (b) => {
      const chain = b.has('broken chain')
        ? 'M-26 90 C-230 20 -300 -180 -240 -330 C-210 -396 -150 -420 -90 -424 M26 90 C160 40 270 -40 280 -190 C284 -262 250 -300 300 -350 C320 -372 300 -400 270 -396'
        : 'M-26 90 C-230 20 -300 -180 -240 -330 C-190 -440 -60 -440 20 -410 C160 -380 290 -330 280 -190 C270 -40 160 40 26 90'
      const links: Part = part(
        'main',
        (pen) => {
          pen.setLineDash([17, 9])
          pen.lineCap = 'butt'
          line(chain, 19)(pen)
          pen.setLineDash([])
        },
        9,
        { shadow: laid },
      )
      return [
        part('main', line(chain, 7), 4, { shadow: { ...laid, distance: 9 } }),
        links,
        ...(b.has('fang') ? toothed() : []),
        ...(b.has('sun') ? [part('main', star(0, 270, 232, 142, 16), 10, { profile: 'bevel', shadow: laid })] : []),
        part('main', hoop(0, 108, 26, 30, 14), 7, { shadow: laid }),
        part(
          'main',
          b.has('heart-shaped')
            ? heart(0, 280, 1.16)
            : b.has('star')
              ? star(0, 260, 190, 120, 8)
              : path(
                  'M0 108 C80 120 150 180 150 270 C150 360 70 420 0 450 C-70 420 -150 360 -150 270 C-150 180 -80 120 0 108 Z',
                ),
          32,
          { shadow: laid, bumps: [{ shape: hoop(0, 270, 116, 118, 9), height: 9, soft: 2 }] },
        ),
        ...(b.filled('gem') ? pendantStones(b) : [part('trim', star(0, 270, 86, 34, 8), 22, { profile: 'bevel' })]),
        ...(b.has('skull') || b.has('heart-shaped') || (b.gems() ?? 1) > 1
          ? []
          : [part('trim', both(oval(-118, 270, 12), oval(118, 270, 12), oval(0, 404, 13), oval(0, 146, 12)), 10)]),
      ]
    },
  },
  gem: {
    view: 'lying',
    lean: -14,
    reach: [460, 460],
    slots: { gem: ['gem', [60, 110, 200]], main: 'gem' },
    stuff: 'gem',
    dye: 'gem',
    build: (b) => {
      const form = b.random.int(0, 2)
      if (b.has('heart-shaped')) return heartStone(b, 0, 0, 1.25)
      if (b.has('crystal')) return crystalCluster(b)
      return form === 0
        ? cutStone(b, 0, 0, 190, 190, 10)
        : form === 1
          ? cutStone(b, 0, 0, 160, 210, 8)
          : cutStone(b, 0, 0, 200, 170, 6)
    },
  },
  crystal: {
    view: 'standing',
    lean: 0,
    reach: [500, 640],
    slots: { gem: ['gem', [150, 110, 210]], main: 'gem' },
    stuff: 'gem',
    dye: 'gem',
    build: crystalCluster,
  },
  orb: {
    view: 'standing',
    lean: 0,
    reach: [460, 620],
    slots: { ...slots, main: 'brass', gem: ['gem', [90, 120, 220]] },
    stuff: 'main',
    dye: 'gem',
    build: (b) => {
      const c = b.colour('gem')
      const m = b.material('gem')
      const mist = Array.from({ length: 7 }, (_, k) => {
        const y = -200 + k * 40 + b.random.range(-12, 12)
        const w = Math.sqrt(Math.max(0, 190 * 190 - (y + 70) * (y + 70))) * 0.8
        return part(
          { ...m, colour: lighter(c, 80), alpha: 0.3, specular: 0, rim: 0 },
          path(
            `M${-w} ${y} C${-w * 0.4} ${y - 50} ${w * 0.2} ${y + 60} ${w} ${y - 10} C${w * 0.3} ${y + 90} ${-w * 0.5} ${y - 10} ${-w} ${y} Z`,
          ),
          20,
          { soft: 12, shadow: none, kind: 'stroke' },
        )
      })
      return [
        part(
          'main',
          path(
            'M-120 290 C-100 220 -90 180 -120 130 L-70 150 Q0 190 70 150 L120 130 C90 180 100 220 120 290 Q0 320 -120 290 Z',
          ),
          30,
          { bulge: 20 },
        ),
        part('main', path('M-190 300 Q0 262 190 300 Q180 330 0 334 Q-180 330 -190 300 Z'), 16),
        part({ ...m, specular: 0.3 }, oval(0, -70, 212, 212), 150, { bulge: 90 }),
        ...mist,
        part({ ...m, colour: lighter(c, 120), alpha: 0.5, specular: 0 }, oval(70, 20, 80, 60, -0.7), 50, {
          soft: 30,
          shadow: none,
          kind: 'stroke',
        }),
        part(
          { ...m, colour: [255, 255, 255], alpha: 0.16, specular: 1, gloss: 60, glass: 1 },
          oval(0, -70, 212, 212),
          120,
          { bulge: 90, shadow: none },
        ),
        part(
          { ...m, colour: [255, 255, 250], alpha: 0.7 },
          path('M-140 -130 C-120 -190 -70 -230 -20 -236 C-70 -200 -104 -160 -116 -104 Z'),
          5,
          { noShade: true, kind: 'stroke', shadow: none },
        ),
        part('main', mirrored(path('M120 170 C176 130 214 60 200 -20 C190 40 160 90 104 130 Z')), 13, {
          shadow: { distance: 6, soft: 5, strength: 0.5 },
        }),
      ]
    },
  },
  crown: {
    view: 'standing',
    lean: 0,
    reach: [620, 424],
    slots: { ...slots, gem: ['gem', [176, 30, 48]], cloth: ['cloth', [120, 24, 40]] },
    stuff: 'main',
    dye: 'main',
    build: (b) => {
      if (b.has('thorns')) return [...crownOfThorns(b), ...(b.filled('gem') ? amongThorns(b) : [])]
      const points = b.has('iron', 'spiked')
        ? 'M-280 130 L-318 -190 L-210 10 L-170 -230 L-90 -20 L0 -280 L90 -20 L170 -230 L210 10 L318 -190 L280 130 Q0 190 -280 130 Z'
        : 'M-280 130 L-306 -130 Q-210 40 -150 -10 Q-120 -60 -154 -170 Q-40 -20 0 -230 Q40 -20 154 -170 Q120 -60 150 -10 Q210 40 306 -130 L280 130 Q0 190 -280 130 Z'
      return [
        part(
          { ...b.material('main'), colour: [70, 52, 26] },
          path('M-270 20 Q0 -50 270 20 L270 120 Q0 170 -270 120 Z'),
          20,
          { dome: 0.1 },
        ),
        part('cloth', path('M-240 60 C-220 -120 -60 -150 0 -110 C60 -150 220 -120 240 60 Q0 140 -240 60 Z'), 60, {
          bulge: 40,
          bumps: [
            { shape: line('M-120 -90 Q-90 0 -100 80 M0 -110 L0 90 M120 -90 Q90 0 100 80', 16), height: -16, soft: 10 },
          ],
        }),
        part('main', path(points), 24, { bulge: 26 }),
        part('main', path('M-288 96 Q0 160 288 96 L292 170 Q0 240 -292 170 Z'), 20, {
          bumps: [{ shape: line('M-290 116 Q0 180 290 116', 7), height: 6, soft: 2 }],
        }),
        ...[-306, -154, 0, 154, 306].map((x, k) => part('trim', oval(x, [-140, -184, -246, -184, -140][k]!, 20), 16)),
        ...(b.filled('gem') ? crownStones(b) : []),
      ]
    },
  },
} satisfies Record<string, Rig>
