import { randomUUID } from 'node:crypto'
import { Agent, request } from 'node:http'
import pg from 'pg'
import { openDatabase, transact } from '../server/db/database.ts'
import { grantGold } from '../server/gold/ledger.ts'
import type { Program } from './ground.ts'

export interface Member {
  id: string
  accessToken: string
  /** Gives another access token when that one has lapsed. */
  sessionToken: string
}

const agent = new Agent({ keepAlive: true, maxSockets: 64 })

interface Sent {
  status: number
  json: unknown
}

/** A request over a connection that is kept, with as little of a client around it as there is. */
export function send(method: string, url: string, headers: Record<string, string>, body?: unknown): Promise<Sent> {
  return new Promise((resolve, reject) => {
    const text = body === undefined ? undefined : JSON.stringify(body)
    const sending = request(
      url,
      { method, agent, headers: { ...headers, ...(text && { 'content-type': 'application/json' }) } },
      (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        response.on('error', reject)
        response.on('end', () => {
          const said = Buffer.concat(chunks).toString()
          resolve({ status: response.statusCode ?? 0, json: said === '' ? undefined : JSON.parse(said) })
        })
      },
    )
    sending.on('error', reject)
    sending.end(text)
  })
}

const PASSWORD = 'a long enough password'

async function tokenOf(url: string, sessionToken: string): Promise<string> {
  const token = await send('GET', `${url}/api/auth/token`, { authorization: `Bearer ${sessionToken}` })
  return (token.json as { token: string }).token
}

/** Gives somebody an access token that has not lapsed. */
export async function renew({ url }: Program, member: Member): Promise<void> {
  member.accessToken = await tokenOf(url, member.sessionToken)
}

/** People with accounts at the highest level and gold enough, as they sign up. */
export async function signUp({ url }: Program, databaseUrl: string, count: number): Promise<Member[]> {
  const db = openDatabase(databaseUrl, () => undefined, 2)
  try {
    const members: Member[] = []
    for (let at = 0; at < count; at++) {
      const username = `bench${randomUUID().slice(0, 8)}`
      const account = { email: `${username}@example.test`, password: PASSWORD, name: username, username }
      const signedUp = await send('POST', `${url}/api/auth/sign-up/email`, { origin: url }, account)
      const session = signedUp.json as { token: string; user: { id: string } }
      members.push({ id: session.user.id, sessionToken: session.token, accessToken: await tokenOf(url, session.token) })
      const { id } = session.user
      await transact(db, (tx) => grantGold(tx, { key: `bench:${id}`, userId: id, amount: 1e9, reason: 'TASK' }))
    }
    await db.$client.query(`update users set premium_level = 'ULTIMATE'`)
    return members
  } finally {
    await db.$client.end()
  }
}

/** Listens to a Postgres channel; returns the way to stop. */
export async function hear(databaseUrl: string, channel: string, heard: (text: string) => void) {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  client.on('notification', ({ payload }) => heard(payload ?? ''))
  await client.query(`listen ${channel}`)
  return () => client.end()
}
