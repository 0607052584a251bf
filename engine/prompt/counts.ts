import type { Token } from './tokens.ts'

const units =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'
const scales: ReadonlyMap<string, number> = new Map([
  ['dozen', 12],
  ['hundred', 100],
  ['thousand', 1000],
])
const values: ReadonlyMap<string, number> = new Map([
  ...units.split(' ').map((word, i): [string, number] => [word, i]),
  ...tens.split(' ').map((word, i): [string, number] => [word, (i + 2) * 10]),
])

/** Words that say how many without a number: exact ones, and what the vaguer ones are taken for. */
const amounts: ReadonlyMap<string, number> = new Map([
  ['single', 1],
  ['lone', 1],
  ['solitary', 1],
  ['pair', 2],
  ['couple', 2],
  ['twin', 2],
  ['duo', 2],
  ['trio', 3],
  ['few', 3],
  ['handful', 4],
  ['some', 3],
  ['quartet', 4],
  ['several', 4],
  ['group', 5],
  ['pack', 5],
  ['many', 7],
  ['numerous', 7],
  ['flock', 7],
  ['multiple', 4],
  ['various', 4],
  ['dozens', 24],
  ['scores', 24],
  ['hundreds', 48],
  ['countless', 48],
  ['herd', 6],
  ['horde', 12],
  ['swarm', 24],
])
/** Amounts that are things in themselves unless "of" follows: "a wolf pack", "a single group". */
const needOf: ReadonlySet<string> = new Set(['pair', 'group', 'pack', 'flock', 'herd', 'horde', 'swarm', 'scores'])

export interface Count {
  value: number
  /** Tokens it takes up. */
  length: number
}

/** The largest count taken seriously; more digits than that are no count of things in a picture. */
const COUNT_MAX = 9_999_999

function digits(word: string): number | undefined {
  const match = /^x?(\d{1,3}(?:,\d{3})+|\d{1,7})(x|k)?$/.exec(word)
  if (!match) return undefined
  const value = Number(match[1]!.replaceAll(',', '')) * (match[2] === 'k' ? 1000 : 1)
  return value <= COUNT_MAX ? value : undefined
}

/**
 * How many is said from token `i` on: "3", "4,000", "twenty-five", "two dozen", "a pair", "a few", "many". An article counts
 * as one. Undefined where no count starts.
 */
export function countAt(tokens: readonly Token[], i: number): Count | undefined {
  const wordAt = (index: number) =>
    tokens[index] && (index === i || tokens[index].gap !== 'stop') ? tokens[index].word : ''
  const first = wordAt(i)
  if (first === 'a' || first === 'an') {
    const vague = countAt(tokens, i + 1)
    const following = wordAt(i + 1)
    if (vague && (amounts.has(following) || scales.has(following)) && following !== 'some') {
      return { value: vague.value, length: vague.length + 1 }
    }
    return { value: 1, length: 1 }
  }
  const vague = amounts.get(first)
  if (vague !== undefined) {
    if (needOf.has(first) && wordAt(i + 1) !== 'of') return undefined
    return { value: vague, length: 1 }
  }
  let value = digits(first) ?? values.get(first) ?? scales.get(first)
  if (value === undefined) return undefined
  let length = 1
  for (;;) {
    const word = wordAt(i + length)
    const scale = scales.get(word)
    const unit = values.get(word)
    if (scale !== undefined) value *= scale
    else if (unit !== undefined && unit < 10 && value >= 20 && value % 10 === 0) value += unit
    else if (unit !== undefined && value % 100 === 0 && value > 0) value += unit
    else break
    length++
  }
  return value <= COUNT_MAX ? { value, length } : undefined
}
