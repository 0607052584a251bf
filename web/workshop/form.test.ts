import { expect, it } from 'vitest'
import { sheetChoices } from '../../contract/sheets/kind-choices.ts'
import { sheetKinds } from '../../contract/sheets/kinds.ts'
import { sheetRequests } from '../../contract/sheets/requests.ts'
import { chosenIn, emptyWorkshop, requestOf, restored, withAddress } from './form.ts'

it.each(sheetKinds)('the untouched form of %s is one that its workshop takes', (kind) => {
  const { kind: _, ...asked } = requestOf(kind, emptyWorkshop(kind), 7)
  const parsed = sheetRequests[kind].safeParse(asked)
  expect(parsed.error?.issues).toBeUndefined()
  expect(parsed.data).toMatchObject({ seed: 7, count: 1, visibility: 'public' })
})

it.each(sheetKinds)('every option that the form of %s offers is one that its workshop takes', (kind) => {
  for (const { name, options, min, max } of sheetChoices[kind]) {
    for (const value of options ? Object.keys(options) : [min, max]) {
      expect(sheetRequests[kind].safeParse({ [name]: value }).error?.issues, `${name} ${value}`).toBeUndefined()
    }
  }
})

it('an address fills the form in, and what makes no sense in it is passed over', () => {
  const search = new URLSearchParams('prompt=a drowned queen&level=11&source=pockets&system=Pathfinder&seed=12')
  expect(withAddress('loot', emptyWorkshop('loot'), search)).toMatchObject({
    prompt: 'a drowned queen',
    system: 'Pathfinder',
    choices: { level: 11, source: 'pockets' },
    seed: 12,
    seedLocked: true,
  })
  const wild = new URLSearchParams('level=99&source=everything&system=GURPS&seed=-4&count=50')
  expect(withAddress('loot', emptyWorkshop('loot'), wild)).toEqual(emptyWorkshop('loot'))
})

it('a form comes back as it was left, and from anything else that was kept comes a whole form', () => {
  const left = {
    ...emptyWorkshop('loot'),
    prompt: 'x',
    choices: { source: 'pockets', level: 9 },
    visibility: 'private' as const,
  }
  expect(restored('loot', JSON.parse(JSON.stringify(left)))).toEqual(left)
  expect(restored('loot', { choices: { level: 'many' }, seed: {}, prompt: 3 })).toEqual(emptyWorkshop('loot'))
  expect(restored('loot', 'text')).toBeNull()
})

it('what is folded away says in a line what is chosen in it', () => {
  expect(chosenIn('settlement', emptyWorkshop('settlement'))).toBe('All left to the words')
  const { choices } = emptyWorkshop('npc')
  const batch = {
    ...emptyWorkshop('npc'),
    choices: { ...choices, level: 'CR 1/2' },
    count: 12,
    visibility: 'private' as const,
  }
  expect(chosenIn('npc', batch)).toBe('CR 1/2 · 2024 wording · 12 at once · private')
  expect(chosenIn('npc', { ...batch, system: 'Pathfinder' })).toBe('CR 1/2 · 12 at once · private')
  const monster = emptyWorkshop('monster')
  const asked = { ...monster, choices: { ...monster.choices, challenge: 'CR 5' } }
  expect(chosenIn('monster', asked)).toBe('Challenge 5 · 2024 wording')
})
