import * as z from 'zod'
import { PremiumLevel } from './enums.ts'
import { GenerationKind, GenerationStatus } from './generations.ts'

/** A piece of the person's work moved on. What it made is asked for by a poll: an event carries nothing private. */
const GenerationEvent = z.object({
  kind: z.literal('generation'),
  id: z.uuid(),
  type: GenerationKind,
  status: GenerationStatus,
  /** 0-100. */
  progress: z.number().int(),
  stage: z.string(),
})
export type GenerationEvent = z.infer<typeof GenerationEvent>

/** What the person can spend has changed; in gold. */
const GoldEvent = z.object({ kind: z.literal('gold'), gold: z.number() })

/** There is something new to read, or less that is unread; up to a hundred are counted. What it is, the page asks for. */
const NotificationEvent = z.object({ kind: z.literal('notification'), unread: z.number().int() })

/** The person's subscription level has changed, and what it allows with it. */
const LevelEvent = z.object({ kind: z.literal('level'), level: PremiumLevel })

/** What a noun tells a person's open pages; a new noun adds its event here. */
export const Happening = z.discriminatedUnion('kind', [GenerationEvent, GoldEvent, LevelEvent, NotificationEvent])
export type Happening = z.infer<typeof Happening>

/** What the stream says of itself. */
const StreamState = z.object({
  /**
   * `connected`: every change from here on is told; what happened before is to be asked for. `interrupted`: changes are
   * not told until the next `connected`. `crowded`: this stream ends because the person has opened many newer ones.
   */
  kind: z.enum(['connected', 'interrupted', 'crowded']),
})

/** One message of `GET /api/v1/events`: the JSON of a `data:` line. */
export const LiveEvent = z.discriminatedUnion('kind', [
  GenerationEvent,
  GoldEvent,
  LevelEvent,
  NotificationEvent,
  StreamState,
])
export type LiveEvent = z.infer<typeof LiveEvent>

/** Messages `data: …` with a LiveEvent each, and comments that keep the connection alive. */
export const EventStream = z.string()
