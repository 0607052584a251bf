import type { Random } from '../../paint/random.ts'
import { kindOf, type PropName } from './catalogue.ts'
import { boundsOf, inside, point, round } from './geometry.ts'
import { ragged } from './havoc.ts'
import type { Intent } from './intent.ts'
import type { Area, BattlemapScene, Light, Point, Prop } from './scene.ts'

/** What a thing that is named may have become on the map. */
const guises: Partial<Record<string, readonly string[]>> = {
  wagon: ['wagon', 'tipped-wagon'],
  bridge: ['bridge', 'rope-bridge', 'drawbridge'],
}

/** The tone of charred wood. */
const CHAR = '#2b2522'

/**
 * Fires that are said of things and not of the place ("a burnt-out wagon on a desert road"): each of as many as are named burns by
 * itself, or has burnt out; and the marks of a fire that has gone out where the place itself is burnt.
 */
export function singed(intent: Intent, scene: BattlemapScene, random: Random): BattlemapScene {
  const burnt = intent.wanted.filter((wanted) => wanted.fire)
  if (burnt.length === 0 && !intent.gutted) return scene
  const areas: Area[] = []
  const fires: Prop[] = []
  const lights: Light[] = []
  const charred = new Map<Prop, Prop>()
  for (const { kind, fire, exactly, about, burning } of burnt) {
    const named = scene.props.filter((prop) => (guises[kind] ?? [kind]).includes(prop.kind))
    for (const prop of random.shuffle(named).slice(0, burning ?? exactly ?? about)) {
      const long = Math.max(prop.width, prop.depth)
      areas.push(scorch([ragged(prop.at, long * 0.62, random.int(0, 1e6))]))
      if (fire === 'burning') alight(prop, fires, lights, random)
      else charred.set(prop, { ...prop, kind: prop.kind === 'wagon' ? 'burnt-wagon' : prop.kind, tint: CHAR })
    }
  }
  if (intent.gutted) areas.push(...marks(scene, random))
  return {
    ...scene,
    areas: [...scene.areas, ...areas],
    props: [...scene.props.map((prop) => charred.get(prop) ?? prop), ...fires],
    lights: [...scene.lights, ...lights],
  }
}

const scorch = (outlines: Point[][]): Area => ({ kind: 'scorch', outlines, above: true })

/** Flames along the whole of a thing, one light for them all, and smoke that drifts off. */
function alight(prop: Prop, fires: Prop[], lights: Light[], random: Random): void {
  const long = Math.max(prop.width, prop.depth)
  const along = prop.turn + (prop.width >= prop.depth ? 0 : Math.PI / 2)
  const pieces = Math.min(5, Math.max(1, Math.round(long / 0.8)))
  const over = (kind: 'flames' | 'smoke', at: Point, size: number) =>
    fires.push({
      kind,
      at,
      turn: 0,
      width: round(size),
      depth: round(size),
      variant: random.int(0, 999),
      flat: true,
    })
  for (let i = 0; i < pieces; i++) {
    const off = pieces === 1 ? 0 : ((i + 0.5) / pieces - 0.5) * long * 0.85
    const aside = random.range(-0.2, 0.2)
    over(
      'flames',
      point(
        prop.at[0] + Math.cos(along) * off - Math.sin(along) * aside,
        prop.at[1] + Math.sin(along) * off + Math.cos(along) * aside,
      ),
      random.range(1, 1.35) * Math.min(1.4, Math.max(0.8, Math.min(prop.width, prop.depth))),
    )
  }
  over('smoke', point(prop.at[0] + random.range(-0.6, 0.6), prop.at[1] - 0.9), Math.max(3, long * 1.3))
  const { light } = kindOf('flames' satisfies PropName)
  if (light) lights.push({ at: prop.at, ...light })
}

/** Where fire ran over floors and ground, one mark in each place that is large enough to tell. */
function marks({ rooms }: BattlemapScene, random: Random): Area[] {
  return rooms.flatMap(({ outline }) => {
    const { left, right, top, bottom } = boundsOf(outline)
    const many = Math.min(4, Math.max(1, Math.round(((right - left) * (bottom - top)) / 26)))
    return Array.from({ length: many }, () => point(random.range(left, right), random.range(top, bottom)))
      .filter((at) => inside(outline, ...at))
      .map((at) => scorch([ragged(at, random.range(1.1, 2.4), random.int(0, 1e6))]))
  })
}
