import { expect, test } from 'vitest'
import { piecesOf } from './pieces.ts'

const briefly = (text: string, mentions: string[] = []) =>
  piecesOf(text, mentions).map((piece) =>
    piece.kind === 'person' ? `→${piece.username}` : `${piece.kind}:${piece.text}`,
  )

test('links end where the sentence does, and nothing else is markup', () => {
  expect(briefly('See https://example.com/a?b=1. <b>bold</b> javascript:alert(1)')).toEqual([
    'words:See ',
    'link:https://example.com/a?b=1',
    'words:. <b>bold</b> javascript:alert(1)',
  ])
})

test('only people who are here are led to, as they are called now', () => {
  expect(briefly('@Mira, @nobody and me@mira.example', ['mira'])).toEqual([
    '→mira',
    'words:, @nobody and me@mira.example',
  ])
})
