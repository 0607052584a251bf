import { add, amid, sub, times } from '../mesh/geometry.ts'
import { aboutAxis, apply, type Matrix } from '../mesh/matrix.ts'
import type { Mesh, Vec } from '../mesh/mesh.ts'
import { random } from '../paint/random.ts'
import { bodyData } from './anatomy/data.ts'
import { cropEar, stretchEars } from './anatomy/ears.ts'
import { type Figure, figureOf, meanAt } from './anatomy/figure.ts'
import { fitHands, loseForearm } from './anatomy/hands.ts'
import { likenessOf } from './anatomy/likeness.ts'
import { morphed } from './anatomy/morph.ts'
import type { HandFrame } from './anatomy/skeleton.ts'
import { stanceOf } from './anatomy/stances.ts'
import { wither } from './anatomy/wither.ts'
import { CROTCH, shoulderX, solesOf } from './body/torso.ts'
import { clothe } from './cloth/clothe.ts'
import { addFacewear } from './facewear/facewear.ts'
import { belowHead } from './framing.ts'
import { addBeard } from './hair/beard.ts'
import { addHair } from './hair/hair.ts'
import { addHat } from './hats/hats.ts'
import { type Joints, jointsOf } from './joints.ts'
import { isGhost, isHeadless, type Person } from './scene.ts'
import type { Anchors } from './sculpt.ts'
import { type Place, type Rotation, within } from './sculpture/space.ts'
import { addEyes } from './surface/eyes.ts'
import { haunted } from './surface/haunted.ts'
import { marksOf } from './surface/marks.ts'
import { addSkin, things } from './surface/skin.ts'
import { addTeeth, addTusks } from './surface/teeth.ts'

/** Somebody in flesh and cloth, in a picture's own units but y up, with the places that things go to. */
export interface Portrait {
  meshes: Mesh[]
  /** Which garment a thing of the meshes is a part of. */
  worn: ReadonlyMap<number, string>
  anchors: Anchors
  /** Units of the picture a decimetre. */
  scale: number
  /** Between the eyes, and how high the head is, units. */
  x: number
  y: number
  tall: number
  /** Whether the ground shows through. */
  isGhost: boolean
  joints: Joints
}

/** From how far they are looked at, dm: a portrait's long lens. */
const DISTANCE = 34
/** How much larger than at their eyes things are seen that lie so many dm before them. */
export const nearness = (z: number): number => DISTANCE / (DISTANCE - z)
/** Units from chin to crown of somebody whose scale is 1. */
const HEAD = 244
/** Units of a sculpted head a decimetre: some 148 wide where a skull of flesh is 1.67 dm. */
const SCULPTED = 152 / 1.67

/** Somebody's body at rest. */
export function bodyOf(person: Person): Float32Array {
  const { build, details } = likenessOf(person)
  const body = morphed(build, details)
  stretchEars(body, person.ears)
  fitHands(body)
  for (const { kind, side } of person.traits ?? []) if (kind === 'one-ear') cropEar(body, side)
  for (const { kind, side } of person.traits ?? []) if (kind === 'one-arm') loseForearm(body, side === 1 ? 'l' : 'r')
  if (person.complexion.hide === 'bone') wither(body)
  return body
}

/** Where somebody's dm lie in the picture: the lens is long, and the eyes are where the scene has them. */
const lensOf =
  (person: Person, eyes: Vec, scale: number) =>
  (place: Vec): Vec => {
    const [x, y, z] = sub(place, eyes)
    const near = DISTANCE / (DISTANCE - z)
    return [person.x + x * near * scale, -person.y + y * near * scale, person.depth + z * scale]
  }

/** The places of things on somebody alone, and units of the picture a decimetre. */
export function placesOn(person: Person): Pick<Portrait, 'anchors' | 'scale'> {
  const figure = figureOf(bodyOf(person), stanceOf(person))
  const { eyes, skull, tall } = headOf(figure)
  const scale = scaleOf(person, figure, eyes, tall)
  return { anchors: anchorsOf(figure, person, lensOf(person, eyes, scale), scale, skull), scale }
}

