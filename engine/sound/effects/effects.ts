import type { Checkpoint } from '../../paint/frame.ts'
import type { Random } from '../../paint/random.ts'
import { corrected } from '../../prompt/spelling.ts'
import { NothingToHear } from '../nothing-to-hear.ts'
import { filtered } from '../signal/filters.ts'
import { masterByPeak } from '../signal/master.ts'
import { type SpaceName, spaces } from '../signal/space.ts'
import { Take } from '../signal/take.ts'
import { type HeardWords, type MadeSound, type Sound, samplesIn } from '../sound.ts'
import { chipsOf, type Hit, type Reading, type Term, Terms, unusedOf } from '../words/reader.ts'
import { beasts } from './beasts.ts'
import { doors } from './doors.ts'
import type { Effect } from './effect.ts'
import { people } from './people.ts'
import { spells } from './spells.ts'
import { things } from './things.ts'
import { weapons } from './weapons.ts'
import { weather } from './weather.ts'

/** Every sound that can be asked for by name. */
export const effects: readonly Effect[] = [...spells, ...doors, ...weapons, ...beasts, ...people, ...weather, ...things]
const byId = new Map(effects.map((effect) => [effect.id, effect]))

/** How a sound is changed by words beside it. */
interface Change {
  big?: number
  space?: SpaceName
  /** How much more of the room is heard. */
  far?: number
  muffled?: number
}

const changes: Readonly<Record<string, { words: string; change: Change }>> = {
  huge: {
    words: 'huge,giant,enormous,gigantic,colossal,massive,great,ancient,mighty,gargantuan,titanic',
    change: { big: 1.75 },
  },
  large: { words: 'big,large,heavy,deep,low,adult,thick', change: { big: 1.35 } },
  small: { words: 'small,little,light,high pitched,young,thin,short,high', change: { big: 0.72 } },
  tiny: { words: 'tiny,minuscule,baby,miniature,wee,squeaky', change: { big: 0.5 } },
  distant: {
    words: 'distant,far,far away,faraway,in the distance,far off,remote',
    change: { far: 1.6, muffled: 2600 },
  },
  near: { words: 'near,close,close up,nearby,dry', change: { far: -0.8 } },
  echoing: { words: 'echo,echoing,reverberating,echoes,reverb', change: { space: 'cave', far: 0.8 } },
  'in a cave': {
    words: 'in a cave,cave,cavern,underground,in a dungeon,dungeon,mine shaft',
    change: { space: 'cave', far: 0.4 },
  },
  'in a crypt': {
    words: 'in a crypt,crypt,tomb,cellar,vault,stone hall,in a castle,castle',
    change: { space: 'vault', far: 0.3 },
  },
  'in a cathedral': {
    words: 'in a cathedral,cathedral,temple,church,throne room,great hall',
    change: { space: 'cathedral', far: 0.4 },
  },
  'in a room': { words: 'in a room,room,indoor,indoors,tavern,inn,house', change: { space: 'room' } },
  'in a tunnel': { words: 'in a tunnel,tunnel,sewer,corridor,hallway', change: { space: 'tunnel', far: 0.4 } },
  'in the open': {
    words: 'outdoors,outside,in the open,in a field,in a forest,forest,meadow',
    change: { space: 'open' },
  },
  'in the mountains': { words: 'in the mountains,valley,canyon,mountain', change: { space: 'valley', far: 0.6 } },
  'through a wall': {
    words: 'muffled,through a wall,behind a door,behind a wall,underwater,through a door',
    change: { muffled: 650 },
  },
}

const terms: readonly Term[] = [
  ...effects.map(({ id, words }) => ({ id, facet: 'subject' as const, words: words.split(','), label: id })),
  ...Object.entries(changes).map(([id, { words }]) => ({
    id,
    facet: 'feature' as const,
    words: words.split(','),
    label: id,
  })),
]
const known = new Terms(terms)

