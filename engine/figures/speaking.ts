import { gather } from '../mesh/geometry.ts'
import { bodyData } from './anatomy/data.ts'
import { type Figure, figureOf } from './anatomy/figure.ts'
import { likenessOf } from './anatomy/likeness.ts'
import { type Details, morphed } from './anatomy/morph.ts'
import { stanceOf } from './anatomy/stances.ts'
import { bodyOf, headOf, scaleOf, stood } from './portray.ts'
import type { FigureScene, Person } from './scene.ts'
import { skinShell } from './surface/skin.ts'
import { addTusks } from './surface/teeth.ts'

/** What a mouth does, and brows: how far each is followed, 1 as in `speechMoves`. */
export const speechUnits = ['open', 'purse', 'spread', 'press', 'brows'] as const
export type SpeechUnit = (typeof speechUnits)[number]

const unit = (name: string) => `expression/units/caucasian/${name}`
const speechMoves: Readonly<Record<Exclude<SpeechUnit, 'open'>, Details>> = {
  purse: { [unit('mouth-pursing')]: 0.75, [unit('mouth-protusion')]: 0.35 },
  spread: { [unit('mouth-retraction')]: 0.6, [unit('mouth-parling')]: 0.25 },
  press: { [unit('mouth-compression')]: 0.5 },
  brows: { [unit('eyebrows-LR-up')]: 0.55 },
}

/** The skin of a head with what is within its mouth, as it lies on a picture. Places are units of the picture: x, y down, z near. */
export interface SpeakingFace {
  /** Four corners a face, anticlockwise from outside. */
  faces: Int32Array
  /** From which vertex on it is teeth and tongue, and from which tusks and fangs. */
  inner: number
  tusks: number
  /** Of each vertex of the skin, 1: of the lips and what lies behind them. */
  isMouth: Uint8Array
  /** As the picture has it. */
  still: Float32Array
  /** Where the same vertices lie on the picture of `opened`. */
  opened: Float32Array
  /** How each vertex moves, units. */
  moves: Readonly<Record<SpeechUnit, Float32Array>>
  /** Between the lips, and from chin to crown, units. */
  mouth: readonly [x: number, y: number]
  tall: number
}

/** Whose mouth is of the body's own flesh: beasts' heads are sculpted, and helms and masks hide what is under them. */
export const canSpeak = (person: Person): boolean =>
  person.form === 'human' && person.mask === undefined && person.headwear?.kind !== 'great-helm'

/** The same person with the mouth wide open: what is in it is painted as all else is. */
function openMouthed(person: Person): Person {
  const { expression } = person
  return { ...person, expression: { ...expression, smile: Math.min(0.7, expression.smile), gape: 1, press: 0 } }
}

/** The scene with the mouth of the first of its people wide open. */
export const opened = (scene: FigureScene): FigureScene => ({
  ...scene,
  people: scene.people.map((person, i) => (i === 0 ? openMouthed(person) : person)),
})

