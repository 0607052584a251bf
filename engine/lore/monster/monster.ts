import type { PictureBrief, Section, SheetDocument, StatsBlock } from '../../../contract/sheets/document.ts'
import { withArticle } from '../grammar/article.ts'
import { capital } from '../grammar/inflect.ts'
import { ruleBooks } from '../rules/rule-books.ts'
import type { SheetMaker } from '../sheet-maker.ts'
import { briefOf } from './brief.ts'
import { type Case, caseOf, tellerFor } from './case.ts'
import { fightTable } from './fights.ts'
import { type Idea, ideaOf } from './idea.ts'
import { places } from './places.ts'
import { forPathfinder } from './powers.ts'
import { spoilsOf } from './spoils.ts'
import { hooks } from './telling/hooks.ts'
import { knowledge } from './telling/knowledge.ts'
import { type Lair, lair } from './telling/lair.ts'
import { firstSight } from './telling/sight.ts'
import { signs } from './telling/signs.ts'
import { tactics } from './telling/tactics.ts'

const items = (key: string, lines: readonly (string | { label: string; text: string })[]) =>
  lines.map((line, index) =>
    typeof line === 'string' ? { key: `${key}.${index}`, text: capital(line) } : { key: `${key}.${index}`, ...line },
  )

const part = (key: string, title: string, place: Section['place'], blocks: Section['blocks']): Section => ({
  key,
  title,
  place,
  canReroll: true,
  blocks,
})

function lairSection({ text, hazards, actions }: Lair, isPathfinder: boolean): Section {
  const table = (key: string, label: string, columns: readonly string[], rows: readonly (readonly string[])[]) => ({
    type: 'table' as const,
    key,
    label,
    columns: columns.map((name) => ({ label: name })),
    rows: rows.map((cells, index) => ({ key: `${key}.${index}`, cells: [...cells] })),
  })
  const when = isPathfinder
    ? 'Lair actions: free, one as each round starts, none twice running'
    : 'Lair actions: on initiative count 20, losing ties; one a round, none twice running'
  return part('lair', 'Lair', 'main', [
    { type: 'text', key: 'lair.home', text },
    table(
      'lair.features',
      'In a fight there',
      ['What', 'What it does'],
      hazards.map(({ thing, effect }) => [thing, effect]),
    ),
    ...(actions.length > 0
      ? [
          table(
            'lair.actions',
            when,
            ['The lair', 'Save', 'On a failure'],
            actions.map(({ what, save, effect }) => [what, save, effect]),
          ),
        ]
      : []),
  ])
}

function spoilsSection(
  idea: Idea,
  told: Case,
  system: SheetDocument['system'],
  dc: number,
  chance: Parameters<typeof spoilsOf>[4],
): Section {
  const { coin, found, harvest } = spoilsOf(idea, told, system ?? 'DnD5e', dc, chance)
  return part('spoils', 'Spoils', 'aside', [
    { type: 'facts', key: 'spoils.coin', rows: [{ key: 'spoils.coin.gold', label: 'Coin', text: coin }] },
    { type: 'list', key: 'spoils.found', label: 'Among it', items: items('spoils.found', found) },
    {
      type: 'table',
      key: 'spoils.harvest',
      label: 'To be had from it',
      columns: [{ label: 'What' }, { label: 'DC to take', align: 'end' }, { label: 'Price', align: 'end' }],
      rows: harvest.map(({ what, dc, worth }, index) => ({
        key: `spoils.harvest.${index}`,
        cells: [what, String(dc), worth],
      })),
    },
  ])
}

/** Seven columns want the width of the page. */
function fightSection(block: StatsBlock): Section {
  const measure = ruleBooks[block.system].measure(block)
  const place = measure.isPathfinder ? 'main' : 'aside'
  return { ...part('fights', 'How many make a fight', place, [fightTable(measure)]), canReroll: false }
}

/** Beasts have the coats of beasts, whatever has touched them. */
const beasts =
  /\b(?:bear|wolf|boar|lion|tiger|panther|cat|dog|hound|rat|bat|ape|horse|stag|elk|deer|ox|bull|goat|ram|badger|hyena|owl|eagle|raven|vulture|spider|scorpion|crab|toad|frog|snake|lizard|crocodile|turtle|shark|elephant|rhinoceros|weasel|fox|owlbear|griffon|griffin|mammoth)s?\b/i
const coats: Readonly<Record<string, string>> = {
  red: 'russet',
  blue: 'grey',
  green: 'dark grey',
  pale: 'white',
  violet: 'black',
  purple: 'black',
  crimson: 'russet',
  bronze: 'brown',
}

/** What the picture engine is told: what it is, its colour and stuff, and where it stands. */
function pictureOf(idea: Idea, seed: number): PictureBrief {
  const { family, theme, place, placed, bare, reading } = idea
  const known = [bare, family.picture].find((word) => word !== '') ?? 'monster'
  const words = reading.text
    .replace(/\b(?:cr|challenge(?: rating)?|level)\s*\d+(?:\/\d+)?,?/gi, '')
    .replace(/[\s,]+$/, '')
  const stuff =
    words !== '' && words.length <= 160
      ? words.trim()
      : withArticle(`${(beasts.test(known) && coats[theme.colour]) || theme.colour} ${known}`)
  const scene = placed ? '' : ` ${places[place].scene}`
  return { category: 'monsters', label: 'Picture', prompt: `${stuff}${scene}`, negativePrompt: '', seed }
}

