import type { Form } from '../cast.ts'
import type { SpellScene } from '../scene.ts'
import { arc } from './arc.ts'
import { blades, chains } from './arms.ts'
import { beam, cone } from './beams.ts'
import { beastSpirit } from './beast.ts'
import { hand, skull } from './bodies.ts'
import { ball, burst } from './bursts.ts'
import { palisade, rocks, shards } from './crystals.ts'
import { elemental } from './elemental.ts'
import { cloud, swarm, wings } from './flights.ts'
import { grasp } from './grasp.ts'
import { splash, tentacles, vines } from './growths.ts'
import { lights, wolfSpirit } from './lights.ts'
import { ring } from './ring.ts'
import { shield } from './shield.ts'
import { clock, eye, mirrors } from './signs.ts'
import { singularity } from './singularity.ts'
import { cage, web } from './snares.ts'
import { bolt, meteor, missiles } from './strikes.ts'
import { beastVolume } from './volumes/beasts.ts'
import { ballVolume, burstVolume, heldVolume, meteorVolume } from './volumes/bursting.ts'
import { graspOfLight } from './volumes/grasping.ts'
import { elementalVolume, waveVolume } from './volumes/living.ts'
import { cloudVolume, stormFront, tornadoVolume, wallVolume } from './volumes/rolling.ts'
import { coneVolume, spiralVolume, vortexVolume } from './volumes/streaming.ts'
import { masonry, thornWall } from './walls.ts'
import { aura, circle, disc, portal, ward } from './wards.ts'
import { storm, tornado, wall, wave } from './weather.ts'

/** The most that are painted of forms that come in numbers. */
export const numbers: Readonly<Record<string, number>> = {
  bolt: 5,
  missiles: 9,
  ball: 5,
  meteor: 7,
  blades: 9,
  mirrors: 7,
  lights: 12,
  arc: 5,
  grasp: 4,
  circle: 3,
}

/** Forms that fill their room whatever size is asked for. */
export const ofOneSize: ReadonlySet<string> = new Set(['missiles', 'cone', 'rocks', 'aura', 'storm', 'arc'])

const walls: Readonly<Record<string, Form>> = { stone: masonry, ice: palisade, nature: thornWall }

/** Every form a spell may take, by name. */
export const forms: Readonly<Record<string, Form>> = {
  bolt,
  missiles,
  ball,
  burst,
  beam,
  cone,
  meteor,
  // Stone is built and ice stands, thorns grow; everything else burns or flows.
  wall: (cast) => (walls[cast.scene.element] ?? wall)(cast),
  ward,
  aura,
  storm,
  circle,
  ring,
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
  web,
  cage,
  lights,
  wolf: wolfSpirit,
  beast: beastSpirit,
  arc,
  singularity,
  grasp,
  shield,
  disc,
  elemental,
}

/** Storms that come on as a front: what falls or strikes is drawn. */
const fronts = new Set(['wind', 'stone', 'fire', 'shadow', 'poison', 'acid', 'necrotic', 'blood'])

/** Elementals that are built of pieces. */
const hewn = new Set(['stone', 'ice', 'nature'])

/** Forms that are volumes in scenes of version 2: which one, or none where it is drawn as before. */
export const volumeForms: Readonly<Record<string, (scene: SpellScene) => Form | undefined>> = {
  ball: () => ballVolume,
  hand: () => heldVolume,
  grasp: ({ extras }) => (extras.includes('skeletal') ? undefined : graspOfLight),
  beast: () => beastVolume,
  wolf: () => beastVolume,
  elemental: ({ element }) => (hewn.has(element) ? undefined : elementalVolume),
  // A wave of thunder is no water.
  wave: ({ element }) => (element === 'lightning' ? undefined : waveVolume),
  burst: () => burstVolume,
  meteor: () => meteorVolume,
  cloud: () => cloudVolume,
  tornado: () => tornadoVolume,
  wall: ({ element }) => (walls[element] ? undefined : wallVolume),
  storm: ({ element }) => (fronts.has(element) ? stormFront : undefined),
  cone: ({ extras }) => (extras.includes('hands') ? undefined : coneVolume),
  aura: ({ figure, extras }) => (figure || extras.includes('healing') ? undefined : spiralVolume),
  portal: ({ beyond }) => (beyond ? undefined : vortexVolume),
}
