import { createCanvas } from '@napi-rs/canvas'
import { css } from './colour.ts'
import { blur } from './field.ts'
import type { FinishOptions } from './finishing.ts'
import { drawAll, glowOf, glowRow, type Print, printRow, stoneRow } from './flat-inks.ts'
import { printPlace } from './flat-place.ts'
import { browsOf } from './pen-lines.ts'
import type { Picture } from './picture.ts'
import { drawFrame, drawHalo, type Inks, inkSets, motifs } from './poster-ornament.ts'
import { random } from './random.ts'
import type { Relief } from './relief.ts'
import { type Subject, subjectOf } from './subject.ts'
import { squinted } from './tones.ts'
import { ownColours } from './washes.ts'

/** A poster of about 1900: flat inks in light, shade and deep shade, a strong line around and thin ones within, halo and frame. */
export function poster(result: Relief, options: FinishOptions): Picture {
  const { isAlone = false, checkpoint } = options
  const { seed } = result
  const subject = subjectOf(result, options)
  const { width, height, unit } = subject
  const luck = random(seed).fork('poster')
  const inks = inksFor(result, subject, luck.next())
  const own = ownColours(result, 1)
  const tone = squinted(result, subject, 0.1, 0.8)
  const pen = createCanvas(width, height).getContext('2d')
  if (isAlone) {
    pen.fillStyle = css(inks.paper)
    pen.fillRect(0, 0, width, height)
  } else {
    printPlace(pen, result, inks, unit)
    drawHalo(pen, haloOf(subject), inks, luck.pick(motifs), unit)
  }
  checkpoint?.(0.3, 'Printing')
  const image = pen.getImageData(0, 0, width, height)
  const print: Print = {
    data: image.data,
    own,
    spread: blur(result.coverage, 2, 2).values,
    tone: blur(tone, unit, 1).values,
    soft: blur(tone, 4 * unit, 2).values,
    inks,
  }
  const glow = glowOf(result, unit)
  for (let y = 0; y < height; y++) {
    if (!isAlone) glowRow(image.data, glow, result, inks, y)
    printRow(print, result, subject, y)
  }
  pen.putImageData(image, 0, 0)
  checkpoint?.(0.6, 'Outlining')
  drawAll(pen, result, subject, tone, inks)
  if (!isAlone) drawFrame(pen, width, height, inks, unit)
  checkpoint?.(0.9, 'Pressing')
  const { data } = pen.getImageData(0, 0, width, height)
  const brows = browsOf(subject)
  const pixels = new Uint8ClampedArray(width * height * 4)
  for (let y = 0; y < height; y++) stoneRow(pixels, data, brows, inks, width, unit, y)
  return { width, height, pixels }
}

/** The inks that stand off the thing and go with its ground. */
function inksFor({ albedo, paint }: Relief, { coverage }: Subject, dice: number): Inks {
  const thing = [0, 0, 0]
  const ground = [0, 0, 0]
  let [inside, outside] = [1e-6, 1e-6]
  for (let i = 0; i < coverage.length; i += 61) {
    const c = coverage[i]!
    const from = c > 0.5 ? albedo : paint
    const to = c > 0.5 ? thing : ground
    to[0]! += Math.min(255, from.red[i]!)
    to[1]! += Math.min(255, from.green[i]!)
    to[2]! += Math.min(255, from.blue[i]!)
    if (c > 0.5) inside++
    else outside++
  }
  const light = (ground[0]! + ground[1]! + ground[2]!) / 3 / outside + 1
  const score = ({ panel }: Inks, k: number) => {
    let [apart, near] = [0, 0]
    for (let c = 0; c < 3; c++) {
      apart += Math.abs(panel[c]! - thing[c]! / inside)
      near += Math.abs(panel[c]! - (ground[c]! / outside / light) * 165)
    }
    return apart * 0.5 - near + (((dice * 997 + k * 137) % 60) | 0)
  }
  return inkSets.reduce((best, inks, k) => (score(inks, k) > score(best, inkSets.indexOf(best)) ? inks : best))
}

/** Behind the focus, no wider than the panel, and never cut by the frame above. */
function haloOf({ width, height, focus, unit }: Subject) {
  const short = Math.min(width, height)
  const radius = Math.min(short * 0.4, Math.max(short * 0.33, focus.radius * 1.9))
  return {
    x: width / 2,
    y: Math.min(height - radius - 52 * unit, Math.max(radius + 52 * unit, focus.y + focus.radius * 0.1)),
    radius,
  }
}
