import type { WidenedSide } from '../../contract/edit-facts.ts'
import type { Scene } from '../generator.ts'
import type { LandscapeScene } from '../landscapes/scene.ts'
import type { Frame } from '../paint/frame.ts'
import { isLandscape } from './scenes.ts'

/** A part of a picture, px. */
export interface Part extends Frame {
  left: number
  top: number
}

/** A scene that goes on beyond its old edges: at which size it is painted, and which part of that is the picture. */
export interface Widened {
  scene: Scene
  frame: Frame
  part: Part
}

/**
 * A country seen through a larger frame: what was there stays where it was, and goes on beyond it. `by` in hundredths of the
 * frame's width and height. Undefined for scenes that end where their picture does.
 */
export function widened(scene: Scene, frame: Frame, by: Readonly<Record<WidenedSide, number>>): Widened | undefined {
  if (!isLandscape(scene)) return undefined
  const { width, height } = frame
  const [left, right] = [by.left, by.right].map((share) => Math.round((width * share) / 100)) as [number, number]
  const [top, bottom] = [by.top, by.bottom].map((share) => Math.round((height * share) / 100)) as [number, number]
  // Its eye looks straight ahead: as much is painted on either side, and what is not wanted is cut off.
  const aside = Math.max(left, right)
  const large = { width: width + 2 * aside, height: height + top + bottom }
  return {
    scene: through(scene, frame, large, { left: aside, top }),
    frame: large,
    part: { left: aside - left, top: 0, width: width + left + right, height: large.height },
  }
}

function through(
  scene: LandscapeScene,
  { width, height }: Frame,
  large: Frame,
  at: { left: number; top: number },
): LandscapeScene {
  const { camera, sky, light, land, cavern } = scene
  const across = (x: number) => (x * width + at.left) / large.width
  const down = (y: number) => (y * height + at.top) / large.height
  const tall = height / large.height
  const disc = <D extends { x: number; y: number; radius: number }>(one: D): D => ({
    ...one,
    x: across(one.x),
    y: down(one.y),
    radius: one.radius * tall,
  })
  const horizon = down(camera.horizon)
  // The lower edge is nearer to the eye's feet.
  const nearer = (1 - camera.horizon) / ((1 - horizon) / tall)
  const made = {
    ...scene,
    camera: { ...camera, horizon, focal: camera.focal * tall, aspect: large.width / large.height },
    sky: { ...sky, ...(sky.sun && { sun: disc(sky.sun) }), moons: sky.moons.map(disc) },
    light: { ...light, from: across(light.from) },
    land: { ...land, near: land.near * nearer },
    ...(cavern && { cavern: { ...cavern, ...(cavern.falls !== undefined && { falls: across(cavern.falls) }) } }),
  }
  return JSON.parse(
    JSON.stringify(made, (_, value: unknown) =>
      typeof value === 'number' ? Math.round(value * 100_000) / 100_000 : value,
    ),
  ) as LandscapeScene
}
