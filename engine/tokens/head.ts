import type { FaceBox } from '../../contract/images.ts'
import { placesOf } from '../figures/body/torso.ts'
import { topOf } from '../figures/framing.ts'
import type { FigureScene, Person } from '../figures/scene.ts'
import { Clay, type Reach } from '../figures/sculpture/clay.ts'
import { out, type Place, type Vec } from '../figures/sculpture/space.ts'
import type { Scene } from '../generator.ts'
import { benchFor } from '../monsters/rigs/rig.ts'
import { rigs } from '../monsters/rigs/rigs.ts'
import type { Creature, MonsterScene } from '../monsters/scene.ts'
import type { Frame } from '../paint/frame.ts'

/** A circle of a picture, px. */
export interface Circle {
  x: number
  y: number
  radius: number
}

/** Tall hats and antlers end outside: a face as small as they are long is not known at the table. */
const CROWN_MAX = 215
/** How far below the middle of a head its shoulders have begun, in head units. */
const SHOULDERS = 178

/** A person's head with what is worn on it, and the beginning of the shoulders. Scene units. */
function headOfPerson(person: Person): Circle {
  const crown = Math.min(CROWN_MAX, topOf({ ...person, pose: { ...person.pose, grip: 'level' } }))
  const { head } = placesOf(person)
  const [x, y] = out(head, [0, (SHOULDERS - crown) / 2, 20])
  return { x, y, radius: ((crown + SHOULDERS) / 2) * 1.06 * person.scale }
}

/** The circle about a box. */
const around = ({ left, right, top, bottom }: Pick<Reach, 'left' | 'right' | 'top' | 'bottom'>): Circle => ({
  x: (left + right) / 2,
  y: (top + bottom) / 2,
  radius: Math.max(right - left, bottom - top) / 2,
})

/** How far a creature's clay reaches within the picture. */
function reachOf(reaches: readonly Reach[], { width, height }: Frame) {
  const box = { left: width, right: 0, top: height, bottom: 0 }
  for (const { left, right, top, bottom } of reaches) {
    box.left = Math.min(box.left, Math.max(0, left))
    box.right = Math.max(box.right, Math.min(width, right))
    box.top = Math.min(box.top, Math.max(0, top))
    box.bottom = Math.max(box.bottom, Math.min(height, bottom))
  }
  return box
}

/** The middle of a beast's head with its muzzle and horns, and their half, in head units. */
const MUZZLE: Vec = [0, 14, 60]
const HEAD_OF_BEAST = 215
/** The same where others stand beside it, whose horns may end under the ring. */
const HEAD_OF_SEVERAL = 150

/** A beast's head, or all of those that grow on one body. */
function headOfBeast(heads: readonly { head: Place }[]): Circle {
  const half = heads.length > 1 ? HEAD_OF_SEVERAL : HEAD_OF_BEAST
  const circles = heads.map(({ head }) => ({ at: out(head, MUZZLE), radius: half * head.scale }))
  return around({
    left: Math.min(...circles.map(({ at, radius }) => at[0] - radius)),
    right: Math.max(...circles.map(({ at, radius }) => at[0] + radius)),
    top: Math.min(...circles.map(({ at, radius }) => at[1] - radius)),
    bottom: Math.max(...circles.map(({ at, radius }) => at[1] + radius)),
  })
}

/** Where trolls, ogres and golems have theirs, in the body's units (see monsters/rigs/hulk.ts). */
const HEAD_OF_HULK: Vec = [0, -120, 60]

/** A creature's head, or all of it where it has none to speak of: oozes, spiders, chests that bite. Scene units. */
function headOfCreature(creature: Creature, frame: Frame): Circle | undefined {
  if (creature.person) return headOfPerson(creature.person)
  if (creature.rig === 'person') return undefined
  const clay = new Clay()
  const bench = benchFor(clay, creature)
  rigs[creature.rig](bench)
  if (creature.rig === 'hulk') {
    const [x, y] = out(bench.place, HEAD_OF_HULK)
    return { x, y, radius: 190 * bench.place.scale }
  }
  if (bench.heads.length > 0) return headOfBeast(bench.heads)
  const box = reachOf(clay.reaches, frame)
  // Of what is taller than a token shows, the upper end is the one that bites.
  return around({ ...box, bottom: Math.min(box.bottom, box.top + Math.min(frame.width, frame.height)) })
}

/**
 * Where the head of the first person or creature of a kept scene is, painted as large as `frame`; undefined for scenes
 * without any.
 */
export function headIn(scene: Scene, frame: Frame): Circle | undefined {
  // The shorter side of any picture is a thousand units.
  const px = Math.min(frame.width, frame.height) / 1000
  const units = { width: frame.width / px, height: frame.height / px }
  const found = headOf(scene, units)
  return found && { x: found.x * px, y: found.y * px, radius: found.radius * px }
}

function headOf(scene: Scene, units: Frame): Circle | undefined {
  const { people } = scene as FigureScene
  const { creatures } = scene as MonsterScene
  if (scene.kind === 'figure' && people[0]) return headOfPerson(people[0])
  if (scene.kind === 'monster' && creatures[0]) return headOfCreature(creatures[0], units)
  return undefined
}

/** Where the foremost head of a kept scene is, as fractions of a picture as large as `frame`; empty for scenes without any. */
export function headBox(scene: Scene, frame: Frame): FaceBox[] {
  const head = headIn(scene, frame)
  if (!head) return []
  const share = (value: number) => Math.min(1, Math.max(0, value))
  const x = share((head.x - head.radius) / frame.width)
  const y = share((head.y - head.radius) / frame.height)
  const width = share((head.x + head.radius) / frame.width) - x
  const height = share((head.y + head.radius) / frame.height) - y
  return [{ x, y, width, height }]
}
