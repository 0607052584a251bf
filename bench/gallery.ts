import type { SearchReply } from '../contract/gallery.ts'
import { routes } from '../contract/routes.ts'
import type { LoadAnswer, LoadQuestion } from './load.ts'
import type { Measurement, Row } from './measurement.ts'
import { inTurns, medianOf, percentile } from './statistics.ts'
import { hangWorks } from './works.ts'

const WORKS = 100_000
const CONNECTIONS = 8
const SECONDS = 4
const SEARCH_P95_MAX = 50

/** What people type: common words, several, rare ones, the beginning of one, and as it is typed. */
const searches = [
  ...['dragon', 'castle', 'red', 'sword', 'ruined castle', 'green dragon swamp', 'elf', 'a wizard at night'],
  ...['drag', 'snowy mount', 'misty lake sunset', 'skeleton', 'potion', 'hooded traveller', 'golden', 'f'],
]

/** The gallery as it opens, its tabs, its orders, and pages further down. */
const pages = ['/gallery', '/gallery?category=monsters', '/gallery?sort=top', '/gallery?page=3', '/gallery?page=200']

export const gallery: Measurement = {
  name: 'gallery',
  async measure(ground, rounds) {
    const databaseUrl = await ground.database('gallery')
    await hangWorks(databaseUrl, WORKS, `${'0'.repeat(64)}.png`)
    const program = await ground.program(databaseUrl)
    const bare = await ground.beside('bare-replies.ts')
    const load = await ground.beside('load.ts')
    const searchPath = (q: string) => `${routes.searchImages.path}?${new URLSearchParams({ q })}`

    /** What the program answers under load, beside the same text from a program that does nothing else. */
    async function beside(paths: string[], connections: number) {
      const first = await fetch(program.url + paths[0])
      const reply = { type: first.headers.get('content-type') ?? '', text: await first.text() }
      const origin = await bare.ask<string>({ reply })
      const ask = (question: Pick<LoadQuestion, 'origin' | 'paths'>) =>
        load.ask<LoadAnswer>({ ...question, connections, seconds: SECONDS })
      return inTurns(
        rounds,
        () => ask({ origin: program.url, paths }),
        () => ask({ origin, paths: ['/bare'] }),
      )
    }

    const p95 = ({ latencies }: LoadAnswer) => percentile(latencies, 0.95)
    const rendered = await beside(pages, CONNECTIONS)
    const open = await beside(['/gallery'], CONNECTIONS)
    const searched = await beside(searches.map(searchPath), 1)
    const found = await fetch(program.url + searchPath('dragon'))
    const { totalCount } = (await found.json()) as SearchReply
    if (totalCount === 0) throw new Error('The search finds nothing: what was measured is no search')
    for (const one of [load, bare, program]) await one.stop()

    const page = (what: string, turns: typeof rendered): Row[] => [
      {
        what: `${what}: answers a second, ${CONNECTIONS} at once`,
        subject: `${medianOf(turns, ({ one }) => one.perSecond).toFixed(0)}/s`,
        reference: `the same text, bare: ${medianOf(turns, ({ other }) => other.perSecond).toFixed(0)}/s`,
        figure: medianOf(turns, ({ one, other }) => one.perSecond / other.perSecond),
        unit: '×',
      },
      {
        what: `${what}: p95`,
        subject: `${medianOf(turns, ({ one }) => p95(one)).toFixed(1)} ms`,
        reference: `the same text, bare: ${medianOf(turns, ({ other }) => p95(other)).toFixed(1)} ms`,
        figure: medianOf(turns, ({ one, other }) => p95(one) / p95(other)),
        unit: '×',
      },
    ]
    return [
      ...page('/gallery over 100,000 works, as it opens', open),
      ...page('/gallery over 100,000 works, tabs, orders and pages', rendered),
      {
        what: 'Search over 100,000 works: p95',
        subject: `p50 ${medianOf(searched, ({ one }) => percentile(one.latencies, 0.5)).toFixed(1)} ms`,
        reference: `the same text, bare: p95 ${medianOf(searched, ({ other }) => p95(other)).toFixed(1)} ms`,
        figure: medianOf(searched, ({ one }) => p95(one)),
        unit: 'ms',
        bar: { atMost: SEARCH_P95_MAX },
      },
    ]
  },
}
