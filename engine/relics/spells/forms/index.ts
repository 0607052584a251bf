import type { Form } from '../cast.ts'
import { blades, chains } from './arms.ts'
import { beam, cone } from './beams.ts'
import { hand, skull } from './bodies.ts'
import { ball, burst } from './bursts.ts'
import { palisade, rocks, shards } from './crystals.ts'
import { cloud, swarm, wings } from './flights.ts'
import { splash, tentacles, vines } from './growths.ts'
import { clock, eye, mirrors } from './signs.ts'
import { bolt, meteor, missiles } from './strikes.ts'
import { aura, circle, portal, ward } from './wards.ts'
import { storm, tornado, wall, wave } from './weather.ts'

/** Every form a spell may take, by name. */
export const forms: Readonly<Record<string, Form>> = {
  bolt,
  missiles,
  ball,
  burst,
  beam,
  cone,
  meteor,
  // Ice and stone stand; everything else burns or flows.
  wall: (cast) => (cast.element.line === 'splinter' ? palisade(cast) : wall(cast)),
  ward,
  aura,
  storm,
  circle,
  portal,
  tornado,
  wave,
  wings,
  swarm,
  cloud,
  shards,
  rocks,
  vines,
  chains,
  blades,
  skull,
  hand,
  tentacles,
  splash,
  eye,
  mirrors,
  clock,
}
