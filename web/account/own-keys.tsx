import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Craft } from '../../contract/capabilities.ts'
import type { OwnKey, OwnKeyService } from '../../contract/own-keys.ts'
import { explain } from '../api/api-error.ts'
import { call } from '../api/browser.ts'
import { refreshAnswers } from '../api/queries.ts'
import { FormError } from '../auth/form-error.tsx'
import { useSubmit } from '../auth/use-submit.ts'
import { Button } from '../ui/button.tsx'
import { TextField } from '../ui/field.tsx'
import { Select } from '../ui/select.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { ErrorState } from '../ui/states.tsx'
import { toast } from '../ui/toast-store.ts'
import { myKeys } from './queries.ts'

const thingsOf: Record<Craft, string> = {
  picture: 'pictures',
  enlargement: 'enlarging',
  matte: 'cutting out',
  clip: 'clips',
  speech: 'voices',
  sound: 'sounds',
  transcript: 'transcription',
  text: 'words',
  training: 'training LoRAs',
}

const madeBy = ({ makes }: OwnKeyService) => {
  const list = makes.map((craft) => thingsOf[craft]).join(', ')
  return list.charAt(0).toUpperCase() + list.slice(1)
}

const dayOf = (moment: string) =>
  new Date(moment).toLocaleDateString(undefined, { day: 'numeric', month: 'long', year: 'numeric' })

/** A service's own page of keys is elsewhere, and says nothing of where somebody came from. */
function KeysAt({ service }: { service: OwnKeyService }) {
  return (
    <a
      href={service.keysAt}
      target="_blank"
      rel="noreferrer"
      className="touch-target text-ink2 underline underline-offset-4 hover:text-ink"
    >
      Where {service.name} gives out keys
    </a>
  )
}

function KeyRow({ owned }: { owned: OwnKey }) {
  const client = useQueryClient()
  const { service, name, ending, addedAt, isRefused } = owned
  const remove = useMutation({
    mutationFn: () => call('removeOwnKey', { params: { service } }),
    onSuccess: () =>
      toast({
        tone: 'good',
        title: `Your key for ${name} is removed`,
        description: 'To make it useless everywhere, delete it at the company as well.',
      }),
    onError: (error) => toast({ ...explain(error), tone: 'bad' }),
    onSettled: () => refreshAnswers(client, 'listOwnKeys', 'listModels', 'getModel'),
  })
  return (
    <li className="flex items-center justify-between gap-4 border-t border-line py-3">
      <span className="grid min-w-0">
        <span className="truncate font-medium">{name}</span>
        <span className="text-xs text-ink3">
          {ending === '' ? 'A short key' : `Ends in ${ending}`}, added on {dayOf(addedAt)}
        </span>
        {isRefused && (
          <span className="text-sm text-bad">
            {name} did not accept it when it was last used. Add another, or remove it.
          </span>
        )}
      </span>
      <Button size="sm" busy={remove.isPending} onClick={() => remove.mutate()}>
        Remove
        <span className="sr-only">the key for {name}</span>
      </Button>
    </li>
  )
}

function AddKey({ services, keys }: { services: OwnKeyService[]; keys: OwnKey[] }) {
  const client = useQueryClient()
  const [chosen, setChosen] = useState<string | null>(null)
  const [key, setKey] = useState('')
  const service = services.find(({ id }) => id === chosen)
  const isThere = keys.some((owned) => owned.service === chosen)
  const { errors, busy, form } = useSubmit(
    () => {
      if (!service) return { form: 'Choose the service that the key is for.' }
      return key.trim() === '' ? { password: 'Paste the key.' } : {}
    },
    async () => {
      if (!service) return
      await call('addOwnKey', { params: { service: service.id }, body: { key } })
      setKey('')
      setChosen(null)
      await refreshAnswers(client, 'listOwnKeys', 'listModels', 'getModel')
      toast({
        tone: 'good',
        title: `${service.name} accepts your key`,
        description: 'What its models make for you costs no gold here.',
      })
    },
  )
  return (
    <form {...form} className="grid gap-4">
      <FormError message={errors.form} />
      <Select
        label="Service"
        value={chosen}
        placeholder="Choose a service"
        options={services.map((one) => ({ value: one.id, label: one.name, detail: madeBy(one) }))}
        onChange={setChosen}
      />
      {service && (
        <>
          <TextField
            label={`Key for ${service.name}`}
            name="own-key"
            type="password"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            value={key}
            onChange={(event) => setKey(event.target.value)}
            error={errors.password}
            hint={
              <>
                <KeysAt service={service} />. It is tried there once; that costs nothing.
              </>
            }
          />
          <Button type="submit" busy={busy} className="justify-self-start">
            {isThere ? 'Replace the key' : 'Add the key'}
          </Button>
        </>
      )}
    </form>
  )
}

/** The person's own keys to services: added, replaced and removed; never shown. */
export function OwnKeys() {
  const mine = useQuery(myKeys())
  if (mine.isPending) return <Skeleton className="h-24 rounded-md" />
  if (mine.isError) return <ErrorState error={mine.error} onRetry={() => mine.refetch()} busy={mine.isFetching} />
  const { keys, services } = mine.data
  return (
    <>
      {keys.length > 0 && (
        <ul className="border-b border-line">
          {keys.map((owned) => (
            <KeyRow key={owned.service} owned={owned} />
          ))}
        </ul>
      )}
      {services.length > 0 ? (
        <AddKey services={services} keys={keys} />
      ) : (
        <p className="text-sm text-ink2">This site takes no keys.</p>
      )}
    </>
  )
}
