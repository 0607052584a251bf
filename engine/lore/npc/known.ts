import type { KnownPerson, NpcRequest } from '../../../contract/sheets/npc.ts'
import type { Random } from '../../paint/random.ts'
import { capital } from '../grammar/inflect.ts'
import type { Claim } from './claim.ts'
import { ownStories } from './stories/own.ts'
import type { TradeGroupName } from './trades.ts'

/*
 * Somebody whose sheet is made from another's: what that one says of them stands on theirs word for word, and nothing is
 * drawn that could gainsay it.
 */

const GOAL_MAX = 110

/** One clause that may stand within another sentence. */
const clauseOf = (text: string): string | undefined => {
  const [clause = ''] = text.split(/[.;:,!?](?:\s|$)/)
  return clause !== '' && clause.length <= GOAL_MAX && !/[“”"#[\]|]/.test(clause) ? clause : undefined
}

/** What they want, as it follows “to”; undefined where it is told otherwise. */
export function goalOf({ want = '' }: KnownPerson): string | undefined {
  const [, to] =
    /^(?:to|.*?\b(?:wants|hopes|means|longs|intends|wishes|plans|swears|would like|needs|must have) to) (.+)$/i.exec(
      want,
    ) ?? []
  if (to !== undefined) return clauseOf(to)
  const [, thing] =
    /^\S+ (?:wants|needs|would like|must have) (?!(?:not|never|no|nobody|nothing)\b)(.+)$/i.exec(want) ?? []
  return thing === undefined ? undefined : clauseOf(`get ${thing}`)
}

/** What they do, as it follows their name: of "Owes Mara 8 gp. Wants it forgiven." the first. */
function doingOf({ want = '' }: KnownPerson): string | undefined {
  const [first = ''] = want.split(' ')
  const isDeed =
    /^(?:\p{Lu}\p{Ll}+s|Saw|Lost|Sold|Buried|Must|Would|Came|Found|Fled|Met|Heard|Knew|Won|Dug|Can)$/u.test(first)
  return isDeed ? clauseOf(want.charAt(0).toLowerCase() + want.slice(1)) : undefined
}

/** The story of what they want or are about; undefined where another sheet says nothing of it. */
export function claimOfKnown(known: KnownPerson): Claim | undefined {
  const from = known.want ?? ''
  const goal = goalOf(known)
  if (goal !== undefined) return { story: ownStories.goal, goal, from }
  const does = doingOf(known)
  return does === undefined ? undefined : { story: ownStories.doing, does, from }
}

/** Who leads others deals in what these do. */
const groups: readonly (readonly [RegExp, TradeGroupName])[] = [
  [
    /\b(?:cult|church|temple|faith|prophet|preacher|superior|almoner|cantor|shrine|choir|brotherhood|sisterhood)\b/i,
    'faith',
  ],
  [/\b(?:watch|guard|captain|sergeant|marshal|commander|constable)\b/i, 'watch'],
  [/\b(?:boss|fixer|thieves|smugglers|gang|knives)\b/i, 'shade'],
  [/\b(?:dean|reader|curator|fellow|lecturer|college|academy)\b/i, 'learned'],
  [/\b(?:head|director|chair|treasurer|principal|banker|broker|company|bank)\b/i, 'trade'],
  [/\b(?:duke|duchess|lord|lady|mayor|count|baron|prince|princess|king|queen|ruler|heir|doyen|voice)\b/i, 'court'],
]
export const groupOfKnown = ({ role = '', faction = '' }: KnownPerson): TradeGroupName | undefined =>
  groups.find(([words]) => words.test(role))?.[1] ?? groups.find(([words]) => words.test(faction))?.[1]

/** What stands in the way of what somebody wants: after what is said of it already. */
export const inTheWay: readonly string[] = [
  '#O#, #who#, stands in the way.',
  '#O#, #who#, means to be first.',
  'It takes #sum#, and only #O#, #who#, would lend it.',
]

/** What a look says of: nothing more is drawn of that. */
const ofDress =
  /\b(?:wears?|wearing|in an?|coat|collar|shawls?|hat|velvet|barefoot|glove|mourning|robe|cloak|tunic|hood|apron|jacket|dress|cap)\b/i
const ofAge = /\b(?:young|old|twelve|grey|white-haired|wrinkled|child)\b/i

const dressFrames = [
  '#n# wears #clothes.a#, #wear#.',
  'In #clothes.a#, #wear#, today.',
  'Dressed in #clothes.a#, #wear#.',
]

/** How they look: as they are known, and in clothes where nothing is said of these. */
export function knownLook(look: string, tell: (text: string) => string, chance: Random): string {
  const said = capital(look).replace(/[^.!?]$/, '$&.')
  return ofDress.test(look) ? said : `${said} ${tell(chance.pick(dressFrames))}`
}

/** Whether a drawn age goes with a look. */
export const leavesAge = ({ look = '' }: KnownPerson) => !ofAge.test(look)

/** What the request knows of them beyond a name; undefined where nobody else's sheet tells of them. */
export const knownIn = ({ known }: Pick<NpcRequest, 'known'>): KnownPerson | undefined =>
  known?.name === undefined ? undefined : known
