import type { Picture } from '../../paint/picture.ts'
import { lightnessOf, quantile, throughTables } from './planes.ts'
import type { Mender } from './repair.ts'

/** What the darkest and the lightest of a sound picture are at least, levels of 255; fog and snow have less between them. */
const SOUND = { dark: 44, light: 206, between: 148 }
/** Where they are brought to. */
const FULL = { dark: 7, light: 247 }
/** Most that contrast is raised. */
const MOST = 2.6

function ends(picture: Picture): { dark: number; light: number } {
  const { values } = lightnessOf(picture)
  return { dark: quantile(values, 0.003), light: quantile(values, 0.997) }
}

/** How far the darkest and the lightest of one channel may lie from that of all, levels, to have faded more or less than the others. */
const APART = { dark: 14, light: 18 }
/** A light end that is farther from grey than this, as a logarithm, has the colour of something: it is kept. */
const GREY = 0.1

/** The ends of each channel: dyes fade unevenly, and what is raised by one measure alone turns pink. */
function endsOfChannels(picture: Picture, { dark, light }: { dark: number; light: number }) {
  const channels = [0, 1, 2].map((c) => {
    const values = picture.pixels.filter((_, p) => p % 4 === c)
    return { dark: quantile(values, 0.003), light: quantile(values, 0.997) }
  })
  const green = channels[1]!
  const isGrey = channels.every((one) => Math.abs(Math.log(Math.max(1, one.light) / Math.max(1, green.light))) < GREY)
  const within = (value: number, most: number) => Math.max(-most, Math.min(most, value))
  return channels.map((one) => ({
    dark: dark + within(one.dark - dark, APART.dark),
    light: light + (isGrey ? within(one.light - light, APART.light) : 0),
  }))
}

export const fading: Mender = {
  measure(picture) {
    const { dark, light } = ends(picture)
    const between = light - dark
    if (between > SOUND.between || between < 24) return { much: 0, told: '' }
    // One that is dark all over, or light, may be meant so: what has faded has lost its darks.
    if (dark < SOUND.dark && light > SOUND.light) return { much: 0, told: '' }
    if (dark < 24) return { much: 0, told: '' }
    return {
      much: Math.min(1, (SOUND.between - between) / 110 + 0.25),
      told: `Fading: from dark to light ${Math.round(between)} levels of 255`,
    }
  },
  mend(picture, strength) {
    const { dark, light } = ends(picture)
    if (light - dark > FULL.light - FULL.dark - 6 || light - dark < 8) return undefined
    const by = Math.min(MOST, (FULL.light - FULL.dark) / (light - dark))
    const share = Math.min(1.1, 2 * strength)
    const middle = (dark + light) / 2
    const target = Math.min(FULL.light - ((light - dark) * by) / 2, (FULL.dark + FULL.light) / 2)
    const [red, green, blue] = endsOfChannels(picture, { dark, light }).map((own) => {
      const evened = (v: number) => dark + ((v - own.dark) * (light - dark)) / Math.max(8, own.light - own.dark)
      return Uint8ClampedArray.from({ length: 256 }, (_, v) => v + ((evened(v) - middle) * by + target - v) * share)
    })
    return throughTables(picture, [red!, green!, blue!])
  },
}
