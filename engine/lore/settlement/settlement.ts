import type { SheetDocument } from '../../../contract/sheets/document.ts'
import type { SettlementRequest } from '../../../contract/sheets/settlement.ts'
import type { Random } from '../../paint/random.ts'
import { withArticle } from '../grammar/article.ts'
import { capital } from '../grammar/inflect.ts'
import type { Chance, SheetMaker } from '../sheet-maker.ts'
import type { Person } from './cast.ts'
import { type Idea, ideaOf, tellerFor } from './idea.ts'
import { introducing } from './introduced.ts'
import { withPeople } from './known.ts'
import { sight } from './sections/arrival.ts'
import { brief } from './sections/brief.ts'
import { calendar, laws } from './sections/custom.ts'
import { guarded } from './sections/defences.ts'
import { districts } from './sections/districts.ts'
import { factions } from './sections/factions.ts'
import { landPhrases, picture } from './sections/map.ts'
import { souls } from './sections/part.ts'
import { people } from './sections/people.ts'
import { prices, trade } from './sections/trade.ts'
import { troubled } from './sections/trouble.ts'
import { hooks, rumours } from './sections/ways-in.ts'
import { tale } from './tale.ts'

const kinOf = (person: Person, index: number, idea: Idea, system: SettlementRequest['system']) => ({
  key: `person${index}`,
  label: `${person.name}, ${person.role}`,
  kind: 'npc',
  request: {
    prompt: `${withArticle(`${person.ancestry} ${person.role}`)} called ${person.name}, a ${person.sex === 'Male' ? 'man' : 'woman'} in ${idea.name}`,
    system,
    known: { ...person, town: idea.name },
  },
})

/** For a list of sheets and for whoever runs it tonight: what it is, who rules, and what is wrong. */
function summed(idea: Idea, chance: Random): string {
  const { asked, name, ruler, livelihood, trouble } = idea
  const whole = asked.whole && asked.whole.length < 60 ? asked.whole : undefined
  const feed = /s$| and /.test(livelihood.label) ? 'feed' : 'feeds'
  const place = whole ? `${name} is ${whole}` : `${livelihood.label} ${feed} ${name}`
  const gist = tellerFor(idea, tale, chance).tell(chance.pick(trouble.gists))
  return `${place}, where ${ruler.role} ${ruler.name} rules. ${capital(gist)}`
}

/** The sheet of a settlement: the place itself is drawn from `core`, and each section tells of it by a stream of its own. */
export const settlement: SheetMaker<'settlement'> = {
  write(request: SettlementRequest, chance: Chance): SheetDocument {
    const core = chance('core')
    const idea = ideaOf(request, core.fork('idea'))
    const { size, land } = idea
    const named = introducing(idea)
    return withPeople({
      title: idea.name,
      kicker: `${capital(idea.wealth)} ${size} ${landPhrases[land]}, ${souls(idea.souls)} souls${request.system === 'Pathfinder' ? `, settlement ${idea.level}` : ''}`,
      summary: summed(idea, core.fork('summary')),
      system: request.system,
      sections: [
        named(sight(idea, chance('sight'))),
        named(troubled(idea, chance('trouble'))),
        // What the party is asked to do stands on the first screen, beside what is wrong.
        named(hooks(idea, chance('hooks'))),
        named(factions(idea, chance('factions'))),
        named(districts(idea, chance('districts'))),
        people(idea, chance('people')),
        brief(idea, request, chance('brief')),
        named(rumours(idea, chance('rumours'))),
        named(laws(idea, chance('laws'))),
        named(trade(idea, chance('trade'))),
        prices(idea, request, chance('prices')),
        named(guarded(idea, chance('defences'))),
        named(calendar(idea, chance('calendar'))),
      ],
      pictures: [picture(idea, core.fork('picture').int(0, 2 ** 32 - 1))],
      kin: idea.people.map((person, index) => kinOf(person, index, idea, request.system)),
    })
  },
}
