import { expect, test } from 'vitest'
import type { SheetKind } from '../../../contract/sheets/kinds.ts'
import { secretsOf } from '../../../contract/sheets/players-view.ts'
import { type SheetRequestOf, sheetRequests } from '../../../contract/sheets/requests.ts'
import { understandSound } from '../../sound/index.ts'
import { speechOf } from '../../sound/speech/speech.ts'
import { writeSheet } from '../write.ts'
import { soundsOf } from './sounds.ts'

const written = <Kind extends SheetKind>(kind: Kind, choices: Record<string, unknown>, seed: number) =>
  writeSheet({ kind, request: sheetRequests[kind].parse({ prompt: '', ...choices }) as SheetRequestOf<Kind>, seed })

const sheets = [
  ...Array.from(
    { length: 24 },
    (_, n) => ['monster', written('monster', { system: n % 2 ? 'Pathfinder' : 'DnD5e' }, n * 31)] as const,
  ),
  ...(['npc', 'tavern', 'settlement', 'shop', 'lore'] as const).flatMap((kind) =>
    [5, 905, 71].map((seed) => [kind, written(kind, {}, seed)] as const),
  ),
]

test('what a sheet is heard by is understood to the last word, whatever it is a sheet of', () => {
  const lost = sheets.flatMap(([kind, document]) =>
    soundsOf(kind, document).flatMap((brief) => {
      const { understood, unused } = understandSound(brief)
      const isHeard = brief.form === 'speech' || understood.length > 0
      return isHeard && unused.length === 0 ? [] : [`${document.title}: ${brief.prompt} (${unused.join(', ')})`]
    }),
  )
  expect(lost).toEqual([])
})

test('nothing that is heard of a sheet says what the sheet keeps from players', () => {
  const said = sheets.flatMap(([kind, document]) => {
    const secrets = secretsOf(kind, document)
    return soundsOf(kind, document).flatMap(({ prompt }) => secrets.filter((secret) => prompt.includes(secret)))
  })
  expect(said).toEqual([])
})

test('a box that is read aloud is read to its end, its people in voices of their own', () => {
  const box = 'Rain falls, and Bram the old dwarf turns: “Shut the door, boss.” Nobody moves.'
  const sheet = written('tavern', {}, 5)
  const edited = {
    ...sheet,
    sections: sheet.sections.map((section) => ({
      ...section,
      blocks: section.blocks.map((block) => (block.key === 'sight.aloud' ? { ...block, text: box } : block)),
    })),
  } as typeof sheet
  const brief = soundsOf('tavern', edited).find(({ key }) => key === 'sight.aloud')
  const { lines } = speechOf(brief?.prompt ?? '', brief?.voice)
  expect(lines.map(({ text, speaker }) => [text, speaker])).toEqual([
    ['Rain falls, and Bram the old dwarf turns:', undefined],
    ['Shut the door, boss.', 'dwarf'],
    ['Nobody moves.', undefined],
  ])
})

test.each([
  [{ sex: 'Female', age: 'old', ancestry: 'dwarf' }, /^An old dwarf woman\b/],
  [{ sex: 'Male', age: 'young', ancestry: 'elf' }, /^An elf man\b/],
  [{ sex: 'Female', age: 'child', ancestry: 'halfling' }, /^A halfling girl\b/],
])('an NPC of %o speaks as one', (who, spoken) => {
  const brief = soundsOf('npc', written('npc', who, 12)).find(({ key }) => key === 'voice.lines')
  expect(brief?.prompt).toMatch(spoken)
})

test.each([
  ['a huge red dragon of fire', /^huge dragon roar and flames$/],
  ['a wolf of the frozen north', /wolf howl/],
  ['a tiny pixie', /^tiny fey magic and whispers/],
  ['a ghost of a drowned sailor', /ghost wail/],
])('the voice of %s is by its kind, its size and its element', (prompt, voice) => {
  const brief = soundsOf('monster', written('monster', { prompt }, 3)).find(({ key }) => key === 'sounds.voice')
  expect(brief?.prompt).toMatch(voice)
})

test('a tavern by the harbour hears it, and sings of the sea', () => {
  const briefs = soundsOf('tavern', written('tavern', { prompt: 'a cosy inn by the harbour' }, 3))
  expect(briefs.map(({ key, form }) => `${key} ${form}`)).toEqual([
    'sight.aloud speech',
    'sounds.room ambience',
    'sounds.tune music',
  ])
  expect(briefs[1]?.prompt).toMatch(/tavern by the harbour/)
  expect(briefs[2]?.prompt).toMatch(/shanty/)
})
