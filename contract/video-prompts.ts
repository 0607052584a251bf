import * as z from 'zod'
import { failures } from './failures.ts'
import { PROMPT_MAX } from './limits.ts'
import type { Route } from './route.ts'
import { givenName, typedText } from './text.ts'
import {
  NONE,
  promptLengths,
  videoCameraStyles,
  videoDirections,
  videoPacings,
  videoSpecialEffects,
  videoStyles,
} from './video-prompt-facts.ts'

/** What a video's prompt is written from. */
export const VideoPromptRequest = z.object({
  /** What it is to be of. */
  prompt: typedText(PROMPT_MAX).min(1, 'Say in a few words what the video is to be of.'),
  style: z.enum(videoStyles).default('Simple'),
  cameraStyle: z.enum(videoCameraStyles).default(NONE),
  cameraDirection: z.enum(videoDirections).default(NONE),
  pacing: z.enum(videoPacings).default(NONE),
  specialEffects: z.enum(videoSpecialEffects).default(NONE),
  /** What is to be in it besides, in the person's own words. */
  customElements: typedText(300).default(''),
  /** The text model that writes it; left out: the site's, where there is one, else the program itself. */
  model: givenName(100).optional(),
  promptLength: z.enum(promptLengths).default('Medium'),
})
export type VideoPromptRequest = z.infer<typeof VideoPromptRequest>
export type VideoPromptRequestInput = z.input<typeof VideoPromptRequest>

export const VideoPromptReply = z.object({
  prompt: z.string(),
  /** The name of the text model that wrote it; null: the program itself. */
  by: z.string().nullable(),
})
export type VideoPromptReply = z.infer<typeof VideoPromptReply>

export const videoPromptRoutes = {
  writeVideoPrompt: {
    method: 'POST',
    path: '/api/v1/video/prompt/generate',
    auth: 'user',
    tag: 'video',
    summary: 'Write a video’s prompt from a few choices; it costs nothing',
    body: VideoPromptRequest,
    writes: true,
    replies: { 200: VideoPromptReply },
    failure: failures.writePrompt,
  },
} as const satisfies Record<string, Route>
