import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { FullRecording, RecordingFile } from '../../contract/recordings.ts'
import { imageOf } from '../images/queries.ts'
import { openSoundPlayer, type Playing, type SoundPlayer, type Track } from './sound-player.ts'

/** Formats that are played, the best first; what is left out is for keeping alone. */
const played = ['ogg', 'mp3', 'flac', 'wav'] as const

/** A recording's sounds: all of it under the empty name, and its layers. */
export function tracksOf(files: readonly RecordingFile[]): Track[] {
  const stems = [...new Set(files.map(({ stem }) => stem))]
  const urls = (stem: string) =>
    played.flatMap((extension) => files.find((file) => file.stem === stem && file.extension === extension)?.url ?? [])
  return stems.map((stem) => ({ stem, urls: urls(stem) })).filter((track) => track.urls.length > 0)
}

const still: Playing = { isPlaying: false, isLoading: false, position: 0, fault: null }

/** A player of the recording of a work, gone with the page that shows it. */
export function useSound(imageId: string, { seconds }: Pick<FullRecording, 'seconds'>) {
  const client = useQueryClient()
  const [playing, setPlaying] = useState(still)
  const player = useRef<SoundPlayer>(undefined)
  useEffect(() => {
    const onLapsed = () => void client.invalidateQueries({ queryKey: imageOf(imageId).queryKey })
    const opened = openSoundPlayer({ seconds, onChange: setPlaying, onLapsed })
    player.current = opened
    return () => opened.close()
  }, [client, imageId, seconds])
  return { playing, player }
}
