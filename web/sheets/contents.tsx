import { List } from 'lucide-react'
import { type MouseEvent, useEffect, useState } from 'react'
import type { Section } from '../../contract/sheets/document.ts'
import { classes } from '../ui/classes.ts'
import { Press } from '../ui/press.tsx'

/** Sheets with fewer sections than these are seen at a glance. */
const LONG_SHEET = 5

/** A section's place on the page, by the heading's key; its own words may change. */
export const sectionId = ({ key }: Pick<Section, 'key'>) => `part-${key}`

/** The sections in the order in which they stand on the page: the main column, then the one beside it. */
const listed = (sections: readonly Section[]) =>
  (['main', 'aside'] as const).flatMap((place) => sections.filter((one) => one.place === place && one.title !== ''))

export const isLongSheet = (sections: readonly Section[]) => listed(sections).length >= LONG_SHEET

const isCalm = () => matchMedia('(prefers-reduced-motion: reduce)').matches

/** The line of the window, from its top, at which one reads. */
const READING_LINE = 0.28

/** The section of these that is being read, by where they stand: the last that has passed the line. */
function passedIn(sections: readonly Section[], line: number) {
  const boxes = sections.flatMap(({ key }) => {
    const box = document.getElementById(sectionId({ key }))?.getBoundingClientRect()
    return box ? [{ key, box }] : []
  })
  const passed = boxes.filter(({ box }) => box.top <= line).at(-1)
  return passed && { key: passed.key, isOver: passed === boxes.at(-1) && passed.box.bottom <= line }
}

/** The section that is being read: the main column's, until that is over. */
function useCurrent(sections: readonly Section[]): string | undefined {
  const [current, setCurrent] = useState<string>()
  useEffect(() => {
    let frame = 0
    function look() {
      frame = 0
      const line = window.innerHeight * READING_LINE
      const [main, aside] = (['main', 'aside'] as const).map((place) =>
        passedIn(
          listed(sections).filter((one) => one.place === place),
          line,
        ),
      )
      setCurrent((main && !main.isOver ? main : (aside ?? main))?.key)
    }
    const later = () => {
      frame ||= requestAnimationFrame(look)
    }
    look()
    addEventListener('scroll', later, { passive: true })
    addEventListener('resize', later)
    return () => {
      cancelAnimationFrame(frame)
      removeEventListener('scroll', later)
      removeEventListener('resize', later)
    }
  }, [sections])
  return current
}

function Links({ sections, onGo }: { sections: readonly Section[]; onGo?: () => void }) {
  const current = useCurrent(sections)

  function go(event: MouseEvent, section: Section) {
    const place = document.getElementById(sectionId(section))
    if (!place || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    onGo?.()
    place.scrollIntoView({ block: 'start', behavior: isCalm() ? 'instant' : 'smooth' })
    // The keyboard goes on from there.
    place.tabIndex = -1
    place.focus({ preventScroll: true })
  }

  return (
    <ol className="grid">
      {listed(sections).map((section) => (
        <li key={section.key} className="grid">
          <a
            href={`#${sectionId(section)}`}
            aria-current={section.key === current ? 'true' : undefined}
            onClick={(event) => go(event, section)}
            className={classes(
              'flex min-h-11 items-center border-l-2 py-1.5 pl-3 text-sm leading-snug transition-colors lg:min-h-9',
              section.key === current
                ? 'border-amber font-medium text-ink'
                : 'border-line text-ink2 hover:border-line-strong hover:text-ink',
            )}
          >
            {section.title}
          </a>
        </li>
      ))}
    </ol>
  )
}

/** The sections of a long sheet, beside it: in sight however far one has read. */
export function ContentsBeside({ sections }: { sections: readonly Section[] }) {
  return (
    <nav
      aria-label="Contents"
      className="sticky top-22 max-h-[calc(100dvh-7rem)] self-start overflow-y-auto py-1 max-xl:hidden print:hidden"
    >
      <p className="pb-2 pl-3 text-xs font-medium text-ink3">Contents</p>
      <Links sections={sections} />
    </nav>
  )
}

/** The same above it, folded, where there is no room beside. */
export function ContentsFolded({ sections, isAlways }: { sections: readonly Section[]; isAlways: boolean }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <nav
      aria-label="Contents"
      className={classes(
        'mx-auto w-full max-w-[68rem] rounded-md border border-line bg-raise1 print:hidden',
        !isAlways && 'xl:hidden',
      )}
    >
      <Press
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
        className="flex min-h-11 w-full items-center gap-2.5 rounded-md px-4 text-left text-sm font-medium"
      >
        <List aria-hidden className="size-4 text-ink3" />
        Contents
        <span className="text-ink3">{listed(sections).length}</span>
      </Press>
      {isOpen && (
        <div className="px-4 pb-3">
          <Links sections={sections} onGo={() => setOpen(false)} />
        </div>
      )}
    </nav>
  )
}
