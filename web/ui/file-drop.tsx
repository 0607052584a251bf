import { type DragEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { classes } from './classes.ts'

interface FileDropProps {
  accept: string
  problem: string | undefined
  disabled?: boolean
  onFile: (file: File) => void
  className?: string
  /** What it says, or shows of the chosen file. */
  children: ReactNode
}

/** Takes one file, chosen or dropped, and says below what is wrong with it. */
export function FileDrop({ accept, problem, disabled = false, onFile, className, children }: FileDropProps) {
  const id = useId()
  const [isOver, setOver] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const takeEarly = useRef(onFile)

  // Chosen before the page's scripts had woken up: nobody was told.
  useEffect(() => {
    const [early] = input.current?.files ?? []
    if (!early || !input.current) return
    input.current.value = ''
    takeEarly.current(early)
  }, [])

  function onDrop(event: DragEvent) {
    event.preventDefault()
    setOver(false)
    const [dropped] = event.dataTransfer.files
    if (dropped && !disabled) onFile(dropped)
  }

  return (
    <>
      <label
        htmlFor={id}
        onDragOver={(event) => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={onDrop}
        className={classes(
          'relative grid cursor-pointer place-items-center overflow-hidden rounded-lg border-2 border-dashed p-4 text-center transition-colors has-disabled:cursor-default has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent',
          isOver ? 'border-amber bg-raise2' : 'border-line-strong bg-raise1 hover:bg-raise2',
          className,
        )}
      >
        <input
          ref={input}
          id={id}
          type="file"
          accept={accept}
          className="sr-only"
          disabled={disabled}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? `${id}-problem` : undefined}
          onChange={(event) => {
            const [chosen] = event.target.files ?? []
            if (chosen) onFile(chosen)
            // The same file can be chosen again after it was changed on disk.
            event.target.value = ''
          }}
        />
        {children}
      </label>
      {problem && (
        <p id={`${id}-problem`} role="alert" className="text-sm text-bad">
          {problem}
        </p>
      )}
    </>
  )
}
