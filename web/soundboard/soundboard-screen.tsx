import { useQueries } from '@tanstack/react-query'
import { FileDown, Pencil, Play, Plus, Square, Trash2 } from 'lucide-react'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useNavigation, useSearchParams } from 'react-router'
import type { Image } from '../../contract/images.ts'
import type { ApiError } from '../api/api-error.ts'
import { PictureShelves } from '../images/picture-shelves.tsx'
import { imageOf } from '../images/queries.ts'
import { LoggedInOnly } from '../instead/logged-in-only.tsx'
import { Button, IconButton } from '../ui/button.tsx'
import { classes } from '../ui/classes.ts'
import { isPageCovered } from '../ui/covered.ts'
import { Dialog } from '../ui/dialog.tsx'
import { TextField } from '../ui/field.tsx'
import { Select } from '../ui/select.tsx'
import { onSingleKey } from '../ui/single-keys.ts'
import { Skeleton } from '../ui/skeleton.tsx'
import { toast } from '../ui/toast-store.ts'
import {
  countWithoutRoom,
  fades,
  freshScene,
  NAME_MAX,
  SCENES_MAX,
  type Scene,
  shownOf,
  TILES_MAX,
  withoutScene,
  withoutTile,
  withScene,
  withSceneBack,
  withTile,
  withWorks,
} from './board.ts'
import { type TileControls, TileView } from './tile.tsx'
import { useBoard } from './use-board.ts'

/** Most that an address can lay down: as many as a board holds. */
const ADDED_MAX = SCENES_MAX * TILES_MAX
const isSound = ({ recording }: Image) => recording?.medium === 'audio'
const fadeName = (seconds: number) =>
  seconds === 0 ? 'At once' : `Over ${seconds} ${seconds === 1 ? 'second' : 'seconds'}`

/** A refusal stays one, however often it is asked; of what could not be fetched another try may come to more. */
const isRefused = ({ status }: ApiError) => status >= 400 && status < 500 && status !== 429

/** Laid down from an address, "/soundboard?add=ID,ID": the address forgets each as soon as it lies there, or is found not to be had. */
function useAdded(lay: (works: readonly Image[]) => void) {
  const [search, setSearch] = useSearchParams()
  const asked = search.get('add') ?? ''
  const all = useMemo(() => [...new Set(asked.split(',').filter((id) => id !== ''))], [asked])
  const ids = all.slice(0, ADDED_MAX)
  const found = useQueries({ queries: ids.map((id) => imageOf(id)) })
  const isAnswered = ids.length > 0 && found.every(({ isPending, isFetching }) => !isPending && !isFetching)
  /** What was answered, and what of it is still to be had; then the address may say so. */
  const [answered, setAnswered] = useState<{ asked: string; rest: string }>()
  const isGoing = useNavigation().state !== 'idle'

  useEffect(() => {
    // The same may be asked for once more.
    if (asked === '' && answered) setAnswered(undefined)
    if (!isAnswered || answered?.asked === asked || answered?.rest === asked) return
    const works = found.flatMap(({ data }) => (data && isSound(data) ? [data] : []))
    const away = found.filter(({ error, data }) => !data && error && !isRefused(error))
    lay(works)
    setAnswered({ asked, rest: ids.filter((_, n) => away.includes(found[n] as (typeof found)[number])).join(',') })
    if (away.length > 0)
      toast({
        title: 'Not all of it could be fetched',
        description: 'Look at your connection and try again.',
        tone: 'bad',
        goesWithPage: true,
        action: {
          label: 'Try again',
          perform() {
            for (const { refetch } of away) void refetch()
            setAnswered(undefined)
          },
        },
      })
    else if (works.length < all.length)
      toast({
        title: 'Not all of it could be put on the board',
        description: 'Some of it is no sound, not there, not yours to hear, or more than a board holds.',
        tone: 'bad',
      })
  }, [isAnswered, answered, asked, all, ids, found, lay])

  // Only once it lies there: a page that comes anew before asks again. Not while another page is on its way, which this would call off.
  useEffect(() => {
    if (answered?.asked !== asked || answered.rest === asked || isGoing) return
    setSearch(answered.rest === '' ? {} : { add: answered.rest }, { replace: true, preventScrollReset: true })
  }, [answered, asked, isGoing, setSearch])
}

