import type { QueryClient } from '@tanstack/react-query'
import { LORAS_PAGE, type LoraBase, type LoraLicence, loraBases, loraLicences } from '../../contract/lora-facts.ts'
import { callQuery, refreshAnswers } from '../api/queries.ts'

/** What a list of LoRAs is asked for, as its address has it. */
export interface LorasView {
  whose: 'all' | 'own'
  q: string
  base?: LoraBase
  licence?: LoraLicence
  tag?: string
  sort: 'new' | 'used'
  /** From 1. */
  page: number
}

const LAST_PAGE = Math.floor(100_000 / LORAS_PAGE) + 1

export function lorasViewOf(search: URLSearchParams): LorasView {
  const page = Number(search.get('page'))
  return {
    whose: search.get('whose') === 'own' ? 'own' : 'all',
    q: search.get('q')?.slice(0, 200) ?? '',
    base: loraBases.find((one) => one === search.get('base')),
    licence: loraLicences.find((one) => one === search.get('licence')),
    tag: search.get('tag')?.slice(0, 30) || undefined,
    sort: search.get('sort') === 'used' ? 'used' : 'new',
    page: Number.isInteger(page) && page > 1 ? Math.min(page, LAST_PAGE) : 1,
  }
}

/** The address's parameters for a view; what is usual is left out. */
export function lorasSearch({ whose, q, base, licence, tag, sort, page }: LorasView): URLSearchParams {
  const said = {
    whose: whose === 'own' && whose,
    q: q.trim() && q,
    base,
    licence,
    tag,
    sort: sort === 'used' && sort,
    page: page > 1 && page,
  }
  return new URLSearchParams(Object.entries(said).flatMap(([name, value]) => (value ? [[name, `${value}`]] : [])))
}

const asked = ({ q, base, licence, tag, sort, page }: LorasView) => ({
  q: q.trim() || undefined,
  base,
  licence,
  tag,
  sort,
  limit: LORAS_PAGE,
  offset: (page - 1) * LORAS_PAGE,
})

/** The LoRAs that a view asks for: everybody's public ones, or the caller's own. */
export const publicLoras = (view: LorasView) => callQuery('searchLoras', { query: asked(view) })
export const ownLoras = (view: LorasView) => callQuery('myLoras', { query: asked(view) })

export const loraOf = (id: string) => callQuery('getLora', { params: { id } })
export const samplesWith = (id: string) => callQuery('loraSamples', { params: { id } })

/** After a LoRA came, changed or went. */
export const refreshLoras = (client: QueryClient) => refreshAnswers(client, 'searchLoras', 'myLoras', 'getLora')
