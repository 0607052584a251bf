import type { Section } from '../../../contract/sheets/document.ts'
import { LootRequest } from '../../../contract/sheets/loot.ts'
import type { Random } from '../../paint/random.ts'
import { magicItemValue } from '../goods/magic-dnd5e.ts'
import { money, worth } from '../goods/money.ts'
import { withArticle, withArticles } from '../grammar/article.ts'
import { type Grammar, openTeller } from '../grammar/grammar.ts'
import { capital } from '../grammar/inflect.ts'
import { singular } from '../lore/theme.ts'
import { readPrompt } from '../prompt/read.ts'
import type { Chance, SheetMaker } from '../sheet-maker.ts'
import { type Asked, askedIn } from './asked.ts'
import { budgetLeft, emptiedIn, scrapsLeft } from './emptied.ts'
import { drawArt, drawGems, drawGoods, drawMark, drawPurse, drawThing } from './pieces.ts'
import { tale, traits } from './tale.ts'
import { type Theme, type ThemeName, themes } from './themes.ts'
import { type Budget, budgetFor, drawMagic5e, drawPathfinder } from './treasure.ts'

/** Every sentence with a capital. */
const sentences = (text: string) => capital(text).replace(/(?<=[.!?] “?)\p{Ll}/gu, (letter) => letter.toUpperCase())

type Rows = Extract<Section['blocks'][number], { type: 'table' }>['rows']

/** What the prompt asks for, or a theme drawn for it. */
function themeOf(text: string, chance: Random): Theme {
  const names = Object.keys(themes) as ThemeName[]
  const words = (text.toLowerCase().match(/\p{L}+/gu) ?? []).flatMap((word) => [...new Set([word, singular(word)])])
  const hits = (name: ThemeName) => words.filter((word) => themes[name].words.includes(word)).length
  const best = Math.max(...names.map(hits))
  return themes[chance.pick(best > 0 ? names.filter((name) => hits(name) === best) : names)]
}

/** Parts of a whole, each at least a fifth of an even share. */
function sharesOf(count: number, chance: Random): number[] {
  const weights = Array.from({ length: count }, () => chance.range(0.2, 1.2))
  const sum = weights.reduce((total, weight) => total + weight, 0)
  return weights.map((weight) => weight / sum)
}

/** What a find is made from: what was asked for, and what follows from the words. */
interface Find {
  request: LootRequest
  level: number
  isCarried: boolean
  asked: Asked
  theme: Theme
  /** Somebody was there before: "looted". */
  emptied?: string
}

type LineKind = 'coins' | 'gems' | 'art' | 'goods' | { thing: string }

/** A line of the find that comes near `gp`. */
function line(key: string, kind: LineKind, gp: number, find: Find, chance: Random): Rows[number] {
  const { theme, asked, isCarried } = find
  if (kind === 'coins') return { key, cells: [drawPurse(gp, theme, chance), money(gp)], canReroll: true }
  if (kind === 'gems') {
    const found = drawGems(gp, chance)
    return { key, cells: [found.text, money(found.gp)], canReroll: true }
  }
  // To the gp, and near enough that the whole stays what it should come to.
  const value = gp < 5 ? gp : Math.max(1, Math.round(gp * chance.range(0.94, 1.06)))
  const text =
    kind === 'art'
      ? drawArt(theme, asked.motifs, isCarried, chance)
      : kind === 'goods'
        ? drawGoods(theme, isCarried, chance)
        : drawThing(kind.thing, asked.isAll, chance)
  return { key, cells: [withArticles(text), money(value)], canReroll: true }
}

/** What there is a line of: always coins, and whatever the prompt names before anything that it does not. */
function kindsOf({ isCarried, asked }: Find, budget: number, plan: Random): LineKind[] {
  const things = asked.things.map((thing) => ({ thing }))
  // "Made entirely of spoons".
  if (asked.isAll) return Array.from({ length: isCarried ? 2 : 6 }, (_, at) => things[at % things.length] ?? 'coins')
  if (isCarried) {
    const other = plan.pick(['gems', 'art', 'goods'] as const)
    return ['coins', ...things, ...(budget >= 4 && things.length === 0 ? [other] : [])]
  }
  const art = Array.from({ length: Math.max(1, (budget >= 60 ? 3 : 2) - things.length) }, () => 'art' as const)
  return ['coins', 'gems', ...(budget >= 60 ? (['gems'] as const) : []), ...things, ...art, 'goods']
}

/** What is left of a find that somebody else has been at: some coin, what the prompt says is there, and what nobody wants. */
function linesLeft(find: Find, budget: number, chance: Chance): Rows {
  const things = find.asked.things.map((thing) => ({ thing }))
  const scraps = scrapsLeft(3, chance('plan'))
  const own = (['coins', ...things] as const).map((kind, index) => {
    const key = `find.lines.${index}`
    return line(key, kind, index === 0 ? budget : 0.05, find, chance(key))
  })
  return [
    ...own,
    ...scraps.map(({ text, gp }, index) => ({
      key: `find.lines.${own.length + index}`,
      cells: [capital(text), money(gp)],
    })),
  ]
}

