import type { Generator } from '../generator.ts'
import { finish } from '../paint/finish.ts'
import { lightOf } from '../paint/light.ts'
import { type Paint, paint } from '../paint/picture.ts'
import { bareRelief } from '../paint/relief.ts'
import { stylesOffered } from '../styles.ts'
import { cutOut, NO_GROUND } from './cut-out.ts'
import { castOf, eyeOf } from './spells/cast.ts'
import { composeSpell } from './spells/compose.ts'
import { darkPaint } from './spells/dark.ts'
import { embellish } from './spells/embellish.ts'
import { forms, volumeForms } from './spells/forms/index.ts'
import { castingHands } from './spells/hands/casting.ts'
import { spellLexicon } from './spells/lexicon.ts'
import { lampsOf } from './spells/places/lamps.ts'
import { paintPlace } from './spells/places/place.ts'
import type { SpellScene } from './spells/scene.ts'

/** Spells: light painted in the dark, each in its element's hand and its form's shape. */
export const spells: Generator<SpellScene> = {
  lexicon: spellLexicon,
  little: { details: ['paint'], slides: true },
  styles: stylesOffered.spells,
  compose: composeSpell,
  shows: shownIn,
  paint(scene, frame, style, checkpoint) {
    const volume = scene.version > 1 ? volumeForms[scene.form]?.(scene) : undefined
    const form = volume ?? forms[scene.form]
    if (!form) throw new RangeError(`No spell takes the form ${scene.form}`)
    const { palette } = scene
    const light = {
      ...lightOf('lantern'),
      key: mixed(palette.core),
      ambient: mixed(palette.deep, 0.3),
      rim: palette.main,
    }
    checkpoint(0, 'Gathering the dark')
    const alone = scene.ground.stuff === NO_GROUND
    const eye = eyeOf(scene, frame)
    const place = alone || !scene.place ? undefined : paintPlace(scene, eye, lampsOf(scene, eye))
    const dark = alone ? paint(frame.width, frame.height) : (place?.paint ?? darkPaint(scene, frame, light))
    const result = bareRelief(frame, dark, light, scene.seed)
    if (place) result.ink.values.set(place.ink.values)
    const cast = castOf(scene, result, place?.deep)
    checkpoint(0.2, 'Drawing the circle')
    embellish(cast, 'before')
    checkpoint(0.3, 'Casting')
    if (scene.hands) castingHands(cast, scene.hands)
    form(cast)
    checkpoint(0.65, 'Letting it burn')
    embellish(cast, 'after')
    if (!volume) rollOff(result.paint)
    const picture = finish(result, style, {
      vignette: 0.6,
      exposure: 1.18,
      brush: 0.3,
      groundWash: 0.92,
      isAlone: alone,
      checkpoint: (progress, stage) => checkpoint(0.72 + progress * 0.28, stage),
    })
    return alone ? cutOut(picture, result, style) : picture
  },
}

const placesOf: Record<string, string> = {
  grass: 'woodland',
  snow: 'snowfield',
  earth: 'battleground',
  water: 'lake',
  stone: 'ruin',
  [NO_GROUND]: 'cut-out',
}

/** The places that a place shows without their words. */
const kindsOf: Record<string, string> = {
  forest: 'woodland',
  cave: 'cavern',
  snow: 'snowfield',
  battlefield: 'battleground',
  shore: 'lake',
}

/** What a spell is of and what form it takes, and the floor it is cast over. */
function shownIn({ element, form, ground, place, beyond, extras }: SpellScene): string[] {
  return [
    element,
    form,
    place ? (kindsOf[place.kind] ?? place.kind) : (placesOf[ground.stuff] ?? ''),
    ...(place ? [hoursOf[place.hour] ?? ''] : []),
    ...(form === 'circle' ? ['runes-ring', 'ward'] : []),
    ...(form === 'grasp' ? ['hand', 'spectral'] : []),
    ...(extras.includes('skeletal') ? ['skeletal'] : []),
    ...(form === 'blades' || form === 'wolf' || form === 'beast' ? ['spectral'] : []),
    ...(form === 'beam' ? ['radiant'] : []),
    ...(ground.stuff === NO_GROUND ? [] : ['floor']),
    ...(beyond ? ['world'] : []),
  ]
}

/** What each hour is called when it is asked for. */
const hoursOf: Record<string, string> = {
  night: 'by-night',
  kin: 'by-night',
  dusk: 'at-dusk',
  dawn: 'at-dawn',
  day: 'by-day',
  storm: 'in-a-storm',
}

/** A light in the spell's colour that still shows what it falls on. */
function mixed(colour: readonly [number, number, number], strength = 0.9): [number, number, number] {
  return [colour[0] * strength + 8, colour[1] * strength + 8, colour[2] * strength + 10]
}

/** Bends the strongest light back towards its own colour, so that a blaze is bright without turning white all over. */
function rollOff({ red, green, blue }: Paint): void {
  for (let i = 0; i < red.length; i++) {
    const most = Math.max(red[i]!, green[i]!, blue[i]!)
    if (most < 110) continue
    const over = most - 110
    const k = (110 + over / (1 + over / 420)) / most
    red[i]! *= k
    green[i]! *= k
    blue[i]! *= k
  }
}
