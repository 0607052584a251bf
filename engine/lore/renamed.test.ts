import { expect, it } from 'vitest'
import type { SheetKind } from '../../contract/sheets/kinds.ts'
import { sheetRequests } from '../../contract/sheets/requests.ts'
import { fieldsOf } from './fields.ts'
import { writeSheet } from './index.ts'
import { editSheet } from './written.ts'

const write = (kind: SheetKind, seed: number, prompt = '') =>
  writeSheet({ kind, request: sheetRequests[kind].parse({ prompt, seed }), seed } as Parameters<typeof writeSheet>[0])

/** All that a sheet says, its briefs too, without the rules' own models. */
const saidBy = (document: ReturnType<typeof write>) =>
  JSON.stringify(document, (key, value) => (key === 'model' || key === 'key' ? undefined : value))

it.each<[kind: SheetKind, name: string]>([
  ['npc', 'Quillon Veskar'],
  ['npc', 'Old Quess'],
  ['settlement', 'Quessmouth'],
  ['tavern', 'The Quilled Ox'],
  ['shop', 'Quill and Daughters'],
])('a %s renamed to %s is so wherever it is named, and nothing else changes', (kind, name) => {
  for (let seed = 0; seed < 20; seed++) {
    const written = write(kind, seed)
    const [first = ''] = written.title.split(' ')
    const { document, originals, unknown } = editSheet(kind, written, { title: name })
    expect(originals).toEqual({ title: written.title })
    expect(unknown).toEqual([])
    const said = saidBy(document)
    expect(said, `seed ${seed}`).not.toMatch(
      new RegExp(`(?<![\\p{L}\\p{N}])${kind === 'npc' ? first : written.title}(?![\\p{L}\\p{N}])`, 'u'),
    )
    expect(said).not.toContain('\u0001')
    expect(said.split(kind === 'npc' ? 'Qu' : name.replace('The ', '')).length).toBeGreaterThan(2)
    expect(editSheet(kind, written, {}).document).toEqual(written)
    // As many texts, and those without the name are as they were.
    const [before, after] = [fieldsOf(written), fieldsOf(document)]
    expect([...after.keys()]).toEqual([...before.keys()])
    const changed = [...before].filter(([key, text]) => after.get(key) !== text)
    const wanted = kind === 'npc' ? first : written.title.replace(/^The /, '')
    for (const [, text] of changed) expect(text).toContain(wanted)
  }
})

it('a possessive is that of the new name, and words put by hand keep the old one', () => {
  const written = write('npc', 3, 'a goblin called Snik')
  const line = (text: string) => ({ ...written, summary: text })
  const summary = (text: string, title: string) => editSheet('npc', line(text), { title }).document.summary
  expect(summary('Snik’s knife. “Snik,” says Snik.', 'Tallis')).toBe('Tallis’ knife. “Tallis,” says Tallis.')
  expect(summary('Snikker is not Snik', 'Bo')).toBe('Snikker is not Bo')
  const edits = { title: 'Bo', 'hooks.list.0': 'Snik is back.' }
  expect(fieldsOf(editSheet('npc', written, edits).document).get('hooks.list.0')).toBe('Snik is back.')
})

it('what a hoard or a song is called is no name, and stands in its title alone', () => {
  for (const kind of ['loot', 'lore', 'spellbook'] as const) {
    const written = write(kind, 2)
    const { document } = editSheet(kind, written, { title: 'Quux' })
    expect(document).toEqual({ ...written, title: 'Quux' })
  }
})
