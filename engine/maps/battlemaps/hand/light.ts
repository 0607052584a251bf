import { type Canvas, createCanvas } from '@napi-rs/canvas'
import type { BattlemapScene, Light, Point } from '../scene.ts'
import { css, mix, rgb } from './hand.ts'

type Segment = readonly [ax: number, ay: number, bx: number, by: number]

/** What of the map a light sees: the polygon its rays end on, a little way into the walls so that their faces are lit. */
function reach(light: Light, segments: readonly Segment[]): Point[] {
  const [x, y] = light.at
  const near = segments.filter(
    ([ax, ay, bx, by]) =>
      Math.min(ax, bx) < x + light.radius &&
      Math.max(ax, bx) > x - light.radius &&
      Math.min(ay, by) < y + light.radius &&
      Math.max(ay, by) > y - light.radius,
  )
  const rays = 144
  return Array.from({ length: rays }, (_, i): Point => {
    const angle = (i / rays) * Math.PI * 2
    const dx = Math.cos(angle)
    const dy = Math.sin(angle)
    let far = light.radius
    for (const [ax, ay, bx, by] of near) {
      const ex = bx - ax
      const ey = by - ay
      const cross = dx * ey - dy * ex
      if (Math.abs(cross) < 1e-9) continue
      const t = ((ax - x) * ey - (ay - y) * ex) / cross
      const u = ((ax - x) * dy - (ay - y) * dx) / cross
      if (t > 0.05 && u >= 0 && u <= 1 && t < far) far = t
    }
    const end = Math.min(light.radius, far + 0.3)
    return [x + dx * end, y + dy * end]
  })
}

/** Lines that stop light: walls, shut doors, and round things that stand to the ceiling. */
function obstacles(scene: BattlemapScene): Segment[] {
  const segments: Segment[] = []
  for (const line of scene.walls) {
    for (let i = 0; i + 1 < line.length; i++) segments.push([...line[i]!, ...line[i + 1]!])
  }
  for (const door of scene.doors) {
    const solid = door.state === 'closed' && !['arch', 'portcullis', 'window'].includes(door.kind)
    if (solid) segments.push([...door.from, ...door.to])
  }
  for (const prop of scene.props) {
    if (prop.kind !== 'pillar') continue
    const [x, y] = prop.at
    const r = prop.width * 0.36
    segments.push([x - r, y, x, y - r], [x, y - r, x + r, y], [x + r, y, x, y + r], [x, y + r, x - r, y])
  }
  return segments
}

/** The light over the sheet: to multiply the picture by (`shade`), and to add to it as glow (`glow`); both at a quarter of its size or less. */
export function lightMaps(
  scene: BattlemapScene,
  width: number,
  height: number,
  scale: number,
  offset: Point,
): { shade: Canvas; glow: Canvas } {
  // Light is soft: a dozen px a square show all there is to it.
  const k = Math.max(4, Math.round(scale / 12))
  const w = Math.ceil(width / k)
  const h = Math.ceil(height / k)
  const glow = createCanvas(w, h)
  const lit = glow.getContext('2d')
  lit.fillStyle = '#000'
  lit.fillRect(0, 0, w, h)
  lit.globalCompositeOperation = 'lighter'
  lit.translate(offset[0] / k, offset[1] / k)
  lit.scale(scale / k, scale / k)
  const segments = obstacles(scene)
  const told = 0.22 + scene.ambience.darkness * 0.9
  lit.filter = `blur(${Math.max(0.6, (scale * 0.2) / k).toFixed(2)}px)`
  for (const light of scene.lights) {
    const [x, y] = light.at
    const colour = rgb(light.colour)
    const gradient = lit.createRadialGradient(x, y, 0, x, y, light.radius)
    const power = Math.min(1, light.strength * told)
    gradient.addColorStop(0, css(colour, power))
    gradient.addColorStop(0.22, css(colour, power * 0.68))
    gradient.addColorStop(0.55, css(colour, power * 0.26))
    gradient.addColorStop(1, css(colour, 0))
    lit.fillStyle = gradient
    lit.beginPath()
    for (const [px, py] of reach(light, segments)) lit.lineTo(px, py)
    lit.closePath()
    lit.fill()
  }
  const shade = createCanvas(w, h)
  const dim = shade.getContext('2d')
  const { darkness, tint } = scene.ambience
  dim.fillStyle = css(mix([255, 255, 255], rgb(tint), Math.min(0.74, 0.06 + darkness * 0.78)))
  dim.fillRect(0, 0, w, h)
  dim.globalCompositeOperation = 'lighter'
  dim.drawImage(glow, 0, 0)
  return { shade, glow }
}
