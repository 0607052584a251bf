import type { Rgb } from '../../../paint/colour.ts'
import { glass, type Material } from '../../../paint/material.ts'
import { type Build, both, box, hoop, jewel, line, oval, type Part, part, path, type Rig } from '../rig.ts'

const none = { distance: 0, soft: 1, strength: 0 }
const spark: Material = { ...glass([255, 255, 250]), alpha: 0.75 }

interface Bottle {
  /** Outline of the glass and of the liquid in it, SVG paths; the liquid's surface; neck and stopper. */
  outline: string
  liquid: string
  surface: readonly [x: number, y: number, rx: number, ry: number]
  neck: readonly [half: number, top: number, bottom: number]
  /** Where window light lies on the glass. */
  shine: string
}

const bottles: Record<string, Bottle> = {
  round: {
    outline:
      'M-46 -190 L-46 -110 C-150 -90 -210 -10 -210 90 C-210 200 -130 290 -70 300 L70 300 C130 290 210 200 210 90 C210 -10 150 -90 46 -110 L46 -190 Z',
    liquid: 'M-192 40 C-200 130 -160 240 -66 284 L66 284 C160 240 200 130 192 40 Z',
    surface: [0, 40, 192, 30],
    neck: [46, -250, -180],
    shine: 'M-160 30 C-150 -30 -110 -70 -70 -84 C-110 -40 -136 10 -136 60 Z',
  },
  tall: {
    outline:
      'M-40 -220 L-40 -150 C-110 -120 -118 -60 -118 0 L-124 270 Q-120 300 -80 302 L80 302 Q120 300 124 270 L118 0 C118 -60 110 -120 40 -150 L40 -220 Z',
    liquid: 'M-104 -10 L-110 268 Q-104 288 -76 288 L76 288 Q104 288 110 268 L104 -10 Z',
    surface: [0, -10, 104, 17],
    neck: [40, -280, -210],
    shine: 'M-92 -20 C-90 -70 -70 -104 -50 -116 C-62 -80 -70 -30 -72 20 L-76 220 L-96 220 Z',
  },
  slender: {
    outline:
      'M-30 -250 L-30 -130 C-64 -100 -76 -70 -76 -20 L-80 276 Q-78 301 -52 302 L52 302 Q78 301 80 276 L76 -20 C76 -70 64 -100 30 -130 L30 -250 Z',
    liquid: 'M-64 0 L-68 272 Q-66 288 -48 288 L48 288 Q66 288 68 272 L64 0 Z',
    surface: [0, 0, 64, 11],
    neck: [30, -320, -240],
    shine: 'M-60 -20 C-58 -60 -50 -84 -40 -96 C-44 -60 -46 -20 -46 20 L-50 220 L-64 220 Z',
  },
  cone: {
    outline: 'M-40 -230 L-40 -120 L-186 250 Q-190 300 -150 302 L150 302 Q190 300 186 250 L40 -120 L40 -230 Z',
    liquid: 'M-100 70 L-170 252 Q-172 286 -146 288 L146 288 Q172 286 170 252 L100 70 Z',
    surface: [0, 70, 100, 18],
    neck: [40, -290, -220],
    shine: 'M-50 -60 L-30 -60 L-110 190 L-140 190 Z',
  },
  heart: {
    outline:
      'M-40 -200 L-40 -130 C-90 -150 -210 -130 -214 -10 C-216 100 -120 186 -62 252 L-96 286 Q-98 302 -80 302 L80 302 Q98 302 96 286 L62 252 C120 186 216 100 214 -10 C210 -130 90 -150 40 -130 L40 -200 Z',
    liquid: 'M-198 -10 C-190 86 -100 178 -42 248 L-70 288 L70 288 L42 248 C100 178 190 86 198 -10 Z',
    surface: [0, -10, 198, 26],
    neck: [40, -260, -190],
    shine: 'M-180 -20 C-176 -80 -130 -116 -80 -112 C-130 -80 -150 -40 -150 20 Z',
  },
  square: {
    outline:
      'M-44 -210 L-44 -120 L-150 -106 Q-176 -100 -178 -74 L-178 272 Q-176 300 -148 302 L148 302 Q176 300 178 272 L178 -74 Q176 -100 150 -106 L44 -120 L44 -210 Z',
    liquid: 'M-162 10 L-162 264 Q-160 286 -138 286 L138 286 Q160 286 162 264 L162 10 Z',
    surface: [0, 10, 162, 20],
    neck: [44, -270, -200],
    shine: 'M-150 -60 L-122 -64 L-122 240 L-150 240 Z',
  },
  // Seen from the front: the cranium holds the drink, the jaw is the foot.
  skull: {
    outline:
      'M-46 -220 L-46 -150 C-170 -146 -222 -60 -214 40 C-212 100 -170 126 -160 160 L-150 176 C-128 184 -122 200 -120 228 L-112 282 Q-108 302 -86 302 L86 302 Q108 302 112 282 L120 228 C122 200 128 184 150 176 L160 160 C170 126 212 100 214 40 C222 -60 170 -146 46 -150 L46 -220 Z',
    liquid:
      'M-196 0 C-204 80 -160 110 -146 150 C-118 172 -110 196 -106 226 L-98 274 Q-94 288 -78 288 L78 288 Q94 288 98 274 L106 226 C110 196 118 172 146 150 C160 110 204 80 196 0 Z',
    surface: [0, 0, 196, 26],
    neck: [46, -280, -210],
    shine: 'M-184 0 C-180 -70 -130 -118 -76 -126 C-130 -90 -152 -40 -154 20 Z',
  },
  vial: {
    outline: 'M-50 -240 L-50 230 Q-48 300 0 302 Q48 300 50 230 L50 -240 Z',
    liquid: 'M-40 -60 L-40 228 Q-38 286 0 288 Q38 286 40 228 L40 -60 Z',
    surface: [0, -60, 40, 9],
    neck: [50, -290, -226],
    shine: 'M-36 -180 L-20 -180 L-20 200 L-36 200 Z',
  },
}

