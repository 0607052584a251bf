import { describe, expect, it } from 'vitest'
import type { StatsBlock } from '../../../contract/sheets/document.ts'
import { MonsterRequest } from '../../../contract/sheets/monster.ts'
import { NpcRequest } from '../../../contract/sheets/npc.ts'
import { writeSheet } from '../index.ts'
import { foundryActor } from '../written.ts'
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
      new RegExp(die === 1 ? `\\(1 [+-] \\d\\) ${type}|1 \\(1\\) ${type}` : `d${die}[^.]*${type}`, 'i'),
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
    expect(entry?.text).toMatch(die === 1 ? /Damage \d+ piercing/ : new RegExp(`\\dd${die}\\b`))
    for (const trait of traits) expect(entry?.text).toContain(trait.replace(/^reach$/, 'reach 10 feet'))
  },
)

it('Pathfinder: spear, staff, flickmace and dwarven war axe have the facts of the book', () => {
  expect(pathfinderWeaponNamed('spear')?.traits).toEqual(['monk', 'thrown 20 feet'])
  expect(pathfinderWeaponNamed('staff')?.traits).toEqual(['monk', 'two-hand d8'])
  expect(pathfinderWeaponNamed('gnome flickmace')?.bulk).toBe(1)
  expect(pathfinderWeaponNamed('dwarven waraxe')?.name).toBe('dwarven war axe')
})

describe('a monster that the words arm', () => {
  const blockOf = (prompt: string, more: Record<string, unknown>) =>
    writeSheet({ kind: 'monster', request: MonsterRequest.parse({ prompt, ...more }), seed: 4 })
      .sections.flatMap(({ blocks }) => blocks)
      .find((one): one is StatsBlock => one.type === 'stats')!

  it.each([
    ['blowgun', '1'],
    ['bastard sword', '1d8'],
    ['katana', '1d8'],
    ['greatsword', '2d6'],
    ['lance', '1d10'],
    ['whip', '1d4'],
    ['maul', '2d6'],
  ])('DnD5e: rolls the die of its %s', (weapon, dice) => {
    const die = dice.split('d')[1]
    for (const challenge of ['CR 1/4', 'CR 5']) {
      const entry = entriesOf(blockOf(`an orc armed with a ${weapon}`, { challenge })).find(
        ({ name }) => name.toLowerCase() === weapon,
      )
      expect(entry?.text).toMatch(die ? new RegExp(`\\(\\d+d${die} `) : /Hit: \d+ \(1 \+ \d\) Piercing/)
    }
  })

  it.each([
    ['blowgun', /^\d+$/],
    ['bastard sword', /d8/],
    ['katana', /d6/],
    ['greatsword', /d12/],
    ['dogslicer', /d6/],
    ['scythe', /d10/],
  ])('Pathfinder: rolls the die of its %s at every level, as often as runes of striking would', (weapon, die) => {
    for (const [challenge, most] of [
      ['CR 1/8', 1],
      ['CR 3', 1],
      ['CR 8', 2],
      ['CR 15', 3],
      ['CR 22', 4],
    ] as const) {
      const { text = '' } =
        entriesOf(blockOf(`an orc armed with a ${weapon}`, { challenge, system: 'Pathfinder' })).find(({ name }) =>
          name.toLowerCase().endsWith(weapon),
        ) ?? {}
      const dice = /Damage (\S+) /.exec(text)?.[1] ?? ''
      expect(dice, text).toMatch(die)
      expect(Number(/^(\d+)d/.exec(dice)?.[1] ?? 0)).toBeLessThanOrEqual(most)
    }
  })

  it('wears what it is put into', () => {
    const line = (prompt: string, label: string) => {
      const { head, body } = blockOf(prompt, {})
      return [...head, ...body].find((one) => one.label === label)?.text ?? ''
    }
    expect(line('a knight in plate with a halberd', 'AC')).toBe('18')
    expect(line('an ogre in chain mail with a shield', 'AC')).toBe('18')
    expect(line('a hobgoblin with a shield', 'Gear')).toMatch(/Shield/)
  })
})
