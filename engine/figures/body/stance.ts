import { mix, type Rgb, shade } from '../../paint/colour.ts'
import { bone, cloth, leather, metal, skin as skinMaterial } from '../../paint/material.ts'
import { sculptOpenHand, sculptRings } from '../gear/hand.ts'
import { scaly } from '../head/complexion.ts'
import type { Garment, Person } from '../scene.ts'
import type { Clay, PartOptions, Touch } from '../sculpture/clay.ts'
import { type Place, turn, type Vec, within } from '../sculpture/space.ts'
import { isGown, surfaceOf } from './tailoring.ts'
import { bent, CROTCH, shoulderX, solesOf } from './torso.ts'
import { bandages, folds, hide, steel, weathered } from './weaves.ts'

const plated = ['plate-armour', 'breastplate', 'scale-armour']

interface Leg {
  hip: Vec
  knee: Vec
  ankle: Vec
  /** Degrees the foot is turned outward. */
  out: number
}

/** Two legs: one bears the weight, the other is set aside and a little forward. */
function legsOf(person: Person): [number, Leg][] {
  const { build, pose } = person
  const ground = solesOf(build)
  const leg = ground - CROTCH
  const wide = 0.75 + 0.25 * build.stout
  return ([-1, 1] as const).map((s) => {
    const free = s === pose.weight ? 0 : 1
    const spread = (12 + 46 * pose.stride) * (0.4 + 0.6 * free)
    const hip: Vec = [s * 50 * wide, CROTCH - 20, -4]
    return [
      s,
      {
        hip,
        knee: [s * (54 * wide + spread * 0.6), CROTCH + leg * 0.47, 6 + free * (14 + 40 * pose.stride)],
        ankle: [s * (52 * wide + spread), ground - 26, -10 + free * 26 * pose.stride],
        out: s * (14 + 16 * free),
      },
    ]
  })
}

const boots: readonly Rgb[] = [
  [70, 48, 34],
  [52, 42, 38],
  [96, 66, 42],
  [60, 54, 50],
]
const breeches: readonly Rgb[] = [
  [86, 74, 58],
  [64, 60, 58],
  [74, 62, 50],
  [58, 66, 60],
  [92, 80, 66],
]

/** Hands that hang, legs and feet: what only a picture of the whole person shows. */
export function sculptStance(clay: Clay, body: Place, person: Person, seed: number): void {
  const { build, complexion, garments, form } = person
  const outer = garments.at(-1)
  const kinds = garments.map((garment) => garment.kind)
  const flesh: PartOptions = {
    material: complexion.hide === 'bone' ? bone(complexion.base) : skinMaterial(complexion.base),
    place: body,
    ...(complexion.hide === 'scales' && { pigment: (t: Touch) => scaly(t, {}) }),
  }
  const x = shoulderX(build)
  const steelGlove = kinds.includes('plate-armour') && outer
  for (const s of [-1, 1]) {
    if (bent(person, s)) continue
    const options: PartOptions = steelGlove ? { material: surfaceOf(outer, 'metal'), place: body } : flesh
    sculptOpenHand(
      clay,
      { ...options, place: within(body, [s * (x + 23), 462, 33], turn(s * 20, -10, s * 4)) },
      s,
      ['dragon', 'wolf', 'cat', 'rat'].includes(form) || person.state.includes('talons'),
    )
    if (person.rings)
      sculptRings(clay, within(body, [s * (x + 23), 462, 33], turn(s * 20, -10, s * 4)), s, person.rings, false)
  }
  if (person.steed) return
  if (person.name.startsWith('merfolk') && !kinds.some(isGown)) {
    fishTail(clay, body, person)
    return
  }
  tail(clay, body, person)
  const gown = kinds.some(isGown)
  const bare = kinds.every((kind) => kind === 'bare' || kind === 'rags' || kind === 'wrappings')
  const beast = (form !== 'human' && form !== 'skull') || person.state.includes('talons')
  const wound = kinds.includes('wrappings') && outer
  const skeletal = complexion.hide === 'bone'
  const plate = outer && kinds.some((kind) => kind === 'plate-armour')
  const trousers = breeches[seed % breeches.length]!
  const leatherOf = boots[seed % boots.length]!
  for (const [s, leg] of legsOf(person)) {
    const { hip, knee, ankle } = leg
    const m = 0.82 + 0.16 * build.muscle + 0.1 * (build.stout - 1)
    const calf: Vec = [
      knee[0] + (ankle[0] - knee[0]) * 0.36,
      knee[1] + (ankle[1] - knee[1]) * 0.36,
      knee[2] + (ankle[2] - knee[2]) * 0.36 - 14,
    ]
    if (!gown) {
      if (skeletal) {
        clay.part({ ...flesh })
        clay
          .cone(hip, knee, 15, 13, 4)
          .ball(hip, 22, 6)
          .ball(knee, 22, 8)
          .cone(knee, ankle, 13, 11, 6)
          .cone([knee[0] + s * 16, knee[1] + 20, knee[2] - 6], [ankle[0] + s * 12, ankle[1], ankle[2]], 6, 5, 3)
      } else {
        const clad: PartOptions =
          bare && !kinds.includes('wrappings') && (kinds.includes('bare') || seed % 2 === 0)
            ? flesh
            : wound
              ? { material: surfaceOf(outer, 'cloth'), place: body, pigment: bandages }
              : {
                  material: cloth(trousers),
                  place: body,
                  pigment: weathered([...person.state, ...(outer?.state ?? [])], folds(5, seed + s), seed),
                }
        clay.part(clad)
        clay.limb(
          [
            [hip, 56 * m],
            [[(hip[0] + knee[0]) / 2 + s * 4, (hip[1] + knee[1]) / 2, (hip[2] + knee[2]) / 2 + 4], 50 * m],
            [knee, 38 * m],
            [calf, 37 * m],
            [ankle, 22 * m],
          ],
          10,
          3,
        )
      }
    }
    if (plate && !gown) {
      const armour: PartOptions = {
        material: surfaceOf(outer, 'metal'),
        place: body,
        pigment: weathered(outer.state, steel(outer.trim, false, outer.state.includes('rusty')), seed),
      }
      clay.part(armour).limb(
        [
          [hip, 60 * m],
          [[(hip[0] + knee[0]) / 2 + s * 4, (hip[1] + knee[1]) / 2, (hip[2] + knee[2]) / 2 + 4], 55 * m],
          [[knee[0], knee[1] - 26, knee[2]], 46 * m],
        ],
        4,
      )
      clay
        .part(armour)
        .ellipsoid([knee[0], knee[1], knee[2] + 10], [40 * m, 38, 44 * m])
        .cone([knee[0], knee[1] - 30, knee[2] + 46 * m], [knee[0], knee[1] + 26, knee[2] + 44 * m], 7, 4, 14)
      clay.part(armour).limb(
        [
          [[knee[0], knee[1] + 26, knee[2]], 41 * m],
          [calf, 43 * m],
          [ankle, 31 * m],
        ],
        4,
      )
    }
    foot(clay, body, person, s, leg, {
      bare: bare || beast,
      gown,
      skeletal,
      flesh: wound ? { material: surfaceOf(wound, 'cloth'), place: body, pigment: bandages } : flesh,
      leather: leatherOf,
      plate: plate ? outer : undefined,
      furry: kinds.includes('furs'),
    })
  }
  if (!gown && !bare) belt(clay, body, person, leatherOf)
  else if (bare && !skeletal && kinds.includes('bare') && form !== 'wolf')
    loincloth(clay, body, person, trousers, leatherOf, seed)
}

