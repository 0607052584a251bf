import { add, ball, type Vec, vertexOf } from '../../mesh/geometry.ts'
import type { Rgb } from '../../paint/colour.ts'
import { metalOf } from '../cloth/fabrics.ts'
import { polished } from '../cloth/jewels.ts'
import { earVertices } from '../hats/block.ts'
import type { Person } from '../scene.ts'
import type { FaceForm } from './face-form.ts'
import { ringOf, wear, wire } from './sheet.ts'

/** Where the lobe of an ear hangs, dm at rest. */
function lobeOf({ figure: { rest } }: FaceForm, side: number): Vec {
  const own = [...earVertices()].map((vertex) => vertexOf(rest, vertex)).filter(([x]) => x * side > 0)
  own.sort((a, b) => a[1] - b[1])
  const low = own.slice(0, Math.max(1, Math.round(own.length * 0.06)))
  const mean = (axis: 0 | 1 | 2) => low.reduce((sum, place) => sum + place[axis], 0) / low.length
  return [mean(0), mean(1), mean(2)]
}

function bead(form: FaceForm, at: Vec, radius: number, colour: Rgb): void {
  const made = ball(at, radius, 8, 10)
  wear(form.figure, made.positions, made.faces, polished(colour, 60), 'metal')
}

/** Hoops, or drops with a stone, in the ears; a ring in the nose. */
export function addRings(form: FaceForm, person: Person): void {
  const { earrings, noseRing } = person
  const { figure } = form
  const { head } = figure
  if (earrings && !person.traits?.some(({ kind }) => kind === 'one-ear')) {
    const metal = metalOf(earrings, { worn: 0.2 })
    // The same face always wears the same ones.
    const isHoop = Math.abs(person.face.skull * 977) % 1 < 0.6
    for (const side of [-1, 1]) {
      const lobe = add(lobeOf(form, side), [side * 0.03, 0.05, 0.04])
      if (isHoop)
        wire(
          figure,
          ringOf(add(lobe, [0, -0.2 * head[1], 0]), [side * 0.5, 0, 0.87], [0, 1, 0], 0.2 * head[1]),
          0.034,
          metal,
          'metal',
          { open: true },
        )
      else {
        wire(figure, [lobe, add(lobe, [side * 0.01, -0.28 * head[1], 0])], 0.02, metal)
        bead(form, lobe, 0.05, earrings)
        bead(form, add(lobe, [side * 0.01, -0.34 * head[1], 0]), 0.085, person.necklace?.trim ?? [150, 30, 44])
      }
    }
  }
  if (noseRing) {
    const metal = metalOf(noseRing, { worn: 0.2 })
    const side = person.turn.head[0] > 0 ? -1 : 1
    const y = -0.43
    const wing = form.on(form.angleOf(side * 0.15, y), y, 0.004)
    wire(
      figure,
      ringOf(add(wing, [0, -0.03, 0.004]), [0.6 * side, 0, 0.8], [0, 1, 0], 0.055 * head[0]),
      0.02,
      metal,
      'metal',
      {
        open: true,
      },
    )
  }
}
