import type { Section } from '../../../contract/sheets/document.ts'
import type { LootRequest } from '../../../contract/sheets/loot.ts'
import type { Random } from '../../paint/random.ts'
import { magicItemValue } from '../goods/magic-dnd5e.ts'
import { itemMeasure } from '../goods/magic-pathfinder.ts'
import { money, worth } from '../goods/money.ts'
import { openTeller } from '../grammar/grammar.ts'
import { capital } from '../grammar/inflect.ts'
import { readPrompt } from '../prompt/read.ts'
import type { Chance, SheetMaker } from '../sheet-maker.ts'
import { drawArt, drawCoins, drawGems, mints } from './pieces.ts'
import { type Theme, type ThemeName, themes } from './themes.ts'
import { budgetFor, drawMagic5e, drawPathfinder } from './treasure.ts'

type Rows = Extract<Section['blocks'][number], { type: 'table' }>['rows']

/** What the prompt asks for, or a theme drawn for it. */
function themeOf(words: readonly string[], chance: Random): Theme {
  const names = Object.keys(themes) as ThemeName[]
  const hits = (name: ThemeName) =>
    words.filter((word) => (themes[name].words as readonly string[]).includes(word)).length
  const best = Math.max(...names.map(hits))
  return themes[chance.pick(best > 0 ? names.filter((name) => hits(name) === best) : names)]
}

/** Whose it was: the prompt's own words without what only says that it is a hoard. */
function ownerIn(text: string): string {
  return (
    text
      .replace(/[.!?]+$/, '')
      .replace(/^(?:please\s+)?(?:make|give|roll|create|generate)\s+(?:me\s+)?/i, '')
      .replace(
        /^(?:an?|the|some)?\s*(?:[\p{L}-]+\s+)?(?:hoard|treasure|loot|stash|trove|riches|belongings|pockets|purse|cache|valuables)\s+(?:of|from|belonging to|left by|carried by|hidden by|on)\s+/iu,
        '',
      )
      // "a goblin shaman’s stash", "what the corrupt abbot hid"
      .replace(
        /(?:’s|'s|s’|s')\s+(?:[\p{L}-]+\s+)?(?:hoard|treasure|loot|stash|trove|riches|belongings|pockets|purse|cache|valuables|chest)$/iu,
        '',
      )
      .replace(
        /^(?:what|whatever|everything)\s+(.+?)\s+(?:hid|had|left|carried|stole|kept|hoarded|buried|owned|left behind)$/i,
        '$1',
      )
      .trim()
  )
}

/** Parts of a whole, each at least a fifth of an even share. */
function sharesOf(count: number, chance: Random): number[] {
  const weights = Array.from({ length: count }, () => chance.range(0.2, 1.2))
  const sum = weights.reduce((total, weight) => total + weight, 0)
  return weights.map((weight) => weight / sum)
}

/** A line of the find that comes near `gp`. */
function line(
  key: string,
  kind: 'coins' | 'gems' | 'art' | 'goods',
  gp: number,
  theme: Theme,
  chance: Random,
): Rows[number] {
  if (kind === 'coins') {
    return { key, cells: [`${drawCoins(gp, chance)}, ${chance.pick(mints)}`, money(gp)], canReroll: true }
  }
  if (kind === 'gems') {
    const found = drawGems(gp, chance)
    return { key, cells: [found.text, money(found.gp)], canReroll: true }
  }
  // To the gp, and near enough that the whole stays what it should come to.
  const value = gp < 5 ? gp : Math.max(1, Math.round(gp * chance.range(0.94, 1.06)))
  const text = kind === 'art' ? drawArt(theme, chance) : capital(chance.pick(theme.goods))
  return { key, cells: [text, money(value)], canReroll: true }
}

