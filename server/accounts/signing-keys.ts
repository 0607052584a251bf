import { symmetricDecrypt } from 'better-auth/crypto'
import type { JwtOptions } from 'better-auth/plugins/jwt'
import type { Logger } from 'pino'
import type { Database } from '../db/database.ts'
import { jwks } from '../db/schema.ts'

type ReadKeys = NonNullable<NonNullable<JwtOptions['adapter']>['getJwks']>
type Secret = Parameters<typeof symmetricDecrypt>[0]['key']

/**
 * The keys that sign access tokens, without those that were encrypted by another AUTH_SECRET: with none left, the account
 * service makes a new one, and people can log in. The others stay, for a secret set by mistake may be set back.
 */
export function readSigningKeys(db: Database, log: Logger): ReadKeys {
  /** By id, whether a key is of our secret; a key never changes. */
  const known = new Map<string, boolean>()

  async function isOurs({ id, privateKey }: typeof jwks.$inferSelect, secret: Secret): Promise<boolean> {
    const before = known.get(id)
    if (before !== undefined) return before
    const ours = await symmetricDecrypt({ key: secret, data: JSON.parse(privateKey) }).then(
      () => true,
      () => false,
    )
    known.set(id, ours)
    if (!ours) log.warn({ key: id }, 'A signing key was made with another AUTH_SECRET and is set aside')
    return ours
  }

  return async ({ context }) => {
    const all = await db.select().from(jwks)
    const ours = await Promise.all(all.map((key) => isOurs(key, context.secretConfig)))
    return all.filter((_, index) => ours[index]) as NonNullable<Awaited<ReturnType<ReadKeys>>>
  }
}
