import type { ThemeName } from '../lore/loot/themes.ts'
import type { CreatureType } from '../lore/rules/monster-brief.ts'
import type { BattlemapScene } from '../maps/exports/exports.ts'
import type { TrapPlace } from './traps.ts'

/** What a sort of place is stocked with. */
export interface Haunt {
  /** Types of creatures that dwell there, and those that come where these are too weak or too strong. */
  first: readonly CreatureType[]
  second: readonly CreatureType[]
  /** What its treasure is about. */
  treasure: ThemeName
  /** Which traps are set there; whatever is not within walls, or aboard a ship, lies under the open sky. */
  traps: TrapPlace
}

const haunt = (
  first: readonly CreatureType[],
  second: readonly CreatureType[],
  treasure: ThemeName,
  traps: TrapPlace = 'built',
): Haunt => ({ first, second, treasure, traps })

const bySetting: Record<BattlemapScene['setting'], Haunt> = {
  dungeon: haunt(['monstrosity', 'humanoid', 'ooze', 'undead'], ['aberration', 'fiend', 'dragon'], 'thieves'),
  cave: haunt(['beast', 'monstrosity', 'ooze'], ['giant', 'aberration', 'dragon'], 'wild'),
  clearing: haunt(['beast', 'fey', 'plant'], ['monstrosity', 'giant', 'dragon'], 'wild', 'wild'),
  interior: haunt(['humanoid'], ['fiend', 'undead', 'dragon'], 'thieves'),
  ship: haunt(['humanoid'], ['elemental', 'fiend', 'dragon'], 'sea', 'aboard'),
  street: haunt(['humanoid'], ['fiend', 'monstrosity', 'dragon'], 'thieves', 'wild'),
  castle: haunt(['humanoid'], ['giant', 'fiend', 'dragon'], 'war'),
  arena: haunt(['beast', 'monstrosity', 'humanoid'], ['giant', 'fiend', 'dragon'], 'war'),
  heights: haunt(['beast', 'giant', 'monstrosity'], ['elemental', 'dragon'], 'dragon', 'wild'),
  tower: haunt(['construct', 'elemental'], ['aberration', 'fiend', 'dragon'], 'arcane'),
  temple: haunt(['undead', 'fiend'], ['humanoid', 'construct', 'dragon'], 'temple'),
  hall: haunt(['humanoid', 'construct'], ['giant', 'fiend', 'dragon'], 'war'),
  institution: haunt(['humanoid'], ['construct', 'fiend', 'dragon'], 'thieves'),
}

const byVariant: Readonly<Record<string, Haunt>> = {
  crypt: haunt(['undead'], ['fiend', 'construct', 'dragon'], 'crypt'),
  graveyard: haunt(['undead'], ['fiend', 'plant', 'dragon'], 'crypt', 'wild'),
  sewer: haunt(['ooze', 'beast', 'aberration'], ['monstrosity', 'undead', 'dragon'], 'thieves'),
  sanctum: haunt(['construct', 'elemental', 'aberration'], ['fiend', 'dragon'], 'arcane'),
  'wizard-tower': haunt(['construct', 'elemental', 'aberration'], ['fiend', 'dragon'], 'arcane'),
  keep: haunt(['humanoid', 'undead'], ['giant', 'fiend', 'dragon'], 'war'),
  mine: haunt(['monstrosity', 'elemental', 'humanoid'], ['giant', 'aberration', 'dragon'], 'dragon'),
  swamp: haunt(['beast', 'plant', 'undead'], ['monstrosity', 'fey', 'dragon'], 'wild', 'wild'),
  ruin: haunt(['monstrosity', 'undead', 'plant'], ['fey', 'giant', 'dragon'], 'crypt', 'wild'),
  camp: haunt(['humanoid'], ['giant', 'fiend', 'dragon'], 'war', 'wild'),
  road: haunt(['humanoid', 'beast'], ['giant', 'monstrosity', 'dragon'], 'thieves', 'wild'),
  dock: haunt(['humanoid'], ['elemental', 'fiend', 'dragon'], 'sea', 'wild'),
}

/** What a map is stocked with. */
export const hauntOf = ({ setting, variant }: Pick<BattlemapScene, 'setting' | 'variant'>): Haunt =>
  byVariant[variant] ?? bySetting[setting]
