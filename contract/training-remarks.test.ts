import { expect, test } from 'vitest'
import { remarksOn, type TrainingPicture } from './training-remarks.ts'

let count = 0
const picture = (more: Partial<TrainingPicture> = {}): TrainingPicture => {
  count += 1
  return { id: `p${count}`, width: 1024, height: 1024, thumbhash: `t${count}`, faces: [], ...more }
}
const face = (x: number, y: number, size: number) => ({ x, y, width: size, height: size })
const says = (one: TrainingPicture, subject: 'style' | 'person' = 'style') =>
  remarksOn([one], subject).map((it) => it.says)

test('a picture for a style is fine whoever is in it, or nobody', () => {
  expect(says(picture())).toEqual([])
  expect(says(picture({ faces: [face(0.1, 0.1, 0.2), face(0.6, 0.1, 0.2)] }))).toEqual([])
})

test.each([
  ['no face', [], /No face/],
  ['two faces', [face(0.1, 0.1, 0.2), face(0.6, 0.1, 0.2)], /more than one face/],
  ['a face that is cut off', [face(0, 0.1, 0.3)], /cut off/],
  ['a face far away', [face(0.4, 0.1, 0.05)], /far away/],
  ['a face that fills it', [face(0.1, 0.1, 0.8)], /fills all of it/],
])('of a person %s is told', (_, faces, expected) => {
  expect(says(picture({ faces }), 'person')).toEqual([expect.stringMatching(expected)])
})

test('a face well framed needs no word', () => {
  expect(says(picture({ faces: [face(0.35, 0.2, 0.3)] }), 'person')).toEqual([])
})

test('small, tiny and long ones are told, and only the tiny are refused', () => {
  expect(remarksOn([picture({ width: 200 })], 'style')).toMatchObject([{ isRefused: true }])
  expect(remarksOn([picture({ width: 400, height: 500 })], 'style')).toMatchObject([{ isRefused: false }])
  expect(says(picture({ width: 1200, height: 520 }))).toEqual([expect.stringMatching(/very long/)])
})

test('one that looks like another is told once', () => {
  const [first, second] = [picture({ thumbhash: 'same' }), picture({ thumbhash: 'same' })]
  expect(remarksOn([first, second], 'style')).toMatchObject([
    { id: second.id, says: expect.stringMatching(/just like/) },
  ])
})
