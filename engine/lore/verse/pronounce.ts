import { createRequire } from 'node:module'

/*
 * How words are said, by the CMU Pronouncing Dictionary: a list of sounds for each word, a vowel's stress behind it
 * ("B AH0 L OW1": below). 134,000 words are loaded when the first line of verse is asked for, and not before.
 */

const require = createRequire(import.meta.url)
let dictionary: Readonly<Record<string, string>> | undefined

function entries(): Readonly<Record<string, string>> {
  dictionary ??= (require('cmu-pronouncing-dictionary') as { dictionary: Record<string, string> }).dictionary
  return dictionary
}

/** Words of these worlds that the dictionary lacks, and some that verse says in one syllable. */
const added: Readonly<Record<string, string>> = {
  fire: 'F AY1 R',
  tire: 'T AY1 R',
  mire: 'M AY1 R',
  spire: 'S P AY1 R',
  byre: 'B AY1 R',
  tower: 'T AW1 R',
  halfling: 'HH AE1 F L IH0 NG',
  kobold: 'K OW1 B OW0 L D',
  kobolds: 'K OW1 B OW0 L D Z',
  necromancer: 'N EH1 K R AH0 M AE2 N S ER0',
  lich: 'L IH1 CH',
  wyrm: 'W ER1 M',
  wyvern: 'W AY1 V ER0 N',
  tiefling: 'T IY1 F L IH0 NG',
  mimic: 'M IH1 M IH0 K',
  barrow: 'B EH1 R OW0',
  ferryman: 'F EH1 R IY0 M AH0 N',
  unlit: 'AH0 N L IH1 T',
  candlelight: 'K AE1 N D AH0 L L AY2 T',
  everyone: 'EH1 V R IY0 W AH2 N',
  // The dictionary has "near" and "year" with one vowel and these with another; they are said alike.
  here: 'HH IH1 R',
  hear: 'HH IH1 R',
  hears: 'HH IH1 R Z',
  firelight: 'F AY1 ER0 L AY2 T',
}

/** Every way to say a word, sounds in order; a word nobody has listed is said as it is spelt, without rhymes. */
export function soundsOf(word: string): string[][] {
  const plain = word.toLowerCase().replace(/’/g, "'")
  const own = Object.hasOwn(added, plain) ? added[plain] : undefined
  const known = own ? [own] : []
  for (const key of [plain, `${plain}(2)`, `${plain}(3)`]) {
    const found = Object.hasOwn(entries(), key) ? entries()[key] : undefined
    if (found && known.length < 3 && !own) known.push(found)
  }
  if (known.length === 0 && /'s$|s'$/.test(plain)) return soundsOf(plain.replace(/'s$|'$/, '')).map((s) => [...s, 'Z'])
  return known.map((sounds) => sounds.split(' '))
}

/** Is the word in the dictionary, or of those added to it? */
export const isListed = (word: string) => soundsOf(word).length > 0

/** The stresses of a word, a figure for each syllable (1 the strongest), in each way to say it; '?' where nobody knows. */
export function stressesOf(word: string): string[] {
  const known = soundsOf(word).map((sounds) => sounds.join('').replace(/\D/g, ''))
  if (known.length > 0) return [...new Set(known)]
  const syllables = Math.max(
    1,
    (
      word
        .toLowerCase()
        .replace(/e$/, '')
        .match(/[aeiouyäöüéè]+/g) ?? []
    ).length,
  )
  return [syllables === 1 ? '1' : '?'.repeat(syllables)]
}

/** What comes before the last stressed vowel, and all from it on. */
interface Rhyme {
  onset: string
  tail: string
}

const isVowel = (sound: string) => /\d$/.test(sound)

function rhymeOf(sounds: readonly string[]): Rhyme | undefined {
  const at = sounds.findLastIndex((sound) => /[12]$/.test(sound))
  if (at < 0) return undefined
  const onset: string[] = []
  for (let back = at - 1; back >= 0 && !isVowel(sounds[back] ?? ''); back--) onset.unshift(sounds[back] ?? '')
  return { onset: onset.join(' '), tail: sounds.slice(at).join(' ').replace(/\d/g, '') }
}

export const lastWord = (line: string) => /[\p{L}’']+(?=[^\p{L}]*$)/u.exec(line)?.[0].toLowerCase() ?? ''

const kept = new Map<string, Rhyme[]>()
const KEPT_MAX = 5000

function rhymesOf(word: string): Rhyme[] {
  const known = kept.get(word)
  if (known) return known
  const found = soundsOf(word).flatMap((sounds) => rhymeOf(sounds) ?? [])
  if (kept.size >= KEPT_MAX) kept.clear()
  kept.set(word, found)
  return found
}

/** Do these words rhyme? From the last stressed vowel on alike, and not before: "bell" with "well", never with itself. */
export function rhyme(one: string, other: string): boolean {
  if (one === other) return false
  return rhymesOf(one).some((a) => rhymesOf(other).some((b) => a.tail === b.tail && a.onset !== b.onset))
}
