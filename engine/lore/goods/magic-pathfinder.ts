/**
 * Items of the Pathfinder GM Core (2023, ORC), "Treasure Trove", the alchemical ones also in Player Core 2 (2024, ORC), and a
 * few that only the Core Rulebook (4th printing, OGL 1.0a) has: names, levels and prices in gp; what they do is told in words
 * of our own. Levels, prices and rarities were compared one by one with the system "pf2e" for Foundry VTT
 * (github.com/foundryvtt/pf2e, packs/equipment), of scrolls and wands the highest.
 */
export interface PathfinderItem {
  name: string
  level: number
  /** "unique" is nothing that is drawn from a list. */
  rarity: 'common' | 'uncommon' | 'rare'
  /** gp */
  price: number
  consumable?: true
  does: string
}

/**
 * Those that are not common: GM Core, and for what that left out the Core Rulebook, by the traits that the system "pf2e" for
 * Foundry VTT (github.com/foundryvtt/pf2e, packs/equipment) has of them.
 */
const scarce: Readonly<Record<string, PathfinderItem['rarity']>> = {
  'Invisibility Potion': 'uncommon',
  'Dust of Disappearance': 'uncommon',
  'Clandestine Cloak': 'uncommon',
  'Chime of Opening': 'uncommon',
  'Speed Rune': 'rare',
  'Vorpal Rune': 'rare',
}
const rarityOf = (name: string) => scarce[name] ?? 'common'

/** "Item 6, uncommon": how a list gives an item's level and rarity. */
export const itemMeasure = ({ level, rarity }: PathfinderItem) => `Item ${level}, ${rarity}`

const permanent = (name: string, level: number, price: number, does: string): PathfinderItem => ({
  name,
  level,
  rarity: rarityOf(name),
  price,
  does,
})
const consumable = (name: string, level: number, price: number, does: string): PathfinderItem => ({
  name,
  level,
  rarity: rarityOf(name),
  price,
  does,
  consumable: true,
})

/** Prices of scrolls by spell rank, 1-10, gp; a scroll's level is twice its rank less one (GM Core, "Scrolls"). */
const scrollPrices = [4, 12, 30, 70, 150, 300, 600, 1300, 3000, 8000]
/** Prices of wands by spell rank, 1-9, gp; a wand's level is twice its rank plus one (GM Core, "Magic Wands"). */
const wandPrices = [60, 160, 360, 700, 1500, 3000, 6500, 15_000, 40_000]

