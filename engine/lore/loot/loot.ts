import type { Section } from '../../../contract/sheets/document.ts'
import { LootRequest } from '../../../contract/sheets/loot.ts'
import type { Random } from '../../paint/random.ts'
import { magicItemValue } from '../goods/magic-dnd5e.ts'
import { money } from '../goods/money.ts'
import { namedItem } from '../goods/named.ts'
import { withArticles } from '../grammar/article.ts'
import { openTeller, type Teller } from '../grammar/grammar.ts'
import { capital } from '../grammar/inflect.ts'
import { singular } from '../lore/theme.ts'
import { type KeptOut, keptOut } from '../prompt/denied-things.ts'
import { readPrompt } from '../prompt/read.ts'
import type { Chance, SheetMaker } from '../sheet-maker.ts'
import { agreeing } from './agreement.ts'
import { type Asked, askedIn } from './asked.ts'
import { type Cast, castOf } from './cast.ts'
import { type Chosen, chooseStory } from './choosing.ts'
import { drawnWithout, magicDenied, sortsDenied } from './denied.ts'
import { budgetLeft, emptiedIn, scrapsLeft } from './emptied.ts'
import { drawArt, drawGems, drawGoods, drawPurse, drawThing } from './pieces.ts'
import { piecesOf } from './pieces-pictured.ts'
import { drawMark, drawPrize, drawPrizePiece, type Prize } from './prize.ts'
import type { Story } from './stories/story.ts'
import { tale } from './tale.ts'
import { type Theme, type ThemeName, themes } from './themes.ts'
import { type Rows, totalOf, withTotals } from './totals.ts'
import { type Budget, budgetFor, drawMagic5e, drawPathfinder, usualWorth } from './treasure.ts'

/** Every sentence with a capital. */
const sentences = (text: string) => capital(text).replace(/(?<=[.!?] “?)\p{Ll}/gu, (letter) => letter.toUpperCase())

/** Below this a hoard has nothing of gold for its story to turn on, gp. */
const POOR = 250

/** For owners whom no theme knows. */
const PLAIN_THEMES: readonly ThemeName[] = ['thieves', 'thieves', 'temple', 'wild']

/** What the prompt asks for, else what goes with the story, else any. */
function themeOf(text: string, story: Story, chance: Random): Theme {
  const names = Object.keys(themes) as ThemeName[]
  const words = (text.toLowerCase().match(/\p{L}+/gu) ?? []).flatMap((word) => [...new Set([word, singular(word)])])
  const hits = (name: ThemeName) => words.filter((word) => themes[name].words.includes(word)).length
  const best = Math.max(...names.map(hits))
  return themes[
    chance.pick(
      best > 0
        ? names.filter((name) => hits(name) === best)
        : story.theme
          ? [story.theme]
          : text === ''
            ? names
            : PLAIN_THEMES,
    )
  ]
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
  /** What the prompt keeps out of it. */
  denied: KeptOut
  theme: Theme
  /** Somebody was there before: "looted". */
  emptied?: string
  /** The story it is told by, whom that is told of, and whom a second one. */
  chosen: Chosen
  cast: Cast
  second: Cast
  /** The piece that the story speaks of, where the prompt names none. */
  prize: Prize
}

type LineKind = 'coins' | 'gems' | 'art' | 'goods' | 'prize' | { thing: string; isFirst: boolean }

/** What tells of the story on a piece of it: in the story’s own way, or in any. */
function markOf(find: Find, chance: Random): string {
  const { chosen, cast } = find
  const own = chosen.isAsked || chance.chance(0.5)
  return tellerOf(find, cast, chance).tell(own ? chance.pick(chosen.story.mark) : 'anyMark')
}

/** A line of the find that comes near `gp`, with nothing on it that the prompt keeps out. */
const line = (key: string, kind: LineKind, gp: number, find: Find, chance: Random): Rows[number] =>
  drawnWithout(
    (own) => lineOf(key, kind, gp, find, own),
    ({ cells }) => find.denied.has(cells[0] ?? ''),
    chance,
  )

function lineOf(key: string, kind: LineKind, gp: number, find: Find, chance: Random): Rows[number] {
  const { theme, asked, isCarried, prize } = find
  const mark = () => markOf(find, chance.fork('mark'))
  if (kind === 'coins') return { key, cells: [drawPurse(gp, theme, chance), money(gp)], canReroll: true }
  if (kind === 'gems') {
    const found = drawGems(gp, chance)
    return { key, cells: [found.text, money(found.gp)], canReroll: true }
  }
  // To the gp, and near enough that the whole stays what it should come to.
  const value = gp < 5 ? gp : Math.max(1, Math.round(gp * chance.range(0.94, 1.06)))
  const text =
    kind === 'prize'
      ? drawPrizePiece(prize, mark(), theme, asked.motifs, chance)
      : kind === 'art'
        ? drawArt(theme, asked.motifs, isCarried, gp, chance)
        : kind === 'goods'
          ? drawGoods(theme, isCarried, chance)
          : drawThing(kind.thing, asked.isAll, chance, kind.isFirst ? mark() : undefined)
  return { key, cells: [withArticles(text), money(value)], canReroll: true }
}

