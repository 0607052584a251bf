import { cutAlong } from '../edits/matte/cut-along.ts'
import { drawAir, shine, skyOf } from '../figures/atmosphere.ts'
import { brushEyes, brushFaces } from '../figures/brush.ts'
import { tackUp } from '../figures/companions/tack.ts'
import { fineness, lightOn } from '../figures/figures.ts'
import { bury, layPortraits } from '../figures/flesh.ts'
import { averageFace } from '../figures/head/face.ts'
import { hew } from '../figures/hewn.ts'
import { nearnessOf } from '../figures/nearness.ts'
import { type Portrait, portray } from '../figures/portray.ts'
import type { Person } from '../figures/scene.ts'
import { type Sculpted, sculptBelongings } from '../figures/sculpt.ts'
import { Clay } from '../figures/sculpture/clay.ts'
import { groom } from '../figures/sculpture/groom.ts'
import { layCast } from '../figures/sculpture/light-cast.ts'
import { trace } from '../figures/sculpture/trace.ts'
import type { Generator } from '../generator.ts'
import { paintBackdrop } from '../landscapes/backdrop.ts'
import { mix, type Rgb } from '../paint/colour.ts'
import { finish } from '../paint/finish.ts'
import type { Checkpoint, Frame } from '../paint/frame.ts'
import { blank } from '../paint/picture.ts'
import { random } from '../paint/random.ts'
import { bareRelief, type Relief } from '../paint/relief.ts'
import { strokes } from '../paint/strokes.ts'
import { stylesOffered } from '../styles.ts'
import { setBeside } from './beside.ts'
import { breathe } from './breath.ts'
import { burst } from './burst.ts'
import { composeMonsters } from './compose.ts'
import { paintDepths } from './depths.ts'
import { groundShadow } from './ground.ts'
import { haunt } from './haunt.ts'
import { monsterLexicon } from './lexicon.ts'
import { type Bench, benchFor, faceOf } from './rigs/rig.ts'
import { rigs } from './rigs/rigs.ts'
import type { Creature, MonsterScene } from './scene.ts'
import { shownInLair } from './shown.ts'
import { type Made, pierce, sink, stuckIn } from './stuck.ts'
import { wreathe } from './wreath.ts'

/** Whether somebody sits with a leg on either side: riders of scenes kept from before are cut off at the hips instead. */
const isAstride = ({ pose }: Person) => pose.act === 'riding'

/** Whoever is a person is of flesh; their things are sculpted. */
function peopled(clay: Clay, creature: Creature, person: Person, portraits: Portrait[]): Sculpted {
  const { seed } = creature
  // A monster does not wait with folded arms.
  const stride = Math.min(0.44, person.pose.stride)
  const portrait = portray(
    { ...person, pose: { ...person.pose, stride } },
    seed,
    person.steed !== undefined || (creature.rides === true && !isAstride(person)),
  )
  portraits.push(portrait)
  for (const stuck of creature.stuck ?? []) pierce(clay, portrait.anchors, stuck, seed)
  return sculptBelongings(clay, person, portrait.anchors, seed)
}

/** Where the eye should rest, px: on a face, however small it is. */
function faceOn({ x, y, radius }: { x: number; y: number; radius: number }, { scale, frame }: Relief) {
  const least = 0.07 * Math.min(frame.width, frame.height)
  return { x: x * scale, y: y * scale, radius: Math.max(least, Math.min(3.2 * least, radius * scale)) }
}

/** How many heads of one body breathe at once: all at once would hide it. */
const MOUTHS_MAX = 2

const dim = (colour: Rgb, by: number): Rgb => [colour[0] * by, colour[1] * by, colour[2] * by]

