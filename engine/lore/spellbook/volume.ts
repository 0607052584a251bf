import { spellSchools } from '../../../contract/sheets/choices.ts'
import type { SpellbookRequest } from '../../../contract/sheets/spellbook.ts'
import type { Random } from '../../paint/random.ts'
import type { Reading } from '../prompt/read.ts'
import type { SpellClass } from '../spells/dnd5e.ts'
import type { Tradition } from '../spells/pathfinder.ts'
import type { Asked } from './asked.ts'
import { type BookTheme, bookThemes } from './themes.ts'

/** What is settled of a book before its spells are chosen. */
export interface Volume {
  system: SpellbookRequest['system']
  form: SpellbookRequest['form']
  school: SpellbookRequest['school']
  caster: SpellClass
  level: number
  /** Pathfinder's. */
  tradition: Tradition
  theme: BookTheme
  /** What it is bound in: the same in its text and its picture. */
  stuff: string
  /** Stems of the prompt's words that a spell's name may have. */
  stems: readonly string[]
  asked: Asked
}

const traditionOf: Record<SpellClass, Tradition> = {
  wizard: 'arcane',
  sorcerer: 'arcane',
  warlock: 'occult',
  bard: 'occult',
  cleric: 'divine',
  paladin: 'divine',
  druid: 'primal',
  ranger: 'primal',
}

/** A field that nobody touched stands at this; a level in the prompt says more. */
const LEVEL_AT_FIRST = 5

const schools = Object.keys(spellSchools) as SpellbookRequest['school'][]

const casters = Object.keys(traditionOf) as SpellClass[]

const single = (word: string) => word.replace(/(?<=ch|sh|x)es$|(?<=[^s])s$/, '')

function themeIn(words: readonly string[]): BookTheme | undefined {
  // Magic that is named says more than whoever is named beside it.
  const weight = (word: string) => (/(?:mancy|mancer)$/.test(word) ? 3 : 1)
  const score = ({ words: own }: BookTheme) =>
    words
      .filter((word) => own.includes(word) || own.includes(single(word)))
      .reduce((sum, word) => sum + weight(word), 0)
  const best = Math.max(0, ...bookThemes.map(score))
  return best === 0 ? undefined : bookThemes.find((theme) => score(theme) === best)
}

/** A witch is Pathfinder's own class, and DnD5e's by what she deals in. */
function casterIn(
  words: readonly string[],
  { className, trade }: Reading,
  theme: BookTheme | undefined,
  isPathfinder: boolean,
): SpellClass {
  const named = casters.find((caster) => words.includes(caster) || caster === className)
  if (named) return named
  if (trade === 'witch' || className === 'witch')
    return isPathfinder ? 'warlock' : theme?.caster === 'druid' ? 'druid' : 'warlock'
  if (className === 'oracle') return 'cleric'
  if (className === 'champion') return 'paladin'
  return theme?.caster ?? 'wizard'
}

const idle =
  /^(?:book|spell|spellbook|grimoire|tome|magic|level|wizard|with|that|from|full|wall|word|true|great|major|minor|power|mass|other|only|made|will|keep|keeper|hand|have|their|self|plane|create|find|speak|person)$/

const wordsOf = (text: string) =>
  (text.toLowerCase().match(/\p{L}[\p{L}’'-]*/gu) ?? []).map((word) => word.replace(/[’']s?$/, ''))

/** "who is afraid of fire", "that has no illusions": magic that this book is not of. */
const shuns =
  /\b(?:afraid of|fears|fearing|terrified of|scared of|hates|hating|allergic to|without|has no|no|never casts|refuses)\s+(?:any\s+|the\s+)?[\p{L}’'-]+/giu

/** What the form and the prompt settle, and chance for the rest. */
export function volumeOf(request: SpellbookRequest, asked: Asked, chance: Random): Volume {
  const { system, form } = request
  const shunned = themeIn(wordsOf((request.prompt.match(shuns) ?? []).join(' ')))
  const words = wordsOf(request.prompt.replace(shuns, ' '))
  const named = themeIn(words)
  const theme = named ?? chance.pick(bookThemes.filter((one) => one !== shunned))
  const isPathfinder = system === 'Pathfinder'
  const caster = request.caster === '' ? casterIn(words, asked.reading, named, isPathfinder) : request.caster
  const said = request.level === LEVEL_AT_FIRST ? asked.reading.level : undefined
  return {
    system,
    form,
    school: request.school || (schools.find((school) => school !== '' && words.includes(school.toLowerCase())) ?? ''),
    caster,
    level: Math.min(20, Math.max(1, said ?? request.level)),
    tradition: isPathfinder && caster === 'warlock' && named ? named.patron : traditionOf[caster],
    theme,
    stuff: asked.binding ?? chance.fork('stuff').pick(theme.stuffs),
    stems: [
      ...new Set(words.map((word) => single(word).replace(/(?:ing|ed)$/, '')).filter((word) => word.length >= 4)),
    ].filter((stem) => !idle.test(stem)),
    asked,
  }
}
