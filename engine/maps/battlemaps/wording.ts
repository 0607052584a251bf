import { isProp, type PropName } from './catalogue.ts'

/** What a game master calls things, where that is not their name with an article and an s: one of them, and several after a number. */
const said: Partial<Record<PropName, readonly [one: string, many: string]>> = {
  barrel: ['a barrel', 'barrels'],
  bars: ['iron bars', 'rows of iron bars'],
  arrows: ['spent arrows', 'scatters of spent arrows'],
  ballista: ['a ballista', 'ballistae'],
  bones: ['bones', 'heaps of bones'],
  bookshelf: ['a bookshelf', 'bookshelves'],
  cactus: ['a cactus', 'cacti'],
  candles: ['candles', 'clusters of candles'],
  carpet: ['a long carpet', 'long carpets'],
  chains: ['chains on the wall', 'sets of chains'],
  coins: ['a heap of coin', 'heaps of coin'],
  crowd: ['onlookers', 'knots of onlookers'],
  'dance-floor': ['a dance floor', 'dance floors'],
  'burnt-wagon': ['a burnt-out wagon', 'burnt-out wagons'],
  'tipped-wagon': ['an overturned wagon', 'overturned wagons'],
  'dead-hearth': ['a cold hearth', 'cold hearths'],
  desk: ['a writing desk', 'writing desks'],
  dummy: ['a training dummy', 'training dummies'],
  fence: ['a length of fence', 'lengths of fence'],
  flames: ['a fire', 'fires'],
  flowers: ['flowers', 'patches of flowers'],
  hatch: ['a hatch', 'hatches'],
  hay: ['straw', 'heaps of straw'],
  helm: ["a ship's wheel", "ships' wheels"],
  ivy: ['ivy on the wall', 'growths of ivy'],
  leaves: ['fallen leaves', 'drifts of leaves'],
  'lily-pads': ['lily pads', 'patches of lily pads'],
  gallows: ['gallows', 'sets of gallows'],
  ore: ['a vein of ore', 'veins of ore'],
  planter: ['a planter', 'planters'],
  rack: ['a torture rack', 'torture racks'],
  reeds: ['reeds', 'clumps of reeds'],
  sails: ['the sails of the mill', 'sets of sails'],
  'roof-hole': ['a hole in the roof', 'holes in the roof'],
  rope: ['a coil of rope', 'coils of rope'],
  rubble: ['a heap of rubble', 'heaps of rubble'],
  sacks: ['a pile of sacks', 'piles of sacks'],
  sarcophagus: ['a sarcophagus', 'sarcophagi'],
  scree: ['scree', 'patches of scree'],
  shelf: ['a shelf', 'shelves'],
  smoke: ['smoke', 'clouds of smoke'],
  spikes: ['a row of spikes', 'rows of spikes'],
  'stairs-down': ['a stair down', 'stairs down'],
  'stairs-up': ['a stair up', 'stairs up'],
  'stepping-stones': ['stepping stones', 'rows of stepping stones'],
  'star-floor': ['a star chart on the floor', 'star charts on the floor'],
  target: ['an archery target', 'archery targets'],
  'rotten-boardwalk': ['rotten boards', 'stretches of rotten boards'],
  'timber-frame': ['a pit prop', 'pit props'],
  washing: ['a line of washing', 'lines of washing'],
  web: ['a spider web', 'spider webs'],
  wreckage: ['wreckage', 'heaps of wreckage'],
  'alchemy-bench': ["an alchemist's bench", "alchemists' benches"],
  'display-case': ['a glass case', 'glass cases'],
  'egg-sac': ['a spider egg sac', 'spider egg sacs'],
  cocoon: ['a silk cocoon', 'silk cocoons'],
  'open-grave': ['an open grave', 'open graves'],
  sloop: ['a moored ship', 'moored ships'],
  'stall-side': ['the side of a stall', 'sides of stalls'],
  steam: ['steam', 'clouds of steam'],
  vines: ['a row of vines', 'rows of vines'],
  lift: ['a lift over its shaft', 'lifts over their shafts'],
  sluice: ['a sluice gate', 'sluice gates'],
  flags: ['a string of flags', 'strings of flags'],
  rats: ['rats', 'packs of rats'],
  birds: ['birds of ill omen', 'flocks of birds'],
  'bridge-stub': ['the stump of a bridge', 'stumps of a bridge'],
  'buried-pillar': ['a pillar half buried', 'half-buried pillars'],
  yard: ['a yard with its sail', 'yards with their sails'],
}

const upToTwenty =
  'no one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  )
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')

/** A number as it stands in a sentence: exact up to twenty, nobody counts further at a glance. */
export function numeral(n: number): string {
  if (n <= 20) return upToTwenty[n] ?? String(n)
  return n < 95 ? `some ${tens[Math.round(n / 10) - 2]}` : 'a hundred or more'
}

/** A name with the article it takes. */
export const withArticle = (name: string): string => `${/^(?:[aeio]|u(?!ni|se|su))/i.test(name) ? 'an' : 'a'} ${name}`

const manyOf = (name: string) =>
  /(?:[sxz]|[cs]h)$/.test(name) ? `${name}es` : /[^aeiou]y$/.test(name) ? `${name.slice(0, -1)}ies` : `${name}s`

/** Some of a kind, as told: "an anvil", "three torches", "reeds", "two clumps of reeds". */
export function worded(kind: string, n: number): string {
  const name = kind.replaceAll('-', ' ')
  const [one, many] = (isProp(kind) ? said[kind] : undefined) ?? [withArticle(name), manyOf(name)]
  return n === 1 ? one : `${numeral(n)} ${many}`
}
