import type { Figure } from '../anatomy/figure.ts'
import type { Person } from '../scene.ts'
import { addEyewear } from './eyewear.ts'
import { faceFormOf } from './face-form.ts'
import { addMask } from './masks.ts'
import { addRings } from './rings.ts'

/** Puts on somebody what is worn on a face of flesh: patches, glasses, masks and rings. */
export function addFacewear(figure: Figure, person: Person): void {
  const { patch, glasses, eyewear, mask, earrings, noseRing } = person
  if (!patch && !glasses && !eyewear && !mask && !earrings && !noseRing) return
  const form = faceFormOf(figure)
  addEyewear(form, person)
  addMask(form, person)
  addRings(form, person)
}
