/*
 * What nobody sees who only comes in: deeds done in secret, and what somebody is under what they seem. It stands in no text that is
 * read out to players.
 */

const deeds =
  /\b(?:secret\w*|hid(?:e|es|den|ing)|tunnels?|launder\w*|sp(?:y|ies|ying)|smuggl(?:es|ing)|poison(?:s|ed|ing)|murder(?:s|ed|ing)|kill(?:s|ed|ing)|forged|forger\w*|steal(?:s|ing)?|stole|stolen|rob(?:s|bed|bing)|cult(?:s|ists?)?|traitor\w*|betray\w*|kidnap\w*|blackmail\w*|brib\w*|counterfeit\w*|assassinat\w+|conspir\w*|disguis\w*|pretend\w*|impost[eo]rs?|werewol(?:f|ves)|vampires?|possessed|undercover|fugitives?|on the run|false|cheat\w*|embezzl\w*|informers?|informants?|double agents?|rigged|loaded dice)\b/i

/** Whether a clause of a prompt says what is hidden. */
export const isHidden = (clause: string): boolean => deeds.test(clause)

const seeming =
  /\b(?:posing|disguised|passing|masquerading|pretending|shaped|poses|passes|pretends)\s+(?:as|to be|like|for)\s+(?<what>[^,;.]+)/i
/** Where a phrase goes on from what is seen to what is known of it. */
const known =
  /,?\s+\b(?:that|who|which|whose|whom|secretly|searching|seeking|haunting|hunting|sent|sworn|bound|feeding|born|raised|looking for)\b/i

/** A phrase as whoever first sees the thing would have it: "a mimic posing as a well" is what looks like a well. */
export function asSeen(phrase: string): string {
  const { what } = seeming.exec(phrase)?.groups ?? {}
  if (what) return `what looks like ${what.trim()}`
  return phrase.split(known)[0]?.trim() ?? phrase
}
