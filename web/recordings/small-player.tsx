import { useQuery } from '@tanstack/react-query'
import { ExternalLink, Pause, Play } from 'lucide-react'
import { useEffect, useMemo, useState } from 'react'
import type { Image } from '../../contract/images.ts'
import { imageOf } from '../images/queries.ts'
import { clockTime, spokenTime } from '../ui/clock-time.ts'
import { Glyph } from '../ui/glyph.tsx'
import { Link } from '../ui/link.tsx'
import { Press } from '../ui/press.tsx'
import { awaken } from './sound-player.ts'
import { KEPT_MAX, soundFaults, tracksOf, useSound, WHOLE } from './use-sound.ts'

const roundLook = 'grid size-11 shrink-0 place-content-center rounded-full border border-current'

/** A recording among other things, in their colours: play, where it is, and the way to its page. Nothing is fetched before it is played. */
export function SmallPlayer({ work, label }: { work: Image; label: string }) {
  const seconds = work.recording?.seconds ?? 0
  const { playing, player } = useSound(work.id, { seconds })
  const [isOpened, setOpened] = useState(false)
  /** It was pressed before its files were known. */
  const [isWanted, setWanted] = useState(false)
  const full = useQuery({ ...imageOf(work.id), enabled: isOpened })
  const files = full.data?.recording?.files
  const tracks = useMemo(() => tracksOf(files ?? []).filter(({ stem }) => stem === WHOLE), [files])
  const isOffline = isOpened && !full.data && full.fetchStatus === 'paused'

  useEffect(() => {
    player.current?.repeat(work.recording?.loops ?? false)
    void player.current?.load(tracks)
  }, [player, tracks, work.recording?.loops])
  // Whoever waited in vain presses again: later it would begin unawares.
  useEffect(() => {
    if (!isWanted || !(full.data || full.isError || isOffline)) return
    setWanted(false)
    if (full.data) void player.current?.play()
    else player.current?.pause()
  }, [player, isWanted, full.data, full.isError, isOffline])

  const { isPlaying, isLoading, position, fault } = playing
  useEffect(() => {
    if (!isPlaying && !isLoading && seconds > KEPT_MAX) player.current?.forget()
  }, [player, isPlaying, isLoading, seconds])

  const isBusy = isLoading || isWanted
  function press() {
    if (isPlaying || isBusy) {
      setWanted(false)
      return player.current?.pause()
    }
    awaken()
    if (tracks.length > 0) return void player.current?.play()
    setWanted(true)
    setOpened(true)
    // What could not be fetched is tried again.
    if (full.isError) void full.refetch()
  }
  const problem = isBusy
    ? undefined
    : fault
      ? soundFaults[fault]
      : full.isError
        ? soundFaults[full.error.status === 404 ? 'lapsed' : 'away']
        : isOffline
          ? soundFaults.away
          : undefined

  return (
    <div className="grid min-w-0 grid-cols-1">
      <div className="flex min-w-0 items-center gap-3">
        <Press
          aria-label={`${isPlaying ? 'Pause' : isBusy ? 'Do not play' : 'Play'} ${label}`}
          aria-busy={isBusy || undefined}
          onClick={press}
          className={roundLook}
        >
          {isBusy ? (
            <Glyph name="spinner" className="size-4.5 animate-spin" />
          ) : isPlaying ? (
            <Pause aria-hidden className="size-4.5" />
          ) : (
            <Play aria-hidden className="size-4.5 translate-x-px" />
          )}
        </Press>
        <div className="grid min-w-0 flex-1 grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-3">
          <span className="truncate text-sm font-medium">{label}</span>
          <span aria-hidden className="text-xs tabular">
            {clockTime(position)} / {clockTime(seconds)}
          </span>
          <input
            type="range"
            aria-label={`Where ${label} is played`}
            aria-valuetext={`${spokenTime(position)} of ${spokenTime(seconds)}`}
            min={0}
            max={seconds}
            step={seconds > 20 ? 1 : 0.1}
            value={Math.min(position, seconds)}
            onChange={(event) => player.current?.seek(Number(event.target.value))}
            // A finger's breadth, of which the line of text takes a part.
            className="col-span-2 m-0 -my-2.5 h-11 w-full cursor-pointer"
            style={{ accentColor: 'currentColor' }}
          />
        </div>
        <Link
          to={`/images/${work.id}`}
          aria-label={`Open ${label}: its files and all about it`}
          className="grid size-11 shrink-0 place-content-center"
        >
          <ExternalLink aria-hidden className="size-4.5" />
        </Link>
      </div>
      {problem && (
        <p role="alert" className="text-sm">
          {problem}
        </p>
      )}
    </div>
  )
}
