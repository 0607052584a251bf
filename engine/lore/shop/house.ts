import type { ShopKind } from '../../../contract/sheets/choices.ts'
import type { ShopRequest } from '../../../contract/sheets/shop.ts'
import type { Random } from '../../paint/random.ts'
import { withArticle, withArticles } from '../grammar/article.ts'
import { openTeller, type Teller } from '../grammar/grammar.ts'
import { capital, plural } from '../grammar/inflect.ts'
import { agreeing, isMany } from '../loot/agreement.ts'
import { shortOf } from '../loot/asked.ts'
import { type CultureName, humanCultures } from '../names/cultures.ts'
import { openNames } from '../names/names.ts'
import { keptOut } from '../prompt/denied-things.ts'
import { type Asked, readAsked, type Size, sizeOf, type Wealth, wealthOf } from '../trade/asked.ts'
import type { Feature } from '../trade/clauses.ts'
import { saidOf, signsFrom, tellingFeatures } from '../trade/features.ts'
import { guestsOf } from '../trade/guests.ts'
import { drawPerson, isAskedFor, ownWords, type Person } from '../trade/keeper.ts'
import { houseName, type Mood, moodIn, type Site, siteIn, threatSlots } from '../trade/moods.ts'
import { tradePieces } from '../trade/pieces.ts'
import { type Town, townAbout, townSlots, townWords } from '../trade/town.ts'
import { type Chosen, chooseStory } from './choosing.ts'
import { type Focus, focusIn } from './focus.ts'
import { shopFacts } from './kinds.ts'
import { calledBy, saidToSell, unpricedSorts } from './sorts.ts'
import { shopTale, signWords } from './tale.ts'

/** What every section of a shop's sheet agrees on. */
export interface Shop {
  request: ShopRequest
  asked: Asked
  /** Clauses of the prompt that the sheet comes back to. */
  features: readonly Feature[]
  kind: ShopKind
  size: Size
  wealth: Wealth
  name: string
  place: string
  town: Town
  home: CultureName
  keeper: Person
  helper: Person
  /** Two customers, for what goes on here. */
  rivals: readonly [Person, Person]
  /** Whom it is there for, by trade, where the prompt says. */
  guests: readonly string[]
  /** The one sort of thing it is there for, where the prompt says: potions, scrolls, maps. */
  focus?: Focus
  /** Where it stands and what is the matter with it, as far as the prompt says. */
  site?: Site
  mood?: Mood
  /** What the keeper wants back, whose it was, and by when. */
  want: Record<'regain' | 'kin' | 'heirloom' | 'deadline', string>
  /** What is the matter here, and what its frames stand for. */
  chosen: Chosen
  slots: Readonly<Record<string, string>>
  /** The same for a second story that the prompt tells. */
  secondSlots: Readonly<Record<string, string>>
  /** What the job turns on. */
  prize: string
  prizeAgain: string
}

function kindIn({ words, reading }: Asked, chance: Random): ShopKind {
  const kinds = Object.keys(shopFacts) as ShopKind[]
  const hits = (kind: ShopKind) =>
    words.filter((word) => shopFacts[kind].words.includes(word)).length * 2 +
    (reading.trade === shopFacts[kind].trade ? 1 : 0)
  const best = Math.max(...kinds.map(hits))
  // What no list knows is for collectors rather than for bowyers.
  const drawn = chance.pick(words.length > 0 ? (['curios', 'general', 'magic', 'curios'] as const) : kinds)
  // The more particular one: "a magic book store" is no general store.
  return best > 0 ? (kinds.findLast((kind) => hits(kind) === best) ?? drawn) : drawn
}

/** The shop's name: as asked, else with what the prompt speaks of on its sign, else by its kind. */
function signOf({ houseName: asked, clauses }: Asked, kind: ShopKind, keeper: Person, chance: Random): string {
  const own = signsFrom(clauses.features)
  const sign = own.length > 0 ? own : shopFacts[kind].signs
  const title = own.length > 0 ? ['The #adjective# #sign#', 'The #sign# and #second#'] : signWords.title
  return asked ?? openTeller({ ...signWords, sign, title }, chance, { given: keeper.given }).tell('title')
}

