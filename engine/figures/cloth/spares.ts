import { add, length, sub, times, tube, unit, type Vec } from '../../mesh/geometry.ts'
import type { Surface } from '../../mesh/mesh.ts'
import { noise3 } from '../../mesh/noise.ts'
import { rig } from '../anatomy/skeleton.ts'
import type { Trait } from '../scene.ts'
import { leatherOf, metalOf } from './fabrics.ts'
import type { Fitting } from './fitting.ts'
import { addPieces, ballAt } from './jewels.ts'

const spareOf = ({ person }: Fitting, kind: 'hook-hand' | 'peg-leg' | 'one-arm'): Trait | undefined =>
  person.traits?.find((trait) => trait.kind === kind)

/** On which side a leg is of wood: 1 the figure's left, -1 the right, 0 neither. */
export const peggedSide = (fitting: Fitting): -1 | 0 | 1 => spareOf(fitting, 'peg-leg')?.side ?? 0

/** Takes away what bones of these names move. */
function lose({ figure: { covered } }: Fitting, bones: RegExp): void {
  const { names, boneOf, weightOf } = rig()
  const isLost = names.map((name) => bones.test(name))
  for (let vertex = 0; vertex < covered.length; vertex++) {
    let share = 0
    for (let k = 0; k < 4; k++) if (isLost[boneOf[vertex * 4 + k]!]) share += weightOf[vertex * 4 + k]!
    if (share > 0.3) covered[vertex] = 1
  }
}

const wooden: Surface = (spot) => {
  const grain = noise3(spot.x * 9, spot.y * 1.4, spot.z * 9)
  const k = 0.7 + 0.6 * grain
  spot.r = 0.27 * k
  spot.g = 0.16 * k
  spot.b = 0.08 * k
  spot.specular = 0.14
  spot.gloss = 16
}

const tapered = (from: Vec, to: Vec, radii: readonly number[]) =>
  tube(
    radii.map((_, i) => add(from, times(sub(to, from), i / (radii.length - 1)))),
    radii,
    { sides: 14 },
  )

/** A hook of iron in a cuff of leather, where a hand was. */
function addHook(fitting: Fitting, side: 'l' | 'r'): void {
  const { skeleton } = fitting.figure
  lose(fitting, new RegExp(`^(?:hand|thumb|index|middle|ring|pinky).*_${side}$`))
  const wrist = skeleton.at(`hand_${side}`)
  const along = unit(sub(wrist, skeleton.at(`lowerarm_${side}`)))
  const { palm } = skeleton.hand(side)
  const at = (far: number): Vec => add(wrist, times(along, far))
  addPieces(fitting, [tapered(at(-0.75), at(0.5), [0.4, 0.4, 0.38, 0.34, 0.24])], 'leather', leatherOf([78, 52, 34]))
  const metal = metalOf([150, 152, 156], { worn: 0.9 })
  const rim = tapered(at(-0.72), at(-0.6), [0.43, 0.43])
  const RADIUS = 0.4
  const curve = Array.from({ length: 16 }, (_, i): Vec => {
    const turn = (i / 15) * 4.1
    return add(at(0.95 + RADIUS * Math.sin(turn)), times(palm, RADIUS * (1 - Math.cos(turn))))
  })
  const line = [at(0.4), at(0.7), ...curve]
  const hook = tube(
    line,
    line.map((_, i) => 0.095 * (1 - (i / line.length) ** 4 * 0.9)),
    { sides: 10 },
  )
  addPieces(fitting, [rim, hook, ballAt(at(0.5), 0.16)], 'metal', metal)
}

/** A peg of wood from the knee down, in a cup of leather. */
function addPeg(fitting: Fitting, side: 'l' | 'r'): void {
  const { skeleton } = fitting.figure
  lose(fitting, new RegExp(`^(?:calf|foot|ball).*_${side}$`))
  const [knee, ankle] = [skeleton.at(`calf_${side}`), skeleton.at(`foot_${side}`)]
  const along = unit(sub(ankle, knee))
  const long = length(sub(ankle, knee)) + 0.75
  const at = (far: number): Vec => add(knee, times(along, far))
  addPieces(fitting, [tapered(at(-0.5), at(1), [0.78, 0.76, 0.68, 0.5])], 'leather', leatherOf([74, 50, 34]))
  addPieces(fitting, [tapered(at(0.9), at(long), [0.42, 0.36, 0.3, 0.27, 0.25, 0.28])], 'cloth', wooden)
  const metal = metalOf([128, 126, 122], { worn: 0.9 })
  addPieces(
    fitting,
    [tapered(at(0.92), at(1.06), [0.53, 0.53]), tapered(at(long - 0.16), at(long), [0.3, 0.3])],
    'metal',
    metal,
  )
}

/** What stands in place of limbs that somebody has lost. */
export function addSpares(fitting: Fitting): void {
  const hook = spareOf(fitting, 'hook-hand')
  if (hook) addHook(fitting, hook.side === 1 ? 'l' : 'r')
  const stump = spareOf(fitting, 'one-arm')
  if (stump) lose(fitting, new RegExp(`^(?:hand|thumb|index|middle|ring|pinky).*_${stump.side === 1 ? 'l' : 'r'}$`))
  const side = peggedSide(fitting)
  if (side !== 0) addPeg(fitting, side === 1 ? 'l' : 'r')
}
