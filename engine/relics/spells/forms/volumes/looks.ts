import { linear } from '../../../../paint/volume/film.ts'
import type { Look } from '../../../../paint/volume/march.ts'
import { blackBody, type Ramp, rampOf } from '../../../../paint/volume/ramp.ts'
import type { Cast } from '../../cast.ts'
import { elements } from '../../elements.ts'

type Light = readonly [number, number, number]

const times = (c: Light, by: number): Light => [c[0] * by, c[1] * by, c[2] * by]
const amid = (a: Light, b: Light, t: number): Light => [
  a[0] + (b[0] - a[0]) * t,
  a[1] + (b[1] - a[1]) * t,
  a[2] + (b[2] - a[2]) * t,
]
/** The hue at full strength, purer than pigments are. */
function pure(colour: Light): Light {
  const light = linear(colour)
  const most = Math.max(...light, 1e-3)
  return [(light[0] / most) ** 1.25, (light[1] / most) ** 1.25, (light[2] / most) ** 1.25]
}

const isOwn = ({ scene, palette }: Cast) => elements[scene.element]?.palette[1].join() === palette.main.join()

/** How bright a palette is, 0-1: black smoke gives no light. */
const brightness = ({ palette }: Cast) => Math.max(...palette.main) / 255

/** Every hue, as a prism throws them. */
const spectrum = () =>
  rampOf([
    [0, [0, 0, 0]],
    [0.14, [0.1, 0.01, 0.2]],
    [0.28, [0.1, 0.15, 1.3]],
    [0.4, [0.05, 1, 0.9]],
    [0.52, [0.4, 1.4, 0.08]],
    [0.64, [2.2, 1.5, 0.05]],
    [0.78, [2.6, 0.5, 0.06]],
    [0.9, [3, 0.3, 1.2]],
    [1, [5, 4, 4.6]],
  ])

/** What glows from its own deep hue through its main one to its core. */
export function emissionOf(cast: Cast): Ramp {
  if (cast.scene.element === 'fire' && isOwn(cast)) return blackBody()
  if (cast.scene.element === 'illusion' && isOwn(cast)) return spectrum()
  const { palette } = cast
  const [deep, main, core] = [pure(palette.deep), pure(palette.main), linear(palette.core)]
  const by = Math.min(1, brightness(cast) * 1.15) ** 2
  return rampOf([
    [0, [0, 0, 0]],
    [0.15, times(amid(deep, main, 0.3), 0.07 * by)],
    [0.35, times(amid(deep, main, 0.75), 0.6 * by)],
    [0.55, times(main, 1.9 * by)],
    [0.75, times(amid(main, core, 0.35), 3.6 * by)],
    [0.9, times(amid(main, core, 0.75), 4.8 * by)],
    [1, times(core, 6.5 * by)],
  ])
}

/** Its own colour, from its folds to its heads. */
export function tintOf({ palette }: Cast): Ramp {
  const [deep, main, core] = [linear(palette.deep), linear(palette.main), linear(palette.core)]
  return rampOf([
    [0, times(amid(deep, main, 0.3), 0.55)],
    [0.5, amid(times(main, 0.85), times(deep, 0.9), 0.25)],
    [1, amid(main, core, 0.45)],
  ])
}

/** Fire and all that is light first: thin, bright, hardly lit by anything else. */
export const glowing = (cast: Cast): Look => ({
  emission: emissionOf(cast),
  shines: 0.8,
  tint: tintOf(cast),
  thick: 10,
  light: times(pure(cast.palette.main), 0.3) as Light,
  ambient: [0.015, 0.015, 0.02],
  glow: 0.35,
  detail: { fine: 22, density: 0.8, heat: 0.3 },
})

/** Vapour, dust and smoke: lit from above and behind, its depths darker. */
export const vapour = (cast: Cast, thick = 13): Look => ({
  emission: emissionOf(cast),
  shines: 0.5,
  tint: tintOf(cast),
  thick,
  light: [1.75, 1.7, 1.6],
  ambient: [0.09, 0.095, 0.11],
  glow: 0.5,
  detail: { fine: 15, density: 0.55, heat: 0.12 },
})

/** Elements that are light before they are matter. */
const bright = new Set([
  'fire',
  'lightning',
  'radiant',
  'force',
  'psychic',
  'healing',
  'time',
  'summoning',
  'illusion',
  'star',
])
export const isBright = ({ scene }: Cast): boolean => bright.has(scene.element)

/** How a spell's own element looks as a volume. */
export const lookOf = (cast: Cast): Look => (isBright(cast) ? glowing(cast) : vapour(cast))
