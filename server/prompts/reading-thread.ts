import type { PromptWords, Understanding, UnderstandRequest, WordsQuery } from '../../contract/prompts.ts'
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