const thingsOf = ({ things }: Asked) => things.map((thing, index) => ({ thing, isFirst: index === 0 }))

/** What there is a line of but for the sorts that the prompt keeps out; whatever else is denied, there are goods. */
function kindsOf(find: Find, budget: number, plan: Random): LineKind[] {
  const out = sortsDenied(find.denied)
  const left = allKindsOf(find, budget, plan).filter((kind) => !out.some((other) => other === kind))
  return left.length > 0 ? left : ['goods']
}

/** What there is a line of: always coins, and whatever the prompt names before anything that it does not. */
function allKindsOf({ isCarried, asked }: Find, budget: number, plan: Random): LineKind[] {
  const things = thingsOf(asked)
  // "Made entirely of spoons".
  if (asked.isAll) return Array.from({ length: isCarried ? 2 : 6 }, (_, at) => things[at % things.length] ?? 'coins')
  if (isCarried) {
    const other = plan.pick(['gems', 'goods', 'goods'] as const)
    return ['coins', ...(things.length > 0 ? things : (['prize'] as const)), ...(budget >= 8 ? [other] : [])]
  }
  const art = Array.from(
    { length: Math.max(1, (budget >= 60 ? 3 : 2) - Math.max(1, things.length)) },
    () => 'art' as const,
  )
  const told = things.length > 0 ? things : (['prize'] as const)
  return ['coins', 'gems', ...(budget >= 60 ? (['gems'] as const) : []), ...told, ...art, 'goods']
}

