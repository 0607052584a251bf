import fc from 'fast-check'
import { expect, test } from 'vitest'
import { BOARD_ITEMS_MAX } from '../../contract/board-facts.ts'
import type { BoardItem, BoardLayer } from '../../contract/boards.ts'
import { BoardContent, BoardStep } from '../../contract/boards.ts'
import { toastStore } from '../ui/toast-store.ts'
import { copied } from './actions.ts'
import { aligned, distributed, restacked } from './arrange.ts'
import { openDesk } from './desk.ts'
import { boxOf, moved, scaled } from './geometry.ts'
import { changeItems, type Doc, docOf, stepBetween, stepped, withGroups, withoutItems } from './model.ts'

const layer = (id: string): BoardLayer => ({
  id,
  name: id,
  isLocked: false,
  isHidden: false,
  blend: 'normal',
  opacity: 1,
  group: '',
})

const place = { rotation: 0, opacity: 1 }
const shape = (id: string, x: number, y: number, layerId = 'maps'): BoardItem => ({
  ...place,
  kind: 'shape',
  id,
  layerId,
  z: Number(id.replace(/\D/g, '') || 0),
  x,
  y,
  width: 40,
  height: 20,
  form: 'rect',
  fill: null,
  stroke: '#000000',
  thickness: 2,
})
const stroke = (id: string, x: number, y: number): BoardItem => ({
  ...place,
  kind: 'stroke',
  id,
  layerId: 'notes',
  z: 1,
  x,
  y,
  width: 10,
  height: 10,
  points: [-5, -5, 0.5, 5, 5, 0.5],
  colour: '#112233',
  thickness: 3,
})

const content = (items: BoardItem[]): BoardContent => ({
  format: 1,
  grid: { size: 70, isShown: true, isSnapping: true },
  background: null,
  layers: [layer('maps'), layer('notes')],
  items,
  works: [],
})

const first = content([shape('rect1', 0, 0), shape('rect2', 100, 50), stroke('strk3', 30, 30)])

/** A change that somebody might make, by numbers. */
const deeds: readonly ((doc: Doc, n: number) => Doc)[] = [
  (doc, n) =>
    changeItems(
      doc,
      Object.values(doc.items).map((item) => moved(item, n, -n)),
    ),
  (doc, n) => changeItems(doc, [shape(`made${n}`, n, n)]),
  (doc, n) => withoutItems(doc, Object.keys(doc.items).slice(0, n % 3)),
  (doc, n) =>
    changeItems(
      doc,
      Object.values(doc.items)
        .slice(0, 2)
        .map((item) => ({ ...item, groupId: `group${n % 4}` })),
    ),
  (doc) =>
    changeItems(
      doc,
      Object.values(doc.items).map(({ groupId: _, ...item }) => item as BoardItem),
    ),
  (doc, n) =>
    changeItems(
      doc,
      Object.values(doc.items).map((item) => scaled(item, 1 + (n % 5) / 3, 1)),
    ),
  (doc, n) => changeItems(doc, restacked(doc, Object.keys(doc.items).slice(0, 1 + (n % 2)), n % 2 ? 'top' : 'down')),
  (doc, n) => ({ ...doc, layers: [...doc.layers, layer(`layer${n}`)] }),
  (doc, n) => ({ ...doc, layers: doc.layers.slice(0, Math.max(1, doc.layers.length - (n % 2))) }),
  (doc, n) => ({ ...doc, grid: { ...doc.grid, size: 20 + n }, background: n % 2 ? '#ffffff' : null }),
  (doc, n) => changeItems(doc, copied(doc, Object.values(doc.items).slice(0, 2), n)),
]

const sequences = fc.array(fc.record({ deed: fc.nat(deeds.length - 1), n: fc.nat(300) }), { maxLength: 30 })

