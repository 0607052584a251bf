import type { Section } from '../../../contract/sheets/document.ts'
import { type Fare, fare } from '../goods/lodging.ts'
import { capital } from '../grammar/inflect.ts'
import { domainOf, kindsAbove } from '../lore/theme.ts'
import { keptOut } from '../prompt/denied-things.ts'
import type { Chance } from '../sheet-maker.ts'
import type { Size, Wealth } from '../trade/asked.ts'
import { priceCells } from '../trade/prices.ts'
import { ways } from '../trade/words.ts'
import { type Tavern, tellerOf, told, toldIn } from './house.ts'

type Rows = Extract<Section['blocks'][number], { type: 'table' }>['rows']

const food = {
  pottage: ways(
    'pease pottage|onion broth|barley gruel|bread soup|bean mash|turnip stew|nettle soup|oat porridge|cabbage broth|fish-head stew|bone broth|lentil pot|eel soup|acorn porridge|tripe stew|leek broth|potato hash|blood soup|chickpea pot|kale broth',
  ),
  scrap: ways(
    'rind|crusts|dripping|pickled eggs|burnt bread|whey|bacon ends|salt|sour cream|wild garlic|yesterday’s dumplings|herring tails',
  ),
  cooked: ways(
    'roast|braised|smoked|spit-turned|pickled|honeyed|peppered|stewed|grilled|ale-soaked|herb-crusted|potted|jellied|baked',
  ),
  meat: ways(
    'mutton|eel|rabbit|goose|pork belly|trout|beef shin|chicken|duck|venison|pike|ox tongue|pigeon|goat|hare|mushrooms|marrow|lamb|carp|snails|boar ham|crayfish',
  ),
  side: ways(
    'parsnips|rye bread|buttered kale|barley|black beans|dumplings|apples|red cabbage|leeks|chestnuts|soft cheese|pickled plums|crusts|beetroot|peas|fried onions|wild rice|plum sauce|mustard|horseradish|samphire|walnuts|sorrel|stewed figs|celeriac|oatcakes|turnip tops|broad beans|quince|mushrooms',
  ),
  sauce: ways(
    'saffron cream|cherry gravy|almond milk|wine and bay|green sauce|cloves and orange|truffle butter|verjuice|pepper cream|rose honey|burnt lemon|juniper|black garlic|sloe jelly|cider butter|mustard cream|sorrel sauce|smoked salt|fig syrup|marrow gravy|caper butter',
  ),
  aleA: ways(
    'Old|Black|Bishop’s|Widow’s|Double|Winter|Red|Crooked|Monk’s|Thunder|Pale|Dragon|Salt|Honey|Smoke|Miller’s|Lost|Ferry|Stump|Bitter',
  ),
  aleB: ways(
    'Peculiar|Dog|Bell|Mercy|Harvest|Comfort|Boot|Regret|Wife|Gargle|Thunder|Truth|Bargain|Sunday|Reaper|Elbow|Lantern|Nail|Gate|Fog',
  ),
  wine: ways(
    'hill red|marsh white|plum wine|last year’s red|abbey white|elderberry|river rosé|black-grape red|straw wine|apple wine|southern red|walnut wine|cloudy white|blood-dark red',
  ),
  fineWine: ways(
    'elven gold|ice wine|the founder’s vintage|drowned-cellar red|dwarven vaultwine|royal amber|sun-isle white|unlabelled amber|moon-pressed white|siege-year red|smuggled ruby|cathedral black',
  ),
  brew: ways('mint tea|black tea|barley coffee|spiced coffee|nettle tea|smoked tea|chicory|ginger tea'),
}

/** The rungs of the rule's table of meals that are on the board. */
const boards: Record<Wealth, readonly number[]> = {
  poor: [0, 0, 1, 1],
  modest: [0, 1, 1, 2, 3],
  wealthy: [1, 2, 2, 3, 4],
}

const dishes = [
  '#pottage# with #scrap#',
  '#cooked# #meat#, #side#',
  '#cooked# #meat# with #side# and #side#',
  '#cooked# #meat# in #sauce#, #side#',
  '#cooked# #meat# and #meat# in #sauce#, #side#',
]
/** The same of what the prompt wants served. */
const askedDishes = [
  '#asked# with #scrap#',
  '#asked#, #side#',
  '#asked# with #side# and #side#',
  '#asked# in #sauce#, #side#',
  '#asked# with #meat#, in #sauce#',
]

const refusal =
  /\b(?:nobody|no one|never|no|not|without|cannot|hates?|bans?|banned|forbids?|forbidden|refuses?|abhors?)\b/i
/** What is drunk from bottles, not from the cask: it stands where the rules have wine. */
const ofGrapes = /^(?:wine|wines|brandy|sherry|port|claret|champagne|sake|mead)$/

/** Food and drink that a prompt speaks of, and whether there is nothing else. */
function wanted({ asked, name }: Tavern): { meals: string[]; drinks: string[]; isAll: boolean } {
  const { goods = '', head, features } = asked.clauses
  // What nobody drinks there, or may, is not on the board.
  const served = features.map(({ says }) => says).filter((says) => !refusal.test(says))
  const text = [head, ...served].join(' ').replaceAll(name, ' ').toLowerCase()
  const nouns = [...new Set(text.match(/\p{L}+/gu) ?? [])].filter((word) => domainOf(word) === 13 && word.length > 2)
  const isDrink = (noun: string) => kindsAbove(noun).some((kind) => /^(?:beverage|alcohol|drink)$/.test(kind))
  const drinks = nouns.filter((noun) => isDrink(noun) && !/^drinks?$/.test(noun))
  const meals = nouns.filter(
    (noun) => !drinks.includes(noun) && !/^(?:food|drinks?|meal|supper|dinner|breakfast|menu|house)$/.test(noun),
  )
  const isOnly = features.some(
    ({ says }) => /\b(?:only|nothing but)\b/.test(says) && meals.some((meal) => says.includes(meal)),
  )
  return { meals, drinks, isAll: isOnly && goods !== '' }
}

