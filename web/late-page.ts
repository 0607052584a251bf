import type { PageEntry, PageFacts } from './page.ts'

/** A page whose facts come with its screen, from late-pages.ts: the first page is spared them. */
export const latePage = (path: string, module: string, screen: PageEntry['screen']): PageEntry => ({
  path,
  module,
  screen,
  isLate: true,
  meta: () => ({ title: 'Lanternkeep', description: '' }),
})

/** Puts the facts of late pages in their place. */
export function giveFacts(pages: readonly PageEntry[], facts: Readonly<Record<string, PageFacts>>): void {
  for (const page of pages) if (page.isLate) Object.assign(page, facts[page.path], { isLate: false })
}

/** The page with its facts, fetched where they are not there yet. */
export async function withFacts(page: PageEntry): Promise<PageEntry> {
  if (page.isLate) giveFacts([page], (await import('./late-pages.ts')).latePages)
  return page
}
