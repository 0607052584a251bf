import * as z from 'zod'
import { FaceBox, Image } from './images.ts'
import { GALLERY_PAGE, GALLERY_PAGE_MAX } from './limits.ts'
import { badges, PEOPLE_PAGE_MAX, PERSON_ABOUT_MAX, PERSON_PAGE_MAX, PERSON_PAGES_MAX } from './people-facts.ts'
import { givenName, typedText } from './text.ts'

/** A username in whatever case. */
export const PersonParams = z.object({ username: givenName(30).min(1) })

/** A picture of somebody's own that stands for them. `face` is what is cut out of it; null: its middle. */
export const Avatar = z.object({
  imageId: z.uuid(),
  url: z.string(),
  width: z.number().int(),
  height: z.number().int(),
  thumbhash: z.string(),
  face: FaceBox.nullable(),
})
export type Avatar = z.infer<typeof Avatar>

/** Somebody in a list. */
export const PersonCard = z.object({
  username: z.string(),
  avatar: Avatar.nullable(),
  followers: z.number().int(),
  isFollowed: z.boolean(),
  isYou: z.boolean(),
})
export type PersonCard = z.infer<typeof PersonCard>

/** Somebody's public page. */
export const Person = PersonCard.extend({
  id: z.string(),
  about: z.string(),
  /** Where else they are found: whole https addresses. */
  pages: z.array(z.string()),
  following: z.number().int(),
  /** How many public works, sheets and collections of theirs there are; their owner's figures count what others see, too. */
  works: z.number().int(),
  sheets: z.number().int(),
  collections: z.number().int(),
  badges: z.array(z.enum(badges)),
  /** Whether the caller has blocked them. */
  isBlocked: z.boolean(),
  /** The page is its owner's alone to see. */
  isHidden: z.boolean(),
  createdAt: z.iso.datetime(),
})
export type Person = z.infer<typeof Person>

/** What the caller has to do with somebody, after a change of it. */
export const Standing = z.object({
  username: z.string(),
  followers: z.number().int(),
  isFollowed: z.boolean(),
  isBlocked: z.boolean(),
})
export type Standing = z.infer<typeof Standing>

const HttpsPage = z
  .string()
  .trim()
  .max(PERSON_PAGE_MAX, `An address has at most ${PERSON_PAGE_MAX} characters.`)
  .refine((text) => {
    const url = URL.parse(text)
    return url?.protocol === 'https:' && url.hostname.includes('.') && url.username === '' && url.password === ''
  }, 'Give the whole address, such as https://example.com/me.')
  .overwrite((text) => URL.parse(text)?.href ?? text)

/** What of one's page is changed; what is left out stays. */
export const PersonUpdate = z.object({
  about: typedText(PERSON_ABOUT_MAX).optional(),
  pages: z.array(HttpsPage).max(PERSON_PAGES_MAX, `At most ${PERSON_PAGES_MAX} addresses.`).optional(),
  /** A picture of one's own that others may see; null: none. */
  avatarImageId: z.uuid().nullable().optional(),
  isHidden: z.boolean().optional(),
})
export type PersonUpdate = z.infer<typeof PersonUpdate>

export const PeopleQuery = z.object({
  limit: z.coerce.number().int().min(1).max(PEOPLE_PAGE_MAX).default(PEOPLE_PAGE_MAX),
  offset: z.coerce.number().int().min(0).max(10_000).default(0),
})
export type PeopleQuery = z.infer<typeof PeopleQuery>
export const PeopleReply = z.object({ people: z.array(PersonCard), totalCount: z.number().int() })
export type PeopleReply = z.infer<typeof PeopleReply>

/** Pages through what the people that the caller follows made, newest first: `cursor` is the last page's `nextCursor`. */
export const FeedQuery = z.object({
  limit: z.coerce.number().int().min(1).max(GALLERY_PAGE_MAX).default(GALLERY_PAGE),
  cursor: givenName(80).optional(),
})
export type FeedQuery = z.infer<typeof FeedQuery>
export const FeedReply = z.object({
  images: z.array(Image),
  nextCursor: z.string().nullable(),
  /** How many people the caller follows. */
  following: z.number().int(),
})
export type FeedReply = z.infer<typeof FeedReply>

/** A page of what somebody made. */
export const WorksPageQuery = z.object({
  limit: z.coerce.number().int().min(1).max(GALLERY_PAGE_MAX).default(GALLERY_PAGE),
  offset: z.coerce.number().int().min(0).max(100_000).default(0),
})
export type WorksPageQuery = z.infer<typeof WorksPageQuery>