/** A word for each row, so that no two rows of a board are smoked, and one that is rolled again keeps off the others. */
function ownShare(words: readonly string[], row: number, rows: number, chance: Chance, of: string): string[] {
  const share = chance(`menu ${of}`)
    .shuffle(words)
    .filter((_, index) => index % rows === row)
  return share.length > 1 ? share : [...words]
}

type Line = { frame: string; by: Fare; asked?: string }

/** Ale and wine, as the prompt has them; a wine bar has wine twice. */
function drinkLines({ request, asked, stories }: Tavern, drinks: readonly string[]): Line[] {
  const { ale, wine } = fare[request.system]
  const grapes = drinks.find((drink) => ofGrapes.test(drink))
  const grain = drinks.find((drink) => !ofGrapes.test(drink))
  const { head, features } = asked.clauses
  const isDry = features.some(({ says }) => refusal.test(says) && /\b(?:beers?|ales?)\b/i.test(says))
  const isOfWine = /\bwines?\b/i.test(head) || isDry
  return [
    ...(isOfWine
      ? []
      : [
          grain
            ? { frame: '#aleA# #asked#', by: ale, asked: grain }
            : { frame: stories[0]?.story.drink ?? '#aleA# #aleB#', by: ale },
        ]),
    ...(isOfWine && grain ? [{ frame: '#asked#, from the wood', by: wine, asked: grain }] : []),
    ...(grapes && grapes !== 'wine'
      ? [{ frame: '#asked#, from the wood', by: wine, asked: grapes }]
      : [{ frame: '#wine#', by: wine }]),
    ...(isOfWine && !grain ? [{ frame: '#wine#', by: wine }] : []),
  ]
}

export function menuRows(house: Tavern, chance: Chance): Rows {
  const { request, wealth, site, stories } = house
  const table = fare[request.system]
  const { meals, drinks, isAll } = wanted(house)
  const denied = keptOut(house.asked.reading.text)
  const rungs = boards[wealth]
  // What the prompt asks for by name stands before what its story would have.
  const ofStory =
    meals.length > 0
      ? []
      : stories
          .flatMap(({ story, isByChance }) => (isByChance ? [chance('menu story').pick(story.dishes)] : story.dishes))
          .slice(0, 2)
  const lines: Line[] = [
    ...rungs.map((rung, index) => {
      const dish = ofStory[index - 1]
      if (dish) return { frame: dish, by: table.meals[rung] as Fare }
      const meal = isAll ? meals[index % meals.length] : meals[rungs.length - 1 - index]
      return { frame: (meal ? askedDishes : dishes)[rung] as string, by: table.meals[rung] as Fare, asked: meal }
    }),
    ...drinkLines(house, drinks),
    ...(table.hot ? [{ frame: '#brew#', by: table.hot }] : []),
    ...(wealth === 'poor' ? [] : [{ frame: '#fineWine#', by: table.fineWine }]),
  ].filter(({ frame, by }) => !denied.has(`${by.rule} ${frame}`))
  return lines.map(({ frame, by, asked = '' }, index) => {
    const key = `menu.board.${index}`
    const shared = Object.fromEntries(
      Object.entries({ ...food, ...(site ? { meat: site.meats } : {}) }).map(([symbol, words]) => [
        symbol,
        ownShare(
          words.filter((word) => !denied.has(word)),
          index,
          lines.length,
          chance,
          symbol,
        ),
      ]),
    )
    const said = capital(tellerOf(house, chance(key), { asked }, shared).tell(` ${frame}`).trim())
    return { key, cells: [said, by.rule, ...priceCells(by.price)], canReroll: true }
  })
}

/** Beds by the rungs of the rule's table: what, how many may be free, and which rung. */
function bedsOf(size: Size, wealth: Wealth): readonly (readonly [name: string, most: number, rung: number])[] {
  const shift = { poor: -1, modest: 0, wealthy: 1 }[wealth]
  const common = ['Place by the hearth', 8, Math.max(0, shift)] as const
  if (size === 'small') return [common]
  const own = ['room', 3, 2 + shift] as const
  const better = ['room', 2, 3 + shift] as const
  if (size === 'medium') return [common, own, better]
  return [common, own, own, better, ['room', 1, 4 + shift] as const]
}

export function roomRows(house: Tavern, chance: Chance): Rows {
  const { size, wealth, request, hasStable } = house
  const table = fare[request.system]
  const names = tellerOf(house, chance('rooms names'))
  const beds = bedsOf(size, wealth).map(([name, most, rung], index, all): Rows[number] => {
    const own = chance(`rooms.beds.${index}`)
    const by = table.beds[rung] as Fare
    const called = name === 'room' ? `The ${names.tell('roomName')} Room` : name
    const about = house.stories[(index + all.length - Math.min(1, all.length - 1)) % all.length]
    const isOfStory = about && (!about.isByChance || own.fork('of story').chance(0.5))
    const text = isOfStory ? toldIn(house, about, about.story.bed, own) : told(tellerOf(house, own), 'room')
    return {
      key: `rooms.beds.${index}`,
      cells: [called, text, String(own.int(0, most)), by.rule, ...priceCells(by.price)],
      canReroll: true,
    }
  })
  if (!hasStable) return beds
  const free = String(chance('rooms stalls').int(0, 6))
  const stall = ['Stall', 'Hay and water', free, table.stabling.rule, ...priceCells(table.stabling.price)]
  return [...beds, { key: 'rooms.beds.stall', cells: stall }]
}
