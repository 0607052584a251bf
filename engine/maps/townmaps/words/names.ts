import type { Random } from '../../../paint/random.ts'
import { asksFor, type Brief } from '../../../prompt/brief.ts'
import type { LandmarkKind, WardKind } from '../scene.ts'
import {
  canalHeads,
  districtNames,
  innHeads,
  innTails,
  lakeHeads,
  patrons,
  plazaNames,
  riverHeads,
  riverTails,
  seaNames,
  streetHeads,
  streetTails,
  townParts,
} from './name-parts.ts'
import { type TownNames, townNamesIn } from './town-names.ts'

/** Gives names to a town and to what is in it; no name twice. */
export interface Names {
  town: string
  plaza(): string
  district(ward: WardKind): string | undefined
  street(): string
  river(): string
  canal(): string
  sea(): string
  lake(): string
  gate(angle: number): string
  landmark(kind: LandmarkKind): string
}

/** The namer for a brief: the town is called what the prompt calls it, if it does. */
export function naming(brief: Brief, random: Random): Names {
  const drawn = drawnNames(brief, random)
  const given = townNamesIn(brief)
  return given ? givenFirst(given, drawn) : drawn
}

/** As the sheet of a settlement has them; drawn ones only for what it has no word for. */
const givenFirst = ({ place, river, shore }: TownNames, drawn: Names): Names => ({
  ...drawn,
  town: place,
  river: () => river ?? drawn.river(),
  sea: () => shore ?? drawn.sea(),
  lake: () => shore ?? drawn.lake(),
})

function drawnNames(brief: Brief, random: Random): Names {
  const used = new Set<string>()
  const fresh = (make: (stream: Random) => string, stream: Random): string => {
    for (let tries = 0; tries < 30; tries++) {
      const name = make(stream)
      if (used.has(name)) continue
      used.add(name)
      return name
    }
    return make(stream)
  }
  const streams = {
    district: random.fork('district'),
    street: random.fork('street'),
    water: random.fork('water'),
    landmark: random.fork('landmark'),
  }
  const town = calledName(brief.prompt) ?? townName(brief, random.fork('town'))
  used.add(town)
  const gates = new Set<string>()
  return {
    town,
    plaza: () => fresh((stream) => stream.pick(plazaNames), streams.street),
    district(ward) {
      const left = (districtNames[ward] ?? []).filter((name) => !used.has(name))
      if (left.length === 0) return undefined
      const name = streams.district.pick(left)
      used.add(name)
      return name
    },
    street: () => fresh((stream) => `${stream.pick(streetHeads)} ${stream.pick(streetTails)}`, streams.street),
    river: () => fresh((stream) => `River ${stream.pick(riverHeads)}${stream.pick(riverTails)}`, streams.water),
    canal: () => fresh((stream) => `${stream.pick(canalHeads)} Canal`, streams.water),
    sea: () => fresh((stream) => stream.pick(seaNames), streams.water),
    lake: () => fresh((stream) => `${stream.pick(lakeHeads)} ${stream.pick(['Mere', 'Water', 'Tarn'])}`, streams.water),
    gate(angle) {
      const point = ['East', 'South', 'West', 'North'][((Math.round(angle / (Math.PI / 2)) % 4) + 4) % 4]!
      const name = gates.has(point) ? `${streams.street.pick(streetHeads.slice(1))} Gate` : `${point} Gate`
      gates.add(point)
      return name
    },
    landmark: (kind) => fresh((stream) => landmarkName(kind, town, stream), streams.landmark),
  }
}

