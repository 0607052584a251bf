import type { LandmarkKind } from '../../maps/townmaps/scene.ts'
import type { Random } from '../../paint/random.ts'
import { type AskedPlace, headNoun } from './asked.ts'
import type { Casting, Person } from './cast.ts'
import type { Waters } from './land.ts'
import { placeOf, type Words } from './naming.ts'
import { curiosity, type PlaceKind, placeKinds } from './places.ts'
import type { Setting } from './setting.ts'
import { settlementScale } from './sizes.ts'

export interface Place {
  /** As it stands in a sentence: "the Gilded Heron", "Saint Orla’s". */
  name: string
  /** What sort of place it is: "alehouse". */
  kind: string
  what: string
  keeper: Person
  landmark?: LandmarkKind
}

export interface District {
  name: string
  places: Place[]
}

/** What a building is like that somebody asked for: as its kind, if there is such a kind. */
function kindOfAsked({ kind }: AskedPlace): PlaceKind {
  const noun = headNoun(kind)
  const known = placeKinds.find(({ words }) =>
    words.some((word) => word === noun || kind.toLowerCase().startsWith(word)),
  )
  return known ?? curiosity
}

/** What buildings there are: those asked for, those the work needs, an inn, and others that suit the size. */
function placeKindsFor(
  { rank, said, denied, asked: { places: named }, land, livelihood }: Setting,
  { river, shore }: Waters,
  count: number,
  chance: Random,
) {
  const isDry = river === undefined && shore === undefined
  const own = named.map((asked) => ({ asked, kind: kindOfAsked(asked) }))
  const isLeft = ({ words, landmark }: PlaceKind) =>
    denied.phrases.length === 0 || (!words.some((word) => denied.has(word)) && !(isDry && landmark === 'harbour'))
  const kinds = placeKinds.filter(isLeft)
  const isOwn = (kind: PlaceKind) => own.some((one) => one.kind === kind)
  const asked = kinds.filter((kind) => !isOwn(kind) && kind.words.some((word) => said.has(word)))
  const working = kinds.filter(
    ({ landmark }) =>
      (landmark === 'harbour' && (land === 'coast' || land === 'island') && rank > 0) ||
      (landmark !== undefined && livelihood.places.includes(landmark) && !(landmark === 'harbour' && isDry)),
  )
  // An inn, and something holy, everywhere.
  const always = kinds.filter(({ landmark }) => landmark === 'inn' || (landmark === 'temple' && rank > 0))
  const usual = chance.shuffle(kinds.filter(({ least }) => least <= rank))
  const first = [...new Set([...asked, ...working, ...always])].filter((kind) => !isOwn(kind))
  const room = Math.max(0, count - own.length)
  const chosen = [...new Set([...first, ...usual.filter((kind) => !isOwn(kind))])].slice(
    0,
    Math.max(room, Math.min(first.length, room + 3)),
  )
  while (chosen.length < room)
    chosen.push(
      chance.pick(
        usual.filter(({ landmark }) => landmark === undefined || landmark === 'inn' || landmark === 'temple'),
      ),
    )
  return chance.shuffle([
    ...own.map((one) => ({ ...one, isAsked: true })),
    ...chosen.map((kind): { kind: PlaceKind; asked?: AskedPlace; isAsked: boolean } => ({
      kind,
      isAsked: asked.includes(kind),
    })),
  ])
}

/** The districts with their places; and the names of those places that the prompt asked for. */
export function quartersOf(
  setting: Setting,
  water: Waters,
  areas: readonly string[],
  words: Words,
  person: Casting,
  used: Set<string>,
  chance: Random,
): { districts: District[]; askedNames: string[] } {
  const { districts: howMany, places: each } = settlementScale[setting.size]
  const kinds = placeKindsFor(setting, water, howMany * each, chance.fork('kinds'))
  const placing = chance.fork('places')
  const districts = areas.map((district): District => ({ name: district, places: [] }))
  const askedNames: string[] = []
  for (const [index, { kind, asked: own, isAsked }] of kinds.entries()) {
    const district = districts[index % districts.length] as District
    const name =
      own && !used.has(own.name.toLowerCase()) ? own.name : placeOf(kind, district.name, words, used, placing)
    used.add(name.toLowerCase())
    if (isAsked) askedNames.push(name)
    district.places.push({
      name,
      kind: own?.kind ?? placing.pick(kind.called),
      what: placing.pick(kind.what),
      keeper: person(placing.pick(kind.who)),
      ...(kind.landmark ? { landmark: kind.landmark } : {}),
    })
  }
  return { districts, askedNames }
}
