import type { Random } from '../../paint/random.ts'
import type { KeptOut } from '../prompt/denied-things.ts'
import type { Land } from './livelihoods.ts'
import { lakeHeads, riverHeads, riverTails, seaHeads, springHeads } from './words.ts'

export const landWords: Readonly<Record<Land, readonly string[]>> = {
  island: ['island', 'isle'],
  coast: [
    'sea',
    'coast',
    'coastal',
    'harbour',
    'harbor',
    'port',
    'seaside',
    'bay',
    'ocean',
    'seaport',
    'pirate',
    'pirates',
    'dock',
    'docks',
    'quay',
    'cliff',
    'cliffs',
    'beach',
    'lagoon',
    'whaling',
  ],
  lake: ['lake', 'lakeside', 'mere', 'loch', 'tarn'],
  marsh: ['stilts', 'marsh', 'swamp', 'bog', 'fen', 'swampy', 'mire'],
  desert: ['desert', 'oasis', 'dune', 'dunes', 'sand'],
  mountains: [
    'mountain',
    'mountains',
    'peak',
    'alpine',
    'pass',
    'dwarven',
    'volcano',
    'underground',
    'cavern',
    'glacier',
  ],
  forest: ['forest', 'wood', 'woods', 'woodland', 'jungle', 'grove', 'elven'],
  river: ['river', 'bridge', 'bridges', 'ford', 'ferry', 'riverside', 'canal', 'canals'],
  hills: ['hill', 'hills', 'downs', 'moor', 'moors', 'highland', 'vineyard', 'vineyards'],
  plains: ['plain', 'plains', 'farm', 'farming', 'steppe', 'field', 'fields', 'crossroads'],
}

/** What a prompt denies that has no such land: "no river". */
const deniedBy: Readonly<Record<Land, RegExp>> = {
  island: /^(?:island|isle|sea|ocean|coast|shore|water)$/,
  coast: /^(?:sea|ocean|coast|shore|beach|harbou?r|port|water)$/,
  lake: /^(?:lake|mere|water)$/,
  marsh: /^(?:marsh|swamp|bog|fen)$/,
  desert: /^(?:desert|sand|dune)$/,
  mountains: /^(?:mountain|peak)$/,
  forest: /^(?:forest|wood|woodland|tree|jungle)$/,
  river: /^(?:river|stream|water|bridge|ford|ferry|canal)$/,
  hills: /^(?:hill|moor|down)$/,
  plains: /^(?:plain|field|farm|farmland)$/,
}
export const isLandDenied = (land: Land, { phrases }: KeptOut) => phrases.some((phrase) => deniedBy[land].test(phrase))

/** Of a place with ships, wherever it lies. */
const harbourWords = ['harbour', 'harbor', 'port', 'dock', 'docks', 'quay', 'pier', 'wharf', 'seaport']

export interface Waters {
  /** The river, shore or spring, as it stands in a sentence. */
  water: string
  river?: string
  shore?: string
}

/** A place's waters; ships and bridges want a river where there is no other. */
export function waters(land: Land, said: Set<string>, denied: KeptOut, chance: Random): Waters {
  const hasRiver =
    land === 'river' ||
    (!isLandDenied('river', denied) &&
      (landWords.river.some((word) => said.has(word)) ||
        // Ships need something to lie in.
        (!['coast', 'island', 'lake'].includes(land) && harbourWords.some((word) => said.has(word))) ||
        (!['desert', 'island', 'coast', 'lake'].includes(land) && chance.chance(0.5))))
  const head = chance.pick(riverHeads)
  const river = hasRiver
    ? `River ${head}${chance.pick(riverTails.filter((tail) => !tail.startsWith(head.at(-1) ?? '')))}`
    : undefined
  const shore =
    land === 'coast' || land === 'island'
      ? `${chance.pick(seaHeads)} ${chance.pick(['Bay', 'Sound', 'Roads', 'Strand'])}`
      : land === 'lake'
        ? `${chance.pick(lakeHeads)} ${chance.pick(['Mere', 'Water', 'Tarn'])}`
        : undefined
  const water = river
    ? `the ${river}`
    : (shore ?? `the ${chance.pick(springHeads)} ${chance.pick(['Spring', 'Well', 'Pool'])}`)
  return { water, ...(river ? { river } : {}), ...(shore ? { shore } : {}) }
}
