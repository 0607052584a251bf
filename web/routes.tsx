import { publicWorks, viewOf } from './gallery/queries.ts'
import { modelsOnOffer } from './gold/queries.ts'
import { landscapesForHero, newestForHome } from './home/queries.ts'
import { imageOf } from './images/queries.ts'
import type { PageEntry } from './page.ts'
import { pictureAddress } from './ui/picture.tsx'

/** Every page of the product. A menu shows an entry only when its page is in this list. */
export const pages: PageEntry[] = [
  {
    path: '/',
    module: 'web/home/home-screen.tsx',
    screen: () => import('./home/home-screen.tsx'),
    queries: () => [landscapesForHero(), newestForHome()],
    meta: () => ({
      title: 'Lanternkeep · pictures and maps for your table, from your own words',
      description:
        'Describe a character, a monster, a battlemap or a place in words and have its picture made at once, for Dungeons & Dragons, Pathfinder and every other table.',
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
      description:
        'Characters, NPCs, monsters, battlemaps, items, spells, landscapes and townmaps, made from your own words.',
      canonical: '/generate',
    }),
  },
  {
    path: '/images/:id',
    module: 'web/images/image-screen.tsx',
    screen: () => import('./images/image-screen.tsx'),
    queries: ({ params }) => [imageOf(params.id ?? '')],
    meta: ({ params }, answers) => {
      const image = answers.getQueryData(imageOf(params.id ?? '').queryKey)
      if (!image) return { title: 'Picture · Lanternkeep', description: 'A picture made at Lanternkeep.' }
      const { title, prompt, owner, url, width, height } = image
      return {
        title: `${title || 'Untitled'} · Lanternkeep`,
        description: prompt ? `${prompt.slice(0, 180)} (by ${owner})` : `A picture by ${owner}.`,
        canonical: `/images/${image.id}`,
        image: image.isNsfw ? undefined : { url: pictureAddress(url, 1024), width, height, alt: prompt || title },
      }
    },
  },
  {
    path: '/gallery',
    module: 'web/gallery/gallery-screen.tsx',
    screen: () => import('./gallery/gallery-screen.tsx'),
    queries: ({ searchParams }) => [publicWorks(viewOf(searchParams))],
    meta: () => ({
      title: 'Gallery · Lanternkeep',
      description: 'Characters, monsters, maps, treasure and places that players have made from their own words.',
      canonical: '/gallery',
    }),
  },
  {
    path: '/my-gallery',
    module: 'web/gallery/my-gallery-screen.tsx',
    screen: () => import('./gallery/my-gallery-screen.tsx'),
    meta: () => ({ title: 'My gallery · Lanternkeep', description: 'Everything you have made.' }),
  },
  {
    path: '/reset-password',
    module: 'web/auth/reset-password-screen.tsx',
    screen: () => import('./auth/reset-password-screen.tsx'),
    meta: () => ({
      title: 'Choose a new password · Lanternkeep',
      description: 'Choose a new password for your account.',
    }),
  },
]

/** Whether a page answers this path, so that a menu may link to it. */
export function hasPage(path: string): boolean {
  return pages.some((page) => page.path === path)
}