function foot(
  clay: Clay,
  body: Place,
  person: Person,
  s: number,
  leg: Leg,
  as: {
    bare: boolean
    gown: boolean
    skeletal: boolean
    flesh: PartOptions
    leather: Rgb
    plate?: Garment | undefined
    furry: boolean
  },
): void {
  const { knee, ankle } = leg
  const ground = solesOf(person.build)
  const a = (leg.out * Math.PI) / 180
  const toe = (forward: number, aside: number, up: number): Vec => [
    ankle[0] + Math.sin(a) * forward + Math.cos(a) * aside,
    ground - up,
    ankle[2] + Math.cos(a) * forward - Math.sin(a) * aside,
  ]
  const beast = as.bare && (person.form !== 'human' || person.state.includes('talons'))
  if (as.bare || as.skeletal) {
    clay.part(as.flesh)
    const r = as.skeletal ? 11 : 20
    clay.limb(
      [
        [ankle, r],
        [toe(6, 0, 16), r * 1.1],
        [toe(60, 0, 12), r * 0.9],
      ],
      8,
    )
    for (let k = -1; k <= 1; k++)
      clay.cone(toe(48, k * 17, 12), toe(beast ? 104 : 82, k * 22, beast ? 4 : 8), 12, beast ? 3 : 7, 6)
    if (as.furry || beast) return
    return
  }
  if (as.plate) {
    clay.part({ material: surfaceOf(as.plate, 'metal'), place: body })
    clay.limb(
      [
        [[ankle[0], ankle[1] - 10, ankle[2]], 28],
        [toe(20, 0, 24), 28],
        [toe(76, 0, 16), 22],
        [toe(116, 0, 8), 7],
      ],
      8,
    )
    return
  }
  clay.part({ material: leather(as.leather), place: body, pigment: hide(7 + s) })
  const top: Vec = [
    knee[0] + (ankle[0] - knee[0]) * 0.42,
    knee[1] + (ankle[1] - knee[1]) * 0.42,
    knee[2] + (ankle[2] - knee[2]) * 0.42 - 6,
  ]
  if (!as.gown)
    clay
      .limb(
        [
          [top, 44],
          [[(top[0] + ankle[0]) / 2, (top[1] + ankle[1]) / 2, (top[2] + ankle[2]) / 2 - 2], 36],
          [ankle, 30],
        ],
        8,
      )
      .ring(top, 38, 38, 11, 15, 8)
  clay.limb(
    [
      [ankle, 29],
      [toe(8, 0, 24), 30],
      [toe(56, 0, 20), 26],
      [toe(100, 0, 17), 19],
    ],
    10,
  )
  clay
    .carve()
    .box([ankle[0], ground + 60, ankle[2]], [260, 58, 260])
    .build()
}

