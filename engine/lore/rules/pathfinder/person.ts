import type { StatsBlock } from '../../../../contract/sheets/document.ts'
import type { Random } from '../../../paint/random.ts'
import { capital } from '../../grammar/inflect.ts'
import { defencesWith, type Nature, sensesWith } from '../../prompt/nature.ts'
import type { Gift, Size, Strike } from '../monster-brief.ts'
import type { PersonBrief } from '../rule-book.ts'
import { callingFor } from './callings.ts'
import type { CreatureModel } from './model.ts'
import { abilityTiers, rolePlans, sensesOf, spellsFor, strikeOf } from './monster.ts'
import { present } from './present.ts'
import { pathfinderWeaponNamed, strikeWith } from './weapons.ts'
import { conditionWord, damageWord, giftWords } from './words.ts'

interface People {
  size: Size
  traits: readonly string[]
  senses: readonly string[]
  speed: number
  languages: readonly string[]
}

const people: Readonly<Record<string, People>> = {
  human: { size: 'Medium', traits: ['human'], senses: [], speed: 25, languages: [] },
  elf: { size: 'Medium', traits: ['elf'], senses: ['low-light vision'], speed: 30, languages: ['Elven'] },
  'half-elf': {
    size: 'Medium',
    traits: ['aiuvarin', 'elf', 'human'],
    senses: ['low-light vision'],
    speed: 25,
    languages: ['Elven'],
  },
  dwarf: { size: 'Medium', traits: ['dwarf'], senses: ['darkvision'], speed: 20, languages: ['Dwarven'] },
  halfling: { size: 'Small', traits: ['halfling'], senses: ['keen eyes'], speed: 25, languages: ['Halfling'] },
  gnome: { size: 'Small', traits: ['gnome'], senses: ['low-light vision'], speed: 25, languages: ['Gnomish', 'Fey'] },
  orc: { size: 'Medium', traits: ['orc'], senses: ['darkvision'], speed: 25, languages: ['Orcish'] },
  'half-orc': {
    size: 'Medium',
    traits: ['dromaar', 'human', 'orc'],
    senses: ['low-light vision'],
    speed: 25,
    languages: ['Orcish'],
  },
  goblin: { size: 'Small', traits: ['goblin'], senses: ['darkvision'], speed: 25, languages: ['Goblin'] },
  hobgoblin: {
    size: 'Medium',
    traits: ['goblin', 'hobgoblin'],
    senses: ['darkvision'],
    speed: 25,
    languages: ['Goblin'],
  },
  kobold: { size: 'Small', traits: ['kobold'], senses: ['darkvision'], speed: 25, languages: ['Sakvroth'] },
  dragonborn: {
    size: 'Medium',
    traits: ['dragonblood', 'human'],
    senses: ['low-light vision'],
    speed: 25,
    languages: ['Draconic'],
  },
  tiefling: {
    size: 'Medium',
    traits: ['human', 'nephilim'],
    senses: ['darkvision'],
    speed: 25,
    languages: ['Diabolic'],
  },
  aasimar: {
    size: 'Medium',
    traits: ['human', 'nephilim'],
    senses: ['low-light vision'],
    speed: 25,
    languages: ['Empyrean'],
  },
  tabaxi: { size: 'Medium', traits: ['catfolk'], senses: ['low-light vision'], speed: 25, languages: ['Amurrun'] },
  catfolk: { size: 'Medium', traits: ['catfolk'], senses: ['low-light vision'], speed: 25, languages: ['Amurrun'] },
  kenku: { size: 'Medium', traits: ['tengu'], senses: ['low-light vision'], speed: 25, languages: ['Tengu'] },
  tortle: { size: 'Medium', traits: ['tortle'], senses: [], speed: 20, languages: ['Thalassic'] },
  lizardfolk: { size: 'Medium', traits: ['lizardfolk'], senses: [], speed: 25, languages: ['Iruxi'] },
  ratfolk: { size: 'Small', traits: ['ratfolk'], senses: ['low-light vision'], speed: 25, languages: ['Ysoki'] },
}

