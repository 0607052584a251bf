import type { Section } from '../../../contract/sheets/document.ts'
import type { Random } from '../../paint/random.ts'
import type { Teller } from '../grammar/grammar.ts'
import { capital } from '../grammar/inflect.ts'
import { type Names, openNames } from '../names/names.ts'
import { plainly } from '../trade/features.ts'
import { aboutPerson, drawPerson, kindOf, type Person } from '../trade/keeper.ts'
import { houseName } from '../trade/moods.ts'
import { section } from '../trade/section.ts'
import { callings, type Tavern, tellerOf, told, toldIn, toldOf } from './house.ts'
import { betweenTwo } from './patrons.ts'
import { hasSeveral } from './stories/by-chance.ts'
import { isBesides, type Told } from './stories/choose.ts'
import type { Part } from './stories/story.ts'

const said = (teller: Teller, person: Person, frame: string, company: Readonly<Record<string, string>> = {}) =>
  capital(
    aboutPerson(
      teller
        .tell(frame)
        .replace(/\{(other|kin|kinName|ally|allyName|far)\}/g, (_, slot: string) => company[slot] ?? ''),
      person,
    ),
  )
const labelOf = (person: Person) => `${person.name}, ${kindOf(person)}`

/** What whoever keeps the house wants and fears: by what the prompt is about, else by what it says, else anything. */
function heartOf(house: Tavern, teller: Teller, chance: Random): Record<'wants' | 'fears', string> {
  const { stories, features } = house
  const ofKeeper = stories.find(({ isOfKeeper }) => isOfKeeper)
  const [main] = stories
  const about = ofKeeper ?? (main && !isBesides(main, features[0]) ? main : undefined)
  if (about) {
    const line = (lines: readonly string[], of: string) =>
      toldIn(house, about, chance.fork(of).pick(lines), chance.fork(of))
    return { wants: line(about.story.wants, 'story wants'), fears: line(about.story.fears, 'story fears') }
  }
  const [feature] = features
  const line = (occasion: 'wants' | 'fears') =>
    feature ? toldOf(house, feature, occasion, chance.fork(occasion)) : told(teller, occasion)
  return { wants: line('wants'), fears: line('fears') }
}

export function staffSection(house: Tavern, chance: Random): Section {
  const { keeper, features, stories } = house
  const teller = tellerOf(house, chance)
  const row = (key: string, label: string, text: string) => ({ key: `staff.keeper.${key}`, label, text })
  const ofKeeper = house.asked.clauses.features.filter(({ kind }) => kind === 'keeper')
  const known = plainly(ofKeeper, houseName(house.name), keeper.given)
  const staff = house.staff.map((person, index) => {
    const about = stories[index]
    if (about && (!about.isByChance || chance.fork('story staff').chance(0.5))) {
      const does = toldIn(house, about, about.story.staff, chance.fork(`story ${index}`))
      return { key: `staff.list.${index}`, label: labelOf(person), text: `${aboutPerson(does, person)}.` }
    }
    // What is only a sentence is not said in every corner.
    const feature = index === 0 && (features[0]?.thing !== undefined || features.length > 1) ? features[0] : undefined
    const also = feature
      ? ` ${person.given} ${toldOf(house, feature, 'staff', chance.fork('feature')).replace(/^./, (letter) => letter.toLowerCase())}.`
      : ''
    return { key: `staff.list.${index}`, label: labelOf(person), text: `${said(teller, person, 'staff')}${also}` }
  })
  const { wants, fears } = heartOf(house, teller, chance)
  return section('staff', 'Keeper and staff', 'main', [
    {
      type: 'facts',
      key: 'staff.keeper',
      rows: [
        row('name', 'Keeper', labelOf(keeper)),
        ...(known === '' ? [] : [row('known', 'Known for', known)]),
        row('look', 'Look', told(teller, 'look')),
        row('manner', 'Manner', told(teller, 'manner')),
        row('wants', 'Wants', wants),
        row('fears', 'Fears', fears),
      ],
    },
    { type: 'list', key: 'staff.list', items: staff },
  ])
}

