import type { Queuer } from './fair-line.ts'

/** Who stands in line: the account that asks, or the network of somebody unknown. */
export function queuerOf(caller: { id: string } | undefined, address: string): Queuer {
  return caller ? { name: caller.id, isStranger: false } : { name: networkOf(address), isStranger: true }
}

/**
 * An IPv4 address as it is, and the first 64 bits of one of IPv6: whoever has one of these has all 2⁶⁴, and would be as many
 * callers.
 */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (mapped || !address.includes(':')) return mapped ?? address
  const groupsIn = (part = '') => part.split(':').filter((group) => group !== '')
  const [head, tail] = (address.split('%')[0] ?? '').toLowerCase().split('::').map(groupsIn)
  const before = head ?? []
  const after = tail ?? []
  // An IPv4 address at the end is two groups.
  const known = before.length + after.length + (address.includes('.') ? 1 : 0)
  const groups = [...before, ...Array.from({ length: 8 - known }, () => '0'), ...after]
  return `${groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`
}
