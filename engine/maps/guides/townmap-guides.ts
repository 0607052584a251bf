import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas'
import type { Frame } from '../../paint/frame.ts'
import { type Picture, pictureOf } from '../../paint/picture.ts'
import type { Line, Ring } from '../townmaps/geometry/polygon.ts'
import { ringOf, shapeOf } from '../townmaps/paint/roofs.ts'
import { housesByWard, type TownmapScene } from '../townmaps/scene.ts'
import { greyed } from './plane.ts'

const grey = (value: number) => `rgb(${value},${value},${value})`

/** Draws lines and areas of a town on a black sheet, in feet. */
class Draught {
  readonly context: SKRSContext2D
  private readonly canvas
  /** Feet that are a line's breadth. */
  readonly hair: number

  constructor({ width, height }: TownmapScene, frame: Frame) {
    this.canvas = createCanvas(frame.width, frame.height)
    this.context = this.canvas.getContext('2d')
    this.context.fillStyle = '#000'
    this.context.fillRect(0, 0, frame.width, frame.height)
    this.context.scale(frame.width / width, frame.height / height)
    this.context.lineJoin = 'round'
    this.context.lineCap = 'round'
    this.hair = (Math.max(1, Math.min(frame.width, frame.height) / 700) * width) / frame.width
  }

  #path(lines: readonly Line[], isClosed: boolean): void {
    this.context.beginPath()
    for (const line of lines) {
      for (const [i, [x, y]] of line.entries()) {
        if (i === 0) this.context.moveTo(x, y)
        else this.context.lineTo(x, y)
      }
      if (isClosed) this.context.closePath()
    }
  }

  fill(rings: readonly Ring[], tone: number): void {
    this.#path(rings, true)
    this.context.fillStyle = grey(tone)
    this.context.fill('evenodd')
  }

  outline(rings: readonly Ring[], tone: number, weight = 1): void {
    this.#path(rings, true)
    this.context.lineWidth = this.hair * weight
    this.context.strokeStyle = grey(tone)
    this.context.stroke()
  }

  stroke(lines: readonly Line[], width: number, tone: number): void {
    this.#path(lines, false)
    this.context.lineWidth = width
    this.context.strokeStyle = grey(tone)
    this.context.stroke()
  }

  /** Both edges of a band, and nothing within. */
  banks(lines: readonly { line: Line; width: number }[], tone: number): void {
    for (const { line, width } of lines) this.stroke([line], width + this.hair, tone)
    for (const { line, width } of lines) this.stroke([line], Math.max(0, width - this.hair), 0)
  }

  disc(x: number, y: number, radius: number, tone: number): void {
    this.context.beginPath()
    this.context.arc(x, y, radius, 0, Math.PI * 2)
    this.context.fillStyle = grey(tone)
    this.context.fill()
  }

  picture(): Picture {
    return greyed(pictureOf(this.canvas))
  }
}

const housesOf = (scene: TownmapScene): Ring[] =>
  housesByWard(scene).flatMap(([, houses]) => houses.map((house) => ringOf(house)))

/** How thick a wall is drawn, feet: one that is only some feet thick would be no line at all. */
const thicknessOf = (scene: TownmapScene, hair: number) => Math.max(scene.wall?.thickness ?? 0, hair * 3)