/** What is left of a find that somebody else has been at: some coin, what the prompt says is there, and what nobody wants. */
function linesLeft(find: Find, budget: number, chance: Chance): Rows {
  const things = thingsOf(find.asked)
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

function magicRows({ request, level, isCarried, asked, theme, cast, denied }: Find, chance: Chance): Rows {
  if (denied.magic) return []
  const count = chance('plan magic').int(isCarried ? 0 : 2, isCarried ? 1 : 4)
  // What is kept out counts as taken.
  const names = magicDenied(request.system, denied)
  return Array.from({ length: count }, (_, index) => {
    const key = `magic.items.${index}`
    const note = () => withArticles(drawMark(theme, asked.motifs, cast.slots, chance(`${key} mark`)))
    if (request.system === 'Pathfinder') {
      const kind = index % 2 === 0 ? 'permanent' : 'consumable'
      const item = drawPathfinder(level, kind, chance(key), names)
      names.add(item.name)
      const cells = [
        namedItem(item.name, chance(key), denied.has),
        `Item ${item.level}`,
        capital(item.does),
        money(item.price),
      ]
      return { key, cells, note: note(), canReroll: true }
    }
    const item = drawMagic5e(level, chance(key), names)
    names.add(item.name)
    const needs = item.attunement ? `${item.rarity}, attunement` : item.rarity
    const cells = [
      namedItem(item.name, chance(key), denied.has),
      capital(needs),
      capital(item.does),
      money(magicItemValue(item)),
    ]
    return { key, cells, note: note(), canReroll: true }
  })
}

/** A frame of this find’s story, told. Nothing in a person's own words is a choice of the grammar's. */
function tellerOf(find: Find, cast: Cast, chance: Random): Teller {
  const { asked, theme } = find
  const place = asked.place ? [asked.place] : theme.places
  return openTeller({ ...tale, place, catch: theme.troubles }, chance, cast.slots)
}

const told = (find: Find, cast: Cast, frame: string, chance: Random) =>
  sentences(withArticles(tellerOf(find, cast, chance).tell(agreeing(frame, cast.several))))

/** What happened: in pockets they are told of first, and whose they were has been said by then. */
function happenedOf(find: Find, chance: Random): string {
  const { asked, isCarried, chosen, cast } = find
  const happened = chance.pick(chosen.story.happened)
  const parts = [
    ...(asked.deed ? ['#wanted#'] : isCarried ? ['#carriedBy#'] : []),
    asked.deed || isCarried ? happened.replaceAll('#owner', '#who') : happened,
    ...(asked.before && cast.slots.other !== asked.before ? ['#from#'] : []),
  ]
  return told(find, cast, parts.join(' '), chance)
}

/** How often a find that nobody asked for is told of more plainly than by its story. */
const PLAIN = 0.28
const frameOf = (own: readonly string[], plain: string, { chosen }: Find, chance: Random) =>
  !chosen.isAsked && chance.chance(PLAIN) ? `#${plain}#` : chance.pick(own)

function storyOf(find: Find, chance: Chance): Section {
  const { asked, isCarried, chosen, cast, second } = find
  const trouble = [
    ...(asked.guard ? [told(find, cast, 'guarded', chance('story.guard'))] : []),
    told(
      find,
      cast,
      // They were named in full a moment ago.
      frameOf(chosen.story.trouble, 'trouble', find, chance('story.trouble').fork('frame')).replaceAll(
        '#other',
        '#them',
      ),
      chance('story.trouble'),
    ),
  ]
  const heard = chosen.second ?? chosen.story
  const claim = [
    ...(asked.heir ? [told(find, cast, 'owed', chance('story.claim').fork('heir'))] : []),
    told(find, second, frameOf(heard.claim, 'claim', find, chance('story.claim').fork('frame')), chance('story.claim')),
  ]
  return {
    key: 'story',
    title: 'Whose it was',
    place: 'main',
    canReroll: true,
    blocks: [
      { type: 'text', key: 'story.whose', text: happenedOf(find, chance('story')) },
      ...(isCarried && !asked.place
        ? []
        : [
            {
              type: 'text' as const,
              key: 'story.lies',
              label: 'Where',
              text: told(find, cast, asked.place ? 'liesThere' : 'lies', chance('story.lies')),
            },
          ]),
      { type: 'text', key: 'story.trouble', label: 'Trouble', text: trouble.join(' ') },
      { type: 'text', key: 'story.claim', label: 'Who comes for it', text: claim.join(' ') },
    ],
  }
}

/** What else is in a pocket: worth nothing, or everything. */
function keptOf(find: Find, chance: Chance): Section {
  const { chosen, cast, second } = find
  const own = chance('kept')
    .shuffle(chosen.story.kept)
    .slice(0, chosen.isAsked && !chosen.second ? 2 : 1)
  const stream = chance('kept')
  const frames = [
    ...own.map((frame) => ({ frame, of: cast })),
    ...(chosen.second ? [{ frame: stream.pick(chosen.second.kept), of: second }] : []),
    ...stream.shuffle(tale.kept ?? []).map((frame) => ({ frame, of: cast })),
  ]
  const items = frames.slice(0, 3).map(({ frame, of }, index) => ({
    key: `kept.things.${index}`,
    text: told(find, of, frame, stream.fork(String(index))).replace(/(?<![.!?]”?)$/, '.'),
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
    const denied = keptOut(reading.text)
    const asked = askedIn(denied.rest.replace(/[\s,;]*\b(?:for\s+)?(?:level|lvl|cr)\.?\s*\d+\b/gi, ''))
    const isCarried = request.source === '' ? asked.isCarried : request.source === 'pockets'
    const level = levelOf(request.level, reading.level)
    const emptied = emptiedIn(reading.text)
    const text = denied.rest
    const chosen = chooseStory(text, asked, core.fork('story'))
    const theme = themeOf(text, chosen.story, core)
    const isPoor = isCarried || usualWorth(request.system, level) < POOR
    const prize = drawnWithout(
      (own) => drawPrize(isCarried, isPoor || denied.has('gold'), own),
      ({ called }) => denied.has(called),
      core.fork('prize'),
    )
    const casting = { asked: { ...asked, isCarried }, text, chosen, theme, system: request.system, level, prize }
    const find: Find = {
      request,
      level,
      isCarried,
      asked,
      denied,
      theme,
      emptied,
      chosen,
      prize,
      ...castOf(casting, core),
    }
    const budget = emptied
      ? budgetLeft(chance('budget'))
      : budgetFor(request.system, level, isCarried, chance('budget'))
    const found = lines(find, budget.gp, chance)
    const magic = emptied ? [] : magicRows(find, chance)
    const story = storyOf(find, chance)
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
      ...(isCarried ? [keptOf(find, chance)] : []),
      ...(magic.length > 0 ? [magicOf(find, magic)] : []),
      measureOf(find, budget, magic.length > 0),
    ]
    const kind = isCarried ? 'Pockets' : 'Hoard'
    const [block] = story.blocks
    return {
      title: (request.prompt.trim() === ''
        ? `${kind} of ${find.cast.slots.owner}`
        : capital(reading.text.replace(/[.!?]+$/, ''))
      ).slice(0, 120),
      kicker: `${kind} for a party of level ${level}, ${money(totalOf(found))}`,
      summary: block?.type === 'text' ? block.text : '',
      system: request.system,
      sections,
      pictures: piecesOf(found, magic, core.fork('pictures')),
      kin: [],
    }
  },
}
