import type { Random } from '../../paint/random.ts'
import { round } from './geometry.ts'
import type { Intent } from './intent.ts'
import type { BattlemapScene } from './scene.ts'

/** Marks as many of a kind as the words call broken: "nine columns, three of them fallen", "a cracked altar". */
export function breaking(intent: Intent, whole: BattlemapScene, random: Random): BattlemapScene {
  const { wanted } = intent
  const scene = buried(intent, whole)
  if (wanted.every((one) => one.broken === undefined)) return scene
  const chosen = new Set<BattlemapScene['props'][number]>()
  for (const { kind, broken } of wanted) {
    if (broken === undefined) continue
    const all = random.shuffle(
      scene.props.filter((prop) => (prop.kind === 'buried-pillar' ? 'pillar' : prop.kind) === kind),
    )
    for (const prop of all.slice(0, broken)) chosen.add(prop)
  }
  return { ...scene, props: scene.props.map((prop) => (chosen.has(prop) ? { ...prop, broken: true } : prop)) }
}

/** Out of doors what is half buried stands in sand or soil to its waist. */
function buried(intent: Intent, scene: BattlemapScene): BattlemapScene {
  if (scene.setting !== 'clearing' || !intent.asks('buried')) return scene
  const sunk = (prop: BattlemapScene['props'][number]) =>
    prop.kind === 'pillar'
      ? { ...prop, kind: 'buried-pillar', width: round(prop.width * 1.4), depth: round(prop.depth * 1.4) }
      : prop
  return { ...scene, props: scene.props.map(sunk) }
}
