import type { Brief, GivenNames } from '../../../prompt/brief.ts'
import type { LandmarkKind } from '../scene.ts'
import type { Plan } from './plan.ts'

/** A place of a settlement's sheet, under the number it has there. */
export interface GivenPlace {
  number: number
  name: string
  kind: LandmarkKind
  /** In which of the districts, from 0. */
  district: number
}

/** All that the sheet of a settlement says of its map; nothing else is named on it. */
export interface TownNames extends GivenNames {
  /** Under the name: "Town, 3,800 souls". */
  caption: string
  /** In the sheet's order. */
  places: readonly GivenPlace[]
  /** Empty where no wall is, or where the sheet names none. */
  gates: readonly string[]
  /** Where water is drawn that is neither river nor shore. */
  spring?: string
}

const isOfTown = (given: GivenNames): given is TownNames => 'places' in given && 'gates' in given

/** What a brief's map is to agree with, where it is made for a settlement's sheet. */
export const townNamesIn = ({ givenNames }: Brief): TownNames | undefined =>
  givenNames && isOfTown(givenNames) ? givenNames : undefined

/** Laid out with the town itself; the rest of a sheet's places are put up one by one. */
const ofTheLayout: readonly LandmarkKind[] = ['citadel', 'park', 'cemetery', 'harbour', 'house']
/** The first church gets the close by the market, the greatest first. */
const churches: readonly LandmarkKind[] = ['cathedral', 'abbey', 'temple']

/** A plan with the waters, gates and places of a sheet, and no others. */
export function keptTo({ places, gates, river, shore }: TownNames, plan: Plan): Plan {
  const kinds = places.map(({ kind }) => kind)
  const has = (kind: LandmarkKind) => kinds.includes(kind)
  const landmarks = kinds
    .filter((kind) => !ofTheLayout.includes(kind))
    .sort(
      (a, b) =>
        Number(churches.includes(b)) - Number(churches.includes(a)) || churches.indexOf(a) - churches.indexOf(b),
    )
  const lying = shore === undefined ? 'none' : plan.shore === 'none' || plan.shore === 'oasis' ? 'lake' : plan.shore
  // A long legend wants country to lie on.
  const wider = 1 + Math.max(0, places.length - 12) * 0.012
  return {
    ...plan,
    span: plan.span * wider,
    river: river !== undefined,
    shore: lying,
    lake: lying === 'lake' || (lying !== 'none' && plan.lake),
    harbour: has('harbour') && (river !== undefined || shore !== undefined),
    citadel: has('citadel'),
    fortress: plan.fortress && has('citadel'),
    park: has('park'),
    cemetery: has('cemetery'),
    pond: false,
    islands: 0,
    moat: false,
    landmarks,
    asked: landmarks,
    windmills: 1,
    gates: plan.wall === 'none' || gates.length === 0 ? plan.gates : gates.length,
  }
}
