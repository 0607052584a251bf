import { css, mix, shade } from '../../../paint/colour.ts'
import { noise, speckle } from '../../../paint/noise.ts'
import { Ground } from '../geometry/ground.ts'
import { resampled } from '../geometry/line.ts'
import { apart, distanceToLine, extent, type Point, type Ring, within } from '../geometry/polygon.ts'
import type { House, Part, Tree } from '../scene.ts'
import { type Brush, linePath, ringPath } from './brush.ts'

/** From here on a place is a ruin, and not one with a few empty houses. */
export const isRuined = ({ scene }: Brush): boolean => scene.ruin > 0.3

/** Whether a house has lost its roof. */
export function isRuin({ scene }: Brush, house: House): boolean {
  return scene.ruin > 0 && speckle(Math.round(house[0] * 2), Math.round(house[1] * 2), scene.seed + 201) < scene.ruin
}

/** Whether of a ruined house not even the walls stand. */
const isHeap = ({ scene }: Brush, [x, y]: House): boolean =>
  speckle(Math.round(x), Math.round(y), scene.seed + 216) < scene.ruin * 0.42

/** Whether a body of a landmark has fallen in. */
export const isFallen = ({ scene }: Brush, { x, y }: Part): boolean =>
  scene.ruin > 0.3 && speckle(Math.round(x), Math.round(y), scene.seed + 301) < scene.ruin * 0.9

/** How high what is left of a house stands, in feet; a heap throws no shadow of its own. */
export const heightLeft = (brush: Brush, house: House): number => (isHeap(brush, house) ? 0 : 4)

/** What is left of a house: four broken walls, or a heap of stones where even they fell. */
export function paintRemains(brush: Brush, ring: Ring, house: House): void {
  if (isHeap(brush, house)) {
    const [a, b, , d] = ring as [Point, Point, Point, Point]
    paintHeap(brush, [house[0], house[1]], Math.min(apart(a, b), apart(a, d)) * 0.56)
  } else paintShell(brush, ring)
}

/** Broken walls about a floor that is turf by now, or bare earth; nobody takes either for a roof. */
export function paintShell(brush: Brush, ring: Ring): void {
  const { context, palette, scene } = brush
  const [a, b, , d] = ring as [Point, Point, Point, Point]
  const key: [number, number] = [Math.round(a[0] * 3), Math.round(a[1] * 3)]
  const dice = (salt: number) => speckle(key[0] + salt * 17, key[1] - salt * 29, scene.seed + 211)
  const green = dice(1) < 0.3 + scene.overgrown * 0.65
  const floor = green ? mix(palette.leaves[0]!, palette.grass[0], 0.45 + 0.3 * dice(2)) : palette.yards.slum
  context.fillStyle = css(brush.penned ? floor : mix(floor, palette.ink, 0.08), 0.92)
  context.fill(ringPath([ring]))
  const inside = (t: number, u: number): Point => [
    a[0] + (b[0] - a[0]) * t + (d[0] - a[0]) * u,
    a[1] + (b[1] - a[1]) * t + (d[1] - a[1]) * u,
  ]
  // The standing walls shade the floor from the upper left.
  context.fillStyle = css(palette.shadow, 0.34)
  context.fill(ringPath([[a, b, inside(1, 0.2), inside(0.2, 0.2), inside(0.2, 1), d]]))
  context.fillStyle = css(mix(palette.stone, palette.ink, 0.3), 0.9)
  context.beginPath()
  for (let i = 0; i < 7; i++) {
    const [t, u] = [0.1 + 0.8 * dice(10 + i), 0.1 + 0.8 * dice(20 + i)]
    context.rect(...inside(t, u), 1.6 + u * 2.4, 1.5 + t * 2)
  }
  context.fill()
  // At most one wall is gone altogether; each of the others is breached at an end or in its middle.
  const gone = dice(3) < 0.6 ? Math.floor(dice(4) * 4) : -1
  const lines = ring.flatMap((from, i): Point[][] => {
    if (i === gone) return []
    const to = ring[(i + 1) % 4]!
    const at = (t: number): Point => [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t]
    const gap = dice(30 + i)
    const middle = 0.25 + 0.5 * dice(40 + i)
    return gap < 0.4
      ? [
          [at(0), at(middle - 0.13)],
          [at(middle + 0.13), at(1)],
        ]
      : [[at(0), at(1 - 0.45 * dice(50 + i))]]
  })
  for (const [width, colour] of [
    [Math.max(4, brush.pen(2.4)), css(palette.ink, 0.78)],
    [Math.max(2.2, brush.pen(1.45)), css(mix(palette.stone, [255, 250, 236], 0.34))],
  ] as const) {
    context.strokeStyle = colour
    context.lineWidth = width
    context.stroke(linePath(lines))
  }
}

