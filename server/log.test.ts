import { DrizzleQueryError } from 'drizzle-orm'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { logOptions } from './log.ts'

test('a failed statement is logged with its reason, without the values that went into it', () => {
  const lines: string[] = []
  const log = pino(logOptions('info'), { write: (line) => lines.push(line) })
  const cause = new Error('deadlock detected')
  log.error({ err: new DrizzleQueryError('insert into sessions values ($1)', ['a-secret\ntoken'], cause) }, 'Failed')
  expect(lines.join()).toContain('deadlock detected')
  expect(lines.join()).toContain('insert into sessions')
  expect(lines.join()).not.toContain('a-secret')
})
