import type { SKRSContext2D } from '@napi-rs/canvas'
import { css, hex, type Rgb, shade } from '../../paint/colour.ts'
import type { Frame } from '../../paint/frame.ts'
import { speckle } from '../../paint/noise.ts'
import type { Mention } from '../../prompt/brief.ts'
import type { LandscapeScene } from '../scene.ts'

/** The way of a bridge under a figure's feet. */
export interface Deck {
  stuff: 'stone' | 'wood'
  colour: Rgb
}

/** How many times smaller its far end is seen than the near one, less one. */
const FAR = 7

/** Of wood when it hangs from ropes or is said to be, else of stone. */
export function deckOf(mention: Mention | undefined): Deck {
  const told = [mention?.words ?? '', ...(mention?.modifiers ?? [])].join(' ')
  return /rope|wood|plank|rickety|oak/i.test(told)
    ? { stuff: 'wood', colour: hex('#8a6a48') }
    : { stuff: 'stone', colour: hex('#928a7e') }
}

/** Draws a bridge that runs from under the figure's feet into the distance, between parapets or ropes. */
export function drawDeck(pen: SKRSContext2D, deck: Deck, scene: LandscapeScene, { width, height }: Frame): void {
  const { ambient, sun, direction } = scene.light
  const lit = (colour: Rgb, share: number): string =>
    css([
      colour[0] * (ambient[0] + sun[0] * share),
      colour[1] * (ambient[1] + sun[1] * share),
      colour[2] * (ambient[2] + sun[2] * share),
    ])
  const far = height * (scene.camera.horizon + 0.03)
  // `t` 0 under the feet to 1 at the far end; `across` -1 to 1 from side to side.
  const at = (t: number, across: number, up = 0): [number, number] => {
    const z = 1 / (1 + t * FAR)
    return [width / 2 + across * width * 0.43 * z, far + (height * 1.02 - far) * z - up * height * z]
  }
  const quad = (points: readonly [number, number][], colour: string) => {
    pen.fillStyle = colour
    pen.beginPath()
    for (const [x, y] of points) pen.lineTo(x, y)
    pen.fill()
  }
  const rows = 26
  const step = (k: number) => (k / rows) ** 1.6
  for (let k = rows - 1; k >= 0; k--) {
    const [a, b] = [step(k), step(k + 1)]
    const slabs = deck.stuff === 'stone' ? 5 : 1
    for (let n = 0; n < slabs; n++) {
      const [l, r] = [(n / slabs) * 2 - 1, ((n + 1) / slabs) * 2 - 1]
      const tone = shade(deck.colour, (speckle(n, k, 17) - 0.5) * 0.12)
      quad([at(a, l), at(a, r), at(b, r), at(b, l)], lit(tone, 0.5))
    }
    const [x0, y] = at(a, -1)
    pen.strokeStyle = lit(shade(deck.colour, -0.22), 0.1)
    pen.lineWidth = (height * 0.008) / (1 + a * FAR)
    pen.beginPath()
    pen.moveTo(x0, y)
    pen.lineTo(...at(a, 1))
    pen.stroke()
  }
  for (const s of [-1, 1]) {
    const share = direction[0] * s > 0 ? 0.14 : 0.6
    if (deck.stuff === 'wood') {
      pen.strokeStyle = lit([170, 148, 110], share)
      for (const up of [0.2, 0.42]) {
        for (let k = 0; k < rows; k++) {
          const [a, b] = [step(k), step(k + 1)]
          const sag = (t: number) => up - 0.05 * Math.abs(Math.sin(t * 9))
          pen.lineWidth = (height * 0.022) / (1 + a * FAR)
          pen.beginPath()
          pen.moveTo(...at(a, s, sag(a)))
          pen.lineTo(...at(b, s, sag(b)))
          pen.stroke()
        }
      }
      for (let k = 0; k < rows; k += 2) {
        pen.lineWidth = (height * 0.016) / (1 + step(k) * FAR)
        pen.beginPath()
        pen.moveTo(...at(step(k), s))
        pen.lineTo(...at(step(k), s, 0.42))
        pen.stroke()
      }
      continue
    }
    for (let k = rows - 1; k >= 0; k--) {
      const [a, b] = [step(k), step(k + 1)]
      for (let row = 0; row < 3; row++) {
        const [low, high] = [row * 0.11, row * 0.11 + 0.106]
        const tone = shade(deck.colour, (speckle(row + (s > 0 ? 9 : 0), k, 23) - 0.5) * 0.12)
        quad([at(a, s, low), at(b, s, low), at(b, s, high), at(a, s, high)], lit(tone, share))
      }
      quad(
        [at(a, s * 1.04, 0.33), at(b, s * 1.04, 0.33), at(b, s * 0.88, 0.35), at(a, s * 0.88, 0.35)],
        lit(shade(deck.colour, 0.06), 0.75),
      )
    }
  }
}
