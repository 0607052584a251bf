import { spellEffectFacts } from './pathfinder-effect-facts.ts'

export interface DamagePathfinder {
  /** "6d6", "1d4+1", "75". */
  formula: string
  /** One type, or those among which the caster chooses. */
  types: readonly string[]
  persistent: boolean
  healing: boolean
  /** "cold-iron". */
  materials: readonly string[]
}

/** What a spell does to whom, by Player Core and Player Core 2; everything in lower case, distances in feet. */
export interface SpellEffectPathfinder {
  traits: readonly string[]
  /** Empty where it targets nobody by name. */
  target: string
  area?: { shape: string; feet: number }
  /** An attack roll against the target's AC. */
  attacks: boolean
  save?: { statistic: string; basic: boolean }
  damage: readonly DamagePathfinder[]
  heightening?:
    | { type: 'interval'; ranks: number; more: readonly string[] }
    | { type: 'fixed'; ranks: Readonly<Record<string, Readonly<Record<string, string>>>> }
}

function damageOf(text: string): DamagePathfinder {
  const [formula = '', types = '', ...marks] = text.split(' ')
  return {
    formula,
    types: types.split('/'),
    persistent: marks.includes('persistent'),
    healing: marks.includes('healing'),
    materials: marks.filter((mark) => mark !== 'persistent' && mark !== 'healing'),
  }
}

/** "target 5 creatures, range touch" by its fields. */
const changesOf = (text: string) =>
  Object.fromEntries(
    text.split(/, (?=(?:target|range|duration) )/).map((change) => {
      const at = change.indexOf(' ')
      return [change.slice(0, at), change.slice(at + 1)]
    }),
  )

function heighteningOf(text: string): SpellEffectPathfinder['heightening'] {
  if (text === '') return undefined
  const [, ranks = '', more = ''] = /^\+(\d) (.*)$/.exec(text) ?? []
  if (ranks) return { type: 'interval', ranks: Number(ranks), more: more.split(', ') }
  const levels = text.split(' / ').map((level) => [level.slice(0, 1), changesOf(level.slice(2))] as const)
  return { type: 'fixed', ranks: Object.fromEntries(levels) }
}

function traitsOf(text: string): readonly string[] {
  const named = text.split(' ').filter((trait) => trait !== '+')
  return (text.startsWith('+') ? [...named, 'concentrate', 'manipulate'] : named).sort()
}

function effectOf([traits = '', target = '', area = '', defence = '', damage = '', heightening = '']: string[]) {
  const [shape = '', feet = ''] = area.split(' ')
  const [, statistic] = /\b(fortitude|reflex|will)\b/.exec(defence) ?? []
  const heightened = heighteningOf(heightening)
  return {
    traits: traitsOf(traits),
    target,
    ...(area ? { area: { shape, feet: Number(feet) } } : {}),
    attacks: defence.startsWith('ac'),
    ...(statistic ? { save: { statistic, basic: defence.endsWith('basic') } } : {}),
    damage: damage ? damage.split(', ').map(damageOf) : [],
    ...(heightened ? { heightening: heightened } : {}),
  }
}

/** By the spell's name as `spellsPathfinder` writes it. */
export const spellEffectsPathfinder: ReadonlyMap<string, SpellEffectPathfinder> = new Map(
  spellEffectFacts
    .trim()
    .split('\n')
    .map((line) => {
      const [name = '', ...rest] = line.split(';')
      return [name, effectOf(rest)]
    }),
)