/** Stones where something stood, thickest in the middle. */
export function paintHeap(brush: Brush, [x, y]: Point, reach: number): void {
  const { context, palette, scene } = brush
  const dice = (i: number, salt: number) =>
    speckle(Math.round(x * 3) + i * 13, Math.round(y * 3) - i * 7, scene.seed + salt)
  const size = Math.max(2.6, brush.pen(2))
  const stones = Array.from({ length: Math.max(5, Math.round(reach * Math.min(1.1, 2.2 * brush.scale))) }, (_, i) => {
    const turn = dice(i, 221) * Math.PI * 2
    const far = dice(i, 222) ** 0.7 * reach
    return {
      x: x + Math.cos(turn) * far,
      y: y + Math.sin(turn) * far,
      r: size * (0.5 + 0.7 * dice(i, 223)),
      tone: dice(i, 224),
    }
  })
  context.fillStyle = css(palette.shadow, brush.penned ? 0 : 0.3)
  context.beginPath()
  for (const stone of stones) context.rect(stone.x - stone.r * 0.6, stone.y - stone.r * 0.4, stone.r * 2, stone.r * 1.9)
  context.fill()
  const light = mix(palette.stone, [255, 250, 236], 0.25)
  const tones = [mix(palette.timber, palette.ink, 0.25), shade(light, -0.06), light]
  for (const [kind, tone] of tones.entries()) {
    const own = stones.filter((stone) => (stone.tone < 0.2 ? 0 : stone.tone < 0.6 ? 1 : 2) === kind)
    if (own.length === 0) continue
    context.beginPath()
    for (const { x: cx, y: cy, r, tone: turned } of own) {
      for (let k = 0; k < 5; k++) {
        const turn = (k / 5) * Math.PI * 2 + turned * 6
        const [px, py] = [cx + Math.cos(turn) * r, cy + Math.sin(turn) * r * (0.8 + 0.2 * turned)]
        if (k === 0) context.moveTo(px, py)
        else context.lineTo(px, py)
      }
      context.closePath()
    }
    context.fillStyle = css(tone)
    context.fill()
    context.strokeStyle = css(palette.ink, 0.7)
    context.lineWidth = brush.pen(0.6)
    context.stroke()
  }
}

/** Grass and weeds over streets, yards and squares where nobody walks any more. */
export function paintOvergrowth(brush: Brush): void {
  const { scene, context, palette } = brush
  if (brush.penned || !isRuined(brush) || scene.overgrown === 0 || scene.dress.land === 'desert') return
  const rings = scene.ground.length > 0 ? scene.ground : [scene.plaza.outline]
  const box = extent(rings.flat())
  const step = 9
  context.save()
  context.clip(ringPath(rings))
  const winter = scene.dress.season === 'winter'
  for (const [tone, salt, share] of [
    [mix(palette.leaves[0]!, palette.grass[2], 0.55), 1, 0.4 + 0.32 * scene.overgrown],
    [mix(palette.leaves[1]!, palette.ink, 0.12), 2, 0.14 + 0.26 * scene.overgrown],
  ] as const) {
    context.fillStyle = css(tone, winter ? 0.35 : 0.66)
    context.beginPath()
    for (let row = Math.floor(box.top / step); row * step < box.bottom; row++) {
      for (let column = Math.floor(box.left / step); column * step < box.right; column++) {
        const thick = noise(column / 7 + salt * 40, row / 7, scene.seed + 231) * 0.75
        if (thick + speckle(column, row, scene.seed + 232 + salt) * 0.25 > share) continue
        const x = (column + speckle(column, row, scene.seed + 236 + salt)) * step
        const y = (row + speckle(column, row, scene.seed + 239 + salt)) * step
        const r = 4 + 4 * speckle(column, row, scene.seed + 242)
        context.moveTo(x + r, y)
        context.ellipse(x, y, r, r * 0.8, 0, 0, Math.PI * 2)
      }
    }
    context.fill()
  }
  context.restore()
}

/** Trees that have taken root between fallen walls, and bushes in the streets. */
export function saplings(brush: Brush, houses: readonly House[]): Tree[] {
  const { scene } = brush
  if (scene.overgrown === 0 || scene.ruin === 0) return []
  const rooted = houses
    .filter((house) => {
      const taken = speckle(Math.round(house[0]), Math.round(house[1]), scene.seed + 951) < scene.overgrown * 0.3
      return taken && isRuin(brush, house)
    })
    .map((house): Tree => [house[0], house[1], Math.min(house[2], house[3]) * 0.36])
  return isRuined(brush) ? [...rooted, ...bushes(brush)] : rooted
}

function bushes({ scene }: Brush): Tree[] {
  const out: Tree[] = []
  const ground = new Ground(scene.ground, 60)
  const box = extent(scene.ground.length > 0 ? scene.ground.flat() : scene.plaza.outline)
  const step = 30
  for (let row = Math.floor(box.top / step); row * step < box.bottom; row++) {
    for (let column = Math.floor(box.left / step); column * step < box.right; column++) {
      if (speckle(column, row, scene.seed + 961) > scene.overgrown * 0.34) continue
      const x = (column + speckle(column, row, scene.seed + 962)) * step
      const y = (row + speckle(column, row, scene.seed + 963)) * step
      if (!ground.has(x, y) || within(scene.water, x, y)) continue
      out.push([x, y, 3.4 + 3.4 * speckle(column, row, scene.seed + 964)])
    }
  }
  return out
}

/** Stones where a town wall has fallen: along its circuit, but where it stands, a gate is, or water. */
export function paintBreaches(brush: Brush): void {
  const { wall, gates, water, bridges } = brush.scene
  if (wall?.material !== 'stone' || !isRuined(brush)) return
  const circuit = [...wall.circuit, wall.circuit[0]!]
  for (const [x, y] of resampled(circuit, 8)) {
    const stands = wall.stretches.some((stretch) => distanceToLine(x, y, stretch) < 5)
    if (stands || within(water, x, y) || gates.some((gate) => apart(gate.at, [x, y]) < gate.width * 0.7)) continue
    if (bridges.some((bridge) => distanceToLine(x, y, [bridge.from, bridge.to]) < bridge.width)) continue
    // Thick where the standing wall breaks off, a few stones between.
    const end = wall.stretches.some((stretch) => distanceToLine(x, y, stretch) < 15)
    if (end || speckle(Math.round(x), Math.round(y), brush.scene.seed + 246) < 0.3)
      paintHeap(brush, [x, y], end ? 8 : 5)
  }
}