/** Weapons that were named. */
function named(gear: readonly string[]): Strike[] {
  return gear.flatMap((word) => {
    const weapon = pathfinderWeaponNamed(word)
    return weapon ? [strikeWith(word, weapon)] : []
  })
}

export function person(brief: PersonBrief, chance: Random): StatsBlock {
  const calling = callingFor(brief.calling)
  const plan = rolePlans[calling.role]
  const { perception, ac, fortitude, reflex, will, hp, attack, damage, dc } = plan
  const folk = people[brief.ancestry]
  const { size, traits, senses, speed, languages } = folk ?? people.human!
  const level = brief.level === 0 ? -1 : brief.level
  const casts = brief.spells !== 'none' && (calling.tradition ?? (brief.spells === 'some' ? 'occult' : undefined))
  const weapons = named(brief.gear)
  const lore = `${capital(brief.calling)} Lore`
  const [first = 'Society', ...others] = calling.skills
  const model: CreatureModel = {
    name: brief.name,
    noun: brief.name.split(' ')[0] ?? brief.name,
    level,
    rarity: 'unique',
    size,
    traits: [...(folk ? traits : [brief.ancestry]), 'humanoid'].sort(),
    tiers: { perception, ac, fortitude, reflex, will, hp },
    attack,
    damage,
    dc,
    abilities: abilityTiers([...new Set([...(brief.leaning ?? []), ...calling.lead])], chance),
    skills: [
      { name: first, tier: 'high' as const },
      ...others.map((name) => ({ name, tier: 'moderate' as const })),
      { name: lore, tier: 'high' as const },
    ],
    senses: [...senses],
    languages: [...new Set([...(brief.languages.length > 0 ? brief.languages : ['Common', ...languages])])],
    items: brief.gear.length > 0 ? [...brief.gear] : [...calling.items],
    immunities: [],
    weaknesses: [],
    resistances: [],
    speeds: `${speed} feet`,
    strikes: (weapons.length > 0 ? weapons : calling.strikes).map((strike) => strikeOf(strike, chance)),
    powers: structuredClone([...(calling.powers ?? [])]),
    talents: calling.talents.map((talent, index) => ({ ...talent, key: `talent${index}` })),
    ...(casts && { spells: spellsFor(casts, Math.max(1, level), chance) }),
    edicts: [...(brief.edicts ?? calling.edicts)],
    anathema: [...(brief.anathema ?? calling.anathema)],
    overrides: {},
    lines: {},
  }
  return present(brief.nature ? natured(model, brief.nature) : model, brief.key)
}

/** What is said of somebody's nature, over what their people are. */
function natured(model: CreatureModel, nature: Nature): CreatureModel {
  const body = defencesWith({ immune: [], resistant: [], vulnerable: [], immuneConditions: [] }, nature)
  const talent = (gift: Gift) => ({ ...giftWords[gift], key: `nature-${gift}`, use: '' })
  const sees = nature.blind ? model.senses.filter((sense) => !/vision|eyes/.test(sense)) : model.senses
  return {
    ...model,
    immunities: [
      ...model.immunities,
      ...body.immune.map((type) => damageWord[type]),
      ...body.immuneConditions.map((condition) => conditionWord[condition].replace(/ \d$/, '')),
    ],
    resistances: [...model.resistances, ...body.resistant.map((type) => damageWord[type])],
    weaknesses: [...model.weaknesses, ...body.vulnerable.map((type) => damageWord[type])],
    senses: [...new Set([...sees, ...sensesOf({ senses: sensesWith({}, nature), gifts: [] })])],
    languages: [...model.languages, ...(nature.telepathy ? [`telepathy ${nature.telepathy} feet`] : [])],
    talents: [...model.talents, ...nature.gifts.map(talent)],
  }
}
