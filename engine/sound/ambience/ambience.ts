import type { Checkpoint } from '../../paint/frame.ts'
import type { Random } from '../../paint/random.ts'
import { NothingToHear } from '../nothing-to-hear.ts'
import { gainOf, loudnessOf } from '../signal/loudness.ts'
import { mastering } from '../signal/master.ts'
import { type Packed, packed, unpacked } from '../signal/packed.ts'
import { spaces } from '../signal/space.ts'
import { Take } from '../signal/take.ts'
import { type HeardWords, type MadeSound, type Sound, type Stem, samplesIn, silence } from '../sound.ts'
import { chipsOf, type Hit, type Reading, type Term, Terms, unusedOf } from '../words/reader.ts'
import { folk } from './folk.ts'
import type { Layer } from './layer.ts'
import { nature } from './nature.ts'
import { type Place, places } from './places.ts'

export const layers: readonly Layer[] = [...nature, ...folk]
const layerOf = new Map(layers.map((layer) => [layer.id, layer]))
const placeOf = new Map(places.map((place) => [`place ${place.id}`, place]))

/** Words for several layers at once, for what is not wanted above all. */
const groups: Readonly<Record<string, { words: string; layers: readonly string[] }>> = {
  people: {
    words: 'people,humans,person,nobody,anyone,voices,human,talk',
    layers: [
      'crowd',
      'a few voices',
      'laughter',
      'shouts',
      'criers',
      'children',
      'cheering',
      'footsteps',
      'mugs and plates',
      'chanting',
      'chairs',
      'coins',
    ],
  },
  animals: {
    words: 'animals,animal,wildlife,creatures',
    layers: [
      'birds',
      'crows',
      'gulls',
      'owls',
      'wolves',
      'crickets',
      'frogs',
      'flies',
      'rats',
      'bats',
      'horses',
      'dogs',
      'cocks',
      'livestock',
    ],
  },
  weather: { words: 'weather', layers: ['wind', 'howling wind', 'rain', 'thunder', 'hail', 'blowing sand'] },
}

type Turn = 'night' | 'day' | 'busy' | 'quiet' | 'faint' | 'strong'
const turns: Readonly<Record<Turn, string>> = {
  night: 'night,nighttime,midnight,evening,dusk,moonlit,nocturnal,late,at night',
  day: 'day,daytime,morning,dawn,noon,sunny,afternoon,sunrise,daylight',
  busy: 'busy,bustling,crowded,packed,lively,rowdy,noisy,hectic,chaotic,full,large',
  quiet: 'quiet,empty,calm,peaceful,deserted,silent,sleepy,lonely,cosy,cozy,still,serene,abandoned,small',
  faint: 'distant,faint,far,soft,light,gentle,muffled,far off,in the distance,subtle,occasional',
  strong: 'loud,heavy,strong,nearby,close,roaring,violent,raging,intense,pouring,fierce',
}

const terms: readonly Term[] = [
  ...places.map(({ id, words }) => ({
    id: `place ${id}`,
    facet: 'place' as const,
    words: words.split(','),
    label: id,
  })),
  ...layers.map(({ id, words }) => ({ id, facet: 'feature' as const, words: words.split(','), label: id })),
  ...Object.entries(groups).map(([id, { words }]) => ({
    id: `group ${id}`,
    facet: 'feature' as const,
    words: words.split(','),
    label: id,
  })),
  ...Object.entries(turns).map(([id, words]) => ({
    id: `turn ${id}`,
    facet: id === 'night' || id === 'day' ? ('time' as const) : ('mood' as const),
    words: words.split(','),
    label: id,
  })),
]
const known = new Terms(terms)

interface Plan {
  reading: Reading
  place: Place | undefined
  /** Layers with how much louder than usual they are, dB, and how much is going on. */
  mix: ReadonlyMap<string, { loud: number; busy: number }>
  isNight: boolean
  idle: readonly Hit[]
}

/** At most this many layers: more are neither heard apart nor held in memory. */
const LAYERS_MAX = 8

