import { useRef } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { sheetKindFacts, sheetKinds } from '../../contract/sheets/kinds.ts'
import { GenerationProvider } from '../tracker/provider.tsx'
import { classes } from '../ui/classes.ts'
import { kindIcons } from '../ui/kind-icons.ts'
import { Link } from '../ui/link.tsx'
import { useChosenInSight } from '../ui/use-chosen-in-sight.ts'
import { kindDescriptions } from './kind-descriptions.ts'
import { kindAt } from './queries.ts'
import { WorkshopDesk } from './workshop-desk.tsx'

/** The workshop with all its generators, or the page of one alone. */
export default function WorkshopScreen() {
  const { pathname } = useLocation()
  const [search] = useSearchParams()
  const kind = kindAt(pathname, search)
  const { label } = sheetKindFacts[kind]
  const description = kindDescriptions[kind]
  const isWhole = pathname === '/rpg-workshop'
  const kinds = useRef<HTMLElement>(null)
  useChosenInSight(kinds, '[aria-current=page]', kind)
  return (
    <div className="page-width grid grid-cols-1 gap-6 pt-6 pb-12 sm:gap-8 sm:pt-8 print:block print:p-0">
      <header className="grid grid-cols-1 gap-3 print:hidden">
        <h1 className="text-2xl sm:text-3xl">{isWhole ? 'RPG workshop' : `${label} generator`}</h1>
        <nav
          ref={kinds}
          aria-label="Generators"
          className="-mx-1 flex gap-2 px-1 py-1 max-sm:scrolls-sideways sm:flex-wrap"
        >
          {sheetKinds.map((one) => {
            const { label: name, page, generator } = sheetKindFacts[one]
            const Icon = kindIcons[one]
            return (
              <Link
                key={one}
                to={isWhole ? `/rpg-workshop?generator=${generator}` : page}
                aria-current={one === kind ? 'page' : undefined}
                className={classes(
                  'touch-target inline-flex h-9 shrink-0 items-center gap-1.5 rounded-full border px-3.5 text-sm whitespace-nowrap transition-colors',
                  one === kind
                    ? 'border-line-strong bg-raise3 text-ink'
                    : 'border-line bg-raise2 text-ink2 hover:border-line-strong hover:text-ink',
                )}
              >
                <Icon aria-hidden className="size-4" />
                {name}
              </Link>
            )
          })}
        </nav>
        <p className="max-w-prose text-ink2">{description}</p>
      </header>
      <GenerationProvider>
        <WorkshopDesk key={kind} kind={kind} />
      </GenerationProvider>
    </div>
  )
}
