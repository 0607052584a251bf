import { mentionPattern } from '../../contract/commentable.ts'

/** A stretch of what a comment says: words, a link to another site, or the name of somebody who is here. */
export type Piece = { kind: 'words' | 'link'; text: string } | { kind: 'person'; text: string; username: string }

const LINK = /https?:\/\/[^\s<>"'`]+/g
/** What ends a sentence rather than an address. */
const TRAILING = /[.,;:!?)\]}]+$/

function peopleIn(text: string, mentions: readonly string[]): Piece[] {
  const pieces: Piece[] = []
  let from = 0
  for (const found of text.matchAll(mentionPattern)) {
    const username = mentions.find((name) => name.toLowerCase() === found[1]?.toLowerCase())
    if (!username) continue
    if (found.index > from) pieces.push({ kind: 'words', text: text.slice(from, found.index) })
    pieces.push({ kind: 'person', text: found[0], username })
    from = found.index + found[0].length
  }
  if (from < text.length) pieces.push({ kind: 'words', text: text.slice(from) })
  return pieces
}

/** A comment's words with its links and the people whom it names told apart; nothing else in it is markup. */
export function piecesOf(text: string, mentions: readonly string[]): Piece[] {
  const pieces: Piece[] = []
  let from = 0
  for (const found of text.matchAll(LINK)) {
    const address = found[0].replace(TRAILING, '')
    if (!URL.canParse(address)) continue
    pieces.push(...peopleIn(text.slice(from, found.index), mentions), { kind: 'link', text: address })
    from = found.index + address.length
  }
  return [...pieces, ...peopleIn(text.slice(from), mentions)]
}
