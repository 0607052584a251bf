import type { ImageRequestInput } from '../../contract/images.ts'
import { createRuns, type Run } from '../tracker/runs.ts'

export type ImageRun = Run<ImageRequestInput>

/** The pictures asked for on this visit. */
export const imageRuns = createRuns<ImageRequestInput>('generate-runs')
