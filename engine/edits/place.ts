import { choicesOf, makePicture, understandPrompt } from '../index.ts'
import { composeSetting, isRoom, isSetting, paintBackdrop } from '../landscapes/backdrop.ts'
import { landscapes } from '../landscapes/landscapes.ts'
import { blur } from '../paint/field.ts'
import type { Checkpoint, Frame } from '../paint/frame.ts'
import { developed, type Picture } from '../paint/picture.ts'
import { Refused } from './refused.ts'

/** Longest side of a place that is painted to stand behind somebody, px: it is out of focus, or enlarged. */
const SIDE_MAX = 1280

/**
 * A place told in words, to stand behind somebody: scenery, or where the words name a room or another place that people are set in,
 * that. Same words, seed and frame, same picture. Throws Refused('nothing-read') where none of the words can be painted.
 */
export function placeOf(words: string, seed: number, frame: Frame, checkpoint: Checkpoint): Picture {
  const by = Math.min(1, SIDE_MAX / Math.max(frame.width, frame.height))
  const size = {
    width: Math.max(16, Math.round(frame.width * by)),
    height: Math.max(16, Math.round(frame.height * by)),
  }
  const scenery = understandPrompt('landscapes', words, '')
  const setting = understandPrompt('characters', words, '')
  const set = setting.mentions.filter(({ concept, facet }) => facet === 'place' && isSetting(concept))
  if (set.length === 0 && scenery.mentions.length === 0) throw new Refused('nothing-read')
  // A room is stood in; scenery shows its house from without.
  const isSet = set.some(({ concept }) => isRoom(concept)) || scenery.mentions.length === 0
  if (isSet || (set.length > 0 && setting.unused.length < scenery.unused.length))
    return outOfFocus(developed(paintBackdrop(composeSetting(setting, choicesOf(seed, landscapes)), size).paint))
  const request = {
    ...size,
    category: 'landscapes' as const,
    prompt: words,
    negativePrompt: '',
    style: 'painted',
    seed,
  }
  return makePicture(request, checkpoint).picture
}

/** How far what is near lies out of focus behind somebody, as a share of the picture's size. */
const FOCUS = 0.0022

function outOfFocus({ width, height, pixels }: Picture): Picture {
  const made = pixels.slice()
  const radius = FOCUS * Math.sqrt(width * height)
  for (let c = 0; c < 3; c++) {
    const plane = new Float32Array(width * height)
    for (let at = 0; at < plane.length; at++) plane[at] = pixels[at * 4 + c]!
    const { values } = blur({ width, height, values: plane }, Math.max(1, radius), 2)
    for (let at = 0; at < plane.length; at++) made[at * 4 + c] = values[at]!
  }
  return { width, height, pixels: made }
}