/** The words for a bottle's shape, the most telling first. */
const shapes: readonly (readonly [feature: string, shape: string])[] = [
  ['skull-shaped', 'skull'],
  ['heart-shaped', 'heart'],
  ['conical', 'cone'],
  ['square', 'square'],
  ['tower', 'square'],
  ['slender', 'slender'],
  ['round', 'round'],
]

const namedShape = (build: Build): string | undefined => shapes.find(([feature]) => build.has(feature))?.[1]

function shapeOf(build: Build, names: readonly string[]): string {
  const usual = build.random.pick(names)
  return namedShape(build) ?? usual
}

/** What makes a skull of a bottle: hollows in the glass, dark against what it holds. */
function skullFace(build: Build): Part[] {
  const [r, g, b] = build.filled('liquid') ? build.colour('liquid') : ([70, 78, 78] as const)
  const hollow: Material = { ...glass([r * 0.22, g * 0.22, b * 0.22]), alpha: 0.86, specular: 0.1 }
  const ridge: Material = { ...spark, alpha: 0.4 }
  const flat = { noShade: true, kind: 'stroke', shadow: none } as const
  return [
    part(hollow, both(oval(-84, 60, 60, 56, 0.25), oval(84, 60, 60, 56, -0.25)), 20, { shadow: none, outline: 0.5 }),
    part(hollow, path('M0 104 C22 130 34 150 24 164 Q0 152 -24 164 C-34 150 -22 130 0 104 Z'), 8, { shadow: none }),
    part(
      hollow,
      line('M-72 206 V274 M-36 212 V282 M0 214 V284 M36 212 V282 M72 206 V274 M-104 212 Q0 226 104 212', 8),
      4,
      flat,
    ),
    part(ridge, line('M-148 34 Q-96 -18 -34 22 M34 22 Q96 -18 148 34', 7), 3, flat),
  ]
}

