import type { StatsBlock } from '../../../../contract/sheets/document.ts'
import type { Random } from '../../../paint/random.ts'
import type { MonsterBrief, MonsterRole, Strike } from '../monster-brief.ts'
import { type Ability, abilities } from '../rule-book.ts'
import type { CreatureModel } from './model.ts'
import { present } from './present.ts'
import { spellsByRank, type Tradition } from './spells.ts'
import { LEVEL_MAX, LEVEL_MIN, type Tier } from './tables.ts'
import { pathfinderWeaponNamed } from './weapons.ts'
import { conditionWord, damageWord, giftWords, languageWord, skillWord, traitsOfTags, typeTrait } from './words.ts'

type Tiers = CreatureModel['tiers']
type RolePlan = Tiers & Pick<CreatureModel, 'attack' | 'damage' | 'dc'> & { lead: readonly Ability[] }

/** Which tier each role's numbers sit on (GM Core, "Ability Road Maps"). */
export const rolePlans: Record<MonsterRole | 'expert', RolePlan> = {
  brute: {
    perception: 'low',
    ac: 'low',
    fortitude: 'high',
    reflex: 'low',
    will: 'moderate',
    hp: 'high',
    attack: 'high',
    damage: 'high',
    dc: 'moderate',
    lead: ['str', 'con'],
  },
  guardian: {
    perception: 'moderate',
    ac: 'high',
    fortitude: 'high',
    reflex: 'moderate',
    will: 'moderate',
    hp: 'moderate',
    attack: 'high',
    damage: 'high',
    dc: 'moderate',
    lead: ['str', 'con'],
  },
  skirmisher: {
    perception: 'moderate',
    ac: 'high',
    fortitude: 'low',
    reflex: 'high',
    will: 'moderate',
    hp: 'moderate',
    attack: 'high',
    damage: 'moderate',
    dc: 'moderate',
    lead: ['dex', 'cha'],
  },
  artillery: {
    perception: 'high',
    ac: 'moderate',
    fortitude: 'low',
    reflex: 'high',
    will: 'moderate',
    hp: 'low',
    attack: 'high',
    damage: 'high',
    dc: 'moderate',
    lead: ['dex', 'wis'],
  },
  lurker: {
    perception: 'moderate',
    ac: 'moderate',
    fortitude: 'moderate',
    reflex: 'high',
    will: 'moderate',
    hp: 'low',
    attack: 'high',
    damage: 'high',
    dc: 'moderate',
    lead: ['dex', 'int'],
  },
  controller: {
    perception: 'moderate',
    ac: 'moderate',
    fortitude: 'moderate',
    reflex: 'moderate',
    will: 'high',
    hp: 'moderate',
    attack: 'moderate',
    damage: 'moderate',
    dc: 'high',
    lead: ['cha', 'wis'],
  },
  caster: {
    perception: 'moderate',
    ac: 'low',
    fortitude: 'low',
    reflex: 'moderate',
    will: 'high',
    hp: 'low',
    attack: 'low',
    damage: 'moderate',
    dc: 'high',
    lead: ['int', 'cha'],
  },
  leader: {
    perception: 'high',
    ac: 'high',
    fortitude: 'moderate',
    reflex: 'moderate',
    will: 'high',
    hp: 'moderate',
    attack: 'high',
    damage: 'moderate',
    dc: 'high',
    lead: ['cha', 'str'],
  },
  // Somebody who lives by a skill and not by fighting.
  expert: {
    perception: 'moderate',
    ac: 'low',
    fortitude: 'low',
    reflex: 'moderate',
    will: 'high',
    hp: 'moderate',
    attack: 'moderate',
    damage: 'moderate',
    dc: 'moderate',
    lead: ['int', 'cha'],
  },
}

const minds: Record<MonsterBrief['mind'], number> = { none: -5, beast: -4, dull: -2, keen: 1, brilliant: 4 }

