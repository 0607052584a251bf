import { useQueries } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { Image } from '../../contract/images.ts'
import type { MergeRequestInput } from '../../contract/merges.ts'
import type { Visibility } from '../../contract/visibility.ts'
import type { ApiError } from '../api/api-error.ts'
import { imageOf } from '../images/queries.ts'
import { restored, useKept } from '../recordings/use-kept.ts'
import { useUser } from '../session/user-state.ts'

type Settings = Required<Pick<MergeRequestInput, 'transition' | 'fades' | 'title' | 'shape' | 'size'>> & {
  volume: number
  /** Empty: as its parts are seen. */
  visibility: Visibility | ''
}

const usual: Settings = {
  transition: 'cross-fade',
  fades: true,
  title: '',
  shape: 'landscape',
  size: 768,
  volume: 100,
  visibility: '',
}

/** A work that is named, and the work itself where it was chosen here; one that was kept is asked for. */
interface Named {
  id: string
  image?: Image
}

interface LaidPart extends Named {
  key: number
  from: number
  seconds: number
  title: string
}

/** What is kept of the form: works by their ids. */
export const emptyMerge = {
  ...usual,
  parts: [] as Pick<LaidPart, 'id' | 'from' | 'seconds' | 'title'>[],
  sound: '',
}

/** What is known of a work that is named. */
export interface Found {
  image: Image | undefined
  /** Why it is not known yet. */
  error: ApiError | null
  isAsking: boolean
  ask: () => void
}

/** Whether a work is not there for whoever is logged in: of a private one nobody else is told that it is, nor they before they are known. */
export const isGone = ({ image, error }: Pick<Found, 'image' | 'error'>, isLoggedIn: boolean) =>
  !image && isLoggedIn && error?.status === 404

/** The works that are named; asked for as long as they are, so that each is asked for anew when it becomes known who is here. */
function useNamed(named: readonly Named[]): (one: Named) => Found {
  const ids = [...new Set(named.flatMap(({ id, image }) => (image ? [] : [id])))]
  const answers = useQueries({ queries: ids.map((id) => imageOf(id)) })
  return ({ id, image }) => {
    const answer = answers[ids.indexOf(id)]
    return {
      image: image ?? answer?.data,
      error: answer?.error ?? null,
      isAsking: answer?.isFetching ?? false,
      ask: () => void answer?.refetch(),
    }
  }
}

export type MergePart = LaidPart & Found

/** The form of what is put together; it is there again when the page is left or loaded anew. */
export function useMergeDraft() {
  const [settings, setSettings] = useState(usual)
  const [laid, setLaid] = useState<readonly LaidPart[]>([])
  const [track, setTrack] = useState<Named>()
  const next = useRef(0)
  const isLoggedIn = useUser((user) => user.isLoggedIn)
  const find = useNamed(track ? [...laid, track] : laid)
  // What has gone is left out. Its id stays until the parts are changed: an answer may have been given to nobody still.
  const isThere = (one: Named) => !isGone(find(one), isLoggedIn)
  const parts: MergePart[] = laid.filter(isThere).map((part) => ({ ...part, ...find(part) }))
  const sound = track && isThere(track) ? { ...track, ...find(track) } : undefined
  useKept(
    'merge',
    {
      ...settings,
      parts: laid.map(({ id, from, seconds, title }) => ({ id, from, seconds, title })),
      sound: track?.id ?? '',
    },
    (kept) => {
      const { parts: had, sound: heard, ...rest } = restored(emptyMerge, kept)
      setSettings(rest)
      setLaid(had.map((part) => ({ ...part, key: next.current++ })))
      setTrack(heard === '' ? undefined : { id: heard })
    },
  )
  const lay = (change: (before: readonly LaidPart[]) => readonly LaidPart[]) =>
    setLaid((before) => change(before.filter(isThere)))
  return {
    settings,
    parts,
    sound,
    change: (some: Partial<Settings>) => setSettings((before) => ({ ...before, ...some })),
    hear: (image: Image | undefined) => setTrack(image && { id: image.id, image }),
    add(image: Image, part: Pick<LaidPart, 'from' | 'seconds'>) {
      const added = { ...part, key: next.current++, id: image.id, image, title: '' }
      lay((before) => [...before, added])
    },
    changePart: (key: number, some: Partial<Pick<LaidPart, 'from' | 'seconds' | 'title'>>) =>
      lay((before) => before.map((one) => (one.key === key ? { ...one, ...some } : one))),
    remove: (key: number) => lay((before) => before.filter((one) => one.key !== key)),
    move: (at: number, by: 1 | -1) =>
      lay((before) => {
        const moved = before[at]
        return moved ? before.toSpliced(at, 1).toSpliced(at + by, 0, moved) : before
      }),
  }
}
