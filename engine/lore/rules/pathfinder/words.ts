import type { Condition, CreatureType, DamageType, Gift, Lasting } from '../monster-brief.ts'

/** Damage by Pathfinder's names. */
export const damageWord: Record<DamageType, string> = {
  acid: 'acid',
  bludgeoning: 'bludgeoning',
  cold: 'cold',
  fire: 'fire',
  force: 'force',
  lightning: 'electricity',
  necrotic: 'void',
  piercing: 'piercing',
  poison: 'poison',
  psychic: 'mental',
  radiant: 'spirit',
  slashing: 'slashing',
  thunder: 'sonic',
}

/** Conditions by the names they have here, with a value where one belongs. */
export const conditionWord: Record<Condition, string> = {
  blinded: 'blinded',
  charmed: 'fascinated',
  deafened: 'deafened',
  exhaustion: 'fatigued',
  frightened: 'frightened 2',
  grappled: 'grabbed',
  incapacitated: 'stunned 2',
  paralyzed: 'paralyzed',
  petrified: 'petrified',
  poisoned: 'sickened 2',
  prone: 'prone',
  restrained: 'restrained',
  stunned: 'stunned 2',
  unconscious: 'unconscious',
}

export const lastingWord: Record<Lasting, string> = {
  turn: 'until the end of its next turn',
  saveEnds: 'for 1 minute, with another save at the end of each of its turns',
  escape: 'until it Escapes',
}

/** Conditions that end by themselves, or by what they say. */
export const endsItself: ReadonlySet<Condition> = new Set([
  'frightened',
  'poisoned',
  'prone',
  'stunned',
  'incapacitated',
])

export const typeTrait: Record<CreatureType, string> = {
  aberration: 'aberration',
  beast: 'animal',
  celestial: 'celestial',
  construct: 'construct',
  dragon: 'dragon',
  elemental: 'elemental',
  fey: 'fey',
  fiend: 'fiend',
  giant: 'giant',
  humanoid: 'humanoid',
  monstrosity: 'beast',
  ooze: 'ooze',
  plant: 'plant',
  undead: 'undead',
}

/** Traits for DnD5e's words of what a creature is beside its type; empty for what has none here. Others are called the same. */
const tagTraits: Readonly<Record<string, string>> = {
  chromatic: '',
  cleric: '',
  druid: '',
  goblinoid: 'goblin',
  lycanthrope: 'werecreature',
  metallic: '',
  wizard: '',
}
export const traitsOfTags = (tags: readonly string[]) => tags.map((tag) => tagTraits[tag] ?? tag).filter(Boolean)

/** DnD5e's languages by Pathfinder's names (Player Core, "Languages"), the longest first. */
const languageWords: readonly (readonly [string, string])[] = [
  ['Primordial (Aquan)', 'Thalassic'],
  ['Primordial (Auran)', 'Sussuran'],
  ['Primordial (Ignan)', 'Pyric'],
  ['Primordial (Terran)', 'Petran'],
  ['Deep Speech', 'Aklo'],
  ['Abyssal', 'Chthonian'],
  ['Aquan', 'Thalassic'],
  ['Auran', 'Sussuran'],
  ['Celestial', 'Empyrean'],
  ['Dwarvish', 'Dwarven'],
  ['Elvish', 'Elven'],
  ['Giant', 'Jotun'],
  ['Ignan', 'Pyric'],
  ['Infernal', 'Diabolic'],
  ['Orc', 'Orcish'],
  ['Sylvan', 'Fey'],
  ['Terran', 'Petran'],
  ['Undercommon', 'Sakvroth'],
]

/** "Sylvan" is Fey here, and "understands Aquan but cannot speak" says Thalassic. */
export function languageWord(said: string): string {
  const found = languageWords.find(([name]) => said === name || new RegExp(`\\b${name}\\b`).test(said))
  return found ? said.replace(found[0], found[1]) : said
}

/** DnD5e's skills by Pathfinder's names. */
export const skillWord: Readonly<Record<string, string>> = {
  Acrobatics: 'Acrobatics',
  'Animal Handling': 'Nature',
  Arcana: 'Arcana',
  Athletics: 'Athletics',
  Deception: 'Deception',
  History: 'Society',
  Insight: 'Society',
  Intimidation: 'Intimidation',
  Investigation: 'Society',
  Medicine: 'Medicine',
  Nature: 'Nature',
  Performance: 'Performance',
  Persuasion: 'Diplomacy',
  Religion: 'Religion',
  'Sleight of Hand': 'Thievery',
  Stealth: 'Stealth',
  Survival: 'Survival',
}

