import type { FullImage } from '../../contract/images.ts'
import type { RecordingFile } from '../../contract/recordings.ts'
import { saveFile } from '../ui/save-file.ts'
import { foundryPlaylist, PLAYLIST_README, type Playlist, playlistMacro, SOUNDS_FOLDER } from './foundry-playlist.ts'
import { areIntensities, WHOLE } from './use-sound.ts'

/** Formats that Foundry plays, the best first. */
const formats = ['ogg', 'mp3', 'wav', 'flac'] as const

/** A sound of a playlist with where its bytes are. */
export interface Source {
  name: string
  url: string
  extension: string
  volume: number
  repeats: boolean
}

export interface SourcePlaylist extends Omit<Playlist, 'sounds'> {
  sounds: readonly Source[]
}

/** A name that file systems and addresses take: "the-gilded-eel". */
const slug = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 48) || 'sound'

const bestOf = (files: readonly RecordingFile[], stem: string): RecordingFile | undefined =>
  formats.flatMap((extension) => files.find((file) => file.stem === stem && file.extension === extension) ?? [])[0]

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** What of a work sounds together: its intensities, its layers, or all of it in one. `volumeOf`: 0-1.5, of a stem. */
export function sourcesOf(work: FullImage, repeats: boolean, volumeOf: (stem: string) => number): Source[] {
  const files = work.recording?.files ?? []
  const stems = [...new Set(files.map(({ stem }) => stem))].filter((stem) => stem !== WHOLE)
  const wanted = stems.length > 0 ? stems : [WHOLE]
  return wanted.flatMap((stem) => {
    const file = bestOf(files, stem)
    if (!file) return []
    const title = work.title || 'Sound'
    return [
      {
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
  const stems = [...new Set((work.recording?.files ?? []).map(({ stem }) => stem))].filter((stem) => stem !== WHOLE)
  const isLed = areIntensities(stems)
  const loops = work.recording?.loops ?? false
  return {
    name: work.title || 'Sound',
    description: isLed ? 'One piece in its intensities: fade from one to another by their volumes.' : '',
    isTogether: true,
    fade: 3,
    sounds: sourcesOf(work, loops || isLed, (stem) => (isLed && stem !== stems[0] ? 0 : 1)),
  }
}

/** Fetches the sounds and hands the person a zip: a folder for Foundry's data, and the playlists that play it. Throws where one cannot be had. */
export async function savePlaylists(name: string, all: readonly SourcePlaylist[]): Promise<void> {
  const { downloadZip } = await import('client-zip')
  /** By their address: a sound in two playlists is one file. */
  const files = new Map<string, string>()
  const taken = new Set<string>()
  function fileOf({ url, name: sound, extension }: Source): string {
    const before = files.get(url)
    if (before) return before
    let file = `${slug(sound)}.${extension}`
    for (let n = 2; taken.has(file); n++) file = `${slug(sound)}-${n}.${extension}`
    taken.add(file)
    files.set(url, file)
    return file
  }
  const playlists = all
    .filter(({ sounds }) => sounds.length > 0)
    .map((playlist) => ({
      ...playlist,
      sounds: playlist.sounds.map((sound) => ({ ...sound, file: fileOf(sound) })),
    }))
  async function* parts() {
    // One after another: of all together a browser would hold every byte twice.
    for (const [url, file] of files) {
      const answer = await fetch(url)
      if (!answer.ok) throw new Error(`A sound could not be fetched: ${answer.status}`)
      yield { name: `${SOUNDS_FOLDER}/${file}`, input: answer }
    }
    for (const playlist of playlists)
      yield {
        name: `foundry/${slug(playlist.name)}.json`,
        input: `${JSON.stringify(foundryPlaylist(playlist), null, 2)}\n`,
      }
    yield { name: 'foundry/macro.js', input: playlistMacro(playlists) }
    yield { name: 'README.txt', input: PLAYLIST_README }
  }
  saveFile(`${slug(name)}.foundry.zip`, await downloadZip(parts()).blob())
}
