import { setFlagsFromString } from 'node:v8'

/**
 * How much a heap may grow by garbage before it is collected, per cent of what is in use. By itself V8 lets a heap of 90 MB grow to
 * three times that while there is memory, and gives little of it back: five thousand sheets left 200 MB in the event loop's alone.
 * Collecting so often costs some six per cent of the time of a sheet, and nothing that could be measured of a picture's.
 */
const GARBAGE = 30

/** Keeps the heap of every thread small; said before there are any. No environment may say it: Node takes it from a running program alone. */
export function keepHeapsSmall(): void {
  setFlagsFromString(`--heap-growing-percent=${GARBAGE}`)
}
