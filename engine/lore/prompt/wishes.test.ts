import { expect, it } from 'vitest'
import type { SheetKind } from '../../../contract/sheets/kinds.ts'
import { sheetRequests } from '../../../contract/sheets/requests.ts'
import { unusedWords, writeSheet } from '../index.ts'
import { wishesIn } from './wishes.ts'

const made = (kind: SheetKind, prompt: string, seed: number) => {
  const request = sheetRequests[kind].parse({ prompt })
  const sheet = writeSheet({ kind, request, seed } as Parameters<typeof writeSheet>[0])
  return { sheet, unused: unusedWords({ kind, request, seed }, sheet) }
}

it.each([
  ['a tavern with rumours of a drowned bell', 'rumour', 'a drowned bell'],
  ['an inn famous for its honey cakes and its cellar', 'known', 'its honey cakes'],
  ['a town haunted by a drowned choir, on a river', 'haunted', 'a drowned choir'],
  ['the inn where the old king was poisoned', 'happened', 'the old king was poisoned'],
])('“%s” wishes for it in so many words', (prompt, kind, what) => {
  expect(wishesIn(prompt)).toEqual([{ kind, what }])
})

it('what a prompt keeps out, and what goes on for ever, is no wish', () => {
  expect(wishesIn('a tavern without rumours of ghosts')).toEqual([])
  expect(wishesIn('a village where it never rains')).toEqual([])
})

it.each<[SheetKind, string, string, RegExp]>([
  ['tavern', 'a tavern with rumours of a buried dragon egg', 'rumours', /the buried dragon egg/],
  ['tavern', 'an inn famous for its honey cakes', 'terms', /Honey cakes\. /],
  ['tavern', 'an alehouse haunted by a headless drummer', 'terms', /A headless drummer\. /],
  ['shop', 'a hat shop with rumours of a vampire customer', 'rumours', /the vampire customer/],
  ['shop', 'a candle shop where a bishop vanished', 'terms', /A bishop vanished\. /],
  ['settlement', 'a hamlet with rumours of a sleeping giant', 'rumours', /the sleeping giant/],
  ['settlement', 'a mining town haunted by a drowned choir', 'brief', /A drowned choir\. /],
  ['monster', 'a ghost knight with rumours of a golden sword', 'lore', /the golden sword/],
])('a %s tells in its place of what “%s” wishes, and says that it is worked in', (kind, prompt, key, told) => {
  for (const seed of [1, 2, 3, 4, 5]) {
    const { sheet, unused } = made(kind, prompt, seed)
    expect(JSON.stringify(sheet.sections.find((section) => section.key === key))).toMatch(told)
    expect(unused).toEqual([])
  }
})

it('words that a sheet only says over again are told as not worked in', () => {
  for (const seed of [1, 2, 3]) {
    expect(made('npc', 'a ferryman from a village where it never rains', seed).unused).toContain('village')
    expect(made('monster', 'a giant crab with a chapel on its back', seed).unused).toContain('chapel')
  }
})
