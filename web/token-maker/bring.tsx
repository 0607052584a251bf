import { ImagePlus, Images } from 'lucide-react'
import { type DragEvent, type ReactNode, Suspense, useEffect, useId, useState } from 'react'
import { Button } from '../ui/button.tsx'
import { classes } from '../ui/classes.ts'
import { Glyph } from '../ui/glyph.tsx'
import { late } from '../ui/late.ts'
import { TOKENS_MAX } from './tokens.ts'
import type { TokenMaker } from './use-token-maker.ts'

const SitePictures = late(() => import('./site-pictures.tsx'))
const ACCEPTED = 'image/png,image/jpeg,image/webp,image/avif,image/gif'

/** Everything that is dropped or pasted anywhere on the page is brought. */
export function useBring({ addFiles }: Pick<TokenMaker, 'addFiles'>) {
  useEffect(() => {
    function paste(event: ClipboardEvent) {
      const files = [...(event.clipboardData?.files ?? [])].filter(({ type }) => type.startsWith('image/'))
      if (files.length === 0) return
      event.preventDefault()
      void addFiles(files)
    }
    window.addEventListener('paste', paste)
    return () => window.removeEventListener('paste', paste)
  })
  return {
    onDragOver: (event: DragEvent) => event.preventDefault(),
    onDrop(event: DragEvent) {
      const files = [...event.dataTransfer.files]
      // A file that was meant for a part of the page is taken there.
      if (files.length === 0 || event.defaultPrevented) return
      event.preventDefault()
      void addFiles(files)
    },
  }
}

/** A press that chooses files of this machine. */
function FilesButton({
  onFiles,
  children,
  className,
}: {
  onFiles: (files: File[]) => void
  children: ReactNode
  className?: string
}) {
  const id = useId()
  return (
    <label
      htmlFor={id}
      className={classes(
        'cursor-pointer has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent',
        className,
      )}
    >
      <input
        id={id}
        type="file"
        multiple
        accept={ACCEPTED}
        className="sr-only"
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])])
          // The same file can be chosen again after it was changed on disk.
          event.target.value = ''
        }}
      />
      {children}
    </label>
  )
}

/** Where pictures come from: this machine, the clipboard, the site. `isFirst`: nothing is there yet. */
export function Bring({ maker, isFirst }: { maker: TokenMaker; isFirst: boolean }) {
  const [isChoosing, setChoosing] = useState(false)
  const { addFiles, addWork, isReading } = maker
  const fromSite = (
    <>
      <Button size={isFirst ? 'md' : 'sm'} onClick={() => setChoosing(true)}>
        <Images aria-hidden className="size-4" />
        From the site
      </Button>
      {isChoosing && (
        <Suspense>
          <SitePictures
            onClose={() => setChoosing(false)}
            onChoose={(id) => {
              setChoosing(false)
              void addWork(id)
            }}
          />
        </Suspense>
      )}
    </>
  )
  if (!isFirst)
    return (
      <div className="flex flex-wrap gap-2">
        <FilesButton
          onFiles={(files) => void addFiles(files)}
          className="touch-target relative inline-flex h-9 items-center gap-1.5 rounded-md border border-line bg-raise2 px-3 text-sm font-medium hover:bg-raise3"
        >
          {isReading ? (
            <Glyph name="spinner" className="size-4 animate-spin" />
          ) : (
            <ImagePlus aria-hidden className="size-4" />
          )}
          Add pictures
        </FilesButton>
        {fromSite}
      </div>
    )
  return (
    <div className="mx-auto grid w-full max-w-2xl gap-4">
      <FilesButton
        onFiles={(files) => void addFiles(files)}
        className="relative grid min-h-64 place-items-center rounded-lg border-2 border-dashed border-line-strong bg-raise1 p-6 text-center hover:bg-raise2"
      >
        <span className="grid justify-items-center gap-2 text-ink2">
          <ImagePlus aria-hidden className="size-9 text-ink3" />
          <span className="text-lg font-medium text-ink" role="status">
            {isReading ? 'Reading it …' : 'Choose, drop or paste pictures'}
          </span>
          <span className="max-w-sm text-sm text-pretty">
            As many as {TOKENS_MAX} at once. They stay in your browser: nothing is sent anywhere.
          </span>
        </span>
      </FilesButton>
      <div className="flex justify-center">{fromSite}</div>
    </div>
  )
}
