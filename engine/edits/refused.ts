/** Why a picture cannot be edited as it was asked. */
export type Reason =
  /** No face is in it. */
  | 'no-face'
  /** What was taken for a face is not a human one, by how its features lie: a cat's, a mask's. */
  | 'not-human'
  /** A face is turned away so far that another does not fit on it, or it on another. */
  | 'face-turned'
  /** A drawn face has no skin that would fit on one that is seen. */
  | 'face-drawn'
  /** What it is of does not stand out from what is behind it. */
  | 'no-subject'
  /** The mask covers so much that nothing is left to go on from. */
  | 'nothing-left'
  /** It is already as it is wanted. */
  | 'nothing-to-do'
  /** The words ask for nothing that can be drawn. */
  | 'nothing-read'

/** An edit that cannot be done, through no fault of the program. */
export class Refused extends Error {
  readonly reason: Reason
  constructor(reason: Reason) {
    super(`Refused: ${reason}`)
    this.reason = reason
  }
}
