import type { PictureBrief, Section, SheetDocument, StatsBlock } from '../../../contract/sheets/document.ts'
import { withArticle } from '../grammar/article.ts'
import { capital } from '../grammar/inflect.ts'
import { ruleBooks } from '../rules/rule-books.ts'
import type { SheetMaker } from '../sheet-maker.ts'
import { briefOf } from './brief.ts'
import { type Idea, ideaOf } from './idea.ts'
import { places } from './places.ts'
import { fightsAgainst, leavings, spoilsOf } from './spoils.ts'
import { firstSight, hooks, knowledge, lair, rumour, type Setting, settingOf, tactics } from './telling.ts'
import { motives } from './wants.ts'

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

function lairSection(idea: Idea, setting: Setting, chance: Parameters<typeof lair>[2]): Section {
  const { text, features } = lair(idea, setting, chance)
  return part('lair', 'Lair', 'main', [
    { type: 'text', key: 'lair.home', text },
    { type: 'list', key: 'lair.features', label: 'In a fight there', items: items('lair.features', features) },
  ])
}

function spoilsSection(
  idea: Idea,
  setting: Setting,
  system: SheetDocument['system'],
  chance: Parameters<typeof spoilsOf>[3],
): Section {
  const { coin, found, harvest } = spoilsOf(idea, setting, system ?? 'DnD5e', chance)
  return part('spoils', 'Spoils', 'aside', [
    { type: 'facts', key: 'spoils.coin', rows: [{ key: 'spoils.coin.gold', label: 'Coin', text: coin }] },
    { type: 'list', key: 'spoils.found', label: 'Among it', items: items('spoils.found', found) },
    {
      type: 'table',
      key: 'spoils.harvest',
      label: 'From its body',
      columns: [{ label: 'What' }, { label: 'DC to take', align: 'end' }, { label: 'Price', align: 'end' }],
      rows: harvest.map(({ what, dc, worth }, index) => ({
        key: `spoils.harvest.${index}`,
        cells: [what, String(dc), worth],
      })),
    },
  ])
}

function fightSection(challenge: number): Section {
  return {
    ...part('fights', 'How many make a fight', 'aside', [
      {
        type: 'table',
        key: 'fights.table',
        label: 'Against four characters',
        columns: [
          { label: 'Level' },
          { label: 'Low', align: 'end' },
          { label: 'Moderate', align: 'end' },
          { label: 'High', align: 'end' },
        ],
        rows: fightsAgainst(challenge).map(({ level, low, moderate, high }) => ({
          key: `fights.table.${level}`,
          cells: [String(level), low, moderate, high],
        })),
      },
    ]),
    canReroll: false,
  }
}

/** What the picture engine is told: what it is, its colour and stuff, and where it stands. */
function pictureOf(idea: Idea, seed: number): PictureBrief {
  const { family, theme, place, placed, bare, reading } = idea
  const known = [bare, family.picture].find((word) => word !== '') ?? 'monster'
  const words = reading.text
    .replace(/\b(?:cr|challenge(?: rating)?|level)\s*\d+(?:\/\d+)?,?/gi, '')
    .replace(/[\s,]+$/, '')
  const stuff = words !== '' && words.length <= 160 ? words.trim() : withArticle(`${theme.colour} ${known}`)
  const scene = placed ? '' : ` ${places[place].scene}`
  return { category: 'monsters', label: 'Picture', prompt: `${stuff}${scene}`, negativePrompt: '', seed }
}

function kickerOf(block: StatsBlock, { role }: Idea): string {
  const challenge = block.body.find(({ label }) => label === 'CR' || label === 'Challenge')?.text.split(' ')[0]
  const kind = block.system === 'DnD5e' ? block.kind.split(',')[0] : block.kind
  return challenge ? `${kind} · ${role} · challenge ${challenge}` : `${kind} · ${role}`
}

const summaryOf = ({ people, loss, why }: Setting) => `${why} ${capital(people)} lost ${loss}.`

/** A monster's sheet: the creature is drawn from `core`, and every section tells of it by its own stream. */
export const monster: SheetMaker<'monster'> = {
  write(request, chance) {
    const core = chance('core')
    const idea = ideaOf(request, core.fork('idea'))
    const setting = settingOf(idea, core.fork('setting'))
    const brief = briefOf(idea, request.form, 'stats.block', core.fork('brief'))
    const block = ruleBooks[request.system].monster(brief, chance('stats'))
    const sight = firstSight(idea, chance('sight'))
    const told = rumour(idea, setting, chance('rumour'))
    const after = leavings(idea, setting, chance('traces'))
    const sections: Section[] = [
      part('sight', 'At first sight', 'main', [
        { type: 'text', key: 'sight.aloud', aloud: true, text: sight.aloud },
        ...(sight.plain ? [{ type: 'text' as const, key: 'sight.closer', label: 'Closer', text: sight.plain }] : []),
      ]),
      part('stats', 'Stat block', 'main', [block]),
      part('tactics', 'How it fights', 'main', [
        {
          type: 'list',
          key: 'tactics.steps',
          items: items('tactics.steps', tactics(idea, brief, setting, chance('tactics'))),
        },
      ]),
      lairSection(idea, setting, chance('lair')),
      part('hooks', 'Ways in', 'main', [
        {
          type: 'list',
          key: 'hooks.list',
          numbered: true,
          items: items('hooks.list', hooks(idea, setting, chance('hooks'))),
        },
      ]),
      {
        ...part('facts', 'In brief', 'aside', [
          {
            type: 'facts',
            key: 'facts.rows',
            rows: [
              { key: 'facts.rows.want', label: 'Wants', text: motives[idea.want].label },
              { key: 'facts.rows.harms', label: 'Plagues', text: capital(setting.people) },
              { key: 'facts.rows.loss', label: 'Lost so far', text: capital(setting.loss) },
              ...(idea.placeName ? [{ key: 'facts.rows.place', label: 'Near', text: idea.placeName }] : []),
            ],
          },
        ]),
        canReroll: false,
      },
      ...(told ? [part('rumour', 'What is told', 'aside', [{ type: 'text', key: 'rumour.words', text: told }])] : []),
      part('lore', 'What may be known', 'aside', [
        { type: 'list', key: 'lore.list', items: items('lore.list', knowledge(idea, brief, chance('lore'))) },
      ]),
      spoilsSection(idea, setting, request.system, chance('spoils')),
      part('traces', 'What it leaves behind', 'aside', [
        { type: 'list', key: 'traces.list', label: after.intro, items: items('traces.list', after.items) },
      ]),
      ...(request.system === 'DnD5e' ? [fightSection(idea.challenge)] : []),
    ]
    return {
      title: idea.name,
      kicker: kickerOf(block, idea),
      summary: summaryOf(setting),
      system: request.system,
      sections,
      pictures: [pictureOf(idea, core.fork('picture').int(0, 2 ** 32 - 1))],
      kin: [],
    }
  },
}