/** Everybody’s trade but that of the two: those whom the prompt means the house for first, then those of the place, then anybody’s. */
function tradesOf({ guests, site }: Tavern, chance: Random): string[] {
  const asked = guests.flatMap((guest) => [guest, guest]).slice(0, 3)
  return [...asked, ...chance.shuffle(site?.trades ?? []), ...chance.shuffle(callings)]
}

const OTHERS = 6

/** Those of the stories who are there beside the two: of the first story all, of the others one each. */
function partsOf({ stories }: Tavern, chance: Random): { part: Part; by: number }[] {
  return stories.flatMap(({ story, isByChance }, by) =>
    chance
      .shuffle(story.others)
      .slice(0, by === 0 && !isByChance ? 3 : 1)
      .map((part) => ({ part, by })),
  )
}

/** What the two are there for: both, unless a story that is often told by chance would be known by it. */
function rolesOfTwo({ story, isByChance }: Told, chance: Random): ({ part: Part; by: number } | undefined)[] {
  const untold = isByChance && hasSeveral(story) ? chance.int(0, 1) : -1
  return [story.first, story.second].map((part, index) => (index === untold ? undefined : { part, by: 0 }))
}

const relations = {
  Female: ['sister', 'daughter', 'mother', 'aunt', 'cousin', 'niece', 'ward'],
  Male: ['brother', 'son', 'father', 'uncle', 'cousin', 'nephew', 'ward'],
} as const

/** Of whom somebody who drinks there speaks: another guest, a kinsman, a town elsewhere. */
function companyOf(person: Person, others: readonly Person[], names: Names, house: Tavern, chance: Random) {
  const relative = () => {
    const sex = chance.pick(['Female', 'Male'] as const)
    const name = names.person(house.home, sex).given
    return { name, full: `{his} ${chance.pick(relations[sex])} ${name}` }
  }
  const [kin, ally] = [relative(), relative()]
  return {
    other: chance.pick(others.filter((one) => one !== person)).given,
    kin: kin.full,
    kinName: kin.name,
    ally: ally.full,
    allyName: ally.name,
    far: names.place(house.home),
  }
}

export function patronsSection(house: Tavern, chance: Random): Section {
  const { keeper, rivals, request, staff, town, features, stories } = house
  const teller = tellerOf(house, chance)
  const ofTwo = tellerOf(house, chance.fork('of two'), {}, betweenTwo)
  const names = openNames(chance.fork('names'))
  for (const { name } of [keeper, ...rivals, ...staff, ...town.locals]) names.reserve(name)
  const people = staff.length > 0 && house.asked.keeper.ancestry ? house.staff[0]?.ancestry : undefined
  const parts = partsOf(house, chance.fork('parts'))
  const trades = [...parts.map(({ part }) => part[0]), ...tradesOf(house, chance)].slice(0, OTHERS)
  const others = trades.map((trade, index) =>
    drawPerson(request.system, trade, house.home, names, chance, { ancestry: index < 3 ? people : undefined }),
  )
  const [main] = stories
  const roles = main ? [...rolesOfTwo(main, chance.fork('two')), ...parts] : []
  const [curious] = features.slice(-1)
  const everybody = [...rivals, ...others]
  const items = everybody.map((person, index) => {
    const key = `patrons.list.${index}`
    const role = roles[index]
    const about = role && stories[role.by]
    if (about) {
      const says = toldIn(house, about, role.part[1], chance.fork(`part ${index}`))
      return { key, label: labelOf(person), text: aboutPerson(says, person) }
    }
    // Where no story says what the trouble is about, each of the two has come because of the other.
    const isOfTwo = index < rivals.length && stories.length === 0
    const text = said(
      isOfTwo ? ofTwo : teller,
      person,
      'patrons',
      companyOf(person, isOfTwo ? rivals : everybody, names, house, chance.fork(`company ${index}`)),
    )
    // One of them has come because of what the prompt says of the house.
    const also =
      curious && index === OTHERS + 1 && (curious.thing !== undefined || features.length > 1)
        ? ` ${person.given} ${toldOf(house, curious, 'errand', chance.fork('feature')).replace(/^./, (letter) => letter.toLowerCase())}.`
        : ''
    return { key, label: labelOf(person), text: `${text}${also}` }
  })
  return section('patrons', 'Here tonight (d8)', 'main', [{ type: 'list', key: 'patrons.list', numbered: true, items }])
}
