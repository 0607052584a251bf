import type { PictureBrief, Section, SheetDocument } from '../../../contract/sheets/document.ts'
import type { SettlementRequest } from '../../../contract/sheets/settlement.ts'
import type { Random } from '../../paint/random.ts'
import { money, worth } from '../goods/money.ts'
import { withArticle } from '../grammar/article.ts'
import type { Teller } from '../grammar/grammar.ts'
import { capital } from '../grammar/inflect.ts'
import type { Chance, SheetMaker } from '../sheet-maker.ts'
import { type District, type Idea, ideaOf, type Person, tellerFor } from './idea.ts'
import { type Priced, rulePrices } from './prices.ts'
import { LACKING, MADE_HERE, settlementScale, wealthMarkup } from './sizes.ts'
import { defences, factionKinds, habits, languageOf, looks, tale, threats } from './words.ts'

type Blocks = Section['blocks']

const part = (key: string, title: string, place: Section['place'], blocks: Blocks, canReroll = true): Section => ({
  key,
  title,
  place,
  canReroll,
  blocks,
})

const points = (key: string, texts: readonly string[]) => texts.map((text, index) => ({ key: `${key}.${index}`, text }))

const peopleWord: Readonly<Record<string, string>> = {
  elf: 'elves',
  'half-elf': 'half-elves',
  dwarf: 'dwarves',
  kenku: 'kenku',
}
const peopleOf = (ancestry: string) => peopleWord[ancestry] ?? `${ancestry}s`

const landPhrases: Readonly<Record<Idea['land'], string>> = {
  river: 'on a river',
  coast: 'on the coast',
  lake: 'by a lake',
  island: 'on an island',
  forest: 'in a forest',
  mountains: 'in the mountains',
  hills: 'in the hills',
  plains: 'among fields',
  marsh: 'in a swamp',
  desert: 'in the desert',
}

const souls = (count: number) => count.toLocaleString('en-GB')

function sight(idea: Idea, chance: Random): Section {
  const teller = tellerFor(idea, tale, chance)
  const text = ['approach', 'meet', 'omen'].map((frame) => teller.tell(frame)).join(' ')
  return part('sight', 'On arrival', 'main', [{ type: 'text', key: 'sight.aloud', aloud: true, text }])
}

/** All that its buyers could put on one table, gp: by how many they are and how well off. */
function readyMoney({ size, souls, wealth }: Idea, chance: Random): number {
  const { ready, souls: range } = settlementScale[size]
  const usual = ready * Math.sqrt(souls / Math.sqrt(range[0] * range[1])) * (wealthMarkup[wealth] / 105) ** 2
  const step = usual < 400 ? 1 : usual < 4000 ? 10 : 100
  return Math.max(5, Math.round((usual * chance.range(0.8, 1.25)) / step) * step)
}

/** What the prompt says of the place, as it was put. */
const askedOf = ({ reading }: Idea) => reading.text.replace(/[.!?]+$/, '')

function brief(idea: Idea, request: SettlementRequest, chance: Random): Section {
  const { government, ruler, livelihood, size, peoples } = idea
  const rows: [string, string, string][] = [
    ...(askedOf(idea) ? [['known', 'Known as', capital(askedOf(idea))] as [string, string, string]] : []),
    ['size', 'Size', `${capital(size)}, ${souls(idea.souls)} souls`],
    ['peoples', 'Peoples', peoples.map(([ancestry, share]) => `${peopleOf(ancestry)} ${share} %`).join(', ')],
    ['ruler', 'Rules', `${ruler.role} ${ruler.name}`],
    ['government', 'Government', government.label],
    ['seat', 'In practice', capital(tellerFor(idea, tale, chance).tell(chance.pick(government.how)))],
    ['living', 'Lives by', livelihood.label],
    ['water', 'Water', capital(idea.river ?? idea.shore ?? idea.water)],
    ...(idea.river && idea.shore ? [['shore', 'Shore', idea.shore] as [string, string, string]] : []),
    ['streets', 'Streets', idea.streets.join(', ')],
    ['religions', 'Shrines', `Of ${idea.saints.join(', ')}`],
  ]
  if (request.system === 'Pathfinder') {
    const tongues = peoples
      .map(([ancestry]) =>
        ancestry === 'tiefling' ? 'Chthonian' : ancestry === 'aasimar' ? 'Empyrean' : languageOf[ancestry],
      )
      .filter((tongue) => tongue !== undefined)
    rows.push(
      ['level', 'Settlement', String(idea.level)],
      ['languages', 'Languages', [...new Set(['Common', ...tongues])].join(', ')],
      ['threats', 'Threats', [idea.trouble.label.toLowerCase(), ...chance.shuffle(threats).slice(0, 2)].join(', ')],
      ['sale', 'For sale, at most', `Common items, level ${idea.level}`],
    )
  } else {
    const { rank } = settlementScale[size]
    // SRD 5.1: spells of 1st and 2nd level can be hired in towns and cities for 10 to 50 gp.
    const [first, second] = [chance.int(2, 4) * 5, chance.int(6, 10) * 5]
    rows.push(
      ['ready', 'Ready money', money(readyMoney(idea, chance))],
      ['spells', 'Spells, by level', rank >= 2 ? `1st ${first} gp, 2nd ${second} gp` : 'None for hire'],
    )
  }
  const facts = rows.map(([key, label, text]) => ({ key: `brief.facts.${key}`, label, text }))
  return part('brief', 'In brief', 'aside', [{ type: 'facts', key: 'brief.facts', rows: facts }], false)
}

