import { Link, useSearchParams } from 'react-router'
import { GenerationProvider } from '../tracker/provider.tsx'
import { ImageDesk } from './image-desk.tsx'
import { UploadDesk } from './upload-desk.tsx'

/** Makes pictures from words, or takes one that is there already. */
export default function GenerateScreen() {
  const [search] = useSearchParams()
  const isUpload = search.get('formType') === 'upload'
  return (
    <div className="page-width grid gap-8 pt-8 pb-12">
      <header className="flex flex-wrap items-end justify-between gap-4">
        <h1 className="text-3xl">{isUpload ? 'Upload a picture' : 'Make a picture'}</h1>
        <Link
          to={isUpload ? '/generate' : '/generate?formType=upload'}
          className="touch-target rounded-sm text-ink2 underline decoration-line-strong underline-offset-4 hover:text-ink"
        >
          {isUpload ? 'Make one from words instead' : 'Upload one instead'}
        </Link>
      </header>
      <GenerationProvider>{isUpload ? <UploadDesk /> : <ImageDesk />}</GenerationProvider>
    </div>
  )
}
