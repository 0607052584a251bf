import type { DamageType, Gift, MonsterBrief } from '../monster-brief.ts'
import type { Dice } from './dice.ts'

/** What a gift needs to know to be worded. */
export interface GiftNeeds {
  brief: MonsterBrief
  /** For what burns or bursts: dice of the creature's element. */
  dice: Dice
  element: DamageType
  /** What it gets back each turn, in hit points. */
  healing: number
  /** Uses a day of what is used by the day. */
  uses: number
}

interface Worded {
  name: string
  text: string
  day?: number
}

const roll = ({ count, die }: Dice) => `[roll ${count}d${die}]`

/** What stops a creature from healing: the two damage types its nature fears. */
function stops({ brief, element }: GiftNeeds): string {
  const feared = brief.vulnerable[0]
  if (feared) return `${feared} damage`
  if (brief.type === 'undead') return 'radiant damage'
  return element === 'fire' ? 'cold damage' : 'fire or acid damage'
}

/** Traits of 5e creatures, in our own words; figures as in SRD 5.1 and 5.2.1 (CC-BY-4.0) where they are there. */
export const giftWords: Record<Gift, (needs: GiftNeeds) => Worded> = {
  amphibious: () => ({ name: 'Amphibious', text: '[It] breathes in air and in water.' }),
  holdBreath: () => ({ name: 'Hold Breath', text: '[It] can go without breath for 30 minutes.' }),
  flyby: () => ({
    name: 'Flyby',
    text: 'Flying out of an enemy’s reach does not draw an opportunity attack from that enemy.',
  }),
  incorporeal: ({ dice }) => ({
    name: 'Incorporeal Movement',
    text: `Creatures and solid objects are difficult terrain to [it], not barriers. If it ends a turn inside something solid it takes ${roll(dice)} force damage.`,
  }),
  keenSenses: () => ({
    name: 'Keen Senses',
    text: '[It] has advantage on Perception checks that rely on hearing or smell.',
  }),
  packTactics: () => ({
    name: 'Pack Tactics',
    text: '[It] has advantage on an attack roll while one of its allies stands within 5 feet of the target and is able to act.',
  }),
  pounce: () => ({
    name: 'Pounce',
    text: 'After moving at least 20 feet in a straight line and then hitting a creature, [it] knocks it down unless it succeeds on a Strength saving throw ([dc str]).',
  }),
  charge: ({ dice, brief }) => ({
    name: 'Charge',
    text: `Once a turn, a hit straight after a run of at least 20 feet towards the target deals ${roll(dice)} ${brief.strikes[0]?.type ?? 'bludgeoning'} damage more.`,
  }),
  regeneration: (needs) => ({
    name: 'Regeneration',
    text: `[It] regains ${needs.healing} hit points when its turn starts, unless it took ${stops(needs)} since its last turn. It dies only if it starts a turn with 0 hit points and does not regenerate.`,
  }),
  spiderClimb: () => ({
    name: 'Spider Climb',
    text: '[It] climbs walls and ceilings without a check and with its hands free.',
  }),
  webSense: () => ({
    name: 'Web Sense',
    text: 'Whatever touches a web that [it] touches too, [it] knows where it is. Webs do not slow it.',
  }),
  sunlightWeakness: () => ({
    name: 'Sunlight Weakness',
    text: 'In sunlight [it] has disadvantage on attack rolls and ability checks.',
  }),
  swarm: () => ({
    name: 'Swarm',
    text: 'The swarm shares the space of other creatures and passes any gap wide enough for one of its members. It cannot be healed or gain temporary hit points. At half its hit points or fewer its attacks deal half damage.',
  }),
  undeadFortitude: () => ({
    name: 'Undead Fortitude',
    text: 'Damage that would bring [it] to 0 hit points brings it to 1 if it succeeds on a Constitution saving throw (DC 5 plus the damage). Radiant damage and critical hits allow no such save.',
  }),
  magicResistance: () => ({
    name: 'Magic Resistance',
    text: '[It] has advantage on saving throws against spells and other magic.',
  }),
  falseAppearance: () => ({
    name: 'False Appearance',
    text: 'As long as [it] keeps still, it cannot be told from a thing of the place. A creature that has not seen it move needs an Investigation check ([dc cha]) to see through it.',
  }),
  amorphous: () => ({ name: 'Amorphous', text: '[It] flows through gaps an inch wide without squeezing.' }),
  siege: () => ({ name: 'Siege Monster', text: '[It] deals double damage to objects and buildings.' }),
  deathBurst: ({ dice, element }) => ({
    name: 'Death Burst',
    text: `When [it] dies it bursts: each creature within 10 feet takes ${roll(dice)} ${element} damage, or half as much with a successful Dexterity saving throw ([dc con]).`,
  }),
  bloodFrenzy: () => ({
    name: 'Blood Frenzy',
    text: '[It] has advantage on melee attack rolls against anything that is missing hit points.',
  }),
  aura: ({ dice, element }) => ({
    name: `Aura of ${auraNames[element]}`,
    text: `A creature that starts its turn within 5 feet of [it] takes ${roll(dice)} ${element} damage.`,
  }),
  burningBody: ({ dice, element }) => ({
    name: bodyNames[element] ?? 'Baneful Body',
    text: `A creature that touches [it], or hits it in melee from within 5 feet, takes ${roll(dice)} ${element} damage.`,
  }),
  legendaryResistance: ({ uses }) => ({
    name: 'Legendary Resistance',
    text: 'When [it] fails a saving throw, it can choose to succeed instead.',
    day: uses,
  }),
  shadowStealth: () => ({
    name: 'Shadow Stealth',
    text: 'In dim light or darkness [it] can hide as a bonus action.',
  }),
  treeStride: () => ({
    name: 'Tree Stride',
    text: 'Once on its turn [it] steps into a living tree within reach and out of another within 60 feet, for 10 feet of its movement.',
  }),
  iceWalk: () => ({ name: 'Ice Walk', text: 'Ice and snow are firm ground to [it]: no checks, no difficult terrain.' }),
  immutableForm: () => ({ name: 'Immutable Form', text: 'No spell or effect can change [its] shape.' }),
  illumination: () => ({
    name: 'Illumination',
    text: '[It] sheds bright light for 15 feet and dim light for 15 feet more.',
  }),
  rejuvenation: () => ({
    name: 'Rejuvenation',
    text: 'Destroyed, [it] forms anew after 1d10 days close to what binds it, unless that has been found and dealt with.',
  }),
  mimicry: () => ({
    name: 'Mimicry',
    text: '[It] repeats sounds and voices it has heard. An Insight check ([dc cha]) gives the trick away.',
  }),
}

const auraNames: Record<DamageType, string> = {
  acid: 'Corrosion',
  bludgeoning: 'Battering',
  cold: 'Frost',
  fire: 'Embers',
  force: 'Pressure',
  lightning: 'Sparks',
  necrotic: 'Decay',
  piercing: 'Thorns',
  poison: 'Reek',
  psychic: 'Whispers',
  radiant: 'Glare',
  slashing: 'Blades',
  thunder: 'Din',
}

const bodyNames: Partial<Record<DamageType, string>> = {
  acid: 'Corrosive Body',
  cold: 'Freezing Body',
  fire: 'Burning Body',
  lightning: 'Crackling Body',
  necrotic: 'Withering Touch',
  piercing: 'Spined Body',
  poison: 'Venomous Hide',
  slashing: 'Razor Hide',
  radiant: 'Searing Body',
}
