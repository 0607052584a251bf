/** The picture's size in px. */
export interface Frame {
  width: number
  height: number
}

/**
 * How a generator tells of its progress, and learns that nobody waits any more: `progress` 0-1 within painting, `stage`
 * in a few words for the person. Throws when the work was aborted.
 */
export type Checkpoint = (progress: number, stage: string) => void
