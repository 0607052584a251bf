import type { BlockForm } from '../../../../contract/sheets/choices.ts'
import type { Condition, DamageType, Lasting, Size } from '../monster-brief.ts'
import type { Ability } from '../rule-book.ts'
import type { Dice } from './dice.ts'
import type { Skill } from './tables.ts'

/**
 * A creature by what its block is worked out from; no number in it follows from another. Lengths in feet. What a person
 * changed by hand although it follows is in `overrides` and `lines`.
 */
export interface CreatureModel {
  form: BlockForm
  name: string
  /** How sentences call it: "the drake"; a proper name without an article. */
  noun: string
  /** How they go on calling it; `none`: by the noun again. */
  pronoun: 'it' | 'she' | 'he' | 'none'
  size: Size
  /** "humanoid (elf)" */
  type: string
  alignment: string
  challenge: number
  abilities: Record<Ability, number>
  hitDice: number
  /** `base` plus Dexterity, of which no more than `dexMax` counts. `words` stand in brackets in the form of 2014. */
  armour: { words: string; base: number; dexMax: number | null; shield: boolean }
  /** Times the proficiency bonus goes into Initiative (2024). */
  initiative: 0 | 1 | 2
  speeds: Speeds
  saves: Ability[]
  /** Times the proficiency bonus: 2 for expertise. */
  skills: { name: Skill; times: 1 | 2 }[]
  vulnerable: string[]
  resistant: string[]
  immune: string[]
  immuneConditions: string[]
  senses: { name: string; feet: number }[]
  /** It sees nothing beyond its other senses. */
  blind: boolean
  languages: string[]
  gear: string[]
  features: Feature[]
  /** Uses of legendary actions a round. */
  legendaryUses: number
  overrides: Overrides
  /** Lines whose words were changed to something that is not understood, by key. */
  lines: Record<string, string>
}

export interface Speeds {
  walk: number
  fly?: number
  swim?: number
  climb?: number
  burrow?: number
  hover?: boolean
}

/** Numbers put by hand, by what they are: "hp", "ac", "save.dex", "skill.Stealth". */
export type Overrides = Record<string, number>

export const groups = ['trait', 'action', 'bonus', 'reaction', 'legendary'] as const
export type FeatureGroup = (typeof groups)[number]

/** One entry of a block. Its words are written in this order: trigger, multiattack, attack, save, spells, text. */
export interface Feature {
  /** Unique in its creature: "bite". */
  key: string
  group: FeatureGroup
  name: string
  uses?: { recharge: 5 | 6 } | { day: number }
  trigger?: string
  /** `or`: what it can do in their place from afar. `spells`: a spell may stand in for one. */
  multiattack?: { strikes: Volley[]; or?: Volley; spells: boolean }
  attack?: Attack
  save?: SaveEffect
  spells?: Spells
  /** Plain words. "[it]", "[It]", "[its]": the creature by its noun; "[he]", "[him]", "[his]": by its pronoun; "[dc con]": a DC; "[roll 3d6]": dice with their average. */
  text?: string
}

/** So many attacks of one name. */
export interface Volley {
  name: string
  count: number
}

export interface Attack {
  kind: 'melee' | 'ranged' | 'both'
  /** An attack of magic, not of arm or tooth. */
  spell?: true
  /** Goes to the roll, and into the damage. */
  ability: Ability
  reach: number
  range?: { near: number; far: number }
  dice: Dice
  type: DamageType
  also?: { dice: Dice; type: DamageType }
  rider?: Rider
}

export type Rider = { condition: Condition; lasting: Lasting } | { push: number } | { pull: number }

export interface SaveEffect {
  /** What the victims save with. */
  save: Ability
  /** What the DC is built on. */
  by: Ability
  /** Whom it concerns; `one`: a creature that the monster sees at this range. */
  target: { shape: 'cone' | 'line' | 'sphere' | 'emanation'; feet: number; range?: number } | { one: number }
  damage?: { dice: Dice; type: DamageType; onSave: 'half' | 'none' }
  condition?: { condition: Condition; lasting: Lasting }
  push?: number
}

export interface Spells {
  ability: Ability
  /** The form of 2014 prints slots by this level; without it they come by the day, as in 2024. */
  casterLevel?: number
  /** Spell names by level, 0 to 9. */
  byLevel: string[][]
}
