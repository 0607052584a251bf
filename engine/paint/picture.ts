import { type Canvas, createCanvas, type SKRSContext2D } from '@napi-rs/canvas'
import type { Field } from './field.ts'

/** A finished picture: RGBA, 8 bits a channel, row by row, not premultiplied. */
export interface Picture {
  width: number
  height: number
  pixels: Uint8ClampedArray
  /** What lies where, for whoever works on it further; left out by painters who do not know. */
  parts?: Parts
}

/** What is where in a picture; a value a px. */
export interface Parts {
  /** 0 bare ground, 1 what the picture is of. */
  coverage: Float32Array
  /** Index in `stuffs` of matter.ts, where it is known. */
  stuff?: Uint8Array
}

/** A picture being painted: one Float32 plane a channel, 0-255 but free to go over while light adds up. */
export interface Paint {
  width: number
  height: number
  red: Float32Array
  green: Float32Array
  blue: Float32Array
}

export function paint(width: number, height: number): Paint {
  const size = width * height
  return { width, height, red: new Float32Array(size), green: new Float32Array(size), blue: new Float32Array(size) }
}

/** Takes away what is painted so far: a middle grey, from which every colour can be told. */
export function blank({ red, green, blue }: Paint): void {
  red.fill(112)
  green.fill(112)
  blue.fill(114)
}

/** Paint to a picture, clipped to 0-255; `alpha` is a mask 0-1, opaque when left out. */
export function developed(source: Paint, alpha?: Field): Picture {
  const { width, height, red, green, blue } = source
  const pixels = new Uint8ClampedArray(width * height * 4)
  for (let i = 0, p = 0; p < pixels.length; i++, p += 4) {
    pixels[p] = red[i]!
    pixels[p + 1] = green[i]!
    pixels[p + 2] = blue[i]!
    pixels[p + 3] = alpha ? alpha.values[i]! * 255 : 255
  }
  return { width, height, pixels }
}

/** The picture on a canvas. */
export function pictureOf(canvas: Canvas): Picture {
  const { data } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height)
  return { width: canvas.width, height: canvas.height, pixels: data }
}

/** Draws on a canvas and lays the result over the paint by its alpha, times `strength` where given (a mask 0-1). */
export function drawOver(target: Paint, draw: (context: SKRSContext2D) => void, strength?: Field): void {
  const canvas = createCanvas(target.width, target.height)
  const context = canvas.getContext('2d')
  context.lineCap = 'round'
  context.lineJoin = 'round'
  draw(context)
  const { data } = context.getImageData(0, 0, target.width, target.height)
  for (let i = 0, p = 0; i < target.red.length; i++, p += 4) {
    if (data[p + 3] === 0) continue
    const a = (data[p + 3]! / 255) * (strength ? strength.values[i]! : 1)
    target.red[i]! += (data[p]! - target.red[i]!) * a
    target.green[i]! += (data[p + 1]! - target.green[i]!) * a
    target.blue[i]! += (data[p + 2]! - target.blue[i]!) * a
  }
}
