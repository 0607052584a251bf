import { add, amid, cut, gather, normalsOf, sub, times, tube, unit, type Vec, vertexOf } from '../../mesh/geometry.ts'
import { subdivision } from '../../mesh/subdivide.ts'
import { type Rgb, shade } from '../../paint/colour.ts'
import { bodyData } from '../anatomy/data.ts'
import { rig } from '../anatomy/skeleton.ts'
import type { Extra, Stuffed } from '../scene.ts'
import { pauldrons } from './armour.ts'
import { ringAbout } from './drape.ts'
import { clothOf, leatherOf, metalOf } from './fabrics.ts'
import { asPiece, beside, extraOf, type Fitting, gold, heights, shell, skirt, surfaceFor } from './fitting.ts'
import { addBrooch, addNecklace, addPieces, ballAt, onForm, polished } from './jewels.ts'
import { banded, lames, riveted, type Sewing, sewn, stitched } from './sewing.ts'
import { leafy } from './weaves.ts'
import { harness } from './wild.ts'

const ringOf = (fitting: Fitting, at: number, half: number, count = 64): Vec[] => {
  const places = ringAbout(fitting.figure, fitting.dressing, at, half, count)
  return Array.from({ length: count }, (_, i) => vertexOf(places, i))
}

/** Puts on what holds the clothes together: what is asked for, else what goes with them. */
export function gird(fitting: Fitting): void {
  const { girdle } = fitting
  delete fitting.girdle
  const asked = extraOf(fitting, 'rope-belt') ?? extraOf(fitting, 'sash') ?? extraOf(fitting, 'belt')
  if (!girdle && !asked) return
  const { waist } = heights(fitting)
  const rope = extraOf(fitting, 'rope-belt')
  const belt = extraOf(fitting, 'belt')
  // Over the seam where a skirt is sewn on, not over the skirt: that would hold it off the body as a hoop.
  const isSewnOn = fitting.dressing.hung.some(({ isBent, top }) => !isBent && Math.abs(top - waist) < 0.1)
  const isLaced = fitting.person.garments.some(({ kind }) => kind === 'bodice')
  const half = belt ? 0.2 : (girdle?.half ?? 0.1)
  const middle = waist + (isSewnOn && !rope && !isLaced ? half * 0.7 : ((girdle?.at ?? 2.1) - 2.1) * 0.8)
  const sash = extraOf(fitting, 'sash')
  if (sash) asPiece(fitting, 'sash', () => addSash(fitting, sash, middle))
  if (rope) asPiece(fitting, 'rope-belt', () => addRope(fitting, rope, middle))
  else if (belt) asPiece(fitting, 'belt', () => addBelt(fitting, belt, middle, sash ? 0.14 : 0.2))
  else if (girdle && !sash)
    asPiece(fitting, 'under', () => {
      const own = { colour: girdle.colour, state: [], stuff: girdle.stuff }
      addBelt(fitting, own, middle, girdle.half)
    })
  const pouch = extraOf(fitting, 'pouch')
  if (pouch) asPiece(fitting, 'pouch', () => addPouch(fitting, pouch, middle))
}

function band(
  fitting: Fitting,
  surface: ReturnType<typeof clothOf>,
  middle: number,
  half: number,
  stuff: 'leather' | 'cloth',
) {
  skirt(fitting, surface, {
    top: middle + half,
    hem: middle - half,
    trunkOnly: true,
    gap: 0.07,
    flare: 0,
    folds: 0,
    stuff,
  })
}