/** Draws somebody where the scene has them; from the hips up when they sit on what hides the rest. */
export function portray(
  person: Person,
  seed: number,
  fromHips = person.steed !== undefined || person.tail !== undefined,
): Portrait {
  const figure = figureOf(bodyOf(person), stanceOf(person))
  clothe(figure, person, seed)
  // Beasts' heads are sculpted, and a closed helm hides whose head it is.
  const isFaced = person.form === 'human' && person.headwear?.kind !== 'great-helm' && !isHeadless(person)
  const press = addHat(figure, person, seed)
  const grown = isFaced
    ? [addHair(figure, person, press), addBeard(figure, person, random(seed).fork('beard'))].filter(
        (mark) => mark !== undefined,
      )
    : []
  if (isFaced) {
    addEyes(figure, person)
    addTusks(figure, person)
    addFacewear(figure, person)
    if (person.expression.gape > 0.05 || person.expression.smile > 0.9) addTeeth(figure, person.traits)
  } else coverHead(figure)
  addSkin(figure, person, [...grown, ...marksOf(person)])
  const { eyes, skull, tall } = headOf(figure)
  const scale = scaleOf(person, figure, eyes, tall)
  const put = lensOf(person, eyes, scale)
  const hip = vertexYOf(figure, 'thigh_l') + 0.4
  for (const mesh of figure.meshes) {
    // Surfaces count in decimetres, wherever the mesh stands. Normals stay: so long a lens hardly turns any.
    mesh.rest ??= mesh.positions
    mesh.positions = stood(mesh.positions, person, eyes, scale)
    // Hats tell their surfaces places of their own.
    if (fromHips && mesh.thing < things.hat) keepAbove(mesh, hip)
    if (isGhost(person)) mesh.surface = haunted(mesh.surface)
  }
  return {
    meshes: figure.meshes,
    worn: figure.worn,
    anchors: anchorsOf(figure, person, put, scale, skull),
    scale,
    x: person.x,
    y: person.y,
    tall: tall * scale,
    isGhost: isGhost(person),
    joints: jointsOf(figure, put),
  }
}

/** Where a bone begins in the body at rest, dm above the ground. */
const vertexYOf = ({ rest }: Figure, bone: string): number =>
  meanAt(rest, bodyData().bones.find(({ name }) => name === bone)?.joint ?? [])[1]

/** Leaves of a mesh the faces that lie above a height whole, of the body at rest. */
function keepAbove(mesh: Mesh, height: number): void {
  const { faces, rest, uv } = mesh
  const corners: number[] = []
  for (let f = 0; f < faces.length; f += 4) {
    const own = [f, f + 1, f + 2, f + 3]
    if (own.every((corner) => (rest?.[faces[corner]! * 3 + 1] ?? 0) > height)) corners.push(...own)
  }
  mesh.faces = Int32Array.from(corners, (corner) => faces[corner]!)
  if (uv) mesh.uv = { ...uv, faces: Int32Array.from(corners, (corner) => uv.faces[corner]!) }
}

/** Nothing is seen of a head in a closed helm, or where a beast's is sculpted: what is marked here is not drawn. */
function coverHead({ rest, covered, eye, head }: Figure): void {
  for (let vertex = 0; vertex < covered.length; vertex++)
    if (rest[vertex * 3 + 1]! > eye[1] - 1.05 * head[1]) covered[vertex] = 1
}

/** Vertices in decimetres where `portray` puts them in the picture. */
export function stood(positions: Float32Array, { x, y, depth }: Person, eyes: Vec, scale: number): Float32Array {
  const put = new Float32Array(positions.length)
  for (let i = 0; i < put.length; i += 3) {
    const z = positions[i + 2]! - eyes[2]
    const near = (DISTANCE / (DISTANCE - z)) * scale
    put[i] = x + (positions[i]! - eyes[0]) * near
    put[i + 1] = (positions[i + 1]! - eyes[1]) * near - y
    put[i + 2] = depth + z * scale
  }
  return put
}

interface Head {
  /** Between the eyes, as they stand. */
  eyes: Vec
  /** Amid the skull, at the height of the eyes. */
  skull: Vec
  /** From chin to crown, dm. */
  tall: number
}

export function headOf({ rest, skeleton, eye, head }: Figure): Head {
  const right = meanAt(rest, bodyData().joints['joint-r-eye'] ?? [])
  const between = amid(eye, right, 0.5)
  return {
    eyes: skeleton.carried('head', between),
    skull: skeleton.carried('head', [0, between[1] - 0.1 * head[1], between[2] - 0.64 * head[2]]),
    tall: 2.36 * head[1],
  }
}

/** Units a decimetre, so that a bust has the head and a whole figure the height that its framing asks for. */
export function scaleOf(person: Person, { skeleton, eye }: Figure, eyes: Vec, tall: number): number {
  // Who rides is as large as beside the beast: the feet hang in the air.
  if (person.pose.act === 'riding')
    return (belowHead(person, 'full') * person.scale) / (eye[1] - skeleton.restOf('ball_l')[1] + 0.35)
  if (!person.whole) return (HEAD * person.scale) / tall
  // Feet behind a bowed head are farther away, and would seem to float.
  const below = lowest.map(([bone, thick]) => {
    const [, y, z] = skeleton.at(bone)
    return (eyes[1] - y + thick) * (DISTANCE / (DISTANCE - (z - eyes[2])))
  })
  return (belowHead(person, 'full') * person.scale) / Math.max(...below)
}

