import type { Random } from '../../paint/random.ts'
import { withArticle } from '../grammar/article.ts'
import { capital } from '../grammar/inflect.ts'
import type { Case } from './case.ts'
import type { Person } from './person.ts'
import { qualities, things } from './things.ts'

const lucky: readonly string[] = [
  'a rabbit’s foot',
  'a pressed clover',
  'a milk tooth',
  'a bent nail',
  'a lead saint',
  'a lucky chestnut',
  'a dried seahorse',
  'a wishbone',
  'a holed pebble',
  'a bitten coin',
  'a braided hair',
  'a wax seal',
  'a thimble',
  'a cat’s whisker',
]
const about: readonly string[] = [
  'hidden in one boot',
  'well hidden',
  'on a string',
  'in one pocket',
  'wrapped in oilcloth',
  'close to hand',
  'worn at the belt',
  'kept dry',
  'lent to nobody',
  'twice pawned',
  'bought at a fair',
  'carried for luck',
  'a gift',
  'not paid for',
  'won at dice',
  'found in a ditch',
  'oiled every day',
  'mended twice',
]

/** What they have about them; the story’s own thing only where it is theirs to carry. */
/** What nobody carries about. */
const notCarried =
  /(?:conscience|secret|grudge|past|sense|temper|dream|plan|debt|habit|fear|library|house|ship|farm|family|husband|wife|brother|sister|son|daughter|mother|father|children|child|castle|castles|gift|curse|problem|love|reputation|memory|price|army|inn|shop|horse|goat|cow)$/i

export function gearOf(person: Person, { slots }: Case, chance: Random): string[] {
  const named = person.said.things.filter((thing) => !notCarried.test(thing)).map((thing) => capital(thing))
  const [tool, spare] = chance.shuffle(person.trade.tools) as [string, string]
  const ware = chance.pick(person.trade.wares)
  const [first, second, third] = chance.shuffle(about) as [string, string, string]
  const own = `${chance.pick(qualities)} ${chance.pick(things)}`
  const coins = (1 + person.level) * chance.int(2, 24)
  return [
    ...named,
    `${withArticle(tool)}, ${first}`,
    chance.chance(0.5) ? `${withArticle(spare)} and ${ware}` : `Some ${ware}, ${second}`,
    `${withArticle(own)}, ${third}`,
    capital(
      chance.pick([
        `${chance.pick(lucky)} from ${slots.k}`,
        `an unsent note to ${slots.w}`,
        `a key: ${slots.work}`,
        `an unpaid bill from ${slots.o}`,
      ]),
    ),
    `${coins} ${person.level > 1 ? 'gp' : 'sp'}, ${chance.int(3, 40)} cp`,
  ].map(capital)
}