/** Cracks in the glass, and what runs out of them. */
function crackedGlass(build: Build, [sx, sy, srx]: Bottle['surface']): Part[] {
  const leak = build.filled('liquid') && build.has('dripping')
  const flat = { noShade: true, kind: 'stroke', shadow: none } as const
  const x = sx + srx * 0.28
  const y = Math.max(sy + 50, 90)
  const parts = [
    part(
      { ...spark, alpha: 0.95 },
      line(
        `M${x} ${y} l-34 -66 l10 -54 l-30 -40 M${x - 24} ${y - 120} l44 -34 M${x} ${y} l46 -44 l10 -40 M${x} ${y} l-58 20 l-30 44 M${x} ${y} l14 56 l-16 40 l22 44 M${x + 14} ${y + 56} l44 26`,
        7,
      ),
      2,
      flat,
    ),
    part(
      { ...glass([16, 22, 22]), alpha: 0.7 },
      path(`M${x - 12} ${y - 14} l22 -12 l16 24 l-14 24 l-26 -10 Z`),
      4,
      flat,
    ),
  ]
  if (!leak) return parts
  const wet = { ...build.material('liquid'), alpha: 0.92 }
  return [
    ...parts,
    part(wet, both(line(`M${x} ${y} q10 60 4 ${288 - y}`, 15), oval(x + 4, 292, 14, 18)), 8, {
      bulge: 5,
      shadow: none,
    }),
    ...leakPool(build, x),
  ]
}

/** What has run out lies round the foot. */
function leakPool(build: Build, x: number): Part[] {
  const wet = { ...build.material('liquid'), alpha: 0.92, specular: 0.5 }
  return [
    part(
      wet,
      both(oval(x * 0.7, 306, 190, 26), oval(x * 0.7 + 150, 318, 80, 14), oval(x * 0.7 - 170, 314, 60, 11)),
      9,
      { dome: 0.5, shadow: none, outline: 0.4 },
    ),
  ]
}

function bottle(build: Build, name: string): Part[] {
  const { random } = build
  const shape = bottles[name]!
  const colour = build.colour('liquid')
  const bright: Rgb = [
    Math.min(255, colour[0] * 1.25 + 55),
    Math.min(255, colour[1] * 1.25 + 55),
    Math.min(255, colour[2] * 1.25 + 55),
  ]
  const clear = build.material('main')
  const [sx, sy, srx, sry] = shape.surface
  const [half, top, bottom] = shape.neck
  const liquid = build.material('liquid')
  const parts: Part[] = [
    part({ ...clear, specular: 0, alpha: 0.26 }, path(shape.outline), 44, { bulge: 20, shadow: none }),
  ]
  if (build.filled('liquid')) {
    parts.push(
      part({ ...liquid, alpha: 0.94 }, path(shape.liquid), 70, { bulge: 46, shadow: none, outline: 0.4 }),
      // Light gathers on the far side of a full bottle.
      part({ ...liquid, colour: bright, alpha: 0.34 }, oval(sx + srx * 0.22, 168, srx * 0.34, 50, -0.3), 40, {
        soft: 16,
        shadow: none,
        kind: 'stroke',
      }),
      part({ ...liquid, colour: bright, specular: 0.4, alpha: 0.9 }, oval(sx, sy, srx, sry), 8, {
        dome: 0.2,
        shadow: none,
        outline: 0.4,
      }),
      ...Array.from({ length: 9 }, () => {
        const r = random.range(4, 12)
        return part(
          { ...glass(bright), alpha: 0.35 },
          oval(sx + random.range(-0.6, 0.6) * srx, random.range(sy + 34, 262), r),
          r * 0.8,
          { shadow: none, outline: 0.3 },
        )
      }),
    )
  }
  parts.push(
    part(clear, path(shape.outline), 52, { bulge: 26, shadow: none }),
    part(spark, path(shape.shine), 8, { noShade: true, kind: 'stroke', shadow: none }),
    part({ ...spark, alpha: 0.4 }, oval(sx + srx * 0.62, sy - 26, 9, 17, 0.5), 4, {
      noShade: true,
      kind: 'stroke',
      shadow: none,
    }),
    part(
      'grip',
      path(
        `M${-half * 0.82} ${bottom + 20} L${-half * 0.95} ${top - 34} Q0 ${top - 50} ${half * 0.95} ${top - 34} L${half * 0.82} ${bottom + 20} Z`,
      ),
      half * 0.7,
      { bulge: 8 },
    ),
    part(clear, box(-half - 9, top + 14, half * 2 + 18, 28, 13), 13, { shadow: none }),
  )
  parts.push(part('cloth', line(`M${-half - 2} ${bottom + 22} Q0 ${bottom + 36} ${half + 2} ${bottom + 22}`, 13), 6))
  if (name === 'skull') parts.push(...skullFace(build))
  if (build.has('cracked')) parts.push(...crackedGlass(build, shape.surface))
  else if (build.filled('liquid') && build.has('dripping')) {
    const side = half + 2
    const wet = { ...liquid, alpha: 0.92 }
    parts.push(
      part(
        wet,
        line(
          `M${side * 0.4} ${top + 26} C${side} ${bottom} ${side + 6} ${bottom + 40} ${side * 0.9} ${bottom + 120}`,
          13,
        ),
        7,
        {
          bulge: 5,
          shadow: none,
        },
      ),
      ...leakPool(build, 20),
    )
  }
  if (name === 'skull') return parts
  if (build.has('skull')) parts.push(...skullMark(0, 170, 0.75))
  else if (build.filled('gem')) parts.push(...jewel(build, 0, bottom + 50, 24))
  return parts
}

