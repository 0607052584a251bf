import { conditions, damageTypes } from '../monster-brief.ts'
import { abilities } from '../rule-book.ts'
import { type Skill, skills } from './tables.ts'
import { abilityNames } from './wording.ts'

const abilityKeys = new Map(abilities.map((ability) => [abilityNames[ability], ability]))
const skillKeys = new Map((Object.keys(skills) as Skill[]).map((name) => [name as string, skills[name].foundry]))

const oneOf = (words: Iterable<string>) => `(?:${[...words].join('|')})`
const ability = oneOf(abilityKeys.keys())
const skill = oneOf(skillKeys.keys())
const type = oneOf(damageTypes)
const condition = oneOf(conditions)
const dice = '\\d+d\\d+(?: [+-] \\d+)?'

/** Each kind of sentence, and what is to be rolled for it; the words stay as they are, as the link's label. */
const rolls: readonly (readonly [RegExp, (...found: string[]) => string])[] = [
  [
    new RegExp(`\\bDC (\\d+) (${ability}) saving throw`, 'g'),
    (_, dc = '', name = '') => `/save ${abilityKeys.get(name)} ${dc}`,
  ],
  [
    new RegExp(`\\b(${ability}) [sS]aving [tT]hrow(?:: | \\()DC (\\d+)\\)?`, 'g'),
    (_, name = '', dc = '') => `/save ${abilityKeys.get(name)} ${dc}`,
  ],
  [
    new RegExp(`\\b(${skill}) check \\(DC (\\d+)\\)`, 'g'),
    (_, name = '', dc = '') => `/check skill=${skillKeys.get(name)} dc=${dc}`,
  ],
  [
    new RegExp(`\\b\\d+ \\((${dice})\\) (${type}) damage\\b`, 'gi'),
    (_, formula = '', name = '') => `/damage ${formula} type=${name.toLowerCase()}`,
  ],
  [
    new RegExp(`\\b\\d+ \\((${dice})\\) (temporary )?hit points\\b`, 'gi'),
    (_, formula = '', temporary) => `/heal ${formula}${temporary ? ' type=temphp' : ''}`,
  ],
]

/** "is knocked prone" (2014), "has the Prone condition" (2024). */
const states = new RegExp(`\\b((?:is|be|are|knocked) |[Tt]he )(${condition})\\b( condition)?`, 'gi')

/**
 * A paragraph in which saves, checks and damage can be rolled and conditions looked up, by the inline syntax of Foundry VTT's
 * dnd5e system (module/enrichers.mjs of its releases 4 and 5). For the workshop's own sentences alone: what a person wrote stays
 * words.
 */
export function enriched(html: string): string {
  const rolling = rolls.reduce(
    (text, [sentence, roll]) => text.replace(sentence, (...found) => `[[${roll(...found)}]]{${found[0]}}`),
    html,
  )
  return rolling.replace(states, (whole, before: string, name: string, after: string | undefined) =>
    before.toLowerCase() === 'the ' && !after
      ? whole
      : `${before}&amp;Reference[${name.toLowerCase()}]{${name}}${after ?? ''}`,
  )
}
