import { landscapeForHero, newestForHome } from './home/queries.ts'
import type { PageEntry } from './page.ts'

/** Every page of the product. A menu shows an entry only when its page is in this list. */
export const pages: PageEntry[] = [
  {
    path: '/',
    module: 'web/home/home-screen.tsx',
    screen: () => import('./home/home-screen.tsx'),
    queries: () => [landscapeForHero(), newestForHome()],
    meta: () => ({
      title: 'Lanternkeep · pictures and maps for your table, from your own words',
      description:
        'Describe a character, a monster, a battlemap or a place in words and have its picture made at once, for Dungeons & Dragons, Pathfinder and every other table.',
      canonical: '/',
    }),
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
