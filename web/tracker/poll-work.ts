import { failures } from '../../contract/failures.ts'
import type { GenerationKind, GenerationStatus, PollReply, StartReply } from '../../contract/generations.ts'
import { isSheetKind, type SheetKind } from '../../contract/sheets/kinds.ts'
import { sheetRouteName } from '../../contract/sheets/route-name.ts'
import type { JobReply, JobStatus } from '../../contract/sheets.ts'
import { ApiError } from '../api/api-error.ts'
import { call } from '../api/browser.ts'
import { inTime } from '../api/in-time.ts'

const statusOf: Record<JobStatus['status'], GenerationStatus> = {
  PENDING: 'pending',
  IN_PROGRESS: 'processing',
  COMPLETED: 'completed',
  FAILED: 'failed',
}

const fault = (message: string, failure: string) => new ApiError({ status: 200, code: 'internal', message, failure })

/** A sheet's start as the tracker knows starts. Throws ApiError for an answer that names no job. */
export function startedJob(kind: SheetKind, { jobId, status, cost }: Partial<JobReply>): StartReply {
  if (!jobId) throw fault(failures.noJobId, failures.startSheet[kind])
  return { requestId: jobId, status: statusOf[status ?? 'PENDING'], cost: cost ?? 0 }
}

/** How a sheet is coming along, as the tracker knows it. Throws ApiError for an answer without a status. */
export function jobAsWork(type: SheetKind, id: string, job: Partial<JobStatus>): PollReply {
  if (!job.status) throw fault(`Job status response for ${id} is missing status field.`, failures.pollJob)
  const { progress = 0, stage = '', url = null, error = null, receipt = null } = job
  return { id, type, status: statusOf[job.status], progress, stage, image: null, images: [], url, error, receipt }
}

/** Whether a question was answered in a way that asking again will not change. */
export const isRefusal = (error: unknown) =>
  error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 429

/** A question that is not answered for so long, ms, will not be. */
const PATIENCE = 12_000

/** Asks after a piece of work by the calls of its kind. */
export async function pollWork(type: GenerationKind, id: string): Promise<PollReply> {
  if (!isSheetKind(type)) {
    return inTime(PATIENCE, failures.getImage, (signal) => call('pollImage', { params: { id } }, { signal }))
  }
  const name = sheetRouteName(type, 'poll')
  const job = await inTime(PATIENCE, failures.pollJob, (signal) => call(name, { params: { id } }, { signal }))
  return jobAsWork(type, id, job)
}
