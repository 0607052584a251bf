import type { generations } from '../db/schema.ts'
import type { Services } from '../services.ts'
import type { Kind } from './kind.ts'

/**
 * What was asked for, and the kind that knows how to make it; undefined for work that an earlier version of the program
 * stored in a way this one no longer reads.
 */
export function storedRequest(
  { kinds }: Pick<Services, 'kinds'>,
  { kind: name, request }: Pick<typeof generations.$inferSelect, 'kind' | 'request'>,
): { kind: Kind; request: unknown } | undefined {
  const kind: Kind | undefined = kinds[name]
  const parsed = kind?.request.safeParse(request)
  return parsed?.success ? { kind, request: parsed.data } : undefined
}
