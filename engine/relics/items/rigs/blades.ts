import {
  type Build,
  both,
  box,
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
  wrapping,
} from '../rig.ts'

interface Blade {
  /** Half width at the guard and where the guard is; the tip's y; how far it curves to the side. */
  half: number
  guard: number
  tip: number
  curve: number
  /** Where the grip ends. */
  end: number
}

/** Outlines a straight blade is forged to; daggers have all of them, swords the longer ones. */
const profiles = ['straight', 'taper', 'leaf', 'broad', 'stiletto', 'seax', 'wavy'] as const
type Profile = (typeof profiles)[number]

function bladePath({ half, guard, tip, curve }: Blade, single: boolean, profile: Profile): string {
  const middle = (guard + tip) / 2
  if (curve !== 0) {
    const c = curve
    const belly = single ? 1.35 : 1
    return `M${-half} ${guard} C${-half - c * 0.1} ${middle + 80} ${-half + c * 0.1} ${middle - 100} ${c * 1.1} ${tip} C${half * belly + c * 0.9} ${middle - 130} ${half * belly + c * 0.2} ${middle + 60} ${half} ${guard} Z`
  }
  const h = half
  const long = guard - tip
  switch (profile) {
    case 'taper':
      return `M${-h * 1.06} ${guard} Q${-h * 0.72} ${middle} 0 ${tip} Q${h * 0.72} ${middle} ${h * 1.06} ${guard} Z`
    case 'leaf':
      return `M${-h * 0.66} ${guard} C${-h * 0.5} ${guard - long * 0.24} ${-h * 1.24} ${guard - long * 0.44} ${-h * 1.16} ${guard - long * 0.6} C${-h * 1.06} ${guard - long * 0.78} ${-h * 0.4} ${tip + long * 0.08} 0 ${tip} C${h * 0.4} ${tip + long * 0.08} ${h * 1.06} ${guard - long * 0.78} ${h * 1.16} ${guard - long * 0.6} C${h * 1.24} ${guard - long * 0.44} ${h * 0.5} ${guard - long * 0.24} ${h * 0.66} ${guard} Z`
    case 'broad':
      return `M${-h * 1.3} ${guard + 8} L${-h * 0.5} ${tip + long * 0.1} Q${-h * 0.3} ${tip + 10} 0 ${tip} Q${h * 0.3} ${tip + 10} ${h * 0.5} ${tip + long * 0.1} L${h * 1.3} ${guard + 8} Z`
    case 'stiletto':
      return `M${-h * 0.5} ${guard} L${-h * 0.4} ${tip + long * 0.42} L0 ${tip + long * 0.12} L${h * 0.4} ${tip + long * 0.42} L${h * 0.5} ${guard} Z`
    case 'seax':
      return `M${-h * 0.8} ${guard} L${-h * 0.86} ${tip + long * 0.42} L${h * 0.72} ${tip} Q${h * 1.12} ${tip + long * 0.22} ${h * 0.98} ${middle} L${h * 0.84} ${guard} Z`
    case 'wavy': {
      const side = (s: number) =>
        Array.from({ length: 15 }, (_, k) => {
          const t = k / 14
          // It leaves the guard straight.
          const wave = Math.sin(t * 15) * h * 0.42 * (1 - 0.35 * t) * Math.min(1, t * 5)
          const wide = h * (t < 0.08 ? 1.16 - 3 * t : 0.92 * (1 - t ** 2.2))
          return `${(wave + s * wide).toFixed(1)} ${(guard - long * t).toFixed(1)}`
        })
      return `M${side(-1).join(' L')} L${side(1).reverse().join(' L')} Z`
    }
    default: {
      const shoulder = tip + half * 3.2
      return `M${-half} ${guard} L${-half * 0.82} ${shoulder} Q${-half * 0.7} ${shoulder - half * 1.2} 0 ${tip} Q${half * 0.7} ${shoulder - half * 1.2} ${half * 0.82} ${shoulder} L${half} ${guard} Z`
    }
  }
}

const guards = ['cross', 'disc', 'small', 'crescent', 'swept', 'wings', 'collar', 'cup'] as const
type Guard = (typeof guards)[number]

/** Guards that a cross may turn out to be when no other is asked for. */
const crosses: readonly Guard[] = ['cross', 'cross', 'crescent', 'swept', 'wings', 'small']
const knifeGuards: readonly Guard[] = ['cross', 'crescent', 'swept', 'disc', 'collar', 'wings', 'small', 'collar']

