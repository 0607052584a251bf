import { expect, it } from 'vitest'
import { sheetKinds } from '../../../contract/sheets/kinds.ts'
import { sheetRequests } from '../../../contract/sheets/requests.ts'
import { unusedWords, writeSheet } from '../index.ts'
import { linesOf } from '../written.ts'

const who =
  'retired circus strongman|former paladin turned pickpocket|blind lighthouse keeper|nervous goblin alchemist|widowed beekeeper|disgraced admiral|jealous clockmaker|drowned smuggler queen|hungry snow giant|clockwork spider'.split(
    '|',
  )
const what =
  'who hoards broken violins|in a ruined monastery|with a wooden leg|that burned last winter|who lost a wager with a dragon|beneath a frozen waterfall'.split(
    '|',
  )
const prompts = who.flatMap((one) => what.map((other) => `a ${one} ${other}`))

/** Words that say nothing by themselves. */
const empty = new Set('who with that last what'.split(' '))
/** By its beginning: other forms of a word tell it as well. */
const stem = (word: string) => word.slice(0, Math.max(4, word.length - 3))
/** One answers for the other, or is the other bent. */
const alike: Readonly<Record<string, RegExp>> = {
  queen: /\b(?:king|crown|royal|queen)/,
  lost: /\blos[est]/,
  drowned: /drown/,
  burned: /\b(?:burn|burnt)/,
  leg: /\bleg/,
  keeper: /\bkeep|innkeep|landlo|owner|proprietor/,
}

it.each(sheetKinds)('a %s has every word of sixty prompts, or tells that it has not', (kind) => {
  const missing = prompts.flatMap((prompt, seed) => {
    const request = sheetRequests[kind].parse({ prompt })
    const document = writeSheet({ kind, request, seed } as Parameters<typeof writeSheet>[0])
    // A title that only says the prompt over again has made nothing of it.
    const isOwn = (line: string) => line.toLowerCase() !== prompt
    const told = [...linesOf(document).filter(isOwn), ...document.sections.map(({ title }) => title)]
      .join('\n')
      .toLowerCase()
    const unused = unusedWords({ kind, request, seed }, document).map((word) => word.toLowerCase())
    return prompt
      .split(' ')
      .filter((word) => word.length >= 3 && !empty.has(word))
      .filter((word) => !unused.includes(word) && !told.includes(stem(word)) && !alike[word]?.test(told))
      .map((word) => `${prompt}: ${word}`)
  })
  expect(missing).toEqual([])
})
