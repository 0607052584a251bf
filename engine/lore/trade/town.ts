import type { RuleSystem } from '../../../contract/enums.ts'
import type { Random } from '../../paint/random.ts'
import type { CultureName } from '../names/cultures.ts'
import type { Names } from '../names/names.ts'
import { drawPerson, type Person } from './keeper.ts'
import { ways } from './words.ts'

/** The town about a house: the same few people and corners in all that its sheet tells. */
export interface Town {
  locals: readonly Person[]
  /** Where something may happen, as it follows a verb: "by the Tallow Well". */
  corners: readonly string[]
}

const trades = ways(
  'lamplighter|toll-keeper|sexton|midwife|knife-grinder|coroner|beekeeper|ratcatcher|postmistress|surveyor|hangman|schoolmaster|charcoal burner|weighmaster|well-digger|bursar|puppeteer|eel-catcher|magistrate|gravedigger|pardoner|falconer|moneychanger|lock-keeper|choirmaster|clockmaker|poacher|thatcher|rope-maker|vicar|juggler|locksmith|perfumer|rent collector|bookbinder|gatekeeper|farrier|cheesemonger|duellist|mapmaker|astrologer|chandler|organist|furrier|barber|glassblower|dyer|bell-ringer|reeve|bailiff|tanner|cooper|almoner|dentist|notary|swineherd|herbalist|horse dealer|pawnbroker|miller',
)

const heads = ways(
  'Gander|Tallow|Cooper|Salt|Widow|Mercy|Candle|Otter|Hangman|Apple|Friar|Thimble|Raven|Copper|Pilgrim|Barley|Lantern|Needle|Dove|Gallows|Saffron|Badger|Mint|Anvil|Heron|Cradle|Bishop|Fiddle|Turnip|Herring|Chapel|Quill|Bramble|Sorrow|Penny|Willow|Lamb|Vinegar|Garland|Cinder|Thistle|Marrow|Pigeon|Ladle|Crooked|Button|Rook|Plague|Honey|Kettle',
)
const streets = ways(
  'in # Lane|in # Alley|in # Row|in # Court|in # Yard|on # Hill|on # Stairs|in # Street|in # Passage|at # Corner|behind # Chapel|under # Bridge',
)
const sights = ways(
  'by the # Well|at the # Pump|by the # Cross|at the # Gate|behind the # Mill|under the # Oak|below the # Weir|by the # Kiln|at the # Fountain|near the # Stone|in the # Vaults|by the # Steps|at the # Tollhouse|in the # Gardens|behind the # Almshouse',
)

export function townAbout(system: RuleSystem, home: CultureName, names: Names, chance: Random): Town {
  const called = chance.shuffle(heads)
  const corners = [...chance.shuffle(streets).slice(0, 3), ...chance.shuffle(sights).slice(0, 3)]
  return {
    locals: chance
      .shuffle(trades)
      .slice(0, 5)
      .map((trade) => drawPerson(system, trade, home, names, chance)),
    corners: corners.map((corner, index) => corner.replace('#', called[index] ?? 'Old')),
  }
}

/** As somebody is spoken of who is not there: "Dorrie the lamplighter". */
const spoken = ({ given, trade }: Person) => `${given} the ${trade}`

/** Ways to say who and where, for everything that is told of the town. */
export const townWords = ({ locals, corners }: Town) => ({
  someone: locals.map(spoken),
  where: corners,
})
/** The same people by letters, where a story needs one of them twice. */
export const townSlots = ({ locals }: Town): Record<string, string> =>
  Object.fromEntries(
    locals.flatMap((local, index) => {
      const letter = 'ABCDE'[index] as string
      return [
        [`local${letter}`, spoken(local)],
        [`given${letter}`, local.given],
      ]
    }),
  )