function guardOf({ random }: Build, { guard }: Blade, style: Guard): Part[] {
  switch (style) {
    case 'cross': {
      const w = 118 + random.range(0, 46)
      const droop = random.pick([-34, 0, 26])
      const flare = random.range(12, 22)
      return [
        part(
          'trim',
          path(
            `M0 ${guard - 20} C40 ${guard - 18} ${w - 40} ${guard - 12 + droop * 0.4} ${w} ${guard - flare + droop} Q${w + 16} ${guard + droop + 4} ${w} ${guard + flare + droop} C${w - 40} ${guard + 18 + droop * 0.4} 40 ${guard + 24} 0 ${guard + 26} C-40 ${guard + 24} ${-w + 40} ${guard + 18 + droop * 0.4} ${-w} ${guard + flare + droop} Q${-w - 16} ${guard + droop + 4} ${-w} ${guard - flare + droop} C${-w + 40} ${guard - 12 + droop * 0.4} -40 ${guard - 18} 0 ${guard - 20} Z`,
          ),
          17,
          { bumps: [{ shape: oval(0, guard + 3, 30, 20), height: 9, soft: 4 }] },
        ),
      ]
    }
    case 'disc':
      return [part('trim', oval(0, guard, 62, 20), 16)]
    case 'crescent': {
      // Horns that rise towards the point.
      const w = 92 + random.range(0, 40)
      const up = 56 + random.range(0, 40)
      return [
        part(
          'trim',
          path(
            `M0 ${guard + 28} C${w * 0.7} ${guard + 26} ${w + 14} ${guard - up * 0.3} ${w} ${guard - up} C${w - 18} ${guard - up * 0.4} ${w * 0.5} ${guard - 16} 0 ${guard - 16} C${-w * 0.5} ${guard - 16} ${-w + 18} ${guard - up * 0.4} ${-w} ${guard - up} C${-w - 14} ${guard - up * 0.3} ${-w * 0.7} ${guard + 26} 0 ${guard + 28} Z`,
          ),
          18,
        ),
      ]
    }
    case 'swept': {
      // One arm bent to the point, the other to the hand, each rolled up at its end.
      const w = 104 + random.range(0, 40)
      const b = 50 + random.range(0, 24)
      return [
        part(
          'trim',
          line(
            `M${-w} ${guard + b} C${-w * 0.4} ${guard + b * 0.6} ${w * 0.4} ${guard - b * 0.6} ${w} ${guard - b}`,
            26,
          ),
          12,
        ),
        part('trim', both(oval(-w, guard + b, 21), oval(w, guard - b, 21)), 14),
        part('trim', oval(0, guard + 2, 34, 27), 16),
      ]
    }
    case 'wings': {
      const w = 110 + random.range(0, 30)
      const wing = path(
        `M6 ${guard + 24} C40 ${guard + 20} ${w * 0.7} ${guard + 6} ${w} ${guard - 44} C${w * 0.86} ${guard - 30} ${w * 0.8} ${guard - 22} ${w * 0.7} ${guard - 20} C${w * 0.72} ${guard - 34} ${w * 0.64} ${guard - 44} ${w * 0.52} ${guard - 30} C${w * 0.5} ${guard - 40} ${w * 0.38} ${guard - 44} 6 ${guard - 18} Z`,
      )
      return [
        part('trim', mirrored(wing), 14, {
          bumps: [
            {
              shape: mirrored(
                line(
                  `M20 ${guard + 6} Q${w * 0.5} ${guard} ${w * 0.86} ${guard - 26} M20 ${guard - 6} Q${w * 0.4} ${guard - 8} ${w * 0.56} ${guard - 26}`,
                  5,
                ),
              ),
              height: -5,
              soft: 2,
            },
          ],
        }),
        part('trim', oval(0, guard + 3, 30, 26), 15),
      ]
    }
    case 'collar':
      return [part('trim', box(-46, guard - 10, 92, 22, 8), 9), part('trim', box(-34, guard + 8, 68, 20, 8), 8)]
    case 'cup':
      return [
        part('trim', line(`M${-70} ${guard - 6} L70 ${guard - 6}`, 13), 7),
        part('trim', line(`M44 ${guard} C104 ${guard + 70} 70 ${guard + 140} 8 ${guard + 146}`, 11), 6),
        part(
          'trim',
          path(
            `M-58 ${guard + 6} Q-52 ${guard - 50} 0 ${guard - 56} Q52 ${guard - 50} 58 ${guard + 6} Q0 ${guard + 30} -58 ${guard + 6} Z`,
          ),
          30,
          { bulge: 14 },
        ),
      ]
    default:
      return [part('trim', box(-52, guard - 14, 104, 28, 12), 12)]
  }
}

