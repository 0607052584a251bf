import { type Build, box, jewel, line, oval, type Part, part, path, type Rig, wrapping } from '../rig.ts'

interface Blade {
  /** Half width at the guard and where the guard is; the tip's y; how far it curves to the side. */
  half: number
  guard: number
  tip: number
  curve: number
  /** Where the grip ends. */
  end: number
}

function bladePath({ half, guard, tip, curve }: Blade, single: boolean): string {
  const middle = (guard + tip) / 2
  if (curve !== 0) {
    const c = curve
    const belly = single ? 1.35 : 1
    return `M${-half} ${guard} C${-half - c * 0.1} ${middle + 80} ${-half + c * 0.1} ${middle - 100} ${c * 1.1} ${tip} C${half * belly + c * 0.9} ${middle - 130} ${half * belly + c * 0.2} ${middle + 60} ${half} ${guard} Z`
  }
  const shoulder = tip + half * 3.2
  return `M${-half} ${guard} L${-half * 0.82} ${shoulder} Q${-half * 0.7} ${shoulder - half * 1.2} 0 ${tip} Q${half * 0.7} ${shoulder - half * 1.2} ${half * 0.82} ${shoulder} L${half} ${guard} Z`
}

function hilt(build: Build, blade: Blade, style: 'cross' | 'disc' | 'cup' | 'small'): Part[] {
  const { guard, end } = blade
  const { random } = build
  const g = 15 + random.range(0, 5)
  const parts: Part[] = [
    part(
      'grip',
      path(
        `M${-g} ${guard + 14} Q${-g - 6} ${(guard + end) / 2} ${-g + 2} ${end} L${g - 2} ${end} Q${g + 6} ${(guard + end) / 2} ${g} ${guard + 14} Z`,
      ),
      g,
      {
        bumps: [{ shape: wrapping(-g - 4, g + 4, guard + 20, end, 19), height: -5, soft: 2 }],
      },
    ),
  ]
  if (style === 'cross') {
    const w = 118 + random.range(0, 46)
    const droop = random.pick([-34, 0, 26])
    const flare = random.range(12, 22)
    parts.push(
      part(
        'trim',
        path(
          `M0 ${guard - 20} C40 ${guard - 18} ${w - 40} ${guard - 12 + droop * 0.4} ${w} ${guard - flare + droop} Q${w + 16} ${guard + droop + 4} ${w} ${guard + flare + droop} C${w - 40} ${guard + 18 + droop * 0.4} 40 ${guard + 24} 0 ${guard + 26} C-40 ${guard + 24} ${-w + 40} ${guard + 18 + droop * 0.4} ${-w} ${guard + flare + droop} Q${-w - 16} ${guard + droop + 4} ${-w} ${guard - flare + droop} C${-w + 40} ${guard - 12 + droop * 0.4} -40 ${guard - 18} 0 ${guard - 20} Z`,
        ),
        17,
        { bumps: [{ shape: oval(0, guard + 3, 30, 20), height: 9, soft: 4 }] },
      ),
    )
  } else if (style === 'disc') {
    parts.push(part('trim', oval(0, guard, 62, 20), 16))
  } else if (style === 'cup') {
    parts.push(
      part('trim', line(`M${-70} ${guard - 6} L70 ${guard - 6}`, 13), 7),
      part('trim', line(`M44 ${guard} C104 ${guard + 70} 70 ${end} 8 ${end + 6}`, 11), 6),
      part(
        'trim',
        path(
          `M-58 ${guard + 6} Q-52 ${guard - 50} 0 ${guard - 56} Q52 ${guard - 50} 58 ${guard + 6} Q0 ${guard + 30} -58 ${guard + 6} Z`,
        ),
        30,
        { bulge: 14 },
      ),
    )
  } else {
    parts.push(part('trim', box(-52, guard - 14, 104, 28, 12), 12))
  }
  const pommel = random.range(27, 35)
  parts.push(
    part('trim', box(-g - 5, guard + 22, g * 2 + 10, 11, 5), 6),
    part('trim', box(-g - 4, end - 12, g * 2 + 8, 12, 5), 6),
    part('trim', oval(0, end + pommel * 0.75, pommel, pommel * 0.92), pommel * 0.7, { bulge: 8 }),
  )
  if (build.filled('gem')) {
    parts.push(...jewel(build, 0, end + pommel * 0.75, pommel * 0.55), ...jewel(build, 0, guard + 3, 21, 21))
  }
  return parts
}

function steelOf(blade: Blade, single: boolean, fuller: boolean): Part[] {
  const bumps = fuller
    ? [
        {
          shape: line(`M0 ${blade.guard - 10} L0 ${blade.tip * 0.45 + blade.guard * 0.35}`, blade.half * 0.46),
          height: -blade.half * 0.22,
          soft: 2.5,
        },
      ]
    : []
  const parts: Part[] = [
    part('main', path(bladePath(blade, single)), single ? blade.half * 1.5 : blade.half, {
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

function sword(shape: Partial<Blade>, style: 'cross' | 'disc' | 'cup' | 'small', single = false): Rig {
  return {
    view: 'lying',
    lean: 42,
    reach: [340, 1000],
    girth: 1.45,
    runes: [0, -300, 110, 42],
    mount: [0, shape.guard ?? 200, 0.36],
    slots,
    stuff: 'main',
    dye: 'main',
    build(build) {
      const blade = { half: build.random.range(34, 44), guard: 200, tip: -490, curve: 0, end: 390, ...shape }
      const hiltStyle = build.has('curved') && style === 'cross' ? 'disc' : style
      const curve = build.has('curved') && blade.curve === 0 ? 90 : blade.curve
      return [
        ...steelOf({ ...blade, curve }, single || curve !== 0, curve === 0 && blade.half > 22),
        ...hilt(build, blade, hiltStyle),
      ]
    },
  }
}

export const blades: Record<string, Rig> = {
  sword: sword({}, 'cross'),
  greatsword: sword({ half: 58, guard: 220, end: 430, tip: -500 }, 'cross'),
  shortsword: sword({ half: 46, guard: 160, end: 330, tip: -330 }, 'cross'),
  scimitar: sword({ half: 34, curve: 130 }, 'small', true),
  katana: sword({ half: 22, curve: 62, end: 420, guard: 210 }, 'disc', true),
  rapier: sword({ half: 13, tip: -520, guard: 230, end: 370 }, 'cup'),
  dagger: {
    ...sword({ half: 48, guard: 110, end: 300, tip: -330 }, 'cross'),
    reach: [330, 700],
    girth: 1.3,
    runes: [0, -180, 60, 36],
    mount: [0, 110, 0.34],
  },
}
