import type { Vec } from '../../mesh/geometry.ts'
import type { Stuff, Surface } from '../../mesh/mesh.ts'
import { noise3 } from '../../mesh/noise.ts'
import { clothOf, leatherOf, metalOf } from '../cloth/fabrics.ts'
import type { Person, Stuffed } from '../scene.ts'
import { tint } from '../surface/lines.ts'
import { reflects } from '../surface/skin.ts'
import type { FaceForm } from './face-form.ts'
import { layOn, ringOf, wear, wire } from './sheet.ts'

/** How far a place is from the edge of the hole for an eye: below 0 within it. */
const eyeHole =
  (wide: number, high: number, tilt = 0.12) =>
  (x: number, y: number): number => {
    const ax = Math.abs(x) - 0.31
    const dy = y + 0.01 - ax * tilt
    return ((Math.abs(ax / wide) ** 1.7 + Math.abs(dy / high) ** 1.7) ** (1 / 1.7) - 1) * Math.min(wide, high)
  }

const oval = (x: number, y: number, wide: number, low: number, high: number): number => {
  const middle = (low + high) / 2
  const half = (high - low) / 2
  return (1 - Math.hypot(x / wide, (y - middle) / half)) * Math.min(wide, half)
}

/** Smooth and glazed, or what the words say it is of. */
function shellOf({ stuff, colour }: Stuffed): { surface: Surface; stuff: Stuff } {
  if (stuff === 'leather' || stuff === 'hide') return { surface: leatherOf(colour), stuff: 'leather' }
  if (stuff && /metal|steel|iron|bronze|copper|brass/.test(stuff)) return { surface: metalOf(colour), stuff: 'metal' }
  const [r, g, b] = reflects(colour)
  const isWood = stuff === 'wood' || stuff === 'bark'
  return {
    surface: (spot) => {
      const grain = isWood ? 0.75 + 0.5 * noise3(spot.x * 12, spot.y * 1.6, spot.z * 12) : 1
      spot.r = r * grain
      spot.g = g * grain
      spot.b = b * grain
      spot.specular = isWood ? 0.12 : 0.55
      spot.gloss = 48
      spot.rim = 0.6
    },
    stuff: 'cloth',
  }
}

const inFace = (
  form: FaceForm,
  surface: Surface,
  paint: (x: number, y: number) => readonly [Rgb01, number] | undefined,
): Surface => {
  const { head, eye } = form.figure
  return (spot) => {
    surface(spot)
    const painted = paint(spot.x / head[0], (spot.y - eye[1]) / head[1])
    if (painted) tint(spot, painted[0], painted[1])
  }
}
type Rgb01 = readonly [number, number, number]

/** About the eyes alone, pointed at the temples. */
function domino(form: FaceForm, mask: Stuffed): void {
  const { surface, stuff } = shellOf({ ...mask, stuff: mask.stuff ?? 'leather' })
  const hole = eyeHole(0.155, 0.085)
  const edge = mask.trim ? reflects(mask.trim) : undefined
  const inside = (x: number, y: number) => {
    const ax = Math.abs(x)
    const top = 0.2 + 0.14 * Math.max(0, ax - 0.2) ** 0.8 - 0.1 * Math.exp(-((ax / 0.1) ** 2))
    const low =
      -0.22 - 0.02 * Math.cos(ax * 6) + 0.22 * Math.max(0, ax - 0.4) - 0.12 * Math.exp(-((ax / 0.13) ** 2)) * -1
    return Math.min(top - y, y - low, 0.74 - ax, hole(x, y))
  }
  const trimmed = inFace(form, surface, (x, y) => (edge && inside(x, y) < 0.035 ? [edge, 0.9] : undefined))
  layOn(form, { inside, angles: [-1.2, 1.2], heights: [-0.34, 0.4], off: 0.05 }, trimmed, stuff)
}

