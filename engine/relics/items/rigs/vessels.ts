import type { Rgb } from '../../../paint/colour.ts'
import { glass, type Material } from '../../../paint/material.ts'
import { type Build, box, hoop, jewel, line, oval, type Part, part, path, type Rig } from '../rig.ts'

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
  cone: {
    outline: 'M-40 -230 L-40 -120 L-186 250 Q-190 300 -150 302 L150 302 Q190 300 186 250 L40 -120 L40 -230 Z',
    liquid: 'M-100 70 L-170 252 Q-172 286 -146 288 L146 288 Q172 286 170 252 L100 70 Z',
    surface: [0, 70, 100, 18],
    neck: [40, -290, -220],
    shine: 'M-50 -60 L-30 -60 L-110 190 L-140 190 Z',
  },
  heart: {
    outline:
      'M-40 -200 L-40 -130 C-90 -150 -210 -130 -214 -10 C-216 110 -80 210 0 302 C80 210 216 110 214 -10 C210 -130 90 -150 40 -130 L40 -200 Z',
    liquid: 'M-198 -10 C-190 90 -74 196 0 280 C74 196 190 90 198 -10 Z',
    surface: [0, -10, 198, 26],
    neck: [40, -260, -190],
    shine: 'M-180 -20 C-176 -80 -130 -116 -80 -112 C-130 -80 -150 -40 -150 20 Z',
  },
  vial: {
    outline: 'M-50 -240 L-50 230 Q-48 300 0 302 Q48 300 50 230 L50 -240 Z',
    liquid: 'M-40 -60 L-40 228 Q-38 286 0 288 Q38 286 40 228 L40 -60 Z',
    surface: [0, -60, 40, 9],
    neck: [50, -290, -226],
    shine: 'M-36 -180 L-20 -180 L-20 200 L-36 200 Z',
  },
}

function bottle(build: Build, shape: Bottle): Part[] {
  const { random } = build
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
      part({ ...liquid, colour: bright, alpha: 0.34 }, oval(sx + srx * 0.3, 200, srx * 0.42, 58, -0.3), 40, {
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
  stuff: 'main',
  dye: 'liquid',
  build: (b) => bottle(b, bottles[b.random.pick(names)]!),
})

export const vessels: Record<string, Rig> = {
  potion: potion(['round', 'tall', 'cone', 'heart'], [430, 620]),
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
    build: (b) => [
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
      part({ ...b.material('main'), colour: [50, 36, 20] }, oval(0, -288, 186, 44), 10, { dome: 0.1, shadow: none }),
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
}

function skullOrSeal(b: Build): Part[] {
  if (b.has('skull')) return skullMark(0, 158, 0.9)
  return [
    part({ ...b.material('cloth'), colour: [150, 30, 34], gloss: 24, specular: 0.3 }, oval(0, 200, 30, 28), 14, {
      bumps: [{ shape: oval(0, 200, 15), height: -4, soft: 2 }],
    }),
  ]
}
