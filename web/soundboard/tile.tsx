import { useQuery } from '@tanstack/react-query'
import { ListStart, Pause, Play, Repeat, SlidersHorizontal, Trash2, Volume2, VolumeX } from 'lucide-react'
import { type RefObject, useEffect, useId, useMemo, useRef, useState } from 'react'
import type { FullImage } from '../../contract/images.ts'
import type { FullRecording } from '../../contract/recordings.ts'
import { imageOf } from '../images/queries.ts'
import { Mixer } from '../recordings/mixer.tsx'
import { awaken } from '../recordings/sound-player.ts'
import { areIntensities, KEPT_MAX, soundFaults, tracksOf, useSound, WHOLE } from '../recordings/use-sound.ts'
import { IconButton, pressedLook } from '../ui/button.tsx'
import { ChoiceChips } from '../ui/chip.tsx'
import { classes } from '../ui/classes.ts'
import { clockTime } from '../ui/clock-time.ts'
import { Glyph } from '../ui/glyph.tsx'
import { Link } from '../ui/link.tsx'
import { Picture } from '../ui/picture.tsx'
import { Press } from '../ui/press.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import type { Tile } from './board.ts'

/** What a board does with a tile. */
export interface TileControls {
  start(fade: number): void
  stop(fade: number): void
  isOn(): boolean
}

interface TileProps {
  tile: Tile
  /** The key that plays it, 1-9. */
  number: number
  /** Over how many seconds it comes and goes. */
  fade: number
  /** Those on one board are heard at once. */
  board: object
  controls: RefObject<Map<string, TileControls>>
  onChange: (change: Partial<Tile>) => void
  onRemove: () => void
  /** Whether it sounds has changed. */
  onSounding: () => void
}

/** A work on the board: what is known of it first, for a player needs its length. */
export function TileView(props: TileProps) {
  const { tile, onRemove } = props
  const found = useQuery(imageOf(tile.workId))
  const work = found.data
  if (work?.recording?.medium === 'audio') return <Known {...props} work={work} recording={work.recording} />
  const isGone = work !== undefined || found.error?.status === 404
  return (
    <li className="grid min-h-44 content-center justify-items-start gap-2 rounded-lg border border-line bg-raise1 p-4">
      {isGone ? (
        <>
          <p className="text-sm text-ink2">This sound is not there any more, or not yours to hear.</p>
          <Press onClick={onRemove} className="touch-target rounded-sm text-sm underline underline-offset-4">
            Take it off the board
          </Press>
        </>
      ) : found.isError || found.fetchStatus === 'paused' ? (
        <>
          <p className="text-sm text-ink2">It could not be fetched.</p>
          <Press
            onClick={() => void found.refetch()}
            className="touch-target rounded-sm text-sm underline underline-offset-4"
          >
            Try again
          </Press>
        </>
      ) : (
        <Skeleton className="h-32 w-full rounded-md" />
      )}
    </li>
  )
}

/** What is heard once goes at once: a door does not fade. */
const CUT = 0.15

