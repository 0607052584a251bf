import type { PictureBrief, Section } from '../../../contract/sheets/document.ts'
import type { Random } from '../../paint/random.ts'
import { rarities } from '../goods/magic-dnd5e.ts'
import { withArticle } from '../grammar/article.ts'
import { capital } from '../grammar/inflect.ts'
import { openNames } from '../names/names.ts'
import { keptOut } from '../prompt/denied-things.ts'
import { levelDc } from '../rules/pathfinder/tables.ts'
import type { SheetMaker } from '../sheet-maker.ts'
import { type Size, settlementLevel, type Wealth } from '../trade/asked.ts'
import { openly, plainly } from '../trade/features.ts'
import { aboutPerson, drawPerson, kindOf, type Person, personKin, summaryOf } from '../trade/keeper.ts'
import { houseName } from '../trade/moods.ts'
import { housePlace, roomsAsked } from '../trade/plan-words.ts'
import { MARKUP_KEY, markupText } from '../trade/prices.ts'
import { rumoursOf } from '../trade/rumours.ts'
import { section } from '../trade/section.ts'
import { workedOut } from '../trade/worked-out.ts'
import { callers, houseOf, type Shop, storyTold, tellerOf } from './house.ts'
import { shopFacts } from './kinds.ts'
import { goodsSections, rarest } from './stock.ts'
import { unpricedSections } from './unpriced.ts'

const labelOf = (person: Person) => `${person.name}, ${kindOf(person)}`

const sizeLabels: Record<Size, string> = {
  small: 'One room',
  medium: 'Shop and back room',
  large: 'Two-floored emporium',
}
const standsIn: Record<Wealth, string> = { poor: 'a poor village', modest: 'a market town', wealthy: 'a rich city' }

function standing({ place, wealth, site, asked }: Shop): string {
  const at = asked.clauses.place?.split(',')[0] ?? site?.stands
  return [place, standsIn[wealth], ...(at ? [at] : [])].join(', ')
}

function termsSection(shop: Shop, chance: Random): Section {
  const { request, size, wealth } = shop
  const [low, high] = ({ poor: [16, 22], modest: [18, 26], wealthy: [20, 32] } as const)[wealth]
  const percent = chance.int(low, high) * 5
  const legal = keptOut(shop.asked.reading.text).magic
    ? 'No magic'
    : request.system === 'Pathfinder'
      ? `Common, level ${settlementLevel[wealth]}`
      : `${capital(rarities[rarest[wealth]] ?? 'common')} magic`
  const rows = [
    { key: MARKUP_KEY, label: 'Mark-up', text: markupText(percent) },
    { key: 'terms.facts.buys', label: 'Buys at', text: `${chance.int(6, 11) * 5}% of rule price` },
    { key: 'terms.facts.rarest', label: 'Rarest for sale', text: legal },
    { key: 'terms.facts.place', label: 'Stands in', text: standing(shop) },
    { key: 'terms.facts.size', label: 'Size', text: sizeLabels[size] },
    { key: 'terms.facts.till', label: 'In the till', text: tillText(wealth, request.system === 'Pathfinder', chance) },
  ]
  return section('terms', 'Terms', 'aside', [{ type: 'facts', key: 'terms.facts', rows }])
}

function tillText(wealth: Wealth, isPathfinder: boolean, chance: Random): string {
  const [low, high] = ({ poor: [5, 30], modest: [20, 120], wealthy: [80, 400] } as const)[wealth]
  return `${Math.max(1, Math.round(chance.int(low, high) / (isPathfinder ? 10 : 1)))} gp`
}

