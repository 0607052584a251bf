import { Suspense } from 'react'
import { useSearchParams } from 'react-router'
import { ImageDesk } from '../generate/image-desk.tsx'
import { UploadDesk } from '../generate/upload-desk.tsx'
import { GenerationProvider } from '../tracker/provider.tsx'
import { late } from '../ui/late.ts'
import { Link } from '../ui/link.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { useIsAwake } from '../ui/use-is-awake.ts'

const VideoDesk = late(() => import('../videos/video-desk.tsx'))
const MergeDesk = late(() => import('../videos/merge-desk.tsx'))
const AudioDesk = late(() => import('../audio/audio-desk.tsx'))

const desks = {
  image: { title: 'Make a picture', other: { to: '/generate?formType=upload', label: 'Upload instead' } },
  upload: { title: 'Upload a picture', other: { to: '/generate', label: 'Use words instead' } },
  video: { title: 'Make a video', other: { to: '/generate?contentType=merge', label: 'Put videos together' } },
  merge: { title: 'Put videos together', other: { to: '/generate?contentType=video', label: 'Make a video' } },
  audio: { title: 'Make sound', other: { to: '/generate', label: 'Make a picture' } },
} as const
type DeskName = keyof typeof desks

const lateDesks = ['video', 'merge', 'audio'] as const
const lateParts = { video: VideoDesk, merge: MergeDesk, audio: AudioDesk }

function deskOf(search: URLSearchParams): DeskName {
  if (search.get('formType') === 'upload') return 'upload'
  const asked = search.get('contentType')
  return lateDesks.find((name) => name === asked) ?? 'image'
}

function Desk({ name }: { name: DeskName }) {
  const isAwake = useIsAwake()
  if (name === 'image') return <ImageDesk />
  if (name === 'upload') return <UploadDesk />
  const place = <Skeleton className="h-96 rounded-lg" />
  // The server's page has no part that is fetched late.
  if (!isAwake) return place
  const Part = lateParts[name]
  return (
    <Suspense fallback={place}>
      <Part />
    </Suspense>
  )
}

/** Makes pictures, videos and sound, or takes a picture that is there already. */
export default function GenerateScreen() {
  const [search] = useSearchParams()
  const name = deskOf(search)
  const { title, other } = desks[name]
  return (
    <div className="page-width grid grid-cols-1 gap-6 pt-6 pb-12 sm:gap-8 sm:pt-8">
      {/* One line whatever the font: wider ones than ours stand here until ours arrive. */}
      <header className="flex items-baseline justify-between gap-x-4">
        <h1 className="min-w-0 truncate text-2xl sm:text-3xl">{title}</h1>
        <Link
          to={other.to}
          className="touch-target shrink-0 rounded-sm text-ink2 underline max-sm:text-sm decoration-line-strong underline-offset-4 hover:text-ink"
        >
          {other.label}
        </Link>
      </header>
      <GenerationProvider>
        <Desk name={name} />
      </GenerationProvider>
    </div>
  )
}
