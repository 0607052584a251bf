import type { FullImage } from '../../contract/images.ts'
import { call } from '../api/browser.ts'
import { type Source, type SourcePlaylist, savePlaylists, sourcesOf } from '../recordings/save-playlist.ts'
import type { Board, Scene, Tile } from './board.ts'

/** What a tile comes to in a playlist: as it is set on the board. */
function sourcesFor(tile: Tile, work: FullImage): Source[] {
  const level = tile.isMuted ? 0 : tile.volume / 100
  const { layers } = tile
  if (layers) return sourcesOf(work, tile.loops, (stem) => level * ((layers[stem] ?? 100) / 100))
  // All of it in one, or one of its intensities, as the board plays it.
  return sourcesOf(
    { ...work, recording: work.recording && playedOf(work.recording, tile.intensity) },
    tile.loops,
    () => level,
  )
}

/** A recording with that alone which the board plays of it. */
const playedOf = (recording: NonNullable<FullImage['recording']>, intensity: string) => ({
  ...recording,
  files: recording.files.filter(({ stem }) => stem === intensity).map((file) => ({ ...file, stem: '' })),
})

function playlistsOf(scene: Scene, fade: number, works: ReadonlyMap<string, FullImage>): SourcePlaylist[] {
  const of = (tiles: readonly Tile[]) =>
    tiles.flatMap((tile) => {
      const work = works.get(tile.workId)
      return work ? sourcesFor(tile, work) : []
    })
  return [
    { name: scene.name, description: '', isTogether: true, fade, sounds: of(scene.tiles.filter(({ joins }) => joins)) },
    {
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
    const work = await call('getImage', { params: { id } }).catch(() => undefined)
    // What has gone is left out, as the board shows it gone.
    if (work?.recording) works.set(id, work)
  }
  await savePlaylists(
    'soundboard',
    scenes.flatMap((scene) => playlistsOf(scene, fade, works)),
  )
}
