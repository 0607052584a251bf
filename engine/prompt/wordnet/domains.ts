import type { ImageCategory } from '../../../contract/categories.ts'
import type { Facet } from '../../../contract/prompts.ts'

// Lexicographer files of WordNet: lexnames(5WN).
export const animal = 5
export const artifact = 6
const attribute = 7
const body = 8
const food = 13
const location = 15
const object = 17
export const person = 18
const phenomenon = 19
const plant = 20
const state = 26
const substance = 27
const time = 28

/** What a noun may mean in each category: a bank is a slope on a landscape, a bat an animal among monsters. */
export const domainsOfCategory: Record<ImageCategory, readonly number[]> = {
  characters: [person, artifact, body, animal, substance],
  npcs: [person, artifact, body, animal, substance],
  monsters: [animal, person, body, plant],
  battlemaps: [artifact, object, plant, substance, location],
  items: [artifact, substance, food, object, plant, body],
  spells: [phenomenon, object, artifact, animal, substance, plant, body],
  landscapes: [object, artifact, location, phenomenon, plant, substance],
  townmaps: [artifact, object, location, plant],
}

/** What a noun of these facets may mean, whatever the category. */
export const domainsOfFacet: Partial<Record<Facet, readonly number[]>> = {
  material: [substance, artifact],
  colour: [attribute],
  weather: [phenomenon],
  time: [time],
  season: [time],
  mood: [state],
  place: [object, location, artifact, plant],
}
