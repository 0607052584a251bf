import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { type Digest, digests, type NotificationType, notificationTypes } from '../../contract/community.ts'
import type { NotificationSettings as Settings } from '../../contract/notifications.ts'
import { explain } from '../api/api-error.ts'
import { call } from '../api/browser.ts'
import { Skeleton } from '../ui/skeleton.tsx'
import { ErrorState } from '../ui/states.tsx'
import { toast } from '../ui/toast-store.ts'
import { notificationSettings } from './queries.ts'
import { typeNames } from './sentences.ts'

const digestNames: Record<Digest, string> = {
  off: 'Never',
  daily: 'Once a day, when there is something unread',
  weekly: 'Once a week, when there is something unread',
}

/** What moderators decide is told whatever one has switched off. */
const chosen = notificationTypes.filter((type) => type !== 'CASE')

const box = 'size-5 shrink-0 accent-amber'
const row = 'flex min-h-11 cursor-pointer items-center gap-3 self-start rounded-md py-1'

/** What one is told of by kind, and how often letters come. Each change is kept at once. */
export function NotificationSettings() {
  const client = useQueryClient()
  const query = notificationSettings()
  const settings = useQuery(query)
  const { hash } = useLocation()
  const isThere = settings.isSuccess
  useEffect(() => {
    // The page grows as its parts come, and would have been scrolled too early.
    if (isThere && hash === '#notifications') document.getElementById('notifications')?.scrollIntoView()
  }, [isThere, hash])
  const { mutate } = useMutation({
    mutationFn: (change: Partial<Settings>) => call('updateNotificationSettings', { body: change }),
    onMutate: (change) => {
      client.setQueryData<Settings>(query.queryKey, (shown) => shown && { ...shown, ...change })
    },
    onSuccess: (kept) => client.setQueryData(query.queryKey, kept),
    onError: (error) => {
      toast({ ...explain(error), tone: 'bad' })
      return settings.refetch()
    },
  })
  if (settings.isPending) return <Skeleton className="h-96" />
  if (settings.isError) {
    return <ErrorState error={settings.error} onRetry={() => settings.refetch()} busy={settings.isFetching} />
  }
  const { muted, digest } = settings.data
  const toggle = (type: NotificationType) =>
    mutate({ muted: muted.includes(type) ? muted.filter((one) => one !== type) : [...muted, type] })
  return (
    <div className="grid grid-cols-1 gap-6">
      <fieldset className="grid gap-x-6 sm:grid-cols-2">
        <legend className="mb-1 text-sm font-medium">Here, under the bell</legend>
        {chosen.map((type) => (
          <label key={type} className={row}>
            <input type="checkbox" className={box} checked={!muted.includes(type)} onChange={() => toggle(type)} />
            <span className="grid">
              <span className="text-sm">{typeNames[type].label}</span>
              <span className="text-xs text-ink3">{typeNames[type].hint}</span>
            </span>
          </label>
        ))}
      </fieldset>
      <fieldset>
        <legend className="mb-1 text-sm font-medium">By e-mail</legend>
        {digests.map((one) => (
          <label key={one} className={row}>
            <input
              type="radio"
              name="digest"
              className={box}
              checked={digest === one}
              onChange={() => mutate({ digest: one })}
            />
            <span className="text-sm">{digestNames[one]}</span>
          </label>
        ))}
      </fieldset>
    </div>
  )
}
