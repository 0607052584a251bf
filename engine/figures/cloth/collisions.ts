import type { Spot } from '../../mesh/mesh.ts'
import { render } from '../../mesh/render.ts'
import { NOTHING } from '../../mesh/rendered.ts'
import type { Lights } from '../../mesh/shading.ts'
import { random } from '../../paint/random.ts'
import { understand } from '../../prompt/understand.ts'
import { type Act, acts, actWords } from '../acts.ts'
import { composeFigures } from '../compose.ts'
import { figureLexicon } from '../lexicon.ts'
import { portray } from '../portray.ts'
import { garmentKinds, type Person, wrapKinds } from '../scene.ts'

/** Where a layer comes through the one over it. */
export interface Collision {
  /** What comes through: a garment's kind, 'under', or 'skin'. */
  inner: string
  outer: string
  /** px of a picture 13 px a dm. */
  size: number
}

const peoples = ['human', 'elf', 'dwarf', 'halfling', 'half-orc', 'gnome', 'tiefling', 'goblin', 'giant', 'drow', 'orc']
const builds = ['fat', 'thin', 'muscular', 'tall', 'old', 'young']
/** How far out hands lie on the body at rest, dm. */
const HAND = 2.9
/** How far along the arm sleeves are held before the body. */
const FOREARM = 0.3
/** Between fingers one sees what is behind them. */
const seenBetween: readonly string[] = ['', 'gloves']
const FRAME = { width: 200, height: 250 }
const SCALE = 11
const dark: Lights = {
  key: { direction: [0, 1, 0.5], colour: [0, 0, 0] },
  ambient: [0, 0, 0],
  bounce: [0, 0, 0],
  fill: { direction: [1, 0, 0], colour: [0, 0, 0] },
  rim: { direction: [1, 0, 0], colour: [0, 0, 0] },
  lamps: [],
}

/** The nth of a row of people who differ in people, sex, age, build, garment, wrap and what they do; whole figures. */
export function nthDressed(n: number, act: Act = acts[(n * 7) % acts.length]!): Person {
  const words = `a ${builds[n % builds.length]} ${peoples[n % peoples.length]} ${n % 2 ? 'man' : 'woman'}, ${actWords[act].split(',')[0]}`
  const brief = understand('characters', figureLexicon, words, '')
  const [person] = composeFigures(brief, random(n + 1), { width: 600, height: 800 }).people
  if (!person) throw new RangeError(`Nobody is there: ${words}`)
  person.whole = true
  const kind = garmentKinds[n % garmentKinds.length]!
  person.garments = [{ kind, colour: [90, 90, 160], state: [] }]
  person.extras = []
  const wrap = wrapKinds[n % (wrapKinds.length * 2)]
  if (wrap) person.wrap = { kind: wrap, colour: [160, 60, 60], state: [] }
  else delete person.wrap
  return person
}

/** From where along an arm its sleeve is told from the shoulder under a cloak. */
const SLEEVE = 0.2

/** Finds how much of somebody's sleeves is seen without their wrap, and how much of that the wrap hides, px of the same picture. */
export function sleevesBehindWrap(person: Person, seed: number): { seen: number; hidden: number } {
  const { meshes, scale, worn } = portray(person, seed)
  const placed = meshes.map((mesh) => ({
    ...mesh,
    positions: mesh.positions.map((value) => value / scale),
    surface: (spot: Spot) => {
      spot.r = spot.v > SLEEVE && mesh.thing !== 1 ? 1 : 0
    },
  }))
  const view = { frame: FRAME, scale: SCALE, x: person.x / scale, y: -person.y / scale - 8 }
  const isWrap = (thing: number) => worn.get(thing) === person.wrap?.kind
  const bare = render(
    placed.filter(({ thing }) => !isWrap(thing)),
    view,
    dark,
  )
  const wrapped = render(placed, view, dark)
  const count = { seen: 0, hidden: 0 }
  for (let i = 0; i < bare.thing.length; i++) {
    if (bare.albedo[0][i]! < 0.9 * 255 || !worn.has(bare.thing[i]!)) continue
    count.seen++
    if (wrapped.thing[i] !== bare.thing[i]) count.hidden++
  }
  return count
}

/** Which of somebody's clothes is seen in each px of their middle, from above. */
export function seenDownTheMiddle(person: Person, seed: number): string[] {
  const { meshes, scale, worn } = portray(person, seed)
  const placed = meshes.map((mesh) => ({ ...mesh, positions: mesh.positions.map((value) => value / scale) }))
  const view = { frame: FRAME, scale: SCALE, x: person.x / scale, y: -person.y / scale - 8 }
  const { thing, coverage, width } = render(placed, view, dark)
  const names: string[] = []
  for (let y = 0; y < FRAME.height; y++) {
    const i = y * width + (width >> 1)
    if (coverage[i]! > 0.99) names.push(thing[i] === 1 ? 'skin' : (worn.get(thing[i]!) ?? ''))
  }
  return names
}

/**
 * Finds where skin comes through clothes, and a layer through what is worn over it: px of what lies farther in, all round which is
 * one thing that lies farther out, no farther from the eye than cloth is thick.
 */
export function collisionsOf(person: Person, seed: number): Collision[] {
  const { meshes, scale, worn } = portray(person, seed)
  const placed = meshes.map((mesh) => ({
    ...mesh,
    positions: mesh.positions.map((value) => value / scale),
    // Hands and forearms may lie on anything: they are told by their colour.
    surface: (spot: Spot) => {
      spot.r = mesh.thing === 1 ? (Math.abs(spot.x) > HAND ? 1 : 0) : spot.v > FOREARM ? 1 : 0
    },
  }))
  const view = { frame: FRAME, scale: SCALE, x: person.x / scale, y: -person.y / scale - 8 }
  const { thing, coverage, depth, width, albedo } = render(placed, view, dark)
  const nameOf = (at: number) => worn.get(at) ?? (at === 1 ? 'skin' : '')
  const isSeen = (i: number) => coverage[i]! > 0.99 && depth[i] !== NOTHING
  const known = new Uint8Array(thing.length)
  const found: Collision[] = []
  for (let start = 0; start < thing.length; start++) {
    if (known[start] || !isSeen(start) || nameOf(thing[start]!) === '' || albedo[0][start]! > 20) continue
    const inner = thing[start]!
    const island = [start]
    known[start] = 1
    let around = 0
    let isOne = true
    let step = 0
    let edge = 0
    for (let k = 0; k < island.length; k++) {
      const i = island[k]!
      for (const j of [i - 1, i + 1, i - width, i + width]) {
        if (j < 0 || j >= thing.length || !isSeen(j)) {
          isOne = false
          continue
        }
        if (thing[j] === inner) {
          if (!known[j]) island.push(j)
          known[j] = 1
          continue
        }
        around ||= thing[j]!
        if (thing[j] !== around) isOne = false
        step += depth[j]! - depth[i]!
        edge++
      }
    }
    // What lies over something is no fault, nor is what is seen through an opening, or held before it.
    if (!isOne || around < inner || seenBetween.includes(nameOf(around)) || nameOf(around) === nameOf(inner)) continue
    if (edge === 0 || Math.abs(step / edge) > 0.1 || island.length > 400) continue
    found.push({ inner: nameOf(inner), outer: nameOf(around), size: island.length })
  }
  return found
}
