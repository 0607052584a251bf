import type { FigureLight } from '../figures/scene.ts'
import type { Rgb } from '../paint/colour.ts'
import type { Random } from '../paint/random.ts'
import { asksFor, type Brief, forbids, mentionOf } from '../prompt/brief.ts'
import { type BreathKind, breathKinds, type Creature, type PoseName, poseNames, type RigName } from './scene.ts'

/** What bodies of a kind can be shown doing. */
const able: Partial<Record<RigName, readonly PoseName[]>> = {
  dragon: ['coiled', 'flying', 'sleeping', 'rearing', 'crouching', 'perched'],
  beast: ['flying', 'sleeping', 'rearing', 'crouching', 'perched'],
  bird: ['flying', 'sleeping', 'perched'],
  hulk: ['flying'],
  serpent: ['coiled', 'sleeping', 'rearing', 'crouching'],
}

/** Bodies with a mouth to breathe from. */
const mouthed: ReadonlySet<RigName> = new Set([
  'dragon',
  'beast',
  'hulk',
  'serpent',
  'bird',
  'worm',
  'frog',
  'fish',
  'eye',
])

/** What a dragon breathes by its colour, when the words do not say. Fifth edition Basic Rules, "Chromatic" and "Metallic Dragons". */
function breathOf([r, g, b]: Rgb): BreathKind {
  const most = Math.max(r, g, b)
  const least = Math.min(r, g, b)
  if (most - least < 34) return most > 150 ? 'frost' : 'acid'
  if (g === most) return 'poison'
  return b === most ? 'lightning' : 'fire'
}

/** What a creature does, breathes and sits on: as the words say, else as chance has it where the body has more than one bearing. */
export function behave(creature: Creature, brief: Brief, random: Random): void {
  const { rig, form, heads, wings } = creature
  if (rig === 'person') return
  const asked = poseNames.find((pose) => asksFor(brief, pose))
  const hoard = asksFor(brief, 'hoard')
  const many = heads > 1 && (rig === 'dragon' || rig === 'serpent')
  const poses: readonly PoseName[] = many
    ? rig === 'dragon'
      ? ['rearing', 'crouching']
      : []
    : (able[rig] ?? []).filter((pose) => pose !== 'flying' || wings !== 'none' || rig === 'bird')
  const kind = breathKinds.find((one) => asksFor(brief, `${one}-breath`))
  const breathes = kind !== undefined || asksFor(brief, 'breath')
  if ((rig === 'dragon' || rig === 'beast') && random.chance(0.5)) creature.mirrored = true
  if (breathes && mouthed.has(rig)) creature.breath = kind ?? breathOf(creature.colour)
  if (asked && poses.includes(asked)) creature.pose = asked
  else if (rig === 'serpent' && !many && heads <= 1) {
    const pose = random.pick(['resting', 'rearing', 'crouching'] as const)
    if (pose !== 'resting') creature.pose = pose
  } else if (rig === 'bird') creature.pose = form === 'cockatrice' ? 'rearing' : 'flying'
  else if (rig === 'dragon' && !many && !asked && !forbids(brief, 'wings') && !hoard && form === 'dragon') {
    // Left to itself a dragon is seen in one of the ways dragons are painted.
    const usual: (PoseName | 'standing')[] = breathes
      ? ['standing', 'rearing', 'standing']
      : ['standing', 'standing', 'rearing', 'crouching', 'perched']
    const pose = random.pick(usual)
    if (pose !== 'standing') creature.pose = pose
  }
  if (rig === 'mimic' && hoard) creature.seat = 'hoard'
  if (creature.pose === 'coiled')
    creature.seat = /\b(?:a?round|about) (?:\w+ ){0,3}(?:tree|oak|trunk|mast|log)\b/i.test(brief.prompt)
      ? 'trunk'
      : 'spire'
  else if (rig === 'dragon' && hoard) creature.seat = 'hoard'
  else if (creature.pose === 'perched' || (rig === 'bird' && creature.pose === 'sleeping')) {
    const built =
      mentionOf(brief, 'castle', 'tower', 'wall') !== undefined &&
      /\b(tower|battlements?|spire|turret|castle wall|wall)\b/i.test(brief.prompt)
    creature.seat = rig === 'bird' && !asksFor(brief, 'rock') ? 'branch' : built ? 'tower' : 'crag'
  }
}

const shed: Partial<Record<BreathKind, Rgb>> = {
  fire: [255, 120, 40],
  frost: [90, 150, 220],
  lightning: [100, 150, 255],
  acid: [110, 170, 30],
  shadow: [90, 50, 150],
}

/** Light from below: of what is breathed out, or thrown back by gold. */
export function breathLight(creatures: readonly Creature[]): Pick<FigureLight, 'fire'> {
  const colour = creatures
    .map(({ breath, breathDye, seat }) =>
      breath ? (breathDye ?? shed[breath]) : seat === 'hoard' ? ([190, 140, 56] as const) : undefined,
    )
    .find(Boolean)
  return colour ? { fire: colour } : {}
}
