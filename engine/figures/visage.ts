import { bone, cloth, type Material, skin } from '../paint/material.ts'
import { weathered } from './body/weaves.ts'
import { sculptBeast } from './head/beasts.ts'
import { complexionPigment } from './head/complexion.ts'
import type { Person } from './scene.ts'
import type { Clay } from './sculpture/clay.ts'
import { type Coat, ownColour } from './sculpture/groom.ts'
import type { Place, Vec } from './sculpture/space.ts'

/** The head, hide and fur of somebody with a beast's head. */
export function sculptFace(clay: Clay, head: Place, person: Person, coats: Coat[]) {
  const { complexion, face, expression, form } = person
  const base = complexion.base
  const hideMaterial: Material =
    complexion.hide === 'bone'
      ? bone(base)
      : complexion.hide === 'scales'
        ? { ...skin(base), specular: 0.28, gloss: 20, subsurface: undefined, mottle: 0.45 }
        : complexion.hide === 'fur' || complexion.hide === 'feathers'
          ? { ...cloth(base), bump: 0.8, grain: [4, 8], mottle: 0.4 }
          : {
              ...skin(base),
              subsurface: [base[0] * 0.34, base[1] * 0.12, base[2] * 0.07],
              specular: face.age < 0.5 ? 0.13 : 0.09,
            }
  const pigment = weathered(person.state, complexionPigment(complexion, face), 5)
  const options = { material: hideMaterial, place: head, pigment }
  const part = clay.parts.length
  const s = person.scale
  sculptBeast(clay, options, form, face, expression, true, person.ears !== 'none')
  if (complexion.hide === 'fur')
    coats.push({
      part,
      colour: ownColour,
      spacing: 13 * s * s,
      length: 20 * s,
      width: 2.1 * s,
      stray: 0.4,
      contrast: 0.1,
      wisps: 0.8,
      flow: furFlow,
    })
  if (complexion.hide === 'feathers')
    coats.push({
      part,
      colour: ownColour,
      spacing: 30 * s * s,
      length: 26 * s,
      width: 6 * s,
      stray: 0.15,
      contrast: 0.09,
      wisps: 0.4,
      flow: furFlow,
    })
}

/** Fur lies back from the nose. */
const furFlow = ([x, y, z]: Vec): Vec => [x * 0.016, (y - 10) * 0.012 + 0.25, -0.9 - z * 0.001]
