import type { Reply } from '../../contract/comments.ts'
import { Link } from '../ui/link.tsx'
import { pageOfPerson } from '../ui/maker-link.tsx'
import { piecesOf } from './pieces.ts'

const look = 'rounded-sm text-ink underline decoration-line-strong underline-offset-4 hover:decoration-current'

/** What somebody wrote, as text: links lead out without a recommendation, names lead to people. */
export function CommentText({ text, mentions }: Pick<Reply, 'text' | 'mentions'>) {
  let at = 0
  return (
    <p dir="auto" className="whitespace-pre-wrap wrap-anywhere text-ink2">
      {piecesOf(text, mentions).map((piece) => {
        const key = at
        at += piece.text.length
        if (piece.kind === 'person')
          return (
            <Link key={key} to={pageOfPerson(piece.username)} className={look}>
              {piece.text}
            </Link>
          )
        if (piece.kind === 'link')
          return (
            <a key={key} href={piece.text} target="_blank" rel="nofollow ugc noopener noreferrer" className={look}>
              {piece.text}
            </a>
          )
        return piece.text
      })}
    </p>
  )
}
