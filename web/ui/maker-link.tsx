import { classes } from './classes.ts'
import { Link } from './link.tsx'

/** Where somebody's public page is. */
export const pageOfPerson = (username: string) => `/people/${encodeURIComponent(username)}`

/** The name of whoever made something, leading to their page. Above a card that leads elsewhere as a whole. */
export function MakerLink({ username, className }: { username: string; className?: string }) {
  return (
    <Link
      to={pageOfPerson(username)}
      className={classes('touch-target z-1 truncate rounded-sm hover:text-ink hover:underline', className)}
    >
      {username}
    </Link>
  )
}
