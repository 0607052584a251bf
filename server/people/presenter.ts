import type { Avatar, Person, PersonCard } from '../../contract/people.ts'
import type { Badge } from '../../contract/people-facts.ts'
import type { Caller } from '../accounts/accounts.ts'
import type { images, users } from '../db/schema.ts'
import type { Services } from '../services.ts'

/** What of a picture an avatar is cut from. */
type Cut = Pick<typeof images.$inferSelect, 'id' | 'mediaKey' | 'width' | 'height' | 'thumbhash' | 'faces'>

/** Somebody with their avatar, where others may see it, and what the caller has to do with them. */
export interface PersonRow {
  user: Pick<
    typeof users.$inferSelect,
    'id' | 'username' | 'displayUsername' | 'about' | 'pages' | 'isHidden' | 'followers' | 'following' | 'createdAt'
  >
  avatar: Cut | null
  isFollowed: boolean
  isBlocked: boolean
}

/** What is counted of somebody's works. */
export type PersonCounts = Pick<Person, 'works' | 'sheets' | 'collections'> & { badges: Badge[] }

function presentAvatar({ media, now }: Pick<Services, 'media' | 'now'>, cut: Cut | null): Avatar | null {
  if (!cut) return null
  const { id, mediaKey, width, height, thumbhash, faces } = cut
  return {
    imageId: id,
    url: media.address(mediaKey, true, now()),
    width,
    height,
    thumbhash,
    face: faces[0] ?? null,
  }
}

export function presentCard(
  services: Pick<Services, 'media' | 'now'>,
  { user, avatar, isFollowed }: PersonRow,
  caller: Pick<Caller, 'id'> | undefined,
): PersonCard {
  return {
    username: user.displayUsername ?? user.username ?? '',
    avatar: presentAvatar(services, avatar),
    followers: user.followers,
    isFollowed,
    isYou: caller?.id === user.id,
  }
}

export function presentPerson(
  services: Pick<Services, 'media' | 'now'>,
  row: PersonRow,
  counts: PersonCounts,
  caller: Pick<Caller, 'id'> | undefined,
): Person {
  const { id, about, pages, isHidden, following, createdAt } = row.user
  return {
    ...presentCard(services, row, caller),
    id,
    about,
    pages,
    following,
    ...counts,
    isBlocked: row.isBlocked,
    isHidden,
    createdAt: createdAt.toISOString(),
  }
}