function Desk() {
  const [board, setBoard] = useBoard()
  const [isAdding, setAdding] = useState(false)
  const [renamed, setRenamed] = useState<Scene>()
  const [isExporting, setExporting] = useState(false)
  /** Which scenes were looked at: what is in the others is not fetched yet. */
  const [opened, setOpened] = useState<ReadonlySet<string>>(() => new Set([board.shown]))
  const [together] = useState(() => ({}))
  const controls = useRef(new Map<string, TileControls>())
  const [sounding, setSounding] = useState<ReadonlySet<string>>(new Set())
  const scene = shownOf(board)
  const { fade } = board
  // However it came to be shown: what plays in it would else be cut when another is.
  if (scene && !opened.has(scene.key)) setOpened(new Set([...opened, scene.key]))
  const newest = useRef(board)
  useEffect(() => {
    newest.current = board
  })
  const lay = useCallback(
    (works: readonly Image[]) => {
      const before = newest.current
      const { shown, scenes } = withWorks(before, works)
      const left = countWithoutRoom(before, works)
      setBoard((latest) => withWorks(latest, works))
      if (left > 0)
        toast({
          title:
            left === works.length ? 'The board is full' : `There was no room for ${left} of ${works.length} sounds`,
          description: `It holds ${SCENES_MAX} scenes of ${TILES_MAX} sounds. Take some off first.`,
          tone: 'bad',
        })
      else if (scenes.length > before.scenes.length)
        toast({
          title: 'This scene is full',
          description:
            shown === before.shown
              ? 'The rest lies in a new scene.'
              : 'What you added lies in a new scene, which is shown.',
        })
    },
    [setBoard],
  )
  useAdded(lay)
  const joining = scene?.tiles.filter(({ joins }) => joins) ?? []
  /** What begins with the scene is not known yet, and could not be begun. */
  const isWaiting = useQueries({
    queries: [...new Set(joining.map(({ workId }) => workId))].map((id) => imageOf(id)),
    combine: (found) => found.some(({ isLoading }) => isLoading),
  })

  const show = useCallback((key: string) => setBoard((before) => ({ ...before, shown: key })), [setBoard])
  /** Which tiles sound, told by each as it changes. */
  const onSounding = useCallback(() => {
    const now = [...controls.current].filter(([, tile]) => tile.isOn()).map(([key]) => key)
    setSounding((before) => (before.size === now.length && now.every((key) => before.has(key)) ? before : new Set(now)))
  }, [])
  const stopAll = useCallback((over: number) => {
    for (const tile of controls.current.values()) tile.stop(over)
  }, [])

  /** What sounds elsewhere gives way to what begins with this scene. */
  function begin({ tiles }: Scene) {
    const own = new Set(tiles.map(({ key }) => key))
    for (const [key, tile] of controls.current) if (!own.has(key) && tile.isOn()) tile.stop(fade)
    for (const { key, joins } of tiles) {
      const tile = controls.current.get(key)
      if (joins && tile && !tile.isOn()) tile.start(fade)
    }
  }

  const keys = useRef({ scene, fade, stopAll })
  useEffect(() => {
    keys.current = { scene, fade, stopAll }
  })
  useEffect(() => {
    const numbers = Array.from({ length: TILES_MAX }, (_, n) =>
      onSingleKey(String(n + 1), () => {
        const now = keys.current
        const tile = controls.current.get(now.scene?.tiles[n]?.key ?? '')
        if (!tile || isPageCovered()) return
        if (tile.isOn()) tile.stop(now.fade)
        else tile.start(now.fade)
      }),
    )
    const onEscape = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented && !isPageCovered()) keys.current.stopAll(0)
    }
    window.addEventListener('keydown', onEscape)
    return () => {
      for (const stop of numbers) stop()
      window.removeEventListener('keydown', onEscape)
    }
  }, [])

  if (!scene) return null
  const soundsHere = scene.tiles.some(({ key }) => sounding.has(key))
  const isFull = scene.tiles.length >= TILES_MAX

  function bringBack(removed: Scene, place: number) {
    if (newest.current.scenes.length >= SCENES_MAX)
      toast({ title: 'There is no room for it any more', description: 'Remove another scene first.', tone: 'bad' })
    else setBoard((before) => withSceneBack(before, removed, place))
  }

  async function takeAlong() {
    setExporting(true)
    try {
      const { saveBoardPlaylist } = await import('./playlist.ts')
      await saveBoardPlaylist(board)
    } catch {
      toast({
        title: 'The playlist could not be put together',
        description: 'Look at your connection and try again.',
        tone: 'bad',
      })
    } finally {
      setExporting(false)
    }
  }

  return (
    <div className="grid grid-cols-1 gap-5">
      <nav aria-label="Scenes" className="flex flex-wrap items-center gap-2">
        {board.scenes.map((one) => (
          <Button
            key={one.key}
            aria-current={one.key === scene.key || undefined}
            onClick={() => show(one.key)}
            className={classes('max-w-full', one.key === scene.key && 'border-amber')}
          >
            <span className="truncate">{one.name}</span>
            {one.tiles.some(({ key }) => sounding.has(key)) && (
              <>
                <span aria-hidden className="size-2 shrink-0 rounded-full bg-amber" />
                <span className="sr-only">, sounds</span>
              </>
            )}
          </Button>
        ))}
        <IconButton
          label="Add a scene"
          disabled={board.scenes.length >= SCENES_MAX}
          onClick={() => {
            const fresh = freshScene(board)
            setBoard((before) => ({ ...before, scenes: [...before.scenes, fresh], shown: fresh.key }))
          }}
        >
          <Plus aria-hidden />
        </IconButton>
      </nav>

      <div className="flex flex-wrap items-end gap-3">
        <Button
          tone="primary"
          disabled={!soundsHere && joining.length === 0}
          busy={!soundsHere && isWaiting}
          onClick={() => {
            if (soundsHere) for (const { key } of scene.tiles) controls.current.get(key)?.stop(fade)
            else begin(scene)
          }}
        >
          {soundsHere ? (
            <Square aria-hidden className="size-4" />
          ) : (
            !isWaiting && <Play aria-hidden className="size-4" />
          )}
          {soundsHere ? 'Fade out' : sounding.size > 0 ? `Fade over to ${scene.name}` : `Play ${scene.name}`}
        </Button>
        <Button disabled={sounding.size === 0} aria-keyshortcuts="Escape" onClick={() => stopAll(0)}>
          Stop all
          <kbd aria-hidden className="text-xs text-ink3 max-sm:hidden">
            Esc
          </kbd>
        </Button>
        <div className="w-44">
          <Select
            label="Fade"
            value={fade}
            options={fades.map((value) => ({ value, label: fadeName(value) }))}
            onChange={(value) => setBoard((before) => ({ ...before, fade: value }))}
          />
        </div>
        <div className="flex items-center gap-1 sm:ml-auto">
          <IconButton label={`Rename ${scene.name}`} onClick={() => setRenamed(scene)}>
            <Pencil aria-hidden />
          </IconButton>
          <IconButton
            label={`Remove ${scene.name}`}
            disabled={board.scenes.length < 2 && scene.tiles.length === 0}
            onClick={() => {
              const place = board.scenes.indexOf(scene)
              setBoard((before) => withoutScene(before, scene.key))
              toast({
                title: `${scene.name} was removed`,
                goesWithPage: true,
                action: { label: 'Undo', perform: () => bringBack(scene, place) },
              })
            }}
          >
            <Trash2 aria-hidden />
          </IconButton>
          <Button
            busy={isExporting}
            disabled={board.scenes.every(({ tiles }) => tiles.length === 0)}
            onClick={() => void takeAlong()}
          >
            {!isExporting && <FileDown aria-hidden className="size-4" />}
            For Foundry
          </Button>
        </div>
      </div>

      {board.scenes
        .filter(({ key }) => opened.has(key) || key === scene.key)
        .map((one) => (
          <ul
            key={one.key}
            aria-label={one.name}
            hidden={one.key !== scene.key}
            className={classes(
              'grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3',
              one.key === scene.key ? 'grid' : 'hidden',
            )}
          >
            {one.tiles.map((tile, n) => (
              <TileView
                key={tile.key}
                tile={tile}
                number={n + 1}
                fade={fade}
                board={together}
                controls={controls}
                onChange={(change) => setBoard((before) => withTile(before, one.key, tile.key, change))}
                onRemove={() => setBoard((before) => withoutTile(before, one.key, tile.key))}
                onSounding={onSounding}
              />
            ))}
            <li className="grid">
              <Button disabled={isFull} onClick={() => setAdding(true)} className="h-auto! min-h-24 border-dashed">
                {!isFull && <Plus aria-hidden className="size-4" />}
                {isFull ? `A scene holds ${TILES_MAX}: one for each key` : 'Add a sound'}
              </Button>
            </li>
          </ul>
        ))}

      <p className="max-w-prose text-sm text-ink3">
        Keys 1 to 9 play what lies on the board, Esc stops all. The board is kept in this browser until you sign out.
      </p>

      <Dialog open={isAdding} onClose={() => setAdding(false)} title="Add a sound" className="max-w-3xl">
        <PictureShelves
          accepts={isSound}
          category="audio"
          onChoose={(work) => {
            lay([work])
            setAdding(false)
          }}
        />
      </Dialog>
      {renamed && (
        <Rename
          scene={renamed}
          onClose={() => setRenamed(undefined)}
          onRename={(name) => setBoard((before) => withScene(before, renamed.key, (one) => ({ ...one, name })))}
        />
      )}
    </div>
  )
}

