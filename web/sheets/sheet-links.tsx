import { createContext, type ReactNode, useContext } from 'react'
import type { KnownPerson } from '../../contract/sheets/npc.ts'
import type { Sheet } from '../../contract/sheets.ts'
import { Link } from '../ui/link.tsx'

/** Words of a sheet that lead to another. */
export interface SheetLink {
  words: string
  to: string
}

type Linked = Pick<Sheet, 'kin' | 'request'>

/**
 * What the words of a sheet lead to: whoever has a sheet of their own, by name; and on a sheet that was made from another,
 * that one by its name, with the side, the place and the district where it tells of them.
 */
export function linksOf({ kin, request }: Linked): SheetLink[] {
  const known = (request.known ?? {}) as KnownPerson
  const links = kin.flatMap(({ key, card }): SheetLink[] => {
    const to = `/${card.kind}/${card.id}`
    const own = { words: card.title, to }
    if (key !== '' || card.kind !== 'settlement') return [own]
    const { faction, place, district } = known
    return [
      own,
      ...(faction ? [{ words: faction, to: `${to}#part-factions` }] : []),
      ...[place, district].flatMap((words) => (words ? [{ words, to: `${to}#part-districts` }] : [])),
    ]
  })
  // Of two that begin alike the longer one is meant.
  return links.filter(({ words }) => words.length > 2).sort((a, b) => b.words.length - a.words.length)
}

const LinksContext = createContext<readonly SheetLink[]>([])
export const SheetLinksProvider = LinksContext.Provider

const literal = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** A text in pieces: words that lead somewhere, each the first time it stands there, and what stands between them. */
export function linkedPieces(text: string, links: readonly SheetLink[]): { text: string; to?: string }[] {
  if (links.length === 0) return [{ text }]
  const names = new RegExp(
    `(?<![\\p{L}\\p{N}])(?:${links.map(({ words }) => literal(words)).join('|')})(?![\\p{L}\\p{N}])`,
    'giu',
  )
  const pieces: { text: string; to?: string }[] = []
  const seen = new Set<string>()
  let from = 0
  for (const { 0: found, index } of text.matchAll(names)) {
    const to = links.find(({ words }) => words.toLowerCase() === found.toLowerCase())?.to
    if (to === undefined || seen.has(found)) continue
    seen.add(found)
    pieces.push({ text: text.slice(from, index) }, { text: found, to })
    from = index + found.length
  }
  return [...pieces, { text: text.slice(from) }].filter((piece) => piece.text !== '')
}

/** A text whose names lead to the sheets of those they are of; `children` shows what stands between them. */
export function LinkedText({ text, children }: { text: string; children: (text: string) => ReactNode }) {
  const links = useContext(LinksContext)
  return linkedPieces(text, links).map((piece, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: pieces have no name but their place.
    <span key={index} className="contents">
      {piece.to === undefined ? (
        children(piece.text)
      ) : (
        <Link to={piece.to} className="sheet-link">
          {piece.text}
        </Link>
      )}
    </span>
  ))
}
