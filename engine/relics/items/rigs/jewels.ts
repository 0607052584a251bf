import type { Rgb } from '../../../paint/colour.ts'
import type { Material } from '../../../paint/material.ts'
import {
  type Build,
  both,
  hoop,
  jewel,
  line,
  mirrored,
  oval,
  type Part,
  part,
  path,
  polygon,
  type Rig,
} from '../rig.ts'

const laid = { distance: 16, soft: 10, strength: 0.75, ground: 1 }
const none = { distance: 0, soft: 1, strength: 0 }
const slots = { main: 'gold-metal', trim: 'gold-metal', gem: ['gem', [60, 110, 200]], cloth: 'velvet' } as const

const lighter = (c: Rgb, k: number): Rgb => [Math.min(255, c[0] + k), Math.min(255, c[1] + k), Math.min(255, c[2] + k)]

/** A big cut stone seen from above: facets of different light round a bright table. */
export function cutStone(b: Build, x: number, y: number, rx: number, ry: number, sides: number): Part[] {
  const material = b.material('gem')
  const colour = b.colour('gem')
  const corner = (k: number, r: number) => {
    const angle = ((k + 0.5) / sides) * Math.PI * 2
    return [x + Math.cos(angle) * rx * r, y + Math.sin(angle) * ry * r] as const
  }
  const parts: Part[] = [
    part(material, polygon(Array.from({ length: sides }, (_, k) => corner(k, 1))), rx * 0.5, {
      profile: 'bevel',
      dome: 0.7,
      soft: 1,
      shadow: laid,
    }),
  ]
  for (let k = 0; k < sides; k++) {
    const tone = [46, -26, 14, -40, 60, -10][Math.floor(b.random.next() * 6)]!
    const facet: Material = { ...material, colour: lighter(colour, tone), alpha: 0.62, specular: 0.5 }
    const split = [corner(k, 0.98), corner(k + 1, 0.98), corner(k + 0.5, 0.6)]
    parts.push(part(facet, polygon(split), 6, { profile: 'bevel', dome: 0.25, soft: 0.6, shadow: none, outline: 0.5 }))
  }
  parts.push(
    part(
      { ...material, colour: lighter(colour, 36), alpha: 0.8 },
      polygon(Array.from({ length: sides }, (_, k) => corner(k + 0.5, 0.58))),
      10,
      { profile: 'bevel', dome: 0.3, soft: 0.8, shadow: none, outline: 0.6 },
    ),
    part(
      { ...material, colour: lighter(colour, 110), alpha: 0.65 },
      oval(x + rx * 0.16, y + ry * 0.2, rx * 0.22, ry * 0.16),
      16,
      { soft: 6, shadow: none, kind: 'stroke' },
    ),
    part(
      { ...material, colour: [255, 253, 245], alpha: 0.85 },
      polygon([
        [x - rx * 0.36, y - ry * 0.3],
        [x - rx * 0.08, y - ry * 0.42],
        [x - rx * 0.14, y - ry * 0.3],
        [x - rx * 0.34, y - ry * 0.16],
      ]),
      4,
      { noShade: true, kind: 'stroke', shadow: none },
    ),
  )
  return parts
}

function coin(b: Build, x: number, y: number, r: number, squash: number): Part[] {
  return [
    part('main', oval(x, y + r * 0.1 * (1 - squash) * 4, r, r * squash), r * 0.1, {
      shadow: { distance: 7, soft: 6, strength: 0.7, ground: 1 },
    }),
    part('main', oval(x, y, r, r * squash), r * 0.12, {
      dome: 0.6,
      shadow: none,
      bumps: [
        { shape: hoop(x, y, r * 0.78, r * 0.78 * squash, 4), height: 4, soft: 1.5 },
        {
          shape: b.random.chance(0.5)
            ? path(
                `M${x - r * 0.4} ${y + r * 0.26 * squash} l0 ${-r * 0.5 * squash} l${r * 0.2} ${r * 0.24 * squash} l${r * 0.2} ${-r * 0.36 * squash} l${r * 0.2} ${r * 0.36 * squash} l${r * 0.2} ${-r * 0.24 * squash} l0 ${r * 0.5 * squash} Z`,
              )
            : oval(x, y - r * 0.05 * squash, r * 0.34, r * 0.44 * squash),
          height: 8,
          soft: 3,
        },
      ],
    }),
  ]
}

