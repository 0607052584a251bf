import type { ImageCategory } from '../../contract/categories.ts'
import { categoryExamples } from '../../contract/examples.ts'
import { isSheetKind } from '../../contract/sheets/kinds.ts'
import { sheetExamples } from '../workshop/examples.ts'
import { ExampleChips } from './example-chips.tsx'
import type { firstOf, Wish } from './wish.ts'

type Other = Exclude<ImageCategory, (typeof firstOf)['picture']>

/** Sentences of the sort people write, beside the one that every category brings. */
const more: Record<Other, readonly [string, string]> = {
  characters: ['a dwarf cleric in dented plate, candlelight', 'a young tiefling bard with a lute and a red cloak'],
  npcs: ['a nervous elven alchemist with stained fingers', 'a one-eyed dwarf captain of the town guard'],
  monsters: ['an owlbear in a snowy pine forest', 'a rotting knight rising from a battlefield at night'],
  battlemaps: ['a forest clearing with a stream and standing stones', 'a bandit cave with a camp fire and a bridge'],
  items: ['a cracked leather tome with a brass lock', 'a bubbling green potion in a round flask'],
  spells: ['a ring of golden runes around a shield of light', 'a swarm of ghostly blue moths'],
  townmaps: ['a fishing village on a bay with a lighthouse', 'a hill town inside two rings of walls'],
}

/** Prompts to begin with, for whatever is not chosen first. */
export default function OtherExamples({
  wish,
  onPick,
}: {
  wish: Exclude<Wish, (typeof firstOf)['picture']>
  onPick: (prompt: string) => void
}) {
  const examples = isSheetKind(wish) ? sheetExamples(wish).slice(0, 2) : [categoryExamples[wish], ...more[wish]]
  return <ExampleChips examples={examples} onPick={onPick} />
}
