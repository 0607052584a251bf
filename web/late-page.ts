import { UNCONFIRMED_PATH } from '../contract/limits.ts'
import { sheetKindFacts, sheetKinds } from '../contract/sheets/kinds.ts'
import type { PageEntry } from './page.ts'

/** The pages of which the first page knows the paths alone; what else they are comes with late-pages.ts. */
const namedPaths = [
  '/gallery',
  '/my-gallery',
  '/profile',
  '/transactions',
  UNCONFIRMED_PATH,
  '/reset-password',
  '/pricing',
  '/people/:username',
  '/party-purse',
  '/party-purse/join/:code',
  '/party-purse/:id',
  '/shop/done',
  '/shop/test/checkout/:id',
  '/shop/test/portal',
  '/tasks',
  '/leaderboards',
  '/competitions',
  '/competitions/:id',
  '/collections/:id',
  '/notifications',
  '/unsubscribe',
  '/roadmap',
  '/roadmap/:id',
  '/blogs',
  '/blogs/:slug',
  '/admin',
  '/about',
  '/privacy',
  '/terms-and-conditions',
  '/credits',
  '/models',
  '/models/image/:model',
  '/loras',
  '/loras/:id',
  '/edit',
  '/image-restoration',
  '/transform',
  '/transform/:style',
  '/token-maker',
  '/canvas',
  '/soundboard',
  '/canvas/:id',
  '/lora/create',
  '/models/video/:model',
  '/models/video-effects',
  '/models/video-effects/:effect',
  '/model-comparison',
  '/model-comparison/:id',
] as const
export type NamedPath = (typeof namedPaths)[number]

export const latePaths: readonly string[] = [
  ...namedPaths,
  '/rpg-workshop',
  ...sheetKinds.flatMap((kind) => [sheetKindFacts[kind].page, `/${kind}/:id`]),
]

export type LatePage = Omit<PageEntry, 'path'>

/** The line in the route list of a page that is still to come: its screen is found when it is asked for. */
export function latePage(path: string): PageEntry {
  const page: PageEntry = {
    path,
    module: '',
    screen: async () => (await withFacts(page)).screen(),
    isLate: true,
    meta: () => ({ title: 'Lanternkeep', description: '' }),
  }
  return page
}

/** Puts what late pages are in their place. */
export function giveFacts(pages: readonly PageEntry[], facts: Readonly<Record<string, LatePage>>): void {
  for (const page of pages) {
    if (!page.isLate) continue
    const fact = facts[page.path]
    // Left as it is, its screen would look for itself for ever.
    if (!fact) throw new Error(`late-pages.ts says nothing of ${page.path}`)
    Object.assign(page, fact, { isLate: false })
  }
}

/** The page whole, fetched where it is not there yet. */
export async function withFacts(page: PageEntry): Promise<PageEntry> {
  if (page.isLate) giveFacts([page], (await import('./late-pages.ts')).latePages)
  return page
}
