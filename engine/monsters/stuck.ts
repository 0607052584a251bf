import { weapons } from '../figures/gear/arms.ts'
import type { Anchors } from '../figures/sculpt.ts'
import type { Cast } from '../figures/sculpture/cast.ts'
import { Clay } from '../figures/sculpture/clay.ts'
import { along, type Place, type Vec, within } from '../figures/sculpture/space.ts'
import { trace } from '../figures/sculpture/trace.ts'
import type { Rgb } from '../paint/colour.ts'
import type { Frame } from '../paint/frame.ts'
import { bone, metal, wood } from '../paint/material.ts'
import { type Random, random } from '../paint/random.ts'
import type { Bench } from './rigs/rig.ts'
import type { Creature, Stuck } from './scene.ts'

/** A place on a hide as it is seen, units: where, and which way the hide faces there. */
interface Spot {
  at: Vec
  out: Vec
}

/** Which parts of a clay are one creature's. */
export interface Made {
  bench: Bench
  first: number
  last: number
}

/** The longer side of the picture in which places to hit are looked for, px: the same for a small picture and a large one. */
const SEEN = 280
/** How far from the edge of a hide the first thing may stick, units. */
const EDGE = 8

/** Places on a body that can be hit, as many as are found, well apart from each other. */
function spotsOn(cast: Cast, { first, last, bench }: Made, many: number, where: Stuck['at'], luck: Random): Spot[] {
  const spots: Spot[] = []
  const { creature } = bench
  const brow = bench.brows[0]
  const apart = 70 * creature.scale
  const edge = Math.max(1, Math.round(EDGE * cast.scale))
  const isHit = (i: number) => {
    const part = cast.part[i]! - 1
    // Eyes, teeth and claws are too small, and what is bare of its own hide is no body.
    return (
      part >= first && part < last && cast.coverage[i]! > 0.98 && cast.parts[part]!.material === bench.hide.material
    )
  }
  for (let tries = 0; tries < 4000 && spots.length < many; tries++) {
    const x = luck.int(edge, cast.width - 1 - edge)
    const y = luck.int(edge, cast.height - 1 - edge)
    const i = y * cast.width + x
    if (!isHit(i) || !isHit(i - edge) || !isHit(i + edge)) continue
    const at: Vec = [cast.left + x / cast.scale, cast.top + y / cast.scale, cast.depth[i]!]
    if (where === 'head' && brow) {
      const [bx, by] = brow.place.origin
      if (Math.hypot(at[0] - bx, at[1] - by) > 70 * brow.place.scale || at[1] > by) continue
    } else if (
      tries < 3000 &&
      (Math.abs(at[1] - creature.y) > 170 * creature.scale ||
        Math.abs(at[0] - creature.x) > 210 * creature.scale ||
        bench.heads.some(({ head }) => Math.hypot(at[0] - head.origin[0], at[1] - head.origin[1]) < 120 * head.scale))
    )
      continue
    const near = spots.some((other) => Math.hypot(other.at[0] - at[0], other.at[1] - at[1]) < apart)
    if (near) continue
    spots.push({ at, out: [cast.nx[i]!, cast.ny[i]!, cast.nz[i]!] })
  }
  return spots
}

/**
 * What sticks in hides, as clay of its own; undefined where nothing does. The places are looked for in a cast of their own, which
 * is as fine whatever the picture's px: enlarged, a beast has its arrows where it had them.
 */
export function stuckIn(hides: Clay, frame: Frame, made: readonly Made[]): Clay | undefined {
  if (!made.some(({ bench }) => bench.creature.stuck)) return undefined
  const by = SEEN / Math.max(frame.width, frame.height)
  const cast = trace(hides, { width: Math.round(frame.width * by), height: Math.round(frame.height * by) }, SEEN)
  const clay = new Clay()
  for (const one of made) {
    const { creature } = one.bench
    for (const stuck of creature.stuck ?? []) {
      const luck = random(creature.seed).fork(`stuck ${stuck.kind}`)
      for (const [k, spot] of spotsOn(cast, one, stuck.many, stuck.at, luck).entries())
        drive(clay, spot, stuck, creature, luck.fork(`${k}`))
    }
  }
  return clay.parts.length > 0 ? clay : undefined
}

