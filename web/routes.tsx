import { categoryFacts } from '../contract/categories.ts'
import { UNCONFIRMED_PATH } from '../contract/limits.ts'
import { type SheetKind, sheetKindFacts, sheetKinds } from '../contract/sheets/kinds.ts'
import { descriptions, galleryDescription, sheetsDescription } from './descriptions.ts'
import { modelsOnOffer } from './gold/queries.ts'
import { newestForHome, showcaseForHome } from './home/queries.ts'
import { imageOf } from './images/queries.ts'
import { isBeyondTheEnd, publicWorks, searchOf, showsStyles, viewOf } from './images/works.ts'
import { latePage } from './late-page.ts'
import { samplesOf } from './models/queries.ts'
import type { PageEntry } from './page.ts'
import { publicSheets, sheetOf, sheetsSearch, sheetsViewOf, showsSheets, viewIn } from './sheets/queries.ts'
import { kindDescriptions } from './workshop/kind-descriptions.ts'
import { kindAt } from './workshop/queries.ts'

/** Only the server tells what a page says of itself; the browser is spared the words. */
const describe = (path: keyof typeof descriptions) => (import.meta.env.SSR ? descriptions[path] : '')

/** A workshop's page: with all generators, or with one alone. */
const workshopAt = (path: string): PageEntry => ({
  path,
  module: 'web/workshop/workshop-screen.tsx',
  screen: () => import('./workshop/workshop-screen.tsx'),
  queries: ({ searchParams }) => [publicSheets({ q: '', kind: kindAt(path, searchParams), page: 1 })],
  meta: ({ searchParams }) => {
    const kind = kindAt(path, searchParams)
    const { label } = sheetKindFacts[kind]
    return path === '/rpg-workshop'
      ? { title: 'RPG workshop · Lanternkeep', description: describe('/rpg-workshop'), canonical: path }
      : {
          title: `${label} generator · Lanternkeep`,
          description: import.meta.env.SSR ? kindDescriptions[kind] : '',
          canonical: path,
        }
  },
})

/** The page of a sheet of this kind. */
const sheetAt = (kind: SheetKind): PageEntry => ({
  path: `/${kind}/:id`,
  module: 'web/sheets/sheet-screen.tsx',
  screen: () => import('./sheets/sheet-screen.tsx'),
  queries: ({ params, searchParams }) => [sheetOf(kind, params.id ?? '', viewIn(searchParams)), modelsOnOffer()],
  meta: ({ params, searchParams }, answers) => {
    const sheet = answers.getQueryData(sheetOf(kind, params.id ?? '', viewIn(searchParams)).queryKey)
    const { label } = sheetKindFacts[kind]
    if (!sheet)
      return {
        title: `${label} · Lanternkeep`,
        description: import.meta.env.SSR ? 'A sheet from the workshop at Lanternkeep.' : '',
      }
    return {
      title: `${sheet.title} · Lanternkeep`,
      description: import.meta.env.SSR ? [sheet.kicker, sheet.summary].filter(Boolean).join('. ').slice(0, 300) : '',
      canonical: sheet.isVisible ? `/${kind}/${sheet.id}` : undefined,
    }
  },
})

