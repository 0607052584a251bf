import type { Section } from '../../../../contract/sheets/document.ts'
import type { Random } from '../../../paint/random.ts'
import { capital } from '../../grammar/inflect.ts'
import { type Idea, tellerFor } from '../idea.ts'
import { sparing } from '../sparing.ts'
import { ofClaims } from '../stories/of-claims.ts'
import { tale } from '../tale.ts'
import { type Blocks, claimed, grounded, lowered, part, points } from './part.ts'

export function troubled(idea: Idea, chance: Random): Section {
  const { trouble, plot } = idea
  const teller = tellerFor(idea, tale, chance)
  // What is wrong and who is to blame belong together.
  const problems = trouble.problem.filter((_, index) => plot.of?.includes(index) ?? true)
  const story = capital(teller.tell(chance.pick(problems)))
  const claim = claimed(idea, 'claimTroubled', chance)
  const ground = grounded(idea, 'groundSign', chance)
  const line = (key: string, label: string, text: string): Blocks[number] => ({
    type: 'text',
    key: `trouble.${key}`,
    label,
    text: capital(teller.tell(text)),
  })
  return part(
    'trouble',
    `What is wrong: ${trouble.label === ofClaims.label ? idea.given.claim : lowered(trouble.label)}`,
    'main',
    [
      {
        type: 'text',
        key: 'trouble.story',
        text: claim ? `${story} ${claim}` : story,
      },
      line('blame', 'Who is to blame', plot.blame),
      line('worse', 'If nobody acts', plot.worse),
      line('way', 'A way out', plot.way),
      {
        type: 'list',
        key: 'trouble.signs',
        label: 'Signs of it',
        items: points('trouble.signs', [
          // The first is met on arrival.
          ...idea.signs.slice(1, trouble.isAsked ? 4 : 3).map((sign) => capital(sparing(idea, teller, sign))),
          ...(ground ? [ground] : []),
        ]),
      },
    ],
  )
}
