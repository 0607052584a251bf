import { type MakeSheet, type Pen, penOf, type Sheet } from './canvas.ts'
import { lit, type Rgb } from './colour.ts'
import { depthWithin, soften } from './distance.ts'
import type { Material } from './materials.ts'

/** How a part's edge rises: rounded over, cut off slantwise, a full half-round, or hardly. */
type Profile = 'round' | 'chamfer' | 'dome' | 'flat'

/** A part of a frame: what it covers, drawn as paths, and what it is made of. */
export interface Part {
  material: Material
  /** Fills what it covers. The token's side is 1, the pen is white. */
  fill: (pen: Pen) => void
  /** Draws what is cut into it: the more solid, the deeper. */
  carve?: (pen: Pen) => void
  /** Paints on its surface, which keeps its light. */
  paint?: (pen: Pen) => void
  /** How far its edge rises, of the token's side; left out: 0.012. */
  bevel?: number
  profile?: Profile
  /** How high it stands above what is beneath, for its shadow, of the token's side; left out: 0.01. */
  lift?: number
  /** How deep its carving is, of the token's side; left out: 0.006. */
  depth?: number
  /** How far it shines about itself, of the token's side; for what glows. */
  halo?: number
}

/** Where along and across the rim a place of the token is. */
type Across = (x: number, y: number) => { s: number; r: number }

/** Towards the light: up, to the left and out of the picture; as of the rings that the server lays about heads. */
const LIGHT = [-0.52, -0.64, 0.566] as const
/** Half-way between the light and the eye. */
const HALF = (() => {
  const [x, y, z] = [LIGHT[0], LIGHT[1], LIGHT[2] + 1]
  const length = Math.hypot(x, y, z)
  return [x / length, y / length, z / length] as const
})()

const clamp = (value: number) => Math.min(1, Math.max(0, value))
const smooth = (from: number, to: number, value: number) => {
  const t = clamp((value - from) / (to - from))
  return t * t * (3 - 2 * t)
}

/** How high an edge is at a share of its rise. */
const profiles: Record<Profile, (t: number) => number> = {
  round: (t) => Math.sqrt(1 - (1 - t) ** 2) * 0.8,
  chamfer: (t) => t * 0.8,
  dome: (t) => Math.sqrt(1 - (1 - t) ** 2),
  flat: (t) => smooth(0, 1, t) * 0.35,
}

/** Draws on an empty sheet in units of its side, white, and reads how solid each px is, 0-1. */
function solidity(make: MakeSheet, side: number, draw: (pen: Pen) => void): Float32Array {
  const pen = penOf(make(side, side))
  pen.scale(side, side)
  pen.fillStyle = pen.strokeStyle = '#fff'
  pen.lineCap = pen.lineJoin = 'round'
  draw(pen)
  const { data } = pen.getImageData(0, 0, side, side)
  const values = new Float32Array(side * side)
  for (let at = 0; at < values.length; at++) values[at] = (data[at * 4 + 3] ?? 0) / 255
  return values
}

/** What metal mirrors in a direction: sky above, a dark line of land, the ground's light below. */
function mirrored(x: number, y: number, z: number): number {
  const up = -y
  const sky = up > 0 ? 0.34 + 0.86 * smooth(-0.05, 0.85, up) : 0.34 + 0.3 * smooth(0.1, 0.95, -up)
  return sky - 0.2 * x + 0.1 * (z - 0.5)
}

interface Light {
  /** Multiplies the colour; more than 1 goes towards white. */
  bright: number
  /** White upon it, 0-1. */
  gleam: number
}

