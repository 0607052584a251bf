import type { Section } from '../../../contract/sheets/document.ts'

/** A part of a tavern's or a shop's sheet, which can be rolled again by itself. */
export const section = (key: string, title: string, place: Section['place'], blocks: Section['blocks']): Section => ({
  key,
  title,
  place,
  canReroll: true,
  blocks,
})
