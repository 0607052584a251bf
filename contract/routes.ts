import * as z from 'zod'
import { AccountData } from './account-data.ts'
import {
  DeleteAccountRequest,
  DeletedAccountReply,
  EmailUpdate,
  EndedSessionsReply,
  Profile,
  SessionParams,
  SignOutReply,
  User,
} from './accounts.ts'
import { messages } from './errors.ts'
import { MyImagesQuery, NewestQuery, SamplesQuery, SamplesReply, SearchQuery, SearchReply } from './gallery.ts'
import { PollReply, StartReply, UnfinishedReply } from './generations.ts'
import { TransactionsQuery, TransactionsReply } from './gold.ts'
import {
  BulkReply,
  BulkRequest,
  DeletedReply,
  DownloadQuery,
  downloadTypes,
  ExportQuery,
  exportTypes,
  FullImage,
  ImageRequest,
  ImageUpdate,
  NpcImageRequest,
  RestoredReply,
  UploadFields,
  VisibilityUpdate,
  VoteRequest,
} from './images.ts'
import { EventStream } from './live.ts'
import { Model, ModelsReply } from './models.ts'
import { Understanding, UnderstandRequest } from './prompts.ts'
import type { Route } from './route.ts'
import { sheetRoutes } from './sheet-routes.ts'
import { SiteReply } from './site.ts'
import { givenName } from './text.ts'

const IdParams = z.object({ id: z.uuid() })
const ModelParams = z.object({ model: givenName(100).min(1) })
const FileReply = z.file()
const polls = { 200: PollReply, 202: PollReply }

