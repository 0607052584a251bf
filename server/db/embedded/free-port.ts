import { createServer } from 'node:net'

/** Ports that no system gives to connections on their way out: Linux begins at 32768, the others later. */
const [FIRST, LAST] = [15_000, 32_767]
const DRAWS_MAX = 100

/**
 * A port nobody listens on at this moment. Who listens a moment later finds it still free: no connection takes one of these by
 * chance meanwhile, as it takes those that the system chooses. `draw` chooses, 0 to 1. Throws when none was found.
 */
export async function freePort(draw: () => number = Math.random): Promise<number> {
  for (let drawn = 0; drawn < DRAWS_MAX; drawn++) {
    const port = FIRST + Math.floor(draw() * (LAST - FIRST + 1))
    if (await isFree(port)) return port
  }
  throw new Error('No free port was found')
}

function isFree(port: number): Promise<boolean> {
  return new Promise((told, failed) => {
    const server = createServer()
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE' || error.code === 'EACCES') told(false)
      else failed(error)
    })
    server.listen(port, () => server.close(() => told(true)))
  })
}
