import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { PictureModel } from '../../contract/models.ts'
import { toast } from '../ui/toast-store.ts'
import type { ImageForm } from './form.ts'

const TYPES = 'image/png,image/jpeg,image/webp'
/** Longest part of a file's own words that a message repeats, characters. */
const QUOTED_MAX = 60

const short = (text: string) => (text.length > QUOTED_MAX ? `${text.slice(0, QUOTED_MAX)}…` : text)

/** "prompt, seed and style". */
const listOf = (words: string[]) =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`

interface FormHolder {
  form: ImageForm
  onChange: (form: ImageForm) => void
  models: readonly PictureModel[]
}

/** Fills the form from what a picture's file says it was made from, and tells the person what it did. */
export function useFill({ form, onChange, models }: FormHolder): (file: File) => Promise<void> {
  const latest = useRef(form)
  useEffect(() => {
    latest.current = form
  })
  return async (file) => {
    try {
      const [{ parametersOfFile }, { withParameters }] = await Promise.all([
        import('./read-parameters.ts'),
        import('./fill.ts'),
      ])
      const found = await parametersOfFile(file)
      const before = latest.current
      const filling = found && withParameters(before, found, models)
      if (!filling || filling.filled.length === 0) {
        toast({
          tone: 'bad',
          title: 'This file does not say how it was made',
          description: `Pictures downloaded here do, as PNG, WebP or JPEG, and so do those of many image tools. Nothing in the form was changed by “${short(file.name)}”.`,
        })
        return
      }
      onChange(filling.form)
      toast({
        tone: 'good',
        title: `Filled in from “${short(file.name)}”`,
        description: `Taken over: ${listOf(filling.filled)}.${
          filling.missingStyle ? ` Its style, “${short(filling.missingStyle)}”, is not on offer here.` : ''
        }`,
        action: { label: 'Undo', perform: () => onChange(before) },
      })
    } catch {
      toast({
        tone: 'bad',
        title: 'The file could not be read',
        description: 'It may have been moved, or the connection is away. The form is as it was; try again.',
      })
    }
  }
}

const carriesFiles = (event: DragEvent) => event.dataTransfer?.types.includes('Files') ?? false

/** Takes a file dropped anywhere on the page, which the browser would otherwise leave the page for. */
export function useFileDrop(onFile: (file: File) => void): { isOver: boolean } {
  const [isOver, setOver] = useState(false)
  const take = useEffectEvent(onFile)
  useEffect(() => {
    function over(event: DragEvent) {
      if (!carriesFiles(event)) return
      event.preventDefault()
      setOver(true)
    }
    function leave(event: DragEvent) {
      if (!event.relatedTarget) setOver(false)
    }
    function drop(event: DragEvent) {
      setOver(false)
      const [file] = event.dataTransfer?.files ?? []
      if (!file) return
      event.preventDefault()
      take(file)
    }
    addEventListener('dragover', over)
    addEventListener('dragleave', leave)
    addEventListener('drop', drop)
    return () => {
      removeEventListener('dragover', over)
      removeEventListener('dragleave', leave)
      removeEventListener('drop', drop)
    }
  }, [])
  return { isOver }
}

/** Says, while a file is held over the page, what letting go of it does. */
export function DropNotice() {
  return (
    <div className="pointer-events-none fixed inset-3 z-40 grid place-items-center rounded-lg border-2 border-amber border-dashed bg-ground/80">
      <p className="rounded-md bg-raise1 px-5 py-3 text-center font-medium shadow-high">
        Let go, and the form is filled in from this picture
      </p>
    </div>
  )
}

/** The way to a file for those who do not drag. */
export function FileChoice({ onFile }: { onFile: (file: File) => void }) {
  return (
    <label className="touch-target cursor-pointer justify-self-start rounded-sm text-sm text-ink2 underline decoration-line-strong underline-offset-4 hover:text-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent">
      Fill in from a picture’s file
      <input
        type="file"
        accept={TYPES}
        className="sr-only"
        onChange={(event) => {
          const [file] = event.target.files ?? []
          if (file) onFile(file)
          // The same file can be chosen again.
          event.target.value = ''
        }}
      />
    </label>
  )
}
