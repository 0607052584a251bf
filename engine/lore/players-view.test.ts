import { expect, test } from 'vitest'
import { withAudiences } from '../../contract/sheets/audience.ts'
import { type SheetDocument, SheetDocument as SheetDocumentShape } from '../../contract/sheets/document.ts'
import { type SheetKind, sheetKinds } from '../../contract/sheets/kinds.ts'
import { playersView, secretsOf } from '../../contract/sheets/players-view.ts'
import { sheetRequests } from '../../contract/sheets/requests.ts'
import { writeSheet } from './index.ts'
import { editSheet, linesOf } from './written.ts'

const prompts = [
  '',
  '',
  'a vampire who is secretly the leader of a cult',
  'with rumours of a drowned bell',
  'cursed by a witch; hides stolen gold under the floor',
]

const sheetOf = (kind: SheetKind, seed: number, prompt = prompts[seed % prompts.length] ?? '') =>
  writeSheet({
    kind,
    request: sheetRequests[kind].parse({ prompt, system: seed % 2 ? 'DnD5e' : 'Pathfinder' }),
    seed,
  })

const textOf = (document: SheetDocument) => linesOf(document).join('\n')
const fieldsIn = ({ sections }: SheetDocument, key: string) =>
  sections
    .flatMap(({ blocks }) => blocks)
    .flatMap((block) => ('items' in block ? block.items : block.type === 'facts' ? block.rows : []))
    .filter((line) => line.key.startsWith(key))

test.each(sheetKinds)('no sentence that is the game master’s alone is in the players’ view of a %s', (kind) => {
  for (let seed = 1; seed <= 60; seed++) {
    const document = sheetOf(kind, seed)
    const secrets = secretsOf(kind, document)
    expect(secrets.length).toBeGreaterThan(0)
    const view = playersView(kind, document)
    expect(view.sections.length).toBeGreaterThan(0)
    const said = JSON.stringify({ ...view, title: '' })
    for (const secret of secrets) expect(said).not.toContain(JSON.stringify(secret).slice(1, -1))
  }
})

test('players are shown neither stat blocks nor what other works would be asked for with', () => {
  for (const kind of sheetKinds) {
    const view = playersView(kind, sheetOf(kind, 5))
    expect(view.sections.flatMap(({ blocks }) => blocks).some(({ type }) => type === 'stats')).toBe(false)
    expect([view.pictures, view.kin]).toEqual([[], []])
  }
})

test('of a rumour players hear what is said, and not whether it is true', () => {
  const document = sheetOf('tavern', 1)
  const [rumour] = fieldsIn(document, 'rumours.list.')
  const [heard] = fieldsIn(playersView('tavern', document), 'rumours.list.')
  expect(rumour).toMatchObject({ audience: 'heard', label: expect.stringMatching(/true|false/i) })
  expect(heard?.label).toBeUndefined()
  expect(rumour?.text.startsWith(heard?.text ?? '?')).toBe(true)
  expect(heard?.text).not.toMatch(/\(|\)/)
})

test('of guests players are told who they are, and not what they want', () => {
  const document = sheetOf('tavern', 1)
  const guests = fieldsIn(document, 'patrons.list.')
  expect(fieldsIn(playersView('tavern', document), 'patrons.list.').map(({ text }) => text)).toEqual(
    guests.map(({ label }) => label),
  )
})

test('a place in a town keeps its name for players, and what goes on there for the game master', () => {
  const view = playersView('settlement', sheetOf('settlement', 1))
  const tables = view.sections.find(({ key }) => key === 'districts')?.blocks.filter(({ type }) => type === 'table')
  expect(tables?.length).toBeGreaterThan(0)
  for (const table of tables ?? []) {
    if (table.type !== 'table') continue
    expect(table.columns.map(({ label }) => label)).toEqual(['No.', 'Place', 'What it is'])
    for (const { cells } of table.rows) expect(cells).toHaveLength(3)
  }
})

test('the marks stand on the sheet as it is written, and are of the schema', () => {
  for (const kind of sheetKinds) {
    const document = sheetOf(kind, 3)
    expect(withAudiences(kind, document)).toEqual(document)
    expect(SheetDocumentShape.parse(document)).toEqual(document)
  }
})

test('a sheet from before there were marks has the same players’ view, and so has a line that was written by hand', () => {
  const document = sheetOf('npc', 4)
  const bare: SheetDocument = JSON.parse(
    JSON.stringify(document, (key, value) => (key === 'audience' ? undefined : value)),
  )
  expect(playersView('npc', bare)).toEqual(playersView('npc', document))
  const secret = 'The tall stranger buried the bishop under the third oak.'
  const edited = editSheet('npc', bare, { 'heart.secret': secret, 'people.list.9': secret }).document
  expect(textOf(edited)).toContain(secret)
  expect(textOf(playersView('npc', edited))).not.toContain(secret)
})

test('a line of the players’ that says over again what is the game master’s goes with it', () => {
  const document = sheetOf('tavern', 1)
  const secret = 'The keeper poisoned the old earl'
  const told = editSheet('tavern', document, {
    'trouble.way': `${secret}.`,
    'rumours.list.0': `Somebody heard it: ${secret}, says the cook.`,
  }).document
  expect(textOf(playersView('tavern', told))).not.toContain(secret)
})

test.each<[SheetKind, string, RegExp]>([
  ['tavern', 'an inn whose keeper poisons tax collectors', /poisons tax collectors/i],
  ['tavern', 'a tavern run by a retired pirate hiding from the crown', /hiding from the crown/i],
  ['tavern', 'a pub with a tunnel to the prison', /has a tunnel/i],
  ['shop', 'a harbour chandler who fences stolen charts', /fences stolen charts/i],
  ['shop', 'a bakery that launders money for the crown', /^[^“]*Loaves launders money for the crown\./im],
  ['shop', 'a toy shop whose dolls spy for a baron', /dolls spy for a baron here/i],
  ['settlement', 'a village whose priest is a werewolf', /werewolf/i],
  ['monster', 'a mimic posing as the village well', /posing/i],
  ['monster', 'a banshee who is the mayor’s drowned wife', /mayor’s drowned wife/i],
  ['monster', 'a hag who trades in children’s voices', /trades in children/i],
  ['npc', 'a midwife who is secretly a vampire hunter', /vampire hunter/i],
  ['npc', 'a ferryman who murdered his brother', /murder/i],
])('what a prompt tells of a %s in secret is not read out to players: %s', (kind, prompt, secret) => {
  for (let seed = 1; seed <= 8; seed++) {
    const { sections } = playersView(kind, sheetOf(kind, seed, prompt))
    // What people whisper to each other is a rumour.
    const open = sections.filter(({ key }) => key !== 'rumours')
    expect(textOf({ ...sheetOf(kind, seed, prompt), title: '', kicker: '', summary: '', sections: open })).not.toMatch(
      secret,
    )
  }
})

test('what passes for something else is met as that', () => {
  const aloud = (seed: number) =>
    textOf(playersView('monster', sheetOf('monster', seed, 'a mimic posing as the village well'))).slice(20)
  for (let seed = 1; seed <= 5; seed++) expect(aloud(seed)).toContain('what looks like the village well')
})
