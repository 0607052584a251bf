import { ImageUp } from 'lucide-react'
import { useEffect, useState } from 'react'
import { FileDrop } from '../ui/file-drop.tsx'
import { pictureIn, UPLOAD_ACCEPT } from './upload-file.ts'

/** The chosen file's picture, for as long as it is chosen. */
function usePreview(file: File | null): string | undefined {
  const [preview, setPreview] = useState<{ file: File; url: string }>()
  useEffect(() => {
    if (!file) return
    let url: string | undefined
    let isGone = false
    void pictureIn(file).then((picture) => {
      if (!picture || isGone) return
      url = URL.createObjectURL(picture)
      setPreview({ file, url })
    })
    return () => {
      isGone = true
      if (url) URL.revokeObjectURL(url)
    }
  }, [file])
  // The one before is already gone when the next file is chosen.
  return preview?.file === file ? preview?.url : undefined
}

interface DropZoneProps {
  file: File | null
  problem?: string
  onFile: (file: File) => void
  /** The browser cannot show the chosen file. */
  onUnreadable: () => void
}

/** Takes one picture, chosen or dropped, and shows it. */
export function DropZone({ file, problem, onFile, onUnreadable }: DropZoneProps) {
  const preview = usePreview(file)
  return (
    <div className="grid grid-cols-1 content-start gap-1.5">
      <FileDrop accept={UPLOAD_ACCEPT} problem={problem} onFile={onFile} className="min-h-56 lg:min-h-96">
        {preview && !problem ? (
          <span className="grid justify-items-center gap-3">
            <img
              src={preview}
              alt={`Chosen: ${file?.name ?? ''}`}
              onError={onUnreadable}
              className="max-h-[60vh] max-w-full rounded-sm object-contain"
            />
            <span className="text-sm text-ink2">Choose another, or drop one here</span>
          </span>
        ) : (
          <span className="grid justify-items-center gap-2 text-ink2">
            <ImageUp aria-hidden className="size-8 text-ink3" />
            <span className="font-medium text-ink">Choose a picture, or drop one here</span>
            <span className="text-sm">
              JPEG, PNG, WebP, AVIF or GIF, or a map as Universal VTT; up to 20 MB and 60 megapixels (24 for AVIF).
              Beyond 24 megapixels it is made smaller.
            </span>
          </span>
        )}
      </FileDrop>
    </div>
  )
}
