import { type Bench, benchFor, eyeball } from '../../monsters/rigs/rig.ts'
import { rigs } from '../../monsters/rigs/rigs.ts'
import type { Creature } from '../../monsters/scene.ts'
import { leather } from '../../paint/material.ts'
import type { Random } from '../../paint/random.ts'
import type { Relief } from '../../paint/relief.ts'
import { strokes } from '../../paint/strokes.ts'
import { shoulderX } from '../body/torso.ts'
import { onForearm, placeBorne } from '../borne.ts'
import { brushEyes } from '../brush.ts'
import { averageFace } from '../head/face.ts'
import type { Portrait } from '../portray.ts'
import type { Carry, Companion, FigureScene } from '../scene.ts'
import type { Cast } from '../sculpture/cast.ts'
import type { Clay } from '../sculpture/clay.ts'
import { groom } from '../sculpture/groom.ts'
import { length, out, sub, turn, within } from '../sculpture/space.ts'
import { shadeGround } from '../shadow.ts'
import { drapeFurred, furred } from './critters/furred.ts'
import { tackUp } from './tack.ts'

/** Where arms put what they bear, by where it is. */
const carriedIn: Partial<Record<Companion['spot'], Carry>> = { arms: 'arms', palms: 'both' }

/** A companion where it is painted: on a shoulder or a fist it goes with the body. */
function settled({ creature, spot }: Companion, { people }: FigureScene, portrait: Portrait): Creature {
  const person = people[0]!
  const { body, hands } = portrait.anchors
  const scale = creature.scale * portrait.scale
  // Feet are this far below the middle of the body, in its own units.
  const put = (at: readonly [number, number, number], low: number, yaw: number): Creature => ({
    ...creature,
    x: at[0],
    y: at[1] - low * scale,
    depth: at[2],
    scale,
    yaw,
    ...(creature.rig === 'bird' ? { pose: 'perched' as const } : {}),
  })
  const side = person.turn.head[0] > 0 ? -1 : 1
  const low = creature.rig === 'critter' ? 0 : creature.rig === 'bird' ? 292 : creature.rig === 'beast' ? 408 : 330
  if (spot === 'shoulder') {
    const top = out(body, [side * (shoulderX(person.build) * 0.86), -8, -6])
    return put(top, low, -side * (creature.rig === 'beast' ? 40 : 22))
  }
  if (spot === 'head') return put(out(portrait.anchors.head, [0, -132, 0]), low, -side * 16)
  if (spot === 'fist') return put(out(hands.left, [0, -44, 10]), low, -30)
  if (spot === 'aloft') return { ...put(out(body, [side * 330, -250, -60]), 0, -side * 20), pose: 'flying' }
  // It lies along the forearm that is folded under it.
  if (spot === 'arms' && creature.rig !== 'critter')
    return {
      ...put(out(body, [0, 236, 150]), 408, side * 58),
      scale: scale * 0.72,
      y: out(body, [0, 236, 150])[1] - 408 * scale * 0.72,
      pose: 'sleeping',
    }
  // Its head before the arm, all else of it between arm and ribs.
  if (spot === 'underarm') {
    const { left } = portrait.anchors.elbows
    const ribs = out(body, [150, 150, 60])
    return put([(left[0] + ribs[0]) / 2, (left[1] + ribs[1]) / 2, Math.max(left[2], ribs[2]) + 30 * scale], 0, -64)
  }
  const carry = carriedIn[spot]
  if (carry) {
    const place = placeBorne(carry, portrait.anchors, person)
    return put(place.origin, 0, spot === 'palms' ? -side * 26 : 0)
  }
  if (spot === 'hanging') return put(out(hands.left, [0, 0, 0]), 0, 0)
  return creature
}