/** How the mouth of somebody moves who can speak. */
export function speakingFace(person: Person): SpeakingFace {
  const { groups } = bodyData()
  const shell = skinShell()
  const within = ['helper-upper-teeth', 'helper-lower-teeth', 'helper-tongue'].map((name) => groups.get(name)!.faces)
  const parts = within.flatMap((faces) => [...faces])
  const wide = openMouthed(person)
  const [own, grown] = [tusksOf(person, bodyOf(person)), tusksOf(wide, bodyOf(wide))]
  const figure = figureOf(bodyOf(person), stanceOf(person))
  const { eyes, tall } = headOf(figure)
  const scale = scaleOf(person, figure, eyes, tall)
  const tusks = shell.finer.count + parts.length
  const lower = shell.finer.count + within[0]!.length
  const lowerTeeth = within[1]!.length
  /** Skin, what is within the mouth, and tusks. */
  const placed = (posed: Float32Array, tusks: Float32Array, at: typeof eyes, by: number) => {
    const skin = shell.finer.round(gather(posed, shell.of))
    const all = new Float32Array(skin.length + parts.length * 3 + tusks.length)
    all.set(skin)
    all.set(gather(posed, Int32Array.from(parts)), skin.length)
    all.set(tusks, skin.length + parts.length * 3)
    const put = stood(all, person, at, by)
    for (let i = 1; i < put.length; i += 3) put[i] = -put[i]!
    return put
  }
  const still = placed(figure.posed, own.positions, eyes, scale)
  const apart = (body: Float32Array) => {
    const moved = placed(figure.skeleton.carry(body), own.positions, eyes, scale)
    for (let i = 0; i < moved.length; i++) moved[i]! -= still[i]!
    // Tusks grow in the lower jaw, and go with its teeth.
    if (person.tusks > 0) follow(moved, tusks, lower, lower + lowerTeeth)
    return moved
  }
  const { build, details } = likenessOf(person)
  const plain = morphed(build, details)
  const by = (more: Details) => {
    const body = morphed(build, details, more)
    for (let i = 0; i < body.length; i++) body[i] = figure.rest[i]! + body[i]! - plain[i]!
    return apart(body)
  }
  const other = figureOf(bodyOf(wide), stanceOf(wide))
  const head = headOf(other)
  const faces = new Int32Array(shell.finer.faces.length + parts.length + own.faces.length)
  faces.set(shell.finer.faces)
  for (let i = 0; i < parts.length; i++) faces[shell.finer.faces.length + i] = shell.finer.count + i
  faces.set(
    own.faces.map((vertex) => vertex + tusks),
    shell.finer.faces.length + parts.length,
  )
  const middle = shell.finer.count * 3
  let [x, y] = [0, 0]
  const front = groups.get('helper-upper-teeth')!.faces.length
  for (let i = 0; i < front; i++) {
    x += still[middle + i * 3]! / front
    y += still[middle + i * 3 + 1]! / front
  }
  return {
    faces,
    inner: shell.finer.count,
    tusks,
    isMouth: mouthOf(figure),
    still,
    opened: placed(other.posed, grown.positions, head.eyes, scaleOf(wide, other, head.eyes, head.tall)),
    moves: {
      open: apart(bodyOf(wide)),
      purse: by(speechMoves.purse),
      spread: by(speechMoves.spread),
      press: by(speechMoves.press),
      brows: by(speechMoves.brows),
    },
    mouth: [x, y],
    tall: tall * scale,
  }
}

/** Tusks and fangs as `addTusks` has them, all in one, dm as they stand. */
function tusksOf(person: Person, body: Float32Array): { positions: Float32Array; faces: Int32Array } {
  const figure = figureOf(body, stanceOf(person))
  addTusks(figure, person)
  const positions: number[] = []
  const faces: number[] = []
  for (const mesh of figure.meshes) {
    for (const vertex of mesh.faces) faces.push(positions.length / 3 + vertex)
    positions.push(...mesh.positions)
  }
  return { positions: Float32Array.from(positions), faces: Int32Array.from(faces) }
}

/** Moves all vertices from `first` on as far as those between two others do on the whole. */
function follow(moved: Float32Array, first: number, from: number, to: number): void {
  const sum = [0, 0, 0]
  for (let v = from; v < to; v++) for (let c = 0; c < 3; c++) sum[c]! += moved[v * 3 + c]! / (to - from)
  for (let v = first; v < moved.length / 3; v++) for (let c = 0; c < 3; c++) moved[v * 3 + c] = sum[c]!
}

/** Vertices of the skin about the mouth, in a face's own measures (see `FaceSpot`). */
function mouthOf({ rest, head, eye }: Figure): Uint8Array {
  const shell = skinShell()
  const skin = shell.finer.round(gather(rest, shell.of))
  return Uint8Array.from({ length: shell.finer.count }, (_, v) => {
    const x = skin[v * 3]! / head[0]
    const y = (skin[v * 3 + 1]! - eye[1]) / head[1]
    return Math.abs(x) < 0.34 && Math.abs(y + 0.66) < 0.22 && skin[v * 3 + 2]! > eye[2] - head[2] ? 1 : 0
  })
}
