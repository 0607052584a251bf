/** The value that a share `part` (0-1) of the samples does not exceed. */
export function percentile(samples: readonly number[], part: number): number {
  const sorted = samples.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.ceil(part * sorted.length) - 1)] ?? Number.NaN
}

export const median = (samples: readonly number[]) => percentile(samples, 0.5)

/**
 * Has two things take turns, A B B A A B …, once without counting and then `rounds` times, so that what else the machine
 * does falls on both alike. Returns what each gave, by round.
 */
export async function inTurns<A, B>(
  rounds: number,
  one: () => Promise<A>,
  other: () => Promise<B>,
): Promise<{ one: A; other: B }[]> {
  await one()
  await other()
  const given: { one: A; other: B }[] = []
  for (let round = 0; round < rounds; round++) {
    if (round % 2 === 0) given.push({ one: await one(), other: await other() })
    else {
      const second = await other()
      given.push({ one: await one(), other: second })
    }
  }
  return given
}

/** The median over the rounds of what `of` makes of each: of ratios, not the ratio of medians. */
export const medianOf = <T>(rounds: readonly T[], of: (round: T) => number) => median(rounds.map(of))
