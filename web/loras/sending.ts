import type { Upload } from 'tus-js-client'
import { LORA_PIECE } from '../../contract/lora-facts.ts'
import { tokens } from '../api/browser.ts'
import { isSame, type KeptUpload, keepUpload, keptUpload } from './kept-upload.ts'

const ENDPOINT = '/api/v1/lora-uploads'
/** Waits between attempts after the network broke, ms; then the person is asked. */
const RETRIES = [0, 1000, 3000, 5000, 10_000, 20_000, 30_000]

/** How a file is coming along. */
export type Sending =
  | { state: 'sending' | 'paused'; sent: number }
  /** It stopped; `message` says why. It can go on where it stopped. */
  | { state: 'stopped'; sent: number; message: string }
  | { state: 'sent'; uploadId: string }

export interface Sender {
  pause(): void
  goOn(): void
  /** Stops it, and lets go of what has arrived. */
  giveUp(): Promise<void>
}

const idOf = (url: string) => url.split('/').at(-1) ?? ''
const pathOf = (url: string) => new URL(url, location.href).pathname

/** The sentence of a refusal, as every answer of the server has it. */
function refusalOf(body: string | undefined): string | undefined {
  try {
    const { error } = JSON.parse(body ?? '') as { error?: unknown }
    return typeof error === 'string' ? error : undefined
  } catch {
    return undefined
  }
}

/**
 * Sends a file piece by piece, and goes on where the same file stopped before, be it before a reload; one that has arrived is not
 * sent again for as long as it is kept (kept-upload.ts). `onChange` is told of every step. The client is fetched when the first file is sent.
 */
export async function sendFile(file: File, onChange: (sending: Sending) => void): Promise<Sender> {
  const { Upload: TusUpload, DetailedError } = await import('tus-js-client')
  const kept = keptUpload()
  let sent = 0
  let upload: Upload
  const tell = (sending: Sending) => onChange(sending)

  const stopped = (error: unknown) => {
    const answer = error instanceof DetailedError ? error.originalResponse : null
    const status = answer?.getStatus()
    // What the server no longer knows is begun anew.
    if (status === 404 || status === 410) keepUpload(undefined)
    const message =
      refusalOf(answer?.getBody()) ??
      'The connection broke. Go on when it is back: what has arrived stays there for a day.'
    tell({ state: 'stopped', sent, message })
  }

  function begin(uploadUrl: string | undefined): Upload {
    return new TusUpload(file, {
      endpoint: ENDPOINT,
      uploadUrl,
      chunkSize: LORA_PIECE,
      retryDelays: RETRIES,
      storeFingerprintForResuming: false,
      // It lapses within minutes, and a file may take longer.
      onBeforeRequest: async (request) => {
        const token = await tokens.get()
        if (token) request.setHeader('authorization', `Bearer ${token}`)
      },
      onUploadUrlAvailable: () => {
        const { name, size, lastModified } = file
        if (upload.url) keepUpload({ url: pathOf(upload.url), name, size, lastModified })
      },
      onProgress: (bytes) => {
        sent = bytes
        tell({ state: 'sending', sent })
      },
      onSuccess: () => tell({ state: 'sent', uploadId: idOf(upload.url ?? '') }),
      onError: stopped,
    })
  }

  upload = begin(kept && isSame(kept, file) ? kept.url : undefined)
  tell({ state: 'sending', sent })
  upload.start()
  return {
    pause() {
      void upload.abort()
      tell({ state: 'paused', sent })
    },
    goOn() {
      tell({ state: 'sending', sent })
      const { url } = upload
      upload = begin(url && keptUpload() ? url : undefined)
      upload.start()
    },
    async giveUp() {
      const { url } = upload
      await upload.abort()
      await forgetUpload(url ? pathOf(url) : undefined)
    },
  }
}

/** Asks the server about an upload; undefined when nobody answers. */
async function askOf(path: string, method: 'HEAD' | 'DELETE'): Promise<Response | undefined> {
  const token = await tokens.get().catch(() => null)
  const headers = { 'tus-resumable': '1.0.0', ...(token && { authorization: `Bearer ${token}` }) }
  return fetch(path, { method, headers }).catch(() => undefined)
}

/** The file that was on its way when the page was left; undefined where it has become a LoRA since, or was let go. */
export async function leftBehind(): Promise<KeptUpload | undefined> {
  const kept = keptUpload()
  const answer = kept && (await askOf(kept.url, 'HEAD'))
  return answer?.status === 404 || answer?.status === 410 ? undefined : kept
}

/** Lets go of a file on its way, here and on the server. */
export async function forgetUpload(path = keptUpload()?.url): Promise<void> {
  keepUpload(undefined)
  // Whether or not it is heard: what stands still goes by itself.
  if (path !== undefined) await askOf(path, 'DELETE')
}
