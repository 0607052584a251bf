import * as z from 'zod'

/** The name of something kept here, as a caller sends it back: at most `max` characters, and none that no database keeps. */
export const givenName = (max: number) =>
  z
    .string()
    .max(max)
    .refine((text) => !text.includes('\0'), 'A name holds no NUL character.')

/**
 * Characters that nobody sees and that lay out, hide or break the words around them: controls other than line breaks and
 * tabs, marks that turn the direction of writing (Unicode, UAX #9), spaces without width, tags. The joiners of emoji and of
 * Persian stay.
 */
const unseen =
  /(?![\n\r\t])\p{Cc}|\p{Bidi_Control}|[\u00AD\u180E\u200B\u2060-\u2064\u206A-\u206F\uFEFF\uFFF9-\uFFFB]|[\u{E0000}-\u{E007F}]/gu

/** Whether a text holds nothing that hides or turns what it says: no controls, no marks of direction, no spaces without width. */
export const isPlain = (text: string) => !/\p{Cc}/u.test(text) && text.search(unseen) === -1

const lineEnds = /[\u2028\u2029]/g

/**
 * Words a person typed, at most `max` characters, trimmed. What nobody sees is dropped, and so are halves of surrogate
 * pairs, which no database keeps.
 */
export const typedText = (max: number) =>
  z
    .string()
    .overwrite((text) => text.toWellFormed().replace(lineEnds, '\n').replace(unseen, ''))
    .trim()
    .max(max)

/** Whether there is anything in a text to be seen. */
export const isSeen = (text: string) => /[\p{L}\p{N}\p{P}\p{S}]/u.test(text)
