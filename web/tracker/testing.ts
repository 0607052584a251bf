import { vi } from 'vitest'
import type { PollReply, StartReply } from '../../contract/generations.ts'
import { TRACKER_STORAGE_KEY } from '../../contract/limits.ts'
import type { LiveEvent } from '../../contract/live.ts'
import { ApiError } from '../api/api-error.ts'
import type { TrackerWorld } from './tracker.ts'

export const REQUEST = '00000000-0000-4000-8000-000000000001'

export function reply(fields: Partial<PollReply> = {}): PollReply {
  return {
    id: REQUEST,
    type: 'image',
    status: 'processing',
    progress: 40,
    stage: 'Painting',
    image: null,
    images: [],
    url: null,
    error: null,
    receipt: null,
    ...fields,
  }
}

export const started = (fields: Partial<StartReply> = {}): StartReply => ({
  requestId: REQUEST,
  status: 'pending',
  cost: 1,
  ...fields,
})

export const apiError = (status: number, message: string) =>
  new ApiError({ status, message, code: status === 0 ? 'unavailable' : 'not_found', failure: 'Failed to get image.' })

export class MemoryStorage {
  entries = new Map<string, string>()
  /** What tabs are at work on, by its name. */
  locks = new Map<string, Promise<void>>()
  getItem = (key: string) => this.entries.get(key) ?? null
  setItem = (key: string, value: string) => void this.entries.set(key, value)
  removeItem = (key: string) => void this.entries.delete(key)
  get kept(): unknown {
    const text = this.getItem(TRACKER_STORAGE_KEY)
    return text === null ? null : JSON.parse(text)
  }
}

let randoms = 0

/** A world in which nothing happens until a test says so; every part can be looked at afterwards. */
export function testWorld(storage = new MemoryStorage()) {
  let keys = 0
  const listeners = new Set<(event: LiveEvent) => void>()
  return {
    storage,
    poll: vi.fn<TrackerWorld['poll']>(async () => reply()),
    repeat: vi.fn<TrackerWorld['repeat']>(async () => started()),
    stop: vi.fn<TrackerWorld['stop']>(async () => reply({ status: 'failed' })),
    unfinished: vi.fn<TrackerWorld['unfinished']>(async () => []),
    toast: vi.fn<TrackerWorld['toast']>(),
    openTab: vi.fn<TrackerWorld['openTab']>(() => true),
    onLive: (listener: (event: LiveEvent) => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    /** Something happens on the server, and is told. */
    tell: (event: LiveEvent) => {
      for (const listener of listeners) listener(event)
    },
    spent: vi.fn<TrackerWorld['spent']>(),
    ended: vi.fn<TrackerWorld['ended']>(),
    sentence: (error: unknown) => (error instanceof Error ? error.message : 'Unknown'),
    isFinal: (error: unknown) => error instanceof ApiError && error.status >= 400 && error.status < 500,
    refused: vi.fn<TrackerWorld['refused']>(() => false),
    isUnreachable: (error: unknown) => error instanceof ApiError && error.status === 0,
    isHidden: vi.fn<TrackerWorld['isHidden']>(() => false),
    alone(name: string, work: () => void | Promise<void>) {
      const run = () => {
        const end = work()?.finally(() => storage.locks.delete(name))
        if (end) storage.locks.set(name, end)
      }
      const before = storage.locks.get(name)
      if (before) void before.then(run)
      else run()
    },
    now: Date.now,
    random: () => (++randoms % 997) / 997,
    newKey: () => `key-number-${++keys}`,
  }
}
