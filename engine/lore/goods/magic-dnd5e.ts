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
    level === 0 ? 'holds a cantrip, once' : `holds a spell of level ${level}, once`,
    { consumable: true, value: scrollValues[level]! },
  )

/** What an item is worth, gp. */
export const magicItemValue = ({ rarity, consumable, value }: MagicItem) =>
  value ?? rarityValue[rarity] * (consumable ? 0.5 : 1)

export const magicItems: readonly MagicItem[] = [
  item('Potion of Climbing', 'common', 'potion', 'an hour of climbing as fast as one walks', used),
  item('Potion of Healing', 'common', 'potion', 'gives back 2d4 + 2 hit points', used),
  scroll(0, 'common'),
  scroll(1, 'common'),
  item('Adamantine Armour', 'uncommon', 'armour', 'turns critical hits into plain ones'),
  item(
    'Amulet of Proof against Detection and Location',
    'uncommon',
    'wondrous',
    'hides its wearer from divination',
    tuned,
  ),
  item('Bag of Holding', 'uncommon', 'wondrous', 'swallows 500 pounds and never weighs more than 5'),
  item('Bag of Tricks', 'uncommon', 'wondrous', 'three fluffy balls a day that grow into beasts'),
  item('Boots of Elvenkind', 'uncommon', 'wondrous', 'steps without a sound'),
  item(
    'Boots of Striding and Springing',
    'uncommon',
    'wondrous',
    'a 30-foot stride whatever is carried, and 30-foot leaps',
    tuned,
  ),
  item('Bracers of Archery', 'uncommon', 'wondrous', 'two more damage with any bow', tuned),
  item('Brooch of Shielding', 'uncommon', 'wondrous', 'drinks magic missiles', tuned),
  item('Broom of Flying', 'uncommon', 'wondrous', 'flies 50 feet, and comes when called', tuned),
  item('Circlet of Blasting', 'uncommon', 'wondrous', 'one volley of scorching rays a day'),
  item('Cloak of Elvenkind', 'uncommon', 'wondrous', 'quiet to wear, and hard to make out', tuned),
  item('Cloak of Protection', 'uncommon', 'wondrous', '+1 to armour class and saves', tuned),
  item('Decanter of Endless Water', 'uncommon', 'wondrous', 'a trickle, a fountain or a geyser, on command'),
  item('Dust of Disappearance', 'uncommon', 'wondrous', 'hides everybody within 10 feet for a few minutes', used),
  item('Elemental Gem', 'uncommon', 'wondrous', 'broken, it calls an elemental of its colour', used),
  item('Eyes of the Eagle', 'uncommon', 'wondrous', 'keen sight, and small things made out from far away'),
  item('Gauntlets of Ogre Power', 'uncommon', 'wondrous', 'Strength 19 while worn', tuned),
  item('Gloves of Missile Snaring', 'uncommon', 'wondrous', 'snatch arrows from the air', tuned),
  item('Goggles of Night', 'uncommon', 'wondrous', 'darkvision of 60 feet'),
  item('Hat of Disguise', 'uncommon', 'wondrous', 'another face at will', tuned),
  item('Headband of Intellect', 'uncommon', 'wondrous', 'Intelligence 19 while worn', tuned),
  item('Immovable Rod', 'uncommon', 'rod', 'stays where it is put, up to 8,000 pounds'),
  item('Javelin of Lightning', 'uncommon', 'weapon', 'thrown, it becomes a bolt for 4d6 damage'),
  item('Restorative Ointment', 'uncommon', 'wondrous', 'a jar of salve that heals and cures', used),
  item('Lantern of Revealing', 'uncommon', 'wondrous', 'its light shows what is invisible'),
  item('Medallion of Thoughts', 'uncommon', 'wondrous', 'listens to thoughts, a few times a day', tuned),
  item('Mithral Armour', 'uncommon', 'armour', 'light as linen, and no trouble to sneak in'),
  item('Necklace of Adaptation', 'uncommon', 'wondrous', 'breathes in any place', tuned),
  item('Oil of Slipperiness', 'uncommon', 'potion', 'nothing holds whoever wears it, for eight hours', used),
  item('Pearl of Power', 'uncommon', 'wondrous', 'gives a spent spell slot back each dawn', tuned),
  item('Periapt of Wound Closure', 'uncommon', 'wondrous', 'no bleeding to death, and better rest', tuned),
  item('Pipes of Haunting', 'uncommon', 'wondrous', 'a tune that frightens those it is meant for'),
  item('Potion of Animal Friendship', 'uncommon', 'potion', 'wins a few beasts over for a day', used),
  item('Potion of Resistance', 'uncommon', 'potion', 'half of one sort of damage, for an hour', used),
  item('Potion of Greater Healing', 'uncommon', 'potion', 'gives back 4d4 + 4 hit points', used),
  item('Potion of Growth', 'uncommon', 'potion', 'twice the size for ten minutes', used),
  item('Potion of Water Breathing', 'uncommon', 'potion', 'a day under water', used),
  item('Ring of Jumping', 'uncommon', 'ring', 'great leaps at will', tuned),
  item('Ring of Mind Shielding', 'uncommon', 'ring', 'thoughts stay one’s own, and a soul may shelter in it', tuned),
  item('Ring of Swimming', 'uncommon', 'ring', 'swims 40 feet'),
  item('Ring of Warmth', 'uncommon', 'ring', 'no harm from frost, less from cold', tuned),
  item('Rope of Climbing', 'uncommon', 'wondrous', '60 feet that knot and climb by themselves'),
  item('Sending Stones', 'uncommon', 'wondrous', 'a pair; a short message a day and its answer'),
  item('Shield, +1', 'uncommon', 'armour', 'one more armour class than a plain shield'),
  item('Slippers of Spider Climbing', 'uncommon', 'wondrous', 'walks up walls with free hands', tuned),
  scroll(2, 'uncommon'),
  scroll(3, 'uncommon'),
  item('Staff of the Python', 'uncommon', 'staff', 'thrown down, it is a great snake', tuned),
  item('Stone of Good Luck', 'uncommon', 'wondrous', '+1 to checks and saves', tuned),
  item('Wand of Magic Missiles', 'uncommon', 'wand', 'seven charges of missiles that never miss'),
  item('Wand of Secrets', 'uncommon', 'wand', 'points at hidden doors and traps nearby'),
  item('Wand of Web', 'uncommon', 'wand', 'seven charges of web', tuned),
  item('Weapon, +1', 'uncommon', 'weapon', '+1 to attack and damage'),
  item('Winged Boots', 'uncommon', 'wondrous', 'four hours of flight', tuned),
  item('Amulet of Health', 'rare', 'wondrous', 'Constitution 19 while worn', tuned),
  item('Armour, +1', 'rare', 'armour', 'one more armour class'),
  item('Belt of Dwarvenkind', 'rare', 'wondrous', 'hardy as a dwarf, beard included', tuned),
  item('Bag of Beans', 'rare', 'wondrous', 'plant one and step back', used),
  item('Berserker Axe', 'rare', 'weapon', '+1 and much vigour, and a curse of rage', tuned),
  item('Boots of Levitation', 'rare', 'wondrous', 'rises at will', tuned),
  item('Boots of Speed', 'rare', 'wondrous', 'twice the speed for ten minutes a day', tuned),
  item('Bowl of Commanding Water Elementals', 'rare', 'wondrous', 'calls a water elemental once a day'),
  item('Bracers of Defence', 'rare', 'wondrous', '+2 armour class without armour', tuned),
  item('Cape of the Mountebank', 'rare', 'wondrous', 'gone in a puff of smoke once a day'),
  item('Chime of Opening', 'rare', 'wondrous', 'ten strokes, each opens something'),
  item('Cloak of Displacement', 'rare', 'wondrous', 'seen a step beside where one stands', tuned),
  item('Cloak of the Bat', 'rare', 'wondrous', 'flies in the dark, or becomes a bat', tuned),
  item('Cube of Force', 'rare', 'wondrous', 'a face for each of six spells that keep things out', tuned),
  item('Dagger of Venom', 'rare', 'weapon', '+1, and poison once a day'),
  item('Dimensional Shackles', 'rare', 'wondrous', 'whoever wears them stays on this plane'),
  item('Dragon Slayer', 'rare', 'weapon', '+1, and 3d6 more against dragons'),
  item('Figurine of Wondrous Power', 'rare', 'wondrous', 'a carved beast that comes alive for some hours'),
  item('Flame Tongue', 'rare', 'weapon', 'burns on command for 2d6', tuned),
  item('Folding Boat', 'rare', 'wondrous', 'a box, a boat or a ship'),
  item('Gem of Seeing', 'rare', 'wondrous', 'ten minutes of truesight, three times a day', tuned),
  item('Horn of Blasting', 'rare', 'wondrous', 'a blast of 5d8, and a small chance that it bursts'),
  item('Horseshoes of Speed', 'rare', 'wondrous', '30 feet faster'),
  item('Ioun Stone', 'rare', 'wondrous', 'circles its owner’s head', tuned),
  item('Iron Bands', 'rare', 'wondrous', 'a ball that springs into shackles'),
  item('Mace of Disruption', 'rare', 'weapon', '2d6 more against fiends and undead', tuned),
  item('Necklace of Fireballs', 'rare', 'wondrous', 'beads to throw, each a fireball', used),
  item('Portable Hole', 'rare', 'wondrous', 'a hole ten feet deep, folded like a kerchief'),
  item('Potion of Gaseous Form', 'rare', 'potion', 'an hour as mist', used),
  item('Potion of Superior Healing', 'rare', 'potion', 'gives back 8d4 + 8 hit points', used),
  item('Ring of Evasion', 'rare', 'ring', 'three narrow escapes a day', tuned),
  item('Ring of Feather Falling', 'rare', 'ring', 'falls like a feather', tuned),
  item('Ring of Protection', 'rare', 'ring', '+1 to armour class and saves', tuned),
  item('Ring of the Ram', 'rare', 'ring', 'a spectral ram that butts', tuned),
  item('Robe of Eyes', 'rare', 'wondrous', 'sees all around, and through much', tuned),
  item('Rod of Rulership', 'rare', 'rod', 'makes a crowd adore its bearer for a while', tuned),
  item('Rope of Entanglement', 'rare', 'wondrous', '30 feet that bind on command'),
  scroll(4, 'rare'),
  scroll(5, 'rare'),
  item('Staff of Healing', 'rare', 'staff', 'ten charges of mending', tuned),
  item('Staff of Swarming Insects', 'rare', 'staff', 'clouds of wasps and worse', tuned),
  item('Sun Blade', 'rare', 'weapon', 'a hilt with a blade of sunlight, +2', tuned),
  item('Vicious Weapon', 'rare', 'weapon', '2d6 more on each hit'),
  item('Wand of Fireballs', 'rare', 'wand', 'seven charges of fireball', tuned),
  item('Wand of Lightning Bolts', 'rare', 'wand', 'seven charges of lightning', tuned),
  item('Wand of Wonder', 'rare', 'wand', 'nobody knows beforehand', tuned),
  item('Weapon, +2', 'rare', 'weapon', '+2 to attack and damage'),
  item('Wings of Flying', 'rare', 'wondrous', 'a cloak that is wings for an hour', tuned),
  item('Amulet of the Planes', 'very rare', 'wondrous', 'opens the way to another plane, usually the one meant', tuned),
  item('Animated Shield', 'very rare', 'armour', 'fights beside its owner by itself', tuned),
  item('Armour, +2', 'very rare', 'armour', 'two more armour class'),
  item('Carpet of Flying', 'very rare', 'wondrous', 'flies with a passenger or four'),
  item('Cloak of Arachnida', 'very rare', 'wondrous', 'walks on webs and walls, and spins', tuned),
  item('Crystal Ball', 'very rare', 'wondrous', 'looks in on anybody', tuned),
  item('Dancing Sword', 'very rare', 'weapon', 'fights on when it is let go', tuned),
  item('Dwarven Thrower', 'very rare', 'weapon', '+3, and comes back to the hand of a dwarf', tuned),
  item('Efreeti Bottle', 'very rare', 'wondrous', 'somebody hot-tempered lives in it'),
  item('Frost Brand', 'very rare', 'weapon', '1d6 cold, and fires go out', tuned),
  item('Helm of Brilliance', 'very rare', 'wondrous', 'set with gems, each a spell of light or fire', tuned),
  item('Manual of Bodily Health', 'very rare', 'wondrous', 'six days of study, two more Constitution'),
  item('Mirror of Life Trapping', 'very rare', 'wondrous', 'keeps whoever looks into it'),
  item('Oathbow', 'very rare', 'weapon', 'one sworn enemy, 3d6 each arrow', tuned),
  item('Potion of Flying', 'very rare', 'potion', 'an hour on the wing', used),
  item('Potion of Speed', 'very rare', 'potion', 'a minute of haste', used),
  item('Potion of Supreme Healing', 'very rare', 'potion', 'gives back 10d4 + 20 hit points', used),
  item('Ring of Regeneration', 'very rare', 'ring', '1d6 hit points each ten minutes, fingers included', tuned),
  item('Ring of Telekinesis', 'very rare', 'ring', 'moves things by will', tuned),
  item('Robe of Stars', 'very rare', 'wondrous', 'walks the Astral Plane, and throws its stars', tuned),
  item('Rod of Absorption', 'very rare', 'rod', 'drinks spells and gives them back', tuned),
  scroll(7, 'very rare'),
  item('Staff of Fire', 'very rare', 'staff', 'ten charges, all of them hot', tuned),
  item('Staff of Power', 'very rare', 'staff', '+2, twenty charges, and a last great blow', tuned),
  item('Tome of Clear Thought', 'very rare', 'wondrous', 'six days of reading, two more Intelligence'),
  item('Weapon, +3', 'very rare', 'weapon', '+3 to attack and damage'),
  item('Apparatus of the Crab', 'legendary', 'wondrous', 'an iron barrel with legs, claws and room for two'),
  item('Armour, +3', 'legendary', 'armour', 'three more armour class'),
  item('Belt of Giant Strength (storm)', 'legendary', 'wondrous', 'Strength 29 while worn', tuned),
  item('Cubic Gate', 'legendary', 'wondrous', 'six sides, six planes'),
  item('Mysterious Deck', 'legendary', 'wondrous', 'draw, and live with it'),
  item('Defender', 'legendary', 'weapon', '+3, to strike or to parry', tuned),
  item('Holy Avenger', 'legendary', 'weapon', '+3, and a ward against spells around a paladin', tuned),
  item('Iron Flask', 'legendary', 'wondrous', 'somebody from elsewhere is in it'),
  item('Luck Blade', 'legendary', 'weapon', '+1, luck, and perhaps a wish', tuned),
  item('Plate Armour of Etherealness', 'legendary', 'armour', 'steps through walls once a day', tuned),
  item('Ring of Djinni Summoning', 'legendary', 'ring', 'a djinni serves an hour a day', tuned),
  item('Ring of Three Wishes', 'legendary', 'ring', 'three, or fewer'),
  item('Robe of the Archmagi', 'legendary', 'wondrous', 'armour, saves and spells of the great', tuned),
  item('Scarab of Protection', 'legendary', 'wondrous', 'twelve times it turns death aside', tuned),
  scroll(9, 'legendary'),
  item('Sphere of Annihilation', 'legendary', 'wondrous', 'a hole in everything'),
  item('Staff of the Magi', 'legendary', 'staff', 'fifty charges, and it eats spells', tuned),
  item('Vorpal Sword', 'legendary', 'weapon', '+3, and heads roll', tuned),
  item('Well of Many Worlds', 'legendary', 'wondrous', 'a cloth that is a door to somewhere'),
]
