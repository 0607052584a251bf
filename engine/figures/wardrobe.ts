import { hex, type Rgb } from '../paint/colour.ts'
import type { GarmentKind, GearKind, HeadwearKind, Hold, WrapKind } from './scene.ts'

/** How one follows a calling: what is worn and carried, unless the prompt says otherwise. Weights are listed by repetition. */
export interface Outfit {
  garments: readonly GarmentKind[]
  wraps?: readonly (WrapKind | 'none')[]
  headwear?: readonly (HeadwearKind | 'none')[]
  gear?: readonly (readonly [GearKind, Hold])[]
  /** Colours of the cloth, and of what sets it off. */
  dyes: readonly Rgb[]
  trims: readonly Rgb[]
  necklace?: boolean
  mood?: readonly ('stern' | 'smiling' | 'sly' | 'sad' | 'angry' | 'calm')[]
  muscle?: number
  stout?: number
  old?: number
  stuff?: string
  /** Where one of this calling is met when the prompt does not say. */
  home?: string
}

const dyes = (...colours: string[]): Rgb[] => colours.map((colour) => hex(`#${colour}`))
const earthy = dyes('6b5136', '57603d', '4b4a44', '7a4f34', '58483c')
const rich = dyes('6e2430', '2d3d6b', '3c2a55', '24504a', '6b4a1f')
const drab = dyes('7d6f58', '6a6455', '8a7656', '5d5a4e', '74624a')
const gold = dyes('b98f45', 'c7a45c', '9a7a3c')

