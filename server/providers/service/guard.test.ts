import { expect, test } from 'vitest'
import { AppError } from '../../errors.ts'
import { openGuard } from './guard.ts'

/** An order whose job is under way, and whether it has been forgotten. */
function orderUnderWay() {
  let isForgotten = false
  const watcher = {
    progress: () => undefined,
    signal: new AbortController().signal,
    job: {
      kept: async () => 'a job',
      keep: async () => undefined,
      forget: async () => {
        isForgotten = true
      },
    },
  }
  return { order: { thing: 'picture', secrets: [], watcher, isOwn: false }, isForgotten: () => isForgotten }
}

const open = () => openGuard({ name: 'Stand-in', atOnce: 1, timeout: 60_000 })

test('a job whose picture this machine has no room to take just now is fetched later, not ordered anew', async () => {
  const { order, isForgotten } = orderUnderWay()
  const full = new AppError('too_many_requests', 'You have many pictures on the way already.')
  await expect(open().order(order, () => Promise.reject(full))).rejects.toMatchObject({
    passing: true,
    isOutage: false,
  })
  expect(isForgotten()).toBe(false)
})

test('a job that came to no picture is forgotten', async () => {
  const { order, isForgotten } = orderUnderWay()
  await expect(
    open().order(order, () => Promise.reject(new Error('The bytes are no PNG, JPEG or WebP'))),
  ).rejects.toMatchObject({ passing: true })
  expect(isForgotten()).toBe(true)
})
