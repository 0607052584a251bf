import { useQuery } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { loraBaseNames } from '../../contract/lora-facts.ts'
import { whyNobodyWears, whyNotWorn } from '../../contract/lora-wearing.ts'
import type { Lora } from '../../contract/loras.ts'
import type { PictureModel } from '../../contract/models.ts'
import type { WornLora } from '../../contract/worn-loras.ts'
import { useUser } from '../session/user-state.ts'
import { siteOf } from '../site/queries.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { ChoiceChips } from '../ui/chip.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { SearchField } from '../ui/search-field.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { ErrorState } from '../ui/states.tsx'
import { type LorasView, ownLoras, publicLoras } from './queries.ts'

interface PickDialogProps {
  model: PictureModel
  models: readonly PictureModel[]
  worn: readonly WornLora[]
  onPick: (id: string) => void
  onClose: () => void
}

const whose = [
  { value: 'all' as const, label: 'Everybody’s' },
  { value: 'own' as const, label: 'Yours' },
]
const first: LorasView = { whose: 'all', q: '', sort: 'used', page: 1 }

/** One LoRA to be worn, or why it cannot be. */
function Row({ lora, why, onPick }: { lora: Lora; why: string | undefined; onPick: () => void }) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-line py-2.5 last:border-0">
      <div className="min-w-0 flex-1 basis-56">
        <p className={why ? 'break-words text-ink2' : 'break-words font-medium'}>{lora.title}</p>
        <p className="text-sm break-words text-ink3">{why ?? `${loraBaseNames[lora.base]} · ${lora.owner}`}</p>
      </div>
      {!why && (
        <Button size="sm" onClick={onPick} aria-label={`Wear ${lora.title}`}>
          Wear
        </Button>
      )}
    </li>
  )
}

/** The LoRAs that a model can wear, and of the others why it cannot. */
export default function PickDialog({ model, models, worn, onPick, onClose }: PickDialogProps) {
  const isLoggedIn = useUser((user) => user.isLoggedIn)
  const [view, setView] = useState(first)
  const site = useQuery(siteOf())
  const query = view.whose === 'own' ? ownLoras(view) : publicLoras(view)
  const found = useQuery({ ...query, placeholderData: (before) => before })
  const search = useCallback((q: string) => setView((now) => ({ ...now, q })), [])
  const { data: reach } = site
  const loras = (found.data?.loras ?? []).filter(({ id }) => !worn.some((one) => one.id === id))
  const judged = reach
    ? loras.map((lora) => {
        const why = whyNotWorn(lora, model, reach, models)
        return { lora, why: why && (whyNobodyWears(lora, models, reach) ?? why) }
      })
    : []
  return (
    <Dialog open onClose={onClose} title={`What ${model.name} wears`}>
      <div className="grid gap-4">
        <search className="flex flex-wrap items-center gap-3">
          <SearchField label="Search the LoRAs" value={view.q} onChange={search} />
          {isLoggedIn && (
            <ChoiceChips
              label="Whose"
              hideLabel
              name="pick-whose"
              value={view.whose}
              options={whose}
              onChange={(next) => setView({ ...view, whose: next })}
            />
          )}
        </search>
        {found.isError && <ErrorState error={found.error} onRetry={() => found.refetch()} busy={found.isFetching} />}
        {!found.isError && (!found.data || !reach) && <Skeleton className="h-40" />}
        {reach && found.data && judged.length === 0 && <p className="text-ink2">There is none to choose from.</p>}
        <ul className="grid">
          {judged
            .toSorted((a, b) => Number(a.why !== undefined) - Number(b.why !== undefined))
            .map(({ lora, why }) => (
              <Row key={lora.id} lora={lora} why={why} onPick={() => onPick(lora.id)} />
            ))}
        </ul>
        <ButtonLink to="/loras" size="sm" tone="quiet" className="justify-self-start">
          All LoRAs
        </ButtonLink>
      </div>
    </Dialog>
  )
}
