import type { DyeColour, DyedPart, TintColour } from '../../contract/edit-facts.ts'
import { type Lab, labOf, pictureFrom } from '../own-style/lab.ts'
import type { Picture } from '../paint/picture.ts'
import { hairIn } from './hair.ts'
import { Refused } from './refused.ts'
import { skyIn } from './sky.ts'
import type { Box } from './steps.ts'

/** The colours in OKLab: lightness, a, b. */
const colours: Readonly<Record<DyeColour, readonly [l: number, a: number, b: number]>> = {
  red: [0.46, 0.15, 0.085],
  orange: [0.56, 0.09, 0.105],
  yellow: [0.8, -0.005, 0.15],
  green: [0.5, -0.1, 0.075],
  teal: [0.54, -0.09, -0.025],
  blue: [0.43, -0.02, -0.14],
  violet: [0.42, 0.09, -0.12],
  pink: [0.66, 0.15, 0],
  black: [0.17, 0, -0.005],
  brown: [0.36, 0.032, 0.042],
  blond: [0.74, 0.012, 0.085],
  grey: [0.62, 0, -0.006],
  white: [0.87, 0, 0.004],
}

/** How far the lightness of what is dyed goes towards that of the colour: hair is bleached, a sky stays as light as it is. */
const LIGHT: Readonly<Record<DyedPart, number>> = { hair: 0.72, sky: 0.55 }
/** How much of its own contrast it keeps at most: a burnt-out sky has no room for a colour. */
const CONTRAST: Readonly<Record<DyedPart, number>> = { hair: 1.25, sky: 0.5 }
/** How much a whole picture keeps of its own colours under a tint. */
const KEPT = 0.72
const TINT = 0.42

/** How much colour something as light as this shows: none in black, little in white. */
const takes = (light: number) => Math.min(1, Math.max(0, 4.2 * light * (1.06 - light)))

/**
 * The hair of a face, or the sky, in another colour: its light and shade stay. Throws Refused('no-face') for hair where no face is
 * known, and Refused('nothing-to-do') where none of it is to be seen.
 */
export function dyed(source: Picture, part: DyedPart, to: DyeColour, face: Box | undefined): Picture {
  const lab = labOf(source)
  if (part === 'hair' && !face) throw new Refused('no-face')
  const cover = part === 'sky' ? skyIn(lab) : face && hairIn(source, lab, face)
  if (!cover) throw new Refused('nothing-to-do')
  lay(lab, cover.values, colours[to], part)
  return pictureFrom(lab, source)
}

function lay({ l, a, b }: Lab, cover: Float32Array, [light, red, yellow]: readonly number[], part: DyedPart): void {
  let [sum, mass] = [0, 1e-6]
  for (let at = 0; at < l.length; at++) {
    sum += l[at]! * cover[at]!
    mass += cover[at]!
  }
  const mean = sum / mass
  for (let at = 0; at < l.length; at++) {
    const much = cover[at]!
    if (much < 0.004) continue
    const wanted = mean + (light! - mean) * LIGHT[part]
    // Strands keep their contrast; of darker hair that is bleached, the shadows stay dark.
    const made = Math.min(
      0.98,
      Math.max(0.02, wanted + (l[at]! - mean) * Math.min(CONTRAST[part], Math.sqrt(wanted / mean))),
    )
    const chroma = takes(made) / takes(light!)
    l[at] = l[at]! + (made - l[at]!) * much
    a[at] = a[at]! + (red! * chroma + a[at]! * 0.12 - a[at]!) * much
    b[at] = b[at]! + (yellow! * chroma + b[at]! * 0.12 - b[at]!) * much
  }
}

/** A whole picture in the light of a colour. */
export function tinted(source: Picture, to: TintColour): Picture {
  const lab = labOf(source)
  const [, red, yellow] = colours[to]
  for (let at = 0; at < lab.l.length; at++) {
    const much = TINT * takes(lab.l[at]!)
    lab.a[at] = lab.a[at]! * KEPT + red * much
    lab.b[at] = lab.b[at]! * KEPT + yellow * much
  }
  return pictureFrom(lab, source)
}
