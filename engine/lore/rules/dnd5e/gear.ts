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

/** Ammunition, finesse, heavy, light, loading, reach, thrown, two-handed, versatile: by the codes of Foundry's dnd5e system. */
export type WeaponProperty = 'amm' | 'fin' | 'hvy' | 'lgt' | 'lod' | 'rch' | 'thr' | 'two' | 'ver'

export interface Weapon {
  name: string
  count: number
  die: number
  type: DamageType
  /** Can be used with Dexterity. */
  finesse?: true
  reach?: number
  range?: { near: number; far: number }
  /** Its mastery aside, what Foundry and the table know it by: the book's properties. */
  properties: readonly WeaponProperty[]
  isMartial: boolean
  /** Without a grip for melee: bows and slings. */
  shoots?: true
}

const thrown = (near: number, far: number) => ({ range: { near, far } })
const shot = (near: number, far: number) => ({ range: { near, far }, shoots: true as const })

const properties = (text: string) => (text === '' ? [] : (text.split(' ') as WeaponProperty[]))
const simple = (text: string) => ({ isMartial: false, properties: properties(text) })
const martial = (text: string) => ({ isMartial: true, properties: properties(text) })

/** SRD 5.2.1 (CC-BY-4.0), "Weapons". */
export const weapons: readonly Weapon[] = [
  { name: 'Club', count: 1, die: 4, type: 'bludgeoning', ...simple('lgt') },
  { name: 'Dagger', count: 1, die: 4, type: 'piercing', finesse: true, ...thrown(20, 60), ...simple('fin lgt thr') },
  { name: 'Greatclub', count: 1, die: 8, type: 'bludgeoning', ...simple('two') },
  { name: 'Handaxe', count: 1, die: 6, type: 'slashing', ...thrown(20, 60), ...simple('lgt thr') },
  { name: 'Javelin', count: 1, die: 6, type: 'piercing', ...thrown(30, 120), ...simple('thr') },
  { name: 'Light Hammer', count: 1, die: 4, type: 'bludgeoning', ...thrown(20, 60), ...simple('lgt thr') },
  { name: 'Mace', count: 1, die: 6, type: 'bludgeoning', ...simple('') },
  { name: 'Quarterstaff', count: 1, die: 6, type: 'bludgeoning', ...simple('ver') },
  { name: 'Sickle', count: 1, die: 4, type: 'slashing', ...simple('lgt') },
  { name: 'Spear', count: 1, die: 6, type: 'piercing', ...thrown(20, 60), ...simple('thr ver') },
  { name: 'Dart', count: 1, die: 4, type: 'piercing', finesse: true, ...thrown(20, 60), ...simple('fin thr') },
  { name: 'Lance', count: 1, die: 10, type: 'piercing', reach: 10, ...martial('hvy rch two') },
  {
    name: 'Light Crossbow',
    count: 1,
    die: 8,
    type: 'piercing',
    finesse: true,
    ...shot(80, 320),
    ...simple('amm lod two'),
  },
  { name: 'Shortbow', count: 1, die: 6, type: 'piercing', finesse: true, ...shot(80, 320), ...simple('amm two') },
  { name: 'Sling', count: 1, die: 4, type: 'bludgeoning', finesse: true, ...shot(30, 120), ...simple('amm') },
  { name: 'Battleaxe', count: 1, die: 8, type: 'slashing', ...martial('ver') },
  { name: 'Flail', count: 1, die: 8, type: 'bludgeoning', ...martial('') },
  { name: 'Glaive', count: 1, die: 10, type: 'slashing', reach: 10, ...martial('hvy rch two') },
  { name: 'Greataxe', count: 1, die: 12, type: 'slashing', ...martial('hvy two') },
  { name: 'Greatsword', count: 2, die: 6, type: 'slashing', ...martial('hvy two') },
  { name: 'Halberd', count: 1, die: 10, type: 'slashing', reach: 10, ...martial('hvy rch two') },
  { name: 'Longsword', count: 1, die: 8, type: 'slashing', ...martial('ver') },
  { name: 'Maul', count: 2, die: 6, type: 'bludgeoning', ...martial('hvy two') },
  { name: 'Morningstar', count: 1, die: 8, type: 'piercing', ...martial('') },
  { name: 'Pike', count: 1, die: 10, type: 'piercing', reach: 10, ...martial('hvy rch two') },
  { name: 'Rapier', count: 1, die: 8, type: 'piercing', finesse: true, ...martial('fin') },
  { name: 'Scimitar', count: 1, die: 6, type: 'slashing', finesse: true, ...martial('fin lgt') },
  { name: 'Shortsword', count: 1, die: 6, type: 'piercing', finesse: true, ...martial('fin lgt') },
  { name: 'Trident', count: 1, die: 8, type: 'piercing', ...thrown(20, 60), ...martial('thr ver') },
  { name: 'Warhammer', count: 1, die: 8, type: 'bludgeoning', ...martial('ver') },
  { name: 'War Pick', count: 1, die: 8, type: 'piercing', ...martial('ver') },
  { name: 'Whip', count: 1, die: 4, type: 'slashing', finesse: true, reach: 10, ...martial('fin rch') },
  {
    name: 'Hand Crossbow',
    count: 1,
    die: 6,
    type: 'piercing',
    finesse: true,
    ...shot(30, 120),
    ...martial('amm lgt lod'),
  },
  {
    name: 'Heavy Crossbow',
    count: 1,
    die: 10,
    type: 'piercing',
    finesse: true,
    ...shot(100, 400),
    ...martial('amm hvy lod two'),
  },
  {
    name: 'Blowgun',
    count: 1,
    die: 1,
    type: 'piercing',
    finesse: true,
    ...shot(25, 100),
    ...martial('amm lod'),
  },
  { name: 'Musket', count: 1, die: 12, type: 'piercing', finesse: true, ...shot(40, 120), ...martial('amm lod two') },
  { name: 'Pistol', count: 1, die: 10, type: 'piercing', finesse: true, ...shot(30, 90), ...martial('amm lod') },
  { name: 'Longbow', count: 1, die: 8, type: 'piercing', finesse: true, ...shot(150, 600), ...martial('amm hvy two') },
]

