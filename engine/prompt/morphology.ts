import { irregularNouns, irregularVerbs } from './irregular.ts'

// WordNet's rules of detachment for nouns (morphy(7WN), "Rules of Detachment").
const nounEndings: readonly (readonly [ending: string, instead: string])[] = [
  ['ses', 's'],
  ['xes', 'x'],
  ['zes', 'z'],
  ['ches', 'ch'],
  ['shes', 'sh'],
  ['men', 'man'],
  ['ies', 'y'],
  ['ves', 'f'],
  ['ves', 'fe'],
  ['oes', 'o'],
  ['s', ''],
]

// Both spellings of English: "harbor" and "harbour", "theater" and "theatre", "jeweled" and "jewelled".
const spellings: readonly (readonly [RegExp, string])[] = [
  [/or(s|ed|y)?$/, 'our$1'],
  [/our(s|ed|y)?$/, 'or$1'],
  [/er(s|d)?$/, 're$1'],
  [/re(s|d)?$/, 'er$1'],
  [/gray/, 'grey'],
  [/([aeiou]l)(ed|ing)$/, '$1l$2'],
  [/mold/, 'mould'],
  [/plow/, 'plough'],
  [/somber/, 'sombre'],
  [/^ax$/, 'axe'],
]

function endingsOff(word: string): string[] {
  const found: string[] = []
  for (const [ending, instead] of nounEndings) {
    if (word.length > ending.length + 1 && word.endsWith(ending)) found.push(word.slice(0, -ending.length) + instead)
  }
  return found
}

const known = new Map<string, readonly string[]>()
// Bounds what words typed by strangers can make the process keep.
const KNOWN_MAX = 20_000

/** The word itself and what it may be a plural, a possessive or another spelling of; likeliest first. */
export function nounForms(word: string): readonly string[] {
  const found = known.get(word) ?? formsOf(word)
  if (known.size >= KNOWN_MAX) known.clear()
  known.set(word, found)
  return found
}

function formsOf(word: string): string[] {
  const forms = new Set([word])
  const own = word.endsWith("'s") ? word.slice(0, -2) : word
  forms.add(own)
  const irregular = irregularNouns.get(own)
  if (irregular !== undefined) forms.add(irregular)
  else if (!own.endsWith('ss')) for (const form of endingsOff(own)) forms.add(form)
  for (const form of [...forms]) {
    for (const [pattern, instead] of spellings) if (pattern.test(form)) forms.add(form.replace(pattern, instead))
  }
  return [...forms]
}

/** Whether `word` may be the plural of `singular`. */
export function isPluralOf(word: string, singular: string): boolean {
  return word !== singular && (irregularNouns.get(word) === singular || endingsOff(word).includes(singular))
}

const vowelless = (stem: string) => (/([bdfgklmnprtz])\1$/.test(stem) ? [stem.slice(0, -1)] : [])

/** Words that look as if they were made from another: a winding stair has no wind about it, nor has a wound sheet. */
const ofTheirOwn: ReadonlySet<string> = new Set(['winding', 'windings', 'winder', 'winders', 'unwinding', 'rewinding'])

/**
 * What a word may be made from: "bearded" and "beards" a beard, "glows" and "glowed" what is glowing, "rocky" and
 * "rocklike" rock, "darker" dark. Guesses: each counts only if it is a word the lexicon has.
 */
export function stems(word: string): string[] {
  if (ofTheirOwn.has(word)) return []
  const found: string[] = []
  const off = (ending: string, ...instead: string[]) => {
    if (!word.endsWith(ending) || word.length < ending.length + 3) return
    const stem = word.slice(0, -ending.length)
    found.push(...instead.map((tail) => stem + tail), ...vowelless(stem))
  }
  const past = irregularVerbs.get(word)
  if (past !== undefined) found.push(past, `${past}ing`)
  off('ied', 'y')
  off('ed', '', 'e', 'ing')
  off('s', 'ing')
  off('ing', '', 'e', 'y')
  off('iest', 'y')
  off('est', '', 'e')
  off('ier', 'y')
  off('er', '', 'e')
  off('y', '', 'e')
  off('ish', '', 'e')
  off('like', '')
  off('en', '', 'e')
  off('ic', '', 'o', 'y')
  off('ly', '', 'le')
  if (word.length > 3) found.push(`${word}ing`, `${word.replace(/e$/, '')}ing`, `${word}y`)
  return found
}

/** What a "-less" or "-free" word says is missing ("treeless": tree), or undefined. */
export function lacking(word: string): string | undefined {
  return /^(\p{L}{3,})less$/u.exec(word)?.[1]
}

const plurals = new Map([...irregularNouns].map(([plural, singular]) => [singular, plural]))

/** A label in the plural, for "3 dwarves". */
export function plural(label: string): string {
  const [, before = '', last = label] = /^(.*[ -])?(\S+)$/.exec(label) ?? []
  const irregular = plurals.get(last)
  if (irregular !== undefined) return before + irregular
  if (/[^aeiou]y$/.test(last)) return `${before}${last.slice(0, -1)}ies`
  if (/(?:[sxz]|ch|sh)$/.test(last)) return last.endsWith('s') && !last.endsWith('ss') ? label : `${label}es`
  return `${label}s`
}
