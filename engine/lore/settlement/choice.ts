import type { Random } from '../../paint/random.ts'
import type { Reading } from '../prompt/read.ts'
import type { Threat } from '../prompt/threat.ts'
import type { AskedWords } from './asked.ts'
import { named, saidIn } from './said.ts'
import { ofClaims } from './stories/of-claims.ts'
import { ofPower } from './stories/of-power.ts'
import { troubleWith } from './threats.ts'
import type { Trouble } from './trouble.ts'
import { troubles } from './troubles.ts'
import { governments } from './words.ts'
import { claimsOf } from './woven.ts'

const underRule = ofPower.find(({ label }) => label === 'Under their rule')

/** How much of a text speaks of a trouble: every word that does, and how long they are. */
function speaking(text: string, { heard }: Trouble): number {
  if (!heard) return 0
  const hits = [...text.matchAll(new RegExp(heard.source, `${heard.flags}g`))]
  return hits.reduce((sum, [hit]) => sum + 20 + hit.length, 0)
}

/** The trouble that a prompt speaks of most; undefined where it speaks of none. */
function heardIn(text: string): Trouble | undefined {
  return troubles.reduce<{ trouble?: Trouble; most: number }>(
    (best, trouble) => {
      const most = speaking(text, trouble)
      // Of two that it speaks of as much, the one that is told more closely.
      return most > 0 && most >= best.most ? { trouble, most } : best
    },
    { most: 0 },
  ).trouble
}

/** Rulers of whom a story is to be told: "three hags", and no "council" or "a baron". */
const isOddRule = ({ ruler }: AskedWords) =>
  ruler?.isMany === true &&
  !(
    Object.values(governments).some(({ words }) => words.some((word) => saidIn(ruler.phrase).has(word))) &&
    ruler.phrase.split(' ').length < 4
  )

/** Whether a threat is only named, and the prompt goes on to tell what it does there: "whose king is secretly a doppelganger". */
const isPartOf = ({ heard }: Trouble, threat: Threat, text: string) =>
  [threat.one, threat.many].includes(threat.asked.toLowerCase()) &&
  [...text.matchAll(new RegExp(heard?.source ?? '$^', 'gi'))].some(
    ([hit]) => hit.toLowerCase().includes(threat.asked.toLowerCase()) || /^(?:worship|sold|gave|secret)/i.test(hit),
  )

/** Whether a claim is a sentence that a whole trouble may hang on, and no list of words or signs. */
export const isTellable = (claim: string) =>
  /^[\p{Script=Latin}\d ,’'“”-]+$/u.test(claim) && claim.split(' ').length < 22

/** What is wrong with a place: what its prompt is afraid of, speaks of or claims, in this order; else by chance. */
export function troubleOf(
  { text, names, mood }: Reading,
  asked: AskedWords,
  threat: Threat | undefined,
  chance: Random,
): { trouble: Trouble; threat?: Threat } {
  const plain = names.reduce((rest, name) => rest.replaceAll(name, ' '), text)
  const heard = heardIn(plain)
  if (threat && !(heard && isPartOf(heard, threat, plain))) return { trouble: troubleWith(threat), threat }
  if (heard) return { trouble: heard }
  if (underRule && isOddRule(asked)) return { trouble: underRule }
  if (claimsOf(asked, 'Town', 'Ruler').some(isTellable)) return { trouble: ofClaims }
  const drawn = troubles.filter(({ isAskedOnly }) => !isAskedOnly)
  const trouble =
    named(drawn, ({ words }) => words, saidIn(text)) ??
    chance
      .fork('trouble')
      // Each problem is as likely as the next.
      .weighted(
        drawn,
        ({ moods, problem }) => problem.length * (mood && (moods as readonly string[]).includes(mood) ? 5 : 1),
      )
  return { trouble }
}

const trimmed = (phrase: string) =>
  (phrase.split(/\s+(?:that|who|which|where|whose|with|every|each|for|but|and(?=\s\S+(?:s|ed)\b))\b/i)[0] ?? phrase)
    .trim()
    .toLowerCase()
    .replace(/^an?\s/, 'the ')
    .replace(/^(?:their|his|her)\s/, 'its ')
    .replace(/^all\s/, '')
    .replace(/^witch$/, 'witchcraft')

/** The slots of a trouble's own: as a prompt brings them, else drawn. */
export function broughtBy(
  { slots = {} }: Trouble,
  asked: AskedWords,
  text: string,
  chance: Random,
): Record<string, string> {
  const own = Object.entries(slots).map(([slot, { said, else: others }]) => {
    const found = said.map((pattern) => pattern.exec(text)?.[1]).find((phrase) => phrase !== undefined)
    const phrase = found && trimmed(found.replace(/[#[\]{}|<>]/g, ' '))
    return [slot, phrase || chance.pick(others)]
  })
  const lords = asked.ruler ? { lords: `the ${asked.ruler.phrase.replace(/^(?:an?|the)\s+/i, '')}` } : {}
  return { ...Object.fromEntries(own), ...lords }
}

const PARTY =
  /\b((?:[\p{L}][\p{L}’-]*\s+){0,3}(?:guild|bank|cult|church|company|brotherhood|sisterhood|order|syndicate|cartel|gang|coven|college|inquisition|cartel|cabal|consortium))\b/iu
/** What no name of a party begins with. */
const LEADING =
  /^(?:(?:a|an|the|its|their|our|by|of|with|to|from|for|and|in|on|under|where|that|who|is|are|was|has|have|run|ruled|owned|controlled|led|owes?|money|city|town|village|port|corrupt|secret|evil|powerful|secretive|ruthless|local|strange|mysterious|dark|greedy|rich|called|against|between|mining|trading|fishing|market|small|large|big|new|old|apocalypse|at|war)\s+)+/iu

/** A side that a prompt names: "run by a dragon bank" has the Dragon Bank in it. */
export function partyIn(text: string): string | undefined {
  const phrase = PARTY.exec(text)?.[1]?.replace(LEADING, '') ?? ''
  const words = phrase.split(/\s+/)
  if (words.length < 2 || words.length > 3 || phrase.length > 32) return undefined
  return `the ${words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(' ')}`
}

/** The claims that a trouble leaves to be told elsewhere. */
export const looseOf = (trouble: Trouble, threat: Threat | undefined, claims: readonly string[]): string[] =>
  trouble.label === ofClaims.label
    ? claims.filter((claim) => claim !== (claims.find(isTellable) ?? claims[0]))
    : claims.filter(
        (claim) =>
          !(threat && [threat.one, threat.many].some((one) => claim.includes(one))) &&
          !(trouble.heard?.test(claim) || (trouble.label === underRule?.label && / rules? \S+$/.test(claim))),
      )
