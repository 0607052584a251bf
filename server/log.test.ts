import { DrizzleQueryError } from 'drizzle-orm'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { type ErrorLine, logOptions } from './log.ts'

test('a failed statement is logged with its reason, without the values that went into it', () => {
  const lines: string[] = []
  const log = pino(logOptions('info'), { write: (line) => lines.push(line) })
  const cause = new Error('deadlock detected')
  log.error({ err: new DrizzleQueryError('insert into sessions values ($1)', ['a-secret\ntoken'], cause) }, 'Failed')
  expect(lines.join()).toContain('deadlock detected')
  expect(lines.join()).toContain('insert into sessions')
  expect(lines.join()).not.toContain('a-secret')
})

test('nor are they when the statement is only the cause of what failed', () => {
  const lines: string[] = []
  const log = pino(logOptions('info'), { write: (line) => lines.push(line) })
  const failed = new DrizzleQueryError('select $1', ['a-secret'], new Error('deadlock detected'))
  log.error({ err: new Error('The work failed', { cause: failed }) }, 'Failed')
  expect(lines.join()).toContain('The work failed: deadlock detected')
  expect(lines.join()).not.toContain('a-secret')
})

test('who listens for errors hears of what failed, with what the line says and no more', () => {
  const heard: ErrorLine[] = []
  const options = logOptions('info', (line) => heard.push(line))
  const log = pino(options, { write: () => undefined }).child({ generationId: 'g1' })
  log.warn({ err: new Error('again') }, 'An attempt failed')
  log.error(
    { err: new DrizzleQueryError('select $1', ['a-secret'], new Error('no')), kind: 'image' },
    'The work failed',
  )
  log.error('Given up')
  expect(heard).toMatchObject([
    { message: 'The work failed', facts: { generationId: 'g1', kind: 'image' } },
    { message: 'Given up', facts: { generationId: 'g1' } },
  ])
  expect(heard[0]?.error?.message).toBe('no')
  expect(`${heard[0]?.error?.stack}`).not.toContain('a-secret')
})