export const jewels: Record<string, Rig> = {
  ring: {
    view: 'lying',
    lean: 8,
    reach: [560, 700],
    slots,
    stuff: 'main',
    dye: 'gem',
    build: (b) => [
      part('main', hoop(0, 90, 214, 214, 58), 29, {
        shadow: laid,
        bumps: [{ shape: hoop(0, 90, 214, 214, 20), height: b.has('ornate') ? 9 : -4, soft: 2 }],
      }),
      part(
        'main',
        path('M-120 -80 C-90 -150 -70 -180 -64 -214 L64 -214 C70 -180 90 -150 120 -80 C60 -120 -60 -120 -120 -80 Z'),
        26,
        { bulge: 14 },
      ),
      ...(b.filled('gem')
        ? [
            part('main', oval(0, -220, 112, 100), 22, { shadow: laid }),
            ...cutStone(b, 0, -222, 92, 82, 8),
            part('main', both(oval(-80, -284, 17), oval(80, -284, 17), oval(-80, -158, 17), oval(80, -158, 17)), 14),
          ]
        : [
            part('main', oval(0, -190, 92, 60), 30, {
              bulge: 18,
              bumps: [
                {
                  shape: polygon([
                    [0, -226],
                    [22, -190],
                    [0, -154],
                    [-22, -190],
                  ]),
                  height: -10,
                  soft: 2,
                },
              ],
            }),
          ]),
    ],
  },
  amulet: {
    view: 'lying',
    lean: 0,
    reach: [660, 900],
    slots,
    stuff: 'main',
    dye: 'gem',
    build: (b) => {
      const chain =
        'M-26 90 C-230 20 -300 -180 -240 -330 C-190 -440 -60 -440 20 -410 C160 -380 290 -330 280 -190 C270 -40 160 40 26 90'
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
        part('main', hoop(0, 108, 26, 30, 14), 7, { shadow: laid }),
        part(
          'main',
          b.has('star')
            ? star(0, 260, 190, 120, 8)
            : path(
                'M0 108 C80 120 150 180 150 270 C150 360 70 420 0 450 C-70 420 -150 360 -150 270 C-150 180 -80 120 0 108 Z',
              ),
          32,
          { shadow: laid, bumps: [{ shape: hoop(0, 270, 116, 118, 9), height: 9, soft: 2 }] },
        ),
        ...(b.filled('gem')
          ? cutStone(b, 0, 270, 84, 88, 10)
          : [part('trim', star(0, 270, 86, 34, 8), 22, { profile: 'bevel' })]),
        ...(b.has('skull')
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
        ...(b.filled('gem')
          ? [
              ...jewel(b, 0, 174, 34, 28),
              ...jewel(b, -150, 156, 24, 22),
              ...jewel(b, 150, 156, 24, 22),
              ...jewel(b, 0, -60, 26, 34),
            ]
          : []),
      ]
    },
  },
  coins: {
    view: 'lying',
    lean: 0,
    reach: [600, 560],
    slots: { main: 'gold-metal' },
    stuff: 'main',
    dye: 'main',
    build: (b) =>
      b.has('single')
        ? coin(b, 0, 0, 240, 1)
        : Array.from({ length: 17 }, (_, k) => {
            const t = k / 16
            const angle = k * 2.4
            return coin(
              b,
              Math.cos(angle) * (270 - t * 220),
              Math.sin(angle) * (190 - t * 170) + 60 - t * 70,
              b.random.range(74, 86),
              b.random.range(0.72, 0.98),
            )
          }).flat(),
  },
  dice: {
    view: 'lying',
    lean: 10,
    reach: [420, 460],
    slots: { main: ['gem', [120, 36, 50]], trim: ['gold-metal', [226, 190, 110]] },
    stuff: 'main',
    dye: 'main',
    build: (b) => {
      const hexagon = Array.from(
        { length: 6 },
        (_, k) => [Math.sin((k * Math.PI) / 3) * 200, -Math.cos((k * Math.PI) / 3) * 220] as const,
      )
      const inner = [
        [0, -118],
        [118, 84],
        [-118, 84],
      ] as const
      const m = b.material('main')
      const face = (points: readonly (readonly [number, number])[], tone: number): Part =>
        part({ ...m, colour: lighter(b.colour('main'), tone) }, polygon(points), 12, {
          profile: 'bevel',
          dome: 0.35,
          soft: 1.2,
          shadow: none,
        })
      return [
        part('main', polygon(hexagon), 26, { profile: 'bevel', shadow: laid }),
        face([hexagon[0]!, inner[1], inner[0]], 14),
        face([hexagon[0]!, hexagon[1]!, inner[1]], -14),
        face([hexagon[1]!, hexagon[2]!, inner[1]], -44),
        face([hexagon[0]!, inner[0], inner[2]], 44),
        face([hexagon[0]!, hexagon[5]!, inner[2]], 60),
        face([hexagon[5]!, hexagon[4]!, inner[2]], 30),
        face([hexagon[2]!, hexagon[3]!, inner[1]], -60),
        face([hexagon[3]!, inner[2], inner[1]], -34),
        face([hexagon[3]!, hexagon[4]!, inner[2]], -10),
        face(inner, 28),
        part(
          'trim',
          line(
            'M-44 12 C-44 -24 -4 -24 -4 2 C-4 26 -44 36 -46 58 L0 58 M44 -18 C16 -18 16 58 44 58 C72 58 72 -18 44 -18',
            13,
          ),
          5,
          { shadow: none, kind: 'stroke' },
        ),
        part(
          'trim',
          both(line('M96 -80 l26 -8 l6 52', 9), line('M-112 -94 l20 40', 9), line('M-60 136 l34 30 m40 -6 l26 -24', 9)),
          4,
          { shadow: none, kind: 'stroke' },
        ),
      ]
    },
  },
}

