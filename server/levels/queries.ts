import { eq, sql } from 'drizzle-orm'
import type { Allowance } from '../../contract/allowance.ts'
import type { PremiumLevel } from '../../contract/enums.ts'
import { levelRights } from '../../contract/levels.ts'
import type { Reader } from '../db/database.ts'
import { images, sheets, users } from '../db/schema.ts'
import { picturesTake } from '../images/room.ts'
import { lorasTake } from '../loras/room.ts'

/** The level of an account that is there, or has just gone. */
export async function levelOf(reader: Reader, userId: string): Promise<PremiumLevel> {
  const [user] = await reader.select({ level: users.premiumLevel }).from(users).where(eq(users.id, userId))
  return user?.level ?? 'NONE'
}

/** What somebody's level allows, and how much of it is taken. */
export async function allowanceOf(reader: Reader, userId: string): Promise<Allowance> {
  const [found] = await reader
    .select({ level: users.premiumLevel, pictures: picturesTake(userId), loras: lorasTake(userId) })
    .from(users)
    .where(eq(users.id, userId))
  const { level = 'NONE', pictures = 0, loras = 0 } = found ?? {}
  const { storage, loraRoom, privateWorks } = levelRights[level]
  return {
    level,
    pictures: { used: pictures, most: storage },
    loras: { used: loras, most: loraRoom },
    privateWorks: { used: await hiddenWorks(reader, userId), most: privateWorks },
  }
}

/** How many pictures and sheets somebody has that are listed for nobody else. */
export async function hiddenWorks(reader: Reader, userId: string): Promise<number> {
  const of = (table: typeof images | typeof sheets) =>
    sql`(select count(*) from ${table} where ${table.ownerId} = ${userId} and not ${table.isVisible})`
  const { rows } = await reader.execute<{ kept: number }>(sql`select (${of(images)} + ${of(sheets)})::int as kept`)
  return rows[0]?.kept ?? 0
}
