import { expect, it } from 'vitest'
import { LootRequest } from '../../../contract/sheets/loot.ts'
import { understandPrompt } from '../../index.ts'
import { writeSheet } from '../index.ts'

it('pieces of a hoard are painted as what they are: each is on the sheet, and its painter knows it', () => {
  let painted = 0
  for (let seed = 1; seed <= 30; seed++) {
    const sheet = writeSheet({ kind: 'loot', request: LootRequest.parse({ level: 1 + (seed % 17) }), seed })
    const cells = JSON.stringify(sheet.sections)
    for (const { prompt, label } of sheet.pictures) {
      painted++
      expect(understandPrompt('items', prompt, '').subject, prompt).toBeDefined()
      expect(cells.toLowerCase()).toContain(label.toLowerCase().replace(/^scroll of /, ''))
    }
  }
  expect(painted).toBeGreaterThan(30)
})
