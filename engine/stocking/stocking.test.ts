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
      const drawn = cramped.scene.rooms.length
      expect(cramped.understood.at(-1)?.meaning).toBe(drawn === 1 ? '1 room' : `${drawn} rooms`)
    },
  )

  test.each(['a cave', 'a mine', 'a ship', 'a castle', 'a tower', 'a temple', 'a throne room'])(
    '%s has exactly as many places as are chosen, numbered from one, each with squares, a badge and a line of its own',
    (prompt) => {
      for (const rooms of [1, 2, 3, 5, 8, 11, 14, 16])
        for (const seed of [3, 18]) {
          const { scene, unused } = mapOf(prompt, { rooms }, seed + rooms)
          expect([prompt, rooms, scene.rooms.length]).toEqual([prompt, rooms, rooms])
          expect(unused.some((one) => /rooms?$/.test(one))).toBe(false)
          expect(scene.key.map(({ number }) => number)).toEqual(scene.rooms.map((_, i) => i + 1))
          expect(new Set(scene.rooms.map(({ badge }) => badge.join())).size).toBe(rooms)
          for (const { number, badge } of scene.rooms) {
            const letter = String.fromCharCode(64 + number)
            expect([prompt, rooms, number, scene.cells.some((row) => row.includes(letter))]).toEqual([
              prompt,
              rooms,
              number,
              true,
            ])
            for (const at of badge) expect(at).toBeGreaterThan(0)
            expect(badge[0]).toBeLessThan(scene.grid.columns)
            expect(badge[1]).toBeLessThan(scene.grid.rows)
          }
        }
    },
  )

  test('on squares that hold fewer, the picture is told with the number that it has', () => {
    for (const prompt of ['a cave', 'a ship', 'a castle', 'a tower', 'a temple']) {
      const { scene, unused, understood } = mapOf(prompt, { columns: 12, rows: 12, rooms: 16 })
      const drawn = scene.rooms.length
      expect(unused.includes('16 rooms')).toBe(drawn !== 16)
      if (drawn !== 16) expect(understood.at(-1)?.meaning).toMatch(new RegExp(`^${drawn} rooms?$`))
    }
  })

  test('a place without rooms says that they are not drawn', () => {
    expect(mapOf('a forest clearing', { rooms: 9 }).unused).toContain('9 rooms')
  })
})

describe('a map stocked for a party', () => {
  test('holds a fight, and the same of one seed every time', () => {
    const one = mapOf('a crypt', { rooms: 8, level: 5 })
    const text = one.scene.key.map((entry) => entry.text).join('\n')
    expect(text).toMatch(/an encounter of high difficulty for four heroes of level 5/)
    expect(text).toMatch(/Trap \(/)
    expect(text).toMatch(/Treasure: /)
    expect(text).toMatch(/Clue: /)
    expect(mapOf('a crypt', { rooms: 8, level: 5 })).toEqual(one)
    expect(
      mapOf('a crypt', { rooms: 8 })
        .scene.key.map((entry) => entry.text)
        .join(),
    ).not.toMatch(/encounter of/)
  })

  test('a ship’s traps are such as fit a ship, told of places aboard her, and the plates asked for lie on her decks', () => {
    const ashore = /slabs|mortar|lintel|floor tips|stone ball|leaves|uphill|painted eye|rune/
    for (const seed of [1, 2, 3, 4]) {
      const { scene, unused } = mapOf('a pirate ship with traps', { rooms: 8, level: 5 }, seed)
      const traps = scene.key.filter(({ text }) => text.includes('Trap ('))
      expect(traps.length).toBeGreaterThan(0)
      for (const { text, number } of traps) {
        expect(text).not.toMatch(ashore)
        expect(text).toMatch(/yard|gun|plank|boom|lamp|capstan|kegs|bilge/)
        expect(scene.cells.join('')).toContain(String.fromCharCode(64 + number))
      }
      const plates = scene.props.filter(({ kind }) => kind === 'trap')
      expect(plates.length).toBeGreaterThan(0)
      expect(unused).not.toContain('traps')
      for (const { at } of plates) expect(scene.cells[Math.floor(at[1])]?.[Math.floor(at[0])]).toMatch(/[A-P.]/)
    }
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
