import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { siteOf } from '../site/queries.ts'
import { Link } from '../ui/link.tsx'
import { Press } from '../ui/press.tsx'
import { menuGroups } from './menus.ts'
import { shortcutsStore } from './shortcuts-store.ts'

const information = [
  { label: 'About', to: '/about' },
  { label: 'Pricing', to: '/pricing' },
  { label: 'Privacy', to: '/privacy' },
  { label: 'Terms and conditions', to: '/terms-and-conditions' },
  { label: 'Credits', to: '/credits' },
]

const linkLook =
  'flex min-h-9 items-center text-sm text-ink2 underline-offset-4 hover:text-ink hover:underline max-lg:min-h-11 pointer-coarse:min-h-11'

interface ColumnProps {
  label: string
  links: readonly { label: string; to: string }[]
}

/** Links within the site are followed without loading it anew; `mailto:` and other sites are the browser's. */
const linkTo = ({ label, to }: ColumnProps['links'][number]): ReactNode =>
  to.startsWith('/') ? (
    <Link to={to} className={linkLook}>
      {label}
    </Link>
  ) : (
    <a href={to} rel="noopener" className={linkLook}>
      {label}
    </a>
  )

function Column({ label, links, children }: ColumnProps & { children?: ReactNode }) {
  return (
    <nav aria-label={`${label}, at the foot of the page`}>
      <h2 className="text-base">{label}</h2>
      <ul className="mt-2 grid grid-flow-col grid-rows-[repeat(6,auto)] justify-start gap-x-6">
        {links.map((link) => (
          <li key={link.to}>{linkTo(link)}</li>
        ))}
        {children && <li>{children}</li>}
      </ul>
    </nav>
  )
}

/** The same pages as the header's menus, what is to be known of the site, and how to reach whoever runs it. */
export function Footer() {
  const { data: site } = useQuery(siteOf())
  const contacts = [
    ...(site?.discord ? [{ label: 'Discord', to: site.discord }] : []),
    ...(site?.email ? [{ label: site.email, to: `mailto:${site.email}` }] : []),
    ...(site?.social ?? []).map(({ label, url }) => ({ label, to: url })),
  ]
  return (
    <footer className="mt-20 border-t border-line bg-raise1">
      <div className="page-width flex flex-wrap gap-x-10 gap-y-10 py-12">
        <div className="max-w-64 md:mr-auto">
          <p className="font-brand text-2xl">Lanternkeep</p>
          <p className="mt-2 text-sm text-ink2">
            Pictures and maps for tabletop role-players and the people who run their games.
          </p>
        </div>
        {menuGroups().map(({ label, entries }) => (
          <Column key={label} label={label} links={entries} />
        ))}
        <Column label="Information" links={information}>
          <Press onClick={() => shortcutsStore.set({ isOpen: true })} className={linkLook}>
            Keyboard shortcuts
          </Press>
        </Column>
        {contacts.length > 0 && <Column label="Contact" links={contacts} />}
      </div>
    </footer>
  )
}
