import type { Generator } from '../generator.ts'
import { finish } from '../paint/finish.ts'
import { lightOf } from '../paint/light.ts'
import type { Paint } from '../paint/picture.ts'
import { bareRelief } from '../paint/relief.ts'
import { castOf } from './spells/cast.ts'
import { composeSpell } from './spells/compose.ts'
import { darkPaint } from './spells/dark.ts'
import { embellish } from './spells/embellish.ts'
import { forms } from './spells/forms/index.ts'
import { spellLexicon } from './spells/lexicon.ts'
import type { SpellScene } from './spells/scene.ts'

/** Spells: light painted in the dark, each in its element's hand and its form's shape. */
export const spells: Generator<SpellScene> = {
  lexicon: spellLexicon,
  styles: ['painted', 'inked', 'woodcut'],
  compose: composeSpell,
  paint(scene, frame, style, checkpoint) {
    const form = forms[scene.form]
    if (!form) throw new RangeError(`No spell takes the form ${scene.form}`)
    const { palette } = scene
    const light = {
      ...lightOf('lantern'),
      key: mixed(palette.core),
      ambient: mixed(palette.deep, 0.3),
      rim: palette.main,
    }
    checkpoint(0, 'Gathering the dark')
    const result = bareRelief(frame, darkPaint(scene, frame, light), light, scene.seed)
    const cast = castOf(scene, result)
    checkpoint(0.2, 'Drawing the circle')
    embellish(cast, 'before')
    checkpoint(0.3, 'Casting')
    form(cast)
    checkpoint(0.65, 'Letting it burn')
    embellish(cast, 'after')
    rollOff(result.paint)
    return finish(result, style, {
      vignette: 0.6,
      exposure: 1.18,
      brush: 0.5,
      groundWash: 0.92,
      checkpoint: (progress, stage) => checkpoint(0.72 + progress * 0.28, stage),
    })
  },
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
