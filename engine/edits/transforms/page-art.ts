import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas'
import { css, type Rgb } from '../../paint/colour.ts'
import { smoothstep } from '../../paint/field.ts'
import { fbm } from '../../paint/noise.ts'
import type { Picture } from '../../paint/picture.ts'
import { lifted } from '../matte/lifted.ts'
import { boundsOf, cutOut, goesOnBelow } from './crop.ts'
import { canvasOf, resized } from './prepared.ts'
import type { TransformOrder } from './transform.ts'

/** What stands on a page: its shape, and how it is drawn at a size. */
export interface Art {
  /** Width by height. */
  shape: number
  draw(pen: SKRSContext2D, x: number, y: number, width: number, height: number): void
}

/** How far from the rim colours run out, of the shorter side. */
const RIM = 0.14

/** A cover that runs out to the rim as a wash does, 0-1 a px. */
function wash(width: number, height: number, seed: number, rim: number): Float32Array {
  const made = new Float32Array(width * height)
  const unit = Math.min(width, height)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const edge = Math.min(x, width - 1 - x, y, height - 1 - y) / unit
      const rough = fbm((x / unit) * 5, (y / unit) * 5, seed, 4) - 0.5
      const fine = fbm((x / unit) * 26, (y / unit) * 26, seed + 5, 3) - 0.5
      made[y * width + x] = smoothstep(0, 0.035, edge - rim * (0.55 + 1.5 * rough + 0.4 * fine))
    }
  return made
}

function coveredBy({ width, height, pixels }: Picture, cover: Float32Array): Picture {
  const made = pixels.slice()
  for (let i = 0; i < cover.length; i++) made[i * 4 + 3] = pixels[i * 4 + 3]! * cover[i]!
  return { width, height, pixels: made }
}

/** A blot of one colour, as something is set on that was cut out. */
function drawBlot(
  pen: SKRSContext2D,
  colour: Rgb,
  x: number,
  y: number,
  wide: number,
  high: number,
  seed: number,
): void {
  const [width, height] = [Math.ceil(wide / 2), Math.ceil(high / 2)]
  const cover = wash(width, height, seed, RIM * 1.7)
  const canvas = createCanvas(width, height)
  const to = canvas.getContext('2d')
  const data = to.createImageData(width, height)
  for (let i = 0; i < cover.length; i++) {
    const tone = fbm((i % width) / 60, Math.floor(i / width) / 60, seed + 9, 4)
    data.data.set([...colour, 255 * cover[i]! * (0.16 + 0.34 * tone)], i * 4)
  }
  to.putImageData(data, 0, 0)
  pen.drawImage(canvas, x, y, wide, high)
}

/** The mean colour of what is behind. */
function behind({ pixels }: Picture, subject: Float32Array): Rgb {
  const sums = [0, 0, 0, 0]
  for (let i = 0; i < subject.length; i += 17) {
    if (subject[i]! > 0.4) continue
    for (let c = 0; c < 3; c++) sums[c]! += pixels[i * 4 + c]!
    sums[3]!++
  }
  const count = Math.max(1, sums[3]!)
  // Of ink and earth, whatever it was.
  return [0, 1, 2].map((c) => 0.5 * (sums[c]! / count) + 0.5 * [120, 92, 66][c]!) as unknown as Rgb
}

/** Fades out at the foot, where the picture ended. */
function faded({ width, height, pixels }: Picture, seed: number): Picture {
  const made = pixels.slice()
  for (let y = Math.floor(height * 0.7); y < height; y++)
    for (let x = 0; x < width; x++) {
      const rough = fbm(x / (width / 7), y / (width / 7), seed, 4) - 0.5
      const left = (height - y) / height - 0.16 * (0.6 + 1.6 * rough)
      const p = (y * width + x) * 4 + 3
      made[p] = made[p]! * smoothstep(-0.02, 0.05, left)
    }
  return { width, height, pixels: made }
}

/** What of a picture goes on a page: what it is of, cut out on a blot; or all of it, running out at its rim. */
export function artOf(picture: Picture, order: TransformOrder): Art {
  const { subject, seed } = order
  const bounds = subject && boundsOf(subject, picture.width)
  if (!subject || !bounds) {
    return {
      shape: picture.width / picture.height,
      draw(pen, x, y, width, height) {
        const [wide, high] = [Math.round(width), Math.round(height)]
        const small = resized(picture, wide, high)
        pen.save()
        pen.globalCompositeOperation = 'multiply'
        pen.drawImage(canvasOf(coveredBy(small, wash(wide, high, seed, RIM * 0.7))), x, y)
        pen.restore()
      },
    }
  }
  const alpha = { width: picture.width, height: picture.height, values: subject }
  const cut = cutOut(lifted(picture, alpha), subject, bounds)
  const isCut = goesOnBelow(subject, picture.width, bounds)
  const colour = behind(picture, subject)
  return {
    shape: cut.picture.width / cut.picture.height,
    draw(pen, x, y, width, height) {
      const [wide, high] = [Math.round(width), Math.round(height)]
      const over = 0.06 * Math.min(wide, high)
      drawBlot(pen, colour, x - over, y - over, wide + 2 * over, high + 2 * over, seed)
      const small = resized(cut.picture, wide, high)
      pen.drawImage(canvasOf(isCut ? faded(small, seed) : small), x, y)
      if (isCut) return
      // It stands on the page.
      pen.save()
      pen.globalCompositeOperation = 'destination-over'
      pen.fillStyle = css([60, 44, 30], 0.3)
      pen.beginPath()
      pen.ellipse(x + wide / 2, y + high - 3, wide * 0.4, Math.max(4, high * 0.02), 0, 0, Math.PI * 2)
      pen.fill()
      pen.restore()
    },
  }
}
