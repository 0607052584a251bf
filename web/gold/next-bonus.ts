const HOUR = 60 * 60 * 1000
const MINUTE = 60 * 1000

/** When the next daily bonus can be had: the coming UTC midnight. */
export function nextBonusAt(now: Date): Date {
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + 1))
}

/** A wait in words, rounded up to the minute: "5 h 12 min", "4 min". */
export function waitInWords(milliseconds: number): string {
  const minutes = Math.max(1, Math.ceil(milliseconds / MINUTE))
  const hours = Math.floor(minutes / (HOUR / MINUTE))
  const rest = minutes % 60
  if (hours === 0) return `${rest} min`
  return rest === 0 ? `${hours} h` : `${hours} h ${rest} min`
}