/** A small bone skull, as on a label or a clasp. */
export function skullMark(x: number, y: number, scale: number): Part[] {
  const ivory: Material = { colour: [222, 208, 178], gloss: 14, specular: 0.2, rim: 0.4, bump: 0.5, grain: [10, 10] }
  const dark: Material = { ...ivory, colour: [34, 26, 24] }
  const s = scale
  return [
    part(ivory, oval(x, y - 16 * s, 58 * s, 52 * s), 40 * s, { bulge: 14 * s }),
    part(ivory, box(x - 32 * s, y + 14 * s, 64 * s, 48 * s, 14 * s), 16 * s, { shadow: none }),
    part(dark, oval(x - 23 * s, y - 8 * s, 16 * s, 17 * s), 6, { noShade: true, kind: 'stroke' }),
    part(dark, oval(x + 23 * s, y - 8 * s, 16 * s, 17 * s), 6, { noShade: true, kind: 'stroke' }),
    part(dark, path(`M${x} ${y + 8 * s} l${9 * s} ${18 * s} l${-18 * s} 0 Z`), 3, { noShade: true, kind: 'stroke' }),
    part(
      dark,
      line(
        `M${x - 14 * s} ${y + 34 * s} v${24 * s} M${x} ${y + 34 * s} v${26 * s} M${x + 14 * s} ${y + 34 * s} v${24 * s}`,
        4 * s,
      ),
      2,
      { noShade: true, kind: 'stroke' },
    ),
  ]
}

const potion = (names: readonly string[], reach: readonly [number, number]): Rig => ({
  view: 'standing',
  lean: 0,
  reach,
  slots: {
    main: 'glass',
    liquid: ['liquid', [178, 34, 42]],
    grip: ['wood', [150, 104, 62]],
    cloth: ['leather', [120, 84, 50]],
    trim: 'brass',
  },
  varies: {
    liquid: [
      ['liquid', [44, 92, 200]],
      ['liquid', [64, 156, 62]],
      ['liquid', [140, 62, 176]],
      ['liquid', [222, 150, 40]],
      ['liquid', [40, 160, 160]],
    ],
  },
  stuff: 'main',
  dye: 'liquid',
  build: (b) => bottle(b, shapeOf(b, names)),
})

/** A flask's glass is clear, whatever wine bottles are made of. */
const paler =
  (build: Build): Build['material'] =>
  (slot) =>
    slot === 'main' ? { ...build.material(slot), alpha: 0.2 } : build.material(slot)

