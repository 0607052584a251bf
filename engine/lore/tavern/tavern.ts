import type { Section } from '../../../contract/sheets/document.ts'
import type { Random } from '../../paint/random.ts'
import { money } from '../goods/money.ts'
import { withArticle } from '../grammar/article.ts'
import { capital } from '../grammar/inflect.ts'
import { openNames } from '../names/names.ts'
import { levelDc } from '../rules/pathfinder/tables.ts'
import type { SheetMaker } from '../sheet-maker.ts'
import { type Size, settlementLevel, type Wealth } from '../trade/asked.ts'
import { openly, plainly, plotAbout } from '../trade/features.ts'
import { personKin, summaryOf } from '../trade/keeper.ts'
import { houseName } from '../trade/moods.ts'
import { MARKUP_KEY, markupText, priceColumns } from '../trade/prices.ts'
import { rumoursOf } from '../trade/rumours.ts'
import { section } from '../trade/section.ts'
import { workedOut } from '../trade/worked-out.ts'
import { menuRows, roomRows } from './board.ts'
import { drawGame, type Odds } from './games.ts'
import { houseOf, type Tavern, tellerOf, told, toldIn, toldOf } from './house.ts'
import { patronsSection, staffSection } from './people.ts'
import { planOf } from './plan.ts'
import { plots } from './plots.ts'
import { hasSeveral } from './stories/by-chance.ts'
import { isBesides, type Told } from './stories/choose.ts'
import { soon } from './tale.ts'

const standsIn: Record<Wealth, string> = { poor: 'a poor village', modest: 'a market town', wealthy: 'a rich city' }
function standing({ place, wealth, site, asked }: Tavern): string {
  // "below the cliffs, loud and not quite honest": where it is, without how it is there.
  const at = asked.clauses.place?.split(',')[0] ?? site?.stands
  return [place, standsIn[wealth], ...(at ? [at] : [])].join(', ')
}
const sizeLabels: Record<Size, string> = { small: 'Alehouse', medium: 'Tavern', large: 'Coaching inn' }

/** What its sign shows, by the words of its name: "a swan and a magpie". */
function shownOf(name: string): string {
  const bare = name.replace(/^The /, '')
  const [, first, second] = /^(\p{L}+) and (\p{L}+)$/u.exec(bare) ?? []
  if (first && second) return `${withArticle(first.toLowerCase())} and ${withArticle(second.toLowerCase())}`
  if (/^[\p{L}-]+ [\p{L}-]+$/u.test(bare) && name !== bare)
    return /^(?:Two|Three|Four|Five|Six|Seven|Nine|Thirteen) /.test(bare)
      ? bare.toLowerCase()
      : withArticle(bare.toLowerCase())
  if (name !== bare && / in /.test(bare)) return withArticle(bare.toLowerCase())
  return `the name “${name}”`
}

function signSection(house: Tavern, chance: Random): Section {
  const shown = shownOf(house.name)
  const teller = tellerOf(house, chance, { shown, Shown: capital(shown) })
  const { stories, site, asked, keeper } = house
  const { features } = asked.clauses
  const named = houseName(house.name)
  const plain = plainly(openly(features.filter(({ kind }) => kind !== 'keeper')), named, keeper.given)
  const spoken =
    asked.phrase && features.length === 0 && asked.clauses.head === ''
      ? [{ type: 'text' as const, key: 'sight.spoken', label: 'Talked of as', text: `${capital(asked.phrase)}.` }]
      : []
  const seen = stories.filter(({ isByChance }) => !isByChance || chance.fork('seen').chance(0.5))
  const about = seen.slice(0, 2).map((one) => toldIn(house, one, one.story.sight, chance))
  const atSite = site && stories.length < 2 ? [told(teller, chance.pick(site.sights))] : []
  const aloud = [plain, ...about, ...atSite, told(teller, 'sight')].filter((text) => text !== '').join(' ')
  return section('sight', 'Through the door', 'main', [
    { type: 'text', key: 'sight.aloud', aloud: true, text: aloud },
    ...spoken,
    { type: 'text', key: 'sight.sign', label: 'The sign', text: `${told(teller, 'signboard')}.` },
    { type: 'text', key: 'sight.named', label: 'Its name', text: `${told(teller, 'named')}.` },
  ])
}

/** What a plot is told with: the two, two of the town, two who are absent, a thing, two corners, another town. */
function plotSlots(
  { rivals, keeper, staff, town, home, place, prize, prizeAgain }: Tavern,
  chance: Random,
): Record<string, string> {
  const [x = '', y = ''] = chance.shuffle(town.corners)
  // The two of the town are the same for whoever keeps the house.
  const [first, second] = town.locals
  const names = openNames(chance.fork('absent'))
  for (const { name } of [keeper, ...rivals, ...staff, ...town.locals]) names.reserve(name)
  names.reserve(place)
  const named = (letter: string, person = keeper) => ({
    [`l${letter}`]: `${person.given} the ${person.trade}`,
    [`g${letter}`]: person.given,
    [`t${letter}`]: person.trade,
  })
  return {
    a: rivals[0].given,
    b: rivals[1].given,
    k: keeper.given,
    d: names.person(home, 'Female').given,
    e: names.person(home, 'Male').given,
    far: names.place(home),
    p: prize,
    it: prizeAgain,
    x,
    y,
    ...named('a', first),
    ...named('b', second),
  }
}

