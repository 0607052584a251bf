import type { BlockForm } from '../../../../contract/sheets/choices.ts'
import type { Size } from '../monster-brief.ts'
import type { Ability } from '../rule-book.ts'

export interface Ancestry {
  /** As the block's kind names it: "humanoid (elf)"; fey and others name their own type. */
  type: string
  size: Size
  walk: number
  speeds?: { fly?: number; swim?: number; climb?: number }
  darkvision?: number
  languages: readonly string[]
  resistant?: readonly string[]
  /** A point more of modifier here. */
  gift?: Ability
  trait?: { name: string; text: string }
  /** What the document of 2014 has otherwise; `darkvision: 0` is none. */
  in2014?: Partial<Pick<Ancestry, 'walk' | 'darkvision' | 'resistant' | 'trait'>>
}

const fey = {
  name: 'Fey Blood',
  text: '[It] has advantage on saving throws against being charmed, and magic does not put [him] to sleep.',
}
const lucky = {
  name: 'Luck',
  text: 'When [it] rolls a 1 on the d20 of an attack, check or save, [he] rolls again and keeps the second roll.',
}

/**
 * Speeds and senses: SRD 5.2.1 (CC-BY-4.0), "Character Origins", Species; `in2014`: SRD 5.1 (CC-BY-4.0), "Races". Half-elves
 * and half-orcs are in 5.1 alone, orcs of 2014 and merfolk among its monsters. Those in neither document are our own.
 */
export const ancestries: Readonly<Record<string, Ancestry>> = {
  human: { type: 'humanoid (human)', size: 'Medium', walk: 30, languages: ['Common'] },
  elf: {
    type: 'humanoid (elf)',
    size: 'Medium',
    walk: 30,
    darkvision: 60,
    languages: ['Common', 'Elvish'],
    gift: 'dex',
    trait: fey,
  },
  'wood elf': {
    type: 'humanoid (elf)',
    size: 'Medium',
    walk: 35,
    darkvision: 60,
    languages: ['Common', 'Elvish'],
    gift: 'dex',
    trait: fey,
  },
  'high elf': {
    type: 'humanoid (elf)',
    size: 'Medium',
    walk: 30,
    darkvision: 60,
    languages: ['Common', 'Elvish'],
    gift: 'int',
    trait: fey,
  },
  'dark elf': {
    type: 'humanoid (elf)',
    size: 'Medium',
    walk: 30,
    darkvision: 120,
    languages: ['Common', 'Elvish', 'Undercommon'],
    gift: 'dex',
    trait: fey,
  },
  'half-elf': {
    type: 'humanoid (elf, human)',
    size: 'Medium',
    walk: 30,
    darkvision: 60,
    languages: ['Common', 'Elvish'],
    gift: 'cha',
    trait: fey,
  },
  dwarf: {
    type: 'humanoid (dwarf)',
    size: 'Medium',
    walk: 30,
    darkvision: 120,
    languages: ['Common', 'Dwarvish'],
    resistant: ['poison'],
    gift: 'con',
    trait: {
      name: 'Dwarven Constitution',
      text: '[It] has advantage on saving throws to avoid the poisoned condition or be rid of it.',
    },
    in2014: {
      walk: 25,
      darkvision: 60,
      trait: { name: 'Dwarven Constitution', text: '[It] has advantage on saving throws against poison.' },
    },
  },
  halfling: {
    type: 'humanoid (halfling)',
    size: 'Small',
    walk: 30,
    languages: ['Common', 'Halfling'],
    gift: 'dex',
    trait: lucky,
    in2014: { walk: 25 },
  },
  gnome: {
    type: 'humanoid (gnome)',
    size: 'Small',
    walk: 30,
    darkvision: 60,
    languages: ['Common', 'Gnomish'],
    gift: 'int',
    trait: {
      name: 'Gnomish Cunning',
      text: '[It] has advantage on Intelligence, Wisdom and Charisma saving throws.',
    },
    in2014: {
      walk: 25,
      trait: {
        name: 'Gnomish Cunning',
        text: '[It] has advantage on Intelligence, Wisdom and Charisma saving throws against magic.',
      },
    },
  },
  'half-orc': {
    type: 'humanoid (human, orc)',
    size: 'Medium',
    walk: 30,
    darkvision: 60,
    languages: ['Common', 'Orc'],
    gift: 'str',
    trait: {
      name: 'Brutal Blow',
      text: 'On a critical hit in melee [it] rolls one of the weapon’s dice once more.',
    },
  },
  orc: {
    type: 'humanoid (orc)',
    size: 'Medium',
    walk: 30,
    darkvision: 120,
    languages: ['Common', 'Orc'],
    gift: 'str',
    trait: { name: 'Onrush', text: '[It] can dash as a bonus action if that brings [him] closer to an enemy.' },
    in2014: { darkvision: 60 },
  },
  tiefling: {
    type: 'humanoid (tiefling)',
    size: 'Medium',
    walk: 30,
    darkvision: 60,
    languages: ['Common', 'Infernal'],
    resistant: ['fire'],
    gift: 'cha',
  },
  dragonborn: {
    type: 'humanoid (dragonborn)',
    size: 'Medium',
    walk: 30,
    darkvision: 60,
    languages: ['Common', 'Draconic'],
    resistant: ['fire'],
    gift: 'str',
    in2014: { darkvision: 0 },
  },
  goliath: {
    type: 'humanoid (goliath)',
    size: 'Medium',
    walk: 35,
    languages: ['Common', 'Giant'],
    gift: 'str',
    in2014: { walk: 30, resistant: ['cold'] },
  },
  aasimar: {
    type: 'humanoid (aasimar)',
    size: 'Medium',
    walk: 30,
    darkvision: 60,
    languages: ['Common', 'Celestial'],
    resistant: ['necrotic', 'radiant'],
    gift: 'cha',
  },
  goblin: {
    type: 'humanoid (goblinoid)',
    size: 'Small',
    walk: 30,
    darkvision: 60,
    languages: ['Common', 'Goblin'],
    gift: 'dex',
    trait: { name: 'Slip Away', text: '[It] can disengage or hide as a bonus action.' },
  },
  hobgoblin: {
    type: 'humanoid (goblinoid)',
    size: 'Medium',
    walk: 30,
    darkvision: 60,
    languages: ['Common', 'Goblin'],
    gift: 'con',
  },
  bugbear: {
    type: 'humanoid (goblinoid)',
    size: 'Medium',
    walk: 30,
    darkvision: 60,
    languages: ['Common', 'Goblin'],
    gift: 'str',
  },
  kobold: {
    type: 'humanoid (kobold)',
    size: 'Small',
    walk: 30,
    darkvision: 60,
    languages: ['Common', 'Draconic'],
    gift: 'dex',
  },
  lizardfolk: {
    type: 'humanoid (lizardfolk)',
    size: 'Medium',
    walk: 30,
    speeds: { swim: 30 },
    languages: ['Common', 'Draconic'],
    gift: 'con',
    trait: { name: 'Hold Breath', text: '[It] can go without breath for 15 minutes.' },
  },
  catfolk: {
    type: 'humanoid (catfolk)',
    size: 'Medium',
    walk: 30,
    speeds: { climb: 30 },
    darkvision: 60,
    languages: ['Common'],
    gift: 'dex',
    trait: { name: 'Soft Landing', text: '[It] takes no damage from a fall of 30 feet or less.' },
  },
  ratfolk: {
    type: 'humanoid (ratfolk)',
    size: 'Small',
    walk: 30,
    darkvision: 60,
    languages: ['Common'],
    gift: 'dex',
    trait: { name: 'Squeeze', text: '[It] slips through gaps a hand wide.' },
  },
  birdfolk: {
    type: 'humanoid (birdfolk)',
    size: 'Medium',
    walk: 30,
    languages: ['Common'],
    gift: 'dex',
    trait: {
      name: 'Mimicry',
      text: '[It] repeats any sound or voice [he] has heard. An Insight check ([dc cha]) gives the trick away.',
    },
  },
  turtlefolk: {
    type: 'humanoid (turtlefolk)',
    size: 'Medium',
    walk: 30,
    languages: ['Common', 'Aquan'],
    gift: 'con',
    trait: { name: 'Hold Breath', text: '[It] can go without breath for 1 hour.' },
  },
  merfolk: {
    type: 'humanoid (merfolk)',
    size: 'Medium',
    walk: 10,
    speeds: { swim: 40 },
    languages: ['Common', 'Aquan'],
    gift: 'cha',
    trait: { name: 'Amphibious', text: '[It] breathes in air and in water.' },
  },
  gnoll: {
    type: 'humanoid (gnoll)',
    size: 'Medium',
    walk: 30,
    darkvision: 60,
    languages: ['Common', 'Gnoll'],
    gift: 'str',
  },
  centaur: { type: 'fey', size: 'Large', walk: 50, languages: ['Common', 'Sylvan'], gift: 'str' },
  satyr: { type: 'fey', size: 'Medium', walk: 35, languages: ['Common', 'Sylvan'], gift: 'cha', trait: fey },
  fairy: {
    type: 'fey',
    size: 'Small',
    walk: 30,
    speeds: { fly: 30 },
    languages: ['Common', 'Sylvan'],
    gift: 'cha',
    trait: fey,
  },
  minotaur: {
    type: 'humanoid (minotaur)',
    size: 'Large',
    walk: 30,
    darkvision: 60,
    languages: ['Common', 'Giant'],
    gift: 'str',
    trait: { name: 'Labyrinth Sense', text: '[It] always knows which way is north and the way back from here.' },
  },
}

