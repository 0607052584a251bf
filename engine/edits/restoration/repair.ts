import type { Repair } from '../../../contract/edit-facts.ts'
import type { Picture } from '../../paint/picture.ts'
import type { Box } from '../steps.ts'

/** What is wrong with a picture in one respect. */
export interface Damage {
  /** 0-1; at 0 it is sound in this respect. */
  much: number
  /** What was found, as people read it. */
  told: string
}

/** What mending is given beside the picture. */
export interface Mending {
  seed: number
  /** Faces that are known in it: they are copied nowhere. */
  faces: readonly Box[]
  /** Throws to stop it. */
  told: () => void
}

/** Mends one sort of damage. */
export interface Mender {
  /** What is wrong, found cautiously: what an artist may have meant is left alone. */
  measure(picture: Picture): Damage
  /**
   * The picture with that mended; undefined where there is nothing of the kind. `strength` 0-1: at 0.5 as much as was measured.
   */
  mend(picture: Picture, strength: number, mending: Mending): Picture | undefined
}

export type Menders = Readonly<Record<Repair, Mender>>
