import { verbOfMany } from '../grammar/agreement.ts'
import { isMany } from './stories/choosing.ts'

const verbs =
  'is was has does goes dies confesses stands lies comes keeps wants sits works starts sees meets hears leaves tells pays means takes follows stops lights kills brings hangs'
const many: ReadonlyMap<string, string> = new Map(verbs.split(' ').map((verb) => [verb, verbOfMany(verb)] as const))
const one = new Map([...many].map(([single, plural]) => [plural, single] as const))
// After a preposition another word is the verb's subject: "a child of the elders is in town".
const subject = new RegExp(
  `(?<!\\b(?:of|from|near|to|with|for|against|in|by|at|like|as|than|about|on|without|over|and|touches|carries|holds)\\s(?:the\\s|its\\s|all\\s)?)#(goods|party)(\\.cap)?# (${[...many.keys(), ...one.keys()].join('|')})\\b`,
  'g',
)

/** A frame with the verbs of #goods# and #party# as they are for one or for many. */
export const agreed = (frame: string, slots: Readonly<Record<string, string>>) =>
  frame.replace(subject, (_, slot: string, cap: string | undefined, verb: string) => {
    const right = (isMany(slots[slot] ?? '') ? many : one).get(verb) ?? verb
    return `#${slot}${cap ?? ''}# ${right}`
  })
