import type { FullImage } from '../../contract/images.ts'
import type { RecordingFile } from '../../contract/recordings.ts'
import { saveFile } from '../ui/save-file.ts'
import { foundryPlaylist, PLAYLIST_README, playlistMacro, SOUNDS_FOLDER } from './foundry-playlist.ts'
import { filed, type Source, type SourcePlaylist, slug } from './playlist-files.ts'
import { areIntensities, WHOLE } from './use-sound.ts'

/** Formats that Foundry plays, the best first. */
const formats = ['ogg', 'mp3', 'wav', 'flac'] as const

const bestOf = (files: readonly RecordingFile[], stem: string): RecordingFile | undefined =>
  formats.flatMap((extension) => files.find((file) => file.stem === stem && file.extension === extension) ?? [])[0]

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** A work's intensities or layers, or all of it in one where it has none. */
export function stemsOf({ recording }: FullImage): string[] {
  const stems = [...new Set(recording?.files.map(({ stem }) => stem))].filter((stem) => stem !== WHOLE)
  return stems.length > 0 ? stems : [WHOLE]
}

/** These of a work's stems, as sounds of a playlist. `volumeOf`: 0-1.5, of a stem. */
export function sourcesOf(
  work: FullImage,
  stems: readonly string[],
  repeats: boolean,
  volumeOf: (stem: string) => number,
): Source[] {
  const files = work.recording?.files ?? []
  return stems.flatMap((stem) => {
    const file = bestOf(files, stem)
    if (!file) return []
    const title = work.title || 'Sound'
    return [
      {
        id: work.id,
        name: stem === WHOLE ? title : `${title}: ${capital(stem)}`,
        url: file.url,
        extension: file.extension,
        volume: volumeOf(stem),
        repeats,
      },
    ]
  })
}

/** A work by itself: its layers at once, or its intensities, the first of them heard and the others turned down beside it. */
export function playlistOf(work: FullImage): SourcePlaylist {
  const stems = stemsOf(work)
  const isLed = areIntensities(stems)
  const loops = work.recording?.loops ?? false
  return {
    id: work.id,
    name: work.title || 'Sound',
    description: isLed ? 'One piece in its intensities: fade from one to another by their volumes.' : '',
    isTogether: true,
    fade: 3,
    sounds: sourcesOf(work, stems, loops || isLed, (stem) => (isLed && stem !== stems[0] ? 0 : 1)),
  }
}

/** Fetches the sounds and hands the person a zip: a folder for Foundry's data, and the playlists that play it. Throws where one cannot be had. */
export async function savePlaylists(name: string, all: readonly SourcePlaylist[]): Promise<void> {
  const { downloadZip } = await import('client-zip')
  const { playlists, files } = filed(all)
  async function* parts() {
    // One after another: of all together a browser would hold every byte twice.
    for (const [url, file] of files) {
      const answer = await fetch(url)
      if (!answer.ok) throw new Error(`A sound could not be fetched: ${answer.status}`)
      yield { name: `${SOUNDS_FOLDER}/${file}`, input: answer }
    }
    for (const playlist of playlists)
      yield {
        name: `foundry/${playlist.file}.json`,
        input: `${JSON.stringify(foundryPlaylist(playlist), null, 2)}\n`,
      }
    yield { name: 'foundry/macro.js', input: playlistMacro(playlists) }
    yield { name: 'README.txt', input: PLAYLIST_README }
  }
  saveFile(`${slug(name)}.foundry.zip`, await downloadZip(parts()).blob())
}
