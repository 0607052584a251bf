import { beasts } from './families/beasts.ts'
import type { Family } from './families/family.ts'
import { made } from './families/made.ts'
import { otherworldly } from './families/otherworldly.ts'
import { peoples } from './families/peoples.ts'
import { reptiles } from './families/reptiles.ts'
import { undead } from './families/undead.ts'
import { vermin } from './families/vermin.ts'
import { waters } from './families/waters.ts'

export type { Family } from './families/family.ts'

/** Figures of bodies are our own, after the manner of SRD 5.1 and 5.2 (CC-BY-4.0). */
export const families: readonly Family[] = [
  ...reptiles,
  ...beasts,
  ...vermin,
  ...waters,
  ...made,
  ...undead,
  ...peoples,
  ...otherworldly,
]
