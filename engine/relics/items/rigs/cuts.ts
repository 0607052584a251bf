import type { Rgb } from '../../../paint/colour.ts'
import type { Material } from '../../../paint/material.ts'
import { type Build, oval, type Part, part, polygon } from '../rig.ts'

const laid = { distance: 16, soft: 10, strength: 0.75, ground: 1 }

const none = { distance: 0, soft: 1, strength: 0 }

/** Lighter, or darker where `k` is below 0. */
export const lighter = (c: Rgb, k: number): Rgb => [within(c[0] + k), within(c[1] + k), within(c[2] + k)]

const within = (value: number) => Math.max(0, Math.min(255, value))

/** A big cut stone seen from above: facets of different light round a bright table. */
export function cutStone(b: Build, x: number, y: number, rx: number, ry: number, sides: number): Part[] {
  const material = b.material('gem')
  const colour = b.colour('gem')
  const corner = (k: number, r: number) => {
    const angle = ((k + 0.5) / sides) * Math.PI * 2
    return [x + Math.cos(angle) * rx * r, y + Math.sin(angle) * ry * r] as const
  }
  const parts: Part[] = [
    part(material, polygon(Array.from({ length: sides }, (_, k) => corner(k, 1))), rx * 0.5, {
      profile: 'bevel',
      dome: 0.7,
      soft: 1,
      shadow: laid,
    }),
  ]
  for (let k = 0; k < sides; k++) {
    const tone = [46, -26, 14, -40, 60, -10][Math.floor(b.random.next() * 6)]!
    const facet: Material = { ...material, colour: lighter(colour, tone), alpha: 0.62, specular: 0.5 }
    const split = [corner(k, 0.98), corner(k + 1, 0.98), corner(k + 0.5, 0.6)]
    parts.push(part(facet, polygon(split), 6, { profile: 'bevel', dome: 0.25, soft: 0.6, shadow: none, outline: 0.5 }))
  }
  parts.push(
    part(
      { ...material, colour: lighter(colour, 36), alpha: 0.8 },
      polygon(Array.from({ length: sides }, (_, k) => corner(k + 0.5, 0.58))),
      10,
      { profile: 'bevel', dome: 0.3, soft: 0.8, shadow: none, outline: 0.6 },
    ),
    part(
      { ...material, colour: lighter(colour, 110), alpha: 0.65 },
      oval(x + rx * 0.16, y + ry * 0.2, rx * 0.22, ry * 0.16),
      16,
      { soft: 6, shadow: none, kind: 'stroke' },
    ),
    part(
      { ...material, colour: [255, 253, 245], alpha: 0.85 },
      polygon([
        [x - rx * 0.36, y - ry * 0.3],
        [x - rx * 0.08, y - ry * 0.42],
        [x - rx * 0.14, y - ry * 0.3],
        [x - rx * 0.34, y - ry * 0.16],
      ]),
      4,
      { noShade: true, kind: 'stroke', shadow: none },
    ),
  )
  return parts
}

export function star(x: number, y: number, outer: number, inner: number, points: number) {
  return polygon(
    Array.from({ length: points * 2 }, (_, k) => {
      const angle = (k / points) * Math.PI - Math.PI / 2
      const r = k % 2 === 0 ? outer : inner
      return [x + Math.cos(angle) * r, y + Math.sin(angle) * r] as const
    }),
  )
}

export function crystalCluster(b: Build): Part[] {
  const c = b.colour('gem')
  const m = b.material('gem')
  const spires = [
    [-150, 0.6, -0.42],
    [160, 0.66, 0.4],
    [-70, 0.86, -0.16],
    [90, 0.8, 0.18],
    [0, 1.06, 0.02],
    [-120, 0.42, -0.7],
    [130, 0.4, 0.62],
    [30, 0.5, 0.1],
  ] as const
  return spires.flatMap(([x, tall, turn]) => {
    const h = 560 * tall
    const w = 62 + 40 * tall
    const at = (points: readonly (readonly [number, number])[]) =>
      polygon(
        points.map(
          ([px, py]) =>
            [
              x * 0.7 + px * Math.cos(turn) - py * Math.sin(turn),
              290 + px * Math.sin(turn) + py * Math.cos(turn),
            ] as const,
        ),
      )
    return [
      part(
        m,
        at([
          [-w * 0.8, 0],
          [-w, -h * 0.74],
          [-w * 0.1, -h],
          [w * 0.9, -h * 0.7],
          [w * 0.8, 0],
        ]),
        26,
        { profile: 'bevel', dome: 0.5, soft: 1 },
      ),
      part(
        { ...m, colour: lighter(c, 60), alpha: 0.75 },
        at([
          [-w * 0.8, 0],
          [-w * 0.96, -h * 0.73],
          [-w * 0.1, -h * 0.98],
          [-w * 0.3, -h * 0.66],
          [-w * 0.26, 0],
        ]),
        8,
        { profile: 'bevel', dome: 0.3, shadow: none, outline: 0.5 },
      ),
      part(
        { ...m, colour: lighter(c, -46), alpha: 0.7 },
        at([
          [w * 0.34, 0],
          [w * 0.3, -h * 0.62],
          [w * 0.86, -h * 0.69],
          [w * 0.78, 0],
        ]),
        8,
        { profile: 'bevel', dome: 0.3, shadow: none, outline: 0.5 },
      ),
    ]
  })
}