function haggleSection(shop: Shop, chance: Random): Section {
  const { request, wealth } = shop
  const isPathfinder = request.system === 'Pathfinder'
  const base = isPathfinder ? levelDc(settlementLevel[wealth]) : { poor: 12, modest: 14, wealthy: 16 }[wealth]
  const hard = base + chance.int(-1, 2)
  const check = isPathfinder ? 'Diplomacy' : 'Charisma (Persuasion)'
  const lie = isPathfinder ? 'Deception' : 'Charisma (Deception)'
  const teller = tellerOf(shop, chance)
  const denied = keptOut(shop.asked.reading.text)
  /** Told anew where it has what the prompt keeps out. */
  const tellUndenied = (symbol: string) => {
    let told = teller.tell(symbol)
    for (let again = 0; again < 20 && denied.has(told); again++) told = teller.tell(symbol)
    return told
  }
  const row = (key: string, label: string, text: string) => ({
    key: `haggling.facts.${key}`,
    label,
    text: capital(text),
  })
  const rows = [
    row('check', 'To get 10 % off', `${check} DC ${hard}`),
    row('fail', 'By 5 or more under', '10 % on top'),
    row('bluff', 'To bluff about worth', `${lie} DC ${hard + 2}`),
    row('warms', '+2 for', tellUndenied('warms')),
    row('chills', '−2 for', tellUndenied('chills')),
    row('instead', 'Takes instead of coin', tellUndenied('instead')),
  ]
  return section('haggling', 'Haggling', 'aside', [{ type: 'facts', key: 'haggling.facts', rows }])
}

/** How often a shop that nobody asked for is told of more plainly than by its story, in what matters less. */
const PLAIN = 0.5
/** A way of the story's to tell something, or of any shop's: by the symbol `plain`. */
function plainOr(shop: Shop, plain: string, frames: readonly string[], chance: Random): string {
  const frame = !shop.chosen.isAsked && chance.chance(PLAIN) ? `#${plain}#` : chance.pick(frames)
  return storyTold(shop, frame, chance)
}

function keeperSection(shop: Shop, chance: Random): Section {
  const teller = tellerOf(shop, chance)
  const { keeper, helper, asked, chosen } = shop
  const row = (key: string, label: string, text: string) => ({ key: `keeper.facts.${key}`, label, text: capital(text) })
  const ofKeeper = asked.clauses.features.filter(({ kind }) => kind === 'keeper')
  const known = plainly(ofKeeper, houseName(shop.name), keeper.given)
  const told = (key: string, frames: readonly string[]) =>
    storyTold(shop, chance.fork(key).pick(frames), chance.fork(key))
  const rows = [
    row('name', 'Name', labelOf(keeper)),
    ...(known === '' ? [] : [row('known', 'Known for', known)]),
    row('look', 'Look', teller.tell('look')),
    row('manner', 'Manner', teller.tell('manner')),
    row('wants', 'Wants', told('wants', chosen.story.wants)),
    row('fears', 'Fears', plainOr(shop, 'fears', chosen.story.fears, chance.fork('fears'))),
    row(
      'helper',
      'Also here',
      `${labelOf(helper)}. ${capital(aboutPerson(teller.tell('aide'), helper)).replace(/[^.]$/, '$&.')}`,
    ),
  ]
  return section('keeper', 'The keeper', 'main', [{ type: 'facts', key: 'keeper.facts', rows }])
}

/** The floor plan and the list of what stands where are told of the same things. */
function planOf({ kind, size, asked, name }: Shop, seed: number): PictureBrief {
  const { plan } = shopFacts[kind]
  const { text } = asked.reading
  const lead = { small: 'a small', medium: 'a', large: 'a large' }[size]
  // A small shop is the shop, a room behind it and a bed.
  const rooms = size === 'small' && /shop/.test(plan) ? ' of four rooms' : ''
  const mood = asked.words.filter((word) =>
    ['haunted', 'ruined', 'burning', 'snowy', 'night', 'autumn', 'winter', 'overgrown'].includes(word),
  )
  const fitted = plan.replace(/^an? (?:small )?/, `${lead} `).replace(/\b(shop|smithy|bakery)\b/, `$1${rooms}`)
  const place = housePlace(text)
  const prompt = [
    place === 'cave' ? fitted.replace(/^.*?\b(?=with\b)/, 'a cave ') : fitted,
    ...(rooms ? ['one bed'] : []),
    ...roomsAsked(text).filter((thing) => !plan.includes(thing.replace(/^an? /, ''))),
    ...mood.map((word) => (word === 'night' ? 'at night' : word)),
  ]
  return { category: 'battlemaps', label: `Floor plan of ${name}`, prompt: prompt.join(', '), negativePrompt: '', seed }
}

