import type { SKRSContext2D } from '@napi-rs/canvas'
import { css, mix, type Rgb, shade } from '../paint/colour.ts'
import { addLight } from '../paint/glowing.ts'
import type { Random } from '../paint/random.ts'
import type { Relief } from '../paint/relief.ts'

const TONGUES = 54

/** Where flames stand: on edges that face up, units. */
function edges({ frame, scale, coverage }: Relief, luck: Random): [number, number][] {
  const found: [number, number][] = []
  const lift = Math.max(2, Math.round(9 * scale))
  for (let tries = 0; tries < TONGUES * 70 && found.length < TONGUES; tries++) {
    const x = luck.int(0, frame.width - 1)
    const y = luck.int(lift, frame.height - 1)
    if (coverage.values[y * frame.width + x]! < 0.6 || coverage.values[(y - lift) * frame.width + x]! > 0.4) continue
    found.push([x / scale, y / scale])
  }
  return found
}

function tongue(pen: SKRSContext2D, x: number, y: number, wide: number, tall: number, lean: number): void {
  pen.beginPath()
  pen.moveTo(x - wide, y)
  pen.bezierCurveTo(x - wide * 1.2, y - tall * 0.4, x - wide * 0.1 + lean * 0.4, y - tall * 0.5, x + lean, y - tall)
  pen.bezierCurveTo(x + wide * 0.5 + lean * 0.4, y - tall * 0.6, x + wide * 1.2, y - tall * 0.35, x + wide, y)
  pen.quadraticCurveTo(x, y + wide * 0.7, x - wide, y)
  pen.fill()
}

/** Flames all along the upper edges of what stands in a picture. */
export function wreathe(result: Relief, colour: Rgb, luck: Random): void {
  const isFire = colour[0] > colour[1] && colour[1] > colour[2]
  const [edge, body, heart]: readonly Rgb[] = isFire
    ? [
        [170, 48, 6],
        [236, 128, 24],
        [255, 220, 110],
      ]
    : [shade(colour, -0.14, 1.3), shade(colour, 0.02, 1.25), mix(colour, [240, 240, 250], 0.6)]
  const roots = edges(result, luck)
  addLight(
    result,
    (pen) => {
      for (const [x, y] of roots) {
        const tall = luck.range(60, 170)
        const wide = tall * luck.range(0.13, 0.2)
        const lean = luck.range(-30, 30)
        pen.fillStyle = css(edge!, 0.62)
        tongue(pen, x, y + 12, wide * 1.5, tall, lean)
        pen.fillStyle = css(body!, 0.55)
        tongue(pen, x, y + 10, wide, tall * 0.7, lean * 0.6)
        pen.fillStyle = css(heart!, 0.5)
        tongue(pen, x, y + 8, wide * 0.46, tall * 0.4, lean * 0.3)
      }
    },
    { bloom: 20, gain: 1 },
  )
}
