import { rgb } from './hand/hand.ts'
import type { Light, Prop } from './scene.ts'

/** What burns or glows in a lamp, and how unquietly. */
export type Burning = 'flame' | 'candle' | 'magic'

/** Sizes of the fires that are seen, squares. */
const sizes: Readonly<Record<string, number>> = {
  torch: 0.2,
  brazier: 0.34,
  campfire: 0.5,
  hearth: 0.42,
  forge: 0.3,
  flames: 0.5,
  candles: 0.1,
  lantern: 0.1,
  'lamp-post': 0.12,
  stove: 0,
  cauldron: 0,
}
const quiet: ReadonlySet<string> = new Set(['candles', 'lantern', 'lamp-post', 'stove'])

/** How far from its light, squares, the thing stands that sheds it. */
const REACH = 0.7

/** Whether a light's colour is that of fire. */
const isWarm = ([red, , blue]: readonly number[]) => red! > 180 && blue! < 150

function shedderOf({ at }: Light, props: readonly Prop[]): Prop | undefined {
  const reach = ({ at: [x, y] }: Prop) => Math.hypot(x - at[0], y - at[1])
  return props
    .filter((one) => reach(one) < REACH && sizes[one.kind] !== undefined)
    .toSorted((a, b) => reach(a) - reach(b))[0]
}

/**
 * What sheds a light: the thing nearest to it, how it burns, and the size of what is seen burning, squares. `isRecoloured`: its
 * colour was asked for, and fire of any colour is fire.
 */
export function burningOf(
  light: Light,
  props: readonly Prop[],
  isRecoloured: boolean,
): { prop: Prop | undefined; kind: Burning; size: number } {
  const prop = shedderOf(light, props)
  const size = sizes[prop?.kind ?? ''] ?? 0
  if (!isWarm(rgb(light.colour)) && !(isRecoloured && size > 0)) return { prop, kind: 'magic', size: 0 }
  return { prop, kind: quiet.has(prop?.kind ?? '') ? 'candle' : 'flame', size }
}