function addBelt(fitting: Fitting, belt: Stuffed, middle: number, half: number): void {
  const isCloth = belt.stuff === 'cloth' || belt.stuff === 'silk'
  const surface = surfaceFor(
    fitting,
    belt,
    isCloth ? 'cloth' : 'leather',
    isCloth ? banded(beside(belt.colour, 0.1), 0.05) : false,
  )
  band(fitting, surface, middle, half, isCloth ? 'cloth' : 'leather')
  if (isCloth) return
  // A buckle before the body, and the strap's end that hangs from it.
  const ring = ringOf(fitting, middle, half * 0.5, 32)
  const at = ring[0]!
  const left = unit(sub(ring[1]!, ring[31]!))
  const out = unit([-left[2], 0, left[0]])
  const turned: Vec = out[2] < 0 ? times(out, -1) : out
  const corner = (x: number, y: number): Vec => add(add(at, times(left, x)), add([0, y, 0], times(turned, 0.09)))
  const [w, h] = [half * 1.1, half * 0.78]
  const frame = [corner(-w, h), corner(w, h), corner(w, -h), corner(-w, -h), corner(-w, h)]
  const sides = frame.slice(1).map((to, i) => tube([frame[i]!, to], [0.05, 0.05], { sides: 6 }))
  const prong = tube([corner(-w, 0), corner(w, 0)], [0.035, 0.035], { sides: 6 })
  addPieces(fitting, [...sides, prong], 'metal', belt.trim ?? [186, 156, 96])
}

function addRope(fitting: Fitting, rope: Stuffed, middle: number): void {
  const surface = twisted(rope.colour)
  const ring = ringOf(fitting, middle, 0.1, 72)
  const pieces = [0, 1].map((strand) => {
    const line = ring.map((at, i): Vec => {
      const away = unit(
        sub(at, [amid(at, ring[(i + 36) % 72]!, 0.5)[0], at[1], amid(at, ring[(i + 36) % 72]!, 0.5)[2]]),
      )
      const turn = i * 0.62 + strand * Math.PI
      return add(add(at, [0, Math.sin(turn) * 0.07, 0]), times(away, 0.08 + Math.cos(turn) * 0.05))
    })
    return tube(
      [...line, line[0]!, line[1]!],
      [...line, 0, 0].map(() => 0.095),
      { sides: 8, open: true },
    )
  })
  // The knot, and both ends.
  const knot = add(ring[3]!, [0, 0, 0.1])
  const ends = [0.1, -0.16].map((x, k) => {
    const points = Array.from(
      { length: 9 },
      (_, i): Vec =>
        add(knot, [x * (1 + i * 0.15), -i * (0.24 + k * 0.06), 0.08 + Math.sin(i * 0.4) * 0.06 + i * 0.05]),
    )
    return tube(
      points,
      points.map((_, i) => (i > 7 ? 0.13 : 0.085)),
      { sides: 8 },
    )
  })
  addPieces(fitting, [...pieces, ballAt(knot, 0.2), ...ends], 'cloth', surface)
}

/** Fibres that run aslant round a cord. */
function twisted(colour: Rgb) {
  return sewn(clothOf(colour, { coarse: 2 }), (spot) => {
    const t = (spot.x * 5 + spot.y * 7 - spot.z * 3) * 1.4
    const k = 0.78 + 0.3 * Math.abs(Math.sin(t))
    spot.r *= k
    spot.g *= k
    spot.b *= k
  })
}

function addSash(fitting: Fitting, sash: Stuffed, middle: number): void {
  const gathers: Sewing = (spot) => {
    const wave = Math.sin(spot.y * 26 + Math.sin(Math.atan2(spot.x, spot.z) * 3) * 2.4)
    spot.ny += wave * 0.5
    const k = 0.86 + 0.16 * wave
    spot.r *= k
    spot.g *= k
    spot.b *= k
  }
  const surface = surfaceFor(fitting, sash, 'cloth', gathers)
  band(fitting, surface, middle, 0.36, 'cloth')
  const ring = ringOf(fitting, middle, 0.2, 48)
  const knot = add(ring[6]!, [0, 0, 0.06])
  const tails = [0, 1].map((k) => {
    const points = Array.from(
      { length: 10 },
      (_, i): Vec => add(knot, [0.12 * k + i * 0.035 * (k ? 1 : -0.3), -i * (0.26 + 0.05 * k), 0.06 + i * 0.06]),
    )
    return tube(
      points,
      points.map((_, i) => 0.16 + i * 0.018),
      { sides: 10, flat: 0.4, up: [1, 0, 0] },
    )
  })
  addPieces(fitting, [ballAt(knot, 0.24), ...tails], 'cloth', surfaceFor(fitting, sash, 'cloth'))
}

