import type { FastifyInstance } from 'fastify'

/** How long answers under way may take to be sent when the program stops, ms. */
const ANSWER_TIMEOUT = 3000
const LOOK_INTERVAL = 50

/**
 * Lets answers under way be sent when the application closes, and no more: each connection is closed as soon as it rests,
 * for browsers would keep it open for a minute, and what takes too long is cut off.
 */
export function closePromptly(app: FastifyInstance): void {
  app.addHook('preClose', async () => {
    const { server } = app
    if (!server.listening) return
    const resting = setInterval(() => server.closeIdleConnections(), LOOK_INTERVAL)
    const late = setTimeout(() => server.closeAllConnections(), ANSWER_TIMEOUT)
    server.once('close', () => {
      clearInterval(resting)
      clearTimeout(late)
    })
  })
}