/** What somebody may rest on, and how thick it is, dm. */
const lowest = [
  ['ball_l', 0.35],
  ['ball_r', 0.35],
  ['calf_l', 0.62],
  ['calf_r', 0.62],
  ['thigh_l', 0.95],
  ['thigh_r', 0.95],
] as const

/** A turn of the world, where y is up, as a turn of the picture, where it is down. */
const flipped = (m: Matrix): Rotation => [
  [m[0], -m[1], m[2]],
  [-m[3], m[4], -m[5]],
  [m[6], -m[7], m[8]],
]

const down = ([x, y, z]: Vec): Vec => [x, -y, z]

function anchorsOf(figure: Figure, person: Person, put: (place: Vec) => Vec, scale: number, skull: Vec): Anchors {
  const { skeleton, head } = figure
  const headScale = (Math.sqrt(head[0] * head[1]) * scale) / SCULPTED
  const shoulders = sub(skeleton.at('upperarm_l'), skeleton.at('upperarm_r'))
  const bodyScale = ((Math.hypot(...shoulders) / 2) * scale) / shoulderX(person.build)
  const trunk = skeleton.wholes[skeleton.bone('spine_03')]!
  const neck = add(skeleton.at('neck_01'), apply(trunk, [0, -0.1, 0.25]))
  return {
    head: {
      origin: down(put(skull)),
      rotation: flipped(skeleton.wholes[skeleton.bone('head')]!),
      scale: headScale,
    },
    body: { origin: down(put(neck)), rotation: flipped(trunk), scale: bodyScale },
    hips: {
      origin: down(put(amid(skeleton.at('thigh_l'), skeleton.at('thigh_r'), 0.5))),
      rotation: flipped(aboutAxis([0, 1, 0], person.turn.body[0] * 0.7)),
      scale: 0.0098 * scale,
    },
    ...groundOf(figure, person, put, scale),
    ...(person.steed && { steed: steedOf(figure, person, put) }),
    elbows: { left: down(put(skeleton.at('lowerarm_l'))), right: down(put(skeleton.at('lowerarm_r'))) },
    hands: {
      left: placeOf(skeleton.hand('l'), 1, put, scale),
      right: placeOf(skeleton.hand('r'), -1, put, scale),
    },
  }
}

/** The ground under somebody, who may sit on it. */
function groundOf({ skeleton }: Figure, person: Person, put: (place: Vec) => Vec, scale: number) {
  const hips = amid(skeleton.at('thigh_l'), skeleton.at('thigh_r'), 0.5)
  const soles = Math.min(...lowest.map(([bone, thick]) => skeleton.at(bone)[1] - thick))
  return {
    ground: {
      origin: down(put([hips[0], soles, hips[2]])),
      rotation: flipped(aboutAxis([0, 1, 0], person.turn.body[0] * 0.35)),
      scale: 0.01 * scale,
    },
    high: (hips[1] - soles) * 100,
  }
}

/** Where a centaur's horse stands, as one is told in the sculpted body's units: its shoulders at the hips, its hooves at the soles. */
function steedOf({ skeleton }: Figure, person: Person, put: (place: Vec) => Vec): Place {
  const hips = amid(skeleton.at('thigh_l'), skeleton.at('thigh_r'), 0.5)
  const soles = Math.min(skeleton.at('ball_l')[1], skeleton.at('ball_r')[1]) - 0.35
  const [top, ground] = [put(hips), put([hips[0], soles, hips[2]])]
  const rotation = flipped(aboutAxis([0, 1, 0], person.turn.body[0]))
  const scale = (top[1] - ground[1]) / (solesOf(person.build) - CROTCH)
  return within({ origin: down(top), rotation, scale }, [0, -CROTCH, 0])
}

/** A hand as things are told of it: y down along the shaft it holds, z to the fingers. */
function placeOf(hand: HandFrame, side: -1 | 1, put: (place: Vec) => Vec, scale: number): Place {
  const y = times(hand.across, -1)
  const x = times(hand.palm, -side)
  const z = hand.fingers
  // Columns are the hand's axes in the world; both y are turned over.
  const world: Matrix = [x[0], -y[0], z[0], x[1], -y[1], z[1], x[2], -y[2], z[2]]
  return {
    origin: down(put(hand.at)),
    rotation: flipped(world),
    scale: 0.0105 * scale,
  }
}
