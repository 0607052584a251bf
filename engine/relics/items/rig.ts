import { Path2D, type SKRSContext2D } from '@napi-rs/canvas'
import type { Rgb } from '../../paint/colour.ts'
import type { Material } from '../../paint/material.ts'
import type { Random } from '../../paint/random.ts'
import type { Layer, Shape } from '../../paint/relief.ts'
import type { Slot } from './scene.ts'

/** A layer in a rig's own coordinates: the middle at 0,0, y down, about 1000 long. */
export interface Part extends Omit<Layer, 'material'> {
  surface: Slot | Material
}

/** What a rig builds from. */
export interface Build {
  random: Random
  /** Whether the prompt gave it a feature. */
  has(...features: string[]): boolean
  colour(slot: Slot): Rgb
  material(slot: Slot): Material
  /** Whether the slot is filled: a gem was asked for, a bottle is not empty. */
  filled(slot: Slot): boolean
  /** How many stones are to be set in it; undefined where nobody said. */
  gems(): number | undefined
}

/** How a kind of thing is built. */
export interface Rig {
  view: 'lying' | 'standing'
  /** Degrees it is turned when it lies alone. */
  lean: number
  /** How wide and high it is, rig units. */
  reach: readonly [number, number]
  /** How much thicker than drawn it is, so that slender things still fill a picture; 1 when left out. */
  girth?: number
  /** Where runes are cut: x, from y to y, and how large. Things without get theirs in a ring on the ground. */
  runes?: readonly [x: number, from: number, to: number, size: number]
  /** Where a device is mounted (x, y, size 1 for a shield's), on things that do not bear one otherwise. */
  mount?: readonly [x: number, y: number, size: number]
  /** What fills its slots unless the prompt says otherwise: a material, or a material and a colour. */
  slots: Partial<Record<Slot, string | readonly [stuff: string, colour: Rgb]>>
  /** What else may fill a slot when the prompt does not say: one is chosen, the usual filling among them. */
  varies?: Partial<Record<Slot, readonly (string | readonly [stuff: string, colour: Rgb])[]>>
  /** The slot a material word fills, and the slot a colour word fills. */
  stuff: Slot
  dye: Slot
  build(build: Build): Part[]
}

export const part = (surface: Slot | Material, shape: Shape, radius: number, extra: Partial<Part> = {}): Part => ({
  surface,
  shape,
  radius,
  ...extra,
})

/** A filled SVG path. */
export function path(d: string): Shape {
  const made = new Path2D(d)
  return (pen) => pen.fill(made)
}

/** A stroked SVG path. */
export function line(d: string, width: number): Shape {
  const made = new Path2D(d)
  return (pen) => {
    pen.lineWidth = width
    pen.stroke(made)
  }
}

export function oval(x: number, y: number, rx: number, ry: number = rx, turn = 0): Shape {
  return (pen) => {
    pen.beginPath()
    pen.ellipse(x, y, rx, ry, turn, 0, Math.PI * 2)
    pen.fill()
  }
}

export function hoop(x: number, y: number, rx: number, ry: number, width: number): Shape {
  return (pen) => {
    pen.lineWidth = width
    pen.beginPath()
    pen.ellipse(x, y, rx, ry, 0, 0, Math.PI * 2)
    pen.stroke()
  }
}

export function polygon(points: readonly (readonly [number, number])[]): Shape {
  return (pen) => {
    pen.beginPath()
    for (const [x, y] of points) pen.lineTo(x, y)
    pen.closePath()
    pen.fill()
  }
}

export function box(x: number, y: number, width: number, height: number, corner = 0): Shape {
  return (pen) => {
    pen.beginPath()
    pen.roundRect(x, y, width, height, corner)
    pen.fill()
  }
}

export function both(...shapes: readonly Shape[]): Shape {
  return (pen) => {
    for (const shape of shapes) shape(pen)
  }
}

/** The first shape without the second. */
export function without(shape: Shape, hole: Shape): Shape {
  return (pen) => {
    shape(pen)
    pen.save()
    pen.globalCompositeOperation = 'destination-out'
    hole(pen)
    pen.restore()
  }
}

/** A shape and its mirror image in x. */
export function mirrored(shape: Shape): Shape {
  return (pen) => {
    shape(pen)
    pen.save()
    pen.scale(-1, 1)
    shape(pen)
    pen.restore()
  }
}

export function moved(shape: Shape, x: number, y: number, turn = 0, scale = 1, scaleY = scale): Shape {
  return (pen: SKRSContext2D) => {
    pen.save()
    pen.translate(x, y)
    pen.rotate(turn)
    pen.scale(scale, scaleY)
    shape(pen)
    pen.restore()
  }
}

/** Diagonal turns of cord or leather round a grip, as grooves. */
export function wrapping(left: number, right: number, top: number, bottom: number, gap: number): Shape {
  return (pen) => {
    pen.lineWidth = gap * 0.28
    for (let y = top - gap; y < bottom + gap; y += gap) {
      pen.beginPath()
      pen.moveTo(left - 4, y + gap * 0.7)
      pen.lineTo(right + 4, y)
      pen.stroke()
    }
  }
}

/** A cut stone in its setting: the lit far side, facets, a spark. */
export function jewel(build: Build, x: number, y: number, rx: number, ry: number = rx, setting = true): Part[] {
  const material = build.material('gem')
  const sides = 8
  const corners = Array.from({ length: sides }, (_, k) => {
    const angle = ((k + 0.5) / sides) * Math.PI * 2
    return [x + Math.cos(angle) * rx * 1.04, y + Math.sin(angle) * ry * 1.04] as const
  })
  const colour = build.colour('gem')
  const within: Material = {
    ...material,
    colour: [
      Math.min(255, colour[0] * 1.3 + 50),
      Math.min(255, colour[1] * 1.3 + 50),
      Math.min(255, colour[2] * 1.3 + 50),
    ],
    alpha: 0.55,
    specular: 0,
  }
  const parts: Part[] = []
  if (setting)
    parts.push(
      part('trim', oval(x, y, rx * 1.3, ry * 1.3), rx * 0.3, { shadow: { distance: 4, soft: 5, strength: 0.6 } }),
    )
  parts.push(
    part(material, polygon(corners), Math.min(rx, ry) * 0.62, {
      profile: 'bevel',
      dome: 0.75,
      soft: 0.8,
      outline: 0.7,
    }),
    part(within, oval(x + rx * 0.22, y + ry * 0.26, rx * 0.42, ry * 0.34), rx * 0.3, {
      soft: 3,
      kind: 'stroke',
      shadow: { distance: 0, soft: 1, strength: 0 },
    }),
    part(
      { ...material, colour: [255, 252, 240], emission: [120, 120, 110] },
      oval(x - rx * 0.34, y - ry * 0.38, rx * 0.13, ry * 0.1, -0.6),
      2,
      {
        noShade: true,
        kind: 'stroke',
      },
    ),
  )
  return parts
}