function addPouch(fitting: Fitting, pouch: Stuffed, middle: number): void {
  const ring = ringOf(fitting, middle, 0.2, 48)
  // Skirts widen below the belt that it hangs from.
  const out = unit(sub(ring[42]!, amid(ring[42]!, ring[18]!, 0.5)))
  const at = add(add(ring[42]!, [0, -0.4, 0.1]), times(out, 0.3))
  const body = ballAt(at, 0.4)
  for (let i = 0; i < body.positions.length; i += 3) {
    const y = body.positions[i + 1]! - at[1]
    body.positions[i + 1] = at[1] + y * (y > 0 ? 0.95 : 1.05)
    body.positions[i + 2] = at[2] + (body.positions[i + 2]! - at[2]) * 0.62
  }
  const surface = surfaceFor(fitting, pouch, 'leather')
  addPieces(fitting, [body], 'leather', surface)
  const flap = ballAt(add(at, [0, 0.14, 0.05]), 0.36)
  addPieces(fitting, [squashed(flap, add(at, [0, 0.14, 0.05]), 0.7)], 'leather', leatherOf(shade(pouch.colour, -0.08)))
  addPieces(fitting, [ballAt(add(at, [0, -0.06, 0.28]), 0.06)], 'metal', gold)
}

function squashed<T extends { positions: Float32Array }>(piece: T, at: Vec, by: number): T {
  for (let i = 2; i < piece.positions.length; i += 3) piece.positions[i] = at[2] + (piece.positions[i]! - at[2]) * by
  return piece
}

/** A strap over the right shoulder with what is carried in it. */
function addBandolier(fitting: Fitting, bandolier: Extra): void {
  const edge = banded(beside(bandolier.colour, 0.24), 0.06)
  const surface = surfaceFor(fitting, bandolier, 'leather', edge)
  shell(fitting, (x, y, z, arm) => harness(x, y, z, arm) && Math.abs(x * 0.8 + (y - 3.9) * 0.6) < 0.36, surface, {
    gap: 0.07,
    smooth: 4,
    folds: 0,
    stuff: 'leather',
    open: true,
  })
  const hilts = [4.95, 4.45, 3.95, 3.45, 2.95].map((y) => {
    const at = onForm(fitting, -(y - 3.9) * 0.75, y, 1, 0.12)
    return {
      at,
      grip: tube([add(at, [-0.04, -0.18, 0]), add(at, [0.06, 0.3, 0.06])], [0.075, 0.06], { sides: 8 }),
      knob: ballAt(add(at, [0.07, 0.34, 0.07]), 0.085),
    }
  })
  addPieces(
    fitting,
    hilts.map(({ grip }) => grip),
    'leather',
    leatherOf([58, 40, 28]),
  )
  addPieces(
    fitting,
    hilts.map(({ knob }) => knob),
    'metal',
    [190, 190, 186],
  )
}

let handFaces: { faces: Int32Array; of: Int32Array } | undefined
/** The body's skin from the wrists to the fingertips. */
function hands() {
  if (handFaces) return handFaces
  const { groups } = bodyData()
  const { names, boneOf, weightOf } = rig()
  const isHand = names.map((name) => /hand|thumb|index|middle|ring|pinky/.test(name))
  const share = (vertex: number) => {
    let sum = 0
    for (let k = 0; k < 4; k++) if (isHand[boneOf[vertex * 4 + k]!]) sum += weightOf[vertex * 4 + k]!
    return sum
  }
  handFaces = cut(groups.get('body')!.faces, (vertex) => share(vertex) > 0.3)
  return handFaces
}