function districtBlocks(
  idea: Idea,
  { name, places }: District,
  index: number,
  first: number,
  teller: Teller,
  chance: Random,
): Blocks {
  const key = `districts.d${index}`
  const known = chance.shuffle(idea.people)
  return [
    {
      type: 'table',
      key,
      label: name,
      columns: [
        { label: 'No.', derived: true },
        { label: 'Place' },
        { label: 'What one finds' },
        { label: 'Who is there' },
      ],
      rows: places.map((place, at) => {
        // Some of those who count are met at work: not everybody lives in a list.
        const regular = chance.chance(0.3) ? known.pop() : undefined
        const told = chance.chance(0.45) ? teller.tell('news') : ''
        const who = [`${place.keeper.name}, ${place.keeper.role}`, regular ? `often ${regular.name}` : '', told]
        return {
          key: `${key}.${at}`,
          cells: [
            String(first + at),
            capital(place.name),
            capital(place.what),
            who.filter((text) => text !== '').join('; '),
          ],
          ...(place.landmark ? { model: { landmark: place.landmark } } : {}),
        }
      }),
    },
  ]
}

function districts(idea: Idea, chance: Random): Section {
  const teller = tellerFor(idea, tale, chance)
  let first = 1
  const blocks = idea.districts.flatMap((district, index) => {
    const own = districtBlocks(idea, district, index, first, teller, chance)
    first += district.places.length
    return own
  })
  return part(
    'districts',
    idea.size === 'hamlet' || idea.size === 'village' ? 'Its two ends' : 'Districts and places',
    'main',
    blocks,
  )
}

function people(idea: Idea, chance: Random): Section {
  const teller = tellerFor(idea, tale, chance)
  const [look, habit] = [chance.shuffle(looks), chance.shuffle(habits)]
  const items = idea.people.map((person, index) => {
    // Nobody is bound to themselves, or to their own people.
    const own = [person.given, ...idea.factions.filter(({ leader }) => leader === person).map(({ name }) => name)]
    const leads = idea.factions.some(({ leader }) => leader === person)
    let tie = leads ? '' : teller.tell('tie')
    for (let tries = 0; tries < 20 && own.some((name) => tie.includes(name)); tries++) tie = teller.tell('tie')
    return {
      key: `people.list.${index}`,
      label: person.name,
      text: `${capital(person.ancestry)}, ${person.role}. ${capital(look[index % look.length] ?? '')}; ${habit[index % habit.length]}. ${tie}`.trim(),
    }
  })
  return part('people', 'People of note', 'main', [{ type: 'list', key: 'people.list', items }])
}

