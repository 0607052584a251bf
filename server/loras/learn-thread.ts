// Not through the engine's door: whoever learns needs none of its words.
import { type Study, study } from '../../engine/own-style/learn.ts'
import type { Picture } from '../../engine/paint/picture.ts'
import { tidyAfterwards } from '../threads/tidy.ts'

/** What is learnt of one picture, in a thread of the pool. */
export default function studied(picture: Picture): Study {
  tidyAfterwards()
  return study(picture)
}
