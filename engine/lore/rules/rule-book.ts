import type { BlockForm } from '../../../contract/sheets/choices.ts'
import type { SheetDocument, StatsBlock } from '../../../contract/sheets/document.ts'
import type { Random } from '../../paint/random.ts'
import type { Nature } from '../prompt/nature.ts'
import type { MonsterBrief } from './monster-brief.ts'

export const abilities = ['str', 'dex', 'con', 'int', 'wis', 'cha'] as const
export type Ability = (typeof abilities)[number]

/** Somebody who needs a block, in words that no rule system owns. */
export interface PersonBrief {
  /** The block's key in its document: "stats.block". */
  key: string
  name: string
  sex: 'Male' | 'Female' | 'Neutral' | 'Unknown'
  /** One lower-case noun: "elf", "half-orc", "ratfolk". A people that a rule book does not know is taken for human in its numbers and kept in its words. */
  ancestry: string
  /** Trade or class in a word or two of lower case: "innkeeper", "wizard". A trade that no rule book knows is a commoner's. */
  calling: string
  /** Character level, 0 to 20: 0 for those who never fought; it is Pathfinder's creature level too (0 becomes -1). */
  level: number
  /** Challenge for DnD5e (0, 0.125, 0.25, 0.5, 1 to 30), where it was named; without it, it follows from calling and level. */
  challenge?: number
  /** The strongest abilities first, where something about them is known: a scholar's ['int']. */
  leaning?: readonly Ability[]
  /** "neutral good"; for Pathfinder it only leads edicts, where they are left out. */
  alignment: string
  /** Pathfinder's. */
  edicts?: readonly string[]
  anathema?: readonly string[]
  /** "Common", "Elvish"; empty: as the ancestry would have. */
  languages: readonly string[]
  /** Weapons and armour that were named or are plain to see, lower case: "longbow", "studded leather". Empty: as the calling would have. */
  gear: readonly string[]
  /** Whether they cast: 'fitting' leaves it to the calling. */
  spells: 'fitting' | 'none' | 'some'
  /** What is said of their nature: "blind", "immune to poison". */
  nature?: Nature
  /** DnD5e's form of the block. */
  form: BlockForm
}

/** A block's numbers as the rest of its sheet tells of them. */
export interface Measure {
  hitPoints: number
  /** On DnD5e's scale: 0, 0.125, 0.25, 0.5, 1 to 30. */
  challenge: number
  /** Pathfinder's. */
  level: number
  isPathfinder: boolean
  /** What withstands a creature as hard: its challenge's DC (Lazy GM's 5e Monster Builder), or its level's moderate one. */
  dc: number
  /** DC of what most people know of it: in Pathfinder that of Recalling Knowledge of its level and rarity. */
  knowledge: number
  /** DC of taking a part of it whole. */
  taking: number
  /** XP; DnD5e's. */
  experience: number
  /** "challenge 1/4", "level 7" */
  rank: string
  /** What it is, as a line below a title begins: "Large dragon", "Creature 5". */
  kind: string
}

/** What one rule system knows of creatures' blocks. */
export interface RuleBook {
  /** A block for a person. Same brief and chance, same block. */
  person(brief: PersonBrief, chance: Random): StatsBlock
  /** A block for a monster. Same brief and chance, same block. */
  monster(brief: MonsterBrief, chance: Random): StatsBlock
  /**
   * The block with fields changed by hand, by the rest of their key behind the block's: numbers that follow are worked
   * out anew, and a number that was itself changed stays as it was put. Text that is no number where one belongs is
   * passed over.
   */
  restat(block: StatsBlock, edits: Readonly<Record<string, string>>): StatsBlock
  measure(block: StatsBlock): Measure
  /** The block as an actor that Foundry VTT imports; `document` is the sheet it stands on, for its biography. */
  foundryActor(block: StatsBlock, document: SheetDocument): Record<string, unknown>
}