function factions(idea: Idea, chance: Random): Section {
  const places = chance.shuffle(idea.districts.flatMap((district) => district.places))
  const items = idea.factions.map(({ name, kind, leader }, index) => {
    const { who, has } = factionKinds[kind]
    const [X, Y] = chance.shuffle(idea.factions.filter((other) => other.leader !== leader))
    const rivals = { X: X?.name ?? '', xg: X?.leader.given ?? '', Y: Y?.name ?? '', yg: Y?.leader.given ?? '' }
    const aims = [...(idea.trouble.aims[index] ?? []), 'aimMore']
    const aim = tellerFor(idea, tale, chance, rivals).tell(chance.pick(aims))
    return {
      key: `factions.list.${index}`,
      label: capital(name),
      text: `${capital(chance.pick(who))} ${chance.pick(['under', 'behind', 'round', 'led by', 'true to'])} ${leader.name}. ${capital(places[index % places.length]?.name ?? '')}; ${chance.pick(has)}. ${leader.given} ${chance.pick(['wants', 'means', 'hopes', 'plans', 'has sworn', 'intends', 'longs', 'expects'])} ${lowered(aim)}`,
    }
  })
  return part('factions', 'Factions', 'main', [{ type: 'list', key: 'factions.list', items }])
}

const lowered = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)

function troubled(idea: Idea, chance: Random): Section {
  const { trouble } = idea
  const teller = tellerFor(idea, tale, chance)
  const detail = idea.reading.details[0]
  const story = teller.tell(chance.pick(trouble.problem))
  const signs = [...chance.shuffle(trouble.signs).slice(0, 1), 'signMore', 'signMore']
  return part('trouble', `What is wrong: ${lowered(trouble.label)}`, 'main', [
    {
      type: 'text',
      key: 'trouble.story',
      text: detail
        ? `${story} ${teller.tell('[Pedlars|Maps|Strangers] [only know|know|mention] #town# as the place')} ${detail}.`
        : story,
    },
    {
      type: 'list',
      key: 'trouble.signs',
      label: 'Signs of it',
      items: points(
        'trouble.signs',
        signs.map((sign) => capital(teller.tell(sign))),
      ),
    },
  ])
}

/** One telling in which nobody is sent after themselves: no name twice, if there is such a telling. */
function agreed({ people }: Idea, tell: () => string): string {
  let told = tell()
  for (let tries = 0; tries < 20 && people.some(({ given }) => told.split(given).length > 2); tries++) told = tell()
  return told
}

function hooks(idea: Idea, chance: Random): Section {
  const teller = tellerFor(idea, tale, chance)
  const own = chance.shuffle(idea.trouble.hooks).slice(0, chance.int(1, 2))
  const texts = [...own, 'errand', 'errand'].slice(0, 3).map((hook) => capital(agreed(idea, () => teller.tell(hook))))
  return part('hooks', 'Ways in', 'main', [
    { type: 'list', key: 'hooks.list', numbered: true, items: points('hooks.list', texts) },
  ])
}

function rumours(idea: Idea, chance: Random): Section {
  const teller = tellerFor(idea, tale, chance)
  const own = chance
    .shuffle(idea.trouble.rumours)
    .slice(0, 1)
    .map((rumour) => teller.tell(rumour))
  const more = Array.from({ length: 5 - own.length }, () => teller.tell('rumourMore'))
  const truth = chance.shuffle(['True', 'Half true', 'False', 'True', 'False'])
  const texts = chance.shuffle([...own, ...more]).map((text, index) => `${capital(text)} (${truth[index]}.)`)
  return part('rumours', 'Rumours', 'aside', [
    { type: 'list', key: 'rumours.list', numbered: true, items: points('rumours.list', texts) },
  ])
}

function laws(idea: Idea, chance: Random): Section {
  const teller = tellerFor(idea, tale, chance)
  const list = (key: string, label: string, frame: string, count: number): Blocks[number] => ({
    type: 'list',
    key,
    label,
    items: points(
      key,
      Array.from({ length: count }, () => capital(teller.tell(frame))),
    ),
  })
  return part('laws', 'Laws and customs', 'aside', [
    list('laws.laws', 'Laws', 'law', 2),
    list('laws.customs', 'Customs', 'custom', 2),
  ])
}

