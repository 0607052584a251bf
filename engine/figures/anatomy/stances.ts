import { add, length, sub, times, type Vec } from '../../mesh/geometry.ts'
import { euler } from '../../mesh/matrix.ts'
import { doneBy, isOfStance } from '../acts.ts'
import type { Gear, Person } from '../scene.ts'
import { actings, footing, isInverted, isPropped } from './acting.ts'
import { bearing, propReach } from './bearing.ts'
import {
  atBreast,
  bowing,
  clasped,
  curlsOf,
  fluting,
  folded,
  groping,
  guard,
  hanging,
  hung,
  inBelt,
  lending,
  level,
  low,
  offered,
  onHip,
  plucking,
  type Reach,
  raised,
  reining,
  shouldered,
  sided,
  stroking,
} from './reaches.ts'
import type { Side, Skeleton } from './skeleton.ts'
import { slung } from './works.ts'

/** Things that hang from the hand, plumb whatever it does. */
export const dangling: ReadonlySet<Gear['kind']> = new Set<Gear['kind']>([
  'lantern',
  'basket',
  'handbell',
  'balance',
  'bucket',
  'cage',
  'censer',
  'purse',
  'watch',
  'coil',
  'watering-can',
  'vermin',
  'eel',
  'sausage',
])

/** Things that lie or float on an open palm. */
export const palmed: ReadonlySet<Gear['kind']> = new Set<Gear['kind']>([
  'orb',
  'flame',
  'skull',
  'bread',
  'fish',
  'apple',
  'coin',
  'bowl',
  'book',
  'tray',
  'pie',
  'dice',
  'cheese',
  'cabbage',
  'pumpkin',
  'eggs',
  'plate',
  'chick',
  'palette',
  'trap',
  'relic',
])
const upright: readonly Gear['kind'][] = ['shield']

/** What takes both hands to play. */
const instruments: readonly Gear['kind'][] = ['lute', 'harp', 'fiddle', 'flute']

function armFor(person: Person, side: Side): Reach {
  const s = side === 'l' ? 1 : -1
  const { pose } = person
  if (pose.groping) return groping
  const borne = bearing(person, side)
  if (borne) return borne
  const lent = pose.holds?.[side === 'l' ? 'left' : 'right']
  if (lent === 'lead' && doneBy(person) === 'brushing') return stroking
  if (lent) return lending[lent]
  const held = person.gear.find(({ hold }) => hold === (side === 'l' ? 'left' : 'right'))
  const plays = person.gear.some(({ kind }) => instruments.includes(kind))
  const doing = doneBy(person)
  // Who only sits or leans there has the hands free for what they hold.
  const leans = doing === 'leaning' && person.gear.some((gear) => isInverted(gear) || isPropped(gear))
  const isIdle = isOfStance(doing) && !leans && (plays || held !== undefined)
  const done = doing && !isIdle ? actings[doing].arms(side, person) : undefined
  if (done) return done
  if (person.gear.some(({ kind }) => kind === 'lute' || kind === 'harp')) return plucking[side]
  if (person.gear.some(({ kind }) => kind === 'fiddle')) return bowing[side]
  if (person.gear.some(({ kind }) => kind === 'flute')) return fluting(side)
  if (held?.kind === 'sling') return slung
  const prop = held && propReach(held, { palm: offered, hung, fist: level })
  if (prop) return prop
  if (held && dangling.has(held.kind)) return hung
  if (held && palmed.has(held.kind)) return offered
  if (held && upright.includes(held.kind)) return { ...level, at: [0.9, -1.9, 2.2] }
  if (held) return { level, guard, shouldered, raised, low }[pose.grip]
  if (pose.act === 'riding') return reining
  if (pose.hip === s) return onHip
  // Who carries nothing in either hand folds the arms or clasps the hands, or lets them hang.
  const isFree = pose.hip === 0 && !pose.holds && !person.gear.some(({ hold }) => hold === 'left' || hold === 'right')
  if (isFree && pose.stride > 0.74) return folded(side)
  if (isFree && pose.stride > 0.52) return clasped(side)
  // One hand at something, the other at rest.
  const idle = person.pose.weight === s
  if (isFree && idle) return hanging
  if (isFree) return pose.stride > 0.32 ? atBreast : inBelt
  return hanging
}

