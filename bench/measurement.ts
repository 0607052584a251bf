import type { Ground } from './ground.ts'

/** What a figure must keep to; left out of a row, it is only told. */
export type Bar = { atMost: number } | { atLeast: number }

/** One line of the table. */
export interface Row {
  what: string
  /** What was measured, and the named reference of the same run beside it. */
  subject: string
  reference: string
  /** What the bar is held against: a ratio to the reference, or an amount in `unit`. */
  figure: number
  unit: '×' | 'ms' | 'kB' | 'MB' | ''
  bar?: Bar
}

export interface Measurement {
  name: string
  /** Many minutes: measured only when it is named. */
  takesLong?: true
  /** `rounds`: how often subject and reference take turns. */
  measure(ground: Ground, rounds: number): Promise<Row[]>
}

export function isKept({ figure, bar }: Row): boolean {
  if (!bar) return true
  return 'atMost' in bar ? figure <= bar.atMost : figure >= bar.atLeast
}
