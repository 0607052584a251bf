import type { Section } from '../../../../contract/sheets/document.ts'
import type { Random } from '../../../paint/random.ts'
import { withArticle } from '../../grammar/article.ts'
import type { Teller } from '../../grammar/grammar.ts'
import { capital } from '../../grammar/inflect.ts'
import { type Idea, tellerFor } from '../idea.ts'
import type { District, Place } from '../quarters.ts'
import { fitting, namesIn } from '../sparing.ts'
import { tale } from '../tale.ts'
import { type Blocks, part } from './part.ts'

/** Where each place of the trouble stands in a sign of it that is told nowhere else: that is what goes on there. */
function troubledPlaces(idea: Idea, teller: Teller): Map<string, string> {
  const told = new Map<string, string>()
  for (const sign of idea.signs.slice(4))
    for (const slot of ['p1', 'p2', 'p3'])
      if (new RegExp(`#${slot}[.#]`).test(sign)) told.set(idea.given[slot] ?? '', capital(teller.tell(sign)))
  return told
}

/**
 * What its keeper is busy with and a sentence of what goes on at a place: not about the keeper, nor of a door that opens into
 * itself, and of one other person at most.
 */
function newsOf(idea: Idea, { name, keeper }: Place, teller: Teller): { busy: string; news: string } {
  const isOwn = (text: string) => text.includes(keeper.given) || text.toLowerCase().includes(name.toLowerCase())
  const news = fitting(
    () => teller.tell('news'),
    (text) => !isOwn(text) && namesIn(text, idea) < 2,
  )
  const busy = fitting(
    () => teller.tell('busy'),
    (text) => !isOwn(text) && namesIn(`${text} ${news}`, idea) < 2,
  )
  return { busy, news: capital(news) }
}

function districtBlocks(
  idea: Idea,
  { name, places }: District,
  { index, first, signs }: { index: number; first: number; signs: ReadonlyMap<string, string> },
  teller: Teller,
): Blocks {
  const busiest = idea.districts.length > 3 ? index % places.length : -1
  const key = `districts.d${index}`
  return [
    {
      type: 'table',
      key,
      label: name,
      columns: [
        { label: 'No.', derived: true },
        { label: 'Place' },
        { label: 'What it is' },
        { label: 'Who is there, and what goes on' },
      ],
      rows: places.map((place, at) => {
        const { keeper } = place
        const { busy, news } = newsOf(idea, place, teller)
        // In a large place only one door of each quarter has news: nobody can hold two dozen.
        const own = signs.get(place.name)
        const more = own ? ` ${own}` : busiest < 0 || at === busiest ? ` ${news}` : ''
        const now = `${place.what}. ${keeper.name}, ${keeper.role}, ${busy}.${more}`
        return {
          key: `${key}.${at}`,
          cells: [String(first + at), capital(place.name), `${capital(withArticle(place.kind))}.`, now],
          ...(place.landmark ? { model: { landmark: place.landmark } } : {}),
        }
      }),
    },
  ]
}

export function districts(idea: Idea, chance: Random): Section {
  const teller = tellerFor(idea, tale, chance)
  const signs = troubledPlaces(idea, teller)
  let first = 1
  const blocks = idea.districts.flatMap((district, index) => {
    const own = districtBlocks(idea, district, { index, first, signs }, teller)
    first += district.places.length
    return own
  })
  return part(
    'districts',
    idea.size === 'hamlet' || idea.size === 'village' ? 'Its two ends' : 'Districts and places',
    'main',
    blocks,
  )
}