function troubleSection(house: Tavern, chance: Random): Section {
  const { stories, features } = house
  const block = (key: string, label: string | undefined, text: string) => ({
    type: 'text' as const,
    key: `trouble.${key}`,
    ...(label ? { label } : {}),
    text,
  })
  const three = (start: string, worse: string, way: string) =>
    section('trouble', 'Trouble', 'main', [
      block('start', undefined, start),
      block('worse', 'If nobody acts', worse),
      block('way', 'A way out', way),
    ])
  const [about] = stories
  const [feature] = features
  if (about && !isBesides(about, feature)) {
    const [start, worse, way] = chance.pick(about.story.troubles)
    const line = (frame: string) => toldIn(house, about, frame, chance)
    return three(line(start), line(worse), line(way))
  }
  if (feature) {
    const { plot, given } = plotAbout(feature, houseName(house.name), house.keeper.given, chance)
    const teller = tellerOf(house, chance, given)
    return three(told(teller, plot.start), told(teller, plot.worse), told(teller, plot.way))
  }
  const plot = chance.pick(plots)
  const given = { ...plotSlots(house, chance), soon: chance.pick(soon) }
  const words = tellerOf(house, chance)
  const teller = tellerOf(house, chance, {
    ...given,
    Soon: capital(given.soon),
    w: words.tell('when'),
    w2: words.tell('night'),
    sum: words.tell('asum'),
  })
  return three(told(teller, plot.start), told(teller, plot.worse), told(teller, plot.way))
}

/** How many rumours are of a story: of one by chance so many that it is not known by them. */
const rumoursAbout = ({ story, isByChance }: Told, by: number, chance: Random): number => {
  if (by > 0) return 1
  if (!isByChance) return 3
  return hasSeveral(story) && story.rumours.length < 4 ? chance.int(1, 2) : 2
}

/** What people say, and how much of it is so. */
function rumoursSection(house: Tavern, chance: Random): Section {
  const truths = chance.shuffle(['True', 'True', 'Half true', 'Half true', 'False', 'False'] as const)
  const { stories, site, features, town } = house
  const teller = tellerOf(house, chance)
  const ofStories = stories.flatMap((one, by) =>
    chance
      .shuffle(one.story.rumours)
      .slice(0, rumoursAbout(one, by, chance.fork('how many')))
      .map((lines) => lines.map((line) => toldIn(house, one, line, chance))),
  )
  const ofHouse = [
    ...features
      .filter(({ kind }) => kind !== 'keeper' || stories.length === 0)
      .slice(0, stories.length > 0 ? 1 : 2)
      .map((feature, index) => toldOf(house, feature, 'rumour', chance.fork(`feature ${index}`))),
    ...chance
      .shuffle(site?.rumours ?? [])
      .slice(0, stories.length > 0 ? 0 : 1)
      .map((frame) => told(teller, frame)),
  ]
  const own = chance.shuffle([...ofStories, ...ofHouse.map((said) => [said])])
  const drawn = rumoursOf(town, truths.length, (stream, given) => tellerOf(house, stream, given), chance)
  const items = truths.map((label, index) => {
    const key = `rumours.list.${index}`
    // Of what the house itself is talked of for, the label says whether it is so.
    const mine = own[index]
    const {
      said = '',
      amiss = '',
      liar = '',
    } = mine ? { said: mine[0], amiss: mine[1], liar: mine[2] } : (drawn[index] ?? {})
    const rest = { True: '', 'Half true': amiss, False: liar }[label]
    return { key, label, text: `${said}${rest ? ` (${rest})` : ''}` }
  })
  return section('rumours', 'Rumours (d6)', 'main', [{ type: 'list', key: 'rumours.list', numbered: true, items }])
}

const share = (part: number) => `${(part * 100).toFixed(1)}%`
const oddsText = (count: number, all: number) => `${count} of ${all}`
function gainText({ gain }: Odds): string {
  if (Math.abs(gain) < 0.0005) return 'Nothing'
  return gain < 0 ? share(-gain) : `Nothing; loses ${share(gain)}`
}

