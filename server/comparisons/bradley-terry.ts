/** So many votes said that `picked` is the best of `among`; both are numbers of the things compared. */
export interface Choice {
  among: readonly number[]
  picked: number
  weight: number
}

export interface Fit {
  /** Logarithm of its strength less the mean of all of them, by their shares of the choices. */
  strength: number
  /** The standard deviation of that. */
  deviation: number
}

/**
 * How far apart strengths are held to be before anybody has voted: the standard deviation of their logarithms. It lets two that
 * nobody compared be told apart from two that are equal, and something that always won have a strength at all.
 */
const PRIOR = 1.5
const STEPS_MAX = 100
const CLOSE_ENOUGH = 1e-9

/** The chance of each of the choice's things to be picked. */
function chances(strengths: readonly number[], { among }: Choice): number[] {
  const most = Math.max(...among.map((one) => strengths[one] ?? 0))
  const weights = among.map((one) => Math.exp((strengths[one] ?? 0) - most))
  const all = weights.reduce((sum, one) => sum + one, 0)
  return weights.map((one) => one / all)
}

/** Logarithm of how likely these strengths are, but for a constant. */
function likelihood(strengths: readonly number[], choices: readonly Choice[]): number {
  const prior = strengths.reduce((sum, one) => sum - (one * one) / (2 * PRIOR * PRIOR), 0)
  return choices.reduce((sum, choice) => {
    const chance = chances(strengths, choice)[choice.among.indexOf(choice.picked)] ?? 1
    return sum + choice.weight * Math.log(chance)
  }, prior)
}

/** The slope of the likelihood, and its curvature with the sign turned: the information that choices and prior hold. */
function slopes(strengths: readonly number[], choices: readonly Choice[]) {
  const slope = strengths.map((one) => -one / (PRIOR * PRIOR))
  const information = strengths.map((_, row) =>
    strengths.map((__, column) => (row === column ? 1 / (PRIOR * PRIOR) : 0)),
  )
  for (const choice of choices) {
    const { among, picked, weight } = choice
    const chance = chances(strengths, choice)
    among.forEach((one, i) => {
      slope[one] = (slope[one] ?? 0) + weight * ((one === picked ? 1 : 0) - (chance[i] ?? 0))
      const row = information[one] ?? []
      among.forEach((other, j) => {
        const same = i === j ? (chance[i] ?? 0) : 0
        row[other] = (row[other] ?? 0) + weight * (same - (chance[i] ?? 0) * (chance[j] ?? 0))
      })
    })
  }
  return { slope, information }
}

/** The inverse of a symmetric positive definite matrix, by Gauss and Jordan; such a one needs no pivoting. */
function inverse(matrix: readonly (readonly number[])[]): number[][] {
  const size = matrix.length
  const rows = matrix.map((row, i) => [...row, ...row.map((_, j) => (i === j ? 1 : 0))])
  for (const [at, pivotRow] of rows.entries()) {
    const pivot = pivotRow[at] ?? 1
    for (let j = 0; j < 2 * size; j++) pivotRow[j] = (pivotRow[j] ?? 0) / pivot
    for (const [i, row] of rows.entries()) {
      const factor = row[at] ?? 0
      if (i === at || factor === 0) continue
      for (let j = 0; j < 2 * size; j++) row[j] = (row[j] ?? 0) - factor * (pivotRow[j] ?? 0)
    }
  }
  return rows.map((row) => row.slice(size))
}

const dot = (one: readonly number[], other: readonly number[]) =>
  one.reduce((sum, value, i) => sum + value * (other[i] ?? 0), 0)

const times = (matrix: readonly (readonly number[])[], vector: readonly number[]) =>
  matrix.map((row) => dot(row, vector))

/** How large a part of all choices each thing had: the mean is taken by it, or one that hardly anybody met would make all unsure. */
export function sharesOf(count: number, choices: readonly Choice[]): number[] {
  const met = Array.from({ length: count }, () => 0)
  for (const { among, weight } of choices) for (const one of among) met[one] = (met[one] ?? 0) + weight
  const all = met.reduce((sum, one) => sum + one, 0)
  return met.map((one) => (all > 0 ? one / all : 1 / count))
}

/**
 * How strong each of `count` things is, from choices among them: the model of Bradley and Terry ("Rank analysis of incomplete block
 * designs", Biometrika 39, 1952), in which one of strength a beats one of strength b with the chance a / (a + b), and of which Luce's
 * choice axiom (1959) is the case of more than two: Hunter, "MM algorithms for generalized Bradley-Terry models", Annals of Statistics
 * 32 (2004), section 5, writes a ranking as one such choice after the other. Fitted by Newton's method with a normal prior on the
 * logarithms. The uncertainty is that of Laplace's approximation: the inverse of the Fisher information there, turned to differences
 * from the mean, for only those can be known.
 */
export function fitStrengths(count: number, choices: readonly Choice[]): Fit[] {
  let strengths = Array.from({ length: count }, () => 0)
  let reached = likelihood(strengths, choices)
  for (let step = 0; step < STEPS_MAX; step++) {
    const { slope, information } = slopes(strengths, choices)
    const way = times(inverse(information), slope)
    let part = 1
    let next = strengths
    let likely = Number.NEGATIVE_INFINITY
    // The likelihood has one summit and no other; a step beyond it is halved until it leads up.
    for (; part > 1e-6 && likely < reached; part /= 2) {
      next = strengths.map((one, i) => one + part * (way[i] ?? 0))
      likely = likelihood(next, choices)
    }
    if (likely < reached) break
    const gained = likely - reached
    strengths = next
    reached = likely
    if (gained < CLOSE_ENOUGH) break
  }
  const shares = sharesOf(count, choices)
  const covariance = inverse(slopes(strengths, choices).information)
  const mean = dot(shares, strengths)
  const withMean = times(covariance, shares)
  const ofMean = dot(shares, withMean)
  return strengths.map((one, i) => ({
    strength: one - mean,
    deviation: Math.sqrt(Math.max(0, (covariance[i]?.[i] ?? 0) - 2 * (withMean[i] ?? 0) + ofMean)),
  }))
}

/** A ranking as far as it goes, as choices one after the other: the best of all, then the best of the rest. */
export function choicesOf(among: readonly number[], picks: readonly number[], weight: number): Choice[] {
  return picks
    .map((picked, place) => ({ among: among.filter((one) => !picks.slice(0, place).includes(one)), picked, weight }))
    .filter((choice) => choice.among.length > 1)
}
