import type { FullImage } from '../../contract/images.ts'
import { ApiError } from '../api/api-error.ts'
import { call } from '../api/browser.ts'
import type { Source, SourcePlaylist } from '../recordings/playlist-files.ts'
import { savePlaylists, sourcesOf, stemsOf } from '../recordings/save-playlist.ts'
import { areIntensities, WHOLE } from '../recordings/use-sound.ts'
import type { Board, Scene, Tile } from './board.ts'

/** What a tile comes to in a playlist: as it is set on the board. */
function sourcesFor(tile: Tile, work: FullImage): Source[] {
  const level = tile.isMuted ? 0 : tile.volume / 100
  const { layers } = tile
  const stems = stemsOf(work)
  if (layers && !areIntensities(stems))
    return sourcesOf(work, stems, tile.loops, (stem) => level * ((layers[stem] ?? 100) / 100))
  // All of it in one, or one of its intensities, as the board plays it.
  return sourcesOf(work, [stems.includes(tile.intensity) ? tile.intensity : WHOLE], tile.loops, () => level)
}

function playlistsOf(scene: Scene, fade: number, works: ReadonlyMap<string, FullImage>): SourcePlaylist[] {
  const of = (tiles: readonly Tile[]) =>
    tiles.flatMap((tile) => {
      const work = works.get(tile.workId)
      return work ? sourcesFor(tile, work) : []
    })
  return [
    {
      id: scene.key,
      name: scene.name,
      description: '',
      isTogether: true,
      fade,
      sounds: of(scene.tiles.filter(({ joins }) => joins)),
    },
    {
      id: `${scene.key}-single`,
      name: `${scene.name}: single sounds`,
      description: '',
      isTogether: false,
      fade,
      sounds: of(scene.tiles.filter(({ joins }) => !joins)),
    },
  ]
}

/** The whole board for Foundry: two playlists a scene, what begins with it and what is pressed by itself. Throws where a sound cannot be had. */
export async function saveBoardPlaylist({ scenes, fade }: Board): Promise<void> {
  const ids = [...new Set(scenes.flatMap(({ tiles }) => tiles.map(({ workId }) => workId)))]
  const works = new Map<string, FullImage>()
  for (const id of ids) {
    const work = await call('getImage', { params: { id } }).catch((error: unknown) => {
      // What has gone is left out, as the board shows it gone; what could not be fetched would be missed.
      if (error instanceof ApiError && error.status === 404) return undefined
      throw error
    })
    if (work?.recording) works.set(id, work)
  }
  await savePlaylists(
    'soundboard',
    scenes.flatMap((scene) => playlistsOf(scene, fade, works)),
  )
}
