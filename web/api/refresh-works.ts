import type { QueryClient } from '@tanstack/react-query'
import { refreshAnswers } from './queries.ts'

/** After a work came, changed or went: renews every list that may show it. */
export function refreshLists(client: QueryClient): Promise<void> {
  return refreshAnswers(client, 'myImages', 'searchImages', 'newImages', 'modelSamples')
}

/** The same, and the works' own pages with them. */
export async function refreshWorks(client: QueryClient): Promise<void> {
  await Promise.all([refreshLists(client), refreshAnswers(client, 'getImage')])
}
