import * as z from 'zod'
import { audioForms, intensities, SPOKEN_MAX, voiceIds } from './audio-facts.ts'
import { failures } from './failures.ts'
import { PollReply, StartReply } from './generations.ts'
import { Seed } from './images.ts'
import { Chip } from './prompts.ts'
import type { Route } from './route.ts'
import { FieldKey } from './sheets/document.ts'
import { givenName, typedText } from './text.ts'
import { visibilities } from './visibility.ts'

const words = typedText(SPOKEN_MAX).min(1, 'Say in a few words what is to be heard.')

export const AudioRequest = z
  .object({
    form: z.enum(audioForms).default('ambience'),
    prompt: words,
    /** Of the list of models; left out: the built-in engine. */
    model: givenName(100).optional(),
    /** s; within what the form and the model allow; left out: as usual. Of speech it follows from the words. */
    seconds: z.number().min(0.5).max(600).optional(),
    /** Whether its end leads into its beginning. Left out: of an ambience it does. */
    loops: z.boolean().optional(),
    /** Who speaks: of the built-in engine one of its voices, else one of the model's; left out: as the words say. */
    voice: givenName(200).optional(),
    /** Of music: how much is going on in what is heard first; the others come with it. */
    intensity: z.enum(intensities).optional(),
    /** Left out: the server draws one. */
    seed: Seed.optional(),
    /** Whether the caller's own key pays for it, as of pictures. */
    ownKey: z.boolean().optional(),
    isVisible: z.boolean().optional(),
    visibility: z.enum(visibilities).optional(),
    /** The caller's sheet that this is for. */
    sheetId: z.uuid().optional(),
    /** Which of that sheet's sounds it is, by the key that the sheet lists it under. */
    sheetPart: FieldKey.optional(),
  })
  .refine(({ sheetId, sheetPart }) => sheetPart === undefined || sheetId !== undefined, {
    path: ['sheetPart'],
    error: 'Say of which sheet this is a sound: sheetId.',
  })
export type AudioRequest = z.infer<typeof AudioRequest>
export type AudioRequestInput = z.input<typeof AudioRequest>

export const AudioWords = z.object({
  form: z.enum(audioForms),
  prompt: typedText(SPOKEN_MAX),
  voice: z.enum(voiceIds).optional(),
})

export type AudioWords = z.output<typeof AudioWords>

/** What the built-in engine makes of words before anything is paid. */
export const AudioUnderstanding = z.object({
  understood: z.array(Chip),
  unused: z.array(z.string()),
  /** Of speech: about how long it takes, s. */
  seconds: z.number().nullable(),
})
export type AudioUnderstanding = z.infer<typeof AudioUnderstanding>

const polls = { 200: PollReply, 202: PollReply }

export const audioRoutes = {
  generateAudio: {
    method: 'POST',
    path: '/api/v1/audio/generate',
    auth: 'user',
    tag: 'audio',
    summary: 'Start an ambience, a piece of music, a sound or speech',
    idempotent: true,
    body: AudioRequest,
    replies: { 201: StartReply },
    failure: failures.createImage,
  },
  pollAudio: {
    method: 'GET',
    path: '/api/v1/audio/generate/:id/poll',
    auth: 'user',
    tag: 'audio',
    summary: 'How it is coming along: 202 while it is made, 200 when it has ended',
    params: z.object({ id: z.uuid() }),
    replies: polls,
    failure: failures.getImage,
  },
  understandAudio: {
    method: 'POST',
    path: '/api/v1/audio/understand',
    auth: 'none',
    tag: 'audio',
    summary: 'What the built-in engine would let be heard, before anything is paid',
    body: AudioWords,
    replies: { 200: AudioUnderstanding },
    failure: failures.getImage,
  },
} as const satisfies Record<string, Route>
