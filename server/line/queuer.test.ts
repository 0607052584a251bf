import { expect, test } from 'vitest'
import { queuerOf } from './queuer.ts'

const stranger = (address: string) => queuerOf(undefined, address).name

test('an account is one caller wherever it asks from', () => {
  expect(queuerOf({ id: 'ada' }, '10.0.0.1')).toEqual({ name: 'ada', isStranger: false })
  expect(queuerOf({ id: 'ada' }, '2001:db8::1')).toEqual({ name: 'ada', isStranger: false })
})

test('whoever holds a network of IPv6 is one caller, not as many as it has addresses', () => {
  const names = ['2001:db8:0:7::1', '2001:DB8:0:7:ffff::2', '2001:0db8:0000:0007:1:2:3:4', '2001:db8:0:7::10.0.0.1']
  expect(new Set(names.map(stranger))).toEqual(new Set(['2001:db8:0:7::/64']))
  expect(stranger('2001:db8:0:8::1')).not.toBe(stranger('2001:db8:0:7::1'))
  expect(stranger('::1')).toBe('0:0:0:0::/64')
  expect(stranger('fe80::1%eth0')).toBe('fe80:0:0:0::/64')
})

test('an address of IPv4 is itself, also where it is told as one of IPv6', () => {
  expect(queuerOf(undefined, '10.0.0.1')).toEqual({ name: '10.0.0.1', isStranger: true })
  expect(stranger('::ffff:10.0.0.1')).toBe('10.0.0.1')
})
