import type { ImageCategory } from '../../../contract/categories.ts'
import { irregularVerbs } from '../irregular.ts'
import type { Entry } from '../lexicon.ts'
import { type LexiconIndex, roleOf } from '../lexicon-index.ts'
import { lookUp, synset } from './dictionary.ts'
import { domainsOfCategory, domainsOfFacet, person as personDomain } from './domains.ts'

/** Senses of a word that are tried, of all it has: rarer ones make wild matches. */
const SENSES_MAX = 4
/** Steps up the kinds of things: as far as an entry that says its kinds, or one that only has its words. */
const STEPS_TO_KINDS = 8
const STEPS_TO_WORDS = 3
/** Nearer the root than this, a word ("object", "structure") means too much to stand for anything by itself. */
const DEPTH_MIN = 6

interface Target {
  entry: Entry
  steps: number
}

const above = (offset: number, symbols: readonly string[]) =>
  synset(offset, 'noun').pointers.filter((pointer) => symbols.includes(pointer.symbol))
const hypernyms = (offset: number) => above(offset, ['@'])
/** With what somebody or something of that name is: a zeppelin. */
const kindsAbove = (offset: number) => above(offset, ['@', '@i'])

function depthOf(offset: number, pointersOf = hypernyms): number {
  let depth = 0
  for (let up = pointersOf(offset)[0]; up; up = pointersOf(up.offset)[0]) depth++
  return depth
}

function domainsOf(entry: Entry, category: ImageCategory): readonly number[] {
  return domainsOfFacet[entry.facet] ?? domainsOfCategory[category]
}

function targetsOf(index: LexiconIndex, category: ImageCategory): Map<number, Target> {
  const targets = new Map<number, Target>()
  for (const entry of index.entries) {
    const explicit = entry.kinds !== undefined
    const domains = domainsOf(entry, category)
    for (const kind of entry.kinds ?? entry.words) {
      const senses = lookUp(kind.replaceAll(/[\s-]/g, '_'), 'noun')?.senses.slice(0, SENSES_MAX + 2) ?? []
      const sense = senses.find((offset) => domains.includes(synset(offset, 'noun').domain))
      if (sense === undefined || (!explicit && depthOf(sense) < DEPTH_MIN)) continue
      const steps = explicit ? STEPS_TO_KINDS : STEPS_TO_WORDS
      if ((targets.get(sense)?.steps ?? -1) < steps) targets.set(sense, { entry, steps })
    }
  }
  return targets
}

const targetsByIndex = new WeakMap<LexiconIndex, Map<ImageCategory, Map<number, Target>>>()

function targets(index: LexiconIndex, category: ImageCategory): Map<number, Target> {
  const ofIndex = targetsByIndex.get(index) ?? new Map<ImageCategory, Map<number, Target>>()
  const found = ofIndex.get(category) ?? targetsOf(index, category)
  targetsByIndex.set(index, ofIndex.set(category, found))
  return found
}

/** The nearest target on the way up from a sense, and how far it is. */
function nearest(from: number, found: Map<number, Target>): { entry: Entry; steps: number } | undefined {
  let level = [from]
  for (let steps = 0; steps <= STEPS_TO_KINDS && level.length > 0; steps++) {
    for (const offset of level) {
      const target = found.get(offset)
      if (target && steps <= target.steps) return { entry: target.entry, steps }
    }
    level = [...new Set(level.flatMap((offset) => hypernyms(offset).map((pointer) => pointer.offset)))]
  }
  return undefined
}

/** Whether a lemma is used as a noun at least as much as otherwise. */
export function mostlyNoun(lemma: string): boolean {
  const noun = lookUp(lemma, 'noun')
  if (!noun) return false
  const adjective = lookUp(lemma, 'adj')?.tagged ?? -1
  const verb = lookUp(lemma, 'verb')?.tagged ?? -1
  return noun.tagged >= adjective && noun.tagged >= verb / 2
}

/**
 * The entry a noun (lemma, underscores for spaces) is a kind of, by WordNet's hypernyms: a spaniel is a dog. Only senses the
 * category may mean, only a few steps up, so that a word finds its kin or nothing.
 */
export function kindOf(lemma: string, index: LexiconIndex, category: ImageCategory): Entry | undefined {
  const noun = lookUp(lemma, 'noun')
  if (!noun) return undefined
  let best: { entry: Entry; cost: number } | undefined
  for (const [rank, sense] of noun.senses.slice(0, SENSES_MAX).entries()) {
    const found = nearest(sense, targets(index, category))
    const { domain } = synset(sense, 'noun')
    if (!found || !domainsOf(found.entry, category).includes(domain)) continue
    // A hound is a dog before it is a scoundrel, and an anchor iron before it reads the news.
    if (peopled.has(category) && domain === personDomain && synset(noun.senses[0]!, 'noun').domain !== personDomain)
      continue
    const cost = found.steps + rank * 2
    if (!best || cost < best.cost) best = { entry: found.entry, cost }
  }
  return best?.entry
}

/** Where a word for a beast or a thing would be heard as one for people. */
const peopled: ReadonlySet<ImageCategory> = new Set(['characters', 'npcs'])

/** Longest way over a common ancestor at which two things are still alike. */
const KIN_DISTANCE_MAX = 9

/** Which entries are looked at for kin: those that may be a picture's subject, or every thing that may stand in it. */
export type KinAmong = 'subjects' | 'things'

/** Entries by every kind of thing that is above them, with how far. */
type Ancestry = Map<number, { entry: Entry; down: number; domain: number }[]>
const ancestries = new WeakMap<LexiconIndex, Map<string, Ancestry>>()

