import * as z from 'zod'
import { audioForms } from './audio-facts.ts'

/** What a work is beside its still: moving pictures, or sound. */
const media = ['video', 'audio'] as const

/** What is told of a recording wherever its work is listed. */
export const Recording = z.object({
  medium: z.enum(media),
  /** Of sound made here. */
  form: z.enum(audioForms).nullable(),
  /** How long it is, s. */
  seconds: z.number(),
  /** Its end leads into its beginning. */
  loops: z.boolean(),
})
export type Recording = z.infer<typeof Recording>

/** Kinds of file that recordings are kept as. */
export const recordingTypes = {
  mp4: 'video/mp4',
  webm: 'video/webm',
  ogg: 'audio/ogg',
  mp3: 'audio/mpeg',
  flac: 'audio/flac',
  wav: 'audio/wav',
  mid: 'audio/midi',
} as const
export type RecordingExtension = keyof typeof recordingTypes
const extensions = Object.keys(recordingTypes) as [RecordingExtension, ...RecordingExtension[]]
export const RecordingExtension = z.enum(extensions)

/** One of a recording's files. */
export const RecordingFile = z.object({
  /** Empty: all of it; else the name of the layer that it is: "Rain", "Battle". */
  stem: z.string(),
  extension: RecordingExtension,
  url: z.string(),
  bytes: z.number().int(),
})
export type RecordingFile = z.infer<typeof RecordingFile>

/** Words and when they are spoken, s. */
export const Caption = z.object({ from: z.number(), to: z.number(), text: z.string() })
export type Caption = z.infer<typeof Caption>

/** A recording by itself, with what a list leaves out. */
export const FullRecording = Recording.extend({
  files: z.array(RecordingFile),
  /** How loud it is from beginning to end, 0-1 in equal steps; empty for what is not heard. */
  peaks: z.array(z.number()),
  captions: z.array(Caption),
  /** Beats a minute; null for what has none. */
  tempo: z.number().nullable(),
  /** Whether what is not painted is transparent: only WebM carries it. */
  hasAlpha: z.boolean(),
  /** The picture that was set in motion; null where none was, or where the caller may not see it. */
  of: z.object({ id: z.uuid(), title: z.string() }).nullable(),
})
export type FullRecording = z.infer<typeof FullRecording>

/**
 * What is kept of a recording beside its files; `of`: the picture that was set in motion, which may be gone; `style`: what the battle
 * map that moves is painted in, whose scene the work keeps; `part`: which of its sheet's sounds it is.
 */
export type KeptRecording = Omit<FullRecording, 'files' | 'of'> & {
  of?: string | undefined
  style?: string | undefined
  part?: string | undefined
}