function lightOn(play: Material['play'], shine: number, nx: number, ny: number, nz: number): Light {
  const towards = nx * LIGHT[0] + ny * LIGHT[1] + nz * LIGHT[2]
  const half = Math.max(0, nx * HALF[0] + ny * HALF[1] + nz * HALF[2])
  if (play === 'metal') {
    const env = mirrored(2 * nz * nx, 2 * nz * ny, 2 * nz * nz - 1)
    return {
      bright: 0.1 + 0.62 * env + 0.5 * Math.max(0, towards),
      gleam: shine * (0.85 * half ** 46 + 0.22 * half ** 9),
    }
  }
  if (play === 'glass') {
    // Light that came in leaves on the other side.
    const through = Math.max(0, -nx * LIGHT[0] - ny * LIGHT[1])
    return {
      bright: 0.42 + 0.3 * Math.max(0, towards) + 0.75 * through ** 1.5,
      gleam: shine * (0.95 * half ** 60 + 0.16 * half ** 7),
    }
  }
  const bright = 0.34 + 0.06 * -ny + 0.92 * Math.max(0, towards)
  return { bright, gleam: play === 'gloss' ? shine * (0.7 * half ** 30 + 0.14 * half ** 6) : 0 }
}

interface Ground {
  make: MakeSheet
  /** Px each way. */
  side: number
  across: Across
  /** How worn everything is, 0-1. */
  wear: number
}

/** The surface of a part, lit. */
function surfaceOf(part: Part, alpha: Float32Array, { make, side, across, wear }: Ground): Sheet {
  const { material, bevel = 0.012, profile = 'round', depth = 0.006 } = part
  const { play, colour, dark = lit(colour, 0.12), shine, grain, rough = 0, mottle = 0, solid = 1 } = material
  const edge = Math.max(1.2, bevel * side)
  const inside = depthWithin(alpha, side, side)
  const height = new Float32Array(side * side)
  const shape = profiles[profile]
  const cut = part.carve && solidity(make, side, part.carve)
  if (cut) soften(cut, side, side, side / 700)
  const texture = grain && new Float32Array(side * side)
  const uneven = rough * (0.35 + 1.3 * wear) * 0.02 * side
  for (let at = 0; at < height.length; at++) {
    if (!alpha[at]) continue
    const x = ((at % side) + 0.5) / side
    const y = (Math.floor(at / side) + 0.5) / side
    let value = shape(clamp((inside[at] ?? 0) / edge)) * edge
    if (texture) {
      const { s, r } = across(x, y)
      const bump = grain(x, y, s, r)
      texture[at] = bump
      value += bump * uneven
    }
    if (cut) value -= (cut[at] ?? 0) * depth * side
    height[at] = value
  }
  soften(height, side, side, side / 900, 1)
  const painted = part.paint && paintOf(part.paint, make, side)

  const sheet = make(side, side)
  const pen = penOf(sheet)
  const image = pen.createImageData(side, side)
  const { data } = image
  for (let at = 0; at < height.length; at++) {
    const cover = alpha[at] ?? 0
    if (cover === 0) continue
    const column = at % side
    const left = column > 0 && alpha[at - 1] ? (height[at - 1] ?? 0) : (height[at] ?? 0)
    const right = column < side - 1 && alpha[at + 1] ? (height[at + 1] ?? 0) : (height[at] ?? 0)
    const upper = at >= side && alpha[at - side] ? (height[at - side] ?? 0) : (height[at] ?? 0)
    const lower = at + side < height.length && alpha[at + side] ? (height[at + side] ?? 0) : (height[at] ?? 0)
    const [gx, gy] = [(left - right) / 2, (upper - lower) / 2]
    const nz = 1 / Math.sqrt(1 + gx * gx + gy * gy)
    const place = at * 4
    const bump = texture?.[at] ?? 0
    if (play === 'glow') {
      const core = clamp((inside[at] ?? 0) / edge)
      for (let channel = 0; channel < 3; channel++)
        data[place + channel] = (dark[channel] ?? 0) + ((colour[channel] ?? 0) - (dark[channel] ?? 0)) * core
      data[place + 3] = 255 * cover * solid * smooth(0, 0.35, core + 0.12)
      continue
    }
    const { bright, gleam } = lightOn(play, shine, gx * nz, gy * nz, nz)
    const hollow = cut?.[at] ?? 0
    // Dirt gathers along edges and in hollows, and what stands out is scuffed.
    const grime = 1 - 0.3 * (1 - smooth(0, 0.5, (inside[at] ?? 0) / edge)) - (0.35 + 0.25 * wear) * hollow
    const scuff = wear * 0.45 * smooth(0.1, 0.7, bump) * (1 - hollow)
    const tone = bright * grime * (1 + mottle * bump * (0.5 + 0.5 * wear)) + scuff * 0.25
    const own = painted?.[place + 3] ?? 0
    for (let channel = 0; channel < 3; channel++) {
      let base = colour[channel] ?? 0
      if (painted && own > 0) base += ((painted[place + channel] ?? 0) - base) * (own / 255)
      const shade = dark[channel] ?? 0
      const value = tone <= 1 ? shade + (base - shade) * tone : base + (255 - base) * Math.min(1, (tone - 1) * 0.8)
      data[place + channel] = value + (255 - value) * gleam * (1 - 0.7 * hollow)
    }
    data[place + 3] = 255 * cover * solid
  }
  pen.putImageData(image, 0, 0)
  return sheet
}

