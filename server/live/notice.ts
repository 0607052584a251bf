import * as z from 'zod'
import { LiveEvent } from '../../contract/live.ts'

/** The Postgres channel that every web process listens to. */
export const LIVE_CHANNEL = 'lanternkeep_live'
/** Postgres takes less than 8000 bytes. */
export const NOTICE_BYTES_MAX = 7999

/** What travels on the channel: an event and whose it is. */
export const Notice = z.object({ to: z.string(), event: LiveEvent })
export type Notice = z.infer<typeof Notice>

/** A notice as it came; undefined when another version of the program sent something unknown here. */
export function readNotice(text: string): Notice | undefined {
  try {
    return Notice.safeParse(JSON.parse(text)).data
  } catch {
    return undefined
  }
}
