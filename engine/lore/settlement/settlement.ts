import type { SheetDocument } from '../../../contract/sheets/document.ts'
import type { SettlementRequest } from '../../../contract/sheets/settlement.ts'
import { withArticle } from '../grammar/article.ts'
import { capital } from '../grammar/inflect.ts'
import type { Chance, SheetMaker } from '../sheet-maker.ts'
import type { Person } from './cast.ts'
import { type Idea, ideaOf } from './idea.ts'
import { introducing } from './introduced.ts'
import { sight } from './sections/arrival.ts'
import { brief } from './sections/brief.ts'
import { calendar, laws } from './sections/custom.ts'
import { guarded } from './sections/defences.ts'
import { districts } from './sections/districts.ts'
import { factions } from './sections/factions.ts'
import { landPhrases, picture } from './sections/map.ts'
import { lowered, souls } from './sections/part.ts'
import { people } from './sections/people.ts'
import { prices, repriced, trade } from './sections/trade.ts'
import { troubled } from './sections/trouble.ts'
import { hooks, rumours } from './sections/ways-in.ts'

const kinOf = (person: Person, index: number, idea: Idea, system: SettlementRequest['system']) => ({
  key: `person${index}`,
  label: `${person.name}, ${person.role}`,
  kind: 'npc',
  request: {
    prompt: `${withArticle(`${person.ancestry} ${person.role.replace(', ', ' of ')}`)} called ${person.name}, a ${person.sex === 'Male' ? 'man' : 'woman'} in ${idea.name}, known for ${idea.livelihood.label.toLowerCase()}`,
    system,
  },
})

/** For a list of sheets: what it is, lives by and suffers from. */
function summed({ asked, name, size, livelihood, factions: [A, B], trouble }: Idea): string {
  const whole = asked.whole && asked.whole.length < 60 ? asked.whole : withArticle(size)
  return `${livelihood.label} made ${name} ${whole}, where ${A.leader.name} stands against ${B.leader.name}: ${lowered(trouble.label)}.`
}

/** The sheet of a settlement: the place itself is drawn from `core`, and each section tells of it by a stream of its own. */
export const settlement: SheetMaker<'settlement'> = {
  write(request: SettlementRequest, chance: Chance): SheetDocument {
    const core = chance('core')
    const idea = ideaOf(request, core.fork('idea'))
    const { size, land } = idea
    const named = introducing(idea)
    return {
      title: idea.name,
      kicker: `${capital(idea.wealth)} ${size} ${landPhrases[land]}, ${souls(idea.souls)} souls${request.system === 'Pathfinder' ? `, settlement ${idea.level}` : ''}`,
      summary: summed(idea),
      system: request.system,
      sections: [
        named(sight(idea, chance('sight'))),
        named(troubled(idea, chance('trouble'))),
        named(factions(idea, chance('factions'))),
        named(districts(idea, chance('districts'))),
        people(idea, chance('people')),
        named(hooks(idea, chance('hooks'))),
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
    }
  },

  derive: (document) => ({ ...document, sections: document.sections.map(repriced) }),
}
