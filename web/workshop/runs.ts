import { createRuns } from '../tracker/runs.ts'
import type { WorkshopRequest } from './form.ts'

/** The sheets asked for on this visit. */
export const sheetRuns = createRuns<WorkshopRequest>('workshop-runs')