export const callers = [
  'carter',
  'widow',
  'student',
  'soldier',
  'baker',
  'courier',
  'clerk',
  'hunter',
  'midwife',
  'mason',
  'sailor',
  'gardener',
  'priest',
  'actor',
  'scholar',
  'butcher',
  'pilgrim',
  'fiddler',
]
const aides = [
  'apprentice',
  'clerk',
  'porter',
  'bookkeeper',
  'lodger',
  'guard',
  'student',
  'messenger',
  'novice',
  'cook',
]

function prizeOf(chance: Random): Pick<Shop, 'prize' | 'prizeAgain'> {
  const { thingA, thingB, thingC } = tradePieces
  const thing = chance.pick(thingC)
  return { prize: withArticle(`${chance.pick(thingA)} ${chance.pick(thingB)} ${thing}`), prizeAgain: `the ${thing}` }
}

/** What is sold, as several: "potions"; in the prompt's words where it says. */
function waresOf({ asked, kind, focus }: Pick<Shop, 'asked' | 'kind' | 'focus'>): string {
  // "a toy shop" sells toys, whatever kind of shop is the nearest to it.
  const called = calledBy(asked.clauses.head)
  if (called) return plural(called)
  const said = saidToSell({ asked })
    ?.replace(/^(?:only|mostly|nothing but|old|their|your|his|her|our|its|any|some|the)\s+/i, '')
    .replace(/[,;:.].*$/, '')
  if (said && said.length < 50 && /\p{L}/u.test(said)) return said
  return focus?.sells ?? shopFacts[kind].sells
}

const partySlots = (party: string | undefined): Record<string, string> =>
  party ? { other: shortOf(party), them: shortOf(party) } : {}

type Told = Pick<Shop, 'asked' | 'kind' | 'focus' | 'name' | 'keeper' | 'town' | 'chosen' | 'prize' | 'prizeAgain'>

/** Who and what the frames of a shop’s story stand for, the same wherever it is told. */
function slotsOf(shop: Told, chance: Random): Record<string, string> {
  const { chosen, name, keeper, town } = shop
  const { party, clause, says, what } = chosen
  const [first, second] = town.locals
  const [x = '', y = ''] = chance.shuffle(town.corners)
  const spoken = first ? `${first.given} the ${first.trade}` : 'a stranger'
  return {
    other: spoken,
    them: first?.given ?? spoken,
    ...partySlots(party),
    localB: second ? `${second.given} the ${second.trade}` : spoken,
    p: shop.prize.replace(/^an?\s/, 'the '),
    it: shop.prizeAgain,
    x,
    y,
    debt: `${chance.int(4, 24) * 5} gp`,
    wares: waresOf(shop),
    ...(what && { what }),
    ...(clause && { clause: clause.replaceAll('{house}', houseName(name)) }),
    ...(says && { says: saidOf(says, houseName(name), keeper.given) }),
  }
}

