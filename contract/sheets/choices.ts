/** A choice of a workshop's form beside the prompt; it is also a field of the request. */
export interface Choice {
  name: string
  label: string
  /** Value to what people read, the default first; without options: a whole number from `min` to `max`. */
  options?: Readonly<Record<string, string>>
  min?: number
  max?: number
  /** What a number begins with. */
  usual?: number
  /** The option it begins with, where that is not the first. */
  begins?: string
  /** Said below the field. */
  hint?: string
  /** Asked under these rules alone. */
  only?: 'DnD5e' | 'Pathfinder'
}

/** The keys of a choice's options, as zod wants them. */
export const valuesOf = <Options extends Readonly<Record<string, string>>>(options: Options) =>
  Object.keys(options) as [keyof Options & string, ...(keyof Options & string)[]]

export const lootSources = { '': 'As the words suggest', hoard: 'A hoard', pockets: 'What somebody carried' } as const

export const lootChoices: readonly Choice[] = [
  { name: 'source', label: 'What is found', options: lootSources },
  { name: 'level', label: 'Party level', min: 1, max: 20, usual: 3 },
]

/** Which edition's wording a DnD5e block has. */
export const blockForms = { '2024': '2024 wording', '2014': '2014 wording' } as const
export type BlockForm = keyof typeof blockForms
export const formChoice: Choice = {
  name: 'form',
  label: 'Stat block',
  options: blockForms,
  begins: '2024',
  only: 'DnD5e',
}

const challengeLabels = ['0', '1/8', '1/4', '1/2', ...Array.from({ length: 30 }, (_, index) => String(index + 1))]

/** "CR 1/4": bare numbers as keys would not keep their order. */
export const monsterChallenges: Readonly<Record<string, string>> = Object.fromEntries([
  ['', 'As the words suggest'],
  ...challengeLabels.map((label) => [`CR ${label}`, label]),
])

export const monsterRoleNames = {
  '': 'As fits it',
  brute: 'Brute: hits hard, takes much',
  skirmisher: 'Skirmisher: in and out',
  artillery: 'Artillery: strikes from afar',
  controller: 'Controller: holds and hinders',
  caster: 'Caster: spells',
  lurker: 'Lurker: waits and ambushes',
  leader: 'Leader: makes others better',
  guardian: 'Guardian: bars the way',
} as const

export const monsterChoices: readonly Choice[] = [
  { name: 'challenge', label: 'Challenge', options: monsterChallenges, hint: 'For Pathfinder, a level about as hard.' },
  { name: 'role', label: 'Role', options: monsterRoleNames },
  formChoice,
]

export const shopKinds = {
  '': 'As the words suggest',
  general: 'General store',
  smith: 'Weaponsmith',
  armourer: 'Armourer',
  fletcher: 'Fletcher and bowyer',
  apothecary: 'Apothecary',
  alchemist: 'Alchemist',
  scribe: 'Scribe and bookseller',
  jeweller: 'Jeweller',
  tailor: 'Tailor',
  stable: 'Stable and saddler',
  bakery: 'Bakery',
  instruments: 'Instrument maker',
  curios: 'Curiosities',
  magic: 'Magic shop',
} as const
export type ShopKind = Exclude<keyof typeof shopKinds, ''>

export const shopSizes = {
  '': 'As fits it',
  small: 'A stall or a single room',
  medium: 'A shop with a back room',
  large: 'An emporium',
} as const

/** Where a shop or tavern stands: what can be had there follows. */
export const placeWealth = {
  '': 'As the words suggest',
  poor: 'A poor village',
  modest: 'A market town',
  wealthy: 'A rich city',
} as const

const wealthChoice: Choice = { name: 'wealth', label: 'It stands in', options: placeWealth }

export const shopChoices: readonly Choice[] = [
  { name: 'shop', label: 'Kind of shop', options: shopKinds },
  { name: 'size', label: 'Size', options: shopSizes },
  wealthChoice,
]

export const tavernSizes = {
  '': 'As fits it',
  small: 'An alehouse of one room',
  medium: 'A tavern with rooms',
  large: 'A coaching inn',
} as const

export const tavernChoices: readonly Choice[] = [{ name: 'size', label: 'Size', options: tavernSizes }, wealthChoice]

const asSuggested = 'As the words suggest'