function lines(find: Find, budget: number, chance: Chance): Rows {
  if (find.emptied) return linesLeft(find, budget, chance)
  const plan = chance('plan')
  const kinds = kindsOf(find, budget, plan)
  const shares = sharesOf(kinds.length, plan)
  const rounded = (gp: number) => Math.max(0.1, budget < 30 ? Math.round(gp * 10) / 10 : Math.round(gp))
  return kinds.map((kind, index) => {
    const key = `find.lines.${index}`
    return line(key, kind, rounded((shares[index] ?? 0) * budget), find, chance(key))
  })
}

const totalOf = (rows: Rows) => rows.reduce((sum, { cells }) => sum + (worth(cells[1] ?? '') ?? 0), 0)

/** The column that says what a line is worth; the total follows from it. */
function withTotals(section: Section): Section {
  return {
    ...section,
    blocks: section.blocks.map((block) =>
      block.type === 'table' && block.total ? { ...block, total: ['Together', money(totalOf(block.rows))] } : block,
    ),
  }
}

function magicRows({ request, level, isCarried, asked, theme }: Find, chance: Chance): Rows {
  const count = chance('plan magic').int(isCarried ? 0 : 2, isCarried ? 1 : 4)
  const names = new Set<string>()
  return Array.from({ length: count }, (_, index) => {
    const key = `magic.items.${index}`
    const note = () => withArticles(drawMark(theme, asked.motifs, chance(`${key} mark`)))
    if (request.system === 'Pathfinder') {
      const kind = index % 2 === 0 ? 'permanent' : 'consumable'
      const item = drawPathfinder(level, kind, chance(key), names)
      names.add(item.name)
      const cells = [item.name, `Item ${item.level}`, capital(item.does), money(item.price)]
      return { key, cells, note: note(), canReroll: true }
    }
    const item = drawMagic5e(level, chance(key), names)
    names.add(item.name)
    const needs = item.attunement ? `${item.rarity}, attunement` : item.rarity
    const cells = [item.name, capital(needs), capital(item.does), money(magicItemValue(item))]
    return { key, cells, note: note(), canReroll: true }
  })
}

/** Who had it, as the story tells of them. */
interface Owner {
  /** With all that is said of them. */
  owner: string
  who: string
}

/** As the prompt has it, or drawn. */
function ownerOf({ asked, theme }: Find, chance: Random): Owner {
  if (asked.owner && asked.who) return { owner: asked.owner, who: asked.who }
  const figure = chance.pick(theme.figures)
  const trait = openTeller({ trait: traits }, chance).tell('trait')
  return { owner: withArticle(`${figure} ${trait}`), who: `the ${figure}` }
}

/** The grammar of a find's story: what the prompt says takes the place of what would be drawn. */
function grammarOf({ asked, theme }: Find): Grammar {
  return {
    ...tale,
    place: asked.place ? [asked.place] : theme.places,
    catch: theme.troubles,
    // Named by the prompt, it is named in the story.
    whose: (tale.whose ?? []).filter((way) => !asked.called || way.includes('#it')),
    how: asked.before ? (tale.from ?? []) : (tale.how ?? []),
  }
}

/** Nobody takes a thing from, or comes for a thing of, their own trade: a gravedigger robs no gravediggers. */
const othersThan = ({ who }: Owner, grammar: Grammar): Grammar => ({
  ...grammar,
  trade: (grammar.trade ?? []).filter((trade) => !who.includes(singular(trade))),
})

/** Nothing in a person's own words is a choice of the grammar's. */
const given = ({ asked }: Find, owner: Owner) => ({
  ...owner,
  ...(asked.called && { it: asked.called }),
  was: /[^s]s$/.test(asked.called ?? '') ? 'were' : 'was',
  ...(asked.before && { before: asked.before }),
  ...(asked.guard && { guard: asked.guard }),
  ...(asked.deed && { deed: asked.deed }),
  ...(asked.heir && { heir: asked.heir }),
  ...(asked.place && { place: asked.place }),
})

function storyOf(find: Find, owner: Owner, chance: Chance): Section {
  const { asked, isCarried } = find
  const tell = (key: string, symbol: string) =>
    sentences(
      withArticles(openTeller(othersThan(owner, grammarOf(find)), chance(key), given(find, owner)).tell(symbol)),
    )
  const whose = asked.deed ? (isCarried ? 'wantedOn' : 'wanted') : isCarried ? 'carriedBy' : 'whose'
  const trouble = [
    asked.guard ? tell('story.guard', 'guarded') : '',
    tell('story.trouble', isCarried ? 'missed' : 'trouble'),
  ]
  return {
    key: 'story',
    title: 'Whose it was',
    place: 'main',
    canReroll: true,
    blocks: [
      { type: 'text', key: 'story.whose', text: tell('story', whose) },
      ...(isCarried && !asked.place
        ? []
        : [{ type: 'text' as const, key: 'story.lies', label: 'Where', text: tell('story.lies', 'lies') }]),
      { type: 'text', key: 'story.trouble', label: 'Trouble', text: trouble.filter((each) => each !== '').join(' ') },
      {
        type: 'text',
        key: 'story.claim',
        label: 'Who comes for it',
        text: tell('story.claim', asked.heir ? 'owed' : 'claim'),
      },
    ],
  }
}

