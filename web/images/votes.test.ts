import { expect, test } from 'vitest'
import type { Image } from '../../contract/images.ts'
import { voted, withPicture } from './use-vote.ts'

const picture = (fields: Partial<Image> = {}) => ({ id: 'a', votes: 4, myVote: 0, ...fields }) as Image

test('a vote counts once, the same again takes it back, and the other one counts twice', () => {
  expect(voted(picture(), true)).toMatchObject({ votes: 5, myVote: 1 })
  expect(voted(picture({ votes: 5, myVote: 1 }), true)).toMatchObject({ votes: 4, myVote: 0 })
  expect(voted(picture({ votes: 5, myVote: 1 }), false)).toMatchObject({ votes: 3, myVote: -1 })
})

test('a vote shows wherever the picture does, and nowhere else', () => {
  const list = { images: [picture({ id: 'b' }), picture()], totalCount: 2 }
  const up = (image: Image) => voted(image, true)
  const votesIn = (images: readonly Image[]) => images.map(({ votes }) => votes)
  expect(withPicture(picture(), 'a', up)).toMatchObject({ votes: 5 })
  expect(withPicture(picture({ id: 'b' }), 'a', up)).toMatchObject({ votes: 4 })
  expect(votesIn((withPicture(list, 'a', up) as typeof list).images)).toEqual([4, 5])
  const pages = withPicture({ pages: [list, list] }, 'a', up) as { pages: (typeof list)[] }
  expect(pages.pages.map(({ images }) => votesIn(images))).toEqual([
    [4, 5],
    [4, 5],
  ])
  expect(withPicture(undefined, 'a', up)).toBeUndefined()
})