function paintOf(paint: (pen: Pen) => void, make: MakeSheet, side: number): Uint8ClampedArray {
  const pen = penOf(make(side, side))
  pen.scale(side, side)
  pen.lineCap = pen.lineJoin = 'round'
  paint(pen)
  return pen.getImageData(0, 0, side, side).data
}

/** How solid something is, blurred, px of a sheet of half the side; soft as it is, it loses nothing by that. */
function blurred(alpha: Float32Array, side: number, reach: number): { values: Float32Array; half: number } {
  const half = Math.ceil(side / 2)
  const values = new Float32Array(half * half)
  for (let y = 0; y < half; y++)
    for (let x = 0; x < half; x++) {
      const at = 2 * y * side + 2 * x
      values[y * half + x] =
        ((alpha[at] ?? 0) + (alpha[at + 1] ?? 0) + (alpha[at + side] ?? 0) + (alpha[at + side + 1] ?? 0)) / 4
    }
  soften(values, half, half, reach / 2, 2)
  return { values, half }
}

/** A colour about what is solid, blurred. */
function around(
  make: MakeSheet,
  side: number,
  alpha: Float32Array,
  reach: number,
  colour: Rgb,
  strength: number,
): Sheet {
  const { values, half } = blurred(alpha, side, reach)
  const sheet = make(half, half)
  const pen = penOf(sheet)
  const image = pen.createImageData(half, half)
  for (let at = 0; at < values.length; at++) {
    const place = at * 4
    image.data[place] = colour[0]
    image.data[place + 1] = colour[1]
    image.data[place + 2] = colour[2]
    image.data[place + 3] = Math.min(1, (values[at] ?? 0) * strength) * 255
  }
  pen.putImageData(image, 0, 0)
  return sheet
}

interface Carving extends Ground {
  parts: readonly Part[]
  /** Clips to where shadows may fall: nothing stands beyond a token's edge to catch them. */
  within: (pen: Pen) => void
}

/** Parts, one upon the other, each lit and with its shadow on those beneath it and on the picture. */
export function carve({ parts, within, ...ground }: Carving): Sheet {
  const { make, side } = ground
  const whole = make(side, side)
  const pen = penOf(whole)
  for (const part of parts) {
    const alpha = solidity(make, side, part.fill)
    pen.save()
    pen.scale(side, side)
    if (part.halo) {
      const { colour, dark = colour } = part.material
      pen.drawImage(around(make, side, alpha, part.halo * side, dark, 1.5), 0, 0, 1, 1)
    } else {
      const { lift = 0.01 } = part
      pen.beginPath()
      within(pen)
      pen.clip()
      pen.drawImage(around(make, side, alpha, lift * side * 0.7, [4, 4, 8], 0.75), lift * 0.6, lift * 0.75, 1, 1)
    }
    pen.restore()
    pen.drawImage(surfaceOf(part, alpha, ground), 0, 0)
  }
  return whole
}
