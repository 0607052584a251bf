import * as z from 'zod'
import { type SubjectKind, subjectKinds } from './community.ts'

const Uuid = z.uuid()

/** Whether an id can be one of this kind of thing: people go by their username or their id, everything else by a UUID. */
export const isIdOf = (kind: SubjectKind, id: string) => kind === 'user' || Uuid.safeParse(id).success

/** What something is said about: a kind of thing and which of them. */
export const SubjectRef = z
  .object({ kind: z.enum(subjectKinds), id: z.string().min(1).max(64) })
  .refine(({ kind, id }) => isIdOf(kind, id), { path: ['id'], error: 'That is no id.' })
export type SubjectRef = z.infer<typeof SubjectRef>