/** Bends an arm as a reach says. */
function bend(skeleton: Skeleton, side: Side, reach: Reach): void {
  const half = length(sub(skeleton.restOf(`hand_${side}`), skeleton.restOf(`lowerarm_${side}`))) / 2.05
  const joints = { shoulder: `upperarm_${side}`, hip: `thigh_${side}`, chest: 'spine_03', head: 'head' }
  const from = skeleton.at(joints[reach.from ?? 'shoulder'])
  const trunk = skeleton.wholes[skeleton.bone('spine_03')]!
  const turned = (v: Vec): Vec => {
    const [x, y, z] = sided(side, v)
    // Arms go with the trunk as it turns, but not as it bows.
    const angle = Math.atan2(trunk[2], trunk[8])
    return [x * Math.cos(angle) + z * Math.sin(angle), y, -x * Math.sin(angle) + z * Math.cos(angle)]
  }
  const goal = add(from, times(turned(reach.at), half))
  const bring = (wrist: Vec) => {
    skeleton.reach(side, wrist, turned(reach.elbow))
    skeleton.turnHand(side, turned(reach.fingers), turned(reach.palm))
  }
  bring(goal)
  const curls = curlsOf(reach.curls)
  skeleton.grip(side, curls, reach.thumb ?? curls[0])
  if (reach.isCentre) bring(sub(goal, sub(skeleton.hand(side).at, skeleton.at(`hand_${side}`))))
}

/** Stands somebody as the scene says: weight on one leg, head and trunk turned, hands at what they do. */
export function stanceOf(person: Person): (skeleton: Skeleton) => void {
  return (skeleton) => {
    const { head, body } = person.turn
    const { weight, stride } = person.pose
    // The hip of the leg that bears the weight is pushed out, the shoulders tip the other way.
    const sway = person.pose.act === 'riding' ? 0 : -weight * (2 + 2 * stride)
    const isHunched = person.traits?.some(({ kind }) => kind === 'hunched') === true
    const old = Math.max(0, person.face.age - 0.75) * 80 + (isHunched ? 26 : 0)
    const [yaw, pitch, roll] = body
    const { act } = person.pose
    const acting = act && actings[act]
    const hands = person.pose.hands && actings[person.pose.hands]
    const lean = acting?.lean ?? 0
    const lift = hands?.head ?? acting?.head ?? 0
    // Who rides sits straight on the beast, and turns the breast to us.
    const hips = act === 'riding' ? 1 : 0.7
    const twist = act === 'riding' ? -0.12 : 0.1
    skeleton.turn('pelvis', euler(0, yaw * hips, sway - roll))
    skeleton.turn('spine_01', euler(-pitch + old * 0.4 + lean * 0.4, yaw * twist, -sway * 0.7))
    skeleton.turn('spine_02', euler(old * 0.3 + lean * 0.35, yaw * twist, -sway * 0.6))
    skeleton.turn('spine_03', euler(old * 0.2 + lean * 0.25, yaw * twist, 0))
    const aside = head[0] - yaw
    const tip = -head[2] + roll + (acting?.tip ?? 0) * weight
    skeleton.turn('neck_01', euler(-(head[1] + lift) * 0.3 - (old + lean) * 0.3, aside * 0.4, tip * 0.3))
    skeleton.turn('head', euler(-(head[1] + lift) * 0.7 - (old + lean) * 0.4, aside * 0.6, tip * 0.7))
    skeleton.settle()
    footing(skeleton, person.pose.stance ?? act, weight, yaw * hips)
    for (const side of ['l', 'r'] as const) bend(skeleton, side, armFor(person, side))
  }
}
