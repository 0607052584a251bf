import {
  type BackdropScene,
  backdropPlaces,
  composeBackdrop,
  composeSetting,
  isRoom,
  isSetting,
} from '../landscapes/backdrop.ts'
import type { Random } from '../paint/random.ts'
import type { Brief } from '../prompt/brief.ts'

/** Country that is looked at from the air in place of settings that are seen from the ground. */
const fromAbove: Readonly<Record<string, string>> = {
  canyon: 'desert',
  hills: 'meadow',
  field: 'meadow',
  clifftop: 'mountains',
  waterfall: 'mountains',
  lakeside: 'mountains',
  river: 'mountains',
  pinewood: 'forest',
  glade: 'forest',
  wall: 'mountains',
  tower: 'mountains',
  sky: 'mountains',
  harbour: 'sea',
  deck: 'sea',
  rooftops: 'city',
}

/**
 * What lies behind creatures: country as landscapes are made of where they know it, else a setting as people have them.
 * `aloft`: they are in the air, and the land lies far below.
 */
export function lairOf(
  brief: Brief,
  random: Random,
  { stands, aloft }: { stands: boolean; aloft: boolean },
): BackdropScene {
  const place = brief.mentions.find(
    ({ facet, concept }) => facet === 'place' && (isSetting(concept) || backdropPlaces.includes(concept)),
  )
  // Whoever is at sea swims in it or stands on its shore, which settings do not tell apart.
  if (!place || place.concept === 'sea' || !isSetting(place.concept)) return composeBackdrop(brief, random, stands)
  if (!aloft || isRoom(place.concept)) return composeSetting(brief, random)
  if (backdropPlaces.includes(place.concept)) return composeBackdrop(brief, random, stands)
  const country = { ...place, concept: fromAbove[place.concept] ?? 'mountains' }
  return composeBackdrop(
    { ...brief, mentions: brief.mentions.map((one) => (one === place ? country : one)) },
    random,
    stands,
  )
}