/** A town's shores, streets, roofs and walls as white lines on black: no names, no numbers, no compass. */
export function townmapLines(scene: TownmapScene, frame: Frame): Picture {
  const draught = new Draught(scene, frame)
  const { hair } = draught
  draught.outline(
    scene.fields.map(({ outline }) => outline),
    110,
  )
  draught.outline(scene.woods, 110)
  draught.banks(scene.rivers, 230)
  draught.outline(scene.water, 230, 1.3)
  draught.banks(scene.streets, 150)
  draught.fill([scene.plaza.outline], 0)
  draught.outline([scene.plaza.outline], 150)
  const spans = [...scene.bridges, ...scene.piers].map(({ from, to, width }) => ({ line: [from, to], width }))
  draught.banks(spans, 240)
  const roofs = (rings: readonly Ring[], weight: number) => {
    for (const ring of rings) {
      draught.fill([ring], 0)
      draught.outline([ring], 255, weight)
    }
  }
  roofs(housesOf(scene), 0.9)
  roofs(
    scene.stalls.map((stall) => ringOf(stall)),
    0.8,
  )
  for (const { parts, precinct } of scene.landmarks) {
    if (precinct) draught.outline([precinct], 240, 1.2)
    roofs(parts.map(shapeOf), 1.3)
  }
  for (const { stretches, thickness } of scene.innerWalls ?? [])
    draught.banks(
      stretches.map((line) => ({ line, width: Math.max(thickness, hair * 3) })),
      240,
    )
  draught.stroke(scene.cliffs ?? [], hair * 1.3, 220)
  if (scene.wall) {
    const thick = thicknessOf(scene, hair)
    draught.banks(
      scene.wall.stretches.map((line) => ({ line, width: thick })),
      255,
    )
    for (const [x, y] of scene.wall.towers) {
      draught.disc(x, y, thick + hair / 2, 255)
      draught.disc(x, y, thick - hair / 2, 0)
    }
  }
  for (const [x, y, radius] of scene.trees) {
    if (radius < hair * 3) continue
    draught.disc(x, y, radius, 130)
    draught.disc(x, y, radius - hair, 0)
  }
  return draught.picture()
}

/** Greys by height, white nearest to an eye straight above. */
const levels = { water: 30, ground: 84, street: 78, tree: 118, wall: 205 }

/** Feet above the ground as a grey; nothing in a town is higher than a cathedral's spire. */
const raised = (feet: number) => Math.round(Math.min(250, levels.ground + 26 + feet * 1.5))

/** Feet to the eaves of houses that nobody tells a height of. */
const EAVES = 18

/** A town's heights as greys, white nearest: water, ground, streets, trees, roofs, walls and towers. */
export function townmapDepth(scene: TownmapScene, frame: Frame): Picture {
  const draught = new Draught(scene, frame)
  draught.context.fillStyle = grey(levels.ground)
  draught.context.fillRect(0, 0, scene.width, scene.height)
  for (const { x, y, radius, height } of [...scene.relief].sort((a, b) => a.height - b.height)) {
    const top = Math.min(230, levels.ground + height * 0.35)
    const slope = draught.context.createRadialGradient(x, y, 0, x, y, radius)
    slope.addColorStop(0, grey(Math.round(top)))
    slope.addColorStop(1, `rgba(${levels.ground},${levels.ground},${levels.ground},0)`)
    draught.context.fillStyle = slope
    draught.context.beginPath()
    draught.context.arc(x, y, radius, 0, Math.PI * 2)
    draught.context.fill()
  }
  for (const { line, width } of scene.rivers) draught.stroke([line], width, levels.water)
  draught.fill(scene.water, levels.water)
  for (const { line, width } of scene.streets) draught.stroke([line], width, levels.street)
  for (const { from, to, width } of [...scene.bridges, ...scene.piers])
    draught.stroke([[from, to]], width, levels.ground + 12)
  for (const [x, y, radius] of scene.trees) draught.disc(x, y, radius, levels.tree)
  for (const ring of housesOf(scene)) draught.fill([ring], raised(EAVES))
  for (const stall of scene.stalls) draught.fill([ringOf(stall)], raised(7))
  for (const { stretches, thickness, material } of scene.innerWalls ?? [])
    draught.stroke(
      stretches,
      Math.max(thickness, draught.hair * 3),
      material === 'terrace' ? levels.ground + 34 : levels.wall,
    )
  if (scene.wall) {
    const thick = thicknessOf(scene, draught.hair)
    draught.stroke(scene.wall.stretches, thick, levels.wall)
    for (const [x, y] of scene.wall.towers) draught.disc(x, y, thick, levels.wall + 20)
  }
  const parts = scene.landmarks.flatMap((landmark) => landmark.parts)
  for (const part of parts.sort((a, b) => a.height - b.height)) draught.fill([shapeOf(part)], raised(part.height))
  return draught.picture()
}
