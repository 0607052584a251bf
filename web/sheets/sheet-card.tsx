import { sheetKindFacts } from '../../contract/sheets/kinds.ts'
import type { SheetCard } from '../../contract/sheets.ts'
import { kindIcons } from '../ui/kind-icons.ts'
import { Link } from '../ui/link.tsx'
import { MakerLink } from '../ui/maker-link.tsx'
import { SeenMark } from '../ui/seen-mark.tsx'

/** A sheet in a list: a slip of parchment that leads to its page. */
export function SheetCardView({ card }: { card: SheetCard }) {
  const { kind, id, title, kicker, summary, system, visibility, owner } = card
  const Icon = kindIcons[kind]
  const facts = [sheetKindFacts[kind].label, system === 'DnD5e' ? 'D&D 5e' : system].filter(Boolean)
  return (
    <article className="relative grid h-full grid-rows-[auto_1fr_auto] gap-2 rounded-md bg-linear-to-br from-parchment-light to-parchment-deep p-4 font-book text-sepia scheme-light shadow-low transition-[filter] hover:brightness-105">
      <header className="flex items-start gap-3">
        <Icon aria-hidden className="mt-1 size-5 shrink-0 text-rubric" />
        <div className="min-w-0">
          <h3 className="text-lg font-semibold text-rubric">
            <Link
              to={`/${kind}/${id}`}
              className="break-words outline-none after:absolute after:inset-0 after:rounded-md focus-visible:after:outline-2 focus-visible:after:outline-offset-2 focus-visible:after:outline-accent"
            >
              {title}
            </Link>
          </h3>
          {kicker && <p className="break-words text-sepia2 italic">{kicker}</p>}
        </div>
      </header>
      <p className="line-clamp-3 break-words">{summary}</p>
      <p className="flex items-center gap-2 font-sans text-xs text-sepia2">
        <span className="min-w-0 flex-1 truncate">
          {facts.join(' · ')} · <MakerLink username={owner} className="hover:text-rubric" />
        </span>
        <SeenMark visibility={visibility} />
      </p>
    </article>
  )
}
