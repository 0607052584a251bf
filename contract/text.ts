import * as z from 'zod'

/** The name of something kept here, as a caller sends it back: at most `max` characters, and none that no database keeps. */
export const givenName = (max: number) =>
  z
    .string()
    .max(max)
    .refine((text) => !text.includes('\0'), 'A name holds no NUL character.')

/**
 * Words a person typed, at most `max` characters, trimmed. NUL characters and halves of surrogate pairs are dropped:
 * nobody sees them, and no database keeps them.
 */
export const typedText = (max: number) =>
  z
    .string()
    .overwrite((text) => text.toWellFormed().replaceAll('\0', ''))
    .trim()
    .max(max)