/** What a gift is called and does; "[it]" is the creature, "[resist]" its level's resistance, "[dc]" its DC, "[area]" mean area damage. */
export const giftWords: Record<Gift, { name: string; text: string }> = {
  amphibious: { name: 'Amphibious', text: '[It] breathes water as well as air.' },
  flyby: { name: 'Swoop', text: '(one action) [It] Flies up to its speed and makes a Strike at any point on the way.' },
  incorporeal: {
    name: 'Incorporeal',
    text: '[It] has no body: it passes through solid things, and nothing material can grab or shove it.',
  },
  keenSenses: { name: 'Keen Senses', text: 'Scent, imprecise, to 60 feet; +2 to Seek what it can smell or hear.' },
  packTactics: {
    name: 'Pack Attack',
    text: 'Its Strikes deal [d4] more damage to whoever is within reach of two or more of its allies.',
  },
  pounce: {
    name: 'Pounce',
    text: '(one action) [It] Strides and makes a Strike at the end. If it began hidden, it stays hidden until after the attack.',
  },
  regeneration: {
    name: 'Regeneration [regen]',
    text: 'At the start of its turns [it] regains [regen] Hit Points, unless it took acid or fire since its last turn.',
  },
  spiderClimb: { name: 'Wall Walker', text: '[It] climbs walls and ceilings at its speed, with no check.' },
  sunlightWeakness: {
    name: 'Light Blindness',
    text: 'In bright light [it] is dazzled; on coming into it, blinded for a round.',
  },
  swarm: {
    name: 'Swarm Mind',
    text: '[It] is many: it fits through any opening, and effects that single out one creature do not touch it.',
  },
  undeadFortitude: {
    name: 'Hard to Put Down',
    text: 'Once a day, when [it] would fall to 0 Hit Points, it stays at 1 unless the damage was spirit, vitality or a critical hit.',
  },
  magicResistance: { name: 'Warded against Magic', text: '+1 status to all saves against magic.' },
  falseAppearance: {
    name: 'Ambusher’s Stillness',
    text: 'As long as [it] does not move it passes for what it looks like; it takes a Perception check against DC [dc] to know better.',
  },
  amorphous: { name: 'Compression', text: '[It] squeezes through a gap of an inch.' },
  siege: { name: 'Wrecker', text: 'Its Strikes deal double damage to objects and walls.' },
  charge: {
    name: 'Charge',
    text: '(two actions) [It] Strides twice in a straight line and makes a Strike with +[d4] damage.',
  },
  deathBurst: {
    name: 'Death Burst',
    text: 'When [it] dies, everybody within 10 feet takes [areaDice] [element] damage, with a basic Reflex save against DC [dc].',
  },
  webSense: { name: 'Web Sense', text: 'Precise tremorsense along any web it touches.' },
  holdBreath: { name: 'Deep Breath', text: '[It] holds its breath for an hour.' },
  bloodFrenzy: {
    name: 'Blood Frenzy',
    text: 'Against whoever bleeds or is below half Hit Points, +1 to attack and quickened for one Strike.',
  },
  aura: { name: 'Aura', text: '(aura, 10 feet) Whoever ends a turn in it takes [resist] [element] damage.' },
  legendaryResistance: {
    name: 'Unbowed',
    text: '(free action, three times a day) Trigger: [it] fails a save. Effect: it succeeds instead.',
  },
  shadowStealth: {
    name: 'Shadow Step',
    text: '(one action) In dim light or darkness [it] Hides, even while observed.',
  },
  treeStride: { name: 'Tree Stride', text: '(one action) [It] steps into a tree and out of another within 60 feet.' },
  iceWalk: { name: 'Ice Walk', text: 'Ice and snow are no difficult terrain to [it], and it never slips.' },
  burningBody: {
    name: 'Burning Body',
    text: 'Whoever touches [it] or hits it unarmed takes [resist] [element] damage.',
  },
  immutableForm: { name: 'Set Shape', text: 'Nothing can change its form.' },
  illumination: { name: 'Glow', text: '[It] sheds bright light for 20 feet, and dim light for 20 more.' },
  rejuvenation: {
    name: 'Rejuvenation',
    text: 'Destroyed, [it] forms again after [days] days unless what holds it here is put right.',
  },
  mimicry: {
    name: 'Sound Mimicry',
    text: '[It] copies any voice or sound it has heard; to notice takes Perception against DC [dc].',
  },
}