export const vessels = {
  potion: potion(['round', 'tall', 'cone', 'heart', 'square', 'slender'], [430, 620]),
  vial: potion(['vial'], [130, 640]),
  bottle: {
    view: 'standing',
    lean: 0,
    reach: [240, 760],
    slots: {
      main: ['glass', [70, 110, 70]],
      liquid: ['liquid', [70, 20, 34]],
      grip: ['wood', [150, 104, 62]],
      trim: 'paper',
      cloth: 'cloth',
    },
    stuff: 'main',
    dye: 'main',
    build: (b) => {
      const named = namedShape(b)
      if (named && named !== 'slender') return bottle({ ...b, material: paler(b) }, named)
      const outline = path(
        'M-34 -380 L-34 -190 C-44 -130 -112 -120 -114 -40 L-118 340 Q-110 378 -70 380 L70 380 Q110 378 118 340 L114 -40 C112 -120 44 -130 34 -190 L34 -380 Z',
      )
      return [
        part(
          { ...b.material('liquid'), alpha: 0.9 },
          path('M-100 0 L-106 338 Q-96 364 -66 366 L66 366 Q96 364 106 338 L100 0 Z'),
          50,
          { bulge: 30, shadow: none },
        ),
        part({ ...b.material('main'), alpha: 0.62 }, outline, 60, { bulge: 34, shadow: none }),
        part(spark, path('M-92 -30 C-88 -80 -60 -100 -46 -130 C-52 -90 -66 -50 -70 -10 L-76 300 L-96 300 Z'), 6, {
          noShade: true,
          kind: 'stroke',
          shadow: none,
        }),
        part('grip', box(-30, -424, 60, 74, 10), 18),
        part('cloth', box(-40, -392, 80, 90, 10), 14, {
          bumps: [{ shape: line('M-40 -340 L40 -344', 6), height: -4, soft: 2 }],
        }),
        part('trim', box(-104, 70, 208, 170, 4), 4, {
          dome: 0.3,
          bumps: [{ shape: line('M-70 120 L70 116 M-60 150 L62 148', 5), height: -3, soft: 1 }],
        }),
        ...skullOrSeal(b),
      ]
    },
  },
  chalice: {
    view: 'standing',
    lean: 0,
    reach: [380, 640],
    slots: { main: 'gold-metal', trim: 'silver-metal', liquid: ['liquid', [120, 18, 34]] },
    stuff: 'main',
    dye: 'main',
    build: (b) =>
      b.has('skull', 'skull-shaped')
        ? skullGoblet(b)
        : [
            part(
              'main',
              path(
                'M-34 60 C-26 120 -24 170 -40 220 C-70 256 -130 262 -146 292 Q0 332 146 292 C130 262 70 256 40 220 C24 170 26 120 34 60 Z',
              ),
              36,
              { bulge: 24, bumps: [{ shape: oval(0, 150, 44, 20), height: 16, soft: 6 }] },
            ),
            part('main', path('M-188 -290 C-186 -110 -120 40 0 70 C120 40 186 -110 188 -290 Z'), 70, {
              bulge: 70,
              bumps: [{ shape: line('M-176 -180 Q0 -110 176 -180 M-150 -80 Q0 -10 150 -80', 8), height: 8, soft: 2 }],
            }),
            part({ ...b.material('main'), colour: [50, 36, 20] }, oval(0, -288, 186, 44), 10, {
              dome: 0.1,
              shadow: none,
            }),
            part('liquid', oval(0, -276, 166, 34), 10, { dome: 0.2, shadow: none, outline: 0.4 }),
            part('trim', hoop(0, -288, 186, 44, 14), 7, { shadow: { distance: 3, soft: 4, strength: 0.4 } }),
            part('trim', oval(0, 70, 52, 18), 12),
            ...(b.filled('gem')
              ? [...jewel(b, 0, -140, 34), ...jewel(b, -112, -160, 22, 26), ...jewel(b, 112, -160, 22, 26)]
              : []),
          ],
  },
  cup: {
    view: 'standing',
    lean: 0,
    reach: [460, 520],
    slots: { main: 'wood', trim: 'iron', liquid: ['liquid', [226, 176, 84]] },
    stuff: 'main',
    dye: 'main',
    build: (b) => [
      part('trim', line('M150 -140 C270 -150 270 130 146 150', 34), 17),
      part('main', path('M-160 -220 L-176 250 Q0 290 176 250 L160 -220 Z'), 60, {
        bulge: 80,
        bumps: [
          {
            shape: line(
              'M-110 -220 L-120 270 M-50 -220 L-54 276 M10 -220 L10 280 M66 -220 L72 274 M120 -220 L130 266',
              5,
            ),
            height: -7,
            soft: 1.5,
          },
        ],
      }),
      part('trim', path('M-165 -130 Q0 -96 165 -130 L167 -92 Q0 -56 -167 -92 Z'), 9),
      part('trim', path('M-174 170 Q0 208 174 170 L176 210 Q0 250 -176 210 Z'), 9),
      part({ ...b.material('main'), colour: [44, 30, 20] }, oval(0, -222, 160, 36), 8, { dome: 0.1, shadow: none }),
      part(
        { ...b.material('cloth'), colour: [246, 236, 208], bump: 5, grain: [16, 16] },
        path(
          'M-156 -226 C-170 -270 -90 -280 -70 -262 C-50 -300 40 -296 56 -266 C90 -290 170 -270 152 -216 Q150 -170 120 -196 Q0 -180 -156 -226 Z',
        ),
        24,
        { bulge: 16 },
      ),
    ],
  },
} satisfies Record<string, Rig>

