import { isMany } from './plots/choosing.ts'

const irregular: Readonly<Record<string, string>> = {
  is: 'are',
  was: 'were',
  has: 'have',
  does: 'do',
  goes: 'go',
  dies: 'die',
  confesses: 'confess',
}
const regular =
  'stand lie come keep want sit work start see meet hear leave tell pay mean take follow stop light kill bring hang'
const many: ReadonlyMap<string, string> = new Map([
  ...Object.entries(irregular),
  ...regular.split(' ').map((verb): [string, string] => [`${verb}s`, verb]),
])
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
