import * as z from 'zod'

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
