import { Dialog as Base } from '@base-ui/react/dialog'
import { X } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useRef } from 'react'
import { IconButton } from './button.tsx'
import { classes } from './classes.ts'
import { ScrollArea } from './scroll-area.tsx'

interface DialogProps {
  open: boolean
  onClose: () => void
  title: string
  /** What it is for, read out before a title that does not say so. */
  purpose?: string
  description?: ReactNode
  /** The title is read out but not shown: the content shows its own. */
  hideTitle?: boolean
  /** Begins in the first field, but not on touch screens, where that would call up the keyboard over the rest. */
  startsInField?: boolean
  className?: string
  onKeyDown?: (event: KeyboardEvent) => void
  children: ReactNode
}

const backdrop =
  'fixed inset-0 z-40 min-h-dvh bg-scrim transition-opacity data-starting-style:opacity-0 data-ending-style:opacity-0'

function Heading({
  title,
  purpose,
  description,
  hideTitle,
}: Pick<DialogProps, 'title' | 'purpose' | 'description' | 'hideTitle'>) {
  return (
    <div className={hideTitle ? 'sr-only' : 'grid gap-1.5 pr-10'}>
      <Base.Title className="font-serif text-xl font-medium">
        {purpose && <span className="sr-only">{purpose}: </span>}
        {title}
      </Base.Title>
      {description && <Base.Description className="text-sm text-ink2">{description}</Base.Description>}
    </div>
  )
}

function CloseButton() {
  return (
    <Base.Close
      render={
        <IconButton label="Close" className="absolute top-2 right-2">
          <X aria-hidden />
        </IconButton>
      }
    />
  )
}

/** A box over the page: Esc, the backdrop and its button close it. On a phone it rises from the bottom. */
export function Dialog(props: DialogProps) {
  const { open, onClose, title, purpose, description, hideTitle, startsInField, className, onKeyDown, children } = props
  const popup = useRef<HTMLDivElement>(null)
  const firstField = () =>
    (startsInField && matchMedia('(pointer: fine)').matches && popup.current?.querySelector('input')) || true
  return (
    <Base.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Base.Portal>
        <Base.Backdrop className={backdrop} />
        <Base.Viewport className="fixed inset-0 z-40 grid items-end overflow-y-auto overscroll-contain sm:place-items-center sm:p-6">
          <Base.Popup
            ref={popup}
            initialFocus={firstField}
            onKeyDown={onKeyDown}
            className={classes(
              'relative grid w-full grid-cols-1 gap-5 rounded-t-lg border border-line bg-raise1 p-5 pb-[max(1.25rem,env(safe-area-inset-bottom))] text-ink shadow-high outline-none transition-[translate,scale,opacity] sm:rounded-lg sm:p-6',
              'data-starting-style:translate-y-4 data-starting-style:opacity-0 data-ending-style:translate-y-4 data-ending-style:opacity-0',
              // Two widths at once would be settled by the order of the style sheet, not by which is meant.
              !className?.includes('max-w-') && 'sm:max-w-md',
              className,
            )}
          >
            <Heading title={title} purpose={purpose} description={description} hideTitle={hideTitle} />
            {children}
            <CloseButton />
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  )
}

interface SheetProps extends DialogProps {
  side?: 'left' | 'right'
}

/** A panel along one side of the page, full height. */
export function Sheet({
  open,
  onClose,
  title,
  description,
  hideTitle,
  side = 'right',
  className,
  children,
}: SheetProps) {
  const place =
    side === 'right'
      ? 'right-0 border-l data-starting-style:translate-x-6 data-ending-style:translate-x-6'
      : 'left-0 border-r data-starting-style:-translate-x-6 data-ending-style:-translate-x-6'
  return (
    <Base.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Base.Portal>
        <Base.Backdrop className={backdrop} />
        <Base.Popup
          className={classes(
            'fixed inset-y-0 z-40 flex w-[min(26rem,calc(100vw-2.5rem))] flex-col border-line bg-raise1 text-ink shadow-high outline-none transition-[translate,opacity] data-starting-style:opacity-0 data-ending-style:opacity-0',
            place,
            className,
          )}
        >
          <div className={hideTitle ? 'h-12 shrink-0' : 'px-5 pt-5 pb-4'}>
            <Heading title={title} description={description} hideTitle={hideTitle} />
          </div>
          <ScrollArea
            className="flex-1"
            contentClassName="flex flex-col gap-4 px-5 pb-[max(1.25rem,env(safe-area-inset-bottom))]"
          >
            {children}
          </ScrollArea>
          <CloseButton />
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  )
}

interface ConfirmProps {
  open: boolean
  onClose: () => void
  title: string
  description: ReactNode
  children: ReactNode
}

/** Asks before something that cannot be undone; `children` are the buttons, the safe one first. */
export function Confirm({ open, onClose, title, description, children }: ConfirmProps) {
  return (
    <Dialog open={open} onClose={onClose} title={title} description={description}>
      <div className="flex flex-wrap justify-end gap-3">{children}</div>
    </Dialog>
  )
}
