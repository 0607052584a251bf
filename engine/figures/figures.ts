import { cutAlong } from '../edits/matte/cut-along.ts'
import type { Form, Generator } from '../generator.ts'
import { type BackdropLight, paintBackdrop } from '../landscapes/backdrop.ts'
import { mix, type Rgb } from '../paint/colour.ts'
import { finish } from '../paint/finish.ts'
import type { Checkpoint, Frame } from '../paint/frame.ts'
import type { Light } from '../paint/light.ts'
import { blank } from '../paint/picture.ts'
import { random } from '../paint/random.ts'
import { bareRelief } from '../paint/relief.ts'
import { strokes } from '../paint/strokes.ts'
import { stylesOffered } from '../styles.ts'
import { drawAir, shine, skyOf } from './atmosphere.ts'
import { brushFaces } from './brush.ts'
import { groomCompanions, sculptCompanions, shadeCompanions } from './companions/draw.ts'
import { composeFigures } from './compose.ts'
import { bury, layPortraits } from './flesh.ts'
import { hew } from './hewn.ts'
import { stampsOf } from './keepsakes.ts'
import { figureLexicon } from './lexicon.ts'
import { nearnessOf } from './nearness.ts'
import { portray } from './portray.ts'
import type { FigureScene } from './scene.ts'
import { sculptBelongings } from './sculpt.ts'
import { Clay } from './sculpture/clay.ts'
import { groom } from './sculpture/groom.ts'
import { layCast } from './sculpture/light-cast.ts'
import { stampOn } from './sculpture/stamp.ts'
import { trace } from './sculpture/trace.ts'
import { shadeUnder } from './shadow.ts'
import { shownInFigure } from './shown.ts'
import { dwellOn, setBack } from './staging.ts'

/** Longer side, px, of what is traced: the brush takes back what a larger one would win. */
export const fineness = (frame: Frame): number => Math.min(560, 0.74 * Math.max(frame.width, frame.height))

const dim = (colour: Rgb, by: number): Rgb => [colour[0] * by, colour[1] * by, colour[2] * by]

/** The light of a place as it falls on a figure: bright enough to read a face by. */
export function lightOn(from: BackdropLight, scene: FigureScene['light']): Light {
  const strongest = Math.max(...from.colour, 1)
  // A little of any coloured light is white, or skin and cloth lose their own colours in it.
  const colour: Rgb = mix(from.colour, [strongest, strongest, strongest], 0.26)
  const key = dim(colour, (268 / strongest) * (0.8 + 0.2 * Math.min(1, strongest / 255)))
  const around = Math.max(...from.ambient, 1)
  const ambient = dim(from.ambient, Math.min(104, 60 + around * 0.3) / around / scene.contrast)
  const [x, y, z] = from.direction
  // Side light models a face; light from straight ahead flattens it.
  const direction: Light['direction'] = [
    Math.abs(x) < 0.35 ? (x < 0 || x === 0 ? -0.5 : 0.5) : x,
    Math.min(-0.35, y),
    Math.min(0.68, Math.max(0.42, z)),
  ]
  const rimColour: Rgb = from.rim?.colour ?? [
    from.ambient[0] * 0.6 + 60,
    from.ambient[1] * 0.6 + 66,
    from.ambient[2] * 0.6 + 84,
  ]
  return {
    direction,
    key,
    ambient,
    rim: rimColour,
    rimFrom: [0.94 * (from.rim?.from ?? (direction[0] < 0 ? 1 : -1)), 0.2],
    ...(from.below ? { bounce: dim(from.below, 0.5) } : {}),
    ...(scene.fire ? { bounce: dim(scene.fire, 0.55), rim: dim(scene.fire, 0.7) } : {}),
  }
}

