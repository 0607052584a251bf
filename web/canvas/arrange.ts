import { type Box, boxOf, moved, union } from './geometry.ts'
import type { Doc, Item } from './model.ts'
import { inOrder } from './model.ts'

export type Edge = 'left' | 'centre' | 'right' | 'top' | 'middle' | 'bottom'

/** What is moved as one: a group, or a thing by itself. */
function bodiesOf(items: readonly Item[]): Item[][] {
  return [...Map.groupBy(items, ({ id, groupId }) => groupId ?? id).values()]
}

const boundsOfBody = (body: readonly Item[]): Box =>
  union(body.map((item) => boxOf(item))) ?? { x: 0, y: 0, width: 0, height: 0 }

/** The things with an edge or a middle in one line, that of all of them together. */
export function aligned(items: readonly Item[], edge: Edge): Item[] {
  const all = union(items.map((item) => boxOf(item)))
  if (!all) return []
  return bodiesOf(items).flatMap((body) => {
    const box = boundsOfBody(body)
    const shifts: Record<Edge, [number, number]> = {
      left: [all.x - box.x, 0],
      centre: [all.x + all.width / 2 - box.x - box.width / 2, 0],
      right: [all.x + all.width - box.x - box.width, 0],
      top: [0, all.y - box.y],
      middle: [0, all.y + all.height / 2 - box.y - box.height / 2],
      bottom: [0, all.y + all.height - box.y - box.height],
    }
    return body.map((item) => moved(item, ...shifts[edge]))
  })
}

/** The things with equal gaps between them, the outermost two where they are. */
export function distributed(items: readonly Item[], along: 'x' | 'y'): Item[] {
  const side = along === 'x' ? 'width' : 'height'
  const bodies = bodiesOf(items)
    .map((body) => ({ body, box: boundsOfBody(body) }))
    .sort((one, other) => one.box[along] - other.box[along])
  const [first, last] = [bodies[0], bodies.at(-1)]
  if (!first || !last || bodies.length < 3) return [...items]
  const room = last.box[along] + last.box[side] - first.box[along] - bodies.reduce((sum, { box }) => sum + box[side], 0)
  const gap = room / (bodies.length - 1)
  let next = first.box[along]
  return bodies.flatMap(({ body, box }) => {
    const shift = next - box[along]
    next += box[side] + gap
    return body.map((item) => (along === 'x' ? moved(item, shift, 0) : moved(item, 0, shift)))
  })
}

/** The things put elsewhere among those of their layers: to the top, a place up, a place down, to the bottom. */
export function restacked(doc: Doc, ids: readonly string[], to: 'top' | 'up' | 'down' | 'bottom'): Item[] {
  const chosen = new Set(ids)
  const layers = new Set(ids.flatMap((id) => doc.items[id]?.layerId ?? []))
  return [...layers].flatMap((layerId) => {
    const all = inOrder(Object.values(doc.items).filter((item) => item.layerId === layerId))
    const mine = all.filter(({ id }) => chosen.has(id))
    const others = all.filter(({ id }) => !chosen.has(id))
    const below = (item: Item | undefined) => (item ? others.filter(({ z }) => z < item.z).length : 0)
    const places = {
      top: others.length,
      bottom: 0,
      up: Math.min(others.length, below(mine.at(-1)) + 1),
      down: Math.max(0, below(mine[0]) - 1),
    }
    const at = places[to]
    return [...others.slice(0, at), ...mine, ...others.slice(at)].flatMap((item, z) =>
      item.z === z ? [] : [{ ...item, z }],
    )
  })
}
