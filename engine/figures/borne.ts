import type { Elbows, Hands } from './carry.ts'
import type { Carry, Person } from './scene.ts'
import { add, out, type Place, sub, times, turn, type Vec } from './sculpture/space.ts'

/** Where of flesh things are put that arms bear. */
interface Bearer {
  head: Place
  body: Place
  hips: Place
  hands: Hands
  elbows: Elbows
}

/** How thick a forearm in its sleeve is from its middle on, units of the hands. */
const SLEEVE = 46

/** Along the left forearm: +x to the elbow, the arm under y 0. */
export function onForearm({ hands, elbows }: Bearer): Place {
  const { scale, origin } = hands.left
  const way = sub(elbows.left, origin)
  // No steeper than lies there without sliding.
  const roll = Math.max(-24, Math.min(24, (Math.atan2(way[1], Math.max(1e-6, Math.abs(way[0]))) * 180) / Math.PI))
  const middle = add(origin, times(way, 0.42))
  return {
    origin: [middle[0], Math.min(middle[1], origin[1]) - SLEEVE * scale, Math.max(middle[2], origin[2]) + 10 * scale],
    rotation: turn(0, 0, roll),
    scale,
  }
}

/** Between both palms, what stands on them upright. */
function onPalms({ hands: { left, right } }: Bearer, { turn: { body } }: Person): Place {
  const [x, y, z] = times(add(left.origin, right.origin), 0.5)
  return { origin: [x, y + 6 * left.scale, z], rotation: turn(body[0] * 0.5, 0, 0), scale: left.scale }
}

/** Places of what arms bear, its own units a thousandth of a metre. */
const places: Readonly<Record<Carry, (bearer: Bearer, person: Person) => Place>> = {
  both: onPalms,
  arms: onForearm,
  hip: ({ hips, hands }) => {
    const rim = hands.left.origin
    const side = out(hips, [250, -120, 70])
    // Under the hand that holds its rim.
    const origin: Vec = [(side[0] * 2 + rim[0]) / 3, rim[1] + 40 * hands.left.scale, (side[2] + rim[2]) / 2]
    return { origin, rotation: turn(0, 0, 0), scale: hands.left.scale }
  },
  head: ({ head, hands }) => ({ origin: out(head, [0, -116, -8]), rotation: turn(0, 0, 0), scale: hands.right.scale }),
  shoulders: ({ body, hands }) => ({
    origin: out(body, [0, 6, -14]),
    rotation: turn(0, 0, 0),
    scale: hands.right.scale,
  }),
}

export const placeBorne = (carry: Carry, bearer: Bearer, person: Person): Place => places[carry](bearer, person)
