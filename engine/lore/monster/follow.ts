import type { Block, SheetDocument, StatsBlock } from '../../../contract/sheets/document.ts'
import type { Measure } from '../rules/rule-book.ts'
import { ruleBooks } from '../rules/rule-books.ts'
import { withRank } from '../rules/with-rank.ts'
import { fightRows } from './fights.ts'
import { hurtDice, severityIn } from './severity.ts'
import { coinFor, money, worthFor } from './spoils.ts'

type Change = (text: string) => string
type Of<Type extends Block['type']> = Extract<Block, { type: Type }>

/** "18" in "DC 18", by so many more. */
const dcBy =
  (more: number): Change =>
  (text) =>
    text.replace(/\bDC (\d+)/g, (_, dc: string) => `DC ${Math.max(1, Number(dc) + more)}`)

/** The hit points at which it does something else: the same share of those it has now. */
function thresholds(before: Measure, after: Measure): Change {
  const share = (points: number) => Math.max(1, Math.round((points * after.hitPoints) / before.hitPoints))
  return (text) =>
    text.replace(/(\bbelow )?(?<!\d)(\d+) hit points?\b/g, (_, below: string | undefined, said: string) => {
      const points = below ? share(Number(said) - 1) + 1 : share(Number(said))
      return `${below ?? ''}${points} hit ${points === 1 ? 'point' : 'points'}`
    })
}

function dangers(before: Measure, after: Measure): Change {
  const more = 2 * (Math.round(after.challenge) - Math.round(before.challenge))
  const dc = dcBy(after.dc - before.dc)
  return (text) =>
    dc(text)
      .replace(/(?<![\dd])(\d+)(?= (?:hit points|damage)\b)/g, (points) => String(Math.max(1, Number(points) + more)))
      .replace(/\b\d+d\d+(?= (?:[a-z]+ )?damage\b)/g, (dice) => {
        const [was, is] = [before, after].map((one) => hurtDice(one, severityIn(text)))
        return dice === was && is ? is : dice
      })
}

/** "1,200 gp" by as much as another sum has grown. */
const gpBy =
  (times: number): Change =>
  (text) =>
    text.replace(
      /^([\d,]+) gp$/,
      (_, gp: string) => `${money(Math.max(1, Math.round(Number(gp.replaceAll(',', '')) * times)))} gp`,
    )

const cellsBy = (block: Block, changes: Readonly<Record<number, Change>>): Block =>
  block.type === 'table'
    ? {
        ...block,
        rows: block.rows.map((row) => ({ ...row, cells: row.cells.map((text, at) => changes[at]?.(text) ?? text) })),
      }
    : block

const itemsBy = (block: Block, change: (item: Of<'list'>['items'][number]) => Of<'list'>['items'][number]): Block =>
  block.type === 'list' ? { ...block, items: block.items.map(change) } : block

/** The rows keep their keys, whatever levels they tell of now: what is changed by hand is kept by them. */
function fightsBy(block: Block, after: Measure): Block {
  if (block.type !== 'table') return block
  const keys = block.rows.map(({ key }) => key)
  const spare = [1, 2, 3, 4, 5].map((number) => `${block.key}.more${number}`)
  const rows = fightRows(after).map((cells, at) => ({
    key: keys[at] ?? spare[at] ?? `${block.key}.${cells[0]}`,
    cells,
  }))
  return { ...block, rows }
}

/** See Consequences.follow. */
export function followBlock(document: SheetDocument, was: StatsBlock, is: StatsBlock): SheetDocument {
  const [before, after] = [ruleBooks[was.system].measure(was), ruleBooks[is.system].measure(is)]
  const isHarder = before.challenge !== after.challenge
  const gp = worthFor(after.challenge) / worthFor(before.challenge)
  const changes: Readonly<Record<string, (block: Block) => Block>> = {
    'tactics.steps': (block) => itemsBy(block, (item) => ({ ...item, text: thresholds(before, after)(item.text) })),
    'lair.features': (block) => cellsBy(block, { 1: dangers(before, after) }),
    'lair.actions': (block) => cellsBy(block, { 1: dcBy(after.dc - before.dc) }),
    'lore.list': (block) =>
      itemsBy(block, ({ label = '', ...item }) => ({
        ...item,
        label: dcBy(after.knowledge - before.knowledge)(label),
      })),
    'spoils.coin': (block) =>
      block.type === 'facts'
        ? {
            ...block,
            rows: block.rows.map((row) => ({
              ...row,
              text: gpBy(coinFor(after.challenge) / coinFor(before.challenge))(row.text),
            })),
          }
        : block,
    'spoils.harvest': (block) =>
      cellsBy(block, {
        1: (dc) => (/^\d+$/.test(dc) ? String(Number(dc) + after.taking - before.taking) : dc),
        2: gpBy(gp),
      }),
    'fights.table': (block) =>
      isHarder || before.level !== after.level || before.experience !== after.experience
        ? fightsBy(block, after)
        : block,
  }
  return {
    ...withRank(document, before, after),
    sections: document.sections.map((section) => ({
      ...section,
      blocks: section.blocks.map((block) => changes[block.key]?.(block) ?? block),
    })),
  }
}