function gameSection(house: Tavern, chance: Random): Section {
  const { game, odds } = drawGame(chance.fork('game'))
  const teller = tellerOf(house, chance)
  const isPathfinder = house.request.system === 'Pathfinder'
  const stake =
    ({ poor: 0.05, modest: 0.2, wealthy: 1 } as const)[house.wealth] * chance.int(1, 5) * (isPathfinder ? 0.2 : 1)
  const level = settlementLevel[house.wealth]
  const hard = isPathfinder ? levelDc(level) : { poor: 12, modest: 13, wealthy: 15 }[house.wealth]
  const fact = (key: string, label: string, text: string) => ({ key: `game.rules.${key}`, label, text })
  return section('game', 'A game played here', 'main', [
    {
      type: 'facts',
      key: 'game.rules',
      rows: [
        fact('name', 'Called', teller.tell('gameName')),
        fact('stake', 'Stake', money(Math.max(0.01, stake))),
        fact('roll', 'Roll', game.roll),
        ...game.wins.map(({ when, pays }, index) => fact(`win${index}`, `Pays ${pays}`, when)),
        fact('loses', 'Loses', game.loses),
        fact('odds', 'Chance to win', share(odds.win / odds.all)),
        fact('ways', 'Winning rolls', oddsText(odds.win, odds.all)),
        ...(odds.push > 0 ? [fact('push', 'Stake back on', oddsText(odds.push, odds.all))] : []),
        fact('house', 'House keeps of stakes', gainText(odds)),
        fact('cheat', 'Foul play', told(teller, 'cheat')),
        fact('spot', 'Seen by', `Perception DC ${hard + chance.int(0, 3)}`),
      ],
    },
  ])
}

function factsSection(house: Tavern, chance: Random): Section {
  const [low, high] = ({ poor: [16, 21], modest: [18, 25], wealthy: [22, 32] } as const)[house.wealth]
  const percent = chance.int(low, high) * 5
  const row = (key: string, label: string, text: string) => ({ key: `terms.facts.${key}`, label, text })
  return section('terms', 'The house', 'aside', [
    {
      type: 'facts',
      key: 'terms.facts',
      rows: [
        { key: MARKUP_KEY, label: 'Mark-up', text: markupText(percent) },
        row('place', 'Stands in', standing(house)),
        row(
          'size',
          'Size',
          { small: 'One room, one hearth', medium: 'Taproom and guest rooms', large: 'Two floors and stables' }[
            house.size
          ],
        ),
        row('opens', 'Opens', `${chance.int(6, 11)} bells`),
        row(
          'closes',
          'Closes',
          chance.pick(['At midnight', 'When empty', 'At curfew', 'Never', 'At second cockcrow', 'Once kegs run dry']),
        ),
      ],
    },
  ])
}

/** Who of the house may be made a sheet of their own. */
function kinOf(house: Tavern): ReturnType<typeof personKin>[] {
  const { keeper, rivals, name, place, request, asked } = house
  return [
    personKin(
      'keeper',
      `${keeper.name}, ${keeper.trade}`,
      keeper,
      request.system,
      `who keeps ${name} in ${place}`,
      { town: place, place: name },
      asked.clauses.keeperText,
    ),
    ...rivals.map((rival, index) =>
      personKin(
        `rival${index + 1}`,
        `${rival.name}, ${rival.trade}`,
        rival,
        request.system,
        `who drinks at ${name} in ${place}`,
        { town: place, place: name },
      ),
    ),
  ]
}

/** A tavern's sheet: the house, its keeper and the two rivals are drawn from `core`; every section tells by its own stream. */
export const tavern: SheetMaker<'tavern'> = {
  write(request, chance) {
    const core = chance('core').fork('tavern')
    const house = houseOf(request, core)
    const act = tellerOf(house, chance('entertainment'))
    const beds = [
      { label: 'Where' },
      { label: 'What it is like' },
      { label: 'Free', align: 'end' as const },
      { label: 'By the rules' },
      ...priceColumns,
    ]
    const sections: Section[] = [
      signSection(house, chance('sight')),
      staffSection(house, chance('staff')),
      patronsSection(house, chance('patrons')),
      troubleSection(house, chance('trouble')),
      section('menu', 'On the board', 'main', [
        {
          type: 'table',
          key: 'menu.board',
          columns: [{ label: 'Fare' }, { label: 'By the rules' }, ...priceColumns],
          rows: menuRows(house, chance),
        },
      ]),
      {
        ...section('rooms', 'Beds', 'main', [
          { type: 'table', key: 'rooms.beds', columns: beds, rows: roomRows(house, chance) },
        ]),
        canReroll: false,
      },
      rumoursSection(house, chance('rumours')),
      gameSection(house, chance('game')),
      section('entertainment', 'Entertainment', 'aside', [
        { type: 'text', key: 'entertainment.act', text: `${told(act, 'act')}.` },
      ]),
      factsSection(house, chance('terms')),
    ]
    const { clauses } = house.asked
    const what = clauses.head === '' ? sizeLabels[house.size] : capital(clauses.head)
    return workedOut({
      title: house.name,
      kicker: `${what} in ${standing(house)}`,
      summary: summaryOf(house.asked, `${what} in ${house.place}`, house.keeper),
      system: request.system,
      sections,
      pictures: [planOf(house, core.fork('picture').int(0, 2 ** 32 - 1))],
      kin: kinOf(house),
    })
  },
}