/** The tail of a merman or mermaid, in place of legs. */
function fishTail(clay: Clay, body: Place, person: Person): void {
  const { complexion, pose, build } = person
  const s = pose.weight
  const ground = solesOf(build)
  const hue = person.garments[0]?.colour ?? complexion.base
  const scaled: PartOptions = {
    material: { ...skinMaterial(mix(complexion.base, hue, 0.4)), specular: 0.5, gloss: 22, subsurface: undefined },
    place: body,
    pigment: (t) => scaly(t, { pale: [206, 214, 190] }),
  }
  clay.part(scaled)
  clay.limb(
    [
      [[0, 430, -4], 92 * build.stout],
      [[s * 14, 560, 0], 94 * build.stout],
      [[s * 40, 760, 10], 72],
      [[s * 6, 930, 20], 48],
      [[s * -80, ground - 130, 30], 28],
    ],
    10,
    4,
  )
  clay.part({ ...scaled, material: { ...scaled.material, alpha: 0.86 } })
  for (const [x, y] of [
    [-190, 60],
    [-60, 150],
  ] as const)
    clay.leaf(
      [s * -80, ground - 140, 30],
      [s * (-80 + x * 0.9), ground - 130 + y * 0.8, 40],
      22,
      62,
      0.12,
      [0, 0, 1],
      14,
    )
}

function belt(clay: Clay, body: Place, { build, garments }: Person, colour: Rgb): void {
  const soft = !garments.some(({ kind }) => plated.includes(kind) || kind === 'apron' || kind === 'coat')
  if (!soft) return
  clay.part({ material: leather(shade(colour, -0.03)), place: body, pigment: hide(3) })
  const wide = 90 * build.stout + 14
  const deep = 82 * build.stout + 14
  clay.ring([0, 392, -2], wide, deep, 9, 17, 0, turn(0, -3, 2))
  clay.part({ material: leather(shade(colour, 0.04)), place: body, pigment: hide(9) })
  clay.box([-wide * 0.72, 430, deep * 0.72], [22, 30, 16], 9, 0, turn(-34, 0, 4))
  clay.part({ material: metal([176, 144, 84]), place: body })
  clay
    .box([6, 392, deep + 8], [19, 19, 6], 3)
    .carve()
    .box([6, 392, deep + 8], [11, 11, 12], 1)
}

function loincloth(clay: Clay, body: Place, { build, state }: Person, colour: Rgb, leatherColour: Rgb, seed: number) {
  const wide = 92 * build.stout + 4
  clay.part({
    material: cloth(mix(colour, [96, 74, 52], 0.4)),
    place: body,
    pigment: weathered(state, folds(9, seed), seed),
  })
  clay.drum([0, CROTCH + 20, -4], 92, wide + 26, wide - 4, 8)
  clay.carve()
  for (const [at, r] of [
    [-70, 26],
    [18, 34],
    [84, 22],
  ] as const)
    clay.ellipsoid([at, CROTCH + 124, 70], [r, 34, 90], 8)
  clay.build()
  clay.part({ material: leather(leatherColour), place: body, pigment: hide(5) })
  clay.ring([0, CROTCH - 76, -4], wide - 2, 74 * build.stout, 12, 20, 0, turn(0, -4, 0))
}

/** Tails of those who have one, swung to a side behind the legs. */
function tail(clay: Clay, body: Place, person: Person): void {
  const { form, complexion, pose, build } = person
  const thick: Partial<Record<Person['form'], number>> = { dragon: 44, cat: 16, wolf: 26, rat: 11, bull: 10 }
  const r = thick[form] ?? (person.name.startsWith('tiefling') ? 15 : 0)
  if (r === 0) return
  const s = -pose.weight
  const ground = solesOf(build)
  const end = CROTCH + (ground - CROTCH) * 0.32
  const tip = form === 'wolf' ? r * 0.9 : r * 0.24
  clay.part({
    material: skinMaterial(complexion.base),
    place: body,
    lie: [s * 0.6, 1, 0],
    ...(complexion.hide === 'scales' && { pigment: (t: Touch) => scaly(t, {}) }),
  })
  clay.limb(
    [
      [[0, CROTCH - 50, -60], r],
      [[s * 70, CROTCH + 110, -130], r * 0.9],
      [[s * 190, end, -130], r * 0.72],
      [[s * 276, end - 40, -90], r * 0.5],
      [[s * 306, end - 150, -70], tip],
    ],
    10,
    4,
  )
  if (person.name.startsWith('tiefling'))
    clay.leaf([s * 300, end - 140, -70], [s * 330, end - 220, -66], 26, 2, 0.4, [0, 0, 1], 6)
}
