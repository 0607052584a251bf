import type { Random } from '../../../paint/random.ts'
import { type Brief, conceptsOf } from '../../../prompt/brief.ts'
import type { SpellPlace, SpellScene } from '../scene.ts'

/** Kinds of place by the concept that names them. */
const named: Readonly<Record<string, readonly string[]>> = {
  ruin: ['ruin'],
  hall: ['hall'],
  corridor: ['corridor'],
  cavern: ['cave'],
  woodland: ['forest'],
  graveyard: ['graveyard'],
  snowfield: ['snow'],
  battleground: ['battlefield'],
  wastes: ['wastes'],
  desert: ['desert'],
  street: ['street'],
  heights: ['heights'],
  lake: ['shore'],
  heavens: ['heavens'],
}

/** Where each kind of magic is cast when nobody says where. */
const usual: Readonly<Record<string, readonly string[]>> = {
  fire: ['hall', 'battlefield', 'street', 'ruin', 'cave', 'corridor'],
  ice: ['snow', 'cave', 'hall', 'heights'],
  lightning: ['heights', 'battlefield', 'ruin', 'shore', 'street'],
  acid: ['corridor', 'cave', 'hall', 'wastes'],
  poison: ['corridor', 'graveyard', 'forest', 'street'],
  necrotic: ['graveyard', 'ruin', 'hall', 'wastes'],
  radiant: ['hall', 'battlefield', 'heights', 'ruin'],
  force: ['hall', 'ruin', 'heights', 'corridor', 'cave'],
  water: ['shore'],
  stone: ['heights', 'cave', 'desert', 'wastes'],
  wind: ['heights', 'desert', 'battlefield'],
  shadow: ['graveyard', 'ruin', 'corridor', 'street', 'wastes'],
  nature: ['forest', 'ruin', 'heights'],
  psychic: ['hall', 'heights', 'street', 'cave'],
  blood: ['hall', 'corridor', 'graveyard', 'wastes'],
  healing: ['forest', 'battlefield', 'hall', 'heights'],
  illusion: ['street', 'hall', 'forest'],
  time: ['hall', 'desert', 'heights', 'ruin'],
  summoning: ['hall', 'cave', 'ruin', 'wastes'],
  star: ['heights', 'ruin', 'desert', 'snow'],
}

const hours: readonly (readonly [hour: string, concept: string])[] = [
  ['night', 'by-night'],
  ['dusk', 'at-dusk'],
  ['dawn', 'at-dawn'],
  ['day', 'by-day'],
  ['storm', 'in-a-storm'],
]

/** The hours that suit magic: what is dark wants a light sky behind it, what burns a cold one. */
function hoursFor({ element, palette }: Pick<SpellScene, 'element' | 'palette'>): readonly string[] {
  const most = Math.max(...palette.main)
  if (most < 110 || element === 'shadow') return ['dusk', 'dawn', 'storm', 'ember']
  if (element === 'fire') return ['night', 'storm', 'dusk', 'night']
  if (element === 'radiant' || element === 'time') return ['night', 'storm', 'dusk']
  if (element === 'ice' || element === 'water') return ['night', 'dawn', 'dusk', 'storm']
  if (element === 'wind' || element === 'stone') return ['dusk', 'dawn', 'storm', 'day']
  return ['night', 'kin', 'dusk', 'storm', 'kin']
}

/** Forms that are drawn about the picture's middle. */
const middling = new Set([
  'storm',
  'missiles',
  'arc',
  'mirrors',
  'wall',
  'wave',
  'cone',
  'rocks',
  'swarm',
  'tentacles',
  'web',
])

/** Where a spell is cast, and how it is looked at: each seed its own. */
export function placeOf(
  brief: Brief,
  scene: Pick<SpellScene, 'element' | 'palette' | 'form'>,
  rng: Random,
): SpellPlace {
  const asked = conceptsOf(brief, 'place').flatMap((concept) => named[concept] ?? [])
  const said = new Set(brief.mentions.map(({ concept }) => concept))
  const told = hours.find(([, concept]) => said.has(concept))?.[0]
  const isMoonlit = /\b(moon|moonlit|moonlight|moonbeam)\b/i.test(brief.prompt)
  const free = !middling.has(scene.form)
  return {
    kind: rng.fork('where').pick(asked.length > 0 ? asked.slice(-1) : (usual[scene.element] ?? ['hall'])),
    hour: told ?? (isMoonlit ? 'night' : rng.fork('hour').pick(hoursFor(scene))),
    vanishing: rng.fork('line').pick([-210, -130, -70, 40, 90, 150, 230]),
    heart: free ? rng.fork('heart').pick([-95, -60, 0, 50, 85]) : 0,
    rise: rng.fork('rise').pick([-30, 0, 25]),
    shine: [rng.fork('shine').pick([-0.6, -0.42, -0.15, 0.2, 0.45, 0.62]), rng.fork('high').pick([0.34, 0.48, 0.6])],
    disc: isMoonlit || rng.fork('disc').chance(0.35),
    seed: rng.fork('place').int(0, 1e6),
  }
}