function Known({
  tile,
  number,
  fade,
  board,
  controls,
  onChange,
  onRemove,
  onSounding,
  work,
  recording,
}: TileProps & { work: FullImage; recording: FullRecording }) {
  const id = useId()
  const { playing, player } = useSound(work.id, recording, board)
  const [isOpen, setOpen] = useState(false)
  const tracks = useMemo(() => tracksOf(recording.files), [recording.files])
  const stems = useMemo(() => tracks.map(({ stem }) => stem).filter((stem) => stem !== WHOLE), [tracks])
  const isLed = areIntensities(stems)
  /** Of intensities one alone is fetched: each takes as much memory as all of it. */
  const intensity = isLed && stems.includes(tile.intensity) ? tile.intensity : WHOLE
  const isMixed = !isLed && tile.layers !== undefined
  const isInParts = isMixed || intensity !== WHOLE
  const { isPlaying, isLoading, position, fault } = playing
  const goesOn = tile.loops

  useEffect(() => {
    void player.current?.load(tracks.filter(({ stem }) => (isMixed ? stem !== WHOLE : stem === intensity)))
  }, [player, tracks, isMixed, intensity])
  useEffect(() => {
    if (!isLed) for (const stem of stems) player.current?.volume(stem, (tile.layers?.[stem] ?? 100) / 100)
  }, [player, isLed, stems, tile.layers])
  useEffect(() => player.current?.repeat(tile.loops), [player, tile.loops])
  useEffect(() => player.current?.level(tile.isMuted ? 0 : tile.volume / 100), [player, tile.isMuted, tile.volume])
  useEffect(() => {
    if (!isPlaying && !isLoading && recording.seconds > KEPT_MAX) player.current?.forget()
  }, [player, isPlaying, isLoading, recording.seconds])

  /** It goes out, and is no longer to be heard though it still is. */
  const isLeaving = useRef(false)
  const isOn = () => (isPlaying || isLoading) && !isLeaving.current
  const own = useRef<TileControls>(undefined)
  useEffect(() => {
    own.current = {
      start(over) {
        isLeaving.current = false
        awaken()
        void player.current?.play(goesOn ? over : 0)
      },
      stop(over) {
        isLeaving.current = true
        player.current?.end(goesOn ? over : CUT)
      },
      isOn,
    }
    controls.current.set(tile.key, own.current)
    onSounding()
  })
  useEffect(() => {
    const all = controls.current
    return () => {
      all.delete(tile.key)
      onSounding()
    }
  }, [controls, tile.key, onSounding])

  const title = work.title || 'Untitled'
  const press = () => (isOn() ? own.current?.stop(fade) : own.current?.start(fade))
  return (
    <li
      className={classes(
        'grid min-w-0 grid-cols-1 content-start overflow-hidden rounded-lg border bg-raise1',
        isPlaying ? 'border-amber' : 'border-line',
      )}
    >
      <Press
        aria-pressed={isPlaying}
        aria-keyshortcuts={String(number)}
        aria-label={`${number}: ${title}`}
        onClick={press}
        className="relative block w-full text-left focus-visible:-outline-offset-4"
      >
        <Picture
          src={work.url}
          alt=""
          width={work.width}
          height={work.height}
          thumbhash={work.thumbhash}
          sizes="(min-width: 64rem) 20rem, 100vw"
          className="aspect-[4/1] w-full object-cover opacity-60"
        />
        <span
          aria-hidden
          className="absolute top-2 left-2 grid size-7 place-content-center rounded-sm border border-line bg-ground text-sm tabular"
        >
          {number}
        </span>
        <span className="flex min-w-0 items-center gap-3 px-3 py-2.5">
          {isLoading ? (
            <Glyph name="spinner" className="size-5 shrink-0 animate-spin" />
          ) : isPlaying ? (
            <Pause aria-hidden className="size-5 shrink-0" />
          ) : (
            <Play aria-hidden className="size-5 shrink-0" />
          )}
          <span className="min-w-0 flex-1 truncate font-medium">{title}</span>
          <span className="shrink-0 text-xs text-ink3 tabular">
            {clockTime(position)} / {clockTime(recording.seconds)}
          </span>
        </span>
        {/* Where it is: read out with the press that begins it, not by itself. */}
        <span aria-hidden className="block h-0.5 bg-line">
          <span
            className="block h-full bg-amber"
            style={{ width: `${Math.min(100, (100 * position) / Math.max(0.1, recording.seconds))}%` }}
          />
        </span>
      </Press>
      <div className="grid gap-1 px-3 pt-1 pb-2">
        <label className="flex items-center gap-3">
          <span className="sr-only">Volume of {title}</span>
          <input
            type="range"
            aria-valuetext={`${tile.volume} %`}
            min={0}
            max={150}
            step={5}
            value={tile.volume}
            onChange={(event) => onChange({ volume: Number(event.target.value) })}
            className="h-11 min-w-0 flex-1 accent-amber"
          />
          <span aria-hidden className="w-12 text-right text-xs text-ink3 tabular">
            {tile.volume} %
          </span>
        </label>
        <div className="-mx-2 flex items-center">
          <IconButton
            label={`Mute ${title}`}
            aria-pressed={tile.isMuted}
            onClick={() => onChange({ isMuted: !tile.isMuted })}
            className={pressedLook}
          >
            {tile.isMuted ? <VolumeX aria-hidden /> : <Volume2 aria-hidden />}
          </IconButton>
          <IconButton
            label={`Play ${title} round and round`}
            aria-pressed={tile.loops}
            onClick={() => onChange({ loops: !tile.loops })}
            className={pressedLook}
          >
            <Repeat aria-hidden />
          </IconButton>
          <IconButton
            label={`${title} begins with its scene`}
            aria-pressed={tile.joins}
            onClick={() => onChange({ joins: !tile.joins })}
            className={pressedLook}
          >
            <ListStart aria-hidden />
          </IconButton>
          {stems.length > 0 && (
            <IconButton
              label={isLed ? `How much is going on in ${title}` : `Layers of ${title}`}
              aria-expanded={isOpen}
              aria-controls={id}
              onClick={() => setOpen(!isOpen)}
              className={classes((isOpen || isInParts) && 'text-accent')}
            >
              <SlidersHorizontal aria-hidden />
            </IconButton>
          )}
          <IconButton label={`Take ${title} off the board`} onClick={onRemove} className="ml-auto">
            <Trash2 aria-hidden />
          </IconButton>
        </div>
        {fault && (
          <p role="alert" className="text-sm text-bad">
            {soundFaults[fault]}
          </p>
        )}
        {isOpen && (
          <div id={id} className="grid gap-3 border-t border-line pt-3 pb-1">
            {isLed ? (
              <ChoiceChips
                label="How much is going on"
                name={`${id} intensity`}
                value={intensity}
                options={[
                  { value: WHOLE, label: 'As composed' },
                  ...stems.map((stem) => ({ value: stem, label: stem.charAt(0).toUpperCase() + stem.slice(1) })),
                ]}
                onChange={(intensity) => onChange({ intensity })}
              />
            ) : (
              <>
                <label className="flex min-h-11 items-center gap-3 text-sm">
                  <input
                    type="checkbox"
                    className="size-5 accent-amber"
                    checked={tile.layers !== undefined}
                    onChange={(event) => onChange({ layers: event.target.checked ? {} : undefined })}
                  />
                  Mix its layers
                </label>
                {tile.layers && (
                  <Mixer
                    stems={stems}
                    volumes={tile.layers}
                    onVolume={(stem, volume) => onChange({ layers: { ...tile.layers, [stem]: volume } })}
                  />
                )}
              </>
            )}
            <Link
              to={`/images/${work.id}`}
              className="touch-target justify-self-start text-sm underline underline-offset-4"
            >
              Open its page
            </Link>
          </div>
        )}
      </div>
    </li>
  )
}
