import type { AudioUnderstanding, AudioWords } from '../../contract/audio.ts'
import type { ImageCategory } from '../../contract/categories.ts'
import type { PromptWords, Understanding, UnderstandRequest, WordsQuery } from '../../contract/prompts.ts'
import type { VideoUnderstanding, VideoWords } from '../../contract/videos.ts'
import { adviceOnPrompt, nearestWords, understandPrompt, wordsKnown } from '../../engine/index.ts'

/** Answers once the thread stands. */
export const awake = () => true

/** Reads a prompt, in a thread of its own. */
export default function read({ category, prompt, negativePrompt, model }: UnderstandRequest): Understanding {
  const brief = understandPrompt(category, prompt, negativePrompt, model)
  const { understood, unused, style = null } = brief
  return { style, understood, unused, nearest: nearestWords(brief), unknownSubject: adviceOnPrompt(brief) ?? null }
}

/** What can be drawn in a category. */
export const words = ({ category }: WordsQuery): PromptWords => ({ words: wordsKnown(category) })

/** What words would let be heard. */
export async function heard({ form, prompt, voice }: AudioWords): Promise<AudioUnderstanding> {
  const { understandSound } = await import('../../engine/sound/index.ts')
  const { understood, unused, seconds = null } = understandSound({ form, prompt, ...(voice && { voice }) })
  return { understood, unused, seconds }
}

/** What the scenes of each category are called. */
const sceneKinds: Readonly<Record<ImageCategory, string>> = {
  characters: 'figure',
  npcs: 'figure',
  monsters: 'monster',
  battlemaps: 'battlemap',
  items: 'item',
  spells: 'spell',
  landscapes: 'landscape',
  townmaps: 'townmap',
}

/** Which words steer what moves; where nothing is known but px, those that lie over any picture. */
export async function moved({ prompt, category, effect, camera }: VideoWords): Promise<VideoUnderstanding> {
  const { understandMotion } = await import('../../engine/motion/index.ts')
  return understandMotion({
    prompt,
    kind: category ? sceneKinds[category] : 'picture',
    ...(effect && { effect }),
    ...(camera && { camera }),
  })
}
