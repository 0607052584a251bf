import { useQuery } from '@tanstack/react-query'
import { useCallback, useEffect, useRef } from 'react'
import { type SheetKind, sheetKindFacts } from '../../contract/sheets/kinds.ts'
import { sheetRouteName } from '../../contract/sheets/route-name.ts'
import { call } from '../api/browser.ts'
import type { LooseCall } from '../api/call.ts'
import { lengthProblem, nextSeed } from '../generate/form.ts'
import { requireLogin } from '../session/login.ts'
import { shortfallOf } from '../session/shortfall.ts'
import { userActions, userStore } from '../session/user-state.ts'
import { publicSheets, refreshSheetLists } from '../sheets/queries.ts'
import { SheetCardView } from '../sheets/sheet-card.tsx'
import { startedJob } from '../tracker/poll-work.ts'
import { isOpen } from '../tracker/runs.ts'
import { useRuns } from '../tracker/use-runs.ts'
import { Skeleton } from '../ui/skeleton.tsx'
import { priceOf, requestOf, type WorkshopForm, type WorkshopRequest } from './form.ts'
import { Results } from './results.tsx'
import { sheetRuns } from './runs.ts'
import { useWorkshopForm } from './use-workshop-form.ts'
import { WorkshopFormFields } from './workshop-form.tsx'

const kindOf = ({ kind }: WorkshopRequest) => kind
const isCalm = () => matchMedia('(prefers-reduced-motion: reduce)').matches

/** Before anything was asked for: what others had made here. */
function Newest({ kind }: { kind: SheetKind }) {
  const newest = useQuery(publicSheets({ q: '', kind, page: 1 }))
  const { plural } = sheetKindFacts[kind]
  const shown = newest.data?.sheets.slice(0, 6) ?? []
  if (newest.isPending) {
    return (
      <div className="grid gap-4 sm:grid-cols-2" aria-busy>
        <Skeleton className="h-44" />
        <Skeleton className="h-44" />
      </div>
    )
  }
  if (shown.length === 0) {
    return (
      <p className="grid min-h-64 place-content-center rounded-lg border border-line border-dashed p-6 text-center text-balance text-ink2">
        What you ask for will appear here, and be kept in your gallery. Every word and number of it can be changed, any
        part rolled again.
      </p>
    )
  }
  return (
    <section className="grid grid-cols-1 gap-4">
      <h2 className="text-lg">The newest {plural === 'NPCs' ? plural : plural.toLowerCase()}</h2>
      <ul className="grid gap-4 sm:grid-cols-2">
        {shown.map((card) => (
          <li key={card.id}>
            <SheetCardView card={card} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The form of one kind, and beside it what it makes. Of one kind: give it a key. */
export function WorkshopDesk({ kind }: { kind: SheetKind }) {
  const { form, change } = useWorkshopForm(kind, run)
  const { runs, isStarting, start, retry } = useRuns(sheetRuns, kindOf, refreshSheetLists)
  const results = useRef<HTMLDivElement>(null)
  const shownRuns = useRef(runs.length)

  useEffect(() => {
    // What a reload brought back, done before, must not pull one away from the form.
    if (runs.length > shownRuns.current && runs[0] && isOpen(runs[0])) {
      results.current?.scrollIntoView({ block: 'start', behavior: isCalm() ? 'instant' : 'smooth' })
    }
    shownRuns.current = runs.length
  }, [runs])

  const send = useCallback(
    (request: WorkshopRequest, cost: number) => {
      const { kind: type, ...body } = request
      void start({
        type,
        request,
        description: request.prompt || sheetKindFacts[type].label,
        modelName: '',
        cost,
        // What each kind is asked with differs; its form follows its choices.
        begin: async (idempotencyKey) => {
          const reply = await (call as LooseCall)(sheetRouteName(type, 'generate'), { body, idempotencyKey })
          return startedJob(type, reply as Parameters<typeof startedJob>[1])
        },
      })
    },
    [start],
  )

  function run(asked: WorkshopForm) {
    if (lengthProblem({ prompt: asked.prompt, negativePrompt: '' })) return
    requireLogin(() => {
      const cost = priceOf(asked)
      const shortfall = shortfallOf(cost, userStore.get().gold)
      if (shortfall) {
        userActions.showPricingTable(true, shortfall)
        return
      }
      const seed = nextSeed(asked, Math.random)
      change({ ...asked, seed })
      send(requestOf(kind, asked, seed), cost)
    })
  }

  return (
    <div className="grid grid-cols-1 gap-10 lg:grid-cols-[minmax(0,27rem)_minmax(0,1fr)] print:block">
      <WorkshopFormFields
        kind={kind}
        form={form}
        onChange={change}
        isStarting={isStarting}
        onSubmit={() => run(form)}
      />
      <div ref={results} className="min-w-0 scroll-mt-24">
        {runs.length > 0 ? (
          <Results
            runs={runs}
            onRetry={retry}
            onAgain={(request) => send(request, priceOf({ ...form, count: request.count }))}
          />
        ) : (
          <Newest kind={kind} />
        )}
      </div>
    </div>
  )
}
