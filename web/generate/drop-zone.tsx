import { ImageUp } from 'lucide-react'
import { type DragEvent, useEffect, useId, useState } from 'react'
import { classes } from '../ui/classes.ts'
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
  const id = useId()
  const preview = usePreview(file)
  const [isOver, setOver] = useState(false)

  function onDrop(event: DragEvent) {
    event.preventDefault()
    setOver(false)
    const [dropped] = event.dataTransfer.files
    if (dropped) onFile(dropped)
  }

  return (
    <div className="grid grid-cols-1 content-start gap-1.5">
      <label
        htmlFor={id}
        onDragOver={(event) => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={onDrop}
        className={classes(
          'relative grid min-h-56 cursor-pointer place-items-center overflow-hidden rounded-lg border-2 border-dashed p-4 text-center transition-colors has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent lg:min-h-96',
          isOver ? 'border-amber bg-raise2' : 'border-line-strong bg-raise1 hover:bg-raise2',
        )}
      >
        <input
          id={id}
          type="file"
          accept={UPLOAD_ACCEPT}
          className="sr-only"
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? `${id}-problem` : undefined}
          onChange={(event) => {
            const [chosen] = event.target.files ?? []
            if (chosen) onFile(chosen)
            // The same file can be chosen again after it was changed on disk.
            event.target.value = ''
          }}
        />
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
      </label>
      {problem && (
        <p id={`${id}-problem`} role="alert" className="text-sm text-bad">
          {problem}
        </p>
      )}
    </div>
  )
}
