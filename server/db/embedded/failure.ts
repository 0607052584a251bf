/** The embedded database cannot run; the message is a whole sentence for the person at the terminal. */
export class EmbeddedPostgresError extends Error {
  override name = 'EmbeddedPostgresError'
}

/** What a person can do instead, put at the end of most of the sentences. */
export const waysOut = 'Choose another folder with DATA_DIR, or use a Postgres of your own with DATABASE_URL.'

export function hasCode(error: unknown, ...codes: string[]): boolean {
  return error instanceof Error && 'code' in error && codes.includes(String(error.code))
}
