import { infiniteQueryOptions, type QueryClient } from '@tanstack/react-query'
import type { SearchReply } from '../../contract/gallery.ts'
import { GALLERY_PAGE } from '../../contract/limits.ts'
import type { FeedReply, Person, Standing } from '../../contract/people.ts'
import { PEOPLE_PAGE_MAX } from '../../contract/people-facts.ts'
import type { ApiError } from '../api/api-error.ts'
import { callQuery, refreshAnswers } from '../api/queries.ts'
import { callOf } from '../api/query-client.ts'

/** Somebody's public page, by their name in whatever case. */
export const personOf = (username: string) => callQuery('getPerson', { params: { username } })
/** The caller's own, as it stands. */
export const ownPage = () => callQuery('myPage', undefined)
export const blockedPeople = () => callQuery('myBlocks', { query: {} })

export const peopleAround = (username: string, side: 'followers' | 'following', offset: number) =>
  callQuery(side === 'followers' ? 'followersOfPerson' : 'followedByPerson', {
    params: { username },
    query: { limit: PEOPLE_PAGE_MAX, offset },
  })

/** Their public pictures, page after page. */
export const worksOf = (username: string) =>
  infiniteQueryOptions<SearchReply, ApiError, { pages: SearchReply[] }, readonly unknown[], number>({
    queryKey: ['worksOfPerson', 'pages', username],
    queryFn: ({ client, signal, pageParam }) =>
      callOf(client)(
        'worksOfPerson',
        { params: { username }, query: { limit: GALLERY_PAGE, offset: pageParam } },
        { signal },
      ),
    initialPageParam: 0,
    getNextPageParam: (last, _pages, offset) => {
      const next = offset + last.images.length
      return last.images.length > 0 && next < last.totalCount ? next : undefined
    },
  })

/** Their public sheets, one page of them; from 1. */
export const sheetsBy = (username: string, page: number) =>
  callQuery('sheetsOfPerson', {
    params: { username },
    query: { limit: GALLERY_PAGE, offset: (page - 1) * GALLERY_PAGE },
  })

/** What the people whom the caller follows made, page after page. */
export const feedOfFollowed = () =>
  infiniteQueryOptions<FeedReply, ApiError, { pages: FeedReply[] }, readonly unknown[], string | undefined>({
    queryKey: ['followingFeed', 'pages'],
    queryFn: ({ client, signal, pageParam }) =>
      callOf(client)('followingFeed', { query: { limit: GALLERY_PAGE, cursor: pageParam } }, { signal }),
    initialPageParam: undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
  })

/** After somebody was followed, blocked or let go: their page at once, and every list that may tell of it. */
export function standingChanged(client: QueryClient, standing: Standing): Promise<void> {
  const { username, followers, isFollowed, isBlocked } = standing
  client.setQueriesData<Person>({ queryKey: ['getPerson'] }, (person) =>
    person?.username === username ? { ...person, followers, isFollowed, isBlocked } : person,
  )
  return refreshAnswers(client, 'followersOfPerson', 'followedByPerson', 'followingFeed', 'myBlocks', 'myPage')
}
