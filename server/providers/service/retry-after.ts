/** The rest a service asks for before the next request, ms; undefined when it names none (RFC 9110, 10.2.3; and OpenAI's ms). */
export function restAskedFor(headers: Record<string, string>, now = Date.now()): number | undefined {
  const precise = Number(headers['retry-after-ms'])
  if (headers['retry-after-ms'] && precise >= 0) return precise
  const said = headers['retry-after']?.trim()
  if (!said) return undefined
  if (/^\d+$/.test(said)) return Number(said) * 1000
  const moment = Date.parse(said)
  return Number.isNaN(moment) ? undefined : Math.max(0, moment - now)
}
