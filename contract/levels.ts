import type { PremiumLevel } from './enums.ts'

/** How much of the workers' attention each subscription level may take at once, in works; lowest level first. */
export const levelCaps: Record<PremiumLevel, { running: number; unfinished: number }> = {
  NONE: { running: 2, unfinished: 60 },
  BASIC: { running: 3, unfinished: 100 },
  PLUS: { running: 4, unfinished: 150 },
  PRO: { running: 6, unfinished: 250 },
  ELITE: { running: 8, unfinished: 400 },
  ULTIMATE: { running: 12, unfinished: 600 },
}

const GIGABYTE = 1024 ** 3

/** Most bytes that the pictures of an account may take, by its subscription level; nothing is uploaded beyond it. */
export const storageMax: Record<PremiumLevel, number> = {
  NONE: GIGABYTE,
  BASIC: 5 * GIGABYTE,
  PLUS: 10 * GIGABYTE,
  PRO: 20 * GIGABYTE,
  ELITE: 50 * GIGABYTE,
  ULTIMATE: 100 * GIGABYTE,
}

/** Most bytes that the LoRAs of an account may take, those on their way included. */
export const loraRoomMax: Record<PremiumLevel, number> = {
  NONE: 4 * GIGABYTE,
  BASIC: 10 * GIGABYTE,
  PLUS: 20 * GIGABYTE,
  PRO: 40 * GIGABYTE,
  ELITE: 80 * GIGABYTE,
  ULTIMATE: 160 * GIGABYTE,
}
