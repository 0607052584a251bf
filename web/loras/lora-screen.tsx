import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Download, Pencil, Trash2, Wand } from 'lucide-react'
import { type ReactNode, Suspense, useState } from 'react'
import { useNavigate, useParams } from 'react-router'
import { receiptInWords } from '../../contract/gold-words.ts'
import { loraBaseNames, loraLicenceFacts } from '../../contract/lora-facts.ts'
import { wearersOf, whyNobodyWears } from '../../contract/lora-wearing.ts'
import type { Lora } from '../../contract/loras.ts'
import { explain } from '../api/api-error.ts'
import { call } from '../api/browser.ts'
import { modelsOnOffer } from '../gold/queries.ts'
import { CopyButton } from '../images/copy-button.tsx'
import { NotFoundScreen } from '../instead/not-found-screen.tsx'
import { useUser } from '../session/user-state.ts'
import { siteOf } from '../site/queries.ts'
import { Button, ButtonLink, FileLink } from '../ui/button.tsx'
import { Chip } from '../ui/chip.tsx'
import { ImageRows, ImageRowsSkeleton } from '../ui/image-rows.tsx'
import { late } from '../ui/late.ts'
import { Link } from '../ui/link.tsx'
import { MakerLink } from '../ui/maker-link.tsx'
import { PageError } from '../ui/page-error.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { EmptyState, ErrorState } from '../ui/states.tsx'
import { toast } from '../ui/toast-store.ts'
import { useIsAwake } from '../ui/use-is-awake.ts'
import { WorkPageSkeleton } from '../ui/work-page-skeleton.tsx'
import { bytesInWords, kindNames, usesInWords } from './facts.ts'
import { loraOf, refreshLoras, samplesWith } from './queries.ts'

const Talk = late(() => import('../comments/talk.tsx'))
const EditDialog = late(() => import('./edit-dialog.tsx'))

/** AutoV2, as other programs call a file: the first ten digits of its SHA-256. */
const autoV2 = (hash: string) => hash.slice(0, 10).toUpperCase()

const isAddress = (source: string) => /^https?:\/\/\S+$/.test(source)

function Facts({ lora }: { lora: Lora }) {
  const { base, rank, kind, bytes, hash, licence, source, owner, uses, heldBy, createdAt, receipt } = lora
  const rows: [string, ReactNode][] = [
    ['Made for', loraBaseNames[base]],
    ['What it is', kindNames[kind]],
    ...(heldBy === null ? [] : [['Lies with', heldBy] as [string, ReactNode]]),
    ...(rank === null ? [] : [['Rank', String(rank)] as [string, ReactNode]]),
    ...(bytes === null ? [] : [['Size', bytesInWords(bytes)] as [string, ReactNode]]),
    ['Licence', loraLicenceFacts[licence].name],
    ['By', <MakerLink key="by" username={owner} />],
    ['Used', usesInWords(uses)],
    ...(receipt && receipt.held > 0 ? [['Cost', receiptInWords(receipt)] as [string, ReactNode]] : []),
    ['Here since', new Date(createdAt).toLocaleDateString('en-GB', { dateStyle: 'long' })],
  ]
  return (
    <dl className="grid content-start self-start rounded-lg border border-line bg-raise1 px-5 py-3 text-sm tabular">
      {rows.map(([name, value]) => (
        <div key={name} className="flex justify-between gap-4 border-b border-line py-2">
          <dt className="shrink-0 text-ink3">{name}</dt>
          <dd className="min-w-0 break-words text-right">{value}</dd>
        </div>
      ))}
      <div className="flex justify-between gap-4 border-b border-line py-2 last:border-0">
        <dt className="shrink-0 text-ink3">Source</dt>
        <dd className="min-w-0 text-right [overflow-wrap:anywhere]">
          {isAddress(source) ? (
            <a href={source} rel="noopener noreferrer nofollow" className="underline">
              {source}
            </a>
          ) : (
            source
          )}
        </dd>
      </div>
      {hash !== null && (
        <div className="flex items-center justify-between gap-4 py-2">
          <dt className="shrink-0 text-ink3">AutoV2</dt>
          <dd className="flex min-w-0 items-center gap-1">
            <code className="font-sans">{autoV2(hash)}</code>
            <CopyButton label="Copy the whole SHA-256" text={hash} />
          </dd>
        </div>
      )}
    </dl>
  )
}

