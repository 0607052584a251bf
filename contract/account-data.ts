import * as z from 'zod'
import { Profile } from './accounts.ts'
import { KeptBoard } from './boards.ts'
import { Case } from './cases.ts'
import { ImageCategory } from './categories.ts'
import { reportReasons } from './community.ts'
import { GenerationKind, GenerationStatus } from './generations.ts'
import { Transaction } from './gold.ts'
import { Image } from './images.ts'
import { Lora } from './loras.ts'
import { NotificationSettings } from './notifications.ts'
import { FullRecording } from './recordings.ts'
import { RoadmapItem } from './roadmap.ts'
import { KeptSheet } from './sheets.ts'
import { Order, Subscription } from './shop.ts'
import { SubjectRef } from './subjects.ts'

const Gift = z.object({ who: z.string().nullable(), gold: z.number(), note: z.string(), createdAt: z.iso.datetime() })

/** Everything that is kept about an account, for its owner to take along. */
export const AccountData = z.object({
  exportedAt: z.iso.datetime(),
  account: Profile,
  referral: z.object({
    /** The code they came by, null when by none. */
    referredBy: z.string().nullable(),
    /** How many came by theirs and are still here. */
    referred: z.number().int(),
  }),
  works: z.array(Image),
  /** What of the works moves or is heard, with the addresses of its files. */
  recordings: z.array(z.object({ imageId: z.uuid(), recording: FullRecording })),
  /** The workshop’s sheets, as they read with their changes. */
  sheets: z.array(KeptSheet),
  loras: z.array(Lora),
  /** Their boards, with all that lies on each. */
  boards: z.array(KeptBoard),
  /** Every request that was made, as it was stored. */
  requests: z.array(
    z.object({
      id: z.uuid(),
      kind: GenerationKind,
      status: GenerationStatus,
      request: z.unknown(),
      error: z.string().nullable(),
      createdAt: z.iso.datetime(),
    }),
  ),
  votes: z.array(z.object({ imageId: z.uuid(), isUpvote: z.boolean() })),
  /** The models that were compared by their ids. */
  comparisons: z.array(
    z.object({
      id: z.uuid(),
      category: ImageCategory,
      prompt: z.string(),
      models: z.array(z.string()),
      createdAt: z.iso.datetime(),
    }),
  ),
  comparisonVotes: z.array(z.object({ comparisonId: z.uuid(), picks: z.array(z.string()) })),
  /** What they like, and how they voted on sheets. */
  likes: z.array(SubjectRef),
  sheetVotes: z.array(z.object({ sheetId: z.uuid(), isUpvote: z.boolean() })),
  comments: z.array(z.object({ id: z.uuid(), about: SubjectRef, text: z.string(), createdAt: z.iso.datetime() })),
  /** What their public page says beside their works. */
  page: z.object({ about: z.string(), pages: z.array(z.string()), isHidden: z.boolean() }),
  /** By their usernames. */
  following: z.array(z.string()),
  blocked: z.array(z.string()),
  /** Their collections, with the works in them in their order. */
  collections: z.array(
    z.object({
      id: z.uuid(),
      title: z.string(),
      description: z.string(),
      works: z.array(z.object({ kind: z.enum(['image', 'sheet']), id: z.uuid() })),
    }),
  ),
  /** Days in a row, tasks that were paid, and how they came: the advertisement's click, if there was one. */
  streak: z.object({ days: z.number().int(), best: z.number().int(), lastDay: z.string() }).nullable(),
  tasks: z.array(z.object({ task: z.string(), doneAt: z.iso.datetime() })),
  arrival: z.object({ gclid: z.string().nullable() }).nullable(),
  /** Pictures entered in competitions, with their places, and entries voted for. */
  competitionEntries: z.array(
    z.object({ competitionId: z.uuid(), imageId: z.uuid(), place: z.number().int().nullable() }),
  ),
  competitionVotes: z.array(z.object({ competitionId: z.uuid(), entryId: z.uuid() })),
  /** What they reported, and what moderators decided of their own, with their appeals. */
  reports: z.array(
    z.object({ about: SubjectRef, reason: z.enum(reportReasons), text: z.string(), createdAt: z.iso.datetime() }),
  ),
  cases: z.array(Case),
  /** What they suggested for the roadmap and as feedback, and the items that they voted for. */
  suggestions: z.array(
    z.object({
      id: z.uuid(),
      title: z.string(),
      text: z.string(),
      status: RoadmapItem.shape.status,
      answer: z.string(),
      createdAt: z.iso.datetime(),
    }),
  ),
  roadmapVotes: z.array(z.uuid()),
  /** Which kinds of notification they switched off, and how often letters come. */
  notifications: NotificationSettings,
  /** Gold they gave to others and were given by them; `who` is null for somebody who has left. */
  giftsGiven: z.array(Gift),
  giftsTaken: z.array(Gift),
  /** Party purses they are in, with what they have put in and drawn. */
  purses: z.array(z.object({ name: z.string(), filled: z.number(), drawn: z.number() })),
  transactions: z.array(Transaction),
  /** What they bought, and the subscriptions that they have or had. */
  orders: z.array(Order),
  subscriptions: z.array(Subscription),
  /** Which keys of their own they have here: "A key for fal". Never a key itself. */
  ownKeys: z.array(z.string()),
})
export type AccountData = z.infer<typeof AccountData>