const otherNames: Readonly<Record<string, string>> = {
  drow: 'dark elf',
  tabaxi: 'catfolk',
  kenku: 'birdfolk',
  tengu: 'birdfolk',
  aarakocra: 'birdfolk',
  tortle: 'turtlefolk',
  halfelf: 'half-elf',
  halforc: 'half-orc',
  'half elf': 'half-elf',
  'half orc': 'half-orc',
  fiendblood: 'tiefling',
  infernal: 'tiefling',
  celestial: 'aasimar',
  draconic: 'dragonborn',
  leshy: 'fairy',
  faun: 'satyr',
}

/** An ancestry by its word, as a form of the rules has it. One that is not known keeps its word and has a human's figures. */
export function ancestryNamed(word: string, form: BlockForm): Ancestry {
  const name = word.trim().toLowerCase()
  const key = otherNames[name] ?? name
  const own = Object.hasOwn(ancestries, key) ? ancestries[key] : undefined
  const last = name.split(/[ -]/).at(-1) ?? ''
  const kin = Object.hasOwn(ancestries, last) ? ancestries[last] : undefined
  const human = ancestries.human!
  const found = own ?? kin ?? { ...human, type: `humanoid (${name || 'human'})` }
  const fitting =
    name !== '' && key !== name ? found.type.replace(/\(.*\)/, `(${name.replace(/-/g, ' ')})`) : found.type
  return { ...found, ...(form === '2014' && found.in2014), type: fitting }
}
