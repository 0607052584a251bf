import * as z from 'zod'

/** What whoever runs this program has said about themselves; each left out when they have not. */
export const SiteReply = z.object({
  email: z.email().optional(),
  discord: z.url().optional(),
  /** Whether services can fetch from it: it is published at an address that is not this machine's own. */
  isReachable: z.boolean(),
  /** Whether gold and subscriptions can be bought. */
  isSelling: z.boolean(),
  /** Their pages elsewhere. */
  social: z.array(z.object({ label: z.string(), url: z.url() })),
})
export type SiteReply = z.infer<typeof SiteReply>
