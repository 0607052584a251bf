import type { BoardContent, BoardItem, BoardLayer, BoardStep } from '../../contract/boards.ts'

export type Item = BoardItem
export type ItemOf<K extends Item['kind']> = Extract<Item, { kind: K }>
export type Layer = BoardLayer

/** What can be changed on a board and taken back: never changed in place, so that what is the same stays the same object. */
export interface Doc {
  readonly items: Readonly<Record<string, Item>>
  /** From the lowest up. */
  readonly layers: readonly Layer[]
  readonly grid: BoardContent['grid']
  readonly background: string | null
}

export const docOf = ({ items, layers, grid, background }: BoardContent): Doc => ({
  items: Object.fromEntries(items.map((item) => [item.id, item])),
  layers,
  grid,
  background,
})

export const contentOf = (doc: Doc, works: BoardContent['works']): BoardContent => ({
  format: 1,
  grid: doc.grid,
  background: doc.background,
  layers: [...doc.layers],
  items: Object.values(doc.items),
  works,
})

type Fields = BoardStep['items'][string][0]
/** Fields that a thing may be without: told as null where it is. */
const absent: ReadonlySet<string> = new Set(['groupId', 'points'])

const isSame = (one: unknown, other: unknown) =>
  Object.is(one, other) ||
  (Array.isArray(one) &&
    Array.isArray(other) &&
    one.length === other.length &&
    one.every((value, k) => value === other[k]))

/** What of `item` is otherwise than in `other`; all of it where that is not there. */
function differing(item: Item | undefined, other: Item | undefined): Fields {
  if (!item) return null
  const mine = item as unknown as Record<string, unknown>
  const theirs = (other ?? {}) as unknown as Record<string, unknown>
  const names = other ? new Set([...Object.keys(mine), ...Object.keys(theirs)]) : Object.keys(mine)
  const fields: Record<string, unknown> = {}
  for (const name of names) if (!isSame(mine[name], theirs[name])) fields[name] = mine[name] ?? null
  return fields as Fields
}

const aboutNames = ['layers', 'grid', 'background'] as const

/** The step from one state to another; undefined where nothing differs. */
export function stepBetween(label: string, before: Doc, after: Doc): BoardStep | undefined {
  const items: BoardStep['items'] = {}
  for (const id of Object.keys(before.items)) {
    const [was, is] = [before.items[id], after.items[id]]
    if (was === is) continue
    const change: BoardStep['items'][string] = [differing(was, is), differing(is, was)]
    if (change.every((fields) => fields !== null && Object.keys(fields).length === 0)) continue
    items[id] = change
  }
  for (const id of Object.keys(after.items))
    if (!before.items[id]) items[id] = [null, differing(after.items[id], undefined)]
  const changed = aboutNames.filter((name) => before[name] !== after[name])
  if (Object.keys(items).length === 0 && changed.length === 0) return undefined
  const aboutOf = (doc: Doc) => Object.fromEntries(changed.map((name) => [name, doc[name]]))
  return { label, items, ...(changed.length > 0 && { about: [aboutOf(before), aboutOf(after)] }) }
}

function withFields(item: Item | undefined, fields: Exclude<Fields, null>): Item {
  const next: Record<string, unknown> = { ...item, ...fields }
  for (const name of absent) if (next[name] === null) delete next[name]
  return next as unknown as Item
}

/** The state after a step, or before it. */
export function stepped(doc: Doc, step: BoardStep, way: 'undo' | 'redo'): Doc {
  const side = way === 'undo' ? 0 : 1
  const items = { ...doc.items }
  for (const [id, change] of Object.entries(step.items)) {
    const fields = change[side]
    if (fields === null) delete items[id]
    else items[id] = withFields(items[id], fields)
  }
  return { ...doc, ...(step.about?.[side] as Partial<Doc> | undefined), items }
}

let counted = 0
/** An id for a thing, a layer or a group: nobody else's on this board, whichever tab or machine made it. */
export function newId(): string {
  counted += 1
  const random = crypto.getRandomValues(new Uint32Array(2))
  return `${(random[0] ?? 0).toString(36)}${(random[1] ?? 0).toString(36)}${counted.toString(36)}`.slice(0, 24)
}

/** Places are kept to a hundredth of a px. */
export const rounded = (value: number) => Math.round(value * 100) / 100 + 0

export const changeItems = (doc: Doc, changed: readonly Item[]): Doc =>
  changed.length === 0
    ? doc
    : { ...doc, items: { ...doc.items, ...Object.fromEntries(changed.map((one) => [one.id, one])) } }

export function withoutItems(doc: Doc, ids: readonly string[]): Doc {
  const items = { ...doc.items }
  for (const id of ids) delete items[id]
  return { ...doc, items }
}

/** The things of a layer, the lowest first. */
export const inOrder = (items: readonly Item[]) =>
  [...items].sort((one, other) => one.z - other.z || (one.id < other.id ? -1 : 1))

export const topOf = (doc: Doc, layerId: string) =>
  Object.values(doc.items).reduce((top, { layerId: its, z }) => (its === layerId && z > top ? z : top), 0)

/** All things by their layers, each in its order; what lies on a layer that is hidden too. */
export function itemsByLayer(doc: Doc): Map<string, Item[]> {
  const all = Map.groupBy(Object.values(doc.items), ({ layerId }) => layerId)
  return new Map(doc.layers.map(({ id }) => [id, inOrder(all.get(id) ?? [])]))
}

/** Those that belong together with the given ones: whole groups. */
export function withGroups(doc: Doc, ids: Iterable<string>): string[] {
  const chosen = new Set(ids)
  const groups = new Set([...chosen].flatMap((id) => doc.items[id]?.groupId ?? []))
  if (groups.size > 0)
    for (const { id, groupId } of Object.values(doc.items)) if (groupId && groups.has(groupId)) chosen.add(id)
  return [...chosen]
}
