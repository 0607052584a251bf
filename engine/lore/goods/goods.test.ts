import { describe, expect, it } from 'vitest'
import { type ShopKind, shopKinds } from '../../../contract/sheets/choices.ts'
import { fare } from './lodging.ts'
import { magicItems, magicItemValue, rarityValue } from './magic-dnd5e.ts'
import { itemMeasure, pathfinderItems } from './magic-pathfinder.ts'
import { skilledDay, waresOf } from './wares.ts'

const kinds = Object.keys(shopKinds).filter((kind): kind is ShopKind => kind !== '')
const priceOf = (name: string, system: 'DnD5e' | 'Pathfinder') =>
  kinds.flatMap((kind) => waresOf(kind, system)).find((ware) => ware.name === name)?.price

/* Expected figures are copied once more from the documents, by hand: SRD 5.2.1, Player Core, GM Core. */
describe('wares', () => {
  it.each([
    ['Backpack', 2],
    ['Basket', 0.4],
    ['Candle', 0.01],
    ['Chain (10 feet)', 5],
    ['Climber’s kit', 25],
    ['Dagger', 2],
    ['Greatsword', 50],
    ['Healer’s kit', 5],
    ['Ladder (10 feet)', 0.1],
    ['Lock', 10],
    ['Longbow', 50],
    ['Magnifying glass', 100],
    ['Plate armour', 1500],
    ['Rations (a day)', 0.5],
    ['Shield', 10],
    ['Spyglass', 1000],
    ['Thieves’ tools', 25],
    ['Warhorse', 400],
    ['Waterskin', 0.2],
    ['Saffron (pound)', 15],
  ])('5e: %s costs %d gp', (name, price) => expect(priceOf(name, 'DnD5e')).toBe(price))

  it.each([
    ['Backpack', 0.1],
    ['Bastard sword', 4],
    ['Breastplate', 8],
    ['Chain (10 feet)', 4],
    ['Climber’s kit', 0.5],
    ['Crossbow', 3],
    ['Falchion', 3],
    ['Guard dog', 0.2],
    ['Healer’s kit', 5],
    ['Healer’s toolkit, expanded', 50],
    ['Hide armour', 2],
    ['Hourglass', 3],
    ['Lock, simple', 2],
    ['Longbow', 6],
    ['Manacles', 3],
    ['Riding dog', 4],
    ['Riding pony', 7],
    ['Rope (50 feet)', 0.5],
    ['Scale mail', 4],
    ['Shield, wooden', 1],
    ['Spyglass', 20],
    ['Survey map', 10],
    ['Tack', 4],
    ['Tent, four-person', 5],
    ['Thieves’ tools', 3],
    ['Tower shield', 10],
    ['Warpony', 24],
  ])('Pathfinder: %s costs %d gp', (name, price) => expect(priceOf(name, 'Pathfinder')).toBe(price))

  it('knows food, beds and a day’s work', () => {
    expect(fare.DnD5e.ale.price).toBe(0.04)
    expect(fare.DnD5e.beds.map(({ price }) => price)).toEqual([0.07, 0.1, 0.5, 0.8, 2, 4])
    expect(fare.DnD5e.meals.map(({ price }) => price)).toEqual([0.02, 0.1, 0.2, 0.3, 0.6])
    expect(fare.Pathfinder.ale.price).toBe(0.01)
    expect(fare.Pathfinder.beds.at(-1)).toEqual({ rule: 'Extravagant suite', price: 10 })
    expect(skilledDay).toEqual({ DnD5e: 2, Pathfinder: 0.5 })
  })

  it('names nothing twice in a shop', () => {
    for (const kind of kinds)
      for (const system of ['DnD5e', 'Pathfinder'] as const) {
        const names = waresOf(kind, system).map(({ name }) => name)
        expect(new Set(names).size, `${kind} ${system}`).toBe(names.length)
      }
  })
})

