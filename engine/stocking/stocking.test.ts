import { describe, expect, test } from 'vitest'
import type { MapChoices } from '../../contract/map-choices.ts'
import { frameFor } from '../../contract/map-choices.ts'
import { type BattlemapScene, makePicture } from '../index.ts'
import { creatures } from '../lore/monster/creatures/creatures.ts'
import { encounterBudget } from '../lore/rules/dnd5e/tables.ts'
import { random } from '../paint/random.ts'
import { drawFight, PARTY } from './dwellers.ts'
import { hauntOf } from './haunts.ts'

function mapOf(prompt: string, map: MapChoices, seed = 1) {
  const { width, height } = frameFor({ shape: 'square', size: 512, map })
  // The scene is what is asked about: it is painted as small as can be.
  const scale = 64 / Math.max(width, height)
  const frame = { width: Math.max(12, Math.round(width * scale)), height: Math.max(12, Math.round(height * scale)) }
  const words = { category: 'battlemaps', prompt, negativePrompt: '', style: 'inked' } as const
  const { scene, brief } = makePicture({ ...words, ...frame, seed, map }, () => undefined)
  return { scene: scene as BattlemapScene, unused: brief.unused, understood: brief.understood }
}

describe('what is chosen for a battle map', () => {
  test.each(['a crypt', 'a tavern', 'a museum', 'a cave', 'a forest clearing', 'a castle', 'a ship', 'a temple'])(
    '%s has exactly the squares chosen, whatever its words say',
    (prompt) => {
      for (const [columns, rows] of [
        [12, 12],
        [13, 31],
        [41, 19],
      ] as const)
        expect(mapOf(`${prompt}, huge`, { columns, rows }).scene.grid).toMatchObject({ columns, rows })
    },
  )

  test.each(['a crypt', 'a dungeon', 'a tavern', 'a house', 'a museum', 'a library'])(
    '%s has exactly the rooms chosen where they find room, and says so where they do not',
    (prompt) => {
      for (const rooms of [1, 4, 7]) {
        const { scene, unused } = mapOf(`${prompt} of nine rooms`, { rooms }, rooms)
        expect(scene.rooms).toHaveLength(rooms)
        expect(unused).not.toContain(rooms === 1 ? '1 room' : `${rooms} rooms`)
      }
      const cramped = mapOf(prompt, { columns: 12, rows: 12, rooms: 16 })
      expect(cramped.scene.rooms.length).toBeLessThan(16)
      expect(cramped.unused).toContain('16 rooms')
    },
  )

  test('a place without rooms says that they are not drawn', () => {
    expect(mapOf('a forest clearing', { rooms: 9 }).unused).toContain('9 rooms')
  })
})

describe('a map stocked for a party', () => {
  test('holds a fight, and the same of one seed every time', () => {
    const one = mapOf('a crypt', { rooms: 8, level: 5 })
    const text = one.scene.key.map((entry) => entry.text).join('\n')
    expect(text).toMatch(/a high encounter for 4 of level 5/)
    expect(text).toMatch(/Trap \(/)
    expect(text).toMatch(/Treasure: /)
    expect(text).toMatch(/Clue: /)
    expect(mapOf('a crypt', { rooms: 8, level: 5 })).toEqual(one)
    expect(
      mapOf('a crypt', { rooms: 8 })
        .scene.key.map((entry) => entry.text)
        .join(),
    ).not.toMatch(/encounter for/)
  })

  test('a crypt of low level is haunted by the undead', () => {
    for (let seed = 0; seed < 6; seed++) {
      const fight = drawFight(hauntOf({ setting: 'dungeon', variant: 'crypt' }), 3, 'low', new Set(), random(seed))
      expect(fight.creature.type).toBe('undead')
    }
  })

  test('no fight is worth more than the rules allow, nor less than three quarters of it, at any level anywhere', () => {
    expect(creatures.length).toBeGreaterThan(300)
    const places = ['dungeon', 'cave', 'clearing', 'interior', 'ship', 'street', 'castle', 'arena', 'tower'] as const
    for (const setting of places)
      for (let level = 1; level <= 20; level++)
        for (const difficulty of ['low', 'moderate', 'high'] as const) {
          const haunt = hauntOf({ setting, variant: '' })
          const { xp } = drawFight(haunt, level, difficulty, new Set(), random(level))
          const budget = encounterBudget(level, PARTY)[difficulty]
          expect(xp).toBeLessThanOrEqual(budget)
          expect(xp).toBeGreaterThanOrEqual(budget * 0.75)
        }
  })
})
