import { lay } from '../mesh/lay.ts'
import { render } from '../mesh/render.ts'
import { NOTHING, type Rendered } from '../mesh/rendered.ts'
import type { Lights } from '../mesh/shading.ts'
import { thin } from '../mesh/thin.ts'
import type { Rgb } from '../paint/colour.ts'
import type { Checkpoint } from '../paint/frame.ts'
import type { Light } from '../paint/light.ts'
import type { Relief } from '../paint/relief.ts'
import type { Glow } from './glow.ts'
import type { Portrait } from './portray.ts'
import type { Cast } from './sculpture/cast.ts'

/** Numbers of things that each of several people has for their own. */
const THINGS_EACH = 60

const dim = (colour: Rgb, by: number): Rgb => [colour[0] * by, colour[1] * by, colour[2] * by]

/** A picture's light as it falls on meshes, with the small lights in it. `scale`: units a decimetre. */
function lightsOf(light: Light, glows: readonly Glow[], scale: number): Lights {
  const [x, y, z] = light.direction
  const side = x < 0 ? 1 : -1
  return {
    key: { direction: [x, -y, z], colour: dim(light.key, 1.06) },
    ambient: dim(light.ambient, 0.68),
    bounce: light.bounce ? dim(light.bounce, 0.8) : dim(light.ambient, 0.34),
    fill: { direction: [side * 0.9, 0.05, 0.5], colour: dim(light.ambient, 0.6) },
    rim: { direction: [side * 0.85, 0.25, -0.5], colour: dim(light.rim, 1.25) },
    lamps: glows
      .filter((glow) => !glow.behind)
      .map((glow) => ({
        at: [glow.x / scale, -glow.y / scale, 1.2] as const,
        colour: dim(glow.colour, 1.5),
        reach: glow.radius / scale,
      })),
  }
}

/** A little warm light of its own on each face, so that eyes and mouths read in the darkest place and on the darkest skin. */
const onFace = (
  { x, y, tall }: Omit<Portrait, 'anchors'>,
  { key, direction }: Light,
  scale: number,
): Lights['lamps'][number] => ({
  at: [(x - Math.sign(direction[0]) * 0.5 * tall) / scale, (-y + 0.3 * tall) / scale, (1.5 * tall) / scale],
  colour: dim([46, 37, 28], 1 + 4 * Math.max(0, 1 - Math.max(...key) / 220)),
  reach: (0.75 * tall) / scale,
})

/** Draws portraits on to a picture. The world of the meshes is a decimetre of the first of them. */
export function layPortraits(
  portraits: readonly Omit<Portrait, 'anchors'>[],
  relief: Relief,
  glows: readonly Glow[],
  checkpoint?: Checkpoint,
): { rendered: Rendered; scale: number } | undefined {
  const [first] = portraits
  if (!first) return undefined
  const { frame } = relief
  const { scale } = first
  const unit = Math.min(frame.width, frame.height) / 1000
  const meshes = portraits.flatMap((portrait, nth) =>
    portrait.meshes.map((mesh) => ({
      ...mesh,
      positions: shrunk(mesh.positions, scale),
      thing: mesh.thing + nth * THINGS_EACH,
    })),
  )
  const view = {
    frame,
    scale: scale * unit,
    x: frame.width / (2 * unit * scale),
    y: -frame.height / (2 * unit * scale),
  }
  const lights = lightsOf(relief.light, glows, scale)
  const lamps = [...lights.lamps, ...portraits.map((portrait) => onFace(portrait, relief.light, scale))]
  const rendered = render(meshes, view, { ...lights, lamps }, checkpoint)
  const ghosts = portraits.map(({ isGhost }) => isGhost)
  if (ghosts.includes(true)) {
    // A ghost thins out towards the ground, from the breast down.
    const fading = portraits.map(({ y, tall }) => ({ from: (y + 0.9 * tall) * unit, over: 3.4 * tall * unit }))
    thin(rendered, (_x, y, thing) => {
      const nth = Math.floor(thing / THINGS_EACH)
      const { from, over } = fading[nth]!
      return ghosts[nth] ? 0.78 * Math.min(1, Math.max(0.04, 1 - (y - from) / over)) : 1
    })
  }
  lay(rendered, relief)
  if (relief.matter) relief.matter.focus = { x: first.x * unit, y: first.y * unit, radius: first.tall * unit * 0.8 }
  return { rendered, scale }
}

function shrunk(positions: Float32Array, by: number): Float32Array {
  const out = new Float32Array(positions.length)
  for (let i = 0; i < out.length; i++) out[i] = positions[i]! / by
  return out
}

/** Takes from what was sculpted all that lies behind flesh and cloth. */
export function bury(cast: Cast, { rendered, scale }: { rendered: Rendered; scale: number }): void {
  const unit = rendered.view.scale / scale
  for (let y = 0; y < cast.height; y++) {
    const py = Math.min(rendered.height - 1, Math.floor((cast.top + (y + 0.5) / cast.scale) * unit))
    for (let x = 0; x < cast.width; x++) {
      const i = y * cast.width + x
      if (cast.part[i] === 0) continue
      const px = Math.min(rendered.width - 1, Math.floor((cast.left + (x + 0.5) / cast.scale) * unit))
      const z = rendered.depth[py * rendered.width + px]!
      if (z === NOTHING || z * scale < cast.depth[i]!) continue
      cast.part[i] = 0
      cast.coverage[i] = 0
      cast.depth[i] = -1e6
    }
  }
}
