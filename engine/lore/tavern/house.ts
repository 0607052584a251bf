import type { TavernRequest } from '../../../contract/sheets/tavern.ts'
import type { Random } from '../../paint/random.ts'
import { withArticle } from '../grammar/article.ts'
import { type Grammar, openTeller, type Teller } from '../grammar/grammar.ts'
import { capital } from '../grammar/inflect.ts'
import { humanCultures } from '../names/cultures.ts'
import { openNames } from '../names/names.ts'
import { agreeing } from '../prompt/threat.ts'
import { type Asked, readAsked, type Size, sizeOf, type Wealth, wealthOf } from '../trade/asked.ts'
import type { Feature } from '../trade/clauses.ts'
import { signsFrom, tellingFeatures, toldAgain } from '../trade/features.ts'
import { guestsOf } from '../trade/guests.ts'
import { drawPerson, isAskedFor, ownWords, type Person } from '../trade/keeper.ts'
import { houseName, type Site, siteIn } from '../trade/moods.ts'
import { tradePieces } from '../trade/pieces.ts'
import { type Town, townAbout, townSlots, townWords } from '../trade/town.ts'
import { ways } from '../trade/words.ts'
import { patronTale } from './patrons.ts'
import { storyByChance } from './stories/by-chance.ts'
import { storiesIn, type Told, wasOf } from './stories/choose.ts'
import { tavernSigns, tavernTale } from './tale.ts'

/** What every section of a tavern's sheet agrees on. */
export interface Tavern {
  request: TavernRequest
  asked: Asked
  /** Clauses of the prompt that the sheet comes back to. */
  features: readonly Feature[]
  size: Size
  wealth: Wealth
  name: string
  place: string
  town: Town
  home: (typeof humanCultures)[number]
  keeper: Person
  /** The two whom tonight's trouble is between. */
  rivals: readonly [Person, Person]
  staff: readonly Person[]
  /** Whom it is there for, by trade, where the prompt says. */
  guests: readonly string[]
  hasStable: boolean
  /** Where it stands, as far as the prompt says. */
  site?: Site
  /** What its prompt is about, the weightiest first; else perhaps one by chance. */
  stories: readonly Told[]
  want: Record<'regain' | 'kin' | 'heirloom' | 'deadline', string>
  /** What tonight's trouble turns on. */
  prize: string
  prizeAgain: string
}

export const callings =
  'drover|sailor|soldier|pilgrim|merchant|miner|poacher|scribe|farmer|smuggler|musician|hunter|tinker|gambler|mason|fisherman|midwife|mercenary|peddler|bounty hunter|priest|cook|guard|scholar|weaver|thief|courier|tanner|gravedigger'.split(
    '|',
  )
const roles =
  'cook|barmaid|porter|potboy|stablehand|bouncer|brewer|chambermaid|scullion|musician|cellar hand|night porter|server|washerwoman|carver|tapster'.split(
    '|',
  )

function prizeOf(chance: Random): Pick<Tavern, 'prize' | 'prizeAgain'> {
  const { thingA, thingB, thingC } = tradePieces
  const thing = chance.pick(thingC)
  return { prize: withArticle(`${chance.pick(thingA)} ${chance.pick(thingB)} ${thing}`), prizeAgain: `the ${thing}` }
}

/** The house's name: as asked, else with what the prompt speaks of on its sign, else drawn. */
function signOf(
  { houseName: asked, clauses }: Asked,
  stories: readonly Told[],
  keeper: Person,
  chance: Random,
): string {
  const own = [...signsFrom(clauses.features), ...stories.slice(0, 1).flatMap(({ story }) => ways(story.signs))]
  const words =
    own.length > 0
      ? {
          ...tavernSigns,
          title: own.flatMap((sign) =>
            sign.includes(' ') ? [`The ${sign}`] : [`The #adjective# ${sign}`, `The ${sign} and #second#`],
          ),
        }
      : tavernSigns
  return asked ?? openTeller(words, chance, { given: keeper.given }).tell('title')
}

