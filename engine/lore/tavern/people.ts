import type { Section } from '../../../contract/sheets/document.ts'
import type { Random } from '../../paint/random.ts'
import type { Teller } from '../grammar/grammar.ts'
import { capital } from '../grammar/inflect.ts'
import { openNames } from '../names/names.ts'
import { plainly } from '../trade/features.ts'
import { aboutPerson, drawPerson, kindOf, type Person } from '../trade/keeper.ts'
import { houseName } from '../trade/moods.ts'
import { section } from '../trade/section.ts'
import { callings, type Tavern, tellerOf, told, toldOf } from './house.ts'

const about = (teller: Teller, person: Person, frame: string) => capital(aboutPerson(teller.tell(frame), person))
const labelOf = (person: Person) => `${person.name}, ${kindOf(person)}`

export function staffSection(house: Tavern, chance: Random): Section {
  const { keeper, features } = house
  const teller = tellerOf(house, chance)
  const row = (key: string, label: string, text: string) => ({ key: `staff.keeper.${key}`, label, text })
  const ofKeeper = house.asked.clauses.features.filter(({ kind }) => kind === 'keeper')
  const known = plainly(ofKeeper, houseName(house.name), keeper.given)
  const staff = house.staff.map((person, index) => {
    // What is only a sentence is not said in every corner.
    const feature = index === 0 && (features[0]?.thing !== undefined || features.length > 1) ? features[0] : undefined
    const also = feature
      ? ` ${person.given} ${toldOf(house, feature, 'staff', chance.fork('feature')).replace(/^./, (letter) => letter.toLowerCase())}.`
      : ''
    return { key: `staff.list.${index}`, label: labelOf(person), text: `${about(teller, person, 'staff')}${also}` }
  })
  return section('staff', 'Keeper and staff', 'main', [
    {
      type: 'facts',
      key: 'staff.keeper',
      rows: [
        row('name', 'Keeper', labelOf(keeper)),
        ...(known === '' ? [] : [row('known', 'Known for', known)]),
        row('look', 'Look', told(teller, 'look')),
        row('manner', 'Manner', told(teller, 'manner')),
        row('wants', 'Wants', told(teller, 'wants')),
        row('fears', 'Fears', told(teller, 'fears')),
      ],
    },
    { type: 'list', key: 'staff.list', items: staff },
  ])
}

/** Everybody's trade: those whom the prompt means the house for first, then those of the place, then anybody's. */
function tradesOf({ guests, site }: Tavern, chance: Random): string[] {
  const asked = guests.flatMap((guest) => [guest, guest]).slice(0, 3)
  return [...asked, ...chance.shuffle(site?.trades ?? []), ...chance.shuffle(callings)].slice(0, 6)
}

export function patronsSection(house: Tavern, chance: Random): Section {
  const { keeper, rivals, request, staff, town, features } = house
  const teller = tellerOf(house, chance)
  const names = openNames(chance.fork('names'))
  for (const { name } of [keeper, ...rivals, ...staff, ...town.locals]) names.reserve(name)
  const people = staff.length > 0 && house.asked.keeper.ancestry ? house.staff[0]?.ancestry : undefined
  const others = tradesOf(house, chance).map((trade, index) =>
    drawPerson(request.system, trade, house.home, names, chance, { ancestry: index < 3 ? people : undefined }),
  )
  const [curious] = features.slice(-1)
  const items = [...rivals, ...others].map((person, index) => {
    const text = about(teller, person, 'patrons')
    // One of them has come because of what the prompt says of the house.
    const also =
      curious && index === 2 && (curious.thing !== undefined || features.length > 1)
        ? ` ${person.given} ${toldOf(house, curious, 'errand', chance.fork('feature')).replace(/^./, (letter) => letter.toLowerCase())}.`
        : ''
    return { key: `patrons.list.${index}`, label: labelOf(person), text: `${text}${also}` }
  })
  return section('patrons', 'Here tonight (d8)', 'main', [{ type: 'list', key: 'patrons.list', numbered: true, items }])
}
