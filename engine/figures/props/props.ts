import type { Wright } from '../gear/arms.ts'
import { victuals } from './fare.ts'
import { flowers } from './flowers.ts'
import type { PropKind } from './kinds.ts'
import { toys } from './toys.ts'
import { wares } from './wares.ts'

/** Who makes what is held: kinds.ts has the words. */
export const props: Readonly<Record<PropKind, Wright>> = { ...flowers, ...toys, ...victuals, ...wares }
