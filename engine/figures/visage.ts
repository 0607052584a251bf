import type { Rgb } from '../paint/colour.ts'
import { bone, cloth, type Material, metal, skin } from '../paint/material.ts'
import { steel, weathered } from './body/weaves.ts'
import { sculptBeast } from './head/beasts.ts'
import { complexionPigment } from './head/complexion.ts'
import { sculptEars } from './head/ears.ts'
import { landmarks, sides } from './head/face.ts'
import { sculptHead } from './head/skull.ts'
import type { Person } from './scene.ts'
import type { Clay } from './sculpture/clay.ts'
import { type Coat, ownColour } from './sculpture/groom.ts'
import type { Place, Vec } from './sculpture/space.ts'

/** Head, hide and fur of a person; tusks too. */
export function sculptFace(clay: Clay, head: Place, person: Person, coats: Coat[]) {
  const { complexion, face, expression, form } = person
  const base = complexion.base
  const ghost = person.name.startsWith('ghost')
  const hideMaterial: Material =
    complexion.hide === 'bone'
      ? bone(base)
      : complexion.hide === 'scales'
        ? { ...skin(base), specular: 0.28, gloss: 20, subsurface: undefined, mottle: 0.45 }
        : complexion.hide === 'fur' || complexion.hide === 'feathers'
          ? { ...cloth(base), bump: 0.8, grain: [4, 8], mottle: 0.4 }
          : person.name.startsWith('warforged')
            ? { ...metal(base), bump: 0.3 }
            : {
                ...skin(base),
                subsurface: [base[0] * 0.34, base[1] * 0.12, base[2] * 0.07],
                specular: face.age < 0.5 ? 0.13 : 0.09,
                ...(ghost ? { alpha: 0.62, emission: [20, 34, 38] as Rgb } : {}),
              }
  const pigment = person.name.startsWith('warforged')
    ? steel([60, 62, 66], false, true)
    : weathered(person.state, complexionPigment(complexion, face), 5)
  const options = { material: hideMaterial, place: head, pigment }
  const part = clay.parts.length
  const s = person.scale
  if (form === 'human') {
    sculptHead(clay, options, face, expression)
    sculptEars(clay, face, person.ears)
    const m = landmarks(face)
    if (person.tusks > 0) {
      clay.part({ material: bone([226, 212, 176]), place: head })
      for (const side of sides) {
        const t = person.tusks * (side === 1 && person.state.includes('broken-tusk') ? 0.45 : 1)
        clay.limb(
          [
            [[side * 17, m.mouthY + 8, m.mouthZ - 5], 5.5 * t],
            [[side * 22, m.mouthY - 5, m.mouthZ + 2], 5 * t],
            [[side * 22, m.mouthY - 10 - 16 * t, m.mouthZ], 1],
          ],
          2,
        )
      }
    }
    return
  }
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
