import { classes } from '../ui/classes.ts'
import { Link } from '../ui/link.tsx'

interface HalvesProps {
  label: string
  halves: readonly { tab: string; label: string; to: string }[]
  /** The `tab` that is shown. */
  here: string
}

/** The parts of a gallery, beside its heading. */
export function Halves({ label, halves, here }: HalvesProps) {
  return (
    <nav aria-label={label} className="flex gap-1">
      {halves.map(({ tab, label: name, to }) => (
        <Link
          key={to}
          to={to}
          aria-current={tab === here ? 'page' : undefined}
          className={classes(
            'grid h-11 place-items-center rounded-md px-3 text-sm font-medium transition-colors',
            tab === here ? 'bg-raise2 text-ink' : 'text-ink3 hover:text-ink',
          )}
        >
          {name}
        </Link>
      ))}
    </nav>
  )
}
