import { idOf, paragraph, plainHtml } from '../../lore/foundry-text.ts'
import type { BattlemapScene, Point } from '../battlemaps/scene.ts'
import { mapNotes } from './key.ts'

/** Where a page of the journal is pinned to its scene, px; both bear the same flag, by which the macro finds them. */
interface Flags {
  lanternkeep: { map: string; number?: number }
}

/** A journal as Foundry VTT imports it ("Import Data" on a journal entry). */
export interface FoundryJournal {
  _id: string
  name: string
  /** Nobody's but the game master's. */
  ownership: { default: 0 }
  flags: Flags
  pages: {
    _id: string
    name: string
    type: 'text'
    sort: number
    title: { show: true; level: 1 }
    text: { format: 1; content: string }
    flags: Flags
  }[]
}

/** A pin on a scene that opens a page of a journal; who may not read the page sees no pin. */
export interface FoundryNote {
  entryId: string
  pageId: string
  x: number
  y: number
  iconSize: number
  /** What stands beside the pin: the number alone, for as long as the journal is missing anybody may read it. */
  text: string
  fontSize: number
  texture: { src: string }
  flags: Flags
}

/** What sets one map's journal apart from another's: its size and seed. */
const mapId = ({ seed, grid: { columns, rows } }: BattlemapScene) =>
  `map${seed.toString(36)}x${columns.toString(36)}x${rows.toString(36)}`

/** The game master's text of each place, a page a number, and a page for each sort of door that says nothing of itself. */
export function foundryJournal(scene: BattlemapScene, name: string): FoundryJournal {
  const map = mapId(scene)
  const { size, places, doors } = mapNotes(scene)
  const page = (index: number, title: string, content: string, number?: number): FoundryJournal['pages'][number] => ({
    _id: idOf(map, index),
    name: title,
    type: 'text',
    sort: index * 100_000,
    title: { show: true, level: 1 },
    text: { format: 1, content },
    flags: { lanternkeep: { map, ...(number === undefined ? {} : { number }) } },
  })
  const told = places.map(({ number, name: place, text }) =>
    page(number, `${number}. ${place}`, paragraph(text), number),
  )
  const lists = doors.map(({ name: sort, lines }, i) => {
    const list = lines.map((line) => `<li>${plainHtml(line)}</li>`).join('')
    return page(places.length + 1 + i, sort, `<ul>${list}</ul>`)
  })
  return {
    _id: idOf(map, 0),
    name: `${name}: key`,
    ownership: { default: 0 },
    flags: { lanternkeep: { map } },
    pages: [...told, ...lists, page(places.length + doors.length + 1, 'The map', paragraph(size))],
  }
}

/** A pin at each number of the map, `px` a square. */
export function foundryNotes(scene: BattlemapScene, px: number): FoundryNote[] {
  const map = mapId(scene)
  return scene.rooms.map(({ number, badge }) => {
    const [x, y]: Point = badge
    return {
      entryId: idOf(map, 0),
      pageId: idOf(map, number),
      x: Math.round(x * px),
      y: Math.round(y * px),
      iconSize: 40,
      text: String(number),
      fontSize: 32,
      texture: { src: 'icons/svg/book.svg' },
      flags: { lanternkeep: { map, number } },
    }
  })
}

/** A script macro that joins the pins of a scene to the journal: Foundry gives a journal another id as it is imported. */
export function foundryMacro(scene: BattlemapScene): string {
  const map = JSON.stringify(mapId(scene))
  return `const map = ${map}
const isOurs = (one) => one.flags.lanternkeep?.map === map
const journal = game.journal.find(isOurs)
if (!journal) return ui.notifications.error('Import the journal first.')
const scenes = game.scenes.filter((scene) => scene.notes.some(isOurs))
if (scenes.length === 0) return ui.notifications.error('Import the scene first.')
for (const scene of scenes) {
  const pins = scene.notes.filter(isOurs).map((note) => ({
    _id: note.id,
    entryId: journal.id,
    pageId: journal.pages.find((page) => page.flags.lanternkeep?.number === note.flags.lanternkeep.number)?.id ?? null,
  }))
  await scene.updateEmbeddedDocuments('Note', pins)
}
ui.notifications.info('The numbers open their pages now.')
`
}