/** What else is in a pocket: worth nothing, or everything. */
function keptOf(find: Find, owner: Owner, chance: Chance): Section {
  const teller = openTeller(grammarOf(find), chance('kept'), given(find, owner))
  const items = Array.from({ length: 3 }, (_, index) => ({
    key: `kept.things.${index}`,
    text: `${sentences(withArticles(teller.tell('kept')))}.`,
  }))
  return {
    key: 'kept',
    title: 'Beside the money',
    place: 'main',
    canReroll: true,
    blocks: [{ type: 'list', key: 'kept.things', items }],
  }
}

function magicOf({ request }: Find, rows: Rows): Section {
  const columns = [
    { label: 'Item' },
    { label: request.system === 'Pathfinder' ? 'Level' : 'Rarity' },
    { label: 'What it does' },
    { label: 'Value', align: 'end' as const },
  ]
  const block = { type: 'table' as const, key: 'magic.items', columns, rows }
  return { key: 'magic', title: 'Magic', place: 'main', canReroll: true, blocks: [block] }
}

function measureOf({ level, emptied }: Find, { gp, by, from, rolled }: Budget, hasMagic: boolean): Section {
  const fact = (key: string, label: string, text: string) => ({ key: `measure.facts.${key}`, label, text })
  return {
    key: 'measure',
    title: 'Measure',
    place: 'aside',
    canReroll: false,
    blocks: [
      {
        type: 'facts',
        key: 'measure.facts',
        rows: [
          fact('level', 'Party level', String(level)),
          fact('from', by, from),
          ...(rolled ? [fact('rolled', 'Rolled', rolled)] : []),
          fact('budget', 'By the table', emptied ? `Does not apply: found ${emptied}` : money(gp)),
          fact('beside', 'Magic', hasMagic ? 'Not counted in' : 'None'),
        ],
      },
    ],
  }
}

/** Of which level: the prompt says it where the form was left as it begins. */
const levelOf = (level: number, said: number | undefined) =>
  level === LootRequest.shape.level.parse(undefined) && said ? Math.min(20, Math.max(1, said)) : level

export const loot: SheetMaker<'loot'> = {
  write(request, chance) {
    const reading = readPrompt(request.prompt)
    const core = chance('core')
    // "level 9" is how hard it is, and lies in no chest.
    const asked = askedIn(reading.text.replace(/[\s,;]*\b(?:for\s+)?(?:level|lvl|cr)\.?\s*\d+\b/gi, ''))
    const isCarried = request.source === '' ? asked.isCarried : request.source === 'pockets'
    const level = levelOf(request.level, reading.level)
    const emptied = emptiedIn(reading.text)
    const find: Find = { request, level, isCarried, asked, theme: themeOf(reading.text, core), emptied }
    const owner = ownerOf(find, core)
    const budget = emptied
      ? budgetLeft(chance('budget'))
      : budgetFor(request.system, level, isCarried, chance('budget'))
    const found = lines(find, budget.gp, chance)
    const magic = emptied ? [] : magicRows(find, chance)
    const story = storyOf(find, owner, chance)
    const sections: Section[] = [
      story,
      withTotals({
        key: 'find',
        title: emptied ? 'What is left' : isCarried ? 'In the pockets' : 'The hoard',
        place: 'main',
        canReroll: true,
        blocks: [
          {
            type: 'table',
            key: 'find.lines',
            columns: [{ label: 'What' }, { label: 'Worth', align: 'end' }],
            rows: found,
            total: [],
          },
        ],
      }),
      ...(isCarried ? [keptOf(find, owner, chance)] : []),
      ...(magic.length > 0 ? [magicOf(find, magic)] : []),
      measureOf(find, budget, magic.length > 0),
    ]
    const kind = isCarried ? 'Pockets' : 'Hoard'
    const [block] = story.blocks
    return {
      title: (request.prompt.trim() === ''
        ? `${kind} of ${owner.owner}`
        : capital(reading.text.replace(/[.!?]+$/, ''))
      ).slice(0, 120),
      kicker: `${kind} for a party of level ${level}, ${money(totalOf(found))}`,
      summary: block?.type === 'text' ? block.text : '',
      system: request.system,
      sections,
      pictures: [],
      kin: [],
    }
  },

  derive: (document) => ({ ...document, sections: document.sections.map(withTotals) }),
}
