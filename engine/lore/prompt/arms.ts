import { weaponNamed, weapons } from '../rules/dnd5e/gear.ts'
import type { Strike } from '../rules/monster-brief.ts'
import { pathfinderWeaponNamed, pathfinderWeapons } from '../rules/pathfinder/weapons.ts'

const armour =
  'shield|chain mail|chain shirt|plate armour|plate mail|full plate|half plate|plate|studded leather|leather armour|breastplate|scale mail|hide armour'
const others =
  'sword|short sword|long sword|great sword|broadsword|claymore|sabre|cutlass|knife|dirk|stiletto|axe|hand axe|cleaver|hammer|war hammer|sledgehammer|cudgel|morning star|pickaxe|polearm|foil|bow|throwing knife'
const weaponNames = [...weapons, ...pathfinderWeapons].map(({ name }) => name.toLowerCase())
const arms = new RegExp(
  `\\b(${[...new Set([...weaponNames, ...others.split('|'), ...armour.split('|')])]
    .filter((name) => name !== 'shield bash')
    .sort((a, b) => b.length - a.length)
    .join('|')})s?\\b`,
  'gi',
)

/** Weapons and armour that a text names, in the singular and small letters. */
export const armsIn = (text: string): string[] => [
  ...new Set(
    [...text.matchAll(arms)].map(([, name = '']) =>
      name.toLowerCase().replace(/^(?:plate armour|plate mail|full plate)$/, 'plate'),
    ),
  ),
]

const isArmour = new RegExp(`^(?:${armour})$`)

/** What is said to be borne or worn: a dart frog bears no dart, a beast with a sword's length of tooth none either. */
const borneIn = (text: string) =>
  [
    ...text.matchAll(
      /\b(?:carr(?:y|ies|ying)|wield(?:s|ing)?|armed with|with|holds?|holding|bears|bearing|uses|using|swings|swinging|brandish(?:es|ing)|wears?|wearing|clad in|dressed in|in)\s+((?:\S+\s+){0,5}?\S+)(?=[,.;]|\s+(?:that|who|which|in|on|under|from)\b|$)/gi,
    ),
  ]
    .map(([, what = '']) => what)
    .join(' ; ')

/** Blows with the weapons that a text says are borne. */
export const armedStrikes = (text: string): Strike[] =>
  armsIn(borneIn(text)).flatMap((name): Strike[] => {
    if (isArmour.test(name)) return []
    const weapon = weaponNamed(name)
    const other = weapon ? undefined : pathfinderWeaponNamed(name)
    const type = weapon?.type ?? other?.type
    if (!type) return []
    const afar = weapon?.range
    return [
      {
        name: name.replace(/(^| )\p{L}/gu, (letter) => letter.toUpperCase()),
        type,
        weight: 1,
        ...(weapon?.shoots ? {} : { reach: weapon?.reach ?? 5 }),
        ...(afar ? { range: afar } : {}),
      },
    ]
  })

/** Whether a text gives somebody a shield. */
export const hasShield = (text: string): boolean => armsIn(borneIn(text)).includes('shield')

/** What a text puts somebody in: "plate". */
export const armourIn = (text: string): string | undefined =>
  armsIn(borneIn(text)).find((name) => isArmour.test(name) && name !== 'shield')