function kickerOf(block: StatsBlock, { role }: Idea): string {
  const challenge = block.body.find(({ label }) => label === 'CR' || label === 'Challenge')?.text.split(' ')[0]
  const kind = block.system === 'DnD5e' ? block.kind.split(',')[0] : block.kind
  return challenge ? `${kind} · ${role} · challenge ${challenge}` : `${kind} · ${role}`
}

/** Its story in a line, and who pays for an end of that. */
const summaryFrames: readonly string[] = [
  '#It# #brief#. #cc# offers #sum#.',
  '#It# #brief#. #town# pays #sum#.',
  '#It# #brief#. #cc# [pays|has] #sum# [for an end|for help].',
  '#It# #brief#. #cc# has #sum# [ready|on offer|in hand] [before|until] #feast#.',
]

/** What its lines say of its hit points. */
function hitPointsOf({ head, body }: StatsBlock): number {
  const line = [...head, ...body].find(({ label }) => label === 'HP' || label === 'Hit Points')
  return Number(/\d+/.exec(line?.text ?? '')?.[0] ?? 1)
}

/** A monster's sheet: the creature is drawn from `core`, and every section tells of it by its own stream. */
export const monster: SheetMaker<'monster'> = {
  // Two prompts under one seed are two creatures.
  drawsByPrompt: true,
  write(request, chance) {
    const core = chance('core')
    const isPathfinder = request.system === 'Pathfinder'
    const idea = ideaOf(request, core.fork('idea'))
    const told = caseOf(idea, isPathfinder, core.fork('story'))
    const plain = briefOf(idea, request.form, 'stats.block', core.fork('brief'))
    const brief = isPathfinder ? { ...plain, powers: forPathfinder(plain.powers) } : plain
    const block = ruleBooks[request.system].monster(brief, chance('stats'))
    const measure = ruleBooks[request.system].measure(block)
    const sight = firstSight(idea, told, chance('sight'))
    const home = lair(idea, brief, told, isPathfinder, chance('lair'))
    const { town = '', C = '', crole = '', V = '', vrole = '' } = told.slots
    const { tell } = tellerFor(idea, told, core.fork('summary'))
    const { brief: stories, wants, harms } = told.chosen.story
    const sections: Section[] = [
      part('sight', 'At first sight', 'main', [
        { type: 'text', key: 'sight.aloud', aloud: true, text: sight.aloud },
        { type: 'text', key: 'sight.closer', label: 'Closer', text: sight.plain },
        ...(sight.truth ? [{ type: 'text' as const, key: 'sight.truth', label: 'In truth', text: sight.truth }] : []),
      ]),
      part('stats', 'Stat block', 'main', [block]),
      part('tactics', 'How it fights', 'main', [
        {
          type: 'list',
          key: 'tactics.steps',
          items: items('tactics.steps', tactics(idea, brief, told, hitPointsOf(block), chance('tactics'))),
        },
      ]),
      lairSection(home, isPathfinder),
      part('hooks', 'Ways in', 'main', [
        {
          type: 'list',
          key: 'hooks.list',
          numbered: true,
          items: items('hooks.list', hooks(idea, told, chance('hooks'))),
        },
      ]),
      {
        ...part('facts', 'In brief', 'aside', [
          {
            type: 'facts',
            key: 'facts.rows',
            rows: [
              { key: 'facts.rows.want', label: 'Wants', text: capital(tell(core.pick(wants))) },
              {
                key: 'facts.rows.harms',
                label: 'Plagues',
                text: capital(harms ? tell(core.pick(harms)) : told.people),
              },
              { key: 'facts.rows.loss', label: 'Lost so far', text: capital(`${told.loss}, and ${V}, ${vrole}`) },
              { key: 'facts.rows.place', label: 'Near', text: town },
              { key: 'facts.rows.client', label: 'Ask for', text: `${C}, ${crole}` },
            ],
          },
        ]),
        canReroll: false,
      },
      part('lore', 'What may be known', 'aside', [
        {
          type: 'list',
          key: 'lore.list',
          items: items('lore.list', knowledge(idea, brief, told, measure, chance('lore'))),
        },
      ]),
      spoilsSection(idea, told, request.system, measure.taking, chance('spoils')),
      part('traces', 'Signs of it', 'aside', [
        { type: 'list', key: 'traces.list', items: items('traces.list', signs(idea, told, chance('traces'))) },
      ]),
      fightSection(block),
    ]
    return {
      title: idea.name,
      kicker: kickerOf(block, idea),
      summary: tell(core.pick(summaryFrames).replace('#brief#', core.pick(stories))),
      system: request.system,
      sections,
      pictures: [pictureOf(idea, core.fork('picture').int(0, 2 ** 32 - 1))],
      kin: [],
    }
  },
}