export const npcAncestries = {
  '': asSuggested,
  human: 'Human',
  elf: 'Elf',
  'half-elf': 'Half-elf',
  dwarf: 'Dwarf',
  halfling: 'Halfling',
  gnome: 'Gnome',
  orc: 'Orc',
  'half-orc': 'Half-orc',
  goblin: 'Goblin',
  hobgoblin: 'Hobgoblin',
  kobold: 'Kobold',
  dragonborn: 'Dragonborn',
  tiefling: 'Tiefling',
  aasimar: 'Aasimar',
  tabaxi: 'Tabaxi',
  kenku: 'Kenku',
  tortle: 'Tortle',
  lizardfolk: 'Lizardfolk',
  ratfolk: 'Ratfolk',
} as const
/** As pictures and persons have it. */
export const npcSexes = {
  '': asSuggested,
  Female: 'Female',
  Male: 'Male',
  Neutral: 'Neutral',
  Unknown: 'Unknown',
} as const
export const npcAges = {
  '': asSuggested,
  child: 'Child',
  young: 'Young',
  grown: 'Grown',
  'middle-aged': 'Middle-aged',
  old: 'Old',
  ancient: 'Ancient',
} as const
export const npcCallings = {
  '': asSuggested,
  alchemist: 'Alchemist',
  barbarian: 'Barbarian',
  bard: 'Bard',
  beggar: 'Beggar',
  blacksmith: 'Blacksmith',
  cleric: 'Cleric',
  druid: 'Druid',
  farmer: 'Farmer',
  ferryman: 'Ferryman',
  fighter: 'Fighter',
  gravedigger: 'Gravedigger',
  guard: 'Guard',
  healer: 'Healer',
  hunter: 'Hunter',
  innkeeper: 'Innkeeper',
  magistrate: 'Magistrate',
  merchant: 'Merchant',
  monk: 'Monk',
  noble: 'Noble',
  paladin: 'Paladin',
  ranger: 'Ranger',
  rogue: 'Rogue',
  sailor: 'Sailor',
  scholar: 'Scholar',
  servant: 'Servant',
  smuggler: 'Smuggler',
  sorcerer: 'Sorcerer',
  spy: 'Spy',
  tailor: 'Tailor',
  warlock: 'Warlock',
  wizard: 'Wizard',
} as const
export const npcLevels: Readonly<Record<string, string>> = Object.fromEntries([
  ['', asSuggested],
  ...Array.from({ length: 21 }, (_, level) => [`Level ${level}`, `Level ${level}`]),
  ...challengeLabels.map((label) => [`CR ${label}`, `CR ${label}`]),
])
export const npcAlignments = {
  '': asSuggested,
  'lawful good': 'Lawful good',
  'neutral good': 'Neutral good',
  'chaotic good': 'Chaotic good',
  'lawful neutral': 'Lawful neutral',
  neutral: 'Neutral',
  'chaotic neutral': 'Chaotic neutral',
  'lawful evil': 'Lawful evil',
  'neutral evil': 'Neutral evil',
  'chaotic evil': 'Chaotic evil',
} as const
/** What somebody of Pathfinder lives by, where DnD5e has alignment: as it stands in the block. */
export const npcEdicts = {
  '': asSuggested,
  'protect the weak': 'Protect the weak',
  'keep your word': 'Keep your word',
  'uphold the law': 'Uphold the law',
  'free the unfree': 'Free the unfree',
  'repay every debt': 'Repay every debt',
  'honour the dead': 'Honour the dead',
  'seek knowledge': 'Seek knowledge',
  'guard wild places': 'Guard wild places',
  'look after your own': 'Look after your own',
  'gain power': 'Gain power',
} as const
/** And what they never do. */
export const npcAnathema = {
  '': asSuggested,
  'tell a lie': 'Tell a lie',
  'break a promise': 'Break a promise',
  'harm the innocent': 'Harm the innocent',
  'desert a friend': 'Desert a friend',
  'refuse a challenge': 'Refuse a challenge',
  'destroy a book': 'Destroy a book',
  'kill without need': 'Kill without need',
  'serve a tyrant': 'Serve a tyrant',
  'forgive an insult': 'Forgive an insult',
  'give without gain': 'Give without gain',
} as const
/** Whose names they have. */
export const npcCultures = {
  '': asSuggested,
  river: 'River towns',
  hill: 'Hill folk',
  fjord: 'Fjord folk',
  steppe: 'Steppe riders',
  desert: 'Caravan cities',
  empire: 'The old empire',
  lagoon: 'Lagoon ports',
  marsh: 'Marsh villages',
  jade: 'Jade provinces',
  sun: 'Sun coast',
  elven: 'Elves',
  dwarven: 'Dwarves',
  halfling: 'Halflings',
  gnomish: 'Gnomes',
  orcish: 'Orcs',
  goblin: 'Goblins',
  draconic: 'Dragonborn',
  infernal: 'Tieflings',
  beast: 'Beast folk',
  celestial: 'Aasimar',
} as const
export const npcTones = {
  '': asSuggested,
  dark: 'Dark',
  merry: 'Merry',
  sad: 'Sad',
  heroic: 'Heroic',
  strange: 'Strange',
} as const