/** Gloves that follow each finger, with cuffs over the sleeves. */
function addGloves(fitting: Fitting, gloves: Stuffed): void {
  const { figure } = fitting
  const { faces, of } = hands()
  const own = gather(figure.posed, of)
  const normals = normalsOf(own, faces)
  for (let i = 0; i < own.length; i++) own[i]! += normals[i]! * 0.028
  const finer = subdivision(faces, of.length)
  const isSteel = gloves.stuff === 'steel' || gloves.stuff === 'iron'
  const surface = isSteel ? metalOf(gloves.colour) : surfaceFor(fitting, gloves, 'leather')
  const thing = 12 + fitting.layer++
  figure.worn.set(thing, fitting.piece)
  figure.meshes.push({
    positions: finer.round(own),
    faces: finer.faces,
    rest: finer.spread(gather(figure.rest, of), 3),
    stuff: isSteel ? 'metal' : 'leather',
    thing,
    surface,
  })
  for (const vertex of of) figure.covered[vertex] = 1
  const cuff = isSteel
    ? sewn(metalOf(gloves.colour), lames(0.3), riveted(shade(gloves.colour, 0.12)))
    : sewn(leatherOf(gloves.colour), stitched(beside(gloves.colour, 0.3)), banded(beside(gloves.colour, 0.1), 0.07))
  shell(fitting, (_x, _y, _z, arm) => arm > 0.76, cuff, {
    gap: 0.05,
    loose: (_x, _y, _z, arm) => 0.03 + Math.max(0, 0.97 - arm) * 0.7,
    smooth: 3,
    folds: 0,
    stuff: isSteel ? 'metal' : 'leather',
  })
}

/** Points of thread with holes between them. */
const openwork: Sewing = (spot) => {
  const a = Math.atan2(spot.x, spot.z) * 9
  const t = Math.hypot(Math.sin(a * 2.2) * 0.5, Math.sin((spot.y * 9 + spot.tag * 30) * 1.2) * 0.5)
  const hole = t < 0.22 ? 0.62 : 1
  spot.r *= hole
  spot.g *= hole
  spot.b *= hole
}

function addLace(fitting: Fitting, lace: Stuffed): void {
  const scalloped = (x: number, y: number, z: number, low: number) =>
    y > low + 0.12 * Math.abs(Math.sin(Math.atan2(x, z) * 9))
  const surface = sewn(clothOf(lace.colour, { sheen: 0.6 }), openwork, banded(lace.colour, 0.06))
  // Over a low neck it comes down as far as the gown begins.
  const low = fitting.person.garments.some(({ kind }) => kind === 'dress' || kind === 'bodice') ? 4.2 : 4.95
  shell(fitting, (x, y, z, arm) => arm < 0.02 && y < 6.12 && scalloped(x, y, z, low) && Math.abs(x) < 1.75, surface, {
    gap: 0.07,
    loose: 0.05,
    smooth: 2,
    folds: 0.1,
    open: true,
  })
  shell(fitting, (_x, _y, _z, arm) => arm > 0.84, surface, {
    gap: 0.05,
    loose: (_x, _y, _z, arm) => Math.max(0, arm - 0.84) * 0.9,
    folds: 0.06,
    open: true,
  })
}

/** A disc of pleats about the neck, in eights. */
function addRuff(fitting: Fitting, ruff: Stuffed): void {
  const { skeleton } = fitting.figure
  const neck = add(skeleton.at('neck_01'), [0, 0.42, 0.16])
  const line = Array.from({ length: 145 }, (_, i): Vec => {
    const a = (i / 144) * 2 * Math.PI
    const wave = Math.sin(a * 24)
    const r = 1.28 + 0.36 * Math.cos(a * 24) * 0.4
    return add(neck, [Math.sin(a) * r, wave * 0.17 - 0.12 * Math.cos(a), Math.cos(a) * r * 0.95])
  })
  const inner = line.map((at): Vec => add(amid(at, neck, 0.46), [0, 0, 0]))
  const positions = Float32Array.from([...inner, ...line].flatMap((at) => [...at]))
  const faces = Int32Array.from(line.slice(1).flatMap((_, i) => [i, 145 + i, 146 + i, i + 1]))
  addPieces(
    fitting,
    [
      { positions, faces },
      tube(
        line,
        line.map(() => 0.022),
        { sides: 5, open: true },
      ),
    ],
    'cloth',
    clothOf(ruff.colour, { sheen: 0.6 }),
  )
}

