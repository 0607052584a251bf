import { type Paper, paperFacts } from '../../contract/papers.ts'

/** A token to print, mm. */
export interface Printed {
  /** Which of the set it is. */
  token: number
  /** How broad its frame comes out. */
  side: number
  /** How broad its picture is, which has room above the frame where a subject stands out of it. */
  drawn: number
}

/** Where a token lies on its page: its upper left corner, mm from the page's own. */
export interface Laid extends Printed {
  x: number
  y: number
}

interface Sheet {
  width: number
  height: number
  pages: Laid[][]
}

const POINT = 25.4 / 72
/** What printers leave white about a page, and what scissors need between tokens, mm. */
export const MARGIN = 10
export const GAP = 4

/** A page's width and height, mm. */
export const pageSize = (paper: Paper) => ({
  width: paperFacts[paper].width * POINT,
  height: paperFacts[paper].height * POINT,
})

/** The largest that goes on a page, mm. */
const largestOn = (paper: Paper): number => pageSize(paper).width - 2 * MARGIN

/**
 * Tokens on pages in rows, the largest first, those of a size in their order. Throws RangeError for one that is larger than a page.
 */
export function layOut(all: readonly Printed[], paper: Paper): Sheet {
  const page = pageSize(paper)
  const most = largestOn(paper)
  if (all.some(({ drawn }) => drawn > most))
    throw new RangeError(`A token of more than ${Math.floor(most)} mm does not go on a page`)
  const ordered = all.map((one, at) => ({ one, at })).sort((a, b) => b.one.drawn - a.one.drawn || a.at - b.at)
  const pages: Laid[][] = [[]]
  let [x, y, row] = [MARGIN, MARGIN, 0]
  for (const { one } of ordered) {
    if (x + one.drawn > page.width - MARGIN + 1e-6) {
      x = MARGIN
      y += row + GAP
      row = 0
    }
    if (y + one.drawn > page.height - MARGIN + 1e-6) {
      pages.push([])
      ;[x, y, row] = [MARGIN, MARGIN, 0]
    }
    pages.at(-1)?.push({ ...one, x, y })
    x += one.drawn + GAP
    row = Math.max(row, one.drawn)
  }
  return { ...page, pages: pages.filter((laid) => laid.length > 0) }
}

/** A line to cut along, mm. */
type Mark = readonly [x0: number, y0: number, x1: number, y1: number]

const MARK = 2.4
const AWAY = 0.6

/** Short lines about a token's corners, outside it, where its box is cut out. */
export function cutMarks({ x, y, drawn }: Laid): Mark[] {
  const [right, bottom] = [x + drawn, y + drawn]
  const reach = AWAY + MARK
  return [
    [x - reach, y, x - AWAY, y],
    [x, y - reach, x, y - AWAY],
    [right + AWAY, y, right + reach, y],
    [right, y - reach, right, y - AWAY],
    [x - reach, bottom, x - AWAY, bottom],
    [x, bottom + AWAY, x, bottom + reach],
    [right + AWAY, bottom, right + reach, bottom],
    [right, bottom + AWAY, right, bottom + reach],
  ]
}
