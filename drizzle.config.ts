import { defineConfig } from 'drizzle-kit'

export default defineConfig({
  dialect: 'postgresql',
  schema: ['./server/db/schema.ts', './server/db/community.ts', './server/db/economy.ts'],
  out: './server/db/migrations',
})
