import type { PropName } from '../catalogue.ts'

/** What a game master reads of streets and squares; one is chosen. */
export const square = [
  'Nobody sells at the stall nearest the fountain, and nobody says why.',
  'A cutpurse works the crowd; a second one works the cutpurse.',
  'The crier has had the same news for nine days.',
] as const
export const street = [
  'Shutters close ahead of you, one by one.',
  'The watch passes twice an hour and never looks down the alley.',
  'A cart has lost a wheel exactly where it is least wanted.',
] as const
export const side = [
  'Someone has chalked a small black bird beside every third door.',
  'A rope hangs from an upper window, still swinging.',
] as const
export const alley = [
  'Too narrow for two to fight abreast.',
  'A dead end, to those who do not know the third barrel.',
  'Rats, puddles, and a good pair of boots with nobody in them.',
] as const

/** What stands about in a lane. */
export const litter: readonly PropName[] = ['barrel', 'crate', 'barrel', 'sacks', 'crate', 'trough', 'hay']