/** Words for who or what makes a sound, with how large they are: beside a sound they only say whose it is ("a growling bear"). */
const makers: Readonly<Record<string, number>> = {
  wolf: 0.95,
  wolves: 0.95,
  bear: 1.25,
  dragon: 1.8,
  wyrm: 2,
  wyvern: 1.4,
  giant: 1.6,
  troll: 1.35,
  ogre: 1.45,
  lion: 1.1,
  tiger: 1.1,
  owlbear: 1.3,
  dog: 0.85,
  hound: 0.95,
  mastiff: 1.1,
  puppy: 0.55,
  cat: 0.5,
  horse: 1,
  pony: 0.85,
  snake: 1,
  serpent: 1.2,
  ghost: 1,
  zombie: 1.05,
  skeleton: 1,
  rat: 0.45,
  mouse: 0.4,
  bat: 0.5,
  bird: 0.6,
  demon: 1.5,
  minotaur: 1.4,
  monster: 1.3,
  beast: 1.2,
  creature: 1.1,
  werewolf: 1.15,
  golem: 1.5,
  door: 1,
  gate: 1.2,
  sword: 1,
  axe: 1,
  shield: 1,
  arrow: 1,
  water: 1,
  fire: 1,
  flame: 1,
  magic: 1,
  spell: 1,
  glass: 1,
  ice: 1,
  stone: 1,
  wood: 1,
  metal: 1,
  chain: 1,
  bell: 1,
  horn: 1,
  drum: 1,
  coin: 1,
  gold: 1,
  gear: 1,
  machine: 1,
  ship: 1,
  boat: 1,
  chest: 1,
  lock: 1,
  lever: 1,
  cart: 1,
  wagon: 1,
  grass: 1,
  snow: 1,
  mud: 1,
  gravel: 1,
  leaves: 1,
  book: 1,
  hammer: 1,
  spider: 1,
  bone: 1,
  wind: 1,
  rain: 1,
  crowd: 1,
  audience: 1,
  goblin: 0.75,
}