function gripOf({ random }: Build, { guard, end }: Blade, g: number): Part {
  const style = random.pick(['wound', 'wound', 'ribbed', 'waisted', 'riveted'] as const)
  const middle = (guard + end) / 2
  const swell = style === 'waisted' ? -7 : style === 'riveted' ? 9 : 6
  const outline = path(
    `M${-g} ${guard + 14} Q${-g - swell} ${middle} ${-g + 2} ${end} L${g - 2} ${end} Q${g + swell} ${middle} ${g} ${guard + 14} Z`,
  )
  const rings = (gap: number) => {
    let d = ''
    for (let y = guard + 34; y < end - 14; y += gap) d += `M${-g - 12} ${y} L${g + 12} ${y} `
    return d
  }
  const bumps =
    style === 'wound'
      ? [{ shape: wrapping(-g - 4, g + 4, guard + 20, end, 19), height: -5, soft: 2 }]
      : style === 'riveted'
        ? [
            { shape: both(oval(0, guard + 56, 7), oval(0, middle + 8, 7), oval(0, end - 34, 7)), height: 7, soft: 2 },
            { shape: line(`M0 ${guard + 20} L0 ${end}`, 3), height: -3, soft: 1 },
          ]
        : [{ shape: line(rings(style === 'ribbed' ? 24 : 15), style === 'ribbed' ? 9 : 4), height: -6, soft: 2 }]
  return part('grip', outline, g, { bumps })
}

const pommels = ['round', 'disc', 'diamond', 'ring', 'cap', 'lobes', 'round'] as const

function pommelOf(build: Build, end: number): { parts: Part[]; jewel?: readonly [y: number, size: number] } {
  const { random } = build
  const r = random.range(27, 35)
  const y = end + r * 0.75
  switch (random.pick(pommels)) {
    case 'disc':
      return {
        parts: [
          part('trim', oval(0, y + 6, r * 1.3), 12, {
            bumps: [{ shape: hoop(0, y + 6, r * 0.8, r * 0.8, 5), height: -6, soft: 2 }],
          }),
        ],
        jewel: [y + 6, r * 0.62],
      }
    case 'diamond':
      return {
        parts: [
          part(
            'trim',
            polygon([
              [0, end - 14],
              [r * 1.06, y + 4],
              [0, y + r * 1.5],
              [-r * 1.06, y + 4],
            ]),
            r * 0.8,
            { profile: 'bevel', dome: 0.8 },
          ),
        ],
        jewel: [y + 6, r * 0.46],
      }
    case 'ring':
      return {
        parts: [
          part('trim', hoop(0, y + 16, r * 1.06, r * 1.06, 15), 7),
          part('trim', box(-14, end - 6, 28, 20, 5), 8),
        ],
      }
    case 'cap':
      return {
        parts: [
          part(
            'trim',
            path(
              `M${-r * 0.7} ${end - 8} L${r * 0.7} ${end - 8} Q${r * 0.8} ${y} ${r * 1.45} ${y + r * 0.3} Q${r} ${y + r * 1.2} 0 ${y + r * 1.26} Q${-r} ${y + r * 1.2} ${-r * 1.45} ${y + r * 0.3} Q${-r * 0.8} ${y} ${-r * 0.7} ${end - 8} Z`,
            ),
            18,
            {
              bulge: 6,
            },
          ),
        ],
        jewel: [y + r * 0.5, r * 0.5],
      }
    case 'lobes':
      return {
        parts: [
          part('trim', both(oval(-r * 0.8, y, r * 0.62), oval(r * 0.8, y, r * 0.62)), 16, { bulge: 5 }),
          part('trim', oval(0, y + r * 0.34, r * 0.82, r * 0.92), 20, { bulge: 8 }),
        ],
        jewel: [y + r * 0.34, r * 0.5],
      }
    default:
      return { parts: [part('trim', oval(0, y, r, r * 0.92), r * 0.7, { bulge: 8 })], jewel: [y, r * 0.55] }
  }
}