/** A collar that stands up behind the head and opens before, lined: of a coat as high as the jaw, of a cloak as high as the ears. */
export function addHighCollar(fitting: Fitting, thing: Stuffed, isCloak: boolean): void {
  const { figure } = fitting
  const { skeleton, head } = figure
  const neck = skeleton.restOf('neck_01')
  const high = (isCloak ? 1.36 : 0.74) * head[1]
  const base = add(neck, [0, isCloak ? 0.02 : 0.14, 0.06])
  const opens = isCloak ? 0.72 : 0.5
  const COLUMNS = 56
  const ROWS = 10
  const at = (t: number, angle: number): Vec => {
    const before = Math.max(0, Math.cos(angle))
    // Lower towards the points before the throat; wider the higher it stands.
    const up = high * t * (1 - (isCloak ? 0.5 : 0.62) * before)
    const wide = 0.86 + (isCloak ? 0.34 : 0.12) + t ** 1.5 * (isCloak ? 0.78 : 0.26)
    const rest: Vec = [
      base[0] + Math.sin(angle) * wide,
      base[1] + up - 0.34 * before,
      base[2] + Math.cos(angle) * wide * 0.92 + 0.24 * before,
    ]
    return skeleton.carried('spine_03', rest)
  }
  const sheet = (off: number) => {
    const positions = new Float32Array((COLUMNS + 1) * (ROWS + 1) * 3)
    const faces: number[] = []
    for (let j = 0; j <= ROWS; j++)
      for (let i = 0; i <= COLUMNS; i++) {
        const angle = opens + ((2 * Math.PI - 2 * opens) * i) / COLUMNS
        const [x, y, z] = at(j / ROWS, angle)
        const centre = skeleton.carried('spine_03', base)
        const far = Math.hypot(x - centre[0], z - centre[2]) || 1
        const k = 1 + off / far
        positions.set(
          [centre[0] + (x - centre[0]) * k, y, centre[2] + (z - centre[2]) * k],
          (j * (COLUMNS + 1) + i) * 3,
        )
      }
    for (let j = 0; j < ROWS; j++)
      for (let i = 0; i < COLUMNS; i++) {
        const a = j * (COLUMNS + 1) + i
        const corners = [a, a + 1, a + COLUMNS + 2, a + COLUMNS + 1]
        faces.push(...(off > 0 ? corners : corners.reverse()))
      }
    return { positions, faces: Int32Array.from(faces) }
  }
  const lining = thing.trim ?? beside(thing.colour, 0.14)
  addPieces(fitting, [sheet(0.04)], 'cloth', clothOf(thing.colour, { sheen: 0.5 }))
  addPieces(fitting, [sheet(-0.03)], 'cloth', clothOf(isCloak ? lining : beside(thing.colour, 0.06), { sheen: 0.6 }))
  const edge = (from: number, to: number, row: (s: number) => number): Vec[] =>
    Array.from({ length: 41 }, (_, i) => at(row(i / 40), from + ((to - from) * i) / 40))
  const all = 2 * Math.PI - opens
  const hem = [...edge(opens, opens, (s) => s), ...edge(opens, all, () => 1), ...edge(all, all, (s) => 1 - s)]
  addPieces(
    fitting,
    [
      tube(
        hem,
        hem.map(() => (isCloak ? 0.045 : 0.035)),
        { sides: 6 },
      ),
    ],
    'cloth',
    clothOf(thing.trim ?? beside(thing.colour, 0.2), { sheen: 0.6 }),
  )
}

/** Plates on the shoulders of whatever the words say: steel, bone, bark, scales, crystal. */
function addPauldrons(fitting: Fitting, own: Stuffed): void {
  const { stuff = 'steel', colour, trim } = own
  const isMetal = ['steel', 'iron', 'bronze', 'copper', 'brass', 'gold-metal', 'silver-metal'].includes(stuff)
  const base = isMetal
    ? metalOf(colour)
    : stuff === 'leather' || stuff === 'hide'
      ? leatherOf(colour)
      : polished(colour, stuff === 'crystal' || stuff === 'obsidian' || stuff === 'glass' ? 60 : 22)
  const edge = banded(trim ?? beside(colour, 0.14), 0.1)
  pauldrons(fitting, sewn(base, stuff === 'bone' || isMetal ? false : leafy(shade(colour, 0.1)), edge), 'metal')
}

