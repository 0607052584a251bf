import type { ImageCategory } from '../../contract/categories.ts'
import { PROMPT_MAX } from '../../contract/limits.ts'
import type { CameraMove, VideoEffect, VideoSize } from '../../contract/video-facts.ts'
import type { Visibility } from '../../contract/visibility.ts'
import { restored } from '../recordings/use-kept.ts'
import { effectNamed } from './effects.ts'

/** No effect, and no move of the camera. */
export const NONE = 'none'
type Source = 'picture' | 'words'

/** What is asked of a video, as the form has it. */
export interface Wish {
  source: Source
  prompt: string
  says: string
  category: ImageCategory
  effect: VideoEffect | typeof NONE
  camera: CameraMove | typeof NONE
  seconds: number
  size: VideoSize
  loops: boolean
  model: string
  /** Empty: as the picture is seen. */
  visibility: Visibility | ''
}

/** The form as it is at first. */
export const usualWish: Wish = {
  source: 'picture',
  prompt: '',
  says: '',
  category: 'battlemaps',
  effect: NONE,
  camera: NONE,
  seconds: 6,
  size: 768,
  loops: true,
  model: '',
  visibility: '',
}

/** What an address asks for. */
export function wishIn(search: URLSearchParams): Wish {
  const prompt = (search.get('prompt') ?? '').slice(0, PROMPT_MAX)
  return {
    ...usualWish,
    prompt,
    source: prompt !== '' && !search.has('image') ? 'words' : 'picture',
    effect: effectNamed(search.get('effect')) ?? NONE,
  }
}

/** The form as it was left. Of a picture that an address names, which may be another, nothing is public because an earlier video was to be. */
export function wishAgain(kept: unknown, namedSource?: Source): Wish {
  const wish = restored(usualWish, kept)
  if (namedSource === undefined) return wish
  return { ...wish, source: namedSource, visibility: wish.visibility === 'public' ? '' : wish.visibility }
}
