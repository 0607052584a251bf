import { SPOKEN_MAX } from '../../../contract/audio-facts.ts'
import type { SheetDocument } from '../../../contract/sheets/document.ts'
import type { SoundBrief } from '../../../contract/sheets/sounds.ts'
import { allIn, firstIn, linesOf, textOf } from './told.ts'

/** Ways of speaking that a voice knows, by what the sheet says of somebody's voice; at most two, or none would be heard. */
const ways: readonly (readonly [RegExp, string])[] = [
  [/\b(?:whisper\w*|barely audible|breathy|hushed)\b/i, 'whispering'],
  [/\b(?:deep|low|booming|bass)\b/i, 'deep'],
  [/\b(?:high|piping|reedy|thin|shrill|squeaky|nasal|silvery)\b/i, 'high pitched'],
  [/\b(?:rough|gravel\w*|hoarse|husky|harsh|cracked|wheezing|dry as)\b/i, 'gruff'],
  [/\b(?:quavering|close to tears|pleading|trembling)\b/i, 'trembling'],
  [/\b(?:close to laughter|merry|cheerful|jovial)\b/i, 'cheerful'],
  [/\b(?:tired|weary|toneless|bored)\b/i, 'wearily'],
  [/\b(?:without warmth|cold)\b/i, 'coldly'],
  [/\b(?:soft|velvety|warm|honeyed|sweet as|motherly|smooth as)\b/i, 'gently'],
  [/\b(?:sergeant|too loud|loud)\b/i, 'commanding'],
  [/\b(?:fast|hastily|breathlessly|in rushes|in bursts)\b/i, 'quickly'],
  [/\b(?:slowly|haltingly|word by word|lazily|pausing|without hurry|full of pauses|slightly drunk)\b/i, 'slowly'],
]
const WAYS_MAX = 2

/** Peoples whose voices are those of others. */
const peoples: readonly (readonly [RegExp, string])[] = [
  [/half-?elf|half-?elven/i, 'elf'],
  [/half-?orc/i, 'half orc'],
  [/goliath|firbolg/i, 'giant'],
  [/dragonborn/i, 'dragonborn'],
  [/tiefling/i, ''],
  [/human|aasimar|genasi|changeling/i, ''],
]

/** Years that are heard. The young of the sheets are grown: they do not speak like children. */
const ages: readonly (readonly [RegExp, string])[] = [
  [/\bchild\b/i, 'child'],
  [/\bold\b|\bancient\b/i, 'old'],
]

/** "an old dwarf woman" */
function speakerOf(document: SheetDocument): string {
  const fact = (name: string) => textOf(document, `facts.rows.${name}`)
  const ancestry = fact('ancestry').toLowerCase()
  const people = firstIn(ancestry, peoples) ?? ancestry
  const age = firstIn(fact('age'), ages) ?? ''
  const isFemale = /female|woman/i.test(fact('sex'))
  const isMale = !isFemale && /male|man/i.test(fact('sex'))
  const sex =
    age === 'child' ? (isFemale ? 'girl' : isMale ? 'boy' : 'child') : isFemale ? 'woman' : isMale ? 'man' : 'person'
  const words = [age === 'child' ? '' : age, people, sex].filter((word) => word !== '').join(' ')
  return /^[aeiou]/i.test(words) ? `An ${words}` : `A ${words}`
}

/** Somebody's own words, in a voice by their people, sex and age, in the manner that the sheet says they speak in. */
export function npcSounds(document: SheetDocument): SoundBrief[] {
  const lines = linesOf(document, 'voice.lines').map((line) => line.replace(/^[“„"]|[”"]$/gu, ''))
  if (lines.length === 0) return []
  // Only how the voice is: what follows the first full stop are habits.
  const manner = allIn(textOf(document, 'voice.voice').split('.')[0] ?? '', ways).slice(0, WAYS_MAX)
  const said = [speakerOf(document), ...manner].join(', ')
  const spoken: string[] = []
  for (const line of lines) {
    const quoted = `“${line.replace(/[“„"]/gu, '‘').replace(/[”"]/gu, '’')}”`
    if ([said, ...spoken, quoted].join(' ').length + 1 <= SPOKEN_MAX) spoken.push(quoted)
  }
  if (spoken.length === 0) return []
  return [{ key: 'voice.lines', label: 'Their words', form: 'speech', prompt: `${said}: ${spoken.join(' ')}` }]
}