describe('magic items of 5e', () => {
  const itemNamed = (name: string) => magicItems.find((item) => item.name === name)!

  it('are worth what their rarity says, and consumables half of it', () => {
    expect(rarityValue).toEqual({ common: 100, uncommon: 400, rare: 4000, 'very rare': 40_000, legendary: 200_000 })
    expect(magicItemValue(itemNamed('Bag of Holding'))).toBe(400)
    expect(magicItemValue(itemNamed('Potion of Healing'))).toBe(50)
    expect(magicItemValue(itemNamed('Dust of Disappearance'))).toBe(200)
    expect(magicItemValue(itemNamed('Elemental Gem'))).toBe(400)
    expect(magicItemValue(itemNamed('Ring of Three Wishes'))).toBe(200_000)
  })

  it('price a scroll at twice the cost of writing it', () => {
    const scrolls = magicItems.filter(({ kind }) => kind === 'scroll').map(magicItemValue)
    expect(scrolls).toEqual([30, 50, 200, 300, 2000, 3000, 25_000, 100_000])
  })

  it.each([
    ['Amulet of Health', 'rare', true],
    ['Belt of Giant Strength (storm)', 'legendary', true],
    ['Boots of Elvenkind', 'uncommon', undefined],
    ['Bracers of Defence', 'rare', true],
    ['Broom of Flying', 'uncommon', true],
    ['Cloak of Protection', 'uncommon', true],
    ['Crystal Ball', 'very rare', true],
    ['Eyes of the Eagle', 'uncommon', undefined],
    ['Flame Tongue', 'rare', true],
    ['Holy Avenger', 'legendary', true],
    ['Iron Bands', 'rare', undefined],
    ['Mysterious Deck', 'legendary', undefined],
    ['Ring of Swimming', 'uncommon', undefined],
    ['Ring of Three Wishes', 'legendary', undefined],
    ['Sending Stones', 'uncommon', undefined],
    ['Staff of Fire', 'very rare', true],
    ['Vicious Weapon', 'rare', undefined],
    ['Wand of Magic Missiles', 'uncommon', undefined],
    ['Wand of Web', 'uncommon', true],
    ['Winged Boots', 'uncommon', true],
  ] as const)('%s: %s', (name, rarity, attunement) =>
    expect({ attunement, ...itemNamed(name) }).toMatchObject({ rarity, attunement }),
  )

  it('leave out what is in no open document', () => {
    const closed = [
      'Alchemy Jug',
      'Cap of Water Breathing',
      'Deck of Many Things',
      'Driftglobe',
      'Instrument of the Bards',
      'Potion of Fire Breath',
    ]
    expect(magicItems.filter(({ name }) => closed.includes(name))).toEqual([])
  })

  it('stand in the list once each', () => {
    expect(new Set(magicItems.map(({ name }) => name)).size).toBe(magicItems.length)
  })
})

describe('items of Pathfinder', () => {
  it.each([
    ['Scroll of a rank 1 spell', 1, 4],
    ['Scroll of a rank 6 spell', 11, 300],
    ['Magic Wand (rank 3 spell)', 7, 360],
    ['Healing Potion (moderate)', 6, 50],
    ['Elixir of Life (major)', 15, 1300],
    ['Invisibility Potion', 4, 20],
    ['Potion of Flying (standard)', 8, 100],
    ['Everlight Crystal', 1, 15],
    ['Doubling Rings', 3, 50],
    ['Spacious Pouch (type I)', 4, 75],
    ['Weapon Potency Rune (+2)', 10, 935],
    ['Greater Striking Rune', 12, 1065],
    ['Major Resilient Rune', 20, 49_440],
    ['Winged Sandals', 10, 850],
    ['Wounding Rune', 7, 340],
    ['Scroll of a rank 10 spell', 19, 8000],
    ['Magic Wand (rank 9 spell)', 19, 40_000],
    ['Antidote (greater)', 10, 160],
    ['Alchemist’s Fire (major)', 17, 2500],
    ['Potion of Water Breathing', 3, 11],
    ['Potion of Leaping', 5, 21],
    ['Masquerade Scarf', 2, 30],
    ['Demon Mask', 4, 85],
    ['Cloak of Illusions', 7, 360],
    ['Spacious Pouch (type IV)', 13, 2400],
    ['Armour Potency Rune (+3)', 18, 20_560],
    ['Speed Rune', 16, 10_000],
  ])('%s: level %d, %d gp', (name, level, price) =>
    expect(pathfinderItems.find((item) => item.name === name)).toMatchObject({ level, price }),
  )

  it.each([
    ['Spacious Pouch (type I)', 'Item 4, common'],
    ['Invisibility Potion', 'Item 4, uncommon'],
    ['Vorpal Rune', 'Item 17, rare'],
  ])('%s is listed as %s', (name, measure) =>
    expect(pathfinderItems.filter((item) => item.name === name).map(itemMeasure)).toEqual([measure]),
  )

  it('go by the names of the remaster, once each', () => {
    const names = pathfinderItems.map(({ name }) => name)
    expect(new Set(names).size).toBe(names.length)
    for (const name of names)
      expect(name).not.toMatch(/Bag of Holding|Smokestick|Wayfinder|Hat of Disguise|Everburning|Tanglefoot|Necklace of/)
  })
})
