import { and, asc, count, desc, eq, isNull, sql } from 'drizzle-orm'
import { HOUSE_ID } from '../accounts/house.ts'
import { makerName } from '../accounts/queries.ts'
import type { Reader } from '../db/database.ts'
import { images, loras, sheets, users } from '../db/schema.ts'
import { isPublic } from '../images/queries.ts'

/** Works in one sitemap file; the protocol allows 50,000, a file of 10,000 is about 3 MB. */
export const WORKS_A_SITEMAP = 10_000

const columns = {
  id: images.id,
  title: images.title,
  prompt: images.prompt,
  mediaKey: images.mediaKey,
  createdAt: images.createdAt,
}

/** How many sitemap files the public works fill. */
export async function countSitemaps(reader: Reader): Promise<number> {
  const [counted] = await reader.select({ works: count() }).from(images).where(isPublic)
  return Math.ceil((counted?.works ?? 0) / WORKS_A_SITEMAP)
}

/** The public works of one sitemap file, oldest first, so that a full file's works stay in it. `file` counts from 1. */
export function worksOfSitemap(reader: Reader, file: number) {
  return reader
    .select(columns)
    .from(images)
    .where(isPublic)
    .orderBy(asc(images.createdAt), desc(images.id))
    .limit(WORKS_A_SITEMAP)
    .offset((file - 1) * WORKS_A_SITEMAP)
}

const isPublicSheet = and(eq(sheets.isVisible, true), isNull(sheets.deletedAt))

/** How many sitemap files the public sheets fill. */
export async function countSheetSitemaps(reader: Reader): Promise<number> {
  const [counted] = await reader.select({ sheets: count() }).from(sheets).where(isPublicSheet)
  return Math.ceil((counted?.sheets ?? 0) / WORKS_A_SITEMAP)
}

/** The public sheets of one sitemap file, in the order of `worksOfSitemap`. */
export function sheetsOfSitemap(reader: Reader, file: number) {
  return reader
    .select({ id: sheets.id, kind: sheets.kind, createdAt: sheets.createdAt })
    .from(sheets)
    .where(isPublicSheet)
    .orderBy(asc(sheets.createdAt), desc(sheets.id))
    .limit(WORKS_A_SITEMAP)
    .offset((file - 1) * WORKS_A_SITEMAP)
}

const isPublicLora = and(eq(loras.isVisible, true), isNull(loras.deletedAt))

/** How many sitemap files the public LoRAs fill. */
export async function countLoraSitemaps(reader: Reader): Promise<number> {
  const [counted] = await reader.select({ loras: count() }).from(loras).where(isPublicLora)
  return Math.ceil((counted?.loras ?? 0) / WORKS_A_SITEMAP)
}

/** The public LoRAs of one sitemap file, in the order of `worksOfSitemap`. */
export function lorasOfSitemap(reader: Reader, file: number) {
  return reader
    .select({ id: loras.id, createdAt: loras.createdAt })
    .from(loras)
    .where(isPublicLora)
    .orderBy(asc(loras.createdAt), desc(loras.id))
    .limit(WORKS_A_SITEMAP)
    .offset((file - 1) * WORKS_A_SITEMAP)
}

export function newestWorks(reader: Reader, limit: number) {
  return reader
    .select({ ...columns, owner: makerName })
    .from(images)
    .innerJoin(users, sql`${users.id} = ${images.ownerId}`)
    .where(isPublic)
    .orderBy(desc(images.createdAt), asc(images.id))
    .limit(limit)
}

/** A work that link previews may show, a public one that is not marked as NSFW: where its bytes lie and what it is. */
export async function previewedWork(reader: Reader, id: string) {
  const [work] = await reader
    .select({ key: images.mediaKey, type: images.type })
    .from(images)
    .where(and(eq(images.id, id), isPublic))
  return work
}

/** The landscape that stands for the product itself: the house's first, which stays the same. */
export async function frontLandscape(reader: Reader): Promise<string | undefined> {
  const [work] = await reader
    .select({ key: images.mediaKey })
    .from(images)
    .where(and(eq(images.ownerId, HOUSE_ID), eq(images.type, 'LANDSCAPE'), isPublic))
    .orderBy(asc(images.createdAt), asc(images.id))
    .limit(1)
  return work?.key
}
