import { expect, test } from 'vitest'
import { failures } from './failures.ts'
import { sheetKinds } from './sheets/kinds.ts'

test('what failed is told of every kind of sheet by its name', () => {
  expect(failures.startSheet.npc).toBe('Failed to start NPC generation job.')
  expect(failures.startSheet.settlement).toBe('Failed to start Settlement generation job.')
  expect(failures.unexpectedStartSheet.shop).toBe('An unexpected error occurred while starting Shop generation.')
  expect(failures.generateSheet.npc).toBe('Failed to generate npc.')
  expect(failures.getSheet.tavern).toBe('Failed to get tavern.')
  expect(Object.keys(failures.getSheet)).toEqual([...sheetKinds])
})
