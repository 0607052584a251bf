import { lookUp, synset } from '../../prompt/wordnet/dictionary.ts'
import { kindsAbove } from '../lore/theme.ts'

/* An animal that no table and no family knows by its name lives as the nearest of its kin does: an otter as a weasel. */

const ANIMAL = 5
const PERSON = 18
/** Senses of a word that are looked at: an otter is a fur before it is the beast. */
const SENSES_MAX = 3

/** What an animal is a kind of, by WordNet, and the noun of the family that lives so; the narrower first. */
const ways: readonly (readonly [kinds: readonly string[], family: string])[] = [
  [['canine', 'canid'], 'wolf'],
  [['feline', 'felid'], 'cat'],
  [['bear', 'primate', 'procyonid', 'elephant', 'proboscidean', 'bovine', 'swine', 'edentate'], 'bear'],
  [['equine', 'camel', 'llama'], 'horse'],
  [['ungulate', 'hoofed_mammal', 'marsupial'], 'stag'],
  [['bat', 'chiropteran'], 'bat'],
  [['aquatic_mammal', 'fish', 'aquatic_vertebrate'], 'shark'],
  [['mammal'], 'rat'],
  [['bird'], 'bird'],
  [['snake', 'serpent'], 'serpent'],
  [['reptile'], 'lizard'],
  [['amphibian'], 'toad'],
  [['cephalopod', 'cnidarian', 'coelenterate', 'echinoderm'], 'kraken'],
  [['arachnid', 'crustacean'], 'spider'],
  [['insect'], 'beetle'],
  [['worm', 'mollusk', 'gastropod', 'myriapod'], 'worm'],
]

function kindsOf(noun: string): readonly string[] {
  const senses = (lookUp(noun, 'noun')?.senses ?? []).slice(0, SENSES_MAX)
  const sets = senses.map((offset) => synset(offset, 'noun'))
  if (sets[0]?.domain === PERSON) return []
  const animal = sets.find(({ domain }) => domain === ANIMAL)
  return animal ? kindsAbove(noun, senses[sets.indexOf(animal)]) : []
}

/** The noun of the family that an animal lives as; undefined for what is no animal. */
export function waysOf(noun: string): string | undefined {
  const kinds = new Set(kindsOf(noun))
  return ways.find(([names]) => names.some((name) => kinds.has(name)))?.[1]
}
