import type { Section } from '../../../../contract/sheets/document.ts'
import type { Random } from '../../../paint/random.ts'
import { capital } from '../../grammar/inflect.ts'
import { type Idea, tellerFor } from '../idea.ts'
import { settlementScale } from '../sizes.ts'
import { sparing } from '../sparing.ts'
import { tale } from '../tale.ts'
import { defences } from '../words.ts'
import { part } from './part.ts'

/** What a wall is called, by rank of size. */
const palisades = ['a palisade', 'a log palisade', 'a double palisade']
const walls = [
  palisades,
  palisades,
  ['a town wall', 'a stone wall', 'a low wall', 'one thin wall'],
  ['a city wall', 'a high wall', 'a long wall', 'one thick wall'],
  ['a city wall', 'a great wall', 'a long wall', 'one high wall'],
]

export function guarded(idea: Idea, chance: Random): Section {
  const teller = tellerFor(idea, tale, chance)
  const { rank } = settlementScale[idea.size]
  const kept = chance
    .shuffle(defences[rank] ?? [])
    .filter((text) => idea.walled || !/wall|gate|palisade|citadel|tower|keep/.test(text))
    // All under arms are counted once, and there is one wall.
    .filter((text, index, all) =>
      [/#guards#/, /\bwalls?\b/].every((once) => !once.test(text) || all.findIndex((one) => once.test(one)) === index),
    )
    .slice(0, 2)
    .map((text) => teller.tell(text))
  const wall =
    idea.walled && !kept.some((text) => /wall|palisade/.test(text)) ? [chance.pick(walls[rank] ?? ['a city wall'])] : []
  const text = `${capital([...wall, ...kept].join('; '))}. ${capital(sparing(idea, teller, 'defenceNote'))}`
  return part('defences', 'Defences', 'aside', [{ type: 'text', key: 'defences.text', text }])
}
