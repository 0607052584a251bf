import { css, mix, shade } from '../../../paint/colour.ts'
import { speckle } from '../../../paint/noise.ts'
import { grown } from '../geometry/clip.ts'
import { beside } from '../geometry/line.ts'
import { area, extent, rectangle, within } from '../geometry/polygon.ts'
import { orientedBox } from '../layout/blocks.ts'
import type { Block, Bridge } from '../scene.ts'
import { type Brush, linePath, ringPath } from './brush.ts'

/** Roads over the country, then the town's trodden ground, its yards and its square. */
export function paintRoads(brush: Brush): void {
  const { scene, context, palette } = brush
  const roads = scene.streets.filter((street) => street.kind === 'road' || street.kind === 'path')
  context.save()
  context.lineJoin = 'round'
  context.lineCap = 'round'
  for (const [grow, colour] of [
    [5, css(palette.roadEdge, 0.34)],
    [1.6, css(palette.roadEdge, 0.85)],
    [0, css(palette.road)],
  ] as const) {
    context.strokeStyle = colour
    for (const road of roads) {
      context.lineWidth = road.width + grow * (grow > 2 ? 1 : Math.max(1, brush.pen(1)))
      context.stroke(linePath([road.line]))
    }
  }
  context.strokeStyle = css(mix(palette.road, palette.roadEdge, 0.55), 0.5)
  context.lineWidth = brush.pen(0.9)
  for (const road of roads) {
    for (const side of [-0.2, 0.2]) {
      context.setLineDash([14 + road.width, 7, 22, 11])
      context.stroke(linePath([beside(road.line, road.width * side)]))
    }
  }
  context.setLineDash([])
  context.restore()
}

export function paintTownGround(brush: Brush): void {
  const { scene, context, palette } = brush
  context.save()
  if (scene.ground.length > 0) {
    const path = ringPath(scene.ground)
    // A soft margin of trampled grass round the town.
    context.save()
    context.lineJoin = 'round'
    for (const [width, alpha] of [
      [60, 0.1],
      [38, 0.14],
      [18, 0.22],
    ] as const) {
      context.strokeStyle = css(palette.street, alpha)
      context.lineWidth = width
      context.stroke(path)
    }
    context.restore()
    context.fillStyle = css(palette.street)
    context.fill(path)
    pebbles(brush)
  }
  context.restore()
}

export function paintYards(brush: Brush): void {
  for (const block of brush.scene.blocks) paintYard(brush, block)
  paintPlaza(brush)
}

function paintYard(brush: Brush, block: Block): void {
  const { context, palette, scene } = brush
  const path = ringPath([block.outline])
  const lot = speckle(Math.round(block.outline[0]![0]), Math.round(block.outline[0]![1]), scene.seed + 7)
  const garden = block.ward === 'outskirts' && scene.ground.length === 0
  const tone = garden
    ? shade(lot < 0.4 ? palette.crops.fallow : palette.yards.outskirts, (lot - 0.5) * 0.08)
    : shade(palette.yards[block.ward], (lot - 0.5) * 0.05)
  context.fillStyle = css(tone, garden ? 0.8 : 1)
  context.fill(path)
  context.save()
  context.clip(path)
  const box = orientedBox(block.outline)
  const plots = block.ward !== 'citadel' && block.ward !== 'temple' && block.ward !== 'slum'
  if (plots && area(block.outline) > 900) {
    // Kitchen gardens: beds in the yards, most of them behind the houses.
    const [ux, uy] = [Math.cos(box.angle), Math.sin(box.angle)]
    const step = garden ? 4.6 : 15
    context.lineWidth = garden ? brush.pen(1.2) : brush.pen(1)
    context.strokeStyle = css(
      mix(tone, garden ? palette.leaves[1]! : palette.ink, garden ? 0.5 : 0.32),
      garden ? 0.7 : 0.4,
    )
    context.beginPath()
    for (let off = -box.short / 2; off < box.short / 2; off += step) {
      const [x, y] = [box.middle[0] - uy * off, box.middle[1] + ux * off]
      const half = (box.long / 2) * (garden ? 1 : 0.2 + 0.5 * speckle(Math.round(x), Math.round(y), 3))
      context.moveTo(x - ux * half, y - uy * half)
      context.lineTo(x + ux * half, y + uy * half)
    }
    context.stroke()
  }
  context.restore()
  context.strokeStyle = css(mix(tone, palette.ink, 0.5), garden ? 0.6 : 0.42)
  context.lineWidth = brush.pen(garden ? 1.2 : 0.9)
  context.stroke(path)
}

