import { arrival } from './tale/arrival.ts'
import { errands } from './tale/errands.ts'
import { feasts } from './tale/feasts.ts'
import { goingsOn } from './tale/goings-on.ts'
import { laws } from './tale/laws.ts'
import { people } from './tale/people.ts'
import { talk } from './tale/talk.ts'
import { things } from './tale/things.ts'
import { upkeep } from './tale/upkeep.ts'
import { variedIn } from './varied.ts'

/** What is shouted, scrawled and toasted, which stays as it is. */
const spoken = ['shout', 'slogan', 'toast']

/**
 * How the sheet of a settlement is told, in whole sentences, with the sheet's own names: a name, a number or a choice in every
 * few words, so that two sheets do not read alike.
 */
export const tale = variedIn(
  {
    ...arrival,
    ...things,
    ...goingsOn,
    ...people,
    ...errands,
    ...talk,
    ...laws,
    ...feasts,
    ...upkeep,
  } as const,
  spoken,
)
