import type { BattlemapScene, Door } from '../battlemaps/scene.ts'

/** Text as itself in Markdown, whatever characters it has. */
const plain = (text: string) => text.replace(/\s+/g, ' ').replace(/[\\`*_{}[\]<>#|~]/g, '\\$&')

/** The key to a battle map as Markdown. Without `notes` it only names the rooms, as anybody may know them. */
export function keyMarkdown(scene: BattlemapScene, { title, notes }: { title: string; notes: boolean }): string {
  const { columns, rows, feetPerSquare } = scene.grid
  const size = `${columns} × ${rows} squares of ${feetPerSquare} ft, ${columns * feetPerSquare} × ${rows * feetPerSquare} ft in all.`
  const rooms = scene.key.map(({ number, name, text }) =>
    notes ? `## ${number}. ${plain(name)}\n\n${plain(text)}` : `${number}. ${plain(name)}`,
  )
  const blocks = [`# ${plain(title)}`, size, ...(notes ? rooms : rooms.length > 0 ? [rooms.join('\n')] : [])]
  const hidden = scene.doors.filter(({ kind }) => kind === 'secret')
  if (notes && hidden.length > 0) {
    blocks.push('## Secret doors', hidden.map((door) => `- Between ${sidesOf(scene, door)}.`).join('\n'))
  }
  const locked = scene.doors.filter(({ kind }) => kind === 'locked')
  if (notes && locked.length > 0) {
    blocks.push('## Locked doors', locked.map((door) => `- Between ${sidesOf(scene, door)}.`).join('\n'))
  }
  return `${blocks.join('\n\n')}\n`
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
    return room ? `${room.number} (${plain(room.name)})` : outside(scene)
  })
  return sides.sort().join(' and ')
}

const outside = ({ setting, base }: BattlemapScene) =>
  base === 'solid' ? 'a passage' : setting === 'street' ? 'the street' : 'the outside'