/** A snake about a neck, over both shoulders, its head before the breast. */
function coil(clay: Clay, creature: Creature, { body, head }: Portrait['anchors']): Bench {
  const bench = benchFor(clay, {
    ...creature,
    x: body.origin[0],
    y: body.origin[1],
    depth: body.origin[2],
    scale: body.scale,
  })
  const { creature: own } = bench
  clay.part({ ...bench.hide, place: body, lie: [1, 0, 0] })
  clay.limb(
    [
      [[196, 300, 96], 4],
      [[176, 220, 108], 11],
      [[152, 120, 104], 19],
      [[132, 16, 52], 25],
      [[96, -26, -40], 27],
      [[0, -34, -92], 28],
      [[-100, -28, -36], 28],
      [[-136, 20, 62], 28],
      [[-96, 96, 128], 27],
      [[-10, 118, 150], 25],
      [[62, 84, 152], 22],
      [[70, 22, 166], 19],
      [[24, -2, 200], 17],
    ],
    6,
    5,
  )
  const skull = within(body, [8, -2, 214], turn(-24, 4, 0))
  clay.part({ ...bench.hide, place: skull, lie: [0, 0, 1] })
  clay.ellipsoid([0, 0, 0], [27, 19, 30]).ellipsoid([0, 3, 28], [19, 13, 26], 12)
  for (const s of [-1, 1]) eyeball(bench, skull, [s * 19, -9, 22], 6.5, [s, -0.2, 0.6], true)
  clay.part({ material: leather([150, 30, 40]), place: skull })
  clay.limb(
    [
      [[0, 7, 50], 2.2],
      [[1, 9, 78], 2],
    ],
    1,
  )
  for (const s of [-1, 1]) clay.cone([1, 9, 78], [s * 8, 6, 94], 1.8, 1)
  return { ...bench, creature: { ...own, scale: head.scale } }
}

/** A small beast across both shoulders behind the neck, its legs in the hands before the breast. */
function drape(clay: Clay, creature: Creature, { anchors: { body, hands }, scale }: Portrait): Bench {
  const bench = benchFor(clay, {
    ...creature,
    x: body.origin[0],
    y: body.origin[1],
    depth: body.origin[2],
    scale: creature.scale * scale,
  })
  const own = furred[creature.form] ?? furred.lamb!
  drapeFurred({ ...bench, place: { ...bench.place, rotation: turn(0) } }, own, {
    middle: out(body, [0, -14, -78]),
    left: hands.left.origin,
    right: hands.right.origin,
    across: length(sub(out(body, [150, 0, 0]), body.origin)),
  })
  return bench
}

/** Models companions in the clay of the picture. */
export function sculptCompanions(clay: Clay, scene: FigureScene, portraits: readonly Portrait[]): Bench[] {
  const [first] = portraits
  if (!first) return []
  return (scene.companions ?? []).map((companion) => {
    if (companion.spot === 'neck') return coil(clay, companion.creature, first.anchors)
    if (companion.spot === 'shoulders') return drape(clay, companion.creature, first)
    const bench = benchFor(clay, settled(companion, scene, first))
    // It lies as the arm slopes.
    if (companion.spot === 'arms' && bench.creature.rig === 'critter')
      bench.place = { ...bench.place, rotation: onForearm(first.anchors).rotation }
    if (bench.creature.rig !== 'person') rigs[bench.creature.rig](bench)
    const { spot } = companion
    const { hands } = first.anchors
    if (spot === 'mount' || spot === 'led') {
      const leads = scene.people[0]?.pose.holds?.right === 'lead' ? 'right' : 'left'
      const dye = scene.people[0]?.wrap?.colour ?? scene.people[0]?.garments[0]?.colour ?? [96, 40, 40]
      tackUp(bench, hands[leads].origin, spot === 'mount', dye)
    }
    return bench
  })
}

/** The shade of those who stand on the ground. */
export function shadeCompanions(result: Relief, { companions = [] }: FigureScene): void {
  for (const { creature, spot } of companions) {
    if (spot !== 'beside' && spot !== 'mount' && spot !== 'led') continue
    const reach = creature.scale * 330
    shadeGround(result, creature.x + reach * 0.12, creature.y + 412 * creature.scale, reach)
  }
}

/** Fur, feathers and eyes of companions, once they are lit. */
export function groomCompanions(result: Relief, cast: Cast, benches: readonly Bench[], luck: Random): void {
  for (const [i, { coats, creature, heads }] of benches.entries()) {
    const s = creature.scale
    for (const coat of coats) {
      // Hairs of what is small are drawn sparser, or it is all hairs.
      const sized = { ...coat, spacing: coat.spacing * s * s * 1.2, length: coat.length * s, width: coat.width * s }
      strokes(result, groom(cast, sized, luck.fork(`companion ${i} ${coat.part}`)), { lit: 0.85, pen: 0.25 })
    }
    for (const one of heads) brushEyes(result, cast, { ...one, face: averageFace })
  }
}