function Rename({ scene, onClose, onRename }: { scene: Scene; onClose: () => void; onRename: (name: string) => void }) {
  const [name, setName] = useState(scene.name)
  return (
    <Dialog open onClose={onClose} title="Rename the scene" startsInField>
      <form
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault()
          if (name.trim() !== '') onRename(name.trim())
          onClose()
        }}
      >
        <TextField label="Name" value={name} maxLength={NAME_MAX} onChange={(event) => setName(event.target.value)} />
        <Button type="submit" tone="primary" className="justify-self-end">
          Rename
        </Button>
      </form>
    </Dialog>
  )
}

/** Several sounds at once, at the table: scenes of what is heard together, a key each. */
export default function SoundboardScreen() {
  return (
    <div className="page-width grid grid-cols-1 gap-6 pt-8 pb-12">
      <div className="grid gap-2">
        <h1 className="text-3xl">Soundboard</h1>
        <p className="max-w-prose text-ink2">
          Music, places and single sounds, heard at once. Lay them down by scene, and fade from one scene to the next.
          Nothing sounds before you press it.
        </p>
      </div>
      <LoggedInOnly
        title="A soundboard of your own"
        description="Log in to lay down sounds that you have made, and public ones, and to play them at your table."
        skeleton={<Skeleton className="h-64 rounded-lg" />}
      >
        <Desk />
      </LoggedInOnly>
    </div>
  )
}
