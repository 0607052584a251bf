const pluralVerbs: Readonly<Record<string, string>> = { has: 'have', is: 'are', was: 'were', does: 'do' }
const pluralVerb = (verb: string) =>
  Object.hasOwn(pluralVerbs, verb) ? (pluralVerbs[verb] as string) : verb.replace(/s$/, '')

/** A frame as it is where a slot stands for more than one: “#party# [takes|has] it” is “[take|have]” of the goblins. */
export const ofMany = (text: string, slot: string) =>
  text
    .replace(new RegExp(`(#${slot}(?:\\.cap)?# )\\[([^\\]]*)\\]`, 'g'), (_, party: string, ways: string) => {
      const bent = ways.split('|').map((way) => way.replace(/^[a-z]+s\b/, pluralVerb))
      return `${party}[${bent.join('|')}]`
    })
    .replace(new RegExp(`(?<=#${slot}(?:\\.cap)?# )[a-z]+s\\b`, 'g'), pluralVerb)

/** Whether a party is more than one: “the goblins”, “the children of the well”. */
export const areMany = (party: string) =>
  party.startsWith('the ') &&
  /(?:[^su’]s|people|folk|men|women|children)$/i.test(party.replace(/ (?:of|in|at|below|from|across|back) .*$/, ''))
