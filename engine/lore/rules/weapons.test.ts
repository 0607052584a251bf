import { expect, it } from 'vitest'
import type { StatsBlock } from '../../../contract/sheets/document.ts'
import { NpcRequest } from '../../../contract/sheets/npc.ts'
import { foundryActor, writeSheet } from '../index.ts'
import { weapons } from './dnd5e/gear.ts'
import { pathfinderWeaponNamed, pathfinderWeapons } from './pathfinder/weapons.ts'

const npc = (system: 'DnD5e' | 'Pathfinder', prompt: string) => {
  const document = writeSheet({ kind: 'npc', request: NpcRequest.parse({ system, prompt }), seed: 3 })
  const block = document.sections
    .flatMap(({ blocks }) => blocks)
    .find((one): one is StatsBlock => one.type === 'stats')!
  return { block, document }
}
const entriesOf = ({ features }: StatsBlock) => features.flatMap(({ items }) => items)
const armsOf = pathfinderWeapons.filter(({ name }) => name !== 'shield bash')

it.each(weapons.map((weapon) => [weapon.name, weapon] as const))(
  'DnD5e: whoever carries a %s strikes with it and not with another',
  (name, { type, die }) => {
    const { block, document } = npc('DnD5e', `a veteran soldier who carries a ${name.toLowerCase()}`)
    const entry = entriesOf(block).find((one) => one.name.toLowerCase().includes(name.toLowerCase()))
    expect(entry?.text, JSON.stringify(entriesOf(block).map((one) => one.name))).toMatch(
      new RegExp(`d${die}[^.]*${type}`, 'i'),
    )
    const actor = foundryActor(block, document, 'neutral') as {
      items: { name: string; type: string; system: { type: { value: string; baseItem: string } } }[]
    }
    const item = actor.items.find((one) => one.type === 'weapon' && one.name.toLowerCase() === name.toLowerCase())
    expect(item?.system.type.value).toMatch(/^(?:simple|martial)[MR]$/)
    expect(item?.system.type.baseItem).toBe(name.toLowerCase().replaceAll(' ', ''))
  },
)

it.each(armsOf.map((weapon) => [weapon.name, weapon] as const))(
  'Pathfinder: whoever carries a %s strikes with its damage and traits',
  (name, { type, traits, die }) => {
    const { block } = npc('Pathfinder', `a level 5 soldier who carries a ${name.replace('’', "'")}`)
    const entry = entriesOf(block).find((one) => one.name.toLowerCase().replace("'", '’').endsWith(name))
    expect(entry?.text, JSON.stringify(entriesOf(block).map((one) => one.name))).toContain(type)
    expect(entry?.text).toMatch(new RegExp(`\\dd${die}\\b`))
    for (const trait of traits) expect(entry?.text).toContain(trait.replace(/^reach$/, 'reach 10 feet'))
  },
)

it('Pathfinder: spear, staff, flickmace and dwarven war axe have the facts of the book', () => {
  expect(pathfinderWeaponNamed('spear')?.traits).toEqual(['monk', 'thrown 20 feet'])
  expect(pathfinderWeaponNamed('staff')?.traits).toEqual(['monk', 'two-hand d8'])
  expect(pathfinderWeaponNamed('gnome flickmace')?.bulk).toBe(1)
  expect(pathfinderWeaponNamed('dwarven waraxe')?.name).toBe('dwarven war axe')
})
