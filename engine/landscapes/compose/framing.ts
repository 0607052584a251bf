import type { Camera, Form, Island, Land, Moon, Species, Thing } from '../scene.ts'
import { heightOf } from '../terrain/height.ts'
import { isAfloat } from './settings.ts'

/** What something takes of the picture: 0-1 across, and 0-1 down to its top. */
interface Span {
  left: number
  right: number
  top: number
}

/** Room kept free over what the picture is of, in picture heights. */
const HEADROOM = 0.06
/** How far down the horizon may go to make that room. */
const LOWEST_HORIZON = 0.64
/** Great relief stands beyond all things and takes long to shape. */
const great: readonly Form['form'][] = ['range', 'peak', 'volcano']
/** What flies, walks or lies low needs no room of its own. */
const roomless: readonly string[] = ['dragon', 'traveller', 'battlefield', 'camp', 'graves', 'bones']

/** Half the width of a thing as a part of its size. */
const halfWidth: Record<string, number> = {
  city: 1,
  village: 1.2,
  castle: 0.85,
  temple: 0.7,
  pyramid: 0.8,
  ruins: 0.8,
  gate: 0.58,
  tower: 0.2,
  lighthouse: 0.16,
  obelisk: 0.16,
}
const widthOf = ({ thing, size }: Thing) => size * (halfWidth[thing] ?? 0.36)

/** Half the width of a framing tree in picture heights. */
const treeReach = (species: Species) => (species === 'conifer' ? 0.2 : 0.46)

/** Brings all that was named into the picture: the horizon goes down first, then what is too tall or too wide shrinks. */
export function framedThings(
  camera: Camera,
  land: Land,
  islands: readonly Island[],
  things: readonly Thing[],
): { camera: Camera; things: Thing[]; spans: Span[] } {
  const { massif: _, ...near } = land
  const heightAt = heightOf({ ...near, forms: land.forms.filter((form) => !great.includes(form.form)) }, camera)
  const footOf = ({ thing, x, z, lift, island }: Thing) =>
    island !== undefined ? islands[island]!.height : lift > 0 ? lift : isAfloat(thing) ? 0 : heightAt(x, z)
  const down = (thing: Thing, horizon: number) =>
    horizon - (camera.focal * (Math.max(0, footOf(thing)) + thing.size - camera.eye)) / thing.z
  const held = (thing: Thing) => !roomless.includes(thing.thing) && thing.count === 1
  const missing = Math.max(0, ...things.filter(held).map((thing) => HEADROOM - down(thing, camera.horizon)))
  const horizon = Math.max(camera.horizon, Math.min(LOWEST_HORIZON, camera.horizon + missing))
  const fitted = things.map((thing) => {
    if (!held(thing)) return thing
    const over = Math.max(0, HEADROOM - down(thing, horizon))
    const low = Math.max(0.34, 1 - (over * thing.z) / (camera.focal * thing.size))
    const middle = 0.5 + (camera.focal * thing.x) / (thing.z * camera.aspect)
    const room = Math.min(middle, 1 - middle) - 0.01
    const narrow = Math.max(0.6, (room * thing.z * camera.aspect) / (camera.focal * widthOf(thing)))
    const by = Math.min(1, low, narrow)
    return by < 1 ? { ...thing, size: thing.size * by } : thing
  })
  const spans = fitted
    .filter((thing) => thing.thing !== 'traveller')
    .map((thing): Span => {
      const middle = 0.5 + (camera.focal * thing.x) / (thing.z * camera.aspect)
      const half = (camera.focal * widthOf(thing)) / (thing.z * camera.aspect)
      return { left: middle - half, right: middle + half, top: down(thing, horizon) }
    })
  return { camera: { ...camera, horizon }, things: fitted, spans }
}

/** What peaks and volcanoes hide of the sky. */
const peaks = (land: Land, camera: Camera): Span[] =>
  land.forms.flatMap((form) => {
    if (form.form !== 'peak' && form.form !== 'volcano') return []
    const middle = 0.5 + (camera.focal * form.x) / (form.z * camera.aspect)
    const half = (camera.focal * form.radius * 0.42) / (form.z * camera.aspect)
    return [{ left: middle - half, right: middle + half, top: camera.horizon - (camera.focal * form.height) / form.z }]
  })

/** Each moon moved as little as lets all of it be seen, beside what stands up and apart from the others. */
export function clearMoons(moons: readonly Moon[], land: Land, camera: Camera, spans: readonly Span[]): Moon[] {
  const before = [...spans, ...peaks(land, camera)]
  const placed: Moon[] = []
  for (const moon of moons) {
    const wide = moon.radius / camera.aspect
    let best = moon
    let least = Number.POSITIVE_INFINITY
    for (const y of [moon.y, 0.17, 0.12, 0.07]) {
      for (let x = 0.09; x < 0.92; x += 0.02) {
        const hidden = before.some(
          ({ left, right, top }) => x + wide > left && x - wide < right && y + moon.radius * 1.4 > top,
        )
        const near = placed.some((other) => Math.abs(other.x - x) < wide + other.radius / camera.aspect + 0.06)
        const cost = Math.abs(x - moon.x) + Math.abs(y - moon.y) + (hidden ? 4 : 0) + (near ? 5 : 0)
        if (cost < least - 1e-9) {
          least = cost
          best = { ...moon, x, y }
        }
      }
    }
    const whole = before.every(
      ({ left, right, top }) => moon.x + wide <= left || moon.x - wide >= right || moon.y + moon.radius * 1.4 <= top,
    )
    const apart = placed.every((other) => Math.abs(other.x - moon.x) >= wide + other.radius / camera.aspect + 0.06)
    placed.push(whole && apart ? moon : best)
  }
  return placed
}

/** The first of the kinds of tree that can stand at `side` (-1 left, 1 right) and hide nothing named. */
export function framingKind(
  kinds: readonly Species[],
  side: number,
  camera: Camera,
  spans: readonly Span[],
  moons: readonly Moon[],
): Species | undefined {
  const discs = moons.map(({ x, radius }) => ({ left: x - radius / camera.aspect, right: x + radius / camera.aspect }))
  return kinds.find((species) => {
    const edge = 0.91 - treeReach(species) / camera.aspect
    return [...spans, ...discs].every(({ left, right }) => (side > 0 ? right < edge : left > 1 - edge))
  })
}