/** Who can wear it, of those that are switched on; or why nobody can. */
function WorksWith({ lora }: { lora: Lora }) {
  const models = useQuery(modelsOnOffer())
  const site = useQuery(siteOf())
  if (!models.data || !site.data) return <Skeleton className="h-16" />
  const wearers = wearersOf(lora, models.data.models, site.data)
  const why = whyNobodyWears(lora, models.data.models, site.data)
  return (
    <section className="grid gap-2" aria-label="What it works with">
      <h2 className="font-sans text-sm font-medium text-ink3">What it works with</h2>
      {why ? (
        <p className="max-w-prose text-ink2">{why}</p>
      ) : (
        <ul className="flex flex-wrap gap-2">
          {wearers.map(({ id, name, categories: [category = 'characters'] }) => (
            <li key={id}>
              <ButtonLink
                size="sm"
                to={`/generate?${new URLSearchParams({ categories: category, model: id, lora: lora.id })}`}
              >
                <Wand aria-hidden className="size-4" />
                Make a picture with {name}
              </ButtonLink>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function Samples({ lora }: { lora: Lora }) {
  const samples = useQuery(samplesWith(lora.id))
  if (samples.isError)
    return <ErrorState error={samples.error} onRetry={() => samples.refetch()} busy={samples.isFetching} />
  if (!samples.data) return <ImageRowsSkeleton />
  if (samples.data.images.length === 0) {
    return <EmptyState title="Nothing to show yet" description="Nobody has made a picture that wears it public." />
  }
  return <ImageRows images={samples.data.images} />
}

function Actions({ lora }: { lora: Lora }) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const [isEditing, setEditing] = useState(false)
  const [isBusy, setBusy] = useState(false)

  async function remove() {
    setBusy(true)
    try {
      await call('deleteLora', { params: { id: lora.id } })
      const undo = async () => {
        try {
          await call('restoreLora', { params: { id: lora.id } })
          toast({ title: 'Brought back', tone: 'good' })
        } catch (error) {
          toast({ ...explain(error), tone: 'bad' })
        }
        await refreshLoras(client)
      }
      toast({ title: 'LoRA deleted', tone: 'good', action: { label: 'Undo', perform: () => void undo() } })
      await navigate('/loras?whose=own')
      await refreshLoras(client)
    } catch (error) {
      toast({ ...explain(error), tone: 'bad' })
    } finally {
      setBusy(false)
    }
  }

  if (!lora.isOwner && lora.file === null) return null
  return (
    <div className="flex flex-wrap gap-2">
      {lora.file !== null && (
        <FileLink size="sm" href={lora.file}>
          <Download aria-hidden className="size-4" />
          Download {lora.bytes !== null && bytesInWords(lora.bytes)}
        </FileLink>
      )}
      {lora.isOwner && (
        <>
          <Button size="sm" onClick={() => setEditing(true)}>
            <Pencil aria-hidden className="size-4" />
            Edit
          </Button>
          {/* No question first: it can be undone. */}
          <Button size="sm" tone="quiet" busy={isBusy} onClick={() => void remove()}>
            <Trash2 aria-hidden className="size-4" />
            Delete
          </Button>
        </>
      )}
      {isEditing && (
        <Suspense>
          <EditDialog lora={lora} onClose={() => setEditing(false)} />
        </Suspense>
      )}
    </div>
  )
}

function Full({ lora }: { lora: Lora }) {
  const isAwake = useIsAwake()
  return (
    <article className="page-width grid grid-cols-1 gap-10 pt-8 pb-12">
      <div className="grid grid-cols-1 gap-8 lg:grid-cols-[minmax(0,1fr)_24rem]">
        <div className="grid content-start gap-6">
          <header className="grid gap-2">
            <h1 className="text-3xl break-words">{lora.title}</h1>
            {lora.description && (
              <p className="max-w-prose break-words whitespace-pre-line text-ink2">{lora.description}</p>
            )}
          </header>
          {lora.triggerWords.length > 0 && (
            <section className="grid gap-2" aria-label="Trigger words">
              <h2 className="font-sans text-sm font-medium text-ink3">Called by</h2>
              <p className="flex flex-wrap items-center gap-2">
                {lora.triggerWords.map((word) => (
                  <Chip key={word}>{word}</Chip>
                ))}
                <CopyButton label="Copy the trigger words" text={lora.triggerWords.join(', ')} />
              </p>
              <p className="text-sm text-ink3">They are added to your words where a picture wears it.</p>
            </section>
          )}
          <WorksWith lora={lora} />
          {lora.tags.length > 0 && (
            <ul aria-label="Tags" className="flex flex-wrap gap-2">
              {lora.tags.map((tag) => (
                <li key={tag}>
                  <ButtonLink size="sm" tone="quiet" to={`/loras?${new URLSearchParams({ tag })}`}>
                    {tag}
                  </ButtonLink>
                </li>
              ))}
            </ul>
          )}
          <Actions lora={lora} />
          {lora.visibility !== 'public' && (
            <p className="text-sm text-ink3">
              {lora.visibility === 'private'
                ? 'Private: you alone see it and can have pictures wear it.'
                : 'By link: it is listed nowhere.'}
            </p>
          )}
        </div>
        <Facts lora={lora} />
      </div>
      <section className="grid gap-5" aria-label="Works that wear it">
        <h2 className="text-2xl">Works that wear it</h2>
        <Samples lora={lora} />
      </section>
      {isAwake && (
        <Suspense>
          <Talk kind="lora" id={lora.id} />
        </Suspense>
      )}
      <p>
        <Link to="/loras" className="text-sm underline">
          All LoRAs
        </Link>
      </p>
    </article>
  )
}

/** One LoRA: what it was made for, what calls it, whose it is, and works that wear it. */
export default function LoraScreen() {
  const { id = '' } = useParams()
  const lora = useQuery(loraOf(id))
  const isSessionKnown = useUser((user) => user.isSessionKnown)
  const isMissing = lora.error?.status === 404 || lora.error?.status === 400
  if (lora.data && !isMissing) return <Full key={id} lora={lora.data} />
  // A private one is only found once it is known who asks.
  if (isMissing && isSessionKnown && !lora.isFetching) return <NotFoundScreen />
  if (lora.isError && !isMissing) return <PageError query={lora} />
  return <WorkPageSkeleton />
}
