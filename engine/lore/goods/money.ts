/** Gold pieces as people at the table say them: 1250 -> "1,250 gp", 0.5 -> "5 sp", 0.02 -> "2 cp", 3.5 -> "3 gp 5 sp". */
export function money(gp: number): string {
  const copper = Math.round(gp * 100)
  const parts = [
    [Math.floor(copper / 100), 'gp'],
    [Math.floor((copper % 100) / 10), 'sp'],
    [copper % 10, 'cp'],
  ] as const
  const said = parts.filter(([count]) => count > 0).map(([count, coin]) => `${count.toLocaleString('en-GB')} ${coin}`)
  return said.length > 0 ? said.join(' ') : '0 gp'
}

/** What a text says it is worth, gp: "1,250 gp" -> 1250, "3 gp 5 sp" -> 3.5; undefined where it names no coin. */
export function worth(text: string): number | undefined {
  const rates: Record<string, number> = { pp: 10, gp: 1, ep: 0.5, sp: 0.1, cp: 0.01 }
  const coins = [...text.matchAll(/(\d[\d,]{0,18}(?:\.\d{1,18})?)\s*(pp|gp|ep|sp|cp)\b/gi)]
  if (coins.length === 0) return undefined
  const sum = coins.reduce(
    (total, [, count = '0', coin = 'gp']) =>
      total + Number(count.replaceAll(',', '')) * (rates[coin.toLowerCase()] ?? 0),
    0,
  )
  return Math.round(sum * 100) / 100
}
