import { whereOf } from './companions/kinds.ts'
import { figureLexicon } from './lexicon.ts'
import { type FigureScene, isCarry, isFemale, type Person } from './scene.ts'

/** Ways to wear hair whose words may be said of a whole person too. */
const sharedWords: readonly string[] = ['short', 'long', 'wild', 'crew', 'shoulder']

/** What somebody does, and how they sit or kneel meanwhile. */
function shownActs({ pose: { act, hands, stance }, eyes }: Person): string[] {
  return [
    ...(act ? [act] : []),
    ...(hands ? [hands] : []),
    ...(stance === 'on-knees' ? ['kneeling'] : []),
    ...(stance === 'perched' ? ['perching'] : []),
    ...(stance === 'airborne' ? ['flying'] : []),
    ...(act === 'aiming' ? ['drawing'] : []),
    ...(act === 'swinging' ? ['raised-weapon'] : []),
    ...(act === 'casting' ? ['flame'] : []),
    ...(eyes.closed.length > 1 ? ['closed-eyes'] : []),
  ]
}

/** Concepts that can be seen on a person, asked for or not; `callings` are what the prompt calls them. */
export function shownOn(person: Person, callings: readonly string[] = []): string[] {
  const { garments, extras, wrap, headwear, gear, necklace, mask, face, beard, hair, horns } = person
  const worn = [...garments, ...extras, ...gear, ...[wrap, headwear].filter((one) => one !== undefined)]
  const age = face.age > 0.6 ? 'old' : face.age < 0.2 ? 'young' : 'adult'
  // "human knight": whoever is asked for as human is, though everybody would be without the word.
  const [people = person.name, calling] = person.name.split(' ')
  return [
    person.name,
    people,
    ...(calling ? [calling] : []),
    person.complexion.hide,
    ...worn.flatMap(({ kind, stuff, state }) => [kind, `${kind} ${stuff}`, ...state.map((one) => `${kind} ${one}`)]),
    ...(beard ? ['beard'] : ['clean-shaven']),
    ...(hair ? ['hair', ...(sharedWords.includes(hair.style) ? [] : [hair.style])] : []),
    ...(horns ? ['horns', horns.style] : []),
    ...(garments.some(({ state }) => state.includes('motley')) ? ['motley'] : []),
    ...(person.pose.grip === 'raised' ? ['raised-weapon'] : []),
    ...(person.furniture ?? []).map(({ kind }) => kind),
    ...(gear.some(({ kind, hold }) => kind === 'baby' || hold === 'arms') ? ['in-arms'] : []),
    ...shownActs(person),
    ...(gear.some(({ hold }) => hold === 'shoulder') ? ['on-shoulder'] : []),
    ...(person.wings ? ['wings'] : []),
    ...(person.tail ? ['fish-tail'] : []),
    ...(gear.some(({ hold }) => hold === 'left' || hold === 'right' || isCarry(hold)) ? ['in-hand'] : []),
    ...(person.pose.carry ? ['bearing'] : []),
    ...(person.furniture ?? []).flatMap(({ kind, state }) => [
      ...state,
      ...(state.includes('coins') ? ['coin'] : []),
      ...(kind === 'chest' && state.includes('open') ? ['coin', 'gold', 'gold-metal'] : []),
      ...(kind === 'anvil' ? ['forge'] : []),
    ]),
    ...(person.pose.load === 'books' ? ['book'] : person.pose.load ? [person.pose.load] : []),
    ...(person.pose.act === 'pouring' || person.pose.hands === 'pouring' ? ['goblet', 'tankard', 'jug', 'bottle'] : []),
    ...(person.glasses ? ['glasses'] : []),
    ...(person.earrings ? ['earrings'] : []),
    ...(person.rings ? ['finger-rings'] : []),
    isFemale(person) ? 'female' : 'male',
    ...(person.halo ? ['halo'] : []),
    ...(person.radiance ? ['golden-light'] : []),
    ...(person.tusks > 0 ? ['tusks'] : []),
    ...(gear.some(({ kind }) => kind === 'balance') ? ['scales'] : []),
    ...(necklace ? ['necklace'] : []),
    ...(mask ? ['mask'] : []),
    age,
    ...[person.name, people, ...callings].map((name) => `${name} ${age}`),
    'eyes',
  ]
}

/** Whatever else people are called, they are as old. */
const callings = figureLexicon.entries
  .filter(({ facet }) => facet === 'subject' || facet === 'kind')
  .map(({ concept }) => concept)

/** Where those are who go with the first: on a shoulder the smallest. */
const besides = ([first, ...others]: readonly Person[]): string[] =>
  others.flatMap((other) =>
    first && other.scale < 0.4 * first.scale ? ['on-shoulder', 'at-heel'] : ['at-heel', 'in-arms'],
  )

/** The hour that is seen in a place, whether it is said or is always so there. */
function hoursOf({ scenery }: FigureScene['backdrop']): string[] {
  if (!scenery) return []
  const hour = scenery.hour ?? nocturnal[scenery.kind]
  return hour === 'night'
    ? ['night', 'midnight', 'moonlight', 'moon']
    : hour === 'dusk'
      ? ['dusk', 'sunset']
      : hour === 'dawn'
        ? ['dawn', 'morning']
        : []
}
/** Places that are drawn by night where no hour is said. */
const nocturnal: Readonly<Record<string, 'night'>> = {
  rooftops: 'night',
  festival: 'night',
  graveyard: 'night',
}

export const shownInFigure = ({ people, backdrop, companions = [] }: FigureScene): string[] => [
  backdrop.place,
  ...hoursOf(backdrop),
  ...companions.flatMap(({ creature, spot }) => [creature.name, ...whereOf(spot)]),
  ...besides(people),
  ...people.flatMap((person) => shownOn(person, callings)),
]