/** Creatures lit in their lair, before any style's hand; with where the eye should rest. */
function raiseMonsters(scene: MonsterScene, frame: Frame, checkpoint: Checkpoint) {
  checkpoint(0, 'Painting the lair')
  const behind = scene.underwater ? paintDepths(frame, scene.seed) : paintBackdrop(scene.backdrop, frame)
  const light = lightOn(behind.light, scene.light)
  if (scene.alone) blank(behind.paint)
  // Gold throws its own colour back at whoever lies on it, whatever the light of the cave.
  if (scene.creatures.some(({ seat }) => seat === 'hoard')) {
    light.key = mix(light.key, [285, 240, 172], 0.62)
    light.ambient = mix(light.ambient, [118, 96, 66], 0.5)
  }
  const clay = new Clay()
  const benches: Bench[] = []
  const made: Made[] = []
  const people: Sculpted[] = []
  const portraits: Portrait[] = []
  const bodies = new Map<Creature, Portrait>()
  for (const creature of scene.creatures) {
    if (creature.person) {
      const { person } = creature
      people.push(peopled(clay, creature, person, portraits))
      const portrait = portraits.at(-1)!
      bodies.set(creature, portrait)
      const mount = benches.at(-1)
      if (creature.rides && isAstride(person) && mount)
        tackUp(
          mount,
          portrait.anchors.hands.left.origin,
          true,
          mount.creature.saddle ?? person.wrap?.colour ?? [96, 40, 40],
        )
    }
    if (creature.rig === 'person') continue
    const bench = benchFor(clay, creature)
    const first = clay.parts.length
    rigs[creature.rig](bench)
    if (creature.bursts) burst(bench)
    setBeside(clay, creature, bench.glows)
    if (creature.state.includes('ghostly')) haunt(clay, first, bench)
    benches.push(bench)
    made.push({ bench, first, last: clay.parts.length })
  }
  checkpoint(0.1, 'Sculpting')
  const cast = trace(clay, frame, fineness(frame), (p) => checkpoint(0.1 + p * 0.35, 'Sculpting'))
  const { red, green, blue } = behind.paint
  const bare = scene.hewn && { red: red.slice(), green: green.slice(), blue: blue.slice() }
  const result = bareRelief(frame, behind.paint, light, scene.seed)
  for (const creature of scene.creatures) groundShadow(result, creature, bodies.get(creature))
  const glows = [...people, ...benches].flatMap((one) => one.glows)
  for (const glow of glows)
    shine(result, glow.behind ? glow : { ...glow, radius: glow.radius * 1.6, colour: dim(glow.colour, 0.4) })
  for (const { inner } of benches) if (inner.parts.length > 0) layCast(result, trace(inner, frame, fineness(frame)))
  const flesh = layPortraits(portraits, result, glows)
  if (flesh) bury(cast, flesh)
  layCast(result, cast, (p) => checkpoint(0.45 + p * 0.2, 'Lighting'))
  const luck = random(scene.seed)
  for (const [i, { coats }] of people.entries()) {
    for (const coat of coats)
      strokes(result, groom(cast, coat, luck.fork(`person ${i} ${coat.part}`)), { lit: 0.85, pen: 0.25, stuff: 'fur' })
  }
  for (const [i, { coats, creature }] of benches.entries()) {
    for (const coat of coats) {
      const s = creature.scale
      // Hairs of a pack are drawn sparser: there are many, and each is small.
      const sparse = 1 + 0.22 * (benches.length - 1)
      const sized = { ...coat, spacing: coat.spacing * s * s * sparse, length: coat.length * s, width: coat.width * s }
      strokes(result, groom(cast, sized, luck.fork(`coat ${i} ${coat.part}`)), { lit: 0.85, pen: 0.25, stuff: 'fur' })
    }
  }
  const stuck = stuckIn(clay, frame, made)
  if (stuck) {
    const driven = trace(stuck, frame, fineness(frame))
    sink(driven, cast)
    layCast(result, driven)
  }
  checkpoint(0.75, 'Eyes and teeth')
  brushFaces(result, cast, people, luck.fork('brush'))
  for (const bench of benches) {
    for (const one of bench.heads) brushEyes(result, cast, { ...one, face: averageFace })
  }
  if (scene.hewn && bare) hew(result, scene.hewn, bare)
  for (const { flames, seed } of scene.creatures) if (flames) wreathe(result, flames, random(seed).fork('flames'))
  for (const glow of glows) if (!glow.behind) shine(result, glow)
  for (const { creature, mouth, mouths } of benches)
    if (creature.breath && mouth)
      for (const one of [mouth, ...mouths.slice(0, MOUTHS_MAX - 1)])
        breathe(result, {
          kind: creature.breath,
          ...(creature.breathDye && { dye: creature.breathDye }),
          mouth: one,
          scale: creature.scale,
          seed: creature.seed,
        })
  drawAir(result, scene.air, random(scene.seed + 7))
  const face = portraits.length > 0 ? undefined : benches.map(faceOf).find((one) => one !== undefined)
  return { result, face, cast, flesh }
}

function paintMonsters(scene: MonsterScene, frame: Frame, style: string, checkpoint: Checkpoint) {
  const { result, face } = raiseMonsters(scene, frame, checkpoint)
  checkpoint(0.8, 'Finishing')
  const first = scene.creatures[0]!
  if (face && result.matter) result.matter.focus = faceOn(face, result)
  const { alone: isAlone = false } = scene
  const picture = finish(result, style, {
    focus: face ? [face.x, face.y] : [first.x, first.y],
    brush: scene.creatures.length > 1 ? 0.5 : 0.66,
    exposure: scene.light.exposure,
    vignette: isAlone ? 0 : 0.55,
    isAlone,
    sky: skyOf(scene.backdrop, scene.air),
    ...(scene.title === undefined ? {} : { title: scene.title }),
  })
  return isAlone ? cutAlong(picture, result.coverage) : picture
}

export const monsters: Generator<MonsterScene> = {
  lexicon: monsterLexicon,
  little: { details: ['paint', 'light'], slides: true },
  styles: stylesOffered.monsters,
  compose: composeMonsters,
  shows: shownInLair,
  paint: paintMonsters,
  form(scene, frame, checkpoint) {
    const { result, cast, flesh } = raiseMonsters(scene, frame, checkpoint)
    return { relief: result, near: nearnessOf(frame, cast, flesh) }
  },
}
