import { SPOKEN_MAX } from '../../../contract/audio-facts.ts'
import type { SheetDocument } from '../../../contract/sheets/document.ts'
import type { SoundBrief } from '../../../contract/sheets/sounds.ts'

const ends = /(?<=[.!?…]["”’]?)\s+/u

/** As much of a text as is spoken at once, whole sentences of it. */
function spokenOf(text: string): string {
  const most = SPOKEN_MAX - 2
  if (text.length <= most) return text
  let kept = ''
  for (const sentence of text.split(ends)) {
    if (kept.length + sentence.length + 1 > most) break
    kept = kept === '' ? sentence : `${kept} ${sentence}`
  }
  return kept === '' ? text.slice(0, most) : kept
}

/** Words to be read as they stand, all of them: in quotes, so that nothing is taken for who reads, and what is quoted in them within. */
export const toBeRead = (text: string): string =>
  `“${spokenOf(text.trim())
    .replace(/[“„"](?=\S)/gu, '‘')
    .replace(/[”"]/gu, '’')}”`

/** What is read out at the table: boxes that are read aloud, and verse. */
export function readAloud({ sections }: SheetDocument): SoundBrief[] {
  return sections.flatMap(({ title, blocks }) =>
    blocks.flatMap((block): SoundBrief[] => {
      const isRead = block.type === 'verse' || (block.type === 'text' && block.aloud === true)
      if (!isRead || !/\p{L}/u.test(block.text)) return []
      const voice = block.type === 'verse' ? 'chronicler' : 'narrator'
      return [{ key: block.key, label: title || 'Read aloud', form: 'speech', prompt: toBeRead(block.text), voice }]
    }),
  )
}
