import { along, type Place, turn, type Vec, within } from '../../figures/sculpture/space.ts'
import { metal } from '../../paint/material.ts'
import type { Bench } from './rig.ts'

/** A chain round a neck that runs along `axis` at `at`, with a link or two hanging from it. */
export function collarOn({ clay, creature, place }: Bench, at: Vec, axis: Vec, radius: number): void {
  if (!creature.collar) return
  const ring: Place = within(place, at, along(axis, [0, 0, 1]))
  clay.part({ material: { ...metal(creature.collar), specular: 0.8 }, place: ring })
  const links = Math.max(14, Math.round((radius * 6.28) / 24))
  for (let k = 0; k < links; k++) {
    const a = (k / links) * 360
    const r = (a * Math.PI) / 180
    clay.ring([Math.sin(r) * radius, 0, Math.cos(r) * radius], 14, 9, 3.6, 3.6, 0, turn(a, k % 2 ? 90 : 0, 0))
  }
  for (let k = 0; k < 4; k++) clay.ring([4, 16 + k * 22, radius + 8], 12, 12, 4.6, 4.6, 0, turn(k % 2 ? 90 : 0, 90, 0))
}
