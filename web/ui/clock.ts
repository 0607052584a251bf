/** A time of day as one says it: "midnight", "noon", and by the clock of 24 hours between them: "14:30". */
export function clockText(moment: Date, locale?: string): string {
  const [hours, minutes] = [moment.getHours(), moment.getMinutes()]
  if (minutes === 0 && hours === 0) return 'midnight'
  if (minutes === 0 && hours === 12) return 'noon'
  return moment.toLocaleTimeString(locale, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
}
