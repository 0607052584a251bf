/**
 * Magic items of the SRD 5.2.1 (CC-BY-4.0), "Magic Items A–Z", and Restorative Ointment of the SRD 5.1: names, rarities and
 * attunement; what they do is told in words of our own. All were compared with the transcriptions of the document at
 * github.com/alex3rq/dndsrd5.2.1_markdown (src/MagicItems) and github.com/5e-bits/5e-database (src/2024), the ointment with
 * github.com/gguillotte/mdsrd5 (filters/magic_items).
 */
export const rarities = ['common', 'uncommon', 'rare', 'very rare', 'legendary'] as const
export type Rarity = (typeof rarities)[number]

/** Value by rarity, gp (SRD 5.2.1, "Magic Item Rarities and Values"); consumables half of it, scrolls by their level. */
export const rarityValue: Record<Rarity, number> = {
  common: 100,
  uncommon: 400,
  rare: 4000,
  'very rare': 40_000,
  legendary: 200_000,
}

export interface MagicItem {
  name: string
  rarity: Rarity
  kind: 'potion' | 'scroll' | 'ring' | 'wand' | 'staff' | 'rod' | 'weapon' | 'armour' | 'wondrous'
  consumable?: true
  attunement?: true
  /** gp, where the rarity does not give it. */
  value?: number
  does: string
}

const item = (
  name: string,
  rarity: Rarity,
  kind: MagicItem['kind'],
  does: string,
  flags: { consumable?: true; attunement?: true; value?: number } = {},
): MagicItem => ({
  name,
  rarity,
  kind,
  does,
  ...flags,
})
const used = { consumable: true } as const
const tuned = { attunement: true } as const

/** Twice what a scroll costs to write, by the spell's level from a cantrip on, gp (SRD 5.2.1, "Scribing Spell Scrolls"). */
const scrollValues = [30, 50, 200, 300, 2000, 3000, 20_000, 25_000, 30_000, 100_000]
/** What a scroll of a spell of this level (0: a cantrip, to 9) is worth, gp. */
export const scrollValue = (level: number) => scrollValues[level]
const scroll = (level: number, rarity: Rarity) =>
  item(
    `Spell Scroll (${level === 0 ? 'cantrip' : `level ${level}`})`,
    rarity,
    'scroll',
    level === 0 ? 'a cantrip, once' : `level ${level} spell, once`,
    { consumable: true, value: scrollValues[level]! },
  )

/** What an item is worth, gp. */
export const magicItemValue = ({ rarity, consumable, value }: MagicItem) =>
  value ?? rarityValue[rarity] * (consumable ? 0.5 : 1)

