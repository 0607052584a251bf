import * as z from 'zod'
import { ImageCategory, ImageShape } from './categories.ts'
import { failures } from './failures.ts'
import { PollReply, StartReply } from './generations.ts'
import { Seed } from './images.ts'
import { PROMPT_MAX } from './limits.ts'
import { Chip } from './prompts.ts'
import type { Route } from './route.ts'
import { givenName, typedText } from './text.ts'
import { cameraMoves, SAID_MAX, videoEffects, videoSizes } from './video-facts.ts'
import { visibilities } from './visibility.ts'

export const VideoRequest = z
  .object({
    /** The picture that is set in motion: the caller's own or a public one. Left out: one is made of the words first. */
    imageId: z.uuid().optional(),
    /** What moves, and how; without a picture, what is to be seen as well. */
    prompt: typedText(PROMPT_MAX).default(''),
    /** What the first of the people in it says, in a voice of theirs; left out: what stands in quotes in the prompt, of people. */
    says: typedText(SAID_MAX).default(''),
    /** Of what is made first. */
    category: ImageCategory.default('landscapes'),
    shape: ImageShape.optional(),
    /** The built-in style of what is made first. */
    style: givenName(100).optional(),
    /** Of the list of models; left out: the built-in engine. */
    model: givenName(100).optional(),
    effect: z.enum(videoEffects).optional(),
    /** Left out: as the words say. */
    camera: z.enum(cameraMoves).optional(),
    /** One of the lengths that the model offers, s. */
    seconds: z.number().min(1).max(60).default(6),
    /** Longer side, px, of what the built-in engine makes. */
    size: z.literal(videoSizes).default(768),
    loops: z.boolean().default(true),
    seed: Seed.optional(),
    /** Whether the caller's own key pays for it, as of pictures. */
    ownKey: z.boolean().optional(),
    isVisible: z.boolean().optional(),
    visibility: z.enum(visibilities).optional(),
    sheetId: z.uuid().optional(),
  })
  .refine((asked) => asked.imageId !== undefined || asked.prompt !== '', {
    message: 'Say in a few words what to make, or choose a picture.',
    path: ['prompt'],
  })
export type VideoRequest = z.infer<typeof VideoRequest>
export type VideoRequestInput = z.input<typeof VideoRequest>

export const VideoWords = z.object({
  prompt: typedText(PROMPT_MAX),
  category: ImageCategory.optional(),
  effect: z.enum(videoEffects).optional(),
  camera: z.enum(cameraMoves).optional(),
})

export type VideoWords = z.output<typeof VideoWords>

/** Which of the words steer what moves, before anything is paid. */
export const VideoUnderstanding = z.object({ understood: z.array(Chip), unused: z.array(z.string()) })
export type VideoUnderstanding = z.infer<typeof VideoUnderstanding>

export const videoRoutes = {
  generateVideo: {
    method: 'POST',
    path: '/api/v1/video/generate',
    auth: 'user',
    tag: 'video',
    summary: 'Start a video: a picture set in motion, or one made of words',
    idempotent: true,
    body: VideoRequest,
    replies: { 201: StartReply },
    failure: failures.createImage,
  },
  pollVideo: {
    method: 'GET',
    path: '/api/v1/video/generate/:id/poll',
    auth: 'user',
    tag: 'video',
    summary: 'How it is coming along: 202 while it is made, 200 when it has ended',
    params: z.object({ id: z.uuid() }),
    replies: { 200: PollReply, 202: PollReply },
    failure: failures.getImage,
  },
  understandVideo: {
    method: 'POST',
    path: '/api/v1/video/understand',
    auth: 'none',
    tag: 'video',
    summary: 'Which words steer what moves, before anything is paid',
    body: VideoWords,
    replies: { 200: VideoUnderstanding },
    failure: failures.getImage,
  },
} as const satisfies Record<string, Route>
