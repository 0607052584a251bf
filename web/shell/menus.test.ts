import { expect, test } from 'vitest'
import { sheetKindFacts, sheetKinds } from '../../contract/sheets/kinds.ts'
import { menuIcons } from './menu-icons.ts'
import { menuGroups } from './menus.ts'

const entries = menuGroups().flatMap((group) => group.entries)

test('every entry of the menus has its drawing, and every drawing an entry', () => {
  expect(Object.keys(menuIcons).sort()).toEqual(entries.map(({ to }) => to).sort())
})

test('the page of every kind of sheet is in a menu', () => {
  const pages = new Set(entries.map(({ to }) => to))
  expect(sheetKinds.filter((kind) => !pages.has(sheetKindFacts[kind].page))).toEqual([])
})
