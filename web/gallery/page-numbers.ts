import { GALLERY_PAGE } from '../../contract/limits.ts'
import { LAST_PAGE } from '../images/works.ts'

/** How many pages so many works fill, as far as they can be asked for. */
export const pagesOf = (total: number) => Math.min(Math.max(1, Math.ceil(total / GALLERY_PAGE)), LAST_PAGE)

/**
 * The page numbers worth a link: the first, the last, and those about the pages in sight; null stands where some are
 * left out. `from` and `to` are the first and the last page in sight.
 */
export function pageNumbers(pages: number, from: number, to: number): (number | null)[] {
  const wanted = new Set([1, pages])
  for (const near of [from - 1, from, to, to + 1, to + 2]) if (near >= 1 && near <= pages) wanted.add(near)
  const sorted = [...wanted].sort((a, b) => a - b)
  return sorted.flatMap((page, index) => {
    const before = sorted[index - 1] ?? 0
    if (page - before === 2) return [page - 1, page]
    return page - before > 2 ? [null, page] : [page]
  })
}
