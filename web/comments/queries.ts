import { infiniteQueryOptions, type QueryClient } from '@tanstack/react-query'
import type { Comment, CommentAbout, CommentsReply, RepliesReply, Reply } from '../../contract/comments.ts'
import type { Reactions } from '../../contract/reactions.ts'
import type { ApiError } from '../api/api-error.ts'
import { callQuery } from '../api/queries.ts'
import { callOf } from '../api/query-client.ts'

export type Order = 'newest' | 'oldest'

type Pages<Page> = { pages: Page[]; pageParams: unknown[] }

/** What is said about a thing, page after page. */
export const commentsOn = (about: CommentAbout, order: Order) =>
  infiniteQueryOptions<CommentsReply, ApiError, Pages<CommentsReply>, readonly unknown[], string | undefined>({
    queryKey: ['getComments', 'pages', about, order],
    queryFn: ({ client, signal, pageParam }) =>
      callOf(client)('getComments', { query: { ...about, order, cursor: pageParam } }, { signal }),
    initialPageParam: undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
  })

/** The answers to a comment behind its first few. */
export const repliesTo = (id: string, from: string) =>
  infiniteQueryOptions<RepliesReply, ApiError, Pages<RepliesReply>, readonly unknown[], string>({
    queryKey: ['getReplies', 'pages', id],
    queryFn: ({ client, signal, pageParam }) =>
      callOf(client)('getReplies', { params: { id }, query: { cursor: pageParam } }, { signal }),
    initialPageParam: from,
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
  })

/** The thread of one comment: what a link to it leads to. */
export const threadOf = (id: string) => callQuery('getComment', { params: { id } })

export const reactionsTo = (kind: 'image' | 'sheet' | 'lora', id: string) =>
  callQuery('getReactions', { query: { kind, id } })

type Change = (reply: Reply) => Reply | undefined

const changeReplies = (replies: readonly Reply[], change: Change) => replies.flatMap((reply) => change(reply) ?? [])

/** A comment with it and its answers changed; undefined where it is no longer there. */
function changedThread(thread: Comment, change: Change): Comment | undefined {
  const own = change(thread)
  if (!own) return undefined
  const replies = changeReplies(thread.replies, change)
  return { ...thread, ...own, replies, replyCount: thread.replyCount - (thread.replies.length - replies.length) }
}

const changeThreads = (threads: readonly Comment[], change: Change) =>
  threads.flatMap((thread) => changedThread(thread, change) ?? [])

/** Changes a comment or answer wherever it is shown; `undefined` takes it away. */
export function changeShown(client: QueryClient, id: string, change: Change): void {
  const only: Change = (reply) => (reply.id === id ? change(reply) : reply)
  client.setQueriesData<Pages<CommentsReply>>(
    { queryKey: ['getComments', 'pages'] },
    (shown) =>
      shown && {
        ...shown,
        pages: shown.pages.map((page) => ({ ...page, comments: changeThreads(page.comments, only) })),
      },
  )
  client.setQueriesData<Pages<RepliesReply>>(
    { queryKey: ['getReplies', 'pages'] },
    (shown) =>
      shown && {
        ...shown,
        pages: shown.pages.map((page) => ({ ...page, replies: changeReplies(page.replies, only) })),
      },
  )
  client.setQueriesData<Comment>({ queryKey: ['getComment'] }, (thread) => thread && changedThread(thread, only))
}

/** Puts a thread as the server has it now in the place of what is shown of it, or first where it is new. */
export function showThread(client: QueryClient, about: CommentAbout, thread: Comment): void {
  for (const order of ['newest', 'oldest'] as const) {
    client.setQueryData(commentsOn(about, order).queryKey, (shown) => {
      if (!shown) return shown
      const isShown = shown.pages.some(({ comments }) => comments.some(({ id }) => id === thread.id))
      const pages = isShown
        ? shown.pages.map((page) => ({
            ...page,
            comments: page.comments.map((one) => (one.id === thread.id ? thread : one)),
          }))
        : shown.pages.map((page, index) => (index === 0 ? { ...page, comments: [thread, ...page.comments] } : page))
      return { ...shown, pages }
    })
  }
  client.setQueriesData<Comment>({ queryKey: ['getComment'] }, (one) => (one?.id === thread.id ? thread : one))
}

/** Counts one more or fewer beside a work. */
export function countShown(client: QueryClient, { kind, id }: CommentAbout, change: 1 | -1): void {
  if (kind !== 'image' && kind !== 'sheet' && kind !== 'lora') return
  client.setQueryData<Reactions>(
    reactionsTo(kind, id).queryKey,
    (shown) => shown && { ...shown, comments: shown.comments + change },
  )
}
