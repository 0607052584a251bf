import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createApp } from '../app/app.ts'
import { openTestServer } from '../testing/server.ts'
import { openStandIn } from '../testing/stand-in.ts'

test('an answer under way is sent whole while the program closes, and nobody’s resting connection holds it up', async () => {
  const server = await openTestServer([openStandIn()])
  const app = await createApp(server.services, { pages: false })
  const asked = Promise.withResolvers<void>()
  app.get('/slow', async () => {
    asked.resolve()
    await sleep(300)
    return { whole: true }
  })
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  // Leaves a connection that the client keeps for later.
  await (await fetch(`${url}/healthz`)).text()
  const slow = fetch(`${url}/slow`)
  await asked.promise
  const since = performance.now()
  const closed = app.close()
  expect(await (await slow).json()).toEqual({ whole: true })
  await closed
  expect(performance.now() - since).toBeLessThan(2500)
  await server.close()
})