/** Takes from what sticks in a hide all that is within it. */
export function sink(stuck: Cast, hide: Cast): void {
  for (let y = 0; y < stuck.height; y++)
    for (let x = 0; x < stuck.width; x++) {
      const i = y * stuck.width + x
      if (stuck.part[i] === 0) continue
      const hx = Math.round((stuck.left - hide.left) * hide.scale + x)
      const hy = Math.round((stuck.top - hide.top) * hide.scale + y)
      if (hx < 0 || hy < 0 || hx >= hide.width || hy >= hide.height) continue
      if (hide.depth[hy * hide.width + hx]! < stuck.depth[i]! + 3) continue
      stuck.part[i] = 0
      stuck.coverage[i] = 0
      stuck.depth[i] = -1e6
    }
}

const blood: Rgb = [120, 12, 16]

/** Drives a thing into a place of a hide: its shaft stands out to where the hide faces, and up. */
function drive(clay: Clay, { at, out }: Spot, { kind, colour }: Stuck, { scale }: Creature, luck: Random): void {
  const way: Vec = [
    out[0] * 0.9 + luck.range(-0.3, 0.3),
    Math.min(-0.25, out[1] * 0.6 - 0.5),
    Math.max(0.12, out[2] * 0.5),
  ]
  // A weapon's own y runs from its point to its grip here.
  const place: Place = {
    origin: at,
    rotation: along(way, [0.2, 0, 1]),
    scale: scale * (kind === 'arrow' ? 1.25 : 1.05),
  }
  clay.part({ material: { ...bone(blood), specular: 0.5, gloss: 24 }, place }).ellipsoid([0, 0, 0], [15, 7, 15])
  if (kind === 'arrow') {
    arrow(clay, place, colour)
    return
  }
  // Weapons point to -y of their place; the point is within, the grip where the way leads.
  const long = reach[kind] ?? 220
  weapons[kind]?.(clay, within(place, [0, long, 0]), { kind, hold: 'right', colour, state: [] })
}

/** Drives things into somebody of flesh, whose own body hides what is within. */
export function pierce(
  clay: Clay,
  { head, body }: Pick<Anchors, 'head' | 'body'>,
  { kind, many, at, colour }: Stuck,
  seed: number,
): void {
  const luck = random(seed).fork(`stuck ${kind}`)
  for (let k = 0; k < many; k++) {
    const spot: Vec = at === 'head' ? [luck.range(-20, 30), -84, 10] : [luck.range(-84, 84), luck.range(70, 210), 40]
    const way: Vec = at === 'head' ? [0.5, -1, 0.5] : [luck.range(-0.4, 0.4), luck.range(-0.5, 0), 1]
    const on = at === 'head' ? head : body
    const place = within(on, spot, along(way, [1, 0, 0.2]), 1)
    if (kind === 'arrow') arrow(clay, place, colour)
    else
      weapons[kind]?.(clay, within(place, [0, (reach[kind] ?? 220) * 0.9, 0]), {
        kind,
        hold: 'right',
        colour,
        state: [],
      })
  }
}

/** Grip to point of what is driven in, less what is seen no more, units. */
const reach: Partial<Record<Stuck['kind'], number>> = {
  sword: 250,
  greatsword: 330,
  spear: 420,
  axe: 190,
  greataxe: 240,
  dagger: 90,
  halberd: 380,
  trident: 330,
  pitchfork: 300,
  scimitar: 200,
  rapier: 240,
}

function arrow(clay: Clay, place: Place, colour: Rgb): void {
  clay.part({ material: wood([150, 118, 76]), place }).cone([0, 0, 0], [0, 150, 0], 4.4, 4.4)
  clay.part({ material: { ...bone(colour), bump: 0.8 }, place })
  for (let k = 0; k < 3; k++) {
    const a = (k / 3) * Math.PI * 2
    clay.leaf([Math.sin(a) * 9, 96, Math.cos(a) * 9], [Math.sin(a) * 14, 156, Math.cos(a) * 14], 14, 11, 0.2, [
      Math.cos(a),
      0,
      -Math.sin(a),
    ])
  }
  clay.part({ material: metal([70, 66, 62]), place }).ball([0, 158, 0], 6)
}
