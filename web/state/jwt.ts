/** What a JWT says, unverified; undefined for anything that is none. */
export function claimsOf(jwt: string): { sub?: unknown; exp?: unknown } | undefined {
  try {
    const claims: unknown = JSON.parse(atob((jwt.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/')))
    return typeof claims === 'object' && claims !== null ? claims : undefined
  } catch {
    return undefined
  }
}
