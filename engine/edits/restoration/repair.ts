import type { Repair } from '../../../contract/edit-facts.ts'
import type { Picture } from '../../paint/picture.ts'

/** What is wrong with a picture in one respect. */
export interface Damage {
  /** 0-1; at 0 it is sound in this respect. */
  much: number
  /** What was found, as people read it. */
  told: string
}

/** Mends one sort of damage. */
export interface Mender {
  /** What is wrong, found cautiously: what an artist may have meant is left alone. */
  measure(picture: Picture): Damage
  /**
   * The picture with that mended; undefined where there is nothing of the kind. `strength` 0-1: at 0.5 as much as was measured.
   * `told` throws to stop it.
   */
  mend(picture: Picture, strength: number, seed: number, told: () => void): Picture | undefined
}

export type Menders = Readonly<Record<Repair, Mender>>