function trade(idea: Idea, chance: Random): Section {
  const { livelihood, given } = idea
  const teller = tellerFor(idea, tale, chance)
  const others = chance
    .shuffle(livelihood.wares.filter((ware) => ware !== given.ware && ware !== given.ware2))
    .slice(0, 2)
  const rows = [
    ['made', 'Made', [given.ware, given.ware2, ...others].join(', ')],
    ['bought', 'Bought', chance.shuffle(livelihood.buys).slice(0, 3).join(', ')],
    ['lacking', 'Lacking', chance.shuffle(livelihood.lacks).slice(0, 3).join(', ')],
  ].map(([key = '', label = '', text = '']) => ({ key: `trade.facts.${key}`, label, text: capital(text) }))
  return part('trade', 'Trade', 'aside', [
    { type: 'facts', key: 'trade.facts', rows },
    { type: 'text', key: 'trade.note', text: capital(teller.tell('tradeNote')) },
  ])
}

const priceOf = (gp: number, share: number) => money(Math.max(0.01, gp * share))

function prices(idea: Idea, request: SettlementRequest, chance: Random): Section {
  const { cheap, dear } = idea.livelihood
  const usual = idea.markup / 100
  const all = chance.shuffle(rulePrices[request.system])
  const some = (is: (item: Priced) => boolean, count: number) => all.filter(is).slice(0, count)
  const rows = [
    ...some(({ tag }) => cheap.includes(tag), 2).map((item) => [item, usual * MADE_HERE, 'Made here'] as const),
    ...some(({ tag }) => dear.includes(tag), 3).map((item) => [item, usual * LACKING, 'Scarce'] as const),
    ...some(({ tag }) => !cheap.includes(tag) && !dear.includes(tag), 5).map((item) => [item, usual, ''] as const),
  ]
  return repriced(
    part('prices', 'Prices', 'aside', [
      {
        type: 'facts',
        key: 'prices.facts',
        rows: [{ key: 'prices.facts.level', label: capital(idea.wealth), text: `${idea.markup} % of book price` }],
      },
      {
        type: 'table',
        key: 'prices.table',
        columns: [
          { label: 'Article' },
          { label: 'Book', align: 'end' },
          { label: 'Here', align: 'end', derived: true },
        ],
        rows: rows.map(([item, share, note], index) => ({
          key: `prices.table.${index}`,
          cells: [item.name, money(item.gp), priceOf(item.gp, share)],
          ...(note ? { note } : {}),
          model: { share: share / usual },
        })),
      },
    ]),
  )
}

/** The prices here, from the book's and the mark-up as they stand. */
function repriced(section: Section): Section {
  if (section.key !== 'prices') return section
  const stated = section.blocks.find(({ key }) => key === 'prices.facts')
  const [, percent = '100'] =
    /(?<!\d)(\d+(?:\.\d+)?)\s*%/.exec(stated?.type === 'facts' ? (stated.rows[0]?.text ?? '') : '') ?? []
  return {
    ...section,
    blocks: section.blocks.map((block) => {
      if (block.type !== 'table') return block
      const rows = block.rows.map((row) => {
        const gp = worth(row.cells[1] ?? '')
        const { share = 1 } = (row.model ?? {}) as { share?: number }
        return gp === undefined
          ? row
          : { ...row, cells: [row.cells[0] ?? '', row.cells[1] ?? '', priceOf(gp, share * (Number(percent) / 100))] }
      })
      return { ...block, rows }
    }),
  }
}

