import * as z from 'zod'

/** What whoever runs this program has said about themselves; each left out when they have not. */
export const SiteReply = z.object({
  email: z.email().optional(),
  discord: z.url().optional(),
  /** Their pages elsewhere. */
  /** Whether services can fetch from it: it is published at an address that is not this machine's own. */
  isReachable: z.boolean(),
  social: z.array(z.object({ label: z.string(), url: z.url() })),
})
export type SiteReply = z.infer<typeof SiteReply>
