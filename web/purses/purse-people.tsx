import { useQueryClient } from '@tanstack/react-query'
import { Pencil } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import type { Purse, PurseMember } from '../../contract/purses.ts'
import { explain } from '../api/api-error.ts'
import { call } from '../api/browser.ts'
import { refreshAnswers } from '../api/queries.ts'
import { FormError } from '../auth/form-error.tsx'
import { useUser } from '../session/user-state.ts'
import { Button, IconButton } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { TextField } from '../ui/field.tsx'
import { formatGold } from '../ui/gold.tsx'
import { Link } from '../ui/link.tsx'
import { toast } from '../ui/toast-store.ts'
import { boundTyped } from './bound.ts'
import { myPurses, purseChanged } from './queries.ts'

function whatOf({ isKeeper, isInvited, cap, drawn, filled }: PurseMember): string {
  if (isInvited) return 'Invited, has not answered'
  const bound = isKeeper ? 'Keeper' : cap === null ? 'No bound' : `At most ${formatGold(cap)} in seven days`
  return `${bound} · drew or asked for ${formatGold(drawn)} of late · put in ${formatGold(filled)}`
}

/** What the keeper can do about a member. */
function MemberDialog({ purse, member, onClose }: { purse: Purse; member: PurseMember; onClose: () => void }) {
  const client = useQueryClient()
  const { username } = member
  const [cap, setCap] = useState(member.cap?.toString() ?? '')
  const [problem, setProblem] = useState('')
  const [busy, setBusy] = useState<string>()
  async function perform(what: string, deed: () => Promise<unknown>) {
    setBusy(what)
    setProblem('')
    try {
      await deed()
      await refreshAnswers(client, 'getPurse', 'listPurses')
      onClose()
    } catch (error) {
      setProblem(explain(error).description)
    } finally {
      setBusy(undefined)
    }
  }
  const id = purse.id
  function save(event: FormEvent) {
    event.preventDefault()
    const bound = boundTyped(cap)
    if (bound === undefined) return setProblem('Say an amount of gold, or leave it empty.')
    void perform('cap', () => call('updatePurseMember', { params: { id, username }, body: { cap: bound } }))
  }
  return (
    <Dialog open onClose={onClose} title={username}>
      <FormError message={problem} />
      <form onSubmit={save} noValidate className="grid gap-3">
        <TextField
          label="May draw within seven days"
          inputMode="decimal"
          autoComplete="off"
          value={cap}
          hint="Gold. Empty: no bound."
          onChange={(event) => setCap(event.target.value)}
        />
        <Button type="submit" tone="primary" busy={busy === 'cap'} className="justify-self-start">
          Save
        </Button>
      </form>
      <div className="flex flex-wrap gap-3 border-t border-line pt-4">
        {!member.isInvited && (
          <Button
            busy={busy === 'keeper'}
            onClick={() => perform('keeper', () => call('updatePurse', { params: { id }, body: { keeper: username } }))}
          >
            Hand the purse on to {username}
          </Button>
        )}
        <Button
          tone="danger"
          busy={busy === 'out'}
          onClick={() => perform('out', () => call('leavePurse', { params: { id, username } }))}
        >
          Take {username} out
        </Button>
      </div>
    </Dialog>
  )
}

function Leave({ purse }: { purse: Purse }) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const me = useUser((user) => user.username)
  const [busy, setBusy] = useState(false)
  async function leave() {
    setBusy(true)
    try {
      const left = await call('leavePurse', { params: { id: purse.id, username: me } })
      client.setQueryData(myPurses().queryKey, left)
      toast({ tone: 'good', title: `You have left ${purse.name}` })
      await navigate('/party-purse')
    } catch (error) {
      toast({ ...explain(error), tone: 'bad' })
      setBusy(false)
    }
  }
  return (
    <Button size="sm" tone="quiet" busy={busy} onClick={leave} className="justify-self-start">
      Leave the purse
    </Button>
  )
}

/** Who is in a purse, and what each may draw. */
export function PursePeople({ purse }: { purse: Purse }) {
  const client = useQueryClient()
  const [chosen, setChosen] = useState<PurseMember>()
  const [username, setUsername] = useState('')
  const [problem, setProblem] = useState('')
  const [busy, setBusy] = useState(false)
  async function invite(event: FormEvent) {
    event.preventDefault()
    const name = username.trim().replace(/^@/, '')
    if (busy || name === '') return
    setBusy(true)
    setProblem('')
    try {
      await purseChanged(client, await call('inviteToPurse', { params: { id: purse.id }, body: { username: name } }))
      setUsername('')
      toast({ tone: 'good', title: `${name} is invited` })
    } catch (error) {
      setProblem(explain(error).description)
    } finally {
      setBusy(false)
    }
  }
  return (
    <section className="grid gap-4 rounded-lg border border-line bg-raise1 p-5">
      <h2 className="text-xl">In the purse</h2>
      <ul>
        {purse.people.map((member) => (
          <li key={member.username} className="flex items-center gap-2 border-t border-line py-2.5 first:border-t-0">
            <span className="grid min-w-0 flex-1">
              <Link to={`/people/${member.username}`} className="touch-target truncate font-medium hover:underline">
                {member.username}
              </Link>
              <span className="text-sm break-words text-ink3 tabular">{whatOf(member)}</span>
            </span>
            {purse.isKeeper && !member.isKeeper && (
              <IconButton label={`Change ${member.username}`} onClick={() => setChosen(member)}>
                <Pencil aria-hidden />
              </IconButton>
            )}
          </li>
        ))}
      </ul>
      {purse.isKeeper ? (
        <form onSubmit={invite} noValidate className="grid gap-3">
          <FormError message={problem} />
          <TextField
            label="Invite somebody"
            autoComplete="off"
            value={username}
            placeholder="Their username"
            onChange={(event) => setUsername(event.target.value)}
          />
          <Button type="submit" size="sm" busy={busy} disabled={username.trim() === ''} className="justify-self-start">
            Invite
          </Button>
        </form>
      ) : (
        <Leave purse={purse} />
      )}
      {chosen && <MemberDialog purse={purse} member={chosen} onClose={() => setChosen(undefined)} />}
    </section>
  )
}
