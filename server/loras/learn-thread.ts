import { type Picture, type Study, study } from '../../engine/index.ts'
import { tidyAfterwards } from '../threads/tidy.ts'

/** What is learnt of one picture, in a thread of the pool. */
export default function studied(picture: Picture): Study {
  tidyAfterwards()
  return study(picture)
}
