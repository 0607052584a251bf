import { GenerationProvider } from './provider.tsx'
import { TrackerButton } from './tracker-button.tsx'

/** The tracker as the shell shows it: fetched once somebody is logged in. */
export default function FloatingTracker() {
  return (
    <GenerationProvider>
      <TrackerButton />
    </GenerationProvider>
  )
}
