import { Pause, Play, Repeat } from 'lucide-react'
import { useEffect, useId, useMemo, useState } from 'react'
import type { FullRecording } from '../../contract/recordings.ts'
import { Button, IconButton, pressedLook } from '../ui/button.tsx'
import { ChoiceChips } from '../ui/chip.tsx'
import { Captions } from './captions.tsx'
import { Mixer } from './mixer.tsx'
import { areIntensities, soundFaults, tracksOf, useSound, WHOLE } from './use-sound.ts'
import { Waveform } from './waveform.tsx'

/** Plays what is heard: its waveform, its layers to mix, its words as they are spoken. */
export function AudioPlayer({ imageId, recording }: { imageId: string; recording: FullRecording }) {
  const id = useId()
  const { seconds, peaks, captions, loops } = recording
  const { playing, player } = useSound(imageId, recording)
  const [isRepeated, setRepeated] = useState(loops)
  const tracks = useMemo(() => tracksOf(recording.files), [recording.files])
  const stems = useMemo(() => tracks.map(({ stem }) => stem).filter((stem) => stem !== WHOLE), [tracks])
  const isLed = areIntensities(stems)
  const [isMixed, setMixed] = useState(false)
  const [intensity, setIntensity] = useState<string>(WHOLE)
  const isInParts = isMixed || (isLed && intensity !== WHOLE)
  const [volumes, setVolumes] = useState<Readonly<Record<string, number>>>({})
  const { isPlaying, isLoading, position, fault } = playing

  // What is heard: all of it at once; its layers, mixed; or one of its intensities, the others silent beside it.
  useEffect(() => {
    void player.current?.load(tracks.filter(({ stem }) => (stem !== WHOLE) === isInParts))
  }, [player, tracks, isInParts])
  useEffect(() => {
    if (isLed) for (const stem of stems) player.current?.volume(stem, stem === intensity ? 1 : 0)
  }, [player, isLed, stems, intensity])
  useEffect(() => player.current?.repeat(isRepeated), [player, isRepeated])

  return (
    <section aria-label="Player" className="grid grid-cols-1 gap-4 border-t border-line bg-raise1 p-4 sm:p-5">
      <Waveform peaks={peaks} seconds={seconds} position={position} onSeek={(to) => player.current?.seek(to)} />
      <div className="flex flex-wrap items-center gap-2">
        <Button
          tone="primary"
          busy={isLoading && !isPlaying}
          onClick={() => (isPlaying ? player.current?.pause() : void player.current?.play())}
        >
          {isPlaying ? <Pause aria-hidden className="size-4" /> : <Play aria-hidden className="size-4" />}
          {isPlaying ? 'Pause' : 'Play'}
        </Button>
        <IconButton
          label="Play it round and round"
          aria-pressed={isRepeated}
          onClick={() => setRepeated(!isRepeated)}
          className={pressedLook}
        >
          <Repeat aria-hidden />
        </IconButton>
        {stems.length > 0 && !isLed && (
          <Button onClick={() => setMixed(!isMixed)} aria-expanded={isMixed}>
            {isMixed ? 'All as it is' : 'Mix its layers'}
          </Button>
        )}
      </div>
      {fault && (
        <p role="alert" className="text-sm text-bad">
          {soundFaults[fault]}
        </p>
      )}
      {isLed && (
        <ChoiceChips
          label="How much is going on"
          name={id}
          value={intensity}
          options={[
            { value: WHOLE, label: 'As composed' },
            ...stems.map((stem) => ({ value: stem, label: stem.charAt(0).toUpperCase() + stem.slice(1) })),
          ]}
          onChange={setIntensity}
        />
      )}
      {isMixed && (
        <Mixer
          stems={stems}
          volumes={volumes}
          onVolume={(stem, volume) => {
            setVolumes({ ...volumes, [stem]: volume })
            player.current?.volume(stem, volume / 100)
          }}
        />
      )}
      {captions.length > 0 && (
        <Captions
          captions={captions}
          position={isPlaying ? position : undefined}
          onSeek={(to) => player.current?.seek(to)}
        />
      )}
    </section>
  )
}
