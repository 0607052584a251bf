import { type Canvas, createCanvas, ImageData } from '@napi-rs/canvas'
import type { Frame } from '../paint/frame.ts'
import { random } from '../paint/random.ts'
import { airOf } from './air.ts'
import type { Form, LandscapeScene } from './scene.ts'
import { groundOf } from './terrain/ground.ts'
import { heightOf } from './terrain/height.ts'
import { sightOf } from './terrain/sight.ts'
import { shootGround } from './terrain/surface.ts'
import { viewOf } from './view.ts'

/** The roof of a cavern: a land of stalactites seen from above, turned upside down. */
export function paintCeiling(scene: LandscapeScene, frame: Frame): Canvas {
  const { cavern, camera, land } = scene
  if (!cavern) throw new RangeError('The scene has no cavern')
  const dice = random(cavern.seed)
  const forms: Form[] = [
    { form: 'swell', height: 12, length: 30, from: -40, to: 500, seed: cavern.seed },
    {
      form: 'gorge',
      points: [
        [8, 0],
        [120, 6],
        [260, -10],
      ],
      width: 46,
      height: 60,
      seed: cavern.seed + 3,
    },
    { form: 'rise', from: 230, to: 360, height: 70 },
  ]
  for (let k = 0; k < 26; k++) {
    const z = dice.range(14, 180)
    const x = ((dice.next() - 0.5) * camera.aspect * z) / camera.focal
    forms.push({ form: 'spire', x, z, height: dice.range(5, 24), radius: dice.range(2, 6), seed: dice.int(1, 9000) })
  }
  const above = cavern.height - camera.eye
  const upside: LandscapeScene = {
    ...scene,
    camera: { ...camera, horizon: 1 - camera.horizon, eye: above },
    land: {
      ...land,
      forms,
      near: above - 9,
      low: cavern.rock,
      high: cavern.rock,
      soil: cavern.rock,
      rock: cavern.rock,
      snowline: 9999,
    },
    air: { ...scene.air, mist: 0 },
  }
  delete upside.water
  delete upside.land.path
  const view = viewOf(upside.camera, frame)
  const ground = groundOf(upside.land, upside.camera, view, heightOf(upside.land, upside.camera), scene.light)
  const shot = shootGround(upside, view, ground, sightOf(ground, view, false), airOf(upside, view))
  const pixels = new Uint8ClampedArray(view.width * view.height * 4)
  for (let y = 0, i = 0; y < view.height; y++) {
    for (let x = 0; x < view.width; x++, i++) {
      if (shot.depth[i] === 0) continue
      const p = ((view.height - 1 - y) * view.width + x) * 4
      pixels[p] = shot.colour[i * 3]! * 0.8
      pixels[p + 1] = shot.colour[i * 3 + 1]! * 0.8
      pixels[p + 2] = shot.colour[i * 3 + 2]! * 0.8
      pixels[p + 3] = 255
    }
  }
  const canvas = createCanvas(view.width, view.height)
  canvas.getContext('2d').putImageData(new ImageData(pixels, view.width, view.height), 0, 0)
  return canvas
}