export const npcChoices: readonly Choice[] = [
  { name: 'ancestry', label: 'Ancestry', options: npcAncestries },
  { name: 'sex', label: 'Sex', options: npcSexes },
  { name: 'age', label: 'Age', options: npcAges },
  { name: 'calling', label: 'Trade or class', options: npcCallings, hint: 'Any other: name it in the prompt.' },
  { name: 'level', label: 'Level or challenge', options: npcLevels },
  { name: 'alignment', label: 'Alignment', options: npcAlignments, only: 'DnD5e' },
  { name: 'edicts', label: 'Edicts', options: npcEdicts, only: 'Pathfinder' },
  { name: 'anathema', label: 'Anathema', options: npcAnathema, only: 'Pathfinder' },
  { name: 'culture', label: 'Culture', options: npcCultures, hint: 'Whose names they have.' },
  { name: 'tone', label: 'Tone', options: npcTones },
  formChoice,
]

export const settlementSizes = {
  '': 'As the words suggest',
  hamlet: 'Hamlet: some households',
  village: 'Village: a few hundred',
  town: 'Town: some thousands',
  city: 'City: up to 25,000',
  metropolis: 'Metropolis: more',
} as const
export const settlementLands = {
  '': 'As fits it',
  river: 'On a river',
  coast: 'By the sea',
  lake: 'On a lake',
  island: 'On an island',
  forest: 'In a forest',
  mountains: 'In the mountains',
  hills: 'In the hills',
  plains: 'In open country',
  marsh: 'In a marsh',
  desert: 'In the desert',
} as const
export const settlementWealth = {
  '': 'As fits it',
  poor: 'Poor',
  modest: 'Modest',
  comfortable: 'Comfortable',
  rich: 'Rich',
} as const
export const settlementGovernments = {
  '': 'As fits it',
  elder: 'Elders',
  reeve: 'A reeve',
  moot: 'A moot of all',
  mayor: 'A mayor and council',
  guilds: 'The guilds',
  lord: 'A lord’s bailiff',
  duke: 'A hereditary house',
  merchants: 'A merchant council',
  temple: 'The temple',
  captain: 'A captain under arms',
  matriarch: 'The founding families',
  tyrant: 'One strong hand',
  mages: 'A college',
  thieves: 'Nobody, officially',
} as const

export const settlementChoices: readonly Choice[] = [
  { name: 'size', label: 'Size', options: settlementSizes },
  { name: 'land', label: 'Where it lies', options: settlementLands },
  { name: 'wealth', label: 'Wealth', options: settlementWealth },
  { name: 'government', label: 'Who rules', options: settlementGovernments },
]

export const loreForms = {
  '': 'As the words suggest',
  ballad: 'Ballad',
  sonnet: 'Sonnet',
  limerick: 'Limerick',
  prophecy: 'Prophecy',
  epitaph: 'Epitaph',
  song: 'Tavern song',
  riddle: 'Riddle',
  myth: 'Myth',
  document: 'Document',
} as const
export type LoreForm = Exclude<keyof typeof loreForms, ''>
export const loreMoods = { ...npcTones, tender: 'Tender', bitter: 'Bitter', solemn: 'Solemn' }
export type LoreMood = Exclude<keyof typeof loreMoods, ''>

export const loreChoices: readonly Choice[] = [
  { name: 'form', label: 'Form', options: loreForms },
  { name: 'mood', label: 'Mood', options: loreMoods },
]

export const spellbookCasters = {
  '': asSuggested,
  wizard: 'Wizard',
  sorcerer: 'Sorcerer',
  cleric: 'Cleric',
  druid: 'Druid',
  bard: 'Bard',
  warlock: 'Warlock',
  paladin: 'Paladin',
  ranger: 'Ranger',
} as const
export const spellSchools = {
  '': 'Any school',
  Abjuration: 'Abjuration',
  Conjuration: 'Conjuration',
  Divination: 'Divination',
  Enchantment: 'Enchantment',
  Evocation: 'Evocation',
  Illusion: 'Illusion',
  Necromancy: 'Necromancy',
  Transmutation: 'Transmutation',
} as const

export const spellbookChoices: readonly Choice[] = [
  { name: 'caster', label: 'Whose book', options: spellbookCasters },
  { name: 'level', label: 'Caster’s level', min: 1, max: 20, usual: 5 },
  { name: 'school', label: 'School', options: spellSchools, only: 'DnD5e' },
  { ...formChoice, label: 'Spells by', options: { '2024': 'The rules of 2024', '2014': 'The rules of 2014' } },
]