/** Tiers of the six abilities: the leading ones high, what is left low or moderate; a mind's Intelligence is its own. */
export function abilityTiers(lead: readonly Ability[], chance: Random): Record<Ability, Tier | number> {
  const tiers = {} as Record<Ability, Tier | number>
  for (const ability of abilities) {
    const place = lead.indexOf(ability)
    tiers[ability] =
      place === 0 ? 'high' : place === 1 || place === 2 ? 'moderate' : chance.chance(0.4) ? 'moderate' : 'low'
  }
  return tiers
}

const dieOf: Record<string, number> = { piercing: 8, slashing: 8, bludgeoning: 10 }

export function strikeOf(strike: Strike, chance: Random): CreatureModel['strikes'][number] {
  const ranged = strike.range !== undefined && strike.reach === undefined
  const weapon = pathfinderWeaponNamed(strike.name)
  const own = strike.also && !['piercing', 'slashing', 'bludgeoning'].includes(strike.also.type) ? ['magical'] : []
  if (weapon) {
    const isThrown = ranged && weapon.thrown !== undefined
    const bare = weapon.traits
      .filter((trait) => trait !== 'reach' && !(isThrown && trait.startsWith('thrown')))
      // What is held, and thrown now and then, says how far.
      .map((trait) => (trait === 'thrown' && !ranged && weapon.range ? `thrown ${weapon.range} feet` : trait))
    return {
      ...strike,
      type: weapon.type,
      ...(ranged && (weapon.range ?? weapon.thrown)
        ? { range: { near: weapon.range ?? weapon.thrown ?? 10, far: (weapon.range ?? weapon.thrown ?? 10) * 6 } }
        : {}),
      ...(!ranged && weapon.traits.includes('reach') ? { reach: Math.max(10, strike.reach ?? 10) } : {}),
      traits: [...bare, ...(isThrown ? ['thrown'] : []), ...own],
      ranged,
      die: weapon.die,
    }
  }
  const traits = [
    ...(/dagger|claw|fist|sting|fang|talon|knife|tail lash|shortsword|sickle|hatchet/i.test(strike.name)
      ? ['agile']
      : []),
    ...(/rapier|dagger|whip|shortsword|bite|fang|sting/i.test(strike.name) && chance.chance(0.6) ? ['finesse'] : []),
    ...own,
    ...(strike.range && strike.reach !== undefined ? [`thrown ${strike.range.near} feet`] : []),
  ]
  return {
    ...strike,
    traits,
    ranged,
    die: strike.weight < 0.9 ? 6 : strike.weight > 1.3 ? 12 : (dieOf[strike.type] ?? 6),
  }
}

/** The highest rank that a caster of a level has. */
export const topRank = (level: number) => Math.min(9, Math.max(1, Math.ceil(level / 2)))

/** The spells a caster of a level has: two or three of each of its highest ranks, and cantrips. */
export function spellsFor(tradition: Tradition, level: number, chance: Random): CreatureModel['spells'] {
  const top = topRank(level)
  const lists = spellsByRank[tradition]
  const ranks = Array.from({ length: Math.min(top, 4) }, (_, index) => top - index).map((rank, index) => ({
    rank,
    names: chance
      .shuffle(lists[rank] ?? [])
      .slice(0, index === 0 ? 2 : 3)
      .sort(),
  }))
  return {
    tradition,
    ranks,
    cantrips: chance
      .shuffle(lists[0] ?? [])
      .slice(0, 5)
      .sort(),
  }
}

function speedsText({ walk, fly, swim, climb, burrow }: MonsterBrief['speeds']): string {
  const others = Object.entries({ fly, swim, climb, burrow }).filter(([, feet]) => feet)
  const said = others.map(([how, feet]) => `${how} ${feet} feet`)
  return [walk > 0 || said.length === 0 ? `${walk} feet` : '', ...said].filter(Boolean).join(', ')
}