function planOf(prompt: string): Plan {
  const reading = known.read(prompt)
  const { hits } = reading
  const wanted = hits.filter(({ isDenied }) => !isDenied)
  const has = (id: string) => wanted.some(({ term }) => term.id === id)
  const named = wanted.flatMap(({ term }) => placeOf.get(term.id) ?? [])
  // "A tavern in a storm" is a tavern: a roof is where one is, weather comes over it.
  const place =
    named.find(({ isIndoors }) => isIndoors) ?? named.find(({ id }) => id !== 'storm' && id !== 'snow') ?? named[0]
  const isNight = has('turn night')
  const mix = new Map<string, { loud: number; busy: number }>()
  const add = (id: string, loud: number) => {
    const before = mix.get(id)
    mix.set(id, { loud: Math.max(loud, before?.loud ?? -99), busy: 1 })
  }
  for (const [n, each] of [...new Set([place, ...named])].filter((one) => one !== undefined).entries()) {
    const own = { ...each.layers, ...(isNight ? each.night : each.day) }
    // Of a second place only what carries is heard.
    for (const [id, loud] of Object.entries(own).slice(0, n === 0 ? 9 : 3)) add(id, n === 0 ? loud : loud - 3)
  }
  for (const hit of wanted) {
    if (!layerOf.has(hit.term.id)) continue
    const before = wanted.filter(({ last }) => last === hit.first - 1).map(({ term }) => term.id)
    const shade =
      before.includes('turn faint') || before.includes('turn quiet') ? -5 : before.includes('turn strong') ? 5 : 2
    add(hit.term.id, shade)
  }
  const pace = (has('turn busy') ? 1.6 : 1) * (has('turn quiet') ? 0.5 : 1)
  if (has('group people') && ![...mix.keys()].some((id) => groups.people!.layers.includes(id))) add('crowd', 0)
  for (const [id, own] of mix)
    if (groups.people!.layers.includes(id))
      mix.set(id, { loud: own.loud + (pace > 1 ? 2 : pace < 1 ? -5 : 0), busy: pace })
  const denied = hits
    .filter(({ isDenied }) => isDenied)
    .flatMap(
      ({ term }) =>
        groups[term.id.replace('group ', '')]?.layers ??
        Object.keys(placeOf.get(term.id)?.layers ?? {})
          .slice(0, 3)
          .concat(term.id),
    )
  for (const id of denied) mix.delete(id)
  const isNamed = new Set(wanted.map(({ term }) => term.id))
  const order = [...mix.keys()].sort((a, b) => Number(isNamed.has(b)) - Number(isNamed.has(a)))
  const kept = new Set(order.slice(0, LAYERS_MAX))
  for (const id of order) if (!kept.has(id)) mix.delete(id)
  return { reading, place, mix, isNight, idle: wanted.filter(({ term }) => layerOf.has(term.id) && !mix.has(term.id)) }
}

export function understandAmbience(prompt: string): HeardWords {
  const { reading, idle } = planOf(prompt)
  return { understood: chipsOf(reading.hits.filter((hit) => !idle.includes(hit))), unused: unusedOf(reading, idle) }
}

/** A sound that does not go round begins and ends in silence. */
function faded(sound: Sound, seconds: number): void {
  const count = sound.left.length
  const fade = Math.min(samplesIn(seconds), count >> 1)
  for (const wave of [sound.left, sound.right]) {
    for (let i = 0; i < fade; i++) {
      const gain = Math.sin((Math.PI / 2) * (i / fade)) ** 2
      wave[i] = wave[i]! * gain
      wave[count - 1 - i] = wave[count - 1 - i]! * gain
    }
  }
}

export function makeAmbience(
  prompt: string,
  seconds: number,
  loops: boolean,
  random: Random,
  checkpoint: Checkpoint,
): MadeSound {
  const plan = planOf(prompt)
  const { place, mix } = plan
  if (mix.size === 0) {
    const nearest = ['a busy tavern', 'a forest at night', 'a storm at sea', 'a dripping cave', 'a market']
    throw new NothingToHear(
      `These words name no place and nothing that is heard in one. Try ${nearest.join(', ')}. Nothing was charged.`,
      nearest,
    )
  }
  const space = spaces[place?.space ?? 'open']
  const isIndoors = place?.isIndoors ?? false
  const whole = silence(samplesIn(seconds))
  // Minutes of several layers are as large as all else together: each lies packed until it is asked for.
  const layered: { name: string; own: Packed }[] = []
  for (const [n, [id, { loud, busy }]] of [...mix].entries()) {
    checkpoint((0.85 * n) / mix.size, `Making the ${id}`)
    const layer = layerOf.get(id)!
    const take = new Take(seconds, true)
    layer.make({ random: random.fork(`layer ${id}`), seconds, take, busy, isIndoors })
    const sound = take.in(space)
    const gain = gainOf(layer.level + loud - Math.max(-70, loudnessOf(sound)))
    for (let i = 0; i < sound.left.length; i++) {
      sound.left[i] = sound.left[i]! * gain
      sound.right[i] = sound.right[i]! * gain
      whole.left[i] = whole.left[i]! + sound.left[i]!
      whole.right[i] = whole.right[i]! + sound.right[i]!
    }
    layered.push({ name: id, own: packed(sound) })
  }
  checkpoint(0.88, 'Mastering')
  const alike = mastering(whole, -23, true)
  if (!loops) faded(whole, 2)
  const stems = layered.map(
    ({ name, own }): Stem => ({
      name,
      get sound() {
        const sound = alike(unpacked(own))
        if (!loops) faded(sound, 2)
        return sound
      },
    }),
  )
  return { ...understandAmbience(prompt), sound: whole, stems, title: titleOf(plan), captions: [] }
}

function titleOf({ place, mix, isNight, reading }: Plan): string {
  const named = reading.hits
    .filter(({ term, isDenied }) => !isDenied && layerOf.has(term.id))
    .map(({ term }) => term.id)
  const extra = [...new Set(named)].filter((id) => place?.layers[id] === undefined).slice(0, 2)
  const first = place ? `The ${place.id}${isNight ? ' at night' : ''}` : ''
  const rest = extra.length > 0 ? extra.join(' and ') : place ? '' : [...mix.keys()].slice(0, 2).join(' and ')
  const title = [first, rest].filter((part) => part !== '').join(', with ')
  return title.charAt(0).toUpperCase() + title.slice(1)
}
