import type { CreatureType, Power, Size, Strike } from '../monster-brief.ts'
import type { Ability } from '../rule-book.ts'
import type { Tier } from './tables.ts'

/** A creature as Pathfinder's rules see it: its level, and the tier on which each number sits. Numbers follow from these. */
export interface CreatureModel {
  name: string
  /** How sentences call it: "the drake", "Maren". */
  noun: string
  level: number
  rarity: 'common' | 'uncommon' | 'rare' | 'unique'
  size: Size
  /** Lower case, beyond rarity and size: "dragon", "human". */
  traits: string[]
  tiers: Record<'perception' | 'ac' | 'fortitude' | 'reflex' | 'will' | 'hp', Tier>
  attack: Exclude<Tier, 'low'> | 'low'
  damage: 'high' | 'moderate'
  dc: 'high' | 'moderate'
  abilities: Record<Ability, Tier | number>
  skills: { name: string; tier: Tier }[]
  senses: string[]
  languages: string[]
  items: string[]
  immunities: string[]
  weaknesses: string[]
  resistances: string[]
  speeds: string
  strikes: (Strike & { traits: string[]; die: number; ranged: boolean })[]
  powers: Power[]
  /** Named abilities in plain words: name, how it is used, and what it does; "[dc]", "[noun]" and the like are put in. */
  talents: { key: string; name: string; use: string; text: string }[]
  spells?: { tradition: string; ranks: { rank: number; names: string[] }[]; cantrips: string[] }
  /** What somebody lives by, and what they would never do. */
  edicts: string[]
  anathema: string[]
  type?: CreatureType
  /** Numbers that were set by hand, by line: "ac", "perception" … */
  overrides: Record<string, number>
  /** Lines whose words were set by hand. */
  lines: Record<string, string>
}