export function sensesOf({ senses, gifts }: Pick<MonsterBrief, 'senses' | 'gifts'>): string[] {
  return [
    ...(senses.darkvision ? ['darkvision'] : []),
    ...(senses.truesight ? [`truesight ${senses.truesight} feet`] : []),
    ...(senses.blindsight ? [`echolocation (precise) ${senses.blindsight} feet`] : []),
    ...(senses.tremorsense ? [`tremorsense (imprecise) ${senses.tremorsense} feet`] : []),
    ...(gifts.includes('keenSenses') ? ['scent (imprecise) 60 feet'] : []),
    ...(senses.blind ? ['no vision'] : []),
  ]
}

export function monster(brief: MonsterBrief, chance: Random): StatsBlock {
  const plan = rolePlans[brief.role]
  const { perception, ac, fortitude, reflex, will, hp, attack, damage, dc } = plan
  const level = Math.min(LEVEL_MAX, Math.max(LEVEL_MIN, Math.round(brief.level)))
  const tiers = abilityTiers(brief.leaning.length > 0 ? brief.leaning : plan.lead, chance)
  if (brief.mind !== 'keen' && brief.mind !== 'brilliant') tiers.int = minds[brief.mind]
  const names = [
    ...new Set(brief.skills.map((skill) => skillWord[skill] ?? skill).filter((skill) => skill !== 'Perception')),
  ]
  const physical = new Set(['bludgeoning', 'piercing', 'slashing'])
  const weapons = (types: readonly string[]) =>
    ['bludgeoning', 'piercing', 'slashing'].every((type) => types.includes(type))
      ? ['physical', ...types.filter((type) => !physical.has(type))]
      : [...types]
  const gifts = brief.gifts.filter((gift) => gift !== 'keenSenses')
  const talents = gifts.map((gift, index) => ({
    key: `talent${index}`,
    use: '',
    name: giftWords[gift].name,
    text: giftWords[gift].text.replace('[element]', damageWord[brief.element ?? 'fire']),
  }))
  const model: CreatureModel = {
    name: brief.name,
    noun: brief.noun,
    level,
    rarity: 'common',
    size: brief.size,
    traits: [
      ...new Set([
        typeTrait[brief.type],
        ...traitsOfTags(brief.tags),
        ...(gifts.includes('incorporeal') ? ['incorporeal'] : []),
        ...(brief.mind === 'none' ? ['mindless'] : []),
      ]),
    ].sort(),
    tiers: { perception, ac, fortitude, reflex, will, hp },
    attack,
    damage,
    dc,
    abilities: tiers,
    skills: names.map((name, index) => ({ name, tier: index === 0 ? ('high' as const) : ('moderate' as const) })),
    senses: sensesOf(brief),
    languages: [
      ...brief.languages.map(languageWord),
      ...(brief.telepathy ? [`telepathy ${brief.telepathy} feet`] : []),
    ],
    items: [
      ...(brief.worn?.armour || !/natural|hide|scale|shell|^$/i.test(brief.armour) ? [brief.armour] : []),
      ...(brief.worn?.shield ? ['steel shield'] : []),
    ],
    immunities: [
      ...weapons(brief.immune.map((type) => damageWord[type])),
      ...brief.immuneConditions.map((condition) => conditionWord[condition].replace(/ \d$/, '')),
      ...(brief.mind === 'none' && !brief.immune.includes('psychic') ? ['mental'] : []),
    ],
    weaknesses: brief.vulnerable.map((type) => damageWord[type]),
    resistances: weapons(brief.resistant.map((type) => damageWord[type])),
    speeds: speedsText(brief.speeds),
    strikes: brief.strikes.map((strike) => strikeOf(strike, chance)),
    powers: structuredClone([...brief.powers]),
    talents,
    ...(brief.spells && { spells: spellsFor(brief.spells, level, chance) }),
    edicts: [],
    anathema: [],
    type: brief.type,
    overrides: {},
    lines: {},
  }
  return present(model, brief.key)
}