/** Every page of the product. A menu shows an entry only when its page is in this list. */
export const pages: PageEntry[] = [
  {
    path: '/',
    module: 'web/home/home-screen.tsx',
    screen: () => import('./home/home-screen.tsx'),
    queries: () => [showcaseForHome(), newestForHome()],
    meta: () => ({
      title: 'Lanternkeep · pictures and maps for your table, from your own words',
      description: describe('/'),
      canonical: '/',
    }),
  },
  {
    path: '/generate',
    module: 'web/generate/generate-screen.tsx',
    screen: () => import('./generate/generate-screen.tsx'),
    queries: () => [modelsOnOffer()],
    meta: () => ({
      title: 'Make a picture · Lanternkeep',
      description: describe('/generate'),
      canonical: '/generate',
    }),
  },
  {
    path: '/images/:id',
    module: 'web/images/image-screen.tsx',
    screen: () => import('./images/image-screen.tsx'),
    queries: ({ params }) => [imageOf(params.id ?? ''), modelsOnOffer()],
    meta: ({ params }, answers) => {
      const image = answers.getQueryData(imageOf(params.id ?? '').queryKey)
      if (!image)
        return {
          title: 'Picture · Lanternkeep',
          description: import.meta.env.SSR ? 'A picture made at Lanternkeep.' : '',
        }
      const { title, prompt, owner, isVisible } = image
      return {
        title: `${title || 'Untitled'} · Lanternkeep`,
        description: !import.meta.env.SSR
          ? ''
          : prompt
            ? `${prompt.slice(0, 180)} (by ${owner})`
            : `A picture by ${owner}.`,
        canonical: isVisible ? `/images/${image.id}` : undefined,
      }
    },
  },
  {
    path: '/gallery',
    module: 'web/gallery/gallery-screen.tsx',
    screen: () => import('./gallery/gallery-screen.tsx'),
    queries: ({ searchParams }) =>
      showsStyles(searchParams)
        ? [modelsOnOffer(), samplesOf()]
        : [showsSheets(searchParams) ? publicSheets(sheetsViewOf(searchParams)) : publicWorks(viewOf(searchParams))],
    isMissing: ({ searchParams }, answers) =>
      !showsSheets(searchParams) && isBeyondTheEnd(viewOf(searchParams), answers),
    meta: ({ searchParams }) => {
      if (showsSheets(searchParams)) {
        const { kind, page } = sheetsViewOf(searchParams)
        return {
          title: `${kind ? sheetKindFacts[kind].plural : 'Sheets'} · Gallery${page > 1 ? `, page ${page}` : ''} · Lanternkeep`,
          description: import.meta.env.SSR ? sheetsDescription : '',
          canonical: `/gallery?${sheetsSearch({ q: '', kind, page })}`,
        }
      }
      const { category, page } = viewOf(searchParams)
      const search = searchOf({ category, page }).toString()
      const place = category ? `${categoryFacts[category].plural} · Gallery` : 'Gallery'
      return {
        title: `${place}${page > 1 ? `, page ${page}` : ''} · Lanternkeep`,
        description: import.meta.env.SSR ? galleryDescription(category) : '',
        canonical: showsStyles(searchParams) ? '/models' : `/gallery${search && `?${search}`}`,
      }
    },
  },
  {
    path: '/my-gallery',
    module: 'web/gallery/my-gallery-screen.tsx',
    screen: () => import('./gallery/my-gallery-screen.tsx'),
    meta: () => ({ title: 'My gallery · Lanternkeep', description: describe('/my-gallery') }),
  },
  {
    path: '/profile',
    module: 'web/account/profile-screen.tsx',
    screen: () => import('./account/profile-screen.tsx'),
    meta: () => ({ title: 'Profile · Lanternkeep', description: describe('/profile') }),
  },
  {
    path: '/transactions',
    module: 'web/gold/transactions-screen.tsx',
    screen: () => import('./gold/transactions-screen.tsx'),
    meta: () => ({ title: 'Transactions · Lanternkeep', description: describe('/transactions') }),
  },
  latePage('/pricing', 'web/gold/pricing/pricing-screen.tsx', () => import('./gold/pricing/pricing-screen.tsx')),
  latePage('/people/:username', 'web/people/person-screen.tsx', () => import('./people/person-screen.tsx')),
  latePage('/party-purse', 'web/purses/purses-screen.tsx', () => import('./purses/purses-screen.tsx')),
  latePage('/party-purse/join/:code', 'web/purses/join-screen.tsx', () => import('./purses/join-screen.tsx')),
  latePage('/party-purse/:id', 'web/purses/purse-screen.tsx', () => import('./purses/purse-screen.tsx')),
  latePage('/shop/done', 'web/shop/done-screen.tsx', () => import('./shop/done-screen.tsx')),
  latePage(
    '/shop/test/checkout/:id',
    'web/shop/test-checkout-screen.tsx',
    () => import('./shop/test-checkout-screen.tsx'),
  ),
  latePage('/shop/test/portal', 'web/shop/test-portal-screen.tsx', () => import('./shop/test-portal-screen.tsx')),
  latePage('/tasks', 'web/tasks/tasks-screen.tsx', () => import('./tasks/tasks-screen.tsx')),
  latePage(
    '/leaderboards',
    'web/leaderboards/leaderboards-screen.tsx',
    () => import('./leaderboards/leaderboards-screen.tsx'),
  ),
  latePage(
    '/competitions',
    'web/competitions/competitions-screen.tsx',
    () => import('./competitions/competitions-screen.tsx'),
  ),
  latePage(
    '/competitions/:id',
    'web/competitions/competition-screen.tsx',
    () => import('./competitions/competition-screen.tsx'),
  ),
  latePage(
    '/collections/:id',
    'web/collections/collection-screen.tsx',
    () => import('./collections/collection-screen.tsx'),
  ),
  latePage(
    '/notifications',
    'web/notifications/notifications-screen.tsx',
    () => import('./notifications/notifications-screen.tsx'),
  ),
  latePage(
    '/unsubscribe',
    'web/notifications/unsubscribe-screen.tsx',
    () => import('./notifications/unsubscribe-screen.tsx'),
  ),
  latePage('/roadmap', 'web/roadmap/roadmap-screen.tsx', () => import('./roadmap/roadmap-screen.tsx')),
  latePage('/roadmap/:id', 'web/roadmap/roadmap-item-screen.tsx', () => import('./roadmap/roadmap-item-screen.tsx')),
  latePage('/blogs', 'web/blog/blog-screen.tsx', () => import('./blog/blog-screen.tsx')),
  latePage('/blogs/:slug', 'web/blog/article-screen.tsx', () => import('./blog/article-screen.tsx')),
  latePage('/admin', 'web/administration/admin-screen.tsx', () => import('./administration/admin-screen.tsx')),
  latePage('/about', 'web/information/about-screen.tsx', () => import('./information/about-screen.tsx')),
  latePage('/privacy', 'web/information/privacy-screen.tsx', () => import('./information/privacy-screen.tsx')),
  latePage('/terms-and-conditions', 'web/information/terms-screen.tsx', () => import('./information/terms-screen.tsx')),
  latePage('/credits', 'web/information/credits-screen.tsx', () => import('./information/credits-screen.tsx')),
  latePage('/models', 'web/models/models-screen.tsx', () => import('./models/models-screen.tsx')),
  latePage('/models/image/:model', 'web/models/model-screen.tsx', () => import('./models/model-screen.tsx')),
  latePage('/loras', 'web/loras/loras-screen.tsx', () => import('./loras/loras-screen.tsx')),
  latePage('/loras/:id', 'web/loras/lora-screen.tsx', () => import('./loras/lora-screen.tsx')),
  latePage('/edit', 'web/edit/edit-screen.tsx', () => import('./edit/edit-screen.tsx')),
  latePage(
    '/image-restoration',
    'web/restoration/restoration-screen.tsx',
    () => import('./restoration/restoration-screen.tsx'),
  ),
  latePage('/transform', 'web/transform/transforms-screen.tsx', () => import('./transform/transforms-screen.tsx')),
  latePage('/transform/:style', 'web/transform/transform-screen.tsx', () => import('./transform/transform-screen.tsx')),
  latePage(
    '/token-maker',
    'web/token-maker/token-maker-screen.tsx',
    () => import('./token-maker/token-maker-screen.tsx'),
  ),
  latePage('/canvas', 'web/canvas/boards-screen.tsx', () => import('./canvas/boards-screen.tsx')),
  latePage('/canvas/:id', 'web/canvas/board-screen.tsx', () => import('./canvas/board-screen.tsx')),
  latePage('/lora/create', 'web/loras/create-screen.tsx', () => import('./loras/create-screen.tsx')),
  latePage('/models/video/:model', 'web/models/video-screen.tsx', () => import('./models/video-screen.tsx')),
  latePage('/model-comparison', 'web/comparisons/compare-screen.tsx', () => import('./comparisons/compare-screen.tsx')),
  latePage(
    '/model-comparison/:id',
    'web/comparisons/comparison-screen.tsx',
    () => import('./comparisons/comparison-screen.tsx'),
  ),
  {
    path: UNCONFIRMED_PATH,
    module: 'web/account/confirm-email-screen.tsx',
    screen: () => import('./account/confirm-email-screen.tsx'),
    meta: () => ({
      title: 'Confirm your address · Lanternkeep',
      description: describe(UNCONFIRMED_PATH),
    }),
  },
  {
    path: '/reset-password',
    module: 'web/auth/reset-password-screen.tsx',
    screen: () => import('./auth/reset-password-screen.tsx'),
    meta: () => ({
      title: 'Choose a new password · Lanternkeep',
      description: describe('/reset-password'),
    }),
  },
  workshopAt('/rpg-workshop'),
  ...sheetKinds.map((kind) => workshopAt(sheetKindFacts[kind].page)),
  ...sheetKinds.map(sheetAt),
]

/** Whether a page answers this path, so that a menu may link to it. */
export function hasPage(path: string): boolean {
  return pages.some((page) => page.path === path)
}
