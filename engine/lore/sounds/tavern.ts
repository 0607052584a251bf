import type { SheetDocument } from '../../../contract/sheets/document.ts'
import type { SoundBrief } from '../../../contract/sheets/sounds.ts'
import { allIn, firstIn, listed, textOf } from './told.ts'

/** How full it is, as the ambience's words have it. */
const fullness: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:cosy|cozy|quiet|sleepy|peaceful|nearly empty|all but empty|nobody|lonely|deserted|genteel|elegant)\b/i,
    'quiet',
  ],
  [/\b(?:it is full|loud|crowded|packed|rowdy|rough|busy|bustling|noisy|raucous|brawl\w*|seedy|many)\b/i, 'busy'],
]

/** What is about the house and comes in through the door. */
export const surroundings: readonly (readonly [RegExp, string])[] = [
  [/\b(?:harbour|harbor|docks?|quays?|wharf|port|masts)\b/i, 'harbour'],
  [/\b(?:sea|coast|shore|island|cliff|beach)\b/i, 'sea'],
  [/\b(?:river|ford|bridge|ferry)\b/i, 'river'],
  [/\b(?:forest|woods?|trees)\b/i, 'forest'],
  [/\b(?:swamp|marsh|bog|fen)\b/i, 'swamp'],
  [/\b(?:mines?|pit)\b/i, 'mine'],
  [/\b(?:mountains?|pass|peak)\b/i, 'mountain'],
  [/\b(?:desert|dunes|oasis)\b/i, 'desert'],
]
export const weather: readonly (readonly [RegExp, string])[] = [
  [/\b(?:storm|thunder|lightning)\b/i, 'thunder'],
  [/\b(?:rain(?:s|ing|y)?|sleet)\b/i, 'rain'],
  [/\b(?:snow|blizzard|ice on)\b/i, 'howling wind'],
  [/\b(?:wind|draught|draughty|gale)\b/i, 'wind'],
]
const company: readonly (readonly [RegExp, string])[] = [
  [/\b(?:church bells?|bells)\b/i, 'bells'],
  [/\b(?:laughter|laughing)\b/i, 'laughter'],
  [/\b(?:hammering|anvil)\b/i, 'hammering'],
  [/\b(?:dogs?|hounds?|mastiff)\b/i, 'dogs'],
  [/\b(?:horses?|stables?|coach)\b/i, 'horses'],
  [/\b(?:dice|cards|gambl\w+|coins?)\b/i, 'coins'],
  [/\b(?:clock|clockmaker)\b/i, 'ticking clock'],
]

/** What is played there, by where it stands, what sort of house it is and whose. */
const tunes: readonly (readonly [RegExp, string])[] = [
  [/\b(?:haunted|cursed|sinister|grim|ghosts?|graveyard|gallows)\b/i, 'A mysterious tavern song on lute and viola'],
  [/\b(?:harbour|harbor|docks?|quays?|wharf|port|sea|pirates?|sailors?)\b/i, 'A sea shanty on accordion and fiddle'],
  [/\b(?:elegant|grand|fine|noble|rich|palace|club|genteel)\b/i, 'A court dance on harpsichord and flute'],
]
const keepers: readonly (readonly [RegExp, string])[] = [
  [/\bdwarf\b/i, 'A dwarven drinking song'],
  [/\b(?:elf|half-elf)\b/i, 'An elven song on harp and flute'],
  [/\b(?:orc|half-orc|goblin|hobgoblin)\b/i, 'A savage drinking song with drums'],
  [/\b(?:halfling|gnome)\b/i, 'A merry jig on fiddle and flute'],
]

/** A tavern's room and its tune. */
export function tavernSounds(document: SheetDocument): SoundBrief[] {
  const { kicker } = document
  const aloud = textOf(document, 'sight.aloud')
  const stands = `${kicker} ${textOf(document, 'terms.facts.place')}`
  const place = firstIn(stands, surroundings)
  const heard = [...allIn(aloud, weather), ...allIn(aloud, company)].slice(0, 2)
  const full = firstIn(`${kicker} ${aloud}`, fullness)
  const room = [`A ${full ? `${full} ` : ''}tavern${place ? ` by the ${place}` : ''} at night`, ...heard]
  const keeper = textOf(document, 'staff.keeper.name')
  const calm = full === 'quiet' ? ', slow and gentle' : ''
  const tune = firstIn(stands, tunes) ?? firstIn(keeper, keepers) ?? 'A tavern song on lute and fiddle'
  return [
    { key: 'sounds.room', label: 'The room', form: 'ambience', prompt: withRest(room) },
    { key: 'sounds.tune', label: 'Its tune', form: 'music', prompt: `${tune}${calm}` },
  ]
}

/** "A tavern by the sea at night, with rain and dogs" */
export const withRest = ([first = '', ...rest]: readonly string[]): string =>
  rest.length === 0 ? first : `${first}, with ${listed(rest)}`
