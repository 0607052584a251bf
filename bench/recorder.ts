import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FullImage } from '../contract/images.ts'
import { fillPath, routes } from '../contract/routes.ts'
import { LIVE_CHANNEL } from '../server/live/notice.ts'
import { watchEnds } from './ends.ts'
import type { Ground, Program } from './ground.ts'
import { hear, type Member, renew, send, signUp } from './people.ts'
import { workedBy } from './processor.ts'
import { memoryOf } from './resident.ts'

/** How often memory is looked at while a recording is made, ms. */
const LOOKS_EVERY = 100

/** A recording as it was made, and what it took. */
export interface Taken {
  work: FullImage
  /** s of one core, of the program and all below it. */
  core: number
  /** Most resident memory of the program and all below it meanwhile, MB. */
  memory: number
}

/** The program with somebody who has recordings made, one at a time. */
export interface Recorder {
  program: Program
  take(route: 'generateVideo' | 'generateAudio', body: object): Promise<Taken>
  /** The id of a picture from elsewhere. */
  upload(picture: Buffer): Promise<string>
  /** The bytes of one of its files. */
  file(url: string): Promise<Buffer>
  /** Resident memory at rest, MB. */
  atRest(): Promise<number>
  close(): Promise<void>
}

/** Recordings are made by the program as people have them made: what they cost is the engine's, the encoder's and all that is around. */
export async function openRecorder(ground: Ground, name: string): Promise<Recorder> {
  const databaseUrl = await ground.database(name)
  const program = await ground.program(databaseUrl)
  const person = (await signUp(program, databaseUrl, 1))[0] as Member
  const watch = watchEnds()
  const deaf = await hear(databaseUrl, LIVE_CHANNEL, watch.heard)

  async function call(method: string, path: string, body?: object) {
    await renew(program, person)
    const headers = { authorization: `Bearer ${person.accessToken}`, 'idempotency-key': randomUUID() }
    const { status, json } = await send(method, program.url + path, headers, body)
    if (status >= 300) throw new Error(`Refused with ${status}: ${JSON.stringify(json)}`)
    return json
  }

  return {
    program,
    async take(route, body) {
      const before = await workedBy(program.pid)
      const { requestId } = (await call('POST', routes[route].path, body)) as { requestId: string }
      let memory = 0
      let isOver = false
      const watching = (async () => {
        while (!isOver) {
          memory = Math.max(memory, await memoryOf(program.pid))
          await sleep(LOOKS_EVERY)
        }
      })()
      await watch.end(requestId)
      isOver = true
      await watching
      const core = (await workedBy(program.pid)) - before
      const ended = (await call('GET', fillPath(routes.pollImage.path, { id: requestId }))) as { image: { id: string } }
      const work = (await call('GET', fillPath(routes.getImage.path, { id: ended.image.id }))) as FullImage
      return { work, core, memory }
    },
    async upload(picture) {
      const form = new FormData()
      form.append('file', new Blob([new Uint8Array(picture)], { type: 'image/png' }), 'ground.png')
      await renew(program, person)
      const answer = await fetch(program.url + routes.uploadImage.path, {
        method: 'POST',
        headers: { authorization: `Bearer ${person.accessToken}`, 'idempotency-key': randomUUID() },
        body: form,
      })
      const { requestId } = (await answer.json()) as { requestId: string }
      await watch.end(requestId)
      const ended = (await call('GET', fillPath(routes.pollImage.path, { id: requestId }))) as { image: { id: string } }
      return ended.image.id
    },
    async file(url) {
      const answer = await fetch(new URL(url, program.url))
      if (!answer.ok) throw new Error(`A file was refused with ${answer.status}`)
      return Buffer.from(await answer.arrayBuffer())
    },
    async atRest() {
      await sleep(3000)
      return memoryOf(program.pid)
    },
    async close() {
      await deaf()
      await program.stop()
    },
  }
}
