import { mix, type Rgb, shade } from '../paint/colour.ts'
import type { Random } from '../paint/random.ts'
import type { Relief } from '../paint/relief.ts'
import { type Stroke, strokes } from '../paint/strokes.ts'
import { played } from './countenance.ts'
import { eyeSeat } from './head/beasts.ts'
import type { Expression, Face } from './head/face.ts'
import { browStrokes, drawEyes, drawMouth, type Eyes, feelingStrokes } from './head/features.ts'
import type { HeadForm } from './scene.ts'
import type { Sculpted } from './sculpt.ts'
import type { Cast } from './sculpture/cast.ts'
import { drawLit } from './sculpture/draw-lit.ts'
import { out, type Place, type Vec } from './sculpture/space.ts'

/** Whether a part of the clay is what the eye meets at a place of the picture (units). */
function shows(cast: Cast, part: number, x: number, y: number): boolean {
  const px = Math.floor((x - cast.left) * cast.scale)
  const py = Math.floor((y - cast.top) * cast.scale)
  if (px < 0 || py < 0 || px >= cast.width || py >= cast.height) return false
  return cast.part[py * cast.width + px] === part + 1
}

/** A head whose eyes are to be drawn. */
export interface Gazing {
  head: Place
  headPart: number
  form: HeadForm
  face: Face
  expression: Expression
  eyes: Eyes
  skin: Rgb
}

/** Draws the eyes of a head, and its lips when it is a human's. */
export function brushEyes(
  result: Relief,
  cast: Cast,
  { head, headPart, form, face, expression, eyes, skin }: Gazing,
  fangs = 0,
): void {
  const seen = (x: number, y: number) => shows(cast, headPart, x, y)
  drawLit(
    result,
    eyes.glow > 0.5 ? 0.2 : 0.72,
    0.9,
    (pen) => {
      drawEyes(pen, head, face, expression, eyes, skin, eyeSeat(form, face), seen)
      if (form === 'human') drawMouth(pen, head, face, expression, skin, fangs)
    },
    seen,
  )
}

/** Eyes, brows, lips and whiskers: what is too fine to sculpt. */
export function brushFaces(result: Relief, cast: Cast, people: readonly Sculpted[], luck: Random): void {
  for (const [i, { person, head, headPart }] of people.entries()) {
    if (person.headwear?.kind === 'great-helm' || person.form === 'skull') continue
    const { form, face, eyes, complexion } = person
    // An owl looks round-eyed at everything.
    const expression = form === 'owl' ? { ...person.expression, lids: 1.3, frown: 0, smile: 0 } : person.expression
    brushEyes(result, cast, { head, headPart, form, face, expression, eyes, skin: complexion.base }, person.fangs)
    const seen = (x: number, y: number) => shows(cast, headPart, x, y)
    if (person.form === 'human') {
      const colour = person.hair
        ? mix(shade(person.hair.colour, -0.1), [60, 44, 36], played(person.expression) ? 0.8 : 0.4)
        : ([58, 44, 38] as const)
      const bushy =
        person.face.brows *
        (played(person.expression) ? 1.6 : 1) *
        (person.beard ? 1.2 : 1) *
        (1 + 0.3 * Math.max(0, person.face.age - 0.6))
      const hairs = browStrokes(head, person.face, person.expression, colour, bushy, luck.fork(`brows ${i}`))
      strokes(
        result,
        hairs.filter((stroke) => seen(...stroke.points[0]!)),
        { lit: 0.7, pen: 0.6 },
      )
      strokes(
        result,
        feelingStrokes(head, person.face, person.expression, complexion.base).filter((stroke) =>
          seen(...stroke.points[0]!),
        ),
        { lit: 0.7, pen: 0.4 },
      )
    }
    if (person.form === 'cat' || person.form === 'rat' || person.form === 'wolf')
      strokes(result, whiskers(person.form, head), { lit: 0.5, pen: 0.2 })
  }
}

function whiskers(form: string, head: Sculpted['head']): Stroke[] {
  const z = form === 'cat' ? 92 : 112
  const flat = (v: Vec): [number, number] => {
    const p = out(head, v)
    return [p[0], p[1]]
  }
  const list: Stroke[] = []
  if (form === 'wolf') return list
  for (const s of [-1, 1]) {
    for (let k = 0; k < 5; k++) {
      list.push({
        points: [
          flat([s * 18, 34 + k * 3, z]),
          flat([s * 54, 26 + k * 9, z - 4]),
          flat([s * 100, 30 + k * 14, z - 30]),
        ],
        colour: [240, 236, 224],
        width: 1.5 * head.scale,
        taper: 0.1,
        alpha: 0.75,
      })
    }
  }
  return list
}
