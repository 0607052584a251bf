const minute = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' })
const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium' })

/** "27 Nov 2026, 15:41", in the reader's own time. */
export const atMinute = (moment: string | Date) => minute.format(new Date(moment))

/** "27 Nov 2026". */
export const onDay = (moment: string) => day.format(new Date(moment))
