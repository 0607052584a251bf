import { type Culture, cultures } from '../../lore/names/cultures.ts'
import { say } from './flite.ts'

/** The vowels of flite's American English: each is heard as a syllable. */
const vowels = new Set('aa ae ah ao aw ax ay eh er ey ih iy ow oy uh uw'.split(' '))

/** What the naming tables join at: a vowel before a vowel falls away, and so does one of two alike. */
function joins(name: string, start: string, rest: readonly string[]): boolean {
  for (const cut of [start, start.replace(/[aeiou]$/, '')]) {
    if (cut === '' || !name.startsWith(cut)) continue
    const left = name.slice(cut.length)
    if (rest.some((end) => end === left || end.slice(1) === left)) return true
  }
  return false
}

function isOf({ starts, middles, feminine, masculine, neutral = [] }: Culture, name: string): boolean {
  const ends = [...feminine, ...masculine, ...neutral]
  return starts.some((one) => {
    const start = one.toLowerCase()
    if (!name.startsWith(start.replace(/[aeiou]$/, ''))) return false
    if (joins(name, start, ends)) return true
    return middles.some((middle) =>
      [start + middle, start.replace(/[aeiou]$/, '') + middle, start + middle.slice(1)].some((both) =>
        joins(name, both, ends),
      ),
    )
  })
}

/** Cultures whose names end as English ones do: "Alice", "Janette", "Belrose", "Aurielle". */
const english: readonly Culture[] = [cultures.river, cultures.halfling, cultures.celestial]
/** An e that is not said: after one consonant, or two alike, that a vowel stands before. */
const SILENT = /[aeiouy]([^aeiouy])\1?e$/

const known = new Map<string, string>()
/** Names that are kept: a story has some dozens. */
const KNOWN_MAX = 500

/** Syllables by the letters: vowels that stand together are one. */
const spelt = (name: string): number => name.match(/[aeiouy]+/g)?.length ?? 0

const spoken = (word: string): number =>
  say(word, { voice: 'rms', pitch: 100, lively: 1, stretch: 1 }).phones.filter(({ name }) => vowels.has(name)).length

/** Ways to write a name that leave flite less to guess, each plainer than the last. */
const plainer: readonly ((name: string) => string)[] = [
  (name) => name,
  (name) => name.replace(/ei/g, 'ay').replace(/ao/g, 'ow').replace(/ai$/, 'eye'),
  (name) => name.replace(/(?<![aeiouy])([aeo])(?=[^aeiouyhwr])/g, '$1h').replace(/(?<![aeiouy])u(?=[^aeiouyr])/g, 'oo'),
  (name) =>
    (name.match(/(?:[^aeiouy]*[aeiouy]+)(?:[^aeiouy]+$|[^aeiouy](?=(?:[sctpk]h|[^aeiouy])[aeiouy]))?/g) ?? [name])
      .map((part) => part.replace(/c(?=[eiy])/, 's').replace(/e$/, 'ay'))
      .join('-')
      .replace(/-{2,}/g, '-'),
]
/** How many of them leave an e at the end silent. */
const SILENT_WAYS = 3

/**
 * A name of the naming tables in letters that flite says as many syllables of as it is spelt with: its rules were learned from
 * English, and swallow some. `eased`: the name with its clusters as flite reads them. Undefined for a word that the tables do not make.
 */
export function asSpelt(word: string, eased: string): string | undefined {
  const name = word.toLowerCase()
  const found = known.get(name)
  if (found !== undefined) return found || undefined
  const isName = /^[a-z]{3,14}$/.test(name) && Object.values(cultures).some((culture) => isOf(culture, name))
  const written = eased.toLowerCase()
  const isSilent = SILENT.test(name) && english.some((culture) => isOf(culture, name))
  const least = spelt(isSilent ? written.slice(0, -1) : written)
  // Too many are as wrong as too few: "spelt" letter by letter.
  const fits = (way: string) => {
    const heard = spoken(way)
    return heard >= least && heard <= least + 1
  }
  const ways = plainer.slice(0, isSilent ? SILENT_WAYS : plainer.length)
  const made = isName ? (ways.map((write) => write(written)).find(fits) ?? written) : ''
  if (known.size >= KNOWN_MAX) known.clear()
  known.set(name, made)
  return made || undefined
}
