import { Link } from 'react-router'
import { menuGroups } from './menus.ts'

/** The same pages as the header's menus, for those who have read to the end. */
export function Footer() {
  return (
    <footer className="mt-20 border-t border-line bg-raise1">
      <div className="page-width flex flex-wrap gap-x-20 gap-y-10 py-12">
        <div className="max-w-xs md:mr-auto">
          <p className="font-brand text-2xl">Lanternkeep</p>
          <p className="mt-2 text-sm text-ink2">
            Pictures and maps for tabletop role-players and the people who run their games.
          </p>
        </div>
        {menuGroups().map((group) => (
          <nav key={group.label} aria-label={`${group.label}, at the foot of the page`}>
            <h2 className="text-base">{group.label}</h2>
            <ul className="mt-2 grid grid-flow-col grid-rows-5 justify-start gap-x-10">
              {group.entries.map((entry) => (
                <li key={entry.to}>
                  <Link
                    to={entry.to}
                    className="flex min-h-9 items-center text-sm text-ink2 underline-offset-4 hover:text-ink hover:underline"
                  >
                    {entry.label}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
    </footer>
  )
}