/** Facets of what stands in a picture by itself. */
const standing: ReadonlySet<Entry['facet']> = new Set(['subject', 'kind', 'feature'])

/** Every thing of a category by what its words mean there: one that stands for no other kinds has kin all the same. */
function thingsOf(index: LexiconIndex, category: ImageCategory): { sense: number; entry: Entry }[] {
  return index.entries.flatMap((entry) => {
    if (!standing.has(entry.facet) || roleOf(entry) !== 'thing') return []
    const domains = domainsOf(entry, category)
    const senses = entry.words.flatMap((word) => {
      // What it means above all: rarer senses ("a roller", a wave) make wild matches.
      const meant = lookUp(word.replaceAll(/[\s-]/g, '_'), 'noun')?.senses[0]
      return meant !== undefined && domains.includes(synset(meant, 'noun').domain) ? meant : []
    })
    return [...new Set(senses)].map((sense) => ({ sense, entry }))
  })
}

function ancestryOf(index: LexiconIndex, category: ImageCategory, among: KinAmong): Ancestry {
  const ofIndex = ancestries.get(index) ?? new Map<string, Ancestry>()
  ancestries.set(index, ofIndex)
  const name = `${category} ${among}`
  const known = ofIndex.get(name)
  if (known) return known
  const ancestry: Ancestry = new Map()
  const found =
    among === 'things'
      ? thingsOf(index, category)
      : [...targets(index, category)].flatMap(([sense, { entry }]) =>
          entry.subject === undefined ? [] : [{ sense, entry }],
        )
  for (const { sense, entry } of found) {
    const { domain } = synset(sense, 'noun')
    for (const [offset, down] of upFrom(sense))
      ancestry.set(offset, [...(ancestry.get(offset) ?? []), { entry, down, domain }])
  }
  ofIndex.set(name, ancestry)
  return ancestry
}

/** A sense and the kinds of things it is, with the steps up to each; none so general that it says nothing. */
function upFrom(sense: number): Map<number, number> {
  const found = new Map<number, number>()
  let level = [sense]
  for (let steps = 0; level.length > 0 && steps <= KIN_DISTANCE_MAX; steps++) {
    level = [...new Set(level)].filter((offset) => !found.has(offset) && depthOf(offset, kindsAbove) > DEPTH_MIN)
    for (const offset of level) found.set(offset, steps)
    level = level.flatMap((offset) => kindsAbove(offset).map((pointer) => pointer.offset))
  }
  return found
}

/**
 * What the category draws that has the most in common with a noun (lemma), nearest first: for a platypus, other mammals. Among
 * things, only those of the same sort as what the noun means: a revolver is no revolutionary.
 */
export function nextOfKin(
  lemma: string,
  index: LexiconIndex,
  category: ImageCategory,
  among: KinAmong = 'subjects',
): Entry[] {
  const ancestry = ancestryOf(index, category, among)
  const distances = new Map<Entry, number>()
  for (const [rank, sense] of (lookUp(lemma, 'noun')?.senses ?? []).slice(0, SENSES_MAX).entries()) {
    for (const [offset, up] of upFrom(sense)) {
      for (const { entry, down, domain } of ancestry.get(offset) ?? []) {
        if (among === 'things' && domain !== synset(sense, 'noun').domain) continue
        const distance = up + down + rank * 2
        if (distance < (distances.get(entry) ?? KIN_DISTANCE_MAX + 1)) distances.set(entry, distance)
      }
    }
  }
  return [...distances].sort((a, b) => a[1] - b[1]).map(([entry]) => entry)
}

const describes = (entry: Entry) => roleOf(entry) !== 'thing'

// Heads of adjectives that have little in common ("burnished" and "sunny" are both like "bright"), and praise of the picture.
const vague: ReadonlySet<string> = new Set(
  'bright dark warm soft clear cloudy still quiet strange dirty kind great short broad wide rich lost weak detailed heavy crooked'.split(
    ' ',
  ),
)

/**
 * The description an adjective comes close to: a synonym ("lugubrious" is mournful), what it is a shade of ("tenebrous" is
 * dark), or the noun it pertains to ("volcanic": volcano).
 */
export function likeness(word: string, index: LexiconIndex, category: ImageCategory): Entry | undefined {
  const adjective = lookUp(word, 'adj')
  if (
    !adjective ||
    vague.has(word) ||
    mostlyNoun(word) ||
    irregularVerbs.has(word) ||
    (lookUp(word, 'verb')?.tagged ?? 0) > adjective.tagged
  )
    return undefined
  const named = (words: readonly string[]) => {
    for (const lemma of words) {
      if (vague.has(lemma)) continue
      const entry = index.single(lemma).find(describes)
      if (entry) return entry
    }
    return undefined
  }
  // "bubbling" is what a potion does before it is high-spirited.
  if (adjective.tagged === 0 && /(?:ing|ed)$/.test(word)) return undefined
  for (const sense of adjective.senses.slice(0, 2)) {
    const { words, pointers } = synset(sense, 'adj')
    const found = named(words)
    if (found) return found
    // A satellite has one head; a head's satellites lie too far apart to choose among.
    const heads = pointers.filter((pointer) => pointer.symbol === '&')
    const near = heads.length === 1 ? named(synset(heads[0]!.offset, 'adj').words) : undefined
    if (near) return near
    for (const pointer of pointers) {
      if (pointer.symbol !== '\\' || pointer.to !== 'noun') continue
      for (const lemma of synset(pointer.offset, 'noun').words) {
        const entry = index.single(lemma)[0] ?? kindOf(lemma, index, category)
        if (entry) return entry
      }
    }
  }
  return undefined
}
