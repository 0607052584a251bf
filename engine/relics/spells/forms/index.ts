import type { Form } from '../cast.ts'
import { ball, beam, bolt, burst, cone, meteor, missiles } from './energy.ts'
import { cloud, swarm, wings } from './flights.ts'
import { aura, circle, portal, storm, tornado, wall, ward, wave } from './places.ts'
import {
  blades,
  chains,
  clock,
  eye,
  hand,
  mirrors,
  palisade,
  rocks,
  shards,
  skull,
  splash,
  tentacles,
  vines,
} from './solids.ts'

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