/** Cobbles and cart tracks, too fine to count. */
function pebbles(brush: Brush): void {
  const { scene, context, palette } = brush
  context.save()
  context.clip(ringPath(scene.ground))
  const step = Math.max(6, 3.4 / brush.scale)
  const size = step * 0.17
  for (const [tone, salt, share] of [
    [mix(palette.street, palette.ink, 0.3), 1, 0.26],
    [mix(palette.street, [255, 250, 232], 0.6), 2, 0.2],
  ] as const) {
    context.fillStyle = css(tone, 0.42)
    context.beginPath()
    const box = extent(scene.ground.flat())
    for (let row = Math.floor(box.top / step); row * step < box.bottom; row++) {
      for (let column = Math.floor(box.left / step); column * step < box.right; column++) {
        if (speckle(column, row, scene.seed + 100 + salt) > share) continue
        const x = (column + speckle(column, row, scene.seed + 110 + salt)) * step
        const y = (row + speckle(column, row, scene.seed + 120 + salt)) * step
        context.rect(x, y, size * 1.5, size)
      }
    }
    context.fill()
  }
  context.restore()
}

function paintPlaza(brush: Brush): void {
  const { scene, context, palette } = brush
  const path = ringPath([scene.plaza.outline])
  context.save()
  if (scene.plaza.kind === 'green') {
    context.fillStyle = css(mix(palette.yards.park, palette.grass[2], 0.4))
    const pond = scene.water.filter((ring) => ring.every(([x, y]) => within([scene.plaza.outline], x, y)))
    const ground = ringPath([scene.plaza.outline, ...pond])
    context.fill(ground, 'evenodd')
    // Paths worn across the green, from every road to its middle.
    const box = extent(scene.plaza.outline)
    const middle: [number, number] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2 + 7]
    context.save()
    context.clip(ground, 'evenodd')
    context.lineCap = 'round'
    context.strokeStyle = css(palette.road, 0.75)
    context.lineWidth = 5
    if (pond.length > 0) context.stroke(ringPath(grown(pond, 8, true)))
    context.beginPath()
    for (const street of scene.streets) {
      const [first, second] = street.line
      if (!first || Math.hypot(first[0] - middle[0], first[1] - middle[1]) > (box.right - box.left) * 0.7) continue
      // From outside the green, so that no road ends short of its path.
      context.moveTo(...(second ?? first))
      context.lineTo(...first)
      context.quadraticCurveTo((first[0] + middle[0]) / 2 + 6, (first[1] + middle[1]) / 2 - 6, ...middle)
    }
    context.stroke()
    context.restore()
    context.strokeStyle = css(mix(palette.yards.park, palette.ink, 0.5), 0.5)
    context.lineWidth = brush.pen(1.2)
    context.stroke(path)
    context.restore()
    return
  }
  context.fillStyle = css(palette.plaza)
  context.fill(path)
  context.clip(path)
  const box = extent(scene.plaza.outline)
  const [cx, cy] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2]
  context.strokeStyle = css(mix(palette.plaza, palette.ink, 0.36), 0.42)
  context.lineWidth = brush.pen(0.8)
  const reach = Math.hypot(box.right - box.left, box.bottom - box.top) / 2
  // Setts laid in rings about the middle.
  for (let radius = 14; radius < reach; radius += 9) {
    context.setLineDash([4.5, 1.6])
    context.beginPath()
    context.arc(cx, cy, radius, 0, Math.PI * 2)
    context.stroke()
  }
  context.setLineDash([])
  context.restore()
}

/** Bridges and piers: a deck on arches or piles, a parapet, a shadow on the water. */
export function paintBridges(brush: Brush): void {
  paintQuays(brush)
  paintTowpaths(brush)
  for (const bridge of brush.scene.bridges) paintDeck(brush, bridge)
  for (const pier of brush.scene.piers) paintDeck(brush, pier)
}

function paintQuays(brush: Brush): void {
  const { scene, context, palette } = brush
  if (scene.quays.length === 0) return
  const path = linePath(scene.quays)
  context.save()
  context.lineJoin = 'round'
  for (const [width, colour] of [
    [22, css(palette.street)],
    [8.5, css(palette.ink, 0.85)],
    [8.5 - brush.pen(1.8), css(mix(palette.stone, palette.plaza, 0.4))],
  ] as const) {
    context.lineWidth = width
    context.strokeStyle = colour
    context.stroke(path)
  }
  context.setLineDash([brush.pen(0.8), 6.5])
  context.strokeStyle = css(palette.ink, 0.5)
  context.stroke(path)
  context.restore()
}

