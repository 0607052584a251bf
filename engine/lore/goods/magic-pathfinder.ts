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
    consumable(`Scroll of a rank ${index + 1} spell`, index * 2 + 1, price, `casts a spell of rank ${index + 1}, once`),
  ),
  ...wandPrices.map((price, index) =>
    permanent(
      `Magic Wand (rank ${index + 1} spell)`,
      index * 2 + 3,
      price,
      `casts its spell of rank ${index + 1} once a day`,
    ),
  ),
  consumable('Healing Potion (minor)', 1, 4, 'gives back 1d8 hit points'),
  consumable('Healing Potion (lesser)', 3, 12, 'gives back 2d8 + 5 hit points'),
  consumable('Healing Potion (moderate)', 6, 50, 'gives back 3d8 + 10 hit points'),
  consumable('Healing Potion (greater)', 12, 400, 'gives back 6d8 + 20 hit points'),
  consumable('Healing Potion (major)', 18, 5000, 'gives back 8d8 + 30 hit points'),
  consumable('Elixir of Life (minor)', 1, 3, 'gives back 1d6 hit points'),
  consumable('Elixir of Life (lesser)', 5, 30, 'gives back 3d6 + 6 hit points'),
  consumable('Elixir of Life (moderate)', 9, 150, 'gives back 5d6 + 12 hit points'),
  consumable('Elixir of Life (greater)', 13, 600, 'gives back 7d6 + 18 hit points'),
  consumable('Elixir of Life (major)', 15, 1300, 'gives back 8d6 + 21 hit points'),
  consumable('Antidote (lesser)', 1, 3, '+2 against poison for six hours'),
  consumable('Antidote (moderate)', 6, 35, '+3 against poison for six hours'),
  consumable('Antidote (greater)', 10, 160, '+4 against poison for six hours'),
  consumable('Alchemist’s Fire (lesser)', 1, 3, 'a flask for 1d8 fire'),
  consumable('Alchemist’s Fire (moderate)', 3, 10, 'a flask for 2d8 fire'),
  consumable('Alchemist’s Fire (greater)', 11, 250, 'a flask for 3d8 fire'),
  consumable('Alchemist’s Fire (major)', 17, 2500, 'a flask for 4d8 fire'),
  consumable('Holy Water', 1, 3, 'burns fiends and undead'),
  consumable('Smoke Ball (lesser)', 1, 3, 'a screen of smoke'),
  consumable('Darkvision Elixir (lesser)', 2, 6, 'sees in the dark for ten minutes'),
  consumable('Invisibility Potion', 4, 20, 'unseen for ten minutes'),
  consumable('Potion of Water Breathing', 3, 11, 'an hour under water'),
  consumable('Fear Gem', 4, 20, 'a dagger strike that frightens'),
  consumable('Potion of Leaping', 5, 21, 'leaps 30 feet for a minute'),
  consumable('Potion of Flying (standard)', 8, 100, 'a minute on the wing'),
  consumable('Potion of Quickness', 8, 90, 'a minute of haste'),
  consumable('Dust of Disappearance', 9, 135, 'a minute out of sight'),
  consumable('Oil of Potency', 2, 7, 'a minute of +1 for weapon or armour'),
  permanent('Everlight Crystal', 1, 15, 'glows as bright as a torch, for good'),
  permanent('Weapon Potency Rune (+1)', 2, 35, '+1 to attack with the weapon it is etched on'),
  permanent('Masquerade Scarf', 2, 30, 'another face once a day'),
  permanent('Doubling Rings', 3, 50, 'lend one weapon’s runes to the other'),
  permanent('Pendant of the Occult', 3, 60, 'a keener eye for the occult'),
  permanent('Bracers of Missile Deflection', 3, 52, 'turn a missile aside once a day'),
  permanent('Spacious Pouch (type I)', 4, 75, 'holds 25 bulk'),
  permanent('Striking Rune', 4, 65, 'one more damage die'),
  permanent('Demon Mask', 4, 85, 'frightens, and once a day terrifies'),
  permanent('Ghost Touch Rune', 4, 75, 'strikes what has no body'),
  permanent('Armour Potency Rune (+1)', 5, 160, '+1 to armour class'),
  permanent('Cloak of Illusions', 7, 360, 'a hood that hides'),
  permanent('Boots of Bounding', 7, 340, 'faster, and leaps'),
  permanent('Obsidian Goggles', 5, 150, 'a keener eye, and an hour of sight in the dark a day'),
  permanent('Shadow Rune', 5, 55, 'armour that helps to sneak'),
  permanent('Clandestine Cloak', 6, 230, 'softens steps, and clouds who wears it'),
  permanent('Chime of Opening', 6, 235, 'opens what is locked'),
  permanent('Charm of Resistance', 6, 245, 'resistance 5 to one energy'),
  permanent('Wounding Rune', 7, 340, 'wounds that bleed on'),
  permanent('Spacious Pouch (type II)', 7, 300, 'holds 50 bulk'),
  permanent('Resilient Rune', 8, 340, '+1 to saves'),
  permanent('Flaming Rune', 8, 500, '1d6 fire with each strike'),
  permanent('Frost Rune', 8, 500, '1d6 cold with each strike'),
  permanent('Eyes of the Cat', 9, 700, 'sees well in poor light'),
  permanent('Collar of Empathy', 9, 600, 'two hearts that feel each other'),
  permanent('Weapon Potency Rune (+2)', 10, 935, '+2 to attack with the weapon it is etched on'),
  permanent('Daredevil Boots', 10, 900, 'tumbles past foes, and catches any ledge'),
  permanent('Winged Sandals', 10, 850, 'ten minutes of flight'),
  permanent('Armour Potency Rune (+2)', 11, 1060, '+2 to armour class'),
  permanent('Spacious Pouch (type III)', 11, 1200, 'holds 100 bulk'),
  permanent('Greater Striking Rune', 12, 1065, 'two more damage dice'),
  permanent('Spacious Pouch (type IV)', 13, 2400, 'holds 150 bulk'),
  permanent('Speed Rune', 16, 10_000, 'one more strike each turn'),
  permanent('Greater Resilient Rune', 14, 3440, '+2 to saves'),
  permanent('Weapon Potency Rune (+3)', 16, 8935, '+3 to attack with the weapon it is etched on'),
  permanent('Armour Potency Rune (+3)', 18, 20_560, '+3 to armour class'),
  permanent('Vorpal Rune', 17, 15_000, 'heads roll'),
  permanent('Major Striking Rune', 19, 31_065, 'three more damage dice'),
  permanent('Major Resilient Rune', 20, 49_440, '+3 to saves'),
]
