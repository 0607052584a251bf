import { useQuery } from '@tanstack/react-query'
import { siteOf } from '../site/queries.ts'

/** How to reach whoever runs the site, as the end of a sentence. */
export function Contact() {
  const email = useQuery(siteOf()).data?.email
  if (!email) return <>whoever gave you this address</>
  return <a href={`mailto:${email}`}>{email}</a>
}
