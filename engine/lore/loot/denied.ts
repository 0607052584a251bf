import type { RuleSystem } from '../../../contract/enums.ts'
import type { Random } from '../../paint/random.ts'
import { magicItems } from '../goods/magic-dnd5e.ts'
import { pathfinderItems } from '../goods/magic-pathfinder.ts'
import { leftOf } from '../goods/named.ts'
import type { KeptOut } from '../prompt/denied-things.ts'

/* What a find has not, since its prompt keeps it out: "a hoard without gold or gems". */

/** What a find has lines of, in the words by which a prompt denies them. */
const sorts = [
  ['coins', /^(?:coin|gold|money|cash|currency|gold coin|gold piece|coinage)$/],
  ['gems', /^(?:gem|gemstone|jewel|stone|precious stone)$/],
  ['art', /^(?:art|artwork|art object|work of art)$/],
  ['goods', /^(?:good|trade good)$/],
] as const

export const sortsDenied = ({ phrases }: KeptOut) =>
  sorts.filter(([, words]) => phrases.some((phrase) => words.test(phrase))).map(([sort]) => sort)

/** Names of magic items that are kept out. */
export function magicDenied(system: RuleSystem, { has }: KeptOut): Set<string> {
  const namesOf = (items: readonly { name: string; does: string }[]) => {
    const left = new Set(leftOf(items, has))
    return items.filter((item) => !left.has(item)).map(({ name }) => name)
  }
  return new Set(system === 'Pathfinder' ? namesOf(pathfinderItems) : namesOf(magicItems))
}

/** So often something is drawn anew that is kept out; a prompt may leave nothing. */
const REDRAWN_MAX = 40

/** Something drawn, and drawn again as long as it is kept out. */
export function drawnWithout<T>(draw: (chance: Random) => T, isKeptOut: (drawn: T) => boolean, chance: Random): T {
  let drawn = draw(chance)
  for (let again = 0; again < REDRAWN_MAX && isKeptOut(drawn); again++) drawn = draw(chance.fork(`again ${again}`))
  return drawn
}
