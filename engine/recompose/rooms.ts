import type { ImageCategory } from '../../contract/categories.ts'
import { poseNames } from '../monsters/scene.ts'
import type { Mention } from '../prompt/brief.ts'
import type { Path } from './graft.ts'
import { isCompanion, roomOfPeople, slotOfPerson } from './people.ts'

/** A word of a change, and what describes it. */
export type Said = Pick<Mention, 'concept' | 'facet' | 'modifiers'>

const air: ReadonlySet<string> = new Set(['time', 'weather', 'season'])
const under = (path: Path, ...keys: string[]): Path[] => keys.map((key) => `${path}${key}`)

/** What hour, weather and season change of a country: light, air and colours, and nothing of where anything is. */
const skyOver = (country: Path): Path[] =>
  under(
    country,
    'sky',
    'light',
    'air',
    'water.frozen',
    'water.chop',
    'water.colour',
    'land.snowline',
    'land.low',
    'land.high',
    'land.soil',
    'land.rock',
    'land.shore',
    'stands.*.leaf',
    'foreground.grassColour',
    'foreground.grass',
    'foreground.flowers',
    'things.*.lit',
    'things.*.wall',
    'things.*.roof',
  )

/** What they change of what stands behind people and creatures. */
const skyBehind: readonly Path[] = [
  'light',
  'air',
  'backdrop.scenery.hour',
  'backdrop.scenery.season',
  ...skyOver('backdrop.landscape.'),
]

function roomInFigures(said: Said): readonly Path[] {
  const { concept, facet } = said
  if (air.has(facet)) return skyBehind
  if (facet === 'place') return ['backdrop', 'light', 'air', 'people.*.furniture']
  if (isCompanion(concept)) return ['companions', 'people.*.gear', 'people.*.pose']
  return [...roomOfPeople(said, 'people.*'), 'title']
}

const parts: Readonly<Record<string, readonly string[]>> = {
  horns: ['horns', 'claw', 'state'],
  claws: ['claw'],
  wings: ['wings'],
  eyes: ['eyes'],
  'glowing-eyes': ['eyes'],
  collar: ['collar', 'state'],
  stripes: ['marks'],
  spots: ['marks'],
  'open-mouth': ['gape'],
}

function roomInLairs(said: Said): readonly Path[] {
  const { concept, facet, modifiers } = said
  if (air.has(facet)) return skyBehind
  if (facet === 'place') return ['backdrop', 'light', 'air', 'underwater']
  const own = (...keys: string[]) => keys.map((key) => `creatures.*.${key}`)
  const dyes = own('colour', 'belly', 'hide', 'person.complexion')
  if (facet === 'colour' || facet === 'material')
    return [...dyes, ...own('claw', 'state', 'person.garments', 'person.wrap')]
  const named = parts[concept]
  if (named) return own(...named)
  if ((poseNames as readonly string[]).includes(concept))
    return [...own('pose', 'seat', 'x', 'y', 'scale', 'yaw'), 'backdrop.landscape.camera', 'backdrop.landscape.stands']
  if (/breath$/.test(concept)) return [...own('breath', 'gape'), 'light']
  return [
    ...own('state', 'marks', 'heads', 'swallowed', 'breath', 'collar', 'horns', 'wings', 'pose', 'seat'),
    ...(facet === 'mood' || concept === 'fierce' ? own('gape') : []),
    // "Green skin": a body has one.
    ...(modifiers.length > 0 && /^(?:skin|fur|scales|hide|feathers)$/.test(concept) ? dyes : []),
    ...roomOfPeople(said, 'creatures.*.person'),
  ]
}

function roomInCountry({ concept, facet, modifiers }: Said): readonly Path[] {
  if (facet === 'time' || facet === 'weather') return skyOver('')
  if (facet === 'season') return [...skyOver(''), 'land.snow']
  if (facet === 'mood' || facet === 'colour') return skyOver('')
  // What is new in a country is put in among what was there (see `withThings`).
  return [
    ...under('sky.', 'moons', 'rainbow', 'aurora', 'lightning', 'sun', 'stars', 'falling'),
    ...under('things.*.', 'ruined', 'lit', 'burning', 'overgrown', 'glow', 'wall', 'roof', 'rope', 'species'),
    ...(concept === 'birds' || concept === 'flowers' ? ['foreground.birds', 'foreground.flowers'] : []),
    ...(modifiers.length > 0
      ? ['water.colour', 'water.glow', 'water.frozen', 'land.low', 'land.high', 'land.rock']
      : []),
  ]
}

function roomOnTables({ concept, facet }: Said): readonly Path[] {
  if (facet === 'time') return ['light']
  if (facet === 'place') return ['ground', 'light']
  const own = (...keys: string[]) => keys.map((key) => `things.*.${key}`)
  if (facet === 'colour' || facet === 'material') return own('surfaces', 'features', 'gems')
  if (facet === 'mood') return ['mood', 'light', 'glow']
  const surface = /^(?:cut-out|table|slab|cushion|linen|snowfield|meadow|leaf litter|shore|soil|cavern|smithy)$/
  if (surface.test(concept)) return ['ground', 'light']
  return [
    ...own('surfaces', 'features', 'conditions', 'gems', 'rig'),
    'things',
    'extras',
    'fire',
    'drip',
    'glow',
    'rarity',
  ]
}

/** What of a map is of the day: where its walls and ways are stays. */
const dayOnMaps: readonly Path[] = ['ambience', 'lights', 'base', 'soil', 'dress', 'frozen']

/** What of a spell a word may change: where it is cast and by which hands stay, unless the word is of that. */
const roomInSpells = ({ concept, facet }: Said): readonly Path[] => [
  'element',
  'form',
  'palette',
  'count',
  'power',
  'extras',
  'figure',
  'weapon',
  'creature',
  'flock',
  'beyond',
  'ground',
  ...(facet === 'place' || air.has(facet) ? ['place'] : []),
  ...(concept === 'hand' ? ['hands'] : []),
]

/** What of a scene one word of a change may touch. */
export function roomFor(category: ImageCategory, said: Said): readonly Path[] {
  switch (category) {
    case 'characters':
    case 'npcs':
      return roomInFigures(said)
    case 'monsters':
      return roomInLairs(said)
    case 'landscapes':
      return roomInCountry(said)
    case 'items':
      return roomOnTables(said)
    case 'spells':
      return roomInSpells(said)
    case 'battlemaps':
    case 'townmaps':
      return dayOnMaps
  }
}

/** What of a category's pictures a concept fills of which there is one. */
export function slotIn(category: ImageCategory, concept: string, facet: Mention['facet']): string | undefined {
  if (category === 'characters' || category === 'npcs') return facet === 'place' ? 'place' : slotOfPerson(concept)
  if (category === 'monsters' && facet === 'place') return 'place'
  if (category === 'monsters' && (poseNames as readonly string[]).includes(concept)) return 'pose'
  return undefined
}
