import type { Subject } from '../../subject.ts'
import type { Telling } from '../telling.ts'
import { beings, somebody } from './beings.ts'
import type { Side } from './side.ts'
import { something, things } from './things.ts'

/** What is to be said of a subject: by what it did, else by what it is. */
export function sideOf({ isBeing, isPerson }: Subject, { matters, did }: Telling): Side {
  const [matter] = matters
  if (!isBeing) return (matter && things[matter]) ?? something
  if (matter && (isPerson || matter !== 'maker')) return beings[matter]
  return did.length > 0 ? somebody : something
}

/** What a matter was about, where the prompt names nothing. */
export const objectOf = ({ object, matters }: Telling): string =>
  object || (matters[0] === 'theft' ? 'the prize' : matters[0] === 'maker' ? 'the work' : 'the silver')