export function star(x: number, y: number, outer: number, inner: number, points: number) {
  return polygon(
    Array.from({ length: points * 2 }, (_, k) => {
      const angle = (k / points) * Math.PI - Math.PI / 2
      const r = k % 2 === 0 ? outer : inner
      return [x + Math.cos(angle) * r, y + Math.sin(angle) * r] as const
    }),
  )
}

function crystalCluster(b: Build): Part[] {
  const c = b.colour('gem')
  const m = b.material('gem')
  const spires = [
    [-150, 0.6, -0.42],
    [160, 0.66, 0.4],
    [-70, 0.86, -0.16],
    [90, 0.8, 0.18],
    [0, 1.06, 0.02],
    [-120, 0.42, -0.7],
    [130, 0.4, 0.62],
    [30, 0.5, 0.1],
  ] as const
  return spires.flatMap(([x, tall, turn]) => {
    const h = 560 * tall
    const w = 62 + 40 * tall
    const at = (points: readonly (readonly [number, number])[]) =>
      polygon(
        points.map(
          ([px, py]) =>
            [
              x * 0.7 + px * Math.cos(turn) - py * Math.sin(turn),
              290 + px * Math.sin(turn) + py * Math.cos(turn),
            ] as const,
        ),
      )
    return [
      part(
        m,
        at([
          [-w * 0.8, 0],
          [-w, -h * 0.74],
          [-w * 0.1, -h],
          [w * 0.9, -h * 0.7],
          [w * 0.8, 0],
        ]),
        26,
        { profile: 'bevel', dome: 0.5, soft: 1 },
      ),
      part(
        { ...m, colour: lighter(c, 60), alpha: 0.75 },
        at([
          [-w * 0.8, 0],
          [-w * 0.96, -h * 0.73],
          [-w * 0.1, -h * 0.98],
          [-w * 0.3, -h * 0.66],
          [-w * 0.26, 0],
        ]),
        8,
        { profile: 'bevel', dome: 0.3, shadow: none, outline: 0.5 },
      ),
      part(
        { ...m, colour: lighter(c, -46), alpha: 0.7 },
        at([
          [w * 0.34, 0],
          [w * 0.3, -h * 0.62],
          [w * 0.86, -h * 0.69],
          [w * 0.78, 0],
        ]),
        8,
        { profile: 'bevel', dome: 0.3, shadow: none, outline: 0.5 },
      ),
    ]
  })
}
