/** A person asked for a part to be rolled again that is none of the sheet's; whatever else is thrown is a fault of ours. */
export class UnknownPart extends Error {
  readonly key: string

  /** `key` as it was asked for; the message is a sentence for the person. */
  constructor(key: string) {
    super(`"${key}" is no part that can be rolled again.`)
    this.key = key
  }
}
