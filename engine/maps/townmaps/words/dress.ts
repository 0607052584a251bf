import type { Random } from '../../../paint/random.ts'
import { asksFor, type Brief, conceptsOf } from '../../../prompt/brief.ts'
import type { Dress, Settlement } from '../scene.ts'

const times: Record<string, Dress['time']> = {
  dawn: 'dawn',
  sunset: 'sunset',
  dusk: 'dusk',
  night: 'night',
  midnight: 'night',
  morning: 'morning',
  noon: 'noon',
  afternoon: 'afternoon',
  moonlight: 'night',
}

/** The day, year, sky and colours a brief asks for. */
export function dressed(brief: Brief): Dress {
  const asks = (...concepts: string[]) => asksFor(brief, ...concepts)
  const time = conceptsOf(brief, 'time')
    .map((concept) => times[concept])
    .find((found) => found !== undefined)
  const land = asks('jungle')
    ? 'jungle'
    : asks('desert', 'oasis')
      ? 'desert'
      : asks('swamp')
        ? 'swamp'
        : asks('moor')
          ? 'moor'
          : 'temperate'
  const season = asks('winter', 'snowy', 'frozen', 'snow', 'blizzard')
    ? 'winter'
    : asks('autumn')
      ? 'autumn'
      : asks('spring')
        ? 'spring'
        : 'summer'
  const coloured = (...concepts: string[]) =>
    brief.mentions
      .filter((mention) => concepts.includes(mention.concept))
      .flatMap((mention) => mention.modifiers)
      .filter((modifier) => modifier in roofColours)
  const walls = coloured('wall', 'palisade', 'gate', 'tower', 'citadel')[0]
  // A colour said of the place, or of nothing in particular, is its roofs'.
  const roofs = [
    ...new Set([
      ...coloured('roof'),
      ...coloured('town', 'village', 'hamlet', 'city', 'metropolis', 'fort', 'fortress', 'harbour'),
      ...brief.mentions.filter((mention) => mention.facet === 'colour').map((mention) => mention.concept),
    ]),
  ].filter((colour) => colour in roofColours)
  return {
    land,
    season,
    time: time ?? 'day',
    weather: {
      cloud: asks('storm') ? 0.9 : asks('overcast', 'rain') ? 0.7 : asks('cloudy') ? 0.55 : 0,
      rain: asks('storm') ? 1 : asks('rain') ? 0.7 : 0,
      snow: asks('blizzard') ? 1 : asks('snow') ? 0.45 : 0,
      fog: asks('fog', 'misty') ? 0.8 : asks('mist') ? 0.55 : asks('blizzard') ? 0.3 : 0,
      wind: asks('wind', 'storm', 'blizzard') ? 1 : 0,
      lightning: asks('storm') ? 1 : 0,
    },
    mood: conceptsOf(brief, 'mood')[0] ?? '',
    roofs: roofs.length > 0 ? roofs.slice(0, 3) : asks('elven') ? ['teal', 'green', 'azure'] : [],
    walls: walls ?? '',
    waters: coloured('river', 'sea', 'lake', 'island', 'oasis', 'moat', 'swamp')[0] ?? '',
    leaves: coloured('forest', 'orchard', 'park', 'jungle', 'vineyard')[0] ?? '',
    fields: coloured('farm', 'pasture', 'moor', 'desert', 'hill')[0] ?? '',
    landmarks:
      coloured('temple', 'cathedral', 'abbey', 'shrine', 'magetower', 'academy', 'guildhall', 'inn', 'manor')[0] ?? '',
    roofing: asks('thatch')
      ? 'thatch'
      : asks('marble')
        ? 'marble'
        : asks('adobe', 'eastern') || land === 'desert'
          ? 'adobe'
          : asks('slate', 'dwarven') || brief.subject?.modifiers.includes('stone')
            ? 'slate'
            : asks('timber', 'norse', 'orcish')
              ? 'shingle'
              : 'tile',
  }
}

/** What a country roofs its houses with where the words leave it open: the tile of most, or what lies or grows nearer. */
const local: Record<Settlement, readonly (readonly [Dress['roofing'], number])[]> = {
  hamlet: [
    ['tile', 4],
    ['thatch', 4],
    ['shingle', 2],
  ],
  village: [
    ['tile', 5],
    ['thatch', 3],
    ['shingle', 2],
    ['slate', 1],
  ],
  town: [
    ['tile', 6],
    ['slate', 3],
    ['shingle', 2],
  ],
  city: [
    ['tile', 7],
    ['slate', 3],
  ],
}

/** A dress with the roofs of its country, where the brief says nothing of roofs. */
export function roofed(dress: Dress, brief: Brief, settlement: Settlement, random: Random): Dress {
  if (dress.roofing !== 'tile' || dress.roofs.length > 0 || asksFor(brief, 'roof')) return dress
  const [roofing] = random.weighted(local[settlement], ([, often]) => often)
  return { ...dress, roofing }
}

/** What each colour of the shared vocabulary looks like as a roof. */
export const roofColours: Record<string, string> = {
  black: '#3d3b3f',
  white: '#d9d3c6',
  grey: '#8b8a88',
  silver: '#a7adb3',
  brown: '#7c5940',
  red: '#a8442f',
  crimson: '#8c2a34',
  orange: '#c57a3c',
  yellow: '#cfae5a',
  gold: '#c89b3f',
  amber: '#c98a3a',
  copper: '#6ea091',
  green: '#64804f',
  emerald: '#3f8160',
  teal: '#3f8584',
  blue: '#4a6a96',
  azure: '#5f93b4',
  indigo: '#4d4f86',
  violet: '#75588f',
  purple: '#744a7c',
  plum: '#643052',
  pink: '#c08a8c',
}
