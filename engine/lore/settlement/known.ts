import type { Block, SheetDocument } from '../../../contract/sheets/document.ts'
import type { KnownPerson } from '../../../contract/sheets/npc.ts'
import { knownOf, toldOnKin } from '../kin.ts'
import { foundAt } from './tale/tells.ts'

type Point = Extract<Block, { type: 'list' }>['items'][number]

const found = new RegExp(`, (?:${foundAt.join('|')}) (.+)$`, 'u')

/** The sentences of a text; an abbreviation is none that these sheets have. */
const sentencesOf = (text: string) => text.split(/(?<=[.!?”])\s+(?=[\p{Lu}“])/u)

const pointsOf = (document: SheetDocument, key: string): readonly Point[] =>
  document.sections.flatMap(({ blocks }) =>
    blocks.flatMap((block) => (block.type === 'list' && block.key === key ? block.items : [])),
  )

/** The district in whose table a place stands. */
function districtOf(document: SheetDocument, place: string): string | undefined {
  const isIt = (name: string | undefined) => name?.toLowerCase() === place.toLowerCase()
  for (const block of document.sections.flatMap(({ blocks }) => blocks)) {
    if (block.type === 'table' && block.key.startsWith('districts.') && block.rows.some(({ cells }) => isIt(cells[1])))
      return block.label
  }
  return undefined
}

/** "Human, boss of the Drowned Cult, often at the Crane’s Tail: smells of tar. Mara means to … Mara owes …" */
function readPoint({ label, text }: Point): Partial<KnownPerson> {
  const [who = '', ...sentences] = sentencesOf(text)
  const colon = who.indexOf(': ')
  const [, place] = found.exec(who.slice(0, colon)) ?? []
  // Put otherwise by hand: what is told is told, and nothing of it is taken apart.
  if (colon < 0 || place === undefined) return { name: label, says: text }
  const [want, ...others] = sentences
  return { name: label, look: who.slice(colon + 2).replace(/[.]$/, ''), place, want, says: others.join(' ') }
}

/** What the settlement tells of each person that it offers, as it stands, goes to their own sheets. */
export function withPeople(document: SheetDocument): SheetDocument {
  const people = pointsOf(document, 'people.list')
  const sides = pointsOf(document, 'factions.list')
  return toldOnKin(document, (brief) => {
    const point = people.find(({ key }) => key === brief.key.replace(/^person/, 'people.list.'))
    if (!point) return undefined
    const told = readPoint(point)
    const { name = '', given = '' } = knownOf(brief)
    const side = sides.find(({ text }) => sentencesOf(text)[0]?.includes(name))
    const aim = side && sentencesOf(side.text).find((one) => one.startsWith(`${given} `))
    return {
      ...told,
      town: document.title,
      ...(told.place !== undefined && { district: districtOf(document, told.place) }),
      ...(side && { faction: side.label }),
      // What their side is after, and what they are after besides.
      ...(aim && { want: [aim, ...(told.want ? [told.want] : [])].join(' ') }),
    }
  })
}