function planSection(shop: Shop, chance: Random): Section {
  const teller = tellerOf(shop, chance)
  const items = shopFacts[shop.kind].corners.map((label, index) => ({
    key: `plan.corners.${index}`,
    label,
    text: capital(teller.tell('corner')),
  }))
  return section('plan', 'Floor plan', 'aside', [{ type: 'list', key: 'plan.corners', items }])
}

function sightSection(shop: Shop, chance: Random): Section {
  const teller = tellerOf(shop, chance)
  const { asked, mood, site } = shop
  const { features, head } = asked.clauses
  const ofHouse = features.filter(({ kind }) => kind !== 'keeper')
  const plain = plainly(openly(ofHouse), houseName(shop.name), shop.keeper.given)
  const spoken =
    asked.phrase && features.length === 0 && head === ''
      ? [{ type: 'text' as const, key: 'sight.spoken', label: 'Talked of as', text: `${capital(asked.phrase)}.` }]
      : []
  const more = [...(site ? [chance.pick(site.sights)] : []), ...(mood ? [chance.pick(mood.sights)] : [])]
  const told = ['sight', ...more].map((frame) => capital(teller.tell(frame)))
  const aloud = [plain, ...told].filter((text) => text !== '').join(' ')
  return section('sight', 'At the door', 'main', [
    { type: 'text', key: 'sight.aloud', aloud: true, text: aloud },
    ...spoken,
  ])
}

/** Whether a mood or a threat of the prompt's has the word, rather than a story that it tells. */
const hasOwnMood = ({ chosen, mood }: Shop) => mood !== undefined && !chosen.isAsked

/** What the shop itself is talked of for, then what is talked of anywhere. */
function rumourItems(shop: Shop, chance: Random) {
  const teller = tellerOf(shop, chance)
  const { mood, site, chosen } = shop
  const { story, second, isAsked } = chosen
  const moods = mood && (hasOwnMood(shop) || shop.asked.threat) ? mood.rumours : []
  const ofStory = chance.shuffle(story.rumour).slice(0, isAsked ? (second ? 1 : 2) : chance.int(0, 1))
  const own = [
    ...(hasOwnMood(shop) ? [] : ofStory).map((frame, index) => storyTold(shop, frame, chance.fork(`story ${index}`))),
    ...(second ? [storyTold(shop, chance.pick(second.rumour), chance.fork('second'), shop.secondSlots)] : []),
    ...chance
      .shuffle(moods)
      .slice(0, 2)
      .map((frame) => capital(teller.tell(frame))),
    ...chance
      .shuffle(site?.rumours ?? [])
      .slice(0, 1)
      .map((frame) => capital(teller.tell(frame))),
  ]
  const anywhere = rumoursOf(shop.town, 4, (stream, given) => tellerOf(shop, stream, given), chance)
  return [...own, ...anywhere.map(({ said }) => said)]
    .slice(0, 4)
    .map((text, index) => ({ key: `rumours.list.${index}`, text }))
}

/** Out of sight: what comes of the prompt, what its mood keeps there, then anything. */
function counterItems(shop: Shop, chance: Random) {
  const teller = tellerOf(shop, chance)
  const { mood, chosen } = shop
  const { story, second, isAsked } = chosen
  const ofStory = chance.shuffle(story.stash).slice(0, isAsked ? (second ? 1 : 2) : chance.int(0, 1))
  const own = hasOwnMood(shop)
    ? [capital(teller.tell(chance.pick(mood?.stash ?? story.stash)))]
    : [
        ...ofStory.map((frame, index) => storyTold(shop, frame, chance.fork(`story ${index}`))),
        ...(second ? [storyTold(shop, chance.pick(second.stash), chance.fork('second'), shop.secondSlots)] : []),
      ]
  const hidden = [0, 1].map(() => capital(teller.tell('hidden')))
  return [...own, ...hidden]
    .slice(0, Math.max(2, Math.min(3, own.length + 1)))
    .map((text, index) => ({ key: `counter.things.${index}`, text: `${text}.` }))
}

