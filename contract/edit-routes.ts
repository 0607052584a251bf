import { EditRequest } from './edits.ts'
import { failures } from './failures.ts'
import { StartReply } from './generations.ts'
import type { Route } from './route.ts'

/** The call that edits a picture. */
export const editRoutes = {
  editImage: {
    method: 'POST',
    path: '/v2/image/edit',
    auth: 'user',
    tag: 'image',
    summary: 'Start an edit of a picture: what comes of it is a new one that knows the other',
    idempotent: true,
    body: EditRequest,
    replies: { 201: StartReply },
    failure: failures.createImage,
  },
} as const satisfies Record<string, Route>
