import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Copy, Pencil, Plus, Trash2 } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { BOARD_TITLE_MAX } from '../../contract/board-facts.ts'
import type { BoardCard } from '../../contract/boards.ts'
import { explain } from '../api/api-error.ts'
import { call } from '../api/browser.ts'
import { refreshAnswers } from '../api/queries.ts'
import { LoggedInOnly } from '../instead/logged-in-only.tsx'
import { Button, IconButton } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { TextField } from '../ui/field.tsx'
import { Link } from '../ui/link.tsx'
import { Picture } from '../ui/picture.tsx'
import { sinceText } from '../ui/since.ts'
import { Skeleton } from '../ui/skeleton.tsx'
import { EmptyState, ErrorState } from '../ui/states.tsx'
import { toast } from '../ui/toast-store.ts'
import { myBoards } from './queries.ts'

function NameDialog({
  title,
  deed,
  first,
  onClose,
  send,
}: {
  title: string
  deed: string
  first: string
  onClose: () => void
  send: (name: string) => Promise<void>
}) {
  const [name, setName] = useState(first)
  const [problem, setProblem] = useState<string>()
  const [isBusy, setBusy] = useState(false)

  async function submit(event: FormEvent) {
    event.preventDefault()
    setBusy(true)
    setProblem(undefined)
    try {
      await send(name.trim())
    } catch (error) {
      setProblem(explain(error).description)
      setBusy(false)
    }
  }

  return (
    <Dialog open onClose={onClose} title={title} startsInField>
      <form onSubmit={submit} className="grid gap-5">
        <TextField
          label="Name"
          value={name}
          maxLength={BOARD_TITLE_MAX}
          error={problem}
          onChange={(event) => setName(event.target.value)}
        />
        <div className="flex flex-wrap justify-end gap-3">
          <Button onClick={onClose}>Cancel</Button>
          <Button tone="primary" type="submit" busy={isBusy} disabled={name.trim() === ''}>
            {deed}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

function Covers({ covers }: { covers: BoardCard['covers'] }) {
  const [first, ...others] = covers
  if (!first)
    return (
      <div
        aria-hidden
        className="aspect-[4/3] bg-raise2 bg-[linear-gradient(var(--line)_1px,transparent_1px),linear-gradient(90deg,var(--line)_1px,transparent_1px)] bg-size-[1.5rem_1.5rem]"
      />
    )
  return (
    <div className={`grid aspect-[4/3] gap-0.5 bg-raise2 ${others.length > 0 ? 'grid-cols-[2fr_1fr]' : ''}`}>
      {[first, ...others].map((cover, k) => (
        <Picture
          key={cover.id}
          src={cover.url}
          alt=""
          width={cover.width}
          height={cover.height}
          thumbhash={cover.thumbhash}
          sizes="20rem"
          className={`size-full min-h-0 ${k === 0 && others.length > 1 ? 'row-span-2' : ''}`}
          style={cover.isBlurred ? { filter: 'blur(24px)' } : undefined}
        />
      ))}
    </div>
  )
}

function Card({ board, onRename }: { board: BoardCard; onRename: () => void }) {
  const client = useQueryClient()
  const { id, title, items, covers, updatedAt } = board
  const renew = () => refreshAnswers(client, 'listBoards')

  async function attempt(deed: () => Promise<unknown>) {
    try {
      await deed()
    } catch (error) {
      toast({ ...explain(error), tone: 'bad' })
    }
    await renew()
  }

  const remove = () =>
    attempt(async () => {
      await call('deleteBoard', { params: { id } })
      toast({
        title: `“${title}” was deleted`,
        tone: 'good',
        action: {
          label: 'Undo',
          perform: () => void attempt(() => call('restoreBoard', { params: { id } })),
        },
      })
    })

  return (
    <li className="relative grid content-start overflow-hidden rounded-lg border border-line bg-raise1 transition-colors focus-within:border-line-strong hover:border-line-strong">
      <Covers covers={covers} />
      <div className="grid gap-1 p-4 pb-2">
        <h2 className="text-lg break-words">
          <Link
            to={`/canvas/${id}`}
            className="outline-none after:absolute after:inset-0 after:rounded-lg focus-visible:after:outline-2 focus-visible:after:outline-accent"
          >
            {title}
          </Link>
        </h2>
        <p className="text-sm text-ink3">
          {items === 0 ? 'Empty' : items === 1 ? 'One thing' : `${items} things`} · changed{' '}
          {sinceText(new Date(updatedAt), new Date())}
        </p>
      </div>
      <div className="relative z-1 flex justify-end px-2 pb-2">
        <IconButton label={`Rename “${title}”`} onClick={onRename}>
          <Pencil aria-hidden />
        </IconButton>
        <IconButton
          label={`Duplicate “${title}”`}
          onClick={() =>
            void attempt(() => call('duplicateBoard', { params: { id }, idempotencyKey: crypto.randomUUID() }))
          }
        >
          <Copy aria-hidden />
        </IconButton>
        <IconButton label={`Delete “${title}”`} onClick={() => void remove()}>
          <Trash2 aria-hidden />
        </IconButton>
      </div>
    </li>
  )
}

function Mine() {
  const client = useQueryClient()
  const navigate = useNavigate()
  const mine = useQuery(myBoards())
  const [isMaking, setMaking] = useState(false)
  const [renamed, setRenamed] = useState<BoardCard>()
  const [key, setKey] = useState(() => crypto.randomUUID())
  const make = (
    <Button tone="primary" onClick={() => setMaking(true)}>
      <Plus aria-hidden className="size-4" />
      New board
    </Button>
  )
  return (
    <>
      {mine.isPending && <Skeleton className="h-64 rounded-lg" />}
      {mine.isError && <ErrorState error={mine.error} onRetry={() => mine.refetch()} busy={mine.isFetching} />}
      {mine.data?.boards.length === 0 && (
        <EmptyState
          title="No board yet"
          description="Lay out maps, tokens and notes for an encounter, draw on them, and have pictures made right where you want them."
          action={make}
        />
      )}
      {mine.data && mine.data.boards.length > 0 && (
        <>
          <div>{make}</div>
          <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4">
            {mine.data.boards.map((board) => (
              <Card key={board.id} board={board} onRename={() => setRenamed(board)} />
            ))}
          </ul>
        </>
      )}
      {isMaking && (
        <NameDialog
          title="A new board"
          deed="Make it"
          first="Encounter"
          onClose={() => setMaking(false)}
          send={async (title) => {
            const board = await call('createBoard', { body: { title }, idempotencyKey: key })
            setKey(crypto.randomUUID())
            await refreshAnswers(client, 'listBoards')
            await navigate(`/canvas/${board.id}`)
          }}
        />
      )}
      {renamed && (
        <NameDialog
          title="Rename the board"
          deed="Rename"
          first={renamed.title}
          onClose={() => setRenamed(undefined)}
          send={async (title) => {
            await call('renameBoard', { params: { id: renamed.id }, body: { title } })
            setRenamed(undefined)
            await refreshAnswers(client, 'listBoards')
          }}
        />
      )}
    </>
  )
}

/** The boards that somebody has. */
export default function BoardsScreen() {
  return (
    <div className="page-width grid grid-cols-1 gap-6 pt-8 pb-12">
      <div className="grid gap-2">
        <h1 className="text-3xl">Canvas</h1>
        <p className="max-w-prose text-ink2">
          Boards without edges for maps, tokens, drawings and notes. They are saved by themselves, and yours alone to
          see.
        </p>
      </div>
      <LoggedInOnly
        title="A board of your own"
        description="Log in to lay out maps, tokens and notes, and to find your boards on every device."
        skeleton={<Skeleton className="h-64 rounded-lg" />}
      >
        <Mine />
      </LoggedInOnly>
    </div>
  )
}
