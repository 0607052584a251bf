import type { CallReply } from '../../contract/routes.ts'

type Comparison = CallReply<'getComparison'>
type Column = Comparison['columns'][number]

/** A column's name: its model's, or, while that is hidden, its place's: "Picture B". */
export const nameOf = ({ modelName }: Pick<Column, 'modelName'>, place: number) =>
  modelName ?? `Picture ${String.fromCharCode(65 + place)}`

const ranks = ['Best', 'Second', 'Third', 'Fourth', 'Fifth', 'Sixth']

/** What the viewer's vote says of a column; undefined where it says nothing. */
export function rankOf({ myVote }: Pick<Comparison, 'myVote'>, id: string): string | undefined {
  const place = myVote.indexOf(id)
  return place < 0 ? undefined : ranks[place]
}

/** What a further press on a column would say of it. */
export const nextRank = ({ myVote }: Pick<Comparison, 'myVote'>) =>
  myVote.length === 0 ? 'This one is best' : `${ranks[myVote.length]} best`

/** How many found it best, in words: "2 of 5 found it best". */
export const tallyOf = (votes: number, all: number) =>
  `${votes} of ${all} ${all === 1 ? 'person' : 'people'} found it best`

/** Pictures of which something can still be said: those that have come and are not in the vote yet, where they are not the last. */
export function toRank({ columns, myVote }: Pick<Comparison, 'columns' | 'myVote'>): string[] {
  const open = columns.filter(({ id, picture }) => picture && !myVote.includes(id)).map(({ id }) => id)
  return open.length > 1 || myVote.length === 0 ? open : []
}
