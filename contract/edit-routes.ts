import * as z from 'zod'
import { EditRequest, Lineage, TransformationRequest } from './edits.ts'
import { failures } from './failures.ts'
import { PollReply, StartReply } from './generations.ts'
import type { Route } from './route.ts'

/** The calls that edit a picture. A transformation is an edit of that type, under an address of its own. */
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
  transformImage: {
    method: 'POST',
    path: '/api/transformations',
    auth: 'user',
    tag: 'image',
    summary: 'Start a transformation of a picture: the same as an edit of that type',
    idempotent: true,
    body: TransformationRequest,
    replies: { 201: StartReply },
    failure: failures.transformImage,
  },
  pollTransformation: {
    method: 'GET',
    path: '/api/transformations/:id/poll',
    auth: 'user',
    tag: 'image',
    summary: 'How a transformation is coming along: 202 while it is made, 200 when it has ended',
    params: z.object({ id: z.uuid() }),
    replies: { 200: PollReply, 202: PollReply },
    failure: failures.getTransformed,
  },
  getLineage: {
    method: 'GET',
    path: '/v1/images/:id/lineage',
    auth: 'optional',
    tag: 'images',
    summary: 'What a picture came of by edits, and what came of it: a tree, as far as the caller may see it',
    params: z.object({ id: z.uuid() }),
    replies: { 200: Lineage },
    failure: failures.getImage,
  },
} as const satisfies Record<string, Route>
