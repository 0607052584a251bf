import type { Understanding, UnderstandRequest } from '../../contract/prompts.ts'
import { adviceOnPrompt, understandPrompt } from '../../engine/index.ts'

/** Answers once the thread stands. */
export const awake = () => true

/** Reads a prompt, in a thread of its own. */
export default function read({ category, prompt, negativePrompt, model }: UnderstandRequest): Understanding {
  const brief = understandPrompt(category, prompt, negativePrompt, model)
  const { understood, unused, style = null } = brief
  return { style, understood, unused, unknownSubject: adviceOnPrompt(brief) ?? null }
}
