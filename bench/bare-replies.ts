import fastifyStatic from '@fastify/static'
import fastify from 'fastify'

// The reference of what is sent: fastify by itself, which answers with the same bytes every time or with a folder's files.

export interface BareQuestion {
  /** What is answered at /bare. */
  reply: { type: string; text: string }
}

const folder = process.env.FOLDER
let reply = { type: 'text/plain', text: '' }
const app = fastify()
app.get('/bare', async (_, answer) => answer.type(reply.type).send(reply.text))
if (folder) await app.register(fastifyStatic, { root: folder, cacheControl: true, maxAge: '365d', immutable: true })
const origin = await app.listen({ port: 0, host: '127.0.0.1' })

process.on('message', (question: BareQuestion) => {
  reply = question.reply
  process.send?.(origin)
})
process.send?.('ready')
process.once('SIGTERM', () => process.exit(0))