/** The whole face, with lips and brows painted on it. */
function wholeMask(form: FaceForm, mask: Stuffed, half?: -1 | 1): void {
  const { surface, stuff } = shellOf(mask)
  const hole = eyeHole(0.145, 0.082)
  const inside = (x: number, y: number) => {
    const whole = Math.min(oval(x, y, 0.86, -1.12, 0.76), hole(x, y))
    if (!half) return whole
    // Down one side of the nose and over the cheek.
    const line = 0.04 + 0.1 * Math.max(0, -y - 0.35) + 0.05 * Math.sin(y * 4)
    return Math.min(whole, x * half + line, y + 0.86)
  }
  const isSkull = mask.state.includes('bone')
  const red: Rgb01 = isSkull ? [0.03, 0.025, 0.02] : [0.42, 0.05, 0.06]
  const dark: Rgb01 = [0.04, 0.035, 0.035]
  const painted = inFace(form, surface, (x, y) => {
    const ax = Math.abs(x)
    if (isSkull) {
      if (hole(x, y) < 0.1) return [dark, 0.92]
      if (ax < 0.1 - 0.1 * Math.abs(y + 0.38) * 3 && y > -0.52 && y < -0.28) return [dark, 0.92]
      if (ax < 0.4 && Math.abs(y + 0.7) < 0.1)
        return Math.abs((ax * 11) % 1) < 0.18 || Math.abs(y + 0.7) < 0.014 ? [dark, 0.85] : undefined
      return ax > 0.46 && ax < 0.62 && y < -0.42 && y > -0.7 ? [dark, 0.45] : undefined
    }
    if (half || mask.stuff) return undefined
    if (oval(x, y + 0.66, 0.2, -0.075, 0.07) > 0) return [red, 0.8]
    if (Math.abs(y - 0.2 - 0.1 * Math.sin(Math.min(3.14, ax * 5)) + 0.08) < 0.025 && ax > 0.14 && ax < 0.52)
      return [dark, 0.8]
    return hole(x, y) < 0.025 ? [dark, 0.7] : undefined
  })
  layOn(form, { inside, angles: [-1.25, 1.25], heights: [-1.16, 0.8], off: 0.07 }, painted, stuff)
}

/** A cloth over nose and mouth, knotted behind, or over all but the eyes. */
function muffler(form: FaceForm, mask: Stuffed, isSack: boolean): void {
  const surface = clothOf(mask.colour, { coarse: 1.3 })
  const hole = eyeHole(0.17, 0.11)
  const inside = isSack
    ? (x: number, y: number) => Math.min(hole(x, y), y + 1.46)
    : (x: number, y: number) => {
        const top = -0.2 + 0.06 * Math.cos(Math.min(3, Math.abs(x) * 4)) + 0.16 * Math.max(0, Math.abs(x) - 0.4)
        return Math.min(top - y, y + 1.42)
      }
  layOn(
    form,
    {
      inside,
      angles: [-1.85, 1.85],
      heights: [-1.48, isSack ? 1.1 : 0.12],
      off: 0.07,
      more: (x, y) => 0.035 * noise3(x * 3, y * 9 + Math.abs(x) * 4, 2) + (y < -1 ? 0.1 * (-1 - y) : 0),
    },
    surface,
    'cloth',
  )
}

