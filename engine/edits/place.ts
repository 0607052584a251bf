import { choicesOf, makePicture, understandPrompt } from '../index.ts'
import { composeSetting, isSetting, paintBackdrop } from '../landscapes/backdrop.ts'
import { landscapes } from '../landscapes/landscapes.ts'
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
  const isSet = setting.mentions.some(({ concept, facet }) => facet === 'place' && isSetting(concept))
  if (!isSet && scenery.mentions.length === 0) throw new Refused('nothing-read')
  const isRoom = isSet && (scenery.mentions.length === 0 || setting.unused.length < scenery.unused.length)
  if (isRoom) return developed(paintBackdrop(composeSetting(setting, choicesOf(seed, landscapes)), size).paint)
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