const makerOf = ({ words }: Hit): number | undefined => {
  const word = words.toLowerCase()
  return makers[word] ?? makers[word.replace(/'?s$/, '')]
}

interface HeardEffect {
  reading: Reading
  /** In the order of the words. */
  sounds: readonly Effect[]
  /** What the words call them. */
  names: readonly string[]
  change: Required<Pick<Change, 'big' | 'far'>> & Change
  idle: readonly Hit[]
  /** Who or what makes the sound. */
  owners: readonly Hit[]
}

/** Whether a hit is one of a list: "a bell and thunder". */
const isJoined = ({ tokens }: Reading, { first, last }: Hit): boolean =>
  [tokens[first - 1], tokens[first - 2], tokens[last + 1]].some(
    (token) => token?.word === 'and' || token?.word === 'then',
  ) || tokens[last + 1]?.gap === 'comma'

/** At most this many sounds are put together; more would only be noise. */
const SOUNDS_MAX = 4

function heard(prompt: string): HeardEffect {
  const reading = known.read(prompt)
  const wanted = reading.hits.filter(({ isDenied }) => !isDenied)
  const named = wanted.filter(({ term }) => byId.has(term.id))
  const isOther = (hit: Hit) => makerOf(hit) === undefined
  // "A growling bear" growls; it does not roar as well. "A bear and a wolf" are two.
  const owners = named.some(isOther) ? named.filter((hit) => !isOther(hit) && !isJoined(reading, hit)) : []
  const all = [...new Set(named.filter((hit) => !owners.includes(hit)).map(({ term }) => byId.get(term.id)!))]
  const sounds = all.slice(0, SOUNDS_MAX)
  const idle = named.filter((hit) => !owners.includes(hit) && !sounds.includes(byId.get(hit.term.id)!))
  const change: HeardEffect['change'] = { big: 1, far: 0 }
  for (const hit of owners) change.big *= makerOf(hit)!
  for (const { term } of wanted) {
    const own = changes[term.id]?.change
    if (!own) continue
    change.big *= own.big ?? 1
    change.far += own.far ?? 0
    change.space ??= own.space
    change.muffled = Math.min(change.muffled ?? 20_000, own.muffled ?? 20_000)
  }
  change.big = Math.min(2.4, Math.max(0.4, change.big))
  const names = sounds.map(
    ({ id }) => named.find((hit) => hit.term.id === id && !owners.includes(hit))?.words.toLowerCase() ?? id,
  )
  return { reading, sounds, names, change, idle, owners }
}

export function understandEffect(prompt: string): HeardWords & { seconds?: number } {
  const { reading, sounds, idle, owners } = heard(prompt)
  const lengths = sounds.flatMap(({ length }) => length ?? [])
  return {
    understood: reading.hits
      .filter((hit) => !idle.includes(hit))
      .flatMap((hit) =>
        owners.includes(hit)
          ? [{ facet: 'kind', words: hit.words, meaning: `${hit.words.toLowerCase()}’s` }]
          : chipsOf([hit]),
      ),
    unused: unusedOf(reading, idle),
    ...(sounds.length > 0 && lengths.length === sounds.length && { seconds: Math.ceil(Math.max(...lengths)) }),
  }
}

/** Names of sounds that come nearest to words that name none: by their spelling, by a part of them, else well known ones. */
function nearestTo(prompt: string): string[] {
  const { tokens } = known.read(prompt)
  const words = effects.flatMap(({ id, words: own }) => own.split(',').map((word) => ({ id, word })))
  const found = tokens.flatMap(({ word }) => {
    const slip = corrected(
      word,
      words.map((each) => each.word),
    )
    const stem = word.slice(0, Math.max(4, word.length - 3))
    return words
      .filter((each) => each.word === slip || (stem.length >= 4 && each.word.includes(stem)))
      .map(({ id }) => id)
  })
  const usual = ['door creak', 'sword clash', 'thunder', 'wolf howl', 'fireball']
  return [...new Set([...found, ...usual])].slice(0, 5)
}

/** Ends without a click where the sound would go on; of a ring, what is before its end is faded into its beginning. */
function ended({ left, right }: Sound): void {
  const fade = Math.min(left.length, samplesIn(0.12))
  for (const wave of [left, right]) {
    for (let i = 0; i < fade; i++) wave[wave.length - 1 - i] = wave[wave.length - 1 - i]! * (i / fade) ** 1.5
  }
}

export function makeEffect(
  prompt: string,
  seconds: number,
  loops: boolean,
  random: Random,
  checkpoint: Checkpoint,
): MadeSound {
  const { sounds, names, change } = heard(prompt)
  if (sounds.length === 0) {
    const nearest = nearestTo(prompt)
    throw new NothingToHear(
      `No sound is known by these words. Nearest are: ${nearest.join(', ')}. Nothing was charged.`,
      nearest,
    )
  }
  const take = new Take(seconds, loops)
  const wetness = Math.max(0.1, 1 + change.far)
  sounds.forEach((effect, n) => {
    checkpoint((0.8 * n) / sounds.length, `Making ${effect.id}`)
    effect.make({
      random: random.fork(`effect ${effect.id}`),
      seconds,
      big: change.big,
      put: (wave, placing = {}) => take.put(wave, { ...placing, wet: (placing.wet ?? 0.3) * wetness }),
    })
  })
  checkpoint(0.85, 'The room around it')
  const sound = take.in(spaces[change.space ?? sounds[0]!.space])
  if (change.muffled && change.muffled < 20_000) {
    for (const wave of [sound.left, sound.right])
      filtered(
        filtered(wave, 'low', change.muffled, 0.7, loops ? 9600 : 0),
        'low',
        change.muffled,
        0.7,
        loops ? 9600 : 0,
      )
  }
  if (!loops) ended(sound)
  checkpoint(0.95, 'Mastering')
  return {
    ...understandEffect(prompt),
    sound: masterByPeak(sound, loops),
    stems: [],
    title: titleOf(names, change),
    captions: [],
  }
}

function titleOf(names: readonly string[], { big = 1 }: Change): string {
  const size = Math.abs(big - 1) < 0.01 ? '' : big > 1.5 ? 'huge ' : big > 1 ? 'large ' : 'small '
  const name = size + names.join(', ')
  return name.charAt(0).toUpperCase() + name.slice(1)
}
