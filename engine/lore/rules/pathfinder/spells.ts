import { spellsPathfinder, type Tradition } from '../../spells/pathfinder.ts'

export type { Tradition } from '../../spells/pathfinder.ts'

const ranks = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]
const namesOf = (tradition: Tradition) =>
  ranks.map((rank) =>
    spellsPathfinder
      .filter((spell) => spell.rank === rank && spell.traditions.includes(tradition))
      .map(({ name }) => name),
  )

/** Names of spells by tradition and rank; rank 0 are cantrips. */
export const spellsByRank: Record<Tradition, readonly (readonly string[])[]> = {
  arcane: namesOf('arcane'),
  divine: namesOf('divine'),
  occult: namesOf('occult'),
  primal: namesOf('primal'),
}
