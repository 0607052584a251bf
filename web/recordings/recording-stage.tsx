import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { FullImage } from '../../contract/images.ts'
import { type Caption, recordingTypes } from '../../contract/recordings.ts'
import { imageOf } from '../images/queries.ts'
import { Picture } from '../ui/picture.tsx'
import { useIsCalm } from '../ui/use-is-calm.ts'
import { AudioPlayer } from './audio-player.tsx'

/** Shows words while they are spoken; a picture that has them already keeps them. */
function caption(video: HTMLVideoElement, captions: readonly Caption[]): void {
  if (video.textTracks.length > 0) return
  const track = video.addTextTrack('captions', 'What is said', 'en')
  track.mode = 'showing'
  for (const { from, to, text } of captions) track.addCue(new VTTCue(from, to, text))
}

/**
 * The address of what is private holds for a while: where it has lapsed, the work is asked for anew, and its player begins again with
 * the next. An address that fails twice is asked for once.
 */
function useLapses({ id, url }: FullImage) {
  const client = useQueryClient()
  const [lapses, setLapses] = useState(0)
  const failed = useRef('')
  const onLapsed = () => {
    if (failed.current === url) return
    failed.current = url
    void client.invalidateQueries({ queryKey: imageOf(id).queryKey }).then(() => setLapses((before) => before + 1))
  }
  return { lapses, onLapsed }
}

/** A recording in place of its picture: what moves plays, without sound, unless it is not to; what is heard waits for a press. */
export default function RecordingStage({ image }: { image: FullImage }) {
  const isCalm = useIsCalm()
  const { recording } = image
  const { lapses, onLapsed } = useLapses(image)
  if (!recording) return null
  const name = image.title || image.prompt || 'The recording'
  if (recording.medium === 'audio') {
    return (
      <div>
        <Picture
          src={image.url}
          alt=""
          width={image.width}
          height={image.height}
          thumbhash={image.thumbhash}
          sizes="(min-width: 64rem) 60vw, 100vw"
          priority
          className="aspect-[5/2] w-full object-cover"
        />
        <AudioPlayer key={image.id} imageId={image.id} recording={recording} />
      </div>
    )
  }
  // Sound never starts by itself: who speaks waits to be asked.
  const isSpoken = recording.captions.length > 0
  const plays = !isCalm && !isSpoken
  return (
    <div className="bg-raise1">
      <video
        key={`${image.id} ${lapses}`}
        ref={(video) => {
          if (isSpoken && video) caption(video, recording.captions)
        }}
        aria-label={name}
        width={image.width}
        height={image.height}
        poster={image.url}
        controls
        playsInline
        muted={!isSpoken}
        autoPlay={plays}
        loop={recording.loops}
        onError={onLapsed}
        preload={plays ? 'auto' : 'metadata'}
        className="w-full"
      >
        {recording.files.map(({ url, extension }, n) => (
          <source
            key={url}
            src={url}
            type={recordingTypes[extension]}
            onError={n === recording.files.length - 1 ? onLapsed : undefined}
          />
        ))}
      </video>
    </div>
  )
}