/** Leather over all the face, round panes for the eyes, and the long beak that holds the herbs. */
function beaked(form: FaceForm, mask: Stuffed): void {
  const { figure } = form
  const { head } = figure
  const leather = leatherOf(mask.colour)
  layOn(
    form,
    { inside: (x, y) => oval(x, y, 0.94, -1.12, 0.62), angles: [-1.35, 1.35], heights: [-1.16, 0.66], off: 0.09 },
    leather,
    'leather',
  )
  const root = form.on(0, -0.42, 0.05, true)
  const LONG = 2.5 * head[2]
  const ROWS = 26
  const SIDES = 20
  const rest = new Float32Array((ROWS + 1) * SIDES * 3)
  for (let j = 0; j <= ROWS; j++) {
    const t = j / ROWS
    const wide = 0.52 * head[0] * (1 - t) ** 0.8 + 0.02
    const high = 0.5 * head[1] * (1 - t) ** 0.85 + 0.02
    const amid: Vec = [0, root[1] - 0.05 - 0.2 * LONG * t * t * 1.4, root[2] - 0.42 + LONG * t * (1 - 0.1 * t)]
    for (let k = 0; k < SIDES; k++) {
      const angle = (k / SIDES) * 2 * Math.PI
      rest.set([Math.sin(angle) * wide, amid[1] + Math.cos(angle) * high, amid[2]], (j * SIDES + k) * 3)
    }
  }
  const faces = new Int32Array(ROWS * SIDES * 4)
  for (let j = 0; j < ROWS; j++)
    for (let k = 0; k < SIDES; k++) {
      const next = (k + 1) % SIDES
      const [a, b] = [j * SIDES, (j + 1) * SIDES]
      faces.set([a + k, a + next, b + next, b + k], (j * SIDES + k) * 4)
    }
  // A seam with stitches runs along each side.
  const seamed: Surface = (spot) => {
    leather(spot)
    const far = Math.abs(spot.y - (root[1] - 0.05) + 0.28 * ((spot.z - root[2] + 0.42) / LONG) ** 2 * LONG)
    if (far > 0.05) return
    const isStitch = far < 0.03 && Math.abs(((spot.z * 5) % 1) - 0.5) < 0.3
    tint(spot, isStitch ? [0.5, 0.42, 0.3] : [0.02, 0.017, 0.015], isStitch ? 0.8 : 0.6)
  }
  wear(figure, rest, faces, seamed, 'leather')
  const brass = metalOf([176, 142, 78], { worn: 0.7 })
  for (const side of [-1, 1]) {
    const at = form.on(form.angleOf(side * 0.36, 0), 0, 0.12, true)
    const across: Vec = [Math.cos(0.34), 0, -side * Math.sin(0.34)]
    wire(figure, ringOf(at, across, [0, 1, 0], 0.22 * head[0]), 0.05, brass, 'metal', { open: true })
    const pane = ringOf(at, across, [0, 1, 0], 0.2 * head[0], 20)
    const disc = new Float32Array((pane.length + 1) * 3)
    disc.set([at[0], at[1], at[2] + 0.05], 0)
    for (const [i, place] of pane.entries()) disc.set(place, (i + 1) * 3)
    const around = Int32Array.from({ length: 20 * 4 }, (_, i) => {
      const k = i >> 2
      return [0, k + 1, k + 2, k + 2][i & 3]!
    })
    wear(
      figure,
      disc,
      around,
      (spot) => {
        const streak = Math.max(0, Math.sin((spot.x + spot.y) * 8) - 0.6)
        spot.r = 0.03 + streak * 0.4
        spot.g = 0.035 + streak * 0.4
        spot.b = 0.035 + streak * 0.4
        spot.specular = 0.9
        spot.gloss = 60
      },
      'glow',
    )
  }
}

/** A strip of cloth about the eyes. */
function blindfold(form: FaceForm, mask: Stuffed): void {
  layOn(
    form,
    {
      inside: (_x, y) => Math.min(y + 0.27, 0.33 - y),
      angles: [-1.95, 1.95],
      heights: [-0.29, 0.35],
      off: 0.06,
      more: (x, y) => 0.02 * noise3(x * 2, y * 14, 5),
    },
    clothOf(mask.colour),
    'cloth',
  )
}

/** Puts somebody's mask on. */
export function addMask(form: FaceForm, { mask, turn }: Person): void {
  if (!mask) return
  const is = (one: string) => mask.state.includes(one)
  if (is('blindfold')) blindfold(form, mask)
  else if (is('beaked')) beaked(form, mask)
  else if (is('sack')) muffler(form, mask, true)
  else if (is('muffler')) muffler(form, mask, false)
  else if (is('domino')) domino(form, mask)
  else wholeMask(form, mask, is('half') ? (turn.head[0] > 0 ? -1 : 1) : undefined)
}
