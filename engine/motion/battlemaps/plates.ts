import { battlemaps } from '../../maps/battlemaps/battlemaps.ts'
import type { AreaKind, BattlemapScene } from '../../maps/battlemaps/scene.ts'
import { blur } from '../../paint/field.ts'
import type { Checkpoint } from '../../paint/frame.ts'
import { areaMask, hasArea, type Sheet } from './sheet.ts'

const liquids: readonly AreaKind[] = ['water', 'sewage']

/** A map painted with what moves on it and without, RGBA. */
export interface Plates {
  /** As it stands, without falling weather and fog. */
  full: Uint8ClampedArray
  /** The same with every lamp out. */
  dark: Uint8ClampedArray
  /** Its water by itself, without what stands in it, by both lights; left out where there is none. */
  pond?: { full: Uint8ClampedArray; dark: Uint8ClampedArray }
  /** How much of each px is open water, 0-1; and how free it is to ripple, less at the brink. */
  wet?: { share: Float32Array; calm: Float32Array }
  /** How much of each px is open lava. */
  hot?: Float32Array
}

type Paint = (scene: BattlemapScene) => Uint8ClampedArray

const apart = (a: Uint8ClampedArray, b: Uint8ClampedArray, p: number) =>
  Math.abs(a[p]! - b[p]!) + Math.abs(a[p + 1]! - b[p + 1]!) + Math.abs(a[p + 2]! - b[p + 2]!)

export function platesOf(scene: BattlemapScene, sheet: Sheet, style: string, checkpoint: Checkpoint): Plates {
  let painted = 0
  const paint: Paint = (one) => {
    checkpoint(painted++ / 8, 'Painting what stands still')
    return battlemaps.paint(one, sheet, style, () => undefined).pixels
  }
  const full = paint(scene)
  const dark = scene.lights.length > 0 ? paint({ ...scene, lights: [] }) : full
  const isWet = hasArea(scene, liquids)
  const isHot = hasArea(scene, ['lava'])
  if (!isWet && !isHot) return { full, dark }
  // By even daylight, what differs between two paintings is what was left out of one.
  const day = { ...scene, lights: [], ambience: { ...scene.ambience, darkness: 0 } }
  const bare = { props: [], doors: [] }
  const whole = paint(day)
  const open = paint({ ...day, ...bare })
  const plates: Plates = { full, dark }
  if (isWet) {
    const share = uncovered(scene, sheet, liquids, whole, open, paint(dry({ ...day, ...bare }, liquids)))
    const { width, height } = sheet
    const calm = blur({ width, height, values: share }, sheet.scale * 0.14, 2).values
    for (let i = 0; i < calm.length; i++) calm[i] = Math.min(1, calm[i]! * 1.45) * Math.min(1, share[i]! * 2)
    plates.wet = { share, calm }
    const pond = paint({ ...scene, ...bare })
    plates.pond = { full: pond, dark: scene.lights.length > 0 ? paint({ ...scene, ...bare, lights: [] }) : pond }
  }
  if (isHot) plates.hot = uncovered(scene, sheet, ['lava'], whole, open, paint(dry({ ...day, ...bare }, ['lava'])))
  return plates
}

const dry = (scene: BattlemapScene, kinds: readonly AreaKind[]): BattlemapScene => ({
  ...scene,
  // Left in their places, for what is drawn of an area depends on its number.
  areas: scene.areas.map((area) => (kinds.includes(area.kind) ? { ...area, outlines: [] } : area)),
})

/** Where areas are seen: not under floors that lie over them, nor under what stands in them and its shadow. */
function uncovered(
  scene: BattlemapScene,
  sheet: Sheet,
  kinds: readonly AreaKind[],
  whole: Uint8ClampedArray,
  open: Uint8ClampedArray,
  dryOpen: Uint8ClampedArray,
): Float32Array {
  const made = areaMask(sheet, scene, kinds, sheet.scale * 0.06)
  const { width, height } = sheet
  const seen = { width, height, values: new Float32Array(made.length) }
  for (let i = 0, p = 0; i < made.length; i++, p += 4)
    seen.values[i] = made[i]! > 0.02 ? Math.min(1, apart(open, dryOpen, p) / 14) : 0
  // Where water happens to have the ground's colour it is still water: its surroundings decide.
  const around = blur(seen, Math.max(1, sheet.scale * 0.06), 2).values
  const covers = { width, height, values: new Float32Array(made.length) }
  for (let i = 0, p = 0; i < made.length; i++, p += 4)
    if (made[i]! > 0.02) covers.values[i] = Math.min(120, apart(whole, open, p))
  // Here and there what stands in it has its colour as well.
  const near = blur(covers, Math.max(1, sheet.scale * 0.05), 1).values
  for (let i = 0; i < made.length; i++) {
    if (made[i]! <= 0.02) continue
    const hidden = Math.max(covers.values[i]!, near[i]! - 20)
    made[i]! *= Math.min(1, around[i]! * 1.6) * (hidden < 10 ? 1 : Math.max(0, 1 - (hidden - 10) / 46))
  }
  return made
}
