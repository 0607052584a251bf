import { and, asc, count, desc, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import { categoryFacts, imageCategories } from '../../contract/categories.ts'
import type { Competition, CompetitionCard, CompetitionsReply } from '../../contract/competitions.ts'
import { toGold } from '../../contract/economy.ts'
import type { Image } from '../../contract/images.ts'
import type { Caller } from '../accounts/accounts.ts'
import { competitionEntries, competitions, competitionVotes } from '../db/community.ts'
import type { Reader } from '../db/database.ts'
import { images } from '../db/schema.ts'
import { notFound } from '../errors.ts'
import { isPublic, showImages } from '../images/queries.ts'
import { peopleById } from '../people/queries.ts'
import type { Services } from '../services.ts'
import { phaseOf } from './policy.ts'

type Row = typeof competitions.$inferSelect

/** Competitions in the list. */
const LISTED = 60

/** Entries whose picture everybody may still see; the others neither show nor count. */
const standing = (reader: Reader, id: string) =>
  reader
    .select({
      id: competitionEntries.id,
      imageId: competitionEntries.imageId,
      userId: competitionEntries.userId,
      votes: competitionEntries.votes,
      place: competitionEntries.place,
      prize: competitionEntries.prize,
    })
    .from(competitionEntries)
    .innerJoin(images, eq(images.id, competitionEntries.imageId))
    .where(and(eq(competitionEntries.competitionId, id), isPublic))

async function picturesOf(services: Services, ids: readonly string[], viewerId: string | undefined) {
  if (ids.length === 0) return new Map<string, Image>()
  const shown = await showImages(services, sql`${inArray(images.id, [...ids])} and ${isPublic}`, viewerId)
  return new Map(shown.map((image) => [image.id, image]))
}

function present(services: Services, row: Row, entries: number, winner: Image | null): CompetitionCard {
  const { id, title, theme, types, opensAt, closesAt, endsAt, prizes } = row
  return {
    id,
    title,
    theme,
    categories: imageCategories.filter((category) => types.includes(categoryFacts[category].type)),
    phase: phaseOf(row, services.now()),
    opensAt: opensAt.toISOString(),
    closesAt: closesAt.toISOString(),
    endsAt: endsAt.toISOString(),
    prizes: prizes.map(toGold),
    entries,
    winner,
  }
}

/** The competitions, the last to end first. */
export async function listCompetitions(services: Services): Promise<CompetitionsReply> {
  const { db } = services
  const rows = await db
    .select()
    .from(competitions)
    .orderBy(desc(competitions.endsAt), asc(competitions.id))
    .limit(LISTED)
  if (rows.length === 0) return { competitions: [] }
  const idsOf = (isOver: boolean) => rows.filter(({ settledAt }) => (settledAt !== null) === isOver).map(({ id }) => id)
  const [running, over] = [idsOf(false), idsOf(true)]
  const entriesIn = (ids: string[]) => inArray(competitionEntries.competitionId, ids)
  const [counts, placed, winners] = await Promise.all([
    db
      .select({ id: competitionEntries.competitionId, entries: count() })
      .from(competitionEntries)
      .innerJoin(images, eq(images.id, competitionEntries.imageId))
      .where(and(entriesIn(running), isPublic))
      .groupBy(competitionEntries.competitionId),
    // Those that stood at the end have their places: their pictures, thousands with the years, need not be looked at.
    db
      .select({ id: competitionEntries.competitionId, entries: count() })
      .from(competitionEntries)
      .where(and(entriesIn(over), isNotNull(competitionEntries.place)))
      .groupBy(competitionEntries.competitionId),
    db
      .select({ id: competitionEntries.competitionId, imageId: competitionEntries.imageId })
      .from(competitionEntries)
      .where(and(entriesIn(over), eq(competitionEntries.place, 1)))
      .orderBy(asc(competitionEntries.id)),
  ])
  const pictures = await picturesOf(
    services,
    winners.map(({ imageId }) => imageId),
    undefined,
  )
  return {
    competitions: rows.map((row) => {
      const entries = [...counts, ...placed].find(({ id }) => id === row.id)?.entries ?? 0
      const won = winners.find(({ id, imageId }) => id === row.id && pictures.has(imageId))
      return present(services, row, entries, pictures.get(won?.imageId ?? '') ?? null)
    }),
  }
}

/** One competition as the caller may see it now. Throws `not_found`. */
export async function showCompetition(
  services: Services,
  id: string,
  caller: Caller | undefined,
): Promise<Competition> {
  const { db } = services
  const [row] = await db.select().from(competitions).where(eq(competitions.id, id))
  if (!row) throw notFound('This competition')
  const phase = phaseOf(row, services.now())
  const mineIs = and(eq(competitionEntries.competitionId, id), eq(competitionEntries.userId, caller?.id ?? ''))
  const [entries, [mine], [vote]] = await Promise.all([
    standing(db, id),
    db.select().from(competitionEntries).where(mineIs),
    db
      .select()
      .from(competitionVotes)
      .where(and(eq(competitionVotes.competitionId, id), eq(competitionVotes.userId, caller?.id ?? ''))),
  ])
  const isShown = phase === 'voting' || phase === 'over'
  const pictures = await picturesOf(
    services,
    [...(isShown ? entries.map(({ imageId }) => imageId) : []), ...(mine ? [mine.imageId] : [])],
    caller?.id,
  )
  const people =
    phase === 'over'
      ? await peopleById(
          services,
          entries.map(({ userId }) => userId),
          caller,
        )
      : new Map()
  const results =
    phase !== 'over'
      ? []
      : entries
          .flatMap((entry) => {
            const image = pictures.get(entry.imageId)
            if (!image || entry.place === null) return []
            const { place, votes, prize, userId } = entry
            return [{ id: entry.id, place, votes, prize: toGold(prize), image, person: people.get(userId) ?? null }]
          })
          .sort((one, other) => one.place - other.place || (one.id < other.id ? -1 : 1))
  return {
    ...present(services, row, entries.length, results[0]?.image ?? null),
    rules: row.rules,
    ballot: phase === 'voting' ? await ballotOf(db, id, entries, pictures, caller) : [],
    results,
    mine: (mine && pictures.get(mine.imageId)) ?? null,
    myVote: vote?.entryId ?? null,
  }
}

/** The pictures alone, in an order that is drawn for each voter and stays theirs: none is first for everybody. */
async function ballotOf(
  reader: Reader,
  id: string,
  entries: Awaited<ReturnType<typeof standing>>,
  pictures: ReadonlyMap<string, Image>,
  caller: Caller | undefined,
): Promise<Competition['ballot']> {
  if (entries.length === 0) return []
  const voter = caller?.id ?? 'visitor'
  const { rows } = await reader.execute<{ id: string }>(sql`
    select e.id from unnest(${sql.param(entries.map((entry) => entry.id))}::uuid[]) as e (id)
    order by sha256(convert_to(${voter}::text || ${id}::text || e.id::text, 'utf8'))`)
  const entryOf = new Map(entries.map((entry) => [entry.id, entry]))
  return rows.flatMap((one) => {
    const entry = entryOf.get(one.id)
    const image = entry && pictures.get(entry.imageId)
    if (!image) return []
    const { url, width, height, thumbhash } = image
    return [{ id: entry.id, picture: { url, width, height, thumbhash }, isOwn: entry.userId === caller?.id }]
  })
}