export function houseOf(request: TavernRequest, chance: Random): Tavern {
  const asked = readAsked(request.prompt, 'tavern')
  const home = asked.reading.culture ?? chance.pick(humanCultures)
  const names = openNames(chance.fork('names'))
  for (const name of asked.reading.names) names.reserve(name)
  const { system } = request
  const { keeper: said, words, clauses } = asked
  const drawnKeeper = drawPerson(system, 'innkeeper', home, names, chance.fork('keeper'), {
    ...said,
    name: asked.keeperName,
  })
  const keeper = { ...drawnKeeper, called: clauses.keeper }
  const site = siteIn(words)
  const guests = guestsOf(clauses)
  const own = guests.people
  const ofSite = (site?.trades ?? []).filter(isAskedFor)
  const drinkers = ofSite.length > 1 ? ofSite : callings
  const called = storiesIn(asked, keeper.given)
  const isFree = called.length === 0 && clauses.features.length === 0 && !site
  const byChance = isFree ? storyByChance(home, names, chance.fork('story')) : undefined
  const stories = byChance ? [byChance] : called
  const [about] = stories
  const rival = (label: string, trade?: string) => {
    const stream = chance.fork(label)
    const drawn = stream.pick(drinkers)
    return drawPerson(system, trade ?? drawn, home, names, stream, { ancestry: own })
  }
  const rivals = [rival('first rival', about?.story.first[0]), rival('second rival', about?.story.second[0])] as const
  const size = sizeOf(request.size, words, chance.fork('size'))
  const duties = chance.fork('roles').shuffle(roles)
  const staff = Array.from({ length: { small: 1, medium: 2, large: 4 }[size] }, (_, index) =>
    drawPerson(system, duties[index] ?? 'potboy', home, names, chance.fork(`staff ${index}`), { ancestry: own }),
  )
  const want = chance.fork('want')
  return {
    request,
    asked,
    features: tellingFeatures(clauses.features, chance.fork('features')),
    size,
    wealth: wealthOf(request.wealth, words, chance.fork('wealth')),
    name: signOf(asked, called, keeper, chance.fork('sign')),
    place: asked.placeName ?? names.place(home),
    town: townAbout(system, home, names, chance.fork('town')),
    home,
    keeper,
    rivals,
    staff,
    guests: guests.trades,
    site,
    stories,
    hasStable: size === 'large' || words.some((word) => ['stable', 'stables', 'horses', 'coaching'].includes(word)),
    want: {
      regain: want.pick(tradePieces.regain),
      kin: want.pick(tradePieces.kin),
      heirloom: want.pick(tradePieces.heirloom),
      deadline: want.pick(tradePieces.deadline),
    },
    ...prizeOf(chance.fork('prize')),
  }
}

/** A teller of this house: its people, its town, its trade's words. */
export function tellerOf(
  house: Tavern,
  chance: Random,
  more: Readonly<Record<string, string>> = {},
  words: Grammar = {},
): Teller {
  const { rivals, keeper, want, town } = house
  const grammar = { ...tradePieces, ...patronTale, ...tavernTale, ...townWords(town), ...words }
  return openTeller(grammar, chance, {
    house: houseName(house.name),
    place: house.place,
    staffA: house.staff[0]?.given ?? keeper.given,
    ...townSlots(town),
    keeper: keeper.given,
    patron: rivals[0].given,
    rivalA: rivals[0].given,
    rivalB: rivals[1].given,
    wantRegain: want.regain,
    wantKin: want.kin,
    wantHeirloom: want.heirloom,
    wantDeadline: want.deadline,
    ...ownWords(keeper),
    ...more,
  })
}

/** A line of a story about this house. */
export function toldIn(house: Tavern, { foe, isOne }: Told, frame: string, chance: Random): string {
  const teller = tellerOf(house, chance, { foe, was: wasOf(house.asked) })
  // A line of one word is no symbol.
  return capital(agreeing(teller.tell(` ${frame}`).trim(), { alone: isOne }))
}

export const told = (teller: Teller, symbol: string) => capital(teller.tell(symbol))

/** A clause of the prompt, come back to. */
export function toldOf(
  house: Tavern,
  feature: Feature,
  occasion: Parameters<typeof toldAgain>[0],
  chance: Random,
): string {
  const { frame, given } = toldAgain(occasion, feature, houseName(house.name), house.keeper.given, chance)
  return told(tellerOf(house, chance, given), frame)
}
