import type { Section } from '../../../../contract/sheets/document.ts'
import type { Random } from '../../../paint/random.ts'
import { capital } from '../../grammar/inflect.ts'
import { type Idea, tellerFor } from '../idea.ts'
import { tale } from '../tale.ts'
import { factionKinds } from '../words.ts'
import { claimed, lowered, part } from './part.ts'

/** What a faction does where it meets. */
const meetings = ['meet', 'gather', 'drink', 'dine', 'assemble', 'talk', 'vote']
/** What its hold on the place is called. */
const holds = ['Strength', 'Power', 'Means', 'Backing', 'Weapon', 'Advantage', 'Hold']

export function factions(idea: Idea, chance: Random): Section {
  const places = chance.shuffle(idea.districts.flatMap((district) => district.places))
  const items = idea.factions.map(({ name, kind, leader }, index) => {
    const { who, has } = factionKinds[kind]
    const [X, Y] = chance.shuffle(idea.factions.filter((other) => other.leader !== leader))
    const rivals = { X: X?.name ?? '', xg: X?.leader.given ?? '', Y: Y?.name ?? '', yg: Y?.leader.given ?? '' }
    const { tell } = tellerFor(idea, tale, chance, rivals)
    const claim = index === 2 ? claimed(idea, 'claimAim', chance, rivals) : undefined
    const aim = lowered(claim ?? tell(chance.pick(idea.trouble.aims[index] ?? [])))
    const place = places[index % places.length]?.name ?? idea.name
    const led = chance.pick(['led by', 'under', 'who follow', 'headed by', 'who obey', 'loyal to', 'paid by', 'run by'])
    const wants = chance.pick(['wants', 'means', 'hopes', 'plans', 'swears', 'intends', 'longs'])
    const hold = `${chance.pick(holds)}: ${chance.pick(has)}`
    return {
      key: `factions.list.${index}`,
      label: capital(name),
      text: `${capital(chance.pick(who))}, ${led} ${leader.name}; they ${chance.pick(meetings)} at ${place}. ${leader.given} ${wants} ${aim} ${hold}.`,
    }
  })
  return part('factions', 'Factions', 'main', [{ type: 'list', key: 'factions.list', items }])
}
