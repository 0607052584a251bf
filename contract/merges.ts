import * as z from 'zod'
import { ImageShape } from './categories.ts'
import { failures } from './failures.ts'
import { PollReply, StartReply } from './generations.ts'
import { TITLE_MAX } from './limits.ts'
import { PART_SECONDS, PART_TITLE_MAX, PARTS_MAX, transitions } from './merge-facts.ts'
import type { Route } from './route.ts'
import { typedText } from './text.ts'
import { videoSizes } from './video-facts.ts'
import { visibilities } from './visibility.ts'

export const MergePart = z.object({
  /** A video or a picture: the caller's own or a public one. */
  imageId: z.uuid(),
  /** Where in a video it begins, s. */
  from: z.number().min(0).max(600).default(0),
  /** How long it is seen, s; of a video at most what there is of it. */
  seconds: z.number().min(PART_SECONDS.least).max(PART_SECONDS.most).default(PART_SECONDS.usual),
  /** Stands on a card of its own before it. */
  title: typedText(PART_TITLE_MAX).default(''),
})
export type MergePart = z.infer<typeof MergePart>

export const MergeRequest = z.object({
  parts: z.array(MergePart).min(1, 'Choose first what is put together.').max(PARTS_MAX),
  transition: z.enum(transitions).default('cross-fade'),
  /** It comes out of black, and goes back. */
  fades: z.boolean().default(true),
  /** What is heard all along: a work of sound, round and round where it is shorter. */
  sound: z.object({ imageId: z.uuid(), volume: z.number().min(0).max(1).default(1) }).optional(),
  title: typedText(TITLE_MAX).default(''),
  shape: ImageShape.default('landscape'),
  /** Longer side, px. */
  size: z.literal(videoSizes).default(768),
  isVisible: z.boolean().optional(),
  visibility: z.enum(visibilities).optional(),
})
export type MergeRequest = z.infer<typeof MergeRequest>
export type MergeRequestInput = z.input<typeof MergeRequest>

export const mergeRoutes = {
  mergeVideos: {
    method: 'POST',
    path: '/api/v1/video/merge',
    auth: 'user',
    tag: 'video',
    summary: 'Start putting videos and pictures together to one, with a track of sound',
    idempotent: true,
    body: MergeRequest,
    replies: { 201: StartReply },
    failure: failures.createImage,
  },
  pollMerge: {
    method: 'GET',
    path: '/api/v1/video/merge/:id/poll',
    auth: 'user',
    tag: 'video',
    summary: 'How it is coming along: 202 while it is made, 200 when it has ended',
    params: z.object({ id: z.uuid() }),
    replies: { 200: PollReply, 202: PollReply },
    failure: failures.getImage,
  },
} as const satisfies Record<string, Route>
