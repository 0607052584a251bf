import { expect, test } from 'vitest'
import { newBoard, restoredBoard, shownOf, TILES_MAX, withoutScene, withTile, withWorks } from './board.ts'

const work = (n: number, form: 'music' | 'effect' = 'music') => ({
  id: `3f0e8a52-6d0f-4f0b-9c7c-0d9a3a1d1c${String(n).padStart(2, '0')}`,
  recording: { medium: 'audio' as const, form, seconds: 60, loops: false },
})

test('what goes on joins its scene, and what is heard once waits for its key', () => {
  const tiles = shownOf(withWorks(newBoard(), [work(1), work(2, 'effect')]))?.tiles
  expect(tiles).toMatchObject([
    { workId: work(1).id, loops: true, joins: true },
    { workId: work(2).id, loops: false, joins: false },
  ])
})

test('a scene holds as many as there are keys, and none twice', () => {
  const works = Array.from({ length: 14 }, (_, n) => work(n))
  expect(shownOf(withWorks(newBoard(), works))?.tiles).toHaveLength(TILES_MAX)
  const once = withWorks(newBoard(), [work(1)])
  expect(shownOf(withWorks(once, [work(1), work(2)]))?.tiles).toHaveLength(2)
})

test('a board is kept and comes back as it was set', () => {
  const board = withWorks(newBoard(), [work(1)])
  const scene = shownOf(board)
  const set = withTile(board, scene?.key ?? '', scene?.tiles[0]?.key ?? '', { volume: 35, layers: { Rain: 60 } })
  expect(restoredBoard(JSON.stringify(set))).toEqual(set)
})

test('what was kept by something else, or broken, is a new board or what is left of it', () => {
  expect(shownOf(restoredBoard('{"scenes":'))?.tiles).toEqual([])
  const odd = {
    scenes: [{ key: 'a', name: 'Inn', tiles: [{ workId: 'no id' }, { workId: work(1).id, volume: 9000 }] }],
  }
  expect(restoredBoard(JSON.stringify(odd)).scenes).toMatchObject([{ name: 'Inn', tiles: [{ volume: 150 }] }])
})

test('there is always a scene', () => {
  const board = newBoard()
  expect(withoutScene(board, board.shown).scenes).toHaveLength(1)
})