export const magicItems: readonly MagicItem[] = [
  item('Potion of Climbing', 'common', 'potion', 'climbing speed, 1 hour', used),
  item('Potion of Healing', 'common', 'potion', 'heals 2d4 + 2', used),
  scroll(0, 'common'),
  scroll(1, 'common'),
  item('Adamantine Armour', 'uncommon', 'armour', 'no critical hits'),
  item('Amulet of Proof against Detection and Location', 'uncommon', 'wondrous', 'hidden from divination', tuned),
  item('Bag of Holding', 'uncommon', 'wondrous', 'holds 500 pounds'),
  item('Bag of Tricks', 'uncommon', 'wondrous', 'three beasts a day'),
  item('Boots of Elvenkind', 'uncommon', 'wondrous', 'silent steps'),
  item('Boots of Striding and Springing', 'uncommon', 'wondrous', 'speed 30, leaps 30', tuned),
  item('Bracers of Archery', 'uncommon', 'wondrous', '+2 damage with bows', tuned),
  item('Brooch of Shielding', 'uncommon', 'wondrous', 'stops magic missiles', tuned),
  item('Broom of Flying', 'uncommon', 'wondrous', 'flies 50 feet', tuned),
  item('Circlet of Blasting', 'uncommon', 'wondrous', 'scorching ray, daily'),
  item('Cloak of Elvenkind', 'uncommon', 'wondrous', 'helps to hide', tuned),
  item('Cloak of Protection', 'uncommon', 'wondrous', '+1 AC and saves', tuned),
  item('Decanter of Endless Water', 'uncommon', 'wondrous', 'water on command'),
  item('Dust of Disappearance', 'uncommon', 'wondrous', 'invisible, 2d4 minutes', used),
  item('Elemental Gem', 'uncommon', 'wondrous', 'calls an elemental', { ...used, value: 400 }),
  item('Eyes of the Eagle', 'uncommon', 'wondrous', 'keen sight'),
  item('Gauntlets of Ogre Power', 'uncommon', 'wondrous', 'Strength 19', tuned),
  item('Gloves of Missile Snaring', 'uncommon', 'wondrous', 'catch arrows', tuned),
  item('Goggles of Night', 'uncommon', 'wondrous', 'darkvision 60 feet'),
  item('Hat of Disguise', 'uncommon', 'wondrous', 'another face at will', tuned),
  item('Headband of Intellect', 'uncommon', 'wondrous', 'Intelligence 19', tuned),
  item('Immovable Rod', 'uncommon', 'rod', 'holds 8,000 pounds'),
  item('Javelin of Lightning', 'uncommon', 'weapon', 'a 4d6 bolt'),
  item('Restorative Ointment', 'uncommon', 'wondrous', 'heals 2d8 + 2, cures', used),
  item('Lantern of Revealing', 'uncommon', 'wondrous', 'shows the invisible'),
  item('Medallion of Thoughts', 'uncommon', 'wondrous', 'hears thoughts', tuned),
  item('Mithral Armour', 'uncommon', 'armour', 'light and quiet'),
  item('Necklace of Adaptation', 'uncommon', 'wondrous', 'breathes anywhere', tuned),
  item('Oil of Slipperiness', 'uncommon', 'potion', 'slips free, 8 hours', used),
  item('Pearl of Power', 'uncommon', 'wondrous', 'one slot, daily', tuned),
  item('Periapt of Wound Closure', 'uncommon', 'wondrous', 'no death by bleeding', tuned),
  item('Pipes of Haunting', 'uncommon', 'wondrous', 'a frightening tune'),
  item('Potion of Animal Friendship', 'uncommon', 'potion', 'befriends beasts', used),
  item('Potion of Resistance', 'uncommon', 'potion', 'half damage, 1 hour', used),
  item('Potion of Greater Healing', 'uncommon', 'potion', 'heals 4d4 + 4', used),
  item('Potion of Growth', 'uncommon', 'potion', 'twice as large, briefly', used),
  item('Potion of Water Breathing', 'uncommon', 'potion', 'breathes water, 24 hours', used),
  item('Ring of Jumping', 'uncommon', 'ring', 'great leaps at will', tuned),
  item('Ring of Mind Shielding', 'uncommon', 'ring', 'thoughts stay hidden', tuned),
  item('Ring of Swimming', 'uncommon', 'ring', 'swims 40 feet'),
  item('Ring of Warmth', 'uncommon', 'ring', 'less harm from cold', tuned),
  item('Rope of Climbing', 'uncommon', 'wondrous', '60 feet, ties itself'),
  item('Sending Stones', 'uncommon', 'wondrous', 'a message a day'),
  item('Shield, +1', 'uncommon', 'armour', '+1 more AC'),
  item('Slippers of Spider Climbing', 'uncommon', 'wondrous', 'walk up walls', tuned),
  scroll(2, 'uncommon'),
  scroll(3, 'uncommon'),
  item('Staff of the Python', 'uncommon', 'staff', 'becomes a giant snake', tuned),
  item('Stone of Good Luck', 'uncommon', 'wondrous', '+1 checks and saves', tuned),
  item('Wand of Magic Missiles', 'uncommon', 'wand', 'missiles, 7 charges'),
  item('Wand of Secrets', 'uncommon', 'wand', 'finds doors and traps'),
  item('Wand of Web', 'uncommon', 'wand', 'web, 7 charges', tuned),
  item('Weapon, +1', 'uncommon', 'weapon', '+1 attack and damage'),
  item('Winged Boots', 'uncommon', 'wondrous', 'flight, 4 hours', tuned),
  item('Amulet of Health', 'rare', 'wondrous', 'Constitution 19', tuned),
  item('Armour, +1', 'rare', 'armour', '+1 AC'),
  item('Belt of Dwarvenkind', 'rare', 'wondrous', 'dwarven hardiness', tuned),
  item('Bag of Beans', 'rare', 'wondrous', 'plant with care', used),
  item('Berserker Axe', 'rare', 'weapon', '+1, cursed with rage', tuned),
  item('Boots of Levitation', 'rare', 'wondrous', 'levitates at will', tuned),
  item('Boots of Speed', 'rare', 'wondrous', 'double speed, 10 minutes', tuned),
  item('Bowl of Commanding Water Elementals', 'rare', 'wondrous', 'one elemental a day'),
  item('Bracers of Defence', 'rare', 'wondrous', '+2 AC unarmoured', tuned),
  item('Cape of the Mountebank', 'rare', 'wondrous', 'dimension door, daily'),
  item('Chime of Opening', 'rare', 'wondrous', 'opens locks, ten times'),
  item('Cloak of Displacement', 'rare', 'wondrous', 'attackers have disadvantage', tuned),
  item('Cloak of the Bat', 'rare', 'wondrous', 'flies in the dark', tuned),
  item('Cube of Force', 'rare', 'wondrous', 'six spells of force', tuned),
  item('Dagger of Venom', 'rare', 'weapon', '+1, poison daily'),
  item('Dimensional Shackles', 'rare', 'wondrous', 'no teleporting away'),
  item('Dragon Slayer', 'rare', 'weapon', '+1, 3d6 against dragons'),
  item('Figurine of Wondrous Power', 'rare', 'wondrous', 'becomes a living beast'),
  item('Flame Tongue', 'rare', 'weapon', '2d6 fire', tuned),
  item('Folding Boat', 'rare', 'wondrous', 'box, boat or ship'),
  item('Gem of Seeing', 'rare', 'wondrous', 'truesight, 10 minutes', tuned),
  item('Horn of Blasting', 'rare', 'wondrous', 'a 5d8 blast'),
  item('Horseshoes of Speed', 'rare', 'wondrous', '+30 feet'),
  item('Ioun Stone', 'rare', 'wondrous', 'circles the head', tuned),
  item('Iron Bands', 'rare', 'wondrous', 'binds one creature'),
  item('Mace of Disruption', 'rare', 'weapon', '2d6 against undead, fiends', tuned),
  item('Necklace of Fireballs', 'rare', 'wondrous', 'beads of fireball', used),
  item('Portable Hole', 'rare', 'wondrous', 'a 10-foot hole, folded'),
  item('Potion of Gaseous Form', 'rare', 'potion', 'mist, 1 hour', used),
  item('Potion of Superior Healing', 'rare', 'potion', 'heals 8d4 + 8', used),
  item('Ring of Evasion', 'rare', 'ring', '3 charges of dodging', tuned),
  item('Ring of Feather Falling', 'rare', 'ring', 'no falling damage', tuned),
  item('Ring of Protection', 'rare', 'ring', '+1 AC and saves', tuned),
  item('Ring of the Ram', 'rare', 'ring', 'a ram of force', tuned),
  item('Robe of Eyes', 'rare', 'wondrous', 'sees all around', tuned),
  item('Rod of Rulership', 'rare', 'rod', 'charms a crowd, daily', tuned),
  item('Rope of Entanglement', 'rare', 'wondrous', 'binds on command'),
  scroll(4, 'rare'),
  scroll(5, 'rare'),
  item('Staff of Healing', 'rare', 'staff', 'healing, 10 charges', tuned),
  item('Staff of Swarming Insects', 'rare', 'staff', 'insects, 10 charges', tuned),
  item('Sun Blade', 'rare', 'weapon', '+2, sunlight', tuned),
  item('Vicious Weapon', 'rare', 'weapon', '2d6 more damage'),
  item('Wand of Fireballs', 'rare', 'wand', 'fireball, 7 charges', tuned),
  item('Wand of Lightning Bolts', 'rare', 'wand', 'lightning, 7 charges', tuned),
  item('Wand of Wonder', 'rare', 'wand', 'anything at all', tuned),
  item('Weapon, +2', 'rare', 'weapon', '+2 attack and damage'),
  item('Wings of Flying', 'rare', 'wondrous', 'flight, 1 hour', tuned),
  item('Amulet of the Planes', 'very rare', 'wondrous', 'crosses the planes', tuned),
  item('Animated Shield', 'very rare', 'armour', 'a shield that hovers', tuned),
  item('Armour, +2', 'very rare', 'armour', '+2 AC'),
  item('Carpet of Flying', 'very rare', 'wondrous', 'flies with riders'),
  item('Cloak of Arachnida', 'very rare', 'wondrous', 'climbs and spins webs', tuned),
  item('Crystal Ball', 'very rare', 'wondrous', 'scrying at will', tuned),
  item('Dancing Sword', 'very rare', 'weapon', 'fights by itself', tuned),
  item('Dwarven Thrower', 'very rare', 'weapon', '+3, returns to dwarves', tuned),
  item('Efreeti Bottle', 'very rare', 'wondrous', 'an efreeti inside'),
  item('Frost Brand', 'very rare', 'weapon', '1d6 cold', tuned),
  item('Helm of Brilliance', 'very rare', 'wondrous', 'gems of fire spells', tuned),
  item('Manual of Bodily Health', 'very rare', 'wondrous', 'Constitution +2'),
  item('Mirror of Life Trapping', 'very rare', 'wondrous', 'traps who looks'),
  item('Oathbow', 'very rare', 'weapon', '3d6 against one foe', tuned),
  item('Potion of Flying', 'very rare', 'potion', 'flight, 1 hour', used),
  item('Potion of Speed', 'very rare', 'potion', 'haste, 1 minute', used),
  item('Potion of Supreme Healing', 'very rare', 'potion', 'heals 10d4 + 20', used),
  item('Ring of Regeneration', 'very rare', 'ring', '1d6 each 10 minutes', tuned),
  item('Ring of Telekinesis', 'very rare', 'ring', 'telekinesis at will', tuned),
  item('Robe of Stars', 'very rare', 'wondrous', 'the Astral Plane, missiles', tuned),
  item('Rod of Absorption', 'very rare', 'rod', 'absorbs spells', tuned),
  scroll(7, 'very rare'),
  item('Staff of Fire', 'very rare', 'staff', 'fire, 10 charges', tuned),
  item('Staff of Power', 'very rare', 'staff', '+2, 20 charges', tuned),
  item('Tome of Clear Thought', 'very rare', 'wondrous', 'Intelligence +2'),
  item('Weapon, +3', 'very rare', 'weapon', '+3 attack and damage'),
  item('Apparatus of the Crab', 'legendary', 'wondrous', 'a two-seat iron crab'),
  item('Armour, +3', 'legendary', 'armour', '+3 AC'),
  item('Belt of Giant Strength (storm)', 'legendary', 'wondrous', 'Strength 29', tuned),
  item('Cubic Gate', 'legendary', 'wondrous', 'six planes, six sides'),
  item('Mysterious Deck', 'legendary', 'wondrous', 'draw at your peril'),
  item('Defender', 'legendary', 'weapon', '+3, weapon or AC', tuned),
  item('Holy Avenger', 'legendary', 'weapon', '+3, wards against spells', tuned),
  item('Iron Flask', 'legendary', 'wondrous', 'holds one creature'),
  item('Luck Blade', 'legendary', 'weapon', '+1, luck, perhaps wishes', tuned),
  item('Plate Armour of Etherealness', 'legendary', 'armour', 'etherealness, daily', tuned),
  item('Ring of Djinni Summoning', 'legendary', 'ring', 'a djinni, daily', tuned),
  item('Ring of Three Wishes', 'legendary', 'ring', 'up to three wishes'),
  item('Robe of the Archmagi', 'legendary', 'wondrous', 'armour, saves, spell DCs', tuned),
  item('Scarab of Protection', 'legendary', 'wondrous', '12 charges against death', tuned),
  scroll(9, 'legendary'),
  item('Sphere of Annihilation', 'legendary', 'wondrous', 'unmakes all it touches'),
  item('Staff of the Magi', 'legendary', 'staff', '50 charges, absorbs spells', tuned),
  item('Vorpal Sword', 'legendary', 'weapon', '+3, beheads', tuned),
  item('Well of Many Worlds', 'legendary', 'wondrous', 'a portal, anywhere'),
]
