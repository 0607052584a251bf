import { eq } from 'drizzle-orm'
import type { Role } from '../../contract/community.ts'
import type { Transaction } from '../db/database.ts'
import { users } from '../db/schema.ts'
import { writeDown } from './audit.ts'

/** Makes somebody an administrator, or a member again. Returns false when nobody is called that, or they are it already. */
export async function giveRole(
  tx: Transaction,
  actorId: string,
  { username, role }: { username: string; role: Role },
): Promise<'unknown' | 'unchanged' | 'changed'> {
  const [user] = await tx.select().from(users).where(eq(users.username, username.toLowerCase())).for('no key update')
  if (!user) return 'unknown'
  if (user.role === role) return 'unchanged'
  await tx.update(users).set({ role }).where(eq(users.id, user.id))
  await writeDown(tx, actorId, {
    action: 'role',
    subjectKind: 'user',
    subjectId: user.id,
    facts: { from: user.role, to: role },
  })
  return 'changed'
}