function hilt(build: Build, blade: Blade, style: Guard): Part[] {
  const { guard, end } = blade
  const { random } = build
  const g = 15 + random.range(0, 5)
  const pommel = pommelOf(build, end)
  const parts: Part[] = [
    gripOf(build, blade, g),
    ...guardOf(build, blade, style),
    part('trim', box(-g - 5, guard + 22, g * 2 + 10, 11, 5), 6),
    part('trim', box(-g - 4, end - 12, g * 2 + 8, 12, 5), 6),
    ...pommel.parts,
  ]
  if (build.filled('gem')) {
    if (pommel.jewel) parts.push(...jewel(build, 0, pommel.jewel[0], pommel.jewel[1]))
    parts.push(...jewel(build, 0, guard + 3, 21, 21))
  }
  return parts
}

function steelOf(blade: Blade, single: boolean, grooved: boolean, profile: Profile): Part[] {
  const bumps = grooved
    ? [
        {
          shape: line(`M0 ${blade.guard + 20} L0 ${blade.tip * 0.45 + blade.guard * 0.35}`, blade.half * 0.46),
          height: -blade.half * 0.22,
          soft: 2.5,
        },
      ]
    : []
  const parts: Part[] = [
    part('main', path(bladePath(blade, single, profile)), single ? blade.half * 1.5 : blade.half, {
      profile: 'bevel',
      dome: 0.85,
      soft: 1.6,
      bumps,
      shadow: { distance: 16, soft: 10, strength: 0.75, ground: 1 },
    }),
  ]
  return parts
}

const slots = { main: 'steel', trim: 'brass', grip: 'leather' } as const

/** What a smith fits a hilt with, when nobody says. */
const varies: NonNullable<Rig['varies']> = {
  trim: ['iron', 'silver-metal', 'bronze'],
  grip: [['leather', [52, 40, 36]], ['leather', [96, 34, 32]], 'wood', ['leather', [48, 58, 66]]],
}

function sword(
  shape: Partial<Blade>,
  style: Guard,
  single = false,
  forged: readonly Profile[] = ['straight'],
  crossed: readonly Guard[] = crosses,
): Rig {
  return {
    view: 'lying',
    lean: 42,
    reach: [340, 1000],
    girth: 1.3,
    runes: [0, -300, 110, 42],
    mount: [0, shape.guard ?? 200, 0.36],
    slots,
    varies,
    stuff: 'main',
    dye: 'main',
    build(build) {
      const blade = { half: build.random.range(23, 31), guard: 210, tip: -540, curve: 0, end: 390, ...shape }
      const curve = build.has('curved') && blade.curve === 0 ? 90 : blade.curve
      const profile = curve === 0 ? build.random.pick(forged) : 'straight'
      const guard = style === 'cross' ? build.random.pick(crossed) : style
      const grooved = profile === 'broad' || (profile === 'straight' && blade.half > 22)
      return [
        ...steelOf({ ...blade, curve }, single || curve !== 0, curve === 0 && grooved, profile),
        ...hilt(build, blade, build.has('curved') && style === 'cross' ? 'disc' : guard),
      ]
    },
  }
}

export const blades = {
  sword: sword({}, 'cross', false, ['straight', 'straight', 'taper', 'leaf']),
  greatsword: sword({ half: 40, guard: 230, end: 470, tip: -560 }, 'cross', false, ['straight', 'straight', 'taper']),
  shortsword: sword({ half: 40, guard: 160, end: 330, tip: -350 }, 'cross', false, [
    'straight',
    'leaf',
    'taper',
    'broad',
  ]),
  scimitar: sword({ half: 34, curve: 130 }, 'small', true),
  katana: sword({ half: 22, curve: 62, end: 420, guard: 210 }, 'disc', true),
  rapier: sword({ half: 13, tip: -520, guard: 230, end: 370 }, 'cup'),
  dagger: {
    ...sword({ half: 42, guard: 110, end: 290, tip: -290 }, 'cross', false, profiles, knifeGuards),
    reach: [330, 700],
    girth: 1.3,
    runes: [0, -180, 60, 36],
    mount: [0, 110, 0.34],
  },
} satisfies Record<string, Rig>
