import type { SheetDocument } from '../../../contract/sheets/document.ts'
import type { SoundBrief } from '../../../contract/sheets/sounds.ts'
import { surroundings, weather, withRest } from './tavern.ts'
import { allIn, firstIn, textOf } from './told.ts'

/** How large it is; `bell`: what is rung there. */
const scales: readonly (readonly [RegExp, { place: string; market: string; bell: string }])[] = [
  [/metropolis|\bcity\b/i, { place: 'city', market: 'busy market in a city', bell: 'huge cathedral bell' }],
  [/\btown\b/i, { place: 'town', market: 'market in a town', bell: 'large church bell' }],
  [/camp\b/i, { place: 'camp', market: 'quiet market in a camp', bell: 'small bell' }],
]
const small = { place: 'village', market: 'quiet market in a village', bell: 'temple bell' }

/** What people live by, as far as it is heard in the streets. */
const livings: readonly (readonly [RegExp, string])[] = [
  [/fish|whal|salt|pearl|shell/i, 'gulls'],
  [/stone|silver|gold|iron|copper|tin|coal|gem|mine|mining|quarr/i, 'pickaxes'],
  [/wool|sheep|cattle|milk|cheese|hides|leather|goat/i, 'livestock'],
  [/smith|arms|steel|weapon|forg/i, 'hammering'],
  [/horse|caravan|toll|road/i, 'horses'],
  [/timber|wood|charcoal|resin/i, 'carts'],
]

/** Whose town it is: the people that is most of it, and else the land. */
const tunesOfPeoples: readonly (readonly [RegExp, string])[] = [
  [/^(?:half-)?el(?:f|ves)/i, 'An elven song on harp and flute'],
  [/^dwar(?:f|ves)/i, 'A dwarven song, proud'],
  [/^(?:halfling|gnome)/i, 'A merry jig on fiddle and flute'],
  [/^(?:half-)?orc|^(?:hob)?goblin|^kobold/i, 'A tribal song with drums'],
]
const tunesOfLands: readonly (readonly [RegExp, string])[] = [
  [/desert|dune|oasis/i, 'A desert caravan song'],
  [/sea|coast|island|harbour|harbor|cliff|bay/i, 'A sea shanty, slow'],
  [/mountain|pass|peak/i, 'A song of the mountain on horn and fiddle'],
  [/rich/i, 'A court dance on harpsichord and flute'],
  [/forest|wood/i, 'A woodland song on flute and lute'],
]

/** A settlement's market and bells by day, its streets by night, what is rung there, and its tune. */
export function settlementSounds(document: SheetDocument): SoundBrief[] {
  const { kicker } = document
  const fact = (name: string) => textOf(document, `brief.facts.${name}`)
  const scale = firstIn(`${fact('size')} ${kicker}`, scales) ?? small
  const land = firstIn(`${kicker} ${fact('water')}`, surroundings)
  const work = allIn(fact('living'), livings).slice(0, 1)
  const sky = allIn(textOf(document, 'sight.aloud'), weather).slice(0, 1)
  const about = land ? ` by the ${land}` : ''
  const people = fact('peoples').replace(/^[^\p{L}]*/u, '')
  const tune = firstIn(people, tunesOfPeoples) ?? firstIn(kicker, tunesOfLands) ?? 'A folk song on lute and flute'
  return [
    {
      key: 'sounds.market',
      label: 'Bells and market',
      form: 'ambience',
      prompt: withRest([`A ${scale.market}${about}`, 'bells', ...work]),
    },
    {
      key: 'sounds.night',
      label: 'By night',
      form: 'ambience',
      prompt: withRest([`A quiet ${scale.place}${about} at night`, 'bells', ...sky]),
    },
    { key: 'sounds.bell', label: 'The bell', form: 'effect', prompt: scale.bell, seconds: 8 },
    { key: 'sounds.tune', label: 'Its tune', form: 'music', prompt: tune },
  ]
}
