const steps: readonly [Intl.RelativeTimeFormatUnit, number][] = [
  ['year', 365 * 24 * 3600],
  ['month', 30 * 24 * 3600],
  ['week', 7 * 24 * 3600],
  ['day', 24 * 3600],
  ['hour', 3600],
  ['minute', 60],
]

/** How long ago a moment was, as one says it: "3 hours ago", "yesterday"; what is newer than a minute is "just now". */
export function sinceText(moment: Date, now: Date, locale = 'en-GB'): string {
  const seconds = (now.getTime() - moment.getTime()) / 1000
  const step = steps.find(([, length]) => seconds >= length)
  if (!step) return 'just now'
  const [unit, length] = step
  return new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(-Math.floor(seconds / length), unit)
}
