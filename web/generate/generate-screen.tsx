import { useSearchParams } from 'react-router'
import { GenerationProvider } from '../tracker/provider.tsx'
import { Link } from '../ui/link.tsx'
import { ImageDesk } from './image-desk.tsx'
import { UploadDesk } from './upload-desk.tsx'

/** Makes pictures from words, or takes one that is there already. */
export default function GenerateScreen() {
  const [search] = useSearchParams()
  const isUpload = search.get('formType') === 'upload'
  return (
    <div className="page-width grid grid-cols-1 gap-6 pt-6 pb-12 sm:gap-8 sm:pt-8">
      {/* One line whatever the font: wider ones than ours stand here until ours arrive. */}
      <header className="flex items-baseline justify-between gap-x-4">
        <h1 className="min-w-0 truncate text-2xl sm:text-3xl">{isUpload ? 'Upload a picture' : 'Make a picture'}</h1>
        <Link
          to={isUpload ? '/generate' : '/generate?formType=upload'}
          className="touch-target shrink-0 rounded-sm text-ink2 underline max-sm:text-sm decoration-line-strong underline-offset-4 hover:text-ink"
        >
          {isUpload ? 'Use words instead' : 'Upload instead'}
        </Link>
      </header>
      <GenerationProvider>{isUpload ? <UploadDesk /> : <ImageDesk />}</GenerationProvider>
    </div>
  )
}
