import { defineConfig } from 'vitest/config'
import { LongestFirst } from './scripts/setup/longest-first.ts'

/** They promise an answer within seconds, and so run after all the others, beside none that draws or browses. */
const timed = ['e2e/database-away.story.ts']
/** They compare what the processor takes for two ways of one thing: beside others memory decides it, and not the way. */
const measured = ['server/threads/hand-over.test.ts']
/** They keep every core busy by themselves, with several programs at once: beside another, both would wait for the processor alone. */
const crowded = ['e2e/many-machines.story.ts']
const unhurried = ['e2e/database-killed.story.ts', 'e2e/leaving.story.ts']

/** Run as Node runs the program itself: by Vite's runner every call of an imported function takes a detour. */
const experimental = { viteModuleRunner: false } as const

const story = {
  environment: 'node',
  experimental,
  // The files that run in one process use its browser in turn.
  isolate: false,
  setupFiles: './e2e/witness.ts',
  // Each has a program and a browser of its own besides: a third would only make all of them slow.
  maxWorkers: 2,
  // Patience with a busy machine, not promises: most stories share it with another.
  testTimeout: 240_000,
  hookTimeout: 240_000,
  expect: { poll: { timeout: 10_000 } },
} as const

export default defineConfig({
  test: {
    // Two cores are the floor the suite is timed on; one file more keeps them busy while another waits, and more only make all slow.
    maxWorkers: 3,
    sequence: { sequencer: LongestFirst },
    reporters: ['default'],
    // One database for whatever runs; only those in web/ have no use for it.
    globalSetup: ['./server/testing/postgres.ts'],
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{contract,engine,server}/**/*.test.ts'],
          exclude: measured,
          environment: 'node',
          // Loading the program takes a file of tests longer than many of its tests do: they share what they load.
          isolate: false,
          experimental,
          // Patience with a busy machine, not a promise: what a test promises of time it measures itself.
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'unit-web',
          include: ['web/**/*.test.{ts,tsx}'],
          environment: 'node',
          // Starting a process takes longer than most of these files do.
          isolate: false,
          setupFiles: './web/testing/apart.ts',
          testTimeout: 20_000,
        },
      },
      {
        test: {
          name: 'stories',
          include: ['e2e/**/*.story.ts'],
          exclude: [...timed, ...unhurried, ...crowded],
          sequence: { groupOrder: 1 },
          ...story,
        },
      },
      {
        test: {
          name: 'stories-timed',
          include: [...timed, ...unhurried],
          sequence: { groupOrder: 2 },
          ...story,
        },
      },
      {
        test: {
          name: 'stories-crowded',
          include: crowded,
          sequence: { groupOrder: 3 },
          ...story,
        },
      },
      {
        test: {
          name: 'unit-measured',
          include: measured,
          environment: 'node',
          experimental,
          maxWorkers: 1,
          sequence: { groupOrder: 4 },
          testTimeout: 20_000,
        },
      },
    ],
  },
})
