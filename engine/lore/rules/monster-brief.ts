import type { BlockForm } from '../../../contract/sheets/choices.ts'
import type { Ability } from './rule-book.ts'

/*
 * A monster in words that no rule system owns: what it is, how it fights, what it can do. Each rule book puts its own
 * numbers to it. Lengths in feet.
 */

export const monsterRoles = [
  'brute',
  'skirmisher',
  'artillery',
  'controller',
  'caster',
  'lurker',
  'leader',
  'guardian',
] as const
export type MonsterRole = (typeof monsterRoles)[number]

/** DnD5e's fourteen types; Pathfinder has a trait for each ("ooze", "undead"; monstrosities are beasts there). */
export const creatureTypes = [
  'aberration',
  'beast',
  'celestial',
  'construct',
  'dragon',
  'elemental',
  'fey',
  'fiend',
  'giant',
  'humanoid',
  'monstrosity',
  'ooze',
  'plant',
  'undead',
] as const
export type CreatureType = (typeof creatureTypes)[number]

export const sizes = ['Tiny', 'Small', 'Medium', 'Large', 'Huge', 'Gargantuan'] as const
export type Size = (typeof sizes)[number]

/** DnD5e's words. In Pathfinder necrotic is void, radiant vitality or spirit, psychic mental, lightning electricity, thunder sonic. */
export const damageTypes = [
  'acid',
  'bludgeoning',
  'cold',
  'fire',
  'force',
  'lightning',
  'necrotic',
  'piercing',
  'poison',
  'psychic',
  'radiant',
  'slashing',
  'thunder',
] as const
export type DamageType = (typeof damageTypes)[number]

/** Conditions both systems have in some form ("restrained" is Pathfinder's too; charmed is fascinated, poisoned is sickened). */
export const conditions = [
  'blinded',
  'charmed',
  'deafened',
  'exhaustion',
  'frightened',
  'grappled',
  'incapacitated',
  'paralyzed',
  'petrified',
  'poisoned',
  'prone',
  'restrained',
  'stunned',
  'unconscious',
] as const
export type Condition = (typeof conditions)[number]

/** How long a condition lasts: to the end of the creature's or the victim's next turn, until a save, a minute with saves, or till escape. */
export type Lasting = 'turn' | 'saveEnds' | 'escape'

/** An attack of its own body or a weapon. */
export interface Strike {
  /** "Bite", "Rusted Halberd" */
  name: string
  type: DamageType
  /** Feet; 5 is usual. A strike with `range` alone is thrown, spat or shot. */
  reach?: number
  range?: { near: number; far: number }
  /** Of a turn's damage, beside the other strikes: 1 is usual, 1.5 the heavy one. */
  weight: number
  /** Damage of a second type on top, as a share of the strike's: 0.5 is half of it. */
  also?: { type: DamageType; share: number }
  /** What a hit does besides. */
  rider?: { condition: Condition; lasting: Lasting } | { push: number } | { pull: number }
}

/** Something it can do beside striking. */
export interface Power {
  name: string
  /** `trait`: always so. `daily`, `recharge` and `free` say how often an action may be used. */
  cost: 'trait' | 'action' | 'bonus' | 'reaction' | 'legendary'
  often?: 'free' | 'recharge' | 'daily'
  /** What starts a reaction or a trait: "a creature within 5 feet hits it with a melee attack". "it" is the monster. */
  trigger?: string
  /** Whom it strikes: an area, one creature within `range`, or nobody but the monster. */
  area?: { shape: 'cone' | 'line' | 'sphere' | 'emanation'; feet: number }
  range?: number
  /** What the victims save with. */
  save?: Ability
  /** `share`: of the monster's damage a round, to each victim. On a save: half, or none. */
  damage?: { type: DamageType; share: number; onSave: 'half' | 'none' }
  condition?: { condition: Condition; lasting: Lasting }
  push?: number
  /** What it does for the monster itself. */
  self?:
    | { heal: number /* share of its hit points */ }
    | { move: number; unseen?: boolean }
    | { teleport: number }
    | { strike: true }
    | { halfDamage: true }
    | { vanish: true }
  /** Plain words that need no numbers, after the rest; "[it]" is the monster, "[It]" at a sentence's start. */
  text?: string
}

/** Gifts that both systems know by a name; a rule book words them. */
export const gifts = [
  'amphibious',
  'flyby',
  'incorporeal',
  'keenSenses',
  'packTactics',
  'pounce',
  'regeneration',
  'spiderClimb',
  'sunlightWeakness',
  'swarm',
  'undeadFortitude',
  'magicResistance',
  'falseAppearance',
  'amorphous',
  'siege',
  'charge',
  'deathBurst',
  'webSense',
  'holdBreath',
  'bloodFrenzy',
  'aura',
  'legendaryResistance',
  'shadowStealth',
  'treeStride',
  'iceWalk',
  'burningBody',
  'immutableForm',
  'illumination',
  'rejuvenation',
  'mimicry',
] as const
export type Gift = (typeof gifts)[number]

export interface MonsterBrief {
  /** The block's key in its document: "stats.block". */
  key: string
  name: string
  /** How sentences call it: "the drake"; a proper name stands without an article. */
  noun: string
  form: BlockForm
  /** DnD5e: 0, 0.125, 0.25, 0.5, 1 to 30. */
  challenge: number
  /** Pathfinder: -1 to 24. */
  level: number
  role: MonsterRole
  type: CreatureType
  /** "goblinoid", "demon"; more words of what it is. */
  tags: readonly string[]
  size: Size
  alignment: string
  /** The strongest abilities first; what is left out is left to the rule book. Mindless ones have Intelligence 1 or 2. */
  leaning: readonly Ability[]
  mind: 'none' | 'beast' | 'dull' | 'keen' | 'brilliant'
  speeds: { walk: number; fly?: number; swim?: number; climb?: number; burrow?: number; hover?: boolean }
  /** "natural armour", or what it wears: "chain mail". */
  armour: string
  /** What the request itself has it wear: real armour counts, whatever the challenge would have. */
  worn?: { armour?: string; shield: boolean }
  strikes: readonly Strike[]
  powers: readonly Power[]
  gifts: readonly Gift[]
  /** Names that it has for some of them: an aura that is a "Fire Aura". */
  giftNames?: Partial<Record<Gift, string>>
  /** The damage type of auras, bursts and burning bodies, where it has a theme. */
  element?: DamageType
  vulnerable: readonly DamageType[]
  resistant: readonly DamageType[]
  immune: readonly DamageType[]
  immuneConditions: readonly Condition[]
  senses: { darkvision?: number; blindsight?: number; tremorsense?: number; truesight?: number; blind?: boolean }
  /** "Common"; empty when it has none. */
  languages: readonly string[]
  telepathy?: number
  /** "Stealth", "Perception", by DnD5e's names. */
  skills: readonly string[]
  /** Spells by tradition, for casters. */
  spells?: 'arcane' | 'divine' | 'occult' | 'primal'
}
