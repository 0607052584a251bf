import type { Generator } from '../generator.ts'
import type { Rgb } from '../paint/colour.ts'
import { finish } from '../paint/finish.ts'
import type { Checkpoint, Frame } from '../paint/frame.ts'
import { lightOf } from '../paint/light.ts'
import { paint } from '../paint/picture.ts'
import { addLayers, bareRelief, type Relief } from '../paint/relief.ts'
import { stylesOffered } from '../styles.ts'
import { cutOut, NO_GROUND } from './cut-out.ts'
import { layersOf } from './items/assemble.ts'
import { composeItem } from './items/compose.ts'
import { liquids, partSlots } from './items/dress.ts'
import { glowBeneath, surround, wicks } from './items/effects.ts'
import { groundPaint } from './items/ground.ts'
import { itemLexicon } from './items/lexicon.ts'
import { rarityFrame } from './items/rarity.ts'
import { engrave, groundRing } from './items/runes.ts'
import type { ItemScene } from './items/scene.ts'
import { shadowOnTable } from './items/standing.ts'

const liquidsLike = (colour: Rgb) => Object.keys(liquids).filter((name) => String(liquids[name]) === String(colour))

/** What things are, what they are made of and what parts they have, and the light that some give. */
function shownIn({ things, light }: ItemScene): string[] {
  return [
    ...(light === 'day' ? ['noon', 'afternoon'] : []),
    ...things.flatMap(({ rig, surfaces }) => [
      rig,
      ...(surfaces.liquid ? ['full', ...liquidsLike(surfaces.liquid.colour)] : []),
      ...Object.values(surfaces).map(({ stuff }) => `${rig} ${stuff}`),
      ...(rig in wicks ? ['flames', 'burning', `${rig} burning`] : []),
      ...Object.keys(partSlots).flatMap((part) => {
        const surface = surfaces[partSlots[part]!]
        return surface ? [part, `${part} ${surface.stuff}`] : []
      }),
    ]),
  ]
}

/** Things lit where they lie, before any style's hand. */
function raiseItems(scene: ItemScene, frame: Frame, checkpoint: Checkpoint): Relief {
  const light = { ...lightOf(scene.light) }
  if (scene.glow) light.rim = scene.glow
  checkpoint(0, 'Setting the table')
  const alone = scene.ground.stuff === NO_GROUND
  const ground = alone ? paint(frame.width, frame.height) : groundPaint(scene, frame, light)
  const result = bareRelief(frame, ground, light, scene.seed)
  glowBeneath(result, scene)
  const runes = scene.extras.includes('runes')
  if (runes) groundRing(result, scene)
  checkpoint(0.2, 'Shaping the thing')
  const share = 0.45 / scene.things.length
  for (const [index, thing] of scene.things.entries()) {
    const layers = layersOf(thing)
    if (scene.view === 'standing') shadowOnTable(result, thing, layers)
    addLayers(result, layers, (progress) => checkpoint(0.2 + share * (index + progress), 'Lighting the thing'))
  }
  if (runes) engrave(result, scene)
  checkpoint(0.66, 'Breathing on it')
  surround(result, scene)
  const scale = Math.min(frame.width, frame.height) / 1000
  addLayers(result, rarityFrame(scene, frame.width / scale, frame.height / scale))
  return result
}

/** Items: things built part by part in their own materials, lying or standing somewhere under one warm light. */
export const items: Generator<ItemScene> = {
  lexicon: itemLexicon,
  little: { details: ['paint', 'ground'], slides: true },
  styles: stylesOffered.items,
  compose: composeItem,
  shows: shownIn,
  form: (scene, frame, checkpoint) => ({ relief: raiseItems(scene, frame, checkpoint) }),
  paint(scene, frame, style, checkpoint) {
    const alone = scene.ground.stuff === NO_GROUND
    const result = raiseItems(scene, frame, checkpoint)
    const picture = finish(result, style, {
      vignette: 0.5,
      brush: 0.45,
      isAlone: alone,
      checkpoint: (progress, stage) => checkpoint(0.75 + progress * 0.25, stage),
    })
    return alone ? cutOut(picture, result, style) : picture
  },
}