const titles: Partial<Record<LandmarkKind, string[]>> = {
  market: ['Market'],
  fountain: ['Fountain of Kings', 'Old Fountain', 'Mermaid Fountain'],
  well: ['Old Well', 'Wishing Well'],
  statue: ['Founder’s Statue', 'Hero’s Statue', 'Statue of the Queen'],
  guildhall: ['Guildhall', 'Town Hall', 'Moot Hall'],
  barracks: ['Barracks', 'Guardhouse'],
  academy: ['Academy', 'Great Library', 'College of Letters'],
  magetower: ['Mage’s Tower', 'Starwatch Tower', 'Wizard’s Tower'],
  watchtower: ['Watchtower', 'Beacon Tower', 'Lookout'],
  arena: ['Arena', 'Great Arena', 'The Pit'],
  theatre: ['Playhouse', 'Theatre'],
  bathhouse: ['Bathhouse', 'Old Baths'],
  prison: ['Gaol', 'The Cells'],
  smithy: ['Smithy', 'The Anvil'],
  warehouse: ['Warehouse', 'Granary'],
  stable: ['Stables', 'Livery'],
  barn: ['Barn', 'Tithe Barn', 'Great Barn'],
  gallows: ['Gallows', 'Gallows Hill', 'The Gibbet'],
  windmill: ['Windmill', 'Hill Mill', 'Old Mill'],
  watermill: ['Watermill', 'Weir Mill'],
  lighthouse: ['Lighthouse', 'The Light'],
  stones: ['Standing Stones', 'The Ring'],
  mine: ['Mine', 'Old Workings'],
  cemetery: ['Graveyard', 'Burial Ground', 'Old Graves'],
  park: ['The Green', 'Pleasure Garden', 'King’s Garden'],
  harbour: ['Harbour', 'Docks'],
  manor: ['Manor', 'Old Manor', 'Hall'],
  clocktower: ['Clock Tower', 'Town Clock', 'The Hours'],
  longhouse: ['Longhouse', 'Mead Hall', 'Chieftain’s Hall'],
  sawmill: ['Sawmill', 'Timber Yard'],
  shipyard: ['Shipyard', 'The Slips'],
  smelter: ['Smelter', 'The Furnaces'],
  aqueduct: ['Aqueduct', 'The Arches'],
}

function landmarkName(kind: LandmarkKind, town: string, random: Random): string {
  if (kind === 'inn') return `The ${random.pick(innHeads)} ${random.pick(innTails)}`
  if (kind === 'temple') return `Temple of ${random.pick(patrons)}`
  if (kind === 'cathedral') return `Cathedral of ${random.pick(patrons)}`
  if (kind === 'abbey') return `Abbey of ${random.pick(patrons)}`
  if (kind === 'shrine') return `Shrine of ${random.pick(patrons)}`
  if (kind === 'citadel') return town.length < 14 ? random.pick([`Castle ${town}`, `${town} Keep`]) : 'The Castle'
  return random.pick(titles[kind] ?? [kind])
}

const peoples = [
  'elven',
  'dwarven',
  'orcish',
  'norse',
  'eastern',
  'halfling',
  'gnomish',
  'imperial',
  'highland',
  'steppe',
  'lotus',
]

function townName(brief: Brief, random: Random): string {
  const asks = (...concepts: string[]) => asksFor(brief, ...concepts)
  const people =
    peoples.find((name) => asks(name)) ??
    (asks('desert', 'oasis') ? 'eastern' : asks('sea', 'harbour', 'island', 'lighthouse') ? 'coast' : 'common')
  const { heads, tails } = townParts[people]!
  for (let tries = 0; tries < 20; tries++) {
    const [head, tail] = [random.pick(heads), random.pick(tails)]
    // "Thornton" yes, "Pennness" and "Ashhaven" no.
    if (head.at(-1)!.toLowerCase() === tail[0] || head.toLowerCase() === tail) continue
    return head + tail
  }
  return heads[0]! + tails[0]!
}

/** The name a prompt gives in quotation marks, or after "called" or "named". */
export function calledName(prompt: string): string | undefined {
  // Small words belong to a name only between two capitals: "Harrow on the Mere", not "Harrow in winter".
  const after =
    /\b(?:called|named)\s+["“'‘]?((?:the\s+)?[\p{Lu}][\p{L}’'-]*(?:(?:\s+(?:of|the|on|upon|under|by)){1,2}(?=\s+\p{Lu})|\s+[\p{Lu}][\p{L}’'-]*){0,4})/u.exec(
      prompt,
    )
  const quoted = /["“]([^"”]{2,32})["”]/u.exec(prompt)
  const plain = /\b(?:called|named)\s+([\p{Ll}][\p{L}’'-]{2,20})/u.exec(prompt)
  const found = (quoted?.[1] ?? after?.[1] ?? plain?.[1])?.trim().replace(/['"’”]$/u, '')
  if (found === undefined || found === '') return undefined
  return found[0]!.toUpperCase() + found.slice(1)
}