/** People and their things lit in their place, before any style's hand. */
function raiseFigures(scene: FigureScene, frame: Frame, checkpoint: Checkpoint, isStaged: boolean) {
  checkpoint(0, 'Painting the background')
  const behind = paintBackdrop(scene.backdrop, frame)
  const light = lightOn(behind.light, scene.light)
  if (scene.alone) blank(behind.paint)
  const clay = new Clay()
  const seedOf = (nth: number) => scene.seed + nth * 101
  const portraits = scene.people.map((person, i) => portray(person, seedOf(i)))
  const people = scene.people.map((person, i) => sculptBelongings(clay, person, portraits[i]!.anchors, seedOf(i)))
  const benches = sculptCompanions(clay, scene, portraits)
  checkpoint(0.1, 'Sculpting')
  const unit = Math.min(frame.width, frame.height) / 1000
  const traced = trace(clay, frame, fineness(frame), (p) => checkpoint(0.1 + p * 0.25, 'Sculpting'))
  const cast = stampOn(traced, stampsOf(scene.people, portraits), frame.width / unit, frame.height / unit)
  const heads = portraits.map(({ x, y, tall }) => ({ x: x * unit, y: y * unit, tall: tall * unit }))
  if (isStaged) setBack(behind.paint, heads, light)
  const hewn = scene.people.find((person) => person.hewn)?.hewn
  const { red, green, blue } = behind.paint
  const bare = hewn && { red: red.slice(), green: green.slice(), blue: blue.slice() }
  const result = bareRelief(frame, behind.paint, light, scene.seed)
  for (const [i, person] of scene.people.entries()) shadeUnder(result, person, portraits[i]!)
  shadeCompanions(result, scene)
  const glows = [...people, ...benches].flatMap((one) => one.glows)
  for (const glow of glows)
    shine(result, glow.behind ? glow : { ...glow, radius: glow.radius * 1.6, colour: dim(glow.colour, 0.4) })
  const flesh = layPortraits(portraits, result, glows, (p, doing) => checkpoint(0.35 + p * 0.15, doing))
  if (flesh) bury(cast, flesh)
  layCast(result, cast, (p) => checkpoint(0.5 + p * 0.15, 'Lighting'))
  const luck = random(scene.seed)
  for (const [i, person] of people.entries()) {
    for (const coat of person.coats)
      strokes(result, groom(cast, coat, luck.fork(`coat ${i} ${coat.part}`)), { lit: 0.85, pen: 0.3, stuff: 'fur' })
    checkpoint(0.68 + (0.08 * i) / people.length, 'Combing hair')
  }
  groomCompanions(result, cast, benches, luck)
  brushFaces(result, cast, people, luck.fork('brush'))
  if (hewn && bare) hew(result, hewn, bare)
  if (isStaged) dwellOn(result, heads)
  for (const glow of glows) if (!glow.behind) shine(result, glow)
  drawAir(
    result,
    scene.air,
    random(scene.seed + 7),
    scene.people.map((person) => ({ x: person.x, y: person.y, radius: 190 * person.scale + 40 })),
  )
  return { result, cast, flesh }
}

/** How near they are is told in one measure of flesh and things alike. */
function formOfFigures(scene: FigureScene, frame: Frame, checkpoint: Checkpoint): Form {
  const { result, cast, flesh } = raiseFigures(scene, frame, checkpoint, false)
  return { relief: result, near: nearnessOf(frame, cast, flesh) }
}

function paintFigures(scene: FigureScene, frame: Frame, style: string, checkpoint: Checkpoint) {
  const { result } = raiseFigures(scene, frame, checkpoint, style === 'painted')
  checkpoint(0.8, 'Finishing')
  const first = scene.people[0]!
  const { alone: isAlone = false } = scene
  const picture = finish(result, style, {
    focus: [first.x, first.y],
    brush: 0.62,
    exposure: scene.light.exposure,
    vignette: isAlone ? 0 : 0.55,
    isAlone,
    sky: skyOf(scene.backdrop, scene.air),
    ...(scene.title === undefined ? {} : { title: scene.title }),
  })
  return isAlone ? cutAlong(picture, result.coverage) : picture
}

export const figures: Generator<FigureScene> = {
  lexicon: figureLexicon,
  little: { details: ['paint', 'light', 'scars', 'expression', 'dyes'], slides: true },
  styles: stylesOffered.characters,
  compose: composeFigures,
  shows: shownInFigure,
  paint: paintFigures,
  form: formOfFigures,
}
