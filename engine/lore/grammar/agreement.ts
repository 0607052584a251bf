/*
 * Frames are written of one; what a prompt names may be many: "the goblins". Their verbs are put right here. What counts as
 * many is each writer's own to say, by the phrases it makes.
 */

const odd: Readonly<Record<string, string>> = { is: 'are', was: 'were', has: 'have', does: 'do', goes: 'go' }

/** A verb in the third person as several have it: "watches" -> "watch", "lies" -> "lie", "carries" -> "carry". */
export function verbOfMany(verb: string): string {
  if (Object.hasOwn(odd, verb)) return odd[verb] as string
  // "lies" and "dies" keep their "-ie".
  if (verb.length > 4 && /[^aeiou]ies$/.test(verb)) return `${verb.slice(0, -3)}y`
  if (/(?:sh|ch|x|ss)es$/.test(verb)) return verb.slice(0, -2)
  return /[^s]s$/.test(verb) ? verb.slice(0, -1) : verb
}

/** A frame as it is where a slot stands for more than one: “#party# [takes|has] it” is “[take|have]” of the goblins. */
export const ofMany = (text: string, slot: string) =>
  text
    .replace(new RegExp(`(#${slot}(?:\\.cap)?# )\\[([^\\]]*)\\]`, 'g'), (_, party: string, ways: string) => {
      const bent = ways.split('|').map((way) => way.replace(/^[a-z]+s\b/, verbOfMany))
      return `${party}[${bent.join('|')}]`
    })
    .replace(new RegExp(`(?<=#${slot}(?:\\.cap)?# )[a-z]+s\\b`, 'g'), verbOfMany)

/** Whether a party is more than one: “the goblins”, “the children of the well”. */
export const areMany = (party: string) =>
  party.startsWith('the ') &&
  /(?:[^su’]s|people|folk|men|women|children)$/i.test(party.replace(/ (?:of|in|at|below|from|across|back) .*$/, ''))