/** Paved edges of a town's canals. */
function paintTowpaths(brush: Brush): void {
  const { scene, context, palette } = brush
  const canals = scene.rivers.filter(({ canal }) => canal)
  if (canals.length === 0 || scene.ground.length === 0) return
  const sides = linePath(canals.flatMap(({ line, width }) => [beside(line, width / 2), beside(line, -width / 2)]))
  const sheet = rectangle(scene.width / 2, scene.height / 2, scene.width * 2, scene.height * 2, 0)
  context.save()
  context.clip(ringPath(scene.ground))
  // The kerb stands on land, and no canal's runs on across the mouth of another.
  context.clip(ringPath([sheet, ...scene.water]), 'evenodd')
  for (const [width, colour] of [
    [20, css(palette.street)],
    [Math.max(10, brush.pen(5)), css(palette.ink, 0.8)],
    [Math.max(8, brush.pen(3.4)), css(mix(palette.stone, palette.plaza, 0.4))],
  ] as const) {
    context.lineWidth = width
    context.strokeStyle = colour
    context.stroke(sides)
  }
  context.restore()
}

function paintDeck(brush: Brush, bridge: Bridge): void {
  const { context, palette, cast } = brush
  const [x1, y1] = bridge.from
  const [x2, y2] = bridge.to
  const long = Math.hypot(x2 - x1, y2 - y1)
  const angle = Math.atan2(y2 - y1, x2 - x1)
  const stone = bridge.material === 'stone'
  const base = stone ? mix(palette.stone, palette.street, 0.4) : palette.timber
  const deck = rectangle((x1 + x2) / 2, (y1 + y2) / 2, long, bridge.width + (stone ? 5 : 1), angle)
  const over = ringPath(brush.scene.water)
  context.save()
  context.save()
  context.clip(over, 'evenodd')
  context.translate(cast[0] * 16, cast[1] * 16)
  context.fillStyle = css(palette.shadow, 0.42)
  context.fill(ringPath([deck]))
  context.restore()
  if (stone) {
    const arches = Math.max(1, Math.round(long / 34))
    for (let i = 1; i < arches; i++) {
      const [x, y] = [x1 + ((x2 - x1) * i) / arches, y1 + ((y2 - y1) * i) / arches]
      const foot = rectangle(x, y, 9, bridge.width + 17, angle)
      context.fillStyle = css(shade(base, -0.09))
      context.fill(ringPath([foot]))
      context.strokeStyle = css(palette.ink, 0.75)
      context.lineWidth = brush.pen(1)
      context.stroke(ringPath([foot]))
    }
  }
  context.fillStyle = css(base)
  context.fill(ringPath([deck]))
  context.save()
  context.clip(ringPath([deck]))
  context.strokeStyle = css(mix(base, palette.ink, 0.5), stone ? 0.3 : 0.6)
  context.lineWidth = brush.pen(0.8)
  context.beginPath()
  const every = Math.max(stone ? 6 : 3.4, 2.6 / brush.scale)
  for (let feet = every; feet < long; feet += every) {
    const [x, y] = [x1 + Math.cos(angle) * feet, y1 + Math.sin(angle) * feet]
    context.moveTo(x - Math.sin(angle) * bridge.width, y + Math.cos(angle) * bridge.width)
    context.lineTo(x + Math.sin(angle) * bridge.width, y - Math.cos(angle) * bridge.width)
  }
  context.stroke()
  context.restore()
  for (const side of [1, -1]) {
    const off = (bridge.width / 2 + (stone ? 1 : 0)) * side
    context.strokeStyle = css(palette.ink, 0.85)
    context.lineWidth = stone ? Math.max(4, brush.pen(2.6)) : brush.pen(1.2)
    const line = linePath([
      [
        [x1 - Math.sin(angle) * off, y1 + Math.cos(angle) * off],
        [x2 - Math.sin(angle) * off, y2 + Math.cos(angle) * off],
      ],
    ])
    context.stroke(line)
    if (!stone) continue
    context.strokeStyle = css(mix(palette.stone, [255, 248, 230], 0.35))
    context.lineWidth = Math.max(2, brush.pen(1.1))
    context.stroke(line)
  }
  context.restore()
}
