/** A length or a moment as players show it: 65.2 s -> "1:05". */
export function clockTime(seconds: number): string {
  const whole = Math.round(seconds)
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}

/** The same as it is read aloud: "1 minute 5 seconds". */
export function spokenTime(seconds: number): string {
  const whole = Math.round(seconds)
  const [minutes, rest] = [Math.floor(whole / 60), whole % 60]
  const many = (count: number, unit: string) => (count === 0 ? [] : [`${count} ${unit}${count === 1 ? '' : 's'}`])
  return [...many(minutes, 'minute'), ...many(rest, 'second')].join(' ') || '0 seconds'
}
