import type { Visibility } from '../../contract/visibility.ts'
import { Glyph } from './glyph.tsx'

/** At the foot of a card: not everybody finds it. Of what is public it says nothing. */
export function SeenMark({ visibility }: { visibility: Visibility }) {
  if (visibility === 'public') return null
  return (
    <span className="flex items-center gap-1">
      <Glyph name="lock" className="size-3" />
      {visibility === 'unlisted' ? 'By link' : 'Private'}
    </span>
  )
}
