import type { LandscapeScene } from '../../landscapes/scene.ts'
import { shootSky } from '../../landscapes/sky/sky.ts'
import type { View } from '../../landscapes/view.ts'
import type { Pass, Stage } from '../stage.ts'
import type { Land } from './view.ts'

/** How far clouds overhead go in a second, in picture heights. */
const SPEED = 0.02

/**
 * Clouds that drift: what they add to a clear sky is taken from where they are in the still and laid where the wind has them. Where
 * it loops, the clouds that leave fade into those that come.
 */
export function cloudPass(stage: Stage, scene: LandscapeScene, { plate, sky }: Land): Pass | undefined {
  const { width, height, wish } = stage
  if (scene.cavern || scene.sky.cloud.cover <= 0.02 || wish.wind === 0) return undefined
  const { view } = plate
  const rows = Math.min(height, Math.ceil(view.horizon) + 4)
  const way = SPEED * height * stage.seconds * stage.pace * Math.min(2.5, 0.5 + 0.5 * wish.wind + scene.sky.wind)
  const reach = Math.ceil(way * 1.25) + 4
  const wide = width + 2 * reach
  const adds = addedBy(scene, view, wide, rows)
  return ({ phase, through }, px) => {
    const t = stage.loops ? phase : through
    const fade = stage.loops ? t * t * (3 - 2 * t) : 0
    for (let y = 0, i = 0; y < rows; y++) {
      const up = Math.max(0, (view.horizon - y) / Math.max(1, view.horizon))
      const own = way * (up + 0.2)
      const a = reach - own * t
      const b = reach - own * (t - 1)
      const ia = Math.floor(a)
      const ib = Math.floor(b)
      const fa = a - ia
      const fb = b - ib
      const row = y * wide
      for (let x = 0; x < width; x++, i++) {
        const share = sky[i]!
        if (share < 0.02) continue
        const at = (row + x + reach) * 3
        const one = (row + x + ia) * 3
        const two = (row + x + ib) * 3
        const p = i * 4
        for (let c = 0; c < 3; c++) {
          let moved = adds[one + c]! + (adds[one + 3 + c]! - adds[one + c]!) * fa
          if (fade > 0) moved += (adds[two + c]! + (adds[two + 3 + c]! - adds[two + c]!) * fb - moved) * fade
          px[p + c]! += (moved - adds[at + c]!) * share
        }
      }
    }
  }
}

/** What clouds add to a clear sky, three numbers a px, on a sheet wider than the picture. */
function addedBy(scene: LandscapeScene, view: View, wide: number, rows: number): Int16Array {
  const broad: View = { ...view, width: wide }
  // Whatever is placed by the picture's width stays where it is.
  const across = (x: number) => 0.5 + ((x - 0.5) * view.width) / wide
  const { sky, light } = scene
  const placed: LandscapeScene = {
    ...scene,
    light: { ...light, from: across(light.from) },
    sky: {
      ...sky,
      ...(sky.sun && { sun: { ...sky.sun, x: across(sky.sun.x) } }),
      moons: sky.moons.map((moon) => ({ ...moon, x: across(moon.x) })),
    },
  }
  const shot = (one: LandscapeScene) => {
    const pixels = new Uint8ClampedArray(wide * view.height * 4)
    shootSky(one, broad, pixels)
    return pixels
  }
  const clouded = shot(placed)
  const clear = shot({ ...placed, sky: { ...placed.sky, cloud: { ...sky.cloud, cover: 0 } } })
  const made = new Int16Array(wide * (rows + 1) * 3)
  for (let i = 0, p = 0; i < wide * rows * 3; i += 3, p += 4)
    for (let c = 0; c < 3; c++) made[i + c] = clouded[p + c]! - clear[p + c]!
  return made
}
