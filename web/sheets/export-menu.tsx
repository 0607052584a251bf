import { Popover } from '@base-ui/react/popover'
import { useMutation } from '@tanstack/react-query'
import { ChevronDown, ClipboardCopy, FileDown, type LucideIcon, Printer } from 'lucide-react'
import { useState } from 'react'
import { hasToken } from '../../contract/map-exports.ts'
import { paperFacts, papers } from '../../contract/papers.ts'
import { sheetRouteName } from '../../contract/sheets/route-name.ts'
import type { Sheet, SheetExportQuery } from '../../contract/sheets.ts'
import { explain } from '../api/api-error.ts'
import { fetchFile } from '../api/fetch-file.ts'
import { Button } from '../ui/button.tsx'
import { classes } from '../ui/classes.ts'
import { Glyph } from '../ui/glyph.tsx'
import { popupLook, rowLook } from '../ui/popup-look.ts'
import { Press } from '../ui/press.tsx'
import { saveFile } from '../ui/save-file.ts'
import { toast } from '../ui/toast-store.ts'

interface Form {
  name: string
  detail?: string
  query: Pick<SheetExportQuery, 'format'> & Partial<SheetExportQuery>
}

const printed = (name: string, detail: string, layout: SheetExportQuery['layout']): Form[] =>
  papers.map((paper) => ({
    name: `${name}, ${paperFacts[paper].label}`,
    detail,
    query: { format: 'pdf', paper, layout },
  }))

const forms: readonly Form[] = [
  ...printed('PDF', 'For the printer', 'sheet'),
  ...printed('Card', 'The short of it, to cut out', 'card'),
  { name: 'Markdown', detail: 'For notes and wikis', query: { format: 'markdown' } },
  { name: 'Plain text', detail: 'For pasting anywhere', query: { format: 'text' } },
  { name: 'JSON', detail: 'For programs', query: { format: 'json' } },
]

/** A creature becomes an actor, any other sheet a journal entry. */
const foundryOf = ({ kind, pictures, view }: Sheet): Form => ({
  name: 'Foundry VTT',
  detail:
    (kind !== 'npc' && kind !== 'monster') || view === 'players'
      ? 'A journal entry to import'
      : pictures.some(({ type }) => hasToken(type))
        ? 'Actor, portrait, token'
        : 'An actor to import',
  query: { format: 'foundry' },
})

/** Sheets that were asked for together come together in one zip, as any of these. */
const zips: readonly Form[] = [
  { name: 'Zip of PDFs', query: { format: 'pdf', of: 'batch' } },
  { name: 'Zip of cards', query: { format: 'pdf', layout: 'card', of: 'batch' } },
  { name: 'Zip of Markdown', query: { format: 'markdown', of: 'batch' } },
  { name: 'Zip of JSON', query: { format: 'json', of: 'batch' } },
  { name: 'Zip for Foundry VTT', query: { format: 'foundry', of: 'batch' } },
]

interface RowProps {
  name: string
  detail?: string
  Icon: LucideIcon
  isUnderWay?: boolean
  isBusy?: boolean
  onPress: () => void
}

function Row({ name, detail, Icon, isUnderWay = false, isBusy = false, onPress }: RowProps) {
  return (
    <li>
      <Press
        aria-busy={isUnderWay || undefined}
        aria-disabled={isBusy}
        onClick={() => !isBusy && onPress()}
        className={classes(rowLook, 'cursor-pointer hover:bg-raise2')}
      >
        {isUnderWay ? (
          <Glyph name="spinner" className="size-4.5 animate-spin text-ink3" />
        ) : (
          <Icon aria-hidden className="size-4.5 text-ink3" />
        )}
        <span className="font-medium">{name}</span>
        {detail && <span className="ml-auto text-right text-xs text-ink3">{detail}</span>}
      </Press>
    </li>
  )
}

/** The sheet as a file, on paper, or as text in the clipboard. */
export function ExportMenu({ sheet }: { sheet: Sheet }) {
  const [isOpen, setOpen] = useState(false)
  const { kind, id, batch, view } = sheet
  const route = sheetRouteName(kind, 'export')
  const make = useMutation({
    mutationFn: ({ query }: Form) => fetchFile(route, { id }, { ...query, view }),
    onSuccess: ({ name, file }) => saveFile(name, file),
    onError: (error) => toast({ ...explain(error), tone: 'bad' }),
  })
  const copy = useMutation({
    mutationFn: async () => {
      const { file } = await fetchFile(route, { id }, { format: 'text', view })
      await navigator.clipboard.writeText(await file.text())
    },
    onSuccess: () => toast({ title: 'Copied as text', tone: 'good' }),
    onError: (error) => toast({ ...explain(error), tone: 'bad' }),
  })
  const isBusy = make.isPending || copy.isPending

  function print() {
    setOpen(false)
    // Once the menu has gone: what is printed is what is on the page.
    requestAnimationFrame(() => requestAnimationFrame(() => window.print()))
  }

  const rowsOf = (all: readonly Form[]) =>
    all.map((form) => (
      <Row
        key={form.name}
        name={form.name}
        detail={form.detail}
        Icon={FileDown}
        isUnderWay={make.isPending && make.variables?.name === form.name}
        isBusy={isBusy}
        onPress={() => make.mutate(form)}
      />
    ))

  return (
    <Popover.Root open={isOpen} onOpenChange={setOpen}>
      <Popover.Trigger
        render={
          <Button size="sm" tone="primary">
            <FileDown aria-hidden className="size-4" />
            Export
            <ChevronDown aria-hidden className="size-4" />
          </Button>
        }
      />
      <Popover.Portal>
        <Popover.Positioner className="z-50 outline-none" sideOffset={6} align="end" collisionPadding={12}>
          <Popover.Popup
            className={classes(
              popupLook,
              'max-h-(--available-height) w-[min(20rem,calc(100vw-1.5rem))] divide-y divide-line overflow-y-auto px-1.5 [&>ul]:py-1.5',
            )}
          >
            <Popover.Title className="sr-only">Export</Popover.Title>
            <ul>
              <Row
                name="Copy as text"
                Icon={ClipboardCopy}
                isUnderWay={copy.isPending}
                isBusy={isBusy}
                onPress={copy.mutate}
              />
              <Row name="Print" Icon={Printer} onPress={print} />
            </ul>
            <ul>{rowsOf([...forms, foundryOf(sheet)])}</ul>
            {batch.length > 1 && <ul aria-label={`All ${batch.length} that were made together`}>{rowsOf(zips)}</ul>}
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  )
}