export function houseOf(request: ShopRequest, chance: Random): Shop {
  const read = readAsked(request.prompt, 'shop')
  // "A shop without swords" is no swordsmith's.
  const asked = {
    ...read,
    words:
      keptOut(read.reading.text)
        .rest.toLowerCase()
        .match(/\p{L}+/gu) ?? [],
  }
  const { words, clauses } = asked
  const { system } = request
  const focus = focusIn(words, request.shop)
  const kind = request.shop || focus?.kind || kindIn(asked, chance.fork('kind'))
  const home = asked.reading.culture ?? chance.pick(humanCultures)
  const names = openNames(chance.fork('names'))
  for (const name of asked.reading.names) names.reserve(name)
  const given = { ...asked.keeper, name: asked.keeperName }
  const drawn = drawPerson(system, shopFacts[kind].trade, home, names, chance.fork('keeper'), given)
  const keeper = { ...drawn, called: clauses.keeper }
  const site = siteIn(words)
  const guests = guestsOf(clauses)
  const buyers = [...guests.trades, ...(site?.trades ?? callers)].filter(isAskedFor)
  const person = (label: string, trades: readonly string[]) => {
    const own = chance.fork(label)
    return drawPerson(system, own.pick(trades), home, names, own, { ancestry: guests.people })
  }
  const want = chance.fork('want')
  const features = tellingFeatures(clauses.features, chance.fork('features'))
  const name = signOf(asked, kind, keeper, chance.fork('sign'))
  const town = townAbout(system, home, names, chance.fork('town'))
  // A toy shop has toys anyway; what else is said of it is what it is about.
  const isOfGoods = unpricedSorts({ asked, focus }).length > 0 && !(calledBy(clauses.head) && features.length > 0)
  const chosen = chooseStory(asked, features, isOfGoods, chance.fork('story'))
  const prize = prizeOf(chance.fork('prize'))
  const slots = slotsOf({ asked, kind, focus, name, keeper, town, chosen, ...prize }, chance.fork('slots'))
  return {
    request,
    asked,
    features,
    chosen,
    slots,
    secondSlots: { ...slots, ...partySlots(chosen.secondParty ?? chosen.party) },
    kind,
    size: sizeOf(request.size, words, chance.fork('size')),
    wealth: wealthOf(request.wealth, words, chance.fork('wealth')),
    name,
    place: asked.placeName ?? names.place(home),
    town,
    home,
    keeper,
    helper: person('helper', aides),
    rivals: [person('first customer', buyers), person('second customer', buyers)],
    guests: guests.trades,
    focus,
    site,
    mood: moodIn(asked.moodWords, asked.threat),
    want: {
      regain: want.pick(tradePieces.regain),
      kin: want.pick(tradePieces.kin),
      heirloom: want.pick(tradePieces.heirloom),
      deadline: want.pick(tradePieces.deadline),
    },
    ...prize,
  }
}

/** A teller of this shop: its people, its town, what stands about in it. */
export function tellerOf(shop: Shop, chance: Random, more: Readonly<Record<string, string>> = {}): Teller {
  const denied = keptOut(shop.asked.reading.text)
  const display = shopFacts[shop.kind].display.filter((seen) => !denied.has(seen))
  const { want, keeper, rivals, town } = shop
  return openTeller({ ...tradePieces, ...shopTale, ...townWords(town), display }, chance, {
    house: houseName(shop.name),
    place: shop.place,
    keeper: keeper.given,
    helper: shop.helper.given,
    staffA: shop.helper.given,
    rivalA: rivals[0].given,
    rivalB: rivals[1].given,
    ...threatSlots(shop.asked.threat),
    ...townSlots(town),
    wantRegain: want.regain,
    wantKin: want.kin,
    wantHeirloom: want.heirloom,
    wantDeadline: want.deadline,
    ...ownWords(keeper),
    ...shop.slots,
    ...more,
  })
}

const severalOf = (slots: Readonly<Record<string, string>>) =>
  ['other', 'them'].filter((slot) => isMany(slots[slot] ?? ''))

/** Phrases that any story may say otherwise. */
const otherwise: readonly (readonly [RegExp, string])[] = [
  [/(?:\bgives|\bpays|\boffers|\[gives\|offers\]) #pay#/g, '[gives|offers|pays|promises] #pay#'],
  [/\bto whoever\b/g, '[to|for] [whoever|the one who|anybody who]'],
  [/\bwhoever\b/g, '[whoever|anybody who]'],
  [/\bsomebody\b/g, '[somebody|someone]'],
  [/\bnobody\b/g, '[nobody|no one]'],
  [/\bbecause of\b/g, '[because of|on account of|thanks to]'],
  [/\bThe pay is\b/g, '[The pay is|It pays|There is]'],
  [/\bwants a share\b/g, '[wants|expects] [a share|half]'],
  [/\bto learn (?=what|why|who|whose|how|which)/g, 'to [learn|find out|hear] '],
]

/** A frame of the shop’s story, as its people have it. */
export function storyTold(shop: Shop, frame: string, chance: Random, slots = shop.slots): string {
  const varied = otherwise.reduce(
    (text, [phrase, ways]) => text.replace(phrase, ways),
    agreeing(frame, severalOf(slots)),
  )
  return capital(withArticles(tellerOf(shop, chance, slots).tell(varied)))
}