/** Other words for weapons and armour, as people write them. */
const otherNames: Readonly<Record<string, string>> = {
  blowpipe: 'blowgun',
  'blow gun': 'blowgun',
  'blow pipe': 'blowgun',
  arquebus: 'musket',
  rifle: 'musket',
  flintlock: 'pistol',
  knife: 'dagger',
  knives: 'dagger',
  dirk: 'dagger',
  stiletto: 'dagger',
  cleaver: 'handaxe',
  hatchet: 'handaxe',
  axe: 'battleaxe',
  sword: 'longsword',
  broadsword: 'longsword',
  'bastard sword': 'longsword',
  katana: 'longsword',
  claymore: 'greatsword',
  falchion: 'scimitar',
  kukri: 'scimitar',
  wakizashi: 'shortsword',
  kama: 'sickle',
  'short sword': 'shortsword',
  'long sword': 'longsword',
  'great sword': 'greatsword',
  'war hammer': 'warhammer',
  sledgehammer: 'maul',
  'battle axe': 'battleaxe',
  'hand axe': 'handaxe',
  'bo staff': 'quarterstaff',
  'light mace': 'mace',
  'morning star': 'morningstar',
  'war flail': 'flail',
  longspear: 'pike',
  ranseur: 'pike',
  guisarme: 'halberd',
  naginata: 'glaive',
  scythe: 'glaive',
  greatpick: 'war pick',
  'light pick': 'war pick',
  pickaxe: 'war pick',
  nunchaku: 'flail',
  'spiked chain': 'whip',
  starknife: 'dagger',
  sai: 'dagger',
  katar: 'dagger',
  'main-gauche': 'dagger',
  sap: 'club',
  'composite longbow': 'longbow',
  'composite shortbow': 'shortbow',
  arbalest: 'heavy crossbow',
  shuriken: 'dart',
  'throwing knife': 'dagger',
  sabre: 'scimitar',
  cutlass: 'scimitar',
  foil: 'rapier',
  hammer: 'warhammer',
  staff: 'quarterstaff',
  cudgel: 'club',
  bow: 'shortbow',
  crossbow: 'light crossbow',
  polearm: 'halberd',
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
  const [other] = Object.entries(otherNames)
    .filter(([said]) => name === said || name.endsWith(` ${said}`))
    .sort(([a], [b]) => b.length - a.length)
  // "light crossbow" is one of the book, and "crossbow" only what people say.
  const isOfTheBook = weapons.some((weapon) => {
    const own = weapon.name.toLowerCase()
    return (name === own || name.endsWith(` ${own}`)) && own.length >= (other?.[0].length ?? 0)
  })
  return isOfTheBook ? name : (other?.[1] ?? name)
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
