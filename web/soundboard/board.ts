import type { Image } from '../../contract/images.ts'

/** One work on a board, and how it is played. */
export interface Tile {
  /** Of its own: a work may lie in several scenes, and twice in one. */
  key: string
  workId: string
  /** %, 0-150. */
  volume: number
  loops: boolean
  isMuted: boolean
  /** It begins when its scene does. */
  joins: boolean
  /** Of a piece with intensities, which is heard; '': as composed. */
  intensity: string
  /** Its layers' volumes, %; left out: all of it as it is. */
  layers?: Readonly<Record<string, number>> | undefined
}

/** What is heard together: a place, a fight. */
export interface Scene {
  key: string
  name: string
  tiles: readonly Tile[]
}

export interface Board {
  scenes: readonly Scene[]
  /** Key of the scene that is shown. */
  shown: string
  /** Over how many seconds one thing gives way to another. */
  fade: number
}

/** A key of the keyboard each. */
export const TILES_MAX = 9
export const SCENES_MAX = 8
export const NAME_MAX = 40
export const fades = [0, 1, 3, 6, 10] as const

const newKey = () => crypto.randomUUID().slice(0, 8)

export const newScene = (name: string): Scene => ({ key: newKey(), name, tiles: [] })

export function newBoard(): Board {
  const scene = newScene('Scene 1')
  return { scenes: [scene], shown: scene.key, fade: 3 }
}

/** A work as it is first laid down: what goes round joins its scene, what is heard once waits for its key. */
export const newTile = ({ id, recording }: Pick<Image, 'id' | 'recording'>): Tile => {
  const goesOn = recording?.form === 'ambience' || recording?.form === 'music' || recording?.loops === true
  return {
    key: newKey(),
    workId: id,
    volume: recording?.form === 'music' ? 70 : 100,
    loops: goesOn,
    isMuted: false,
    joins: goesOn,
    intensity: '',
  }
}

export const shownOf = ({ scenes, shown }: Board): Scene | undefined =>
  scenes.find(({ key }) => key === shown) ?? scenes[0]

export const withScene = (board: Board, key: string, change: (scene: Scene) => Scene): Board => ({
  ...board,
  scenes: board.scenes.map((scene) => (scene.key === key ? change(scene) : scene)),
})

/** A scene with the first number that none has. */
export function freshScene({ scenes }: Pick<Board, 'scenes'>): Scene {
  let n = 1
  while (scenes.some(({ name }) => name === `Scene ${n}`)) n++
  return newScene(`Scene ${n}`)
}

/** Which of the works a scene does not hold yet, each once. */
const missingIn = ({ tiles }: Scene, works: readonly Pick<Image, 'id' | 'recording'>[]) =>
  [...new Map(works.map((work) => [work.id, work])).values()].filter(
    ({ id }) => !tiles.some(({ workId }) => workId === id),
  )

/** For how many of the works there is no room, in the scene that is shown or in a new one. */
export function countWithoutRoom(board: Board, works: readonly Pick<Image, 'id' | 'recording'>[]): number {
  const scene = shownOf(board)
  if (!scene) return works.length
  const room = TILES_MAX - scene.tiles.length + (SCENES_MAX - board.scenes.length) * TILES_MAX
  return Math.max(0, missingIn(scene, works).length - room)
}

/**
 * Lays works down in the scene that is shown, and those that it has no room for in new ones, as long as there may be more scenes; one
 * that lies there already is not laid down twice. Where the scene was full, the first new one is shown.
 */
export function withWorks(board: Board, works: readonly Pick<Image, 'id' | 'recording'>[]): Board {
  const scene = shownOf(board)
  if (!scene) return board
  const fresh = missingIn(scene, works).map(newTile)
  const room = TILES_MAX - scene.tiles.length
  let laid = withScene(board, scene.key, (one) => ({ ...one, tiles: [...one.tiles, ...fresh.slice(0, room)] }))
  for (let n = room; n < fresh.length && laid.scenes.length < SCENES_MAX; n += TILES_MAX) {
    const next = { ...freshScene(laid), tiles: fresh.slice(n, n + TILES_MAX) }
    laid = { ...laid, scenes: [...laid.scenes, next], shown: n === 0 ? next.key : laid.shown }
  }
  return laid
}

export const withTile = (board: Board, scene: string, tile: string, change: Partial<Tile>): Board =>
  withScene(board, scene, (one) => ({
    ...one,
    tiles: one.tiles.map((each) => (each.key === tile ? { ...each, ...change } : each)),
  }))

export const withoutTile = (board: Board, scene: string, tile: string): Board =>
  withScene(board, scene, (one) => ({ ...one, tiles: one.tiles.filter(({ key }) => key !== tile) }))

/** The board without a scene; there is always one. */
export function withoutScene(board: Board, key: string): Board {
  const scenes = board.scenes.filter((scene) => scene.key !== key)
  const [first = newScene('Scene 1')] = scenes
  return {
    ...board,
    scenes: scenes.length > 0 ? scenes : [first],
    shown: board.shown === key ? first.key : board.shown,
  }
}

/** The board with a scene that was removed from it, where it was; whatever was done since stays. */
export function withSceneBack(board: Board, scene: Scene, place: number): Board {
  if (board.scenes.length >= SCENES_MAX || board.scenes.some(({ key }) => key === scene.key)) return board
  return { ...board, scenes: board.scenes.toSpliced(place, 0, scene), shown: scene.key }
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
const within = (value: unknown, least: number, most: number, usual: number) =>
  typeof value === 'number' && Number.isFinite(value) ? Math.min(most, Math.max(least, value)) : usual
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

function tileIn(kept: unknown): Tile[] {
  if (!isRecord(kept) || typeof kept.workId !== 'string' || !UUID.test(kept.workId)) return []
  const layers = isRecord(kept.layers)
    ? Object.fromEntries(Object.entries(kept.layers).map(([stem, volume]) => [stem, within(volume, 0, 150, 100)]))
    : undefined
  return [
    {
      key: typeof kept.key === 'string' ? kept.key : newKey(),
      workId: kept.workId,
      volume: within(kept.volume, 0, 150, 100),
      loops: kept.loops === true,
      isMuted: kept.isMuted === true,
      joins: kept.joins === true,
      intensity: typeof kept.intensity === 'string' ? kept.intensity : '',
      ...(layers && { layers }),
    },
  ]
}

/** A board as it was kept; whatever of it cannot be understood is left out. */
export function restoredBoard(text: string | null): Board {
  let kept: unknown
  try {
    kept = JSON.parse(text ?? 'null')
  } catch {
    // Something else has written there.
  }
  const scenes = (isRecord(kept) && Array.isArray(kept.scenes) ? kept.scenes : [])
    .filter(isRecord)
    .slice(0, SCENES_MAX)
    .map(
      (scene): Scene => ({
        key: typeof scene.key === 'string' ? scene.key : newKey(),
        name: (typeof scene.name === 'string' && scene.name.slice(0, NAME_MAX)) || 'Scene',
        tiles: (Array.isArray(scene.tiles) ? scene.tiles : []).flatMap(tileIn).slice(0, TILES_MAX),
      }),
    )
  const [first] = scenes
  if (!first || !isRecord(kept)) return newBoard()
  return {
    scenes,
    shown: scenes.find(({ key }) => key === (kept as Record<string, unknown>).shown)?.key ?? first.key,
    fade: within(kept.fade, 0, 10, 3),
  }
}
