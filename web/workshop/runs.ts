import { createRuns } from '../tracker/runs.ts'
import type { WorkshopRequest } from './form.ts'

/** The sheets asked for on this visit. The newest lies open beside the form, and a reload must not take it away. */
export const sheetRuns = createRuns<WorkshopRequest>('workshop-runs', { keeps: 1 })