/** Boards of gold on the shoulders with a fringe of cords. */
function addEpaulettes(fitting: Fitting, own: Stuffed): void {
  const { skeleton } = fitting.figure
  const pieces = (['l', 'r'] as const).flatMap((side) => {
    const s = side === 'l' ? 1 : -1
    const joint = skeleton.at(`upperarm_${side}`)
    const inwards = unit(sub(skeleton.at(`clavicle_${side}`), joint))
    const middle = add(joint, [s * 0.1, 0.66, 0])
    const board = tube([add(middle, times(inwards, 1.1)), middle], [0.3, 0.42], {
      sides: 12,
      flat: 0.22,
      up: [0, 0, 1],
    })
    const RADIUS = 0.5
    const cords = Array.from({ length: 17 }, (_, i) => {
      const angle = (i / 16 - 0.5) * 3.6
      const out: Vec = [s * Math.cos(angle) * RADIUS, -0.04, Math.sin(angle) * RADIUS]
      const top = add(middle, out)
      return tube(
        [top, add(top, [out[0] * 0.16, -0.2, out[2] * 0.16]), add(top, [out[0] * 0.2, -0.52, out[2] * 0.2])],
        [0.06, 0.07, 0.06],
        { sides: 6 },
      )
    })
    const rim = Array.from({ length: 22 }, (_, i): Vec => {
      const angle = (i / 21 - 0.5) * 4
      return add(middle, [s * Math.cos(angle) * RADIUS, 0.02, Math.sin(angle) * RADIUS])
    })
    return [
      board,
      squashed(ballAt(middle, 0.5), middle, 1),
      tube(
        rim,
        rim.map(() => 0.1),
        { sides: 8 },
      ),
      ...cords,
    ].map((piece) => flat(piece, middle))
  })
  addPieces(fitting, pieces, 'metal', own.colour)
}

/** The button of a board lies flat. */
function flat<T extends { positions: Float32Array }>(piece: T, at: Vec): T {
  for (let i = 1; i < piece.positions.length; i += 3)
    if (piece.positions[i]! > at[1]) piece.positions[i] = at[1] + (piece.positions[i]! - at[1]) * 0.34
  return piece
}

/** What is worn over the clothes and under wraps. */
export function accessorise(fitting: Fitting): void {
  const put = (kind: Extra['kind'], on: (fitting: Fitting, extra: Extra) => void) => {
    const extra = extraOf(fitting, kind)
    if (extra) asPiece(fitting, kind, () => on(fitting, extra))
  }
  put('lace', addLace)
  put('ruff', addRuff)
  put('gloves', addGloves)
  const plated = fitting.person.garments.find(({ kind }) => kind === 'plate-armour')
  if (plated && !extraOf(fitting, 'gloves'))
    asPiece(fitting, 'gloves', () => addGloves(fitting, { ...plated, stuff: 'steel' }))
  put('bandolier', addBandolier)
  put('pauldrons', addPauldrons)
  put('epaulettes', addEpaulettes)
}

/** Jewels lie over wraps too. */
export function adorn(fitting: Fitting): void {
  const { wrap, garments } = fitting.person
  const collared = [wrap, ...[...garments].reverse()].find((one) => one?.state.includes('high-collar'))
  if (collared) asPiece(fitting, collared.kind, () => addHighCollar(fitting, collared, collared === wrap))
  const { necklace } = fitting.person
  if (necklace) asPiece(fitting, 'necklace', () => addNecklace(fitting, necklace))
  const brooch = extraOf(fitting, 'brooch')
  if (brooch) asPiece(fitting, 'brooch', () => addBrooch(fitting, brooch))
}
