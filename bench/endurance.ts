import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { imageCategories } from '../contract/categories.ts'
import { sheetExample } from '../contract/examples.ts'
import { SHEETS_PER_REQUEST_MAX } from '../contract/limits.ts'
import { routes } from '../contract/routes.ts'
import { sheetKinds } from '../contract/sheets/kinds.ts'
import { LIVE_CHANNEL } from '../server/live/notice.ts'
import { watchEnds } from './ends.ts'
import type { Bar, Measurement, Row } from './measurement.ts'
import { hear, type Member, renew, send, signUp } from './people.ts'
import { promptsOf } from './prompts.ts'
import { memoryOf } from './resident.ts'
import { median } from './statistics.ts'

/** Pictures before the first look, and before the second. */
const FEW = 50
const MANY = 500
const SHEETS = 5000
/** People at once, each with one piece of work. */
const AT_ONCE = 4
const REST = 60_000

/** The bars: what many pictures leave behind may not be more than what few do, and not more than a small server has. */
const GROWTH_MAX = 1.15
const RESIDENT_MAX = 900

/** How much memory the program holds after it has worked for long, its Postgres beside it left out. */
export const endurance: Measurement = {
  name: 'endurance',
  takesLong: true,
  async measure(ground) {
    const databaseUrl = await ground.database('endurance')
    const program = await ground.program(databaseUrl)
    const people = await signUp(program, databaseUrl, AT_ONCE)
    const watch = watchEnds()
    const deaf = await hear(databaseUrl, LIVE_CHANNEL, watch.heard)
    const prompts = await Promise.all(imageCategories.map(promptsOf))
    const under: number[] = []
    let seed = 0

    async function order(method: string, path: string, member: Member, body: object): Promise<void> {
      const key = randomUUID()
      const ask = () => {
        const headers = { authorization: `Bearer ${member.accessToken}`, 'idempotency-key': key }
        return send(method, program.url + path, headers, body)
      }
      let { status, json } = await ask()
      if (status === 401) {
        await renew(program, member)
        ;({ status, json } = await ask())
      }
      if (status !== 201) throw new Error(`Refused with ${status}: ${JSON.stringify(json)}`)
      const { requestId, jobId } = json as { requestId?: string; jobId?: string }
      await watch.end(requestId ?? jobId ?? '')
      under.push(await memoryOf(program.pid))
    }

    async function picture(person: Member): Promise<void> {
      const at = seed++
      const category = imageCategories[at % imageCategories.length] ?? 'items'
      const words = prompts[at % imageCategories.length] ?? []
      const prompt = words[Math.floor(at / imageCategories.length) % words.length]
      await order('POST', routes.generateImage.path, person, { category, prompt, size: 1024, seed: at })
    }

    async function sheets(person: Member): Promise<void> {
      const at = seed++
      const kind = sheetKinds[at % sheetKinds.length] ?? 'npc'
      const system = at % 2 === 0 ? 'DnD5e' : 'Pathfinder'
      const prompt = at % 4 < 2 ? sheetExample[kind] : ''
      await order('PUT', `/api/${kind}/generate`, person, { prompt, system, seed: at, count: SHEETS_PER_REQUEST_MAX })
    }

    async function work(times: number, one: (person: Member) => Promise<void>): Promise<void> {
      let left = times
      await Promise.all(
        people.map(async (person) => {
          while (left-- > 0) {
            if (left % 25 === 0) console.error(`  ${left} to go, ${(under.at(-1) ?? 0).toFixed(0)} MB`)
            await one(person)
          }
        }),
      )
    }

    /** What it holds at rest: the middle of some looks, for collections come and go. */
    async function atRest(): Promise<{ now: number; most: number }> {
      const looks: number[] = []
      for (let look = 0; look < 5; look++) {
        await sleep(500)
        looks.push(await memoryOf(program.pid))
      }
      return { now: median(looks), most: Math.max(...under.splice(0)) }
    }

    const idle = await atRest()
    await work(FEW, picture)
    const few = await atRest()
    await work(MANY - FEW, picture)
    const many = await atRest()
    await work(SHEETS / SHEETS_PER_REQUEST_MAX, sheets)
    const written = await atRest()
    await sleep(REST)
    const rested = await memoryOf(program.pid)
    await deaf()
    await program.stop()

    const megabytes = (what: string, figure: number, subject: string, bar?: Bar): Row => ({
      what: `Memory of web and worker in one process, ${what}`,
      subject,
      reference: '',
      figure,
      unit: 'MB',
      ...(bar && { bar }),
    })
    const most = (held: { most: number }) => `most while at work ${held.most.toFixed(0)} MB`
    return [
      megabytes(`after ${FEW} pictures of 1024 px`, few.now, `idle ${idle.now.toFixed(0)} MB, ${most(few)}`),
      megabytes(`after ${MANY} pictures of 1024 px`, many.now, most(many), { atMost: RESIDENT_MAX }),
      {
        what: `The same, after ${MANY} pictures to after ${FEW}`,
        subject: `${many.now.toFixed(0)} MB`,
        reference: `${few.now.toFixed(0)} MB`,
        figure: many.now / few.now,
        unit: '×',
        bar: { atMost: GROWTH_MAX },
      },
      megabytes(`after ${SHEETS} sheets more`, written.now, most(written), { atMost: RESIDENT_MAX }),
      megabytes(`${REST / 1000} s after the last`, rested, 'at rest', { atMost: RESIDENT_MAX }),
    ]
  },
}