export const pathfinderItems: readonly PathfinderItem[] = [
  ...scrollPrices.map((price, index) =>
    consumable(`Scroll of a rank ${index + 1} spell`, index * 2 + 1, price, `rank ${index + 1}, once`),
  ),
  ...wandPrices.map((price, index) =>
    permanent(`Magic Wand (rank ${index + 1} spell)`, index * 2 + 3, price, `rank ${index + 1}, once daily`),
  ),
  consumable('Healing Potion (minor)', 1, 4, 'heals 1d8'),
  consumable('Healing Potion (lesser)', 3, 12, 'heals 2d8 + 5'),
  consumable('Healing Potion (moderate)', 6, 50, 'heals 3d8 + 10'),
  consumable('Healing Potion (greater)', 12, 400, 'heals 6d8 + 20'),
  consumable('Healing Potion (major)', 18, 5000, 'heals 8d8 + 30'),
  consumable('Elixir of Life (minor)', 1, 3, 'heals 1d6'),
  consumable('Elixir of Life (lesser)', 5, 30, 'heals 3d6 + 6'),
  consumable('Elixir of Life (moderate)', 9, 150, 'heals 5d6 + 12'),
  consumable('Elixir of Life (greater)', 13, 600, 'heals 7d6 + 18'),
  consumable('Elixir of Life (major)', 15, 1300, 'heals 8d6 + 21'),
  consumable('Antidote (lesser)', 1, 3, '+2 against poison'),
  consumable('Antidote (moderate)', 6, 35, '+3 against poison'),
  consumable('Antidote (greater)', 10, 160, '+4 against poison'),
  consumable('Alchemist’s Fire (lesser)', 1, 3, '1d8 fire, thrown'),
  consumable('Alchemist’s Fire (moderate)', 3, 10, '2d8 fire, thrown'),
  consumable('Alchemist’s Fire (greater)', 11, 250, '3d8 fire, thrown'),
  consumable('Alchemist’s Fire (major)', 17, 2500, '4d8 fire, thrown'),
  consumable('Holy Water', 1, 3, 'burns fiends and undead'),
  consumable('Smoke Ball (lesser)', 1, 3, 'a screen of smoke'),
  consumable('Darkvision Elixir (lesser)', 2, 6, 'darkvision, 10 minutes'),
  consumable('Invisibility Potion', 4, 20, 'invisible, 10 minutes'),
  consumable('Potion of Water Breathing', 3, 11, 'breathes water, 1 hour'),
  consumable('Fear Gem', 4, 20, 'a strike that frightens'),
  consumable('Potion of Leaping', 5, 21, '30-foot leaps, 1 minute'),
  consumable('Potion of Flying (standard)', 8, 100, 'flight, 1 minute'),
  consumable('Potion of Quickness', 8, 90, 'haste, 1 minute'),
  consumable('Dust of Disappearance', 9, 135, 'invisible, 1 minute'),
  consumable('Oil of Potency', 2, 7, '+1, 1 minute'),
  permanent('Everlight Crystal', 1, 15, 'torchlight, for good'),
  permanent('Weapon Potency Rune (+1)', 2, 35, '+1 attack, when etched'),
  permanent('Masquerade Scarf', 2, 30, 'another face, daily'),
  permanent('Doubling Rings', 3, 50, 'share weapon runes'),
  permanent('Pendant of the Occult', 3, 60, 'a keener occult eye'),
  permanent('Bracers of Missile Deflection', 3, 52, 'deflects missiles'),
  permanent('Spacious Pouch (type I)', 4, 75, 'holds 25 bulk'),
  permanent('Striking Rune', 4, 65, '+1 damage die'),
  permanent('Demon Mask', 4, 85, 'frightens, terrifies daily'),
  permanent('Ghost Touch Rune', 4, 75, 'hits the incorporeal'),
  permanent('Armour Potency Rune (+1)', 5, 160, '+1 AC'),
  permanent('Cloak of Illusions', 7, 360, 'a hood that hides'),
  permanent('Boots of Bounding', 7, 340, 'faster, leaps farther'),
  permanent('Obsidian Goggles', 5, 150, 'darkvision, daily'),
  permanent('Shadow Rune', 5, 55, 'armour that sneaks'),
  permanent('Clandestine Cloak', 6, 230, 'softens steps, hides'),
  permanent('Chime of Opening', 6, 235, 'opens locks'),
  permanent('Charm of Resistance', 6, 245, 'resistance 5, one energy'),
  permanent('Wounding Rune', 7, 340, 'wounds that bleed'),
  permanent('Spacious Pouch (type II)', 7, 300, 'holds 50 bulk'),
  permanent('Resilient Rune', 8, 340, '+1 saves'),
  permanent('Flaming Rune', 8, 500, '+1d6 fire'),
  permanent('Frost Rune', 8, 500, '+1d6 cold'),
  permanent('Eyes of the Cat', 9, 700, 'sees in poor light'),
  permanent('Collar of Empathy', 9, 600, 'joins two hearts'),
  permanent('Weapon Potency Rune (+2)', 10, 935, '+2 attack, when etched'),
  permanent('Daredevil Boots', 10, 900, 'tumbles past foes'),
  permanent('Winged Sandals', 10, 850, 'flight, 10 minutes'),
  permanent('Armour Potency Rune (+2)', 11, 1060, '+2 AC'),
  permanent('Spacious Pouch (type III)', 11, 1200, 'holds 100 bulk'),
  permanent('Greater Striking Rune', 12, 1065, '+2 damage dice'),
  permanent('Spacious Pouch (type IV)', 13, 2400, 'holds 150 bulk'),
  permanent('Speed Rune', 16, 10_000, 'quickened strikes'),
  permanent('Greater Resilient Rune', 14, 3440, '+2 saves'),
  permanent('Weapon Potency Rune (+3)', 16, 8935, '+3 attack, when etched'),
  permanent('Armour Potency Rune (+3)', 18, 20_560, '+3 AC'),
  permanent('Vorpal Rune', 17, 15_000, 'heads roll'),
  permanent('Major Striking Rune', 19, 31_065, '+3 damage dice'),
  permanent('Major Resilient Rune', 20, 49_440, '+3 saves'),
]
