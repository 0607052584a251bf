import { verbOfMany } from '../grammar/agreement.ts'
import { singular } from '../lore/theme.ts'

/*
 * Frames speak of everybody as of one. Where a prompt names several, "three brothers" or "the clocks", the verb behind them
 * is put right: "#other# comes" is "#other# come".
 */

const several =
  /^(?:two|three|four|five|six|seven|eight|nine|ten|some|many|several|both|twin)\s|\b(?:people|children|folk|men|women|mice|dwarves|elves|thieves|wolves)$/i

/** Whether a phrase names more than one: its own noun counts, not what follows it. */
export function isMany(phrase: string): boolean {
  const [lead = phrase] = phrase.split(/\s(?:who|that|which|of|in|from|with|at|on|under|for|are|were)\s|,/i)
  if (several.test(lead)) return true
  const noun = lead.split(' ').at(-1) ?? ''
  return !/^(?:an?|one)\s/i.test(lead) && /[^s’']s$/.test(noun) && !/^\p{Lu}/u.test(noun) && singular(noun) !== noun
}

/** No verbs, though they end like one. */
const others = new Set([
  'as',
  'his',
  'this',
  'its',
  'towards',
  'always',
  'unless',
  'besides',
  'perhaps',
  'less',
  'plus',
  'across',
  'us',
  'alas',
])
const forMany = (word: string) => (others.has(word) ? word : verbOfMany(word))

/** A frame with the verbs that follow these slots as several have them. */
export const agreeing = (frame: string, slots: readonly string[]): string =>
  slots.length === 0
    ? frame
    : frame.replace(
        new RegExp(`(#(?:${slots.join('|')})(?:\\.cap)?# )(\\[[^\\]]*\\]|[a-z]+)`, 'g'),
        (_, before: string, verb: string) =>
          before +
          (verb.startsWith('[') ? `[${verb.slice(1, -1).split('|').map(firstForMany).join('|')}]` : forMany(verb)),
      )

const firstForMany = (way: string) => way.replace(/^[a-z]+/, forMany)
