import { useQueryClient } from '@tanstack/react-query'
import { FileDown, SlidersVertical } from 'lucide-react'
import { useState } from 'react'
import type { FullImage } from '../../contract/images.ts'
import type { FullRecording, RecordingExtension } from '../../contract/recordings.ts'
import { MapExportList } from '../images/map-export-list.tsx'
import { imageOf } from '../images/queries.ts'
import { classes } from '../ui/classes.ts'
import { Details } from '../ui/details.tsx'
import { Glyph } from '../ui/glyph.tsx'
import { Link } from '../ui/link.tsx'
import { rowLook } from '../ui/popup-look.ts'
import { Press } from '../ui/press.tsx'
import { toast } from '../ui/toast-store.ts'
import { saveWav, wavSourceOf } from './save-wav.ts'

const facts: Readonly<Record<RecordingExtension, { name: string; detail: string }>> = {
  mp4: { name: 'MP4', detail: 'Plays everywhere' },
  webm: { name: 'WebM', detail: 'For tabletops such as Foundry' },
  ogg: { name: 'Ogg', detail: 'Small, loops without a gap' },
  mp3: { name: 'MP3', detail: 'Plays everywhere' },
  flac: { name: 'FLAC', detail: 'Loses nothing' },
  wav: { name: 'WAV', detail: 'Loses nothing' },
  mid: { name: 'MIDI', detail: 'The notes' },
}

/** A battle map that moves, for tabletops: the scene about it, and a still of it where no video is taken. */
const forTables = [
  { format: 'foundry', name: 'Foundry VTT', detail: 'The video with walls, doors, lights' },
  { format: 'dd2vtt', name: 'Universal VTT', detail: 'A still with walls, doors, lights' },
] as const

/** A name that any file system takes. */
const fileName = (title: string) =>
  title
    .normalize('NFC')
    .replace(/[^\p{L}\p{N}_ -]+/gu, '')
    .trim()
    .slice(0, 60) || 'recording'

const sizeInWords = (bytes: number) =>
  bytes < 1e6 ? `${Math.max(1, Math.round(bytes / 1000))} kB` : `${(bytes / 1e6).toFixed(1)} MB`

/** Asks for a work anew: the addresses of its files hold for a while, and its page may have been open for hours. */
function useRenewed(id: string): () => Promise<FullImage> {
  const client = useQueryClient()
  return () => client.fetchQuery({ ...imageOf(id), staleTime: 0 })
}

/** Of what is kept without loss in another format: a WAV, made by the browser. */
function WavRow({ image, recording }: { image: FullImage; recording: FullRecording }) {
  const [isBusy, setBusy] = useState(false)
  const renewed = useRenewed(image.id)
  if (!wavSourceOf(recording)) return null
  async function save() {
    setBusy(true)
    try {
      const { title, recording: latest } = await renewed()
      if (latest) await saveWav(`${fileName(title)}.wav`, latest)
    } catch {
      toast({
        title: 'The WAV could not be made',
        description: 'Look at your connection and try again, or take the FLAC.',
        tone: 'bad',
      })
    } finally {
      setBusy(false)
    }
  }
  return (
    <li>
      <Press
        aria-busy={isBusy || undefined}
        aria-disabled={isBusy}
        onClick={() => !isBusy && void save()}
        className={classes(rowLook, 'w-full cursor-pointer hover:bg-raise2')}
      >
        {isBusy ? (
          <Glyph name="spinner" className="size-4.5 animate-spin" />
        ) : (
          <FileDown aria-hidden className="size-4.5 text-ink3" />
        )}
        <span className="font-medium">WAV</span>
        <span className="ml-auto text-xs text-ink3 tabular">
          Loses nothing · {sizeInWords(recording.seconds * WAV_BYTES)}
        </span>
      </Press>
    </li>
  )
}

/** Bytes of a second of stereo at 48 kHz and 16 bits. */
const WAV_BYTES = 192_000

/** As a playlist for Foundry VTT: its layers or its intensities beside each other, in a zip with what plays them. */
function PlaylistRow({ image }: { image: FullImage }) {
  const [isBusy, setBusy] = useState(false)
  const renewed = useRenewed(image.id)
  async function save() {
    setBusy(true)
    try {
      const latest = await renewed()
      const { playlistOf, savePlaylists } = await import('./save-playlist.ts')
      await savePlaylists(latest.title, [playlistOf(latest)])
    } catch {
      toast({
        title: 'The playlist could not be put together',
        description: 'Look at your connection and try again.',
        tone: 'bad',
      })
    } finally {
      setBusy(false)
    }
  }
  return (
    <li>
      <Press
        aria-busy={isBusy || undefined}
        aria-disabled={isBusy}
        onClick={() => !isBusy && void save()}
        className={classes(rowLook, 'w-full cursor-pointer hover:bg-raise2')}
      >
        {isBusy ? (
          <Glyph name="spinner" className="size-4.5 animate-spin" />
        ) : (
          <FileDown aria-hidden className="size-4.5 text-ink3" />
        )}
        <span className="font-medium">Foundry playlist</span>
        <span className="ml-auto text-xs text-ink3">For versions 12 and 13 · zip</span>
      </Press>
    </li>
  )
}

/** A recording's files, to keep: all of it, then its layers. */
export default function RecordingFiles({ image }: { image: FullImage }) {
  const files = image.recording?.files ?? []
  const row = ({ url, extension, stem, bytes }: (typeof files)[number]) => (
    <li key={url}>
      <a
        href={url}
        download={`${fileName(image.title)}${stem === '' ? '' : ` - ${fileName(stem)}`}.${extension}`}
        className={classes(rowLook, 'cursor-pointer hover:bg-raise2')}
      >
        <FileDown aria-hidden className="size-4.5 text-ink3" />
        <span className="font-medium">{stem === '' ? facts[extension].name : stem}</span>
        <span className="ml-auto text-xs text-ink3 tabular">
          {stem === '' ? facts[extension].detail : facts[extension].name} · {sizeInWords(bytes)}
        </span>
      </a>
    </li>
  )
  const stems = files.filter(({ stem }) => stem !== '')
  return (
    <section aria-label="Files" className="grid gap-1 rounded-lg border border-line bg-raise1 p-2">
      <ul>
        {files.filter(({ stem }) => stem === '').map(row)}
        {image.recording?.medium === 'audio' && (
          <>
            <WavRow image={image} recording={image.recording} />
            <PlaylistRow image={image} />
            <li>
              <Link to={`/soundboard?add=${image.id}`} className={classes(rowLook, 'hover:bg-raise2')}>
                <SlidersVertical aria-hidden className="size-4.5 text-ink3" />
                <span className="font-medium">Put it on the soundboard</span>
              </Link>
            </li>
          </>
        )}
      </ul>
      {image.exports.length > 0 && (
        <>
          <h2 className="px-3 pt-2 text-sm font-medium text-ink2">For the table</h2>
          <MapExportList
            id={image.id}
            kinds={forTables.filter(({ format }) => image.exports.includes(format))}
            wish={{ view: image.isOwner ? 'gm' : 'players' }}
          />
        </>
      )}
      {stems.length > 0 && (
        <Details summary="Its layers, one by one" className="px-3">
          <ul className="-mx-3">{stems.map(row)}</ul>
        </Details>
      )}
    </section>
  )
}