test('whatever is done and taken back leaves the board as it was, and done again as it became, through what is kept of it too', () => {
  fc.assert(
    fc.property(sequences, (sequence) => {
      const states = [docOf(first)]
      const steps = sequence.flatMap(({ deed, n }) => {
        const before = states.at(-1) as Doc
        const after = deeds[deed]?.(before, n) ?? before
        const step = stepBetween('Something', before, after)
        if (!step) return []
        states.push(after)
        // As it comes back from where it is kept.
        return [BoardStep.parse(JSON.parse(JSON.stringify(step)))]
      })
      let doc = states.at(-1) as Doc
      for (const [k, step] of [...steps.entries()].reverse()) {
        doc = stepped(doc, step, 'undo')
        expect(doc).toEqual(states[k])
      }
      for (const [k, step] of steps.entries()) {
        doc = stepped(doc, step, 'redo')
        expect(doc).toEqual(states[k + 1])
      }
    }),
    { numRuns: 60, seed: 20_261_127 },
  )
})

test('a board that is opened again can be taken back to where it was before', () => {
  const board = {
    id: '00000000-0000-4000-8000-000000000000',
    title: 'Ford',
    revision: 3,
    pictures: [],
    history: null,
    createdAt: '',
    updatedAt: '',
  }
  const desk = openDesk({ ...board, content: first })
  desk.commit('Move', (doc) => changeItems(doc, [moved(doc.items.rect1 as BoardItem, 9, 9)]))
  desk.commit('Delete', (doc) => withoutItems(doc, ['rect2']))
  const kept = JSON.parse(JSON.stringify({ content: desk.content(), history: desk.history(4) }))
  expect(BoardContent.parse(kept.content).items).toHaveLength(2)
  const again = openDesk({ ...board, revision: 4, ...kept })
  again.undo()
  again.undo()
  expect(docOf(again.content())).toEqual(docOf(first))
  again.redo()
  expect(again.store.get().doc.items.rect1?.x).toBe(9)
})

test('moves by keys that follow each other are one step, and a step that changes nothing is none', () => {
  const desk = openDesk({
    id: '00000000-0000-4000-8000-000000000000',
    title: '',
    revision: 0,
    content: first,
    pictures: [],
    history: null,
    createdAt: '',
    updatedAt: '',
  })
  for (let k = 0; k < 5; k++)
    desk.commit('Move', (doc) => changeItems(doc, [moved(doc.items.rect1 as BoardItem, 1, 0)]), 'nudge')
  expect(desk.store.get().past).toHaveLength(1)
  desk.undo()
  expect(docOf(desk.content())).toEqual(docOf(first))
  desk.commit('Nothing', (doc) => changeItems(doc, [{ ...(doc.items.rect1 as BoardItem) }]))
  expect(desk.store.get().past).toHaveLength(0)
})

test('a board that is full says so, and stays as it is', () => {
  const full = Array.from({ length: BOARD_ITEMS_MAX }, (_, k) => shape(`rect${k}`, k, k))
  const desk = openDesk({
    id: '00000000-0000-4000-8000-000000000000',
    title: '',
    revision: 0,
    content: content(full),
    pictures: [],
    history: null,
    createdAt: '',
    updatedAt: '',
  })
  desk.commit('Paste', (doc) => changeItems(doc, [shape('more1', 0, 0)]))
  expect(Object.keys(desk.store.get().doc.items)).toHaveLength(BOARD_ITEMS_MAX)
  expect(desk.store.get().past).toHaveLength(0)
  expect(toastStore.get().shown).toMatchObject({ title: 'This board is full', tone: 'bad' })
})

test('things are aligned and spread with their groups kept together', () => {
  const items = [
    shape('rect1', 0, 0),
    { ...shape('rect2', 50, 90), groupId: 'both' },
    { ...shape('rect3', 70, 110), groupId: 'both' },
  ]
  const [one, two, three] = aligned(items, 'left').map((item) => boxOf(item).x)
  expect([one, two, three]).toEqual([-20, -20, 0])
  const row = distributed([shape('rect1', 0, 0), shape('rect2', 30, 0), shape('rect3', 300, 0)], 'x')
  expect(row.map(({ x }) => x)).toEqual([0, 150, 300])
  const doc = docOf(content(items))
  expect(withGroups(doc, ['rect2']).sort()).toEqual(['rect2', 'rect3'])
  expect(restacked(doc, ['rect1'], 'top').map(({ id, z }) => [id, z])).toEqual([
    ['rect2', 0],
    ['rect3', 1],
    ['rect1', 2],
  ])
})
