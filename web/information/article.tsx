import type { ReactNode } from 'react'

interface ArticleProps {
  title: string
  /** What it says, in a sentence. */
  summary: ReactNode
  children: ReactNode
}

/** A page of words. */
export function Article({ title, summary, children }: ArticleProps) {
  return (
    <article className="page-width max-w-3xl pt-10 pb-12 sm:pt-14">
      <h1 className="text-3xl">{title}</h1>
      <p className="mt-4 text-lg text-ink2">{summary}</p>
      <div className="mt-10 grid gap-10">{children}</div>
    </article>
  )
}

interface ChapterProps {
  /** Where a link to it leads: `#id`. */
  id?: string
  title: string
  children: ReactNode
}

export function Chapter({ id, title, children }: ChapterProps) {
  return (
    <section
      id={id}
      className="grid gap-3 text-ink2 [&_a:not([class])]:text-ink [&_a:not([class])]:underline [&_a:not([class])]:underline-offset-4 [&_li]:mt-1.5 [&_strong]:font-medium [&_strong]:text-ink [&_ul]:list-disc [&_ul]:pl-5"
    >
      <h2 className="text-xl text-ink">{title}</h2>
      {children}
    </section>
  )
}
