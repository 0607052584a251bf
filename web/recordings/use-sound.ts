import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { intensities } from '../../contract/audio-facts.ts'
import type { FullRecording, RecordingFile } from '../../contract/recordings.ts'
import { imageOf } from '../images/queries.ts'
import { openSoundPlayer, type Playing, type SoundFault, type SoundPlayer, type Track } from './sound-player.ts'

/** Formats that are played, the best first; what is left out is for keeping alone. */
const played = ['ogg', 'mp3', 'flac', 'wav'] as const

/** A recording's sounds: all of it under the empty name, and its layers. */
export function tracksOf(files: readonly RecordingFile[]): Track[] {
  const stems = [...new Set(files.map(({ stem }) => stem))]
  const urls = (stem: string) =>
    played.flatMap((extension) => files.find((file) => file.stem === stem && file.extension === extension)?.url ?? [])
  return stems.map((stem) => ({ stem, urls: urls(stem) })).filter((track) => track.urls.length > 0)
}

/** All of it, in one sound. */
export const WHOLE = ''

/** The stems of a piece of music are the same piece at other intensities: of them one is heard, not all. */
export const areIntensities = (stems: readonly string[]) =>
  stems.length > 1 && stems.every((stem) => intensities.some((one) => one === stem.toLowerCase()))

export const soundFaults: Readonly<Record<SoundFault, string>> = {
  away: 'The sound could not be fetched. Look at your connection, and press Play again.',
  lapsed: 'The sound is not there any more. Load the page again; if it was deleted, it is gone.',
  crowded: 'That is more sound at once than a browser can hold. Stop another one first, or play it without its layers.',
  unreadable: 'This browser reads none of the formats of this sound. Download it as an MP3, or try another browser.',
}

/** Longest that what was fetched is kept for when it has fallen silent, s: a minute of it takes 23 MB. */
export const KEPT_MAX = 15

const still: Playing = { isPlaying: false, isLoading: false, position: 0, fault: null }

/** A player of the recording of a work, gone with the page that shows it. Those with the same `together` may be heard at once. */
export function useSound(imageId: string, { seconds }: Pick<FullRecording, 'seconds'>, together?: object) {
  const client = useQueryClient()
  const [playing, setPlaying] = useState(still)
  const player = useRef<SoundPlayer>(undefined)
  useEffect(() => {
    const onLapsed = () => void client.invalidateQueries({ queryKey: imageOf(imageId).queryKey })
    const opened = openSoundPlayer({ seconds, onChange: setPlaying, onLapsed, ...(together && { together }) })
    player.current = opened
    return () => opened.close()
  }, [client, imageId, seconds, together])
  return { playing, player }
}
