import { PROMPT_MAX } from '../../../contract/limits.ts'
import type { Block, SheetDocument, StatsBlock } from '../../../contract/sheets/document.ts'
import { MonsterRequest } from '../../../contract/sheets/monster.ts'
import { writeSheet } from '../../lore/index.ts'
import type { TransformKind, TransformOrder } from './transform.ts'

/** What a page of a bestiary says of somebody. */
export interface Entry {
  name: string
  /** "Huge dragon (chromatic), chaotic evil". */
  kind: string
  /** What is seen of it first. */
  sight: string
  stats: StatsBlock
  /** How it fights, and what is known of it: for a page with room. */
  tactics: readonly string[]
  hooks: readonly string[]
}

/** What is told of a picture of which nobody knows anything. */
const nameless: Readonly<Record<TransformKind, string>> = {
  person: 'a wandering adventurer',
  creature: 'a monster',
  thing: 'an animated thing',
  place: 'the spirit of a lonely place',
  map: 'the guardian of a hidden place',
}

const article = /^(an?|the|some)\s+/i

/** Room for what is written before what is told, characters. */
const LEAD = 20

/** Words for the writer: whatever the picture is of, it is somebody that can be met. */
function wordsFor({ title, prompt, kind }: TransformOrder): string {
  const said = prompt.trim() || (/\p{L}{3}/u.test(title) ? title.trim() : '')
  const told = said.slice(0, PROMPT_MAX - LEAD).toWellFormed()
  if (told === '') return nameless[kind]
  if (kind === 'thing') return `an animated ${told.replace(article, '')}`
  return kind === 'place' || kind === 'map' ? `the spirit of ${told}` : told
}

const blocksOf = ({ sections }: SheetDocument, key: string): readonly Block[] =>
  sections.find((section) => section.key === key)?.blocks ?? []

const linesIn = (blocks: readonly Block[]) =>
  blocks.flatMap((block) =>
    block.type === 'list' ? block.items.map(({ label, text }) => (label ? `${label}: ${text}` : text)) : [],
  )

/** What the workshop writes of a picture: the same for the same words and seed. */
export function entryOf(order: TransformOrder): Entry {
  const request = MonsterRequest.parse({ prompt: wordsFor(order) })
  const document = writeSheet({ kind: 'monster', request, seed: order.seed })
  const stats = blocksOf(document, 'stats').find((block) => block.type === 'stats')
  if (!stats) throw new Error('A monster was written without a stat block')
  const [sight] = blocksOf(document, 'sight').flatMap((block) => (block.type === 'text' ? [block.text] : []))
  return {
    name: order.title.trim() || document.title,
    kind: stats.kind,
    sight: sight ?? '',
    stats,
    tactics: linesIn(blocksOf(document, 'tactics')),
    hooks: linesIn(blocksOf(document, 'hooks')),
  }
}
