import { useQueryClient } from '@tanstack/react-query'
import { Link as LinkIcon, Settings2 } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { Purse } from '../../contract/purses.ts'
import { explain } from '../api/api-error.ts'
import { call } from '../api/browser.ts'
import { refreshAnswers } from '../api/queries.ts'
import { refreshUser } from '../session/session.ts'
import { Button } from '../ui/button.tsx'
import { copyLink } from '../ui/copy-link.ts'
import { Dialog } from '../ui/dialog.tsx'
import { formatGold } from '../ui/gold.tsx'
import { toast } from '../ui/toast-store.ts'
import { PurseForm } from './purse-form.tsx'
import { purseChanged } from './queries.ts'

function Dissolve({ purse, onClose }: { purse: Purse; onClose: () => void }) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const [busy, setBusy] = useState(false)
  async function dissolve() {
    setBusy(true)
    try {
      const { returned } = await call('dissolvePurse', { params: { id: purse.id } })
      await refreshAnswers(client, 'listPurses', 'listTransactions')
      await refreshUser()
      toast({
        tone: 'good',
        title: `${purse.name} is dissolved`,
        description: `${formatGold(returned)} gold came back to you.`,
      })
      await navigate('/party-purse')
    } catch (error) {
      toast({ ...explain(error), tone: 'bad' })
      setBusy(false)
    }
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Dissolve ${purse.name}?`}
      description={`The ${formatGold(purse.gold)} gold in it go back to those who put gold in, by what each put in. This cannot be undone.`}
    >
      <div className="flex flex-wrap gap-3">
        <Button tone="danger" busy={busy} onClick={dissolve}>
          Dissolve it
        </Button>
        <Button onClick={onClose}>Keep it</Button>
      </div>
    </Dialog>
  )
}

/** What its keeper sets about a purse. */
export function KeeperDesk({ purse }: { purse: Purse }) {
  const client = useQueryClient()
  const [open, setOpen] = useState<'words' | 'dissolve'>()
  const [busy, setBusy] = useState(false)
  const change = async (body: { inviteLink?: 'new' | 'none'; name?: string; approvalAbove?: number | null }) => {
    const changed = await call('updatePurse', { params: { id: purse.id }, body })
    await purseChanged(client, changed)
    return changed
  }
  async function link(wanted: 'new' | 'none') {
    setBusy(true)
    try {
      const { inviteCode } = await change({ inviteLink: wanted })
      if (inviteCode) await copyLink(`/party-purse/join/${inviteCode}`, 'unlisted')
    } catch (error) {
      toast({ ...explain(error), tone: 'bad' })
    } finally {
      setBusy(false)
    }
  }
  const { inviteCode, approvalAbove } = purse
  return (
    <section className="grid gap-4 rounded-lg border border-line bg-raise1 p-5">
      <h2 className="text-xl">For the keeper</h2>
      <p className="text-sm text-ink2">
        {approvalAbove === null
          ? 'Nobody has to ask before they draw.'
          : `Above ${formatGold(approvalAbove)} gold you are asked first.`}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button size="sm" onClick={() => setOpen('words')}>
          <Settings2 aria-hidden className="size-4" />
          Name and limit
        </Button>
        {inviteCode ? (
          <>
            <Button size="sm" onClick={() => copyLink(`/party-purse/join/${inviteCode}`, 'unlisted')}>
              <LinkIcon aria-hidden className="size-4" />
              Copy the link to join
            </Button>
            <Button size="sm" tone="quiet" busy={busy} onClick={() => link('none')}>
              Switch the link off
            </Button>
          </>
        ) : (
          <Button size="sm" busy={busy} onClick={() => link('new')}>
            <LinkIcon aria-hidden className="size-4" />
            Make a link to join
          </Button>
        )}
      </div>
      <Button size="sm" tone="danger" onClick={() => setOpen('dissolve')} className="justify-self-start">
        Dissolve the purse
      </Button>
      {open === 'words' && (
        <PurseForm
          title="Name and limit"
          deed="Save"
          start={purse}
          onClose={() => setOpen(undefined)}
          send={async (words) => {
            await change(words)
          }}
        />
      )}
      {open === 'dissolve' && <Dissolve purse={purse} onClose={() => setOpen(undefined)} />}
    </section>
  )
}
