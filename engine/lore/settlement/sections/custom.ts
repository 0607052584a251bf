import type { Section } from '../../../../contract/sheets/document.ts'
import type { Random } from '../../../paint/random.ts'
import { capital } from '../../grammar/inflect.ts'
import { type Idea, tellerFor } from '../idea.ts'
import { sparing } from '../sparing.ts'
import { tale } from '../tale.ts'
import { type Blocks, claimed, part, points } from './part.ts'

export function laws(idea: Idea, chance: Random): Section {
  const teller = tellerFor(idea, tale, chance)
  const list = (key: string, label: string, frame: string, first: string | undefined): Blocks[number] => ({
    type: 'list',
    key,
    label,
    items: points(key, [first ?? capital(sparing(idea, teller, frame)), capital(sparing(idea, teller, frame))]),
  })
  const own = idea.trouble.laws.length > 0 ? capital(teller.tell(chance.pick(idea.trouble.laws))) : undefined
  return part('laws', 'Laws and customs', 'aside', [
    list('laws.laws', 'Laws', 'law', claimed(idea, 'claimLaw', chance) ?? own),
    list('laws.customs', 'Customs', 'custom', claimed(idea, 'claimCustom', chance)),
  ])
}

export function calendar(idea: Idea, chance: Random): Section {
  const teller = tellerFor(idea, tale, chance)
  const items = idea.feasts.map((feast, index) => ({
    key: `calendar.list.${index}`,
    label: feast,
    text: sparing(idea, teller, 'feastDay'),
  }))
  return part('calendar', 'Calendar', 'aside', [{ type: 'list', key: 'calendar.list', items }])
}