export const outfits: Record<string, Outfit> = {
  barbarian: { home: 'mountains', garments: ['bare', 'furs', 'furs'], wraps: ['fur-collar', 'none'], gear: [['greataxe', 'right'], ['axe', 'right'], ['greatsword', 'back']], dyes: earthy, trims: dyes('8a7250', '6e5a40'), mood: ['angry', 'stern'], muscle: 1.35 },
  bard: { home: 'tavern', garments: ['tunic', 'vest', 'tunic'], wraps: ['cloak', 'none', 'scarf'], headwear: ['feathered-cap', 'beret', 'none', 'wide-hat'], gear: [['lute', 'right']], dyes: dyes('7b2f3d', '2e5f6b', '6b3f78', '3f6b3a', 'a0662c'), trims: dyes('d8b25c', 'd6c4a0', 'b8403a'), mood: ['smiling', 'sly'] },
  cleric: { home: 'temple', garments: ['robe', 'tabard', 'chainmail'], wraps: ['mantle', 'none'], headwear: ['none', 'none', 'circlet', 'hood'], gear: [['mace', 'right'], ['holy-symbol', 'breast']], dyes: dyes('d2c6a8', 'c0b294', '8a2f34', '34507c'), trims: gold, necklace: true, mood: ['calm', 'stern'] },
  druid: { home: 'forest', garments: ['furs', 'robe', 'leather-armour'], wraps: ['fur-collar', 'hooded-cloak', 'cloak'], headwear: ['wreath', 'none', 'hood'], gear: [['staff', 'right'], ['owl', 'shoulder']], dyes: dyes('4d5b34', '5d4f34', '3f5340', '6a6240'), trims: dyes('8d7a4c', 'a08a60'), mood: ['calm', 'stern'] },
  fighter: { home: 'battlefield', garments: ['breastplate', 'chainmail', 'studded-leather', 'scale-armour'], wraps: ['cloak', 'none', 'fur-collar'], headwear: ['none', 'none', 'nasal-helm'], gear: [['sword', 'right'], ['sword', 'back'], ['axe', 'right'], ['shield', 'left']], dyes: dyes('7a2c2a', '34466b', '4a4a4c', '5b4630'), trims: gold, mood: ['stern', 'calm'], muscle: 1.1 },
  monk: { home: 'temple', garments: ['robe', 'wrappings', 'tunic'], gear: [['staff', 'right']], dyes: dyes('a8642c', '8a3c2a', '6b5a40', '7a6a50'), trims: dyes('5a3a28', 'd0b070'), mood: ['calm', 'stern'] },
  paladin: { home: 'temple', garments: ['plate-armour'], wraps: ['cloak', 'none', 'cloak'], headwear: ['none', 'none', 'winged-helm'], gear: [['sword', 'right'], ['hammer', 'right'], ['shield', 'left']], dyes: dyes('b9c0c8', 'cbb88a'), trims: gold, mood: ['stern', 'calm'], muscle: 1.15, stuff: 'steel' },
  knight: { home: 'castle', garments: ['plate-armour', 'plate-armour', 'tabard'], wraps: ['cloak', 'none'], headwear: ['none', 'great-helm', 'none', 'coif'], gear: [['sword', 'right'], ['shield', 'left'], ['spear', 'right']], dyes: dyes('a3abb3', '8d949b'), trims: dyes('b98f45', '7a2c2a', '34466b'), mood: ['stern'], muscle: 1.1, stuff: 'steel' },
  ranger: { home: 'forest', garments: ['leather-armour', 'tunic', 'studded-leather'], wraps: ['hooded-cloak', 'cloak', 'none'], headwear: ['none', 'hood', 'hood', 'feathered-cap'], gear: [['bow', 'back'], ['bow', 'back'], ['bow', 'right']], dyes: dyes('4c5a36', '5b4a32', '3e4d42', '6a5a3a'), trims: dyes('8a6c40', '74805a'), mood: ['stern', 'calm', 'sly'] },
  rogue: { home: 'city', garments: ['leather-armour', 'coat', 'studded-leather'], wraps: ['hooded-cloak', 'none', 'scarf'], headwear: ['hood', 'hood', 'none', 'bandana'], gear: [['dagger', 'right'], ['dagger', 'left'], ['coin', 'left']], dyes: dyes('34333a', '3d3630', '2f3a40', '4a2f30'), trims: dyes('6e5a40', '55505a'), mood: ['sly', 'sly', 'stern'] },
  sorcerer: { home: 'mountains', garments: ['robe', 'coat', 'dress'], wraps: ['cloak', 'none', 'mantle'], headwear: ['none', 'circlet', 'none'], gear: [['flame', 'right'], ['orb', 'right']], dyes: dyes('6e2430', '3c2a66', '7a3a20', '23405e'), trims: gold, necklace: true, mood: ['sly', 'stern'] },
  warlock: { home: 'ruins', garments: ['robe', 'coat'], wraps: ['hooded-cloak', 'none', 'cloak'], headwear: ['hood', 'none', 'wizard-hat'], gear: [['book', 'left'], ['flame', 'right'], ['skull', 'left']], dyes: dyes('2c2434', '3a2440', '2a2e2c', '421f28'), trims: dyes('7c4f9a', '6a8a50', '9a5038'), necklace: true, mood: ['sly', 'stern'] },
  necromancer: { home: 'graveyard', garments: ['robe'], wraps: ['hooded-cloak', 'mantle'], headwear: ['hood', 'none'], gear: [['skull', 'left'], ['staff', 'right']], dyes: dyes('24242a', '2f2a36', '2a332c'), trims: dyes('72806a', '8a7a94'), mood: ['sly', 'stern'], old: 0.6 },
  wizard: { home: 'library', garments: ['robe'], wraps: ['none', 'mantle', 'cloak'], headwear: ['wizard-hat', 'wizard-hat', 'none', 'hood'], gear: [['staff', 'right'], ['book', 'left'], ['orb', 'right']], dyes: dyes('2f3f78', '4a2f66', '34505a', '5a2f3a', '4c4c58'), trims: dyes('c7a45c', 'a9b4c8'), mood: ['calm', 'stern', 'smiling'], old: 0.78 },
  artificer: { home: 'forge', garments: ['apron', 'vest', 'coat'], headwear: ['none', 'cap', 'bandana'], gear: [['hammer', 'right'], ['lantern', 'right']], dyes: dyes('7a5a38', '5d4a3c', '6a4430'), trims: dyes('b98f45', 'c8b48c'), mood: ['calm', 'smiling'] },
  alchemist: { home: 'library', garments: ['apron', 'coat', 'robe'], headwear: ['none', 'cap', 'none'], gear: [['potion', 'right']], dyes: dyes('5a5a44', '4a5a54', '6a5236'), trims: dyes('c8bca0', '9a8a5c'), mood: ['calm', 'sly'], old: 0.6 },
  smith: { home: 'forge', garments: ['apron'], headwear: ['none', 'none', 'bandana', 'cap'], gear: [['hammer', 'right'], ['tongs', 'left']], dyes: dyes('5b3d28', '4b3426', '664630'), trims: dyes('8a7a62', 'a89878', '6e4a3a'), mood: ['stern', 'calm'], muscle: 1.3, stout: 1.08 },
  innkeeper: { home: 'tavern', garments: ['apron', 'vest'], headwear: ['none', 'none', 'cap'], gear: [['tankard', 'right']], dyes: dyes('7a6248', '8c8272', '6b4a34'), trims: dyes('c9bb98', 'b3a488'), mood: ['smiling', 'smiling', 'calm'], stout: 1.22 },
  merchant: { home: 'city', garments: ['coat', 'vest', 'robe'], wraps: ['fur-collar', 'none', 'scarf'], headwear: ['cap', 'turban', 'beret', 'none'], gear: [['coin', 'left']], dyes: rich, trims: gold, necklace: true, mood: ['sly', 'smiling'], stout: 1.15 },
  noble: { home: 'castle', garments: ['coat', 'tunic', 'dress'], wraps: ['fur-collar', 'cloak', 'none'], headwear: ['circlet', 'none', 'feathered-cap', 'beret'], gear: [['cane', 'right']], dyes: rich, trims: gold, necklace: true, mood: ['stern', 'sly', 'calm'] },
  monarch: { home: 'castle', garments: ['robe', 'tunic', 'dress'], wraps: ['fur-collar'], headwear: ['crown'], gear: [['wand', 'right']], dyes: dyes('6e1f2e', '3a2a66', '24466b'), trims: gold, necklace: true, mood: ['stern', 'calm'], old: 0.5 },
  guard: { home: 'city', garments: ['tabard', 'chainmail', 'studded-leather', 'breastplate'], wraps: ['none', 'none', 'cloak'], headwear: ['kettle-helm', 'nasal-helm', 'coif', 'kettle-helm'], gear: [['spear', 'right'], ['halberd', 'right'], ['torch', 'left']], dyes: dyes('34466b', '6e2a2c', '4a5a3a', '6b5a34'), trims: dyes('c7a45c', 'c4c4bc'), mood: ['stern', 'calm'], muscle: 1.1 },
  farmer: { home: 'meadow', garments: ['shirt', 'vest', 'tunic'], headwear: ['straw-hat', 'straw-hat', 'none', 'bandana'], gear: [['pitchfork', 'right']], dyes: drab, trims: dyes('a89878', 'c2b28c'), mood: ['smiling', 'calm'] },
  pirate: { home: 'sea', garments: ['coat', 'vest', 'shirt'], wraps: ['none', 'none', 'scarf'], headwear: ['tricorne', 'tricorne', 'bandana'], gear: [['scimitar', 'right'], ['parrot', 'shoulder']], dyes: dyes('6b2328', '2c3a52', '3c3430', '5a4430'), trims: gold, mood: ['sly', 'stern', 'smiling'] },
  sailor: { home: 'sea', garments: ['coat', 'shirt', 'vest'], wraps: ['scarf', 'none'], headwear: ['cap', 'none', 'bandana', 'beret'], gear: [['pipe', 'breast'], ['fish', 'right'], ['lantern', 'right']], dyes: dyes('34465c', '4a545c', '5b5040'), trims: dyes('c2b494', '8a7a5c'), mood: ['calm', 'smiling'], old: 0.6 },
  cook: { home: 'tavern', garments: ['apron'], headwear: ['cap', 'coif', 'bandana'], gear: [['ladle', 'right'], ['bread', 'left']], dyes: dyes('c8bda4', 'b4a78c'), trims: dyes('8a5a44', '6a6a58', 'a08460'), mood: ['smiling', 'calm'], stout: 1.25 },
  scholar: { home: 'library', garments: ['robe', 'coat', 'vest'], wraps: ['none', 'scarf', 'shawl'], headwear: ['none', 'beret', 'cap'], gear: [['book', 'left'], ['quill', 'right'], ['scroll', 'left']], dyes: dyes('4a3c34', '3c4450', '54483c', '5a2f34'), trims: dyes('b8a478', 'c8bca0'), mood: ['calm', 'stern'], old: 0.6 },
  beggar: { home: 'city', garments: ['rags'], wraps: ['none', 'shawl', 'none'], headwear: ['none', 'hood', 'bandana'], dyes: drab, trims: drab, mood: ['sad', 'sad', 'sly'], old: 0.6 },
  miner: { home: 'cave', garments: ['vest', 'shirt', 'leather-armour'], headwear: ['cap', 'kettle-helm', 'bandana'], gear: [['pickaxe', 'right'], ['lantern', 'left']], dyes: drab, trims: dyes('9a8a6a', '6e5a44'), mood: ['stern', 'calm'], muscle: 1.15 },
  carpenter: { home: 'city', garments: ['apron', 'vest'], headwear: ['none', 'cap', 'straw-hat'], gear: [['hammer', 'right'], ['axe', 'right']], dyes: dyes('6b5136', '7a6248'), trims: dyes('c2b28c', '9a8a6a'), mood: ['calm', 'smiling'], muscle: 1.1 },
  'fortune-teller': { home: 'tavern', garments: ['dress', 'robe'], wraps: ['shawl', 'shawl', 'scarf'], headwear: ['bandana', 'turban', 'veil'], gear: [['orb', 'right']], dyes: dyes('5a2550', '6e2430', '2d4a5c'), trims: gold, necklace: true, mood: ['sly', 'calm'] },
  dancer: { home: 'tavern', garments: ['dress'], headwear: ['none', 'circlet', 'wreath'], dyes: dyes('8a2f4a', '2f6a6a', 'a0662c'), trims: gold, necklace: true, mood: ['smiling', 'sly'] },
  executioner: { home: 'castle', garments: ['leather-armour', 'coat'], wraps: ['none', 'hooded-cloak'], headwear: ['hood', 'wide-hat', 'wide-hat'], gear: [['crossbow', 'back'], ['greataxe', 'right'], ['sword', 'right']], dyes: dyes('2e2a2c', '3a2f2a'), trims: dyes('6a5a48', '7a2c2a'), mood: ['stern', 'angry'], muscle: 1.2 },
  samurai: { home: 'mountains', garments: ['scale-armour', 'robe'], headwear: ['none', 'none', 'winged-helm'], gear: [['sword', 'right'], ['sword', 'back']], dyes: dyes('7a2430', '2d2f3c', '3a4a5a'), trims: gold, mood: ['stern', 'calm'] },
  townsman: { garments: ['tunic', 'vest', 'shirt', 'coat'], wraps: ['none', 'none', 'cloak', 'scarf'], headwear: ['none', 'none', 'cap', 'hood'], dyes: [...earthy, ...rich], trims: [...gold, ...drab], mood: ['calm', 'smiling', 'stern'] },
}
