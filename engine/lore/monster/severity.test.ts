import { describe, expect, it } from 'vitest'
import type { SheetDocument } from '../../../contract/sheets/document.ts'
import { MonsterRequest } from '../../../contract/sheets/monster.ts'
import { writeSheet } from '../index.ts'

const seeds = Array.from({ length: 12 }, (_, seed) => seed)
const written = (seed: number, system: 'DnD5e' | 'Pathfinder', challenge: string) =>
  writeSheet({ kind: 'monster', request: MonsterRequest.parse({ system, challenge }), seed })
const blockOf = (document: SheetDocument, key: string) =>
  document.sections.flatMap(({ blocks }) => blocks).find((block) => block.key === key)
function effectsOf(document: SheetDocument): string[] {
  const block = blockOf(document, 'lair.features')
  return block?.type === 'table' ? block.rows.map(({ cells }) => cells[1] ?? '') : []
}

describe('what a lair does', () => {
  // SRD 5.1, "Traps", Damage Severity by Level: setback and dangerous, in d10.
  it.each([
    ['CR 3', 1, 2],
    ['CR 8', 2, 4],
    ['CR 13', 4, 10],
    ['CR 21', 10, 18],
  ] as const)(
    '%s: hurts by the rules’ severity for its level, and a fall by its height',
    (challenge, nuisance, dangerous) => {
      const effects = seeds.flatMap((seed) => effectsOf(written(seed, 'DnD5e', challenge)))
      const dice = effects.flatMap((text) =>
        [...text.matchAll(/(\d+d\d+) (?!falling)[a-z]+ damage/g)].map(([, found]) => found),
      )
      expect(dice.length).toBeGreaterThan(5)
      for (const found of dice) expect([`${nuisance}d10`, `${dangerous}d10`]).toContain(found)
      for (const text of effects) {
        const [, feet] = /\b(\d+) feet\b/.exec(text) ?? []
        const [, count] =
          /\b(\d+)d6 (?:falling damage|on landing|from the fall|at the bottom|to whoever falls)/.exec(text) ?? []
        if (count) expect(Number(count), text).toBe(Math.min(20, Math.floor(Number(feet) / 10)))
      }
    },
  )

  it('lets one fall in Pathfinder for half of the feet', () => {
    const many = Array.from({ length: 60 }, (_, seed) => seed)
    const effects = many.flatMap((seed) => effectsOf(written(seed, 'Pathfinder', 'CR 12')))
    const falls = effects.filter((text) => /falling damage|on landing|from the fall|to whoever falls/.test(text))
    expect(falls.length).toBeGreaterThan(0)
    for (const text of falls)
      expect(Number(/(\d+) (?:falling|on landing|from the|to whoever)/.exec(text)?.[1]), text).toBe(
        Math.floor(Number(/(\d+) feet/.exec(text)?.[1]) / 2),
      )
  })
})

describe('what may be known of a creature of Pathfinder', () => {
  // GM Core, "DCs by Level".
  it.each([
    ['CR 1/2', 14],
    ['CR 1', 15],
    ['CR 5', 20],
    ['CR 9', 26],
    ['CR 14', 32],
    ['CR 20', 40],
  ])('%s: begins at DC %d, and more is harder by the rules’ steps', (challenge, dc) => {
    for (const seed of seeds) {
      const block = blockOf(written(seed, 'Pathfinder', challenge), 'lore.list')
      const labels = block?.type === 'list' ? block.items.map(({ label = '' }) => Number(label.slice(3))) : []
      const steps = new Set(labels.map((label) => label - dc))
      expect(steps.has(0)).toBe(true)
      for (const step of steps) expect([0, 2, 5, 10]).toContain(step)
    }
  })

  it('has the same difficulty to be taken apart', () => {
    for (const seed of seeds) {
      const block = blockOf(written(seed, 'Pathfinder', 'CR 14'), 'spoils.harvest')
      const dcs = block?.type === 'table' ? block.rows.map(({ cells }) => Number(cells[1])) : []
      expect(Math.max(...dcs)).toBe(34)
      expect(Math.min(...dcs)).toBe(29)
    }
  })
})
