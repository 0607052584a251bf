import type { Condition, CreatureType, DamageType, Gift, Size } from '../rules/monster-brief.ts'
import { sizes } from '../rules/monster-brief.ts'
import type { Creature } from './creatures/creature.ts'
import type { Named } from './creatures/naming.ts'
import { traitGifts, traitPower } from './creatures/traits.ts'
import { type Family, families } from './families.ts'
import { dragonLevel, levelNamed, type Renown } from './renown.ts'
import type { ThemeName } from './themes.ts'

/* The body of a creature that is known by its name, and what adjectives make of a body. */

const familyNamed = (noun: string) => families.find((family) => family.noun === noun)!

/** A family's ways in a known creature's body. */
export function bodyOf(creature: Creature): Family {
  const base = familyNamed(creature.like)
  const { spells: _, ...ways } = base
  const isPerson = base.noun === 'cultist'
  const roles = creature.spells && isPerson ? (['caster'] as const) : base.roles
  const left = creature.spells ? roles : roles.filter((role) => role !== 'caster')
  const gifts = creature.traits.flatMap((name) => traitGifts[name] ?? [])
  return {
    ...ways,
    type: creature.type,
    tags: creature.tags,
    sizes: [creature.size],
    roles: left.length > 0 ? left : ['controller'],
    mind: creature.mind,
    alignment: creature.alignment,
    speeds: creature.speeds,
    strikes: creature.strikes.length > 0 ? creature.strikes : base.strikes,
    gifts,
    giftNames: Object.fromEntries(
      creature.traits.flatMap((name): [Gift, string][] => (traitGifts[name] ? [[traitGifts[name], name]] : [])),
    ),
    traits: creature.traits.filter((name) => !traitGifts[name]).map(traitPower),
    senses: creature.senses,
    languages: creature.languages,
    ...(creature.telepathy ? { telepathy: creature.telepathy } : {}),
    leaning: creature.leaning,
    resistant: creature.resistant,
    immune: creature.immune,
    vulnerable: creature.vulnerable,
    immuneConditions: creature.immuneConditions,
    usual: [creature.challenge, creature.challenge],
    ...(creature.spells ? { spells: creature.spells } : {}),
  }
}

const themeOf: Partial<Record<DamageType, ThemeName>> = {
  fire: 'fire',
  cold: 'frost',
  lightning: 'storm',
  thunder: 'storm',
  acid: 'acid',
  psychic: 'mind',
  radiant: 'radiance',
  necrotic: 'grave',
  poison: 'venom',
  force: 'magic',
}

/** What a creature is of: what its blows carry, or what cannot hurt it. Poison hurts too few to say much. */
function themeIn({ strikes, immune, name, type }: Creature): ThemeName | undefined {
  const element = /^(Air|Earth|Water) Elemental$/.exec(name)?.[1]
  if (element) return ({ Air: 'storm', Earth: 'stone', Water: 'tide' } as const)[element as 'Air' | 'Earth' | 'Water']
  const carried = strikes.flatMap((strike) => [strike.also?.type, strike.type])
  const proof = immune.filter((type) => type !== 'poison' || /Green/.test(name))
  const all = type === 'dragon' ? [...proof, ...carried] : [...carried, ...proof]
  return all.flatMap((type) => (type && themeOf[type]) ?? []).at(0)
}

/** What is known of a creature: how hard and how large it is, in both games. */
export function renownFor({ creature, name }: Named): Renown {
  const { challenge, size, alignment } = creature
  const theme = themeIn(creature)
  const level = dragonLevel(creature.name) ?? levelNamed([name, creature.name.toLowerCase()])
  return { challenge, size, alignment, ...(level !== undefined && { level }), ...(theme && { theme }) }
}

const young =
  /\b(?:baby|infant|newborn|young|juvenile|cub|pup|puppy|whelp|foal|kitten|chick|hatchling|calf|fawn|lamb|fledgling|nestling|child|children)\b/i
const grown = /\bgiant\b/i

/** The size that words beside its name make of a creature's: one step less for the young, one more for a giant one. */
export function sizeBeside(rest: string, size: Size): Size {
  const step = grown.test(rest) ? 1 : young.test(rest) ? -1 : 0
  return sizes[Math.max(0, Math.min(sizes.length - 1, sizes.indexOf(size) + step))]!
}

/** What has only happened to it, and where it is or what it is about: it is not made of that. */
const happened =
  /\b\p{L}+-(?:scarred|bitten|burnt|burned|stained|marked|eaten|hating|fearing)\b|\b(?:cursed|haunted)\b|(?<!\b(?:wreathed|covered|wrapped|cloaked|clad|bathed|drenched|dripping|shrouded|encased|crowned|armou?red)\s+)\b(?:in|into|from|under|beneath|near|at|by|on|upon|across|through|behind|beside|inside|outside|(?:haunt|guard|inhabit|hunt|stalk|serv|kept|own|hat|fear|hid|steal)(?:s|es|ed|e|ing|ting)?)\b[^,.;]*/giu

/** What is said of a known creature's own stuff: no more than scars, whereabouts and deeds are taken from it. */
export const ownWords = (beside: string): string => beside.replace(happened, ' ')

interface Change {
  words: RegExp
  type: CreatureType
  alignment?: string
  immune?: readonly DamageType[]
  conditions?: readonly Condition[]
  resistant?: readonly DamageType[]
  /** Types that such a word changes nothing of. */
  not?: readonly CreatureType[]
}

const changes: readonly Change[] = [
  {
    words: /\b(?:clockwork|mechanical|animated|automaton|construct|machine|robotic|wind-?up)\b/i,
    type: 'construct',
    alignment: 'unaligned',
    immune: ['poison'],
    conditions: ['charmed', 'exhaustion', 'poisoned'],
  },
  {
    words: /\b(?:undead|skeletal|skeleton|zombie|ghostly|vampiric|spectral|reanimated|zombified|mummified)\b/i,
    type: 'undead',
    alignment: 'neutral evil',
    immune: ['poison'],
    conditions: ['exhaustion', 'poisoned'],
    not: ['construct'],
  },
]

/** Words that say of what plane or stock it is; only beside a name whose own body they change. */
const stocks: readonly Change[] = [
  { words: /\b(?:fiendish|demonic|hellish|infernal|abyssal|devilish)\b/i, type: 'fiend', resistant: ['fire'] },
  { words: /\b(?:celestial|angelic|heavenly)\b/i, type: 'celestial', resistant: ['radiant'] },
  { words: /\b(?:fey|feywild|faerie)\b/i, type: 'fey' },
  { words: /\belemental\b/i, type: 'elemental', immune: ['poison'], conditions: ['poisoned'] },
]

/** A beast that is said to be dead, or made, is that rather than a beast. `words`: what is said beside its name. */
export function changed(family: Family, words: string, isKnown: boolean): Family {
  const all = isKnown ? [...changes, ...stocks] : changes
  const change = all.find(
    ({ words: said, type, not = [] }) => type !== family.type && !not.includes(family.type) && said.test(words),
  )
  if (!change) return family
  const { type, alignment, immune = [], conditions = [], resistant = [] } = change
  return {
    ...family,
    type,
    ...(alignment ? { alignment } : {}),
    immune: [...new Set([...family.immune, ...immune])],
    resistant: [...new Set([...family.resistant, ...resistant])],
    immuneConditions: [...new Set([...family.immuneConditions, ...conditions])],
  }
}
