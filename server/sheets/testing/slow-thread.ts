import type { OneToExport } from '../exports/export-file.ts'
import type { Listing } from '../words.ts'
import type { RolledAgain } from '../writer-thread.ts'

const HALF_A_TENTH = 50

export const awake = () => true

/**
 * Takes its time, and is idle meanwhile: what is measured by it does not hang on the machine. What is called "held" is not made
 * until it is stopped.
 */
export function fileOf({ sheet }: OneToExport): Uint8Array {
  const patience = sheet.name.toLowerCase().startsWith('held') ? Number.POSITIVE_INFINITY : HALF_A_TENTH
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, patience)
  return new Uint8Array([1])
}

export function again(): RolledAgain {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0)
  throw new Error('Nothing woke it')
}

export const listing = (): Listing => ({ title: 'Listed', kicker: '', summary: '', words: '', unused: [] })

export const zipOf = (files: readonly unknown[]) => new Uint8Array([files.length])
