import { useMutation } from '@tanstack/react-query'
import { CircleUserRound } from 'lucide-react'
import { hasToken } from '../../contract/map-exports.ts'
import type { Sheet } from '../../contract/sheets.ts'
import { explain } from '../api/api-error.ts'
import { fetchFile } from '../api/fetch-file.ts'
import { Button } from '../ui/button.tsx'
import { Glyph } from '../ui/glyph.tsx'
import { Press } from '../ui/press.tsx'
import { saveFile } from '../ui/save-file.ts'
import { toast } from '../ui/toast-store.ts'

type Creature = Pick<Sheet, 'kind' | 'title' | 'pictures'>

/** The picture that a sheet's token is cut from; undefined while nobody has been painted for it. */
const portraitOf = ({ pictures }: Creature) => pictures.find(({ type }) => hasToken(type))
const isSomebody = ({ kind }: Creature) => kind === 'npc' || kind === 'monster'

/** Beside the portrait: its head in a ring, as a file. */
export function PortraitToken({ sheet }: { sheet: Creature }) {
  const portrait = portraitOf(sheet)
  const make = useMutation({
    mutationFn: (id: string) => fetchFile('exportMap', { id }, { format: 'token' }),
    // The picture's own title is what it was asked for with; at the table the token is somebody.
    onSuccess: ({ file }) => saveFile(`${sheet.title}.token.png`, file),
    onError: (error) => toast({ ...explain(error), tone: 'bad' }),
  })
  if (!portrait || !isSomebody(sheet)) return null
  const isBusy = make.isPending
  return (
    <div className="sheet-token">
      <Press
        aria-busy={isBusy || undefined}
        aria-disabled={isBusy}
        onClick={() => !isBusy && make.mutate(portrait.id)}
        className="touch-target"
      >
        {isBusy ? (
          <Glyph name="spinner" className="size-4 animate-spin" />
        ) : (
          <CircleUserRound aria-hidden className="size-4" />
        )}
        Token
      </Press>
      <span>512 px, round, for tabletops</span>
    </div>
  )
}

/** Where the portrait is still to be made: there will be a token, and this is what it waits for. */
export function TokenToCome({ sheet }: { sheet: Creature }) {
  if (portraitOf(sheet) || !isSomebody(sheet)) return null
  return (
    <div className="flex items-center gap-2">
      <Button disabled aria-describedby="token-to-come">
        <CircleUserRound aria-hidden className="size-4" />
        Token
      </Button>
      <p id="token-to-come" className="text-sm text-ink3">
        Needs a picture first
      </p>
    </div>
  )
}