/** Every call of the API. The server binds each one, the browser calls through it, OpenAPI is printed from it. */
export const routes = {
  getUser: {
    method: 'GET',
    path: '/api/v1/user',
    auth: 'user',
    tag: 'user',
    summary: 'The current user',
    replies: { 200: User },
    failure: messages.requestFailed,
  },
  getFullUser: {
    method: 'GET',
    path: '/api/v1/user/full',
    auth: 'user',
    changes: true,
    tag: 'user',
    summary: 'The current user; grants the daily bonus at the first call of a day and reports it',
    replies: { 200: User },
    failure: messages.requestFailed,
  },
  signOut: {
    method: 'POST',
    path: '/api/v1/user/sign-out',
    auth: 'user',
    tag: 'user',
    summary: 'End the session',
    replies: { 200: SignOutReply },
    failure: messages.requestFailed,
  },
  getProfile: {
    method: 'GET',
    path: '/api/v1/user/profile',
    auth: 'user',
    tag: 'user',
    summary: 'The caller’s account with the devices that are logged in',
    replies: { 200: Profile },
    failure: messages.requestFailed,
  },
  changeEmail: {
    method: 'PUT',
    path: '/api/v1/user/email',
    auth: 'user',
    tag: 'user',
    summary: 'Change the e-mail address: at once if the present one is unconfirmed, else when the new one is confirmed',
    body: EmailUpdate,
    takesPassword: true,
    replies: { 200: Profile },
    failure: messages.requestFailed,
  },
  endOtherSessions: {
    method: 'DELETE',
    path: '/api/v1/user/sessions',
    auth: 'user',
    tag: 'user',
    summary: 'Sign out every other device; their access tokens lapse within 15 minutes',
    replies: { 200: EndedSessionsReply },
    failure: messages.requestFailed,
  },
  endSession: {
    method: 'DELETE',
    path: '/api/v1/user/sessions/:id',
    auth: 'user',
    tag: 'user',
    summary: 'Sign out one device; its access token lapses within 15 minutes',
    params: SessionParams,
    replies: { 200: EndedSessionsReply },
    failure: messages.requestFailed,
  },
  listTransactions: {
    method: 'GET',
    path: '/api/v1/user/transactions',
    auth: 'user',
    tag: 'user',
    summary: 'The caller’s gold as it came and went, newest first',
    query: TransactionsQuery,
    replies: { 200: TransactionsReply },
    failure: messages.requestFailed,
  },
  getAccountData: {
    method: 'GET',
    path: '/api/v1/user/data',
    auth: 'user',
    tag: 'user',
    summary: 'Everything that is kept about the caller',
    gathers: true,
    replies: { 200: AccountData },
    failure: messages.requestFailed,
  },
  deleteAccount: {
    method: 'DELETE',
    path: '/api/v1/user',
    auth: 'user',
    tag: 'user',
    summary: 'Delete the account with all its works, for good; takes the password',
    body: DeleteAccountRequest,
    takesPassword: true,
    replies: { 200: DeletedAccountReply },
    failure: messages.requestFailed,
  },
  getSite: {
    method: 'GET',
    path: '/api/v1/site',
    auth: 'none',
    tag: 'site',
    summary: 'How to reach whoever runs this program',
    replies: { 200: SiteReply },
    failure: messages.requestFailed,
  },
  understandPrompt: {
    method: 'POST',
    path: '/api/v1/prompt/understand',
    auth: 'none',
    tag: 'prompt',
    summary: 'What the built-in engine makes of a prompt, before anything is paid',
    body: UnderstandRequest,
    replies: { 200: Understanding },
    failure: messages.requestFailed,
  },
  listModels: {
    method: 'GET',
    path: '/api/v1/models',
    auth: 'none',
    tag: 'models',
    summary: 'The models and styles on offer, with prices',
    replies: { 200: ModelsReply },
    failure: messages.requestFailed,
  },
  getModel: {
    method: 'GET',
    path: '/api/v1/models/:model',
    auth: 'none',
    tag: 'models',
    summary: 'One model or style on offer',
    params: ModelParams,
    replies: { 200: Model },
    failure: messages.requestFailed,
  },
  modelSamples: {
    method: 'GET',
    path: '/api/v1/models/samples',
    auth: 'optional',
    tag: 'models',
    summary: 'A few public works of every model on offer',
    query: SamplesQuery,
    replies: { 200: SamplesReply },
    failure: messages.failedGetImages,
  },
  generateImage: {
    method: 'POST',
    path: '/v2/image/generate',
    auth: 'user',
    tag: 'image',
    summary: 'Start making one to four pictures',
    body: ImageRequest,
    idempotent: true,
    replies: { 201: StartReply },
    failure: messages.failedCreateImage,
  },
  uploadImage: {
    method: 'POST',
    path: '/v2/image/upload',
    auth: 'user',
    tag: 'image',
    summary: 'Upload a picture: JPEG, PNG, WebP, AVIF or GIF to 20 MB and 60 megapixels',
    multipart: UploadFields,
    idempotent: true,
    replies: { 201: StartReply },
    failure: messages.failedCreateImage,
  },
  pollImage: {
    method: 'GET',
    path: '/v2/image/generate/:id/poll',
    auth: 'user',
    tag: 'image',
    summary: 'How a picture is coming along: 202 while it is made, 200 when it has ended',
    params: IdParams,
    replies: polls,
    failure: messages.failedGetImage,
  },
  generateNpcImage: {
    method: 'POST',
    path: '/v1/npc/image/generate',
    auth: 'user',
    tag: 'npc',
    summary: 'Start making an NPC portrait',
    body: NpcImageRequest,
    idempotent: true,
    replies: { 201: StartReply },
    failure: messages.failedCreateNpcImage,
  },
  pollNpcImage: {
    method: 'GET',
    path: '/v1/npc/image/generate/:id/poll',
    auth: 'user',
    tag: 'npc',
    summary: 'How an NPC portrait is coming along',
    params: IdParams,
    replies: polls,
    failure: messages.failedGetImage,
  },
  unfinishedGenerations: {
    method: 'GET',
    path: '/api/v1/generations/unfinished',
    auth: 'user',
    tag: 'generations',
    summary: "The caller's work still being made, newest first",
    replies: { 200: UnfinishedReply },
    failure: messages.requestFailed,
  },
  liveEvents: {
    method: 'GET',
    path: '/api/v1/events',
    auth: 'user',
    tag: 'user',
    summary: "What happens to the caller's work and gold, as server-sent events; ends when the access token lapses",
    events: true,
    replies: { 200: EventStream },
    failure: messages.requestFailed,
  },
  retryGeneration: {
    method: 'POST',
    path: '/api/v1/generations/:id/retry',
    auth: 'user',
    tag: 'generations',
    summary: 'Repeat a failed request as it was stored; no body is sent',
    params: IdParams,
    idempotent: true,
    replies: { 201: StartReply },
    failure: messages.failedCreateImage,
  },
  getImage: {
    method: 'GET',
    path: '/v1/images/:id',
    auth: 'optional',
    tag: 'images',
    summary: 'One picture: a public one, or the caller’s own',
    params: IdParams,
    replies: { 200: FullImage },
    failure: messages.failedGetImage,
  },
  downloadImage: {
    method: 'GET',
    path: '/v1/images/:id/download',
    auth: 'optional',
    tag: 'images',
    summary:
      'A picture as a file that says how it was made: a public one, the caller’s own, or one whose address is signed',
    params: IdParams,
    query: DownloadQuery,
    files: downloadTypes,
    replies: { 200: FileReply },
    failure: messages.failedGetImage,
  },
  exportMap: {
    method: 'GET',
    path: '/v1/images/:id/export',
    auth: 'optional',
    tag: 'images',
    summary:
      'A picture painted anew at a size; somebody’s head as a round token; a map for virtual tabletops, for printing, or as lines; only its owner’s key has the notes on each room',
    params: IdParams,
    query: ExportQuery,
    files: exportTypes,
    paints: true,
    replies: { 200: FileReply },
    failure: messages.failedExportMap,
  },
  updateImage: {
    method: 'PATCH',
    path: '/v1/images/:id',
    auth: 'user',
    tag: 'images',
    summary: 'Change a picture’s title, description, visibility or NSFW mark',
    params: IdParams,
    body: ImageUpdate,
    replies: { 200: FullImage },
    failure: messages.failedUpdateImage,
  },
  replaceImage: {
    method: 'PUT',
    path: '/v1/images/:id',
    auth: 'user',
    tag: 'images',
    summary: 'The same as PATCH',
    params: IdParams,
    body: ImageUpdate,
    replies: { 200: FullImage },
    failure: messages.failedUpdateImage,
  },
  setVisibility: {
    method: 'PUT',
    path: '/v1/images/:id/visibility',
    auth: 'user',
    tag: 'images',
    summary: 'Make a picture public or private',
    params: IdParams,
    body: VisibilityUpdate,
    replies: { 200: FullImage },
    failure: messages.failedSetVisibility,
  },
  toggleNsfw: {
    method: 'GET',
    path: '/v1/images/:id/nsfw',
    auth: 'user',
    changes: true,
    tag: 'images',
    summary: 'Toggle the NSFW mark',
    params: IdParams,
    replies: { 200: FullImage },
    failure: messages.failedSetNsfw,
  },
  voteImage: {
    method: 'PUT',
    path: '/v1/images/:id/vote',
    auth: 'user',
    tag: 'images',
    summary: 'Vote a picture up or down; the same vote again takes it back',
    params: IdParams,
    body: VoteRequest,
    replies: { 200: FullImage },
    failure: messages.failedVote,
  },
  deleteImage: {
    method: 'DELETE',
    path: '/v1/images/:id',
    auth: 'user',
    tag: 'images',
    summary: 'Delete a picture; for ten minutes it can be brought back',
    params: IdParams,
    replies: { 200: DeletedReply },
    failure: messages.failedDeleteImage,
  },
  restoreImage: {
    method: 'POST',
    path: '/v1/images/:id/restore',
    auth: 'user',
    tag: 'images',
    summary: 'Bring back a picture deleted in the last ten minutes',
    params: IdParams,
    replies: { 200: FullImage },
    failure: messages.failedRestoreImages,
  },
  deleteAllImages: {
    method: 'DELETE',
    path: '/v1/images/delete/all',
    auth: 'user',
    tag: 'images',
    summary: 'Delete all of the caller’s pictures; for ten minutes they can be brought back',
    replies: { 200: DeletedReply },
    failure: messages.failedDeleteImages,
  },
  restoreAllImages: {
    method: 'POST',
    path: '/v1/images/restore/all',
    auth: 'user',
    tag: 'images',
    summary: 'Bring back all of the caller’s pictures deleted in the last ten minutes',
    replies: { 200: RestoredReply },
    failure: messages.failedRestoreImages,
  },
  bulkImages: {
    method: 'POST',
    path: '/v1/images/bulk',
    auth: 'user',
    tag: 'images',
    summary: 'Change the visibility of up to a hundred of the caller’s pictures, delete them or bring them back',
    body: BulkRequest,
    replies: { 200: BulkReply },
    failure: messages.failedUpdateImages,
  },
  myImages: {
    method: 'GET',
    path: '/api/v1/user/images',
    auth: 'user',
    tag: 'images',
    summary: 'The caller’s own pictures, private ones too',
    query: MyImagesQuery,
    replies: { 200: SearchReply },
    failure: messages.failedGetImages,
  },
  searchImages: {
    method: 'GET',
    path: '/api/v1/search/images',
    auth: 'optional',
    tag: 'gallery',
    summary: 'Search the public pictures',
    query: SearchQuery,
    replies: { 200: SearchReply },
    failure: messages.failedGetImages,
  },
  newImages: {
    method: 'GET',
    path: '/api/v1/search/new',
    auth: 'optional',
    tag: 'gallery',
    summary: 'The newest public pictures',
    query: NewestQuery,
    replies: { 200: SearchReply },
    failure: messages.failedGetImages,
  },
  ...sheetRoutes,
} as const satisfies Record<string, Route>

