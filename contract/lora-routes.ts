import * as z from 'zod'
import { failures } from './failures.ts'
import { SearchReply } from './gallery.ts'
import { StartReply } from './generations.ts'
import { DeletedLoraReply, Lora, LoraFileQuery, LoraRequest, LorasQuery, LorasReply, LoraUpdate } from './loras.ts'
import type { Route } from './route.ts'

const IdParams = z.object({ id: z.uuid() })
const FileReply = z.file()

/** The calls of LoRAs. Their files are sent by the tus protocol, which stands beside this table: POST /api/v1/lora-uploads. */
export const loraRoutes = {
  searchLoras: {
    method: 'GET',
    path: '/api/v1/search/loras',
    auth: 'optional',
    tag: 'loras',
    summary: 'Search the public LoRAs',
    query: LorasQuery,
    replies: { 200: LorasReply },
    failure: failures.getLoras,
  },
  myLoras: {
    method: 'GET',
    path: '/api/v1/user/loras',
    auth: 'user',
    tag: 'loras',
    summary: 'The caller’s own LoRAs, private ones too',
    query: LorasQuery,
    replies: { 200: LorasReply },
    failure: failures.getLoras,
  },
  createLora: {
    method: 'POST',
    path: '/api/v1/loras',
    auth: 'user',
    tag: 'loras',
    summary: 'Take a file that has been uploaded as a LoRA; it is read and hashed first',
    body: LoraRequest,
    idempotent: true,
    replies: { 201: StartReply },
    failure: failures.createLora,
  },
  getLora: {
    method: 'GET',
    path: '/api/v1/loras/:id',
    auth: 'optional',
    tag: 'loras',
    summary: 'One LoRA: a public or unlisted one, or the caller’s own',
    params: IdParams,
    replies: { 200: Lora },
    failure: failures.getLora,
  },
  loraSamples: {
    method: 'GET',
    path: '/api/v1/loras/:id/samples',
    auth: 'optional',
    tag: 'loras',
    summary: 'Public works that wore a LoRA, the best liked',
    params: IdParams,
    replies: { 200: SearchReply },
    failure: failures.getImages,
  },
  downloadLora: {
    method: 'GET',
    path: '/api/v1/loras/:id/file',
    auth: 'optional',
    tag: 'loras',
    summary: 'A LoRA’s file: its owner’s, everybody’s where its licence shares it, and a service’s by a signed address',
    params: IdParams,
    query: LoraFileQuery,
    files: ['application/octet-stream'],
    replies: { 200: FileReply },
    failure: failures.getLora,
  },
  updateLora: {
    method: 'PATCH',
    path: '/api/v1/loras/:id',
    auth: 'user',
    tag: 'loras',
    summary: 'Change what a LoRA is called, what is said of it, or who sees it',
    params: IdParams,
    body: LoraUpdate,
    replies: { 200: Lora },
    failure: failures.updateLora,
  },
  deleteLora: {
    method: 'DELETE',
    path: '/api/v1/loras/:id',
    auth: 'user',
    tag: 'loras',
    summary: 'Delete a LoRA; for ten minutes it can be brought back',
    params: IdParams,
    replies: { 200: DeletedLoraReply },
    failure: failures.deleteLora,
  },
  restoreLora: {
    method: 'POST',
    path: '/api/v1/loras/:id/restore',
    auth: 'user',
    tag: 'loras',
    summary: 'Bring back a LoRA deleted in the last ten minutes',
    params: IdParams,
    replies: { 200: Lora },
    failure: failures.restoreLora,
  },
} as const satisfies Record<string, Route>
