import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    // Two cores are the floor the suite is timed on; more forks than cores only make the database tests flaky.
    maxWorkers: 2,
    reporters: ['default'],
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{contract,engine,server,web}/**/*.test.{ts,tsx}'],
          environment: 'node',
          globalSetup: ['./server/testing/postgres.ts'],
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'stories',
          include: ['e2e/**/*.story.ts'],
          environment: 'node',
          fileParallelism: false,
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
})