export type { Auth, Method, Route } from './route.ts'

export type RouteName = keyof typeof routes
type RouteOf<N extends RouteName> = (typeof routes)[N]
type Input<T> = T extends z.ZodType ? z.input<T> : never
type Part<R, K extends string> = R extends { [key in K]: infer T } ? T : never

/** What a caller hands over: path parameters, query and body, each only where the route has one. */
export type CallInput<N extends RouteName> = (Part<RouteOf<N>, 'params'> extends never
  ? unknown
  : { params: Input<Part<RouteOf<N>, 'params'>> }) &
  (Part<RouteOf<N>, 'query'> extends never ? unknown : { query?: Input<Part<RouteOf<N>, 'query'>> }) &
  (Part<RouteOf<N>, 'body'> extends never
    ? Part<RouteOf<N>, 'multipart'> extends never
      ? unknown
      : { form: FormData }
    : { body: Input<Part<RouteOf<N>, 'body'>> }) &
  (Part<RouteOf<N>, 'idempotent'> extends never ? unknown : { idempotencyKey: string })

type Reply<T> = T[keyof T]
/** What a successful call answers. */
export type CallReply<N extends RouteName> = z.output<Extract<Reply<RouteOf<N>['replies']>, z.ZodType>>

/** The path with its parameters filled in: ("/v1/images/:id", {id}) -> "/v1/images/…". */
export function fillPath(path: string, params: Record<string, string> = {}): string {
  return path.replace(/:([a-z]+)/gi, (_, name: string) => encodeURIComponent(params[name] ?? ''))
}
