import { expect, test } from 'vitest'
import {
  countWithoutRoom,
  freshScene,
  newBoard,
  restoredBoard,
  SCENES_MAX,
  type Scene,
  shownOf,
  TILES_MAX,
  withoutScene,
  withSceneBack,
  withTile,
  withWorks,
} from './board.ts'

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
  const once = withWorks(newBoard(), [work(1), work(1)])
  expect(shownOf(once)?.tiles).toHaveLength(1)
  expect(shownOf(withWorks(once, [work(1), work(2)]))?.tiles).toHaveLength(2)
})

test('what a scene has no room for lies in new ones, and what no scene has room for is counted', () => {
  const works = Array.from({ length: 80 }, (_, n) => work(n))
  const board = withWorks(newBoard(), works.slice(0, 14))
  expect(board.scenes.map(({ tiles }) => tiles.length)).toEqual([TILES_MAX, 5])
  expect(board.scenes.map(({ name }) => name)).toEqual(['Scene 1', 'Scene 2'])
  expect(board.shown).toBe(board.scenes[0]?.key)

  // The scene that is shown is full: the new one is shown in its place.
  const next = withWorks(board, [work(20)])
  expect(shownOf(next)).toMatchObject({ name: 'Scene 3', tiles: [{ workId: work(20).id }] })

  expect(countWithoutRoom(newBoard(), works)).toBe(80 - SCENES_MAX * TILES_MAX)
  const full = withWorks(newBoard(), works)
  expect(full.scenes.map(({ tiles }) => tiles.length)).toEqual(Array(SCENES_MAX).fill(TILES_MAX))
  expect(withWorks(full, [work(79)])).toEqual(full)
  expect(countWithoutRoom(full, [work(1), work(79)])).toBe(1)
})

test('a new scene has the first number that is free', () => {
  const board = newBoard()
  expect(freshScene(board).name).toBe('Scene 2')
  expect(freshScene({ scenes: [{ key: 'a', name: 'Scene 2', tiles: [] }] }).name).toBe('Scene 1')
})

test('a scene that comes back leaves what was done since as it is', () => {
  const board = withWorks(newBoard(), [work(1)])
  const [first] = board.scenes
  const later = withWorks(withoutScene(board, board.shown), [work(2)])
  const back = withSceneBack(later, first as Scene, 0)
  expect(back.scenes.map(({ tiles }) => tiles.map(({ workId }) => workId))).toEqual([[work(1).id], [work(2).id]])
  expect(shownOf(back)).toBe(first)
  expect(withSceneBack(back, first as Scene, 0)).toBe(back)
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