function guarded(idea: Idea, chance: Random): Section {
  const teller = tellerFor(idea, tale, chance)
  const { rank } = settlementScale[idea.size]
  const kept = chance
    .shuffle(defences[rank] ?? [])
    .filter((text) => idea.walled || !/wall|gate|palisade|citadel|tower|keep/.test(text))
    // All under arms are counted once, and there is one wall.
    .filter((text, index, all) =>
      [/#guards#/, /\bwalls?\b/].every((once) => !once.test(text) || all.findIndex((one) => once.test(one)) === index),
    )
    .slice(0, 2)
    .map((text) => teller.tell(text))
  const wall =
    idea.walled && !kept.some((text) => /wall|palisade/.test(text))
      ? [rank < 2 ? 'a palisade' : rank < 3 ? 'a town wall' : 'a city wall']
      : []
  const text = `${capital([...wall, ...kept].join('; '))}. ${capital(teller.tell('defenceNote'))}`
  return part('defences', 'Defences', 'aside', [{ type: 'text', key: 'defences.text', text }])
}

function calendar(idea: Idea, chance: Random): Section {
  const teller = tellerFor(idea, tale, chance)
  const items = idea.feasts.map((feast, index) => ({
    key: `calendar.list.${index}`,
    label: feast,
    text: teller.tell('feastDay'),
  }))
  return part('calendar', 'Calendar', 'aside', [{ type: 'list', key: 'calendar.list', items }])
}

const mapWords: Readonly<Record<string, string>> = {
  inn: 'an inn',
  smithy: 'a smithy',
  temple: 'a temple',
  windmill: 'a windmill',
  well: 'a well',
  guildhall: 'a guildhall',
  cemetery: 'a cemetery',
  manor: 'a manor',
  market: 'a market',
  barracks: 'barracks',
  prison: 'a prison',
  warehouse: 'a warehouse',
  bathhouse: 'a bathhouse',
  academy: 'an academy',
  theatre: 'a theatre',
  cathedral: 'a cathedral',
  arena: 'an arena',
  magetower: 'a wizard’s tower',
  citadel: 'a citadel',
  park: 'a park',
  harbour: 'a harbour',
  lighthouse: 'a lighthouse',
  shrine: 'a shrine',
  abbey: 'an abbey',
  watchtower: 'a watchtower',
  mine: 'a mine',
}

/** What the map is asked with: what the text says, and nothing that it does not. */
function picture(idea: Idea, seed: number): PictureBrief {
  const places = idea.districts.flatMap((district) => district.places).map(({ landmark }) => landmark)
  const shown = [...new Set(places)].flatMap((landmark) => (landmark ? [mapWords[landmark] ?? landmark] : []))
  const wall = idea.walled ? (settlementScale[idea.size].rank < 2 ? 'palisaded ' : 'walled ') : ''
  const river = idea.river && idea.land !== 'river' ? ', by a river' : ''
  const where = `${withArticle(`${wall}${idea.size}`)} called "${idea.name}" ${landPhrases[idea.land]}${river}`
  return {
    category: 'townmaps',
    label: 'Map',
    prompt: `${where}, ${idea.souls} souls, with ${[...shown, idea.livelihood.map].join(', ')}`,
    negativePrompt: [...(idea.walled ? [] : ['wall']), ...(idea.river ? [] : ['river'])].join(', '),
    seed,
  }
}

const kinOf = (person: Person, index: number, idea: Idea, system: SettlementRequest['system']) => ({
  key: `person${index}`,
  label: `${person.name}, ${person.role}`,
  kind: 'npc',
  request: {
    prompt: `${withArticle(`${person.ancestry} ${person.role.replace(', ', ' of ')}`)} called ${person.name}, a ${person.sex === 'Male' ? 'man' : 'woman'} in ${idea.name}, known for ${idea.livelihood.label.toLowerCase()}`,
    system,
  },
})

/** The sheet of a settlement: the place itself is drawn from `core`, and each section tells of it by a stream of its own. */
export const settlement: SheetMaker<'settlement'> = {
  write(request: SettlementRequest, chance: Chance): SheetDocument {
    const core = chance('core')
    const idea = ideaOf(request, core.fork('idea'))
    const { size, livelihood, land, factions: sides, trouble } = idea
    return {
      title: idea.name,
      kicker: `${capital(idea.wealth)} ${size} ${landPhrases[land]}, ${souls(idea.souls)} souls${request.system === 'Pathfinder' ? `, settlement ${idea.level}` : ''}`,
      summary: `${livelihood.label}: ${idea.given.ware} and ${idea.given.ware2}. ${trouble.label}, and ${sides[0].name} and ${sides[1].name} disagree about it.`,
      system: request.system,
      sections: [
        sight(idea, chance('sight')),
        troubled(idea, chance('trouble')),
        factions(idea, chance('factions')),
        districts(idea, chance('districts')),
        people(idea, chance('people')),
        hooks(idea, chance('hooks')),
        brief(idea, request, chance('brief')),
        rumours(idea, chance('rumours')),
        laws(idea, chance('laws')),
        trade(idea, chance('trade')),
        prices(idea, request, chance('prices')),
        guarded(idea, chance('defences')),
        calendar(idea, chance('calendar')),
      ],
      pictures: [picture(idea, core.fork('picture').int(0, 2 ** 32 - 1))],
      kin: idea.people.map((person, index) => kinOf(person, index, idea, request.system)),
    }
  },

  derive: (document) => ({ ...document, sections: document.sections.map(repriced) }),
}
