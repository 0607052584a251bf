import { descriptions } from './descriptions.ts'
import { modelsOnOffer } from './gold/queries.ts'
import { newestForHome, showcaseForHome } from './home/queries.ts'
import { imageOf } from './images/queries.ts'
import { latePage, latePaths } from './late-page.ts'
import type { PageEntry } from './page.ts'

/** Only the server tells what a page says of itself; the browser is spared the words. */
const describe = (path: keyof typeof descriptions) => (import.meta.env.SSR ? descriptions[path] : '')

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
    module: 'web/desks/generate-screen.tsx',
    screen: () => import('./desks/generate-screen.tsx'),
    queries: () => [modelsOnOffer()],
    meta: ({ searchParams }) => {
      const made = searchParams.get('contentType')
      const title = made === 'video' ? 'Make a video' : made === 'audio' ? 'Make sound' : 'Make a picture'
      return {
        title: `${title} · Lanternkeep`,
        description: describe('/generate'),
        canonical: title === 'Make a picture' ? '/generate' : `/generate?contentType=${made}`,
      }
    },
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
  ...latePaths.map(latePage),
]

/** Whether a page answers this path, so that a menu may link to it. */
export function hasPage(path: string): boolean {
  return pages.some((page) => page.path === path)
}
