import type { DamageType } from '../monster-brief.ts'

/** SRD 5.2.1 (CC-BY-4.0), "Armor": AC before Dexterity, and how much of it counts. */
export const armours: Readonly<Record<string, { base: number; dexMax: number | null }>> = {
  'padded armour': { base: 11, dexMax: null },
  'leather armour': { base: 11, dexMax: null },
  'studded leather': { base: 12, dexMax: null },
  'hide armour': { base: 12, dexMax: 2 },
  'chain shirt': { base: 13, dexMax: 2 },
  'scale mail': { base: 14, dexMax: 2 },
  breastplate: { base: 14, dexMax: 2 },
  'half plate': { base: 15, dexMax: 2 },
  'ring mail': { base: 14, dexMax: 0 },
  'chain mail': { base: 16, dexMax: 0 },
  splint: { base: 17, dexMax: 0 },
  plate: { base: 18, dexMax: 0 },
}

export interface Weapon {
  name: string
  count: number
  die: number
  type: DamageType
  /** Can be used with Dexterity. */
  finesse?: true
  reach?: number
  range?: { near: number; far: number }
  /** Without a grip for melee: bows and slings. */
  shoots?: true
}

const thrown = (near: number, far: number) => ({ range: { near, far } })
const shot = (near: number, far: number) => ({ range: { near, far }, shoots: true as const })

/** SRD 5.2.1 (CC-BY-4.0), "Weapons". */
export const weapons: readonly Weapon[] = [
  { name: 'Club', count: 1, die: 4, type: 'bludgeoning' },
  { name: 'Dagger', count: 1, die: 4, type: 'piercing', finesse: true, ...thrown(20, 60) },
  { name: 'Greatclub', count: 1, die: 8, type: 'bludgeoning' },
  { name: 'Handaxe', count: 1, die: 6, type: 'slashing', ...thrown(20, 60) },
  { name: 'Javelin', count: 1, die: 6, type: 'piercing', ...thrown(30, 120) },
  { name: 'Light Hammer', count: 1, die: 4, type: 'bludgeoning', ...thrown(20, 60) },
  { name: 'Mace', count: 1, die: 6, type: 'bludgeoning' },
  { name: 'Quarterstaff', count: 1, die: 6, type: 'bludgeoning' },
  { name: 'Sickle', count: 1, die: 4, type: 'slashing' },
  { name: 'Spear', count: 1, die: 6, type: 'piercing', ...thrown(20, 60) },
  { name: 'Light Crossbow', count: 1, die: 8, type: 'piercing', finesse: true, ...shot(80, 320) },
  { name: 'Shortbow', count: 1, die: 6, type: 'piercing', finesse: true, ...shot(80, 320) },
  { name: 'Sling', count: 1, die: 4, type: 'bludgeoning', finesse: true, ...shot(30, 120) },
  { name: 'Battleaxe', count: 1, die: 8, type: 'slashing' },
  { name: 'Flail', count: 1, die: 8, type: 'bludgeoning' },
  { name: 'Glaive', count: 1, die: 10, type: 'slashing', reach: 10 },
  { name: 'Greataxe', count: 1, die: 12, type: 'slashing' },
  { name: 'Greatsword', count: 2, die: 6, type: 'slashing' },
  { name: 'Halberd', count: 1, die: 10, type: 'slashing', reach: 10 },
  { name: 'Longsword', count: 1, die: 8, type: 'slashing' },
  { name: 'Maul', count: 2, die: 6, type: 'bludgeoning' },
  { name: 'Morningstar', count: 1, die: 8, type: 'piercing' },
  { name: 'Pike', count: 1, die: 10, type: 'piercing', reach: 10 },
  { name: 'Rapier', count: 1, die: 8, type: 'piercing', finesse: true },
  { name: 'Scimitar', count: 1, die: 6, type: 'slashing', finesse: true },
  { name: 'Shortsword', count: 1, die: 6, type: 'piercing', finesse: true },
  { name: 'Trident', count: 1, die: 8, type: 'piercing', ...thrown(20, 60) },
  { name: 'Warhammer', count: 1, die: 8, type: 'bludgeoning' },
  { name: 'War Pick', count: 1, die: 8, type: 'piercing' },
  { name: 'Whip', count: 1, die: 4, type: 'slashing', finesse: true, reach: 10 },
  { name: 'Hand Crossbow', count: 1, die: 6, type: 'piercing', finesse: true, ...shot(30, 120) },
  { name: 'Heavy Crossbow', count: 1, die: 10, type: 'piercing', finesse: true, ...shot(100, 400) },
  { name: 'Longbow', count: 1, die: 8, type: 'piercing', finesse: true, ...shot(150, 600) },
]

/** Other words for weapons and armour, as people write them. */
const otherNames: Readonly<Record<string, string>> = {
  knife: 'dagger',
  knives: 'dagger',
  dirk: 'dagger',
  stiletto: 'dagger',
  cleaver: 'handaxe',
  hatchet: 'handaxe',
  axe: 'battleaxe',
  sword: 'longsword',
  sabre: 'scimitar',
  cutlass: 'scimitar',
  foil: 'rapier',
  hammer: 'warhammer',
  staff: 'quarterstaff',
  cudgel: 'club',
  bow: 'shortbow',
  crossbow: 'light crossbow',
  polearm: 'halberd',
  lance: 'pike',
  pick: 'war pick',
  leather: 'leather armour',
  'leather armor': 'leather armour',
  hide: 'hide armour',
  chainmail: 'chain mail',
  mail: 'chain mail',
  'plate armour': 'plate',
  'plate armor': 'plate',
}

const known = (word: string) => {
  const name = word.trim().toLowerCase()
  return otherNames[name] ?? otherNames[name.split(' ').at(-1) ?? ''] ?? name
}

/** The weapon that somebody means: "rusty longsword" is a longsword. */
export const weaponNamed = (word: string): Weapon | undefined => {
  const name = known(word)
  return (
    weapons.find((weapon) => weapon.name.toLowerCase() === name) ??
    weapons.find((weapon) => name.endsWith(` ${weapon.name.toLowerCase()}`))
  )
}

/** The armour that somebody means, by its key in `armours`. */
export const armourNamed = (word: string): string | undefined => {
  const name = known(word)
  return Object.keys(armours).find((armour) => name === armour || name.endsWith(` ${armour}`))
}
