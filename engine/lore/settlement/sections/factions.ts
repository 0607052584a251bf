import type { Section } from '../../../../contract/sheets/document.ts'
import type { Random } from '../../../paint/random.ts'
import { capital } from '../../grammar/inflect.ts'
import { type Idea, tellerFor } from '../idea.ts'
import { fitting, namesIn } from '../sparing.ts'
import { tale } from '../tale.ts'
import { factionKinds } from '../words.ts'
import { claimed, lowered, part } from './part.ts'

/** What a faction does where it meets. */
const meetings = ['meet', 'gather', 'drink', 'dine', 'assemble', 'talk', 'vote']

export function factions(idea: Idea, chance: Random): Section {
  const places = chance.shuffle(idea.districts.flatMap((district) => district.places))
  // One of them at most is after something else than what troubles the place.
  const besides = chance.int(0, 5)
  const next = chance.shuffle(tale.next)
  const items = idea.factions.map(({ name, kind, leader }, index) => {
    const { who, has } = factionKinds[kind]
    const [X, Y] = chance.shuffle(idea.factions.filter((other) => other.leader !== leader))
    const rivals = { X: X?.name ?? '', xg: X?.leader.given ?? '', Y: Y?.name ?? '', yg: Y?.leader.given ?? '' }
    const aims = index === besides ? ['aimMore'] : (idea.trouble.aims[index] ?? ['aimMore'])
    const { tell } = tellerFor(idea, tale, chance, rivals)
    const claim = index === 2 ? claimed(idea, 'claimAim', chance, rivals) : undefined
    const aim = lowered(claim ?? tell(chance.pick(aims)))
    // Whom else its aim names is enough.
    const spare = namesIn(aim.replaceAll(leader.given, ''), idea) > 0 ? 0 : 1
    const last = fitting(
      () => tell(next.pop() ?? 'next'),
      (told) => !told.includes(leader.given) && namesIn(told, idea) <= spare,
    )
    const place = places[index % places.length]?.name ?? idea.name
    const led = chance.pick(['led by', 'under', 'who follow', 'headed by', 'who obey', 'loyal to', 'paid by', 'run by'])
    const wants = chance.pick(['wants', 'means', 'hopes', 'plans', 'swears', 'intends', 'longs'])
    const meet = chance.pick(meetings)
    const holding = chance.pick(has)
    const met = `They ${meet} at ${place}${chance.pick([' and', '. They'])} have ${holding}.`
    return {
      key: `factions.list.${index}`,
      label: capital(name),
      text: `${capital(chance.pick(who))}, ${led} ${leader.name}. ${met} ${leader.given} ${wants} ${aim} ${last}.`,
    }
  })
  return part('factions', 'Factions', 'main', [{ type: 'list', key: 'factions.list', items }])
}
