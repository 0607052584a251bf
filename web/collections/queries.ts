import type { QueryClient } from '@tanstack/react-query'
import { COLLECTION_PAGE, type CollectedKind } from '../../contract/collection-facts.ts'
import { callQuery, refreshAnswers } from '../api/queries.ts'

/** One page of a collection; from 1. */
export const collectionOf = (id: string, page = 1) =>
  callQuery('getCollection', {
    params: { id },
    query: { limit: COLLECTION_PAGE, offset: (page - 1) * COLLECTION_PAGE },
  })
export const collectionsBy = (username: string) => callQuery('collectionsOfPerson', { params: { username } })
export const ownCollections = () => callQuery('myCollections', { query: {} })
/** The caller's own, each with whether it holds a work. */
export const collectionsFor = (kind: CollectedKind, work: string) =>
  callQuery('myCollections', { query: { kind, work } })

export const pageIn = (search: URLSearchParams) => Math.max(1, Math.trunc(Number(search.get('page'))) || 1)

/** After a collection came, changed or went. */
export const refreshCollections = (client: QueryClient) =>
  refreshAnswers(client, 'getCollection', 'collectionsOfPerson', 'myCollections', 'getPerson')
