import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Link as LinkIcon, Pencil, Trash2, Wand } from 'lucide-react'
import { useNavigate, useSearchParams } from 'react-router'
import { receiptInWords } from '../../contract/gold-words.ts'
import { sheetChoices } from '../../contract/sheets/kind-choices.ts'
import { sheetKindFacts } from '../../contract/sheets/kinds.ts'
import { sheetRouteName } from '../../contract/sheets/route-name.ts'
import type { Sheet } from '../../contract/sheets.ts'
import type { View } from '../../contract/views.ts'
import { explain } from '../api/api-error.ts'
import { call } from '../api/browser.ts'
import { CollectButton } from '../collecting/collect-button.tsx'
import { Button, ButtonLink } from '../ui/button.tsx'
import { ChoiceChips } from '../ui/chip.tsx'
import { copyLink } from '../ui/copy-link.ts'
import { Link } from '../ui/link.tsx'
import { MakerLink } from '../ui/maker-link.tsx'
import { toast } from '../ui/toast-store.ts'
import { VisibilitySelect } from '../ui/visibility-select.tsx'
import { StepButtons } from './edit-bar.tsx'
import { ExportMenu } from './export-menu.tsx'
import { sheetOf } from './queries.ts'
import { sheetsChanged } from './sheets-changed.ts'
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
      await sheetsChanged(client)
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
      await sheetsChanged(client)
      toast({ title: 'Sheet deleted', tone: 'good', action: { label: 'Undo', perform: () => void undo() } })
    },
  })
}

const views: { value: View; label: string }[] = [
  { value: 'gm', label: 'Game master’s view' },
  { value: 'players', label: 'Players’ view' },
]

/** Which view the page shows, prints, shares and exports: it stands in the address. */
function ViewSwitch({ view }: { view: View }) {
  const [, setSearch] = useSearchParams()
  const choose = (next: View) =>
    setSearch(next === 'players' ? { view: next } : {}, { replace: true, preventScrollReset: true })
  return <ChoiceChips label="View" hideLabel name="sheet-view" value={view} options={views} onChange={choose} />
}

/** What can be done with the sheet as a whole while it is read. In the workshop the form to ask for another stands beside it. */
export function SheetBar({ sheet, place }: { sheet: Sheet; place: SheetPlace }) {
  const desk = useDesk()
  const remove = useRemove(sheet)
  const { kind, id, owner, isOwner, visibility, view, sharesSecrets, receipt } = sheet
  const { label, page } = sheetKindFacts[kind]
  const canChange = isOwner && view === 'gm'
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
        {place === 'page' && (
          <>
            {' '}
            by <MakerLink username={owner} className="text-ink2" />
          </>
        )}
        {visibility === 'private' && ' · seen by you alone'}
        {visibility === 'unlisted' && ' · seen by whoever has the link'}
        {place === 'page' && receipt && receipt.held > 0 && ` · ${receiptInWords(receipt)}`}
      </p>
      <div className="flex flex-wrap items-center gap-2">
        {canChange && <StepButtons />}
        {canChange && (
          <Button size="sm" onClick={desk.edit}>
            <Pencil aria-hidden className="size-4" />
            Edit
          </Button>
        )}
        {place === 'page' && view === 'gm' && (
          <ButtonLink size="sm" to={likeThis(sheet)}>
            <Wand aria-hidden className="size-4" />
            Another like this
          </ButtonLink>
        )}
        <Button
          size="sm"
          onClick={() => void copyLink(`/${kind}/${id}${view === 'players' ? '?view=players' : ''}`, visibility)}
        >
          <LinkIcon aria-hidden className="size-4" />
          Copy link
        </Button>
        {isOwner && (
          <>
            <VisibilitySelect isInBar value={visibility} onChange={(next) => desk.share({ visibility: next })} />
            <Button size="sm" tone="quiet" busy={remove.isPending} onClick={() => remove.mutate()}>
              <Trash2 aria-hidden className="size-4" />
              Delete
            </Button>
          </>
        )}
        {place === 'page' && <CollectButton kind="sheet" id={id} size="sm" />}
        <ExportMenu sheet={sheet} />
      </div>
      {place === 'page' && (isOwner || sharesSecrets) && (
        <div className="flex w-full flex-wrap items-center gap-x-6 gap-y-2">
          <ViewSwitch view={view} />
          {isOwner && visibility !== 'private' && (
            <label className="flex min-h-11 cursor-pointer items-center gap-2 text-sm text-ink2">
              <input
                type="checkbox"
                className="size-5 accent-amber"
                checked={sharesSecrets}
                onChange={(event) => desk.share({ sharesSecrets: event.target.checked })}
              />
              Others see the game master’s parts too
            </label>
          )}
        </div>
      )}
    </div>
  )
}
