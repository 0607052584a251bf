import { expect, test } from 'vitest'
import type { Image } from '../../contract/images.ts'
import { BULK_IMAGES_MAX } from '../../contract/limits.ts'
import { publicWorks, searchOf, viewOf } from '../images/works.ts'
import { pageNumbers, pagesOf } from './page-numbers.ts'
import { among, isPicked, nothing, reached, toggled, withAll } from './selection.ts'
import { laidOut, stacked } from './stacks.ts'
import { uniqueNames, zipOf } from './zip.ts'

test('a view and its address say the same; what is usual is not in the address', () => {
  const view = {
    category: 'monsters',
    q: 'red dragon',
    sort: 'top',
    period: 'week',
    model: 'inked',
    visibility: 'private',
    page: 3,
  } as const
  expect(viewOf(searchOf(view))).toEqual(view)
  expect(searchOf({ q: ' ', sort: 'new', period: 'week', page: 1 }).toString()).toBe('')
  expect(searchOf({ sort: 'trending', period: 'all' }).toString()).toBe('sort=trending')
})

test('an address that makes no sense shows the whole gallery from its beginning', () => {
  const whole = viewOf(new URLSearchParams())
  for (const page of ['-1', '1.5', 'x', '0', '']) {
    const address = new URLSearchParams({
      category: 'weather',
      sort: 'worst',
      period: 'aeon',
      visibility: 'nobody',
      page,
    })
    expect(viewOf(address)).toEqual(whole)
  }
  expect(viewOf(new URLSearchParams('page=99999999')).page).toBe(4167)
})

test('a page of the public gallery asks for its own works, and never for private ones', () => {
  const { queryKey } = publicWorks(viewOf(new URLSearchParams('page=3&visibility=private')))
  expect(queryKey[2]).toMatchObject({ limit: 24, offset: 48 })
  expect(queryKey[2]).not.toHaveProperty('visibility')
})

test('links lead to the first, the last and the neighbouring pages, and never past the ends', () => {
  expect(pagesOf(0)).toBe(1)
  expect(pagesOf(25)).toBe(2)
  expect(pageNumbers(1, 1, 1)).toEqual([1])
  expect(pageNumbers(4, 1, 1)).toEqual([1, 2, 3, 4])
  expect(pageNumbers(90, 1, 4)).toEqual([1, null, 4, 5, 6, null, 90])
  expect(pageNumbers(90, 40, 42)).toEqual([1, null, 39, 40, 41, 42, 43, 44, null, 90])
  expect(pageNumbers(90, 90, 90)).toEqual([1, null, 89, 90])
})

const work = (id: string, title = id) => ({ id, title, createdAt: '2026-01-02T03:04:05.000Z' }) as Image
const [a, b, c, d] = [work('a'), work('b'), work('c'), work('d')]
const idsOf = ({ picked }: { picked: readonly Image[] }) => picked.map(({ id }) => id)

test('works are picked one by one, from one to another, and let go again', () => {
  const one = toggled(nothing, b)
  expect(idsOf(one)).toEqual(['b'])
  expect(isPicked(toggled(one, b), 'b')).toBe(false)
  expect(idsOf(reached(one, d, [a, b, c, d]))).toEqual(['b', 'c', 'd'])
  expect(idsOf(reached(one, a, [a, b, c, d]))).toEqual(['b', 'a'])
  expect(idsOf(reached(nothing, c, [a, b, c, d]))).toEqual(['c'])
})

test('no more works are picked than one call may change, and those that left the list are let go', () => {
  const many = Array.from({ length: BULK_IMAGES_MAX + 5 }, (_, index) => work(`w${index}`))
  const all = withAll(nothing, many)
  expect(all).toMatchObject({ isFull: true })
  expect(all.picked).toHaveLength(BULK_IMAGES_MAX)
  expect(idsOf(among(toggled(toggled(nothing, a), b), [work('b', 'renamed'), c]))).toEqual(['b'])
})

test('files in a zip have names of their own, made of the titles', () => {
  const works = [work('1', 'Red Dragon'), work('2', 'Red dragon!'), work('3', ''), work('4', '../../etc/pässwd')]
  expect(uniqueNames(works)).toEqual(['red-dragon.png', 'red-dragon-2.png', 'lanternkeep.png', 'etc-passwd.png'])
})

const packing = { onProgress: () => undefined, signal: new AbortController().signal }

test('a zip holds every picture that could be fetched, and the others are named', async () => {
  const done: number[] = []
  const { blob, missing } = await zipOf([a, b, c], {
    ...packing,
    fetchPicture: async ({ id }) =>
      id === 'b' ? new Response('gone', { status: 404 }) : new Response(`bytes of ${id}`),
    onProgress: (count) => done.push(count),
  })
  const text = await blob.text()
  expect(text.slice(0, 2)).toBe('PK')
  expect(text).toContain('a.png')
  expect(text).toContain('bytes of c')
  expect(text).not.toContain('gone')
  expect(missing).toEqual(['b'])
  expect(done).toEqual([1, 2, 3])
})

test('a zip that is full leaves the rest for another one, without fetching it', async () => {
  const fetched: string[] = []
  const { blob, left, missing } = await zipOf([a, b, c], {
    ...packing,
    bytesMax: 12,
    fetchPicture: async ({ id }) => {
      fetched.push(id)
      return new Response(`bytes of ${id}`)
    },
  })
  expect(fetched).toEqual(['a', 'b'])
  expect({ left, missing }).toEqual({ left: 1, missing: [] })
  expect(await blob.text()).toContain('bytes of b')
})

test('a zip of nothing but failures is none, and a stopped one stops', async () => {
  const offline = () => Promise.reject(new TypeError('offline'))
  await expect(zipOf([a], { ...packing, fetchPicture: offline })).rejects.toThrow('None of the pictures')
  const stopper = new AbortController()
  const fetched: string[] = []
  const stopped = zipOf([a, b, c], {
    ...packing,
    signal: stopper.signal,
    fetchPicture: async ({ id }) => {
      fetched.push(id)
      stopper.abort(new Error('Stopped'))
      return new Response('x')
    },
  })
  await expect(stopped).rejects.toThrow('Stopped')
  expect(fetched).toEqual(['a'])
})

test('the pictures of one request lie on one another, in the place of the first, until they are laid out', () => {
  const of = (id: string, batch: string | null) => ({ ...work(id), batch })
  const all = [of('a', null), of('b', 'x'), of('c', 'x'), of('d', null), of('e', 'x')]
  const ids = (open: string[]) => laidOut(stacked(all), new Set(open)).map(({ id }) => id)
  expect(ids([])).toEqual(['a', 'b', 'd'])
  expect(ids(['b'])).toEqual(['a', 'b', 'c', 'e', 'd'])
})
