import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Eye, EyeOff, Pencil, Share2, Trash2, Wand } from 'lucide-react'
import { useNavigate } from 'react-router'
import { sheetChoices } from '../../contract/sheets/kind-choices.ts'
import { sheetKindFacts } from '../../contract/sheets/kinds.ts'
import { sheetRouteName } from '../../contract/sheets/route-name.ts'
import type { Sheet } from '../../contract/sheets.ts'
import { explain } from '../api/api-error.ts'
import { call } from '../api/browser.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { Link } from '../ui/link.tsx'
import { toast } from '../ui/toast-store.ts'
import { StepButtons } from './edit-bar.tsx'
import { ExportMenu } from './export-menu.tsx'
import { refreshSheetLists, sheetOf } from './queries.ts'
import { useDesk } from './use-sheet-desk.ts'

/** Where a sheet lies: on the page of its own address, or below the form that asked for it. */
export type SheetPlace = 'page' | 'workshop'

/** The form as this sheet was asked for, to ask for another. */
function likeThis({ kind, prompt, system, request }: Sheet): string {
  const search = new URLSearchParams({ prompt })
  if (system) search.set('system', system)
  for (const { name } of sheetChoices[kind]) {
    const value = request[name]
    if (typeof value === 'string' || typeof value === 'number') search.set(name, String(value))
  }
  return `${sheetKindFacts[kind].page}?${search}`
}

function useShare({ kind, id, title, isVisible, isOwner }: Sheet) {
  return async () => {
    const { href: url } = new URL(`/${kind}/${id}`, window.location.origin)
    try {
      if (navigator.share && matchMedia('(pointer: coarse)').matches) await navigator.share({ title, url })
      else {
        await navigator.clipboard.writeText(url)
        toast({
          title: 'Link copied',
          description: isVisible || !isOwner ? undefined : 'Only you can open it until you make the sheet public.',
          tone: 'good',
        })
      }
    } catch (error) {
      // Leaving the system's own share sheet is no fault.
      if (error instanceof DOMException && error.name === 'AbortError') return
      toast({
        title: 'It could not be copied',
        description: 'Your browser keeps the clipboard to itself; take the address from its bar instead.',
        tone: 'bad',
      })
    }
  }
}

function useRemove(sheet: Sheet) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const { kind, id } = sheet
  const params = { id }

  async function undo() {
    try {
      client.setQueryData(sheetOf(kind, id).queryKey, await call(sheetRouteName(kind, 'restore'), { params }))
      toast({
        title: 'Brought back',
        tone: 'good',
        action: { label: 'Open', perform: () => void navigate(`/${kind}/${id}`) },
      })
      await refreshSheetLists(client)
    } catch (error) {
      toast({ ...explain(error), tone: 'bad' })
    }
  }

  return useMutation({
    mutationFn: () => call(sheetRouteName(kind, 'remove'), { params }),
    onError: (error) => toast({ ...explain(error), tone: 'bad' }),
    onSuccess: async () => {
      // No question first: it can be undone.
      await navigate('/my-gallery?tab=sheets')
      client.removeQueries({ queryKey: sheetOf(kind, id).queryKey })
      await refreshSheetLists(client)
      toast({ title: 'Sheet deleted', tone: 'good', action: { label: 'Undo', perform: () => void undo() } })
    },
  })
}

/** What can be done with the sheet as a whole while it is read. In the workshop the form to ask for another stands beside it. */
export function SheetBar({ sheet, place }: { sheet: Sheet; place: SheetPlace }) {
  const desk = useDesk()
  const share = useShare(sheet)
  const remove = useRemove(sheet)
  const { kind, id, owner, isOwner, isVisible } = sheet
  const { label, page } = sheetKindFacts[kind]
  if (desk.isEditing) return null
  return (
    <div className="mx-auto flex w-full max-w-[68rem] flex-wrap items-center gap-x-4 gap-y-2 print:hidden">
      <p className="min-w-0 flex-1 basis-48 text-sm text-ink3">
        <Link
          to={place === 'page' ? page : `/${kind}/${id}`}
          className="touch-target rounded-sm text-ink2 underline decoration-line-strong underline-offset-4 hover:text-ink"
        >
          {place === 'page' ? label : 'Open the sheet'}
        </Link>
        {place === 'page' && ` by ${owner}`}
        {!isVisible && ' · seen by you alone'}
      </p>
      <div className="flex flex-wrap items-center gap-2">
        {isOwner && <StepButtons />}
        {isOwner && (
          <Button size="sm" onClick={desk.edit}>
            <Pencil aria-hidden className="size-4" />
            Edit
          </Button>
        )}
        {place === 'page' && (
          <ButtonLink size="sm" to={likeThis(sheet)}>
            <Wand aria-hidden className="size-4" />
            Another like this
          </ButtonLink>
        )}
        <Button size="sm" onClick={() => void share()}>
          <Share2 aria-hidden className="size-4" />
          Share
        </Button>
        {isOwner && (
          <>
            <Button size="sm" onClick={() => desk.setVisible(!isVisible)}>
              {isVisible ? <EyeOff aria-hidden className="size-4" /> : <Eye aria-hidden className="size-4" />}
              {isVisible ? 'Make private' : 'Make public'}
            </Button>
            <Button size="sm" tone="quiet" busy={remove.isPending} onClick={() => remove.mutate()}>
              <Trash2 aria-hidden className="size-4" />
              Delete
            </Button>
          </>
        )}
        <ExportMenu sheet={sheet} />
      </div>
    </div>
  )
}