function hookText(shop: Shop, chance: Random): string {
  const { mood, chosen } = shop
  if (mood && hasOwnMood(shop)) return capital(tellerOf(shop, chance).tell(chance.pick(mood.hooks)))
  return storyTold(shop, chance.fork('frame').pick(chosen.story.hook), chance)
}

function customersSection(shop: Shop, chance: Random): Section {
  const { request, keeper, helper, rivals, town, home, chosen } = shop
  const teller = tellerOf(shop, chance)
  const names = openNames(chance.fork('names'))
  for (const { name } of [keeper, helper, ...rivals, ...town.locals]) names.reserve(name)
  const trades = [...shop.guests.slice(0, 1), ...chance.shuffle(shop.site?.trades ?? callers)]
  const others = trades.slice(0, 2).map((trade) => drawPerson(request.system, trade, home, names, chance))
  // One of them, or two, have come because of what is the matter here.
  const { story, second, isAsked } = chosen
  const errands = chance.shuffle(story.errand)
  const own = hasOwnMood(shop)
    ? []
    : [
        isAsked || chance.chance(PLAIN) ? errands[0] : undefined,
        ...(second ? [chance.pick(second.errand)] : isAsked ? [errands[1]] : []),
      ]
  const items = [...rivals, ...others].map((person, index) => {
    const errand = own[3 - index]
    const frame =
      errand === undefined
        ? teller.tell('customer')
        : `{given}, ${teller.tell('seen')}, is ${lower(storyTold(shop, errand, chance.fork(`story ${index}`), second && index === 2 ? shop.secondSlots : shop.slots))}`
    const text = capital(aboutPerson(frame, person)).replace(/[^.]$/, '$&.')
    return { key: `customers.list.${index}`, label: labelOf(person), text }
  })
  return section('customers', 'Customers just now', 'aside', [
    { type: 'list', key: 'customers.list', numbered: true, items },
  ])
}

const lower = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)

/** What it is: by the prompt's own words, else the one sort of thing it sells, else its kind. */
function whatIs({ asked, focus, kind }: Shop): string {
  const { head } = asked.clauses
  return head !== '' && !/^(?:shop|store|place)$/i.test(head) ? head : (focus?.house ?? shopFacts[kind].house)
}

/** A shop's sheet: what it is and who keeps it are drawn from `core`; every section tells of that by its own stream. */
export const shop: SheetMaker<'shop'> = {
  write(request, chance) {
    const core = chance('core').fork('shop')
    const house = houseOf(request, core)
    const { keeper, name, place } = house
    const sections: Section[] = [
      sightSection(house, chance('sight')),
      keeperSection(house, chance('keeper')),
      ...unpricedSections(house, chance),
      ...goodsSections(house, chance),
      section('counter', 'Behind the counter', 'main', [
        { type: 'list', key: 'counter.things', items: counterItems(house, chance('counter')) },
      ]),
      section('hook', 'A way in', 'main', [{ type: 'text', key: 'hook.job', text: hookText(house, chance('hook')) }]),
      section('rumours', 'Heard over the counter', 'main', [
        { type: 'list', key: 'rumours.list', numbered: true, items: rumourItems(house, chance('rumours')) },
      ]),
      termsSection(house, chance('terms')),
      haggleSection(house, chance('haggling')),
      customersSection(house, chance('customers')),
      planSection(house, chance('plan')),
    ]
    const { trade } = shopFacts[house.kind]
    const what = whatIs(house)
    const about = `who keeps ${name} in ${place}`
    return workedOut({
      title: name,
      kicker: `${capital(what)} in ${standing(house)}`,
      summary: summaryOf(house.asked, `${withArticle(what)} in ${place}`, keeper),
      system: request.system,
      sections,
      pictures: [planOf(house, core.fork('picture').int(0, 2 ** 32 - 1))],
      kin: [
        personKin(
          'keeper',
          `${keeper.name}, ${trade}`,
          keeper,
          request.system,
          about,
          { town: place, place: name },
          house.asked.clauses.keeperText,
        ),
      ],
    })
  },
}
