/** A bound as somebody types it: gold, null for none, undefined for what is no amount. */
export function boundTyped(text: string): number | null | undefined {
  if (text.trim() === '') return null
  return /^\d{1,7}([.,]\d{1,3})?$/.test(text.trim()) ? Number(text.trim().replace(',', '.')) : undefined
}
