import { expect, it } from 'vitest'
import type { Sheet, SheetCard } from '../../contract/sheets.ts'
import { linkedPieces, linksOf } from './sheet-links.tsx'

const card = (kind: SheetCard['kind'], id: string, title: string) => ({ kind, id, title }) as SheetCard
const sheet = (kin: Sheet['kin'], request: Sheet['request'] = {}) => ({ kin, request })

it('a settlement’s words lead to the sheets of those whom they name', () => {
  const links = linksOf(sheet([{ key: 'person1', card: card('npc', 'n1', 'Mara Vane') }]))
  expect(linkedPieces('Led by Mara Vane; Mara Vane pays. Maravane does not.', links)).toEqual([
    { text: 'Led by ' },
    { text: 'Mara Vane', to: '/npc/n1' },
    { text: '; Mara Vane pays. Maravane does not.' },
  ])
})

it('somebody’s words lead back to their town, to their side and to their street', () => {
  const known = { faction: 'The Drowned Cult', place: 'the Crane’s Tail', district: 'Hazelwharf' }
  const links = linksOf(sheet([{ key: '', card: card('settlement', 's1', 'Vindanum') }], { known }))
  const led = linkedPieces('The Crane’s Tail, Hazelwharf, Vindanum: the Drowned Cult', links)
  expect(led.flatMap(({ to }) => (to ? [to] : []))).toEqual([
    '/settlement/s1#part-districts',
    '/settlement/s1#part-districts',
    '/settlement/s1',
    '/settlement/s1#part-factions',
  ])
})