/** A goblet whose bowl is a skull: the crown cut away and rimmed with metal, the face to the front. */
function skullGoblet(b: Build): Part[] {
  const ivory: Material = { colour: [216, 202, 168], gloss: 16, specular: 0.22, rim: 0.5, bump: 0.9, grain: [14, 30] }
  const hollow: Material = { ...ivory, colour: [30, 22, 20], specular: 0 }
  const dark = { noShade: true, kind: 'stroke', shadow: none } as const
  const eye = (s: number) =>
    path(
      `M${s * 34} -70 C${s * 34} -128 ${s * 90} -146 ${s * 132} -124 C${s * 166} -100 ${s * 158} -34 ${s * 110} -18 C${s * 66} -8 ${s * 34} -28 ${s * 34} -70 Z`,
    )
  return [
    part('main', path('M-190 400 C-170 340 -60 330 -34 280 L34 280 C60 330 170 340 190 400 Q0 440 -190 400 Z'), 30, {
      bulge: 24,
    }),
    part('main', path('M-30 290 L-26 170 L26 170 L30 290 Q0 304 -30 290 Z'), 20, { bulge: 8 }),
    part('trim', both(oval(0, 226, 56, 26), oval(0, 286, 46, 15)), 14),
    part(
      ivory,
      path(
        'M-226 -262 C-256 -180 -250 -80 -214 -26 C-190 10 -160 14 -152 60 C-146 110 -120 180 -60 196 Q0 206 60 196 C120 180 146 110 152 60 C160 14 190 10 214 -26 C250 -80 256 -180 226 -262 Q0 -210 -226 -262 Z',
      ),
      90,
      {
        bulge: 84,
        bumps: [
          {
            shape: both(line('M-170 -136 Q-92 -178 -26 -128', 24), line('M170 -136 Q92 -178 26 -128', 24)),
            height: 20,
            soft: 9,
          },
          { shape: both(oval(-166, -4, 40, 18, 0.4), oval(166, -4, 40, 18, -0.4)), height: 18, soft: 10 },
          { shape: line('M-104 62 Q0 86 104 62', 8), height: -10, soft: 4 },
        ],
      },
    ),
    part(hollow, both(eye(-1), eye(1)), 20, dark),
    part(hollow, path('M0 -20 C24 -8 40 34 32 50 Q16 58 6 40 L-6 40 Q-16 58 -32 50 C-40 34 -24 -8 0 -20 Z'), 8, dark),
    part(
      hollow,
      line('M-72 78 V140 M-44 84 V150 M-15 88 V154 M15 88 V154 M44 84 V150 M72 78 V140 M-92 112 Q0 138 92 112', 7),
      3,
      dark,
    ),
    part('trim', path('M-236 -286 Q0 -226 236 -286 L228 -234 Q0 -174 -228 -234 Z'), 13),
    part('trim', oval(0, -286, 236, 52), 12, { shadow: none }),
    part(b.filled('liquid') ? { ...b.material('liquid'), alpha: 1 } : hollow, oval(0, -284, 206, 38), 8, {
      dome: 0.15,
      shadow: none,
    }),
    ...(b.filled('gem') ? jewel(b, 0, 226, 24) : []),
  ]
}

function skullOrSeal(b: Build): Part[] {
  if (b.has('skull')) return skullMark(0, 158, 0.9)
  return [
    part({ ...b.material('cloth'), colour: [150, 30, 34], gloss: 24, specular: 0.3 }, oval(0, 200, 30, 28), 14, {
      bumps: [{ shape: oval(0, 200, 15), height: -4, soft: 2 }],
    }),
  ]
}
