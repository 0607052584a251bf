import type { Watcher } from '../providers/provider.ts'

/** A watcher for tests: what it was told, and a job that is remembered as long as the watcher is. */
export function openWatcher(
  signal: AbortSignal = new AbortController().signal,
): Watcher & { stages: string[]; fractions: number[]; handle: unknown } {
  const watcher = {
    stages: [] as string[],
    fractions: [] as number[],
    handle: undefined as unknown,
    signal,
    progress(fraction: number, stage: string) {
      watcher.stages.push(stage)
      watcher.fractions.push(fraction)
    },
    job: {
      kept: async () => watcher.handle,
      keep: async (handle: unknown) => {
        watcher.handle = handle
      },
      forget: async () => {
        watcher.handle = undefined
      },
    },
  }
  return watcher
}
