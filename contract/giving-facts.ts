import type { TrustLevel } from './trust.ts'

// Gold between people: gifts, party purses, codes. Amounts here are gold, not milligold. No schemas: the browser shows these too.

export const GIFT_NOTE_MAX = 200
/** Least that is given, filled in or drawn at once. */
export const GIVEN_MIN = 0.5
/** Most that anybody gives away within 24 hours, by gifts and by filling purses together; new accounts give nothing. */
export const givenADay: Readonly<Record<TrustLevel, number>> = { new: 0, known: 200, trusted: 5000 }
/** Over how long what was given counts, ms. */
export const GIVEN_WITHIN = 24 * 3_600_000

export const PURSE_NAME_MAX = 60
/** Party purses that somebody keeps, and those they are in. */
export const PURSES_KEPT_MAX = 5
export const PURSES_MAX = 20
/** People of one purse, those invited included. */
export const PURSE_MEMBERS_MAX = 24
/** Over how long a member's cap counts, days. */
export const CAP_DAYS = 7
/** Movements of a purse that its page shows. */
export const PURSE_HISTORY_MAX = 150
/** Draws that somebody may have waiting for the keeper. */
export const ASKED_MAX = 5

export const CODE_MAX = 32
/** Codes that somebody may try within an hour. */
export const CODE_TRIES = 10