function lines({ source }: LootRequest, budget: number, theme: Theme, chance: Chance): Rows {
  const plan = chance('plan')
  const kinds: ('coins' | 'gems' | 'art' | 'goods')[] =
    source === 'pockets'
      ? ['coins', ...(budget >= 4 ? [plan.pick(['gems', 'art', 'goods'] as const)] : [])]
      : [
          'coins',
          'gems',
          ...(budget >= 60 ? (['gems'] as const) : []),
          'art',
          'art',
          ...(budget >= 60 ? (['art'] as const) : []),
          'goods',
        ]
  const shares = sharesOf(kinds.length, plan)
  const rounded = (gp: number) => Math.max(0.1, budget < 30 ? Math.round(gp * 10) / 10 : Math.round(gp))
  return kinds.map((kind, index) => {
    const key = `find.lines.${index}`
    return line(key, kind, rounded((shares[index] ?? 0) * budget), theme, chance(key))
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

function magicRows({ system, level, source }: LootRequest, chance: Chance): Rows {
  const count = chance('plan magic').int(source === 'hoard' ? 2 : 0, source === 'hoard' ? 4 : 1)
  const names = new Set<string>()
  return Array.from({ length: count }, (_, index) => {
    const key = `magic.items.${index}`
    if (system === 'Pathfinder') {
      const kind = index % 2 === 0 ? 'permanent' : 'consumable'
      const item = drawPathfinder(level, kind, chance(key), names)
      names.add(item.name)
      return { key, cells: [item.name, itemMeasure(item), capital(item.does), money(item.price)], canReroll: true }
    }
    const item = drawMagic5e(level, chance(key), names)
    names.add(item.name)
    const needs = item.attunement ? `${item.rarity}, attunement` : item.rarity
    return { key, cells: [item.name, capital(needs), capital(item.does), money(magicItemValue(item))], canReroll: true }
  })
}

const tale = {
  whose: [
    '[It belonged to|It was once the pride of|It was hidden by] #owner#, and before that [belonged to|was stolen from|was kept by] #before#.',
    '[Put aside|Gathered|Buried|Counted] by #owner#; #before# would [still|dearly|gladly] [like a word about|have part of|swear to] it.',
    '#owner.cap# [brought it together|scraped it up|won it] in #years# [years|winters|journeys], [most|half|the best] of it from #before#.',
    'Behind it [was|stood|hid] #owner#. #before.cap# paid[, willingly or not|, and remembered| in kind|].',
    '[Nobody|No court] would [take|believe] it from #owner#, who [had it from|shared it with|cheated] #before#.',
  ],
  before: [
    'a [convent|college|hospital] that has [forgotten|written off|prayed for] it',
    'the [toll house|chapel|ferry] at the [old|stone|lower] [bridge|ford]',
    'a [bridal|pilgrim|mule] train',
    '[three|four|seven] [cousins|brothers|partners] who never [speak|meet|agree]',
    'the [crown’s|bishop’s|duke’s] tax on [salt|wax|windows]',
    '[people|players|passengers] on the wrong [boat|road|side]',
    'a [guild|bank|lodge] that denies [it|everything]',
    '[half|all] the [widows|heirs|orphans] of [the|one] parish',
    'a [travelling|royal|bankrupt] [theatre|circus|menagerie]',
    'the last [tenants|garrison|abbot]',
    'an [honest|elderly|absent] [jeweller|notary|tax farmer]',
    '[soldiers|miners|sailors] who were [owed|promised] more',
    'a [village|town|valley] that [burned|starved|moved] [since|soon after]',
  ],
  years: ['two', 'five', 'seven', 'eleven', 'twenty', 'thirty-one'],
  lies: [
    '[It lies|All of it lies|The bulk is] #place#.',
    '[Look|Dig|Search|Feel about] #place#.',
    '[You find|They find|A lamp shows] it #place#, where [dust|mud|soot] [says|shows|tells] that #lately#.',
    '[It is|All is|Most is] [kept|stowed|still] #place#; #lately#.',
  ],
  lately: [
    '[nobody|no boot|no lamp] has been [here|near] [for years|since spring|in living memory]',
    '[somebody|a child|a dog] was [here|inside] [this week|last night|after the rain]',
    'only [mice|moths|rats] have [been at|touched|slept in] it',
    '[one|a|each] set of [small|bare|clawed] [footprints|prints] [comes and goes|only goes in|stops short]',
    'the owner [looked in|knelt here|added to it] [on|before] the [last|first] [holy day|frost|market]',
    '[something|one piece|the best] [has been|was] [taken out|put back] [again|lately|by night]',
  ],
  pocketed: ['It is all still warm. #catch.cap#.', 'Nobody has missed it yet. But #catch#.', '#catch.cap#.'],
  pocketCatch: [
    'the purse is on a string, and the string leads somewhere',
    'a letter among it is addressed to you',
    'a child saw whose hand it was',
    'one coin is a token for a door',
    'the owner will be looked for before dark',
    'there is a key, and no lock that anybody knows',
    'a tally of names, the last one fresh',
    'the pawn ticket is due tomorrow',
    'something in the lining moves',
    'a lucky charm that has plainly not worked',
  ],
  trouble: [
    'But #catch#.',
    '[The catch|One thing|Too late]: #catch#.',
    '[Before anybody shares it|Halfway out|Once it is counted]: #catch#.',
  ],
} as const

export const loot: SheetMaker<'loot'> = {
  write(request, chance) {
    const reading = readPrompt(request.prompt)
    const core = chance('core')
    const theme = themeOf(reading.text.toLowerCase().match(/\p{L}+/gu) ?? [], core)
    const owner = ownerIn(reading.text)
    const { gp, said } = budgetFor(request.system, request.level, request.source, chance('budget'))
    const whose = owner || core.pick(theme.owners)
    const isHoard = request.source === 'hoard'
    const teller = (key: string) =>
      openTeller({ ...tale, place: theme.places, catch: isHoard ? theme.troubles : tale.pocketCatch }, chance(key), {
        owner: whose,
      })
    const found = lines(request, gp, theme, chance)
    const magic = magicRows(request, chance)
    const sections: Section[] = [
      {
        key: 'story',
        title: 'Whose it was',
        place: 'main',
        canReroll: true,
        blocks: [
          { type: 'text', key: 'story.whose', text: capital(teller('story').tell('whose')) },
          {
            type: 'text',
            key: 'story.lies',
            label: 'Where',
            text: isHoard ? teller('story.lies').tell('lies') : `Carried by ${whose}.`,
          },
          {
            type: 'text',
            key: 'story.trouble',
            label: 'Trouble',
            text: teller('story.trouble').tell(isHoard ? 'trouble' : 'pocketed'),
          },
        ],
      },
      withTotals({
        key: 'find',
        title: isHoard ? 'The hoard' : 'In the pockets',
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
    ]
    if (magic.length > 0) {
      sections.push({
        key: 'magic',
        title: 'Magic',
        place: 'main',
        canReroll: true,
        blocks: [
          {
            type: 'table',
            key: 'magic.items',
            columns: [
              { label: 'Item' },
              { label: request.system === 'Pathfinder' ? 'Level' : 'Rarity' },
              { label: 'What it does' },
              { label: 'Value', align: 'end' },
            ],
            rows: magic,
          },
        ],
      })
    }
    sections.push({
      key: 'measure',
      title: 'Measure',
      place: 'aside',
      canReroll: false,
      blocks: [
        {
          type: 'facts',
          key: 'measure.facts',
          rows: [
            { key: 'measure.facts.level', label: 'For', text: `A party of level ${request.level}` },
            { key: 'measure.facts.budget', label: 'By the table', text: `${said}: ${money(gp)}` },
            {
              key: 'measure.facts.beside',
              label: 'Beside it',
              text: magic.length > 0 ? 'Magic is not counted in' : 'No magic',
            },
          ],
        },
      ],
    })
    const kind = isHoard ? 'Hoard' : 'Pockets'
    return {
      title: owner ? capital(reading.text.replace(/[.!?]+$/, '')).slice(0, 120) : `${kind} of ${whose}`,
      kicker: `${kind} for a party of level ${request.level}, ${money(totalOf(found))}`,
      summary: `${money(totalOf(found))} in coin, stones and fine things${magic.length > 0 ? `, and ${magic.map(({ cells }) => cells[0]).join(', ')}` : ''}.`,
      system: request.system,
      sections,
      pictures: [],
      kin: [],
    }
  },

  derive: (document) => ({ ...document, sections: document.sections.map(withTotals) }),
}
