import { expect, test } from 'vitest'
import { messages } from './errors.ts'
import { sheetKinds } from './sheets/kinds.ts'

test('what failed is told of every kind of sheet by its name', () => {
  expect(messages.failedStartSheet.npc).toBe('Failed to start NPC generation job.')
  expect(messages.failedStartSheet.settlement).toBe('Failed to start Settlement generation job.')
  expect(messages.unexpectedStartSheet.shop).toBe('An unexpected error occurred while starting Shop generation.')
  expect(messages.failedGenerateSheet.npc).toBe('Failed to generate npc.')
  expect(messages.failedGetSheet.tavern).toBe('Failed to get tavern.')
  expect(Object.keys(messages.failedGetSheet)).toEqual([...sheetKinds])
})
