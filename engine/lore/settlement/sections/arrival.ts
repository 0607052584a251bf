import type { Section } from '../../../../contract/sheets/document.ts'
import type { Random } from '../../../paint/random.ts'
import { capital } from '../../grammar/inflect.ts'
import { isHidden } from '../../prompt/hidden.ts'
import { type Idea, tellerFor } from '../idea.ts'
import { fitting, namesIn, sparing } from '../sparing.ts'
import { firstMet } from '../tale/first-met.ts'
import { tale } from '../tale.ts'
import { woven } from '../woven.ts'
import { claimed, part } from './part.ts'

/** It does not rain on the desert's towns. */
const dryWeather = tale.weather.filter(
  (weather) => !/rain|drizzle|sleet|snow|frost|thaw|mist|fog|hail|cloud/.test(weather),
)

export function sight(idea: Idea, chance: Random): Section {
  const weather = idea.land === 'desert' ? dryWeather : tale.weather
  const teller = tellerFor(idea, { ...tale, ...woven, ...firstMet, weather }, chance, { whole: idea.asked.whole ?? '' })
  const seen = idea.signs[0] ?? 'omen'
  const isOpen = idea.asked.whole !== undefined && idea.asked.whole !== '' && !isHidden(idea.asked.whole)
  const frames = [isOpen ? 'approachAsked' : 'approach', 'meet', seen]
  const claim = claimed(idea, 'claimSeen', chance)
  const text = [...frames.map((frame) => capital(sparing(idea, teller, frame))), ...(claim ? [claim] : [])].join(' ')
  const met = fitting(
    () => teller.tell('met'),
    (told) => namesIn(told, idea) <= 1,
  )
  const first = `${chance.pick(['#v#', '#w#'])}, ${met}.`
  return part('sight', 'On arrival', 'main', [
    { type: 'text', key: 'sight.aloud', aloud: true, text },
    { type: 'text', key: 'sight.first', label: 'Whom they meet first', text: capital(teller.tell(first)) },
  ])
}
