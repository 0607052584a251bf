import { titleOf } from '../images/title.ts'

/** What a video is asked for in words: of a prompt, of a line that is spoken, and the title of the picture that is set in motion. */
export interface VideoWords {
  prompt: string
  says: string
  title: string
}

/** At most `most` characters, never half of one that takes two. */
const cut = (text: string, most: number) => text.slice(0, Math.max(0, most)).replace(/[\ud800-\udbff]$/, '')

/**
 * What is told of a video, in at most `most` characters: its line in quotes, as it would be spoken if it stood among the words, which
 * make room for it.
 */
export function wordsOf({ prompt, says, title }: VideoWords, most: number): string {
  if (!says) return cut(prompt || title, most)
  const line = `“${cut(says, most - 2)}”`
  return `${cut(prompt, most - line.length - 1).trim()} ${line}`.trim()
}

/** What a video is called by: what it was asked for, else its picture, else what is said in it. */
export const videoTitle = ({ prompt, says, title }: VideoWords) => titleOf(prompt) || title || titleOf(says)
