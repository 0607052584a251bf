import type { BattlemapScene, Door } from '../battlemaps/scene.ts'

/** Text as itself in Markdown, whatever characters it has. */
const plain = (text: string) => text.replace(/\s+/g, ' ').replace(/[\\`*_{}[\]<>#|~]/g, '\\$&')

/** What a game master is told of a battle map, in plain text: each place by its number, and the doors that say nothing of themselves. */
export interface MapNotes {
  /** "30 × 20 squares of 5 ft, …" */
  size: string
  places: { number: number; name: string; text: string }[]
  /** A heading and the lines under it, for each sort of door that there is. */
  doors: { name: string; lines: string[] }[]
}

/** All that the key of a battle map tells: for the game master alone. */
export function mapNotes(scene: BattlemapScene): MapNotes {
  const { columns, rows, feetPerSquare } = scene.grid
  const doors = (['secret', 'locked'] as const).map((kind) => ({
    name: kind === 'secret' ? 'Secret doors' : 'Locked doors',
    lines: scene.doors.filter((door) => door.kind === kind).map((door) => `Between ${sidesOf(scene, door)}.`),
  }))
  return {
    size: `${columns} × ${rows} squares of ${feetPerSquare} ft, ${columns * feetPerSquare} × ${rows * feetPerSquare} ft in all.`,
    places: scene.key.map(({ number, name, text }) => ({ number, name, text })),
    doors: doors.filter(({ lines }) => lines.length > 0),
  }
}

/** The key to a battle map as Markdown. Without `notes` it only names the rooms, as anybody may know them. */
export function keyMarkdown(scene: BattlemapScene, { title, notes }: { title: string; notes: boolean }): string {
  const { size, places, doors } = mapNotes(scene)
  const head = [`# ${plain(title)}`, size]
  const told = notes
    ? [
        ...places.map(({ number, name, text }) => `## ${number}. ${plain(name)}\n\n${plain(text)}`),
        ...doors.flatMap(({ name, lines }) => [`## ${name}`, lines.map((line) => `- ${plain(line)}`).join('\n')]),
      ]
    : places.length > 0
      ? [places.map(({ number, name }) => `${number}. ${plain(name)}`).join('\n')]
      : []
  return `${[...head, ...told].join('\n\n')}\n`
}

/** "room 3 (Crypt) and a passage". */
function sidesOf(scene: BattlemapScene, { from, to }: Door): string {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
  const length = Math.hypot(dx, dy)
  const sides = [-0.5, 0.5].map((off) => {
    const x = Math.floor((from[0] + to[0]) / 2 - (dy / length) * off)
    const y = Math.floor((from[1] + to[1]) / 2 + (dx / length) * off)
    const number = (scene.cells[y]?.charCodeAt(x) ?? 0) - 64
    const room = scene.key.find((entry) => entry.number === number)
    return room ? `${room.number} (${room.name})` : outside(scene)
  })
  return sides.sort().join(' and ')
}

const outside = ({ setting, base }: BattlemapScene) =>
  base === 'solid' ? 'a passage' : setting === 'street' ? 'the street' : 'the outside'
