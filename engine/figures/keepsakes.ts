import { extent } from '../relics/items/arrange.ts'
import { layersOf } from '../relics/items/assemble.ts'
import { rigs } from '../relics/items/rigs/index.ts'
import type { Thing } from '../relics/items/scene.ts'
import type { Portrait } from './portray.ts'
import { isLarge, sizeOfRelic } from './relics.ts'
import type { Gear, Person } from './scene.ts'
import type { Stamp } from './sculpture/stamp.ts'

/** A thing as large as it is in the hands of whoever has it, or on the ground beside them. */
function placed(
  thing: Thing,
  gear: Gear,
  person: Person,
  { anchors, scale }: Portrait,
  { nth, of }: { nth: number; of: number },
): Stamp {
  const { reach, view, lean } = rigs[thing.rig]!
  const angle = view === 'standing' ? 0 : lean
  // A picture's own units a decimetre are those of the flesh.
  const size = (sizeOfRelic(thing) * scale) / Math.max(...reach)
  const [, high] = extent(thing, angle)
  const half = (high * size) / 2
  // Several lie side by side, each a little before the last.
  const aside = (nth - (of - 1) / 2) * 0.62 * sizeOfRelic(thing) * scale
  const side = Math.sign(person.turn.head[0]) || 1
  const hand = anchors.hands[gear.hold === 'left' ? 'left' : 'right']
  const ground = anchors.ground.origin
  const at = isLarge(thing)
    ? { x: ground[0] - side * 5.6 * scale + aside, y: ground[1] + 0.2 * scale - half, depth: ground[2] + 60 }
    : {
        x: hand.origin[0] + aside,
        y: hand.origin[1] + 0.12 * scale - half,
        depth: hand.origin[2] + (nth * 0.3 - 0.1) * scale,
      }
  return { layers: layersOf({ ...thing, x: at.x, y: at.y, angle, size }), depth: at.depth, seed: thing.seed }
}

/** All that people have which is drawn as the items category draws it. */
export const stampsOf = (people: readonly Person[], portraits: readonly Portrait[]): Stamp[] =>
  people.flatMap((person, i) =>
    person.gear.flatMap((gear) => {
      const { thing, many: of = 1 } = gear
      if (!thing) return []
      return Array.from({ length: of }, (_, nth) => placed(thing, gear, person, portraits[i]!, { nth, of }))
    }),
  )
