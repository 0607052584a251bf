import type { Section } from '../../../../contract/sheets/document.ts'
import type { Random } from '../../../paint/random.ts'
import { capital } from '../../grammar/inflect.ts'
import type { Person } from '../cast.ts'
import { type Idea, tellerFor } from '../idea.ts'
import { fitting, namesIn, sparing } from '../sparing.ts'
import { tale } from '../tale.ts'
import { claimed, grounded, part, points } from './part.ts'

/** One telling in which nobody is sent after themselves: no name twice, if there is such a telling. */
const agreed = ({ people }: Idea, tell: () => string) =>
  fitting(tell, (told) => people.every(({ given }) => told.split(given).length <= 2))

export function hooks(idea: Idea, chance: Random): Section {
  const { people, factions: sides, trouble, plot } = idea
  const teller = tellerFor(idea, tale, chance)
  const patrons = chance.shuffle(people.slice(0, 6))
  const errand = (index: number) => {
    const pat = patrons[index] as Person
    const own = sides.find(({ leader }) => leader === pat)?.name
    const { tell } = tellerFor(idea, tale, chance.fork(`errand ${index}`), { pat: pat.name })
    // Nobody sends anybody after themselves, or against their own people; and two others are as many as one remembers.
    return fitting(
      () => tell('errand'),
      (told) => told.split(pat.given).length <= 2 && !(own && told.includes(own)) && namesIn(told, idea) <= 2,
    )
  }
  const own = [
    ...(plot.hook ? [plot.hook] : []),
    // The second is about the threat by name, where there is one.
    ...chance.shuffle(trouble.hooks).sort((a, b) => Number(isNamed(b)) - Number(isNamed(a))),
  ]
    .slice(0, trouble.isAsked ? 3 : 2)
    .map((hook) => agreed(idea, () => teller.tell(hook)))
  const claim = claimed(idea, 'claimHook', chance, { pat: patrons[0]?.name ?? idea.ruler.name })
  const texts = [...(claim ? [claim] : []), ...own, errand(1), errand(2)].slice(0, 3).map(capital)
  return part('hooks', 'Ways in', 'main', [
    { type: 'list', key: 'hooks.list', numbered: true, items: points('hooks.list', texts) },
  ])
}

/** Whether a frame says what the place is afraid of. */
const isNamed = (frame: string) => /#(?:M|ms?)[.#]/.test(frame)

export function rumours(idea: Idea, chance: Random): Section {
  const teller = tellerFor(idea, tale, chance)
  const { trouble, plot } = idea
  // Whoever asked for this trouble hears more of it.
  const many = trouble.isAsked ? 3 : 2
  const own = [...(plot.rumour ? [plot.rumour] : []), ...chance.shuffle(trouble.rumours)]
    .slice(0, many)
    .map((rumour) => teller.tell(rumour))
  const claim = claimed(idea, 'claimRumour', chance)
  const told = [...own, ...[claim, grounded(idea, 'groundRumour', chance)].filter((one) => one !== undefined)]
  const more = Array.from({ length: 5 - told.length }, () => sparing(idea, teller, 'rumourMore'))
  const truths = chance.shuffle(['True', 'Half true', 'False', 'True', 'False'])
  // What goes with the cause is never wholly false.
  const lines = [...told, ...more].map((text, index) => ({
    text,
    truth: index === 0 && plot.rumour ? 'True' : truths[index],
  }))
  const texts = chance.shuffle(lines).map(({ text, truth }) => `${capital(text)} (${truth}.)`)
  return part('rumours', 'Rumours', 'aside', [
    { type: 'list', key: 'rumours.list', numbered: true, items: points('rumours.list', texts) },
  ])
}
