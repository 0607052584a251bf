import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { onLive } from '../live/live.ts'
import { onOtherTabs } from '../live/other-tabs.ts'
import { GenerationProvider, useTracker } from './provider.tsx'
import { onDelivered, renewChanged, renewOwnLists } from './renewal.ts'
import { TrackerButton } from './tracker-button.tsx'

/** One's own galleries show what was delivered, wherever it was asked for, and what became of it in another tab. */
function Renewal() {
  const { store } = useTracker()
  const client = useQueryClient()
  useEffect(() => onDelivered({ store, onLive }, (kinds) => void renewOwnLists(client, kinds)), [store, client])
  useEffect(() => onOtherTabs((changed) => void renewChanged(client, changed)), [client])
  return null
}

/** The tracker as the shell shows it: fetched once somebody is logged in. */
export default function FloatingTracker() {
  return (
    <GenerationProvider>
      <Renewal />
      <TrackerButton />
    </GenerationProvider>
  )
}
